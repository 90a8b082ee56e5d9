"""A game as an environment tells it: the observation's parts, the actions, and the kernels behind both."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import fogcity
from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.core.game import Game, State, View
from fogcity.core.options import Value
from fogcity.envs.loops import MARGIN, RANK, WIN, Stepping
from fogcity.games.cablecar import encoding as cablecar
from fogcity.games.cablecar.game import RULES as CABLE_CAR_RULES
from fogcity.games.cablecar.game import CableCar
from fogcity.games.ticket import encoding as ticket
from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.game import RULES as TICKET_RULES
from fogcity.games.ticket.game import TicketToRide

REWARDS = {"win": WIN, "rank": RANK, "margin": MARGIN}

STEPPING = {
    CableCar: Stepping(CABLE_CAR_RULES, cablecar.CODER, "fogcity_cablecar"),
    TicketToRide: Stepping(TICKET_RULES, ticket.CODER, "fogcity_ticket"),
}


class Encoding:
    """A game with so many seats and such options, as numbers."""

    def __init__(
        self, game: str | Game, seats: int = 2, *, board: Board | Path | str | None = None, **options: Value
    ) -> None:
        self.game = game if isinstance(game, Game) else fogcity.game(game, board)
        self.template = self.game.prepared(seats, options)
        self.seats = int(self.template["seats"][0])
        self.options = self.game.options_of(self.template[0])
        if isinstance(self.game, TicketToRide):
            self.stepping = STEPPING[TicketToRide]
            self.parts = ticket.parts(self.game.board)
            self.num_actions = self.game.num_actions
        elif isinstance(self.game, CableCar):
            self.stepping = STEPPING[CableCar]
            self.parts = cablecar.parts(self.game.company)
            self.num_actions = cablecar.count_actions(self.options)
        else:
            raise FogCityError(f"there is no environment for {self.game.name}")
        self.size = sum(part.size for part in self.parts)

    def __deepcopy__(self, _memo: object) -> Encoding:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        own = isinstance(self.game, TicketToRide) and self.game is not fogcity.game(self.game.name)
        board = self.game.board if own else None  # type: ignore[attr-defined]
        return _again, (self.game.name, self.seats, board, self.options)

    @cached_property
    def blank(self) -> npt.NDArray[Any]:
        """A record in which nothing is known."""
        return self.game.blank()

    def split(self, observation: npt.NDArray[np.uint8]) -> dict[str, npt.NDArray[np.uint8]]:
        """An observation, or an array of them, by parts: each in its own shape, over the same memory."""
        found, at = {}, 0
        for part in self.parts:
            found[part.name] = observation[..., at : at + part.size].reshape(*observation.shape[:-1], *part.shape)
            at += part.size
        return found

    def code(self, s: State | View, action: int) -> int:
        """The code of the rules for a legal action of the environment."""
        if not 0 <= action < self.num_actions:
            raise IllegalAction(f"actions are numbered 0 to {self.num_actions - 1}, not {action!r}")
        return int(self.stepping.decode_one(self.game.records_of(s), int(action), *self.game.fixed))

    def action(self, s: State | View, code: int) -> int:
        """The action of the environment for a legal code of the rules."""
        return int(self.stepping.encode_one(self.game.records_of(s), int(code), *self.game.fixed))


def _again(game: str, seats: int, board: Board | None, options: dict[str, Value]) -> Encoding:
    return Encoding(game, seats, board=board, **options)


def reward_kind(name: str) -> int:
    """The number that kernels have for a kind of reward."""
    if name not in REWARDS:
        raise BadOption(f"rewards tell one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
