"""Draw games as SVG, for documents. In notebooks, views and tables draw themselves.

python examples/drawing.py cablecar --seed 3 --moves 60 > game.svg        a game between random players
python examples/drawing.py observation > observation.svg                  the planes of an observation
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from fogcity.core.colours import INK, RED, SHEET
from fogcity.core.picture import draw
from fogcity.envs import Batch, Encoding


def draw_observation(encoding: Encoding, observation: np.ndarray) -> str:
    """The planes of an observation of Cable Car, each with its name; numbers above 0 are dark."""
    planes = []
    for name, values in encoding.split(observation).items():
        if values.shape[-2:] == (8, 8):
            places = np.ndindex(values.shape[:-2])
            planes += [(" ".join([name, *map(str, place)]), values[place]) for place in places]
    across, side, step = 12, 5, 58
    rows = -(-len(planes) // across)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across * step + 10} {rows * (step + 8) + 10}" '
        f'font-family="sans-serif" font-size="6">',
        f'<rect width="100%" height="100%" fill="{SHEET}"/>',
    ]
    for number, (name, plane) in enumerate(planes):
        x, y = 8 + step * (number % across), 14 + (step + 8) * (number // across)
        parts.append(f'<text x="{x}" y="{y - 2}" fill="{INK}">{name}</text>')
        parts.append(f'<rect x="{x}" y="{y}" width="{8 * side}" height="{8 * side}" fill="#e5dcc6"/>')
        for row, column in zip(*np.nonzero(plane), strict=True):
            shade = 0.35 + 0.65 * min(int(plane[row, column]), 8) / 8
            parts.append(
                f'<rect x="{x + side * column}" y="{y + side * row}" width="{side}" height="{side}" '
                f'fill="{RED}" fill-opacity="{shade:.2f}"/>'
            )
    return "\n".join([*parts, "</svg>"])


def random_game(encoding: Encoding, seed: int, moves: int) -> Batch:
    """A game after this many random actions."""
    batch, rng = Batch(encoding, 1, autoreset=False), np.random.default_rng(seed)
    batch.deal(seed)
    for _ in range(moves):
        if not batch.ended[0]:
            batch.step([int(rng.choice(np.flatnonzero(batch.masks[0])))])
    return batch


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["cablecar", "company", "ticket", "observation"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    arguments = parser.parse_args()
    encoding = Encoding("cablecar" if arguments.what == "observation" else arguments.what, arguments.seats)
    batch = random_game(encoding, arguments.seed, arguments.moves)
    if arguments.what == "observation":
        sys.stdout.write(draw_observation(encoding, batch.observations[0]))
    else:
        sys.stdout.write(draw(encoding.game, encoding.game.view(batch.states[0])))


if __name__ == "__main__":
    main()
