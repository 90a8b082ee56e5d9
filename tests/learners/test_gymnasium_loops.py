"""A masked PPO in one loop over a Gymnasium vector, in the manner of CleanRL's scripts."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
import torch
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from torch import nn
from torch.distributions import Categorical

import fogcity.envs.gym  # noqa: F401 - registers the games

GAMES, STEPS, UPDATES, EPOCHS = 8, 64, 4, 2
NEVER = -1e9  # the logit of an illegal action
DEVICE = torch.device("cpu")


class Agent(nn.Module):
    """Logits of the actions, and the value, of an observation."""

    def __init__(self, envs):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(int(np.prod(envs.single_observation_space.shape)), 32), nn.Tanh())
        self.actor, self.critic = nn.Linear(32, envs.single_action_space.n), nn.Linear(32, 1)

    def forward(self, observations, masks, actions=None):
        hidden = self.body(observations.float() / 255)
        choice = Categorical(logits=self.actor(hidden).masked_fill(~masks, NEVER))
        actions = choice.sample() if actions is None else actions
        return actions, choice.log_prob(actions), choice.entropy(), self.critic(hidden)[:, 0]


class Training:
    """PPO, and what happened in it."""

    def __init__(self, envs):
        torch.manual_seed(1)
        self.envs, self.agent = envs, Agent(envs)
        self.adam = torch.optim.Adam(self.agent.parameters(), lr=1e-3, eps=1e-5)
        self.losses, self.games, self.chosen = [], [], []
        shape, actions = envs.single_observation_space.shape, envs.single_action_space.n
        self.observations = torch.zeros((STEPS, GAMES, *shape), dtype=torch.uint8)
        self.masks = torch.zeros((STEPS, GAMES, actions), dtype=torch.bool)
        self.actions = torch.zeros((STEPS, GAMES), dtype=torch.int64)
        self.logs, self.rewards, self.dones, self.values = (torch.zeros((STEPS, GAMES)) for _ in range(4))

    def run(self):
        seen, info = self.envs.reset(seed=1)
        done = np.zeros(GAMES, bool)
        for _ in range(UPDATES):
            for step in range(STEPS):
                self.observations[step] = torch.as_tensor(seen)
                self.masks[step] = torch.as_tensor(info["action_mask"]).bool()
                self.dones[step] = torch.as_tensor(done)
                with torch.no_grad():
                    found = self.agent(self.observations[step], self.masks[step])
                self.actions[step], self.logs[step], _, self.values[step] = found
                self.chosen.append((info["action_mask"], found[0].numpy(), done))
                seen, reward, terminated, truncated, info = self.envs.step(found[0].numpy())
                self.rewards[step] = torch.as_tensor(reward)
                done = np.logical_or(terminated, truncated)
                if "episode" in info:
                    ended = np.flatnonzero(info["_episode"])
                    results = zip(info["scores"][ended], info["episode"]["r"][ended], strict=True)
                    self.games += [(list(scores), float(gained)) for scores, gained in results]
            self.update(torch.as_tensor(seen), torch.as_tensor(info["action_mask"]).bool(), torch.as_tensor(done))

    def update(self, seen, masks, done):
        with torch.no_grad():
            later_value, later_done, advantage = self.agent(seen, masks)[3], done.float(), torch.zeros(GAMES)
        advantages = torch.zeros((STEPS, GAMES))
        for step in reversed(range(STEPS)):
            surprise = self.rewards[step] + later_value * (1 - later_done) - self.values[step]
            advantages[step] = advantage = surprise + 0.95 * (1 - later_done) * advantage
            later_value, later_done = self.values[step], self.dones[step]
        flat = [array.flatten(0, 1) for array in (self.observations, self.masks, self.actions, self.logs)]
        gains, returns = advantages.flatten(), (advantages + self.values).flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            for rows in torch.randperm(STEPS * GAMES).split(128):
                observations, legal, actions, logs = (array[rows] for array in flat)
                _, now, entropy, values = self.agent(observations, legal, actions)
                ratio = (now - logs).exp()
                policy = -torch.min(ratio * gains[rows], ratio.clamp(0.8, 1.2) * gains[rows]).mean()
                loss = policy + 0.5 * (values - returns[rows]).square().mean() - 0.01 * entropy.mean()
                self.adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.adam.step()
                self.losses.append(loss.item())


def make(mode):
    settings = {"opponents": "tourist", "rewards": "margin"}
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=GAMES, vectorization_mode=mode, **settings)
    return RecordEpisodeStatistics(envs)


@pytest.fixture(scope="module", params=["vector_entry_point", "sync"])
def training(request):
    found = Training(make(request.param))
    before = [weight.detach().clone() for weight in found.agent.parameters()]
    found.run()
    found.changed = [not torch.equal(*pair) for pair in zip(before, found.agent.parameters(), strict=True)]
    return found


def test_only_legal_actions_are_chosen(training):
    waits = training.envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    for masks, actions, done in training.chosen:
        playing = ~done if waits else np.ones(GAMES, bool)  # after the end of a game, such a vector ignores the action
        assert masks[np.arange(GAMES), actions][playing].all()
    assert len(training.chosen) == UPDATES * STEPS


def test_returns_are_the_margins_of_the_scores(training):
    assert len(training.games) >= 3 * GAMES
    assert all(gained in (one - other, other - one) for (one, other), gained in training.games)
    assert any(gained for _, gained in training.games)


def test_every_update_has_a_finite_loss(training):
    assert np.isfinite(training.losses).all()
    assert all(training.changed)
