"""What OpenSpiel's players cannot see, and OpenSpiel's bots, which play by what they can see."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from fogcity.envs.openspiel import GameState
from tests.helpers.openspiel import every_case, load, positions, record_of, sampler, seen_by, some, some_cases, start

# ---- what is hidden


@every_case
def test_resampling_changes_nothing_for_the_player_and_something_else(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    changed = 0
    for n, state in enumerate(some(game, 1, 7)):
        for player in {0, game.num_players() - 1}:
            expected = seen_by(state, player)
            spectator = state._node.digest(-1)
            for seed in range(2):
                other = state.resample_from_infostate(player, sampler(2 * n + seed))
                assert isinstance(other, GameState)
                assert seen_by(other, player) == expected
                assert other._node.digest(-1) == spectator
                assert other.history() == state.history()
                changed += str(other) != str(state)
                again = other.resample_from_infostate(player, sampler(100 + seed))
                assert seen_by(again, player) == expected
    assert changed > 10


@every_case
def test_resampled_games_go_on_alike_for_who_cannot_tell_them_apart(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    chance = random.Random(2)
    for state in some(game, 2, 5)[:-1]:
        player = state.current_player()
        one, two = (state.resample_from_infostate(player, sampler(seed)) for seed in range(2))
        others = [other for other in range(game.num_players()) if other != player]
        for other in others:  # the same view has the same information state, and another has another
            same = one.observation_string(other) == two.observation_string(other)
            assert (one.information_state_string(other) == two.information_state_string(other)) == same
            assert one.information_state_string(other) == one.clone().information_state_string(other)
        action = chance.choice(one.legal_actions())
        one.apply_action(action)
        two.apply_action(action)
        same = one.observation_string(player) == two.observation_string(player)
        assert (one.information_state_string(player) == two.information_state_string(player)) == same
        while not one.is_terminal():
            one.apply_action(chance.choice(one.legal_actions()))
        assert len(one.returns()) == game.num_players()


def test_before_the_deal_there_is_nothing_to_resample() -> None:
    state = load("cablecar").new_initial_state()
    assert state.resample_from_infostate(0, sampler(0)).is_chance_node()
    with pytest.raises(RuntimeError, match="there are players 0 to 1, not 2"):
        state.resample_from_infostate(2, sampler(0))


def test_information_states_recall_all_actions_but_not_which_tickets_others_keep() -> None:
    game = load("ticket", {"players": 3})
    state = start(game)
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    g = game.setup.game
    codes = []
    for text in ("keep first", "keep both", "keep second"):
        found = [action for action in state.legal_actions() if state.action_to_string(action) == text]
        codes += found or [state.legal_actions()[len(codes)]]
        state.apply_action(codes[-1])
    codes.append(state.legal_actions()[0])
    state.apply_action(codes[-1])
    assert g.text(record_of(state), codes[-1])
    for player in range(3):
        observer.set_from(state, player)
        expected = [code + 2 if place == player or place == 3 else 1 for place, code in enumerate(codes)]
        assert observer.dict["history"][:5].tolist() == [*expected, 0]
        assert observer.dict["player"].tolist() == [float(other == player) for other in range(3)]


def test_what_looks_the_same_now_may_have_come_about_differently() -> None:
    game = load("company")
    states = []
    for order in ((1, 3, 5), (5, 3, 1)):  # exchanges of shares that have nothing to do with each other
        state = start(game)
        for swap in order:
            state.apply_action(game.num_distinct_actions() - 10 + swap)
        states.append(state)
    one, two = states
    assert str(one) == str(two)
    for player in range(2):
        assert one.observation_string(player) == two.observation_string(player)
        assert one.observation_tensor(player) == two.observation_tensor(player)
        assert one.information_state_string(player) != two.information_state_string(player)
        assert one.information_state_tensor(player) != two.information_state_tensor(player)


def test_which_slot_a_tile_came_from_is_told_to_nobody() -> None:
    game = load("cablecar", {"hand": 3})
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    state = start(game)
    action = next(action for action in state.legal_actions() if action >= 64)
    code = game.setup.encoding.code(record_of(state), action)
    assert code != action
    state.apply_action(action)
    for player in range(2):
        observer.set_from(state, player)
        assert observer.dict["history"][:2].tolist() == [code + 2, 0]


def test_information_states_are_the_same_everywhere() -> None:
    state = start(load("cablecar"), 3)
    state.apply_action(state.string_to_action("draw"))
    digests = [state.information_state_string(player).split("\n")[0] for player in range(2)]
    assert digests == ["10483256075aad79bf05ea45125b6408", "601857765d74377cbc2f1fbf9acf437b"]


def test_threads_do_not_disturb_each_other() -> None:
    game = load("cablecar")

    def play() -> list[Any]:
        return [(state.observation_tensor(0), state.legal_actions()) for state in positions(game, 4)]

    expected = play()
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(play())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


# ---- bots


@some_cases
def test_openspiels_mcts_plays(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 3, evaluator, random_state=np.random.RandomState(2))
    state = start(game)
    while not state.is_terminal() and len(state.history()) < 25:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@some_cases
def test_openspiels_compiled_mcts_plays(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 3, 100, False, 42, False)
    state = start(game)
    while not state.is_terminal() and len(state.history()) < 15:
        # Not `step`: it lets go of Python's lock, which no game written in Python survives in OpenSpiel 2.0.
        action = bot.mcts_search(state).best_child().action
        assert action in state.legal_actions()
        state.apply_action(action)


@some_cases
def test_openspiels_is_mcts_plays(name: str, given: dict[str, Any]) -> None:
    game = load(name, given)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2, 4, random_state=np.random.RandomState(2))
    state = start(game)
    while not state.is_terminal() and len(state.history()) < 20:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_is_mcts_plays_a_whole_game_with_few_worlds() -> None:
    game = load("cablecar", {"seed": 3})
    chance = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        *(game, mcts.RandomRolloutEvaluator(1, chance), 1, 4), max_world_samples=2, random_state=chance
    )
    state = start(game)
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


def test_openspiels_environment_for_learners_plays() -> None:
    env = rl_environment.Environment(load("company", {"players": 3, "deals": 5}))
    env.seed(1)
    step = env.reset()
    size = env.observation_spec()["info_state"][0]
    chance = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        assert np.shape(step.observations["info_state"][player]) == (size,)
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
