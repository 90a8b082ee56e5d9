"""What all environments do with arrays of records, written once.

The names `rules_...` and `coder_...` stand for a game's own kernels; `Stepping` puts them in.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import Kernel
from fogcity.core.loops import Records, Rules
from fogcity.core.rng import DEALING, spread
from fogcity.envs.coding import Coder, Numbers

_DEALING = np.uint64(DEALING)

WIN, RANK, MARGIN = range(3)  # what rewards tell
LOOK, NOTHING_NEW = -1, -2  # instead of an action

rules_deal: Any
rules_play: Any
rules_view: Any
coder_observe: Any
coder_mark_legal: Any
coder_decode: Any
coder_encode: Any
coder_standing: Any
tell_rewards: Any
look: Any


def tell_rewards_of(seats: int, points: Numbers, ranks: Numbers, what: int, rewards: npt.NDArray[np.float32]) -> None:
    """What everybody gets at the end of a game."""
    for seat in range(seats):
        better, alike, best = 0, 0, -(1 << 40)
        for other in range(seats):
            better += int(ranks[other] > ranks[seat])
            alike += int(ranks[other] == ranks[seat])
            if other != seat:
                best = max(best, points[other])
        if what == WIN:  # winners share what the others lose
            share = seats / alike if better == 0 else 0.0
            rewards[seat] = (share - 1) / (seats - 1)
        elif what == RANK:  # from 1 for the first to -1 for the last; who stands alike shares
            place = better + (alike - 1) / 2
            rewards[seat] = 1 - 2 * place / (seats - 1)
        else:
            rewards[seat] = points[seat] - best


def look_at(s: Any, views: Records, i: int, blank: Records, seat: int, out: Any, mask: Any, *fixed: Any) -> None:
    """Write what a seat may see of a game as an observation, and what it may do if it is its turn."""
    views[i] = blank[0]
    rules_view(s, seat, views[i], *fixed)
    out[:] = 0
    coder_observe(views[i], seat, out, *fixed)
    mask[:] = 0
    if seat == s.turn:
        coder_mark_legal(views[i], mask, *fixed)


def step_each(
    states: Records,
    views: Records,
    template: Records,
    blank: Records,
    actions: npt.NDArray[np.int64],
    seeds: npt.NDArray[np.uint64],
    what: int,
    again: bool,
    bots: npt.NDArray[np.int8],
    turns: npt.NDArray[np.int8],
    observations: npt.NDArray[np.uint8],
    masks: npt.NDArray[np.int8],
    rewards: npt.NDArray[np.float32],
    scores: Numbers,
    ended: npt.NDArray[np.uint8],
    *fixed: Any,
) -> None:
    """Play action i, which must be legal, on game i, and tell what follows.

    Instead of an action: LOOK only tells, NOTHING_NEW not even that.
    Of a game that has ended: everybody's points and rewards; then it is dealt anew, if `again`, from a seed of its own.
    Nothing is told to seats that belong to bots.
    """
    for i in range(len(states)):
        if actions[i] == NOTHING_NEW:
            continue
        s = states[i]
        seats = int(s.seats)
        if ended[i]:
            rewards[i, :] = 0
            ended[i] = 0
        if actions[i] >= 0:
            rules_play(s, coder_decode(s, actions[i], *fixed), *fixed)
        if s.turn < 0:
            ranks = np.zeros(seats, np.int64)
            scores[i, :] = 0
            coder_standing(s, scores[i], ranks, *fixed)
            tell_rewards(seats, scores[i], ranks, what, rewards[i])
            ended[i] = 1
            if again:
                states[i] = template[0]
                spread(seeds[i], _DEALING, s.generator)
                seeds[i] += np.uint64(len(states))
                rules_deal(s, *fixed)
        turns[i] = s.turn
        if s.turn < 0:
            masks[i, :] = 0
        elif not bots[i, s.turn]:
            look(s, views, i, blank, int(s.turn), observations[i], masks[i], *fixed)


def observe_one(
    states: Records, views: Records, blank: Records, seat: int, observation: Any, mask: Any, *fixed: Any
) -> None:
    """What a seat may see of the first game, and what it may do."""
    look(states[0], views, 0, blank, seat, observation, mask, *fixed)


def first_illegal(actions: npt.NDArray[np.int64], masks: npt.NDArray[np.int8]) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


def decode_one(states: Records, action: int, *fixed: Any) -> int:
    """The rules' code of a legal action of the first game."""
    return coder_decode(states[0], action, *fixed)  # type: ignore[no-any-return]


def encode_one(states: Records, code: int, *fixed: Any) -> int:
    """The action of the first game that stands for a code of the rules."""
    return coder_encode(states[0], code, *fixed)  # type: ignore[no-any-return]


FIRST_ILLEGAL = Kernel(first_illegal)
TELL_REWARDS = Kernel(tell_rewards_of)


class Stepping:
    """These loops with a game's kernels put in, each compiled when first used."""

    def __init__(self, rules: Rules, coder: Coder, label: str) -> None:
        names: dict[str, Any] = {f"rules_{name}": getattr(rules, name) for name in ("deal", "play", "view")}
        kernels = ("observe", "mark_legal", "decode", "encode", "standing")
        names |= {f"coder_{name}": getattr(coder, name) for name in kernels}
        names |= {"tell_rewards": TELL_REWARDS}
        names["look"] = Kernel(look_at, names=names, label=label)
        self.step_each = Kernel(step_each, names=names, label=label)
        self.observe_one = Kernel(observe_one, names=names, label=label)
        self.decode_one = Kernel(decode_one, names=names, label=label)
        self.encode_one = Kernel(encode_one, names=names, label=label)
