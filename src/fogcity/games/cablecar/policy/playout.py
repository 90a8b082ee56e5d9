"""Play games to their end quickly, with reasonable actions."""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.actions import DRAW, PASS, SWAP
from fogcity.games.cablecar.board import EXIT, LEAVE, OWNER, STATION
from fogcity.games.cablecar.policy.lines import gain_by, open_value, phase_of
from fogcity.games.cablecar.policy.scratch import Scratch, Scratches
from fogcity.games.cablecar.policy.shares import find_interests
from fogcity.games.cablecar.rules import play, setup
from fogcity.games.cablecar.state import State

LOOKS = 4  # actions that are compared before one is taken


@kernel
def random_action(s: State, rng_state: RngState, scratches: Scratches) -> int:
    """A uniformly random legal action."""
    return rules.random_action(s, rng_state, scratches[0].tiles, scratches[0].where)


@kernel
def play_out(s: State, rng_state: RngState, scratches: Scratches) -> int:
    """Play to the end of the game. Each seat takes the best of a few random actions."""
    scratch = scratches[0]
    actions, phase = 0, -1
    while s.turn >= 0:
        if phase_of(s) != phase:
            phase = phase_of(s)
            find_all_interests(s, scratch)
        play(s, sensible_action(s, rng_state, scratch, phase))
        actions += 1
    return actions


@kernel
def find_all_interests(s: State, scratch: Scratch) -> None:
    """Find what the points of others, or the profits of companies, are worth to each seat."""
    turn = s.turn
    for seat in range(int(s.seats)):
        s.turn = seat
        find_interests(s, scratch)
        for owner in range(8):
            scratch.interests[seat, owner] = scratch.interest[owner]
    s.turn = turn


@kernel
def sensible_action(s: State, rng_state: RngState, scratch: Scratch, phase: int) -> int:
    """The best of a few random actions."""
    best, most = -1, -1000.0
    for _ in range(LOOKS):
        action = rules.random_action(s, rng_state, scratch.tiles, scratch.where)
        gain = quick_gain(s, scratch, phase, action)
        if gain > most:
            best, most = action, gain
    return best


@kernel
def quick_gain(s: State, scratch: Scratch, phase: int, action: int) -> float:
    """What an action gains for the seat to act. Drawing a tile gains nothing yet."""
    if SWAP <= action < PASS:
        return swap_gain(s, scratch, (action - SWAP) // 2, (action - SWAP) % 2 == 1)
    if action >= DRAW:
        return 0.0
    tile, space = action // 64, action % 64
    row = setup(s)
    gain = 0.0
    for side in range(4):
        start = int(s.other_end[4 * space + side])
        station = int(STATION[start])
        owner = int(OWNER[row, station]) if station >= 0 else -1
        if owner >= 0:
            length = int(s.tiles[start])
            before = open_value(s, phase, 4 * space + side, length)
            after = gain_by(s, phase, length + 1, int(LEAVE[space, EXIT[tile, side]]))
            gain += float(scratch.interests[s.turn, owner]) * (after - before)
    return gain


@kernel
def swap_gain(s: State, scratch: Scratch, pile: int, blind: bool) -> float:
    """What exchanging a share gains. An unseen share counts as that of an average company."""
    taken = 4.5 if blind else float(scratch.value[s.face_up[pile]])
    return (pile + 1.0) * (taken - float(scratch.value[s.held[s.turn, pile]]))
