"""The encoding for games without their own: views as bytes, and actions as the rules number them.

That is enough for every interface, but a learner must work out what the bytes mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

import numpy as np

from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Rules
from fogcity.core.options import Value
from fogcity.envs.game_encoding import EncodingKernels, GameEncoding, Integers, Mask, Part

rules_list_actions: Any
rules_final_scores: Any


class ViewEncoding(GameEncoding):
    """The bytes of views, and the rules' own codes of actions.

    Most points win, unless a subclass has a kernel `rank` (see EncodingKernels). OpenSpiel needs bounds, and so does a
    game that an illegal action loses by the widest margin. The game declares them as `Game.longest_game` and
    `Game.widest_margin`.
    """

    rank: ClassVar[Kernel[Any, Any] | None] = None

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kernels = _view_kernels(game.loops.rules, self.rank)

    @property
    def parts(self) -> Sequence[Part]:
        """The whole view as one part."""
        return [Part("view", (self.game.dtype.itemsize,), "the bytes of the viewer's view, as `View.tobytes` has them")]

    def num_actions(self, options: Mapping[str, Value]) -> int:  # noqa: ARG002 - the same with all options
        return self.game.num_actions

    def longest_game(self, seats: int, options: Mapping[str, Value]) -> int:  # noqa: ARG002
        return self._declared("longest_game", "how many actions a game has at most")

    def widest_margin(self, seats: int, options: Mapping[str, Value]) -> int:  # noqa: ARG002
        return self._declared("widest_margin", "how many points apart players can end")

    def _declared(self, name: str, meaning: str) -> int:
        value: int | None = getattr(self.game, name)
        if value is None:
            raise FogCityError(f"this environment needs to know {meaning}: {self.game.name} must declare `{name}`")
        return value


def mark_codes(s: Any, mask: Mask, *fixed: Any) -> None:
    """Mark the codes of all legal actions."""
    codes = np.empty(len(mask), np.int32)
    for n in range(rules_list_actions(s, codes, *fixed)):
        mask[codes[n]] = 1


def same_number(s: Any, action: int, *fixed: Any) -> int:  # noqa: ARG001
    """Actions are numbered as in the rules."""
    return action


def rank_by_points(s: Any, points: Integers, ranks: Integers, *fixed: Any) -> None:
    """Most points win."""
    rules_final_scores(s, points, *fixed)
    for seat in range(int(s.seats)):
        ranks[seat] = points[seat]


@cache
def _view_kernels(rules: Rules, rank: Kernel[Any, Any] | None) -> EncodingKernels:
    names = {"rules_list_actions": rules.list_actions, "rules_final_scores": rules.final_scores}
    same = Kernel(same_number)
    return EncodingKernels(
        observe=None,
        mark_legal=Kernel(mark_codes, names=names),
        decode=same,
        encode=same,
        rank=rank or Kernel(rank_by_points, names=names),
    )
