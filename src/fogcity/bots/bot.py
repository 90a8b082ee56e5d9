"""What a bot is: it gets a view and the legal actions, and answers with one of them.

A bot never gets a record, only views, so it cannot know more than a person in its seat. It keeps no state between its
moves either: the view has everything that a player may remember about a game.
"""

from __future__ import annotations

import math
import os
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes, Records

_BUDGET = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)\s*(ms|s|playouts?|p|)(?:~([0-9](?:\.[0-9]{1,6})?))?")
LONGEST = 3600.0  # seconds for a move
MOST_PLAYOUTS = 1_000_000_000

# The clock of budgets. With processor time, a busy machine can measure bots: other programs do not shorten it.
clock = time.thread_time if os.environ.get("FOGCITY_CLOCK") == "cpu" else time.perf_counter


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: seconds, or playouts, which give the same move on every machine.

    A search with a network counts its simulations as playouts. Looseness makes a bot weaker: an action whose value is
    lower by this much is chosen 1/e times as often as the best one.
    """

    seconds: float | None = 1.0
    playouts: int | None = None
    cores: int = 1
    looseness: float = 0.0

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BadOption("a budget is either a time or a number of playouts")
        if self.seconds is not None and not 0 < self.seconds <= LONGEST:
            raise BadOption(f"a move takes more than 0 and at most {LONGEST:.0f} seconds, not {self.seconds}")
        if self.playouts is not None and not 0 < self.playouts <= MOST_PLAYOUTS:
            raise BadOption(f"a move takes 1 to {MOST_PLAYOUTS} playouts, not {self.playouts}")
        if self.cores < 1:
            raise BadOption(f"a bot thinks on one core or more, not {self.cores}")
        if not 0 <= self.looseness <= 1:
            raise BadOption(f"looseness is a number from 0 to 1, not {self.looseness}")

    @classmethod
    def parse(cls, text: str, cores: int = 1) -> Budget:
        """Read a budget from its text: `200ms`, `2s`, or `5000p` (playouts; `5000` is the same).

        `5000p~0.05` is the same with a looseness of 0.05.
        """
        match = _BUDGET.fullmatch(text.strip().lower())
        if match is None or (match[2] not in ("ms", "s") and "." in match[1]):
            raise BadOption(f"a budget is a time such as 200ms or 2s, or playouts such as 5000p, not {text[:80]!r}")
        number, loose = float(match[1]), float(match[3] or 0)
        if match[2] in ("ms", "s"):
            seconds = round(number / 1000 if match[2] == "ms" else number, 9)
            return cls(seconds=seconds, cores=cores, looseness=loose)
        return cls(seconds=None, playouts=int(match[1]), cores=cores, looseness=loose)

    def __str__(self) -> str:
        loose = f"~{self.looseness:.6f}".rstrip("0") if self.looseness else ""
        if self.seconds is None:
            return f"{self.playouts}p{loose}"
        number = f"{self.seconds * 1000:.6f}" if self.seconds < 1 else f"{self.seconds:.9f}"
        return f"{number.rstrip('0').rstrip('.')}{'ms' if self.seconds < 1 else 's'}{loose}"


@dataclass(frozen=True)
class Candidate:
    """An action that a bot considered: its value for the seat to act, and how often it was tried."""

    action: int
    value: float = math.nan
    visits: int = 0


@dataclass(frozen=True)
class Thought:
    """The chosen action, and the candidates, the best first.

    If the unit is `win`, values go from 0 (lost) to 1 (won); if `points`, they are points gained. `budget` is empty,
    unless the bot had to do with less than its budget because it was not compiled yet: then it says what it used.
    """

    action: int
    candidates: list[Candidate] = field(default_factory=list)
    playouts: int = 0
    unit: str = "win"
    budget: str = ""


class Bot(ABC):
    """A player. It is created for one kind of game, and may then choose actions in many games in turn."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()  # the games that it plays; empty: all
    levels: Mapping[str, Budget] = {}  # budgets by name, such as easy and hard; an instance may have others

    def __init__(self, game: Game) -> None:
        if self.games and game.name not in self.games:
            raise BadOption(f"{self.name} plays {', '.join(self.games)}, not {game.name}")
        self.game = game

    @abstractmethod
    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        """Return one of the legal actions, for the seat whose view this is."""

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:
        """Return the same choice, with the candidates it was chosen from."""
        return Thought(self.choose(view, legal, rng, budget))

    def warm_up(self) -> None:  # noqa: B027 - most bots have nothing to compile
        """Compile what a move needs, so that the first move does not wait for it."""


def check_turn(view: View, records: Records) -> None:
    """FogCityError unless this is the view of the seat whose turn it is."""
    if view.seat is None or view.seat != records["turn"][0]:
        raise FogCityError(f"{view!r} does not show what seat {records['turn'][0] + 1} may do")


class QuickBot(Bot):
    """A compiled bot that needs no budget. It can also act in thousands of games in one call."""

    @abstractmethod
    def act_each(
        self, states: Records, own: npt.NDArray[np.int8], rng_states: npt.NDArray[np.uint64], actions: npt.NDArray[Any]
    ) -> None:
        """Act once in every game where it is the turn of one of the bot's seats.

        own[i, seat] says which seats of game i are the bot's; rng_states[i, seat] is the RNG state of a seat, advanced
        by use. The action is played on the record and written to actions[i], or -1 if another player is to act. The
        choice is made from the view of the seat, as in `choose`.
        """
