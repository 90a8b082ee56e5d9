"""The faces of the games, by name."""

from __future__ import annotations

from fogcity.core.errors import UnknownGame
from fogcity.core.game import Game
from fogcity.terminal.face import Face


def face_for(game: Game) -> Face:
    """How a game looks at the terminal."""
    if game.name in ("cablecar", "company"):
        from fogcity.games.cablecar.terminal.face import CableCarFace

        return CableCarFace(game)
    if game.name == "ticket":
        from fogcity.games.ticket.terminal.face import TicketFace

        return TicketFace(game)
    raise UnknownGame(f"{game.title} cannot be played at the terminal")
