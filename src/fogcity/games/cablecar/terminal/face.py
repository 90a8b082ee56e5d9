"""The face of Cable Car: panel and news beside the board, below it, or with a compact board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.events import Event
from fogcity.core.game import View
from fogcity.games.cablecar.terminal import board, compact_board, previews, typed_input
from fogcity.games.cablecar.terminal.board import Highlights
from fogcity.games.cablecar.terminal.compact_panel import CompactPanel
from fogcity.games.cablecar.terminal.event_texts import EventTexts
from fogcity.games.cablecar.terminal.help import help_page, hint, rules_page
from fogcity.games.cablecar.terminal.panel import draw_panel, headline_text
from fogcity.games.cablecar.terminal.results import draw_results
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.page import Page, Scene, Size, draw_notes
from fogcity.terminal.face import Answer, Command, Face

NEWS_ROWS, COMPACT_NEWS_ROWS = 4, 2  # always free for news
GAP = 3
PANEL_WIDTH = 48


class CableCarFace(Face):
    """The base game and the company game."""

    min_width = 71  # for the compact board, and for the companies in a row
    pipe_width = board.WIDTH
    public_commands = ("rules",)
    nothing_to_confirm = "yes to what? First type `try SWNE b1`, for example"

    # ---- what can be typed

    @property
    def commands(self) -> Mapping[str, Command]:
        return {"line": self._line, "spaces": self._spaces, "try": self._try, "rules": self._rules}

    def read_action(self, view: View, text: str) -> str:
        return typed_input.read_action(view, text)

    def _line(self, view: View, words: list[str]) -> Answer:
        station = typed_input.parse_station(" ".join(words))
        return Answer(Scene(view, [previews.describe_line(view, station)], Highlights(line=station)))

    def _spaces(self, view: View, words: list[str]) -> Answer:
        tile, spaces = previews.spaces_for(self.game, view, words)
        count = "1 space" if len(spaces) == 1 else f"{len(spaces)} spaces"
        return Answer(Scene(view, [f"{tile} may be laid on the {count} in brackets."], Highlights(spaces=spaces)))

    def _try(self, view: View, words: list[str]) -> Answer:
        tried = previews.preview(self.game, view, " ".join(words))
        told = ["If you lay it:", *self.event_texts(view.seat).lines(tried.events)]
        scene = Scene(view, told, Highlights(fresh=[tried.space]), tried.view, ["`yes` plays it."])
        return Answer(scene, offers=[tried.action])

    def _rules(self, view: View, _words: list[str]) -> Answer:
        return Answer(pages=rules_page(self.game, view))

    # ---- words

    def highlight(self, events: Sequence[Event]) -> Highlights:
        return Highlights(fresh=previews.spaces_laid(events))

    def event_texts(self, seat: int | None) -> EventTexts:
        return EventTexts(self.game.name == "company", seat)

    def effects(self, events: Sequence[Event], seat: int | None) -> list[str]:
        return EventTexts(self.game.name == "company", seat).effects(events)

    def help(self, view: View) -> RenderableType:
        return help_page(view)

    def results(self, view: View, names: Sequence[str]) -> RenderableType:
        return draw_results(self.game, view, names)

    # ---- the table

    def draw(self, scene: Scene, page: Page) -> RenderableType:
        """The most spacious layout that fits. News and notes do not count: the layout stays between turns."""
        layouts: list[Callable[[], RenderableType | None]] = []
        if page.size is not Size.COMPACT:
            layouts += [
                lambda: self._side_by_side(scene, page),
                lambda: self._stack(scene, page, full=True, compact=False),
                lambda: self._stack(scene, page, full=True, compact=True, always=page.size is Size.FULL),
            ]
        if page.size is not Size.FULL:
            layouts += [
                lambda: self._stack(scene, page, full=False, compact=False),
                lambda: self._stack(scene, page, full=False, compact=True, always=True),
            ]
        return next(found for layout in layouts if (found := layout()) is not None)

    def _side_by_side(self, scene: Scene, page: Page) -> RenderableType | None:
        width = page.columns - board.WIDTH - GAP
        if width < PANEL_WIDTH:
            return None
        panel = page.render(draw_panel(scene.view, self._headline(scene), page.names, narrow=True), width)
        foot = page.render(self._foot(scene, brief=False))
        free = max(page.rows - foot.height, board.HEIGHT) - panel.height - 1
        if page.rows < board.HEIGHT + foot.height or free < NEWS_ROWS:
            return None
        beside = Grid.grid(padding=(0, GAP, 0, 0))
        beside.add_column(width=board.WIDTH)
        beside.add_column(width=width)
        notes = page.render(draw_notes(scene))
        news = page.news(scene, free - notes.height, width)
        beside.add_row(board.draw_board(scene.board_view or scene.view, scene.highlights), Group(panel, Text(), news))
        return Group(beside, notes, foot)

    def _stack(
        self, scene: Scene, page: Page, *, full: bool, compact: bool, always: bool = False
    ) -> RenderableType | None:
        """Board, panel, news, notes and hint from top to bottom; None if they do not fit."""
        tall, wide = (board.HEIGHT, board.WIDTH) if full else (compact_board.HEIGHT, compact_board.WIDTH)
        if page.columns < wide and not always:
            return None
        foot = page.render(self._foot(scene, brief=compact))
        shown: CompactPanel | None = None
        if compact:
            room = (tall, page.columns - wide - 2)
            shown = CompactPanel(scene.view, self._headline(scene, brief=True), page.names, room, page.columns)
        panel = page.render(shown.below if shown else draw_panel(scene.view, self._headline(scene), page.names))
        free = page.rows - tall - panel.height - foot.height
        if free < (COMPACT_NEWS_ROWS if compact else NEWS_ROWS) and not always:
            return None
        draw = board.draw_board if full else compact_board.draw_compact_board
        picture = draw(scene.board_view or scene.view, scene.highlights)
        notes = page.render(draw_notes(scene))
        news = page.news(scene, free - notes.height, page.columns)
        return Group(shown.beside(picture, wide) if shown else picture, panel, news, notes, foot)

    def _headline(self, scene: Scene, *, brief: bool = False) -> str:
        title = self.game.title.rpartition(": ")[2] if brief else self.game.title
        return headline_text(scene.view.record, title[:1].upper() + title[1:], scene.when)

    def _foot(self, scene: Scene, *, brief: bool) -> RenderableType:
        if not scene.asks:
            return Group()
        line = Text(hint(self.game, scene.view, brief=brief))
        return line if brief else Group(Text(), line)
