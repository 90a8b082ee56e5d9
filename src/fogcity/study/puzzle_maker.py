"""Finds puzzles in games of bots.

A position becomes a puzzle if one action is clearly better than all others: by a first, short look at the promising
actions, then by many samples of the best ones, and at last by a long search of the gripman, which looks further ahead
and has to choose the same action.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import NamedTuple

import msgspec
import numpy as np

from fogcity.bots.bot import Bot, Budget
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.network import LEVELS
from fogcity.bots.weights import weights_of
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, View
from fogcity.study.puzzles import MOST_DIFFICULT, Puzzle
from fogcity.study.sampling import NetworkSampler
from fogcity.study.verdicts import Level, interval

LEAST_LEAD = 0.10  # of the best action over the second one, in shares of the win
SURE_LEAD = 0.07  # the least that the 95 % interval of the lead may reach down to
CLEAR_LEAD = 0.05  # the least lead in chances: where nearly all is won or lost, nothing is at stake
LEAST_CHOICE = 4  # legal actions
# How many actions each look compares, how many samples each of them gets, and the least lead for another look.
LOOKS = ((8, 8, 0.06), (4, 32, LEAST_LEAD), (4, 128, LEAST_LEAD))
MANY = 1024  # samples of each action of the last look
LONG = Budget(None, 4000)  # the long search
MOST_OF_A_GAME = 2
AT_ONCE = 8  # games that are looked at before the next ones are begun, for each core
TABLES = (2, 2, 2, 3, 4)  # players, in turn, where the game allows so many

Report = Callable[[int, int], None]  # gets how many puzzles are found, and in how many games


class Found(NamedTuple):
    """A position with one clearly best action, and the chances of the best ones."""

    view: View
    chances: list[tuple[int, float]]


def make_puzzles(
    game: Game, count: int, *, seed: int = 0, cores: int = 1, report: Report | None = None
) -> list[Puzzle]:
    """Find this many puzzles, from easy to hard. The same seed finds the same ones, on any number of cores."""
    if weights_of(game) is None:
        raise FogCityError(f"puzzles are found by the gripman's network, and there are no weights for {game.name}")
    finders, games = local(), 0
    found: list[Found] = []

    def look(number: int) -> list[Found]:
        if not hasattr(finders, "mine"):
            finders.mine = Finder(game)
        finder: Finder = finders.mine
        return list(finder.find(number))

    with ThreadPoolExecutor(cores) as pool:
        while len(found) < count:
            numbers = [seed * 1_000_003 + games + place for place in range(AT_ONCE * cores)]
            for some in pool.map(look, numbers):
                games += 1
                found += some if len(found) < count else []
                if report is not None:
                    report(min(len(found), count), games)
    rater = Rater(game)
    rated = sorted((rater.puzzle(each) for each in found[:count]), key=lambda each: (-each.solved, each.position))
    return [msgspec.structs.replace(each, number=number) for number, each in enumerate(rated, 1)]


class Finder:
    """Plays games of bots and looks for puzzles in them. Use one in one thread at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sampler = NetworkSampler(game)
        self.gripman = Gripman(game)
        self.conductor = Conductor(game)

    def find(self, seed: int) -> Iterator[Found]:
        """The puzzles of one game, some of those that it has."""
        game, rng = self.game, np.random.default_rng(seed)
        seats = TABLES[seed % len(TABLES)]
        s = game.deal(seats if seats in game.seats else game.seats[0], seed)
        players: list[tuple[Bot, Budget]] = [self._player(rng) for _ in range(game.seats_of(s))]
        number, found = 0, 0
        while (turn := game.turn(s)) >= 0 and found < MOST_OF_A_GAME:
            view, (bot, budget) = game.view(s, turn), players[turn]
            number += 1
            puzzle = self.look(view, (seed, number))
            if puzzle is not None:
                found += 1
                yield puzzle
            game.play(s, bot.think(view, game.legal(view), rng, budget).action)

    def look(self, view: View, seed: tuple[int, ...]) -> Found | None:
        """The position, if one action is clearly better than all others."""
        legal, sampler = self.game.legal(view), self.sampler
        if len(legal) < LEAST_CHOICE:
            return None
        finalists = sampler.promising(view, legal, LOOKS[0][0])
        for most, samples, least in LOOKS:
            finalists = finalists[:most]
            means = sampler.sample(view, finalists, samples, (*seed, samples)).mean(axis=1)
            order = np.argsort(-means, kind="stable")
            if means[order[0]] - means[order[1]] < least:
                return None
            finalists = [finalists[place] for place in order]
        results = sampler.sample(view, finalists, MANY, (*seed, 1))
        order = np.argsort(-results.mean(axis=1), kind="stable")
        lead, (low, _) = interval(results[order[:2]])
        if lead < LEAST_LEAD or low < SURE_LEAD:
            return None
        best = finalists[order[0]]
        if self.gripman.think(view, legal, np.random.default_rng(seed), LONG).action != best:
            return None
        means, level = results.mean(axis=1), Level.of(sampler, view, results[order[:1]])
        best_mean = float(means[order[0]])
        chances = [(finalists[place], level.chance_of(float(means[place]), best_mean)) for place in order]
        return Found(view, chances) if chances[0][1] - chances[1][1] > CLEAR_LEAD else None

    def _player(self, rng: np.random.Generator) -> tuple[Bot, Budget]:
        """A bot that plays one seat, quickly: the conductor, or a level of the gripman that does not search."""
        if rng.random() < 0.25:
            return self.conductor, Budget()
        levels = [level for name in LEVELS if (level := self.gripman.levels[name]).playouts == 1]
        return self.gripman, levels[int(rng.integers(1, len(levels)))]


class Rater:
    """Finds out how hard puzzles are: how often bots that do not search solve them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.gripman, self.conductor = Gripman(game), Conductor(game)
        levels = [self.gripman.levels[name] for name in LEVELS]
        self.loosenesses = [level.looseness for level in levels if level.playouts == 1]

    def puzzle(self, found: Found) -> Puzzle:
        """The puzzle, without a number."""
        game, view = self.game, found.view
        best = found.chances[0][0]
        solved = self._solved(view, best)
        position = game.describe(view)
        if game.view(game.position(position, 1), view.seat) != view:
            raise FogCityError(f"this position of {game.name} cannot be written and read: {position}")
        return Puzzle(
            number=0,
            seats=game.seats_of(view),
            position=position,
            best=game.text(view, best),
            chances=[(game.text(view, action), round(chance, 3)) for action, chance in found.chances],
            solved=round(solved, 3),
            difficulty=min(MOST_DIFFICULT, 1 + int((1 - solved) * MOST_DIFFICULT)),
        )

    def _solved(self, view: View, best: int) -> float:
        """How often simple bots find the best action: the conductor, and levels of the gripman that do not search."""
        legal, rng = self.game.legal(view), np.random.default_rng(0)
        values = {each.action: each.value for each in self.gripman.think(view, legal, rng, Budget(None, 1)).candidates}
        most, rates = max(values.values()), []
        for looseness in self.loosenesses:
            if looseness == 0:
                rates.append(float(values[best] == most))
                continue
            weights = {action: math.exp((value - most) / looseness) for action, value in values.items()}
            rates.append(weights[best] / sum(weights.values()))
        rates.append(float(self.conductor.think(view, legal, rng, Budget()).action == best))
        return float(np.mean(rates))
