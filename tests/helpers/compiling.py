"""Compile what tests need, before tests start processes that would each have to compile it.

python -m tests.helpers.compiling 1 2        the first of two halves, which can run in parallel
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

import numpy as np

import fogcity
from fogcity.bots.bot import QuickBot
from fogcity.bots.compiling import play_through
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.motorman import Motorman
from fogcity.bots.playout_gripman import PlayoutGripman
from fogcity.bots.tourist import Tourist
from fogcity.core.game import Game
from fogcity.envs import Batch, Encoding
from fogcity.games.registry import OWN
from fogcity.training.digest import features_digest
from fogcity.training.players import UnitPlayer
from fogcity.training.self_play import network_for_training
from fogcity.training.settings import TrainingSettings


def games() -> list[str]:
    """Our games with their own kernels. The others share theirs with another game, though not its search."""
    return list({fogcity.game(name).loops: name for name in reversed(OWN)}.values())


def parts(name: str) -> list[Callable[[], None]]:
    """Everything to compile for a game, in parts of about equal size."""
    game = fogcity.game(name)
    conductor = Conductor(game)
    motorman = Motorman(game)
    quick = [partial(_act, game, bot) for bot in (conductor, motorman, Tourist(game))]
    gripmen = [Gripman(fogcity.game(each)) for each in OWN if fogcity.game(each).loops is game.loops]
    thinking = [bot.warm_up for bot in (*gripmen, PlayoutGripman(game), conductor, motorman)]
    learning = [partial(_train, motorman), partial(_describe, motorman)]
    return [partial(_warm_up, game), *thinking, *quick, partial(_step, game), *learning]


def _warm_up(game: Game) -> None:
    play_through(game)
    s = game.position(game.describe(game.deal()))
    game.scores(game.guess(game.view(s), 1))
    for cores in (None, 1):
        states = game.deal_batch(4, cores=cores)
        codes, _ = game.legal_batch(states, cores=cores)
        game.play_batch(states, codes[:, 0], cores=cores)
        game.rollout(states, cores=cores)
        game.scores_batch(states, cores=cores)


def _act(game: Game, bot: QuickBot) -> None:
    """Let a bot act in many games at once."""
    states = game.deal_batch(2)
    bot.act_each(states, np.ones((2, 2), np.int8), np.ones((2, 2, 4), np.uint64), np.empty(2, np.int32))


def _train(motorman: Motorman) -> None:
    """Play a game as training does."""
    settings = TrainingSettings(game=motorman.game.name, rounds=1, unit_games=1)
    UnitPlayer(motorman.game, settings)(1, 0, motorman.weights.layers, False)


def _describe(motorman: Motorman) -> None:
    """Describe positions to the network from Python, as training does once and tests do often."""
    game, network = motorman.game, network_for_training(motorman.game)
    features_digest(game)
    states = np.array([game.deal(2, seed=1)])
    codes = game.legal(states[0])
    network.shortlist(states[0], codes, len(codes), np.zeros(2, network.scratch), *game.fixed)


def _step(game: Game) -> None:
    """Step games as environments do."""
    encoding = Encoding(game)
    batch = Batch(encoding, 2)
    batch.deal()
    batch.observe(0)
    s, action = batch.states[0], int(batch.masks[0].argmax())
    encoding.action(s, encoding.code(s, action))
    batch.step(batch.masks.argmax(1))


if __name__ == "__main__":
    share, shares = map(int, sys.argv[1:])
    for name in games()[share - 1 :: shares]:
        for warm_up in parts(name):
            warm_up()
