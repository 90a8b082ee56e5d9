"""Turns of phrase that all games share."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len


def listed(names: Sequence[str], last: str = "and") -> str:
    """Several in words: `NESW`, `NESW and NSWE`, `NESW, NSWE and WESN`."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def sentence(message: str) -> str:
    """An error as it is told at the table: with a capital, unless a space such as b1 comes first, and a full stop."""
    begins = message if re.match("[a-z][0-9]", message) else message[:1].upper() + message[1:]
    return begins if begins.endswith((".", "?", "!")) else f"{begins}."


def plural(number: int, thing: str) -> str:
    """So many of something: `1 car`, `2 cars`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def packed(pieces: Sequence[str], width: int, gap: str = "   ") -> list[str]:
    """As many pieces on each line as fit; none is broken."""
    lines: list[str] = []
    for piece in pieces:
        longer = f"{lines[-1]}{gap}{piece}" if lines else ""
        if lines and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def tell_winners(names: Sequence[str]) -> str:
    """Who has won, in words."""
    if len(names) > 1:
        return f"{listed(names)} share the win."
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'}."
