"""OpenSpiel's own tests, on all games or those named as arguments. They set flags, so they need their own process."""

from __future__ import annotations

import sys
import unittest

import pyspiel
from absl import flags
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
from open_spiel.python.tests.games_sim_test import GamesSimTest

import fogcity
import fogcity.envs.openspiel


def suite() -> unittest.TestSuite:
    """The tests of the interface for each game, and a simulation with copies, pickles and serialised states."""
    found = unittest.TestSuite()
    for name in sys.argv[1:] or fogcity.games():
        about = {"game_name": f"python_fogcity_{name}", "game": pyspiel.load_game(f"python_fogcity_{name}")}
        kind = type(f"Api_{name}", (EnforceAPIOnPartialTreeBase,), about)
        found.addTests(map(kind, unittest.defaultTestLoader.getTestCaseNames(kind)))
        found.addTest(unittest.FunctionTestCase(lambda game=about["game"]: GamesSimTest().sim_game(game)))
    return found


if __name__ == "__main__":
    flags.FLAGS([sys.argv[0]])
    result = unittest.TextTestRunner(verbosity=2).run(suite())
    sys.stdout.write(f"{result.testsRun} run\n")
    sys.exit(not result.wasSuccessful())
