"""What all states of a game with the same parameters have in common."""

from __future__ import annotations

import math
import threading
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

import fogcity
from fogcity.core.errors import BadOption
from fogcity.core.options import Value
from fogcity.core.rng import check_int_seed
from fogcity.envs.encoding import Encoding, reward_kind
from fogcity.envs.game_encoding import Observation, Part

if TYPE_CHECKING:
    from fogcity.envs.openspiel.node import Node

MAX_DEALS = 1_000_000


class Scratch(threading.local):
    """The arrays that kernels write to, one set for each thread."""

    def __init__(self, e: Encoding, kind_of_reward: int) -> None:
        self.actions = np.zeros(1, np.int64)
        self.turns = np.zeros(1, np.int8)
        self.observations = np.zeros((1, e.size), np.uint8)
        self.observation: Observation = self.observations[0]
        self.masks = np.zeros((1, e.num_actions), np.int8)
        self.other_mask = np.zeros(e.num_actions, np.int8)
        self.rewards = np.zeros((1, e.seats), np.float32)
        self.view = e.game.blank()
        self.viewers = np.full(1, -1, np.int8)
        seeds, bots = np.zeros(1, np.uint64), np.zeros((1, e.seats), np.int8)
        scores, ended = np.zeros((1, e.seats), np.int64), np.zeros(1, np.uint8)
        self.step_arguments = (  # what `step_each` takes after the states
            *(self.view, e.game.blank(), self.viewers, e.template, e.blank, e.layout.table, self.observation),
            *(self.actions, seeds, kind_of_reward, False, bots, self.turns, self.observations, self.masks),
            *(self.rewards, scores, ended, *e.game.fixed),
        )
        self.observed: tuple[Node | None, int] = (None, 0)  # the node and player that `observation` shows
        self.texts: dict[bytes, str] = {}  # information states by their digests
        # each seat's last tensor, as bytes and as floats
        self.tensors = [(np.zeros(e.size, np.uint8), [0.0] * e.size) for _ in range(e.seats)]


class Setup:
    """A game with its parameters. Games with the same parameters share one, and so do their copies and pickles."""

    def __init__(self, name: str, parameters: tuple[tuple[str, Any], ...], board: object = None) -> None:
        """`board` is a loaded board. Otherwise the parameters may name the file of one."""
        given = dict(parameters)
        self.key = (name, parameters, board)
        self.deals = _integer("deals", given["deals"], 1, MAX_DEALS)
        self.seed = check_int_seed(given["seed"])
        self.rewards = str(given["rewards"])
        options: dict[str, Value] = {option: given[option] for option in fogcity.game(name).options}
        board = given.get("board") or None if board is None else board
        self.encoding = e = Encoding(name, given["players"], board=board, **options)
        self.game = e.game
        self.longest_game = e.longest_game
        self.parts = e.parts
        self.recalled = [
            Part("player", (e.seats,), "one-hot: the viewer"),
            Part("history", (self.longest_game,), "the actions so far: the rules' code + 2, or 1 if it is hidden"),
        ]
        self.scratch = Scratch(e, reward_kind(self.rewards))
        self.step = e.loops.step_each.ready
        self.observe = e.loops.observe_one.ready
        self.decode = e.loops.decode_one.ready
        self.dtype = self.game.dtype
        self.no_rewards = [0.0] * e.seats
        self._denominator = math.lcm(*range(1, e.seats + 1)) * (e.seats - 1)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_for, self.key

    @property
    def utilities(self) -> tuple[float, float]:
        """The lowest and the highest possible reward."""
        if self.rewards == "margin":
            most = float(self.encoding.widest_margin)
            return -most, most
        return (-1 / (self.encoding.seats - 1), 1.0) if self.rewards == "win" else (-1.0, 1.0)

    @property
    def zero_sum(self) -> bool:
        """Whether all rewards add up to 0."""
        return self.rewards != "margin" or self.encoding.seats == 2

    def returns(self, rewards: list[float]) -> list[float]:
        """The rewards of the kernels, which compute in single precision, as exact doubles."""
        if self.rewards == "margin":
            return rewards
        return [round(reward * self._denominator) / self._denominator for reward in rewards]

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance node: the deal and its probability."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    @cached_property
    def root(self) -> Node:
        """The node before the deal."""
        from fogcity.envs.openspiel.node import Node

        return Node(self, None, None, None)

    def check_player(self, player: int) -> int:
        """The player, checked to exist."""
        if not 0 <= player < self.encoding.seats:
            raise pyspiel.SpielError(f"there are players 0 to {self.encoding.seats - 1}, not {player}")
        return player


def setup_for(name: str, parameters: tuple[tuple[str, Any], ...], board: object = None) -> Setup:
    """The setup of a game with these parameters. A board is read again each time, as its file may have changed."""
    if dict(parameters).get("board"):
        return Setup(name, parameters, board)
    return _cached_setup(name, parameters, board)


_cached_setup = lru_cache(maxsize=64)(Setup)


def _integer(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(f"{name} takes a whole number from {least} to {most}, not {value!r}")
    return value
