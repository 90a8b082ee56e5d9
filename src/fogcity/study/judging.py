"""Judges the actions and positions of a game, each by what its player could know.

An analyst judges everything alone, from views of one seat. So the judgements of a review can be made on several cores
or in other processes.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

import msgspec

from fogcity.core.errors import BadOption
from fogcity.core.game import Game, State, View
from fogcity.core.table import Move
from fogcity.study.luck import luck_of_deal, luck_of_draw
from fogcity.study.sampling import Sampler, sampler_for
from fogcity.study.verdicts import Verdict, judge

STUDY_VERSION = 3  # raise it when the same game and weights get another review


class Judgement(msgspec.Struct, frozen=True):
    """An action, judged by the views of the seat that took it. `hindsight`: judged with everything known."""

    verdict: Verdict
    luck: float
    forced: bool
    hindsight: Verdict | None = None


class Analyst:
    """Judges actions and positions of one game. Use one in one thread at a time."""

    def __init__(self, game: Game, effort: float = 1.0) -> None:
        if not 0.01 <= effort <= 1000:
            raise BadOption(f"effort is a number from 0.01 to 1000, not {effort}")
        self.game, self.effort = game, effort
        self.sampler: Sampler = sampler_for(game)

    def judge(self, view: View, action: int, after: View, known: State | None = None) -> Judgement:
        """Judge an action by the views of its seat before and after it; with the full record, with hindsight too."""
        legal, seed = self.game.legal(view), seed_of(view)
        verdict = judge(self.sampler, view, legal, action, seed=seed, effort=self.effort)
        luck = luck_of_draw(self.sampler, view, action, after, seed)
        hindsight = None
        if known is not None and len(legal) > 1:
            hindsight = judge(self.sampler, view, legal, action, seed=seed, effort=self.effort, known=known)
        return Judgement(verdict, luck, len(legal) == 1, hindsight)

    def chances(self, views: Sequence[View]) -> list[float]:
        """The shares of the win that seats can expect, each by its view. Those of all seats add up to one."""
        found = [self.sampler.chance_alone(view, (seed_of(view),)) for view in views]
        complete = len(found) == self.game.seats_of(views[0])
        return [chance / max(sum(found), 1e-9) for chance in found] if complete else found

    def luck_of_deal(self, start: View) -> float:
        """The luck of the deal for the seat with this view of it."""
        return luck_of_deal(self.sampler, start, seed_of(start))


def seed_of(view: View) -> int:
    """The seed of the samples for a position: it follows from what its player could know."""
    return int.from_bytes(hashlib.sha256(view.tobytes()).digest()[:8], "little")


class Analysts:
    """An analyst for each thread."""

    def __init__(self, game: Game, effort: float) -> None:
        self._game, self._effort = game, effort
        self._threads = threading.local()
        self._threads.mine = Analyst(game, effort)

    @property
    def mine(self) -> Analyst:
        """The analyst of this thread."""
        if not hasattr(self._threads, "mine"):
            self._threads.mine = Analyst(self._game, self._effort)
        found: Analyst = self._threads.mine
        return found


def judge_each(
    analysts: Analysts, moves: Mapping[int, Move], cores: int, *, hindsight: bool
) -> Iterator[tuple[int, Judgement]]:
    """Judge actions on this many cores, in any order."""

    def judged(move: Move) -> Judgement:
        analyst = analysts.mine
        before, after = (analyst.game.view(s, move.seat) for s in (move.before, move.after))
        return analyst.judge(before, move.action, after, move.before if hindsight else None)

    if cores == 1 or len(moves) < 2:
        yield from ((number, judged(move)) for number, move in moves.items())
        return
    first, *others = moves.items()
    yield first[0], judged(first[1])  # alone, because it may compile
    with ThreadPoolExecutor(cores) as pool:
        waiting: dict[Future[Judgement], int] = {pool.submit(judged, move): number for number, move in others}
        try:
            while waiting:
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
        finally:
            for future in waiting:
                future.cancel()
