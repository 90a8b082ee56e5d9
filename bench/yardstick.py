"""How the compiled rules compare with plain C: both in turn, in one run, on one core.

    python bench/yardstick.py [--source FILE.c] [--rounds 5] [--json]

Another C program may be measured against with --source: run as `program GAMES SEED`, it must print
`games/s NUMBER actions/s NUMBER`. Needs gcc (or another compiler: CC=clang).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

from fogcity.bench import play_batches
from fogcity.games.registry import game

GAMES = 60_000


def build(source: Path, folder: str) -> str:
    """Compile the C program; gives its path."""
    program = f"{folder}/yardstick"
    subprocess.run([os.environ.get("CC", "gcc"), "-O3", "-march=native", "-o", program, str(source)], check=True)
    return program


def c_speed(program: str, seed: int) -> tuple[float, float]:
    """Games and actions a second of the C program."""
    told = subprocess.run([program, str(GAMES), str(seed)], check=True, capture_output=True, text=True).stdout
    found = re.search(r"games/s (\S+) actions/s (\S+)", told)
    if found is None:
        raise SystemExit(f"the program printed no `games/s NUMBER actions/s NUMBER`: {told!r}")
    return float(found[1]), float(found[2])


def our_speed() -> tuple[float, float]:
    """Games and actions a second of the compiled rules."""
    start = time.perf_counter()
    actions = play_batches(game("cablecar"), GAMES)
    seconds = time.perf_counter() - start
    return GAMES / seconds, actions / seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Compare the compiled rules of Cable Car with plain C.")
    parser.add_argument("--source", type=Path, default=Path(__file__).with_name("yardstick.c"), help="the C program")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each, in turn; the best counts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    play_batches(game("cablecar"), 1)
    with tempfile.TemporaryDirectory() as folder:
        program = build(options.source, folder)
        ours, theirs = [], []
        for round_ in range(options.rounds):
            theirs.append(c_speed(program, round_ + 1))
            ours.append(our_speed())
    figures = {
        "c_games_per_s": round(max(theirs)[0]),
        "c_actions_per_s": round(max(theirs)[1]),
        "games_per_s": round(max(ours)[0]),
        "actions_per_s": round(max(ours)[1]),
        "times_as_fast": round(max(ours)[0] / max(theirs)[0], 2),
    }
    if options.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:18} {figure:>14,}")


if __name__ == "__main__":
    main()
