"""Fog City: the digital table for San Francisco's cable-car board games.

>>> import fogcity
>>> g = fogcity.game("cablecar")
>>> s = g.deal(seats=2, seed=1)
>>> g.play(s, g.legal(s)[0])
>>> g.turn(s)
1
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogcity.core.errors import (
    BadBoard,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeed,
    BadText,
    FogCityError,
    IllegalAction,
    UnknownGame,
    WrongBoard,
)
from fogcity.core.game import Game, State, View
from fogcity.core.record import GameRecord
from fogcity.core.table import Move, Table
from fogcity.games.registry import game, games, read_record, replay

__version__ = "0.2.0"
__all__ = [
    "BadBoard",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "BadText",
    "FogCityError",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Move",
    "State",
    "Table",
    "UnknownGame",
    "View",
    "WrongBoard",
    "game",
    "games",
    "read_record",
    "replay",
]

if TYPE_CHECKING:
    __commit__: str
else:

    def __getattr__(name: str) -> str:
        """`fogcity.__commit__` is the commit of this software, or empty. It is looked up only when asked for."""
        if name == "__commit__":
            from fogcity.software import commit

            return commit()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
