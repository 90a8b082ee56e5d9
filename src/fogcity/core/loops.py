"""The loops over arrays of records that every game needs, written once.

The names `rules_...` stand for a game's own kernels. `Loops` replaces them, and each game gets its own compiled copy.
`fixed` has what a game's kernels need besides the record, such as the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import BatchKernel, Kernel, each
from fogcity.core.rng import DEALING, PLAYING, RngState, below, spread

Records = npt.NDArray[Any]
Codes = npt.NDArray[np.int32]

NUM_ACTIONS = 0  # simple_rules replaces it
_DEALING, _PLAYING = np.uint64(DEALING), np.uint64(PLAYING)


class StateRecord(np.record):  # type: ignore[misc] # NumPy declares it final, but allows it
    """A record that says in a few words what it is. `Game.describe` shows the position."""

    def __repr__(self) -> str:
        seats, turn, turns = (int(self[name]) for name in ("seats", "turn", "turns"))
        acts = f"seat {turn + 1} to act" if turn >= 0 else "nobody to act"
        return f"<record of a game: {seats} players, {turns} turn{'s' * (turns != 1)} finished, {acts}>"

    __str__ = __repr__


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of a game's record: the fields, ordered from wide to narrow, and explicit padding at the end.

    This leaves no gaps of undefined bytes, so equal games have equal bytes.
    """
    used = sum(np.dtype([field]).itemsize for field in fields)
    spare = np.dtype(list(fields), align=True).itemsize - used
    padding = [("padding", np.int8, (spare,))] if spare else []
    return np.dtype((StateRecord, np.dtype([*fields, *padding], align=True)))


rules_is_safe: Any
rules_is_valid: Any
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
    """The kernels of a game. Each takes a record `s` first, and `*fixed` last."""

    deal: Kernel[Any, Any]  # (s): deal, from s.generator, a record that holds only its options
    is_legal: Kernel[Any, Any]  # (s, action) -> bool
    list_actions: Kernel[Any, Any]  # (s, codes) -> int: write the legal actions, ascending, and return how many
    play: Kernel[Any, Any]  # (s, action): play a legal action
    play_out: Kernel[Any, Any]  # (s, rng_state) -> int: play at random to the end
    final_scores: Kernel[Any, Any]  # (s, points): write the points of each seat
    view: Kernel[Any, Any]  # (s, seat, seen): copy what the seat (-1: a spectator) may see into a blank record
    guess: Kernel[Any, Any]  # (s, rng_state): fill in what a view hides, and set s.generator to rng_state
    is_valid: Kernel[Any, Any]  # (s, variant, seen) -> bool: is this a record of the game (or, if seen, a view)?
    is_safe: Kernel[Any, Any] | None = None  # a quick check before each action: can kernels read the record safely?


def deal_one(states: Records, rng_state: RngState, *fixed: Any) -> None:
    """Deal the first record, which holds only its options, from this RNG state."""
    s = states[0]
    for i in range(4):
        s.generator[i] = rng_state[i]
    rules_deal(s, *fixed)


def legal_one(states: Records, variant: int, seen: bool, codes: Codes, *fixed: Any) -> int:
    """List the legal actions of the first record and return their number; -1 if it is not a valid record (or view)."""
    s = states[0]
    if not rules_is_safe(s, variant, seen, *fixed):
        return -1
    return rules_list_actions(s, codes, *fixed)  # type: ignore[no-any-return]


def play_one(states: Records, variant: int, action: int, *fixed: Any) -> int:
    """Play an action on the first record: 1 if it was legal, 0 if not, -1 if this is not a record."""
    s = states[0]
    if not rules_is_safe(s, variant, False, *fixed):
        return -1
    if not rules_is_legal(s, action, *fixed):
        return 0
    rules_play(s, action, *fixed)
    return 1


def first_invalid(states: Records, variant: int, seen: bool, *fixed: Any) -> int:
    """The index of the first record that is not one of this game (or, if seen, not a view of it); -1 if all are."""
    for i in range(len(states)):
        if not rules_is_valid(states[i], variant, seen, *fixed):
            return i
    return -1


def scores_one(states: Records, seats: int, *fixed: Any) -> npt.NDArray[np.int64]:
    """The points of each seat in the first record."""
    points = np.zeros(seats, np.int64)
    rules_final_scores(states[0], points, *fixed)
    return points


def view_one(states: Records, seat: int, seen: Records, *fixed: Any) -> None:
    """Copy what a seat (-1: a spectator) may see of the first record into a blank one."""
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
    """Mark which actions are legal; -1, which skips a game, always is."""
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
    """Play every game to its end at random, each with its own RNG state, and count its actions."""
    for i in each(len(states)):
        rng_state = np.empty(4, np.uint64)
        spread(seed, _PLAYING, rng_state)
        # Spread twice, so that rollouts from the next seed share no game with these.
        spread(rng_state[0] + np.uint64(i), _PLAYING, rng_state)
        actions[i] = rules_play_out(states[i], rng_state, *fixed)


def scores_each(states: Records, points: npt.NDArray[np.int64], *fixed: Any) -> None:
    """The points of each seat in every record."""
    for i in each(len(states)):
        rules_final_scores(states[i], points[i], *fixed)


def list_legal(s: Any, codes: Codes, *fixed: Any) -> int:
    """List the legal actions by trying all of them."""
    count = 0
    for action in range(NUM_ACTIONS):
        if rules_is_legal(s, action, *fixed):
            codes[count] = action
            count += 1
    return count


def play_out_at_random(s: Any, rng_state: RngState, *fixed: Any) -> int:
    """Play uniformly at random to the end of the game, and return the number of actions."""
    codes = np.empty(NUM_ACTIONS, np.int32)
    actions = 0
    while s.turn >= 0:
        count = rules_list_actions(s, codes, *fixed)
        rules_play(s, codes[below(rng_state, count)], *fixed)
        actions += 1
    return actions


def copy_scores(s: Any, points: npt.NDArray[np.int64], *_fixed: Any) -> None:
    """Copy the points of each seat from the field `score`."""
    for seat in range(s.seats):
        points[seat] = s.score[seat]


def simple_rules(
    num_actions: int,
    *,
    deal: Kernel[Any, Any],
    is_legal: Kernel[Any, Any],
    play: Kernel[Any, Any],
    view: Kernel[Any, Any],
    guess: Kernel[Any, Any],
    is_valid: Kernel[Any, Any],
) -> Rules:
    """The rules of a game with few actions and a field `score`. The other kernels are built from the given ones."""
    names: dict[str, object] = {"NUM_ACTIONS": num_actions, "rules_is_legal": is_legal, "rules_play": play}
    label = play.function.__module__.replace(".", "_")
    names["rules_list_actions"] = list_actions = Kernel(list_legal, names=names, label=label)
    return Rules(
        deal=deal,
        is_legal=is_legal,
        list_actions=list_actions,
        play=play,
        play_out=Kernel(play_out_at_random, names=names, label=label),
        final_scores=Kernel(copy_scores),
        view=view,
        guess=guess,
        is_valid=is_valid,
    )


class Loops:
    """These loops for one game's kernels, each compiled when first used."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        names = {f"rules_{field.name}": getattr(rules, field.name) for field in fields(rules)}
        names["rules_is_safe"] = rules.is_safe or rules.is_valid
        label = rules.deal.function.__module__.replace(".", "_")
        self.first_invalid = Kernel(first_invalid, names=names, label=label)
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
