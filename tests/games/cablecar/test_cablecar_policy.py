"""What the conductor sees at a glance in Cable Car and the company game."""

from __future__ import annotations

import numpy as np
import pytest

import fogcity
from fogcity.bots.bot import Budget, Thought
from fogcity.bots.conductor import Conductor
from fogcity.core.rng import chance
from tests.helpers.cases import Case

EMPTY = """
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . # # . . .
. . . # # . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
"""


def look(game: fogcity.Game, s: fogcity.State) -> Thought:
    return Conductor(game).think(game.view(s, game.turn(s)), game.legal(s), chance(1), Budget())


def weights(game: fogcity.Game, s: fogcity.State) -> dict[str, float]:
    return {game.text(s, candidate.action): candidate.value for candidate in look(game, s).candidates}


def margin(game: fogcity.Game, s: fogcity.State, action: int) -> int:
    """By how much the seat to act is ahead of the best other after the game's last action."""
    seat, after = game.turn(s), s.copy()
    game.play(after, action)
    scores = game.scores(after)
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


@pytest.mark.parametrize("options", [{"rotation": True}, {"rotation": True, "hand": 3}], ids=str)
def test_the_last_tile_is_laid_the_best_way(options):
    """On the last free space everything closes: nothing is left to guess."""
    case = Case(fogcity.game("cablecar"), 2, options)
    found = []
    for seed in range(40):
        s, rng = case.deal(seed), np.random.default_rng(seed)
        while int(s["laid"]).bit_count() < 59 or case.game.legal(s)[-1] >= 64 * 96:
            case.game.play(s, int(rng.choice(case.game.legal(s))))
            if case.game.turn(s) < 0:
                break
        if case.game.turn(s) >= 0:
            best = max(margin(case.game, s, action) for action in case.game.legal(s))
            found.append(margin(case.game, s, look(case.game, s).action) == best)
    assert len(found) > 20
    assert np.mean(found) > 0.9  # a line that crosses the last tile twice is only seen once


def test_rivals_are_cut_short():
    """Every line that a tile ends badly for its owner is good for the other player."""
    game = fogcity.game("cablecar")
    text = "seats 2" + EMPTY + "turn {0}\nhand {0} SWNE\n"
    yellow, blue = (weights(game, game.position(text.format(seat))) for seat in (1, 2))
    for action in yellow.keys() - {"draw"}:
        assert yellow[action] == pytest.approx(-blue[action])
    assert max(yellow.values()) > 0 > min(yellow.values())


def company(shares: str, profits: str = "") -> fogcity.State:
    return fogcity.game("company").position("seats 2" + EMPTY + f"turn 1\nhand 1 SWNE\n{shares}{profits}")


def test_shares_of_a_company_that_is_held_are_steered():
    """The same tile means the opposite to who holds other companies."""
    game = fogcity.game("company")
    tops = "held 1 yellow:1 yellow:1 yellow:1 yellow:1\nheld 2 brown:12 brown:12 brown:12 brown:12\n"
    tails = tops.replace("yellow", "-").replace("brown", "yellow").replace("-", "brown")
    mine, theirs = (weights(game, company(shares + "open blue blue blue blue\n")) for shares in (tops, tails))
    lays = [action for action in mine if action.startswith("SWNE")]
    assert np.corrcoef([mine[lay] for lay in lays], [theirs[lay] for lay in lays])[0, 1] < 0


def test_shares_are_worth_what_their_companies_will_earn():
    """Of a share that looks better and one that looks worse, the better one mostly has more profit in the end."""
    game, right = fogcity.game("company"), []
    for seed in range(150):
        s, rng = game.deal(2, seed), np.random.default_rng(seed)
        swap, seen = game.parse(s, "swap 40 open"), []
        while game.turn(s) >= 0:
            if swap in game.legal(s) and int(s["laid"]).bit_count() > 30:
                worth = weights(game, s)["swap 40 open"]
                seen.append((worth, int(s["face_up"][3]), int(s["held"][game.turn(s), 3])))
            game.play(s, int(rng.choice([action for action in game.legal(s) if action <= 64 * 96])))
        right += [
            (s["score"][offered] > s["score"][own]) == (worth > 0) for worth, offered, own in seen if abs(worth) > 4
        ]
    assert len(right) > 100
    assert np.mean(right) > 0.7


def test_exchanges_are_weighed_when_there_is_nothing_to_lay():
    """CC13: who has no tile may still exchange shares, or pass."""
    game, seen = fogcity.game("company"), 0
    for seed in range(30):
        s, rng = game.deal(3, seed, exchange_until=1000), np.random.default_rng(seed)
        while game.turn(s) >= 0:
            legal = game.legal(s)
            if game.text(s, int(legal[-1])) == "pass":
                found = weights(game, s)
                assert found["pass"] == 0
                assert len(set(found.values())) > 2
                seen += 1
            game.play(s, int(rng.choice(legal)))
    assert seen > 0


def test_unknown_tiles_are_drawn_when_the_one_in_hand_is_worse():
    """A tile that turns every track back closes lines at once: better draw than harm oneself."""
    game = fogcity.game("cablecar")
    drawn = 0
    for seed in range(30):
        s = game.deal(2, seed)
        drawn += game.text(s, look(game, s).action) == "draw"
    assert 0 < drawn < 30
