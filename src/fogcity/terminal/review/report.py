"""A review as text: a chart, decisive moments, marked actions and players."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from fogcity.study.reviewing import ReviewedMove
from fogcity.terminal.review.chart import draw_chart
from fogcity.terminal.review.words import (
    GUIDE,
    HINDSIGHT,
    JUDGED,
    SIGNS,
    Words,
    change,
    marks_of,
    share_of,
    signed,
    span,
)

STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
MARK = max(len(f"{sign} {mark}") for mark, sign in SIGNS.items())
ACTION, TURN, CHANCE, LUCK, LOST = map(len, ("action", "turn", "100 to 100 %", "+10.0", "10.0 (-10.0 to 10.0)"))
INDENT = " " * (ACTION + 2)  # of the lines about an action
MOST_IN_HINDSIGHT = 10  # actions, unless all are listed


class Report:
    """Prints a review to a console."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words, self.console = words, console
        self._plain = console.options.ascii_only

    def print(self, *, every: bool = False) -> None:
        """Print everything; `every` lists all actions, not only those with a mark."""
        words, review = self.words, self.words.review
        self._say(f"Review of {words.title}", "bold")
        self._say(JUDGED, "dim")
        self._gap()
        names = [self._plained(words.player(player.seat)) for player in review.players]
        width = self.console.width
        for line in draw_chart(review, names, words.game.colours, width, plain=self._plain):
            self.console.print(line, no_wrap=True, crop=False)
        self._gap()
        self._decisive()
        self._moves("All actions" if every else "Marked actions", review.moves if every else words.marked, every)
        self._players()
        if any(move.hindsight for move in review.moves):
            self._hindsight(every)
        self._say(GUIDE, "dim")

    # ---- parts

    def _decisive(self) -> None:
        self._say("Decisive moments", "bold")
        for move in self.words.decisive:
            text = Text(self._plained(f"  action {move.number}, {self.words.player(move.seat)}: "), "bold")
            self.console.print(_Hanging(text.append(self._plained(self.words.moment(move)), "not bold"), 4))
        if not self.words.decisive:
            self._say("  None: no action lost or gained much.")
        self._gap()

    def _moves(self, title: str, moves: Sequence[ReviewedMove], every: bool) -> None:
        self._say(title, "bold")
        if not moves:
            self._say("  None.")
            self._gap()
            return
        names = self._names(every)
        width = max(map(cell_len, names.values()))
        heads = ["action", "turn", f"{'player':<{width}}", f"{'mark':<{MARK}}", f"{'chance':>{CHANCE}}"]
        luck = [f"{'luck':>{LUCK}}"] if every else []
        self._say("  ".join([*heads, *luck, f"{'lost, 95 % interval':>{LOST}}"]), "dim")
        for move in moves:
            self._move(move, set_cell_size(names[move.seat], width), every)
            if not every:
                self._gap()
        if every:
            self._gap()

    def _move(self, move: ReviewedMove, name: str, every: bool) -> None:
        sign = f"{SIGNS[move.mark]} {move.mark}" if move.mark else "only choice" if move.forced else ""
        lost = f"{100 * move.loss:.1f} ({span(move.ci95)})" if move.loss > 0 else ""
        luck = [f"{signed(move.luck):>{LUCK}}"] if every else []
        head = Text(f"{move.number:>{ACTION}}  {move.turn:>{TURN}}  {name}  ")
        head.append(f"{sign:<{MARK}}", STYLES.get(move.mark or "", "dim"))
        head.append("  ".join(["", f"{change(move):>{CHANCE}}", *luck, f"{lost:>{LOST}}"]).rstrip())
        self.console.print(head, no_wrap=True, crop=False)
        told = self.words.explain(move) if move.mark else None
        self._action("played", move.played, told.played if told else [])
        if move.best != move.played:
            self._action("better", move.best, told.better if told else [])

    def _action(self, label: str, action: str, lines: Sequence[str]) -> None:
        """An action below the numbers about it, and what it does."""
        text = Text(f"{INDENT}{label}  ", "dim")
        text.append(self._plained(action), "bold not dim")
        text.append(self._plained(f": {' '.join(lines)}" if lines else ""), "not dim")
        self.console.print(_Hanging(text, len(INDENT) + len(label) + 2))

    def _players(self) -> None:
        self._say("Players", "bold")
        table = _new_table()
        table.add_column("player", overflow="fold", min_width=16)
        for heading in ("accuracy", "luck of\nthe deal", "luck of\ndraws", "result", "without\nluck"):
            table.add_column(heading, justify="right")
        table.add_column("marks")
        for player in self.words.review.players:
            table.add_row(
                Text(self._plained(self.words.player(player.seat))),
                Text("-" if player.accuracy is None else f"{player.accuracy:.1f}", "bold"),
                signed(player.luck_of_deal),
                signed(self.words.luck_of_draws(player)),
                share_of(player.result),
                share_of(player.adjusted),
                Text(marks_of(player) or "none"),
            )
        self.console.print(table)
        self._gap()

    def _hindsight(self, every: bool) -> None:
        self._say("With everything known", "bold")
        self._say(HINDSIGHT, "dim")
        found = self.words.hindsight
        shown = found if every else found[:MOST_IN_HINDSIGHT]
        table = _new_table()
        table.add_column("action", justify="right")
        for heading in ("player", "played", "better"):
            table.add_column(heading, overflow="fold")
        table.add_column("lost", justify="right", no_wrap=True)
        names = self._names(every)
        for move, best, lost in shown:
            words = (names[move.seat], move.played, best)
            table.add_row(str(move.number), *(Text(self._plained(word)) for word in words), f"{100 * lost:.1f}")
        self.console.print(table if shown else Text("  Nothing that would have been worth 5 points more."))
        if len(found) > len(shown):
            self._say(f"{len(found) - len(shown)} more actions lost less; --all lists them.", "dim")
        self._gap()

    # ---- lines

    def _names(self, every: bool) -> dict[int, str]:
        """The players by seat, as they fit into the table of actions: with their names, or only the seats."""
        seats = [player.seat for player in self.words.review.players]
        free = self.console.width - (ACTION + TURN + MARK + CHANCE + LOST + 2 * 5 + (LUCK + 2 if every else 0))
        long, short = ([self._plained(name(seat)) for seat in seats] for name in (self.words.player, self.words.place))
        found = long if max(map(cell_len, long)) <= free else short
        return dict(zip(seats, found, strict=True))

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(self._plained(text), style))

    def _gap(self) -> None:
        self.console.print()

    def _plained(self, text: str) -> str:
        """The text, without characters that the output cannot show."""
        if not self._plain:
            return text
        return re.sub(r" ?([^\x00-\x7f])", self._replacement, text)

    def _replacement(self, found: re.Match[str]) -> str:
        """What stands for a character: itself if the output can show it, ? for a letter, nothing for a symbol."""
        shown = found[1].encode(self.console.encoding, "ignore").decode(self.console.encoding)
        return found[0] if shown else found[0].replace(found[1], "?") if found[1].isalpha() else ""


def _new_table() -> Table:
    return Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True, show_edge=False, header_style="dim")


class _Hanging:
    """A text whose lines after the first are indented."""

    def __init__(self, text: Text, indent: int) -> None:
        self._text, self._indent = text, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        first, *rest = self._text.wrap(console, width)
        lines = [first]
        if rest:
            others = self._text[len(first.plain) :]
            others = others[len(others.plain) - len(others.plain.lstrip()) :]
            lines += [Text(" " * self._indent).append_text(line) for line in others.wrap(console, width - self._indent)]
        for line in lines:
            line.rstrip()
            yield line
