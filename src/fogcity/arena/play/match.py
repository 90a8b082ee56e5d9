"""One game between bots, move by move: the bot to act gets a view and answers with an action."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import numpy as np

from fogcity.arena.play.status import WorkerStatus
from fogcity.bots.answers import BadAnswer, describe, one_line, quote, read_action
from fogcity.bots.bot import clock
from fogcity.bots.registry import Entrant
from fogcity.core.errors import IllegalAction
from fogcity.core.game import Game, State
from fogcity.core.operating_system import time_limit

T = TypeVar("T")


class Forfeited(Exception):
    """A bot did not answer with a legal action in time."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(one_line(reason))
        self.kind = kind


class TooSlow(BaseException):
    """The time for a move is over. It is a BaseException, so that bots do not catch it by accident."""


@dataclass
class Match:
    """A game, and what happened in it."""

    game: Game
    state: State
    actions: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    forfeit: tuple[int, str, str] | None = None  # the seat, the kind, the reason

    def play(
        self,
        entrants: Sequence[Entrant],
        rngs: Sequence[np.random.Generator],
        limits: Sequence[float],
        status: WorkerStatus,
    ) -> None:
        """Play to the end, or until a bot forfeits; entrants, generators and limits are by seat."""
        game, s = self.game, self.state
        self.moves, self.seconds = [0] * len(entrants), [0.0] * len(entrants)
        status.start_game()
        while (seat := game.turn(s)) >= 0:
            view, legal = game.view(s, seat), game.legal(s)
            status.start_thinking(seat, limits[seat])
            start = clock()
            try:
                choose = partial(entrants[seat].bot.choose, view, legal, rngs[seat], entrants[seat].budget)
                self._act(ask(choose, limits[seat]))
            except Forfeited as why:
                self.forfeit = (seat, why.kind, str(why))
                return
            finally:
                self.seconds[seat] += clock() - start
                status.stop_thinking()
            self.moves[seat] += 1
            status.add_action(self.actions[-1])

    def _act(self, answer: object) -> None:
        try:
            action = read_action(answer)
        except BadAnswer as error:
            raise Forfeited("illegal", str(error)) from None
        try:
            self.game.play(self.state, action)
        except (IllegalAction, ValueError) as error:
            raise Forfeited("illegal", f"answered with {quote(action)}: {error}") from None
        self.actions.append(action)


def ask(question: Callable[[], T], limit: float) -> T:
    """The answer of a bot; Forfeited if it raises anything, or takes longer than the limit."""
    start = time.perf_counter()
    try:
        with time_limit(limit, TooSlow):  # on Windows, only the watchdog in the parent process can stop a bot
            answer = question()
    except TooSlow:
        raise Forfeited("slow", f"took longer than {limit:g} s for a move") from None
    except BaseException as error:  # SystemExit too
        raise Forfeited("raised", describe(error)) from None
    if time.perf_counter() - start > limit:
        raise Forfeited("slow", f"took longer than {limit:g} s for a move")
    return answer
