"""Search with a network and without a tree: see docs/decisions/lookahead.md.

A tree of actions serves all guesses alike, so it must mix what another player would do with one hand and with the next.
Here every simulation plays on instead: it guesses what is hidden, takes one of the actions, and lets the network choose
for all players, each by what that player holds in this guess, until the seat begins its next turn, or a later one. What
the network then expects for the seat is the result.

All actions get the same guesses and the same random numbers, in the same order, so two of them are compared by the
results of those simulations that both had. The search asks one question: which action is best? So it compares the
leader with the action that is least surely worse, and simulates whichever of the two had fewer simulations. The first
simulation only values the actions, as the motorman does.

As in core/loops.py, the names `rules_...` and `evaluate_...` stand for a game's own kernels.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from fogcity.bots.guesses import draw_guess
from fogcity.bots.network import MARGIN, SHARE, Layers, Network, evaluation_of, share_of, worth_of
from fogcity.bots.search import Numbers
from fogcity.core.game import Game
from fogcity.core.kernel import Kernel, kernel
from fogcity.core.loops import Records
from fogcity.core.rng import RngState, next_word, spread

rules_list_actions: Any
rules_play: Any
rules_final_scores: Any
network_is_near_end: Any
evaluate_actions: Any
evaluate_shortlist: Any

_DRAWING = np.uint64(0x9FB21C651E98DF25)
PAST, TRIAL = 2, 3  # records: before an action, and after another one
GUESSES = 256  # kept for a move, and then used again
COMPARED = 1024  # the most simulations of two actions that are compared one by one
SMALL = 0.002  # the difference of two values that is not worth many simulations
DEEPEST = 16  # actions after which the search for the end of a game gives up
MOST_TRIED = 2000  # actions that this search tries
RARE = 32  # one of so many simulations is spread evenly over all actions

# trust: how many simulations count as much as what the network expects of an action; belief: how much more likely a
# guess is in which the others' positions are worth more (0: all are equally likely); turns: how many turns of the seat
# later the first simulations end; deepen: how many of them do, before twice as many end a turn later, and so on (0: all
# do); win and margin: see search.SETTINGS.
_SETTINGS = np.dtype([(name, np.float64) for name in ("trust", "belief", "turns", "deepen", "win", "margin")])
SETTINGS = np.dtype((np.record, _SETTINGS))

# The actions of a position: what the network expects of each, its simulations, and the sum of their results.
_ACTION = np.dtype([("action", np.int64), ("visits", np.int64), ("worth", np.float64), ("total", np.float64)])
ACTION = np.dtype((np.record, _ACTION))
# How far the search is: the number of actions, which of them leads, the numbers of simulations and guesses, how well
# the last guess fits, and where random numbers come from.
_PROGRESS = np.dtype(
    [
        ("count", np.int64),
        ("leader", np.int64),
        ("simulations", np.int64),
        ("guesses", np.int64),
        ("fit", np.float64),
        ("seed", np.uint64),
    ]
)
PROGRESS = np.dtype((np.record, _PROGRESS))


def look_ahead(
    views: Records,
    rng_state: RngState,
    simulations: int,
    most_valued: int,
    actions: Records,
    sums: Numbers,
    progresses: Records,
    settings: Records,
    scratch: tuple[Any, ...],
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> None:
    """Do this many simulations from the first view, or fewer: none begins after they have valued `most_valued` actions.

    The table of sums has a row for each action: the sum of the results of its first simulation, its first two, and so
    on. `scratch` holds the buffers (see `make_scratch`).
    """
    states, codes, _, valued, _, guesses = scratch
    seat, progress = int(views[0].turn), progresses[0]
    if progress.count == 0:
        states[0] = views[0]
        progress.count = rules_list_actions(states[0], codes, *fixed)
        evaluate_actions(states[0], codes, progress.count, layers, work, *fixed)
        for i in range(progress.count):
            actions[i].action, actions[i].visits, actions[i].total = codes[i], 0, 0.0
            actions[i].worth = worth_of(work[5][i], settings[0].win)
            if actions[i].worth > actions[progress.leader].worth:
                progress.leader = i
        progress.fit, progress.seed = -1.0e9, next_word(rng_state)
        valued[0] = 0
        simulations -= 1
    for _ in range(simulations):
        if valued[0] >= most_valued:
            break
        chosen = select(actions, sums, progress, settings[0].trust)
        number = int(actions[chosen].visits)
        place = number % len(guesses)
        while progress.guesses <= place:
            progress.fit = draw_guess(views, states, progress.fit, rng_state, settings[0], layers, work, *fixed)
            guesses[progress.guesses] = states[0]
            progress.guesses += 1
        states[0] = guesses[place]
        spread(progress.seed + np.uint64(number), _DRAWING, states[0].generator)
        rules_play(states[0], actions[chosen].action, *fixed)
        turns = turns_of(number, settings[0])
        worth = mixed(play_on(seat, turns, settings[0], scratch, layers, work, *fixed), settings[0].win)
        progress.simulations += 1
        actions[chosen].visits += 1
        actions[chosen].total += worth
        if number + 1 < sums.shape[1]:
            sums[chosen, number + 1] = actions[chosen].total
    choose_leader(actions, sums, progress, settings[0].trust)


def play_on(
    seat: int, turns: int, settings: Any, scratch: tuple[Any, ...], layers: Layers, work: tuple[Any, ...], *fixed: Any
) -> tuple[float, float]:
    """Let the network choose for all until the seat has begun this many turns, or the end.

    Return what the network then expects for the seat, or what it got: the share of the win, and the margin.
    """
    states, codes, points, valued, ends, _ = scratch
    s, outputs, before, begun = states[0], work[5], seat, 0
    while s.turn >= 0:
        if network_is_near_end(s, *fixed) and try_to_the_end(s, points, settings, ends, *fixed):
            return result_of(points, int(s.seats), seat, settings.margin)
        count = rules_list_actions(s, codes, *fixed)
        begun += int(s.turn == seat and before != seat)
        before = int(s.turn)
        if count == 1 and begun < turns:
            rules_play(s, codes[0], *fixed)
            continue
        count = evaluate_shortlist(s, codes, count, layers, work, *fixed)
        valued[0] += count
        best, most = 0, -1.0
        for i in range(count):
            worth = worth_of(outputs[i], settings.win)
            if worth > most:
                best, most = i, worth
        states[PAST] = states[0]
        rules_play(s, codes[best], *fixed)
        if s.turn < 0:
            end_well(before, settings, scratch, *fixed)
        elif begun >= turns:
            return share_of(outputs[best, SHARE]), float(outputs[best, MARGIN])
    rules_final_scores(s, points, *fixed)
    return result_of(points, int(s.seats), seat, settings.margin)


def try_to_the_end(s: Any, points: Any, settings: Any, ends: tuple[Any, ...], *fixed: Any) -> bool:
    """Try every way to play on, each seat taking what is best for itself, and write what the seats score in the end.

    Return False if that is too much to try.
    """
    states, codes, counts, tried, worths, results = ends
    seats, depth, total = int(s.seats), 0, 0
    states[0] = s
    counts[0], tried[0], worths[0] = rules_list_actions(states[0], codes[0], *fixed), 0, -1.0
    while depth >= 0:
        if tried[depth] < counts[depth]:
            total += 1
            if total > MOST_TRIED or depth + 2 > DEEPEST:
                return False
            states[depth + 1] = states[depth]
            rules_play(states[depth + 1], codes[depth, tried[depth]], *fixed)
            tried[depth] += 1
            depth += 1
            if states[depth].turn >= 0:
                counts[depth] = rules_list_actions(states[depth], codes[depth], *fixed)
                tried[depth], worths[depth] = 0, -1.0
                continue
            rules_final_scores(states[depth], results[depth], *fixed)
        depth -= 1
        if depth >= 0:
            found = result_of(results[depth + 1], seats, int(states[depth].turn), settings.margin)
            worth = mixed(found, settings.win)
            if worth > worths[depth]:
                worths[depth] = worth
                results[depth] = results[depth + 1]
    for seat in range(seats):
        points[seat] = results[0, seat]
    return True


def end_well(seat: int, settings: Any, scratch: tuple[Any, ...], *fixed: Any) -> None:
    """The game has ended: if another action would have ended it better for the seat that took the last one, take that.

    What the network expects is not exact, but the end of the game is.
    """
    states, codes, points, _, _, _ = scratch
    seats, most = int(states[0].seats), -1.0
    count = rules_list_actions(states[PAST], codes, *fixed)
    for i in range(count):
        states[TRIAL] = states[PAST]
        rules_play(states[TRIAL], codes[i], *fixed)
        if states[TRIAL].turn < 0:
            rules_final_scores(states[TRIAL], points, *fixed)
            worth = mixed(result_of(points, seats, seat, settings.margin), settings.win)
            if worth > most:
                states[0] = states[TRIAL]
                most = worth


@kernel
def turns_of(number: int, settings: Any) -> int:
    """After how many turns of the seat a simulation ends: the later ones of an action look further ahead."""
    turns = int(settings.turns)
    if settings.deepen > 0.0:
        turns += int(math.log2(1.0 + number / settings.deepen))
    return turns


@kernel
def result_of(points: Any, seats: int, seat: int, unit: float) -> tuple[float, float]:
    """What a seat got in a finished game: its share of the win, and its margin, in units of so many points."""
    best, winners = -1000000, 1
    for other in range(seats):
        if other != seat:
            best = max(best, int(points[other]))
            winners += int(points[other] == points[seat])
    ahead = int(points[seat]) - best
    return 0.0 if ahead < 0 else 1.0 / winners, ahead / unit


@kernel
def mixed(result: tuple[float, float], win: float) -> float:
    """A share of the win and a margin as one number from 0 to 1."""
    return win * result[0] + (1.0 - win) * share_of(result[1])


@kernel
def mean_of(action: Any) -> float:
    """The mean result of an action's simulations."""
    return float(action.total) / int(action.visits)


@kernel
def lead_over(actions: Records, sums: Numbers, one: int, other: int, trust: float) -> float:
    """How much better one action is than another, by what the network expects and by simulations that both had."""
    common = min(int(actions[one].visits), int(actions[other].visits))
    if common < sums.shape[1]:
        results = sums[one, common] - sums[other, common]
    else:
        results = common * (mean_of(actions[one]) - mean_of(actions[other]))
    expected = float(actions[one].worth) - float(actions[other].worth)
    return float((trust * expected + results) / (trust + common))


@kernel
def choose_leader(actions: Records, sums: Numbers, progress: Any, trust: float) -> None:
    """Let the action lead that is most surely better than the leader, until none is."""
    for _ in range(int(progress.count)):
        best, most = int(progress.leader), 0.0
        for i in range(int(progress.count)):
            lead = lead_over(actions, sums, i, int(progress.leader), trust)
            if lead > most:
                best, most = i, lead
        if best == progress.leader:
            return
        progress.leader = best


@kernel
def select(actions: Records, sums: Numbers, progress: Any, trust: float) -> int:
    """The action to simulate next: the leader, or the one that is least surely worse."""
    choose_leader(actions, sums, progress, trust)
    leader = int(progress.leader)
    rival, least, fair = leader, 1.0e9, int(progress.simulations) // (RARE * int(progress.count))
    for i in range(int(progress.count)):
        if actions[i].visits < fair:
            return i
        if i != leader:
            lead = lead_over(actions, sums, leader, i, trust) + SMALL
            sureness = lead * math.sqrt(trust + int(actions[i].visits))
            if sureness < least:
                rival, least = i, sureness
    return leader if actions[leader].visits <= actions[rival].visits else rival


def kernels_of(network: Network) -> dict[str, object]:
    """The kernels that a simulation needs, by name, bound to those of a game."""
    evaluation = evaluation_of(network)
    names: dict[str, object] = {
        f"rules_{name}": getattr(network.rules, name) for name in ("guess", "list_actions", "play", "final_scores")
    }
    for name in ("actions", "shortlist", "position"):
        names[f"evaluate_{name}"] = getattr(evaluation, f"value_{name}")
    names["network_is_near_end"] = network.is_near_end
    for part in (draw_guess, end_well, try_to_the_end, play_on):
        names[part.__name__] = Kernel(part, names=names, label=evaluation.label)
    return names


def make_scratch(game: Game, guesses: int) -> tuple[Any, ...]:
    """Buffers for simulations: records, codes, points, a counter, what the search for the end needs, and guesses."""
    return (
        np.zeros(4, game.dtype),
        np.empty(game.most_legal, np.int32),
        np.zeros(game.seats[-1], np.int64),
        np.zeros(1, np.int64),
        (
            np.empty(DEEPEST, game.dtype),
            np.empty((DEEPEST, game.most_legal), np.int32),
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.float64),
            np.zeros((DEEPEST, game.seats[-1]), np.int64),
        ),
        np.empty(guesses, game.dtype),
    )


class LookAhead:
    """Looking ahead, bound to the kernels of a game."""

    def __init__(self, network: Network) -> None:
        self.run = Kernel(look_ahead, names=kernels_of(network), label=evaluation_of(network).label)
