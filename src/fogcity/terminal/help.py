"""The help page of a table: what every table understands, and what a game adds."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.terminal.drawing.grid import Grid

REDRAW = "draw the table again"
TABLE_COMMANDS = {
    "log": "everything that has happened so far",
    "undo": "take back your last choice, also past the replies of bots; among people, only if it showed nothing hidden",
    "hint": "where to look, and again the three best actions; they are counted",
    "board": f"{REDRAW}; `size full`, `compact` or `auto` changes its size",
    "record": "where the game is saved",
    "quit": "leave; the game is saved after every action",
}


def draw_help(intro: str, actions: Mapping[str, str], commands: Mapping[str, str], notes: str = "") -> RenderableType:
    """A help page. `actions` and `commands` map what to type to what it does."""
    parts: list[RenderableType] = [Text(intro)]
    for title, entries in (("What you can do in your turn", actions), ("What else you can type", commands)):
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in entries.items():
            grid.add_row("", Text(typed, "bold", no_wrap=True), Text(meaning))
        parts += [Text(title), grid]
    return Group(*parts, *([Text(notes)] if notes else []))
