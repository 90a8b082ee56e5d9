"""Positions of Ticket to Ride, and records that were damaged: what cannot be is refused, whatever else happens."""

from __future__ import annotations

import contextlib
import dataclasses

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from tests.helpers.cases import CASES, Case, finished
from tests.helpers.examples import examples

g = fogcity.game("ticket")
CASE = next(case for case in CASES if case.game.name == "ticket" and case.seats == 3)


def test_one_line_is_a_position_before_the_first_turn() -> None:
    for seats, tokens in ((2, [1, 1, 2, 2, 2, 2, 2]), (3, [2] * 7), (4, [3] * 7)):
        s = g.position(f"seats {seats}", seed=3)
        assert g.turn(s) == 0
        assert sorted(number for number in s["tokens"].tolist() if number) == tokens
        assert len(set(s["symbol"].tolist())) == 8
        assert s["hand_size"][:seats].tolist() == [2] * seats
        assert (s["open"] >= 0).all()
        assert g.position(f"seats {seats}", seed=3).tobytes() == s.tobytes()
        assert g.position(f"seats {seats}", seed=4).tobytes() != s.tobytes()


def test_what_the_text_says_is_so() -> None:
    s = g.position(
        """
        seats 2
        turn 2
        claimed 1 Alcatraz-Pier 39 (2), Sunset-Twin Peaks
        claimed 2 presidio - japanese gardens (1)
        stack Alcatraz: crab 1
        souvenirs 1 crab bell
        open red red blue ferry green
        discards 2 purple 1 ferry
        hand 2 3 red 2 ferry
        shown 2 1 red
        drew 1 ?, ? kept one
        drew 2 Alcatraz-Twin Peaks, Market Street-Sunset kept second
        tickets ?*20, ?, Alcatraz-Twin Peaks
        """
    )
    assert g.turn(s) == 1
    assert s["cars"][:2].tolist() == [15, 17]
    assert s["score"][:2].tolist() == [6, 4]
    assert [g.text(s, code) for code in g.legal(s)][:5] == [
        "take blue",
        "take green",
        "take red",
        "take ferry",
        "take blind",
    ]
    assert s["deck_left"] == 44 - 5 - 3 - 5 - 2
    assert g.board.ticket_name(int(s["tickets"][21])) == "Alcatraz-Twin Peaks"


def test_lines_may_come_in_any_order() -> None:
    end = finished(CASE, 3).state
    for s in (end, g.view(end, 0)):
        first, *rest = g.describe(s).splitlines()
        # Draws of tickets are told in their order; all other lines may stand anywhere.
        draws = [line for line in rest if line.startswith("drew")]
        others = [line for line in rest if not line.startswith("drew")]
        text = "\n".join([first, *draws, *others[::-1]])
        assert g.position(text).tobytes() == g.position("\n".join([first, *rest])).tobytes()


STACKS = "\n".join(f"stack {place}: {name} 2" for place, name in (("Alcatraz", "bell"), ("Sunset", "crab")))


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("turn 3", "turn: expected a number from 1 to 2"),
        ("stage sleeping", "expected one of keeping, stacking"),
        ("stage visiting", "needs a line `joined`"),
        ("stage choosing", "must end with `offered`"),
        ("stage stacking\nturn 1", "seat 2 must place a stack"),
        (f"stage keeping\n{STACKS}", "two stacks are still aside"),
        ("open red red", "expected 5 cards"),
        ("open red red red red pink", "expected a card"),
        ("open red - red red red", "no open place is empty"),
        ("open ferry ferry ferry red red", "do not stay open"),
        ("hand 1 1 red 2 red", "red occurs twice"),
        ("hand 1 7 red", "from 0 to 6"),
        ("hand 1 4 red\nhand 2 4 red", "only 6 red cards, not 8"),
        ("hand 1 ?*44\nhand 2 ?*1", "this position has"),
        ("hand 1 2 red\nshown 1 3 red", "fewer cards than were shown"),
        ("hand 1 2 red\nold 1 ?*1", "must be known too"),
        ("claimed 1 Alcatraz-Pier 39", "double route"),
        ("claimed 1 Alcatraz-Pier 39 (1), Alcatraz-Pier 39 (2)", "cannot both be claimed"),
        ("claimed 1 Sunset-Twin Peaks\nclaimed 2 Sunset-Twin Peaks", "claimed twice"),
        ("claimed 1 Sunset-Twin Peak", "did you mean Sunset-Twin Peaks"),
        ("stack Alcatraz crab 2", "written like"),
        ("stack Alcatraz: crab 9", "from 0 to 3"),
        ("stack Alcatraz: dog 2", "there is no souvenir 'dog'"),
        ("stack Alcatraz: crab 2\nstack Sunset: crab 2", "only one stack of crab"),
        ("drew 1 Alcatraz-Presidio, Alcatraz-Twin Peaks", "what became of the tickets"),
        ("drew 1 Alcatraz-Presidio kept both", "two tickets are drawn"),
        ("drew 1 Alcatraz-Presidio, ? kept both", "either both tickets"),
        ("drew 1 ?, Alcatraz-Presidio kept second", "either both tickets"),
        ("drew 1 Alcatraz-Presidio, Alcatraz-Twin Peaks kept one", "say which was kept"),
        ("drew 1 Alcatraz-Presidio, ? kept first\ndrew 2 ?, ? kept both", "until the game is over"),
        ("drew 1 ?, ? kept both", "not possible in one game"),
        ("tickets ?*99", "only 24 tickets"),
        ("tickets Alcatraz-Sunset", "there is no ticket 'Alcatraz-Sunset'"),
        ("generator 12", "64 hexadecimal digits"),
        ("rules 2", "needs version 2"),
        ("board elsewhere 0123456789abcdef", "not of san-francisco"),
        ("over now", "takes nothing after it"),
        ("turn 1\nturn 2", "`turn` occurs twice"),
        ("nonsense 1", "expected a line that begins with"),
    ],
)
def test_what_cannot_be_is_refused(lines: str, expected: str) -> None:
    with pytest.raises(fogcity.BadPosition) as refused:
        g.position(f"seats 2\n{lines}")
    assert expected in str(refused.value)


def test_draws_of_tickets_that_cannot_have_been_are_refused() -> None:
    """The last draw finds one ticket in the deck, not two."""
    draws = [f"drew {n % 2 + 1} ?, ? kept both" for n in range(11)]
    draws[0] = "drew 1 ?, ? kept first"
    with pytest.raises(fogcity.BadPosition):
        g.position("\n".join(["seats 2", *draws, "drew 2 ?, ? kept both", "tickets"]))
    s = g.position("\n".join(["seats 2", *draws, "drew 2 ?, ? kept both", "drew 1 ? kept only", "tickets"]))
    assert s["tickets_left"] == 0


def test_a_board_with_many_cards_overflows_nothing() -> None:
    crowded = fogcity.game("ticket", board=dataclasses.replace(g.board, cards=(15,) * 6 + (30,)))
    with pytest.raises(fogcity.BadPosition):
        crowded.position("seats 2\nhand 1 ?*115\ngone 1 15 blue 15 green 15 black")


def moments(case: Case) -> list[fogcity.State]:
    moves = finished(case, 2).moves
    return [*(move.before for move in moves[:: max(len(moves) // 7, 1)]), moves[-1].after]


MOMENTS = moments(CASE)


@given(
    st.sampled_from(range(len(MOMENTS))),
    st.lists(st.tuples(st.integers(32, g.dtype.itemsize - 1), st.integers(0, 255)), min_size=1, max_size=3),
    st.integers(0, g.num_actions - 1),
)
@examples(200)
def test_damaged_records_are_refused_or_played(moment: int, changes: list[tuple[int, int]], action: int) -> None:
    """Whatever bytes a record has, nothing crashes or hangs, and what is taken for whole can be seen and played."""
    data = bytearray(MOMENTS[moment].tobytes())
    for place, value in changes:
        data[place] = value
    s = np.frombuffer(bytes(data), g.dtype).copy()[0]
    for use in (g.legal, lambda s: g.play(s.copy(), action)):
        with contextlib.suppress(fogcity.FogCityError):
            use(s)
    try:
        text = g.describe(s)
    except fogcity.FogCityError:
        return
    assert g.scores(s)
    for seat in (None, 0, 1, 2)[: int(s["seats"]) + 1]:
        view = g.view(s, seat)
        assert g.view(g.guess(view, 1), seat) == view
    states = s.reshape(1).copy()
    g.rollout(states, seed=1, cores=1)
    assert states["turn"][0] == -1
    assert text
