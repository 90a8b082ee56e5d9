"""Hashes every byte of a fixed set of games. Compiled and interpreted runs must agree.

NUMBA_DISABLE_JIT=1 python -m tests.helpers.fixed_games
"""

from __future__ import annotations

import hashlib
import sys

from fogcity.core.rng import Key
from tests.helpers.cases import CASES, Case, random_game


def digest(case: Case) -> str:
    """A hash of everything the kernels compute in a game: records, legal lists, views, guesses, scores, batches."""
    game, found = case.game, hashlib.sha256()
    for step, (s, action) in enumerate(random_game(case, 21)):
        found.update(s.tobytes() + game.legal(s).tobytes() + repr(action).encode())
        if step % 4 == 0:  # scoring is slow if it is not compiled
            found.update(repr(game.scores(s)).encode())
        if step % 16 == 0:
            for seat in (None, *range(case.seats)):
                view = game.view(s, seat)
                guess = game.guess(view, step)
                found.update(view.tobytes() + guess.tobytes())
    keyed = game.records_of(game.deal(case.seats, Key(bytes(range(32))), **case.options))
    found.update(keyed.tobytes() + game.rollout(keyed, seed=5, cores=1).tobytes() + keyed.tobytes())
    states = game.deal_batch(2, case.seats, seed=3, cores=1, **case.options)
    found.update(states.tobytes() + game.rollout(states, seed=4, cores=1).tobytes())
    found.update(states.tobytes() + game.scores_batch(states, cores=1).tobytes())
    position = game.position(game.describe(game.view(states[0])))
    return hashlib.sha256(found.digest() + position.tobytes()).hexdigest()


def fixed_cases() -> list[Case]:
    """Every game with many seats, and with few seats and all its options changed."""
    return [case for case in CASES if not case.options and case.seats == case.game.seats[-1]] + [
        case for case in CASES if case.seats == case.game.seats[0] and (len(case.options) > 1 or not case.game.options)
    ]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{case} {digest(case)}\n" for case in fixed_cases()))
