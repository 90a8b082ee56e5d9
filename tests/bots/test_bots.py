"""Our bots: they play by the rules, see nothing but views, and are as strong as they say."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import fogcity
from fogcity.bots.bot import Bot, Budget, QuickBot
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.motorman import Motorman
from fogcity.bots.playout_gripman import PlayoutGripman
from fogcity.bots.registry import can_play
from fogcity.bots.toolbox import make_toolbox
from fogcity.bots.tourist import Tourist
from fogcity.core.errors import BadOption, FogCityError
from tests.helpers import ROOT
from tests.helpers.cases import Case

BOTS: list[type[Bot]] = [Tourist, Conductor, Motorman, PlayoutGripman, Gripman]
FEW = Budget(None, playouts=6)
TABLES = [
    Case(fogcity.game("cablecar"), 2, {}),
    Case(fogcity.game("cablecar"), 6, {"hand": 3, "rotation": True}),
    Case(fogcity.game("company"), 2, {}),
    Case(fogcity.game("company"), 5, {"hand": 2}),
    Case(fogcity.game("company"), 6, {"turn_limit": 0}),
    Case(fogcity.game("company"), 3, {"exchange_until": 1000, "turn_limit": 130}),
    Case(fogcity.game("ticket"), 2, {}),
    Case(fogcity.game("ticket"), 4, {}),
]


PLAYED = [(bot, case) for bot in BOTS for case in TABLES if can_play(bot.name, case.game)]


def game_of(bot: Bot, case: Case, seed: int) -> Iterator[tuple[fogcity.State, int]]:
    """A game in which the bot has all seats; before each action, gives the record and the action."""
    rng = np.random.default_rng(seed)
    s = case.deal(seed)
    while (seat := case.game.turn(s)) >= 0:
        action = bot.choose(case.game.view(s, seat), case.game.legal(s), rng, FEW)
        yield s, action
        case.game.play(s, action)


@pytest.mark.parametrize(("bot", "case"), PLAYED, ids=lambda one: getattr(one, "name", None) or str(one))
def test_every_action_is_legal_to_the_end(bot, case):
    assert sum(1 for s, action in game_of(bot(case.game), case, 3) if action in case.game.legal(s)) > 20


@pytest.mark.parametrize(("bot", "case"), PLAYED, ids=lambda one: getattr(one, "name", None) or str(one))
def test_what_is_hidden_makes_no_difference(bot, case):
    """Two records with the same view, and the same generator: the same action, for the same reasons."""
    game, player = case.game, bot(case.game)
    for number, (s, _) in enumerate(game_of(Conductor(game), case, 5)):
        view, legal = game.view(s, game.turn(s)), game.legal(s)
        other = game.guess(view, number)
        assert game.view(other, game.turn(s)) == view
        thoughts = [
            player.think(game.view(record, game.turn(s)), legal, np.random.default_rng(number), FEW)
            for record in (s, other)
        ]
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_a_bot_leaves_its_view_as_it_was(bot):
    for case in (case for played, case in PLAYED if played is bot):
        s = case.deal(1)
        view = case.game.view(s, case.game.turn(s))
        before = view.tobytes()
        bot(case.game).think(view, case.game.legal(s), np.random.default_rng(1), FEW)
        assert view.tobytes() == before


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_weights_are_the_same_for_a_view_and_all_its_guesses(case):
    """The search weighs actions in guesses: it must not see more there than the seat to act would."""
    game, tools = case.game, make_toolbox(case.game)

    def weigh(s: fogcity.State | fogcity.View) -> list[float]:
        arguments = np.ones(4, np.uint64), tools.scratches, tools.codes, tools.weights, *game.fixed
        _, count = tools.turns.choose_heaviest(game.records_of(s), *arguments)
        return tools.weights[:count].tolist()

    for bot in (Tourist(game), Conductor(game)):
        for number, (s, _) in enumerate(game_of(bot, case, 8)):
            view = game.view(s, game.turn(s))
            assert weigh(game.guess(view, number)) == weigh(view)


@pytest.mark.parametrize("game", fogcity.games())
@pytest.mark.parametrize("cores", [1, 2])
def test_the_same_seed_and_playouts_give_the_same_thought(game, cores):
    found = fogcity.game(game)
    s = found.deal(2, 4)
    view, legal = found.view(s, 0), found.legal(s)
    bot, budget = Gripman(found), Budget(None, playouts=101, cores=cores)
    first = bot.think(view, legal, np.random.default_rng(9), budget)
    bot.think(view, legal, np.random.default_rng(10), budget)
    assert Gripman(found).think(view, legal, np.random.default_rng(9), budget) == first
    assert bot.think(view, legal, np.random.default_rng(9), budget) == first
    assert first.playouts == 101


@pytest.mark.parametrize("game", fogcity.games())
def test_a_thought_tells_values_and_visits(game):
    found = fogcity.game(game)
    s = found.deal(2, 6)
    thought = Gripman(found).think(found.view(s, 0), found.legal(s), np.random.default_rng(1), Budget(None, 300))
    assert thought.playouts == 300
    assert sum(candidate.visits for candidate in thought.candidates) == 299, "the first only values the actions"
    assert thought.candidates[0].action == thought.action
    assert all(0 <= candidate.value <= 1 for candidate in thought.candidates)
    assert {candidate.action for candidate in thought.candidates} <= set(found.legal(s).tolist())


def test_a_tree_that_is_full_is_still_searched():
    """More playouts than there is scratch for nodes."""
    found = fogcity.game("cablecar")
    s = found.deal(2, 6)
    bot = Gripman(found, most_nodes=50)
    thought = bot.think(found.view(s, 0), found.legal(s), np.random.default_rng(1), Budget(None, 500))
    assert sum(candidate.visits for candidate in thought.candidates) == 499


def test_a_search_has_room_for_all_actions_of_a_position():
    found = fogcity.game("cablecar")
    s = found.deal(2, 6, rotation=True, hand=3)
    bot, legal = Gripman(found), found.legal(s)
    thought = bot.think(found.view(s, 0), legal, np.random.default_rng(1), Budget(None, 20))
    assert {candidate.action for candidate in thought.candidates} == set(legal.tolist())
    assert len(legal) > 100


def test_time_is_a_budget_too():
    found = fogcity.game("cablecar")
    s = found.deal(2, 6)
    for cores in (1, 2):
        budget = Budget(0.02, cores=cores)
        thought = Gripman(found).think(found.view(s, 0), found.legal(s), np.random.default_rng(1), budget)
        assert thought.action in found.legal(s)
        assert thought.playouts > 0


def test_playouts_can_be_random():
    found = fogcity.game("cablecar")
    s = found.deal(2, 6)
    arguments = found.view(s, 0), found.legal(s), np.random.default_rng(1), Budget(None, 200)
    assert PlayoutGripman(found, guided=0).think(*arguments) != PlayoutGripman(found).think(*arguments)


def test_settings_have_names():
    with pytest.raises(BadOption, match="trust"):
        Gripman(fogcity.game("cablecar"), turst=1.0)


def test_a_spectator_is_no_player():
    found = fogcity.game("cablecar")
    s = found.deal(2, 6)
    for bot in (Conductor(found), Gripman(found)):
        for view in (found.view(s), found.view(s, 1)):
            with pytest.raises(FogCityError, match="does not show"):
                bot.choose(view, found.legal(s), np.random.default_rng(1), FEW)


def play_match(game: str, bots: list[QuickBot], games: int, seats: int = 2) -> float:
    """The wins of the first bot in so many pairs of games, with seats changed."""
    found = fogcity.game(game)
    deals = found.deal_batch(games, seats, seed=77)
    states = np.concatenate([deals, deals]).view(found.dtype)
    own = np.zeros((2, 2 * games, seats), np.int8)
    for seat in range(seats):
        own[seat % 2, :games, seat] = own[1 - seat % 2, games:, seat] = 1
    words = np.random.default_rng(1).integers(0, 2**64, (2 * games, seats, 4), dtype=np.uint64)
    actions = np.empty(2 * games, np.int32)
    while (states["turn"] >= 0).any():
        for bot, mine in zip(bots, own, strict=True):
            turns = states["turn"].copy()
            bot.act_each(states, mine, words, actions)
            acted = (turns >= 0) & mine[np.arange(2 * games), turns].astype(bool)
            assert ((actions >= 0) == acted).all()
    wins = [found.winners(s) for s in states]
    return float(sum(sum(int(mine[seat]) for seat in w) / len(w) for w, mine in zip(wins, own[0], strict=True)))


@pytest.mark.parametrize("game", fogcity.games())
def test_conductor_beats_tourist(game):
    found = fogcity.game(game)
    assert play_match(game, [Conductor(found), Tourist(found)], 20) >= 38


@pytest.mark.parametrize("game", fogcity.games())
def test_tourist_is_as_good_as_tourist(game):
    found = fogcity.game(game)
    assert 70 < play_match(game, [Tourist(found), Tourist(found)], 100) < 130


@pytest.mark.parametrize("game", fogcity.games())
def test_gripman_beats_tourist(game):
    case = Case(fogcity.game(game), 2, {})
    gripman, tourist = Gripman(case.game), Tourist(case.game)
    for number in range(4):
        s, rng = case.deal(number), np.random.default_rng(number)
        while (seat := case.game.turn(s)) >= 0:
            bot = gripman if seat == number % 2 else tourist
            case.game.play(s, bot.choose(case.game.view(s, seat), case.game.legal(s), rng, Budget(None, 50)))
        assert case.game.winners(s) == [number % 2]


def test_gripman_beats_conductor():
    case, wins = Case(fogcity.game("cablecar"), 2, {}), 0
    gripman, conductor = Gripman(case.game), Conductor(case.game)
    for number in range(4):
        s, rng = case.deal(number // 2), np.random.default_rng(number)
        while (seat := case.game.turn(s)) >= 0:
            bot = gripman if seat == number % 2 else conductor
            case.game.play(s, bot.choose(case.game.view(s, seat), case.game.legal(s), rng, Budget(None, 200)))
        wins += case.game.winners(s) == [number % 2]
    assert wins >= 3


THINK = """
import numpy as np
import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.gripman import Gripman
from fogcity.bots.motorman import Motorman
from fogcity.bots.playout_gripman import PlayoutGripman
for name in fogcity.games():
    game = fogcity.game(name)
    s = game.deal(3, 5)
    for _ in range(2 if name == "company" else 1):
        view = game.view(s, game.turn(s))
        thought = Gripman(game).think(view, game.legal(s), np.random.default_rng(2), Budget(None, 5))
        print([(c.action, c.visits, round(c.value, 5)) for c in thought.candidates])
        game.play(s, thought.action)
"""


def test_compiled_and_interpreted_thoughts_agree():
    def run(**more: str) -> str:
        environment = {**os.environ, **more}
        command = [sys.executable, "-c", THINK]
        folder = ROOT
        return subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout

    assert run(NUMBA_DISABLE_JIT="1") == run()


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200ms", Budget(0.2)),
        ("2s", Budget(2.0)),
        (" 1.5 S ", Budget(1.5)),
        ("5000", Budget(None, 5000)),
        ("5000p", Budget(None, 5000)),
        ("1 playout", Budget(None, 1)),
    ],
)
def test_budgets_are_read(text, budget):
    assert Budget.parse(text) == budget
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fast",
        "-1s",
        "0",
        "0ms",
        "1.5p",
        "1e9s",
        "nan",
        "9" * 40,
        "9" * 400 + "s",
        "1" + "0" * 12 + "p",
        "2 hours",
        "1s2s",
    ],
)
def test_bad_budgets_are_refused(text):
    with pytest.raises(BadOption):
        Budget.parse(text)


@given(st.text(max_size=12) | st.from_regex(r"[0-9]{1,12}(\.[0-9]{0,10})?\s*(ms|s|p)?", fullmatch=True))
@example("1000.0001MS")
@example("0.000001ms")
@example("3599.123456789s")
def test_any_text_is_a_budget_or_refused(text):
    try:
        budget = Budget.parse(text)
    except BadOption:
        return
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize("given", [{"seconds": 1.0, "playouts": 5}, {"seconds": None}, {"cores": 0}])
def test_a_budget_is_one_thing(given):
    with pytest.raises(BadOption):
        Budget(**given)
