"""Plays the games of a tournament by number. The settings and the number determine everything about a game."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.lockstep import play_together
from fogcity.arena.play.match import Forfeited, Match, ask
from fogcity.arena.play.records import RecordWriter
from fogcity.arena.play.results import KINDS, BotInfo, Chunk, Forfeit, forfeit_shares, new_rows, win_shares
from fogcity.arena.play.schedule import BLOCK, Numbers, Schedule
from fogcity.arena.play.status import WorkerStatus
from fogcity.arena.settings import Settings
from fogcity.bots.bot import QuickBot
from fogcity.bots.registry import Entrant
from fogcity.core.game import Game, State
from fogcity.core.rng import chance

REHEARSAL_LIMIT = 240.0  # seconds for a move before the first game


class Unit(NamedTuple):
    """A piece of work: one game or, if quick, all games of a block that only quick bots play in."""

    number: int  # of the game, or of the first game of the block
    quick: bool = False


class Scorer:
    """Turns games into rows and records. It knows who plays, but needs no bots."""

    def __init__(self, settings: Settings, bots: Sequence[BotInfo], keep: bool) -> None:
        self.game = settings.played
        self.settings = settings
        self.bots = bots
        self.options = self.game.options.complete(settings.options)
        self.schedule = Schedule(len(bots), settings.seats, int(settings.seed))
        names = [bot.name for bot in bots]
        self.writer = RecordWriter(self.game, settings.seats, self.options, names) if keep else None

    def deal(self, number: int) -> State:
        """The game of this number before its first action."""
        seed = int(self.schedule.deals(np.array([number]))[0])
        return self.game.deal(self.settings.seats, seed, **self.options)

    def score(self, number: int, match: Match) -> Chunk:
        """The row and the record of one game."""
        numbers = np.array([number])
        seating = self.schedule.seating(numbers)
        rows = new_rows(1, self.settings.seats)
        row, forfeits = rows[0], []
        scores = self.game.scores(match.state)
        row["number"], row["turns"], row["actions"] = number, self.game.turns(match.state), len(match.actions)
        row["score"] = scores
        row["moves"] = match.moves or 0
        row["ms"] = [1000 * seconds for seconds in match.seconds] or 0
        note = ""
        if match.forfeit is None:
            row["share"] = win_shares(self.game, _as_batch(match.state), np.array([scores]))[0]
        else:
            seat, kind, reason = match.forfeit
            row["forfeit"], row["kind"] = seat, KINDS.index(kind)
            row["share"] = forfeit_shares(seating[0], seat)
            forfeits = [Forfeit(number, seat, kind, reason)]
            note = f"seat {seat + 1}: {reason}"
        lines = b""
        if self.writer is not None:
            log, counts = np.array([match.actions], np.int32), np.array([len(match.actions)], np.int32)
            result = [] if match.forfeit else [scores]
            deals = self.schedule.deals(numbers).tolist()
            lines = self.writer.write([number], deals, seating, log, counts, result or [[]], note)[0]
            row["length"] = len(lines)
        return Chunk(rows, lines, forfeits)

    def score_forfeit(self, number: int, actions: Sequence[int], seat: int, kind: str, reason: str) -> Chunk:
        """The row and the record of a game that a bot forfeited because its worker ended."""
        match = Match(self.game, self.deal(number))
        for action in actions:
            self.game.play(match.state, action)
            match.actions.append(action)
        match.forfeit = (seat, kind, reason)
        return self.score(number, match)

    def quick_games(self, first: int) -> Numbers:
        """The games of the block that only quick bots play in."""
        numbers = np.arange(first, min(first + BLOCK, self.settings.games))
        quick = np.array([bot.quick for bot in self.bots])
        return numbers[quick[self.schedule.seating(numbers)].all(axis=1)]


class Player(Scorer):
    """Plays units of work with real bots."""

    def __init__(self, settings: Settings, keep: bool, status: WorkerStatus) -> None:
        self.entrants = settings.enter()
        super().__init__(settings, [_info(entrant, settings) for entrant in self.entrants], keep)
        self.status = status
        _warm_up(self.game)
        for entrant in self.entrants:
            entrant.bot.warm_up()
        self._rehearse()

    def play(self, unit: Unit) -> Chunk | None:
        """Play a game, or a block; None if a bot failed in a block, and its games must be played one by one."""
        if not unit.quick:
            return self._play_one(unit.number)
        try:
            return self._play_block(unit.number)
        except Forfeited:
            return None

    def _rehearse(self) -> None:
        """Compile what quick bots need. Errors are ignored: they will happen again in a game, and be reported there."""
        for entrant in self.entrants:
            if isinstance(entrant.bot, QuickBot):
                seats = self.settings.seats
                states = self.game.deal_batch(1, seats, cores=1, **self.options)
                view, legal = self.game.view(states[0], int(states["turn"][0])), self.game.legal(states[0])
                rng_states, nobody_else = np.ones((1, seats, 4), np.uint64), np.zeros((1, seats), np.int8)
                choose = partial(entrant.bot.choose, view, legal, chance(0), entrant.budget)
                with contextlib.suppress(Forfeited):
                    ask(choose, REHEARSAL_LIMIT)
                    play_together(states, nobody_else, rng_states, [entrant], REHEARSAL_LIMIT, self.status, keep=False)

    def _play_one(self, number: int) -> Chunk:
        seating = self.schedule.seating(np.array([number]))[0].tolist()
        match = Match(self.game, self.deal(number))
        entrants = [self.entrants[bot] for bot in seating]
        limits = [self.bots[bot].limit for bot in seating]
        match.play(entrants, self.schedule.generators(number), limits, self.status)
        return self.score(number, match)

    def _play_block(self, first: int) -> Chunk:
        schedule, seats, numbers = self.schedule, self.settings.seats, self.quick_games(first)
        seating, states = schedule.seating(numbers), self._deal_block(numbers)
        rng_states = schedule.rng_states(first // BLOCK)[numbers - first]
        limit = max(bot.limit for bot in self.bots)
        self.status.start_game()
        played = play_together(
            states, seating, rng_states, self.entrants, limit, self.status, keep=self.writer is not None
        )
        scores = self.game.scores_batch(states, cores=1)[:, :seats]
        rows = new_rows(len(numbers), seats)
        rows["number"], rows["turns"], rows["actions"] = numbers, states["turns"], played.counts
        rows["score"], rows["share"] = scores, win_shares(self.game, states, scores)
        rows["moves"], rows["ms"] = played.moves, played.ms
        lines: list[bytes] = []
        if self.writer is not None:
            deals = schedule.deals(numbers).tolist()
            lines = self.writer.write(numbers.tolist(), deals, seating, played.log, played.counts, scores.tolist())
            rows["length"] = [len(line) for line in lines]
        return Chunk(rows, b"".join(lines))

    def _deal_block(self, numbers: Numbers) -> npt.NDArray[np.void]:
        rounds = numbers // self.schedule.round_size
        first, last = int(rounds[0]), int(rounds[-1])
        seed = self.schedule.first_deal + first
        deals = self.game.deal_batch(last - first + 1, self.settings.seats, seed, cores=1, **self.options)
        return deals[rounds - first]


def _warm_up(game: Game) -> None:
    """Compile what games and bots need, so that it does not count as a bot's time."""
    game.warm_up()
    states = game.deal_batch(1, game.seats[0], cores=1)
    seat = int(states["turn"][0])
    game.guess(game.view(states[0], seat), 1)
    codes, _ = game.legal_batch(states, cores=1)
    game.play_batch(states, codes[:, 0], cores=1)
    game.rollout(states, cores=1)
    game.winners(states[0])
    game.scores_batch(states, cores=1)


def _info(entrant: Entrant, settings: Settings) -> BotInfo:
    quick = isinstance(entrant.bot, QuickBot)
    return BotInfo(entrant.name, quick, str(entrant.budget), settings.limit_for(entrant.budget))


def _as_batch(state: State) -> npt.NDArray[np.void]:
    batch = np.empty(1, state.dtype)
    batch[0] = state
    return batch
