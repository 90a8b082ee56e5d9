"""The figures in the rules, and the guided first game."""

from __future__ import annotations

from pathlib import Path

from fogcity.core.game import Game
from fogcity.lang.lessons import Lessons


class TicketLessons(Lessons):
    """The view data already says which cards a route still needs, so there are no other actions to ask about."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Path(__file__).parent)
