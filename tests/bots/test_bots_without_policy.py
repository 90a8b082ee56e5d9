"""A game that brings no policy: tourist and gripman play it, the conductor does not, and commands say so."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, ClassVar

import numpy as np
import pytest

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.registry import code_of, find_bot, has_policy, policy_notice, stand_in_for
from fogcity.bots.toolbox import policy_of
from fogcity.bots.tourist import Tourist
from tests.helpers import ROOT

FEW = Budget(None, playouts=8)


def stripped(name: str) -> fogcity.Game:
    """A game of ours without its parts."""
    kind: Any = type(fogcity.game(name))

    class Stripped(kind):  # type: ignore[misc]
        parts: ClassVar[dict[str, str]] = {}

    found: fogcity.Game = Stripped()
    return found


@pytest.fixture(scope="module", params=["cablecar", "ticket"])
def game(request: pytest.FixtureRequest) -> fogcity.Game:
    return stripped(request.param)


def test_its_policy_knows_only_the_rules(game: fogcity.Game) -> None:
    assert policy_of(game).plain
    assert policy_of(game) is policy_of(game), "it is made, and compiled, once"
    assert not policy_of(fogcity.game(game.name)).plain


def test_the_conductor_refuses(game: fogcity.Game) -> None:
    with pytest.raises(fogcity.BadOption, match="brings no policy, so the conductor cannot play it"):
        Conductor(game)


@pytest.mark.parametrize("bot", [Tourist, Gripman], ids=lambda bot: bot.name)
def test_the_others_play_to_the_end(bot: Any, game: fogcity.Game) -> None:
    s, rng, player = game.deal(2, seed=1), np.random.default_rng(1), bot(game)
    while (seat := game.turn(s)) >= 0:
        legal = game.legal(s)
        action = player.choose(game.view(s, seat), legal.copy(), rng, FEW)
        assert action in legal
        game.play(s, action)


def test_what_is_hidden_makes_no_difference(game: fogcity.Game) -> None:
    s = game.deal(2, seed=3)
    for number in range(12):
        seat, legal = game.turn(s), game.legal(s)
        other = game.guess(game.view(s, seat), number)
        thoughts = [
            Gripman(game).think(game.view(record, seat), legal, np.random.default_rng(number), FEW)
            for record in (s, other)
        ]
        assert thoughts[0] == thoughts[1]
        game.play(s, thoughts[0].action)


def test_the_tourist_acts_in_many_games_at_once(game: fogcity.Game) -> None:
    states = game.deal_batch(20, 2, seed=1)
    own, actions = np.ones((20, 2), np.int8), np.empty(20, np.int32)
    rng_states = np.random.default_rng(1).integers(0, 2**64, (20, 2, 4), dtype=np.uint64)
    tourist = Tourist(game)
    while (states["turn"] >= 0).any():
        playing = states["turn"] >= 0
        tourist.act_each(states, own, rng_states, actions)
        assert ((actions >= 0) == playing).all()


def test_search_is_better_than_chance() -> None:
    game, wins = stripped("cablecar"), 0.0
    gripman, tourist = Gripman(game), Tourist(game)
    for number in range(4):
        s, rng = game.deal(2, number // 2), np.random.default_rng(number)
        while (seat := game.turn(s)) >= 0:
            bot = gripman if seat == number % 2 else tourist
            action = bot.choose(game.view(s, seat), game.legal(s), rng, Budget(None, playouts=200))
            game.play(s, action)
        winners = game.winners(s)
        wins += (number % 2 in winners) / len(winners)
    assert wins >= 3


THINK = """
import numpy as np
from fogcity.bots.bot import Budget
from fogcity.bots.gripman import Gripman
from fogcity.bots.tourist import Tourist
from tests.bots.test_bots_without_policy import stripped
for name in ("cablecar", "ticket"):
    game = stripped(name)
    s = game.deal(3, 5)
    thought = Gripman(game).think(game.view(s, 0), game.legal(s), np.random.default_rng(2), Budget(None, 5))
    print([(c.action, c.visits, round(c.value, 9)) for c in thought.candidates])
    states, actions = game.deal_batch(3, 2, 1, cores=1), np.empty(3, np.int32)
    Tourist(game).act_each(states, np.ones((3, 2), np.int8), np.ones((3, 2, 4), np.uint64), actions)
    print(actions.tolist(), [game.scores(state) for state in states])
"""


def test_compiled_and_interpreted_bots_agree() -> None:
    def run(**more: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), **more}
        command = [sys.executable, "-c", THINK]
        return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout

    assert run(NUMBA_DISABLE_JIT="1") == run(NUMBA_DISABLE_JIT="0")


def test_what_stands_in_needs_no_policy(game: fogcity.Game) -> None:
    assert (stand_in_for(game), stand_in_for(fogcity.game(game.name))) == ("tourist", "conductor")
    assert find_bot(stand_in_for(game), game, Budget()).bot.game is game


def test_people_are_told_how_the_gripman_plays(game: fogcity.Game) -> None:
    notice = f"{game.name} brings no policy: gripman searches with random playouts"
    assert policy_notice(game, ["tourist", "gripman:easy"]) == notice
    assert policy_notice(game, ["tourist"]) == ""
    assert policy_notice(fogcity.game(game.name), ["gripman"]) == ""


def test_the_code_of_a_bot_includes_the_policy_of_the_game(game: fogcity.Game) -> None:
    ours = fogcity.game(game.name)
    assert has_policy(ours)
    assert code_of("gripman", ours) != code_of("gripman", game) != ""
    assert code_of("gripman", fogcity.game("cablecar")) != code_of("gripman", fogcity.game("ticket"))
    assert code_of("gripman", stripped("cablecar")) == code_of("gripman", stripped("ticket"))


def test_play_says_so_once(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(fogcity.game("cablecar")), "parts", {})
    notice = "cablecar brings no policy: gripman searches with random playouts"
    ended = run("play", "cablecar", "--seat", 1, "--bot", "gripman:easy", "--seed", 1, stdin="quit\n")
    assert ended.err.count(notice) == 1
    assert notice not in run("play", "cablecar", "--seat", 1, "--bot", "tourist", "--seed", 1, stdin="quit\n").err
