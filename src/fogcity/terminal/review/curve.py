"""The chances of all seats over a game as a picture for the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from fogcity.core.colours import symbol
from fogcity.core.svg import Point, at, element, short, through, title
from fogcity.study.reviewing import ReviewedMove
from fogcity.terminal.review.words import SIGNS, Words, percent

WIDTH, HEIGHT = 600.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 58.0, 26.0, 16.0, 34.0
SYMBOL = 18.0  # the height of the symbol at the end of a line

# For lines on light and on dark paper.
COLOURS = {
    "yellow": ("#a87b00", "#e3b62c"),
    "blue": ("#1f62b4", "#74aecb"),
    "orange": ("#c05a06", "#f09a3e"),
    "green": ("#1c7a49", "#7fc79b"),
    "purple": ("#7a3fae", "#b993d8"),
    "black": ("#2c2c2e", "#c9c3b8"),
    "brown": ("#7a5236", "#c99b78"),
    "pink": ("#b83f6f", "#e594b8"),
    "teal": ("#1f7a80", "#74c4bf"),
    "lime": ("#66801a", "#b5d05a"),
    "sky": ("#2f7da8", "#8ac4e8"),
    "grey": ("#6f6c66", "#b5b1a8"),
    "sand": ("#8a6c43", "#d9be96"),
}


def seat_style(colours: Sequence[str]) -> str:
    """CSS with the colours of the seats."""
    pairs = [COLOURS.get(colour, COLOURS["grey"]) for colour in colours]
    light, dark = ("".join(f"--s{seat}:{pair[tone]};" for seat, pair in enumerate(pairs)) for tone in (0, 1))
    return f":root{{{light}}}@media (prefers-color-scheme: dark){{:root{{{dark}}}}}"


def seat_sign(seat: int, colour: str) -> str:
    """The symbol of a seat in its colour, for texts."""
    mark = symbol(colour, f"var(--s{seat})")
    return f'<svg class="sign" viewBox="-11 -11 22 22" aria-hidden="true">{mark}</svg>'


def draw_curve(words: Words) -> str:
    """The chances as lines: a symbol at the end of each, and the marks where they were given."""
    review, colours = words.review, words.game.colours
    last = max(len(review.curve) - 1, 1)

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [*_grid(x, y, last)]
    ends = _apart([y(chance) for chance in review.curve[-1]])
    for place, player in enumerate(review.players):
        ink = f"var(--s{player.seat})"
        points: list[Point] = [(x(number), y(chances[place])) for number, chances in enumerate(review.curve)]
        parts.append(element("path", d=through(points), fill="none", stroke=ink, stroke_width=2.2, class_="chance"))
        parts.append(at(points[-1][0] + 14, ends[place], symbol(colours[player.seat], ink), scale=0.8))
    places = {player.seat: place for place, player in enumerate(review.players)}
    for move in words.marked:
        spot = x(move.number - 1), y(review.curve[move.number - 1][places[move.seat]])
        parts.append(_mark(words, move, spot))
    label = "The chances of the players after each action; the same as a table is below."
    return element("svg", *parts, viewBox=f"0 0 {short(WIDTH)} {short(HEIGHT)}", role="group", aria_label=label)


def _grid(x: Callable[[float], float], y: Callable[[float], float], last: int) -> list[str]:
    parts = []
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(element("path", d=f"M{LEFT} {short(y(chance))}H{short(WIDTH - RIGHT)}", class_="axis"))
        if chance * 2 == int(chance * 2):
            parts.append(
                element("text", percent(chance), x=LEFT - 6, y=y(chance) + 4, text_anchor="end", class_="faint")
            )
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if last / size <= 10)
    parts += [
        element("text", str(number), x=x(number), y=HEIGHT - 12, text_anchor="middle", class_="faint")
        for number in range(step, last + 1, step)
    ]
    return parts


def _mark(words: Words, move: ReviewedMove, spot: Point) -> str:
    """A sign on the line, which leads to what the page says about the action."""
    sign = SIGNS[str(move.mark)]
    told = f"Action {move.number}, {words.player(move.seat)}: {words.moment(move)}"
    paint = f"var(--s{move.seat})"
    ring = element("circle", cx=spot[0], cy=spot[1], r=10, fill="var(--card)", stroke=paint, stroke_width=1.8)
    text = element("text", sign, x=spot[0], y=spot[1] + 4, text_anchor="middle", class_="mark")
    return element("a", title(told), ring, text, href=f"#action-{move.number}", aria_label=told)


def _apart(heights: Sequence[float]) -> list[float]:
    """Heights near these, in the same order, at which symbols do not cover each other."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    found = list(heights)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + SYMBOL)
    shift = max(0.0, found[order[-1]] - (HEIGHT - BOTTOM))
    return [height - shift for height in found]
