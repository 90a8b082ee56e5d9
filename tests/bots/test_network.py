"""The networks: their features show nothing hidden, their evaluation is exact, and their weights fit the code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.gripman import Gripman
from fogcity.bots.lookahead import SETTINGS, turns_of
from fogcity.bots.motorman import Motorman
from fogcity.bots.network import evaluation_of, make_work
from fogcity.bots.playout_gripman import PlayoutGripman
from fogcity.bots.registry import has_weights
from fogcity.bots.searching import NetworkSearcher, TreeSearcher
from fogcity.bots.weights import (
    BadWeights,
    Weights,
    network_of,
    read_weights,
    shipped_file,
    user_file,
    weights_of,
    write_weights,
)
from fogcity.core.errors import BadOption
from fogcity.games.cablecar.network.rows import TILE, UNKNOWN_TILE
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.board import parse
from fogcity.games.ticket.network.shortlist import MOST_CLAIMS
from fogcity.training.digest import features_digest
from tests.helpers import ROOT
from tests.helpers.boards import SMALL
from tests.helpers.cases import Case

GAMES = ["cablecar", "company", "ticket"]  # with weights
CASES = [
    Case(fogcity.game("cablecar"), 2, {}),
    Case(fogcity.game("cablecar"), 5, {"hand": 3, "rotation": True}),
    Case(fogcity.game("company"), 2, {}),
    Case(fogcity.game("company"), 4, {"hand": 2, "exchange_until": 200}),
    Case(fogcity.game("ticket"), 2, {}),
    Case(fogcity.game("ticket"), 4, {}),
]


WITH_WEIGHTS = [case for case in CASES if case.game.name in GAMES]


class Features:
    """Calls the kernels of a game's network."""

    def __init__(self, game):
        self.game, self.network = game, network_of(game)
        self.rows = np.empty(self.network.most_features, np.int32)
        self.values = np.empty(self.network.most_features, np.float32)
        self.scratches, self.afters = np.zeros(2, self.network.scratch), np.empty(1, game.dtype)

    def found(self, count):
        assert abs(count) < self.network.most_features
        total = Counter()
        for row, value in zip(self.rows[: abs(count)].tolist(), self.values[: abs(count)].tolist(), strict=True):
            assert 0 <= row < self.network.rows
            total[row] += value
        return total

    def describe(self, s, seat):
        return self.found(self.network.describe(s, seat, self.rows, self.values, self.scratches, *self.game.fixed))

    def shortlist(self, s):
        """The actions that are valued in a simulation."""
        self.describe(s, int(s["turn"]))
        codes = self.game.legal(s).copy()
        count = self.network.shortlist(s, codes, len(codes), self.scratches, *self.game.fixed)
        return sorted(codes[:count].tolist())

    def after(self, s, action):
        """The features after an action, of the seat to act."""
        before = self.describe(s, int(s["turn"]))
        arrays = (self.rows, self.values, self.scratches, self.afters)
        count = self.network.change(s, action, *arrays, *self.game.fixed)
        if count >= 0:
            before.update(self.found(count))
            return before
        return self.found(count)


def random_game(case, seed):
    """A game played at random: before each action, the record (in an array of one) and the action."""
    states, rng = np.empty(1, case.game.dtype), np.random.default_rng(seed)
    states[0] = case.deal(seed)
    while case.game.turn(states[0]) >= 0:
        action = int(rng.choice(case.game.legal(states[0])))
        yield states, action
        case.game.play(states[0], action)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_and_all_its_guesses_have_the_same_features(case):
    game, features = case.game, Features(case.game)
    for number, (states, action) in enumerate(random_game(case, 7)):
        turn = game.turn(states[0])
        for seat in range(case.seats) if number % 5 == 0 else [turn]:
            seen = game.view(states[0], seat)
            records = [states[:1].copy(), game.records_of(seen).copy(), np.array([game.guess(seen, number)])]
            shown = [features.describe(each[0], seat) for each in records]
            assert shown[0] == shown[1] == shown[2]
            if seat == turn:
                changed = [features.after(each[0], action) for each in records]
                assert changed[0] == changed[1] == changed[2]
                shortlists = [features.shortlist(each[0]) for each in (records[0], records[2])]
                assert shortlists[0] == shortlists[1]


def test_laying_a_tile_changes_features_to_those_of_the_new_position():
    """Only the new tile in the hand is not known yet, and phases change between decisions."""
    compared = 0
    for seed, options in enumerate([{}, {"hand": 2}, {"rotation": True}, {"hand": 3, "rotation": True}]):
        case = Case(fogcity.game("cablecar"), 2 + seed, options)
        features, game = Features(case.game), case.game
        for states, action in random_game(case, seed):
            seat, laid = game.turn(states[0]), int(states["laid"][0]).bit_count()
            expected = features.after(states[0], action)
            after = states.copy()
            game.play(after[0], action)
            now = int(after["laid"][0]).bit_count()
            if game.turn(after[0]) < 0 or now // 10 != laid // 10 or laid // 10 == 5 != now // 10:
                continue
            found = features.describe(after[0], seat)
            rows = {row for row in {*found, *expected} if not TILE <= row <= UNKNOWN_TILE}
            assert all(abs(found[row] - expected[row]) < 1e-3 for row in rows)
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("seats", [2, 4])
def test_the_shortlist_of_ticket_to_ride_is_short_and_misses_little(seats):
    """Claims are paid in one way each, and all other actions are on it."""
    game, rng = fogcity.game("ticket"), np.random.default_rng(0)
    motorman, features = Motorman(game), Features(game)
    states, listed, missed, legal_actions = np.array([game.deal(seats, seed=5)]), 0, 0, 0
    while (turn := game.turn(states[0])) >= 0:
        legal, found = game.legal(states[0]).tolist(), features.shortlist(states[0])
        chosen = motorman.choose(game.view(states[0], turn), game.legal(states[0]), rng, Budget())
        routes = [int(game.fixed[0][0].way_route[action - CLAIM]) for action in found if action >= CLAIM]
        assert set(found) <= set(legal)
        assert {action for action in legal if action < CLAIM} <= set(found)
        assert len(routes) == len(set(routes)) <= MOST_CLAIMS or found == legal
        listed, legal_actions = listed + len(found), legal_actions + len(legal)
        missed += chosen not in found
        game.play(states[0], chosen)
    assert listed < legal_actions / 2
    assert missed <= 8


def test_later_simulations_of_an_action_look_further_ahead():
    settings = np.zeros(1, SETTINGS)
    settings["turns"] = 2
    assert [turns_of(number, settings[0]) for number in (0, 8, 1000)] == [2, 2, 2]
    settings["deepen"] = 8.0
    assert [turns_of(number, settings[0]) for number in (0, 7, 8, 23, 24, 56, 1000)] == [2, 2, 3, 3, 4, 5, 8]


def test_all_weights_that_are_shipped_are_tested():
    assert [name for name in fogcity.games() if has_weights(fogcity.game(name))] == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_shipped_weights_fit_the_code_and_are_small(name):
    game = fogcity.game(name)
    path, weights = shipped_file(game), weights_of(game)
    assert path is not None
    assert weights is not None
    assert path.stat().st_size <= 1_000_000
    assert weights.about["digest"] == weights.digest
    assert weights.about["features"] == features_digest(game), "features have changed: raise the version, train again"


def outputs(game):
    """The outputs for all actions in some positions of a random game."""
    network, layers = network_of(game), weights_of(game).layers
    work, found = make_work(game, network, layers), []
    for number, (states, _) in enumerate(random_game(Case(game, 2, {}), 11)):
        if number % 12 == 3:
            codes = game.legal(states[0])
            evaluation_of(network).value_actions(states[0], codes, len(codes), layers, work, *game.fixed)
            found.append(work[5][: len(codes)].tolist())
    return found


INTERPRETED = """
import json, fogcity
from tests.bots.test_network import outputs
print(json.dumps(outputs(fogcity.game("{name}"))))
"""


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_evaluation_agree(name):
    ran = subprocess.run(
        [sys.executable, "-c", INTERPRETED.format(name=name)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted, compiled = json.loads(ran.stdout), outputs(fogcity.game(name))
    assert len(compiled) > 2
    for one, other in zip(interpreted, compiled, strict=True):
        assert np.allclose(one, other, rtol=0, atol=1e-4)


@pytest.mark.parametrize("case", WITH_WEIGHTS, ids=str)
def test_the_motorman_plays_the_same_alone_and_in_lockstep(case):
    game, bot = case.game, Motorman(case.game)
    states = np.repeat(np.array([case.deal(3)]), 3)
    own, actions = np.ones((3, game.seats[-1]), np.int8), np.empty(3, np.int32)
    rng = np.random.default_rng(0)
    for _ in range(12):
        if (turn := game.turn(states[0])) < 0:
            break
        chosen = bot.choose(game.view(states[0], turn), game.legal(states[0]), rng, Budget())
        bot.act_each(states, own, np.zeros((3, game.seats[-1], 4), np.uint64), actions)
        assert actions.tolist() == [chosen] * 3


@pytest.mark.parametrize("case", WITH_WEIGHTS, ids=str)
def test_the_motorman_is_the_gripman_without_search(case):
    """Its first simulation only values the actions."""
    game, one = case.game, Budget(None, playouts=1)
    motorman, gripman = Motorman(game), Gripman(game)
    rng = np.random.default_rng(0)
    for states, _ in random_game(case, 13):
        view, legal = game.view(states[0], game.turn(states[0])), game.legal(states[0])
        if len(legal) > 1 and rng.random() < 0.2:
            first = motorman.think(view, legal, rng, one).candidates
            found = gripman.think(view, legal, rng, one).candidates
            assert [each.visits for each in found] == [0] * len(legal)
            assert [each.value for each in found] == pytest.approx([each.value for each in first])
            if first[0].value - first[1].value > 1e-6:
                assert found[0].action == first[0].action


def guesses_of(bot, view, legal):
    """The guesses that a search used."""
    bot.think(view, legal, np.random.default_rng(3), Budget(None, playouts=600))
    searcher = bot._searchers[0]
    return searcher.scratch[-1][: int(searcher.progress["guesses"][0])]


@pytest.mark.parametrize("name", ["company", "ticket"])
def test_guesses_are_more_often_such_as_suit_the_others(name):
    game, motorman = fogcity.game(name), Motorman(fogcity.game(name))
    network, weights = network_of(game), weights_of(game)
    work = make_work(game, network, weights.layers)
    states, rng = np.array([game.deal(2, seed=8)]), np.random.default_rng(8)
    for _ in range(30):
        turn = game.turn(states[0])
        game.play(states[0], motorman.choose(game.view(states[0], turn), game.legal(states[0]), rng, Budget()))
    seat = game.turn(states[0])
    view, legal = game.view(states[0], seat), game.legal(states[0])
    worths = []
    for belief in (0.0, 10.0):
        guesses = guesses_of(Gripman(game, belief=belief), view, legal)
        assert len(guesses) > 30
        assert all(game.view(guess, seat) == view for guess in guesses)
        worths.append([])
        for guess in guesses:
            evaluation_of(network).value_position(guess, 1 - seat, weights.layers, work, *game.fixed)
            worths[-1].append(float(work[5][0, 0]))
    assert np.mean(worths[1]) > np.mean(worths[0])


def test_gripman_searches_by_playouts_where_there_are_no_weights(tmp_path, monkeypatch):
    monkeypatch.setattr("fogcity.bots.gripman.weights_of", lambda _: None)
    game = fogcity.game("cablecar")
    assert isinstance(Gripman(game).make_searcher(), TreeSearcher)
    s = game.deal(2, seed=4)
    view, legal, budget = game.view(s, 0), game.legal(s), Budget(None, playouts=40)
    thoughts = [bot(game).think(view, legal, np.random.default_rng(1), budget) for bot in (Gripman, PlayoutGripman)]
    assert thoughts[0] == thoughts[1]


def test_gripman_has_settings_of_its_own():
    game = fogcity.game("cablecar")
    bot = Gripman(game, trust=0.5)
    assert isinstance(bot.make_searcher(), NetworkSearcher)
    assert bot.settings["trust"][0] == 0.5
    with pytest.raises(BadOption, match="gripman has no setting 'magic'; it has: trust"):
        Gripman(game, magic=1.0)


def test_looseness_makes_other_choices_but_the_same_ones_again():
    game = fogcity.game("cablecar")
    s, bot = game.deal(2, seed=5), Gripman(game)
    view, legal = game.view(s, 0), game.legal(s)

    def choices(text):
        budget = Budget.parse(text)
        return [bot.choose(view, legal, np.random.default_rng(seed), budget) for seed in range(40)]

    assert len(set(choices("4p~0.2"))) > 5
    assert choices("4p~0.2") == choices("4p~0.2")
    assert len(set(choices("4p"))) < len(set(choices("4p~0.2")))


# ---- files


def test_weights_come_back_from_a_file(tmp_path):
    game = fogcity.game("ticket")
    weights = weights_of(game)
    write_weights(tmp_path / "weights.npz", weights)
    again = read_weights(tmp_path / "weights.npz", network_of(game), game)
    assert again.digest == weights.digest
    assert all((one == other).all() for one, other in zip(again.layers, weights.layers, strict=True))
    assert [path.name for path in tmp_path.iterdir()] == ["weights.npz"]


def spoilt(weights, **changes):
    return Weights(weights.layers, {**weights.about, **changes})


def test_other_weights_are_refused(tmp_path):
    game = fogcity.game("cablecar")
    network, weights, path = network_of(game), weights_of(game), tmp_path / "weights.npz"

    def refused(match):
        with pytest.raises(BadWeights, match=match):
            read_weights(path, network, game)

    refused("cannot be read: No such file")
    path.write_bytes(b"not an archive")
    refused("is not a file of weights: expected one that `fogcity train` has written")
    path.write_bytes(shipped_file(game).read_bytes()[:1000])
    refused("is not a file of weights")
    write_weights(path, spoilt(weights, game="company"))
    refused("holds weights for company")
    write_weights(path, spoilt(weights, board="my board 0123"))
    refused("holds weights for cablecar on my board 0123")
    write_weights(path, spoilt(weights, version=99))
    refused("version 99")
    first = weights.layers[0].copy()
    first[7, 7] = np.nan
    write_weights(path, Weights((first, *weights.layers[1:]), weights.about))
    refused("is not a file of weights")
    write_weights(path, Weights((*weights.layers[:4], weights.layers[4][:-1], weights.layers[5]), weights.about))
    refused("is not a file of weights")


def test_weights_of_a_board_of_ones_own_are_found(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = fogcity.game("ticket")
    other = game.on_board(parse(SMALL))
    assert weights_of(other) is None
    with pytest.raises(BadOption, match=r"there are no weights for ticket on .*, so the motorman cannot play it"):
        Motorman(other)
    write_weights(user_file(other), spoilt(weights_of(game), board=other.board_tag))
    assert weights_of(other).about["board"] == other.board_tag
    assert Motorman(other).weights.digest == weights_of(game).digest
    assert weights_of(game).about["board"] == game.board_tag
