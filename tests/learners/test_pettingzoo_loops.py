"""The loops of PettingZoo's tutorials: agents in turn, wrappers, and a learner of sb3-contrib that plays itself."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from pettingzoo.utils import BaseWrapper, wrappers
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from fogcity.envs import cablecar_v0, company_v0, ticket_v0


@pytest.mark.parametrize(("module", "seats"), [(cablecar_v0, 2), (company_v0, 4), (ticket_v0, 3)])
def test_agents_act_in_turn_by_their_masks(module, seats):
    env = module.env(seats=seats, rewards="margin")
    env.reset(seed=42)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            assert observation["action_mask"][action]
        env.step(action)
    scores = env._batch.scores[0]
    assert list(got.values()) == [points - max(np.delete(scores, seat)) for seat, points in enumerate(scores)]
    env.close()


def test_the_usual_wrappers_change_no_game():
    plain = cablecar_v0.raw_env()
    wrapped = wrappers.TerminateIllegalWrapper(cablecar_v0.raw_env(), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    seen = []
    for env in (plain, wrapped):
        env.reset(seed=3)
        rng, steps = np.random.default_rng(1), []
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            steps.append((agent, observation["observation"].tobytes(), reward, over))
            env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        seen.append(steps)
    assert seen[0] == seen[1]


class OneLearner(BaseWrapper, gymnasium.Env):
    """All agents as one learner: it acts for the agent to act. Observations come without their masks."""

    def __init__(self, env):
        super().__init__(env)
        self.chosen = []

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        self.observation_space = super().observation_space(self.possible_agents[0])["observation"]
        self.action_space = super().action_space(self.possible_agents[0])
        return self.observe(self.agent_selection), {}

    def step(self, action):
        self.chosen.append(bool(self.action_mask()[action]))
        super().step(int(action))
        return super().last()

    def observe(self, agent):
        return super().observe(agent)["observation"]

    def action_mask(self):
        return super().observe(self.agent_selection)["action_mask"]


def test_a_learner_of_sb3_contrib_plays_itself():
    env = OneLearner(cablecar_v0.env())
    env.reset(seed=1)
    masked = ActionMasker(env, OneLearner.action_mask)
    model = MaskablePPO("MlpPolicy", masked, n_steps=128, batch_size=128, n_epochs=2, seed=1, device="cpu")
    model.learn(512)
    assert len(env.chosen) == 512
    assert all(env.chosen), "no illegal action"
    assert len(model.ep_info_buffer) >= 4
    assert np.isfinite(model.logger.name_to_value["train/loss"])

    game = cablecar_v0.raw_env()  # an illegal action is an error here
    game.reset(seed=2)
    for agent in game.agent_iter():
        observation, _, over, _, _ = game.last()
        action = None
        if not over and agent == "player_0":
            action = int(model.predict(observation["observation"], action_masks=observation["action_mask"])[0])
        elif not over:
            action = game.action_space(agent).sample(observation["action_mask"])
        game.step(action)
    assert not game.agents
