"""Ticket to Ride at the terminal: a map with everything beside or below it, or a list of routes if room is short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.terminal.face import Answer, Command, Face
from fogcity.terminal.page import Page, Scene, Size, draw_notes
from fogcity.terminal.phrases import listed, plural
from fogcity.terminal.ticket.chart import draw_chart
from fogcity.terminal.ticket.help import draw_help, hint
from fogcity.terminal.ticket.listing import draw_codes, draw_list, draw_places, draw_routes, tell_legend
from fogcity.terminal.ticket.map import Marks, draw_map
from fogcity.terminal.ticket.panel import draw_panel, draw_tickets, draw_tight, tell_headline
from fogcity.terminal.ticket.results import draw_results
from fogcity.terminal.ticket.typed import Reader
from fogcity.terminal.ticket.ways import cheapest_way, held_tickets, may_claim, parts_missing, routes_of
from fogcity.terminal.ticket.words import Teller
from fogcity.ticket.events import RouteClaimed
from fogcity.ticket.game import TicketToRide

NEWS_ROWS, TIGHT_NEWS_ROWS = 4, 2  # the news always has this much room, and more if there is
PANEL_WIDTH, GAP = 46, 2
MAP_WIDTH = 76  # a map is no narrower, unless it is asked for
WIDEST = 120
HEIGHTS = (44, 40, 36, 32, 28, 26, 24, 22, 20)  # few of them, so that the map does not grow and shrink with every card
LIST_ROWS = 4  # of the compact board, however little room there is


class TicketFace(Face):
    """Ticket to Ride on any board."""

    least_width = 71
    paper_width = 80
    nothing_offered = "yes to what? There is nothing to agree to"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ticket = cast("TicketToRide", game)
        self.board = self.ticket.board
        self.reader = Reader(self.ticket)

    # ---- what can be typed

    @property
    def commands(self) -> Mapping[str, Command]:
        return {"routes": self._routes, "way": self._way, "mine": self._mine, "places": self._places}

    def complete(self, view: View, text: str) -> str | Answer:
        return self.reader.read(view, text)

    def _routes(self, view: View, words: list[str]) -> Answer:
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
        """The roomiest way that fits, decided without news and notes: the table must not jump about between turns."""
        if page.size is not Size.COMPACT:
            found = self._side_by_side(scene, page) or self._stack(scene, page, tight=False)
            found = found or self._stack(scene, page, tight=True)
            if found is not None:
                return found
        if page.size is Size.FULL:
            return self._full(scene, page)
        return self._compact(scene, page)

    def _side_by_side(self, scene: Scene, page: Page) -> RenderableType | None:
        """The map with everything else to its right; the map gets the larger part of what there is."""
        width = min(page.columns - PANEL_WIDTH - GAP, WIDEST)
        if width < MAP_WIDTH:
            return None
        foot = self._foot(scene, brief=False)
        beside = page.columns - width - GAP
        panel = draw_panel(self.board, scene.view, self._headline(scene), page.names, beside)
        room = page.rows - page.height(foot)
        if room - page.height(panel, beside) - 1 < NEWS_ROWS:
            return None
        rows = self._map_rows(room, width)
        if rows is None:
            return None
        notes = draw_notes(scene)
        news = page.news(scene, room - page.height(panel, beside) - 1 - page.height(notes), beside)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=width)
        grid.add_column(width=beside)
        picture = self._map(scene, rows, width)
        legend = Text(tell_legend(self.board), "dim")
        below = [legend] if rows + page.height(legend, width) <= room - page.height(notes) else []
        grid.add_row(Group(picture, *below), Group(panel, Text(), news))
        return Group(grid, notes, foot)

    def _stack(self, scene: Scene, page: Page, *, tight: bool) -> RenderableType | None:
        """Map, panel, news, notes and what can be typed, from top to bottom; None if they do not fit."""
        width = min(page.columns, WIDEST)
        if width < MAP_WIDTH:
            return None
        foot = self._foot(scene, brief=tight)
        draw = draw_tight if tight else draw_panel
        panel = draw(self.board, scene.view, self._headline(scene, brief=tight), page.names, page.columns)
        legend: RenderableType = Group() if tight else Text(tell_legend(self.board), "dim")
        used = page.height(panel) + page.height(foot) + page.height(legend)
        rows = self._map_rows(page.rows - used - (TIGHT_NEWS_ROWS if tight else NEWS_ROWS), width)
        if rows is None:
            return None
        notes = draw_notes(scene)
        news = page.news(scene, page.rows - used - rows - page.height(notes), page.columns)
        return Group(self._map(scene, rows, width), legend, panel, news, notes, foot)

    def _full(self, scene: Scene, page: Page) -> RenderableType:
        """The map because it was asked for, though it does not fit."""
        panel = draw_tight(self.board, scene.view, self._headline(scene, brief=True), page.names, page.columns)
        width, foot = min(max(page.columns, 40), WIDEST), self._foot(scene, brief=True)
        chart = draw_chart(self.board, HEIGHTS[-1], width)
        lost = sum(line.label is None for line in chart.lines)
        note = [Text(f"{plural(lost, 'label')} found no room: `routes` tells all.")] if lost else []
        news = page.news(scene, TIGHT_NEWS_ROWS, page.columns)
        return Group(self._map(scene, HEIGHTS[-1], width), *note, panel, news, draw_notes(scene), foot)

    def _compact(self, scene: Scene, page: Page) -> RenderableType:
        """The routes as a list; if even that is too long, as much of it as fits."""
        panel = draw_tight(self.board, scene.view, self._headline(scene, brief=True), page.names, page.columns)
        foot, notes = self._foot(scene, brief=True), draw_notes(scene)
        free = page.rows - page.height(panel) - page.height(foot) - max(TIGHT_NEWS_ROWS, page.height(notes))
        routes = draw_list(self.board, scene.view, page.columns, scene.marks, max(free, LIST_ROWS))
        names = draw_codes(self.board, page.columns)
        left = free - page.height(routes)
        with_names = [names] if left >= page.height(names) else []
        left -= page.height(names) if with_names else 0
        left += max(TIGHT_NEWS_ROWS, page.height(notes)) - page.height(notes)
        return Group(routes, *with_names, panel, page.news(scene, left, page.columns), notes, foot)

    def _map(self, scene: Scene, rows: int, columns: int) -> Text:
        return draw_map(self.board, scene.board_view or scene.view, rows, columns, scene.marks)

    def _map_rows(self, most: int, columns: int) -> int | None:
        """How tall the map will be: as tall as there is room for, if every route finds a place for its label."""
        heights = [rows for rows in HEIGHTS if rows <= min(most, columns // 2)]
        return next((rows for rows in heights if draw_chart(self.board, rows, columns).is_whole), None)

    def _headline(self, scene: Scene, *, brief: bool = False) -> str:
        title = self.game.title.rpartition(": ")[2] if brief else self.game.title
        return tell_headline(scene.view.record, title, scene.when, brief=brief)

    def _foot(self, scene: Scene, *, brief: bool) -> RenderableType:
        if not scene.asks:
            return Group()
        line = Text(hint(self.ticket, scene.view, brief=brief))
        return line if brief else Group(Text(), line)
