"""Games of other packages: every interface has them, even if they bring no encoding."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from typing import ClassVar

import numpy as np
import pytest

import fogcity
import fogcity.envs
from fogcity.core.errors import FogCityError
from fogcity.envs import Batch, Encoding
from fogcity.envs.encoding import find_encoding
from fogcity.envs.view_encoding import ViewEncoding
from fogcity.games.cablecar import encoding as cablecar
from fogcity.games.cablecar.game import CableCar
from fogcity.games.ticket import encoding as ticket
from fogcity.games.ticket.game import TicketToRide


class PlainCableCar(CableCar):
    """A game that brings its rules and nothing else."""

    name = "plain_car"
    parts: ClassVar[dict[str, str]] = {}


class BoundedCableCar(PlainCableCar):
    longest_game = 118
    widest_margin = 480


class PlainTicket(TicketToRide):
    """A game without an encoding that breaks ties in its own way."""

    name = "plain_ticket"
    parts: ClassVar[dict[str, str]] = {}


@pytest.fixture(scope="module")
def plain() -> Encoding:
    return Encoding(PlainCableCar(), 2)


# ---- without an encoding


def test_without_an_encoding_an_observation_is_the_bytes_of_a_view(plain):
    batch = Batch(plain, 2)
    batch.deal(3)
    rng = np.random.default_rng(0)
    for _ in range(50):
        for n in range(2):
            seat = int(batch.turns[n])
            assert batch.observations[n].tobytes() == plain.game.view(batch.states[n], seat).tobytes()
            other, mask = batch.observe(1 - seat, n)
            assert other.tobytes() == plain.game.view(batch.states[n], 1 - seat).tobytes()
            assert not mask.any()
        batch.step([int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks])


def test_without_an_encoding_actions_are_the_codes_of_the_rules(plain):
    batch = Batch(plain, 1)
    batch.deal(3)
    legal = plain.game.legal(batch.states[0]).tolist()
    assert np.flatnonzero(batch.masks[0]).tolist() == legal
    assert [plain.code(batch.states[0], action) for action in legal] == legal
    assert [plain.action(batch.states[0], code) for code in legal] == legal


@pytest.mark.parametrize("rewards", ["win", "rank", "margin"])
def test_without_an_encoding_rewards_are_those_of_the_game_with_one(plain, rewards):
    full = Encoding("cablecar")
    batches = [Batch(encoding, 1, rewards=rewards, autoreset=False) for encoding in (plain, full)]
    for batch in batches:
        batch.deal(5)
    while batches[0].turns[0] >= 0:
        code = plain.game.legal(batches[0].states[0])[0]
        batches[0].step([code])
        batches[1].step([full.action(batches[1].states[0], int(code))])
    assert batches[0].scores.tolist() == batches[1].scores.tolist()
    assert batches[0].rewards.tolist() == batches[1].rewards.tolist()


def test_a_log_says_once_that_a_game_brings_no_encoding(caplog):
    class Silent(PlainCableCar):
        name = "silent"

    with caplog.at_level(logging.WARNING):
        Encoding(Silent())
        Encoding(Silent(), 3)
        Encoding("cablecar")
    assert [record.message for record in caplog.records] == [
        "silent brings no encoding: its observations are the bytes of views, its actions the rules' codes"
    ]


def test_a_game_declares_its_bounds_or_an_error_names_what_is_missing(plain):
    bounded = Encoding(BoundedCableCar())
    assert (bounded.longest_game, bounded.widest_margin) == (118, 480)
    for name in ("longest_game", "widest_margin"):
        with pytest.raises(FogCityError, match=f"plain_car must declare `{name}`"):
            getattr(plain, name)


def test_a_game_that_breaks_ties_needs_an_encoding():
    with pytest.raises(FogCityError, match="plain_ticket has its own way to find the winners"):
        Encoding(PlainTicket())


def test_a_game_that_breaks_ties_can_bring_just_that():
    class TieBreaking(ViewEncoding):
        rank = ticket.rank

    assert TieBreaking(PlainTicket()).kernels.rank is ticket.rank


# ---- names


def test_names_of_environments_follow_from_names_of_games():
    names = [find_encoding(game).env_name for game in (PlainCableCar(), *map(fogcity.game, fogcity.games()[:3]))]
    assert names == ["PlainCar", "CableCar", "Company", "Ticket"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cablecar_v1", "the environment of cablecar is cablecar_v0"),
        ("chess_v0", "no attribute 'chess_v0'"),
        ("cablecar", "no attribute 'cablecar'"),
    ],
)
def test_there_are_no_other_modules(name, text):
    with pytest.raises(AttributeError, match=text):
        getattr(fogcity.envs, name)


def test_games_with_the_same_kernels_share_the_compiled_loops():
    assert Encoding("cablecar").loops is Encoding("company", 4, hand=2).loops
    assert Encoding("cablecar").loops is not Encoding("ticket").loops


@pytest.mark.parametrize(("module", "game"), [(cablecar, "cablecar"), (cablecar, "company"), (ticket, "ticket")])
def test_kernels_number_the_parts_as_they_are_declared(module, game):
    parts = Encoding(game).parts
    assert [getattr(module, part.name.upper()) for part in parts] == list(range(len(parts)))


# ---- installed

MODULE = """
from fogcity.games.cablecar.game import CableCar

class PlainCableCar(CableCar):
    name = "plain_car"
    parts = {}
    longest_game = 118
"""
PLAY = """
import gymnasium, numpy as np, pyspiel
import fogcity.envs.gym, fogcity.envs.openspiel
from fogcity.envs import plain_car_v0

env = plain_car_v0.env()
env.reset(seed=1)
rewards = []
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    rewards += [reward] if over else []
    env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))

single = gymnasium.make("fogcity/PlainCar-v0", opponents="tourist", seat=0).unwrapped
single.reset(seed=1)
over = False
while not over:
    _, _, over, _, info = single.step(int(single.action_masks().argmax()))

vector = gymnasium.make_vec("fogcity/PlainCar-v0", num_envs=2)
_, info = vector.reset(seed=1)
for _ in range(70):
    _, reward, over, _, info = vector.step(info["action_mask"].argmax(1))

game = pyspiel.load_game("python_fogcity_plain_car", {"seed": 1, "hand": 1})
state = game.new_initial_state()
state.apply_action(0)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert state.returns() == rewards, (state.returns(), rewards)
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
try:
    pyspiel.load_game("python_fogcity_plain_car", {"rewards": "margin"})
except Exception as error:
    assert "plain_car must declare `widest_margin`" in str(error), error
else:
    raise AssertionError("a margin without a bound")
print("played")
"""


def test_an_installed_game_is_played_through_every_interface(tmp_path):
    (tmp_path / "plain_car.py").write_text(MODULE)
    about = tmp_path / "plain_car-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: plain-car\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[fogcity.games]\nplain_car = plain_car:PlainCableCar\n")
    told = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout.splitlines()[-1:] == ["played"], told.stderr[-3000:]


# ---- Gymnasium finds the games

FIND = """
import gymnasium
env = gymnasium.make("fogcity.envs.gym:fogcity/CableCar-v0", render_mode="rgb_array")
env.reset(seed=1)
envs = gymnasium.make_vec("fogcity.envs.gym:fogcity/CableCar-v0", num_envs=2)
envs.reset(seed=1)
print(*(name for name in gymnasium.registry if name.startswith("fogcity/")))
"""


def test_gymnasium_imports_the_games_even_if_one_is_broken(tmp_path):
    about = tmp_path / "broken-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[fogcity.games]\nbroken = no_such_module:Broken\n")
    told = subprocess.run(
        [sys.executable, "-c", FIND],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    found = told.stdout.split()
    assert found == ["fogcity/CableCar-v0", "fogcity/Company-v0", "fogcity/Ticket-v0"], told.stderr[-3000:]
    assert "There is no environment for broken" in told.stderr
