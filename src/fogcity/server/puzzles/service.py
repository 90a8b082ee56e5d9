"""Puzzles for players: lists, hints, answers, and the daily puzzle."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from functools import partial

import fogcity
from fogcity.core.game import Game
from fogcity.games.registry import game as find_game
from fogcity.server.problems import NotFound
from fogcity.server.puzzles.messages import (
    DailyPuzzle,
    GamePuzzles,
    PuzzleAnswer,
    PuzzleConsidered,
    PuzzleData,
    PuzzleHints,
    PuzzleInfo,
    PuzzleList,
)
from fogcity.server.puzzles.posed import Posed, find, game_of, mark_of, pose
from fogcity.server.puzzles.progress import Progress, date_of, state_of, today
from fogcity.server.store import puzzles as store
from fogcity.server.store.engine import Database
from fogcity.server.store.puzzles import NO_DAY, Attempt
from fogcity.server.timestamps import unix_ms
from fogcity.study.puzzles import Puzzle, daily_puzzle, puzzles

DAILY = "daily"


class Puzzles:
    """The puzzles of this server. A player is an id; empty for anonymous callers, who have done nothing yet."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def overview(self, player: str) -> list[GamePuzzles]:
        """All games with their puzzles in short."""
        by_game = defaultdict(list)
        for attempt in await self._attempts(player):
            by_game[attempt.game].append(attempt)
        day = today()
        return [_in_short(find_game(name), Progress(by_game[name]), day) for name in fogcity.games()]

    async def of_game(self, name: str, player: str) -> PuzzleList:
        """The puzzles of a game."""
        game = game_of(name)
        progress, day, found = await self._progress(game, player), today(), puzzles(game)
        states = progress.states()
        return PuzzleList(
            game.name,
            [PuzzleInfo(one.number, one.difficulty, one.seats, states.get(mark_of(one), "new")) for one in found],
            _daily(game, progress, day),
            progress.streak(day),
            _next(game, progress, 0),
        )

    async def look(self, name: str, which: str, player: str) -> PuzzleData:
        """A puzzle to be solved."""
        day = today()
        posed = await self.pose(name, which, day)
        progress = await self._progress(posed.game, player)
        attempt = _attempt(posed, progress, day)
        return await asyncio.to_thread(_tell, posed, progress, attempt, day)

    async def consider(self, name: str, which: str, action: str | Mapping[str, object]) -> PuzzleConsidered:
        """What an action would do."""
        posed = await self.pose(name, which, today())
        return await asyncio.to_thread(posed.consider, action)

    async def hint(self, name: str, which: str, player: str, wanted: int) -> PuzzleHints:
        """The first hints, as many as are wanted, which are noted as taken."""
        day = today()
        posed = await self.pose(name, which, day)
        attempt = _attempt(posed, Progress(), day)._replace(hints=wanted)
        await self._database.write(partial(store.take_hint, player=player, attempt=attempt), player)
        return await asyncio.to_thread(posed.hints, wanted)

    async def answer(self, name: str, which: str, player: str, action: str | None) -> PuzzleAnswer:
        """Judge an action; None gives up. The first answer decides whether the puzzle is solved."""
        day = today()
        posed = await self.pose(name, which, day)
        code = None if action is None else await asyncio.to_thread(posed.parse, action)
        right = code == posed.best
        attempt = _attempt(posed, Progress(), day)._replace(answered=unix_ms(), solved=right)
        await self._database.write(partial(store.answer, player=player, attempt=attempt), player)
        progress = await self._progress(posed.game, player)
        return await asyncio.to_thread(_judge, posed, progress, code, day)

    async def pose(self, name: str, which: str, day: int) -> Posed:
        """A puzzle by its number, or the daily one of a day; NotFound if there is none."""
        game = game_of(name)
        if which == DAILY:
            found = _puzzle_of(game, day)
            if found is None:
                raise NotFound(f"{game.name} has no puzzles", reason="no_puzzles")
        else:
            found = find(game, int(which))
        return await asyncio.to_thread(pose, game, found)

    async def _progress(self, game: Game, player: str) -> Progress:
        return Progress(await self._attempts(player, game.name))

    async def _attempts(self, player: str, game: str | None = None) -> list[Attempt]:
        return await self._database.read(partial(store.attempts_of, player=player, game=game)) if player else []


def _in_short(game: Game, progress: Progress, day: int) -> GamePuzzles:
    states, found = progress.states(), puzzles(game)
    solved = sum(states.get(mark_of(one)) == "solved" for one in found)
    return GamePuzzles(game.name, len(found), solved, _daily(game, progress, day), progress.streak(day))


def _puzzle_of(game: Game, day: int) -> Puzzle | None:
    """The puzzle of a day; None if the game has no puzzles."""
    return daily_puzzle(game, date_of(day)) if puzzles(game) else None


def _daily(game: Game, progress: Progress, day: int) -> DailyPuzzle | None:
    found = _puzzle_of(game, day)
    if found is None:
        return None
    state = state_of(progress.attempt(game.name, mark_of(found), day))
    return DailyPuzzle(date_of(day).isoformat(), found.number, found.difficulty, found.seats, state)


def _next(game: Game, progress: Progress, after: int) -> int | None:
    """The next puzzle that was not answered, after a number and then from the beginning; None if there is none left."""
    states = progress.states()
    left = [one.number for one in puzzles(game) if mark_of(one) not in states]
    return next((number for number in left if number > after), left[0] if left else None)


def _attempt(posed: Posed, progress: Progress, day: int) -> Attempt:
    """What was done with a puzzle; today, if it is the daily one, however it was found."""
    daily = _puzzle_of(posed.game, day)
    is_daily = daily is not None and daily.number == posed.puzzle.number
    return progress.attempt(posed.game.name, posed.mark, day if is_daily else NO_DAY)


def _tell(posed: Posed, progress: Progress, attempt: Attempt, day: int) -> PuzzleData:
    game, found = posed.game, posed.puzzle
    return PuzzleData(
        game=game.name,
        number=found.number,
        count=len(puzzles(game)),
        difficulty=found.difficulty,
        seats=posed.seats,
        seat=posed.seat,
        now=posed.now,
        state=progress.states().get(posed.mark, "new"),
        daily=_daily(game, progress, day) if attempt.day else None,
        hints=posed.hints(attempt.hints),
    )


def _judge(posed: Posed, progress: Progress, code: int | None, day: int) -> PuzzleAnswer:
    attempt = _attempt(posed, progress, day)
    return PuzzleAnswer(
        right=code == posed.best,
        state=state_of(attempt),
        hints=attempt.hints,
        best=posed.judge(posed.best),
        given=None if code is None else posed.judge(code),
        others=posed.others(posed.best, code),
        daily=_daily(posed.game, progress, day) if attempt.day else None,
        streak=progress.streak(day),
        next=_next(posed.game, progress, posed.puzzle.number),
    )
