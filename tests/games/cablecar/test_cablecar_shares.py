"""Who knows which share: CC26 and CC28 seen from every chair.

A view writes `?` for a share that its viewer may not know. Who knows a share stands after the colon, for all to see:
seats from 1, and * for everybody, those who only watch included.
"""

import random

import pytest

import fogcity
from fogcity.games.cablecar.events import ShareExchanged
from tests.helpers.independent_cablecar import COLOURS, draw_board, fill_board, happenings, line, play, read

g = fogcity.game("company")
EMPTY = draw_board({})


@pytest.fixture
def s():
    """Seat 1 holds yellow and seat 2 blue of 10 %, orange lies open, and nobody knows the pile below."""
    shares = "held 1 yellow ? ? ?\nheld 2 blue ? ? ?\nopen orange ? ? ?\npile 10 green purple black red brown\n"
    return g.position(f"seats 2\n{EMPTY}{shares}")


def pile(s, seat):
    """The 10 % pile as a seat sees it (from 1; None: a spectator)."""
    return line(g.describe(g.view(s, None if seat is None else seat - 1)), "pile 10")


def held(s, holder, seat):
    """The 10 % share of a holder as a seat sees it."""
    return line(g.describe(g.view(s, None if seat is None else seat - 1)), f"held {holder}").split()[0]


def test_a_share_put_under_a_pile_is_known_to_who_put_it_there(s):
    play(g, s, "swap 10 blind")
    assert pile(s, 1) == "? ? ? ? yellow:1"
    assert pile(s, 2) == pile(s, None) == "? ? ? ? ?:1"


def test_a_share_taken_blind_is_known_to_its_new_owner_only(s):
    play(g, s, "swap 10 blind")
    assert [held(s, 1, seat) for seat in (1, 2, None)] == ["green:1", "?:1", "?:1"]


def test_an_open_share_taken_is_known_to_everybody(s):
    play(g, s, "swap 10 open")
    assert [held(s, 1, seat) for seat in (1, 2, None)] == ["orange:*"] * 3


def test_an_open_share_taken_and_exchanged_again_is_known_to_lie_at_the_bottom(s):
    play(g, s, "swap 10 open", "swap 20 open", "swap 10 blind")
    assert pile(s, 1) == "? ? ? yellow:1 orange:*"
    assert pile(s, 2) == pile(s, None) == "? ? ? ?:1 orange:*"


def test_a_share_turned_up_is_seen_by_all(s):
    play(g, s, "swap 10 open")
    for seat in (0, 1, None):
        assert line(g.describe(g.view(s, seat)), "open").split()[0] == "green"


def test_a_known_share_rises_with_the_pile(s):
    play(g, s, "swap 10 blind")
    for place in (3, 2, 1, 0):
        play(g, s, "swap 10 open")
        assert pile(s, 1).split()[place] == "yellow:1"
        assert pile(s, 2).split()[place] == "?:1"


def test_who_put_a_share_down_knows_it_in_the_hand_of_whoever_draws_it_blind(s):
    play(g, s, "swap 10 blind", *["swap 10 open"] * 4)
    assert (g.turn(s), pile(s, 1).split()[0]) == (1, "yellow:1")
    play(g, s, "swap 10 blind")
    assert [held(s, 2, seat) for seat in (1, 2, None)] == ["yellow:12", "yellow:12", "?:12"]


def test_a_share_that_two_know_is_known_to_two_under_the_pile_again(s):
    play(g, s, "swap 10 blind", *["swap 10 open"] * 4, "swap 10 blind", "swap 20 open", "swap 10 blind")
    assert [pile(s, seat).split()[-1] for seat in (1, 2, None)] == ["yellow:12", "yellow:12", "?:12"]


def test_a_share_of_the_deal_stays_unknown_to_the_others(s):
    play(g, s, "swap 10 open", "swap 10 open")
    assert pile(s, 1).split()[-2:] == ["yellow:1", "?:2"]
    assert pile(s, 2).split()[-2:] == ["?:1", "blue:2"]


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("open", {0: ("yellow", "orange", "green"), 1: (None, "orange", "green"), None: (None, "orange", "green")}),
        ("blind", {0: ("yellow", "green", None), 1: (None, None, None), None: (None, None, None)}),
    ],
)
def test_what_is_told_of_an_exchange(s, how, told):
    for seat, (gave, took, turned_up) in told.items():
        event = ShareExchanged(0, 10, gave, took, how == "open", turned_up)
        assert happenings(g, s.copy(), f"swap 10 {how}", seat) == [event]


def test_all_shares_in_hands_are_shown_at_the_end():
    board = fill_board({}, ["c1"], ["SWNE"])
    s = g.position(f"seats 2\n{board}turn 1\nhand 1 SWNE\nhand 2\n")
    assert "?" in line(g.describe(g.view(s, None)), "held 1")
    play(g, s, "SWNE c1")
    text = g.describe(g.view(s, None))
    assert "?" not in line(text, "held 1") + line(text, "held 2")
    assert set(line(text, "pile 10").split()) == {"?"}, "the piles stay face down"


def test_the_last_tile_shows_the_shares_and_cannot_be_taken_back():
    board = fill_board({}, ["c1"], ["SWNE"])
    s = g.position(f"seats 2\n{board}turn 1\nhand 1 SWNE\nhand 2\n")
    assert g.reveals(s, g.parse(s, "SWNE c1")), "everybody has laid their shares on the table"


def expected_view(now, seat):
    """The shares of a position as a seat may see them (7: a spectator)."""

    def word(share):
        seats = "*" if len(share.known) == 7 else "".join(map(str, sorted(share.known)))
        return (share.company if seat in share.known else "?") + (f":{seats}" if seats else "")

    hands = {holder: [word(share) for share in shares.values()] for holder, shares in now.held.items()}
    piles = {percent: [word(share) for share in shares] for percent, shares in now.piles.items()}
    return hands, piles


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_sees_what_they_followed_with_their_own_eyes(seats):
    rng = random.Random(seats)
    s = g.deal(seats, seed=seats, exchange_until=1000)
    now = read(g.describe(s))
    for _ in range(60):
        action = f"swap {rng.choice((10, 20, 30, 40))} {rng.choice(('open', 'blind'))}"
        play(g, s, action)
        now = now.after(action)
        for seat in (*range(seats), None):
            text = g.describe(g.view(s, seat))
            hands = {holder: line(text, f"held {holder}").split() for holder in now.held}
            piles = {percent: line(text, f"pile {percent}").split() for percent in now.piles}
            assert (hands, piles) == expected_view(now, 7 if seat is None else seat + 1), f"seat {seat}, {action}"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_guess_keeps_what_the_seat_knows_and_uses_every_share_once(seat):
    s = g.deal(3, seed=4)
    play(g, s, "swap 10 blind", "swap 10 open", "swap 20 open", "swap 10 blind", "swap 20 blind")
    view = g.view(s, seat)
    known = [word for word in g.describe(view).split() if not word.startswith("?")]
    for seed in range(10):
        guessed = g.guess(view, seed)
        assert g.view(guessed, seat) == view, f"the guess contradicts {known}"
        now = read(g.describe(guessed))
        for percent in (10, 20, 30, 40):
            shares = [now.held[holder][percent].company for holder in now.held]
            shares += [now.face_up[percent], *(share.company for share in now.piles[percent])]
            assert sorted(shares) == sorted(COLOURS)
