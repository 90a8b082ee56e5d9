"""A finished game, as a review needs it."""

from __future__ import annotations

from dataclasses import dataclass

from fogcity.core.game import Game, State, View
from fogcity.core.table import Table
from fogcity.server.table.history import kept_actions, play_again
from fogcity.server.table.past import Past
from fogcity.server.table.state import TableState


@dataclass(frozen=True)
class Played:
    """What was played at a table, and for each action the number by which `/positions` knows the game before it.

    `dealt` says whether the game was dealt there. If not, it has no actions of the game that it continues.
    """

    table: Table
    positions: list[int]
    dealt: bool = True

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.game

    @property
    def states(self) -> list[State]:
        """The game before each action, and at the end."""
        return [move.before for move in self.table.moves] + [self.table.state]

    def views(self, number: int) -> tuple[View, View]:
        """The views of the seat that took an action, before and after it."""
        move = self.table.moves[number]
        return self.game.view(move.before, move.seat), self.game.view(move.after, move.seat)


def replay(past: Past, state: TableState) -> Played:
    """Play a finished game again. This takes some milliseconds."""
    actions = kept_actions(past, state.number)
    table = play_again(state, actions)
    del table.moves[: table.first]
    return Played(table, [kept.position for kept in actions], state.base is None)
