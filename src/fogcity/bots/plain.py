"""The policy for games without their own: all actions weigh the same, and playouts are random.

As in core/loops.py, the names `rules_...` stand for a game's own kernels.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fogcity.bots.policy import Policy
from fogcity.core.game import Game
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Codes, Records, Rules
from fogcity.core.rng import RngState, below

rules_list_actions: Any
rules_play_out: Any

MARGIN = 10.0  # points; a guess, since the scale of the game's points is unknown


def random_action(s: Any, rng_state: RngState, scratches: Records, *fixed: Any) -> int:
    """Any legal action, all equally likely."""
    codes = scratches[0].codes
    count = rules_list_actions(s, codes, *fixed)
    return int(codes[below(rng_state, count)])


def weigh(_s: Any, _codes: Codes, count: int, weights: Any, _scratches: Records, *_fixed: Any) -> None:
    """Give all actions the same weight."""
    for i in range(count):
        weights[i] = 0.0


def play_out(s: Any, rng_state: RngState, _scratches: Records, *fixed: Any) -> int:
    """Play to the end at random."""
    return rules_play_out(s, rng_state, *fixed)  # type: ignore[no-any-return]


def random_play_out(rules: Rules, label: str) -> Kernel[..., int]:
    """The kernel `play_out` of a policy that plays at random."""
    return Kernel(play_out, names={"rules_play_out": rules.play_out}, label=label)


def plain_policy(game: Game) -> Policy:
    """A policy that only knows the rules of a game."""
    rules = game.loops.rules
    names = {"rules_list_actions": rules.list_actions}
    label = rules.deal.function.__module__.replace(".", "_")
    fields = np.dtype([("codes", np.int32, (game.most_legal,))], align=True)
    return Policy(
        rules,
        np.dtype((np.record, fields)),
        Kernel(random_action, names=names, label=label),
        Kernel(weigh, names=names, label=label),
        random_play_out(rules, label),
        temperature=1.0,
        margin=MARGIN,
        plain=True,
    )
