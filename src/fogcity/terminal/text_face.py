"""Shows a game without a face: the position as text, and the legal actions as a list."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fogcity.core.errors import BadText, shorten
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.page import Page, Rendered, Scene, draw_notes
from fogcity.terminal.drawing.phrases import listed, winners_text
from fogcity.terminal.face import Answer, Command, Face, legal_texts
from fogcity.terminal.help import REDRAW, TABLE_COMMANDS, draw_help

GAP = 3
GAPS = 4  # blank rows that a page must have left to set its parts apart
NEWS_ROWS = 2  # always free for news
LEAST_ACTION_ROWS = 3
FEW = 6  # actions that an error can list
SEAT_FIELDS = ("player", "players", "seats", "winner", "winners")  # fields of events that hold seats, besides `seat`


class TextFace(Face):
    """Shows any game by the texts of its positions and actions."""

    min_width = 40
    pipe_width = 80
    nothing_to_confirm = "yes to what? Type an action or its number; `list` shows them"
    public_commands = ("position",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._introduced = False

    # ---- what can be typed

    @property
    def commands(self) -> Mapping[str, Command]:
        return {"list": self._list, "position": self._position}

    def read_action(self, view: View, text: str) -> str | Answer:
        """The action of this number or text; the beginning of a text is enough if it fits only one action."""
        texts = legal_texts(self.game, view)
        wanted = _fold(text)
        exact = [legal for legal in texts if _fold(legal) == wanted]
        if exact:
            return exact[0]
        if text.isascii() and text.isdigit() and is_numbered(texts):
            if len(text) > 9 or not 1 <= int(text) <= len(texts):
                raise BadText(f"expected a number from 1 to {len(texts)}, not {shorten(text)}")
            return texts[int(text) - 1]
        try:
            self.game.parse(view, text)
        except BadText as error:
            begun = [legal for legal in texts if _fold(legal).startswith(wanted)]
            if len(begun) == 1:
                return begun[0]
            found = [number for number, legal in enumerate(texts) if wanted in _fold(legal)]
            if 0 < len(found) <= FEW:
                raise BadText(f"{shorten(text)} could be {listed(_numbered(texts, found), 'or')}") from None
            if found:
                return self._list(view, text.split())
            raise BadText(f"{error}; `list` shows all actions") from None
        return text  # a real action that is not legal now: the rules say why

    def _list(self, view: View, words: list[str]) -> Answer:
        """The legal actions, or those that contain a text, with their numbers."""
        wanted = _fold(" ".join(words))
        texts = legal_texts(self.game, view)
        found = [number for number, text in enumerate(texts) if wanted in _fold(text)]
        if not found:
            raise BadText(f"no action contains {shorten(' '.join(words))}; `list` shows all actions")
        how = "a number" if is_numbered(texts) else "a whole text"
        what = f"{len(found)} of {len(texts)} actions contain {shorten(' '.join(words))}" if words else "All actions"
        return Answer(pages=Group(Text(f"{what}. Type {how} to choose one."), ActionList(texts, found)))

    def _position(self, view: View, _words: list[str]) -> Answer:
        return Answer(pages=Text(self._position_text(view)))

    # ---- words

    def highlight(self, events: Sequence[Event]) -> None:  # noqa: ARG002 - text has nothing to highlight
        return None

    def event_texts(self, seat: int | None) -> PlainEventTexts:
        return PlainEventTexts(seat)

    def help(self, view: View) -> RenderableType:
        texts = legal_texts(self.game, view) if view.seat is not None and view.seat == self.game.turn(view) else []
        example = texts[0] if texts else "an action"
        actions = {example: "take this action; the beginning is enough if it fits only one"}
        if is_numbered(texts):
            actions["1"] = "take the first action of the list"
        commands = {
            "list": "all legal actions with their numbers",
            "list TEXT": "those that contain a text",
            "position": "the whole position",
            **TABLE_COMMANDS,
            "board": REDRAW,
        }
        return draw_help(f"{self._title}. {self._notice}", actions, commands)

    def results(self, view: View, names: Sequence[str]) -> RenderableType:
        scores = self.game.scores(view)
        texts = self.event_texts(view.seat)
        grid = Grid(title="Final points", box=SIMPLE_HEAD)
        grid.add_column("seat", justify="right")
        grid.add_column("player")
        grid.add_column("points", justify="right")
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            grid.add_row(str(seat + 1), Text(names[seat]), Text(str(scores[seat]), "bold"))
        return Group(grid, Text(winners_text([texts.name(seat) for seat in self.game.winners(view)]), "bold"))

    # ---- the table

    def draw(self, scene: Scene, page: Page) -> RenderableType:
        """Headline, position, actions, news and notes; position and actions side by side if they fit like that.

        If the page is too small, the lists are cut, and say so.
        """
        if not self._introduced:
            self._introduced = True
            scene = replace(scene, notes=[self._notice, *scene.notes])
        head = page.render(Text(self._headline(scene, page), "bold"))
        foot = page.render(Text(self._hint(scene)) if scene.asks else Group())
        notes = page.render(draw_notes(scene))
        free = max(page.rows - head.height - foot.height - notes.height, 1)
        body = self._body(scene, page, free - min(NEWS_ROWS, len(scene.news)))
        news = page.render(page.news(scene, free - body.height, page.columns))
        gap = [Text()] if page.rows - sum(part.height for part in (head, body, news, notes, foot)) >= GAPS else []
        return Group(head, *gap, body, *gap, news, *(gap if news.height else []), notes, foot)

    def _body(self, scene: Scene, page: Page, rows: int) -> Rendered:
        """The position and the legal actions, side by side or below each other, on at most `rows` rows."""
        texts = legal_texts(self.game, scene.view) if scene.asks else []
        position = self._position_text(scene.view)
        width = max(map(cell_len, position.split("\n")))
        beside = page.columns - width - GAP
        if texts and beside >= ActionList(texts).column_width:
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=width)
            grid.add_column(width=beside)
            grid.add_row(_cut(position, width, rows, page), ActionList(texts, rows=rows))
            return page.render(grid)
        needed = page.height(ActionList(texts)) if texts else 0
        action_rows = min(needed, max(rows - page.height(Text(position)), LEAST_ACTION_ROWS))
        shown = _cut(position, page.columns, max(rows - action_rows, 1), page)
        return page.render(Group(shown, ActionList(texts, rows=action_rows)))

    @property
    def _title(self) -> str:
        return self.game.title[:1].upper() + self.game.title[1:]

    @property
    def _notice(self) -> str:
        return "This game has no board in the terminal, so you see the position as text."

    def _headline(self, scene: Scene, page: Page) -> str:
        turn = self.game.turn(scene.view)
        if turn < 0:
            return f"{self._title} - over"
        name = page.names[turn]
        who = f"seat {turn + 1}" + (f" ({name})" if name else "")
        return f"{self._title} - {scene.when or f'turn {self.game.turns(scene.view) + 1}'} - {who} to act"

    def _hint(self, scene: Scene) -> str:
        numbered = is_numbered(legal_texts(self.game, scene.view))
        return f"Type {'a number or ' if numbered else ''}an action; list, position, log, undo, help or quit."

    def _position_text(self, view: View) -> str:
        return self.game.describe(view).strip("\n")


def is_numbered(texts: Sequence[str]) -> bool:
    """Can actions be chosen by number? Not if some of their texts are numbers themselves."""
    return not any(text.strip().isdigit() for text in texts)


class ActionList:
    """Legal actions in columns, each with its number, on a limited number of rows."""

    def __init__(self, texts: Sequence[str], shown: Sequence[int] | None = None, rows: int | None = None) -> None:
        """`shown` are the places in the list of those to draw; None for all."""
        self._cells = _numbered(texts, range(len(texts)) if shown is None else shown, len(str(len(texts))))
        self._rows = rows

    @property
    def column_width(self) -> int:
        """The width of a column."""
        return max(map(cell_len, self._cells), default=0)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        width = self.column_width + GAP
        across = max((options.max_width + GAP) // width, 1)
        down = -(-len(self._cells) // across)
        more = 0
        if self._rows is not None and down > self._rows:
            down = max(self._rows - 1, 0)
            more = len(self._cells) - down * across
        for row in range(down):
            cells = self._cells[row : down * across : down]
            padded = [f"{cell}{' ' * (width - cell_len(cell))}" for cell in cells[:-1]]
            yield Text("".join([*padded, *cells[-1:]]), no_wrap=True, overflow="ellipsis")
        if more > 0:
            yield Text(f"… {more} more: `list`", no_wrap=True, overflow="ellipsis")


@dataclass(frozen=True)
class PlainEventTexts:
    """Describes events of any game by their names and fields: `Seat 2: tile laid (tile SWNE, space b1).`"""

    seat: int | None

    def name(self, seat: int) -> str:
        """The name of a seat: `You`, or `Seat 2`."""
        return "You" if seat == self.seat else f"Seat {seat + 1}"

    def lines(self, events: Sequence[Event]) -> list[str]:
        """The events of one move, a line each."""
        return [self._line(event) for event in events]

    def _line(self, event: Event) -> str:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        seat = fields.pop("seat", None)
        what = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(event).__name__).lower()
        told = [text for name, value in fields.items() if (text := self._field(name, value))]
        details = f" ({', '.join(told)})" if told else ""
        if isinstance(seat, int):
            return f"{self.name(seat)}: {what}{details}."
        return f"{what[:1].upper()}{what[1:]}{details}."

    def _field(self, name: str, value: Any) -> str:
        """A field in words; nothing for what is unknown, empty or false."""
        label = name.replace("_", " ")
        if value is None or value is False or (not isinstance(value, (int, float)) and not value):
            return ""
        if value is True:
            return label
        return f"{label} {self._value(value, is_seat=name in SEAT_FIELDS)}"

    def _value(self, value: Any, *, is_seat: bool = False) -> str:
        value = msgspec.to_builtins(value)
        if isinstance(value, dict):
            return listed([f"{number} {key}" for key, number in value.items()])
        if isinstance(value, (list, tuple)):
            return listed([self._value(item, is_seat=is_seat) for item in value])
        return self.name(value) if is_seat and isinstance(value, int) else str(value)


def _numbered(texts: Sequence[str], shown: Sequence[int], digits: int = 0) -> list[str]:
    """The actions at these places, with their numbers if they can be chosen by number."""
    return [f"{number + 1:>{digits}}) {texts[number]}" if is_numbered(texts) else texts[number] for number in shown]


def _fold(text: str) -> str:
    """A text without regard to capitals and to the number of spaces."""
    return " ".join(text.lower().split())


def _cut(text: str, columns: int, rows: int, page: Page) -> Text:
    """A text on at most `rows` rows."""
    lines = text.split("\n")
    heights = [page.height(Text(line), columns) for line in lines]
    if sum(heights) <= rows:
        return Text(text)
    while lines and sum(heights[: len(lines)]) > rows - 1:
        lines.pop()
    return Text("\n".join([*lines, "… more: `position`"]))
