"""The charts of the report, as SVG without scripts. Every mark has a tooltip."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

import numpy as np
import numpy.typing as npt

from fogcity.arena.report.summary import Standing
from fogcity.core.svg import element, short, title
from fogcity.report_page import colour

WIDTH = 520.0
LEFT, RIGHT = 12.0, 14.0
Values = npt.NDArray[np.float64]


class Scale:
    """Maps values to coordinates, and picks round numbers for the ticks."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.low, self.high = low, high
        self._start, self._end = start, end

    def __call__(self, value: float) -> float:
        return self._start + (value - self.low) / (self.high - self.low) * (self._end - self._start)

    def ticks(self, most: int = 6) -> list[float]:
        """Some round numbers in range."""
        rough = (self.high - self.low) / most
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(power * part for part in (1, 2, 5, 10) if power * part >= rough)
        first = math.ceil(self.low / step)
        return [step * number for number in range(first, math.floor(self.high / step) + 1)]


def ladder(standings: Sequence[Standing]) -> str:
    """The ratings from the best down, with their intervals."""
    row, top = 46.0, 8.0
    height = top + row * len(standings) + 40
    low = min(bot.rating_ci95[0] for bot in standings)
    high = max(bot.rating_ci95[1] for bot in standings)
    x = Scale(low, high, LEFT + 8, WIDTH - RIGHT - 8)
    parts = _x_axis(x, top, height - 40, "OpenSkill rating")
    for place, (number, bot) in enumerate(sorted(enumerate(standings), key=lambda pair: -pair[1].rating)):
        y = top + row * place + 30
        left, right = (x(end) for end in bot.rating_ci95)
        tooltip = f"{bot.name}: {bot.rating:.1f} ({bot.rating_ci95[0]:.1f} to {bot.rating_ci95[1]:.1f})"
        parts.append(
            element(
                "g",
                title(tooltip),
                _label(bot.name, bot.rating, x(bot.rating), y - 12),
                element(
                    "path",
                    d=f"M{short(left)} {short(y)}H{short(right)}",
                    stroke=colour(number),
                    stroke_width=3,
                    stroke_linecap="round",
                    opacity=0.5,
                ),
                element("circle", cx=x(bot.rating), cy=y, r=6, fill=colour(number)),
            )
        )
    return _svg(height, "Ratings with 95 % intervals", parts)


def distributions(names: Sequence[str], scores: Sequence[Values]) -> str:
    """How often each score occurred: a histogram for each bot, over the same axis."""
    row, top = 74.0, 6.0
    height = top + row * len(names) + 40
    everything = np.concatenate(list(scores)) if scores else np.zeros(0)
    low, high = (float(everything.min()), float(everything.max())) if everything.size else (0.0, 1.0)
    bins = np.linspace(low - 0.5, high + 0.5, int(min(48, max(8, high - low + 2))))
    x = Scale(float(bins[0]), float(bins[-1]), LEFT, WIDTH - RIGHT)
    parts = _x_axis(x, top, height - 40, "points at the end of the game")
    counts = [np.histogram(values, bins)[0] / max(len(values), 1) for values in scores]
    for bot, (name, values, count) in enumerate(zip(names, scores, counts, strict=True)):
        base = top + row * (bot + 1)
        parts.append(_histogram(x, bins, count / max(float(count.max()), 1e-9) * (row - 26), base, bot, name, values))
    return _svg(height, "How often each score occurred", parts)


def _histogram(x: Scale, bins: Values, heights: Values, base: float, bot: int, name: str, values: Values) -> str:
    if not values.size:
        return element("text", escape(f"{name}: no game ended"), x=LEFT, y=base - 8, class_="faint")
    path = f"M{short(x(float(bins[0])))} {short(base)}"
    for left, right, tall in zip(bins[:-1], bins[1:], heights, strict=True):
        path += f"L{short(x(float(left)))} {short(base - tall)}L{short(x(float(right)))} {short(base - tall)}"
    mean = float(values.mean())
    low, middle, high = (float(part) for part in np.percentile(values, (5, 50, 95)))
    tooltip = f"{name}: mean {mean:.1f}, median {middle:.0f}, 90 % of its scores from {low:.0f} to {high:.0f}"
    at = x(mean)
    return element(
        "g",
        title(tooltip),
        element(
            "path",
            d=f"{path}L{short(x(float(bins[-1])))} {short(base)}Z",
            fill=colour(bot),
            fill_opacity=0.3,
            stroke=colour(bot),
            stroke_width=1.2,
        ),
        element(
            "path",
            d=f"M{short(at)} {short(base)}V{short(base - float(heights.max()) - 4)}",
            stroke=colour(bot),
            stroke_width=2,
        ),
        _label(name, mean, at, base - float(heights.max()) - 9),
    )


def against_length(names: Sequence[str], turns: Sequence[Values], scores: Sequence[Values]) -> str:
    """The mean score by length of game; larger dots stand for more games. Empty if all games are equally long."""
    everything = np.concatenate(list(turns)) if turns else np.zeros(0)
    if not everything.size or everything.min() == everything.max():
        return ""
    low, high = (float(end) for end in np.percentile(everything, (0.5, 99.5)))
    if high - low < 1:
        low, high = float(everything.min()), float(everything.max())
    edges = np.linspace(low, high + 1e-6, int(min(14, max(3, high - low + 1))) + 1)
    dots = [_dots(edges, length, score) for length, score in zip(turns, scores, strict=True)]
    means = [mean for found in dots for _, mean, _ in found]
    if not means:
        return ""
    height, top, left = 320.0, 12.0, 46.0
    x = Scale(low, high, left + 10, WIDTH - RIGHT - 10)
    y = Scale(min(means), max(means), height - 56, top + 10)
    parts = _x_axis(x, top, height - 44, "turns in the game")
    for tick in y.ticks(5):
        at = y(tick)
        parts.append(element("path", d=f"M{left} {short(at)}H{WIDTH - RIGHT}", class_="axis"))
        parts.append(element("text", f"{tick:g}", x=left - 8, y=at + 4, text_anchor="end", class_="faint"))
    parts.append(
        element(
            "text",
            "mean points",
            x=0,
            y=0,
            class_="faint",
            text_anchor="middle",
            transform=f"translate(11 {short((top + height - 44) / 2)}) rotate(-90)",
        )
    )
    most = max(count for found in dots for _, _, count in found)
    for bot, found in enumerate(dots):
        parts.append(
            element(
                "path",
                d="M" + "L".join(f"{short(x(length))} {short(y(mean))}" for length, mean, _ in found),
                fill="none",
                stroke=colour(bot),
                stroke_width=1.5,
                opacity=0.6,
            )
            if len(found) > 1
            else ""
        )
        for length, mean, count in found:
            tooltip = f"{names[bot]}: about {length:.0f} turns, {mean:.1f} points on average, {count} seats"
            radius = 2.5 + 6.5 * math.sqrt(count / most)
            parts.append(
                element(
                    "circle", title(tooltip), cx=x(length), cy=y(mean), r=radius, fill=colour(bot), fill_opacity=0.75
                )
            )
    return _svg(height, "Mean score by length of game", parts)


def _dots(edges: Values, turns: Values, scores: Values) -> list[tuple[float, float, int]]:
    place = np.digitize(turns, edges) - 1
    found = []
    for part in range(len(edges) - 1):
        here = place == part
        if here.sum() > max(2, len(turns) * 0.002):
            found.append((float(turns[here].mean()), float(scores[here].mean()), int(here.sum())))
    return found


def _x_axis(x: Scale, top: float, bottom: float, words: str) -> list[str]:
    parts = []
    for tick in x.ticks():
        parts.append(element("path", d=f"M{short(x(tick))} {short(top)}V{short(bottom)}", class_="axis"))
        parts.append(element("text", f"{tick:g}", x=x(tick), y=bottom + 16, text_anchor="middle", class_="faint"))
    parts.append(element("text", words, x=WIDTH / 2, y=bottom + 35, text_anchor="middle", class_="faint"))
    return parts


def _label(name: str, value: float, x: float, y: float) -> str:
    """A name and a number above a mark, kept inside the picture."""
    words = name if len(name) <= 30 else name[:29] + "…"
    half = 3.4 * (len(words) + 7)
    x = min(max(x, LEFT + half), WIDTH - RIGHT - half)
    number = element("tspan", f" {value:.1f}", class_="faint")
    return element("text", escape(words), number, x=x, y=max(y, 12), text_anchor="middle")


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    return element("svg", *parts, viewBox=f"0 0 {short(WIDTH)} {short(height)}", role="img", aria_label=label)
