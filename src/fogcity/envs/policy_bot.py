"""Trained policies as bots: for the arena, the terminal, the server, and as opponents of other learners."""

from __future__ import annotations

import importlib
import operator
from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

import numpy as np

from fogcity.bots.bot import Bot, Budget
from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes
from fogcity.core.options import Value
from fogcity.envs.encoding import Encoding
from fogcity.envs.game_encoding import Mask, Observation

Policy: TypeAlias = Callable[[Observation, Mask, np.random.Generator], int]


class PolicyBot(Bot):
    """A bot that plays by a trained policy: a function of an observation, a mask and a random number generator.

    The policy returns an action whose mask is 1. Observations and actions are those of the environments. A subclass has
    a `name`, and loads its policy in `load_policy`.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._encodings: dict[tuple[int, tuple[tuple[str, Value], ...]], Encoding] = {}
        self._policy = self.load_policy()

    @abstractmethod
    def load_policy(self) -> Policy:
        """The policy for `self.game`. It is loaded once for each bot, so this may read a file of weights."""

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:  # noqa: ARG002
        encoding = self._encoding(view)
        observation, mask = encoding.observe(view)
        action = operator.index(self._act(view, observation, mask.copy(), rng))
        if not 0 <= action < encoding.num_actions or not mask[action]:
            raise IllegalAction(f"the policy of {self.name} must choose an action whose mask is 1, not {action}")
        return encoding.code(view, action)

    def warm_up(self) -> None:
        """Ask for a move once: the first one often compiles or loads something."""
        rehearse(self)

    def _act(self, view: View, observation: Observation, mask: Mask, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The policy's action. Adapters of other kinds of policies override it."""
        return self._policy(observation, mask, rng)

    def _encoding(self, view: View) -> Encoding:
        """The encoding of games with as many seats and the same options as the game of this view."""
        seats, options = self.game.seats_of(view), self.game.options_of(view)
        key = seats, tuple(options.items())
        if key not in self._encodings:
            self._encodings[key] = Encoding(self.game, seats, **options)
        return self._encodings[key]


def rehearse(bot: Bot) -> None:
    """Let a bot choose its first action in a new game. Errors are ignored: they will happen again in a real game."""
    s = bot.game.deal(bot.game.seats[0])
    view = bot.game.view(s, bot.game.turn(s))
    with suppress(Exception):
        bot.choose(view, bot.game.legal(view), np.random.default_rng(0), Budget(seconds=None, playouts=1))


def policy_bot(policy: Policy | str, *, name: str, games: tuple[str, ...] = ()) -> type[PolicyBot]:
    """A class of bots that play by this policy, for these games (none: all).

    Instead of the policy you can pass the path of a factory, as `package.module:function`. It is imported when a bot is
    created. The function takes the game, and returns the policy.
    """

    def load_policy(self: PolicyBot) -> Policy:
        return _load(policy, self.game) if isinstance(policy, str) else policy

    return type("PolicyBot", (PolicyBot,), {"name": name, "games": games, "load_policy": load_policy})


def _load(path: str, game: Game) -> Policy:
    """The policy that the factory with this path makes for a game."""
    module, _, name = path.partition(":")
    if not module or not name:
        raise FogCityError(f"a factory of policies is named as package.module:function, not {path!r}")
    try:
        factory: Any = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise FogCityError(f"the factory of policies {path} cannot be loaded: {error}") from error
    made = factory(game)
    if not callable(made):
        raise FogCityError(f"{path} must return a policy, which is a function, not {type(made).__name__}")
    policy: Policy = made
    return policy
