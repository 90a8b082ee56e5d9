"""The pictures of link previews over HTTP."""

from __future__ import annotations

from starlette.responses import Response

from fogcity.core.errors import UnknownGame
from fogcity.games.registry import game as find_game
from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.puzzles import PUZZLE, puzzles_of, which_puzzle
from fogcity.server.http.routes.tables import TABLE, find_room
from fogcity.server.preview.picture import Picture, Pictures
from fogcity.server.problems import NotFound
from fogcity.server.puzzles.progress import today
from fogcity.server.table.state import CLOSED

KEPT = "public, max-age=60"


def add_pictures(api: Api) -> None:
    """Add the pictures of tables, of empty boards and of puzzles."""
    pictures = Pictures()
    key = {"key": "a key of the table, to join or to watch"}

    @api.route(
        "GET",
        TABLE + "/preview.png",
        "The board as spectators see it, as a picture for link previews",
        gives=None,
        media="image/png",
        cost="picture",
        query=key,
        needs_player=False,
    )
    async def table(request: ApiRequest) -> Response:
        state = (await find_room(request)).state
        if state.status == CLOSED:
            raise NotFound("this table was closed before its game began", reason="table_closed")
        view = None if state.current is None else state.current.view(None)
        return _respond(request, await pictures.get(state.game, len(state.seats), view))

    @api.route(
        "GET",
        "/api/games/{name}/preview.png",
        "The empty board, as a picture for link previews",
        gives=None,
        media="image/png",
        cost="picture",
        needs_player=False,
    )
    async def board(request: ApiRequest) -> Response:
        try:
            game = find_game(request.path["name"])
        except UnknownGame as error:
            raise NotFound(str(error), reason="no_such_game") from None
        return _respond(request, await pictures.get(game, game.seats[0], None))

    @api.route(
        "GET",
        PUZZLE + "/preview.png",
        "The board of a puzzle, as a picture for link previews",
        gives=None,
        media="image/png",
        cost="picture",
        needs_player=False,
    )
    async def puzzle(request: ApiRequest) -> Response:
        posed = await puzzles_of(request).pose(*which_puzzle(request), today())
        return _respond(request, await pictures.get(posed.game, posed.puzzle.seats, posed.spectators_view))


def _respond(request: ApiRequest, picture: Picture) -> Response:
    # other sites may show the picture: that is what it is for
    headers = {"etag": picture.tag, "cache-control": KEPT, "cross-origin-resource-policy": "cross-origin"}
    if picture.tag in request.http.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture.data, media_type="image/png", headers=headers)
