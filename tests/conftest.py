"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import fogcity

# Kernels are compiled in the first example of a test, so examples have no deadline.
settings.register_profile("fogcity", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("fogcity")


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile once, before any test starts a process that would find it needs to."""
    for name in fogcity.games():
        game = fogcity.game(name)
        game.warm_up()
        s = game.position(game.describe(game.deal()))
        game.scores(game.guess(game.view(s), 1))
