"""A game with fixed seats and options as an environment: the contents of observations and the meaning of actions."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

import fogcity
from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.core.game import Game, State, View
from fogcity.core.options import Value
from fogcity.core.parts import find_part
from fogcity.envs.game_encoding import GameEncoding, Mask, Observation
from fogcity.envs.layout import Layout
from fogcity.envs.loops import MARGIN, RANK, WIN, loops_for
from fogcity.envs.view_encoding import ViewEncoding

REWARDS = {"win": WIN, "rank": RANK, "margin": MARGIN}

logger = logging.getLogger(__name__)


class Encoding:
    """A game with this many seats and these options, as observations and numbered actions."""

    def __init__(self, game: str | Game, seats: int = 2, *, board: object = None, **options: Value) -> None:
        self.game = game if isinstance(game, Game) else fogcity.game(game, board)
        self.template = self.game.prepared(seats, options)
        self.seats = int(self.template["seats"][0])
        self.options = self.game.options_of(self.template[0])
        self.of_game = encoding = find_encoding(self.game)
        if type(encoding) is ViewEncoding:
            _say_that_views_are_observed(self.game.name)
        self.parts = list(encoding.parts)
        self.layout, self.packed_layout = Layout(self.parts), Layout(self.parts, packed=True)
        self.starts = self.layout.starts
        self.size, self.packed_size = self.layout.size, self.packed_layout.size
        self.num_actions = encoding.num_actions(self.options)
        self.loops = loops_for(self.game.loops.rules, encoding.kernels)

    def __repr__(self) -> str:
        return f"<encoding of {self.game.name}: {self.seats} seats, {self.size:,} bytes, {self.num_actions:,} actions>"

    def __deepcopy__(self, _memo: object) -> Encoding:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        other_board = self.game is not fogcity.game(self.game.name)
        board: object = self.game.board if other_board else None
        return _restore, (self.game.name, self.seats, board, self.options)

    @property
    def longest_game(self) -> int:
        """No game has more actions than this."""
        return self.of_game.longest_game(self.seats, self.options)

    @property
    def widest_margin(self) -> int:
        """No two players end further apart than this many points."""
        return self.of_game.widest_margin(self.seats, self.options)

    def lowest_reward(self, rewards: str) -> float:
        """No game brings a seat less than this, with this kind of rewards. An illegal action that loses costs as much.

        For `margin` it is the widest margin, below zero, which a game without its own encoding has to declare.
        """
        return -float(self.widest_margin) if reward_kind(rewards) == MARGIN else -1.0

    @cached_property
    def blank(self) -> npt.NDArray[Any]:
        """A record in which nothing is known."""
        return self.game.blank()

    def observe(self, view: View) -> tuple[Observation, Mask]:
        """What a view's seat observes, and its legal actions (none unless it is to act). `Batch` has the same."""
        if not isinstance(view, View) or view.seat is None:
            raise FogCityError(f"an observation is made from the view of a seat, not from {view!r}")
        records = self.game.records_of(view)
        if self.game.seats_of(view) != self.seats or self.game.options_of(view) != self.options:
            expected = f"{self.seats} seats and the options {self.options}"
            raise FogCityError(
                f"this encoding is for {expected}; the view is of a game with {self.game.seats_of(view)} seats and the "
                f"options {self.game.options_of(view)}"
            )
        observation, mask = np.zeros(self.size, np.uint8), np.zeros(self.num_actions, np.int8)
        table = self.layout.table
        self.loops.observe_view(records, view.seat, table, observation, observation, mask, *self.game.fixed)
        return observation, mask

    def split(self, observation: Observation) -> dict[str, Observation]:
        """The parts of an observation, or of an array of them: each in its own shape, over the same memory."""
        return self.layout.split(observation)

    def unpack(self, packed: Observation) -> Observation:
        """The observation that was packed, or an array of them (see `fogcity.envs.layout`)."""
        if packed.dtype != np.uint8 or packed.shape[-1:] != (self.packed_size,):
            raise FogCityError(f"packed observations are {self.packed_size} bytes, not {packed.dtype} {packed.shape}")
        return self.packed_layout.unpack(packed)

    def code(self, s: State | View, action: int) -> int:
        """The rules' code of a legal action."""
        if not 0 <= action < self.num_actions:
            raise IllegalAction(f"actions are numbered 0 to {self.num_actions - 1}, not {action!r}")
        return int(self.loops.decode_one(self.game.records_of(s), int(action), *self.game.fixed))

    def action(self, s: State | View, code: int) -> int:
        """The action for the rules' code of a legal action."""
        return int(self.loops.encode_one(self.game.records_of(s), int(code), *self.game.fixed))


def find_encoding(game: Game) -> GameEncoding:
    """The game's own encoding, or the encoding of its views if it has none."""
    found = find_part(game, "encoding", GameEncoding)  # type: ignore[type-abstract]
    if found is not None:
        return found
    if type(game).winners is not Game.winners or type(game).best is not Game.best:
        raise FogCityError(
            f"{game.name} has its own way to find the winners, which compiled code cannot call; it must bring an "
            f"encoding with a kernel `rank`, such as a subclass of fogcity.envs.view_encoding.ViewEncoding"
        )
    return ViewEncoding(game)


def installed_encodings() -> Iterator[GameEncoding]:
    """The encodings of all installed games. A game that cannot be loaded is logged and left out."""
    for name in fogcity.games():
        try:
            yield find_encoding(fogcity.game(name))
        except FogCityError as error:
            logger.warning("There is no environment for %s: %s", name, error)


def reward_kind(name: str) -> int:
    """The number that kernels use for a kind of reward."""
    if name not in REWARDS:
        raise BadOption(f"rewards must be one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]


def _restore(game: str, seats: int, board: object, options: dict[str, Value]) -> Encoding:
    return Encoding(game, seats, board=board, **options)


@cache
def _say_that_views_are_observed(name: str) -> None:
    """Log it once for each game."""
    logger.warning("%s brings no encoding: its observations are the bytes of views, its actions the rules' codes", name)
