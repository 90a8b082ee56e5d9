"""The kernels by which bots play Ticket to Ride: they know no more than their seat, and see what is obvious."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from fogcity.bots.turns import Turns
from fogcity.core.kernel import Kernel
from fogcity.core.rng import seed_state
from fogcity.games.ticket.policy.policy import POLICY
from tests.helpers import ROOT
from tests.helpers.ticket_positions import table

g = table()

turns = Turns(POLICY)
policy_play_out = POLICY.play_out

# What is found while a game is played by weights.
DIFFERENT, NOT_FINITE, WAYWARD, ACTIONS = range(4)


def _play_out(states: Any, rng_state: Any, rooms: Any, tables: Any) -> int:
    """Play out the first game, and count its actions."""
    return policy_play_out(states[0], rng_state, rooms, tables)  # type: ignore[no-any-return]


play_out: Any = Kernel(_play_out)


def rooms() -> npt.NDArray[Any]:
    return np.zeros(1, POLICY.scratch)


def weigh(game: Any, records: Any, rng_state: Any, room: Any) -> tuple[int, Any, Any]:
    """The heaviest action in a record or view, and what all legal ones weigh."""
    codes, weights = np.empty(9000, np.int32), np.zeros(9000)
    best, count = turns.choose_heaviest(records, rng_state, room, codes, weights, game.fixed[0])
    return best, codes[:count], weights[:count]


def play_by_weight(game: Any, states: Any, whims: int, seed: int) -> list[int]:
    """Play the first game to its end by weights, or in one of so many actions at random.

    Gives what was found when the weights of views and records were compared.
    """
    found, rng_state, room, drawn = [0, 0, 0, 0], seed_state(seed), rooms(), np.empty(1, np.int32)
    own = np.ones((1, 4), np.int8)
    while (turn := int(states["turn"][0])) >= 0:
        action, codes, weights = weigh(game, states, rng_state.copy(), room)
        _, _, others = weigh(game, game.records_of(game.view(states[0], turn)), rng_state.copy(), room)
        found[DIFFERENT] += int((weights != others).sum())
        found[NOT_FINITE] += int((~(abs(weights) < 1e6)).sum())
        if found[ACTIONS] % whims == whims - 1:
            each = np.tile(rng_state, (1, 4, 1))
            turns.act_at_random(states, own, each, drawn, room, game.fixed[0])
            rng_state[:] = each[0, turn]
            found[WAYWARD] += int(drawn[0] not in codes)
        else:
            game.play(states[0], action)
        found[ACTIONS] += 1
    return found


def weigh_in(game: Any, s: Any) -> list[float]:
    """What the legal actions of a game weigh."""
    weights: list[float] = weigh(game, game.records_of(s), seed_state(0), rooms())[2].tolist()
    return weights


def weights_of(text: str, game: Any = g, seed: int = 0) -> dict[str, float]:
    """What each legal action in a position weighs."""
    s = game.position(text, seed)
    return dict(zip([game.text(s, int(action)) for action in game.legal(s)], weigh_in(game, s), strict=True))


def choice(text: str, game: Any = g, seed: int = 0) -> str:
    """The heaviest action in a position."""
    weights = weights_of(text, game, seed)
    return max(weights, key=weights.__getitem__)


# ---- what is known


BOARDS = ("", "scarce", "islands", "eight-tickets", "few-cars", "ferries", "crowded")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_a_view_weighs_the_same_as_the_record_behind_it(board: str, seats: int) -> None:
    game = table(board)
    for seed in range(6):
        found = play_by_weight(game, game.deal_batch(1, seats, seed=seed, cores=1), (1, 3, 1000)[seed % 3], seed)
        assert found[:3] == [0, 0, 0]
        assert found[ACTIONS] > seats


def test_a_guess_weighs_the_same_as_the_record() -> None:
    s = g.deal(3, 5)
    while g.turn(s) >= 0:
        weights = weigh_in(g, s)
        assert weigh_in(g, g.guess(g.view(s, g.turn(s)), 6)) == weights
        g.play(s, int(g.legal(s)[np.argmax(weights)]))


# ---- what is obvious


LATE = (
    "seats 2\n"
    "claimed 1 Alcatraz-Fort Mason (1), Fort Mason-Pacific Heights (1), Pacific Heights-Presidio (1), "
    "Japanese Gardens-Presidio (1), Japanese Gardens-Sunset (1)\n"
    "claimed 2 Market Street-Mission District (1), Market Street-Potrero Hill, Potrero Hill-South Beach, "
    "Mission District-Twin Peaks, Japanese Gardens-Twin Peaks, Haight Ashbury-Pacific Heights\n"
)


def test_in_the_last_turn_a_ticket_is_completed() -> None:
    text = LATE + (
        "hand 1 3 red 2 blue\nhand 2 2 green\nlast 1\n"
        "drew 1 Alcatraz-Lombard Street, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
    )
    assert choice(text) == "claim Fort Mason-Lombard Street with 1 red"


def test_in_the_last_turn_the_longest_route_is_claimed_if_no_ticket_can_be_completed() -> None:
    text = LATE + (
        "hand 1 3 purple 2 blue\nhand 2 2 green\nlast 1\n"
        "drew 1 Alcatraz-Presidio, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
    )
    assert choice(text) in {
        "claim Sunset-Twin Peaks with 3 purple",
        "claim Mission District-Painted Ladies with 3 purple",
    }


def test_in_the_last_turn_no_tickets_are_drawn() -> None:
    text = LATE + (
        "hand 1\nhand 2 2 green\nlast 1\n"
        "drew 1 Alcatraz-Presidio, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
    )
    weights = weights_of(text)
    assert weights["tickets"] < weights["take blind"]


def test_a_ticket_that_is_completed_already_is_kept() -> None:
    text = LATE + (
        "stage choosing\nhand 1 1 red\nhand 2 2 green\n"
        "drew 1 Alcatraz-Twin Peaks, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
        "drew 1 The Embarcadero-The Castro, Alcatraz-Presidio offered\n"
    )
    assert choice(text) == "keep 2"


def test_in_the_last_turn_the_ticket_that_costs_less_is_kept() -> None:
    text = LATE + (
        "stage choosing\nlast 1\nhand 1 3 red\nhand 2 2 green\n"
        "drew 1 Alcatraz-Presidio, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
        "drew 1 Golden Gate Bridge-Union Square, Alcatraz-Lombard Street offered\n"
    )
    assert choice(text) == "keep 2"


def test_a_cheap_ticket_is_kept_rather_than_one_that_cannot_be_completed() -> None:
    """Three cars are left: too few for the way from Alcatraz to Twin Peaks."""
    text = (
        "seats 2\nstage choosing\nhand 1 2 red\nhand 2 1 red\n"
        "claimed 1 Fort Mason-Golden Gate Bridge, Pacific Heights-Presidio (1), Japanese Gardens-Presidio (1), "
        "Market Street-Painted Ladies (1), Market Street-Pacific Heights, Haight Ashbury-Japanese Gardens (1)\n"
        "claimed 2 Mission District-Twin Peaks, Japanese Gardens-Twin Peaks, Alcatraz-Pier 39 (1)\n"
        "drew 1 Fort Mason-Japanese Gardens, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
        "drew 1 Alcatraz-Twin Peaks, Crissy Field-Pier 39 offered\n"
    )
    assert choice(text) == "keep 2"


def test_the_payment_spares_ferries() -> None:
    text = LATE + (
        "hand 1 1 red 2 ferry\nhand 2 2 green\nlast 1\n"
        "drew 1 Alcatraz-Lombard Street, Golden Gate Bridge-Potrero Hill kept first\n"
        "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
    )
    weights = weights_of(text)
    route = "claim Fort Mason-Lombard Street with"
    assert weights[f"{route} 1 red"] > weights[f"{route} 1 ferry"] > weights["take blind"]


STACKS = (
    "stack Alcatraz: seal 2\nstack Golden Gate Bridge: gull 2\nstack Potrero Hill: whale 2\n"
    "stack Sunset: poppy 2\nstack The Embarcadero: lantern 2\n"
)
TICKETS = (
    "drew 1 Pacific Heights-South Beach, Golden Gate Bridge-Potrero Hill kept first\n"
    "drew 2 Pier 39-South Beach, Market Street-Sunset kept first\n"
)


def test_a_stack_goes_where_the_own_ticket_goes() -> None:
    text = f"seats 2\nstage stacking\nturn 2\n{STACKS}aside crab bell\nhand 2 2 green\n"
    text += (
        "drew 1 Pier 39-South Beach, Market Street-Sunset kept first\n"
        "drew 2 Pacific Heights-South Beach, Golden Gate Bridge-Potrero Hill kept first\n"
    )
    place = choice(text).split(" ", 2)[2]
    assert place in {"Pacific Heights", "Market Street", "Lombard Street", "Union Square", "South Beach"}


def test_of_two_souvenirs_the_one_on_the_island_is_taken() -> None:
    text = (
        f"seats 2\nstage visiting\njoined Alcatraz-Fort Mason (1)\nclaimed 1 Alcatraz-Fort Mason (1)\n{STACKS}"
        f"stack Fort Mason: crab 1\nstack Market Street: bell 1\naside - -\nhand 1\nhand 2 2 green\n{TICKETS}"
    )
    assert choice(text) == "souvenir Alcatraz"


def test_in_the_last_turn_the_souvenir_that_makes_most_counts() -> None:
    """The sixth souvenir brings three points, and no other short route brings as much."""
    text = (
        "seats 2\nlast 1\nhand 1 1 red 1 black\nhand 2 2 green\nopen blue blue blue green green\n"
        f"{STACKS.replace(' 2', ' 1')}stack Fort Mason: crab 0\nstack Market Street: bell 0\naside - -\n"
        f"souvenirs 1 seal whale poppy lantern crab\nsouvenirs 2 bell gull\n{TICKETS}"
    )
    assert choice(text) == "claim Crissy Field-Golden Gate Bridge (1) with 1 red"


# ---- playouts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_playouts_end_and_leave_sound_records(board: str, seats: int) -> None:
    game = table(board)
    states = game.deal_batch(40, seats, seed=seats, cores=1)
    room = rooms()
    for n in range(len(states)):
        assert play_out(states[n : n + 1], seed_state(n), room, game.fixed[0]) > seats
    assert (states["turn"] == -1).all()
    assert game.scores_batch(states, cores=1).shape == (40, 4)  # refuses records that are not sound


def test_a_playout_follows_from_its_words_alone() -> None:
    results = []
    used = rooms()
    for room in (rooms(), used, used):
        states = g.deal_batch(1, 2, seed=3, cores=1)
        play_out(states, seed_state(9), room, g.fixed[0])
        results.append(states.tobytes())
    assert len(set(results)) == 1


def test_playouts_have_sense() -> None:
    states = g.deal_batch(200, 2, seed=1, cores=1)
    at_random = states.copy()
    for n in range(len(states)):
        play_out(states[n : n + 1], seed_state(n), rooms(), g.fixed[0])
    g.rollout(at_random, cores=1)
    gap = g.scores_batch(states, cores=1)[:, :2].mean() - g.scores_batch(at_random, cores=1)[:, :2].mean()
    assert gap > 20


# ---- compiled and interpreted


def digest() -> str:
    """A hash of some games played by weights and by playouts."""
    found = hashlib.sha256()
    for board, seats, ways in (("", 2, (5,)), ("few-cars", 3, (0, 3))):
        game = table(board)
        states = game.deal_batch(len(ways), seats, seed=6, cores=1)
        for n, whims in enumerate(ways):
            one = states[n : n + 1]
            if whims:
                found.update(repr(play_by_weight(game, one, whims, n)).encode())
            else:
                play_out(one, seed_state(n), rooms(), game.fixed[0])
        found.update(states.tobytes())
    return found.hexdigest()


def test_compiled_and_interpreted_bots_play_alike() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.games.ticket.test_ticket_policy"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.strip() == digest()


if __name__ == "__main__":
    sys.stdout.write(digest() + "\n")
