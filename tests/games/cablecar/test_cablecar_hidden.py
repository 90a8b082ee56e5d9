"""Hidden information in Cable Car: swap what is hidden and compare the bytes that each viewer gets."""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.games.cablecar.board import COPIES
from fogcity.games.cablecar.options import HAND
from fogcity.games.cablecar.state import EVERYBODY, HIDDEN, NOTHING
from tests.helpers.cases import CASES, Case, random_game

CABLECAR = [case for case in CASES if case.game.name in ("cablecar", "company")]
every_case = pytest.mark.parametrize("case", CABLECAR, ids=str)


def views(case: Case, s: fogcity.State) -> dict[int | None, bytes]:
    return {seat: case.game.view(s, seat).tobytes() for seat in (None, *range(case.seats))}


def changed(case: Case, s: fogcity.State, other: fogcity.State) -> set[int | None]:
    """The viewers who can tell two games apart."""
    before, after = views(case, s), views(case, other)
    return {seat for seat in before if before[seat] != after[seat]}


@every_case
def test_60_tiles_and_32_shares_are_always_accounted_for(case: Case) -> None:
    for seed in range(4):
        s = None
        for s, _ in random_game(case, seed):
            check_conservation(case, s)
        check_conservation(case, s)


def check_conservation(case: Case, s: fogcity.State) -> None:
    tiles = [*s["board"].tolist(), *s["hand"].ravel().tolist(), *s["supply"].tolist(), int(s["drawn"])]
    assert HIDDEN not in tiles
    counts = Counter(tile % 24 for tile in tiles if tile != NOTHING)
    assert counts == dict(enumerate(COPIES))
    assert (s["supply"] != NOTHING).sum() == s["supply_left"]
    if case.game.name == "company":
        for pile in range(4):
            shares = [*s["held"][:, pile].tolist(), int(s["face_up"][pile]), *s["pile"][pile].tolist()]
            assert sorted(share for share in shares if share != NOTHING) == list(range(8))
            assert (s["held"][: case.seats, pile] != NOTHING).all()
    else:
        assert (s["held"] == NOTHING).all()


@every_case
def test_the_order_of_the_supply_is_seen_by_nobody(case: Case) -> None:
    for s, _ in random_game(case, 31):
        left = int(s["supply_left"])
        if left > 1:
            other = s.copy()
            other["supply"][:left] = s["supply"][:left][::-1]
            assert changed(case, s, other) == set()


@every_case
def test_a_hand_is_seen_by_its_player_alone(case: Case) -> None:
    for s, _ in random_game(case, 32):
        for holder in range(case.seats):
            other = s.copy()
            first, top = int(s["hand"][holder, 0]), int(s["supply_left"]) - 1
            if top >= 0 and s["supply"][top] != first:
                other["hand"][holder, 0], other["supply"][top] = s["supply"][top], first
                assert changed(case, s, other) == {holder}


@every_case
def test_a_drawn_tile_is_seen_by_its_player_alone(case: Case) -> None:
    compared = 0
    for s, _ in random_game(case, 33):
        draw = case.game.parse(s, "draw")
        if draw not in case.game.legal(s) or s["supply_left"] < 2:
            continue
        drawn = s.copy()
        case.game.play(drawn, draw)
        top = int(drawn["supply_left"]) - 1
        if drawn["supply"][top] != drawn["drawn"]:
            other = drawn.copy()
            other["drawn"], other["supply"][top] = drawn["supply"][top], drawn["drawn"]
            assert changed(case, drawn, other) == {int(s["turn"])}
            compared += 1
    assert compared


@every_case
def test_the_generator_is_seen_by_nobody(case: Case) -> None:
    s = case.deal(34)
    other = s.copy()
    other["generator"] = [1, 2, 3, 4]
    assert changed(case, s, other) == set()


company_case = pytest.mark.parametrize("case", [case for case in CASES if case.game.name == "company"], ids=str)


@company_case
def test_a_share_is_seen_by_those_who_know_it_alone(case: Case) -> None:
    """Exchange any two hidden shares of a percentage: only who knows one of the two places can tell."""
    for step, (s, _) in enumerate(random_game(case, 35)):
        if step % 5:
            continue
        for pile in range(4):
            places = [("held", (seat, pile)) for seat in range(case.seats)]
            places += [("pile", (pile, place)) for place in range(7 - case.seats)]
            rng = np.random.default_rng(step)
            (field, place), (other_field, other_place) = (places[i] for i in rng.permutation(len(places))[:2])
            other = s.copy()
            other[field][place], other[other_field][other_place] = s[other_field][other_place], s[field][place]
            known = int(s[f"{field}_known"][place]) | int(s[f"{other_field}_known"][other_place])
            knowing = {seat for seat in range(case.seats) if known >> seat & 1} | (
                {None} if known == EVERYBODY else set()
            )
            assert changed(case, s, other) == knowing


@company_case
def test_who_knows_a_share_is_what_a_careful_player_remembers(case: Case) -> None:
    """Follow every share by hand, as each player could, and compare with what the views show."""
    game = case.game
    knows: dict[int | None, dict[tuple[str, int, int], int]] = {seat: {} for seat in (None, *range(case.seats))}
    for s, action in random_game(case, 36):
        if game.turns(s) == 0:
            for seat in range(case.seats):
                knows[seat].update({("held", seat, pile): int(s["held"][seat, pile]) for pile in range(4)})
        for viewer, memory in knows.items():
            record = game.view(s, viewer).record
            remembered = {place: share for place, share in memory.items() if place[0] != "spoken"}
            shown = {
                ("held", seat, pile): int(record["held"][seat, pile]) for seat in range(case.seats) for pile in range(4)
            }
            shown |= {
                ("pile", pile, place): int(record["pile"][pile, place])
                for pile in range(4)
                for place in range(7 - case.seats)
            }
            assert {place: share for place, share in shown.items() if share >= 0} == remembered
        words = game.text(s, action).split()
        if words[0] == "swap":
            for viewer, memory in knows.items():
                remember_swap(memory, s, (10, 20, 30, 40).index(int(words[1])), words[2] == "blind", viewer)


def remember_swap(memory: dict, s: fogcity.State, pile: int, blind: bool, viewer: int | None) -> None:
    actor, size = int(s["turn"]), 7 - int(s["seats"])
    given = memory.pop(("held", actor, pile), None)
    order = [memory.pop(("pile", pile, place), None) for place in range(size)]
    top = order.pop(0)
    seen = int(s["pile"][pile, 0]) if viewer == actor else top
    taken = seen if blind else int(s["face_up"][pile])
    order.append(given)
    memory.update({("pile", pile, place): share for place, share in enumerate(order) if share is not None})
    if taken is not None:
        memory["held", actor, pile] = taken


@company_case
def test_events_of_an_exchange_tell_only_what_a_seat_may_know(case: Case) -> None:
    game = case.game
    for s, action in random_game(case, 37):
        if not game.text(s, action).startswith("swap"):
            continue
        after = s.copy()
        game.play(after, action)
        pile = (10, 20, 30, 40).index(int(game.text(s, action).split()[1]))
        actor = game.turn(s)
        for seat in (None, *range(case.seats)):
            before_view, after_view = game.view(s, seat), game.view(after, seat)
            told = msgspec.to_builtins(game.events(before_view, action, after_view)[0])
            assert (told["gave"] is None) == (before_view.record["held"][actor, pile] < 0)
            assert (told["took"] is None) == (after_view.record["held"][actor, pile] < 0)
            if seat == actor:
                assert told["gave"]
                assert told["took"]


@pytest.mark.parametrize("case", [CABLECAR[0], CABLECAR[-1]], ids=str)
def test_guesses_are_spread_evenly_over_what_is_possible(case: Case) -> None:
    """The hidden tile of another seat is each unseen tile as often as that tile is left."""
    s = case.deal(38)
    view = case.game.view(s, 0)
    rng = np.random.default_rng(1)
    count = 6000
    guesses = [case.game.guess(view, rng) for _ in range(count)]
    left = np.array(COPIES) - np.bincount([tile for tile in s["hand"][0].tolist() if tile >= 0], minlength=24)
    expected = left / left.sum()
    for sample in (
        [int(guess["supply"][0]) for guess in guesses],
        [int(rng.choice(guess["hand"][1][: guess["options"][HAND]])) for guess in guesses],
    ):
        share = np.bincount(sample, minlength=24) / count
        assert np.abs(share - expected).max() < 0.02
    if case.game.name == "company":
        held = np.bincount([int(guess["held"][1, 2]) for guess in guesses], minlength=8) / count
        impossible = {int(s["held"][0, 2]), int(s["face_up"][2])}
        assert all((held[company] == 0) == (company in impossible) for company in range(8))
        assert np.abs(held[held > 0] - 1 / 6).max() < 0.03


def test_points_that_depend_on_hidden_shares_are_not_made_up() -> None:
    game = fogcity.game("company")
    view = game.view(game.deal(3, 1), 0)
    with pytest.raises(fogcity.FogCityError, match="hidden"):
        game.scores(view)


@pytest.mark.parametrize(
    ("field", "place", "value"),
    [
        ("supply", 15, NOTHING),
        ("supply_left", (), 20),
        ("open", (), 0),
        ("hand", (0, 0), NOTHING),
        ("laid", (), 1),
        ("board", 0, 3),
    ],
)
def test_a_damaged_record_is_refused_before_it_is_played_for_ever(field: str, place: object, value: int) -> None:
    game = fogcity.game("cablecar")
    states = game.deal_batch(1, seed=1, cores=1)
    if place == ():
        states[field] = value
    else:
        states[0][field][place] = value
    with pytest.raises(fogcity.FogCityError, match="not a game of cablecar"):
        game.rollout(states, cores=1)
    with pytest.raises(fogcity.FogCityError, match="not a game of cablecar"):
        game.describe(states[0])
