"""The results of games as rows of numbers, and what a worker sends back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fogcity.core.game import Game
from fogcity.core.loops import Records

Rows = npt.NDArray[Any]
KINDS = ("none", "raised", "illegal", "slow", "stuck", "died")  # why a game was forfeited


class Forfeit(NamedTuple):
    """A game that a bot lost by not playing it."""

    number: int
    seat: int
    kind: str
    reason: str


@dataclass
class Chunk:
    """Some games that were played: a row and, if records are kept, a line for each."""

    rows: Rows
    lines: bytes = b""
    forfeits: list[Forfeit] = field(default_factory=list)

    def only(self, wanted: npt.NDArray[np.bool]) -> Chunk:
        """Some of the games."""
        if wanted.all():
            return self
        ends = np.cumsum(self.rows["length"])
        lines = (
            self.lines[end - row["length"] : end] for row, end in zip(self.rows[wanted], ends[wanted], strict=True)
        )
        numbers = set(self.rows["number"][wanted].tolist())
        return Chunk(self.rows[wanted], b"".join(lines), [lost for lost in self.forfeits if lost.number in numbers])


def row_type(seats: int) -> np.dtype[Any]:
    """The layout of a row: what is kept of every game besides its record."""
    return np.dtype(
        [
            ("number", "<i8"),
            ("offset", "<i8"),  # where in the file of records its line begins; -1 if there is none
            ("length", "<i4"),  # and how long that is
            ("turns", "<i4"),
            ("actions", "<i4"),
            ("forfeit", "i1"),  # the seat that forfeited the game, or -1
            ("kind", "i1"),  # why, as a place in KINDS
            ("score", "<i4", (seats,)),
            ("share", "<f4", (seats,)),  # 1 for a win, a part of it for a shared one
            ("moves", "<i4", (seats,)),
            ("ms", "<f4", (seats,)),  # how long all moves of a seat took together
        ]
    )


def new_rows(count: int, seats: int) -> Rows:
    """Rows in which nothing stands yet."""
    rows = np.zeros(count, row_type(seats))
    rows["number"] = rows["offset"] = rows["forfeit"] = -1
    return rows


def win_shares(game: Game, states: Records, scores: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """What each seat has won in games that are over; only where points are level are the rules asked who wins."""
    best = scores == scores.max(axis=1, keepdims=True)
    for tied in np.flatnonzero(best.sum(axis=1) > 1):
        best[tied] = False
        best[tied, game.winners(states[tied])] = True
    shares: npt.NDArray[np.float32] = (best / best.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


def forfeit_shares(seating: npt.NDArray[np.int8], seat: int) -> npt.NDArray[np.float32]:
    """What each seat has won when the bot in one of them forfeits: the seats of all other bots share the win."""
    others = seating != seating[seat]
    shares: npt.NDArray[np.float32] = (others / max(int(others.sum()), 1)).astype(np.float32)
    return shares
