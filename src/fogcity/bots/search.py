"""Search on guessed records: information-set Monte Carlo tree search, all of it compiled.

Every playout guesses what is hidden, walks down a tree of actions, adds one action to it, plays the game to its end
and adds the result to all nodes on the way. All guesses share the tree: an action is the same node whatever is hidden,
and only actions that are legal in the current guess are considered (Cowling, Powley and Whitehouse, 2012). Results so
far and the policy's weights decide which of them is tried (PUCT).

As in core/loops.py, the names `rules_...` and `policy_...` stand for a game's own kernels.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.plain import random_play_out
from fogcity.bots.policy import Policy
from fogcity.core.kernel import Kernel, kernel
from fogcity.core.loops import Codes, Records
from fogcity.core.rng import RngState, next_word, spread

rules_guess: Any
rules_list_actions: Any
rules_play: Any
rules_final_scores: Any
policy_weigh: Any
policy_play_out: Any

Numbers = npt.NDArray[np.float64]
Nodes = npt.NDArray[Any]

_DRAWING = np.uint64(0x8EBC6AF09C88C6E3)

ROOT = 0
NONE = -1
DEEPEST = 512

# A node is a tried action: how often it was tried and available, and the values for the seat that took it.
_NODE = np.dtype(
    [
        ("action", np.int32),
        ("child", np.int32),  # the first of the actions tried after it
        ("sibling", np.int32),  # the next action tried in the same position
        ("visits", np.int32),
        ("seen", np.int32),
        ("seat", np.int32),
        ("total", np.float64),
    ],
    align=True,
)
NODE = np.dtype((np.record, _NODE))

# explore: how much weights and few visits favour an action; open_mind: the share of probability that all actions get
# equally; caution: how much worse than average an untried action is taken to be; win: how much a win counts beside the
# margin.
_SETTINGS = np.dtype(
    [
        ("explore", np.float64),
        ("temperature", np.float64),
        ("open_mind", np.float64),
        ("caution", np.float64),
        ("win", np.float64),
        ("margin", np.float64),
    ]
)
SETTINGS = np.dtype((np.record, _SETTINGS))


def search(
    views: Records,
    rng_state: RngState,
    playouts: int,
    nodes: Nodes,
    used: int,
    settings: Records,
    scratch: tuple[Any, ...],
    *fixed: Any,
) -> int:
    """Do this many playouts from the first view; return the number of nodes in use.

    `scratch` holds the buffers of the search: a record, the policy's scratches, codes, weights, slots (one for each
    action, all NONE), the path, points and values.
    """
    states, scratches, codes, weights, slots, path, points, values = scratch
    for _ in range(playouts):
        states[0] = views[0]
        s = states[0]
        rules_guess(s, rng_state, *fixed)
        spread(next_word(rng_state), _DRAWING, s.generator)  # draws must not depend on the search's choices
        node, depth = ROOT, 0
        path[0] = ROOT
        while s.turn >= 0 and depth < DEEPEST - 1:
            count = rules_list_actions(s, codes, *fixed)
            policy_weigh(s, codes, count, weights, scratches, *fixed)
            spread_weights(weights, count, settings[0])
            full = used == len(nodes)
            pick, child = select(nodes, node, int(s.turn), full, codes, weights, count, slots, settings[0])
            is_new = child == NONE
            if is_new:
                if full:
                    break
                child = add_child(nodes, node, used, int(codes[pick]), int(s.turn))
                used += 1
            rules_play(s, codes[pick], *fixed)
            node = child
            depth += 1
            path[depth] = node
            if is_new:
                break
        if s.turn >= 0:
            policy_play_out(s, rng_state, scratches, *fixed)
        rules_final_scores(s, points, *fixed)
        find_results(points, int(s.seats), settings[0], values)
        for i in range(depth + 1):
            nodes[path[i]].visits += 1
            if i > 0:
                nodes[path[i]].total += values[nodes[path[i]].seat]
    return used


@kernel
def spread_weights(weights: Numbers, count: int, settings: Any) -> None:
    """Turn weights into the probability of each action to be the best one."""
    most = weights[0]
    for i in range(1, count):
        most = max(most, weights[i])
    total = 0.0
    for i in range(count):
        weights[i] = math.exp((weights[i] - most) / settings.temperature)
        total += weights[i]
    for i in range(count):
        weights[i] = (1.0 - settings.open_mind) * weights[i] / total + settings.open_mind / count


@kernel
def select(
    nodes: Nodes,
    node: int,
    seat: int,
    full: bool,
    codes: Codes,
    likely: Numbers,
    count: int,
    slots: npt.NDArray[np.int32],
    settings: Any,
) -> tuple[int, int]:
    """The legal action that a seat tries: its index in `codes`, and its node, or NONE if it is new.

    Also counts all legal actions as available. A full tree gets new actions only where it has none.
    """
    child = int(nodes[node].child)
    while child != NONE:
        if nodes[child].seat == seat:  # the seat to act may depend on hidden information
            slots[nodes[child].action] = child
        child = int(nodes[child].sibling)
    seen, visits, total = 0, 0, 0.0
    for i in range(count):
        child = int(slots[codes[i]])
        if child != NONE:
            seen = max(seen, int(nodes[child].seen))
            visits += int(nodes[child].visits)
            total += float(nodes[child].total)
            nodes[child].seen += 1
    usual = total / visits - settings.caution if visits > 0 else 0.5
    urge = settings.explore * math.sqrt(seen + 1.0)
    best, most = 0, -1.0e9
    for i in range(count):
        child = int(slots[codes[i]])
        if child == NONE and full and visits > 0:
            continue
        tries = 0 if child == NONE else int(nodes[child].visits)
        value = usual if tries == 0 else float(nodes[child].total) / tries
        value += urge * likely[i] / (1.0 + tries)
        if value > most:
            best, most = i, value
    chosen = int(slots[codes[best]])
    child = int(nodes[node].child)
    while child != NONE:
        slots[nodes[child].action] = NONE
        child = int(nodes[child].sibling)
    return best, chosen


@kernel
def add_child(nodes: Nodes, node: int, free: int, action: int, seat: int) -> int:
    """Add a node for an action that a seat tries here for the first time."""
    nodes[free].action = action
    nodes[free].seat = seat
    nodes[free].visits = 0
    nodes[free].seen = 1
    nodes[free].total = 0.0
    nodes[free].child = NONE
    nodes[free].sibling = nodes[node].child
    nodes[node].child = free
    return free


@kernel
def find_results(points: npt.NDArray[np.int64], seats: int, settings: Any, values: Numbers) -> None:
    """The value of a finished game for each seat, from 0 to 1: the win, and the margin."""
    for seat in range(seats):
        best, winners = -100000, 0
        for other in range(seats):
            if other != seat:
                best = max(best, int(points[other]))
        for other in range(seats):
            winners += int(points[other] == points[seat])
        ahead = float(points[seat] - best)
        share = 0.0 if ahead < 0 else 1.0 / winners
        values[seat] = settings.win * share + (1.0 - settings.win) / (1.0 + math.exp(-ahead / settings.margin))


class Search:
    """The search, bound to the kernels of a game."""

    def __init__(self, policy: Policy, guided: bool) -> None:
        """Playouts follow the policy or, if not `guided`, are random."""
        rules, label = policy.rules, policy.weigh.function.__module__.replace(".", "_")
        names: dict[str, object] = {
            f"rules_{name}": getattr(rules, name) for name in ("guess", "list_actions", "play", "final_scores")
        }
        play_out = policy.play_out if guided or policy.plain else random_play_out(rules, label)
        names |= {"policy_weigh": policy.weigh, "policy_play_out": play_out}
        self.run = Kernel(search, names=names, label=label)
