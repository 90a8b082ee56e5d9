"""Plays games between bots, and gives their decisions as columns."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

import fogcity
from fogcity.bots.bot import QuickBot
from fogcity.bots.registry import Entrant, code_of, find_bot, parse_spec
from fogcity.core.errors import BadOption
from fogcity.core.game import State
from fogcity.core.rng import PLAYING, check_int_seed, spread
from fogcity.envs.batch import Batch
from fogcity.envs.dataset.columns import COLUMNS, Columns
from fogcity.envs.encoding import Encoding
from fogcity.envs.loops import OBSERVE, SKIP
from fogcity.envs.opponents import DEFAULT_BUDGET

QUICK_CHUNK = 128  # games in memory at once
SLOW_CHUNK = 4  # likewise, if bots take time: progress is shown after each chunk


class BotGames:
    """Games between bots, all with the same seats and options. Game i is dealt from the seed plus i."""

    def __init__(self, encoding: Encoding, bots: Sequence[str], seed: int = 0) -> None:
        """One bot takes all seats; otherwise there is one for each seat."""
        specs = list(bots) * (encoding.seats if len(bots) == 1 else 1)
        if len(specs) != encoding.seats:
            raise BadOption(f"{encoding.seats} seats need {encoding.seats} bots, or one for all, not {len(specs)}")
        self.encoding, self.seed = encoding, check_int_seed(seed)
        self.bots = [str(parse_spec(spec)) for spec in specs]  # their names, by seat; files with their whole path
        found = {spec: find_bot(spec, encoding.game, DEFAULT_BUDGET) for spec in specs}
        self._codes = [code_of(spec, encoding.game) for spec in specs]
        self._entrants = list(found.values())
        self._seated = np.array([list(found).index(spec) for spec in specs])  # the entrant in each seat
        quick = all(isinstance(entrant.bot, QuickBot) for entrant in self._entrants)
        self._chunk = QUICK_CHUNK if quick else SLOW_CHUNK

    @property
    def sizes(self) -> dict[str, int]:
        """The number of values in a row of each wide column."""
        return {"observation": self.encoding.size, "mask": self.encoding.num_actions}

    def about(self, first: int, count: int) -> dict[str, Any]:
        """What a reader needs to use the rows of these games and to play them again. It can be stored as JSON."""
        encoding, game = self.encoding, self.encoding.game
        entrants = [self._entrants[number] for number in self._seated]
        return {
            "game": game.name,
            "rules": game.rules_version,
            "board": game.board_tag,
            "seats": encoding.seats,
            "options": encoding.options,
            "bots": [entrant.name for entrant in entrants],
            "budgets": [None if isinstance(each.bot, QuickBot) else str(each.budget) for each in entrants],
            "bot_codes": self._codes,
            "seed": self.seed,
            "version": fogcity.__version__,
            "sizes": self.sizes,
            "parts": [{**dataclasses.asdict(part), "shape": list(part.shape)} for part in encoding.parts],
            "first": first,
            "games": count,
        }

    def chunks(self, first: int, count: int) -> Iterator[Columns]:
        """Play this many games, from number `first` on. Yields some at a time; they do not depend on how many."""
        check_int_seed(self.seed + first + count - 1)
        for start in range(first, first + count, self._chunk):
            yield self.play(start, min(self._chunk, first + count - start))

    def play(self, first: int, count: int) -> Columns:
        """Play this many games to the end, all at once, from number `first` on."""
        batch = Batch(self.encoding, count, autoreset=False)
        batch.deal(self.seed + first)
        rng_states = self._rng_states(first, count)
        rows: list[Columns] = []
        while (running := np.flatnonzero(batch.turns >= 0)).size:
            seats = batch.turns[running]
            seen = {"observation": batch.observations[running], "mask": batch.masks[running]}
            before = batch.states[running]
            codes = self._act(batch, rng_states)[running]
            actions = [self.encoding.action(s, code) for s, code in zip(before, codes, strict=True)]
            here = {"game": first + running, "step": np.full(running.size, len(rows)), "seat": seats}
            rows.append({**here, **seen, "action": np.array(actions), "code": codes})
            observe = np.full(count, SKIP)
            observe[running] = OBSERVE
            batch.step_unchecked(observe)
        found = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
        order = np.argsort(found["game"], kind="stable")
        found = {name: column[order] for name, column in found.items()}
        at = found["game"] - first, found["seat"]
        found["points"] = batch.scores[at]
        found["win"] = (batch.rewards[at] * (self.encoding.seats - 1) + 1) / self.encoding.seats
        return {name: np.ascontiguousarray(found[name], column.dtype) for name, column in COLUMNS.items()}

    def _rng_states(self, first: int, count: int) -> npt.NDArray[np.uint64]:
        """The RNG state of each seat of each game, which does not depend on the size of chunks."""
        rng_states = np.zeros((count, self.encoding.seats, 4), np.uint64)
        for row, rng_state in enumerate(rng_states.reshape(-1, 4)):
            number = self.seed + self.encoding.seats * first + row
            spread(np.uint64(number & ((1 << 64) - 1)), np.uint64(PLAYING), rng_state)
        return rng_states

    def _act(self, batch: Batch, rng_states: npt.NDArray[np.uint64]) -> npt.NDArray[np.int32]:
        """Play one action in each game that is not over. Gives the rules' codes of these actions."""
        rows = np.arange(batch.count)
        turns = batch.turns.copy()
        codes, acted = np.full(batch.count, -1, np.int32), np.empty(batch.count, np.int32)
        for number, entrant in enumerate(self._entrants):
            mine = (turns >= 0) & (self._seated[turns] == number)
            own = np.zeros((batch.count, self.encoding.seats), np.int8)
            own[rows, turns] = mine
            if isinstance(entrant.bot, QuickBot):
                entrant.bot.act_each(batch.states, own, rng_states, acted)
                codes[mine] = acted[mine]
            else:
                for row in np.flatnonzero(mine):
                    codes[row] = self._think(entrant, batch.states[row], rng_states[row, turns[row]])
        return codes

    def _think(self, entrant: Entrant, s: State, rng_state: npt.NDArray[np.uint64]) -> int:
        """Play one action of a bot that takes time."""
        game = self.encoding.game
        rng = np.random.default_rng(rng_state)
        rng_state[0] += np.uint64(1)
        view = game.view(s, game.turn(s))
        code = entrant.bot.choose(view, game.legal(view), rng, entrant.budget)
        game.play(s, code)
        return int(code)
