"""The games, their states and their observers, as OpenSpiel expects them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
import pyspiel

import fogcity
from fogcity.core.errors import BadOption
from fogcity.core.game import Game, View
from fogcity.core.options import Value
from fogcity.envs.encoding import REWARDS, installed_encodings
from fogcity.envs.openspiel.node import CHANCE, SPECTATOR, TERMINAL, Node
from fogcity.envs.openspiel.setup import Setup, setup_for

FLOATS = [float(number) for number in range(256)]

Floats = npt.NDArray[np.float32]


class GameState(pyspiel.State):  # type: ignore[misc]
    """A game in play. It wraps a node of the game tree, which copies share."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._node: Node = game.setup.root

    def current_player(self) -> int:
        return self._node.player

    def is_terminal(self) -> bool:
        return self._node.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._node.player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._node.setup.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self._node.legal() if player == self._node.player else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, ascending; none for players who are not to act."""
        node = self._node
        if node.player != CHANCE and (player is None or player == node.player):
            return node.legal()
        actions: list[int] = super().legal_actions(node.player if player is None else player)
        return actions

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal action."""
        node = self._node
        if node.player != CHANCE and (player is None or player == node.player):
            return list(node.mask)
        mask: list[int] = super().legal_actions_mask(node.player if player is None else player)
        return mask

    def _apply_action(self, action: int) -> None:
        self._node = self._node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {self._node.setup.seed + action}" if player == CHANCE else self._node.text(action)

    def returns(self) -> list[float]:
        return self._node.returns[:]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees. Faster than OpenSpiel's version: few numbers differ from the last call's."""
        node = self._node
        seat = node.player if player is None else player
        if node.records is None or not 0 <= seat < node.setup.encoding.seats:
            numbers: list[float] = super().observation_tensor(seat)
            return numbers
        observation = node.observe(seat)
        last, numbers = node.setup.scratch.tensors[seat]
        changed = (observation != last).nonzero()[0]
        for place, number in zip(changed.tolist(), observation[changed].tolist(), strict=True):
            numbers[place] = FLOATS[number]
        last[:] = observation
        return numbers.copy()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GameState:
        """A state that the player cannot distinguish from this one, drawn uniformly from all possible ones.

        Everything hidden from the player is redrawn, including all future randomness. Only `history` is still that of
        the real game.
        """
        other: GameState = self.clone()
        seat = self._node.setup.check_player(player)
        if self._node.records is not None:
            seed = int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32))
            other._node = self._node.guess(seat, seed)
        return other

    def __str__(self) -> str:
        node = self._node
        return node.describe(SPECTATOR) if node.records is None else node.setup.game.describe(node.records[0])


class Observer:
    """Observes what a player or spectator sees now or, with perfect recall, has seen so far."""

    def __init__(self, setup: Setup, kind: Any, parameters: dict[str, Any] | None) -> None:
        if parameters:
            raise BadOption(f"observations have no parameters, so not {', '.join(parameters)}")
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recall = bool(kind.perfect_recall)
        self._size = setup.encoding.size
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self._public:
            return
        parts = [*setup.parts, *setup.recalled] if self._recall else setup.parts
        self.tensor = np.zeros(sum(part.size for part in parts), np.float32)
        at = 0
        for part in parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
            at += part.size

    def set_from(self, state: GameState, player: int) -> None:
        """Write what a player sees into `tensor` and `dict`."""
        if self.tensor is None:
            return
        node = state._node
        if node.records is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._size] = node.observe(node.setup.check_player(player))
        if self._recall:
            history = node.history(player)
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1
            self.dict["history"][: len(history)] = history
            self.dict["history"][: len(history)] += 2
            self.dict["history"][len(history) :] = 0

    def string_from(self, state: GameState, player: int) -> str:
        """What a player sees, as a text."""
        viewer = SPECTATOR if self._public else state._node.setup.check_player(player)
        return state._node.information_state(viewer) if self._recall else state._node.describe(viewer)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. `game_class` creates a subclass for each game."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None, board: object = None) -> None:
        """`board` is a loaded board. Otherwise the parameters may name the file of one."""
        game = fogcity.game(self.name)
        defaults = parameters_of(game)
        given = defaults | (parameters or {})
        if unknown := ", ".join(sorted(set(given) - set(defaults))):
            raise BadOption(f"{short_name(self.name)} takes {', '.join(defaults)}, not {unknown}")
        self.setup = setup = setup_for(self.name, tuple(sorted(given.items())), board)
        lowest, highest = setup.utilities
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.encoding.num_actions,
            max_chance_outcomes=setup.deals,
            num_players=setup.encoding.seats,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if setup.zero_sum else None,
            max_game_length=setup.longest_game,
        )
        super().__init__(game_type(game, setup.zero_sum), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        name, parameters, board = self.setup.key
        return (_load, (str(self),)) if board is None else (_load_on, (name, dict(parameters), board))

    def new_initial_state(self) -> GameState:
        return GameState(self)

    def state_from_view(self, view: View, seed: int) -> GameState:
        """A state that the viewer cannot distinguish from the real one. What the view hides is guessed from the seed.

        It has no history: its information states hold what the viewer sees now.
        """
        state = GameState(self)
        state._node = self.setup.root.from_view(view, seed)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> Observer | None:
        """An observer; by default, of what a player sees now.

        None if the request is for anything but one player's information or public information.
        """
        if isinstance(kind, dict):  # OpenSpiel calls it like this if only parameters are given
            kind, parameters = None, kind
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.setup, kind, parameters)


@cache
def game_class(name: str) -> type[SpielGame]:
    """The class of OpenSpiel's game with this name."""
    game = fogcity.game(name)
    return type(f"{type(game).__name__}Game", (SpielGame,), {"name": game.name, "__doc__": f"{game.title}."})


def short_name(name: str) -> str:
    """OpenSpiel's name of a game."""
    return f"python_fogcity_{name}"


def parameters_of(game: Game) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    players = 2 if 2 in game.seats else game.seats[0]
    found: dict[str, Any] = {"players": players, "seed": 0, "deals": 1000, "rewards": next(iter(REWARDS))}
    found |= {option.name: option.default for option in game.options.values()}
    return found | ({"board": ""} if game.has_boards else {})


def game_type(game: Game, zero_sum: bool = True) -> Any:
    """OpenSpiel's description of a game, which does not depend on its parameters."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def register() -> None:
    """Register all installed games with OpenSpiel."""
    for encoding in installed_encodings():
        game = encoding.game
        pyspiel.register_game(game_type(game), game_class(game.name))


def spiel_game(game: Game, seats: int, options: Mapping[str, Value]) -> SpielGame:
    """OpenSpiel's game for a game of ours, on its board, with this many players and these options."""
    board = None if game is fogcity.game(game.name) else game.board
    return game_class(game.name)({"players": seats, **options}, board)


def _load(text: str) -> Any:
    """The game of a pickle. Unpickling imports this module, which registers the games."""
    return pyspiel.load_game(text)


def _load_on(name: str, parameters: dict[str, Any], board: object) -> SpielGame:
    return game_class(name)(parameters, board)
