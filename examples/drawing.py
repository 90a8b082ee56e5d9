"""Draw games as SVG, for notebooks and documents.

python examples/drawing.py cablecar --seed 3 --moves 60 > game.svg        a game between random players
python examples/drawing.py observation > observation.svg                  the planes of an observation
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

import fogcity
from fogcity.envs import Batch, Encoding
from fogcity.games.cablecar.board import CARS, COLOURS, COMPANY_CARS, KINDS, POWER_STATION, SIDES
from fogcity.games.ticket.board.picture import draw as draw_board

PAINT = {
    "yellow": "#e3b62c",
    "blue": "#2f6db5",
    "orange": "#e0861d",
    "green": "#2f8a5b",
    "purple": "#7a4ea3",
    "black": "#2c2c2e",
    "red": "#c23b30",
    "brown": "#7a5236",
}
SIZE, EDGE = 64, 40
# Where tracks enter and leave a tile by each side, and which way is inwards there.
ENTER = {"N": (1 / 3, 0.0), "E": (1.0, 1 / 3), "S": (2 / 3, 1.0), "W": (0.0, 2 / 3)}
LEAVE = {"N": (2 / 3, 0.0), "E": (1.0, 2 / 3), "S": (1 / 3, 1.0), "W": (0.0, 1 / 3)}
INWARDS = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
BEND = 0.4


class Picture(str):
    """An SVG text that notebooks show as a picture."""

    def _repr_svg_(self) -> str:
        return self


def draw(game: fogcity.Game, view: fogcity.View) -> Picture:
    """The game as the holder of the view sees it."""
    if game.name == "ticket":
        owners = view.record["owner"][: len(game.board.routes)].tolist()
        return Picture(draw_board(game.board, owners=owners))
    return Picture(draw_tiles(game, view))


def draw_tiles(game: fogcity.Game, view: fogcity.View) -> str:
    """The board of Cable Car: tiles with their tracks, cars at their stations."""
    record, whole = view.record, 8 * SIZE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}">',
        f'<rect width="{whole}" height="{whole}" fill="#f1ebdd"/>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{8 * SIZE}" height="{8 * SIZE}" fill="#e5dcc6" stroke="#b88a3b"/>',
    ]
    for space, tile in enumerate(record["board"].tolist()):
        x, y = EDGE + SIZE * (space % 8), EDGE + SIZE * (space // 8)
        if space in POWER_STATION:
            parts.append(f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="#8c2f2b"/>')
        elif tile >= 0:
            parts.append(_tile(tile, x, y))
    cars = COMPANY_CARS if game.name == "company" else CARS[game.seats_of(view)]
    for owner, stations in enumerate(cars):
        for station in stations:
            parts += [_line(record["board"], station, COLOURS[owner]), _car(station, COLOURS[owner])]
    return "\n".join([*parts, "</svg>"])


def _tile(tile: int, x: int, y: int) -> str:
    tracks = "".join(_track(x, y, side, leads_to(tile, side)) for side in SIDES)
    return (
        f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="#fbf8f0" stroke="#d8cfbb"/>'
        f'<path d="{tracks}" fill="none" stroke="#b8ab93" stroke-width="3"/>'
    )


def leads_to(tile: int, side: str) -> str:
    """The side by which a line leaves the tile that it enters by this side."""
    turned, kind = divmod(tile, 24)
    printed = KINDS[kind][(SIDES.index(side) - turned) % 4]
    return SIDES[(SIDES.index(printed) + turned) % 4]


def _track(x: int, y: int, entering: str, leaving: str) -> str:
    """A track over a tile."""
    ends = [(ENTER[entering], INWARDS[entering]), (LEAVE[leaving], INWARDS[leaving])]
    (x1, y1), (x2, y2) = ((x + SIZE * px, y + SIZE * py) for (px, py), _ in ends)
    (bx1, by1), (bx2, by2) = ((SIZE * BEND * dx, SIZE * BEND * dy) for _, (dx, dy) in ends)
    return f"M{x1:.1f} {y1:.1f}C{x1 + bx1:.1f} {y1 + by1:.1f} {x2 + bx2:.1f} {y2 + by2:.1f} {x2:.1f} {y2:.1f}"


def _line(tiles: np.ndarray, station: int, colour: str) -> str:
    """The line of a car."""
    number, along = divmod(station - 1, 8)
    row, column = [(0, along), (along, 7), (7, 7 - along), (7 - along, 0)][number]
    side, path = SIDES[number], ""
    while 0 <= row < 8 and 0 <= column < 8 and tiles[8 * row + column] >= 0:
        leaving = leads_to(int(tiles[8 * row + column]), side)
        path += _track(EDGE + SIZE * column, EDGE + SIZE * row, side, leaving)
        row, column = row - INWARDS[leaving][1], column - INWARDS[leaving][0]
        side = SIDES[(SIDES.index(leaving) + 2) % 4]
    return f'<path d="{path}" fill="none" stroke="{PAINT[colour]}" stroke-width="4"/>' if path else ""


def _car(station: int, colour: str) -> str:
    side, along = divmod(station - 1, 8)
    middle = EDGE + SIZE * (along + 0.5)
    far = 8 * SIZE + 1.5 * EDGE
    back = 8 * SIZE + 2 * EDGE - middle
    x, y = [(middle, EDGE / 2), (far, middle), (back, far), (EDGE / 2, back)][side]
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="{PAINT[colour]}"/>'
        f'<text x="{x:g}" y="{y + 4:g}" text-anchor="middle" font-size="11" fill="#fff">{station}</text>'
    )


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
        '<rect width="100%" height="100%" fill="#fbf8f0"/>',
    ]
    for number, (name, plane) in enumerate(planes):
        x, y = 8 + step * (number % across), 14 + (step + 8) * (number // across)
        parts.append(f'<text x="{x}" y="{y - 2}" fill="#22303a">{name}</text>')
        parts.append(f'<rect x="{x}" y="{y}" width="{8 * side}" height="{8 * side}" fill="#e5dcc6"/>')
        for row, column in zip(*np.nonzero(plane), strict=True):
            shade = 0.35 + 0.65 * min(int(plane[row, column]), 8) / 8
            parts.append(
                f'<rect x="{x + side * column}" y="{y + side * row}" width="{side}" height="{side}" '
                f'fill="#8c2f2b" fill-opacity="{shade:.2f}"/>'
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
