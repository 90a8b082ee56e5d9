"""PettingZoo and Gymnasium: their own checks pass, and the same seed is the same game everywhere."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pettingzoo.test
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import fogcity.envs.gym
from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.envs import cablecar_v0, company_v0, ticket_v0

MODULES = {"cablecar": cablecar_v0, "company": company_v0, "ticket": ticket_v0}
each_game = pytest.mark.parametrize("game", MODULES)
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")  # it has a mask


@pytest.fixture
def warned():
    """No warnings are allowed, except those about observations with masks."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        yield
    assert [str(one.message) for one in found if not str(one.message).startswith(USUAL)] == []


# ---- PettingZoo


@each_game
@pytest.mark.usefixtures("warned")
def test_pettingzoo_has_no_complaints(game):
    seats = {"cablecar": 2, "company": 6, "ticket": 3}[game]
    pettingzoo.test.api_test(MODULES[game].env(seats), num_cycles=60)
    pettingzoo.test.seed_test(lambda: MODULES[game].env(seats), num_cycles=30)


def play(env, rng, steps=10**6):
    """Act at random; gives all that the agents saw."""
    seen = []
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, over))
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        if len(seen) == steps:
            break
    return seen


@each_game
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_copies_go_on_with_the_very_same_game(game, twin):
    env = MODULES[game].env()
    env.reset(seed=5)
    play(env, np.random.default_rng(0), steps=20)
    other = twin(env)
    assert play(env, np.random.default_rng(1)) == play(other, np.random.default_rng(1))
    env.reset()
    other.reset()
    assert play(env, np.random.default_rng(2)) == play(other, np.random.default_rng(2)), "and with the next one, too"


def test_an_agent_that_is_not_to_act_sees_a_view_and_has_no_legal_action():
    env = ticket_v0.raw_env(3)
    env.reset(seed=1)
    seen = env.observe("player_2")
    assert seen["action_mask"].sum() == 0
    assert env.observation_space("player_2").contains(seen)
    with pytest.raises(IllegalAction, match="see the action mask"):
        env.step(0)


def test_an_illegal_action_loses_the_game_or_is_an_error():
    env = company_v0.env(3)
    with pytest.raises(FogCityError, match="reset the environment first"):
        env.last()
    env.reset(seed=1)
    env.step(10**6)
    ends = {}
    for agent in env.agent_iter():
        ends[agent] = env.last()[1:3]
        env.step(None)
    assert ends == {"player_0": (-1.0, True), "player_1": (0.5, True), "player_2": (0.5, True)}
    with pytest.raises(BadOption, match="raise or lose"):
        company_v0.env(illegal="win")


def test_a_game_is_rendered_as_its_position():
    env = cablecar_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "seats 2" in env.render()
    with pytest.raises(BadOption, match="ansi or human"):
        cablecar_v0.env(render_mode="film")


# ---- Gymnasium


@pytest.mark.usefixtures("warned")
@pytest.mark.parametrize("name", ["CableCar", "Company", "Ticket"])
def test_gymnasium_has_no_complaints(name):
    check_env(gymnasium.make(f"fogcity/{name}-v0", opponents=["conductor"]).unwrapped)


def test_one_seat_against_bots_is_a_game():
    env = gymnasium.make("fogcity/CableCar-v0", opponents=["tourist", "conductor"], seats=3, seat=1).unwrapped
    observation, info = env.reset(seed=3)
    rng, steps, over = np.random.default_rng(0), 0, False
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        observation, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert env.observation_space.contains(observation)
        assert not cut
        assert over or reward == 0
        steps += 1
    assert 20 <= steps <= 40
    assert reward in (1.0, -0.5, 0.25)
    assert len(info["scores"]) == 3


def test_an_illegal_action_loses():
    env = gymnasium.make("fogcity/CableCar-v0").unwrapped
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("rewards", ["win", "rank", "margin"])
def test_no_lost_game_costs_more_than_an_illegal_action(rewards):
    env = gymnasium.make("fogcity/CableCar-v0", rewards=rewards, seat=0).unwrapped
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, lost, over, _, info = env.step(int(info["action_mask"].argmax()))
    _, info = env.reset(seed=1)
    illegal = env.step(int(info["action_mask"].argmin()))[1]
    assert illegal <= lost < 0


@pytest.mark.parametrize("rewards", ["win", "margin"])
def test_no_lost_game_costs_more_than_an_illegal_action_in_pettingzoo(rewards):
    env = cablecar_v0.env(3, rewards=rewards)
    env.reset(seed=1)
    env.step(10**6)
    lowest = env.encoding.lowest_reward(rewards)
    assert list(env.rewards.values()) == [lowest, -lowest / 2, -lowest / 2]


def test_after_an_illegal_action_the_game_is_over():
    env = gymnasium.make("fogcity/CableCar-v0").unwrapped
    _, info = env.reset(seed=1)
    legal, wrong = int(info["action_mask"].argmax()), int(info["action_mask"].argmin())
    _, _, _, _, info = env.step(wrong)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(legal)
    env.reset(seed=1)
    assert env.step(legal)[2] is False


def test_after_the_end_of_a_game_a_step_needs_a_reset():
    env = gymnasium.make("fogcity/CableCar-v0", opponents="tourist").unwrapped
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(0)


@pytest.mark.parametrize("opponents", [None, ["tourist"], ["conductor"]])
def test_many_games_at_once(opponents):
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=16, opponents=opponents)
    observations, info = envs.reset(seed=4)
    rng, rewards = np.random.default_rng(0), []
    for _ in range(150):
        actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(1)
        observations, reward, over, cut, info = envs.step(actions)
        assert envs.observation_space.contains(observations)
        assert not cut.any()
        assert not reward[~over].any()
        assert (abs(info["rewards"]).sum(1) > 0).tolist() == (reward != 0).tolist(), (
            "what all got in this step, and no other"
        )
        rewards += reward[over].tolist()
    assert len(rewards) > 16
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    if opponents == ["conductor"]:
        assert np.mean(rewards) < -0.8
    with pytest.raises(IllegalAction):
        envs.step(np.full(16, 73))


def test_a_vector_follows_from_its_seed_bots_and_all():
    runs = []
    for _ in range(2):
        envs = gymnasium.make_vec("fogcity/Ticket-v0", num_envs=4, opponents="tourist", seats=3)
        _, info = envs.reset(seed=9)
        seen = b""
        for _ in range(60):
            observations, reward, _, _, info = envs.step(info["action_mask"].argmax(1))
            seen += observations.tobytes() + reward.tobytes()
        runs.append(seen)
    assert runs[0] == runs[1]


def test_bots_that_take_time_play_one_game_only():
    with pytest.raises(BadOption, match="only bots that need no time"):
        gymnasium.make_vec("fogcity/CableCar-v0", num_envs=2, opponents="gripman:easy")
    with pytest.raises(BadOption, match="3 seats need 2 opponents"):
        gymnasium.make("fogcity/CableCar-v0", seats=3, opponents=["tourist"] * 3)
    env = gymnasium.make("fogcity/CableCar-v0", opponents="gripman:20p", seat=1).unwrapped
    env.reset(seed=1)
    assert env.step(int(env.action_masks().argmax()))[2] is False


# ---- everywhere


@each_game
def test_the_same_seed_is_the_same_game_everywhere(game):
    rng = np.random.default_rng(2)
    aec = MODULES[game].raw_env(3)
    aec.reset(seed=8)
    vector = fogcity.envs.gym.GameVectorEnv(game, 1, seats=3)
    observations, info = vector.reset(seed=8)
    while True:
        seen, _, over, _, _ = aec.last()
        if over:
            break
        assert seen["observation"].tobytes() == observations[0].tobytes()
        assert seen["action_mask"].tobytes() == info["action_mask"][0].tobytes()
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        aec.step(action)
        observations, _, ended, _, info = vector.step(np.array([action]))
    assert ended[0]
    assert info["rewards"][0].tolist() == list(aec.rewards.values())


def test_nothing_is_imported_before_it_is_wanted():
    code = (
        "import sys, fogcity.envs; sys.exit(bool({'gymnasium', 'pettingzoo', 'pyspiel', 'numba'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
