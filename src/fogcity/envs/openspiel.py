"""OpenSpiel: the games as games of OpenSpiel. Importing this registers them.

>>> import pyspiel, fogcity.envs.openspiel
>>> game = pyspiel.load_game("python_fogcity_cablecar", {"players": 3, "hand": 2})

Parameters: `players`; `rewards` at the end: win, rank or margin; the options of the game; for Ticket to Ride a `board`
in a file. The first node is one of chance: its outcome k, one of `deals`, is the deal of `seed` + k. (OpenSpiel's whole
numbers, so seeds too, are below 2**31.) Whatever is random later follows from the generator that is dealt along, so
that a history tells a game; resampling from an information state deals all that is hidden anew.

An information state's string stands for everything that a player saw; its tensor has what the player sees now, and all
actions as far as the player may know them. Import this before states are unpickled, too.

`open_spiel.python.observation.make_observation` is the quick way to observations: `observation_tensor` must make a list
of thousands of numbers each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
import pyspiel

import fogcity
from fogcity.core.errors import BadOption
from fogcity.envs.encoding import REWARDS
from fogcity.envs.moments import CHANCE, SPECTATOR, TERMINAL, Moment, Setup, set_up
from fogcity.games.ticket.game import TicketToRide

FLOATS = [float(number) for number in range(256)]

Floats = npt.NDArray[np.float32]


class GameState(pyspiel.State):  # type: ignore[misc]
    """A game in play. Everything about it is in one moment, which copies share."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._now: Moment = game.setup.root

    def current_player(self) -> int:
        return self._now.player

    def is_terminal(self) -> bool:
        return self._now.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._now.player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._now.setup.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self._now.legal() if player == self._now.player else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, ascending; none of players who are not to act."""
        now = self._now
        if now.player != CHANCE and (player is None or player == now.player):
            return now.legal()
        actions: list[int] = super().legal_actions(now.player if player is None else player)
        return actions

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal action."""
        now = self._now
        if now.player != CHANCE and (player is None or player == now.player):
            return list(now.mask)
        mask: list[int] = super().legal_actions_mask(now.player if player is None else player)
        return mask

    def _apply_action(self, action: int) -> None:
        self._now = self._now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {self._now.setup.seed + action}" if player == CHANCE else self._now.text(action)

    def returns(self) -> list[float]:
        return self._now.returns[:]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees: the same numbers as OpenSpiel's own, made quicker, as few of them change."""
        now = self._now
        seat = now.player if player is None else player
        if now.records is None or not 0 <= seat < now.setup.encoding.seats:
            numbers: list[float] = super().observation_tensor(seat)
            return numbers
        row = now.look(seat)
        last, numbers = now.setup.scratch.told[seat]
        changed = (row != last).nonzero()[0]
        for place, number in zip(changed.tolist(), row[changed].tolist(), strict=True):
            numbers[place] = FLOATS[number]
        last[:] = row
        return numbers.copy()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GameState:
        """A game that the player cannot tell from this one, each that is possible as likely.

        What is hidden from the player is dealt anew, also what chance holds ready; only `history` still tells of the
        real game.
        """
        other: GameState = self.clone()
        seat = self._now.setup.check_player(player)
        if self._now.records is not None:
            seed = int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32))
            other._now = self._now.guess(seat, seed)
        return other

    def __str__(self) -> str:
        now = self._now
        return now.describe(SPECTATOR) if now.records is None else now.setup.game.describe(now.records[0])


class Observer:
    """What a player sees now, or (perfect recall) has seen so far; with no private information: what anybody sees."""

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
        """Let `tensor` and `dict` tell what a player sees."""
        if self.tensor is None:
            return
        now = state._now
        if now.records is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._size] = now.look(now.setup.check_player(player))
        if self._recall:
            history = now.history(player)
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1
            self.dict["history"][: len(history)] = history
            self.dict["history"][: len(history)] += 2
            self.dict["history"][len(history) :] = 0

    def string_from(self, state: GameState, player: int) -> str:
        """What a player sees, as a text."""
        viewer = SPECTATOR if self._public else state._now.setup.check_player(player)
        return state._now.recall(viewer) if self._recall else state._now.describe(viewer)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        defaults = parameters_of(self.name)
        given = defaults | (parameters or {})
        if unknown := ", ".join(sorted(set(given) - set(defaults))):
            raise BadOption(f"{short_name(self.name)} takes {', '.join(defaults)}, not {unknown}")
        self.setup = setup = set_up(self.name, tuple(sorted(given.items())))
        least, most = setup.utilities
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.encoding.num_actions,
            max_chance_outcomes=setup.deals,
            num_players=setup.encoding.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if setup.zero_sum else None,
            max_game_length=setup.longest,
        )
        super().__init__(game_type(self.name, setup.zero_sum), info, given)

    def new_initial_state(self) -> GameState:
        return GameState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> Observer | None:
        """What makes observations: of what a player sees now, if nothing else is asked for.

        None if it would be something else than what one player sees, or what anybody sees.
        """
        if isinstance(kind, dict):  # so OpenSpiel asks if only parameters were given
            kind, parameters = None, kind
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.setup, kind, parameters)


class CableCarGame(SpielGame):
    """Cable Car."""

    name = "cablecar"


class CompanyGame(SpielGame):
    """The company game of Cable Car."""

    name = "company"


class TicketGame(SpielGame):
    """Ticket to Ride: San Francisco."""

    name = "ticket"


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_fogcity_{name}"


def parameters_of(name: str) -> dict[str, Any]:
    """The parameters of a game, and what they are if not given."""
    found: dict[str, Any] = {"players": 2, "seed": 0, "deals": 1000, "rewards": next(iter(REWARDS))}
    found |= {option.name: option.default for option in fogcity.game(name).options.values()}
    return found | ({"board": ""} if name == TicketToRide.name else {})


def game_type(name: str, zero_sum: bool = True) -> Any:
    """What OpenSpiel wants to know of a game."""
    kind, game = pyspiel.GameType, fogcity.game(name)
    return kind(
        short_name=short_name(name),
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
        parameter_specification=parameters_of(name),
    )


def register() -> None:
    """Let OpenSpiel know the games by name."""
    for game in (CableCarGame, CompanyGame, TicketGame):
        pyspiel.register_game(game_type(game.name), game)


register()
