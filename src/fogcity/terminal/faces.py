"""How games look at the terminal."""

from __future__ import annotations

from fogcity.core.errors import UnknownGame
from fogcity.core.game import Game
from fogcity.core.parts import find_part
from fogcity.terminal.face import Face


def face_for(game: Game) -> Face:
    """How a game looks at the terminal."""
    face = find_part(game, "terminal", Face)  # type: ignore[type-abstract]
    if face is None:
        raise UnknownGame(f"{game.title} cannot be played at the terminal")
    return face
