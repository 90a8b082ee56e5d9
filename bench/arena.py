"""What the arena costs on one core: tourist against tourist, compared with the bare kernels that play out at random.

    python bench/arena.py [--json] [--games 300000] [--rounds 5]

The bare kernels, the arena without records and the arena with records take turns in every round. The arena runs as
usual, with a schedule and a worker process; starting the worker and drawing the table do not count.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fogcity.arena.settings import Settings
from fogcity.arena.tournament import Report, RunOptions, run
from fogcity.bench import play_batches
from fogcity.games.registry import game, games


def bare_speed(name: str, count: int) -> float:
    """Games a second of the kernels alone."""
    start = time.perf_counter()
    play_batches(game(name), count)
    return count / (time.perf_counter() - start)


def arena_speed(name: str, count: int, keep: bool) -> float:
    """Games a second of a whole tournament, from the moment its worker is ready until all results are in."""
    begun = []

    @contextmanager
    def progress(_done: int, _total: int) -> Iterator[Report]:
        begun.append(time.perf_counter())
        yield lambda _: None

    settings = Settings(name, ["tourist", "tourist"], 2, count, "1")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "arena" if keep else None
        run(settings, path, RunOptions(cores=1, keep=keep, progress=progress))
        return count / (time.perf_counter() - begun[0])


def measure(count: int, rounds: int) -> dict[str, dict[str, float]]:
    """Medians over the rounds, and the arena's share of the bare speed: the median of the rounds' own ratios."""
    found = {}
    for name in games():
        play_batches(game(name), 1)
        speeds = [
            (bare_speed(name, count), arena_speed(name, count, False), arena_speed(name, count, True))
            for _ in range(rounds)
        ]
        bare, alone, kept = (statistics.median(column) for column in zip(*speeds, strict=True))
        found[name] = {
            "bare_games_per_s": round(bare),
            "arena_games_per_s": round(alone),
            "with_records_games_per_s": round(kept),
            "arena_share": round(statistics.median(b / a for a, b, _ in speeds), 2),
            "with_records_share": round(statistics.median(c / a for a, _, c in speeds), 2),
        }
    return found


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    figures = measure(arguments.games, arguments.rounds)
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(name, ", ".join(f"{what} {number:,}" for what, number in figure.items()))


if __name__ == "__main__":
    main()
