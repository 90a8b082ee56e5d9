"""Agents of Gymnasium, PettingZoo and OpenSpiel as bots: they choose as they do in their own libraries, from views."""

from __future__ import annotations

import pickle
from itertools import islice

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as openspiel_policy
from open_spiel.python.algorithms import ismcts, mcts

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.registry import find_bot
from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.envs import cablecar_v0
from fogcity.envs.agent_bots import GymnasiumBot, PettingZooBot
from fogcity.envs.encoding import Encoding
from fogcity.envs.openspiel import OpenSpielBot, spiel_game
from tests.helpers import ROOT

BUDGET = Budget(seconds=None, playouts=1)
WEIGHTS = np.random.default_rng(1).normal(size=(Encoding("cablecar").size, Encoding("cablecar").num_actions))


def best(observation, mask):
    """What a linear policy chooses."""
    return int(np.where(mask, observation @ WEIGHTS, -np.inf).argmax())


def choices(bot, game, encoding, seed):
    """All actions of a game in which the bot has every seat, as environments number them."""
    s, rng = game.deal(encoding.seats, seed), np.random.default_rng(1)
    while (seat := game.turn(s)) >= 0:
        view = game.view(s, seat)
        code = bot.choose(view, game.legal(view), rng, BUDGET)
        yield encoding.action(view, code)
        game.play(s, code)


# ---- Gymnasium


def gymnasium_agent(observation, info):
    assert info["seat"] in (0, 1)
    return best(observation, info["action_mask"])


class Model:
    """A model with the method of sb3-contrib, which takes masks."""

    def predict(self, observation, state=None, *, deterministic=False, action_masks=None):
        assert deterministic
        assert action_masks.dtype == bool
        return np.array(best(observation, action_masks)), state


@pytest.mark.parametrize("agent", [gymnasium_agent, Model()], ids=["function", "model"])
def test_an_agent_of_gymnasium_plays_as_in_its_environment(agent):
    class Mine(GymnasiumBot):
        name = "mine"

        def load_agent(self):
            return agent

    env = gymnasium.make_vec("fogcity.envs.gym:fogcity/CableCar-v0", num_envs=1)
    observations, info = env.reset(seed=4)
    taken = []
    ended = False
    while not ended:
        mask = info["action_mask"][0]
        taken.append(gymnasium_agent(observations[0], {"action_mask": mask, "seat": info["seat"][0]}))
        observations, _, terminated, _, info = env.step(np.array([taken[-1]]))
        ended = terminated[0]
    game = fogcity.game("cablecar")
    assert list(choices(Mine(game), game, Encoding("cablecar"), 4)) == taken


# ---- PettingZoo


def pettingzoo_agent(observation, agent):
    """Chooses in another way for each player."""
    legal = observation["action_mask"]
    return best(observation["observation"], legal) if agent == "player_0" else int(np.flatnonzero(legal)[-1])


def test_an_agent_of_pettingzoo_plays_as_in_its_environment():
    class Mine(PettingZooBot):
        name = "mine"

        def load_agent(self):
            return pettingzoo_agent

    env = cablecar_v0.env()
    env.reset(seed=5)
    taken = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        taken.append(pettingzoo_agent(observation, agent))
        env.step(taken[-1])
    game = fogcity.game("cablecar")
    assert list(choices(Mine(game), game, Encoding("cablecar"), 5)) == taken


# ---- OpenSpiel


def openspiel_bot(agent, title="mine"):
    """A bot whose agents this function makes."""

    class Mine(OpenSpielBot):
        name = title

        def load_agent(self, game, player, random):
            return agent(game, player, random)

    return Mine


def search(game, _player, random):
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    return mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=random)


def information_set_search(game, _player, random):
    found = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 3, random_state=random)
    found.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    return found


AGENTS = {
    "mcts": search,
    "ismcts": information_set_search,
    "compiled bot": lambda _game, player, _random: pyspiel.make_uniform_random_bot(player, 7),
    "policy": lambda game, _player, _random: openspiel_policy.UniformRandomPolicy(game),
}


@pytest.mark.parametrize("kind", AGENTS)
@pytest.mark.parametrize(
    ("name", "seats", "options"), [("cablecar", 3, {"hand": 2, "rotation": True}), ("ticket", 2, {})]
)
def test_openspiels_bots_and_policies_choose_legal_actions(kind, name, seats, options):
    game = fogcity.game(name)
    bot = openspiel_bot(AGENTS[kind])(game)
    s, rng = game.deal(seats, 1, **options), np.random.default_rng(1)
    for _ in range(2 * seats):
        view = game.view(s, game.turn(s))
        game.play(s, bot.choose(view, game.legal(view), rng, BUDGET))


def test_the_best_action_of_openspiel_is_the_same_action_here():
    class First(pyspiel.Bot):
        def __init__(self, player):
            pyspiel.Bot.__init__(self)
            self.player = player

        def step(self, state):
            assert state.current_player() == self.player
            seen = np.array(state.observation_tensor(self.player))
            return best(seen, np.array(state.legal_actions_mask(self.player)))

    game, encoding = fogcity.game("cablecar"), Encoding("cablecar")
    bot = openspiel_bot(lambda _game, player, _random: First(player))(game)
    state = pyspiel.load_game("python_fogcity_cablecar", {"seed": 6}).new_initial_state()
    state.apply_action(0)
    for action in choices(bot, game, encoding, 6):
        player = state.current_player()
        assert action == best(np.array(state.observation_tensor(player)), np.array(state.legal_actions_mask(player)))
        state.apply_action(action)
    assert state.is_terminal()


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
@pytest.mark.parametrize("name", ["company", "ticket"])
def test_what_is_hidden_from_the_seat_does_not_reach_openspiels_bots(name, kind):
    game = fogcity.game(name)
    s, chance = game.deal(2, 3), np.random.default_rng(2)
    for _ in range(8):
        game.play(s, int(chance.choice(game.legal(s))))
    view = game.view(s, game.turn(s))
    chosen = []
    for seed in range(3):
        other = game.guess(view, seed)
        assert game.view(other, view.seat) == view
        seen = game.view(other, view.seat)
        bot = openspiel_bot(AGENTS[kind])(game)
        chosen.append(bot.choose(seen, game.legal(seen), np.random.default_rng(9), BUDGET))
    assert len(set(chosen)) == 1


def test_states_from_views_differ_as_views_do_and_survive_pickling():
    game = fogcity.game("ticket")
    s, chance = game.deal(2, 3), np.random.default_rng(2)
    of_openspiel = spiel_game(game, 2, {})
    texts = set()
    for number in range(6):
        view = game.view(s, game.turn(s))
        one, two = (of_openspiel.state_from_view(view, seed) for seed in (1, 2))
        assert one.information_state_string(view.seat) == two.information_state_string(view.seat)
        assert game.describe(view) in one.information_state_string(view.seat)
        assert str(pickle.loads(pickle.dumps(one))) == str(one)
        resampled = one.resample_from_infostate(view.seat, lambda: 0.5)
        assert resampled.information_state_string(view.seat) == one.information_state_string(view.seat)
        texts.add(one.information_state_string(view.seat))
        assert len(texts) == number + 1
        game.play(s, int(chance.choice(game.legal(s))))


def test_openspiels_bots_play_on_other_boards():
    board = ROOT / "src/fogcity/games/ticket/benchmark/fog-bay.toml"
    game = fogcity.game("ticket", board)
    of_openspiel = spiel_game(game, 2, {})
    assert of_openspiel.num_distinct_actions() == Encoding(game, 2).num_actions
    assert pickle.loads(pickle.dumps(of_openspiel)).num_distinct_actions() == of_openspiel.num_distinct_actions()
    bot, s = openspiel_bot(search)(game), game.deal(2, 1)
    view = game.view(s, game.turn(s))
    assert bot.choose(view, game.legal(view), np.random.default_rng(1), BUDGET) in game.legal(view)


def test_a_bot_of_openspiel_plays_the_same_game_from_the_same_seed():
    game, encoding = fogcity.game("cablecar"), Encoding("cablecar")
    one, two = (list(islice(choices(openspiel_bot(search)(game), game, encoding, 2), 8)) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", ["MctsBot", "IsMctsBot"])
def test_the_example_plays(name, monkeypatch):
    monkeypatch.setenv("SIMULATIONS", "3")
    game = fogcity.game("cablecar")
    bot = find_bot(f"{ROOT / 'examples/openspiel_mcts.py'}:{name}", game, BUDGET).bot
    assert len(list(islice(choices(bot, game, Encoding("cablecar"), 2), 3))) == 3


def test_the_first_move_is_rehearsed_before_time_counts():
    asked = []

    class Mine(PettingZooBot):
        name = "mine"

        def load_agent(self):
            return lambda observation, agent: asked.append(agent)  # no action: an error that a real game will report

    Mine(fogcity.game("cablecar")).warm_up()
    assert asked == ["player_0"]


# ---- what is wrong


def test_agents_that_cannot_be_asked_are_refused():
    game = fogcity.game("cablecar")
    view = game.view(game.deal(2, 1), 0)

    class Mine(GymnasiumBot):
        name = "mine"

        def load_agent(self):
            return 7

    with pytest.raises(FogCityError, match="the agent of mine must be a function, not int"):
        Mine(game)
    bot = openspiel_bot(lambda *_: 7)(game)
    with pytest.raises(FogCityError, match="must have `step`, or `action_probabilities`; a int has neither"):
        bot.choose(view, game.legal(view), np.random.default_rng(1), BUDGET)


def test_an_illegal_answer_of_openspiels_bot_is_refused():
    class Wrong(pyspiel.Bot):
        def step(self, state):
            return 10**6

    game = fogcity.game("cablecar")
    view = game.view(game.deal(2, 1), 0)
    with pytest.raises(IllegalAction, match="one of the legal actions of the state, not 1000000"):
        openspiel_bot(lambda *_: Wrong())(game).choose(view, game.legal(view), np.random.default_rng(1), BUDGET)


def test_a_bot_can_be_named_by_its_module():
    entrant = find_bot("fogcity.bots.tourist:Tourist:20p", fogcity.game("cablecar"), BUDGET)
    assert entrant.name == "tourist:20p"
    assert entrant.budget.playouts == 20
