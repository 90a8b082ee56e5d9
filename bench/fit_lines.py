"""Learn what open lines bring: play games between bots, look at every open line now and then, and at what it brought.

    python bench/fit_lines.py --games 20000 --rounds 3

writes src/fogcity/games/cablecar/policy/line_table.py anew. Each round plays with what the round before has learnt.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import kernel
from fogcity.core.rng import below, spread
from fogcity.games.cablecar.board import DEPARTURE, FACTOR, LEAVE, OWNER
from fogcity.games.cablecar.policy.lines import ALIKE, PHASES, phase_of
from fogcity.games.cablecar.policy.playout import random_action
from fogcity.games.cablecar.policy.scratch import ROOM
from fogcity.games.cablecar.policy.weigh import weigh
from fogcity.games.cablecar.rules import list_actions, play, setup
from fogcity.games.registry import game

Numbers = npt.NDArray[Any]

TABLE = Path(__file__).parent.parent / "src/fogcity/games/cablecar/policy/line_table.py"
COLUMNS = 12  # phase, track, length, then four times the end and length after an exit, and what the line brought
PRIOR = 100  # so many lines weigh as much as what is usual in a phase
RANDOM = 15  # per cent of actions that are random, so that odd boards are seen too
LOOK = 15  # per cent of actions before which the lines are looked at


@kernel
def look_at_lines(s: Any, rows: Any, stations: Any, n: int) -> int:
    """Write down every open line."""
    row = setup(s)
    for station in range(32):
        start = int(DEPARTURE[station])
        end = int(s.other_end[start])
        if OWNER[row, station] < 0 or FACTOR[end] != 0 or n >= len(rows):
            continue
        length = int(s.tiles[start])
        rows[n, 0], rows[n, 1], rows[n, 2] = phase_of(s), end, length
        for side in range(4):
            leaving = int(LEAVE[end // 4, side])
            rows[n, 3 + 2 * side] = s.other_end[leaving]
            rows[n, 4 + 2 * side] = length + 1 + int(s.tiles[leaving])
        stations[n] = station
        n += 1
    return n


@kernel
def watch_game(s: Any, rng_state: Any, rooms: Any, rows: Any, stations: Any) -> int:
    """Play one game, and give the number of lines looked at."""
    codes, weights = np.empty(800, np.int32), np.empty(800, np.float64)
    n = 0
    while s.turn >= 0:
        if below(rng_state, 100) < LOOK:
            n = look_at_lines(s, rows, stations, n)
        if below(rng_state, 100) < RANDOM:
            play(s, random_action(s, rng_state, rooms))
            continue
        count = list_actions(s, codes)
        weigh(s, codes, count, weights, rooms)
        best = 0
        for i in range(count):
            if weights[i] > weights[best]:
                best = i
        play(s, codes[best])
    for i in range(n):
        start = int(DEPARTURE[stations[i]])
        rows[i, COLUMNS - 1] = int(s.tiles[start]) * int(FACTOR[s.other_end[start]])
    return n


@kernel
def watch(states: Any, seed: np.uint64, rooms: Any, rows: Any) -> int:
    """Play all games; gives the number of lines looked at."""
    stations = np.empty(2000, np.int64)
    rng_state = np.empty(4, np.uint64)
    n = 0
    for i in range(len(states)):
        spread(seed + np.uint64(i), np.uint64(77), rng_state)
        n += watch_game(states[i], rng_state, rooms, rows[n : n + 2000], stations)
    return n


def fit(rows: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The tables that tell best what the lines brought."""
    brought = rows[:, -1].astype(float)
    starts, slopes = np.zeros((PHASES, 64)), np.zeros((PHASES, 64))
    for phase in range(PHASES):
        usual = straight_line(rows[rows[:, 0] == phase], np.zeros(2), 0)
        for alike in range(64):
            here = (rows[:, 0] == phase) & (ALIKE[rows[:, 1]] == alike)
            starts[phase, alike], slopes[phase, alike] = straight_line(rows[here], usual, PRIOR)
    features = look_ahead(rows, starts, slopes)
    weights = np.zeros((PHASES, 5))
    for phase in range(PHASES):
        here = rows[:, 0] == phase
        weights[phase] = np.linalg.lstsq(features[here], brought[here], rcond=None)[0]
        left = brought[here] - features[here] @ weights[phase]
        rough = brought[here] - features[here, 1]
        print(
            f"phase {phase}: {here.sum()} lines, they bring {brought[here].mean():.1f} (sd {brought[here].std():.1f}), "
            f"missed by {rough.std():.2f} at a glance, {left.std():.2f} with a look ahead",
            weights[phase].round(2),
        )
    return starts, slopes, weights


def straight_line(rows: Numbers, usual: Numbers, prior: float) -> Numbers:
    """What lines brought by their length: a constant and a slope, near the usual ones where few lines were seen."""
    lengths = np.stack([np.ones(len(rows)), rows[:, 2]], 1)
    scale = prior * np.diag([1.0, 10.0])
    found: Numbers = np.linalg.lstsq(lengths.T @ lengths + scale, lengths.T @ rows[:, -1] + scale @ usual, rcond=None)[
        0
    ]
    return found


def look_ahead(rows: Numbers, starts: Numbers, slopes: Numbers) -> Numbers:
    """What a look at the next tile tells of each line: the same as lines.open_value."""
    phase = rows[:, 0]

    def rough(track: Numbers, length: Numbers) -> Numbers:
        return starts[phase, ALIKE[track]] + slopes[phase, ALIKE[track]] * length

    after = []
    for side in range(4):
        end, length = rows[:, 3 + 2 * side], rows[:, 4 + 2 * side]
        after.append(np.where(FACTOR[end] > 0, length * FACTOR[end], rough(end, length)))
    values = np.stack(after)
    return np.stack(
        [np.ones(len(rows)), rough(rows[:, 1], rows[:, 2]), values.mean(0), values.max(0), values.min(0)], 1
    )


def write(starts: Numbers, slopes: Numbers, weights: Numbers, games: int) -> None:
    """Write the tables down as a module."""

    def block(name: str, table: Numbers, digits: int) -> str:
        lines = []
        for row in table:
            rng_state = [f"{number:.{digits}f}" for number in row]
            parts = [", ".join(rng_state[i : i + 16]) for i in range(0, len(rng_state), 16)]
            lines.append("    [" + ",\n     ".join(parts) + "],")
        return f"{name} = np.array([\n" + "\n".join(lines) + "\n])\n"

    text = f'''"""What open lines bring, on average over {games} games of bots: made by bench/fit_lines.py, not by hand.

By phase of the game (ten tiles each) and kind of track (see lines.ALIKE): points, and points for each tile that the
line has crossed already. WEIGHTS, by phase: a constant, then what counts of this, and of the average, best and worst of
the four ways on.
"""

from __future__ import annotations

import numpy as np

# fmt: off
{block("START", starts, 2)}
{block("PER_TILE", slopes, 3)}
{block("WEIGHTS", weights, 3)}'''
    TABLE.write_text(text)


def main() -> None:
    """Learn, and write down what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    if arguments.rounds > 1:  # each round in a process of its own: compiled code holds the tables of its time
        for _ in range(arguments.rounds):
            subprocess.run([sys.executable, __file__, "--games", str(arguments.games), "--rounds", "1"], check=True)
        return
    found = []
    rooms = np.zeros(1, ROOM)
    for seats in (2, 2, 3, 4):
        states = game("cablecar").deal_batch(arguments.games // 4, seats, seed=1000 * seats + len(found))
        rows = np.zeros((len(states) * 300 + 2000, COLUMNS), np.int32)
        found.append(rows[: watch(states, np.uint64(5 + len(found)), rooms, rows)].copy())
    rows = np.concatenate(found)
    write(*fit(rows), arguments.games)


if __name__ == "__main__":
    main()
