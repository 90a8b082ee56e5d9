"""How bots play Cable Car and the company game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from bench.style_facts.book import Fact, Marked, Notes, Style

from fogcity.core.colours import INK
from fogcity.core.game import Game
from fogcity.core.svg import element
from fogcity.core.table import Move, Table
from fogcity.core.view_data import ViewData
from fogcity.games.cablecar.actions import DRAW
from fogcity.games.cablecar.board import COLOURS, EDGE_SPACES, KINDS, PERCENTS, SPACES
from fogcity.games.cablecar.events import ExchangeClosed, LineClosed, LineExtended, ShareExchanged
from fogcity.games.cablecar.preview import TILE
from fogcity.games.cablecar.state import NOTHING
from fogcity.games.cablecar.view_data import BoardViewData, CableCarViewData, CompanyViewData, LaidTile

FEW = 2  # points: what a line is closed for to spoil it
THIRDS = ("first", "second", "last")
TILES = 60

# ---- facts about tiles and lines: both games

DRAWS = Fact("draws a tile instead of laying the one in hand", True)
EDGE = Fact("tiles it lays at the edge, among the first 20", True)
GROWTH = Fact("tiles that a move of it adds to its lines")
GROWTH_OTHER = Fact("tiles that a move of it adds to other lines")
ONLY_OTHER = Fact("moves that lengthen or close other lines, but none of its own", True)
CLOSED = Fact("its lines that it closes itself, in a game")
CLOSED_TILES = Fact("tiles of its lines that it closes")
CLOSED_POWER = Fact("of its lines that it closes, at the power station", True)
CLOSED_OTHER = Fact("other lines that it closes, in a game")
CLOSED_OTHER_TILES = Fact("tiles of other lines that it closes")
CLOSED_OTHER_POWER = Fact("of other lines that it closes, at the power station", True)
CLOSED_OTHER_FEW = Fact(f"of other lines that it closes, for {FEW} points or fewer", True)
TILE_FACTS = (
    DRAWS,
    EDGE,
    GROWTH,
    GROWTH_OTHER,
    ONLY_OTHER,
    CLOSED,
    CLOSED_TILES,
    CLOSED_POWER,
    CLOSED_OTHER,
    CLOSED_OTHER_TILES,
    CLOSED_OTHER_POWER,
    CLOSED_OTHER_FEW,
)

# ---- facts about the lines of a seat: Cable Car

LINE_POWER = Fact("its lines that end at the power station", True)
LINE_TILES = Fact("tiles of its lines")
LINE_POINTS = Fact("points of its lines")
LINE_FEW = Fact(f"its lines that score {FEW} points or fewer", True)
LINE_BY_OTHERS = Fact("its lines that an opponent closes", True)
LONGEST = Fact("tiles of its longest line")
THIRD_POINTS = tuple(Fact(f"points from the {third} {TILES // 3} tiles") for third in THIRDS)

# ---- facts about shares: the company game

EXCHANGES = Fact("exchanges in a game")
OPENLY = Fact("exchanges for the open share", True)
LARGE = Fact("exchanges of 30 or 40 %", True)
GATHERS = Fact("exchanges that add to a company it already holds", True)
LAID = Fact("tiles on the board at an exchange")
GAIN = Fact("points that an exchange gains, by the final values")
ENDS_EXCHANGE = Fact("games in which its move ends the exchanges", True)
LAID_AT_END = Fact("tiles on the board when the exchanges end")
COMPANIES = Fact("companies it holds at the end")
TENTH = Fact("final value of a tenth it holds")
LARGEST = Fact("final value of its 40 %")
TOP = Fact("games in which it holds the most of a company with the most profit", True)
MAJORITIES = Fact("bonuses for the most of a company, in a game")
BONUS = Fact("points of these bonuses, in a game")


def watch_cablecar(table: Table, notes: Notes) -> None:
    """Cable Car: a line belongs to a seat."""
    closers = _watch_tiles(table, notes, lambda move: {COLOURS[move.seat]})
    longest: Counter[int] = Counter()
    for line in _lines(table.game, table.moves[-1].after):
        seat, closer = COLOURS.index(line.owner), closers[line.station]
        notes.add(LINE_POWER, seat, line.to is None, closer[0] if closer[1] == seat else 0)
        notes.add(LINE_TILES, seat, line.tiles)
        notes.add(LINE_POINTS, seat, line.points or 0)
        notes.add(LINE_FEW, seat, (line.points or 0) <= FEW)
        notes.add(LINE_BY_OTHERS, seat, closer[1] != seat)
        longest[seat] = max(longest[seat], line.tiles)
    points = [Counter[int]() for _ in THIRDS]
    for move in table.moves:
        third = _laid(move.before) * len(THIRDS) // TILES
        for seat in notes.seats:
            points[third][seat] += int(move.after["score"][seat]) - int(move.before["score"][seat])
    for seat in notes.seats:
        notes.add(LONGEST, seat, longest[seat])
        for fact, scored in zip(THIRD_POINTS, points, strict=True):
            notes.add(fact, seat, scored[seat])


def watch_company(table: Table, notes: Notes) -> None:
    """The company game: a line is a seat's own if the seat holds a share of its company at that time."""
    _watch_tiles(table, notes, lambda move: _held(move.before, move.seat))
    game, end = table.game, table.moves[-1].after
    view = game.view_data(game.view(end))
    assert isinstance(view, CompanyViewData)
    values = {company.colour: company.value for company in view.companies}
    exchanges: Counter[int] = Counter()
    ended = None
    for number, move in enumerate(table.moves, 1):
        for event in table.events(move, move.seat):
            if isinstance(event, ShareExchanged) and event.gave and event.took:
                exchanges[move.seat] += 1
                notes.add(OPENLY, move.seat, event.openly, number)
                notes.add(LARGE, move.seat, event.percent >= 30, number)
                kept = _held(move.before, move.seat, without=event.percent)
                notes.add(GATHERS, move.seat, event.took in kept, number)
                notes.add(LAID, move.seat, _laid(move.before))
                notes.add(GAIN, move.seat, event.percent // 10 * (values[event.took] - values[event.gave]))
            if isinstance(event, ExchangeClosed):
                ended = move.seat, number, _laid(move.after)
    stakes = [_stakes(end, seat) for seat in notes.seats]
    most = {colour: max(stake[colour] for stake in stakes) for colour in COLOURS}
    for seat, stake in enumerate(stakes):
        notes.add(EXCHANGES, seat, exchanges[seat])
        if ended is not None:
            notes.add(ENDS_EXCHANGE, seat, ended[0] == seat, ended[1])
            notes.add(LAID_AT_END, seat, ended[2])
        notes.add(COMPANIES, seat, len(+stake))
        notes.add(TENTH, seat, sum(tenths * values[colour] for colour, tenths in stake.items()) / 10)
        notes.add(LARGEST, seat, values[COLOURS[int(end["held"][seat, PERCENTS.index(40)])]])
        majorities = [company for company in view.companies if 0 < stake[company.colour] == most[company.colour]]
        notes.add(TOP, seat, any(company.value == len(COLOURS) for company in majorities))
        notes.add(MAJORITIES, seat, len(majorities))
        notes.add(BONUS, seat, sum(company.profit // 10 for company in majorities))


def _watch_tiles(table: Table, notes: Notes, owned: Callable[[Move], set[str]]) -> dict[int, tuple[int, int]]:
    """Count what both games share. Return the move that closed the line of each station, and its seat."""
    closers: dict[int, tuple[int, int]] = {}
    closings: Counter[tuple[int, bool]] = Counter()
    for number, move in enumerate(table.moves, 1):
        seat, before = move.seat, move.before
        if move.action <= DRAW and before["drawn"] == NOTHING and before["supply_left"] > 0:
            notes.add(DRAWS, seat, move.action == DRAW, number)
        if move.action >= DRAW:
            continue
        if _laid(before) < TILES // 3:
            notes.add(EDGE, seat, int(EDGE_SPACES) >> move.action % 64 & 1, number)
        lengths = {line.station: line.tiles for line in _lines(table.game, before)}
        grown: Counter[bool] = Counter()
        own = owned(move)
        for event in table.events(move, seat):
            if not isinstance(event, LineClosed | LineExtended):
                continue
            mine = event.owner in own
            grown[mine] += event.tiles - lengths.get(event.station, 0)
            if isinstance(event, LineClosed):
                closers[event.station] = number, seat
                closings[seat, mine] += 1
                notes.add(CLOSED_TILES if mine else CLOSED_OTHER_TILES, seat, event.tiles)
                notes.add(CLOSED_POWER if mine else CLOSED_OTHER_POWER, seat, event.to is None, number)
                if not mine:
                    notes.add(CLOSED_OTHER_FEW, seat, event.points <= FEW, number)
        notes.add(GROWTH, seat, grown[True])
        notes.add(GROWTH_OTHER, seat, grown[False])
        notes.add(ONLY_OTHER, seat, grown[False] > 0 == grown[True], number)
    for seat in notes.seats:
        notes.add(CLOSED, seat, closings[seat, True])
        notes.add(CLOSED_OTHER, seat, closings[seat, False])
    return closers


def _laid(s: Any) -> int:
    """How many tiles lie on the board."""
    return int(s["laid"]).bit_count()


def _lines(game: Game, s: Any) -> Iterator[Any]:
    view = game.view_data(game.view(s))
    assert isinstance(view, BoardViewData)
    yield from view.lines


def _stakes(s: Any, seat: int) -> Counter[str]:
    """How many tenths of each company a seat holds."""
    found: Counter[str] = Counter()
    for percent, company in zip(PERCENTS, s["held"][seat].tolist(), strict=True):
        found[COLOURS[company]] += percent // 10
    return found


def _held(s: Any, seat: int, without: int = 0) -> set[str]:
    """The companies of which a seat holds a share, leaving out the share of one percentage."""
    shares = zip(PERCENTS, s["held"][seat].tolist(), strict=True)
    return {COLOURS[company] for percent, company in shares if percent != without}


# ---- pictures


def mark(_game: Game, view: ViewData, move: Move) -> Marked:
    """The tile that the move lays, with a frame. Other moves leave nothing on the board."""
    assert isinstance(view, BoardViewData)
    if move.action >= DRAW:
        return Marked(view, [])
    tile, space = divmod(move.action, 64)
    row, column = divmod(space, 8)
    laid = LaidTile(KINDS[tile % 24], 90 * (tile // 24))
    box = {"x": TILE * column, "y": TILE * row, "width": TILE, "height": TILE, "rx": 6}
    frame = [
        element("rect", **box, fill="none", stroke=stroke, stroke_width=wide)
        for stroke, wide in (("#ffffff", 13), (INK, 7))
    ]
    return Marked(msgspec.structs.replace(view, board={**view.board, SPACES[space]: laid}), frame)


def known(view: ViewData) -> list[str]:
    """Points or shares, and the tiles that the player to act may lay."""
    assert isinstance(view, CableCarViewData | CompanyViewData)
    player = view.players[view.turn]
    tiles = f"Drawn: {view.drawn_tile}." if view.drawn_tile else f"In hand: {', '.join(player.hand or ())}."
    if isinstance(view, CableCarViewData):
        points = (f"{player.colour} {player.points}" for player in view.players)
        return [f"Points: {', '.join(points)}. {tiles}"]
    held = (f"{share.percent} % {share.company}" for share in view.players[view.turn].shares)
    open_shares = (f"{pile.percent} % {pile.face_up}" for pile in view.piles)
    profits = (f"{company.colour} {company.profit}" for company in view.companies)
    exchange = f"Open shares: {', '.join(open_shares)}. " if view.exchange_open else "Exchanges have ended. "
    return [f"Holds {', '.join(held)}. {tiles}", f"{exchange}Profits: {', '.join(profits)}."]


CABLE_CAR = Style(
    (*THIRD_POINTS, LINE_POINTS, LINE_TILES, LONGEST, LINE_POWER, LINE_FEW, LINE_BY_OTHERS, *TILE_FACTS),
    watch_cablecar,
    mark,
    known,
)
COMPANY_GAME = Style(
    (
        EXCHANGES,
        OPENLY,
        LARGE,
        GATHERS,
        LAID,
        GAIN,
        ENDS_EXCHANGE,
        LAID_AT_END,
        COMPANIES,
        TENTH,
        LARGEST,
        TOP,
        MAJORITIES,
        BONUS,
        *TILE_FACTS,
    ),
    watch_company,
    mark,
    known,
    has_colours=False,
    terms="Its lines are those of companies of which it holds a share when it moves.",
)
