"""What every game promises about seats that choose at the same time, for all games with all their options."""

from __future__ import annotations

import numpy as np
import pytest

import fogcity
from tests.helpers.cases import CASES, Case, finished, random_game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seats_that_choose_at_once_see_the_same_whatever_the_others_choose(case: Case) -> None:
    game, rng = case.game, np.random.default_rng(11)
    for s, _ in random_game(case, 11):
        waiting = game.waiting_for(s)
        assert waiting[0] == game.turn(s)
        assert len(set(waiting)) == len(waiting)
        ahead = {seat: game.view_ahead(s, seat) for seat in waiting}
        for seat in set(range(case.seats)) - set(waiting):
            with pytest.raises(fogcity.FogCityError, match="nothing to choose"):
                game.view_ahead(s, seat)
        if len(waiting) == 1:
            assert ahead == {waiting[0]: game.view(s, waiting[0])}
            continue
        for _ in range(20):
            played = game.copy(s)
            for place, seat in enumerate(waiting):
                assert game.waiting_for(played) == waiting[place:]
                assert game.view(played, seat) == ahead[seat], "the view does not depend on what others chose"
                assert game.view_ahead(played, seat) == ahead[seat]
                action = int(rng.choice(game.legal(ahead[seat])))
                assert game.reveals(played, action) == (seat == waiting[-1]), "only the last choice shows something"
                game.play(played, action)
    assert game.waiting_for(finished(case, 11).state) == []
