"""What the reports of a review say: players, chances, marks, and what actions do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fogcity.core.table import Move, Table
from fogcity.study import Review
from fogcity.study.reviewing import ReviewedMove, ReviewedPlayer
from fogcity.study.verdicts import MARKS
from fogcity.terminal.drawing.phrases import plural
from fogcity.terminal.face import find_face
from fogcity.terminal.records import names_in

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LEAST_LUCK = 0.01  # of a share of the win: less decides nothing
JUDGED = "Every action is judged by what its player could know when it was taken."
HINDSIGHT = (
    "What was better with all hidden cards, tiles and tickets known, except for what was drawn later. "
    "Nobody could know it, so nothing here counts as a mistake."
)
GUIDE = (
    "Chances are shares of the win that a player could expect. Losses and luck are in points of such a chance, "
    "with the 95 % interval of a loss. A mark counts what was lost at least: ?! 5 points, ? 10, ?? 15."
)


class Explanation(NamedTuple):
    """What the action that was played does besides being taken, and what the better one would; only what differs."""

    played: list[str]
    better: list[str]


class Words:
    """Says what a review found. With a seat, it speaks to the player of that seat."""

    def __init__(self, table: Table, review: Review, seat: int | None = None) -> None:
        self.table, self.review, self.seat = table, review, seat
        self.game = table.game
        face = find_face(self.game)
        self._face = face
        self._names = face.event_texts(None)
        self._players = names_in(table)

    @property
    def title(self) -> str:
        """What is reviewed: `Cable Car, 2 players, 53 turns`."""
        turns = self.table.moves[-1].turn if self.table.moves else 0
        over = "" if self.table.is_over else ", not over yet"
        return f"{self.game.title}, {plural(self.table.seats, 'player')}, {plural(turns, 'turn')}{over}"

    @property
    def marked(self) -> list[ReviewedMove]:
        """The actions that have a mark."""
        return [move for move in self.review.moves if move.mark]

    @property
    def decisive(self) -> list[ReviewedMove]:
        """The decisive moments, if they decided anything."""
        return [move for move in self.review.decisive if move.mark or abs(move.luck) >= LEAST_LUCK]

    @property
    def hindsight(self) -> list[tuple[ReviewedMove, str, float]]:
        """The actions that lost as much as an inaccuracy with everything known, the best ones, and the losses."""
        found = [(move, *move.hindsight) for move in self.review.moves if move.hindsight is not None]
        return sorted((each for each in found if each[2] >= MARKS["inaccuracy"]), key=lambda each: -each[2])

    def player(self, seat: int) -> str:
        """A player: `Ann (Seat 2)`, or `Seat 2` if the record has no names."""
        name, place = self._players[seat], self.place(seat)
        return f"{name} ({place})" if name else place

    def place(self, seat: int) -> str:
        """A seat as logs name it: `Seat 2`."""
        return self._names.name(seat)

    def move(self, move: ReviewedMove) -> Move:
        """The move of the table."""
        return self.table.moves[move.number - 1]

    def explain(self, move: ReviewedMove) -> Explanation:
        """What the played action did and the better one would have done, as far as the player could know."""
        taken = self.move(move)
        view = self.game.view(taken.before, move.seat)
        best = self.game.parse(taken.before, move.best)
        played, better = (
            self._face.effects(self.game.consider(view, action), self.seat) for action in (taken.action, best)
        )
        return Explanation(
            [line for line in played if line not in better], [line for line in better if line not in played]
        )

    def moment(self, move: ReviewedMove) -> str:
        """A decisive moment, in words."""
        if move.mark and move.loss >= abs(move.luck):
            return f"{move.played} instead of {move.best}, {_article(move.mark)} {move.mark}: from {change(move)}."
        kind, than = ("lucky", "more") if move.luck > 0 else ("unlucky", "less")
        size = f"{abs(100 * move.luck):.1f} points"
        return f"{move.played} was {kind}: it brought {size} {than} than it does on average."

    def luck_of_draws(self, player: ReviewedPlayer) -> float:
        """The luck of a player without that of the deal."""
        return player.luck - player.luck_of_deal


def before(move: ReviewedMove) -> float:
    """The chance of the best action, before the played one was taken."""
    return move.chance + move.loss


def change(move: ReviewedMove) -> str:
    """The chance before and after an action that lost something: `72 to 39 %`; else the chance after it."""
    return f"{100 * before(move):.0f} to {percent(move.chance)}" if move.loss > 0 else percent(move.chance)


def percent(chance: float) -> str:
    """A chance: `42 %`."""
    return f"{round(100 * chance)} %"


def signed(difference: float) -> str:
    """A difference of chances in points, with its sign."""
    text = f"{100 * difference:+.1f}"
    return "0.0" if float(text) == 0 else text


def span(ci95: Sequence[float]) -> str:
    """An interval in points: `8.7 to 12.3`."""
    low, high = (f"{100 * end:.1f}".replace("-0.0", "0.0") for end in ci95)
    return f"{low} to {high}"


def marks_of(player: ReviewedPlayer) -> str:
    """How many marks a player got: `2 ?!  1 ??`; empty without any."""
    return "  ".join(f"{count} {SIGNS[mark]}" for mark, count in player.marks.items())


def share_of(result: float | None) -> str:
    """A result as a share of the win; a dash before the end."""
    return "-" if result is None else percent(result)


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"
