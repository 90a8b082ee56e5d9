"""OpenSpiel's own tree search as a bot of ours.

    pip install 'fogcity[openspiel]'
    fogcity benchmark examples/openspiel_mcts.py:MctsBot --quick --game cablecar --track '*/2/*'
    fogcity arena cablecar examples/openspiel_mcts.py:MctsBot tourist --games 20

`MctsBot` searches one guess of what is hidden as if it knew it, and `IsMctsBot` draws a new guess for each simulation.
Both play out at random. The environment variable SIMULATIONS says how many simulations a move may take.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from fogcity.envs.openspiel import OpenSpielBot

SIMULATIONS = int(os.environ.get("SIMULATIONS", "50"))
UCT = 1.4


class MctsBot(OpenSpielBot):
    """Monte Carlo tree search on one guess."""

    name = "openspiel-mcts"

    def load_agent(self, game: Any, _player: int, random: np.random.RandomState) -> Any:
        """A search that plays out at random."""
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        return mcts.MCTSBot(game, UCT, SIMULATIONS, evaluator, random_state=random)


class IsMctsBot(OpenSpielBot):
    """Information-set Monte Carlo tree search."""

    name = "openspiel-ismcts"

    def load_agent(self, game: Any, _player: int, random: np.random.RandomState) -> Any:
        """A search that plays out at random, and guesses what is hidden before each simulation."""
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        bot = ismcts.ISMCTSBot(game, evaluator, UCT, SIMULATIONS, random_state=random)
        # Without this, it guesses from random numbers of its own, and no game could be repeated.
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
        return bot
