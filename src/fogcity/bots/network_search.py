"""Search with a network: information-set Monte Carlo tree search without playouts, all of it compiled.

Every simulation guesses what is hidden and walks down a tree of actions, as in search.py. The first time that some
actions are legal at a node, the network values all of them, and they become its children. A simulation ends after an
action that was never tried: then the network values the actions of the next player, and the best of these values is
the result. So no game is played to its end, and a result is far less random than that of a playout. The first
simulation only values the actions of the position itself, as the motorman does.

Guesses need not be equally likely. The others have chosen their actions by what they hold, so what they hold probably
fits what they did: a guess is the more likely, the more the network thinks that it is worth to them. Such guesses are
drawn by the Metropolis algorithm: a new guess replaces the one before with a probability that depends on both.

As in core/loops.py, the names `rules_...` and `evaluate_...` stand for a game's own kernels.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.network import Layers, Network, evaluation_of, worth_of
from fogcity.bots.search import DEEPEST, NONE, ROOT, Nodes, Numbers, find_results
from fogcity.core.kernel import Kernel, kernel
from fogcity.core.loops import Codes, Records
from fogcity.core.rng import RngState, next_word, random_share, spread

rules_guess: Any
rules_list_actions: Any
rules_play: Any
rules_final_scores: Any
evaluate_actions: Any
evaluate_position: Any

_DRAWING = np.uint64(0x8EBC6AF09C88C6E3)

# A node is an action that a seat may take: its worth for that seat by the network, how often it was tried and was
# legal, and the sum of its results.
_NODE = np.dtype(
    [
        ("action", np.int32),
        ("child", np.int32),  # the first action after it
        ("sibling", np.int32),  # the next action in the same position
        ("visits", np.int32),
        ("seen", np.int32),
        ("seat", np.int32),
        ("worth", np.float64),
        ("total", np.float64),
    ],
    align=True,
)
NODE = np.dtype((np.record, _NODE))

# explore: how much probable actions with few visits are favoured; temperature: the difference in worth that makes an
# action e times as probable; open_mind: the share of the probability that all actions get alike; trust: how many
# results of an action count as much as what the network expects of it; belief: how much more likely a guess is in which
# the others' positions are worth more (0: all are equally likely); turns: for looking ahead (lookahead.py), how many
# turns of the seat later; win and margin: see search.SETTINGS.
_SETTINGS = np.dtype(
    [
        ("explore", np.float64),
        ("temperature", np.float64),
        ("open_mind", np.float64),
        ("trust", np.float64),
        ("belief", np.float64),
        ("turns", np.float64),
        ("win", np.float64),
        ("margin", np.float64),
    ]
)
SETTINGS = np.dtype((np.record, _SETTINGS))


def search(
    views: Records,
    rng_state: RngState,
    simulations: int,
    nodes: Nodes,
    used: int,
    settings: Records,
    scratch: tuple[Any, ...],
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> int:
    """Do this many simulations from the first view; return the number of nodes in use.

    `scratch` holds the buffers of the search: two records, codes, probabilities, slots (one for each action, all NONE),
    the path, points and values.
    """
    states, codes, likely, slots, path, points, values = scratch
    outputs = work[5]
    fit = -1.0e9  # of the guess before
    for _ in range(simulations):
        s = states[0]
        fit = draw_guess(views, states, fit, rng_state, settings[0], layers, work, *fixed)
        spread(next_word(rng_state), _DRAWING, s.generator)  # draws must not depend on the search's choices
        node, depth, best = ROOT, 0, -1.0
        path[0] = ROOT
        while s.turn >= 0 and depth < DEEPEST - 1:
            count, seat = rules_list_actions(s, codes, *fixed), int(s.turn)
            is_new = nodes[node].visits == 0
            if find_children(nodes, node, seat, codes, count, slots) < count and used + count <= len(nodes):
                evaluate_actions(s, codes, count, layers, work, *fixed)
                for i in range(count):
                    worth = worth_of(outputs[i], settings[0].win)
                    best = max(best, worth)
                    if slots[codes[i]] == NONE:
                        slots[codes[i]] = add_child(nodes, node, used, int(codes[i]), seat, worth)
                        used += 1
            if is_new:
                clear_slots(nodes, node, slots)
                break
            child = select(nodes, codes, count, likely, slots, settings[0])
            clear_slots(nodes, node, slots)
            if child == NONE:
                break
            rules_play(s, nodes[child].action, *fixed)
            node = child
            depth += 1
            path[depth] = node
            best = -1.0
        if s.turn < 0:
            rules_final_scores(s, points, *fixed)
            find_results(points, int(s.seats), settings[0], values)
        else:
            value_leaf(s, best, nodes, depth, settings[0], scratch, layers, work, *fixed)
        for i in range(depth + 1):
            nodes[path[i]].visits += 1
            if i > 0:
                nodes[path[i]].total += values[nodes[path[i]].seat]
    return used


def value_leaf(
    s: Any,
    best: float,
    nodes: Nodes,
    depth: int,
    settings: Any,
    scratch: tuple[Any, ...],
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> None:
    """Write what a position is worth to the seats on the path; `best` is what it is worth to the seat to act."""
    path, values = scratch[4], scratch[6]
    for seat in range(int(s.seats)):
        values[seat] = -1.0
    if best >= 0.0:
        values[s.turn] = best
    if s.seats == 2 and best >= 0.0:
        values[1 - s.turn] = 1.0 - best
    for i in range(1, depth + 1):
        seat = int(nodes[path[i]].seat)
        if values[seat] < 0.0:
            evaluate_position(s, seat, layers, work, *fixed)
            values[seat] = worth_of(work[5][0], settings.win)


def draw_guess(
    views: Records,
    states: Records,
    fit: float,
    rng_state: RngState,
    settings: Any,
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> float:
    """Write a guess into the first record; return how well it fits what the others did.

    `fit` is that of the guess before, which is in the second record.
    """
    states[0] = views[0]
    rules_guess(states[0], rng_state, *fixed)
    if settings.belief <= 0.0:
        return fit
    new = 0.0
    for seat in range(int(states[0].seats)):
        if seat != states[0].turn:
            evaluate_position(states[0], seat, layers, work, *fixed)
            new += settings.belief * worth_of(work[5][0], settings.win)
    if new < fit and random_share(rng_state) >= math.exp(new - fit):
        states[0] = states[1]
        return fit
    states[1] = states[0]
    return new


@kernel
def find_children(nodes: Nodes, node: int, seat: int, codes: Codes, count: int, slots: npt.NDArray[np.int32]) -> int:
    """Write the children of a node, by action, into the slots; return how many of these actions are among them."""
    child = int(nodes[node].child)
    while child != NONE:
        if nodes[child].seat == seat:  # the seat to act may depend on hidden information
            slots[nodes[child].action] = child
        child = int(nodes[child].sibling)
    found = 0
    for i in range(count):
        found += int(slots[codes[i]] != NONE)
    return found


@kernel
def clear_slots(nodes: Nodes, node: int, slots: npt.NDArray[np.int32]) -> None:
    """Empty the slots of all children of a node."""
    child = int(nodes[node].child)
    while child != NONE:
        slots[nodes[child].action] = NONE
        child = int(nodes[child].sibling)


@kernel
def add_child(nodes: Nodes, node: int, free: int, action: int, seat: int, worth: float) -> int:
    """Add a node for an action that is legal here for the first time."""
    nodes[free].action = action
    nodes[free].seat = seat
    nodes[free].visits = 0
    nodes[free].seen = 0
    nodes[free].worth = worth
    nodes[free].total = 0.0
    nodes[free].child = NONE
    nodes[free].sibling = nodes[node].child
    nodes[node].child = free
    return free


@kernel
def mean_shift(nodes: Nodes, codes: Codes, count: int, slots: npt.NDArray[np.int32], settings: Any) -> float:
    """How much better the results of these actions were than the network expected, on average."""
    visits, shift = 0, 0.0
    for i in range(count):
        child = int(slots[codes[i]])
        if child != NONE:
            tries = int(nodes[child].visits)
            visits += tries
            shift += float(nodes[child].total) - tries * float(nodes[child].worth)
    return float(shift / (visits + settings.trust))


@kernel
def estimate(node: Any, shift: float, settings: Any) -> float:
    """The value of an action: what the network expects, and how much better or worse its results were.

    Few results say little, so they are mixed with the mean shift of all actions.
    """
    visits = int(node.visits)
    surprise = float(node.total) - visits * float(node.worth)
    return float(node.worth + (surprise + settings.trust * shift) / (visits + settings.trust))


@kernel
def select(nodes: Nodes, codes: Codes, count: int, likely: Numbers, slots: npt.NDArray[np.int32], settings: Any) -> int:
    """The child that is tried: a good one, or a promising one that was seldom tried; NONE if there is none.

    Also counts all legal actions as seen.
    """
    top, seen = -1.0, 0
    for i in range(count):
        child = int(slots[codes[i]])
        if child != NONE:
            top = max(top, float(nodes[child].worth))
            seen = max(seen, int(nodes[child].seen))
            nodes[child].seen += 1
    total = 0.0
    for i in range(count):
        child = int(slots[codes[i]])
        likely[i] = 0.0 if child == NONE else math.exp((float(nodes[child].worth) - top) / settings.temperature)
        total += likely[i]
    shift, alike = mean_shift(nodes, codes, count, slots, settings), settings.open_mind / count
    urge = settings.explore * math.sqrt(seen + 1.0)
    chosen, most = NONE, -1.0e9
    for i in range(count):
        child = int(slots[codes[i]])
        if child == NONE:
            continue
        value = estimate(nodes[child], shift, settings)
        probability = (1.0 - settings.open_mind) * likely[i] / total + alike
        value += urge * probability / (1.0 + int(nodes[child].visits))
        if value > most:
            chosen, most = child, value
    return chosen


class NetworkSearch:
    """The search, bound to the kernels of a game."""

    def __init__(self, network: Network) -> None:
        evaluation = evaluation_of(network)
        names: dict[str, object] = {
            f"rules_{name}": getattr(network.rules, name) for name in ("guess", "list_actions", "play", "final_scores")
        }
        names |= {"evaluate_actions": evaluation.value_actions, "evaluate_position": evaluation.value_position}
        names |= {part.__name__: Kernel(part, names=names, label=evaluation.label) for part in (draw_guess, value_leaf)}
        self.run = Kernel(search, names=names, label=evaluation.label)
