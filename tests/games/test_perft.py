"""Every sequence of actions from a few positions, counted by the game and by the independent rules.

A file in tests/perft holds the name of a game, a position that leaves nothing open, and how many sequences of one, two,
three, ... actions there are from it (`draw` and the tile laid after it are two actions).
"""

import random
from typing import NamedTuple

import pytest

import fogcity
from tests.helpers import TESTS
from tests.helpers import independent_cablecar as independent
from tests.helpers.independent_cablecar import legal, read

FILES = sorted((TESTS / "perft").glob("*.txt"))


class Perft(NamedTuple):
    game: str
    position: str
    counts: list[int]


def load(path):
    """Read a perft table; lines that begin with ; are remarks."""
    lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith(";")]
    counts = [line.split() for line in lines if line.startswith("depth ")]
    position = "\n".join(line for line in lines[1:] if not line.startswith("depth "))
    assert [int(depth) for _, depth, _ in counts] == list(range(1, len(counts) + 1))
    return Perft(lines[0].removeprefix("game "), position, [int(count) for *_, count in counts])


def count(g, s, depth):
    """How many sequences of so many actions the game allows."""
    actions = g.legal(s)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = s.copy()
        g.play(after, action)
        total += count(g, after, depth - 1)
    return total


def test_there_are_tables():
    tables = [load(path) for path in FILES]
    assert len(tables) >= 3
    assert all(len(table.counts) >= 3 for table in tables)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_counts_what_the_table_says(path):
    table = load(path)
    g = fogcity.game(table.game)
    s = g.position(table.position)
    assert [count(g, s, depth) for depth in range(1, len(table.counts) + 1)] == table.counts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_independent_rules_count_what_the_table_says(path):
    table = load(path)
    position = read(table.position)
    assert position.company == (table.game == "company")
    assert [independent.perft(position, depth) for depth in range(1, len(table.counts) + 1)] == table.counts


OPTIONS = [{}, {"rotation": True}, {"hand": 2}, {"hand": 3, "rotation": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", ["cablecar", "company"])
def test_whole_games_agree_action_by_action(name, seats, options):
    g = fogcity.game(name)
    s = g.deal(seats, seed=seats, **options)
    rng = random.Random(f"{name} {seats} {options}")
    now = read(g.describe(s))
    while True:
        actions = sorted(now.legal())
        assert sorted(legal(g, s)) == actions, g.describe(s)
        if not actions:
            break
        action = rng.choice(actions)
        g.play(s, g.parse(s, action))
        now = now.after(action)
        told = read(g.describe(s))
        for hand in (*now.hands.values(), *told.hands.values()):
            hand.sort()
        assert told == now, f"after {action}:\n{g.describe(s)}"
        assert g.scores(s) == now.scores(), f"after {action}:\n{g.describe(s)}"
