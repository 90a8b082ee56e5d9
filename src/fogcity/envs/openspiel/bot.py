"""Bots and policies of OpenSpiel as bots of ours."""

from __future__ import annotations

import operator
from abc import abstractmethod
from typing import Any

import numpy as np

from fogcity.bots.bot import Bot, Budget
from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes
from fogcity.core.options import Value
from fogcity.envs.openspiel.game import GameState, SpielGame, spiel_game
from fogcity.envs.policy_bot import rehearse

Table = tuple[int, tuple[tuple[str, Value], ...]]  # players and options


class OpenSpielBot(Bot):
    """A bot that plays by a `pyspiel.Bot`, or by a policy with `action_probabilities`.

    A subclass has a `name`, and makes its agent in `load_agent`. For each move the agent gets a new state. It is made
    from the view alone: what is hidden is guessed, again for each move. So the agent cannot know more than a person in
    its seat. The state has no history, and its information state holds what the player sees now.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._games: dict[Table, SpielGame] = {}
        self._agents: dict[tuple[Table, int], tuple[Any, np.random.RandomState]] = {}

    @abstractmethod
    def load_agent(self, game: SpielGame, player: int, random: np.random.RandomState) -> Any:
        """The agent for a player of a game, whose parameters say how many players there are and which options apply.

        It is kept for later moves. Random numbers should come from `random`, which is seeded anew before each move:
        then the same seed gives the same game.
        """

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:  # noqa: ARG002
        table = self.game.seats_of(view), tuple(self.game.options_of(view).items())
        if table not in self._games:
            self._games[table] = spiel_game(self.game, table[0], dict(table[1]))
        game = self._games[table]
        state = game.state_from_view(view, int(rng.integers(2**63)))
        agent, random = self._agent(table, game, state.current_player())
        random.seed(int(rng.integers(2**32)))
        action = operator.index(_ask(agent, state, rng, self.name))
        if action not in state.legal_actions():
            raise IllegalAction(f"{self.name} must choose one of the legal actions of the state, not {action}")
        return game.setup.encoding.code(view, action)

    def warm_up(self) -> None:
        """Ask for a move once: the first one compiles the game for OpenSpiel."""
        rehearse(self)

    def _agent(self, table: Table, game: SpielGame, player: int) -> tuple[Any, np.random.RandomState]:
        key = table, player
        if key not in self._agents:
            random = np.random.RandomState(0)
            self._agents[key] = self.load_agent(game, player, random), random
        return self._agents[key]


def _ask(agent: Any, state: GameState, rng: np.random.Generator, name: str) -> int:
    """The action of a bot, or one drawn from the probabilities of a policy."""
    if hasattr(agent, "step"):
        action: int = agent.step(state)
        return action
    if not hasattr(agent, "action_probabilities"):
        kind = type(agent).__name__
        raise FogCityError(f"the agent of {name} must have `step`, or `action_probabilities`; a {kind} has neither")
    chances = dict(agent.action_probabilities(state))
    weights = np.array(list(chances.values()), np.float64)
    return int(list(chances)[int(rng.choice(len(weights), p=weights / weights.sum()))])
