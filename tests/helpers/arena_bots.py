"""Misbehaving bots, and some simple ones."""

from __future__ import annotations

import collections
import itertools
import os
import sys
import time
from typing import Any

import numpy as np

from fogcity.bots.bot import Bot, QuickBot
from fogcity.core.errors import FogCityError


class First(Bot):
    name = "first"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return int(legal[0])


class AnyLegal(First):
    name = "any"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return int(rng.choice(legal))


class Quick(QuickBot):
    """Acts at random in batches, without its own kernel."""

    name = "quick"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return int(rng.choice(legal))

    def act_each(self, states: Any, own: Any, words: Any, actions: Any) -> None:
        turns = states["turn"]
        actions[:] = -1
        mine = np.flatnonzero((turns >= 0) & (own[np.arange(len(states)), np.maximum(turns, 0)] > 0))
        if not len(mine):
            return
        codes, counts = self.game.legal_batch(states[mine], cores=1)
        seats = turns[mine]
        words[mine, seats, 0] = words[mine, seats, 0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
        picks = (words[mine, seats, 0] >> np.uint64(33)) % counts.astype(np.uint64)
        actions[mine] = codes[np.arange(len(mine)), picks.astype(np.int64)]
        self.game.play_batch(states, actions, cores=1)


class QuickCrash(Quick):
    """Its batches always fail, and its single moves sometimes."""

    name = "quick-crash"

    def act_each(self, states: Any, own: Any, words: Any, actions: Any) -> None:
        raise RuntimeError("no batches")


class QuickDies(Quick):
    """Ends its process when it acts in several games at once."""

    name = "quick-dies"

    def act_each(self, states: Any, own: Any, words: Any, actions: Any) -> None:
        if len(states) > 1:
            os._exit(5)
        super().act_each(states, own, words, actions)


class QuickStill(Quick):
    """Returns actions in batches, but does not play them."""

    name = "quick-still"

    def act_each(self, states: Any, own: Any, words: Any, actions: Any) -> None:
        before = states.copy()
        super().act_each(states, own, words, actions)
        states[:] = before


class QuickLeaves(Quick):
    """Tries to end the program on every call."""

    name = "quick-leaves"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        sys.exit(4)

    def act_each(self, states: Any, own: Any, words: Any, actions: Any) -> None:
        sys.exit(4)


class Crash(First):
    name = "crash"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        if view.record["turns"] >= 4:
            raise ZeroDivisionError("oops <b>")
        return int(legal[0])


class Illegal(First):
    name = "illegal"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return 999_999


class Garbled(First):
    """Its error can neither be encoded as UTF-8 nor shown in a terminal."""

    name = "garbled"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        raise ValueError("\ud800\x1b[2J")


class Painted:
    def __repr__(self) -> str:
        return "\ud800\x1b[2J"


class Trap:
    """Ends the program when it is read."""

    def __index__(self) -> int:
        raise SystemExit(7)

    def __repr__(self) -> str:
        sys.exit(7)


class Paints(First):
    name = "paints"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return Painted()


class Traps(First):
    name = "traps"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return Trap()


class Endless(First):
    name = "endless"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return 10**5000


class Words(First):
    name = "words"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return "draw"


class Leaves(First):
    name = "leaves"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        sys.exit(0)


class Sleeps(First):
    name = "sleeps"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        time.sleep(60)


class Loops(First):
    name = "loops"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        while True:
            pass


class Deaf(First):
    """Loops forever in C code, which ignores signals."""

    name = "deaf"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        if view.record["turns"] >= 4:
            collections.deque(itertools.repeat(0), maxlen=0)
        return int(legal[0])


class Dies(First):
    name = "dies"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        if view.record["turns"] >= 4:
            os._exit(3)
        return int(legal[0])


class DiesOnce(First):
    """Ends its process once, and creates the file FOGCITY_TEST_MARK to remember it."""

    name = "dies-once"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        mark = os.environ["FOGCITY_TEST_MARK"]
        if not os.path.exists(mark):
            open(mark, "w").close()
            os._exit(9)
        return int(legal[0])


class Loud(First):
    name = "loud"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        sys.stdout.write('{"not": "json"}\n')
        sys.stderr.write("noise\n")
        os.write(1, b"more noise\n")
        return int(legal[0])


class Hostile(First):
    name = '<script>alert("1")</script>&, \n"x"'


class Slowly(First):
    """Takes some time, so that tests can interrupt a tournament."""

    name = "slowly"

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        time.sleep(0.0005)
        return int(rng.choice(legal))


class OnlyTicket(First):
    name = "only-ticket"
    games = ("ticket",)


class CannotBeMade(First):
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no such luck")


class OwnError(FogCityError):
    """Cannot be sent to another process."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


class HasOwnError(First):
    def __init__(self, game: Any) -> None:
        raise OwnError("this", "that")


class Unfinished(Bot):
    name = "unfinished"


class NoBot:
    pass
