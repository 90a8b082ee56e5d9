"""Hints: the best actions by what their player could know, and where to look for them."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.core.errors import FogCityError
from fogcity.core.view import View
from fogcity.games.registry import games
from fogcity.study import hint
from fogcity.study.hints import MOST, SHOWN, STEP, Adviser
from fogcity.study.looks import Look, look_at
from fogcity.study.sampling import PlayoutSampler
from tests.helpers.boards import SMALL
from tests.helpers.cases import CASES, Case, random_game
from tests.study.test_sampling import middle

PLAIN = [case for case in CASES if not case.options and case.seats in (2, 4)]


def view_of(case: Case, number: int = 11) -> View:
    """What the seat to act sees after so many random actions."""
    s = middle(case, number)
    return case.game.view(s, case.game.turn(s))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_hint_has_the_best_actions_with_their_chances(case):
    game, view = case.game, view_of(case)
    found, legal = hint(game, view), game.legal(view).tolist()
    assert 1 <= len(found.actions) == min(SHOWN, len(legal))
    assert len({each.action for each in found.actions}) == len(found.actions)
    assert {each.action for each in found.actions} <= set(legal)
    chances = [each.chance for each in found.actions]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert found.actions[0].close
    assert found.look == look_at(game, view, found.actions[0].action)
    assert found == Adviser(game).hint(view), "it depends on the view alone"


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_hint_is_the_same_whatever_is_hidden(case):
    game, view = case.game, view_of(case)
    wanted = msgspec.json.encode(hint(game, view))
    for seed in range(3):
        other = game.guess(view, seed)
        assert msgspec.json.encode(hint(game, game.view(other, view.seat))) == wanted


def test_all_actions_that_are_shown_have_the_same_guesses():
    case = PLAIN[0]
    adviser, asked = Adviser(case.game), []
    sample = adviser.sampler.sample

    def noted(s, actions, count, seed):
        asked.append((list(actions), count, tuple(seed)))
        return sample(s, actions, count, seed)

    adviser.sampler.sample = noted
    found = adviser.hint(view_of(case))
    shown = [each.action for each in found.actions]
    last = [each for each in asked if each[2][1] >= 3]
    assert all(set(shown) <= set(actions) for actions, _, _ in last), "none of them has more guesses than the others"
    assert sum(count for _, count, _ in last) == found.samples
    assert STEP <= found.samples <= MOST
    assert len({seed for _, _, seed in asked}) == len(asked)
    means = np.concatenate([sample(view_of(case), shown, count, seed) for _, count, seed in last], axis=1).mean(axis=1)
    assert list(means) == sorted(means, reverse=True)


def test_the_only_action_is_not_sampled():
    game = fogcity.game("cablecar")
    s = next(s for seed in range(20) for s, _ in random_game(PLAIN[0], seed) if len(game.legal(s)) == 1)
    view = game.view(s, game.turn(s))
    found = hint(game, view)
    assert [each.action for each in found.actions] == game.legal(view).tolist()
    assert found.samples == 0


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_where_to_look_is_a_kind_and_perhaps_a_place(case):
    for s, _ in random_game(case, 5):
        view = case.game.view(s, case.game.turn(s))
        for action in case.game.legal(s).tolist()[:20]:
            look, text = look_at(case.game, view, action), case.game.text(view, action)
            assert look.kind
            assert look.place in text or look.kind == "keep"
            assert text not in (look.kind + " " + look.place, look.place) or not look.place or look.kind == "keep"


def test_a_claim_is_looked_for_at_one_end_of_its_route():
    game = fogcity.game("ticket")
    view = game.view(game.deal(2, 1), 0)
    action = game.parse(view, "claim Alcatraz-Pier 39 (1) with 1 red 1 ferry")
    assert look_at(game, view, action) in (Look("claim", "Alcatraz"), Look("claim", "Pier 39"))


def test_a_board_without_weights_has_hints_by_games_played_to_their_end():
    game = fogcity.game("ticket", SMALL.encode())
    s = game.deal(2, 3)
    view, adviser = game.view(s, game.turn(s)), Adviser(game)
    assert isinstance(adviser.sampler, PlayoutSampler)
    assert adviser.hint(view) == hint(game, game.view(game.guess(view, 8), view.seat))


@pytest.mark.parametrize("name", games())
def test_there_is_no_hint_for_anybody_else(name):
    game = fogcity.game(name)
    s = game.deal(2, 1)
    for seat in (None, 1 - game.turn(s)):
        with pytest.raises(FogCityError, match="leaves nothing to choose"):
            hint(game, game.view(s, seat))
