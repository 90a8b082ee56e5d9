"""The results of games: rows of numbers, and what comes with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.schedule import Schedule, Seating
from fogcity.arena.settings import Settings
from fogcity.core.game import Game
from fogcity.core.loops import Records

Rows = npt.NDArray[Any]
KINDS = ("none", "raised", "illegal", "slow", "stuck", "died")  # why a game was forfeited


class BotInfo(NamedTuple):
    """A bot in a tournament: its name, whether it is a QuickBot, its budget, and the limit for a move in seconds."""

    name: str
    quick: bool
    budget: str
    limit: float


class Forfeit(NamedTuple):
    """A game that a bot forfeited."""

    number: int
    seat: int
    kind: str
    reason: str


@dataclass
class Chunk:
    """Some games: a row and, if records are kept, a line for each."""

    rows: Rows
    lines: bytes = b""
    forfeits: list[Forfeit] = field(default_factory=list)

    def only(self, wanted: npt.NDArray[np.bool]) -> Chunk:
        """The games for which `wanted` is true."""
        if wanted.all():
            return self
        ends = np.cumsum(self.rows["length"])
        lines = (
            self.lines[end - row["length"] : end] for row, end in zip(self.rows[wanted], ends[wanted], strict=True)
        )
        numbers = set(self.rows["number"][wanted].tolist())
        return Chunk(self.rows[wanted], b"".join(lines), [lost for lost in self.forfeits if lost.number in numbers])


@dataclass
class Results:
    """All games of a tournament, by number."""

    settings: Settings
    bots: list[BotInfo]
    rows: Rows
    forfeits: list[Forfeit]

    @cached_property
    def schedule(self) -> Schedule:
        """The schedule of the games."""
        return Schedule(len(self.bots), self.settings.seats, int(self.settings.seed))

    @property
    def seating(self) -> Seating:
        """The bot in each seat, a row for each game."""
        return self.schedule.seating(self.rows["number"])


def row_type(seats: int) -> np.dtype[Any]:
    """The layout of a row: what is stored about every game in addition to its record."""
    return np.dtype(
        [
            ("number", "<i8"),
            ("offset", "<i8"),  # of its line in the file of records; -1 if it has none
            ("length", "<i4"),  # of that line
            ("turns", "<i4"),
            ("actions", "<i4"),
            ("forfeit", "i1"),  # the seat that forfeited the game, or -1
            ("kind", "i1"),  # why, as an index into KINDS
            ("score", "<i4", (seats,)),
            ("share", "<f4", (seats,)),  # of the win: 1, or less if it is shared
            ("moves", "<i4", (seats,)),
            ("ms", "<f4", (seats,)),  # of all moves of a seat together
        ]
    )


def new_rows(count: int, seats: int) -> Rows:
    """Empty rows."""
    rows = np.zeros(count, row_type(seats))
    rows["number"] = rows["offset"] = rows["forfeit"] = -1
    return rows


def win_shares(game: Game, states: Records, scores: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """Each seat's share of the win in games that are over. The rules decide ties."""
    best = scores == scores.max(axis=1, keepdims=True)
    for tied in np.flatnonzero(best.sum(axis=1) > 1):
        best[tied] = False
        best[tied, game.winners(states[tied])] = True
    shares: npt.NDArray[np.float32] = (best / best.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


def forfeit_shares(seating: npt.NDArray[np.int8], seat: int) -> npt.NDArray[np.float32]:
    """Each seat's share of the win when the bot in one of them forfeits: the seats of all other bots share it."""
    others = seating != seating[seat]
    shares: npt.NDArray[np.float32] = (others / max(int(others.sum()), 1)).astype(np.float32)
    return shares
