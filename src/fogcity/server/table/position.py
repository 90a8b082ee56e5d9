"""Game positions in memory, and what actions do to them."""

from __future__ import annotations

from typing import NamedTuple

from fogcity.core.game import Game, State, View


class CachedPosition:
    """A game position. It never changes, so its views and the last action tried on it are cached."""

    __slots__ = ("_ahead", "_transition", "_views", "_waiting", "game", "record", "turn")

    def __init__(self, game: Game, record: State) -> None:
        self.game = game
        self.record = record
        self.turn = game.turn(record)
        self._views: dict[int | None, View] = {}
        self._ahead: dict[int, View] = {}
        self._waiting: list[int] | None = None
        self._transition: Transition | None = None

    def view(self, viewer: int | None) -> View:
        """The view of a seat; None is a spectator."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.view(self.record, viewer)
        return found

    @property
    def waiting(self) -> list[int]:
        """The seats that may choose now (see Game.waiting_for)."""
        if self._waiting is None:
            self._waiting = self.game.waiting_for(self.record)
        return self._waiting

    def ahead(self, seat: int) -> View:
        """The view from which one of these seats chooses."""
        found = self._ahead.get(seat)
        if found is None:
            found = self._ahead[seat] = self.game.view_ahead(self.record, seat)
        return found

    def take(self, action: str | int) -> Transition:
        """The result of an action.

        Deciding and applying an action both ask for it, so the last answer is cached.
        """
        transition = self._transition
        if transition is None or action not in (transition.text, transition.code):
            game = self.game
            code = game.parse(self.record, action) if isinstance(action, str) else action
            after = game.copy(self.record)
            game.play(after, code)
            transition = Transition(code, game.text(self.record, code), CachedPosition(game, after))
            self._transition = transition
        return transition


class Transition(NamedTuple):
    """An action (code and text) and the position after it."""

    code: int
    text: str
    after: CachedPosition


class Choice(NamedTuple):
    """An action that can still be undone: its seat, the position before it, and the clock increment it earned."""

    seat: int
    before: CachedPosition
    gained: int  # milliseconds; the time that the player took stays spent
    reveals: bool = False  # did it show its player something hidden?


class Step(NamedTuple):
    """What an entry did to the game. The action of an undo is -1."""

    before: CachedPosition
    action: int
    after: CachedPosition
