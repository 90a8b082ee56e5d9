"""Compiles what a session needs while people already play (see bots/processes/compiler.py)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fogcity.bots.bot import Thought
from fogcity.bots.compiling import Loader, units_of
from fogcity.bots.processes.compiler import ENDS_WITHIN, BackgroundCompiler
from fogcity.bots.registry import BUILT_IN, Entrant, parse_spec
from fogcity.core.background import loading
from fogcity.core.closing import Closing
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes
from fogcity.terminal.seating import warm_up_bots

WARMING_UP = "The bots are warming up on this new machine. Until they are ready, they think less."
READY = "The bots are ready: from now on they think as usual."


class SessionCompiler(Closing):
    """Compiles the rules and the built-in bots of one table. Other bots are compiled when they are asked."""

    def __init__(self, game: Game, specs: Mapping[int, str]) -> None:
        """`specs` are the bots by seat."""
        found = {seat: parse_spec(text) for seat, text in specs.items()}
        self._built_in = {seat: spec.name for seat, spec in found.items() if not spec.file and spec.name in BUILT_IN}
        self._loader = Loader()
        self._units = units_of(game.name, self._built_in.values())
        self._compiler = BackgroundCompiler(lambda: self._units, loader=self._loader)
        self._told = False

    def start(self, bots: Mapping[int, Entrant]) -> None:
        """Start. Waits only for bots that are not built in."""
        self._compiler.start()
        with loading(compiles=True):
            warm_up_bots([entrant for seat, entrant in bots.items() if seat not in self._built_in])

    def close(self) -> None:
        """Stop compiling."""
        self._compiler.close()
        self._compiler.join(ENDS_WITHIN)

    def news(self) -> list[str]:
        """What the players should know, each line once: the bots are warming up, the bots are ready."""
        if not self._built_in or self._told == self._compiler.is_compiling:
            return []
        self._told = self._compiler.is_compiling
        return [WARMING_UP if self._told else READY]

    def ask(self, seat: int, entrant: Entrant, view: View, legal: Codes, luck: np.random.Generator) -> Thought:
        """What the bot in a seat chooses. Before that, what it needs is loaded, if it is there."""
        bot = self._built_in.get(seat)
        if bot is None:
            with loading(compiles=True):
                return Thought(entrant.bot.choose(view, legal, luck, entrant.budget))
        for unit in self._units:
            if unit.bot in ("", bot):
                self._loader.load(unit)
        return entrant.bot.think(view, legal, luck, entrant.budget)
