"""A base class for small games, with default versions of the methods of `Game` that most of them would share.

A subclass defines its record, kernels, options, action texts and events. It may override everything else. See
docs/adding-a-game.md.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

import numpy as np

from fogcity.core.errors import BadPosition, BadText, FogCityError, shorten
from fogcity.core.events import Event, GameOver
from fogcity.core.game import Game, State, View
from fogcity.core.plain_position import read_position, write_position
from fogcity.core.reasons import GAME_OVER, Reason
from fogcity.core.rng import GUESSING, Seed, seed_state


class SimpleGame(Game):
    """A game whose actions have the same texts in every position and whose positions are written field by field."""

    action_texts: ClassVar[Sequence[str]]  # the text of each action, by code

    @abstractmethod
    def happened(self, before: View, action: int, after: View) -> list[Event]:
        """What happened in a move, as far as the viewer of these two views may know, except the end of the game."""

    def text(self, s: State | View, action: int) -> str:  # noqa: ARG002 - a code means the same in every position
        if not isinstance(action, (int, np.integer)) or not 0 <= action < self.num_actions:
            raise BadText(_no_action(self, action).text)
        return self.action_texts[action]

    def parse(self, s: State | View, text: str) -> int:  # noqa: ARG002 - so does a text
        if isinstance(text, str) and (code := self._codes.get(" ".join(text.lower().split()))) is not None:
            return code
        wrong = shorten(text) if isinstance(text, str) else type(text).__name__
        raise BadText(f"expected {', '.join(f'`{known}`' for known in self.action_texts)}, not {wrong}")

    def split(self, text: str) -> list[str]:
        return self._action_pattern.findall(text)

    def why_illegal(self, s: State, action: int) -> Reason:
        if s["turn"] < 0:
            return GAME_OVER
        if not 0 <= action < self.num_actions:
            return _no_action(self, action)
        text = self.text(s, action)
        return Reason("not_legal", f"`{text}` is not legal now", {"action": text})

    def reveals(self, s: State | View, action: int) -> bool:  # noqa: ARG002 - the safe answer: no action can be undone
        return True

    def events(self, before: View, action: int, after: View) -> list[Event]:
        if not isinstance(before, View) or not isinstance(after, View) or before.seat != after.seat:
            raise FogCityError("events need two views of a game by the same viewer")
        if self.turn(before) < 0 or not 0 <= action < self.num_actions:
            raise FogCityError(f"there was no action {action!r} in this position")
        events = self.happened(before, action, after)
        if self.turn(after) < 0:
            scores = self.scores(after)
            events.append(GameOver(scores, self.best(scores)))
        return events

    def is_certain(self, event: Event, seat: int, action: int) -> bool:  # noqa: ARG002 - the safe answer: no
        return False

    def position(self, text: str, seed: Seed = 0) -> State:
        records = read_position(self, text)
        generator = records["generator"].copy()
        records["generator"] = 0  # as in a view
        if self.loops.first_invalid(records, self.variant, True, *self.fixed) >= 0:
            raise BadPosition(f"this is not a position of {self.name}: its numbers contradict each other")
        self.loops.guess_one(records, seed_state(seed, GUESSING), *self.fixed)
        if generator.any():
            records["generator"] = generator
        if self.loops.first_invalid(records, self.variant, False, *self.fixed) >= 0:
            raise BadPosition(f"no game of {self.name} fits this position")
        return self._only(records)

    def describe(self, s: State | View) -> str:
        return write_position(self, self._valid(s), self.options_of(s))

    @cached_property
    def _codes(self) -> dict[str, int]:
        return {text.lower(): code for code, text in enumerate(self.action_texts)}

    @cached_property
    def _action_pattern(self) -> re.Pattern[str]:
        """Matches one action in a line. Anything else also counts as an action, so that `parse` can reject it."""
        longest_first = sorted(self.action_texts, key=len, reverse=True)
        return re.compile("|".join([*(rf"\b{re.escape(text)}\b" for text in longest_first), r"\S+"]), re.IGNORECASE)


def _no_action(game: Game, action: object) -> Reason:
    most = game.num_actions - 1
    about = {"action": int(action), "most": most} if isinstance(action, (int, np.integer)) else {}
    return Reason("no_such_action", f"there is no action {action!r}; they are numbered 0 to {most}", dict(about))
