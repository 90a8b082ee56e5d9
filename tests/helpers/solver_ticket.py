"""Solves last decisions of Ticket to Ride (see solver.py).

In the last turn of the game nobody can do anything any more to what others have. So only the seat's own points count
and, if they are equal, its completed tickets (SF27). They are known, except for tickets that are yet to be drawn. An
action is certainly best if it leads to more points than any other action can.

Which of two souvenirs to take never matters in the last turn: the seat has neither symbol, so both are worth the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from fogcity.core.game import State, View
from fogcity.games.ticket.actions import CLAIM, DRAW_TICKETS, TAKE_BLIND
from fogcity.games.ticket.state import ACTING, CHOOSING, FIRST, HIDDEN, NOTHING, SECOND_KEPT, VISITING
from tests.helpers.solver import Solution, after

Result = tuple[int, int]  # points, completed tickets


def solve(game: Any, view: View) -> Solution | None:
    """The certainly best actions of the seat to act; None if there are none, or if it is too early to say."""
    if view.record["final_turns"] != 1 or view.record["stage"] not in (ACTING, CHOOSING):
        return None
    s = game.guess(view, 0)
    ranges = last_results(game, view, s)
    top = max(low for low, _ in ranges.values())
    best = [action for action, found in ranges.items() if found == (top, top)]
    best = best or [action for action, (low, _) in ranges.items() if low == top][:1]
    others = [action for action in ranges if action not in best]
    if not others or any(ranges[action][1][0] >= top[0] for action in others):
        return None
    return Solution(tuple(best), *kind(game, s, tuple(best)))


def last_results(game: Any, view: View, s: State) -> dict[int, tuple[Result, Result]]:
    """The worst and the best result of each action in the last turn, in a world of this view."""
    found = {}
    for action in map(int, game.legal(s)):
        if action != DRAW_TICKETS:
            found[action] = (last_result(game, s, action),) * 2
            continue
        drawn = [last_result(game, with_offer(s, offer), action) for offer in offers(game, view)]
        found[action] = min(drawn), max(drawn)
    return found


def last_result(game: Any, s: State, action: int) -> Result:
    """The seat's result if it takes this action in the last turn, and then chooses well."""
    seat = game.turn(s)
    s = after(game, s, action)
    if game.turn(s) == seat and s["stage"] in (CHOOSING, VISITING):
        return max(last_result(game, s, int(choice)) for choice in game.legal(s))
    points, done = game.points(s)  # a second card changes nothing
    return points[seat], done[seat]


# ---- tickets that may be drawn


def offers(game: Any, view: View) -> Iterator[tuple[int, ...]]:
    """The tickets that the seat to act may be offered: all that can be on top of the deck, as far as it knows."""
    seat, record = game.turn(view), view.record
    left, deck = int(record["tickets_left"]), record["tickets"].tolist()
    kept = set(held(record, seat))
    pool = [ticket for ticket in range(len(game.board.tickets)) if ticket not in kept and ticket not in deck]
    known = [ticket for ticket in deck[: min(left, 2)] if ticket != HIDDEN]
    for drawn in combinations(pool, min(left, 2) - len(known)):
        yield (*known, *drawn)


def held(record: State, seat: int) -> Iterator[int]:
    """The tickets that a seat was offered and has not put under the deck."""
    for draw in range(int(record["draws"])):
        outcome, second = record["outcome"][draw], int(record["second"][draw])
        if record["drawer"][draw] == seat and outcome != SECOND_KEPT:
            yield int(record["first"][draw])
        if record["drawer"][draw] == seat and outcome != FIRST and second != NOTHING:
            yield second


def with_offer(s: State, offer: tuple[int, ...]) -> State:
    """The record with these tickets on top of the deck: each changes places with the one that was there."""
    s = s.copy()
    for place, ticket in enumerate(offer):
        swapped = {int(s["tickets"][place]): ticket, ticket: int(s["tickets"][place])}
        for field in ("tickets", "first", "second"):
            s[field] = [swapped.get(one, one) for one in s[field].tolist()]
    return s


# ---- kinds


def kind(game: Any, s: State, best: tuple[int, ...]) -> tuple[str, bool]:
    """One word for a decision in the last turn, and whether another action tempts: a longer route, or more tickets.

    keep: which tickets to keep; tickets: draw tickets; cards: nothing is to be gained, and tickets would lose points;
    ticket, souvenir: a claim that gains no more for its route than another, but more in all; claim: any other claim.
    """
    if s["stage"] == CHOOSING:
        return "keep", len(best) == 1
    if best[0] <= TAKE_BLIND or best == (DRAW_TICKETS,):
        return ("tickets" if best == (DRAW_TICKETS,) else "cards"), True
    seat = game.turn(s)
    routes = {
        a: int(after(game, s, a)["score"][seat] - s["score"][seat]) for a in map(int, game.legal(s)) if a >= CLAIM
    }
    longest = max((gain for action, gain in routes.items() if action not in best), default=0)
    if longest < max(routes[action] for action in best):
        return "claim", longest > 0
    completes = last_result(game, s, best[0])[1] > game.points(s)[1][seat]
    return ("ticket" if completes else "souvenir"), True
