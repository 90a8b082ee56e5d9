"""Small helpers for English texts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len


def listed(names: Sequence[str], last: str = "and") -> str:
    """A list in words: `NESW`, `NESW and NSWE`, `NESW, NSWE and WESN`."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def sentence(message: str) -> str:
    """An error as a sentence: with a full stop, and a capital unless it begins with a space such as b1."""
    begins = message if re.match("[a-z][0-9]", message) else message[:1].upper() + message[1:]
    return begins if begins.endswith((".", "?", "!")) else f"{begins}."


def plural(number: int, thing: str) -> str:
    """A number of things: `1 car`, `2 cars`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def packed(pieces: Sequence[str], width: int, gap: str = "   ") -> list[str]:
    """Lines with as many pieces as fit on each. No piece is broken."""
    lines: list[str] = []
    for piece in pieces:
        longer = f"{lines[-1]}{gap}{piece}" if lines else ""
        if lines and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def winners_text(names: Sequence[str]) -> str:
    """The winners, in words."""
    if len(names) > 1:
        return f"{listed(names)} share the win."
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'}."
