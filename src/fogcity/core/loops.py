"""What every game does with arrays of records, written once.

The names `rules_...` stand for a game's own kernels; `Loops` puts them in, and each game gets its own compiled copy.
Whatever else a game's kernels need, such as the board it is played on, is handed on to them as `fixed`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import BatchKernel, Kernel, each
from fogcity.core.rng import DEALING, PLAYING, RngState, spread

Records = npt.NDArray[Any]
Codes = npt.NDArray[np.int32]

_DEALING, _PLAYING = np.uint64(DEALING), np.uint64(PLAYING)

rules_is_sound: Any
rules_is_whole: Any
rules_deal: Any
rules_is_legal: Any
rules_list_actions: Any
rules_play: Any
rules_play_out: Any
rules_final_scores: Any
rules_view: Any
rules_guess: Any


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The kernels that a game brings."""

    is_sound: Kernel[Any, Any]  # can kernels read this record (or, if seen, view) without harm?
    is_whole: Kernel[Any, Any]  # and is everything in it as it must be in a game?
    deal: Kernel[Any, Any]
    is_legal: Kernel[Any, Any]
    list_actions: Kernel[Any, Any]
    play: Kernel[Any, Any]
    play_out: Kernel[Any, Any]
    final_scores: Kernel[Any, Any]
    view: Kernel[Any, Any]
    guess: Kernel[Any, Any]


def deal_one(states: Records, rng_state: RngState, *fixed: Any) -> None:
    """Deal the first record, which holds only its options, from this RNG state."""
    s = states[0]
    for i in range(4):
        s.generator[i] = rng_state[i]
    rules_deal(s, *fixed)


def legal_one(states: Records, variant: int, seen: bool, codes: Codes, *fixed: Any) -> int:
    """List the legal actions of the first record; how many are there? -1 if it is no sound record or, if seen, view."""
    s = states[0]
    if not rules_is_sound(s, variant, seen, *fixed):
        return -1
    return rules_list_actions(s, codes, *fixed)  # type: ignore[no-any-return]


def play_one(states: Records, variant: int, action: int, *fixed: Any) -> int:
    """Play an action on the first record: 1 if it was legal, 0 if not, -1 if this is no sound record."""
    s = states[0]
    if not rules_is_sound(s, variant, False, *fixed):
        return -1
    if not rules_is_legal(s, action, *fixed):
        return 0
    rules_play(s, action, *fixed)
    return 1


def first_unsound(states: Records, variant: int, seen: bool, *fixed: Any) -> int:
    """The first record that is none of this game (or, if seen, no view of it); -1 if all are sound."""
    for i in range(len(states)):
        if not rules_is_whole(states[i], variant, seen, *fixed):
            return i
    return -1


def scores_one(states: Records, seats: int, *fixed: Any) -> npt.NDArray[np.int64]:
    """Everybody's points in the first record."""
    points = np.zeros(seats, np.int64)
    rules_final_scores(states[0], points, *fixed)
    return points


def view_one(states: Records, seat: int, seen: Records, *fixed: Any) -> None:
    """Copy what a seat (-1: anybody) may see of the first record into a blank one."""
    rules_view(states[0], seat, seen[0], *fixed)


def guess_one(states: Records, rng_state: RngState, *fixed: Any) -> None:
    """Fill in what is hidden in the first record."""
    rules_guess(states[0], rng_state, *fixed)


def deal_each(template: Records, states: Records, seed: np.uint64, *fixed: Any) -> None:
    """Deal record i from seed + i."""
    for i in each(len(states)):
        states[i] = template[0]
        s = states[i]
        spread(seed + np.uint64(i), _DEALING, s.generator)
        rules_deal(s, *fixed)


def check_each(states: Records, actions: npt.NDArray[np.int64], legal: npt.NDArray[np.int8], *fixed: Any) -> None:
    """Mark which actions are legal; an action of -1, which leaves its game alone, always is."""
    for i in each(len(states)):
        legal[i] = 1 if actions[i] == -1 or rules_is_legal(states[i], actions[i], *fixed) else 0


def play_each(states: Records, actions: npt.NDArray[np.int64], *fixed: Any) -> None:
    """Play action i, which must be legal, on record i."""
    for i in each(len(states)):
        if actions[i] != -1:
            rules_play(states[i], actions[i], *fixed)


def legal_each(states: Records, codes: npt.NDArray[np.int32], counts: npt.NDArray[np.int32], *fixed: Any) -> None:
    """List the legal actions of record i in row i."""
    for i in each(len(states)):
        counts[i] = rules_list_actions(states[i], codes[i], *fixed)


def roll_out_each(states: Records, seed: np.uint64, actions: npt.NDArray[np.int32], *fixed: Any) -> None:
    """Play every game to its end at random, game i with numbers of its own, and count its actions."""
    for i in each(len(states)):
        rng_state = np.empty(4, np.uint64)
        spread(seed, _PLAYING, rng_state)
        spread(
            rng_state[0] + np.uint64(i), _PLAYING, rng_state
        )  # so that rollouts from the next seed share no game with these
        actions[i] = rules_play_out(states[i], rng_state, *fixed)


def scores_each(states: Records, points: npt.NDArray[np.int64], *fixed: Any) -> None:
    """Everybody's points in every record."""
    for i in each(len(states)):
        rules_final_scores(states[i], points[i], *fixed)


class Loops:
    """These loops with a game's kernels put in, each compiled when first used."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        names = {f"rules_{field.name}": getattr(rules, field.name) for field in fields(rules)}
        label = rules.deal.function.__module__.replace(".", "_")
        self.first_unsound = Kernel(first_unsound, names=names, label=label)
        self.deal_one = Kernel(deal_one, names=names, label=label)
        self.legal_one = Kernel(legal_one, names=names, label=label)
        self.play_one = Kernel(play_one, names=names, label=label)
        self.scores_one = Kernel(scores_one, names=names, label=label)
        self.view_one = Kernel(view_one, names=names, label=label)
        self.guess_one = Kernel(guess_one, names=names, label=label)
        self.deal_each = BatchKernel(deal_each, names=names, label=label)
        self.check_each = BatchKernel(check_each, names=names, label=label)
        self.play_each = BatchKernel(play_each, names=names, label=label)
        self.legal_each = BatchKernel(legal_each, names=names, label=label)
        self.roll_out_each = BatchKernel(roll_out_each, names=names, label=label)
        self.scores_each = BatchKernel(scores_each, names=names, label=label)
