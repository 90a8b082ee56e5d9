"""Hidden information in Ticket to Ride: swap what is hidden, and compare what each viewer gets, byte by byte."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

import fogcity
from fogcity.games.ticket.board.board import CARDS
from fogcity.games.ticket.state import BOTH, FIRST, HIDDEN, KEEPING
from tests.helpers.cases import CASES, Case, finished, random_game, viewers

TICKET = [case for case in CASES if case.game.name == "ticket"]
every_case = pytest.mark.parametrize("case", TICKET, ids=str)
KINDS = len(CARDS)
g = fogcity.game("ticket")


def told(case: Case, s: fogcity.State) -> dict[int | None, tuple[bytes, str]]:
    """What each viewer gets."""
    views = {seat: case.game.view(s, seat) for seat in viewers(case)}
    return {seat: (view.tobytes(), case.game.describe(view)) for seat, view in views.items()}


def who_can_tell(case: Case, before: dict[int | None, tuple[bytes, str]], other: fogcity.State) -> set[int | None]:
    """The viewers who can tell another game from this one by anything that they get."""
    found = set()
    for seat, (seen, described) in before.items():
        view = case.game.view(other, seat)
        if view.tobytes() != seen or case.game.describe(view) != described:
            found.add(seat)
    return found


# ---- swapping


@every_case
def test_sf29_a_card_in_hand_is_seen_by_its_player_alone(case: Case) -> None:
    swapped = 0
    for s, _ in islice(random_game(case, 41), 0, None, 3):
        before = told(case, s)
        for holder in range(case.seats):
            unseen = s["hand"][holder] - s["shown"][holder] - s["old"][holder] + s["gone"][holder]
            mine = [kind for kind in range(KINDS) if unseen[kind] > s["gone"][holder, kind]]
            deck = [kind for kind in range(KINDS) if s["deck"][kind]]
            for one, two in ((one, two) for one in mine for two in deck if one != two):
                other = s.copy()
                other["hand"][holder, one] -= 1
                other["hand"][holder, two] += 1
                other["deck"][two] -= 1
                other["deck"][one] += 1
                assert who_can_tell(case, before, other) == {holder}
                swapped += 1
    assert swapped > 50


@every_case
def test_sf29_the_cards_of_two_others_can_be_exchanged_unseen(case: Case) -> None:
    if case.seats == 2:
        return
    swapped = 0
    for s, _ in random_game(case, 42):
        before = told(case, s)
        for one, two in ((0, 1), (1, 2), (2, 0)):
            olds = [
                [kind for kind in range(KINDS) if s["old"][seat, kind] > s["gone"][seat, kind]] for seat in (one, two)
            ]
            for a, b in ((a, b) for a in olds[0] for b in olds[1] if a != b):
                other = s.copy()
                for field in ("hand", "old"):
                    other[field][one, a] -= 1
                    other[field][one, b] += 1
                    other[field][two, b] -= 1
                    other[field][two, a] += 1
                assert who_can_tell(case, before, other) == {one, two}
                swapped += 1
    assert swapped


@every_case
def test_sf29_only_their_owner_is_told_of_completed_tickets(case: Case) -> None:
    """Whatever a player holds, all others are told the same of a claim."""

    def told_of(s: fogcity.State, action: int) -> list[bytes]:
        after = case.game.copy(s)
        case.game.play(after, action)
        seen = [(case.game.view(s, seat), case.game.view(after, seat)) for seat in viewers(case)]
        return [msgspec.json.encode(case.game.events(before, action, later)) for before, later in seen]

    differ = 0
    for s, action in (one for seed in range(44, 48) for one in random_game(case, seed)):
        if not case.game.text(s, action).startswith("claim") or s["final_turns"] == 1:
            continue
        seat, events = case.game.turn(s), told_of(s, action)
        others = [place for place, viewer in enumerate(viewers(case)) if viewer != seat]
        seen = [case.game.view(s, viewer).record["tickets"] for viewer in viewers(case)]
        unknown = [place for place in range(s["tickets_left"]) if all(view[place] == HIDDEN for view in seen)]
        kept = (draw for draw in range(s["draws"]) if s["outcome"][draw] in (FIRST, BOTH))  # the first ticket of them
        for draw in (draw for draw in kept if s["drawer"][draw] == seat):
            for place in unknown:
                other = s.copy()
                other["first"][draw], other["tickets"][place] = s["tickets"][place], s["first"][draw]
                found = told_of(other, action)
                assert [found[place] for place in others] == [events[place] for place in others]
                differ += found != events
    assert differ, "the owner is told of tickets"


@every_case
def test_sf29_tickets_are_seen_by_who_drew_them_alone(case: Case) -> None:
    swapped = 0
    for s, _ in random_game(case, 43):
        before = told(case, s)
        seen = [case.game.view(s, seat).record["tickets"] for seat in viewers(case)]
        unknown = [place for place in range(s["tickets_left"]) if all(view[place] == HIDDEN for view in seen)]
        for draw in range(s["draws"]):
            if not unknown:
                continue
            returned = s["outcome"][draw] == 2 or (s["stage"] == KEEPING)
            other = s.copy()
            other["first"][draw], other["tickets"][unknown[0]] = s["tickets"][unknown[0]], s["first"][draw]
            if returned or s["outcome"][draw] in (1, 4):
                assert who_can_tell(case, before, other) == {int(s["drawer"][draw])}
                swapped += 1
    assert swapped


@every_case
def test_sf29_the_deck_and_the_generator_are_seen_by_nobody(case: Case) -> None:
    for s, _ in random_game(case, 44):
        other = s.copy()
        other["generator"] = [1, 2, 3, 4]
        assert who_can_tell(case, told(case, s), other) == set()
        assert (case.game.view(s).record["deck"] == HIDDEN).all()
        unknown = range(int(s["tickets_left"]))
        assert all(case.game.view(s).record["tickets"][place] == HIDDEN for place in unknown)


@every_case
def test_sf7_nobody_can_tell_what_others_keep_before_all_have_chosen(case: Case) -> None:
    texts = ("keep 1", "keep 2", "keep both")
    for chooser in range(case.seats - 1):
        tables = []
        for text in texts:
            table = fogcity.Table(case.game, case.seats, 45)
            for _ in range(chooser):
                table.act("keep both")
            table.act(text)
            tables.append(table)
        for seat in viewers(case):
            told = {
                (
                    msgspec.json.encode(table.events(table.moves[-1], seat)),
                    case.game.view(table.state, seat).tobytes(),
                    case.game.legal(case.game.view(table.state, seat)).tobytes() if seat == chooser + 1 else b"",
                )
                for table in tables
            }
            assert len(told) == (3 if seat == chooser else 1)


@every_case
def test_sf22_others_see_how_many_tickets_are_kept_but_not_which(case: Case) -> None:
    told: dict[int | None, set[bytes]] = {seat: set() for seat in viewers(case)}
    for text in ("keep 1", "keep 2"):
        table = fogcity.Table(case.game, case.seats, 46)
        while not table.state["turns"] >= (4 if case.seats == 2 else case.seats + 2):
            table.act(int(case.game.legal(table.state)[0]))
        table.act("tickets")
        move = table.act(text)
        for seat in viewers(case):
            events = msgspec.json.encode(table.events(move, seat))
            told[seat].add(events + case.game.view(table.state, seat).tobytes())
            assert b'"number":1' in events
    assert {seat for seat, heard in told.items() if len(heard) > 1} == {0}


@every_case
def test_sf25_all_tickets_in_hand_are_shown_at_the_end_and_no_others(case: Case) -> None:
    for seed in range(6):
        s = finished(case, 47 + seed).state
        for seat in viewers(case):
            view = case.game.view(s, seat)
            assert case.game.scores(view) == case.game.scores(s)
            assert case.game.winners(view) == case.game.winners(s)
            record = view.record
            for draw in range(s["draws"]):
                own = s["drawer"][draw] == seat
                if s["outcome"][draw] in (2, 3) and not own:
                    assert record["second"][draw] == HIDDEN
                    kept = s["first"][draw] if s["outcome"][draw] == 2 else s["second"][draw]
                    assert record["first"][draw] == kept


@every_case
def test_points_are_not_told_from_a_view_while_tickets_are_hidden(case: Case) -> None:
    s = case.deal(1)
    with pytest.raises(fogcity.FogCityError, match="tickets that are hidden"):
        case.game.scores(case.game.view(s, 0))
    assert len(case.game.scores(s)) == case.seats
