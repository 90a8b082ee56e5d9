"""What learners see: observations hold what the seat may know and nothing else, and actions fit the rules."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import fogcity
from fogcity.core.errors import BadOption, IllegalAction
from fogcity.envs import Batch, Encoding
from fogcity.envs.__main__ import table
from fogcity.envs.encoding import REWARDS
from fogcity.envs.loops import WRITE_REWARDS
from fogcity.games.cablecar.board import CARS, COMPANY_CARS, KINDS, SIDES, SPACES
from fogcity.games.ticket.board.board import parse
from tests.helpers import ROOT
from tests.helpers.boards import SMALL

CASES = [
    ("cablecar", 2, {}),
    ("cablecar", 3, {"rotation": True, "hand": 2}),
    ("cablecar", 6, {"hand": 3}),
    ("company", 2, {}),
    ("company", 6, {"rotation": True, "hand": 3, "exchange_until": 12}),
    ("ticket", 2, {}),
    ("ticket", 4, {}),
]
all_cases = pytest.mark.parametrize(("name", "seats", "options"), CASES)
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def positions(encoding: Encoding, games: int = 3, every: int = 7):
    """Positions of games played at random, with the seat to act."""
    game = encoding.game
    for seed in range(games):
        s, rng, number = game.deal(encoding.seats, seed, **encoding.options), np.random.default_rng(seed), 0
        while game.turn(s) >= 0:
            if number % every == 0:
                yield s, game.turn(s)
            game.play(s, int(rng.choice(game.legal(s))))
            number += 1


def look(encoding: Encoding, s, seat: int):
    """An observation by parts, and the mask."""
    batch = Batch(encoding, 1)
    batch.states[0] = s
    observation, mask = batch.observe(seat)
    return encoding.split(observation), mask, observation


# ---- nothing else


@all_cases
def test_what_is_hidden_changes_no_byte(name, seats, options):
    encoding, compared = Encoding(name, seats, **options), 0
    game = encoding.game
    for s, turn in positions(encoding):
        for seat in {turn, (turn + 1) % encoding.seats}:
            one, other = (look(encoding, game.guess(game.view(s, seat), seed), seat) for seed in (1, 2))
            real = look(encoding, s, seat)
            for told in (one, other):
                assert (told[2].tobytes(), told[1].tobytes()) == (real[2].tobytes(), real[1].tobytes())
            compared += 1
    assert compared > 10


# ---- actions


@all_cases
def test_actions_are_the_legal_ones_of_the_rules(name, seats, options):
    encoding = Encoding(name, seats, **options)
    game = encoding.game
    for s, turn in positions(encoding):
        legal = game.legal(s).tolist()
        actions = [encoding.action(s, code) for code in legal]
        assert sorted(actions) == np.flatnonzero(look(encoding, s, turn)[1]).tolist()
        assert [encoding.code(s, action) for action in actions] == legal
        assert not look(encoding, s, (turn + 1) % encoding.seats)[1].any()


def test_numbers_of_actions_and_observations():
    sizes = {(name, seats): (Encoding(name, seats, **options).num_actions, options) for name, seats, options in CASES}
    assert sizes["cablecar", 2][0] == 64 + 10
    assert sizes["cablecar", 3][0] == 64 * 4 * 2 + 10
    assert sizes["ticket", 4][0] == fogcity.game("ticket").num_actions


# ---- what is in an observation


def walk(board: dict[str, str], space: tuple[int, int], side: str) -> tuple[tuple[int, int], str, int, str]:
    """Go on from a space that is entered by a side, over tiles, as a finger would. Gives where it ends, and how."""
    tiles = 0
    while True:
        row, column = space
        if not (0 <= row < 8 and 0 <= column < 8):
            return space, side, tiles, "station"
        if row in (3, 4) and column in (3, 4):
            return space, side, tiles, "power station"
        tile = board.get(SPACES[8 * row + column])
        if tile is None:
            return space, side, tiles, "open"
        tiles += 1
        leaving = tile[SIDES.index(side)]
        space = (row + STEPS[leaving][0], column + STEPS[leaving][1])
        side = BACK[leaving]


def start(station: int) -> tuple[tuple[int, int], str]:
    """The space beside a station, and the side that the station lies on."""
    side, along = divmod(station - 1, 8)
    return [((0, along), "N"), ((along, 7), "E"), ((7, 7 - along), "S"), ((7 - along, 0), "W")][side]


@pytest.mark.parametrize(("name", "seats"), [("cablecar", 2), ("cablecar", 5), ("company", 3)])
def test_lines_are_where_a_finger_finds_them(name, seats):
    encoding = Encoding(name, seats)
    cars = COMPANY_CARS if name == "company" else CARS[seats]
    for s, seat in positions(encoding, games=2, every=9):
        parts, _, _ = look(encoding, s, seat)
        board = {SPACES[n]: KINDS[tile % 24] for n, tile in enumerate(s["board"].tolist()) if tile >= 0}
        arriving = np.zeros_like(parts["arriving"])
        for owner, stations in enumerate(cars):
            for station in stations:
                (row, column), side, tiles, how = walk(board, *start(station))
                if how == "open":
                    who = owner if name == "company" else (owner - seat) % seats
                    arriving[who, SIDES.index(side), row, column] = 1
                    assert parts["arriving_tiles"][SIDES.index(side), row, column] == tiles
        assert (arriving == parts["arriving"]).all()
        for row, column in zip(*np.nonzero(parts["open"]), strict=True):
            for number, side in enumerate(SIDES):
                there = (row + STEPS[side][0], column + STEPS[side][1])
                _, _, tiles, how = walk(board, there, BACK[side])
                ends = [how == "station", how == "power station"]
                assert parts["ahead_end"][:, number, row, column].tolist() == ends
                assert parts["ahead_tiles"][number, row, column] == tiles


@pytest.mark.parametrize(("name", "seats"), [("cablecar", 3), ("company", 4)])
def test_an_observation_of_cable_car_says_what_view_data_says(name, seats):
    encoding = Encoding(name, seats, hand=2)
    game = encoding.game
    for s, seat in positions(encoding):
        parts, _, _ = look(encoding, s, seat)
        data = game.view_data(game.view(s, seat))
        for space, tile in zip(SPACES, s["board"].tolist(), strict=True):
            row, column = divmod(SPACES.index(space), 8)
            leads = parts["tracks"][:, :, row, column]
            assert leads.sum() == (4 if tile >= 0 else 0)
            if tile >= 0:
                assert "".join(SIDES[leaving] for leaving in leads.argmax(1)) == KINDS[tile]
        own = ["".join(SIDES[out] for out in tile.argmax(1)) for tile in parts["hand"] if tile.any()]
        assert own == [KINDS[tile] for tile in s["hand"][seat] if tile >= 0]
        assert parts["supply"][0] == s["supply_left"]
        assert parts["seats"].argmax() == seats - 2
        if name == "company":
            assert parts["score"].tolist() == s["score"].tolist()
            assert parts["held"][0].argmax(1).tolist() == s["held"][seat].tolist()
            assert parts["face_up"].argmax(1).tolist() == s["face_up"].tolist()
            assert bool(parts["exchange"][0]) == data.exchange_open
        else:
            assert parts["score"][:seats].tolist() == np.roll(s["score"][:seats], -seat).tolist()


@pytest.mark.parametrize("seats", [2, 4])
def test_an_observation_of_ticket_to_ride_says_what_view_data_says(seats):
    encoding = Encoding("ticket", seats)
    game = encoding.game
    board = game.board
    for s, seat in positions(encoding):
        parts, _, _ = look(encoding, s, seat)
        owners = [[int(s["owner"][n] == (seat + k) % seats) for n in range(len(board.routes))] for k in range(seats)]
        assert parts["owner"][:seats].tolist() == owners
        assert parts["hand"].tolist() == s["hand"][seat].tolist()
        assert parts["open"].tolist() == [s["open"].tolist().count(kind) for kind in range(7)]
        assert parts["discards"].tolist() == s["discards"].tolist()
        for other in range(seats):
            who = (seat + other) % seats
            told = parts["seat"][other]
            assert told[[0, 1, 4]].tolist() == [s["hand_size"][who], s["cars"][who], 1]
            assert [bool(told[5 + symbol]) for symbol in range(8)] == [
                bool(s["souvenirs"][who] >> symbol & 1) for symbol in range(8)
            ]
        data = game.view_data(game.view(s, seat))
        for told, part in ((data.tickets, parts["kept"]), (data.offered, parts["offered"].sum(0))):
            names = sorted(board.ticket_name(n) for n in np.flatnonzero(part))
            assert names == sorted(one.ticket for one in told)
        assert parts["stage"].argmax() == s["stage"]
        assert parts["tokens"].tolist() == s["tokens"][: len(board.locations)].tolist()


@pytest.mark.parametrize("name", fogcity.games())
def test_the_documentation_lists_what_observations_hold(name):
    documents = ROOT / "docs/environments.md"
    assert table(name) in documents.read_text(), f"put in the output of `python -m fogcity.envs {name}`"


# ---- many games


@all_cases
def test_a_batch_goes_as_games_one_by_one(name, seats, options):
    encoding = Encoding(name, seats, **options)
    game, count, rng = encoding.game, 3, np.random.default_rng(1)
    batch = Batch(encoding, count, rewards="win")
    batch.deal(10)
    seeds = [10, 11, 12]
    games = [game.deal(encoding.seats, seed, **encoding.options) for seed in seeds]
    ended = 0
    while ended < 4:
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
        for n, action in enumerate(actions):
            game.play(games[n], encoding.code(games[n], action))
        batch.step(actions)
        for n in range(count):
            over = game.turn(games[n]) < 0
            assert bool(batch.ended[n]) == over
            if over:
                ended += 1
                winners = game.winners(games[n])
                assert batch.scores[n].tolist() == game.scores(games[n])
                share = encoding.seats / len(winners)
                expected = [(share * (k in winners) - 1) / (encoding.seats - 1) for k in range(encoding.seats)]
                assert batch.rewards[n] == pytest.approx(expected)
                seeds[n] += count
                games[n] = game.deal(encoding.seats, seeds[n], **encoding.options)
            else:
                assert not batch.rewards[n].any()
            assert batch.states[n].tobytes() == games[n].tobytes()
            assert batch.turns[n] == game.turn(games[n])


@pytest.mark.parametrize(
    ("points", "ranks", "rewards"),
    [
        ([5, 3], [5, 3], {"win": [1, -1], "rank": [1, -1], "margin": [2, -2]}),
        ([4, 4], [401, 403], {"win": [-1, 1], "rank": [-1, 1], "margin": [0, 0]}),  # a tie that the rules break
        ([4, 4], [4, 4], {"win": [0, 0], "rank": [0, 0], "margin": [0, 0]}),
        ([9, 5, 0], [9, 5, 0], {"win": [1, -0.5, -0.5], "rank": [1, 0, -1], "margin": [4, -4, -9]}),
        ([7, 2, 7], [7, 2, 7], {"win": [0.25, -0.5, 0.25], "rank": [0.5, -1, 0.5], "margin": [0, -5, 0]}),
        ([-3, -3, -8, -3], [1, 1, 0, 1], {"rank": [1 / 3, 1 / 3, -1, 1 / 3], "margin": [0, 0, -5, 0]}),
    ],
)
def test_rewards_follow_from_points_and_ranks(points, ranks, rewards):
    for kind, expected in rewards.items():
        told = np.zeros(len(points), np.float32)
        WRITE_REWARDS(len(points), np.array(points), np.array(ranks), REWARDS[kind], told)
        assert told == pytest.approx(expected)


def test_an_encoding_is_pickled_by_what_it_was_made_of():
    for encoding in (Encoding("company", 4, hand=2), Encoding("ticket"), Encoding("ticket", 3, board=parse(SMALL))):
        again = pickle.loads(pickle.dumps(encoding))
        assert (again.seats, again.options, again.parts) == (encoding.seats, encoding.options, encoding.parts)
        assert again.game is encoding.game


# ---- what makes no sense


@pytest.mark.parametrize("actions", [[0, 0], [5000, 0, 0], [-1, 0, 0], [[0, 0, 0]], [74, 74, 74]])
def test_actions_that_make_no_sense_change_nothing(actions):
    batch = Batch(Encoding("cablecar"), 3)
    batch.deal(1)
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert batch.states.tobytes() == before


def test_settings_that_make_no_sense():
    with pytest.raises(BadOption, match="rewards must be one of win, rank, margin"):
        Batch(Encoding("cablecar"), 1, rewards="money")
    with pytest.raises(BadOption, match="at least one"):
        Batch(Encoding("cablecar"), 0)
    with pytest.raises(BadOption, match="2 to 6 players"):
        Encoding("cablecar", 7)
    with pytest.raises(fogcity.UnknownGame):
        Encoding("chess")
