"""Solves the end of Cable Car and of the company game (see solver.py).

Near the end, a player can work out nearly all tiles, as all 60 are known. With two players and at most one tile in the
supply, both know everything after the next action, so the rest of the base game is solved by minimax. Otherwise, the
others may do anything: the least and the most of all that they can do are the bounds.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np

from fogcity.core.game import Game, State, View
from fogcity.games.cablecar.actions import DRAW, PASS
from fogcity.games.cablecar.board import TILES
from fogcity.games.cablecar.options import HAND
from fogcity.games.cablecar.state import HIDDEN, NOTHING
from tests.helpers.solver import Range, Solution, TooLarge, after, best_actions, join, result
from tests.helpers.solver_shares import ShareWorlds

MOST_TILES = 6  # left to lay
MOST_STEPS = 4000  # ways to play on that are tried
MOST_RESULTS = 200_000  # that number times the worlds of shares


def solve(game: Game, view: View) -> Solution | None:
    """The certainly best actions of the seat to act; None if there are none, or too much to try."""
    if tiles_left(view.record) > MOST_TILES or view.fields.supply_left > 1:
        return None
    legal = [int(action) for action in game.legal(view)]
    if len(legal) == 1 or any(DRAW < action <= PASS for action in legal):
        return None  # while shares can be exchanged, too much can happen
    try:
        worlds = tile_worlds(game, view)
        ranges = Search(game, view).ranges(worlds)
    except TooLarge:
        return None
    best = best_actions(ranges)
    if not best:
        return None
    margin = float(ranges[best[0]].low[1].mean())
    return Solution(best, kind(game, worlds[0], best), tempts(game, worlds[0], best), margin)


def tiles_left(s: Any) -> int:
    """The number of tiles still to lay."""
    return 60 - sum(tile != NOTHING for tile in s["board"])


# ---- what is hidden


def hidden_places(s: Any) -> list[tuple[str, Any]]:
    """The places of tiles that a view hides, in hands and in the supply."""
    hands = [
        ("hand", (seat, slot)) for seat, hand in enumerate(s["hand"]) for slot, t in enumerate(hand) if t == HIDDEN
    ]
    return hands + [("supply", place) for place, tile in enumerate(s["supply"]) if tile == HIDDEN]


def unseen_tiles(s: Any) -> list[int]:
    """The kinds of the tiles that a view hides."""
    seen = Counter(tile % 24 for tile in s["board"] if tile != NOTHING)
    seen.update(tile for tile in [s["drawn"], *s["hand"].flat] if tile >= 0)
    return sorted((Counter(TILES.tolist()) - seen).elements())


def tile_worlds(game: Game, view: View) -> list[State]:
    """All ways to place the hidden tiles, each as often as it is likely. Hidden shares are guessed."""
    places = hidden_places(view.record)
    worlds = []
    for tiles in sorted(set(permutations(unseen_tiles(view.record)))):
        world = game.guess(view, 0)
        for (field, place), tile in zip(places, tiles, strict=True):
            world[field][place] = tile
        for hand in world["hand"]:
            held = sorted(tile for tile in hand if tile != NOTHING)
            hand[: len(held)] = held
        worlds.append(world)
    return worlds


def knows_tiles(s: State, seat: int) -> bool:
    """Whether a seat can work out where each tile is: all that it does not see are in one place."""
    hands = sum(int(s["hand"][other, 0] != NOTHING) for other in range(int(s["seats"])) if other != seat)
    return bool(s["supply_left"] <= 1 and hands + s["supply_left"] <= 1)


# ---- what can happen


class Search:
    """Tries everything that can happen after a decision of a seat."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.seat: int = game.turn(view)
        self.shares = ShareWorlds(game, view) if view.fields.company else None
        self.duel = self.shares is None and game.seats_of(view) == 2
        self.most_steps = min(MOST_STEPS, MOST_RESULTS // (len(self.shares.records) if self.shares else 1))
        self.known: dict[bytes, Range] = {}

    def ranges(self, worlds: list[State]) -> dict[int, Range]:
        """The range of each action, over worlds that the seat cannot tell apart."""
        return {int(action): self.range_of(worlds, int(action)) for action in self.game.legal(worlds[0])}

    def range_of(self, worlds: list[State], action: int) -> Range:
        """The range of an action. A tile that is drawn is seen before it has to be laid."""
        if action != DRAW:
            return join([self.outcome(after(self.game, world, action)) for world in worlds])
        drawn: dict[int, list[State]] = {}
        for world in worlds:
            s = after(self.game, world, action)
            drawn.setdefault(int(s["drawn"]), []).append(s)
        return join([own_choice(list(self.ranges(alike).values())) for alike in drawn.values()])

    def outcome(self, s: State) -> Range:
        """What can still happen, if the tiles are as in this record."""
        key = s.tobytes()
        if key not in self.known:
            if len(self.known) >= self.most_steps:
                raise TooLarge
            self.known[key] = self.new_outcome(s)
        return self.known[key]

    def new_outcome(self, s: State) -> Range:
        seat = self.game.turn(s)
        if seat < 0:
            return self.shares.result(s) if self.shares is not None else result(self.game, s, self.seat)
        nexts = [self.outcome(after(self.game, s, int(action))) for action in self.game.legal(s)]
        if seat == self.seat and knows_tiles(s, seat):
            return own_choice(nexts)
        low = np.min([one.low for one in nexts], 0)
        if self.duel and seat != self.seat and knows_tiles(s, seat):
            return Range(low, np.min([one.high for one in nexts], 0))
        return Range(low, np.max([one.high for one in nexts], 0))


def own_choice(choices: list[Range]) -> Range:
    """The range if the seat chooses one of these. It gets no less than what is best on average."""
    best = max(choices, key=lambda one: (one.low[1].mean(), one.low[0].mean()))
    return Range(best.low, np.max([one.high for one in choices], 0))


# ---- kinds


def gains(game: Game, s: State, action: int) -> tuple[int, int]:
    """What an action scores at once, for the seat to act and for the others; companies count by the seat's shares."""
    seat, change = game.turn(s), after(game, s, action)["score"].astype(int) - s["score"]
    if not s["company"]:
        return int(change[seat]), int(change.sum() - change[seat])
    own = sum((pile + 1) * int(change[company]) for pile, company in enumerate(s["held"][seat]))
    return own, int(change.sum() * 10) - own


def tempts(game: Game, s: State, best: tuple[int, ...]) -> bool:
    """Whether an action that is not best scores at least as much at once for the seat."""
    own = {int(action): gains(game, s, int(action))[0] for action in game.legal(s)}
    return max(gain for action, gain in own.items() if action not in best) >= max(own[action] for action in best)


def kind(game: Game, s: State, best: tuple[int, ...]) -> str:
    """One word for a decision.

    close: finish a line of another player, and none of one's own, with several players; draw, lay: draw a tile, or lay
    one though a tile can be drawn; drawn: where to lay the drawn tile; hand: which of several tiles to lay; last: the
    others' tiles are forced; ahead: anything else.
    """
    if (
        not s["company"]
        and s["seats"] > 2
        and all(own == 0 < others for own, others in (gains(game, s, a) for a in best))
    ):
        return "close"
    if DRAW in game.legal(s):
        return "draw" if best == (DRAW,) else "lay"
    if s["drawn"] != NOTHING:
        return "drawn"
    if s["options"][HAND] > 1 and s["hand"][game.turn(s), 1] != NOTHING:
        return "hand"
    return "last" if tiles_left(s) <= 2 else "ahead"
