"""Many games between quick bots at once: one call lets a bot act in all games where it is its turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.kernels import note_actions
from fogcity.arena.play.match import Forfeited, ask
from fogcity.arena.play.schedule import Seating
from fogcity.arena.play.status import NOBODY, WorkerStatus
from fogcity.bots.bot import QuickBot
from fogcity.bots.registry import Entrant
from fogcity.core.loops import Records

FIRST_LOG = 128  # actions of a game that the log has space for at first
CHECK_EVERY = 32  # steps: how often to check that bots really play the actions they name
SAMPLE = 16  # games that are checked
MOST_ACTIONS = 20_000  # of a game; the longest ones have some thousands


@dataclass
class Played:
    """What was counted: moves and ms by game and seat, and the actions of each game."""

    moves: npt.NDArray[np.int32]
    ms: npt.NDArray[np.float32]
    log: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int32]


def play_together(
    states: Records,
    seating: Seating,
    rng_states: npt.NDArray[np.uint64],
    entrants: Sequence[Entrant],
    limit: float,
    status: WorkerStatus,
    keep: bool,
) -> Played:
    """Play all games to their ends, in place. Forfeited if a bot fails; in which game is unknown."""
    count, seats = seating.shape
    present = [bot for bot in range(len(entrants)) if (seating == bot).any()]
    quick = {bot: cast("QuickBot", entrants[bot].bot) for bot in present}
    own = {bot: np.ascontiguousarray(seating == bot, np.int8) for bot in present}
    seconds = np.zeros(len(entrants))
    actions, turns = np.empty(count, np.int32), states["turn"].astype(np.int8)
    moves, counts = np.zeros((count, seats), np.int32), np.zeros(count, np.int32)
    log = np.empty((count, FIRST_LOG if keep else 0), np.int32)

    def act_all() -> int:
        """Let every bot act once in each game where it is its turn. Return how many games are not over."""
        going = 0
        for bot in present:
            before = states[:SAMPLE].copy() if steps % CHECK_EVERY == 0 else None
            start = time.perf_counter()
            quick[bot].act_each(states, own[bot], rng_states, actions)
            seconds[bot] += time.perf_counter() - start
            if before is not None:
                _check_moved(before, states, actions)
            going = note_actions(states, turns, actions, moves, counts, log, keep)
        return going

    acted, going, steps = 0, count, 0
    while going:
        if keep and int(counts.max()) + len(present) > log.shape[1]:
            log = np.concatenate([log, np.empty_like(log)], axis=1)
        status.start_thinking(NOBODY, limit * len(present))
        try:
            going = ask(act_all, limit * len(present))
        finally:
            status.stop_thinking()
        before, acted, steps = acted, int(counts.sum()), steps + 1
        if going and acted == before:
            raise Forfeited("illegal", "no bot acts, but games are not over")
        if going and int(counts.max()) > MOST_ACTIONS:
            raise Forfeited("illegal", f"a game is not over after {MOST_ACTIONS} actions")
    by_bot = np.bincount(seating.reshape(-1), moves.reshape(-1), len(entrants))
    rate = 1000 * seconds / np.maximum(by_bot, 1)
    return Played(moves, (moves * rate[seating]).astype(np.float32), log, counts)


def _check_moved(before: Records, states: Records, actions: npt.NDArray[np.int32]) -> None:
    """Forfeited if a bot names an action that it has not played, in the first few games."""
    for i, was in enumerate(before):
        if actions[i] >= 0 and was.tobytes() == states[i].tobytes():
            raise Forfeited("illegal", "named an action, but did not play it")
