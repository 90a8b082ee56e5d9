"""Choosing at the same time: several seats choose secretly, and their actions are applied once all have chosen.

A game says when that is so (`Game.waiting_for`). The table collects the choices; only the seat that has chosen knows
what it chose. The last choice is followed by the actions of all seats, in their order, in the same write. So the game
and its record are the same as if the seats had acted one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping

from fogcity.core.game import View
from fogcity.server.table import entries as e
from fogcity.server.table.position import CachedPosition
from fogcity.server.table.state import TableState


def check_choice(state: TableState, view: View, action: str) -> str:
    """The text of an action as logs have it; BadText or IllegalAction if the holder of the view cannot take it."""
    game = state.game
    code = game.parse(view, action)
    game.play(game.guess(view, 0), code)  # what is legal for a view is legal for every guess of it
    return game.text(view, code)


def choices_of_bots(state: TableState, codes: Mapping[int, int], budgets: Mapping[int, str]) -> list[e.Chosen]:
    """The choices of bots, given as codes by seat. Those of seats that no longer wait for a bot are left out."""
    assert state.current is not None
    wanted = [seat for seat in state.seats_to_act if seat in codes and state.seats[seat].bot]
    return [
        e.Chosen(seat, state.game.text(state.current.ahead(seat), codes[seat]), budget=budgets.get(seat, ""))
        for seat in wanted
    ]


def collect(state: TableState, found: list[e.Chosen]) -> tuple[list[e.AnyEntry], CachedPosition | None]:
    """The entries for new choices, and the position after them if everybody has now chosen."""
    assert state.current is not None
    chosen = {**state.chosen, **{choice.seat: choice for choice in found}}
    if not all(seat in chosen for seat in state.choosing):
        return [*found], None
    entries: list[e.AnyEntry] = []
    position = state.current
    for seat in state.choosing:
        choice = chosen[seat]
        entries.append(e.Acted(seat, choice.action, choice.spent, choice.budget))
        position = position.take(choice.action).after
    return entries, position
