"""Positions written field by field: readable text for games without their own format.

    seats 2 capacity=14        how many play, and the options that differ from their defaults
    rules 1                    the version of the rules
    turn 1                     the seat to act, counted from 1; no such line when the game is over
    turns 14                   a field of the record with one number
    score 12 9                 a field with a number for each seat
    hand 1 2 5 3               a field with a row for each seat, here seat 1's; trailing zeros are left out
    hand 2 ? ? ?               `?` is what the viewer may not know
    generator 0123...          64 hexadecimal digits; views have none

`?` and a missing generator are filled in at random. Every other line is required.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption, BadPosition, shorten
from fogcity.core.game import Game
from fogcity.core.loops import Records
from fogcity.core.options import Value

HIDDEN = -2  # stands in a view for a number that the viewer may not know

Numbers = npt.NDArray[Any]


def write_position(game: Game, records: Records, options: dict[str, Value]) -> str:
    """The text of the first record, which may belong to a view."""
    s = records[0]
    lines = [f"seats {s['seats']} {game.options.format(options)}".rstrip(), f"rules {game.rules_version}"]
    if s["turn"] >= 0:
        lines.append(f"turn {s['turn'] + 1}")
    for label, (numbers, least) in _lines_of(game, records).items():
        values = numbers.tolist()
        while len(values) > least and values[-1] == 0:
            values.pop()
        lines.append(" ".join([label, *("?" if value == HIDDEN else str(value) for value in values)]))
    if s["generator"].any():
        lines.append("generator " + s["generator"].astype("<u8").tobytes().hex())
    return "\n".join(lines) + "\n"


def read_position(game: Game, text: str) -> Records:
    """An array with the record that a text describes; `?` becomes HIDDEN. The caller must check that it is valid."""
    if not isinstance(text, str):
        raise BadPosition(f"a position is a text, not {type(text).__name__}")
    lines = [line.split() for line in text.splitlines() if line.strip()]
    records = _read_header(game, lines[0] if lines else [])
    records["turn"] = -1
    missing = _lines_of(game, records)
    for words in lines[1:]:
        label = next((label for label in (" ".join(words[:2]), words[0]) if label in missing), None)
        if label is not None:
            numbers, _ = missing.pop(label)
            _read_numbers(label, words[len(label.split()) :], numbers)
        else:
            _read_other(game, words, records)
    if missing:
        raise BadPosition(f"the line `{next(iter(missing))} ...` is missing")
    return records


def _lines_of(game: Game, records: Records) -> dict[str, tuple[Numbers, int]]:
    """The numbers in each line, by its label, and how many of them must be written."""
    seats, most = int(records["seats"][0]), game.seats[-1]
    lines: dict[str, tuple[Numbers, int]] = {}
    for field in game.dtype.names or ():
        numbers = records[field]
        if field in ("generator", "options", "padding", "seats", "turn"):
            continue
        if numbers.ndim < 3:
            numbers = numbers.reshape(-1)
            lines[field] = (numbers, seats if len(numbers) == most else len(numbers))
        else:
            rows = numbers[0].reshape(len(numbers[0]), -1)
            lines |= {f"{field} {i + 1}": (rows[i], 0) for i in range(seats if len(rows) == most else len(rows))}
    return lines


def _read_header(game: Game, words: list[str]) -> Records:
    if len(words) < 2 or words[0].lower() != "seats" or not re.fullmatch("[0-9]{1,2}", words[1]):
        raise BadPosition(f"a position begins with a line like `seats 2`, not {shorten(' '.join(words))}")
    try:
        return game.prepared(int(words[1]), game.options.parse(" ".join(words[2:])))
    except BadOption as error:
        raise BadPosition(f"the first line: {error}") from None


def _read_numbers(label: str, words: list[str], numbers: Numbers) -> None:
    limits = np.iinfo(numbers.dtype)
    if len(words) > len(numbers):
        raise BadPosition(f"`{label}` has at most {len(numbers)} numbers, not {len(words)}")
    for i, word in enumerate(words):
        value = HIDDEN if word == "?" else int(word) if re.fullmatch("-?[0-9]{1,20}", word) else None
        if value is None or not limits.min <= value <= limits.max:
            raise BadPosition(f"`{label}` holds numbers, or `?` where one is not known, not {shorten(word)}")
        numbers[i] = value


def _read_other(game: Game, words: list[str], records: Records) -> None:
    """Read a line that is not a plain field."""
    match words:
        case ["rules", version]:
            if version != str(game.rules_version):
                raise BadPosition(f"this position needs rules version {shorten(version)}, not {game.rules_version}")
        case ["turn", seat] if seat in map(str, range(1, int(records["seats"][0]) + 1)):
            records["turn"] = int(seat) - 1
        case ["generator", digits] if re.fullmatch("[0-9a-fA-F]{64}", digits):
            records["generator"] = np.frombuffer(bytes.fromhex(digits), "<u8")
        case _:
            raise BadPosition(f"a position of {game.name} has no such line: {shorten(' '.join(words))}")
