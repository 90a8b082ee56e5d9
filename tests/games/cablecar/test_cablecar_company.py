"""The company game: CC25 to CC34, and the limit of turns."""

import pytest

import fogcity
from fogcity.core.events import Passed
from fogcity.games.cablecar.events import ExchangeClosed, LineClosed
from tests.helpers.independent_cablecar import (
    COLOURS,
    cars,
    draw_board,
    fill_board,
    happenings,
    legal,
    line,
    play,
    read,
)

g = fogcity.game("company")

EMPTY = draw_board({})
SWAPS = {f"swap {percent} {how}" for percent in (10, 20, 30, 40) for how in ("open", "blind")}
# A line of 3 points for red (station 16) and one of 2 points for yellow (18), once SEWN is laid on g8.
RED_AND_YELLOW = draw_board({"h8": "EWNS", "f8": "WSNE"})
# Yellow has made 38, purple 33, brown 28, blue 27, orange and green 18, black 17, red 15.
FULL = """\
ENWS WESN WESN ESWN WENS EWSN WSEN SWEN
WENS NSEW ESWN EWNS SNEW WNSE NWSE ENSW
SEWN WSEN WSEN SNWE SWEN WSNE SENW ESNW
WNES SWNE WSNE #    #    NWES NSEW ENSW
SWNE EWSN WNES #    #    NEWS ESNW NWSE
NSWE WSNE EWNS SENW SNEW SWEN NEWS NWES
SWNE EWNS ENWS NESW SNWE NESW WNSE EWNS
WSNE SWNE SEWN SNWE NSWE ENWS SWEN SNWE
"""
# Yellow has made 6, orange 5, blue and green 3, red 2, the others nothing.
RANKED = draw_board(
    {"a5": "SWNE", "b5": "SWNE", "c5": "SWNE", "h4": "NWSE", "g4": "NWSE", "f4": "WENS"}
    | {"b1": "SWNE", "b2": "NSWE", "d1": "SENW", "d2": "NWES", "a3": "SWEN", "a2": "SNWE"}
)


def shares_of(s, percent):
    """Where the shares of a percentage are: in hands, face up, and in the pile from its top."""
    now = read(g.describe(s))
    return (
        [now.held[seat][percent].company for seat in sorted(now.held)],
        now.face_up[percent],
        [share.company for share in now.piles[percent]],
    )


def test_cc25_all_eight_companies_have_their_cars_whatever_the_number_of_players():
    for seats in (2, 6):
        owners = {}
        for station in range(1, 33):
            along = (station - 1) % 8
            edge, inner = (
                (f"{'abcdefgh'[along]}1", f"{'abcdefgh'[along]}2"),
                (f"h{along + 1}", f"g{along + 1}"),
                (f"{'hgfedcba'[along]}8", f"{'hgfedcba'[along]}7"),
                (f"a{8 - along}", f"b{8 - along}"),
            )[(station - 1) // 8]
            s = g.position(f"seats {seats}\n{draw_board({inner: 'NESW'})}turn 1\nhand 1 SWNE\n")
            events = happenings(g, s, f"SWNE {edge}")
            owners |= {e.station: e.owner for e in events if isinstance(e, LineClosed) and e.station == station}
        assert owners == {station: COLOURS[company] for station, company in cars("company").items()}


def test_cc25_points_go_to_companies_and_not_to_players():
    s = g.position(f"seats 2\n{RED_AND_YELLOW}turn 1\nhand 1 SEWN\nheld 1 {'blue ' * 4}\nheld 2 {'green ' * 4}\n")
    assert g.scores(s) == [80, 80], "all companies are first, with nothing"
    play(g, s, "SEWN g8")
    assert g.scores(s) == [60, 60], "red is first, yellow second, all others third"


@pytest.mark.parametrize("seats", range(2, 7))
def test_cc26_each_percentage_has_a_share_of_every_company(seats):
    s = g.deal(seats, seed=3)
    for percent in (10, 20, 30, 40):
        held, face_up, pile = shares_of(s, percent)
        assert (len(held), len(pile)) == (seats, 7 - seats)
        assert sorted([*held, face_up, *pile]) == sorted(COLOURS)


def test_cc26_each_pile_is_shuffled():
    orders = {str(shares_of(g.deal(2, seed=seed), percent)) for seed in range(5) for percent in (10, 20, 30, 40)}
    assert len(orders) == 20


def test_cc26_shares_are_kept_secret_and_the_open_ones_are_seen_by_all():
    s = g.deal(3, seed=3)
    whole = g.describe(s)
    for seat in (0, 1, 2, None):
        seen = g.describe(g.view(s, seat))
        assert line(seen, "open") == line(whole, "open")
        for holder in range(3):
            own = line(whole, f"held {holder + 1}")
            assert line(seen, f"held {holder + 1}") == (own if holder == seat else " ".join([f"?:{holder + 1}"] * 4))
        for percent in (10, 20, 30, 40):
            assert line(seen, f"pile {percent}") == "? ? ? ?"


def test_cc27_a_turn_is_a_tile_or_an_exchange():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\n")
    actions = legal(g, s)
    assert actions >= SWAPS
    assert {action.split()[0] for action in actions} == {"SWNE", "draw", "swap"}


@pytest.mark.parametrize("swap", sorted(SWAPS))
def test_cc27_an_exchange_is_the_whole_turn(swap):
    s = g.deal(3, seed=1)
    before = read(g.describe(s))
    play(g, s, swap)
    after = read(g.describe(s))
    assert (after.turn, after.turns, after.hands, after.supply) == (2, 1, before.hands, before.supply)


def test_cc27_who_has_drawn_a_tile_must_lay_it():
    s = g.deal(2, seed=1)
    play(g, s, "draw")
    with pytest.raises(fogcity.IllegalAction, match="must lay it"):
        play(g, s, "swap 10 open")


def table(seats, held, face_up, pile, turn=1):
    """A position that tells where the shares of 20 % lie."""
    words = {seat: f"? {share} ? ?" for seat, share in enumerate(held.split(), 1)}
    lines = [f"held {seat} {shares}" for seat, shares in words.items()]
    text = "\n".join([f"turn {turn}", *lines, f"open ? {face_up} ? ?", f"pile 20 {pile}"])
    return g.position(f"seats {seats}\n{EMPTY}{text}\n")


def test_cc28_taking_the_open_share_turns_the_next_up():
    s = table(2, "yellow blue", "orange", "green purple black red brown")
    play(g, s, "swap 20 open")
    assert shares_of(s, 20) == (["orange", "blue"], "green", ["purple", "black", "red", "brown", "yellow"])


def test_cc28_taking_the_top_share_leaves_the_open_one():
    s = table(2, "yellow blue", "orange", "green purple black red brown")
    play(g, s, "swap 20 blind")
    assert shares_of(s, 20) == (["green", "blue"], "orange", ["purple", "black", "red", "brown", "yellow"])


@pytest.mark.parametrize(
    ("how", "after"),
    [("open", (["red", *COLOURS[1:6]], "brown", ["yellow"])), ("blind", (["brown", *COLOURS[1:6]], "red", ["yellow"]))],
)
def test_cc28_with_six_players_the_only_share_of_the_pile_is_taken_or_turned_up(how, after):
    s = table(6, " ".join(COLOURS[:6]), "red", "brown")
    play(g, s, f"swap 20 {how}")
    assert shares_of(s, 20) == after, "the share given lies under the pile, so it cannot come back at once"


def test_cc28_the_other_percentages_stay():
    s = g.deal(4, seed=8)
    before = [shares_of(s, percent) for percent in (10, 30, 40)]
    play(g, s, "swap 20 open", "swap 20 blind")
    assert [shares_of(s, percent) for percent in (10, 30, 40)] == before


@pytest.mark.parametrize(
    ("until", "still_open"), [(2, False), (3, False), (4, True)], ids=["passed", "reached", "not yet"]
)
def test_cc29_exchanges_end_when_a_company_has_reached_or_passed_the_space(until, still_open):
    s = g.position(f"seats 2 exchange_until={until}\n{RED_AND_YELLOW}turn 1\nhand 1 SEWN\n")
    assert legal(g, s) >= SWAPS
    events = happenings(g, s, "SEWN g8")
    assert (ExchangeClosed() in events) == (not still_open)
    assert (SWAPS & legal(g, s)) == (SWAPS if still_open else set()), "red has made 3, and yellow 2"


def test_cc29_exchanges_end_for_everybody_and_for_good():
    s = g.position(f"seats 3 exchange_until=3\n{RED_AND_YELLOW}turn 1\nhand 1 SEWN\n")
    play(g, s, "SEWN g8")
    for _ in range(6):
        with pytest.raises(fogcity.IllegalAction, match="exchanging ends at 3"):
            play(g, s, "swap 10 blind")
        g.play(s, g.legal(s)[0])


def test_cc29_the_table_chooses_the_space_and_the_default_is_ours():
    option = g.options["exchange_until"]
    assert (option.default, "ours" in option.help) == (20, True)


@pytest.mark.parametrize(
    ("company", "value"),
    [("yellow", 8), ("orange", 7), ("blue", 6), ("green", 6), ("red", 5), ("purple", 4), ("black", 4), ("brown", 4)],
)
def test_cc30_a_company_is_worth_one_less_for_each_higher_profit(company, value):
    other = "brown" if company != "brown" else "black"
    s = g.position(f"seats 2\n{RANKED}held 1 {f'{company} ' * 4}\nheld 2 {f'{other} ' * 4}\n")
    assert g.scores(s)[0] == 10 * value, (
        "100 % of it pay ten times its value, and no profit is large enough for a bonus"
    )


@pytest.mark.parametrize(("percent", "pays"), [(10, 1), (20, 2), (30, 3), (40, 4)])
def test_cc31_a_share_pays_its_tenths_times_the_value(percent, pays):
    place = percent // 10 - 1
    with_yellow = " ".join("yellow" if i == place else "purple" for i in range(4))
    s = g.position(f"seats 2\n{RANKED}held 1 {with_yellow}\n")
    assert g.scores(s)[0] == pays * 8 + (10 - pays) * 4


def full(*hands):
    """The full board, with these shares of 10, 20, 30 and 40 % in hands."""
    lines = [f"held {seat} {hand}" for seat, hand in enumerate(hands, 1)]
    return g.position(f"seats {len(hands)}\n{FULL}" + "\n".join(lines) + "\n")


def test_cc32_the_highest_percentage_gets_a_tenth_of_the_profit_rounded_down():
    majority = g.scores(full("black black black yellow", "yellow yellow yellow black"))
    assert majority[1] == 6 * 8 + 4 * 3 + 3, "60 % of yellow against 40 %: 38 profit pay 3, once"
    assert majority[0] == 4 * 8 + 6 * 3 + 1, "and 60 % of black pay 1 for 17"


def test_cc32_all_who_tie_for_the_highest_get_it_in_full():
    hands = ["red red yellow black", "yellow yellow red red", "black black black green"]
    values = {"yellow": 8, "red": 2, "black": 3, "green": 4}
    pay = [sum((i + 1) * values[share] for i, share in enumerate(hand.split())) for hand in hands]
    bonus = [3, 3 + 1, 1 + 1]
    assert g.scores(full(*hands)) == [p + b for p, b in zip(pay, bonus, strict=True)], (
        "30 % of yellow each; 70 % of red against 30 %; 60 % of black against 40 %; all of green"
    )


def test_cc32_a_company_of_which_nobody_holds_a_share_pays_no_bonus():
    scores = g.scores(full("red red red red", "black black black black"))
    assert scores == [10 * 2 + 1, 10 * 3 + 1], "yellow's 38 pay nobody"


def test_cc33_the_rulebooks_example():
    s = full("blue yellow green yellow", "black red orange blue", "purple brown purple green")
    assert g.scores(s)[0] == 48 + 5 + 12 + 3


def test_cc34_most_points_win():
    s = full("blue yellow green yellow", "black red orange blue")
    assert (g.scores(s)[0] > g.scores(s)[1], g.winners(s)) == (True, [0])


def test_cc34_equal_points_share_the_win():
    s = full("orange orange orange orange", "black black black black", "green green green green")
    assert (g.scores(s), g.winners(s)) == ([41, 31, 41], [0, 2])


def without_tiles(options):
    """Seat 2 has no tile, and there is none to draw."""
    board = fill_board({}, ["c1", "d1"], ["SWNE", "WSNE"])
    return g.position(f"seats 3 {options}\n{board}turn 1\nhand 1 SWNE\nhand 2\nhand 3 WSNE\n")


def test_cc13_without_tiles_a_player_exchanges_or_passes_while_exchange_is_open():
    s = without_tiles("exchange_until=1000")
    play(g, s, "SWNE c1")
    assert g.turn(s) == 1
    assert legal(g, s) == SWAPS | {"pass"}


def test_cc13_to_pass_ends_the_turn():
    s = without_tiles("exchange_until=1000")
    play(g, s, "SWNE c1")
    before = read(g.describe(s))
    assert Passed(1) in happenings(g, s, "pass")
    after = read(g.describe(s))
    assert (after.turn, after.held, after.board) == (3, before.held, before.board)


def test_cc13_without_tiles_a_player_is_passed_over_once_exchange_is_closed():
    s = without_tiles("exchange_until=20")
    play(g, s, "SWNE c1")
    assert g.turn(s) == 2


def test_turn_limit_ends_exchanges_exactly():
    s = g.position(f"seats 2 turn_limit=10\n{EMPTY}turn 1\nturns 8\n")
    assert ExchangeClosed() not in happenings(g, s, "swap 10 open")
    assert legal(g, s) >= SWAPS, "nine turns are finished, so the tenth may be an exchange"
    assert ExchangeClosed() in happenings(g, s, "swap 10 open")
    assert {action.split()[0] for action in legal(g, s)} == {"draw", line(g.describe(s), "hand 1")}
    with pytest.raises(fogcity.IllegalAction, match="after 10 turns"):
        play(g, s, "swap 10 open")


def test_turn_limit_is_400_unless_the_table_says_otherwise():
    assert g.options["turn_limit"].default == 400
    s = g.position(f"seats 2\n{EMPTY}turn 1\nturns 399\n")
    play(g, s, "swap 10 blind")
    assert not SWAPS & legal(g, s)


def test_turn_limit_passes_over_who_has_no_tile():
    s = without_tiles("exchange_until=1000 turn_limit=59")
    play(g, s, "SWNE c1")
    assert g.turn(s) == 2, "58 tiles and this one make 59 turns"
