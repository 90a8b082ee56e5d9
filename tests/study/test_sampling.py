"""Samples of what actions are worth: fair, made from views only, and right where brute force knows the answer."""

from __future__ import annotations

import math

import numpy as np
import pytest

import fogcity
from fogcity.core.errors import FogCityError
from fogcity.study.sampling import NetworkSampler, PlayoutSampler, sampler_for
from fogcity.study.verdicts import SURE
from tests.helpers import solver_cablecar
from tests.helpers.boards import SMALL
from tests.helpers.cases import CASES, Case, finished, random_game
from tests.helpers.solved_files import read_positions
from tests.helpers.solver import TooLarge
from tests.helpers.solver_ticket import last_result

PLAIN = [case for case in CASES if not case.options and case.seats in (2, 4)]
ENDS = {"cablecar": 40, "company": 60}  # positions
GUESSES = 256


def middle(case: Case, number: int) -> fogcity.State:
    """The game after so many random actions."""
    return next(s for place, (s, _) in enumerate(random_game(case, 3)) if place == number)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_actions_are_compared_by_the_same_guesses(case):
    game, s = case.game, middle(case, 11)
    view, legal = game.view(s, game.turn(s)), game.legal(s).tolist()[:3]
    sampler = sampler_for(game)
    together = sampler.sample(view, legal, 20, (1,))
    alone = [sampler.sample(view, [action], 20, (1,))[0] for action in legal]
    assert np.array_equal(together, alone)
    assert ((together >= 0) & (together <= 1)).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_is_hidden_changes_no_sample(case):
    game, s = case.game, middle(case, 11)
    seat, sampler = game.turn(s), sampler_for(game)
    view, actions = game.view(s, seat), game.legal(s).tolist()[:3]
    wanted = sampler.sample(view, actions, 20, (1,)).tobytes()
    for seed in range(3):
        other = game.view(game.guess(view, seed), seat)
        assert sampler.sample(other, actions, 20, (1,)).tobytes() == wanted
        assert sampler.promising(other, game.legal(s), 4) == sampler.promising(view, game.legal(s), 4)
        assert sampler.chance(other) == sampler.chance(view)
        assert sampler.chance_alone(other, (1,)) == sampler.chance_alone(view, (1,))


@pytest.mark.parametrize("name", ENDS)
def test_chances_agree_with_brute_force_at_the_end_of_cable_car(name):
    sampler, compared, apart = NetworkSampler(fogcity.game(name), belief=0.0), 0, []
    for position in read_positions(name)[: ENDS[name]]:
        game, s = position.rules(), position.state()
        view = game.view(s, game.turn(s))
        try:
            ranges = solver_cablecar.Search(game, view).ranges(solver_cablecar.tile_worlds(game, view))
        except TooLarge:
            continue
        certain = [action for action, found in ranges.items() if found.exact][:4]
        if not certain:
            continue
        for action, results in zip(certain, sampler.sample(view, certain, GUESSES, (1,)), strict=True):
            compared += 1
            right, sampled = ranges[action].low[0].mean(), results.mean()
            if abs(sampled - right) > half_interval(results):
                apart.append((game.text(s, action), right, sampled))
    assert compared > 60
    assert len(apart) <= 0.05 * compared, apart


def test_chances_agree_with_brute_force_in_the_last_turn_of_ticket_to_ride():
    sampler, apart = NetworkSampler(fogcity.game("ticket"), belief=0.0), []
    positions = [one for one in read_positions("ticket") if one.kind == "ticket" and one.seats == 2][:25]
    for number, position in enumerate(positions):
        game, s = position.rules(), position.state()
        seat = game.turn(s)
        view, action = game.view(s, seat), game.parse(s, position.best[0])
        wins = []
        for seed in range(400):
            guess = game.guess(view, (number << 16) + seed)
            own, (points, done) = last_result(game, guess, action), game.points(guess)
            other = (points[1 - seat], done[1 - seat])
            wins.append(0.5 * (own > other) + 0.5 * (own >= other))
        results = sampler.sample(view, [action], GUESSES, (1,))[0]
        if abs(np.mean(wins) - results.mean()) > half_interval(results) + half_interval(np.array(wins)):
            apart.append((game.text(s, action), np.mean(wins), results.mean()))
    assert len(positions) > 10
    assert len(apart) <= 0.05 * len(positions), apart


def half_interval(results):
    """Half of the 95 % interval of a mean; where all results are equal, as if one more had differed."""
    return SURE * max(results.std(ddof=1), math.sqrt(1 / len(results))) / math.sqrt(len(results))


@pytest.mark.parametrize("sampler", [PlayoutSampler, NetworkSampler])
def test_with_a_full_record_nothing_dealt_is_guessed(sampler):
    """Before the last action of this game, the hidden tickets decide who wins."""
    game = fogcity.game("ticket")
    table = finished(Case(game, 2, {}), 5)
    last = table.moves[-1]
    won = float(last.seat in game.winners(table.state))
    from_record = sampler(game).sample(last.before, [last.action], 32, (1,))
    from_view = sampler(game).sample(game.view(last.before, last.seat), [last.action], 32, (1,))
    assert (from_record == won).all()
    assert 0 < from_view.mean() < 1


def test_without_weights_the_policy_plays_on():
    game = fogcity.game("ticket", SMALL.encode())
    sampler = sampler_for(game)
    assert isinstance(sampler, PlayoutSampler)
    assert isinstance(sampler_for(fogcity.game("ticket")), NetworkSampler)
    with pytest.raises(FogCityError, match="no weights for ticket on this board"):
        NetworkSampler(game)
    s = middle(Case(game, 2, {}), 8)
    view, legal = game.view(s, game.turn(s)), game.legal(s)
    promising = sampler.promising(view, legal, 3)
    assert len(promising) == 3
    assert set(promising) <= set(legal.tolist())
    found = sampler.sample(view, promising, 30, (1,))
    assert found.shape == (3, 30)
    assert set(np.unique(found)) <= {0.0, 0.5, 1.0}


def test_at_the_start_of_cable_car_all_seats_have_about_the_same_chance():
    game = fogcity.game("cablecar")
    sampler, found = sampler_for(game), []
    for seed in range(12):
        s = game.deal(2, seed=seed)
        found += [sampler.chance_alone(game.view(s, seat), (seed,)) for seat in range(2)]
    assert 0.4 < np.mean(found) < 0.6


def test_a_spectator_has_no_chance():
    game = fogcity.game("cablecar")
    with pytest.raises(FogCityError, match="only players have chances"):
        sampler_for(game).chance(game.view(game.deal(2, seed=1), None))
