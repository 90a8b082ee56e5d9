"""Stable-Baselines3 and sb3-contrib train on the environments as they are."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3 import DQN, PPO
from stable_baselines3.common.buffers import ReplayBuffer
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv, VecMonitor

import fogcity
from fogcity.core.errors import IllegalAction
from fogcity.envs.sb3 import GameVecEnv

CABLE_CAR = "fogcity.envs.gym:fogcity/CableCar-v0"
SMALL = {"device": "cpu", "seed": 1, "policy_kwargs": {"net_arch": [32]}}


class Games(BaseCallback):
    """Collects the results of all games of a training, and what each step was told."""

    def __init__(self):
        super().__init__()
        self.ended = []

    def _on_step(self):
        infos, dones = self.locals["infos"], self.locals["dones"]
        self.ended += [info for info, done in zip(infos, dones, strict=True) if done]
        assert all("scores" not in info for info, done in zip(infos, dones, strict=True) if not done)
        return True


def margin(info):
    """How far the learner was ahead of the other player at the end of a game."""
    own, other = info["scores"][info["seat"]], info["scores"][1 - info["seat"]]
    return own - other


def legal_at_random(masks, rng):
    return np.where(masks, rng.random(masks.shape), -1).argmax(1)


# ---- one game in each environment


@pytest.mark.parametrize("name", ["CableCar", "Company", "Ticket"])
def test_stable_baselines_has_no_complaints(name):
    check_env(gymnasium.make(f"fogcity.envs.gym:fogcity/{name}-v0", opponents="tourist").unwrapped)


def test_ppo_learns_to_avoid_illegal_actions():
    envs = make_vec_env(
        CABLE_CAR,
        n_envs=4,
        env_kwargs={"opponents": "tourist"},
        wrapper_class=lambda env: TransformReward(env, lambda reward: reward + 1),  # each legal action brings 1
    )
    model = PPO("MlpPolicy", envs, n_steps=128, batch_size=128, n_epochs=4, learning_rate=3e-3, **SMALL)
    lengths = []
    for _ in range(8):
        model.learn(512)
        lengths.append(np.mean([game["l"] for game in model.ep_info_buffer]))
    assert lengths[-1] > 1.4 * lengths[0], lengths
    assert np.isfinite(model.logger.name_to_value["train/loss"])


def test_maskable_ppo_plays_only_legal_actions():
    envs = make_vec_env(CABLE_CAR, n_envs=2, env_kwargs={"opponents": "tourist", "rewards": "margin"})
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=64, n_epochs=2, **SMALL)
    games = Games()
    model.learn(512, games)
    assert len(games.ended) > 10
    assert not any("illegal" in info for info in games.ended)
    assert [info["episode"]["r"] for info in games.ended] == [margin(info) for info in games.ended]
    assert np.isfinite(model.logger.name_to_value["train/loss"])


def test_environments_in_processes_of_their_own():
    envs = make_vec_env(CABLE_CAR, n_envs=2, seed=5, env_kwargs={"opponents": "tourist"}, vec_env_cls=SubprocVecEnv)
    try:
        observations = envs.reset()
        for number in range(2):
            alone = gymnasium.make(CABLE_CAR, opponents="tourist").unwrapped
            assert (observations[number] == alone.reset(seed=5 + number)[0]).all()
            assert (get_action_masks(envs)[number] == alone.action_masks()).all()
    finally:
        envs.close()


def test_games_are_rendered_as_pixels():
    envs = make_vec_env(CABLE_CAR, n_envs=2, seed=5, env_kwargs={"opponents": "tourist", "render_mode": "rgb_array"})
    envs.reset()
    first, second = envs.get_images()
    assert (first.dtype, first.ndim, first.shape[2]) == (np.uint8, 3, 3)
    both = envs.render()
    assert (both[: first.shape[0], : first.shape[1]] == first).all()
    envs.step(legal_at_random(get_action_masks(envs), np.random.default_rng(1)))
    assert (envs.get_images()[1] != second).any()


def test_a_replay_buffer_has_the_games_that_were_played():
    envs = make_vec_env(CABLE_CAR, n_envs=1, env_kwargs={"opponents": "tourist"})
    model = DQN("MlpPolicy", envs, learning_starts=50, buffer_size=300, **SMALL)
    model.learn(200)
    again = gymnasium.make(CABLE_CAR, opponents="tourist").unwrapped
    seen, _ = again.reset(seed=SMALL["seed"])
    buffer, games = model.replay_buffer, 0
    for step in range(200):
        assert (buffer.observations[step, 0] == seen).all()
        seen, reward, over, _, _ = again.step(int(buffer.actions[step, 0, 0]))
        assert (buffer.next_observations[step, 0] == seen).all()
        assert (buffer.rewards[step, 0], buffer.dones[step, 0]) == (reward, over)
        if over:
            games += 1
            seen, _ = again.reset()
    assert games > 10
    assert all(torch.isfinite(weight).all() for weight in model.q_net.parameters())


# ---- many games in one array


@pytest.fixture
def many():
    return GameVecEnv("cablecar", 16, opponents="tourist", rewards="margin")


def test_maskable_ppo_trains_on_many_games_at_once(many, tmp_path):
    games = Games()
    model = MaskablePPO("MlpPolicy", VecMonitor(many), n_steps=64, batch_size=256, n_epochs=2, **SMALL)
    model.learn(2048, games)
    assert len(games.ended) > 40
    assert {info["seat"] for info in games.ended} == {0, 1}
    assert [info["episode"]["r"] for info in games.ended] == [margin(info) for info in games.ended]
    assert np.isfinite(model.logger.name_to_value["train/loss"])
    returns, lengths = evaluate_policy(model, VecMonitor(many), 20, return_episode_rewards=True)
    assert len(returns) == 20
    assert all(30 <= length <= 60 for length in lengths), "whole games"

    model.save(tmp_path / "model.zip")
    loaded = MaskablePPO.load(tmp_path / "model.zip", device="cpu")
    seen, masks = many.reset(), many.action_masks()
    chosen, again = (one.predict(seen, action_masks=masks, deterministic=True)[0] for one in (model, loaded))
    assert (chosen == again).all()
    assert masks[np.arange(16), chosen].all()


def test_a_buffer_keeps_what_each_step_of_many_games_returned(many):
    buffer = ReplayBuffer(50 * 16, many.observation_space, many.action_space, "cpu", n_envs=16)
    rng, seen, kept = np.random.default_rng(1), many.reset(), []
    for _ in range(50):
        actions = legal_at_random(many.action_masks(), rng)
        after, rewards, ended, infos = many.step(actions)
        buffer.add(seen, after, actions, rewards, ended, infos)
        kept.append((seen.tobytes(), after.tobytes(), rewards.tobytes()))
        seen = after
    for step, (before, later, rewards) in enumerate(kept):
        assert buffer.observations[step].tobytes() == before
        assert buffer.next_observations[step].tobytes() == later
        assert buffer.rewards[step].tobytes() == rewards
    assert len({before for before, _, _ in kept}) == 50, "each step has its own observations"


def test_many_games_are_dealt_from_the_seed(many):
    many.seed(7)
    many.reset()
    game = fogcity.game("cablecar")
    firsts = [number for number in range(16) if many.reset_infos[number]["seat"] == 0]
    for number in firsts:  # in the others a bot has played already
        assert many.games.batch.states[number].tobytes() == game.deal(2, 7 + number).tobytes()
    assert len(firsts) == 8
    once = many.games.batch.states.tobytes()
    many.reset()
    assert many.games.batch.states.tobytes() != once, "a seed counts for one reset"


def test_many_games_have_masks_and_no_other_method(many):
    many.reset()
    assert is_masking_supported(many)
    assert (get_action_masks(many) == many.games.batch.masks).all()
    assert [mask.tolist() for mask in many.env_method("action_masks", indices=[3, 1])] == (
        many.games.batch.masks[[3, 1]].astype(bool).tolist()
    )
    assert many.get_attr("render_mode", indices=2) == [None]
    assert many.env_is_wrapped(VecMonitor) == [False] * 16
    with pytest.raises(AttributeError, match="only the method action_masks"):
        many.env_method("render")
    with pytest.raises(AttributeError, match="cannot be set"):
        many.set_attr("copy", False)


def test_an_illegal_action_in_one_of_many_games_is_an_error(many):
    many.reset()
    with pytest.raises(IllegalAction, match="see the mask"):
        many.step(many.action_masks().argmin(1))
