"""What players type at a table of Cable Car: whole actions, and shorter texts that can mean only one action."""

from __future__ import annotations

import re

from fogcity.core.errors import BadText, shorten
from fogcity.core.game import View
from fogcity.games.cablecar.board import KINDS, POWER_STATION, SPACES
from fogcity.games.cablecar.options import ROTATION
from fogcity.games.cablecar.state import NOTHING
from fogcity.terminal.drawing.phrases import listed


def tiles_to_lay(view: View) -> list[str]:
    """The kinds of tile that the seat may lay now: the one drawn, or those in hand."""
    record = view.record
    if view.seat is None or record["turn"] != view.seat:
        return []
    if record["drawn"] != NOTHING:
        return [KINDS[record["drawn"]]]
    return sorted({KINDS[kind] for kind in record["hand"][view.seat].tolist() if kind != NOTHING})


def read_action(view: View, text: str) -> str:
    """The full text of an action. A space alone, as in `b1` or `b1 r90`, means the only tile there is to lay."""
    words = text.split()
    first = words[0].lower() if words else ""
    if first in SPACES:
        _check_end(words)
        if SPACES.index(first) in POWER_STATION:
            raise BadText(f"{first} is part of the power station; no tile can be laid there")
        tiles = tiles_to_lay(view)
        if len(tiles) != 1:
            example = f": type `{tiles[0]} {first}` for example" if tiles else ""
            raise BadText(f"which tile? You have {held_text(tiles)}{example}")
        return " ".join([*tiles, *words])
    if first.upper() in KINDS:
        if len(words) > 2 and words[1].lower() in SPACES:
            _check_end(words[1:])
        return text
    if first == "swap" and not view.record["company"]:
        raise BadText("there are no shares in this game")
    if first == "swap" or (first in ("draw", "pass") and len(words) == 1):
        return text
    raise BadText(f"expected {_expected(view)}, not {shorten(text)}; `help` lists everything")


def parse_station(text: str) -> int:
    """The number of a station, 1 to 32."""
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= 32):
        raise BadText(f"expected a station from 1 to 32, such as `line 7`, not {shorten(text)}")
    return int(text)


def held_text(tiles: list[str]) -> str:
    """These tiles in words: `NESW and NSWE`, or `no tile`."""
    return listed(tiles) if tiles else "no tile"


def _check_end(words: list[str]) -> None:
    """Only a rotation may follow the space where a tile is laid."""
    space, *rest = words
    if rest and not (len(rest) == 1 and re.fullmatch("r[0-9]+", rest[0].lower())):
        raise BadText(
            f"one thing at a time: expected nothing more after {space.lower()}, not {shorten(' '.join(rest))}"
        )


def _expected(view: View) -> str:
    """The actions of this game, in words."""
    record = view.record
    lay = "a tile and a space such as `SWNE b1`" + (" (rotated: `SNWE b1 r90`)" if record["options"][ROTATION] else "")
    ways = [lay, "`draw`"]
    if record["company"]:
        ways += ["`swap 30 open`", "`swap 30 blind`", "`pass`"]
    return listed(ways, "or")
