"""What all environments do with arrays of records, written once.

The names `rules_...` and `encoding_...` stand for a game's own kernels; `EnvLoops` fills them in.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import Kernel
from fogcity.core.loops import Records, Rules
from fogcity.core.rng import DEALING, spread
from fogcity.envs.game_encoding import EncodingKernels, Integers

_DEALING = np.uint64(DEALING)

WIN, RANK, MARGIN = range(3)  # kinds of rewards
OBSERVE, SKIP = -1, -2  # instead of an action

rules_deal: Any
rules_play: Any
rules_view: Any
encoding_observe: Any
encoding_mark_legal: Any
encoding_decode: Any
encoding_encode: Any
encoding_rank: Any
write_rewards: Any
observe_seat: Any


def rewards_of(seats: int, points: Integers, ranks: Integers, kind: int, rewards: npt.NDArray[np.float32]) -> None:
    """Write the reward of every seat at the end of a game."""
    for seat in range(seats):
        better, equal, best = 0, 0, -(1 << 40)
        for other in range(seats):
            better += int(ranks[other] > ranks[seat])
            equal += int(ranks[other] == ranks[seat])
            if other != seat:
                best = max(best, points[other])
        if kind == WIN:  # winners share what the others lose
            share = seats / equal if better == 0 else 0.0
            rewards[seat] = (share - 1) / (seats - 1)
        elif kind == RANK:  # from 1 for the first to -1 for the last; players of equal rank get the mean
            place = better + (equal - 1) / 2
            rewards[seat] = 1 - 2 * place / (seats - 1)
        else:
            rewards[seat] = points[seat] - best


def observe_as(
    s: Any,
    views: Records,
    i: int,
    blank: Records,
    seat: int,
    starts: Integers,
    observation: Any,
    mask: Any,
    *fixed: Any,
) -> None:
    """Write a seat's observation of game i, and its legal actions if it is to act."""
    views[i] = blank[0]
    rules_view(s, seat, views[i], *fixed)
    observation[:] = 0
    encoding_observe(views[i], seat, starts, observation, *fixed)
    mask[:] = 0
    if seat == s.turn:
        encoding_mark_legal(views[i], mask, *fixed)


def observe_bytes_as(
    s: Any,
    views: Records,
    i: int,
    blank: Records,
    seat: int,
    starts: Integers,  # noqa: ARG001 - the view is the only part
    observation: Any,
    mask: Any,
    *fixed: Any,
) -> None:
    """The same for an encoding without a kernel `observe`: the observation is the bytes of the view."""
    views[i] = blank[0]
    rules_view(s, seat, views[i], *fixed)
    observation[:] = views[i : i + 1].view(np.uint8)
    mask[:] = 0
    if seat == s.turn:
        encoding_mark_legal(views[i], mask, *fixed)


def step_each(
    states: Records,
    views: Records,
    template: Records,
    blank: Records,
    starts: Integers,
    actions: npt.NDArray[np.int64],
    seeds: npt.NDArray[np.uint64],
    reward_kind: int,
    autoreset: bool,
    bots: npt.NDArray[np.int8],
    turns: npt.NDArray[np.int8],
    observations: npt.NDArray[np.uint8],
    masks: npt.NDArray[np.int8],
    rewards: npt.NDArray[np.float32],
    scores: Integers,
    ended: npt.NDArray[np.uint8],
    *fixed: Any,
) -> None:
    """Play action i, which must be legal, on game i, and observe it for the next seat unless a bot has that seat.

    Instead of an action: OBSERVE leaves the game as it is, and SKIP its arrays too. When a game ends, its scores and
    rewards are written; with `autoreset` it is dealt again from its next seed.
    """
    for i in range(len(states)):
        if actions[i] == SKIP:
            continue
        s = states[i]
        seats = int(s.seats)
        if ended[i]:
            rewards[i, :] = 0
            ended[i] = 0
        if actions[i] >= 0:
            rules_play(s, encoding_decode(s, actions[i], *fixed), *fixed)
        if s.turn < 0:
            ranks = np.zeros(seats, np.int64)
            scores[i, :] = 0
            encoding_rank(s, scores[i], ranks, *fixed)
            write_rewards(seats, scores[i], ranks, reward_kind, rewards[i])
            ended[i] = 1
            if autoreset:
                states[i] = template[0]
                spread(seeds[i], _DEALING, s.generator)
                seeds[i] += np.uint64(len(states))
                rules_deal(s, *fixed)
        turns[i] = s.turn
        if s.turn < 0:
            masks[i, :] = 0
        elif not bots[i, s.turn]:
            observe_seat(s, views, i, blank, int(s.turn), starts, observations[i], masks[i], *fixed)


def observe_one(
    states: Records,
    views: Records,
    blank: Records,
    seat: int,
    starts: Integers,
    observation: Any,
    mask: Any,
    *fixed: Any,
) -> None:
    """Observe the first game for a seat."""
    observe_seat(states[0], views, 0, blank, seat, starts, observation, mask, *fixed)


def observe_view(views: Records, seat: int, starts: Integers, observation: Any, mask: Any, *fixed: Any) -> None:
    """Write the observation of a view's own seat into zeros, and its legal actions if it is to act."""
    encoding_observe(views[0], seat, starts, observation, *fixed)
    if seat == views[0].turn:
        encoding_mark_legal(views[0], mask, *fixed)


def observe_view_bytes(
    views: Records,
    seat: int,
    starts: Integers,  # noqa: ARG001 - the view is the only part
    observation: Any,
    mask: Any,
    *fixed: Any,
) -> None:
    """The same for an encoding without a kernel `observe`."""
    observation[:] = views[0:1].view(np.uint8)
    if seat == views[0].turn:
        encoding_mark_legal(views[0], mask, *fixed)


def first_illegal(actions: npt.NDArray[np.int64], masks: npt.NDArray[np.int8]) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


def decode_one(states: Records, action: int, *fixed: Any) -> int:
    """The rules' code of a legal action in the first game."""
    return encoding_decode(states[0], action, *fixed)  # type: ignore[no-any-return]


def encode_one(states: Records, code: int, *fixed: Any) -> int:
    """The action for the rules' code of a legal action in the first game."""
    return encoding_encode(states[0], code, *fixed)  # type: ignore[no-any-return]


FIRST_ILLEGAL = Kernel(first_illegal)
WRITE_REWARDS = Kernel(rewards_of)


class EnvLoops:
    """These loops with a game's kernels filled in, each compiled when first used."""

    def __init__(self, rules: Rules, kernels: EncodingKernels) -> None:
        names: dict[str, Any] = {f"rules_{name}": getattr(rules, name) for name in ("deal", "play", "view")}
        names |= {f"encoding_{field.name}": getattr(kernels, field.name) for field in fields(kernels)}
        names["write_rewards"] = WRITE_REWARDS
        label = rules.deal.function.__module__.replace(".", "_")
        by_bytes = kernels.observe is None
        self.observe_view = Kernel(observe_view_bytes if by_bytes else observe_view, names=names, label=label)
        observe = observe_bytes_as if by_bytes else observe_as
        names["observe_seat"] = Kernel(observe, names=names, label=label)
        self.step_each = Kernel(step_each, names=names, label=label)
        self.observe_one = Kernel(observe_one, names=names, label=label)
        self.decode_one = Kernel(decode_one, names=names, label=label)
        self.encode_one = Kernel(encode_one, names=names, label=label)


@cache
def loops_for(rules: Rules, kernels: EncodingKernels) -> EnvLoops:
    """The loops of all games with these rules and kernels."""
    return EnvLoops(rules, kernels)
