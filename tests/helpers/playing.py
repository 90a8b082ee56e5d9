"""Play any game by action texts."""

from __future__ import annotations

import random
from typing import Any


def play(g: Any, s: Any, *actions: str) -> None:
    """Play these action texts in order."""
    for action in actions:
        g.play(s, g.parse(s, action))


def happenings(g: Any, s: Any, action: str, seat: int | None = None) -> list[Any]:
    """Play an action text. Return the events as a seat (from 0; None: a spectator) may know them."""
    before, code = g.view(s, seat), g.parse(s, action)
    g.play(s, code)
    return g.events(before, code, g.view(s, seat))  # type: ignore[no-any-return]


def play_some(g: Any, seats: int, actions: int) -> Any:
    """A game after this many random actions, or at its end."""
    s, dice = g.deal(seats, seed=5), random.Random(5)
    for _ in range(actions):
        if g.turn(s) >= 0:
            g.play(s, dice.choice(g.legal(s).tolist()))
    return s
