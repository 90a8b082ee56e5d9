"""View data: all that a viewer may know, readable, the same whatever is hidden, and nothing else."""

from __future__ import annotations

import itertools
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.core.view_data import ViewData
from fogcity.games.cablecar.board_data import TrackBoard
from fogcity.games.cablecar.view_data import CableCarViewData, CompanyViewData, LaidTile, Line
from fogcity.games.cablecar.view_data import Player as Driver
from fogcity.games.ticket.board.board import COLOURS as COLOURS_OF_CARDS
from fogcity.games.ticket.board.board import parse
from fogcity.games.ticket.view_data import (
    RouteData,
    Stack,
    TicketData,
    TicketPlayer,
    TicketViewData,
    ViewDataMaker,
    WayData,
)
from tests.helpers import compare_ticket
from tests.helpers import independent_cablecar as independent
from tests.helpers.boards import SMALL, largest
from tests.helpers.cases import CASES, Case, random_game
from tests.helpers.independent_cablecar import COLOURS, draw_board
from tests.helpers.ticket_positions import TEXTS, table

every_case = pytest.mark.parametrize("case", CASES, ids=str)
cablecar_cases = pytest.mark.parametrize("case", [case for case in CASES if case.game.name != "ticket"], ids=str)
ticket_tables = pytest.mark.parametrize("name", ["", *TEXTS])

ANY_VIEW_DATA = CableCarViewData | CompanyViewData | TicketViewData
SPECTATOR = 7  # among those who know a share in independent.py


def positions(case: Case, seed: int) -> Iterator[fogcity.State]:
    """Positions of a random game, the first and the last one too."""
    s = None
    for step, (s, _) in enumerate(random_game(case, seed)):
        if step % 3 == 0:
            yield s
    assert s is not None
    yield s


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.seats)]


# ---- every game


@every_case
def test_view_data_travels_as_json_and_comes_back_the_same(case: Case) -> None:
    for s in positions(case, 1):
        for seat in viewers(case):
            data = case.game.view_data(case.game.view(s, seat))
            sent = msgspec.json.encode(data)
            assert msgspec.json.decode(sent, type=ANY_VIEW_DATA) == data
            assert msgspec.json.decode(sent)["game"] == data.game == case.game.name
            assert (data.seats, data.viewer) == (case.seats, seat)
            assert (data.turn, data.turns) == (case.game.turn(s), case.game.turns(s))
            assert data.options == case.game.options_of(s)
            over = case.game.turn(s) < 0
            assert data.scores == (tuple(case.game.scores(s)) if over else None)
            assert data.winners == tuple(case.game.winners(s))
            with pytest.raises(AttributeError):
                data.turn = 3


@every_case
def test_what_is_hidden_changes_no_byte_of_view_data(case: Case) -> None:
    for seed, s in enumerate(positions(case, 2)):
        for seat in viewers(case):
            view = case.game.view(s, seat)
            sent = msgspec.json.encode(case.game.view_data(view))
            other = case.game.guess(view, seed)
            for somebody in viewers(case):  # what is kept of other views does not show
                case.game.view_data(case.game.view(other, somebody))
            assert msgspec.json.encode(case.game.view_data(case.game.view(other, seat))) == sent
            assert msgspec.json.encode(case.game.view_data(view)) == sent


@every_case
def test_only_a_view_of_this_game_has_view_data(case: Case) -> None:
    s = case.deal(1)
    blanked = case.game.view(s, 0).record
    for wrong in (s, blanked, None, 3, s.tobytes(), case.game.describe(s)):
        with pytest.raises(fogcity.FogCityError, match="view data needs a view"):
            case.game.view_data(wrong)
    for other in (fogcity.game(name) for name in fogcity.games() if name != case.game.name):
        with pytest.raises(fogcity.FogCityError, match="expected a view of"):
            case.game.view_data(other.view(other.deal(2, 1), 0))
    with pytest.raises(fogcity.FogCityError, match="not a game of"):
        case.game.view_data(fogcity.View(case.game.name, 0, s.reshape(1)))


@pytest.mark.parametrize("kind", [CableCarViewData, CompanyViewData, TicketViewData])
def test_the_schema_of_view_data_says_what_everything_is(kind: type[ViewData]) -> None:
    parts = msgspec.json.schema(kind)["$defs"]
    assert kind.__name__ in parts
    for part in parts.values():
        assert part["description"].endswith((".", "?"))
        assert not part["description"].startswith(part["title"])
    fields = parts[kind.__name__]["properties"]
    assert {"game", "seats", "viewer", "turn", "turns", "options", "scores", "winners", "players"} <= fields.keys()
    assert fields["turn"]["description"] == "The seat to act; -1 when the game is over."


# ---- Cable Car and the company game


@cablecar_cases
def test_the_board_is_the_one_that_lies_there(case: Case) -> None:
    for s in positions(case, 3):
        data = case.game.view_data(case.game.view(s))
        assert isinstance(data, CableCarViewData | CompanyViewData)
        rows = [row.split() for row in case.game.describe(s).splitlines()[1:9]]
        words = {
            f"{column}{n}": word for n, row in enumerate(rows, 1) for column, word in zip("abcdefgh", row, strict=True)
        }
        board = case.game.board_data()
        assert isinstance(board, TrackBoard)
        assert board.power_station == ["d4", "e4", "d5", "e5"] == [name for name in words if words[name] == "#"]
        assert board.spaces == list(words)
        assert [*data.board] == [name for name in words if words[name] != "#"]
        for name, laid in data.board.items():
            turned = f"r{laid.turned}" if laid and laid.turned else ""
            assert words[name] == (f"{laid.tile}{turned}" if laid else ".")
        beside = {independent.beside(name, side) for name, laid in data.board.items() if laid for side in "NESW"}
        free = [name for name, laid in data.board.items() if not laid]
        assert data.open == tuple(name for name in free if name in independent.EDGE or name in beside)


def sides_left(board: Any, station: int) -> str:
    """The sides by which the line from a station leaves its tiles."""
    space, entered = independent.STATIONS[station]
    sides = ""
    while space in board:
        left = board[space][independent.SIDES.index(entered)]
        sides += left
        if (space, left) in independent.STATION_AT:
            break
        space, entered = independent.beside(space, left), independent.OPPOSITE[left]
    return sides


@cablecar_cases
def test_lines_are_those_that_can_be_followed_over_the_board(case: Case) -> None:
    for s in positions(case, 4):
        truth = independent.read(case.game.describe(s))
        data: Any = case.game.view_data(case.game.view(s, 0))
        cars = independent.cars(truth.setup)
        board = case.game.board_data()
        assert isinstance(board, TrackBoard)
        assert board.owners[str(case.seats)] == [COLOURS[cars[n]] if n in cars else None for n in range(1, 33)]
        expected = []
        for station in sorted(cars):
            path, end = independent.follow(truth.board, station)
            if path:
                points = None if end is None else independent.line_points(truth.board, station)
                to = end if isinstance(end, int) else None
                sides = sides_left(truth.board, station)
                expected.append(Line(station, COLOURS[cars[station]], len(path), sides, end is not None, to, points))
        assert data.lines == tuple(expected)
        earned = dict.fromkeys(COLOURS[: 8 if truth.company else case.seats], 0)
        for line in data.lines:
            earned[line.owner] += line.points or 0
        if truth.company:
            assert {company.colour: company.profit for company in data.companies} == earned
        else:
            assert {player.colour: player.points for player in data.players} == earned


@cablecar_cases
def test_everybody_sees_their_own_tiles_and_counts_the_others(case: Case) -> None:
    for s in positions(case, 5):
        truth = independent.read(case.game.describe(s))
        for seat in viewers(case):
            data: Any = case.game.view_data(case.game.view(s, seat))
            hands = [truth.hands.get(n + 1, []) for n in range(case.seats)]
            assert [player.tiles for player in data.players] == [len(hand) for hand in hands]
            for n, player in enumerate(data.players):
                assert player.hand == (tuple(hands[n]) if n == seat else None)
            assert data.drawn == (truth.drawn is not None)
            assert data.drawn_tile == (truth.drawn if seat == case.game.turn(s) else None)
            assert data.supply_left == len(truth.supply)
            laid = sum(tile is not None for tile in data.board.values())
            assert laid + sum(player.tiles for player in data.players) + data.supply_left + data.drawn == 60


@pytest.mark.parametrize("case", [case for case in CASES if case.game.name == "company"], ids=str)
def test_shares_are_shown_to_those_who_know_them(case: Case) -> None:
    for s in positions(case, 6):
        truth = independent.read(case.game.describe(s))
        for seat in viewers(case):
            data = case.game.view_data(case.game.view(s, seat))
            assert isinstance(data, CompanyViewData)
            viewer = SPECTATOR if seat is None else seat + 1

            def seen(percent: int, share: independent.Share, viewer: int = viewer) -> tuple[object, ...]:
                known_by = tuple(n for n in range(case.seats) if n + 1 in share.known)
                return percent, share.company if viewer in share.known else None, known_by

            for n, player in enumerate(data.players):
                expected = [seen(percent, share) for percent, share in truth.held[n + 1].items()]
                assert [msgspec.structs.astuple(share) for share in player.shares] == expected
            assert [pile.percent for pile in data.piles] == [10, 20, 30, 40]
            for pile in data.piles:
                assert pile.face_up == truth.face_up[pile.percent]
                expected = [seen(pile.percent, share) for share in truth.piles[pile.percent]]
                assert [msgspec.structs.astuple(share) for share in pile.face_down] == expected
            profits = independent.earnings(truth.board, "company")
            values = independent.values(profits)
            assert [msgspec.structs.astuple(c) for c in data.companies] == list(
                zip(COLOURS, profits, values, strict=True)
            )
            assert data.exchange_open == (truth.turn > 0 and truth.exchange_open)


def test_view_data_of_cable_car() -> None:
    """Seat 2 has drawn a tile. Two lines go on; two of its own have ended, in the power station and at a station."""
    g = fogcity.game("cablecar")
    tiles = {"a1": "ESNW", "b1": "SWNE", "d1": "SWNE", "d2": "SWNE", "d3": "SNWEr90"}
    hands = "hand 1 SWNE WSNE\nhand 2 ENWS NSEW\ndrawn NESW\n"
    free = "c1 e1 f1 g1 h1 a2 b2 c2 e2 h2 a3 c3 e3 h3 a4 h4 a5 h5 a6 h6 a7 h7 a8 b8 c8 d8 e8 f8 g8 h8"
    s = g.position(f"seats 2 rotation=yes hand=2\n{draw_board(tiles)}turn 2\n{hands}")
    for viewer, drawn in ((0, None), (1, "NESW"), (None, None)):
        data = g.view_data(g.view(s, viewer))
        assert isinstance(data, CableCarViewData)
        assert len(data.board) == 60
        assert {space: laid for space, laid in data.board.items() if laid} == {
            "a1": LaidTile("ESNW", 0),
            "b1": LaidTile("SWNE", 0),
            "d1": LaidTile("SWNE", 0),
            "d2": LaidTile("SWNE", 0),
            "d3": LaidTile("SNWE", 90),
        }
        assert msgspec.structs.replace(data, board={}) == CableCarViewData(
            seats=2,
            viewer=viewer,
            turn=1,
            turns=5,
            options=g.options.complete({"rotation": True, "hand": 2}),
            scores=None,
            winners=(),
            board={},
            open=tuple(free.split()),
            lines=(
                Line(1, "yellow", tiles=2, path="EE", closed=False, to=None, points=None),
                Line(2, "blue", tiles=1, path="S", closed=False, to=None, points=None),
                Line(4, "blue", tiles=3, path="SSS", closed=True, to=None, points=6),
                Line(32, "blue", tiles=1, path="W", closed=True, to=32, points=1),
            ),
            supply_left=50,
            drawn=True,
            drawn_tile=drawn,
            players=(
                Driver("yellow", points=0, tiles=2, hand=("SWNE", "WSNE") if viewer == 0 else None),
                Driver("blue", points=7, tiles=2, hand=("NSEW", "ENWS") if viewer == 1 else None),
            ),
        )


# ---- Ticket to Ride


@ticket_tables
def test_everything_on_the_table_is_told(name: str) -> None:
    g = table(name)
    for seats in g.seats:
        for s in positions(Case(g, seats, {}), seats):
            check_table(g, s, g.view_data(g.view(s)))


def check_table(g: Any, s: fogcity.State, data: Any) -> None:
    truth = compare_ticket.read(g.board, s)
    name, symbols = truth.name, g.board.souvenirs
    assert data.board == g.board_tag
    assert data.stage == (truth.stage if truth.turn >= 0 else "over")
    assert data.turns_left == truth.final_turns
    assert len(data.routes) == len(g.board.routes)
    for number, route in enumerate(data.routes):
        assert route.route == truth.route_name(number)
        assert route.owner == truth.owner.get(number)
        others = [truth.owner.get(other) for other in truth.doubles(number)]
        assert route.free == (route.owner is None and (truth.seats > 2 or others == [None] * len(others)))
    assert data.joined == (None if truth.joined is None else truth.route_name(truth.joined))
    assert list(data.open) == truth.open
    assert (data.deck_left, data.discards) == (len(truth.deck), Counter(truth.discards))
    cards = data.deck_left + sum(data.discards.values()) + sum(card is not None for card in data.open)
    assert cards + sum(player.cards for player in data.players) == sum(g.board.cards)
    assert data.tickets_left == len(truth.tickets)
    assert [(stack.location, stack.symbol, stack.tokens) for stack in data.stacks] == [
        (name(place), symbols[symbol], tokens) for place, (symbol, tokens) in truth.stacks.items()
    ]
    assert data.aside == tuple(None if symbol is None else symbols[symbol] for symbol in truth.aside)
    for seat, player in enumerate(data.players):
        assert (player.points, player.cars, player.cards) == (
            truth.score[seat],
            truth.cars[seat],
            len(truth.hands[seat]),
        )
        assert player.souvenirs == tuple(symbols[symbol] for symbol in sorted(truth.souvenirs[seat]))
        worth, held = [*g.board.souvenir_points, g.board.souvenir_points[-1]], len(player.souvenirs)
        assert player.next_souvenir == worth[held + 1] - worth[held]


@ticket_tables
def test_everybody_sees_their_own_cards_and_tickets(name: str) -> None:
    g = table(name)
    for seats in g.seats:
        for s in positions(Case(g, seats, {}), 10 + seats):
            for seat in (None, *range(seats)):
                check_own(g, s, g.view_data(g.view(s, seat)), seat)


def check_own(g: Any, s: fogcity.State, data: Any, viewer: int | None) -> None:
    truth = compare_ticket.read(g.board, s)

    def tickets(numbers: list[int], seat: int) -> tuple[TicketData, ...]:
        found = [g.board.tickets[number] for number in numbers]
        names = [(truth.name(t.a), truth.name(t.b)) for t in found]
        done = [truth.is_joined(seat, t.a, t.b) for t in found]
        values = zip(found, names, done, strict=True)
        return tuple(TicketData("-".join(ends), ends, t.points, is_done, None) for t, ends, is_done in values)

    def without_ways(told: tuple[TicketData, ...]) -> tuple[TicketData, ...]:
        return tuple(msgspec.structs.replace(ticket, way=None) for ticket in told)

    for seat, player in enumerate(data.players):
        hand = Counter(truth.hands[seat])
        assert player.hand == (hand if seat == viewer else None)
        assert Counter(player.shown) <= hand
        assert list(player.shown.values()) == [n for n in s["shown"][seat].tolist() if n]
        known = seat == viewer or truth.stage != "keeping"
        assert player.tickets == (len(truth.held[seat]) if known else None)
    assert without_ways(data.tickets) == (() if viewer is None else tickets(truth.held[viewer], viewer))
    assert without_ways(data.offered) == (() if viewer is None else tickets(truth.offered[viewer], viewer))
    for ticket in (*data.tickets, *data.offered):
        check_way(g, s, viewer, ticket)
    check_missing(g, data, viewer)
    if truth.turn >= 0:
        assert data.results is None
        return
    for seat, result in enumerate(data.results):
        score = truth.scored(seat)
        assert (result.routes, result.tickets, result.souvenirs) == (score.routes, score.tickets, score.souvenirs)
        assert result.points == score.total == data.scores[seat]
        assert Counter(without_ways(result.done + result.missed)) == Counter(tickets(truth.held[seat], seat))
        assert all(ticket.done for ticket in result.done)
        assert not any(ticket.done for ticket in result.missed)


def check_way(g: Any, s: fogcity.State, seat: Any, ticket: TicketData) -> None:
    """The way of a ticket leads from end to end over routes that the seat has or may claim, with the fewest cars."""
    names = [location.name for location in g.board.locations]
    start, goal = (names.index(end) for end in ticket.ends)
    costs = {}
    for number, route in enumerate(g.board.routes):
        if s["owner"][number] == seat:
            costs[number] = 0
        elif int(s["free"][number // 64] & ~s["barred"][seat][number // 64]) >> number % 64 & 1:
            costs[number] = route.length
    reached = {start: 0}
    for _ in names:
        for number, cost in costs.items():
            a, b = g.board.routes[number].a, g.board.routes[number].b
            for one, other in ((a, b), (b, a)):
                if one in reached:
                    reached[other] = min(reached.get(other, 999), reached[one] + cost)
    if goal not in reached:
        assert ticket.way is None
        return
    assert ticket.way is not None
    assert ticket.way.cars == reached[goal] == sum(costs[number] for number in ticket.way.routes)
    here = start
    for number in ticket.way.routes:
        route = g.board.routes[number]
        here = {route.a: route.b, route.b: route.a}[here]
    assert here == goal


def check_missing(g: Any, data: Any, viewer: int | None) -> None:
    """SF16, SF17: a hand lacks as many cards for a route as would have to be added to pay for it."""
    if viewer is None:
        assert (data.missing, data.most_held) == (None, None)
        return
    hand = Counter(data.players[viewer].hand)
    assert hand[data.most_held] == max(hand[colour] for colour in COLOURS_OF_CARDS)
    for number, route in enumerate(g.board.routes):
        colours = COLOURS_OF_CARDS if route.colour == len(COLOURS_OF_CARDS) else (COLOURS_OF_CARDS[route.colour],)
        ways = [(colour, ferries) for colour in colours for ferries in range(route.ferries, route.length + 1)]
        lacks = [
            max(0, ferries - hand["ferry"]) + max(0, route.length - ferries - hand[colour]) for colour, ferries in ways
        ]
        assert data.missing[number] == min(lacks)


def test_claims_that_were_told_are_owners_in_the_next_view_data() -> None:
    g = fogcity.game("ticket")
    at = fogcity.Table(g, 3, 5)
    rng = np.random.default_rng(5)
    owners: dict[str, int] = {}
    while not at.is_over:
        move = at.act(int(rng.choice(g.legal(at.state))))
        told = [msgspec.to_builtins(event) for event in at.events(move, None)]
        owners |= {event["route"]: event["seat"] for event in told if event["event"] == "route_claimed"}
        data: Any = g.view_data(g.view(at.state))
        assert {route.route: route.owner for route in data.routes if route.owner is not None} == owners
    assert owners


def test_the_largest_board_is_seen_whole() -> None:
    g = fogcity.game("ticket", board=largest())
    for s in itertools.islice(positions(Case(g, 4, {}), 1), 0, None, 3):
        check_table(g, s, g.view_data(g.view(s)))
        check_own(g, s, g.view_data(g.view(s, 3)), 3)


def test_a_game_that_has_made_view_data_can_still_be_pickled() -> None:
    g = fogcity.game("ticket", board=parse(SMALL))
    view = g.view(g.deal(2, 1), 0)
    data = g.view_data(view)
    maker = pickle.loads(pickle.dumps(g.view_data_maker))
    assert isinstance(maker, ViewDataMaker)
    assert maker.make(view, None, ()) == data


def test_view_data_of_ticket_to_ride() -> None:
    """Seat 1 looks on as seat 2 is to act. Of seat 2's three cards one is known; its two tickets are not."""
    g = fogcity.game("ticket", board=parse(SMALL))
    s = g.position(
        """
        seats 2
        turn 2
        claimed 1 South-West
        claimed 2 North-East (1)
        stack East: gull 2
        stack South: bell 2
        stack West: crab 1
        souvenirs 1 crab
        open red red blue ferry black
        discards 1 black 1 red 1 ferry
        hand 1 2 green
        hand 2 1 blue 2 orange
        shown 2 1 orange
        drew 1 South-West, East-West kept both
        drew 2 North-East, Old-Town-South kept both
        """
    )
    assert g.view_data(g.view(s, 0)) == TicketViewData(
        seats=2,
        viewer=0,
        turn=1,
        turns=4,
        options={},
        scores=None,
        winners=(),
        board=g.board_tag,
        stage="acting",
        turns_left=None,
        routes=(
            RouteData("North-East (1)", 1, False),
            RouteData("North-East (2)", None, False),  # SF19: two play
            RouteData("East-South", None, True),
            RouteData("South-West", 0, False),
            RouteData("West-North", None, True),
            RouteData("North-Old-Town", None, True),
        ),
        missing=(2, 1, 3, 1, 0, 2),
        most_held="green",
        joined=None,
        open=("red", "red", "blue", "ferry", "black"),
        deck_left=12,
        discards={"black": 1, "red": 1, "ferry": 1},
        players=(
            TicketPlayer(1, 7, 2, {"green": 2}, {}, 2, ("crab",), 2),
            TicketPlayer(2, 6, 3, None, {"orange": 1}, 2, (), 1),
        ),
        tickets=(
            TicketData("South-West", ("South", "West"), 1, True, WayData((3,), 0)),
            TicketData("East-West", ("East", "West"), 5, False, WayData((2, 3), 3)),
        ),
        offered=(),
        tickets_left=4,
        stacks=(Stack("East", "gull", 2), Stack("South", "bell", 2), Stack("West", "crab", 1)),
        aside=(None, None),
        results=None,
    )
