"""One game between bots, move by move: each is shown a view and asked for an action."""

from __future__ import annotations

import operator
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from types import FrameType
from typing import TypeVar

import numpy as np

from fogcity.arena.workers.status import Desk
from fogcity.bots.registry import Entrant, describe
from fogcity.core.errors import IllegalAction
from fogcity.core.game import Game, State

T = TypeVar("T")


class Forfeited(Exception):
    """A bot did not answer with a legal action in time."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(printable(reason))
        self.kind = kind


class TooSlow(BaseException):
    """The time for a move is over. No bot should catch this by accident, hence no Exception."""


@dataclass
class Match:
    """A game and all that came of it."""

    game: Game
    state: State
    actions: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    forfeit: tuple[int, str, str] | None = None  # the seat, the kind, the reason

    def play(
        self, entrants: Sequence[Entrant], rngs: Sequence[np.random.Generator], limits: Sequence[float], desk: Desk
    ) -> None:
        """Play to the end, or until somebody forfeits; entrants, generators and limits are by seat."""
        game, s = self.game, self.state
        self.moves, self.seconds = [0] * len(entrants), [0.0] * len(entrants)
        desk.clear()
        while (seat := game.turn(s)) >= 0:
            view, legal = game.view(s, seat), game.legal(s)
            desk.ask(seat, limits[seat])
            start = time.perf_counter()
            try:
                choose = partial(entrants[seat].bot.choose, view, legal, rngs[seat], entrants[seat].budget)
                self._act(ask(choose, limits[seat]))
            except Forfeited as why:
                self.forfeit = (seat, why.kind, str(why))
                return
            finally:
                self.seconds[seat] += time.perf_counter() - start
                desk.done()
            self.moves[seat] += 1
            desk.note(self.actions[-1])

    def _act(self, answer: object) -> None:
        try:
            action = int.__int__(operator.index(answer))  # type: ignore[arg-type] # no child of int, which may lie
        except BaseException:  # what a bot makes may do anything when it is looked at
            raise Forfeited("illegal", f"answered with {_quote(answer)}, which is no action") from None
        try:
            self.game.play(self.state, action)
        except (IllegalAction, ValueError) as error:
            raise Forfeited("illegal", f"answered with {_quote(action)}: {error}") from None
        self.actions.append(action)


def ask(question: Callable[[], T], limit: float) -> T:
    """The answer of a bot; Forfeited if it raises anything, or takes longer than the limit."""
    start = time.perf_counter()
    try:
        with alarm(limit):
            answer = question()
    except TooSlow:
        raise Forfeited("slow", f"took longer than {limit:g} s for a move") from None
    except BaseException as error:  # whatever a bot raises, SystemExit too, is its own affair
        raise Forfeited("raised", describe(error)) from None
    if time.perf_counter() - start > limit:
        raise Forfeited("slow", f"took longer than {limit:g} s for a move")
    return answer


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TooSlow in here after some time: between two steps of Python code, so not while compiled code runs."""
    if not hasattr(signal, "setitimer"):  # then the watchdog of the worker has to do
        yield
        return
    previous = signal.signal(signal.SIGALRM, _ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, previous)


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlow


def _quote(answer: object) -> str:
    try:
        return repr(answer)[:80]
    except BaseException:
        return f"a {type(answer).__name__}"


def printable(text: str) -> str:
    """One line that can be shown anywhere, and written as UTF-8."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
