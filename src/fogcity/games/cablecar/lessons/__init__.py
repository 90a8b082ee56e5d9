"""The figures in the rules of both games, and their guided first games."""

from __future__ import annotations

from pathlib import Path

from fogcity.core.action_data import ActionRequest
from fogcity.core.game import Game, View
from fogcity.games.cablecar.action_data import LayRequest
from fogcity.games.cablecar.board import KINDS, POWER_STATION, SPACES
from fogcity.games.cablecar.state import NOTHING
from fogcity.lang.lessons import Lessons


class CableCarLessons(Lessons):
    """Lets a learner try every tile in hand on every space."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Path(__file__).parent)

    def questions(self, view: View) -> list[ActionRequest]:
        s = view.fields
        hand = [s["drawn"]] if s["drawn"] != NOTHING else s["hand"][view.seat].tolist()
        tiles = dict.fromkeys(KINDS[tile] for tile in hand if tile >= 0)
        spaces = [name for space, name in enumerate(SPACES) if space not in POWER_STATION]
        return [LayRequest(tile, 0, space) for tile in tiles for space in spaces]
