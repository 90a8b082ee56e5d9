"""Games that a network plays against itself, all of it compiled, and what is learnt from them.

A sample is a position as one seat knows it, right after an action, and what it turned out to be worth. Most samples are
of the seat that acted; some are of another seat, because the search evaluates positions for all seats.

What a position turned out to be worth mixes the end of the game with the network's own values on the way there: each
decision of the seat replaces a part of what came later by what the network expected at that decision (TD(lambda)).
After a decision made at random only the expectation counts, because the rest of the game does not show good play.

At some decisions the best few actions are compared: as in the gripman's search, each is simulated with the same guesses
and the same random numbers until the seat's next turn, and the mean result is what it is worth. So the network learns
small differences between actions, which the end of a single game hardly shows.

In the first rounds of a training run, the game's policy chooses the actions instead of the network, which knows nothing
yet. So the first games that it learns from are sensible. In some of the later games the policy has a few of the seats,
so that the network also learns to play against others than itself.

As in core/loops.py, the names `rules_...`, `policy_...`, `network_...` and `evaluate_...` stand for the kernels of a
game.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.lookahead import kernels_of, make_scratch
from fogcity.bots.network import MARGIN, OUTPUTS, SHARE, Layers, Network, evaluation_of, make_work, share_of, worth_of
from fogcity.bots.policy import Policy
from fogcity.bots.toolbox import policy_of
from fogcity.bots.weights import network_of
from fogcity.core.errors import BadOption
from fogcity.core.game import Game
from fogcity.core.kernel import Kernel, kernel
from fogcity.core.loops import Records
from fogcity.core.rng import DEALING, RngState, below, next_word, random_share, spread

rules_deal: Any
rules_view: Any
rules_guess: Any
rules_list_actions: Any
rules_play: Any
rules_final_scores: Any
policy_weigh: Any
network_describe: Any
network_change: Any
evaluate_actions: Any
evaluate_shortlist: Any
play_on: Any

_DEALING, _EXPLORING = np.uint64(DEALING), np.uint64(0xA24BAED4963EE407)
MOST_DECISIONS = 4096  # in one game; later ones are not learnt from
MOST_SAMPLES = 1 << 16  # of one call
GUESS = 1  # a record; lookahead.play_on uses the others
NEGLIGIBLE = 1e-5  # what is left of features that cancel, by rounding
WIDEST = 4.0  # the widest margin that is learnt, in units of the network's margin

_SETTINGS = np.dtype(
    [
        ("win", np.float64),  # how much the win counts beside the margin in a choice
        ("explore", np.float64),  # the share of decisions that are made at random
        ("temperature", np.float64),  # how much worse an action is that such a decision takes 1/e times as often
        ("openings", np.int64),  # the most random actions at the beginning of a game
        ("keep", np.float64),  # the share of decisions that become samples
        ("others", np.float64),  # the same for samples of other seats
        ("credit", np.float64),  # lambda: how much what comes later counts
        ("margin", np.float64),  # points in a unit of the margin
        ("taught", np.int64),  # whether the policy chooses the actions
        ("guests", np.float64),  # the share of games in which the policy has some of the seats
        ("compare", np.float64),  # the share of decisions at which actions are compared
        ("actions", np.int64),  # how many are compared
        ("simulations", np.int64),  # of each of them
        ("turns", np.int64),  # of the seat, until the end of a simulation
    ]
)
SETTINGS = np.dtype((np.record, _SETTINGS))

_SAMPLE = np.dtype(
    [
        ("start", np.int64),  # of its features in the flat arrays
        ("end", np.int64),
        ("share", np.float32),  # what the position turned out to be worth
        ("margin", np.float32),
        ("seat", np.int16),
        ("compared", np.int16),  # the place among the actions that were compared, from 1; 0: it was not among them
        ("decision", np.int32),  # the last decision before it
    ]
)
SAMPLE = np.dtype((np.record, _SAMPLE))

_DECISION = np.dtype([("share", np.float64), ("margin", np.float64), ("seat", np.int32), ("explored", np.int32)])
DECISION = np.dtype((np.record, _DECISION))


@dataclass
class Samples:
    """Samples, and their features: rows and values, all in one array each."""

    samples: npt.NDArray[Any]
    rows: npt.NDArray[np.uint16]
    values: npt.NDArray[np.float32]
    games: int = 0
    decisions: int = 0


@kernel
def pick(outputs: Any, count: int, best: int, settings: Any, rng_state: RngState) -> int:
    """Choose an action at random, good ones more often."""
    top, total = worth_of(outputs[best], settings.win), 0.0
    for i in range(count):
        total += math.exp((worth_of(outputs[i], settings.win) - top) / settings.temperature)
    left = random_share(rng_state) * total
    for i in range(count):
        left -= math.exp((worth_of(outputs[i], settings.win) - top) / settings.temperature)
        if left <= 0.0:
            return i
    return best


@kernel
def find_best(outputs: Any, count: int, win: float) -> int:
    """The action with the highest worth."""
    best, most = 0, -1.0
    for i in range(count):
        worth = worth_of(outputs[i], win)
        if worth > most:
            best, most = i, worth
    return best


@kernel
def find_heaviest(weights: Any, count: int) -> int:
    """The action with the highest weight."""
    best = 0
    for i in range(count):
        if weights[i] > weights[best]:
            best = i
    return best


@kernel
def copy_features(rows: Any, values: Any, count: int, kept_rows: Any, kept_values: Any, at: int) -> int:
    """Append features to the flat arrays; return their end."""
    for i in range(count):
        kept_rows[at + i] = rows[i]
        kept_values[at + i] = values[i]
    return at + count


@kernel
def narrow(margin: float) -> float:
    """A margin that is not too wide to be learnt."""
    return min(max(margin, -WIDEST), WIDEST)


@kernel
def label_samples(
    samples: Any, first: int, last: int, decisions: Any, made: int, points: Any, seats: int, settings: Any
) -> None:
    """Write what the positions of a finished game turned out to be worth into its samples."""
    share, margin = np.zeros(seats), np.zeros(seats)
    for seat in range(seats):
        best, alike = -1000000, 0
        for other in range(seats):
            if other != seat:
                best = max(best, int(points[other]))
            alike += int(points[other] == points[seat])
        ahead = int(points[seat]) - best
        share[seat] = 0.0 if ahead < 0 else 1.0 / alike
        margin[seat] = narrow(ahead / settings.margin)
    sample = last - 1
    for n in range(made - 1, -1, -1):
        while sample >= first and samples[sample].decision >= n:
            if not samples[sample].compared:
                samples[sample].share = share[samples[sample].seat]
                samples[sample].margin = margin[samples[sample].seat]
            sample -= 1
        seat = decisions[n].seat
        trace = 0.0 if decisions[n].explored else settings.credit
        share[seat] = (1.0 - trace) * decisions[n].share + trace * share[seat]
        margin[seat] = (1.0 - trace) * decisions[n].margin + trace * margin[seat]


@kernel
def merge_features(kept_rows: Any, kept_values: Any, start: int, end: int, sums: Any) -> int:
    """Add up the values of features that occur more than once, and drop those that cancel; return the new end.

    `sums` has a number for every row, all zero.
    """
    for i in range(start, end):
        sums[kept_rows[i]] += kept_values[i]
    at = start
    for i in range(start, end):
        row = kept_rows[i]
        value, sums[row] = sums[row], 0.0
        if abs(value) > NEGLIGIBLE:
            kept_rows[at], kept_values[at] = row, value
            at += 1
    return at


def keep_sample(
    s: Any,
    seat: int,
    action: int,
    decision: int,
    sample: Any,
    kept_rows: Any,
    kept_values: Any,
    at: int,
    sums: Any,
    work: tuple[Any, ...],
    *fixed: Any,
) -> int:
    """Keep the features of a position as a sample, after an action unless that is -1; return their end."""
    rows, values, _, _, _, _, scratches, afters = work
    n = network_describe(s, seat, rows, values, scratches, *fixed)
    end = copy_features(rows, values, n, kept_rows, kept_values, at)
    if action >= 0:
        n = network_change(s, action, rows, values, scratches, afters, *fixed)
        end = copy_features(rows, values, abs(n), kept_rows, kept_values, end if n >= 0 else at)
    end = merge_features(kept_rows, kept_values, at, end, sums)
    sample.start, sample.end = at, end
    sample.seat, sample.decision, sample.compared = seat, decision, 0
    return end


@kernel
def find_top(outputs: Any, count: int, most: int, win: float, top: Any) -> int:
    """Write the indices of the actions with the highest worth; return how many there are."""
    found = 0
    for i in range(count):
        worth, place = worth_of(outputs[i], win), found
        while place > 0 and worth_of(outputs[top[place - 1]], win) < worth:
            if place < most:
                top[place] = top[place - 1]
            place -= 1
        if place < most:
            top[place] = i
            found = min(found + 1, most)
    return found


def compare_best(
    s: Any,
    count: int,
    decision: int,
    kept: int,
    at: int,
    setting: Any,
    rng_state: RngState,
    layers: Layers,
    work: tuple[Any, ...],
    buffers: tuple[Any, ...],
    *fixed: Any,
) -> tuple[int, int]:
    """Simulate the best actions of a position, and keep the mean results as samples.

    Return how many samples there are then, and the end of their features.
    """
    _, codes, _, _, _, _, sums, looks, samples, kept_rows, kept_values = buffers
    seat, room = int(s.turn), (len(kept_rows) - at) // (4 * len(work[0])) - 1  # one more may be kept of this position
    most = max(0, min(int(setting.actions), len(samples) - kept - 1, room))
    top, results = np.empty(most, np.int64), np.zeros((most, OUTPUTS))
    found = find_top(work[5], count, most, setting.win, top)
    records, blanks = looks[0], looks[-1]
    for _ in range(setting.simulations):
        records[GUESS] = blanks[0]
        rules_view(s, seat, records[GUESS], *fixed)
        rules_guess(records[GUESS], rng_state, *fixed)
        draws = next_word(rng_state)
        for i in range(found):
            records[0] = records[GUESS]
            spread(draws, _EXPLORING, records[0].generator)
            rules_play(records[0], codes[top[i]], *fixed)
            share, margin = play_on(seat, int(setting.turns), setting, looks, layers, work, *fixed)
            results[i, SHARE] += share / setting.simulations
            results[i, MARGIN] += narrow(margin) / setting.simulations
    for i in range(found):
        sample = samples[kept]
        at = keep_sample(s, seat, int(codes[top[i]]), decision, sample, kept_rows, kept_values, at, sums, work, *fixed)
        sample.share, sample.margin, sample.compared = results[i, SHARE], results[i, MARGIN], i + 1
        kept += 1
    return kept, at


@kernel
def draw_guests(seats: int, setting: Any, rng_state: RngState) -> int:
    """The seats that the policy has in a game, as a set of bits: none or, in some games, a few but not all."""
    if setting.taught or random_share(rng_state) >= setting.guests:
        return 0
    return 1 + below(rng_state, (1 << seats) - 2)


def decide(
    s: Any,
    codes: Any,
    count: int,
    weights: Any,
    policy_scratches: Any,
    setting: Any,
    rng_state: RngState,
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> tuple[int, int, int]:
    """Value the actions; return how many, which one is best, and which one to take.

    A decision that is not made at random is made among the shortlist, which replaces the actions.
    """
    outputs, at_random = work[5], random_share(rng_state) < setting.explore
    if setting.taught:
        evaluate_actions(s, codes, count, layers, work, *fixed)
        policy_weigh(s, codes, count, weights, policy_scratches, *fixed)
        best = find_heaviest(weights, count)
        return count, best, below(rng_state, count) if at_random else best
    if at_random:
        evaluate_actions(s, codes, count, layers, work, *fixed)
        best = find_best(outputs, count, setting.win)
        return count, best, pick(outputs, count, best, setting, rng_state)
    count = evaluate_shortlist(s, codes, count, layers, work, *fixed)
    best = find_best(outputs, count, setting.win)
    return count, best, best


def play_games(
    templates: Records,
    variants: npt.NDArray[np.int64],
    seed: np.uint64,
    layers: Layers,
    work: tuple[Any, ...],
    buffers: tuple[Any, ...],
    settings: Records,
    *fixed: Any,
) -> tuple[int, int, int]:
    """Play one game for each variant (a template's index), until the buffers are full.

    Return the number of games, of samples, and of decisions.
    """
    rows, outputs = work[0], work[5]
    states, codes, weights, policy_scratches, points, decisions, sums, _, samples, kept_rows, kept_values = buffers
    setting = settings[0]
    rng_state = np.empty(4, np.uint64)
    kept, at, all_made = 0, 0, 0
    for game in range(len(variants)):
        if 16 * at > 15 * len(kept_rows) or 16 * kept > 15 * len(samples):
            return game, kept, all_made
        states[0] = templates[variants[game]]
        s = states[0]
        spread(seed + np.uint64(game), _DEALING, s.generator)
        rules_deal(s, *fixed)
        spread(seed + np.uint64(game), _EXPLORING, rng_state)
        opening = below(rng_state, setting.openings + 1) if below(rng_state, 2) == 0 else 0
        guests = draw_guests(int(s.seats), setting, rng_state)
        made, first = 0, kept
        while s.turn >= 0:
            count = rules_list_actions(s, codes, *fixed)
            if count == 1 or opening > 0:
                opening -= 1
                rules_play(s, codes[below(rng_state, count)], *fixed)
                continue
            seat = int(s.turn)
            if (guests >> seat) & 1:
                policy_weigh(s, codes, count, weights, policy_scratches, *fixed)
                rules_play(s, codes[find_heaviest(weights, count)], *fixed)
                continue
            count, best, chosen = decide(
                s, codes, count, weights, policy_scratches, setting, rng_state, layers, work, *fixed
            )
            learns = made < MOST_DECISIONS and at + 4 * len(rows) <= len(kept_rows) and kept + 3 <= len(samples)
            if learns:
                decisions[made].seat = seat
                decisions[made].share = share_of(outputs[best, SHARE])
                decisions[made].margin = outputs[best, MARGIN]
                decisions[made].explored = chosen != best
                made += 1
            if learns and random_share(rng_state) < setting.keep:
                at = keep_sample(
                    s, seat, int(codes[chosen]), made - 1, samples[kept], kept_rows, kept_values, at, sums, work, *fixed
                )
                kept += 1
            if learns and not setting.taught and random_share(rng_state) < setting.compare:
                kept, at = compare_best(s, count, made - 1, kept, at, setting, rng_state, layers, work, buffers, *fixed)
            rules_play(s, codes[chosen], *fixed)
            if learns and s.turn >= 0 and random_share(rng_state) < setting.others:
                other = (seat + 1 + below(rng_state, int(s.seats) - 1)) % int(s.seats)
                if (guests >> other) & 1 == 0:
                    at = keep_sample(
                        s, other, -1, made - 1, samples[kept], kept_rows, kept_values, at, sums, work, *fixed
                    )
                    kept += 1
        rules_final_scores(s, points, *fixed)
        label_samples(samples, first, kept, decisions, made, points, int(s.seats), setting)
        all_made += made
    return len(variants), kept, all_made


class SelfPlay:
    """Plays games of one kind, with buffers of its own."""

    def __init__(self, game: Game, settings: Mapping[str, float]) -> None:
        network = network_for_training(game)
        self.game, self.network, self.policy = game, network, policy_of(game)
        self.settings = np.zeros(1, SETTINGS)
        for name, value in {"margin": network.margin, "win": network.win, **settings}.items():
            self.settings["credit" if name == "trace" else name] = value
        if self.policy.plain:
            self.settings["guests"] = 0.0
        self._run = play_games_of(network, self.policy)
        self._buffers: tuple[Any, ...] = ()

    def play(
        self, templates: Records, variants: npt.NDArray[np.int64], seed: int, layers: Layers, *, taught: bool = False
    ) -> Samples:
        """Play one game for each variant, an index into the templates."""
        self.settings["taught"] = taught
        layers = read_only(layers)
        if not self._buffers:
            game = self.game
            most = MOST_SAMPLES * self.network.most_features // 4
            self._buffers = (
                np.empty(1, game.dtype),
                np.empty(game.most_legal, np.int32),
                np.empty(game.most_legal, np.float64),
                np.zeros(1, self.policy.scratch),
                np.zeros(game.seats[-1], np.int64),
                np.zeros(MOST_DECISIONS, DECISION),
                np.zeros(self.network.rows, np.float32),
                self._make_looks(),
                np.zeros(MOST_SAMPLES, SAMPLE),
                np.empty(most, np.uint16),
                np.empty(most, np.float32),
            )
        work = make_work(self.game, self.network, layers)
        games, kept, decisions = self._run(
            templates, variants, np.uint64(seed), layers, work, self._buffers, self.settings, *self.game.fixed
        )
        samples, rows, values = self._buffers[-3:]
        end = int(samples["end"][kept - 1]) if kept else 0
        return Samples(samples[:kept].copy(), rows[:end].copy(), values[:end].copy(), games, decisions)

    def _make_looks(self) -> tuple[Any, ...]:
        """The buffers of simulations (see lookahead.play_on)."""
        return *make_scratch(self.game, 0)[:-1], self.game.blank()


def read_only(layers: Layers) -> Layers:
    """The same layers, read-only like those from a file: kernels need not be compiled for writable ones too."""
    views = tuple(layer.view() for layer in layers)
    for view in views:
        view.flags.writeable = False
    return views  # type: ignore[return-value] # six of them


def network_for_training(game: Game) -> Network:
    """The network of a game; BadOption if it has none."""
    network = network_of(game)
    if network is None:
        raise BadOption(f"{game.name} brings no network, so there is nothing to train; see docs/training.md")
    return network


@cache
def play_games_of(network: Network, policy: Policy) -> Kernel[Any, Any]:
    """`play_games`, bound to the kernels of a game, compiled once."""
    evaluation = evaluation_of(network)
    names = kernels_of(network)
    names |= {
        "rules_deal": network.rules.deal,
        "rules_view": network.rules.view,
        "policy_weigh": policy.weigh,
        "network_describe": network.describe,
        "network_change": network.change,
    }
    for part in (keep_sample, decide, compare_best):
        names[part.__name__] = Kernel(part, names=names, label=evaluation.label)
    return Kernel(play_games, names=names, label=evaluation.label)
