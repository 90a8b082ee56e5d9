"""Cable Car and the company game as learners see them: what is in an observation, and how actions are numbered.

An observation is made from a view and nothing else. Seats are told from the viewer's place: 0 is the viewer, 1 the seat
to the left, and so on. Actions are numbered by where a tile comes from, not by what is printed on it, so that there are
few of them: `64 * (turns * slot + turned) + space`, where the drawn tile counts as the first slot of a hand; then draw,
the eight exchanges and pass.
"""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.core.options import Value
from fogcity.envs.coding import Coder, Mask, Numbers, Part, Row
from fogcity.games.cablecar.actions import DRAW, NUM_ACTIONS
from fogcity.games.cablecar.board import EXIT, FACTOR, LEAVE, OWNER, REDUNDANT, STATION
from fogcity.games.cablecar.options import EXCHANGE_UNTIL, HAND, MAX_HAND, ROTATION
from fogcity.games.cablecar.rules import final_scores as rules_final_scores
from fogcity.games.cablecar.rules import may_draw, may_pass, may_swap, setup, spaces
from fogcity.games.cablecar.shares import exchange_is_open, pile_size
from fogcity.games.cablecar.state import MAX_SEATS, NOTHING, State

REST = NUM_ACTIONS - DRAW  # actions that lay no tile
COMPANIES = 8
MOST = 255


def count_actions(options: dict[str, Value]) -> int:
    """How many actions are numbered with these options."""
    return 64 * (4 if options["rotation"] else 1) * int(options["hand"]) + REST


def parts(company: bool) -> list[Part]:
    """What an observation holds, in this order."""
    owners = COMPANIES if company else MAX_SEATS
    whose = "company" if company else "seat"
    found = [
        Part("tracks", (4, 4, 8, 8), "1 where a tile leads whoever enters by side i out by side j (N, E, S, W)"),
        Part("open", (8, 8), "1 where a tile may be laid beside the edge or another tile (CC14)"),
        Part("arriving", (owners, 4, 8, 8), f"1 where the line of this {whose} ends at an open space, by this side"),
        Part("arriving_tiles", (4, 8, 8), "how many tiles that line has crossed; also of stretches without a car"),
        Part("ahead_tiles", (4, 8, 8), "how many tiles follow for a line that leaves an open space by this side"),
        Part("ahead_end", (2, 4, 8, 8), "1 where that way ends at a station, and where at the power station"),
        Part("hand", (MAX_HAND, 4, 4), "the viewer's tiles: 1 where side i leads to side j"),
        Part("drawn", (4, 4), "the tile drawn in this turn, if the viewer may know it"),
        Part("seats", (MAX_SEATS - 1,), "one-hot: two to six players"),
        Part("score", (owners,), f"points of each {whose}, at most 255"),
        Part("supply", (1,), "tiles left in the supply"),
    ]
    if company:
        found += [
            Part("held", (MAX_SEATS, 4, COMPANIES), "one-hot: the shares of 10, 20, 30, 40 % of each seat, if known"),
            Part("face_up", (4, COMPANIES), "one-hot: the shares that lie open"),
            Part("pile", (4, 5, COMPANIES), "one-hot: the shares in the piles, top first, if known"),
            Part("exchange", (1,), "1 while shares can be exchanged (CC29)"),
            Part(
                "until_limit", (COMPANIES,), "profit of each company that is missing until exchanging ends, at most 255"
            ),
        ]
    return found


@kernel
def see_tile(tile: int, out: Row, at: int) -> None:
    """Write where each side of a tile leads."""
    for side in range(4):
        out[at + 4 * side + int(EXIT[tile, side])] = 1


@kernel
def see_board(s: State, out: Row) -> None:
    """The tiles that lie, 16 planes, and the open spaces."""
    for space in range(64):
        tile = s.board[space]
        if tile >= 0:
            for side in range(4):
                out[64 * (4 * side + int(EXIT[tile, side])) + space] = 1
    left = s.open
    while left != np.uint64(0):
        out[1024 + lowest(left)] = 1
        left = without_lowest(left)


@kernel
def see_lines(s: State, seat: int, owners: int, out: Row, at: int) -> None:
    """What arrives at open spaces, and where one gets from them."""
    row = setup(s)
    arriving, ahead, end = at + 256 * owners, at + 256 * (owners + 1), at + 256 * (owners + 2)
    left = s.open
    while left != np.uint64(0):
        space = lowest(left)
        left = without_lowest(left)
        for side in range(4):
            place = 64 * side + space
            start = s.other_end[4 * space + side]
            out[arriving + place] = s.tiles[start]
            station = STATION[start]
            if station >= 0 and OWNER[row, station] >= 0:
                owner = int(OWNER[row, station])
                if not s.company:
                    owner = owner - seat if owner >= seat else owner - seat + int(s.seats)
                out[at + 256 * owner + place] = 1
            leaving = LEAVE[space, side]
            last = s.other_end[leaving]
            factor = int(FACTOR[last])
            out[ahead + place] = s.tiles[leaving] if FACTOR[leaving] == 0 else 0
            if factor > 0:
                out[end + 256 * (factor - 1) + place] = 1


@kernel
def see_shares(s: State, seat: int, out: Row, at: int) -> None:
    """The shares that the viewer knows of."""
    seats = int(s.seats)
    for pile in range(4):
        for other in range(seats):
            holder = seat + other if seat + other < seats else seat + other - seats
            if s.held[holder, pile] >= 0:
                out[at + COMPANIES * (4 * other + pile) + int(s.held[holder, pile])] = 1
        if s.face_up[pile] >= 0:
            out[at + COMPANIES * (4 * MAX_SEATS + pile) + int(s.face_up[pile])] = 1
        for place in range(pile_size(s)):
            if s.pile[pile, place] >= 0:
                out[at + COMPANIES * (4 * MAX_SEATS + 4 + 5 * pile + place) + int(s.pile[pile, place])] = 1
    after = at + COMPANIES * (4 * MAX_SEATS + 4 + 20)
    out[after] = exchange_is_open(s)
    for company in range(COMPANIES):
        out[after + 1 + company] = min(max(int(s.options[EXCHANGE_UNTIL]) - int(s.score[company]), 0), MOST)


@kernel
def observe(s: State, seat: int, out: Row) -> None:
    """Write a view of this seat as an observation (see `parts`) into zeros."""
    owners = COMPANIES if s.company else MAX_SEATS
    see_board(s, out)
    see_lines(s, seat, owners, out, 1088)
    at = 1088 + 256 * (owners + 4)
    for slot in range(int(s.options[HAND])):
        if s.hand[seat, slot] >= 0:
            see_tile(int(s.hand[seat, slot]), out, at + 16 * slot)
    if s.drawn >= 0:
        see_tile(int(s.drawn), out, at + 48)
    at += 64
    out[at + int(s.seats) - 2] = 1
    at += MAX_SEATS - 1
    for owner in range(COMPANIES if s.company else int(s.seats)):
        whose = owner
        if not s.company:
            whose = owner - seat if owner >= seat else owner - seat + int(s.seats)
        out[at + whose] = min(int(s.score[owner]), MOST)
    at += owners
    out[at] = s.supply_left
    if s.company:
        see_shares(s, seat, out, at + 1)


@kernel
def mark_legal(s: State, mask: Mask) -> None:
    """Write 1 for each legal action into zeros."""
    if s.turn < 0:
        return
    turns = 4 if s.options[ROTATION] else 1
    slots = int(s.options[HAND])
    for turned in range(turns):
        last = NOTHING
        for slot in range(1 if s.drawn != NOTHING else slots):
            kind = int(s.drawn) if s.drawn != NOTHING else int(s.hand[s.turn, slot])
            tile = kind + 24 * turned
            if kind != NOTHING and kind != last and not REDUNDANT[tile]:
                left = spaces(s, tile)
                first = 64 * (turns * slot + turned)
                while left != np.uint64(0):
                    mask[first + lowest(left)] = 1
                    left = without_lowest(left)
            last = kind
    rest = 64 * turns * slots
    mask[rest] = may_draw(s)
    if may_swap(s):
        mask[rest + 1 : rest + 9] = 1
    mask[rest + 9] = may_pass(s)


@kernel
def decode(s: State, action: int) -> int:
    """The code that the rules have for a legal action."""
    turns = 4 if s.options[ROTATION] else 1
    rest = 64 * turns * int(s.options[HAND])
    if action >= rest:
        return int(DRAW + action - rest)
    kind = int(s.drawn) if s.drawn != NOTHING else int(s.hand[s.turn, action // (64 * turns)])
    return 64 * (kind + 24 * ((action // 64) % turns)) + action % 64


@kernel
def encode(s: State, code: int) -> int:
    """The action of the learner for a legal code of the rules."""
    turns = 4 if s.options[ROTATION] else 1
    if code >= DRAW:
        return int(64 * turns * int(s.options[HAND]) + code - DRAW)
    tile, space = code // 64, code % 64
    slot = 0
    if s.drawn == NOTHING:
        while s.hand[s.turn, slot] != tile % 24:
            slot += 1
    return 64 * (turns * slot + tile // 24) + space


@kernel
def standing(s: State, points: Numbers, ranks: Numbers) -> None:
    """Everybody's points at the end, and numbers that are higher for who stands better."""
    rules_final_scores(s, points)
    for seat in range(int(s.seats)):
        ranks[seat] = points[seat]


CODER = Coder(observe, mark_legal, decode, encode, standing)
