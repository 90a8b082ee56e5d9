"""What a player can find out before acting, from nothing but the own view: lines, spaces, and what a lay would do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from fogcity.core.errors import BadText, shorten
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.games.cablecar.actions import parse_tile
from fogcity.games.cablecar.board import COLOURS, FACTOR, KINDS, POWER_STATION, SIDES, SPACES
from fogcity.games.cablecar.events import LineClosed, LineExtended, TileLaid
from fogcity.games.cablecar.lines import destination, owner_of, trace
from fogcity.games.cablecar.rules import DRAW
from fogcity.games.cablecar.state import NOTHING
from fogcity.terminal.drawing.palette import signed
from fogcity.terminal.drawing.phrases import listed

_NAMES = dict(zip(SIDES, ("north", "east", "south", "west"), strict=True))


class Preview(NamedTuple):
    """A lay that was only tried: its code, the board with it, and what it would do to lines."""

    action: int
    space: int
    view: View
    events: list[Event]


def spaces_laid(events: Iterable[Event]) -> set[int]:
    """Where tiles were laid in these events."""
    return {SPACES.index(event.space) for event in events if isinstance(event, TileLaid)}


def parse_station(text: str) -> int:
    """The number of a station, 1 to 32."""
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= 32):
        raise BadText(f"expected a station from 1 to 32, such as `line 7`, not {shorten(text)}")
    return int(text)


def describe_line(view: View, station: int) -> str:
    """Where the line of station 1-32 runs, what it is worth, and where it is heading."""
    record = view.record
    owner = owner_of(record, station - 1)
    if owner < 0:
        return f"No car starts at station {station} in this game."
    steps, track = trace(record, station - 1)
    name = f"Line {station} ({signed(COLOURS[owner])})"
    space, side = divmod(track, 4)
    if not steps:
        return f"{name} has not left its station: it waits for a tile on {SPACES[space]}."
    way = " ".join(SPACES[step.space] for step in steps)
    tiles = f"{len(steps)} tile{'s' if len(steps) > 1 else ''}"
    unit = "profit" if record["company"] else "points"
    if FACTOR[track]:
        to = destination(steps, track)
        where = "the power station" if to is None else f"station {to}"
        return f"{name} is closed: {way} to {where}, {tiles}, {len(steps) * int(FACTOR[track])} {unit}."
    return (
        f"{name} is under way: {way}, {tiles} so far, worth {len(steps)} {unit} (twice that at the power station) and "
        f"growing. It comes to {SPACES[space]} from the {_NAMES[SIDES[side]]} next."
    )


def tiles_to_lay(view: View) -> list[str]:
    """The kinds that the seat may lay now: the tile drawn, or those in hand."""
    record = view.record
    if view.seat is None or record["turn"] != view.seat:
        return []
    if record["drawn"] != NOTHING:
        return [KINDS[record["drawn"]]]
    return sorted({KINDS[kind] for kind in record["hand"][view.seat].tolist() if kind != NOTHING})


def complete(view: View, text: str) -> str:
    """The full text of an action: a space alone, as in `b1` or `b1 r90`, means the only tile there is to lay."""
    words = text.split()
    first = words[0].lower() if words else ""
    if first in SPACES:
        _check_end(words)
        if SPACES.index(first) in POWER_STATION:
            raise BadText(f"{first} is part of the power station; no tile can lie there")
        tiles = tiles_to_lay(view)
        if len(tiles) != 1:
            example = f": type `{tiles[0]} {first}` or the like" if tiles else ""
            raise BadText(f"which tile? You have {_have(tiles)}{example}")
        return " ".join([*tiles, *words])
    if first.upper() in KINDS:
        if len(words) > 2 and words[1].lower() in SPACES:
            _check_end(words[1:])
        return text
    if first == "swap" and not view.record["company"]:
        raise BadText("there are no shares in this game")
    if first == "swap" or (first in ("draw", "pass") and len(words) == 1):
        return text
    raise BadText(f"expected {_expected(view)}, not {shorten(text)}; `help` lists all")


def _check_end(words: list[str]) -> None:
    """After the space where a tile is laid comes nothing but a turn."""
    space, *rest = words
    if rest and not (len(rest) == 1 and re.fullmatch("r[0-9]+", rest[0].lower())):
        raise BadText(
            f"one thing at a time: expected nothing more after {space.lower()}, not {shorten(' '.join(rest))}"
        )


def _expected(view: View) -> str:
    """The actions of this game."""
    record = view.record
    lay = "a tile and a space such as `SWNE b1`" + (" (turned: `SNWE b1 r90`)" if record["rotation"] else "")
    ways = [lay, "`draw`"]
    if record["company"]:
        ways += ["`swap 30 open`", "`swap 30 blind`", "`pass`"]
    return listed(ways, "or")


def _have(tiles: list[str]) -> str:
    return listed(tiles) if tiles else "no tile"


def spaces_for(game: Game, view: View, words: list[str]) -> tuple[str, set[int]]:
    """Where a tile may be laid: the one named, turned as said or in any way; the only one there is if none is named."""
    tiles = tiles_to_lay(view)
    if not words:
        if len(tiles) != 1:
            example = f": type `spaces {tiles[0]}` or the like" if tiles else ""
            raise BadText(f"for which tile? You have {_have(tiles)}{example}")
        words = tiles
    tile = parse_tile("".join(words)) if len(words) < 3 else None
    if tile is None:
        raise BadText(f"expected a tile such as `spaces SWNE` or `spaces SNWE r90`, not {shorten(' '.join(words))}")
    if KINDS[tile % 24] not in tiles:
        raise BadText(f"you cannot lay {KINDS[tile % 24]} now; you have {_have(tiles)}")
    actions: list[int] = game.legal(view).tolist()
    fits = [action for action in actions if action < DRAW and action // 64 % 24 == tile % 24]
    if len(words) > 1:
        fits = [action for action in fits if action // 64 == tile]
    return " ".join(words).upper().replace("R", "r"), {action % 64 for action in fits}


def preview(game: Game, view: View, text: str) -> Preview:
    """What a lay would do to the lines, IllegalAction if it is none. Played on a guess, it can show nothing hidden."""
    action = game.parse(view, complete(view, text))
    if action >= DRAW:
        raise BadText("`try` is for laying a tile, such as `try SWNE b1`")
    guessed: Any = game.guess(view, 0)
    before = game.view(guessed, view.seat)
    after = guessed.copy()
    game.play(after, action)
    seen = game.view(after, view.seat)
    events: list[Event] = [
        e for e in game.events(before, action, seen) if isinstance(e, (TileLaid, LineExtended, LineClosed))
    ]
    return Preview(action, action % 64, seen, events)
