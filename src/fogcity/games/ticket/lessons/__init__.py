"""The figures in the rules, and the guided first game."""

from __future__ import annotations

from pathlib import Path

from fogcity.core.game import Game
from fogcity.lang.lessons import Lessons


class TicketLessons(Lessons):
    """A learner is told what is missing for a route by the view data; there is nothing else to ask about."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Path(__file__).parent)
