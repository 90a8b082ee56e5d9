"""How fast the games run here: what `fogcity bench` measures."""

from __future__ import annotations

import time
from collections.abc import Callable

from fogcity.core.game import Game
from fogcity.core.rng import next_word, seed_words
from fogcity.registry import game, games

CHUNK = 256  # games in one batch: their records stay in the processor's cache
GAMES = 60_000
FACADE_GAMES = 1_500
ROUNDS = 5  # the best of so many is told, since other work on the machine only ever slows a round down


def measure(count: int | None = None, progress: Callable[[str], None] | None = None) -> dict[str, dict[str, float]]:
    """Play uniformly random two-player games of every kind on one core; `count` compiled ones in each round."""
    tell = progress or (lambda _: None)
    figures: dict[str, dict[str, float]] = {}
    for name in games():
        played = game(name)
        tell(f"{name}: compiled games")
        games_per_s, actions_per_s = compiled_speed(played, count or GAMES)
        tell(f"{name}: games stepped from Python")
        figures[name] = {
            "games_per_s": round(games_per_s),
            "actions_per_s": round(actions_per_s),
            "facade_actions_per_s": round(facade_speed(played, max(1, (count or GAMES) // (GAMES // FACADE_GAMES)))),
            "record_bytes": played.dtype.itemsize,
        }
    return figures


def compiled_speed(played: Game, count: int) -> tuple[float, float]:
    """Games and actions a second, dealt and played to the end by the compiled kernels."""
    play_batches(played, 1)
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        start = time.perf_counter()
        actions = play_batches(played, count)
        seconds = time.perf_counter() - start
        best = max(best, (count / seconds, actions / seconds))
    return best


def play_batches(played: Game, count: int) -> int:
    """Deal and play out so many two-player games on one core; gives the number of actions."""
    actions = 0
    for first in range(0, count, CHUNK):
        states = played.deal_batch(min(CHUNK, count - first), seed=first, cores=1)
        actions += int(played.rollout(states, seed=first, cores=1).sum())
    return actions


def facade_speed(played: Game, count: int) -> float:
    """Actions a second when Python steps one game at a time with `legal` and `play`."""
    words = seed_words(1)
    dice = [int(next_word(words) >> 40) for _ in range(4096)]
    best = 0.0
    for _ in range(ROUNDS):
        actions = 0
        start = time.perf_counter()
        for seed in range(count):
            s = played.deal(seats=2, seed=seed)
            legal = played.legal(s)
            while len(legal):
                played.play(s, legal[dice[actions % 4096] % len(legal)])
                legal = played.legal(s)
                actions += 1
        best = max(best, actions / (time.perf_counter() - start))
    return best
