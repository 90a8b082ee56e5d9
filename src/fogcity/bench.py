"""How fast the games run here: what `fogcity bench` measures."""

from __future__ import annotations

import time
from collections.abc import Callable

from fogcity.core.game import Game
from fogcity.core.rng import next_word, seed_state
from fogcity.games.registry import game, games

CHUNK = 256  # games in one batch: their records stay in the processor's cache
GAMES = 60_000
FACADE_GAMES = 1_500
ROUNDS = 5  # the best of so many is told, since other work on the machine only ever slows a round down


def measure(count: int | None = None, progress: Callable[[str], None] | None = None) -> dict[str, dict[str, float]]:
    """Play uniformly random two-player games of every kind on one core; `count` compiled ones in each round.

    The games take turns in every round, so that a slow moment of the machine slows all of them down.
    """
    tell = progress or (lambda _: None)
    figures: dict[str, dict[str, float]] = {name: {} for name in games()}
    for name in figures:
        tell(f"{name}: getting ready")
        play_batches(game(name), 1)
        figures[name] = dict.fromkeys(("games_per_s", "actions_per_s", "facade_actions_per_s"), 0)
    for number in range(1, ROUNDS + 1):
        tell(f"round {number} of {ROUNDS}")
        for name, best in figures.items():
            speeds = round_of(game(name), count or GAMES)
            figures[name] = {what: max(best[what], round(speed)) for what, speed in speeds.items()}
    return {name: {**best, "record_bytes": game(name).dtype.itemsize} for name, best in figures.items()}


def round_of(played: Game, count: int) -> dict[str, float]:
    """One round: games and actions a second by the compiled kernels, and actions a second stepped from Python."""
    start = time.perf_counter()
    actions = play_batches(played, count)
    seconds = time.perf_counter() - start
    facade = facade_speed(played, max(1, count // (GAMES // FACADE_GAMES)))
    return {"games_per_s": count / seconds, "actions_per_s": actions / seconds, "facade_actions_per_s": facade}


def play_batches(played: Game, count: int) -> int:
    """Deal and play out so many two-player games on one core; gives the number of actions."""
    actions = 0
    for first in range(0, count, CHUNK):
        states = played.deal_batch(min(CHUNK, count - first), seed=first, cores=1)
        actions += int(played.rollout(states, seed=first, cores=1).sum())
    return actions


def facade_speed(played: Game, count: int) -> float:
    """Actions a second when Python steps one game at a time with `legal` and `play`."""
    words = seed_state(1)
    dice = [int(next_word(words) >> 40) for _ in range(4096)]
    actions = 0
    start = time.perf_counter()
    for seed in range(count):
        s = played.deal(seats=2, seed=seed)
        legal = played.legal(s)
        while len(legal):
            played.play(s, legal[dice[actions % 4096] % len(legal)])
            legal = played.legal(s)
            actions += 1
    return actions / (time.perf_counter() - start)
