"""What has to be compiled for games and bots, and how a process gets it while it already plays (core/background.py).

A unit is the rules of a game, or one of its built-in bots. To load or compile a unit, a thread uses it once.
"""

from __future__ import annotations

import logging
import threading
from typing import Any

import msgspec
import numpy as np

from fogcity.bots.answers import describe
from fogcity.bots.bot import Budget
from fogcity.bots.registry import can_play, find_bot
from fogcity.core.background import NoCache, NotCompiled, OnDisk, loading
from fogcity.core.game import Game
from fogcity.core.kernel import INTERPRETED, Kernel
from fogcity.games.registry import game as find_game
from fogcity.games.registry import games

USUAL = ("gripman", "motorman", "conductor")  # the bots that players meet, those that they meet first come first
NEED_COMPILING = (*USUAL, "playout-gripman")
PATIENCE = 2.0  # seconds to wait while another thread loads

_log = logging.getLogger(__name__)


class Unit(msgspec.Struct, frozen=True):
    """The rules of a game or, with the name of a built-in bot, what this bot needs for the game besides the rules."""

    game: str
    bot: str = ""


def all_units() -> list[Unit]:
    """The units of all games, in the order in which a new player needs them."""
    return [unit for name in games() for unit in units_of(name, USUAL)]


def units_of(name: str, bots: Any) -> list[Unit]:
    """The units of a game with these bots. Other bots than built-in ones compile what they need by themselves."""
    game = find_game(name)
    needing = [bot for bot in bots if bot in NEED_COMPILING and can_play(bot, game)]
    return [Unit(game.name), *(Unit(game.name, bot) for bot in dict.fromkeys(needing))]


def use(unit: Unit) -> None:
    """Use everything that belongs to a unit once."""
    game = find_game(unit.game)
    if unit.bot:
        find_bot(unit.bot, game, Budget()).bot.warm_up()
    else:
        play_through(game)


def play_through(game: Game) -> None:
    """Play a game as a server does, so that everything it needs is compiled."""
    s, rng = game.deal(game.seats[0]), np.random.default_rng(1)
    while (turn := game.turn(s)) >= 0:
        view, watched = game.view(s, turn), game.view(s)
        waiting = game.waiting_for(s)
        for seat in waiting:
            game.view_ahead(s, seat)
        codes = game.legal(view)
        action = int(rng.choice(codes))
        game.legal(s)
        game.consider(view, action)
        game.action_data(view, codes.tolist())
        game.reveals(s, action)
        if len(waiting) > 1:
            game.chosen_data(view, action)
        shown = game.shown(s, action, None)
        game.play(s, action)
        game.events(watched, shown, game.view(s))
        game.view_data(view)
    game.view_data(game.view(s))
    game.winners(s)


class Loader:
    """Loads units into this process. Its methods may be called from any thread."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._busy = False  # a thread loads or compiles
        self._hurried = 0  # threads that wait for a short time only; they come before others
        self._settled: set[Unit] = set()

    def load(self, unit: Unit, *, compiles: bool = False) -> bool:
        """Load a unit from disk. Returns whether it is there; if not, its kernels stay interpreted for now.

        `compiles`: if no folder for compiled code can be written, compile the unit here.
        """
        if INTERPRETED or unit in self._settled:
            return True
        if not self._begin(None if compiles else PATIENCE):
            return False
        try:
            return self._load(unit, compiles=compiles)
        finally:
            self._end()

    def compile(self, unit: Unit) -> None:
        """Compile a unit in this thread, and write it to disk."""
        self._begin(None)
        try:
            _use(unit, compiles=True)
            self._settled.add(unit)
        finally:
            self._end()

    @property
    def is_asked(self) -> bool:
        """Does a thread wait that comes before those that compile?"""
        return self._hurried > 0

    def is_on_disk(self, unit: Unit) -> bool:
        """Could this unit be loaded? True as well if nothing can be written to disk: no other process can help."""
        if INTERPRETED:
            return True
        try:
            _use(unit, probes=True)
        except (OnDisk, NoCache):
            return True
        except NotCompiled:
            return False
        return True

    def _begin(self, patience: float | None) -> bool:
        """Wait until no other thread loads, at most this many seconds (None: as long as it takes)."""
        in_a_hurry = patience is not None
        with self._changed:
            self._hurried += in_a_hurry
            try:
                if not self._changed.wait_for(lambda: not self._busy and (in_a_hurry or not self.is_asked), patience):
                    return False
                self._busy = True
                return True
            finally:
                self._hurried -= in_a_hurry
                self._changed.notify_all()

    def _end(self) -> None:
        with self._changed:
            self._busy = False
            self._changed.notify_all()

    def _load(self, unit: Unit, *, compiles: bool) -> bool:
        try:
            try:
                _use(unit)
            except NoCache:
                if not compiles:
                    return False
                _use(unit, compiles=True)
        except NotCompiled:
            return False
        except Exception as error:  # it stays interpreted, and whoever uses it gets the error
            _log.warning("not compiled: %s", describe(error), extra={"game": unit.game, "bot": unit.bot})
        self._settled.add(unit)
        return True


def _use(unit: Unit, *, compiles: bool = False, probes: bool = False) -> None:
    """Use a unit and load it meanwhile. The rules that a bot uses are another unit."""
    rules = vars(find_game(unit.game).loops).values() if unit.bot else ()
    leaving_out = frozenset(each for each in rules if isinstance(each, Kernel))
    with loading(compiles=compiles, probes=probes, leaving_out=leaving_out):
        use(unit)
