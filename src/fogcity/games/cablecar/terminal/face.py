"""Cable Car at the terminal: board, panel and news beside the board, below it, or with a compact board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.events import Event
from fogcity.core.game import View
from fogcity.games.cablecar.terminal import board, compact, study
from fogcity.games.cablecar.terminal.board import Marks
from fogcity.games.cablecar.terminal.help import draw_help, draw_rules, hint
from fogcity.games.cablecar.terminal.panel import draw_panel, tell_headline
from fogcity.games.cablecar.terminal.results import draw_results
from fogcity.games.cablecar.terminal.tight import TightPanel
from fogcity.games.cablecar.terminal.words import Teller
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.page import Page, Scene, Size, draw_notes
from fogcity.terminal.face import Answer, Command, Face

NEWS_ROWS, TIGHT_NEWS_ROWS = 4, 2  # the news always has this much room, and more if there is
GAP = 3
PANEL_WIDTH = 48


class CableCarFace(Face):
    """The base game and the company game."""

    least_width = 71  # of the compact board, and of the companies in a row
    paper_width = board.WIDTH
    looks = ("rules",)
    nothing_offered = "yes to what? `try SWNE b1` or the like comes first"

    # ---- what can be typed

    @property
    def commands(self) -> Mapping[str, Command]:
        return {"line": self._line, "spaces": self._spaces, "try": self._try, "rules": self._rules}

    def complete(self, view: View, text: str) -> str:
        return study.complete(view, text)

    def _line(self, view: View, words: list[str]) -> Answer:
        station = study.parse_station(" ".join(words))
        return Answer(Scene(view, [study.describe_line(view, station)], Marks(line=station)))

    def _spaces(self, view: View, words: list[str]) -> Answer:
        tile, spaces = study.spaces_for(self.game, view, words)
        count = "1 space" if len(spaces) == 1 else f"{len(spaces)} spaces"
        return Answer(Scene(view, [f"{tile} may be laid on the {count} in brackets."], Marks(spaces=spaces)))

    def _try(self, view: View, words: list[str]) -> Answer:
        tried = study.preview(self.game, view, " ".join(words))
        told = ["If you do it:", *self.teller(view.seat).tell(tried.events)]
        scene = Scene(view, told, Marks(fresh=[tried.space]), tried.view, ["`yes` does it."])
        return Answer(scene, offers=[tried.action])

    def _rules(self, view: View, _words: list[str]) -> Answer:
        return Answer(pages=draw_rules(self.game, view))

    # ---- words

    def mark(self, events: Sequence[Event]) -> Marks:
        return Marks(fresh=study.spaces_laid(events))

    def teller(self, seat: int | None) -> Teller:
        return Teller(self.game.name == "company", seat)

    def help(self, view: View) -> RenderableType:
        return draw_help(view)

    def results(self, view: View, names: Sequence[str]) -> RenderableType:
        return draw_results(self.game, view, names)

    # ---- the table

    def arrange(self, scene: Scene, page: Page) -> RenderableType:
        """The roomiest way that fits, decided without news and notes: the table must not jump about between turns."""
        ways: list[Callable[[], RenderableType | None]] = []
        if page.size is not Size.COMPACT:
            ways += [
                lambda: self._side_by_side(scene, page),
                lambda: self._stack(scene, page, full=True, tight=False),
                lambda: self._stack(scene, page, full=True, tight=True, always=page.size is Size.FULL),
            ]
        if page.size is not Size.FULL:
            ways += [
                lambda: self._stack(scene, page, full=False, tight=False),
                lambda: self._stack(scene, page, full=False, tight=True, always=True),
            ]
        return next(found for way in ways if (found := way()) is not None)

    def _side_by_side(self, scene: Scene, page: Page) -> RenderableType | None:
        width = page.columns - board.WIDTH - GAP
        if width < PANEL_WIDTH:
            return None
        panel = page.lay(draw_panel(scene.view, self._headline(scene), page.names, narrow=True), width)
        foot = page.lay(self._foot(scene, brief=False))
        free = max(page.rows - foot.height, board.HEIGHT) - panel.height - 1
        if page.rows < board.HEIGHT + foot.height or free < NEWS_ROWS:
            return None
        beside = Grid.grid(padding=(0, GAP, 0, 0))
        beside.add_column(width=board.WIDTH)
        beside.add_column(width=width)
        notes = page.lay(draw_notes(scene))
        news = page.news(scene, free - notes.height, width)
        beside.add_row(board.draw_board(scene.board_view or scene.view, scene.marks), Group(panel, Text(), news))
        return Group(beside, notes, foot)

    def _stack(
        self, scene: Scene, page: Page, *, full: bool, tight: bool, always: bool = False
    ) -> RenderableType | None:
        """Board, panel, news, notes and what can be typed, from top to bottom; None if they do not fit."""
        tall, wide = (board.HEIGHT, board.WIDTH) if full else (compact.HEIGHT, compact.WIDTH)
        if page.columns < wide and not always:
            return None
        foot = page.lay(self._foot(scene, brief=tight))
        shown: TightPanel | None = None
        if tight:
            room = (tall, page.columns - wide - 2)
            shown = TightPanel(scene.view, self._headline(scene, brief=True), page.names, room, page.columns)
        panel = page.lay(shown.below if shown else draw_panel(scene.view, self._headline(scene), page.names))
        free = page.rows - tall - panel.height - foot.height
        if free < (TIGHT_NEWS_ROWS if tight else NEWS_ROWS) and not always:
            return None
        draw = board.draw_board if full else compact.draw_compact
        picture = draw(scene.board_view or scene.view, scene.marks)
        notes = page.lay(draw_notes(scene))
        news = page.news(scene, free - notes.height, page.columns)
        return Group(shown.beside(picture, wide) if shown else picture, panel, news, notes, foot)

    def _headline(self, scene: Scene, *, brief: bool = False) -> str:
        title = self.game.title.rpartition(": ")[2] if brief else self.game.title
        return tell_headline(scene.view.record, title[:1].upper() + title[1:], scene.when)

    def _foot(self, scene: Scene, *, brief: bool) -> RenderableType:
        if not scene.asks:
            return Group()
        line = Text(hint(self.game, scene.view, brief=brief))
        return line if brief else Group(Text(), line)
