"""Moments of a game, each with all that was before: what OpenSpiel's states are made of."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import pyspiel

import fogcity
from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.core.loops import Records
from fogcity.core.options import Value
from fogcity.core.rng import check_int_seed
from fogcity.envs.bounds import longest, widest_margin
from fogcity.envs.coding import Part, Row
from fogcity.envs.encoding import Encoding, reward_kind
from fogcity.envs.loops import LOOK

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SPECTATOR = -1  # a viewer without a seat
UNKNOWN = -1  # an action that only who took it may know
MOST_DEALS = 1_000_000
MOST_TEXTS = 1000  # that are kept
COMMON = 3600  # rewards for winning and for ranks are multiples of 1 / COMMON


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


def _whole(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(f"{name} takes a whole number from {least} to {most}, not {value!r}")
    return value
