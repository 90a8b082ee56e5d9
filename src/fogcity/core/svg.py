"""SVG as text: elements, numbers and paths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

Point = tuple[float, float]

ROUNDING = 70.0  # the longest part of an edge that a rounded corner takes


def element(tag: str, *content: str, **attributes: float | str) -> str:
    """An SVG element. `content` is already SVG; attributes are escaped. `_` in their names becomes a hyphen."""
    words = [tag]
    for name, value in attributes.items():
        text = escape(value) if isinstance(value, str) else short(value)
        words.append(f'{name.rstrip("_").replace("_", "-")}="{text}"')
    inside = "".join(content)
    return f"<{' '.join(words)}>{inside}</{tag}>" if inside else f"<{' '.join(words)}/>"


def title(text: str) -> str:
    """A tooltip for the element that contains it."""
    return element("title", escape(text))


def short(number: float) -> str:
    """A number with at most two decimals."""
    return f"{round(number, 2) + 0.0:g}"


def at(x: float, y: float, *content: str, turn: float = 0.0, scale: float = 1.0, **attributes: str) -> str:
    """A group with its origin at a point, rotated by `turn` degrees and scaled."""
    transform = f"translate({short(x)} {short(y)})"
    transform += f" rotate({short(turn)})" if turn else ""
    transform += f" scale({short(scale)})" if scale != 1 else ""
    return element("g", *content, transform=transform, **attributes)


def steps(*parts: float | str) -> str:
    """Path data from letters and numbers."""
    return " ".join(part if isinstance(part, str) else short(part) for part in parts)


def through(points: Iterable[Point]) -> str:
    """Path data of straight lines from point to point."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def rounded(points: Sequence[Point]) -> str:
    """Path data of a closed polygon with rounded corners."""
    parts: list[str] = []
    for place, (x, y) in enumerate(points):
        ends: list[float] = []
        for other in (points[place - 1], points[(place + 1) % len(points)]):
            dx, dy = other[0] - x, other[1] - y
            part = min(0.5, ROUNDING / max(math.hypot(dx, dy), 1e-6))
            ends += [x + dx * part, y + dy * part]
        parts.append(steps("L" if parts else "M", *ends[:2], "Q", x, y, *ends[2:]))
    return " ".join([*parts, "Z"])
