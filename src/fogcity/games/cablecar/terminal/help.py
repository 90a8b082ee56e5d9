"""Help, rules and hints for Cable Car."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import Game, View
from fogcity.games.cablecar.options import ROTATION
from fogcity.games.cablecar.shares import exchange_is_open
from fogcity.games.cablecar.state import NOTHING
from fogcity.games.cablecar.terminal.typed_input import tiles_to_lay
from fogcity.terminal.face import legal_texts
from fogcity.terminal.help import TABLE_COMMANDS, draw_help

SHARE_ACTIONS = {
    "swap 30 open": "exchange your 30 % share for the open one",
    "swap 30 blind": "exchange it for the top share of the 30 % pile",
    "pass": "only if you have no tile and cannot draw one",
}
COMMANDS = {
    "try SWNE b1": "see what a lay would do to the lines; then `yes` plays it",
    "spaces": "mark where your tile may be laid; `spaces SWNE` if you have several",
    "line 7": "trace the line of station 7",
    "rules": "how to play",
    **TABLE_COMMANDS,
}
GOAL = "Build long lines from your stations. The most points at the end win."
COMPANY_GOAL = "Hold shares of the companies that earn most. The most points at the end win."
RULES = (
    "In your turn, lay a tile: the one in your hand, or one that you draw and must then lay. Then refill your hand.",
    "Lay a tile on a free space at the edge of the board or next to another tile. It does not matter whose lines it "
    "extends.",
    "A single tile may not connect a station straight to a station, unless it cannot be laid in any other way.",
    "A line scores as soon as it reaches a station or the power station in the middle: one point for each tile that it "
    "crosses, and again each time it crosses the same tile. Reaching the power station doubles its points.",
    "A player who has no tile and cannot draw one is skipped. The game ends when all tiles are laid.",
)
COMPANY_RULES = (
    "Points of lines are the profit of their companies. Instead of laying a tile you may exchange a share: put it "
    "under the pile of its percentage, and take the open share there or the top of the pile unseen.",
    "Exchanges end for everyone once a company's profit has reached {limit}.",
)
LEGEND = (
    "A tile is named after the sides by which its tracks leave, for lines that enter from north, east, south and west. "
    "Open lines are thick, closed lines double. The symbol beside a station is its car; it is hollow once the line is "
    "scored. A * marks tiles that are new since your last turn."
)
SHARES = (
    "The company with the most profit has value 8, the next 7, and so on. A share pays its tenths times that value "
    "(30 %: 3 times). The player who holds most of a company also gets a tenth of its profit. The left share of a pile "
    "is on top; ? is a share that you have not seen."
)


def help_page(view: View) -> RenderableType:
    """Everything that can be typed at this table."""
    company = bool(view.record["company"])
    return draw_help(
        COMPANY_GOAL if company else GOAL, _actions(view), COMMANDS, f"{LEGEND} {SHARES}" if company else LEGEND
    )


def rules_page(game: Game, view: View) -> RenderableType:
    """The rules of the game at this table."""
    company = bool(view.record["company"])
    told = [COMPANY_GOAL if company else GOAL, *RULES]
    told += ["Tiles may be rotated." if view.record["options"][ROTATION] else "Tiles may not be rotated."]
    if company:
        limit = game.options_of(view)["exchange_until"]
        told += [*[line.format(limit=limit) for line in COMPANY_RULES], SHARES]
    return Group(*[Text(line) for line in [*told, "Players with equal points share the win."]])


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
    return (
        f"{must}Type {', '.join(ways)}; {'help lists everything' if brief else 'or try, spaces, line 7, help, quit'}."
    )


def _actions(view: View) -> dict[str, str]:
    record = view.record
    actions = {"SWNE b1": "lay the tile SWNE on space b1; just `b1` if you have one tile"}
    if record["options"][ROTATION]:
        actions["SNWE b1 r90"] = "lay it rotated clockwise by 90, 180 or 270 degrees"
    actions["draw"] = "draw a tile, which you must then lay, and keep your hand"
    return actions | SHARE_ACTIONS if record["company"] else actions
