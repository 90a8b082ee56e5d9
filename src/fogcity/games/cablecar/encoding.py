"""Cable Car and the company game for learners: the contents of an observation, and the numbering of actions.

An observation is made only from a view. Seats are counted from the viewer: 0 is the viewer, 1 the seat to
the left, and so on. Actions are numbered by the place of a tile in the hand, not by what is printed on it, which keeps
their number small: `64 * (turns * slot + turned) + space`, where the drawn tile counts as the first slot; then draw,
the eight exchanges and pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from fogcity.core.bits import lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.core.options import Value
from fogcity.envs.game_encoding import EncodingKernels, GameEncoding, Integers, Mask, Observation, Part, start_of
from fogcity.games.cablecar.actions import DRAW, NUM_ACTIONS
from fogcity.games.cablecar.board import EXIT, FACTOR, LEAVE, OWNER, REDUNDANT, STATION
from fogcity.games.cablecar.encoding_changes import update
from fogcity.games.cablecar.encoding_parts import (
    AHEAD_END,
    AHEAD_TILES,
    ARRIVING,
    ARRIVING_TILES,
    COMPANIES,
    DRAWN,
    EXCHANGE,
    FACE_UP,
    HAND,
    HELD,
    MAX,
    OPEN,
    PILE,
    SCORE,
    SEATS,
    SUPPLY,
    TRACKS,
    UNTIL_LIMIT,
    parts_of,
    profit_limit,
    slots_of,
    turns_of,
)
from fogcity.games.cablecar.game import CableCar
from fogcity.games.cablecar.rules import final_scores as rules_final_scores
from fogcity.games.cablecar.rules import may_draw, may_pass, may_swap, setup, spaces
from fogcity.games.cablecar.shares import exchange_is_open, pile_size
from fogcity.games.cablecar.state import NOTHING, State

OTHER_ACTIONS = NUM_ACTIONS - DRAW  # actions that lay no tile
TILES = 60


class CableCarEncoding(GameEncoding):
    """The encoding of Cable Car and of the company game."""

    def __init__(self, game: CableCar) -> None:
        super().__init__(game)
        self.kernels = KERNELS
        self.company = game.company

    @property
    def env_name(self) -> str:
        return super().env_name if self.company else "CableCar"

    @property
    def parts(self) -> Sequence[Part]:
        return parts_of(self.company)

    def num_actions(self, options: Mapping[str, Value]) -> int:
        return 64 * (4 if options["rotation"] else 1) * int(options["hand"]) + OTHER_ACTIONS

    def longest_game(self, seats: int, options: Mapping[str, Value]) -> int:
        """60 tiles are laid (CC22), and each that was not dealt to a hand can be drawn first (CC10).

        All other turns of the company game are exchanges or passes, which end at turn `turn_limit` (CC29).
        """
        tiles = TILES + TILES - seats * int(options["hand"])
        exchanging = options.get("exchange_until", 0) > 0
        return tiles + (int(options["turn_limit"]) if exchanging else 0)

    def widest_margin(self, seats: int, options: Mapping[str, Value]) -> int:  # noqa: ARG002 - the same for all
        """60 tiles have four tracks each, none of which counts more than twice (CC18, CC19).

        In the company game shares pay 10 to 80 (CC30, CC31), and bonuses at most a tenth of all profits (CC32).
        """
        profit = 2 * 4 * TILES
        return 80 - 10 + profit // 10 if self.company else profit


# ---- observations


@kernel
def observe_tile(tile: int, out: Observation, start: int) -> None:
    """Where each side of a tile leads."""
    for side in range(4):
        out[start + 4 * side + int(EXIT[tile, side])] = 1


@kernel
def observe_board(s: State, starts: Integers, out: Observation) -> None:
    """The tiles on the board, and the open spaces."""
    tracks, open_spaces = start_of(starts, TRACKS), start_of(starts, OPEN)
    for space in range(64):
        tile = s.board[space]
        if tile >= 0:
            for side in range(4):
                out[tracks + 64 * (4 * side + int(EXIT[tile, side])) + space] = 1
    left = s.open
    while left != np.uint64(0):
        out[open_spaces + lowest(left)] = 1
        left = without_lowest(left)


@kernel
def observe_lines(s: State, seat: int, starts: Integers, out: Observation) -> None:
    """The lines that end at open spaces, and where lines would lead from there."""
    row = setup(s)
    arriving, arriving_tiles = start_of(starts, ARRIVING), start_of(starts, ARRIVING_TILES)
    ahead_tiles, ahead_end = start_of(starts, AHEAD_TILES), start_of(starts, AHEAD_END)
    left = s.open
    while left != np.uint64(0):
        space = lowest(left)
        left = without_lowest(left)
        for side in range(4):
            place = 64 * side + space
            origin = s.other_end[4 * space + side]
            out[arriving_tiles + place] = s.tiles[origin]
            station = STATION[origin]
            if station >= 0 and OWNER[row, station] >= 0:
                owner = int(OWNER[row, station])
                if not s.company:
                    owner = owner - seat if owner >= seat else owner - seat + int(s.seats)
                out[arriving + 256 * owner + place] = 1
            leaving = LEAVE[space, side]
            factor = int(FACTOR[s.other_end[leaving]])
            out[ahead_tiles + place] = s.tiles[leaving] if FACTOR[leaving] == 0 else 0
            if factor > 0:
                out[ahead_end + 256 * (factor - 1) + place] = 1


@kernel
def observe_shares(s: State, seat: int, starts: Integers, out: Observation) -> None:
    """The shares that the viewer knows, and how long they can be exchanged."""
    seats = int(s.seats)
    held, face_up, piles = start_of(starts, HELD), start_of(starts, FACE_UP), start_of(starts, PILE)
    for pile in range(4):
        for other in range(seats):
            holder = seat + other if seat + other < seats else seat + other - seats
            if s.held[holder, pile] >= 0:
                out[held + COMPANIES * (4 * other + pile) + int(s.held[holder, pile])] = 1
        if s.face_up[pile] >= 0:
            out[face_up + COMPANIES * pile + int(s.face_up[pile])] = 1
        for place in range(pile_size(s)):
            if s.pile[pile, place] >= 0:
                out[piles + COMPANIES * (5 * pile + place) + int(s.pile[pile, place])] = 1
    out[start_of(starts, EXCHANGE)] = exchange_is_open(s)
    until_limit = start_of(starts, UNTIL_LIMIT)
    for company in range(COMPANIES):
        out[until_limit + company] = min(max(profit_limit(s) - int(s.score[company]), 0), MAX)


@kernel
def observe(s: State, seat: int, starts: Integers, out: Observation) -> None:
    """Write the observation of a view (see `parts_of`) into zeros."""
    observe_board(s, starts, out)
    observe_lines(s, seat, starts, out)
    hand, score = start_of(starts, HAND), start_of(starts, SCORE)
    for slot in range(slots_of(s)):
        if s.hand[seat, slot] >= 0:
            observe_tile(int(s.hand[seat, slot]), out, hand + 16 * slot)
    if s.drawn >= 0:
        observe_tile(int(s.drawn), out, start_of(starts, DRAWN))
    out[start_of(starts, SEATS) + int(s.seats) - 2] = 1
    for owner in range(COMPANIES if s.company else int(s.seats)):
        place = owner
        if not s.company:
            place = owner - seat if owner >= seat else owner - seat + int(s.seats)
        out[score + place] = min(int(s.score[owner]), MAX)
    out[start_of(starts, SUPPLY)] = s.supply_left
    if s.company:
        observe_shares(s, seat, starts, out)


# ---- actions


@kernel
def mark_legal(s: State, mask: Mask) -> None:
    """Set the legal actions to 1 in a mask of zeros."""
    if s.turn < 0:
        return
    turns, slots = turns_of(s), slots_of(s)
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
    others = 64 * turns * slots
    mask[others] = may_draw(s)
    if may_swap(s):
        mask[others + 1 : others + 9] = 1
    mask[others + 9] = may_pass(s)


@kernel
def decode(s: State, action: int) -> int:
    """The rules' code of a legal action."""
    turns = turns_of(s)
    others = 64 * turns * slots_of(s)
    if action >= others:
        return int(DRAW + action - others)
    kind = int(s.drawn) if s.drawn != NOTHING else int(s.hand[s.turn, action // (64 * turns)])
    return 64 * (kind + 24 * ((action // 64) % turns)) + action % 64


@kernel
def encode(s: State, code: int) -> int:
    """The action for the rules' code of a legal action."""
    turns = turns_of(s)
    if code >= DRAW:
        return int(64 * turns * slots_of(s) + code - DRAW)
    tile, space = code // 64, code % 64
    slot = 0
    if s.drawn == NOTHING:
        while s.hand[s.turn, slot] != tile % 24:
            slot += 1
    return 64 * (turns * slot + tile // 24) + space


@kernel
def rank(s: State, points: Integers, ranks: Integers) -> None:
    """Most points win; equal points share the win (CC22, CC34)."""
    rules_final_scores(s, points)
    for seat in range(int(s.seats)):
        ranks[seat] = points[seat]


KERNELS = EncodingKernels(
    observe=observe, mark_legal=mark_legal, decode=decode, encode=encode, rank=rank, update=update
)
