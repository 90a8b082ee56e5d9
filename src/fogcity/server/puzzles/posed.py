"""A puzzle as it is posed: the view of the seat to act, and what can be said of actions there."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property, lru_cache

import numpy as np
from msgspec.structs import replace

from fogcity.core.action_data import ActionData
from fogcity.core.errors import BadText, FogCityError, IllegalAction, UnknownGame
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.games.registry import game as find_game
from fogcity.server.problems import BadRequest, NotFound
from fogcity.server.puzzles.messages import JudgedAction, PuzzleConsidered, PuzzleHints, PuzzleSeat
from fogcity.server.table.decide import illegal
from fogcity.server.table.messages import Now, now_of
from fogcity.server.table.review.messages import ShownAction
from fogcity.study.puzzles import Puzzle, puzzle

KEPT = 256  # puzzles in memory, of some tens of kB
MOST_HINTS = 3
NEAR = 3  # actions that the second hint names


class Posed:
    """A puzzle with its view. What takes long is worked out when it is first needed."""

    def __init__(self, game: Game, found: Puzzle) -> None:
        self.game = game
        self.puzzle = found
        self.view = found.view(game)
        self.seat = game.turn(self.view)
        self.best = game.parse(self.view, found.best)
        self._considered: dict[int, list[Event]] = {}

    @cached_property
    def mark(self) -> str:
        """What the database has for it. It stays the same if puzzles are numbered anew."""
        return mark_of(self.puzzle)

    @cached_property
    def now(self) -> Now:
        """The position with its legal actions, as at a table. None can be undone: the first answer counts."""
        now = now_of(self.game, self.view, 0, self.seat, acts=True)
        return replace(now, actions=[replace(group, final=True) for group in now.actions or []])

    @property
    def spectators_view(self) -> View:
        """What somebody sees who has no seat: the board without the hand."""
        return self.game.view(self.game.guess(self.view, 0), None)

    @property
    def seats(self) -> list[PuzzleSeat]:
        """All seats. Nobody sits there, so they are named by their numbers."""
        colours = self.game.colours
        return [PuzzleSeat(colours[seat % len(colours)], f"Seat {seat + 1}") for seat in range(self.puzzle.seats)]

    def parse(self, action: str | Mapping[str, object]) -> int:
        """The code of a legal action, given as text or as kind and fields; BadRequest or Illegal if it is none."""
        game, view = self.game, self.view
        try:
            code = game.parse(view, action) if isinstance(action, str) else game.requested_action(view, action)
            if code not in game.legal(view):
                game.play(game.guess(view, 0), code)  # says why it is not legal
        except BadText as error:
            raise BadRequest(str(error), reason="bad_text") from None
        except IllegalAction as error:
            raise illegal(error) from None
        return code

    def consider(self, action: str | Mapping[str, object]) -> PuzzleConsidered:
        """What an action would do."""
        code = self.parse(action)
        return PuzzleConsidered(self.game.text(self.view, code), self._events(code))

    def hints(self, taken: int) -> PuzzleHints:
        """The first hints."""
        return PuzzleHints(
            taken,
            MOST_HINTS,
            _kind_of(self._shown(self.best).action) if taken > 0 else None,
            self._near() if taken > 1 else [],
            self._events(self.best)[1:] if taken > 2 else [],  # the first is the action itself
        )

    def judge(self, code: int) -> JudgedAction:
        """An action with its chance, if that is known."""
        text = self.game.text(self.view, code)
        return JudgedAction(text, self._chances.get(code), self._shown(code))

    def others(self, *told: int | None) -> list[JudgedAction]:
        """The other actions whose chances are known, the best first."""
        return [self.judge(code) for code in self._chances if code not in told]

    @cached_property
    def _chances(self) -> dict[int, float]:
        return {self.game.parse(self.view, text): chance for text, chance in self.puzzle.chances}

    def _near(self) -> list[str]:
        """The best action and others of its kind, good ones if there are, in the order of the legal actions."""
        legal = self.game.legal(self.view).tolist()
        kinds = [_kind_of(group) for group in self.now.actions or [] for _ in range(group.count)]
        kind = kinds[legal.index(self.best)]
        alike = [code for code, one in zip(legal, kinds, strict=True) if one == kind]
        mixed = np.random.default_rng(self.puzzle.number).permutation(alike).tolist()
        good = [code for code in self._chances if code in alike]
        near = list(dict.fromkeys([*good, *mixed, *self._chances]))[:NEAR]
        return [self.game.text(self.view, code) for code in sorted(near)]

    def _shown(self, code: int) -> ShownAction:
        return ShownAction(self.game.action_data(self.view, [code])[0], self._events(code))

    def _events(self, code: int) -> list[Event]:
        if code not in self._considered:
            self._considered[code] = self.game.consider(self.view, code)
        return self._considered[code]


def _kind_of(action: ActionData) -> str:
    return str(action.__struct_config__.tag)


def game_of(name: str) -> Game:
    """A game by its name; NotFound if there is none."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise NotFound(str(error), reason="no_such_game") from None


def find(game: Game, number: int) -> Puzzle:
    """A puzzle by its number; NotFound if there is none."""
    try:
        return puzzle(game, number)
    except FogCityError as error:
        raise NotFound(str(error), reason="no_such_puzzle") from None


def mark_of(found: Puzzle) -> str:
    """What the database has for a puzzle."""
    return hashlib.sha256(found.position.encode()).hexdigest()[:32]


def pose(game: Game, found: Puzzle) -> Posed:
    """A puzzle as it is posed. This takes some milliseconds, once."""
    return _pose(game.name, found.number, mark_of(found))


@lru_cache(KEPT)
def _pose(name: str, number: int, _mark: str) -> Posed:
    game = find_game(name)
    return Posed(game, puzzle(game, number))
