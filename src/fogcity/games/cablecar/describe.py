"""Games of Cable Car as readable text, which position.py reads back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fogcity.games.cablecar.actions import tile_name
from fogcity.games.cablecar.board import COLOURS, PERCENTS, POWER_STATION
from fogcity.games.cablecar.state import EVERYBODY, HIDDEN, NOTHING


def describe(s: Any, options: str, rules_version: int) -> str:
    """The text of a record, or of a view's record, where `?` stands for what is hidden."""
    lines = [f"seats {s['seats']} {options}".rstrip()]
    words = [["#" if i in POWER_STATION else _word(tile, ".") for i, tile in enumerate(s["board"].tolist())]]
    width = max(map(len, words[0]))
    lines += [" ".join(word.ljust(width) for word in words[0][i : i + 8]).rstrip() for i in range(0, 64, 8)]
    lines.append(f"rules {rules_version}")
    if s["turn"] >= 0:
        lines.append(f"turn {s['turn'] + 1}")
    lines.append(f"turns {s['turns']}")
    if s["drawn"] != NOTHING:
        lines.append(f"drawn {_word(int(s['drawn']))}")
    for seat in range(s["seats"]):
        lines.append(f"hand {seat + 1} {' '.join(_word(t) for t in s['hand'][seat].tolist() if t != NOTHING)}".rstrip())
    if s["supply_left"]:
        tiles = s["supply"][: s["supply_left"]].tolist()[::-1]
        hidden = all(tile == HIDDEN for tile in tiles)
        lines.append("supply " + (f"?*{len(tiles)}" if hidden else " ".join(map(_word, tiles))))
    if s["company"]:
        lines += _describe_shares(s)
    if s["generator"].any():
        lines.append("generator " + s["generator"].astype("<u8").tobytes().hex())
    return "\n".join(lines) + "\n"


def _describe_shares(s: Any) -> Iterator[str]:
    for seat in range(s["seats"]):
        shares = zip(s["held"][seat].tolist(), s["held_known"][seat].tolist(), strict=True)
        yield f"held {seat + 1} " + " ".join(_share(share, known) for share, known in shares)
    yield "open " + " ".join(COLOURS[share] for share in s["face_up"].tolist())
    for pile, percent in enumerate(PERCENTS):
        size = 7 - int(s["seats"])
        shares = zip(s["pile"][pile, :size].tolist(), s["pile_known"][pile, :size].tolist(), strict=True)
        yield f"pile {percent} " + " ".join(_share(share, known) for share, known in shares)


def _word(tile: int, nothing: str = "-") -> str:
    return "?" if tile == HIDDEN else nothing if tile == NOTHING else tile_name(tile)


def _share(share: int, known: int) -> str:
    seats = "*" if known == EVERYBODY else "".join(str(seat + 1) for seat in range(7) if known >> seat & 1)
    return ("?" if share == HIDDEN else COLOURS[share]) + (f":{seats}" if seats else "")
