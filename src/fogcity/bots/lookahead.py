"""Search with a network and without a tree: see docs/decisions/lookahead.md.

A tree of actions serves all guesses alike, so it must mix what another player would do with one hand and with the next.
Here every simulation plays on instead: it guesses what is hidden, takes one of the actions, and lets the network choose
for all players, each by what that player holds in this guess, until the seat begins its next turn, or a later one. What
the network then expects for the seat is the result. Good actions are simulated more often, with the same guesses and
the same random numbers for all of them, so that chance favours none. The first simulation only values the actions.

As in core/loops.py, the names `rules_...` and `evaluate_...` stand for a game's own kernels.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fogcity.bots.network import Layers, Network, evaluation_of, worth_of
from fogcity.bots.network_search import add_child, clear_slots, draw_guess, find_children, select
from fogcity.bots.search import ROOT, Nodes, find_results
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Records
from fogcity.core.rng import RngState, next_word, spread

rules_list_actions: Any
rules_play: Any
rules_final_scores: Any
evaluate_actions: Any

_DRAWING = np.uint64(0x9FB21C651E98DF25)
GUESSES = 256  # kept for a move, and then used again


def look_ahead(
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

    `scratch` holds the buffers: two records, codes, probabilities, slots (one for each action, all NONE), points,
    values, and guesses; for these also how many there are and a random number, and how well the last one fits.
    """
    states, codes, likely, slots, points, values, guesses, kept, fits = scratch
    states[0] = views[0]
    seat = int(views[0].turn)
    count = rules_list_actions(states[0], codes, *fixed)
    if nodes[ROOT].visits == 0:
        kept[0], kept[1], fits[0] = np.uint64(0), next_word(rng_state), -1.0e9
        evaluate_actions(states[0], codes, count, layers, work, *fixed)
        for i in range(count):
            add_child(nodes, ROOT, used, int(codes[i]), seat, worth_of(work[5][i], settings[0].win))
            used += 1
        nodes[ROOT].visits = 1
        simulations -= 1
    actions = codes[:count].copy()
    for _ in range(simulations):
        find_children(nodes, ROOT, seat, actions, count, slots)
        child = select(nodes, actions, count, likely, slots, settings[0])
        clear_slots(nodes, ROOT, slots)
        number = int(nodes[child].visits)
        place = number % len(guesses)
        while kept[0] <= np.uint64(place):
            fits[0] = draw_guess(views, states, fits[0], rng_state, settings[0], layers, work, *fixed)
            guesses[int(kept[0])] = states[0]
            kept[0] += np.uint64(1)
        states[0] = guesses[place]
        s = states[0]
        spread(kept[1] + np.uint64(number), _DRAWING, s.generator)
        rules_play(s, nodes[child].action, *fixed)
        worth = play_on(s, seat, codes, settings[0], layers, work, *fixed)
        if s.turn < 0:
            rules_final_scores(s, points, *fixed)
            find_results(points, int(s.seats), settings[0], values)
            worth = float(values[seat])
        nodes[child].visits += 1
        nodes[child].total += worth
        nodes[ROOT].visits += 1
    return used


def play_on(s: Any, seat: int, codes: Any, settings: Any, layers: Layers, work: tuple[Any, ...], *fixed: Any) -> float:
    """Let the network choose for all until a later turn of the seat, or the end; return what it expects then."""
    outputs, before, turns = work[5], seat, 0
    while s.turn >= 0:
        count = rules_list_actions(s, codes, *fixed)
        turns += int(s.turn == seat and before != seat)
        before = int(s.turn)
        if count == 1 and turns < settings.turns:
            rules_play(s, codes[0], *fixed)
            continue
        evaluate_actions(s, codes, count, layers, work, *fixed)
        best, most = 0, -1.0
        for i in range(count):
            worth = worth_of(outputs[i], settings.win)
            if worth > most:
                best, most = i, worth
        if turns >= settings.turns:
            return most
        rules_play(s, codes[best], *fixed)
    return -1.0


class LookAhead:
    """Looking ahead, bound to the kernels of a game."""

    def __init__(self, network: Network) -> None:
        evaluation = evaluation_of(network)
        names: dict[str, object] = {
            f"rules_{name}": getattr(network.rules, name) for name in ("guess", "list_actions", "play", "final_scores")
        }
        names |= {"evaluate_actions": evaluation.value_actions, "evaluate_position": evaluation.value_position}
        names |= {part.__name__: Kernel(part, names=names, label=evaluation.label) for part in (draw_guess, play_on)}
        self.run = Kernel(look_ahead, names=names, label=evaluation.label)
