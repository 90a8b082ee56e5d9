"""Gymnasium vectors: what a step returns is kept, seeds are dealt as asked, and results belong to their step."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import fogcity
from fogcity.core.errors import BadOption, BadSeed
from fogcity.envs.gym import GameVectorEnv

both_ways = pytest.mark.parametrize("opponents", [None, "tourist"])


def first_legal(info):
    return info["action_mask"].argmax(1)


def snapshot(observations, info):
    return [observations.tobytes(), *(info[name].tobytes() for name in ("action_mask", "seat", "rewards", "scores"))]


# ---- copies


@both_ways
def test_a_replay_buffer_keeps_what_each_step_returned(opponents):
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=4, opponents=opponents)
    observations, info = envs.reset(seed=3)
    kept, expected = [(observations, info)], [snapshot(observations, info)]
    for _ in range(80):
        observations, _, _, _, info = envs.step(first_legal(info))
        kept.append((observations, info))
        expected.append(snapshot(observations, info))
    assert [snapshot(*one) for one in kept] == expected


def test_without_copies_the_arrays_stay_in_place():
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=2, copy=False)
    before, info = envs.reset(seed=3)
    masks = info["action_mask"]
    after, _, _, _, info = envs.step(first_legal(info))
    assert after is before
    assert info["action_mask"] is masks


# ---- results


@both_ways
def test_scores_are_those_of_the_games_that_ended_in_this_step(opponents):
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=4, opponents=opponents, rewards="margin")
    _, info = envs.reset(seed=3)
    ended = 0
    for _ in range(150):
        assert info["scores"].shape == (4, 2)
        _, _, over, _, info = envs.step(first_legal(info))
        assert not info["scores"][~over].any()
        margins = info["scores"][:, 0] - info["scores"][:, 1]
        assert margins.tolist() == info["rewards"][:, 0].tolist()
        ended += int(over.sum())
    assert ended > 4


@both_ways
def test_a_reset_brings_no_results(opponents):
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=4, opponents=opponents)
    _, info = envs.reset(seed=3)
    over = [False]
    while not any(over):
        _, _, over, _, info = envs.step(first_legal(info))
    _, info = envs.reset(seed=3)
    assert not info["scores"].any()
    assert not info["rewards"].any()


# ---- seeds


def states_of(envs):
    return [state.tobytes() for state in envs.batch.states]


def dealt(seed):
    return fogcity.game("cablecar").deal(2, seed).tobytes()


def test_a_list_of_seeds_deals_each_game_from_its_own():
    envs = GameVectorEnv("cablecar", 3)
    envs.reset(seed=[3, 5, 3])
    assert states_of(envs) == [dealt(3), dealt(5), dealt(3)]


def test_none_in_a_list_of_seeds_is_a_random_seed():
    envs = GameVectorEnv("cablecar", 3)
    envs.reset(seed=[3, None, None])
    one, *others = states_of(envs)
    assert one == dealt(3)
    envs.reset(seed=[3, None, None])
    assert len({*others, *states_of(envs)[1:]}) == 4


def test_later_games_in_a_row_depend_on_its_own_seed_only():
    seeds = {"one": [3, 5], "other": [3, 9]}
    rows = {}
    for name, seed in seeds.items():
        envs = GameVectorEnv("cablecar", 2, opponents="tourist")
        observations, info = envs.reset(seed=seed)
        rows[name], ended = [[], []], np.zeros(2, int)
        while ended.min() < 3:
            for row, seen in zip(rows[name], observations, strict=True):
                row.append(seen.tobytes())
            observations, _, over, _, info = envs.step(first_legal(info))
            ended += over
    length = min(len(rows["one"][0]), len(rows["other"][0]))
    assert rows["one"][0][:length] == rows["other"][0][:length]
    assert rows["one"][1][:length] != rows["other"][1][:length]


def test_rows_with_different_seeds_repeat_no_deal():
    envs = GameVectorEnv("cablecar", 2)
    _, info = envs.reset(seed=[3, 5])
    deals = states_of(envs)
    while len(deals) < 12:
        _, _, over, _, info = envs.step(first_legal(info))
        deals += [state for state, new in zip(states_of(envs), over, strict=True) if new]
    assert len(set(deals)) == len(deals)


def test_a_reset_without_a_seed_follows_from_the_list_before():
    runs = []
    for _ in range(2):
        envs = GameVectorEnv("cablecar", 2)
        envs.reset(seed=[3, 5])
        envs.reset()
        runs.append(states_of(envs))
    assert runs[0] == runs[1]


@pytest.mark.parametrize(
    ("seed", "error", "text"),
    [
        ([1, 2], BadOption, "3 games need 3 seeds, not 2"),
        ([1, 2, 3, None], BadOption, "3 games need 3 seeds, not 4"),
        ([1, 2, -3], BadSeed, "a seed is a whole number"),
        ([1, 2, "three"], BadSeed, "a seed is a whole number"),
    ],
)
def test_lists_of_seeds_that_make_no_sense(seed, error, text):
    with pytest.raises(error, match=text):
        GameVectorEnv("cablecar", 3).reset(seed=seed)
