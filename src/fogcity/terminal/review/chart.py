"""The chances of all seats over a game, drawn with characters: a panel for each seat, one below the other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from fogcity.study import Review
from fogcity.study.reviewing import ReviewedMove
from fogcity.terminal.review.words import SIGNS

BLOCKS, PLAIN_BLOCKS = " ▁▂▃▄▅▆▇█", " .:#"
GUTTER = 7  # columns left of a panel
LEAST, MOST = 20, 160  # columns of a panel
STYLES = {
    "yellow": "yellow",
    "blue": "blue",
    "orange": "dark_orange",
    "green": "green",
    "purple": "magenta",
    "black": "bright_black",
    "brown": "dark_orange3",
    "pink": "hot_pink",
    "teal": "cyan",
    "lime": "chartreuse3",
    "sky": "bright_cyan",
    "grey": "bright_black",
    "sand": "tan",
}


def draw_chart(review: Review, names: Sequence[str], colours: Sequence[str], width: int, *, plain: bool) -> list[Text]:
    """The lines of the chart. `plain` draws with ASCII characters.

    Below each panel, the marks of its seat stand where the actions were taken. `names` are those of the review's
    players, and `colours` those of all seats.
    """
    count = len(review.curve)
    columns = max(LEAST, min(MOST, width - GUTTER - 1))
    columns = columns // count * count if count <= columns else columns
    rows = {1: 8, 2: 5, 3: 4, 4: 4}.get(len(review.players), 3)
    lines = []
    for place, player in enumerate(review.players):
        values = _stretch([chances[place] for chances in review.curve], columns)
        style = STYLES.get(colours[player.seat], "")
        lines.append(Text(" " * GUTTER + names[place], f"bold {style}".strip()))
        lines += _panel(values, rows, style, PLAIN_BLOCKS if plain else BLOCKS)
        marked = [move for move in review.moves if move.mark and move.seat == player.seat]
        lines.append(Text(" " * GUTTER + _marks(marked, columns, count), "bold"))
    return [*lines, Text(" " * GUTTER + _axis(columns, count), "dim")]


def _stretch(values: Sequence[float], columns: int) -> list[float]:
    """The values over this number of columns: each repeated, or means of several."""
    edges = [column * len(values) / columns for column in range(columns + 1)]
    found = []
    for low, high in pairwise(edges):
        here = values[int(low) : max(math.ceil(high - 1e-9), int(low) + 1)]
        found.append(sum(here) / len(here))
    return found


def _panel(values: Sequence[float], rows: int, style: str, blocks: str) -> list[Text]:
    """Columns as high as the values, with a scale in per cent on the left."""
    steps = len(blocks) - 1
    heights = [min(rows * steps, max(0, round(value * rows * steps))) for value in values]
    lines = []
    for row in range(rows - 1, -1, -1):
        label = {rows - 1: "100 %", 0: "0 %"}.get(row, "")
        filled = "".join(blocks[min(steps, max(0, height - row * steps))] for height in heights)
        lines.append(Text.assemble((f"{label:>{GUTTER - 1}} ", "dim"), (filled, style)))
    return lines


def _marks(moves: Sequence[ReviewedMove], columns: int, count: int) -> str:
    """The signs of the marks under their actions. Where there is not enough room, the graver ones stand."""
    signs = list(SIGNS)
    row = [" "] * (columns + 1)
    for move in sorted(moves, key=lambda move: (-signs.index(str(move.mark)), -move.loss)):
        sign = SIGNS[str(move.mark)]
        at = min(int((move.number - 0.5) * columns / count), columns + 1 - len(sign))
        if set(row[max(at - 1, 0) : at + len(sign) + 1]) == {" "}:
            row[at : at + len(sign)] = sign
    return "".join(row).rstrip()


def _axis(columns: int, count: int) -> str:
    """The numbers of some actions under their columns."""
    rough = max(1, 10 * count / columns)
    step = next(size for power in range(6) for part in (1, 2, 5) if (size := part * 10**power) >= rough)
    row = "action"
    for number in range(step, count, step):
        at = int((number - 0.5) * columns / count)
        if at > len(row) and at + len(str(number)) <= columns:
            row = f"{row:<{at}}{number}"
    return row
