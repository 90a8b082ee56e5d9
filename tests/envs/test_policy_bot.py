"""Trained policies as bots: they observe views as learners observe games, and play like all other bots."""

from __future__ import annotations

import re
import sys

import gymnasium
import numpy as np
import pytest

import fogcity
import fogcity.envs.gym
from fogcity.arena.settings import Settings
from fogcity.arena.tournament import RunOptions, run
from fogcity.bots.bot import Budget
from fogcity.bots.registry import find_bot
from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.envs import Batch, Encoding
from fogcity.envs.policy_bot import policy_bot
from fogcity.games.cablecar.game import CableCar
from tests.helpers import ROOT
from tests.helpers.arena import play_here

BUDGET = Budget(seconds=None, playouts=1)


class PlainCableCar(CableCar):
    """A game that brings no encoding."""

    name = "plain_car"
    parts = {}  # noqa: RUF012


# ---- observations from views


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cablecar", 2, {}),
        ("cablecar", 6, {"hand": 3, "rotation": True}),
        ("company", 4, {"hand": 2}),
        ("ticket", 3, {}),
        (PlainCableCar(), 2, {}),
    ],
)
def test_a_view_is_observed_as_the_game_behind_it(game, seats, options):
    encoding = Encoding(game, seats, **options)
    batch, rng = Batch(encoding, 1, autoreset=False), np.random.default_rng(1)
    batch.deal(4)
    while batch.turns[0] >= 0:
        for seat in range(seats):
            seen, mask = encoding.observe(encoding.game.view(batch.states[0], seat))
            expected, legal = batch.observe(seat)
            assert seen.tobytes() == expected.tobytes()
            assert mask.tobytes() == legal.tobytes()
            assert mask.any() == (seat == batch.turns[0])
        batch.step([int(rng.choice(np.flatnonzero(batch.masks[0])))])
    assert not encoding.observe(encoding.game.view(batch.states[0], 0))[1].any()


def test_an_encoding_observes_only_views_of_its_own_games():
    encoding, game = Encoding("cablecar", 2), fogcity.game("cablecar")
    s = game.deal(2)
    with pytest.raises(FogCityError, match="from the view of a seat"):
        encoding.observe(game.view(s, None))
    with pytest.raises(FogCityError, match="from the view of a seat"):
        encoding.observe(s)
    with pytest.raises(FogCityError, match="with 3 seats"):
        encoding.observe(game.view(game.deal(3), 0))
    with pytest.raises(FogCityError, match="'hand': 2"):
        encoding.observe(game.view(game.deal(2, hand=2), 0))
    other = fogcity.game("company")
    with pytest.raises(FogCityError, match="a view of cablecar"):
        encoding.observe(other.view(other.deal(2), 0))


# ---- bots


def last_legal(observation, mask, rng):
    return np.flatnonzero(mask)[-1]


@pytest.mark.parametrize("name", fogcity.games())
def test_a_policy_chooses_among_the_legal_actions_of_any_game(name):
    game = fogcity.game(name)
    bot = policy_bot(last_legal, name="last")(game)
    s, rng = game.deal(3, seed=1), np.random.default_rng(1)
    encoding = Encoding(game, 3)
    for _ in range(30):
        view = game.view(s, game.turn(s))
        action = bot.choose(view, game.legal(view), rng, BUDGET)
        assert encoding.action(view, action) == np.flatnonzero(encoding.observe(view)[1])[-1]
        game.play(s, action)


@pytest.mark.parametrize("wrong", [-1, 10**6, None])
def test_a_policy_must_follow_the_mask(wrong):
    game = fogcity.game("cablecar")
    view = game.view(game.deal(2), 0)
    bot = policy_bot(lambda _, mask, __: mask.argmin() if wrong is None else wrong, name="wrong")(game)
    with pytest.raises(IllegalAction, match="the policy of wrong must choose an action whose mask is 1"):
        bot.choose(view, game.legal(view), np.random.default_rng(1), BUDGET)


def test_a_policy_may_be_made_by_a_factory(tmp_path, monkeypatch):
    (tmp_path / "some_policies.py").write_text(
        "def load(game):\n    assert game.name == 'cablecar'\n    return lambda observation, mask, rng: mask.argmax()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game = fogcity.game("cablecar")
    bot = policy_bot("some_policies:load", name="made")(game)
    view = game.view(game.deal(2), 0)
    assert bot.choose(view, game.legal(view), np.random.default_rng(1), BUDGET) in game.legal(view)
    sys.modules.pop("some_policies")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("some_policies", "package.module:function"),
        ("no_such_module:load", "cannot be loaded"),
        ("fogcity:no_such_function", "cannot be loaded"),
        ("builtins:repr", "must return a policy"),
    ],
)
def test_a_factory_that_makes_no_policy_is_an_error(path, text):
    with pytest.raises(FogCityError, match=text):
        policy_bot(path, name="none")(fogcity.game("cablecar"))


def test_a_policy_for_one_game_plays_no_other():
    kind = policy_bot(last_legal, name="last", games=("cablecar",))
    with pytest.raises(BadOption, match="last plays cablecar, not ticket"):
        kind(fogcity.game("ticket"))


# ---- the bot in the documentation


@pytest.fixture
def linear(tmp_path):
    """The name of the bot that docs/environments.md shows, with weights beside it."""
    text = (ROOT / "docs/environments.md").read_text()
    code = next(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "class Linear" in block)
    encoding = Encoding("cablecar", 2)
    np.save(tmp_path / "weights.npy", np.random.default_rng(1).random((encoding.size, encoding.num_actions)))
    (tmp_path / "linear.py").write_text(code)
    return f"{tmp_path / 'linear.py'}:Linear"


def test_a_policy_plays_in_the_arena(linear):
    results = play_here(Settings("cablecar", [linear, "tourist"], games=6, seed="1", budget="1p"))
    assert len(results.rows) == 6
    assert not results.forfeits


def test_a_policy_plays_in_the_processes_of_the_arena(linear):
    settings = Settings("cablecar", [linear, "tourist"], games=4, seed="1")
    results = run(settings, None, RunOptions(cores=1, keep=False))
    assert len(results.rows) == 4
    assert not results.forfeits


def test_a_policy_is_the_opponent_of_a_learner(linear):
    env = gymnasium.make("fogcity/CableCar-v0", opponents=linear).unwrapped
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(env.action_masks().argmax()))
    assert len(info["scores"]) == 2


def test_a_policy_is_found_by_name(linear):
    assert find_bot(linear, fogcity.game("cablecar"), BUDGET).name == "linear"
