"""Ticket to Ride at the terminal: a map with everything beside or below it, or a list of routes if room is short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.games.ticket.events import RouteClaimed, TicketsShown, held_tickets
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.terminal.help import draw_help, draw_rules, hint
from fogcity.games.ticket.terminal.listing import (
    draw_all_routes,
    draw_codes,
    draw_list,
    draw_places,
    draw_routes,
    tell_brief_legend,
    tell_legend,
)
from fogcity.games.ticket.terminal.looks import LEAST_WIDTH
from fogcity.games.ticket.terminal.map import Marks, draw_map
from fogcity.games.ticket.terminal.map_layout import draw_chart
from fogcity.games.ticket.terminal.panel import draw_panel, draw_tickets, draw_tight, tell_headline
from fogcity.games.ticket.terminal.results import draw_results
from fogcity.games.ticket.terminal.typed import Reader
from fogcity.games.ticket.terminal.ways import cheapest_way, may_claim, parts_missing, routes_of
from fogcity.games.ticket.terminal.words import Teller
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.page import Page, Scene, Size, draw_notes
from fogcity.terminal.drawing.phrases import listed, plural
from fogcity.terminal.face import Answer, Command, Face

LEAST_NEWS = 2  # rows for the news and a mistake, however much else there is
FOOT_ROWS, NOTE_ROWS = 2, 1
SIDE_ROWS = 32  # of a page, at least, for a panel beside the map, without the seats
STACK_ROWS = 22  # for cards, four tickets, souvenirs, news and foot below the map, without the seats
TIGHT_ROWS = 12  # for the same in as few rows as can still be read
ROOMY = 110  # narrower pages need more rows for the same
PANEL_WIDTH, GAP = 46, 2
MAP_WIDTH = 76  # a map is no narrower, unless it is asked for
WIDEST = 120
HEIGHTS = (44, 40, 36, 32, 28, 26, 24, 22, 20)  # few of them, so that the map does not grow and shrink with every card
LIST_ROWS = 2  # of the compact board, however little room there is


class Plan(NamedTuple):
    """How to draw a table: how its parts stand, and how large the map is."""

    kind: str
    rows: int
    width: int


class TicketFace(Face):
    """Ticket to Ride on any board."""

    least_width = LEAST_WIDTH
    paper_width = 80
    looks = ("routes", "places", "rules")
    closing = (TicketsShown,)
    nothing_offered = "yes to what? There is nothing to agree to"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ticket = cast("TicketToRide", game)
        self.board = self.ticket.board
        self.reader = Reader(self.ticket)
        self._planned: dict[tuple[int | None, int, int], int] = {}  # the plan in use, by seat and page

    # ---- what can be typed

    @property
    def commands(self) -> Mapping[str, Command]:
        return {
            "routes": self._routes,
            "way": self._way,
            "mine": self._mine,
            "places": self._places,
            "rules": self._rules,
        }

    def complete(self, view: View, text: str) -> str | Answer:
        return self.reader.read(view, text)

    def choose(self, view: View, text: str, offers: Sequence[int]) -> int | None:
        return self.reader.choose(view, text, offers)

    def _routes(self, view: View, words: list[str]) -> Answer:
        if [word.lower() for word in words] == ["all"]:
            return Answer(pages=draw_all_routes(self.ticket, view))
        place = self.reader.places.find(" ".join(words)) if words else None
        return Answer(pages=draw_routes(self.ticket, view, place))

    def _way(self, view: View, words: list[str]) -> Answer:
        a, b = self.reader.find_pair(" ".join(words))
        name = f"{self.board.locations[a].name}-{self.board.locations[b].name}"
        way = cheapest_way(self.board, view.record, view.seat or 0, a, b)
        if way is None:
            return Answer(Scene(view, [f"{name}: no way is open to you any more."]))
        if not way.to_claim:
            return Answer(Scene(view, [f"{name}: joined by your own routes."]))
        told = [f"{self.reader.tell_price(self._open_beside(view, route))}." for route in way.to_claim]
        gap = listed(parts_missing(self.board, way))
        first = f"{name}: still to go: {gap}; {plural(way.cars, 'car')} of your {int(view.record['cars'][view.seat])}."
        return Answer(Scene(view, [first, *told], Marks(shown=way.to_claim)))

    def _open_beside(self, view: View, route: int) -> list[int]:
        """A route, and the other one of a double route if that is open to the seat as well."""
        twin = self.board.routes[route].twin
        both = twin >= 0 and may_claim(view.record, view.seat or 0, twin)
        return sorted([route, twin]) if both else [route]

    def _mine(self, view: View, _words: list[str]) -> Answer:
        if not held_tickets(view.record, view.seat or 0):
            return Answer(Scene(view, ["You have kept no ticket yet."]))
        return Answer(pages=draw_tickets(self.board, view))

    def _places(self, view: View, _words: list[str]) -> Answer:
        return Answer(pages=draw_places(self.board, view))

    def _rules(self, _view: View, _words: list[str]) -> Answer:
        return Answer(pages=draw_rules(self.board))

    # ---- words

    def mark(self, events: Sequence[Event]) -> Marks:
        return Marks(fresh=routes_of(self.board, [event.route for event in events if isinstance(event, RouteClaimed)]))

    def teller(self, seat: int | None) -> Teller:
        return Teller(seat)

    def help(self, view: View) -> RenderableType:  # noqa: ARG002 - it is the same for all
        return draw_help(self.board)

    def results(self, view: View, names: Sequence[str]) -> RenderableType:
        return draw_results(self.ticket, view, names)

    # ---- the table

    def arrange(self, scene: Scene, page: Page) -> RenderableType:
        """The roomiest way that fits what a game usually brings: the table must not jump about between turns.

        Should more come together than that, what fits it is kept from then on.
        """
        if page.size is not Size.COMPACT:
            key = (scene.view.seat, page.rows, page.columns)
            plans = self._plans(page, int(scene.view.record["seats"]))
            for number in range(self._planned.get(key, 0), len(plans)):
                found = self._follow(plans[number], scene, page)
                if found is not None:
                    self._planned[key] = number
                    return found
            self._planned[key] = len(plans)
        if page.size is Size.FULL:
            return self._full(scene, page)
        return self._compact(scene, page)

    def _plans(self, page: Page, seats: int) -> list[Plan]:
        """The ways to draw a map on this page, the best first; the rest of the page is for what else is to be seen."""
        rows, width = page.rows, min(page.columns, WIDEST)
        beside = min(page.columns - PANEL_WIDTH - GAP, WIDEST)
        plans = []
        if beside >= MAP_WIDTH and rows >= SIDE_ROWS + 2 * seats:
            room = rows - FOOT_ROWS - NOTE_ROWS - page.height(Text(tell_legend(self.board)), beside)
            plans += [Plan("side", tall, beside) for tall in self._heights(room, beside)]
        if width >= MAP_WIDTH:
            room = rows - STACK_ROWS - seats - page.height(Text(tell_legend(self.board)))
            plans += [Plan("stack", tall, width) for tall in self._heights(room, width)]
            narrow = 2 if page.columns < ROOMY else 0
            plans += [Plan("tight", tall, width) for tall in self._heights(rows - TIGHT_ROWS - narrow - seats, width)]
        return plans

    def _heights(self, most: int, columns: int) -> list[int]:
        """How tall a map can be, the tallest first."""
        return [rows for rows in HEIGHTS if rows <= min(most, columns // 2)]

    def _follow(self, plan: Plan, scene: Scene, page: Page) -> RenderableType | None:
        """The table; None if a route would find no place for its label, or something does not fit."""
        if not draw_chart(self.board, plan.rows, plan.width).is_whole:
            return None
        if plan.kind == "side":
            return self._side_by_side(plan, scene, page)
        return self._stack(plan, scene, page)

    def _side_by_side(self, plan: Plan, scene: Scene, page: Page) -> RenderableType | None:
        """The map with everything else to its right; None if that does not fit."""
        foot, notes = self._foot(scene, brief=False), page.lay(draw_notes(scene))
        beside = page.columns - plan.width - GAP
        panel = page.lay(draw_panel(self.board, scene.view, self._headline(scene), page.names, beside), beside)
        if page.rows - FOOT_ROWS - panel.height - 1 < LEAST_NEWS:
            headline = self._headline(scene, brief=True)
            panel = page.lay(draw_tight(self.board, scene.view, headline, page.names, beside), beside)
        free = page.rows - FOOT_ROWS - panel.height - 1
        if free < LEAST_NEWS:
            return None
        news = page.news(scene, free - notes.height, beside)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=plan.width)
        grid.add_column(width=beside)
        legend = Text(tell_legend(self.board), "dim")
        grid.add_row(Group(self._map(scene, plan.rows, plan.width), legend), Group(panel, Text(), news))
        return Group(grid, notes, foot)

    def _stack(self, plan: Plan, scene: Scene, page: Page) -> RenderableType | None:
        """Map, panel, news, notes and what can be typed, from top to bottom; None if they do not fit."""
        tight = plan.kind == "tight"
        foot, notes = self._foot(scene, brief=tight), page.lay(draw_notes(scene))
        draw = draw_tight if tight else draw_panel
        panel = page.lay(draw(self.board, scene.view, self._headline(scene, brief=tight), page.names, page.columns))
        legend = Text(tell_brief_legend(self.board) if tight else tell_legend(self.board), "dim")
        used = panel.height + page.height(legend) + plan.rows + (1 if tight else FOOT_ROWS)
        if page.rows - used < LEAST_NEWS:
            return None
        news = page.news(scene, page.rows - used - notes.height, page.columns)
        return Group(self._map(scene, plan.rows, plan.width), legend, panel, news, notes, foot)

    def _full(self, scene: Scene, page: Page) -> RenderableType:
        """The map because it was asked for, though it does not fit."""
        panel = draw_tight(self.board, scene.view, self._headline(scene, brief=True), page.names, page.columns)
        width, foot = min(max(page.columns, 40), WIDEST), self._foot(scene, brief=True)
        chart = draw_chart(self.board, HEIGHTS[-1], width)
        lost = sum(line.label is None for line in chart.lines)
        note = [Text(f"{plural(lost, 'label')} found no room: `routes` tells all.")] if lost else []
        news = page.news(scene, LEAST_NEWS, page.columns)
        legend = Text(tell_brief_legend(self.board), "dim")
        return Group(self._map(scene, HEIGHTS[-1], width), legend, *note, panel, news, draw_notes(scene), foot)

    def _compact(self, scene: Scene, page: Page) -> RenderableType:
        """The routes as a list; if even that is too long, as much of it as fits."""
        panel = page.lay(
            draw_tight(self.board, scene.view, self._headline(scene, brief=True), page.names, page.columns)
        )
        foot, notes = page.lay(self._foot(scene, brief=True)), page.lay(draw_notes(scene))
        legend = page.lay(Text(tell_brief_legend(self.board), "dim"))
        fixed = panel.height + foot.height + legend.height
        least = max(LEAST_NEWS, int(scene.view.record["seats"]) - 1, notes.height)  # a row for what each other did
        free = page.rows - fixed - least
        routes = page.lay(draw_list(self.board, scene.view, page.columns, scene.marks, max(free, LIST_ROWS)))
        names = page.lay(draw_codes(self.board, page.columns))
        left = free - routes.height
        with_names = [names] if left >= names.height else []
        left -= names.height if with_names else 0
        left += least - notes.height
        return Group(routes, legend, *with_names, panel, page.news(scene, left, page.columns), notes, foot)

    def _map(self, scene: Scene, rows: int, columns: int) -> Text:
        return draw_map(self.board, scene.board_view or scene.view, rows, columns, scene.marks)

    def _headline(self, scene: Scene, *, brief: bool = False) -> str:
        title = self.game.title.rpartition(": ")[2] if brief else self.game.title
        return tell_headline(scene.view.record, title, scene.when, brief=brief)

    def _foot(self, scene: Scene, *, brief: bool) -> RenderableType:
        if not scene.asks:
            return Group()
        line = Text(hint(self.ticket, scene.view, brief=brief))
        return line if brief else Group(Text(), line)
