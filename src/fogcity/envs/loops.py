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
from fogcity.envs.game_encoding import BYTES, EncodingKernels, Integers
from fogcity.envs.layout import PLACES, SIZES, STARTS, pack

_DEALING = np.uint64(DEALING)

WIN, RANK, MARGIN = range(3)  # kinds of rewards
OBSERVE, SKIP = -1, -2  # instead of an action
CACHE_LINE = 64  # bytes

rules_deal: Any
rules_play: Any
rules_view: Any
encoding_observe: Any
encoding_mark_legal: Any
encoding_decode: Any
encoding_encode: Any
encoding_rank: Any
encoding_update: Any
write_rewards: Any
write_all: Any
write_next: Any
touch: Any


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


def write_observation(view: Records, seat: int, table: Integers, plain: Any, observation: Any, *fixed: Any) -> None:
    """Write all of the observation of a view. `plain` is a scratch buffer, for an observation that is not packed."""
    if table[SIZES, -1] == BYTES:
        observation[:] = 0
        encoding_observe(view[0], seat, table[STARTS], observation, *fixed)
    else:
        plain[:] = 0
        encoding_observe(view[0], seat, table[STARTS], plain, *fixed)
        pack(plain, table, observation)


def write_bytes(
    view: Records,
    seat: int,  # noqa: ARG001 - it is the view's own seat
    table: Integers,  # noqa: ARG001 - the view is the only part
    plain: Any,  # noqa: ARG001
    observation: Any,
    *fixed: Any,  # noqa: ARG001
) -> None:
    """The same for an encoding without a kernel `observe`: the observation is the bytes of the view."""
    observation[:] = view[0:1].view(np.uint8)


def write_changes(
    view: Records,
    seat: int,
    views: Records,
    viewers: npt.NDArray[np.int8],
    i: int,
    table: Integers,
    plain: Any,
    observation: Any,
    *fixed: Any,
) -> None:
    """Write the observation of a view into row i, whose last one was of views[i] and the seat viewers[i], if any."""
    viewer, shift = int(viewers[i]), table[SIZES, -1]
    if viewer < 0 or not encoding_update(views[i], viewer, view[0], seat, table[PLACES], shift, observation, *fixed):
        write_all(view, seat, table, plain, observation, *fixed)
    views[i] = view[0]
    viewers[i] = seat


def touch_row(row: npt.NDArray[np.uint8]) -> int:
    """Read a byte of each cache line of a row that will be changed here and there.

    Processors fetch lines that are read one after the other ahead of time; they wait for lines that are not. The caller
    must use the result, which has no meaning: compilers leave out what nobody uses.
    """
    total = 0
    for n in range(0, len(row), CACHE_LINE):
        total += int(row[n])
    return total


def write_again(
    view: Records,
    seat: int,
    views: Records,  # noqa: ARG001 - nothing is compared
    viewers: npt.NDArray[np.int8],  # noqa: ARG001
    i: int,  # noqa: ARG001
    table: Integers,
    plain: Any,
    observation: Any,
    *fixed: Any,
) -> None:
    """The same for an encoding without a kernel `update`."""
    write_all(view, seat, table, plain, observation, *fixed)


def step_each(
    states: Records,
    view: Records,
    views: Records,
    viewers: npt.NDArray[np.int8],
    template: Records,
    blank: Records,
    table: Integers,
    plain: npt.NDArray[np.uint8],
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
) -> int:
    """Play action i, which must be legal, on game i, and observe it for the next seat unless a bot has that seat.

    Instead of an action: OBSERVE leaves the game as it is, and SKIP its arrays too. When a game ends, its scores and
    rewards are written; with `autoreset` it is dealt again from its next seed. `view` and `plain` are scratch buffers.
    The result has no meaning (see `touch_row`).
    """
    touched = 0
    for i in range(len(states)):
        if actions[i] == SKIP:
            continue
        touched += touch(observations[min(i + 1, len(states) - 1)])
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
                viewers[i] = -1  # little of the observation stays the same
        turns[i] = s.turn
        if s.turn < 0:
            masks[i, :] = 0
        elif not bots[i, s.turn]:
            view[0] = blank[0]
            rules_view(s, int(s.turn), view[0], *fixed)
            write_next(view, int(s.turn), views, viewers, i, table, plain, observations[i], *fixed)
            masks[i, :] = 0
            encoding_mark_legal(view[0], masks[i], *fixed)
    return touched


def observe_one(
    states: Records,
    view: Records,
    blank: Records,
    seat: int,
    table: Integers,
    plain: Any,
    observation: Any,
    mask: Any,
    *fixed: Any,
) -> None:
    """Observe the first game for a seat, with its legal actions if it is to act."""
    view[0] = blank[0]
    rules_view(states[0], seat, view[0], *fixed)
    write_all(view, seat, table, plain, observation, *fixed)
    mask[:] = 0
    if seat == states[0].turn:
        encoding_mark_legal(view[0], mask, *fixed)


def observe_view(
    view: Records, seat: int, table: Integers, plain: Any, observation: Any, mask: Any, *fixed: Any
) -> None:
    """Write the observation of a view's own seat, and its legal actions into zeros if it is to act."""
    write_all(view, seat, table, plain, observation, *fixed)
    if seat == view[0].turn:
        encoding_mark_legal(view[0], mask, *fixed)


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
TOUCH = Kernel(touch_row)


class EnvLoops:
    """These loops with a game's kernels filled in, each compiled when first used."""

    def __init__(self, rules: Rules, kernels: EncodingKernels) -> None:
        names: dict[str, Any] = {f"rules_{name}": getattr(rules, name) for name in ("deal", "play", "view")}
        names |= {f"encoding_{field.name}": getattr(kernels, field.name) for field in fields(kernels)}
        names["write_rewards"] = WRITE_REWARDS
        names["touch"] = TOUCH
        label = rules.deal.function.__module__.replace(".", "_")
        write_all = write_bytes if kernels.observe is None else write_observation
        names["write_all"] = Kernel(write_all, names=names, label=label)
        write_next = write_again if kernels.update is None else write_changes
        names["write_next"] = Kernel(write_next, names=names, label=label)
        self.compares = kernels.update is not None  # does `step_each` use `views`?
        self.observe_view = Kernel(observe_view, names=names, label=label)
        self.step_each = Kernel(step_each, names=names, label=label)
        self.observe_one = Kernel(observe_one, names=names, label=label)
        self.decode_one = Kernel(decode_one, names=names, label=label)
        self.encode_one = Kernel(encode_one, names=names, label=label)


@cache
def loops_for(rules: Rules, kernels: EncodingKernels) -> EnvLoops:
    """The loops of all games with these rules and kernels."""
    return EnvLoops(rules, kernels)
