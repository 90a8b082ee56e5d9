"""Drawing tickets in Ticket to Ride, and what is secret: SF22 and SF29."""

import pytest

import fogcity
from fogcity.games.ticket.events import CardTaken, RouteClaimed, TicketsCompleted, TicketsKept, TicketsOffered
from tests.helpers.compare_ticket import legal, read
from tests.helpers.playing import happenings, play
from tests.helpers.ticket_positions import table

g = table()
NAMES = [g.board.ticket_name(ticket) for ticket in range(24)]
OPEN = "open blue green black purple orange\n"


def now(s):
    return read(g.board, s)


def holding(*held, deck, seats=2):
    """Everybody kept both tickets of these pairs, draw by draw; the deck of tickets, top first."""
    lines = [f"drew {seat + 1} {NAMES[a]}, {NAMES[b]} kept both" for seat, (a, b) in held]
    lines.append("tickets " + ", ".join(NAMES[ticket] for ticket in deck))
    return g.position(f"seats {seats}\nturn 1\n{OPEN}" + "\n".join(lines) + "\n")


def early(deck=range(4, 24)):
    """Each of two players holds two tickets, and 20 are in the deck."""
    return holding((0, (0, 1)), (1, (2, 3)), deck=deck)


# ---- drawing


def test_sf22_the_top_two_tickets_are_offered():
    s = early([9, 5, *range(10, 24), 4, 6, 7, 8])
    play(g, s, "tickets")
    assert now(s).offered == [[9, 5], []]
    assert now(s).tickets == [*range(10, 24), 4, 6, 7, 8]
    assert legal(g, s) == {"keep 1", "keep 2", "keep both"}, "one must be kept"


@pytest.mark.parametrize(
    ("choice", "kept", "returned"), [("keep 1", [9], [5]), ("keep 2", [5], [9]), ("keep both", [9, 5], [])]
)
def test_sf22_a_ticket_that_is_not_kept_goes_under_the_deck(choice, kept, returned):
    rest = [*range(10, 24), 4, 6, 7, 8]
    s = early([9, 5, *rest])
    play(g, s, "tickets", choice)
    assert now(s).held == [[0, 1, *kept], [2, 3]]
    assert now(s).tickets == [*rest, *returned]
    assert g.turn(s) == 1


def test_sf22_a_returned_ticket_can_be_drawn_again():
    s = holding(*((n % 2, (2 * n, 2 * n + 1)) for n in range(11)), deck=[22, 23])
    play(g, s, "tickets", "keep 2")
    assert now(s).tickets == [22]
    play(g, s, "tickets")
    assert (now(s).held[1][-1], now(s).tickets) == (22, [])


def test_sf22_two_tickets_left_are_a_draw_like_any_other():
    s = holding(*((n % 2, (2 * n, 2 * n + 1)) for n in range(11)), deck=[22, 23])
    play(g, s, "tickets")
    assert (now(s).offered[0], now(s).tickets, now(s).stage) == ([22, 23], [], "choosing")
    play(g, s, "keep both")
    assert "tickets" not in legal(g, s)
    with pytest.raises(fogcity.IllegalAction, match="no tickets left"):
        play(g, s, "tickets")


def last_ticket():
    """Seat 1 has returned number 23, and it is the only one left."""
    s = holding(*((n % 2, (2 * n, 2 * n + 1)) for n in range(11)), deck=[22, 23])
    play(g, s, "tickets", "keep 1")
    return s


def test_sf22_the_last_ticket_is_kept_without_asking():
    s = last_ticket()
    seat, before = g.turn(s), now(s).held
    told = happenings(g, s, "tickets", seat)
    assert now(s).held[seat] == [*before[seat], 23]
    assert (now(s).tickets, now(s).stage, g.turn(s)) == ([], "acting", 0)
    assert told == [TicketsOffered(seat, 1, [NAMES[23]]), TicketsKept(seat, 1, [NAMES[23]], 0, [])]


def test_sf22_without_tickets_none_can_be_drawn():
    s = last_ticket()
    play(g, s, "tickets")
    assert "tickets" not in legal(g, s)
    with pytest.raises(fogcity.IllegalAction, match="no tickets left"):
        play(g, s, "tickets")


def test_sf22_there_is_no_limit_to_the_tickets_held():
    pairs = [(0, (0, 1)), (1, (2, 3)), *((0, (n, n + 1)) for n in range(4, 22, 2))]
    s = holding(*pairs, deck=[22, 23])
    play(g, s, "tickets", "keep both")
    assert len(now(s).held[0]) == 22


def test_sf22_tickets_drawn_late_count_too():
    """Missed ones are subtracted: see SF25."""
    s = early([22, 23, *range(4, 22)])
    before = g.scores(s)
    play(g, s, "tickets", "keep both")
    assert g.scores(s) == [before[0] - 16, before[1]]


# ---- secrets


def test_sf29_only_the_player_sees_the_tickets_drawn_and_kept():
    s = early([9, 5, *range(10, 24), 4, 6, 7, 8])
    names = [NAMES[9], NAMES[5]]
    assert happenings(g, s.copy(), "tickets", 0) == [TicketsOffered(0, 2, names)]
    for viewer in (1, None):
        assert happenings(g, s.copy(), "tickets", viewer) == [TicketsOffered(0, 2, None)]
    play(g, s, "tickets")
    assert happenings(g, s.copy(), "keep 1", 0) == [TicketsKept(0, 1, names[:1], 1, names[1:])]
    for viewer in (1, None):
        seen = set()
        for choice in ("keep 1", "keep 2"):
            after = s.copy()
            assert happenings(g, after, choice, viewer) == [TicketsKept(0, 1, None, 1, None)]
            seen.add(g.describe(g.view(after, viewer)))
        assert len(seen) == 1


def test_sf29_who_returned_a_ticket_knows_where_it_lies_and_nobody_else():
    s = early([9, 5, *range(10, 24), 4, 6, 7, 8])
    play(g, s, "tickets", "keep 1")
    seen = {viewer: g.describe(g.view(s, viewer)) for viewer in (0, 1, None)}
    assert f"tickets ?*18, {NAMES[5]}\n" in seen[0]
    assert "tickets ?*19\n" in seen[1]
    assert "tickets ?*19\n" in seen[None]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_sf29_hands_and_tickets_of_others_are_secret_and_their_numbers_are_not(viewer):
    s = g.position(f"seats 2\nturn 1\n{OPEN}discards 2 red\nhand 1 2 red 1 ferry\nhand 2 3 blue\n")
    seen = g.describe(g.view(s, viewer))
    assert ("hand 1 2 red 1 ferry\n" if viewer == 0 else "hand 1 ?*3\n") in seen
    assert ("hand 2 3 blue\n" if viewer == 1 else "hand 2 ?*3\n") in seen
    for seat in range(2):
        assert (f"drew {seat + 1} ?, ? kept both\n" not in seen) == (seat == viewer)
    assert OPEN in seen
    assert "discards 2 red\n" in seen
    assert "tickets ?*20\n" in seen
    assert "generator" not in seen
    assert g.view(s, viewer).record["deck_left"] == 31


def test_sf29_what_is_taken_openly_or_paid_all_can_know():
    s = g.position(f"seats 2\nturn 1\n{OPEN}hand 1 2 red 1 ferry\n")
    paid = {viewer: happenings(g, s.copy(), "claim Fort Mason-Lombard Street with 1 red", viewer) for viewer in (0, 1)}
    assert paid[0] == paid[1]
    assert [event.cards for event in paid[1] if isinstance(event, RouteClaimed)] == [{"red": 1}]
    for viewer in (0, 1, None):
        assert happenings(g, s.copy(), "take blue", viewer)[0] == CardTaken(0, "blue", True)
    play(g, s, "take blue")
    assert "shown 1 1 blue\n" in g.describe(g.view(s, 1))


def test_sf29_an_unseen_card_is_seen_by_its_player_alone():
    s = g.position(f"seats 2\nturn 1\n{OPEN}hand 1 2 red\n")
    told = {viewer: happenings(g, s.copy(), "take blind", viewer)[0] for viewer in (0, 1, None)}
    assert told[0].card is not None
    assert told[1] == told[None] == CardTaken(0, None, False)


# ---- completing


CASTRO = "Mission District-The Castro"  # on the way of ticket 0, and with the routes below the last part of it


def building(*tickets, routes="Haight Ashbury-The Castro (1)"):
    """Seat 1 holds these tickets and routes, and can claim a route at The Castro."""
    lines = [f"claimed 1 {routes}", f"drew 1 {', '.join(NAMES[ticket] for ticket in tickets)} kept both"]
    deck = [NAMES[ticket] for ticket in range(24) if ticket not in (*tickets, 22, 23)]
    lines += [f"drew 2 {NAMES[22]}, {NAMES[23]} kept both", f"tickets {', '.join(deck)}"]
    return g.position(f"seats 2\nturn 1\n{OPEN}hand 1 2 red 2 ferry\n" + "\n".join(lines) + "\n")


def completed(s, action, seat):
    return [event for event in happenings(g, s, action, seat) if isinstance(event, TicketsCompleted)]


def claim_with(s, route):
    """A way to claim a route, as a text."""
    return next(text for text in legal(g, s) if text.startswith(f"claim {route} "))


def test_sf25_a_claim_that_completes_a_ticket_says_so_to_its_owner_alone():
    s = building(0, 20)
    claim = claim_with(s, CASTRO)
    assert [completed(g.copy(s), claim, seat) for seat in (0, 1, None)] == [[TicketsCompleted(0, [NAMES[0]])], [], []]


def test_sf25_a_claim_can_complete_several_tickets():
    s = building(
        0,
        18,
        routes="Haight Ashbury-The Castro (1), Pier 39-The Embarcadero (1), Painted Ladies-The Castro, "
        "Market Street-Painted Ladies (1), Market Street-Union Square (1), The Embarcadero-Union Square (1)",
    )
    assert completed(s, claim_with(s, CASTRO), 0) == [TicketsCompleted(0, [NAMES[0], NAMES[18]])]


def test_sf25_other_claims_complete_nothing():
    s = building(0, 20)
    assert completed(s, claim_with(s, "Crissy Field-Presidio"), 0) == []


def test_sf25_a_ticket_is_completed_once():
    s = building(0, 20, routes=f"Haight Ashbury-The Castro (1), {CASTRO}")
    assert completed(s, claim_with(s, "Painted Ladies-The Castro"), 0) == []


def test_sf25_others_see_at_the_end_what_was_done_not_when_it_was_completed():
    s = building(0, 20)
    s["final_turns"] = 1
    told = happenings(g, s, claim_with(s, CASTRO), 1)
    assert g.turn(s) < 0
    assert not any(isinstance(event, TicketsCompleted) for event in told)
