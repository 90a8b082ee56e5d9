"""The endpoints of the API. Commands of a table also go over the WebSocket; everything else only over HTTP."""

from fogcity.server.http.api import Api
from fogcity.server.http.routes.about import add_about
from fogcity.server.http.routes.boards import add_boards
from fogcity.server.http.routes.commands import add_commands
from fogcity.server.http.routes.credentials import add_recovery, add_sessions, add_tokens
from fogcity.server.http.routes.hints import add_hints
from fogcity.server.http.routes.lists import add_lists
from fogcity.server.http.routes.pictures import add_pictures
from fogcity.server.http.routes.players import add_players
from fogcity.server.http.routes.puzzles import add_puzzles
from fogcity.server.http.routes.reviews import add_reviews
from fogcity.server.http.routes.streams import add_streams
from fogcity.server.http.routes.tables import add_exports, add_tables


def add_routes(api: Api) -> None:
    """Add all endpoints."""
    for add in (
        add_about,
        add_players,
        add_recovery,
        add_tokens,
        add_sessions,
        add_lists,
        add_boards,
        add_tables,
        add_exports,
        add_reviews,
        add_hints,
        add_pictures,
        add_puzzles,
        add_commands,
        add_streams,
    ):
        add(api)
