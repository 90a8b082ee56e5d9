"""Loops that let bots without search act in many games at once.

As in core/loops.py, the names `rules_...` and `policy_...` stand for a game's own kernels.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.policy import Policy
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Codes, Records
from fogcity.core.rng import RngState, below

rules_play: Any
rules_view: Any
rules_list_actions: Any
policy_random_action: Any
policy_weigh: Any

Own = npt.NDArray[np.int8]
Weights = npt.NDArray[np.float64]


def act_at_random(
    states: Records, own: Own, rng_states: npt.NDArray[np.uint64], actions: Codes, scratches: Records, *fixed: Any
) -> None:
    """Take a random legal action in every game where one of the bot's seats is to act."""
    for i in range(len(states)):
        seat = int(states[i].turn)
        actions[i] = -1
        if seat >= 0 and own[i, seat]:
            actions[i] = policy_random_action(states[i], rng_states[i, seat], scratches, *fixed)
            rules_play(states[i], actions[i], *fixed)


def act_by_weight(
    states: Records,
    own: Own,
    rng_states: npt.NDArray[np.uint64],
    actions: Codes,
    scratches: Records,
    blank: Records,
    codes: Codes,
    weights: Weights,
    *fixed: Any,
) -> None:
    """Take the heaviest action in every game where one of the bot's seats is to act. Weigh only in that seat's view."""
    for i in range(len(states)):
        seat = int(states[i].turn)
        actions[i] = -1
        if seat >= 0 and own[i, seat]:
            blank[1] = blank[0]
            rules_view(states[i], seat, blank[1], *fixed)
            actions[i] = choose_heaviest(blank[1:], rng_states[i, seat], scratches, codes, weights, *fixed)[0]
            rules_play(states[i], actions[i], *fixed)


def choose_heaviest(
    views: Records, rng_state: RngState, scratches: Records, codes: Codes, weights: Weights, *fixed: Any
) -> tuple[int, int]:
    """The heaviest action in the first view, ties broken at random, and the number of legal actions."""
    count = rules_list_actions(views[0], codes, *fixed)
    policy_weigh(views[0], codes, count, weights, scratches, *fixed)
    best, alike = 0, 0
    for i in range(count):
        if weights[i] > weights[best]:
            best, alike = i, 1
        elif weights[i] == weights[best]:
            alike += 1
            if below(rng_state, alike) == 0:
                best = i
    return int(codes[best]), count


class Turns:
    """These loops, bound to the kernels of a game."""

    def __init__(self, policy: Policy) -> None:
        names: dict[str, object] = {
            f"rules_{name}": getattr(policy.rules, name) for name in ("play", "view", "list_actions")
        }
        names |= {"policy_random_action": policy.random_action, "policy_weigh": policy.weigh}
        label = policy.weigh.function.__module__.replace(".", "_")
        self.choose_heaviest = Kernel(choose_heaviest, names=names, label=label)
        names["choose_heaviest"] = self.choose_heaviest
        self.act_at_random = Kernel(act_at_random, names=names, label=label)
        self.act_by_weight = Kernel(act_by_weight, names=names, label=label)
