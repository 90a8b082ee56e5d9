"""Finds positions with a certain best move in games between bots, for solved.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.conductor import Conductor
from fogcity.core.game import Game, State, View
from fogcity.core.options import Value
from fogcity.games.ticket.actions import DRAW_TICKETS
from fogcity.games.ticket.state import ACTING
from tests.helpers import solver_cablecar, solver_ticket
from tests.helpers.solved_files import Position
from tests.helpers.solver import Solution

Habits = dict[str, float]  # how likely a player takes a random action whose text begins with this word, or any action
MOST_OF_A_GAME = 2  # positions
LEAD = 0.4  # how often a player takes an action that leads to a position that would be rare otherwise
WIDEST = 40  # points: games that are decided by more are left out
MOST_PLAIN = 0.3  # the share of plain positions: no other action tempts, or more than half of all actions are best


@dataclass(frozen=True)
class Plan:
    """How positions of a game are found, and how many there may be of each kind, of about 220."""

    solve: Callable[[Any, View], Solution | None]
    tables: list[tuple[int, dict[str, Value]]]  # seats and options
    habits: list[Habits]
    most: dict[str, int]
    lead: Callable[[Any, State], list[int]] = lambda _game, _s: []  # actions that may lead to positions


def to_late_tickets(_: Any, s: State) -> list[int]:
    """Draw tickets in the last turn, though it is too late for them."""
    return [DRAW_TICKETS] if s["final_turns"] == 1 and s["stage"] == ACTING and s["tickets_left"] else []


PLANS = {
    "cablecar": Plan(
        solver_cablecar.solve,
        [
            (2, {}),
            (3, {}),
            (2, {"hand": 2}),
            (4, {}),
            (2, {"hand": 3}),
            (5, {}),
            (2, {"rotation": True}),
            (6, {}),
            (3, {"hand": 2}),
        ],
        [{}, {"": 0.1}, {"": 0.3, "draw": 0.1}, {"": 1.0}],
        {"last": 35, "draw": 40, "lay": 40, "drawn": 30, "hand": 45, "ahead": 40, "close": 50},
    ),
    "company": Plan(
        solver_cablecar.solve,
        [
            (2, {}),
            (3, {}),
            (2, {"hand": 2}),
            (4, {"exchange_until": 30}),
            (2, {}),
            (2, {"rotation": True}),
            (3, {"hand": 2}),
            (5, {"exchange_until": 40}),
            (6, {"exchange_until": 40}),
        ],
        [{}, {"": 0.1}, {"": 0.3, "draw": 0.1}, {"": 1.0}],
        {"last": 80, "draw": 40, "lay": 40, "drawn": 40, "hand": 50, "ahead": 70},
    ),
    "ticket": Plan(
        solver_ticket.solve,
        [(2, {}), (3, {}), (4, {})],
        [{}, {"": 0.2}, {"take": 0.75}, {"take": 0.4, "tickets": 0.1}, {"claim": 0.5}],
        {"keep": 50, "claim": 45, "ticket": 70, "souvenir": 45, "cards": 60, "tickets": 20},
        to_late_tickets,
    ),
}


def find_positions(name: str, count: int, seed: int) -> Iterator[Position]:
    """Yield this many positions of a game, the same ones for the same seed."""
    game, plan = fogcity.game(name), PLANS[name]
    found: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    number = 0
    while found.total() < count:
        seats, options = plan.tables[number % len(plan.tables)]
        positions = list(play_game(game, plan, seats, seed * 1_000_000 + number, options))
        number += 1
        positions.sort(key=lambda one: found[one[0].kind] / plan.most[one[0].kind])  # rare kinds first; stable
        taken = 0
        for position, is_plain in positions:
            most = plan.most[position.kind] * max(count, 220) / 220
            fits = found[position.kind] < most and (not is_plain or plain[position.kind] < MOST_PLAIN * most)
            if not fits or taken == MOST_OF_A_GAME or found.total() == count:
                continue
            taken += 1
            found[position.kind] += 1
            plain[position.kind] += is_plain
            yield position


def play_game(
    game: Game, plan: Plan, seats: int, seed: int, options: dict[str, Value]
) -> Iterator[tuple[Position, bool]]:
    """Play a game, and yield the decisions in it that are certain, and whether they are plain (see MOST_PLAIN)."""
    rng, bot = np.random.default_rng(seed), Conductor(game)
    habits = [plan.habits[int(rng.integers(len(plan.habits)))] for _ in range(seats)]
    s = game.deal(seats, seed, **options)
    actions: list[str] = []
    while (seat := game.turn(s)) >= 0:
        view, legal = game.view(s, seat), game.legal(s)
        solution = plan.solve(game, view)
        if solution is not None and abs(solution.margin) <= WIDEST:
            best = tuple(game.text(s, action) for action in solution.best)
            position = Position(game.name, seats, str(seed), options, tuple(actions), solution.kind, best)
            yield position, not solution.tempting or 2 * len(best) > len(legal)
        action = by_habit(game, s, habits[seat], rng)
        if (leading := plan.lead(game, s)) and rng.random() < LEAD:
            action = int(rng.choice(leading))
        if action is None:
            action = bot.choose(view, legal, rng, Budget())
        actions.append(game.text(s, action))
        game.play(s, action)


def by_habit(game: Game, s: State, habits: Habits, rng: np.random.Generator) -> int | None:
    """The action that a player takes by habit, if any."""
    for word, chance in habits.items():
        if rng.random() < chance:
            fitting = [int(action) for action in game.legal(s) if game.text(s, action).startswith(word)]
            if fitting:
                return int(rng.choice(fitting))
    return None
