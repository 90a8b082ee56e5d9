"""Bots of a separate package, for a server: simple ones and misbehaving ones. This must not import the tests."""

from __future__ import annotations

import collections
import itertools
import os
import sys
import time
from pathlib import Path
from typing import Any

from fogcity.bots.bot import Bot, Budget, Candidate, Thought


def _mark(name: str) -> Path:
    return Path(os.environ["FOGCITY_TEST_MARKS"]) / name


class First(Bot):
    name = "first"
    levels = {"medium": Budget(0.5), "forever": Budget(1000)}  # noqa: RUF012

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return int(legal[0])


class Notes(First):
    """Logs the turns in which it chooses an action."""

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        with _mark("notes").open("a") as file:
            file.write(f"{view.record['turns']} ")
        return int(legal[0])


class Waits(First):
    """Thinks until a file named `gate` exists. Files named after its process signal that it began and ended."""

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        _mark(f"begun-{os.getpid()}").touch()
        while not _mark("gate").exists():
            time.sleep(0.01)
        _mark(f"answered-{os.getpid()}").touch()
        return int(legal[0])


class Named(First):
    """Logs the game when it begins to think, and thinks until a file named `gate` exists."""

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        with _mark("named").open("a") as file:
            file.write(f"{view.game} ")
        while not _mark("gate").exists():
            time.sleep(0.01)
        return int(legal[0])


class Loud(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        sys.stdout.write("noise\n")
        os.write(1, b"noise\n")
        os.write(2, b"noise\n")
        legal[:] = 0
        view.record["turn"] = 9
        return int(self.game.num_actions) - 1


class Raises(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        raise ZeroDivisionError("oops\n\x1b[2J")


class Leaves(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        sys.exit(0)


class Words(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return "\x1b draw"


class Illegal(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return 999_999


class Huge(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return 10**5000


class Trap(First):
    """Its answer ends the program when it is read."""

    class Answer:
        def __index__(self) -> int:  # noqa: PLE0305
            sys.exit(7)

        def __repr__(self) -> str:
            sys.exit(7)

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return self.Answer()


class Dreams(First):
    """Has illegal actions among its candidates."""

    def think(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return Thought(int(legal[0]), [Candidate(int(legal[0])), Candidate(999_999)])


class Babbles(First):
    def think(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return Thought(int(legal[0]), [Candidate(int(legal[0]), 0.5, 10**30)])


class Repeats(First):
    def think(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return Thought(int(legal[0]), [Candidate(int(legal[0]))] * 200_000)


class Dies(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        os._exit(3)


class DiesOnce(First):
    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        if not _mark("died").exists():
            _mark("died").touch()
            os._exit(3)
        return int(legal[0])


class Deaf(First):
    """Loops forever in C code, which ignores signals."""

    def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        _mark(f"begun-{os.getpid()}").touch()
        collections.deque(itertools.repeat(0), maxlen=0)


class Unmade(First):
    """The server can create it, but a bot process cannot."""

    def warm_up(self) -> None:
        raise RuntimeError("too cold")
