"""What can be typed, in words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import Game, View
from fogcity.games.cablecar.shares import exchange_is_open
from fogcity.games.cablecar.state import NOTHING
from fogcity.games.cablecar.terminal.study import tiles_to_lay
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.face import legal_texts

SHARE_ACTIONS = {
    "swap 30 open": "exchange your 30 % share for the open one",
    "swap 30 blind": "exchange it for the top of the 30 % pile",
    "pass": "only if you have no tile and can draw none",
}
COMMANDS = {
    "try SWNE b1": "see what a lay would do to the lines; then `yes` does it",
    "spaces": "mark where your tile may lie; `spaces SWNE` if you have several",
    "line 7": "trace the line of station 7",
    "rules": "how the game is played",
    "log": "all that has happened so far",
    "undo": "take your last choice back, if it showed you nothing hidden",
    "board": "draw the table again; `size full`, `compact` or `auto`: how large",
    "record": "where the game is kept",
    "quit": "leave; the game is saved after every action",
}
GOAL = "Make the lines from your stations long; the most points at the end win."
COMPANY_GOAL = "Hold shares of the companies that earn most; the most points at the end win."
RULES = (
    "In your turn lay a tile: the one in your hand, or one that you draw and must then lay. Then fill up your hand.",
    "A tile goes on a free space at the edge of the board or beside another tile. Whose lines it lengthens does not "
    "matter.",
    "No tile may alone carry a line from its station to a station, unless it can be laid in no other way.",
    "A line is scored as soon as it reaches a station or the power station in the middle: a point for each tile that "
    "it crosses, again each time it crosses it again. Into the power station counts double.",
    "A player who has no tile and can draw none is passed over. The game ends when all tiles lie.",
)
COMPANY_RULES = (
    "Points of lines are the profit of their companies. Instead of laying a tile you may exchange a share: put it "
    "under the pile of its percentage, and take the open share there or the top of the pile unseen.",
    "Exchanges end for all once a company's profit has reached {limit}.",
)
LEGEND = (
    "A tile is named by the sides that its tracks leave by, for lines that come from north, east, south and west. "
    "Lines under way are thick, closed ones double. The sign beside a station is its car, hollow once its line is "
    "scored. Tiles with a * are new since your last turn."
)
SHARES = (
    "A company's worth is 8 for the most profit, 7 for the next, and so on; a share pays its tenths times that (30 %: "
    "3 times), and whoever holds most of a company a tenth of its profit more. In a pile the left share is on top; "
    "? is a share that you have not seen."
)


def draw_help(view: View) -> RenderableType:
    """Everything that can be typed at this table."""
    parts: list[RenderableType] = [Text(COMPANY_GOAL if view.record["company"] else GOAL)]
    for title, entries in (("What you can do in your turn", _actions(view)), ("What else you can type", COMMANDS)):
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in entries.items():
            grid.add_row("", Text(typed, "bold", no_wrap=True), meaning)
        parts += [Text(title), grid]
    return Group(*parts, Text(f"{LEGEND} {SHARES}" if view.record["company"] else LEGEND))


def draw_rules(game: Game, view: View) -> RenderableType:
    """How the game is played at this table."""
    company = bool(view.record["company"])
    told = [COMPANY_GOAL if company else GOAL, *RULES]
    told += ["Tiles may be laid any way round." if view.record["rotation"] else "All tiles lie the same way up."]
    if company:
        limit = game.options_of(view)["exchange_until"]
        told += [*[line.format(limit=limit) for line in COMPANY_RULES], SHARES]
    return Group(*[Text(line) for line in [*told, "Equal points share the win."]])


def hint(game: Game, view: View, *, brief: bool = False) -> str:
    """What the seat can do now, in one line."""
    record = view.record
    tiles = tiles_to_lay(view)
    ways = []
    if tiles:
        texts = legal_texts(game, view)
        ways.append(f"{texts[0]} or just {texts[0].split(maxsplit=1)[1]}" if len(tiles) == 1 else texts[0])
        ways += [text for text in texts if " r" in text][:1]
    if record["drawn"] == NOTHING:
        if record["supply_left"] > 0:
            ways.append("draw")
        if exchange_is_open.function(record):
            ways += ["swap 30 open"] if brief else ["swap 30 open", "swap 30 blind"]
        if not tiles and record["supply_left"] == 0:
            ways.append("pass")
    must = "" if record["drawn"] == NOTHING else f"You must lay {tiles[0]} now. "
    return f"{must}Type {', '.join(ways)}; {'help lists all' if brief else 'or try, spaces, line 7, help, quit'}."


def _actions(view: View) -> dict[str, str]:
    record = view.record
    alone = "; just `b1` if you have one tile"
    actions = {"SWNE b1": f"lay the tile SWNE on space b1{alone}"}
    if record["rotation"]:
        actions["SNWE b1 r90"] = "lay it turned clockwise by 90, 180 or 270 degrees"
    actions["draw"] = "draw a tile, which you must then lay, and keep your hand"
    return actions | SHARE_ACTIONS if record["company"] else actions
