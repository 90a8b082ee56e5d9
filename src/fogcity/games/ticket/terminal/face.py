"""The face of Ticket to Ride: a map with everything beside or below it, or a list of routes on small screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.games.ticket.events import RouteClaimed, TicketsShown, held_tickets
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.terminal.compact_panel import draw_compact_panel
from fogcity.games.ticket.terminal.event_texts import EventTexts
from fogcity.games.ticket.terminal.help import help_page, hint, rules_page
from fogcity.games.ticket.terminal.map import Highlights, draw_map
from fogcity.games.ticket.terminal.map_layout import lay_out_map
from fogcity.games.ticket.terminal.panel import draw_panel, draw_tickets, headline_text
from fogcity.games.ticket.terminal.previews import affordable_way, may_claim, parts_missing, routes_of
from fogcity.games.ticket.terminal.results import draw_results
from fogcity.games.ticket.terminal.route_list import (
    brief_legend_text,
    draw_all_routes,
    draw_codes,
    draw_list,
    draw_places,
    draw_routes,
    legend_text,
)
from fogcity.games.ticket.terminal.style import MIN_WIDTH
from fogcity.games.ticket.terminal.typed_input import InputReader
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.page import Page, Scene, Size, draw_notes
from fogcity.terminal.drawing.phrases import listed, plural
from fogcity.terminal.face import Answer, Command, Face

LEAST_NEWS = 2  # always free for news and an error
FOOT_ROWS, NOTE_ROWS = 2, 1
SIDE_ROWS = 32  # that a panel beside the map needs, without the seats
STACK_ROWS = 22  # that the panel, news and hint below the map need, without the seats
COMPACT_ROWS = 12  # the same for the compact panel
ROOMY = 110  # narrower pages need more rows
PANEL_WIDTH, GAP = 46, 2
MAP_WIDTH = 76  # the least width of a map, unless the player asks for it
WIDEST = 120
HEIGHTS = (44, 40, 36, 32, 28, 26, 24, 22, 20)  # only a few, so that the size of the map is stable
LIST_ROWS = 2  # the least rows of the compact board


class Plan(NamedTuple):
    """A layout: the arrangement of its parts, and the size of the map."""

    kind: str
    rows: int
    width: int


class TicketFace(Face):
    """Ticket to Ride on any board."""

    min_width = MIN_WIDTH
    pipe_width = 80
    public_commands = ("routes", "places", "rules")
    result_events = (TicketsShown,)
    nothing_to_confirm = "yes to what? Nothing was offered"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ticket = cast("TicketToRide", game)
        self.board = self.ticket.board
        self.reader = InputReader(self.ticket)
        self._planned: dict[tuple[int | None, int, int], int] = {}  # the index of the plan in use, by seat and page

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

    def read_action(self, view: View, text: str) -> str | Answer:
        return self.reader.read(view, text)

    def choose(self, view: View, text: str, offers: Sequence[int]) -> int | None:
        return self.reader.choose(view, text, offers)

    def _routes(self, view: View, words: list[str]) -> Answer:
        if [word.lower() for word in words] == ["all"]:
            return Answer(pages=draw_all_routes(self.ticket, view))
        place = self.reader.locations.find(" ".join(words)) if words else None
        return Answer(pages=draw_routes(self.ticket, view, place))

    def _way(self, view: View, words: list[str]) -> Answer:
        a, b = self.reader.claims.find_pair(" ".join(words))
        name = f"{self.board.locations[a].name}-{self.board.locations[b].name}"
        way = affordable_way(self.board, view.record, view.seat or 0, a, b)
        if way is None:
            return Answer(Scene(view, [f"{name}: no way is open to you any more."]))
        if not way.to_claim:
            return Answer(Scene(view, [f"{name}: connected by your own routes."]))
        told = [f"{self.reader.claims.price_sentence(self._open_beside(view, route))}." for route in way.to_claim]
        gap = listed(parts_missing(self.board, way))
        first = f"{name}: needs {gap}; {plural(way.cars, 'car')} of your {int(view.record['cars'][view.seat])}."
        return Answer(Scene(view, [first, *told], Highlights(shown=way.to_claim)))

    def _open_beside(self, view: View, route: int) -> list[int]:
        """A route, with its twin if it is a double route and both are open to the seat."""
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
        return Answer(pages=rules_page(self.board))

    # ---- words

    def highlight(self, events: Sequence[Event]) -> Highlights:
        return Highlights(
            fresh=routes_of(self.board, [event.route for event in events if isinstance(event, RouteClaimed)])
        )

    def event_texts(self, seat: int | None) -> EventTexts:
        return EventTexts(seat)

    def effects(self, events: Sequence[Event], seat: int | None) -> list[str]:
        return EventTexts(seat).effects(events)

    def help(self, view: View) -> RenderableType:  # noqa: ARG002 - it is the same for all
        return help_page(self.board)

    def results(self, view: View, names: Sequence[str]) -> RenderableType:
        return draw_results(self.ticket, view, names)

    # ---- the table

    def draw(self, scene: Scene, page: Page) -> RenderableType:
        """The most spacious layout that fits.

        The layout stays between turns. If it stops fitting, a smaller one is used from then on.
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
        """Layouts with a map for this page, the best first."""
        rows, width = page.rows, min(page.columns, WIDEST)
        beside = min(page.columns - PANEL_WIDTH - GAP, WIDEST)
        plans = []
        if beside >= MAP_WIDTH and rows >= SIDE_ROWS + 2 * seats:
            room = rows - FOOT_ROWS - NOTE_ROWS - page.height(Text(legend_text(self.board)), beside)
            plans += [Plan("side", tall, beside) for tall in self._heights(room, beside)]
        if width >= MAP_WIDTH:
            room = rows - STACK_ROWS - seats - page.height(Text(legend_text(self.board)))
            plans += [Plan("stack", tall, width) for tall in self._heights(room, width)]
            narrow = 2 if page.columns < ROOMY else 0
            plans += [
                Plan("compact", tall, width) for tall in self._heights(rows - COMPACT_ROWS - narrow - seats, width)
            ]
        return plans

    def _heights(self, most: int, columns: int) -> list[int]:
        """The possible heights of a map, the tallest first."""
        return [rows for rows in HEIGHTS if rows <= min(most, columns // 2)]

    def _follow(self, plan: Plan, scene: Scene, page: Page) -> RenderableType | None:
        """The table in this layout; None if a label or something else does not fit."""
        if not lay_out_map(self.board, plan.rows, plan.width).is_complete:
            return None
        if plan.kind == "side":
            return self._side_by_side(plan, scene, page)
        return self._stack(plan, scene, page)

    def _side_by_side(self, plan: Plan, scene: Scene, page: Page) -> RenderableType | None:
        """The map with everything else on its right; None if that does not fit."""
        foot, notes = self._foot(scene, brief=False), page.render(draw_notes(scene))
        beside = page.columns - plan.width - GAP
        panel = page.render(draw_panel(self.board, scene.view, self._headline(scene), page.names, beside), beside)
        if page.rows - FOOT_ROWS - panel.height - 1 < LEAST_NEWS:
            headline = self._headline(scene, brief=True)
            panel = page.render(draw_compact_panel(self.board, scene.view, headline, page.names, beside), beside)
        free = page.rows - FOOT_ROWS - panel.height - 1
        if free < LEAST_NEWS:
            return None
        news = page.news(scene, free - notes.height, beside)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=plan.width)
        grid.add_column(width=beside)
        legend = Text(legend_text(self.board), "dim")
        grid.add_row(Group(self._map(scene, plan.rows, plan.width), legend), Group(panel, Text(), news))
        return Group(grid, notes, foot)

    def _stack(self, plan: Plan, scene: Scene, page: Page) -> RenderableType | None:
        """Map, panel, news, notes and hint from top to bottom; None if they do not fit."""
        compact = plan.kind == "compact"
        foot, notes = self._foot(scene, brief=compact), page.render(draw_notes(scene))
        draw = draw_compact_panel if compact else draw_panel
        headline = self._headline(scene, brief=compact)
        panel = page.render(draw(self.board, scene.view, headline, page.names, page.columns))
        legend = Text(brief_legend_text(self.board) if compact else legend_text(self.board), "dim")
        used = panel.height + page.height(legend) + plan.rows + (1 if compact else FOOT_ROWS)
        if page.rows - used < LEAST_NEWS:
            return None
        news = page.news(scene, page.rows - used - notes.height, page.columns)
        return Group(self._map(scene, plan.rows, plan.width), legend, panel, news, notes, foot)

    def _full(self, scene: Scene, page: Page) -> RenderableType:
        """The map, because the player asked for it, although it does not fit."""
        panel = draw_compact_panel(self.board, scene.view, self._headline(scene, brief=True), page.names, page.columns)
        width, foot = min(max(page.columns, 40), WIDEST), self._foot(scene, brief=True)
        layout = lay_out_map(self.board, HEIGHTS[-1], width)
        lost = sum(line.label is None for line in layout.lines)
        note = [Text(f"{plural(lost, 'label')} did not fit: `routes all` lists all routes.")] if lost else []
        news = page.news(scene, LEAST_NEWS, page.columns)
        legend = Text(brief_legend_text(self.board), "dim")
        return Group(self._map(scene, HEIGHTS[-1], width), legend, *note, panel, news, draw_notes(scene), foot)

    def _compact(self, scene: Scene, page: Page) -> RenderableType:
        """The routes as a list, or as much of it as fits."""
        panel = page.render(
            draw_compact_panel(self.board, scene.view, self._headline(scene, brief=True), page.names, page.columns)
        )
        foot, notes = page.render(self._foot(scene, brief=True)), page.render(draw_notes(scene))
        legend = page.render(Text(brief_legend_text(self.board), "dim"))
        fixed = panel.height + foot.height + legend.height
        least = max(LEAST_NEWS, int(scene.view.record["seats"]) - 1, notes.height)  # a row for each opponent's turn
        free = page.rows - fixed - least
        routes = page.render(draw_list(self.board, scene.view, page.columns, scene.highlights, max(free, LIST_ROWS)))
        names = page.render(draw_codes(self.board, page.columns))
        left = free - routes.height
        with_names = [names] if left >= names.height else []
        left -= names.height if with_names else 0
        left += least - notes.height
        return Group(routes, legend, *with_names, panel, page.news(scene, left, page.columns), notes, foot)

    def _map(self, scene: Scene, rows: int, columns: int) -> Text:
        return draw_map(self.board, scene.board_view or scene.view, rows, columns, scene.highlights)

    def _headline(self, scene: Scene, *, brief: bool = False) -> str:
        title = self.game.title.rpartition(": ")[2] if brief else self.game.title
        return headline_text(scene.view.record, title, scene.when, brief=brief)

    def _foot(self, scene: Scene, *, brief: bool) -> RenderableType:
        if not scene.asks:
            return Group()
        line = Text(hint(self.ticket, scene.view, brief=brief))
        return line if brief else Group(Text(), line)
