"""Observations that a step changes in place, and packed ones, equal those that are written whole."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest

import fogcity
import fogcity.envs.gym
from fogcity.core.errors import FogCityError
from fogcity.envs import Batch, Encoding
from fogcity.envs.loops import OBSERVE
from tests.helpers import ROOT
from tests.helpers.cases import CASES, Case

ALL = [case for case in CASES if case.game.name in ("cablecar", "company", "ticket")]
FEW = [Case(fogcity.game("cablecar"), 3, {"hand": 2}), Case(fogcity.game("company"), 2, {}), ALL[-1]]


def batches(case: Case, count: int) -> list[Batch]:
    encoding = Encoding(case.game, case.seats, **case.options)
    both = [Batch(encoding, count), Batch(encoding, count, packed=True)]
    for batch in both:
        batch.deal(5)
    return both


def play_at_random(both: list[Batch], rng: np.random.Generator) -> None:
    actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in both[0].masks])
    for batch in both:
        batch.step(actions)


def packed(encoding: Encoding, observation: np.ndarray) -> bytes:
    """A packed observation as the documentation describes it."""
    parts = zip(encoding.parts, encoding.split(observation).values(), strict=True)
    return b"".join(
        (np.packbits(numbers, bitorder="little") if part.binary else numbers).tobytes() for part, numbers in parts
    )


def check(both: list[Batch]) -> None:
    """The observations in place are those of views, which are written whole."""
    plain, small = both
    encoding, game = plain.encoding, plain.encoding.game
    for n, s in enumerate(plain.states):
        view = game.view(s, game.turn(s))
        observation, mask = encoding.observe(view)
        assert plain.observations[n].tobytes() == observation.tobytes()
        assert plain.masks[n].tobytes() == small.masks[n].tobytes() == mask.tobytes()
        assert small.observations[n].tobytes() == packed(encoding, observation)
    assert (encoding.unpack(small.observations) == plain.observations).all()


@pytest.mark.parametrize("case", ALL, ids=str)
def test_after_every_step_observations_are_those_of_the_views(case: Case) -> None:
    both, rng, steps = batches(case, 1), np.random.default_rng(1), 0
    while steps < 40 or (case in FEW and steps < 130):  # long enough for new deals
        play_at_random(both, rng)
        check(both)
        steps += 1


@pytest.mark.parametrize("case", FEW, ids=str)
def test_observations_follow_states_that_others_have_changed(case: Case) -> None:
    """Bots play several moves between two observations; a caller may also put in other games."""
    both, rng = batches(case, 4), np.random.default_rng(2)
    for _ in range(60):
        play_at_random(both, rng)
        if rng.random() < 0.5:
            game, order = case.game, rng.permutation(4)
            for batch in both:
                batch.states[:] = batch.states[order]
            for n in range(4):
                for _ in range(rng.integers(3)):
                    s = both[0].states[n]
                    if len(game.legal(s)) and s["turns"] < 30:
                        game.play(s, int(rng.choice(game.legal(s))))
                both[1].states[n] = both[0].states[n]
            for batch in both:
                batch.step_unchecked(np.full(4, OBSERVE))
        check(both)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_is_hidden_changes_no_byte_of_changed_or_packed_observations(case: Case) -> None:
    game, rng = case.game, np.random.default_rng(3)
    real = batches(case, 1)
    for number in range(30):
        play_at_random(real, rng)
        told = batches(case, 1)
        s = real[0].states[0]
        seats = {game.turn(s), (game.turn(s) + 1) % case.seats}
        for seat in seats:
            guessed = game.guess(game.view(s, seat), number)
            for one, other in zip(real, told, strict=True):
                other.states[0] = guessed
                for mine, its in zip(one.observe(seat), other.observe(seat), strict=True):
                    assert mine.tobytes() == its.tobytes()
        for one, other in zip(real, told, strict=True):
            other.states[0] = game.guess(game.view(s, game.turn(s)), number)
            other.step_unchecked(np.full(1, OBSERVE))
            assert other.observations.tobytes() == one.observations.tobytes()


def test_compiled_and_interpreted_observations_agree() -> None:
    code = "from tests.envs.test_changes import digests; print(*digests())"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == digests()


def digests() -> list[str]:
    """Hashes of all observations and masks of a few games."""
    found = []
    for case in FEW:
        both, rng, told = batches(case, 1), np.random.default_rng(4), hashlib.sha256()
        for _ in range(30):
            play_at_random(both, rng)
            told.update(both[0].observations.tobytes() + both[1].observations.tobytes() + both[0].masks.tobytes())
        found.append(told.hexdigest())
    return found


# ---- what callers get


def test_observations_in_place_are_read_only() -> None:
    batch = Batch(Encoding("cablecar"), 1)
    envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=1, copy=False)
    for observations in (batch.observations, envs.reset(seed=1)[0]):
        with pytest.raises(ValueError, match="read-only"):
            observations[0, 0] = 1


def test_what_a_caller_writes_into_its_copy_changes_nothing() -> None:
    one, other = (gymnasium.make_vec("fogcity/CableCar-v0", num_envs=2) for _ in range(2))
    (_, info), (seen, _) = one.reset(seed=1), other.reset(seed=1)
    for _ in range(70):
        seen[:] = 99
        expected, *_, info_after = one.step(info["action_mask"].argmax(1))
        seen, *_ = other.step(info["action_mask"].argmax(1))
        assert (seen == expected).all()
        info = info_after


@pytest.mark.parametrize("repeat", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_of_a_batch_goes_on_by_itself(repeat) -> None:
    rng, batch = np.random.default_rng(1), Batch(Encoding("company"), 2)
    batch.deal(1)
    play_at_random([batch], rng)
    again = repeat(batch)
    before = batch.observations.tobytes()
    play_at_random([again], rng)
    assert batch.observations.tobytes() == before
    for n in range(2):
        assert again.observations[n].tobytes() == again.observe(int(again.turns[n]), n)[0].tobytes()


def test_a_packed_vector_unpacks_to_the_other() -> None:
    both = [gymnasium.make_vec("fogcity/Company-v0", num_envs=3, packed=one) for one in (False, True)]
    for step in range(40):
        if step == 0:
            (seen, info), (small, _) = (envs.reset(seed=3) for envs in both)
        else:
            (seen, *_, info), (small, *_) = (envs.step(info["action_mask"].argmax(1)) for envs in both)
        assert both[1].observation_space.contains(small)
        assert (both[1].unwrapped.encoding.unpack(small) == seen).all()


def test_packing_takes_a_quarter_of_the_memory() -> None:
    sizes = {name: Encoding(name) for name in ("cablecar", "company", "ticket")}
    assert all(4 * e.packed_size <= e.size * 1.1 for e in sizes.values()), {n: e.packed_size for n, e in sizes.items()}


def test_only_packed_observations_are_unpacked() -> None:
    encoding = Encoding("cablecar")
    with pytest.raises(FogCityError, match=f"packed observations are {encoding.packed_size} bytes"):
        encoding.unpack(np.zeros((2, encoding.size), np.uint8))
