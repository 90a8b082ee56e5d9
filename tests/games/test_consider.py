"""What an action would do, told before it is taken: true, the same whatever is hidden, and nothing of what is."""

from __future__ import annotations

import numpy as np
import pytest

import fogcity
from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.core.reasons import reason_of
from tests.helpers.cases import CASES, Case, random_game

every_case = pytest.mark.parametrize("case", CASES, ids=str)
GAMES_EACH = 4


def told_after(game, s, action):
    """What the seat that acts is told of its action."""
    seat, after = game.turn(s), game.copy(s)
    game.play(after, action)
    return seat, game.events(game.view(s, seat), action, game.view(after, seat))


@every_case
def test_what_is_considered_is_what_is_told_afterwards(case: Case) -> None:
    game, kinds = case.game, set()
    for seed in range(GAMES_EACH):
        for s, action in random_game(case, seed):
            seat, told = told_after(game, s, action)
            considered = game.consider(game.view(s, seat), action)
            assert considered == [event for event in told if game.is_certain(event, seat, action)]
            kinds |= {type(event).__name__ for event in considered}
    assert kinds >= ({"RouteClaimed", "StackPlaced"} if game.name == "ticket" else {"TileLaid", "LineClosed"})
    assert "GameOver" not in kinds


@every_case
def test_what_is_considered_does_not_depend_on_what_is_hidden(case: Case) -> None:
    game = case.game
    for s, action in random_game(case, 7):
        seat = game.turn(s)
        view = game.view(s, seat)
        considered = game.consider(view, action)
        for seed in range(3):
            other = game.guess(view, seed)
            _, told = told_after(game, other, action)
            assert [event for event in told if game.is_certain(event, seat, action)] == considered
        before = view.tobytes()
        assert game.consider(view, action) == considered
        assert view.tobytes() == before


@every_case
def test_every_legal_action_can_be_considered_and_others_are_refused_with_a_reason(case: Case) -> None:
    game = case.game
    for number, (s, _) in enumerate(random_game(case, 3)):
        if number % 9:
            continue
        view = game.view(s, game.turn(s))
        legal = game.legal(s).tolist()
        for action in legal[:: max(1, len(legal) // 5)]:
            game.consider(view, action)
        rng = np.random.default_rng(number)
        for action in set(rng.integers(0, game.num_actions, 20).tolist()) - set(legal):
            with pytest.raises(IllegalAction) as error:
                game.consider(view, action)
            reason = reason_of(error.value)
            assert (str(error.value), reason) == (reason.text, game.why_illegal(s, action))


@pytest.mark.parametrize("name", fogcity.games())
def test_only_the_seat_to_act_can_consider(name: str) -> None:
    game = fogcity.game(name)
    s = game.deal(3, 1)
    action = int(game.legal(s)[0])
    for viewer in (None, 1, 2):
        with pytest.raises(FogCityError):
            game.consider(game.view(s, viewer), action)
    with pytest.raises(FogCityError, match="needs a view"):
        game.consider(s, action)


@pytest.mark.parametrize("name", fogcity.games())
def test_a_game_that_is_over_gives_that_as_the_reason(name: str) -> None:
    game = fogcity.game(name)
    states = game.deal_batch(1, 2, 1)
    game.rollout(states, 1, cores=1)
    with pytest.raises(IllegalAction, match="the game is over") as error:
        game.consider(game.view(states[0], 0), 0)
    assert reason_of(error.value).id == "game_over"
