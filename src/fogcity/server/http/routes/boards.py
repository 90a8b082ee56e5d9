"""Boards over HTTP: what a page needs to draw them. They never change while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

from starlette.responses import Response

from fogcity.games.cablecar.board_data import TrackBoard
from fogcity.games.cablecar.board_data import chart as track_board
from fogcity.games.ticket.board.board import standard
from fogcity.games.ticket.board_data import Chart, chart
from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.pages import takes_gzip
from fogcity.server.table.messages import encode

KEPT = "public, max-age=300"


def add_boards(api: Api) -> None:
    """The board of each game."""
    _add(api, "ticket", Chart, lambda: chart(standard()))
    for game in ("cablecar", "company"):
        _add(api, game, TrackBoard, track_board)


def _add(api: Api, game: str, gives: Any, make: Callable[[], Any]) -> None:
    @cache
    def made() -> tuple[bytes, bytes, str]:
        data = encode(make())
        return data, gzip.compress(data, 9, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:20]}"'

    @api.route("GET", f"/api/games/{game}/board", f"The board of {game}, to be drawn", gives=gives, needs_player=False)
    async def board(request: ApiRequest) -> Response:
        data, packed, tag = await asyncio.to_thread(made)  # names are placed once, which takes a third of a second
        headers = {"etag": tag, "cache-control": KEPT, "vary": "accept-encoding"}
        if tag in request.http.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if takes_gzip(request.http.headers.get("accept-encoding", "")):
            data, headers["content-encoding"] = packed, "gzip"
        return Response(data, media_type="application/json", headers=headers)
