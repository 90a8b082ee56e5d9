"""Boards over HTTP: the data to draw them. They never change while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache

from starlette.responses import Response

from fogcity.core.errors import UnknownGame
from fogcity.core.view_data import BoardData
from fogcity.games.registry import game as find_game
from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.pages import takes_gzip
from fogcity.server.problems import NotFound
from fogcity.server.table.messages import encode

KEPT = "public, max-age=300"


def add_boards(api: Api) -> None:
    """The board of each game."""

    @api.route(
        "GET", "/api/games/{name}/board", "The board of a game, to be drawn", gives=BoardData, needs_player=False
    )
    async def board(request: ApiRequest) -> Response:
        # placing names takes a third of a second, once
        data, packed, tag = await asyncio.to_thread(_board_of, request.path["name"])
        headers = {"etag": tag, "cache-control": KEPT, "vary": "accept-encoding"}
        if tag in request.http.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if takes_gzip(request.http.headers.get("accept-encoding", "")):
            data, headers["content-encoding"] = packed, "gzip"
        return Response(data, media_type="application/json", headers=headers)


def _board_of(name: str) -> tuple[bytes, bytes, str]:
    try:
        game = find_game(name)
    except UnknownGame as error:
        raise NotFound(str(error), reason="no_such_game") from None
    return _encoded(game.name)


@cache
def _encoded(name: str) -> tuple[bytes, bytes, str]:
    """The board of a game as JSON, the same compressed, and its ETag."""
    board = find_game(name).board_data()
    if board is None:
        raise NotFound(f"{name} has no board to draw: its view data is a text", reason="no_board")
    data = encode(board)
    return data, gzip.compress(data, 9, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:20]}"'
