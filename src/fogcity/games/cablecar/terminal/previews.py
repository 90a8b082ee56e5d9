"""What a player can look up before acting, from the player's own view: lines, spaces, and the effect of a lay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from fogcity.core.errors import BadText, shorten
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.games.cablecar.actions import DRAW, parse_tile
from fogcity.games.cablecar.board import COLOURS, FACTOR, KINDS, SIDES, SPACES
from fogcity.games.cablecar.events import LineClosed, LineExtended, TileLaid
from fogcity.games.cablecar.lines import destination, owner_of, trace
from fogcity.games.cablecar.rules import line_points
from fogcity.games.cablecar.terminal.typed_input import held_text, read_action, tiles_to_lay
from fogcity.terminal.drawing.palette import with_sign

_NAMES = dict(zip(SIDES, ("north", "east", "south", "west"), strict=True))


class Preview(NamedTuple):
    """A lay that was tried but not played: its code and space, the view after it, and its effect on lines."""

    action: int
    space: int
    view: View
    events: list[Event]


def spaces_laid(events: Iterable[Event]) -> set[int]:
    """The spaces where tiles were laid in these events."""
    return {SPACES.index(event.space) for event in events if isinstance(event, TileLaid)}


def describe_line(view: View, station: int) -> str:
    """The path of the line of station 1-32, its value, and where it goes next."""
    record = view.record
    owner = owner_of(record, station - 1)
    if owner < 0:
        return f"No car starts at station {station} in this game."
    steps, track = trace(record, station - 1)
    name = f"Line {station} ({with_sign(COLOURS[owner])})"
    space, side = divmod(track, 4)
    if not steps:
        return f"{name} has not left its station: it waits for a tile on {SPACES[space]}."
    way = " ".join(SPACES[step.space] for step in steps)
    tiles = f"{len(steps)} tile{'s' if len(steps) > 1 else ''}"
    unit = "profit" if record["company"] else "points"
    if FACTOR[track]:
        to = destination(steps, track)
        where = "the power station" if to is None else f"station {to}"
        points = line_points.function(record, len(steps), track)
        return f"{name} is closed: {way} to {where}, {tiles}, {points} {unit}."
    return (
        f"{name} is open: {way}, {tiles} so far, worth {len(steps)} {unit} (twice that at the power station). "
        f"It enters {SPACES[space]} from the {_NAMES[SIDES[side]]} next."
    )


def spaces_for(game: Game, view: View, words: list[str]) -> tuple[str, set[int]]:
    """A tile and the spaces where it may be laid: the tile that was named, or the only one there is.

    If no rotation is named, any will do.
    """
    tiles = tiles_to_lay(view)
    if not words:
        if len(tiles) != 1:
            example = f": type `spaces {tiles[0]}` for example" if tiles else ""
            raise BadText(f"for which tile? You have {held_text(tiles)}{example}")
        words = tiles
    tile = parse_tile("".join(words)) if len(words) < 3 else None
    if tile is None:
        raise BadText(f"expected a tile such as `spaces SWNE` or `spaces SNWE r90`, not {shorten(' '.join(words))}")
    if KINDS[tile % 24] not in tiles:
        raise BadText(f"you cannot lay {KINDS[tile % 24]} now; you have {held_text(tiles)}")
    actions: list[int] = game.legal(view).tolist()
    fits = [action for action in actions if action < DRAW and action // 64 % 24 == tile % 24]
    if len(words) > 1:
        fits = [action for action in fits if action // 64 == tile]
    return " ".join(words).upper().replace("R", "r"), {action % 64 for action in fits}


def preview(game: Game, view: View, text: str) -> Preview:
    """The effect of a lay on the lines; IllegalAction if it is not legal.

    It is played on a guess of what the view hides, so it cannot reveal anything.
    """
    action = game.parse(view, read_action(view, text))
    if action >= DRAW:
        raise BadText("`try` is for laying tiles, such as `try SWNE b1`")
    guessed: Any = game.guess(view, 0)
    before = game.view(guessed, view.seat)
    after = guessed.copy()
    game.play(after, action)
    seen = game.view(after, view.seat)
    events: list[Event] = [
        e for e in game.events(before, action, seen) if isinstance(e, (TileLaid, LineExtended, LineClosed))
    ]
    return Preview(action, action % 64, seen, events)
