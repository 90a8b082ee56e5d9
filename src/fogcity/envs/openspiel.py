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

import hashlib
import threading
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
import pyspiel

import fogcity
from fogcity.cablecar.game import CableCar
from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.core.loops import Records
from fogcity.core.options import Value
from fogcity.core.rng import check_int_seed
from fogcity.envs.coding import Part
from fogcity.envs.encoding import REWARDS, Encoding, reward_kind
from fogcity.envs.loops import LOOK
from fogcity.ticket.game import TicketToRide
from fogcity.ticket.rules import STARTING_CARDS

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SPECTATOR = -1  # a viewer without a seat
UNKNOWN = -1  # an action that only who took it may know
MOST_DEALS = 1_000_000
MOST_TEXTS = 1000  # that are kept
FLOATS = [float(number) for number in range(256)]
COMMON = 3600  # rewards for winning and for ranks are multiples of 1 / COMMON

Floats = npt.NDArray[np.float32]
Row = npt.NDArray[np.uint8]


# ---- how long games last, and what they pay


def longest(e: Encoding) -> int:
    """No game has more actions than this.

    Cable Car: 60 tiles are laid (CC22), and each tile that did not begin in a hand can be drawn first (CC10). In the
    company game other turns are exchanges or passes; there are none once `turn_limit` turns are over (CC29).
    """
    game = e.game
    if isinstance(game, TicketToRide):
        return _longest_ticket(game, e.seats)
    tiles = 60 + 60 - e.seats * int(e.options["hand"])
    exchanging = e.options.get("exchange_until", 0) > 0
    return tiles + (int(e.options["turn_limit"]) if exchanging else 0)


def _longest_ticket(game: TicketToRide, seats: int) -> int:
    """The same for Ticket to Ride.

    Each car on the map cost a card (SF16), and cards that were not spent are in hands at the end, so cards are taken
    at most as often as there are cards, and once more for each car. A route has a car at least, and there is at most
    one choice of souvenirs with it (SF20). Who draws tickets keeps one at least (SF22). Who passes could take neither
    card nor ticket (SF23), and neither can the next, until somebody claims a route; if all pass, the game ends (SF28).
    """
    board = game.board
    cars = min(seats * board.cars, sum(route.length for route in board.routes))
    claims = min(cars, len(board.routes))
    choices = seats + 2 + min(claims, seats * len(board.souvenirs))  # SF7, SF9, SF20
    takes = sum(board.cards) - STARTING_CARDS * seats + cars
    tickets = 2 * (len(board.tickets) - seats)
    passes = (seats - 1) * (claims + 1) + 1
    return choices + takes + claims + tickets + passes


def widest_margin(e: Encoding) -> int:
    """Nobody is further ahead or behind than this.

    Cable Car: 60 tiles have four tracks each, and none of them counts more than twice (CC18, CC19). In the company game
    shares pay 10 to 80 (CC30, CC31), and all profits together a tenth of that (CC32). Ticket to Ride: all routes, all
    tickets and the best souvenirs.
    """
    game = e.game
    if isinstance(game, TicketToRide):
        board = game.board
        routes = sum(board.points[route.length] for route in board.routes)
        tickets = sum(abs(ticket.points) for ticket in board.tickets)
        return int(routes + tickets + max(board.souvenir_points) - min(board.souvenir_points))
    profit = 2 * 4 * 60
    return 80 - 10 + profit // 10 if isinstance(game, CableCar) and game.company else profit


# ---- what states are made of


class Scratch(threading.local):
    """Room for kernels to write to, for each thread."""

    def __init__(self, e: Encoding, what: int) -> None:
        self.actions = np.zeros(1, np.int64)
        self.turns = np.zeros(1, np.int8)
        self.observations = np.zeros((1, e.size), np.uint8)
        self.observation: Row = self.observations[0]
        self.masks = np.zeros((1, e.num_actions), np.int8)
        self.other_mask = np.zeros(e.num_actions, np.int8)
        self.rewards = np.zeros((1, e.seats), np.float32)
        self.views = e.game.blank()
        seeds, bots = np.zeros(1, np.uint64), np.zeros((1, e.seats), np.int8)
        self.before = (self.views, e.template, e.blank, self.actions, seeds, what, False, bots, self.turns)
        scores, ended = np.zeros((1, e.seats), np.int64), np.zeros(1, np.uint8)
        self.after = (self.observations, self.masks, self.rewards, scores, ended, *e.game.fixed)
        self.seen: tuple[Moment | None, int] = (None, 0)  # what the observation is of
        self.texts: dict[bytes, str] = {}  # information states by their digests
        self.told = [(np.zeros(e.size, np.uint8), [0.0] * e.size) for _ in range(e.seats)]  # last to each seat, twice


class Setup:
    """What all games with the same parameters share. Copies and pickles are the same object in the end."""

    def __init__(self, name: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        given = dict(parameters)
        self.key = (name, parameters)
        self.deals = _whole("deals", given["deals"], 1, MOST_DEALS)
        self.seed = check_int_seed(given["seed"])
        self.rewards = str(given["rewards"])
        self.what = reward_kind(self.rewards)
        options: dict[str, Value] = {option: given[option] for option in fogcity.game(name).options}
        self.encoding = e = Encoding(name, given["players"], board=given.get("board") or None, **options)
        self.game = e.game
        self.longest = longest(e)
        self.parts = e.parts
        self.recalled = [
            Part("player", (e.seats,), "one-hot: who the viewer is"),
            Part(
                "history",
                (self.longest,),
                "the actions so far: the rules' code + 2, or 1 if the viewer may not know it",
            ),
        ]
        self.scratch = Scratch(e, self.what)
        self.step = e.stepping.step_each.ready
        self.observe = e.stepping.observe_one.ready
        self.decode = e.stepping.decode_one.ready
        self.dtype = self.game.dtype
        self.nothing = [0.0] * e.seats

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return set_up, self.key

    @property
    def utilities(self) -> tuple[float, float]:
        """The least and the most that anybody gets."""
        if self.rewards == "margin":
            most = float(widest_margin(self.encoding))
            return -most, most
        return (-1 / (self.encoding.seats - 1), 1.0) if self.rewards == "win" else (-1.0, 1.0)

    @property
    def zero_sum(self) -> bool:
        """Do all rewards add up to nothing?"""
        return self.rewards != "margin" or self.encoding.seats == 2

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can deal."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    @cached_property
    def root(self) -> Moment:
        """Before the deal."""
        return Moment(self, None, None, None)

    def check_player(self, player: int) -> int:
        """A player who has a seat."""
        if not 0 <= player < self.encoding.seats:
            raise pyspiel.SpielError(f"there are players 0 to {self.encoding.seats - 1}, not {player}")
        return player


def set_up(name: str, parameters: tuple[tuple[str, Any], ...]) -> Setup:
    """What games with these parameters share. A board is read anew each time: its file may have changed."""
    return Setup(name, parameters) if dict(parameters).get("board") else _set_up(name, parameters)


_set_up = lru_cache(maxsize=64)(Setup)


class Moment:
    """A game after an action, and all that was before. It never changes, so states that are copied share it."""

    __slots__ = ("_code", "action", "before", "guessed_for", "known", "mask", "player", "records", "returns", "setup")

    def __init__(
        self, setup: Setup, before: Moment | None, action: int | None, records: Records | None, guessed_for: int = -1
    ) -> None:
        """After an action, or a deal, or (if `guessed_for` a player) as that player thinks it possible."""
        self.setup = setup
        self.before = before
        self.action = action
        self.records = records
        self.guessed_for = guessed_for
        self.known: dict[int, bytes] = {}  # digests of what viewers have seen so far
        self.returns = setup.nothing
        self._code = UNKNOWN
        if records is None:
            self.player = CHANCE
            self.mask = b""
            return
        scratch = setup.scratch
        scratch.actions[0] = LOOK if action is None or before is setup.root else action
        setup.step(records, *scratch.before, *scratch.after)
        self.player = int(scratch.turns[0])
        self.mask = scratch.masks.tobytes()
        scratch.seen = (self, self.player)
        if self.player < 0:
            self.player = TERMINAL
            found = scratch.rewards[0].tolist()
            self.returns = found if setup.rewards == "margin" else [round(x * COMMON) / COMMON for x in found]

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        steps: list[int | tuple[int, bytes]] = []
        for moment in self.line():
            if moment.action is None:
                steps.append((moment.guessed_for, moment.dealt.tobytes()))
            else:
                steps.append(moment.action)
        return play_again, (self.setup, steps[::-1])

    @property
    def dealt(self) -> Records:
        """The record; there is none before the deal."""
        if self.records is None:
            raise FogCityError("nothing has been dealt yet")
        return self.records

    def line(self) -> Iterator[Moment]:
        """This moment and those before it, without the first, before the deal."""
        moment = self
        while moment.before is not None:
            yield moment
            moment = moment.before

    def after(self, action: int) -> Moment:
        """The moment after an action, or after the outcome of chance."""
        setup = self.setup
        if self.records is None:
            if not 0 <= action < setup.deals:
                raise IllegalAction(f"there are deals 0 to {setup.deals - 1}, not {action}")
            e = setup.encoding
            record = e.game.deal(e.seats, setup.seed + action, **e.options)
            return Moment(setup, self, action, e.game.records_of(record))
        if not (0 <= action < len(self.mask) and self.mask[action]):
            raise IllegalAction(f"action {action} is not legal now; see legal_actions")
        records = np.frombuffer(bytearray(self.records.tobytes()), setup.dtype)  # several times quicker than a copy
        return Moment(setup, self, action, records)

    def guess(self, player: int, seed: int) -> Moment:
        """The game as it could be, as far as this player knows."""
        game = self.setup.game
        record = game.guess(game.view(self.dealt[0], player), seed)
        return Moment(self.setup, self, None, game.records_of(record), player)

    def legal(self) -> list[int]:
        """The legal actions."""
        found: list[int] = np.frombuffer(self.mask, np.int8).nonzero()[0].tolist()
        return found

    def code(self) -> int:
        """The rules' code of the action that led here."""
        if self.before is None or self.action is None:
            raise FogCityError("no action led here")
        if self._code == UNKNOWN:
            self._code = int(self.setup.decode(self.before.dealt, self.action, *self.setup.game.fixed))
        return self._code

    def text(self, action: int) -> str:
        """A legal action as it stands in records of games."""
        if self.records is None or not (0 <= action < len(self.mask) and self.mask[action]):
            return f"action {action}"
        game = self.setup.game
        return game.text(self.records[0], int(self.setup.decode(self.records, action, *game.fixed)))

    def look(self, player: int) -> Row:
        """What a player sees. It is written anew by the next look."""
        setup, scratch = self.setup, self.setup.scratch
        seen, seat = scratch.seen
        if seen is not self or seat != player:
            e = setup.encoding
            scratch.seen = (None, 0)
            setup.observe(
                *(self.dealt, scratch.views, e.blank, player, scratch.observation, scratch.other_mask), *e.game.fixed
            )
            scratch.seen = (self, player)
        return scratch.observation

    def describe(self, viewer: int) -> str:
        """What a viewer sees, as a readable position."""
        if self.records is None:
            return "before the deal"
        game = self.setup.game
        return game.describe(game.view(self.records[0], None if viewer == SPECTATOR else viewer))

    # ---- what a viewer has seen so far

    def shown(self, viewer: int) -> int:
        """The code of the action that led here, as far as a viewer may know it."""
        if self.before is None or self.before.records is None:
            return UNKNOWN
        seat = None if viewer == SPECTATOR else viewer
        return self.setup.game.shown(self.before.records[0], self.code(), seat)

    def history(self, viewer: int) -> list[int]:
        """The actions so far, as a viewer knows them; before a guess for another player, as anybody does."""
        found = []
        for moment in self.line():
            if moment.action is None:
                viewer = viewer if moment.guessed_for == viewer else SPECTATOR
            elif moment.before is not self.setup.root:
                found.append(moment.shown(viewer))
        return found[::-1]

    def digest(self, viewer: int) -> bytes:
        """Stands for all that a viewer has seen: every view after every action, and every action as it was shown.

        A guess is for one player, who has seen just the same as before. Of the others it is not known what they saw;
        what they would see now stands for that, along with what everybody saw.
        """
        path = []
        value = hashlib.blake2b(f"{self.setup.game.name} {viewer}".encode(), digest_size=16).digest()
        for moment in self.line():
            if viewer in moment.known:
                value = moment.known[viewer]
                break
            path.append(moment)
            if moment.action is None and moment.before is not None and viewer not in (moment.guessed_for, SPECTATOR):
                value = moment.before.digest(SPECTATOR)
                break
        for moment in reversed(path):
            if moment.action is not None or viewer not in (moment.guessed_for, SPECTATOR):
                value = moment.saw(viewer, value)
            moment.known[viewer] = value
        return value

    def recall(self, viewer: int) -> str:
        """A text that stands for all that a viewer has seen: the digest, and what the viewer sees now.

        Searches ask for it again and again in worlds that the viewer cannot tell apart, so it is kept for a while.
        """
        digest, texts = self.digest(viewer), self.setup.scratch.texts
        text = texts.get(digest)
        if text is None:
            if len(texts) >= MOST_TEXTS:
                texts.clear()
            text = texts[digest] = f"{digest.hex()}\n{self.describe(viewer)}"
        return text

    def saw(self, viewer: int, before: bytes) -> bytes:
        """What a viewer saw before, and now this."""
        game, seen = self.setup.game, self.setup.game.blank()
        game.loops.view_one(self.dealt, viewer, seen, *game.fixed)
        shown = UNKNOWN if self.action is None else self.shown(viewer)
        return hashlib.blake2b(
            before + shown.to_bytes(4, "little", signed=True) + seen.tobytes(), digest_size=16
        ).digest()


def play_again(setup: Setup, steps: list[int | tuple[int, bytes]]) -> Moment:
    """The moment after these steps: actions, or what players thought possible."""
    moment = setup.root
    for step in steps:
        if isinstance(step, int):
            moment = moment.after(step)
        else:
            player, data = step
            records = np.frombuffer(bytearray(data), setup.dtype)
            setup.game.records_of(records[0])
            moment = Moment(setup, moment, None, records, player)
    return moment


# ---- what OpenSpiel asks for


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


def _whole(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(f"{name} takes a whole number from {least} to {most}, not {value!r}")
    return value


def register() -> None:
    """Let OpenSpiel know the games by name."""
    for game in (CableCarGame, CompanyGame, TicketGame):
        pyspiel.register_game(game_type(game.name), game)


register()
