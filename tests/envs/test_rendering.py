"""Rendering: the board as pixels, as the learner may see it."""

from __future__ import annotations

import sys
from copy import copy

import gymnasium
import numpy as np
import pytest
import resvg_py
from gymnasium.error import DependencyNotInstalled, ResetNeeded

import fogcity
import fogcity.envs.gym
from fogcity.core.errors import BadOption
from fogcity.core.picture import draw
from fogcity.core.svg import element
from fogcity.envs.rendering import rgb_array

each_env = pytest.mark.parametrize("name", ["CableCar", "Company", "Ticket"])


def make(name="CableCar", **settings):
    return gymnasium.make(f"fogcity/{name}-v0", **{"render_mode": "rgb_array", **settings})


@each_env
def test_the_board_is_rendered_as_pixels(name):
    env = make(name)
    env.reset(seed=1)
    pixels = env.render()
    assert (pixels.dtype, pixels.ndim, pixels.shape[1:]) == (np.uint8, 3, (640, 3))
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20


def test_a_move_changes_the_pixels():
    env = make()
    _, info = env.reset(seed=1)
    before = env.render()
    env.step(int(info["action_mask"].argmax()))
    assert (env.render() != before).any()


@each_env
def test_the_learner_sees_the_picture_of_its_view(name):
    env = make(name, seat=0).unwrapped
    env.reset(seed=1)
    game = env.encoding.game
    picture = draw(game, game.view(game.deal(2, seed=1), 0), letters=False)
    assert (env.render() == rgb_array(picture)).all()


def test_pixels_are_those_of_the_picture():
    expected = np.random.default_rng(1).integers(0, 256, (24, 16, 3), np.uint8)
    expected[8:16] = expected[8]  # rows and columns of one colour are stored in another way
    expected[:, 8:12] = expected[:, 8:9]
    dots = [
        element("rect", x=x, y=y, width=1, height=1, fill="#" + expected[y, x].tobytes().hex())
        for y in range(24)
        for x in range(16)
    ]
    size = {"width": 16, "height": 24, "shape_rendering": "crispEdges"}
    assert (rgb_array(element("svg", *dots, xmlns="http://www.w3.org/2000/svg", **size)) == expected).all()


# ---- the order of calls


def test_rendering_needs_a_game():
    for mode in ("ansi", "rgb_array"):
        env = make(render_mode=mode).unwrapped
        with pytest.raises(ResetNeeded, match="call reset before render"):
            env.render()


def test_rendering_needs_a_mode():
    env = make(render_mode=None).unwrapped
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render needs a render_mode"):
        assert env.render() is None


def test_other_modes_are_refused():
    with pytest.raises(BadOption, match="ansi or rgb_array"):
        fogcity.envs.gym.SeatEnv("cablecar", render_mode="film")


def test_pixels_without_a_renderer_are_an_error_that_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = make()
    env.reset(seed=1)
    with pytest.raises(DependencyNotInstalled, match="pip install resvg-py"):
        env.render()


def test_a_game_that_draws_no_board_and_has_no_fonts_warns(monkeypatch):
    def without_fonts(*, svg_string, skip_system_fonts):
        return svg_to_bytes(svg_string=svg_string, skip_system_fonts=True)

    svg_to_bytes = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", without_fonts)
    game = copy(fogcity.game("cablecar"))
    game.parts = {"encoding": game.parts["encoding"]}
    env = fogcity.envs.gym.SeatEnv(game, opponents="tourist", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="no fonts"):
        env.render()
