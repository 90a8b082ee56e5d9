"""Draw the held-out board of the benchmark at random, in the form of a board file.

    python -m bench.held_out_board > src/fogcity/games/ticket/benchmark/fog-bay.toml

Places lie on a shaken grid. Neighbours are joined by routes whose lengths follow the distance, and a ticket is worth
the length of the shortest way. A changed board is another protocol: see docs/benchmark.md.
"""

from __future__ import annotations

import itertools
import math
import random

SEED = 1906
COLUMNS, ROWS = 5, 4
NAMES = ["Alder", "Acacia", "Aspen", "Beech", "Birch", "Cedar", "Cypress", "Elm", "Fir", "Hazel"]
NAMES += ["Juniper", "Larch", "Laurel", "Linden", "Maple", "Oak", "Pine", "Poplar", "Rowan", "Willow"]
COLOURS = ["blue", "green", "black", "purple", "red", "orange"]
SPACE = 150.0  # of the picture for each space of a route
LEFT_OUT = 5  # connections of the grid
DIAGONALS = 6
DOUBLES = 14
FERRIES = 9
TICKETS = 24
RED = 5


def main() -> None:
    """Print the board."""
    rng = random.Random(SEED)  # noqa: S311 - nothing secret
    places = [
        (150 + 225 * (n % COLUMNS) + rng.randint(-55, 55), 130 + 245 * (n // COLUMNS) + rng.randint(-60, 60))
        for n in range(COLUMNS * ROWS)
    ]
    pairs = _neighbours(rng)
    lengths = {(a, b): max(1, min(5, round(math.dist(places[a], places[b]) / SPACE))) for a, b in pairs}
    colours = itertools.cycle(rng.sample([*COLOURS, "grey"], 7))
    double, ferry = set(rng.sample(pairs, DOUBLES)), set(rng.sample(pairs, FERRIES))
    red = set(rng.sample(range(len(places)), RED))
    print("# Fog Bay, a board drawn at random by bench/held_out_board.py, for the held-out tracks of the benchmark.")
    print('name = "fog-bay"\ntitle = "Fog Bay"\ncars = 20')
    print("cards = { blue = 6, green = 6, black = 6, purple = 6, red = 6, orange = 6, ferry = 8 }")
    print("points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7, 5 = 10 }")
    print('souvenirs = ["anchor", "buoy", "crane", "dune", "eel", "fern", "gust"]')
    print("souvenir_points = [0, 0, 1, 2, 4, 6, 9, 12]\nlocations = [")
    for n, (x, y) in enumerate(places):
        print(f'  {{ name = "{NAMES[n]}", x = {x}, y = {y}{", red = true" if n in red else ""} }},')
    print("]\nroutes = [")
    for a, b in pairs:
        chosen = [next(colours) for _ in range(2 if (a, b) in double else 1)]
        shown = ", ".join(f'"{colour}"' for colour in chosen)
        more = ", ferries = 1" if (a, b) in ferry else ""
        print(f'  {{ from = "{NAMES[a]}", to = "{NAMES[b]}", length = {lengths[a, b]}, colours = [{shown}]{more} }},')
    print("]\ntickets = [")
    ways = _shortest_ways(len(places), lengths)
    far = [pair for pair in itertools.combinations(range(len(places)), 2) if ways[pair] >= 3]
    for a, b in sorted(rng.sample(far, TICKETS)):
        print(f'  {{ from = "{NAMES[a]}", to = "{NAMES[b]}", value = {ways[a, b]} }},')
    print("]")


def _neighbours(rng: random.Random) -> list[tuple[int, int]]:
    """The places that routes join: most neighbours on the grid, and some diagonals."""
    grid = [(n, n + 1) for n in range(COLUMNS * ROWS) if (n + 1) % COLUMNS]
    grid += [(n, n + COLUMNS) for n in range(COLUMNS * (ROWS - 1))]
    diagonals = [(n, n + COLUMNS + 1) for n in range(COLUMNS * (ROWS - 1)) if (n + 1) % COLUMNS]
    left_out = set(rng.sample(grid, LEFT_OUT))
    return sorted([pair for pair in grid if pair not in left_out] + rng.sample(diagonals, DIAGONALS))


def _shortest_ways(count: int, lengths: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """The number of spaces on the shortest way between each two places."""
    far = 1000
    ways = {(a, b): 0 if a == b else far for a in range(count) for b in range(count)}
    for (a, b), length in lengths.items():
        ways[a, b] = ways[b, a] = length
    for middle, a, b in itertools.product(range(count), repeat=3):
        ways[a, b] = min(ways[a, b], ways[a, middle] + ways[middle, b])
    return ways


if __name__ == "__main__":
    main()
