"""The games as OpenSpiel has them: its own tests, observations, actions, returns and parameters."""

from __future__ import annotations

import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import fogcity
from fogcity.core.errors import BadBoard, BadOption, BadSeed, FogCityError, IllegalAction
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding
from fogcity.envs.openspiel import short_name
from tests.helpers import ROOT
from tests.helpers.boards import SMALL
from tests.helpers.openspiel import every_case, load, positions, record_of, sampler, seen_by, some, start

PUBLIC = {"public_info": True, "private_info": pyspiel.PrivateInfoType.NONE}


# ---- OpenSpiel's own tests


@every_case
def test_openspiels_random_simulation(name: str, given: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, given), num_sims=1, serialize=True, verbose=False)


@every_case
def test_games_and_states_come_back_from_openspiels_texts_and_from_pickles(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == str(pyspiel.load_game(str(game)))
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    for n, state in enumerate([game.new_initial_state(), *some(game, most=4)]):
        if n > 1:
            state = state.resample_from_infostate(n % 2, sampler(n))
        other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(other_game) == str(game)
        for back in (other, pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(back) == str(state)
            assert back.history() == state.history()
            assert [seen_by(back, player) for player in range(game.num_players() if n else 0)] == [
                seen_by(state, player) for player in range(game.num_players() if n else 0)
            ]
            if not state.is_terminal():
                action = state.legal_actions()[-1]
                assert str(back.child(action)) == str(state.child(action))


def test_copies_go_their_own_ways() -> None:
    state = start(load("company"))
    before = str(state), seen_by(state, 0), seen_by(state, 1)
    copy = state.clone()
    for _ in range(10):
        copy.apply_action(copy.legal_actions()[0])
    assert (str(state), seen_by(state, 0), seen_by(state, 1)) == before
    assert str(copy) != str(state)


@every_case
def test_what_openspiel_asks_of_every_state(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    players = range(game.num_players())
    assert game.max_chance_nodes_in_history() == 1
    states = [game.new_initial_state(), *some(game)]
    for state in states:
        assert len(state.full_history()) <= game.max_history_length()
        assert state.move_number() <= game.max_move_number()
        observed = (
            state.information_state_string,
            state.information_state_tensor,
            state.observation_string,
            state.observation_tensor,
        )
        for observe in observed:
            with pytest.raises(RuntimeError, match="player >= 0"):
                observe(-1)
            with pytest.raises(RuntimeError, match="player <"):
                observe(game.num_players())
            if state.current_player() < 0:
                with pytest.raises(RuntimeError):
                    observe()
        assert state.is_chance_node() == (state is states[0])
        if state is states[0]:
            assert state.chance_outcomes() == [(deal, 0.001) for deal in range(1000)]
            assert state.legal_actions() == list(range(1000))
            assert state.legal_actions_mask() == [1] * 1000
            assert state.action_to_string(state.current_player(), 7) == f"deal {game.setup.seed + 7}"
            continue
        for player in players:
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
            legal, mask = state.legal_actions(player), state.legal_actions_mask(player)
            assert legal == pyspiel.State.legal_actions(state, player) == sorted(legal)
            assert mask == pyspiel.State.legal_actions_mask(state, player)
            assert [action for action, one in enumerate(mask) if one] == legal
            assert bool(legal) == (player == state.current_player())
        if state.is_terminal():
            assert state.current_player() == pyspiel.PlayerId.TERMINAL
            assert state.legal_actions() == []


@every_case
def test_every_player_and_position_has_its_own_information_state(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    texts, tensors = set(), set()
    count = 0
    for deal in range(2):
        for state in positions(game, deal, deal=deal):
            for player in range(2):
                texts.add(state.information_state_string(player))
                tensors.add(tuple(state.information_state_tensor(player)))
                count += 1
    assert len(texts) == len(tensors) == count


# ---- observations


@every_case
def test_observers_tell_what_states_tell(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    now, ever = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, **PUBLIC))
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, **PUBLIC))
    e = game.setup.encoding
    for state in some(game, 3, 6):
        record = record_of(state)
        for player in range(game.num_players()):
            now.set_from(state, player)
            ever.set_from(state, player)
            assert now.tensor.dtype == np.float32
            assert now.tensor.tolist() == state.observation_tensor(player)
            assert now.tensor.tolist() == pyspiel.State.observation_tensor(state, player)
            assert ever.tensor.tolist() == state.information_state_tensor(player)
            for part in e.parts:
                assert now.dict[part.name].shape == part.shape
                assert np.array_equal(now.dict[part.name], ever.dict[part.name])
            assert sum(part.size for part in now.dict.values()) == now.tensor.size
            assert now.string_from(state, player) == state.observation_string(player)
            assert state.observation_string(player) == e.game.describe(e.game.view(record, player))
            assert ever.string_from(state, player) == state.information_state_string(player)
            assert ever.string_from(state, player).endswith("\n" + now.string_from(state, player))
            assert public.string_from(state, player) == e.game.describe(e.game.view(record))
            assert recalled.string_from(state, player) == recalled.string_from(state, 0)
        assert public.tensor is None
    before = game.new_initial_state()
    for player in range(2):
        for observer in (now, ever):
            observer.set_from(before, player)
            assert not observer.tensor.any()
        assert now.string_from(before, player) == public.string_from(before, player)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everything) is None
    with pytest.raises(BadOption, match="no parameters, so not more"):
        make_observation(game, None, {"more": 1})
    with pytest.raises(BadOption, match="no parameters, so not more"):
        game.make_observer({"more": 1})
    assert game.make_observer({}) is not None


@every_case
def test_episodes_are_those_of_the_other_environments(name: str, given: dict[str, Any]) -> None:
    game = load(name, given | {"seed": 11})
    e = game.setup.encoding
    batch = Batch(e, 1, rewards=game.setup.rewards, autoreset=False)
    for deal in range(2):
        batch.deal(11 + deal)
        assert str(start(game, deal)) == e.game.describe(e.game.deal(e.seats, 11 + deal, **e.options))
        for state in positions(game, deal, deal=deal):
            if state.history()[1:]:
                batch.step([state.history()[-1]])
            if state.is_terminal():
                break
            assert state.current_player() == batch.turns[0]
            assert state.observation_tensor() == batch.observations[0].tolist()
            assert state.legal_actions_mask() == batch.masks[0].tolist()
        assert batch.ended[0]
        assert state.returns() == pytest.approx(batch.rewards[0].tolist())


def test_episodes_are_those_of_the_pettingzoo_environment() -> None:
    aec = pytest.importorskip("fogcity.envs.pettingzoo")
    env = aec.GameEnv("company", 3)
    env.reset(seed=5)
    for state in positions(load("company", {"players": 3, "seed": 5}), 1):
        if state.history()[1:]:
            env.step(state.history()[-1])
        if not state.is_terminal():
            assert env.agent_selection == f"player_{state.current_player()}"
            seen = env.observe(env.agent_selection)
            assert seen["observation"].tolist() == state.observation_tensor()
            assert seen["action_mask"].tolist() == state.legal_actions_mask()
    assert list(env.rewards.values()) == pytest.approx(state.returns())


# ---- actions and records


@every_case
def test_actions_are_written_as_in_records(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    g, e = game.setup.game, game.setup.encoding
    record = g.deal(e.seats, game.setup.seed, **e.options)
    chance = random.Random(0)
    state = start(game)
    while not state.is_terminal():
        legal = state.legal_actions()
        texts = [state.action_to_string(action) for action in legal]
        codes = [g.parse(record, text) for text in texts]
        assert sorted(codes) == g.legal(record).tolist()
        assert [e.action(record, code) for code in codes] == legal
        chosen = chance.randrange(len(legal))
        assert state.string_to_action(texts[chosen]) == legal[chosen]
        g.play(record, codes[chosen])
        state.apply_action(legal[chosen])
        assert str(state) == g.describe(record)
    assert g.turn(record) == -1


def test_illegal_actions_are_refused() -> None:
    game = load("cablecar")
    state = game.new_initial_state()
    for deal in (-2, 1000):
        with pytest.raises(IllegalAction, match="deals are numbered 0 to 999"):
            state.apply_action(deal)
    state.apply_action(999)
    before = str(state)
    for action in (-2, 73, 74, 10**9):
        assert action not in state.legal_actions()
        assert state.action_to_string(0, action) == f"action {action}"
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now"):
            state.apply_action(action)
    assert str(state) == before
    assert len(state.history()) == 1
    with pytest.raises(RuntimeError, match="matching nonsense"):
        state.string_to_action("nonsense")


# ---- what games pay, and how long they last


@every_case
def test_returns_are_for_winners(name: str, given: dict[str, Any]) -> None:
    for rewards in ("win", "rank", "margin"):
        game = load(name, given | {"rewards": rewards})
        g = game.setup.game
        zero = rewards != "margin" or game.num_players() == 2
        assert game.utility_sum() == (0 if zero else None)
        assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero
        for seed in range(3):
            *_, state = positions(game, seed, deal=seed)
            returns, record = state.returns(), record_of(state)
            assert start(game).returns() == [0] * game.num_players()
            scores, winners = g.scores(record), g.winners(record)
            assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
            if zero:
                assert sum(returns) == pytest.approx(0, abs=1e-12)
            best = [player for player, value in enumerate(returns) if value == max(returns)]
            if rewards == "margin":
                for player, points in enumerate(scores):
                    assert returns[player] == points - max(scores[:player] + scores[player + 1 :])
            else:
                assert best == winners
            if rewards == "win" and len(winners) == 1:
                assert max(returns) == 1
                assert min(returns) == game.min_utility()


def tempo(state: Any) -> int:
    """An action that makes a game of tiles last: exchange, or draw, or whatever can be done."""
    legal = state.legal_actions()
    slow = [action for action in legal if action >= state.num_distinct_actions() - 10]
    return slow[-1] if slow else legal[0]


@pytest.mark.parametrize(
    ("name", "given", "expected"),
    [
        ("cablecar", {}, 118),
        ("cablecar", {"players": 6, "hand": 3}, 102),
        ("company", {}, 518),
        ("company", {"players": 5, "turn_limit": 7, "hand": 2}, 117),
        ("company", {"exchange_until": 0}, 118),
        ("company", {"turn_limit": 0, "rotation": True}, 118),
    ],
)
def test_the_longest_games_of_tiles_are_as_long_as_declared(name: str, given: dict[str, Any], expected: int) -> None:
    game = load(name, given)
    assert game.max_game_length() == expected
    state = start(game)
    while not state.is_terminal():
        state.apply_action(tempo(state))
    assert len(state.history()) == expected + 1
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_of_tickets_is_longer_than_declared(players: int, tmp_path: Path) -> None:
    small = tmp_path / "small.toml"
    small.write_text(SMALL)
    for board in ("", str(small)):
        game = load("ticket", {"players": players, "board": board})
        for prefer in (min, max):  # cards are numbered first, routes last
            state = start(game)
            while not state.is_terminal():
                state.apply_action(prefer(state.legal_actions()))
            assert len(state.history()) - 1 <= game.max_game_length()


def test_openspiels_own_tests_of_its_interface() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.helpers.openspiel_own"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stdout.splitlines()[-1:]) == (0, ["18 run"]), told.stderr[-3000:]


@every_case
def test_bounds_hold_in_thousands_of_games(name: str, given: dict[str, Any]) -> None:
    e = load(name, given).setup.encoding
    states = e.game.deal_batch(2000, e.seats, 5, **e.options)
    actions = e.game.rollout(states)
    assert actions.max() <= e.longest_game
    scores = e.game.scores_batch(states)[:, : e.seats]
    assert (scores.max(axis=1) - scores.min(axis=1)).max() <= e.widest_margin


# ---- parameters


def test_parameters_are_checked() -> None:
    bad: list[tuple[str, dict[str, Any], type[Exception], str]] = [
        ("cablecar", {"players": 7}, BadOption, "cablecar is for 2 to 6 players, not 7"),
        ("ticket", {"players": 5}, BadOption, "ticket is for 2 to 4 players, not 5"),
        ("cablecar", {"hand": 4}, BadOption, "hand takes a whole number from 1 to 3, not 4"),
        ("company", {"turn_limit": -1}, BadOption, "turn_limit takes"),
        ("cablecar", {"deals": 0}, BadOption, "deals takes a whole number from 1 to 1000000, not 0"),
        ("cablecar", {"rewards": "gold"}, BadOption, "rewards must be one of win, rank, margin, not 'gold'"),
        ("cablecar", {"seed": -1}, BadSeed, "a seed is a whole number"),
        ("ticket", {"board": "/nowhere"}, BadBoard, "/nowhere"),
        ("cablecar", {"turn_limit": 3}, RuntimeError, "Unknown parameter 'turn_limit'"),
        ("ticket", {"hand": 2}, RuntimeError, "Unknown parameter 'hand'"),
        ("cablecar", {"rotation": "yes"}, RuntimeError, "Wrong type for parameter rotation"),
    ]
    for name, given, error, text in bad:
        with pytest.raises(error, match=re.escape(text)):
            load(name, given)


def test_games_are_made_without_openspiels_registry_too() -> None:
    game = load("cablecar")
    assert str(type(game)()) == str(game)
    assert str(type(game)({"hand": 2})) == str(load("cablecar", {"hand": 2}))
    with pytest.raises(BadOption, match=r"python_fogcity_cablecar takes players, .*, not wings"):
        type(game)({"wings": 2})


def test_games_are_found_by_name() -> None:
    assert {short_name(name) for name in fogcity.games()} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("python_fogcity_cablecar(players=4,hand=2,rotation=True,deals=3)")
    assert game.num_players() == 4
    assert game.num_distinct_actions() == Encoding("cablecar", 4, hand=2, rotation=True).num_actions
    assert len(game.new_initial_state().chance_outcomes()) == 3


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    game = load("ticket", {"board": str(path)})
    assert game.observation_tensor_size() == Encoding("ticket", board=path).size
    state = start(game)
    back = pickle.loads(pickle.dumps(state))
    assert seen_by(back, 0) == seen_by(state, 0)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_nothing_is_known_before_the_deal() -> None:
    state = load("ticket").new_initial_state()
    with pytest.raises(FogCityError, match="nothing has been dealt yet"):
        _ = state._node.dealt
    assert str(state) == "before the deal"
