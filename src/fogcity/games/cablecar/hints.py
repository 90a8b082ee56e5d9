"""Where to look for a good action in Cable Car."""

from __future__ import annotations

from fogcity.core.game import Game, View
from fogcity.games.cablecar.actions import DRAW, PASS, SWAP
from fogcity.games.cablecar.board import PERCENTS, SPACES
from fogcity.study.looks import Look


class TrackLooks:
    """Names the space of a lay, and the pile of an exchange."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def look(self, view: View, action: int) -> Look:  # noqa: ARG002 - the action is enough
        """The space, but not the tile; the percentage, but not which share is taken."""
        if action < DRAW:
            return Look("lay", SPACES[action % 64])
        if SWAP <= action < PASS:
            return Look("swap", str(PERCENTS[(action - SWAP) // 2]))
        return Look("draw" if action == DRAW else "pass")
