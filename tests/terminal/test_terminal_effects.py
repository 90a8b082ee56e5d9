"""What an action would bring, as reviews tell it: without repeating the action itself."""

from __future__ import annotations

import pytest

import fogcity
from fogcity.core.events import Event, Passed
from fogcity.games.cablecar.events import ExchangeClosed, LineClosed, LineExtended, TileLaid
from fogcity.games.ticket.events import CardTaken, RouteClaimed, SouvenirTaken, TicketsCompleted
from fogcity.terminal.face import find_face
from fogcity.terminal.review.words import percent

LAID = TileLaid(0, "NSEW", "g8", 0)  # by yellow
GROWN = LineExtended(19, "yellow", "NW", 3, 1)
OWN, OTHER = LineClosed(7, "yellow", "NW", 4, 5, 5), LineClosed(18, "blue", "NW", 17, 2, 2)
CLAIMED = RouteClaimed(0, "A-B", ["A", "B"], 3, {"red": 3}, 4, 17)


@pytest.mark.parametrize(
    ("game", "events", "told"),
    [
        ("cablecar", [LAID], []),
        ("cablecar", [LAID, GROWN], ["Line 19 ★ is now 3 tiles long."]),
        ("cablecar", [LAID, OWN], ["Line 7 reaches station 4: 5 tiles, 5 points for yellow ★."]),
        ("cablecar", [LAID, OTHER], ["Line 18 ends at station 17: 2 tiles, 2 points for blue ◆."]),
        ("company", [LAID, OTHER], ["Line 18 reaches station 17: 2 tiles, 2 profit for blue ◆."]),
        ("company", [LAID, ExchangeClosed()], ["Shares can no longer be exchanged."]),
        ("ticket", [CLAIMED], ["4 points."]),
        ("ticket", [CLAIMED, TicketsCompleted(0, ["A-C"])], ["4 points.", "You complete A-C."]),
        ("ticket", [CardTaken(0, "red", True)], []),
        ("ticket", [SouvenirTaken(0, "A", "bell", 1)], ["You take the bell at A: the first souvenir."]),
        ("ticket", [Passed(0)], ["You pass: there is nothing else to do."]),
        ("ticket", [], []),
    ],
)
def test_an_action_is_told_by_what_it_brings(game: str, events: list[Event], told: list[str]) -> None:
    assert find_face(fogcity.game(game)).effects(events, 0) == told


def test_a_chance_below_a_half_percent_has_no_sign() -> None:
    assert [percent(chance) for chance in (-0.004, 0.004, -0.02, 0.425)] == ["0 %", "0 %", "-2 %", "42 %"]
