"""What can be typed, in words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.cablecar.shares import exchange_is_open
from fogcity.cablecar.state import NOTHING
from fogcity.core.game import Game, View
from fogcity.terminal.study import legal_texts, tiles_to_lay

ACTIONS = {
    "SWNE b1": "lay the tile SWNE on space b1; just `b1`, if you have only one tile to lay",
    "SNWE b1 r90": "lay it turned clockwise by 90, 180 or 270 degrees, where the table allows that",
    "draw": "draw a tile, which you must then lay, and keep your hand",
    "swap 30 open": "company game: exchange your 30 % share for the open one",
    "swap 30 blind": "company game: exchange it for the top of the 30 % pile",
    "pass": "only if you have no tile and can draw none",
}
COMMANDS = {
    "try SWNE b1": "see what a lay would do to the lines before you decide; then `yes` does it",
    "spaces": "mark where your tile may be laid; `spaces SWNE`, if you have several",
    "line 7": "trace the line of station 7",
    "log": "all that has happened so far",
    "undo": "take your last choice back, as long as it has shown you nothing hidden",
    "board": "draw the table again; `board full`, `board compact` and `board auto` choose how",
    "record": "where the game is kept",
    "quit": "leave; the game is saved after every action and waits for you",
}
LEGEND = (
    "A tile is named by the sides that its tracks leave by, for lines that come from north, east, south and west. "
    "A line under way is drawn thick, a closed one double. The sign beside a station's number is its car, hollow once "
    "its line is scored. The tiles with a * were laid since your last turn."
)


def draw_help() -> RenderableType:
    """Everything that can be typed."""
    parts: list[RenderableType] = []
    for title, entries in (("What you can do in your turn", ACTIONS), ("What else you can type", COMMANDS)):
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in entries.items():
            grid.add_row("", Text(typed, "bold", no_wrap=True), meaning)
        parts += [Text(title), grid, Text()]
    return Group(*parts, Text(LEGEND))


def hint(game: Game, view: View) -> str:
    """What the seat can do now, in one line."""
    record = view.record
    tiles = tiles_to_lay(view)
    ways = []
    if tiles:
        text = legal_texts(game, view)[0]
        ways.append(f"{text} (or just {text.split(maxsplit=1)[1]})" if len(tiles) == 1 else text)
        if record["rotation"]:
            ways.append(f"{text.split(' r')[0]} r90")
    if record["drawn"] == NOTHING:
        if record["supply_left"] > 0:
            ways.append("draw")
        if exchange_is_open.function(record):
            ways += ["swap 30 open", "swap 30 blind"]
        if not tiles and record["supply_left"] == 0:
            ways.append("pass")
    return f"Type {', '.join(ways)}; or try, spaces, line 7, help, quit."
