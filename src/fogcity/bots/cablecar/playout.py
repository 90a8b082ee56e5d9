"""Games played to their end quickly, but with sense."""

from __future__ import annotations

from fogcity.bots.cablecar.lines import gain_by, open_value, phase_of
from fogcity.bots.cablecar.room import Room, Rooms
from fogcity.bots.cablecar.shares import find_interests
from fogcity.cablecar import rules
from fogcity.cablecar.board import EXIT, LEAVE, OWNER, STATION
from fogcity.cablecar.rules import DRAW, PASS, SWAP, play, setup
from fogcity.cablecar.state import State
from fogcity.core.kernel import kernel
from fogcity.core.rng import Words

LOOKS = 4  # actions that are looked at before one is taken


@kernel
def random_action(s: State, words: Words, rooms: Rooms) -> int:
    """Each legal action as likely as any other."""
    return rules.random_action(s, words, rooms[0].tiles, rooms[0].where)


@kernel
def play_out(s: State, words: Words, rooms: Rooms) -> int:
    """Play to the end of the game: everybody takes the best of a few actions seen by chance."""
    room = rooms[0]
    actions, phase = 0, -1
    while s.turn >= 0:
        if phase_of(s) != phase:
            phase = phase_of(s)
            find_all_interests(s, room)
        play(s, sensible_action(s, words, room, phase))
        actions += 1
    return actions


@kernel
def find_all_interests(s: State, room: Room) -> None:
    """What points of others, or profits of companies, are worth to every seat."""
    turn = s.turn
    for seat in range(int(s.seats)):
        s.turn = seat
        find_interests(s, room)
        for owner in range(8):
            room.interests[seat, owner] = room.interest[owner]
    s.turn = turn


@kernel
def sensible_action(s: State, words: Words, room: Room, phase: int) -> int:
    """The best of a few random actions."""
    best, most = -1, -1000.0
    for _ in range(LOOKS):
        action = rules.random_action(s, words, room.tiles, room.where)
        gain = quick_gain(s, room, phase, action)
        if gain > most:
            best, most = action, gain
    return best


@kernel
def quick_gain(s: State, room: Room, phase: int, action: int) -> float:
    """What an action wins for the seat to act; drawing a tile wins nothing yet."""
    if SWAP <= action < PASS:
        return swap_gain(s, room, (action - SWAP) // 2, (action - SWAP) % 2 == 1)
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
            gain += float(room.interests[s.turn, owner]) * (after - before)
    return gain


@kernel
def swap_gain(s: State, room: Room, pile: int, blind: bool) -> float:
    """What exchanging a share wins; a share not seen is taken to be of a middling company."""
    taken = 4.5 if blind else float(room.value[s.face_up[pile]])
    return (pile + 1.0) * (taken - float(room.value[s.held[s.turn, pile]]))
