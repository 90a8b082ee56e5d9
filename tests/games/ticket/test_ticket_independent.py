"""Random games of Ticket to Ride, checked after every action against the independent, slow model."""

from __future__ import annotations

import random

import pytest

from tests.helpers.compare_ticket import differences, legal, read
from tests.helpers.ticket_positions import TEXTS, table


def weighted(**weights):
    """A style of play: first the verb, by weight (1 unless told), then any action with it."""

    def choose(rng, actions):
        verbs = sorted({action.split()[0] for action in actions})
        verb = rng.choices(verbs, [weights.get(verb, 1) for verb in verbs])[0]
        return rng.choice([action for action in actions if action.split()[0] == verb])

    return choose


STYLES = {
    "any": random.Random.choice,
    "hoard": weighted(take=30, tickets=0.2),
    "claim": weighted(claim=30, take=3),
    "tickets": weighted(tickets=20),
}

# Odd corners that the games on a board must have come through, so that it is known that they were compared.
CORNERS = {
    "": {"shuffled", "swept", "place empty", "last round", "souvenir chosen", "second with few cars"},
    "scarce": {"shuffled", "swept", "place empty", "one card", "ended by passes", "last ticket", "no cards"},
    "islands": {"shuffled", "swept", "swept again", "place empty", "ended by passes", "ferries stay", "last ticket"},
    "eight-tickets": {"shuffled", "swept", "place empty", "ended by passes", "shared", "one card"},
    "few-cars": {"last round", "second with few cars", "shared", "souvenir chosen", "last ticket"},
    "ferries": {"swept", "swept again", "swept by a claim", "ferries stay", "one card", "no cards", "ended by passes"},
    "crowded": {"shuffled", "swept", "last round"},
}
SEEDS = {"": 1, "crowded": 1, "islands": 3} | dict.fromkeys(["scarce", "eight-tickets", "few-cars", "ferries"], 5)


def corners(before, action, after):
    """The odd corners that this action came through."""
    verb, card = action.split()[0], action.split()[-1]
    sweeps = after.sweeps - before.sweeps
    first_card = verb == "take" and before.stage == "acting" and (card != "ferry" or "blind" in action)
    few = [cars <= 2 for cars in after.cars]
    found = {
        "shuffled": after.shuffles > before.shuffles,
        "swept": sweeps == 1,
        "swept again": sweeps > 1,
        "swept by a claim": sweeps and verb == "claim",
        "ferries stay": after.open.count("ferry") >= 3,
        "place empty": None in after.open,
        "no cards": not after.cards_to_take(),
        "one card": first_card and after.stage != "second",
        "last ticket": action == "tickets" and not before.tickets[1:],
        "souvenir chosen": verb == "souvenir",
        "last round": after.final_turns == 0,
        "second with few cars": after.final_turns is not None and few.count(True) > 1,
        "ended by passes": after.turn < 0 and after.final_turns != 0,
        "shared": len(after.winners()) > 1,
    }
    return {name for name, there in found.items() if there}


def compare(g, seats, seed, style):
    """Play a game; gives the corners it came through."""
    rng = random.Random(f"{seed} {style}")
    s = g.deal(seats, seed)
    now = read(g.board, s)
    seen = set()
    number = 0
    while True:
        where = f"{g.board.name}, {seats} players, seed {seed}, {style}, after {number} actions"
        actions = now.legal()
        assert legal(g, s) == actions, where
        assert g.scores(s) == now.scores(), where
        assert g.winners(s) == now.winners(), where
        assert g.turn(s) == now.turn, where
        if not actions:
            return seen
        action = STYLES[style](rng, sorted(actions))
        g.play(s, g.parse(s, action))
        told = read(g.board, s)
        after = now.after(action, told)
        assert not differences(after, told), f"{where}: {action}"
        seen |= corners(now, action, after)
        now = after
        number += 1


@pytest.mark.parametrize("name", ["", *TEXTS], ids=lambda name: name or "san-francisco")
def test_games_go_as_in_the_slow_model(name):
    g = table(name)
    styles = [style for style in STYLES if name != "crowded" or style != "hoard"]
    seen = set()
    for seats in (2, 3, 4):
        for style in styles:
            for seed in range(SEEDS[name]):
                seen |= compare(g, seats, 1000 * seats + seed, style)
    assert not CORNERS[name] - seen


def test_a_crowded_board_and_full_hands():
    compare(table("crowded"), 2, 1, "hoard")
