"""What a careful player of Ticket to Ride knows.

It is worked out here a second time, from the public course of a game alone, and compared with what `guess` makes of a
view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import comb
from typing import Any

import numpy as np
import pytest

import fogcity
from fogcity.games.ticket.board.board import CARDS, parse
from fogcity.games.ticket.state import HIDDEN, NOTHING
from tests.helpers.cases import CASES, Case, random_game, viewers
from tests.helpers.ticket_positions import board_text

TICKET = [case for case in CASES if case.game.name == "ticket"]
every_case = pytest.mark.parametrize("case", TICKET, ids=str)
KINDS = len(CARDS)
g = fogcity.game("ticket")


# ---- cards: what a careful player can work out, from the public story alone

TINY = fogcity.game(
    "ticket",
    board=parse(
        board_text(
            "tiny",
            "A-B 1 grey+grey/B-C 2 grey+grey/C-D 2 grey+grey/D-E 1 grey+grey/E-A 2 grey+grey/A-C 1 grey/B-E 1 grey",
            "A-B 2/A-C 3/A-D 4/B-C 2/B-D 3/B-E 2/C-E 4/D-E 5",
            {"blue": 5, "green": 5, "black": 4, "ferry": 2},
            cars=12,
        )
    ),
)


class CardFilter:
    """All the hands that others may hold, with how likely each is, as seen by one viewer."""

    def __init__(self, s: Any, viewer: int | None) -> None:
        self.viewer = viewer
        self.others = [seat for seat in range(int(s["seats"])) if seat != viewer]
        total = np.array(TINY.board.cards)
        deck = Counter({kind: int(n) for kind, n in enumerate(total - self._seen(s)) if n})
        # A world: the hands of the others, in order; the deck is what is left over.
        self.worlds: dict[tuple[tuple[int, ...], ...], float] = {((0,) * KINDS,) * len(self.others): 1.0}
        self.unseen = deck
        self.old_deck: np.ndarray[Any, Any] | None = None
        for place in range(len(self.others)):
            for _ in range(2):
                self._draw(place)

    def _seen(self, s: Any) -> np.ndarray[Any, Any]:
        """What the viewer sees outside the deck and the hands of the others."""
        seen = s["discards"].astype(int)
        for card in s["open"].tolist():
            if card >= 0:
                seen[card] += 1
        if self.viewer is not None:
            seen = seen + s["hand"][self.viewer]
        return seen

    def _deck_of(self, world: tuple[tuple[int, ...], ...], unseen: Counter[int]) -> list[int]:
        return [unseen[kind] - sum(hand[kind] for hand in world) for kind in range(KINDS)]

    def _draw(self, place: int) -> None:
        worlds: dict[tuple[tuple[int, ...], ...], float] = {}
        for world, weight in self.worlds.items():
            deck = self._deck_of(world, self.unseen)
            for kind, number in enumerate(deck):
                if number > 0:
                    hand = tuple(n + (k == kind) for k, n in enumerate(world[place]))
                    new = (*world[:place], hand, *world[place + 1 :])
                    worlds[new] = worlds.get(new, 0.0) + weight * number / sum(deck)
        self.worlds = worlds

    def update(self, before: Any, after: Any, text: str) -> None:
        """Follow one move through what the viewer sees of it."""
        seat = int(before["turn"])
        shuffled = after["shuffles"] > before["shuffles"]
        if seat != self.viewer:
            place = self.others.index(seat)
            if text == "take blind":
                self._draw(place)
            elif text.startswith("take "):
                kind = CARDS.index(text[5:])
                self._change(place, {kind: 1})
                self.unseen[kind] += 1
            elif text.startswith("claim"):
                words = text.rpartition(" with ")[2].split()
                spent = {CARDS.index(kind): int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}
                self._spend(place, spent, before["shown"][seat].tolist())
        # Cards that went from the deck into the open, or into the viewer's hand: worlds with too few of them are out,
        # and the others are as likely as they could turn up just these.
        total = Counter({kind: int(n) for kind, n in enumerate(TINY.board.cards)})
        seen = self._seen(after)
        now = Counter({kind: total[kind] - int(seen[kind]) for kind in range(KINDS)})
        new_deck = self._new_deck(before, after) if shuffled else None
        worlds: dict[tuple[tuple[int, ...], ...], float] = {}
        for world, weight in self.worlds.items():
            deck = self._deck_of(world, now)
            if new_deck not in (None, deck):
                continue
            if min(deck) < 0 or min(min(hand) for hand in world) < 0 or sum(deck) != after["deck_left"]:
                continue
            if not shuffled and not text.startswith("claim"):
                was = self._deck_of(world, self.unseen)
                if seat != self.viewer and text == "take blind":
                    was = deck  # drawn already, and weighed there
                weight *= self._likelihood(was, deck)
            worlds[world] = worlds.get(world, 0.0) + weight
        assert worlds
        scale = sum(worlds.values())
        self.worlds = {world: weight / scale for world, weight in worlds.items()}
        self.unseen = now

    def _new_deck(self, before: Any, after: Any) -> list[int]:
        """A new deck is made of the discards; if there was none before, open places have been filled from it."""
        cards = before["discards"].astype(int)
        if not before["deck_left"]:
            spent = before["hand_size"].sum() - after["hand_size"].sum()
            assert spent > 0
            was, now = (self._seen(s) + s["hand"].sum(axis=0) for s in (before, after))
            if self.viewer is not None:
                was, now = was - before["hand"][self.viewer], now - after["hand"][self.viewer]
            cards = cards + was - now
        return [int(n) for n in cards]

    def _likelihood(self, was: list[int], now: list[int]) -> float:
        """How likely the deck gave up just these cards, in one order or another."""
        chance, left = 1.0, sum(was)
        for kind in range(KINDS):
            for n in range(was[kind] - now[kind]):
                chance *= (was[kind] - n) / left
                left -= 1
        return chance

    def _spend(self, place: int, spent: dict[int, int], shown: list[int]) -> None:
        """Cards that were taken openly go first. Of the others any may have been the ones: the more, the likelier."""
        for world, weight in list(self.worlds.items()):
            for kind, number in spent.items():
                weight *= comb(max(world[place][kind] - shown[kind], 0), max(number - shown[kind], 0))
            self.worlds[world] = weight
        self.worlds = {world: weight for world, weight in self.worlds.items() if weight}
        self._change(place, {kind: -number for kind, number in spent.items()})

    def _change(self, place: int, change: dict[int, int]) -> None:
        worlds: dict[tuple[tuple[int, ...], ...], float] = {}
        for world, weight in self.worlds.items():
            hand = tuple(n + change.get(kind, 0) for kind, n in enumerate(world[place]))
            if min(hand) >= 0:
                worlds[(*world[:place], hand, *world[place + 1 :])] = weight
        self.worlds = worlds


def story(seats: int, seed: int, shuffles: int) -> Iterator[tuple[Any, str, Any]]:
    """A random game on the tiny board until the deck has been made anew so often: before, action, after."""
    rng = np.random.default_rng(seed)
    s = TINY.deal(seats, seed)
    while TINY.turn(s) >= 0 and s["shuffles"] < shuffles and not s["sweeps"]:
        before = s.copy()
        legal = [TINY.text(s, code) for code in TINY.legal(s)]
        blind = [text for text in legal if text == "take blind"]
        claims = [text for text in legal if text.startswith("claim")]
        pool = blind if blind and rng.random() < 0.5 else claims if claims and rng.random() < 0.5 else legal
        text = str(rng.choice(pool))
        TINY.play(s, TINY.parse(s, text))
        yield before, text, s.copy()


@pytest.mark.parametrize("seats", [2, 3])
def test_guessed_hands_are_those_that_are_possible_and_each_as_likely_as_it_is(seats: int) -> None:
    compared = after_shuffle = 0
    for seed in range(14):
        for viewer in (0, seats - 1):
            tracker: CardFilter | None = None
            for step, (before, text, after) in enumerate(story(seats, seed, 2)):
                if after["shuffles"] >= 2 or after["sweeps"]:
                    break
                if tracker is None:
                    tracker = CardFilter(before, viewer)
                tracker.update(before, after, text)
                if TINY.turn(after) < 0 or step % 4 or len(tracker.worlds) > 300:
                    continue
                view = TINY.view(after, viewer)
                guesses: Counter[tuple[tuple[int, ...], ...]] = Counter()
                for n in range(150):
                    guess = TINY.guess(view, 1000 * seed + n)
                    guesses[tuple(tuple(guess["hand"][seat].tolist()) for seat in tracker.others)] += 1
                truth = tuple(tuple(after["hand"][seat].tolist()) for seat in tracker.others)
                assert truth in tracker.worlds
                assert set(guesses) <= set(tracker.worlds), (seats, seed, viewer, step)
                distance = sum(abs(guesses[w] / 150 - p) for w, p in tracker.worlds.items()) / 2
                assert distance < 0.1 + 0.5 * (len(tracker.worlds) / 150) ** 0.5
                compared += 1
                after_shuffle += int(after["shuffles"] > 0 and len(tracker.worlds) > 1)
    assert compared > 40
    assert after_shuffle > 5


@every_case
def test_what_was_taken_openly_and_not_spent_is_in_every_guess(case: Case) -> None:
    for step, (s, _) in enumerate(random_game(case, 48)):
        if step % 4:
            continue
        for seat in viewers(case):
            guess = case.game.guess(case.game.view(s, seat), step)
            assert (guess["hand"] >= s["shown"]).all()
            assert (guess["hand"].sum(axis=1) == s["hand_size"]).all()
            for kind in range(KINDS):
                everywhere = guess["hand"][:, kind].sum() + guess["deck"][kind] + guess["discards"][kind]
                assert everywhere + (guess["open"] == kind).sum() == case.game.board.cards[kind]


@every_case
def test_after_a_shuffle_everybody_knows_the_new_deck_and_what_is_hidden_in_hands(case: Case) -> None:
    seen = 0
    for seed in range(8):
        before = 0
        for s, _ in random_game(case, 60 + seed):
            if s["shuffles"] > before and s["turn"] >= 0:
                before = int(s["shuffles"])
                hidden = s["hand"] - s["shown"]
                if not s["new_size"].any():
                    for seat in viewers(case):
                        for n in range(4):
                            guess = case.game.guess(case.game.view(s, seat), n)
                            assert guess["deck"].tolist() == s["deck"].tolist()
                            assert (guess["hand"] - guess["shown"]).sum(axis=0).tolist() == hidden.sum(axis=0).tolist()
                    seen += 1
    assert seen


def test_sf14_ferries_that_stay_open_tell_that_few_other_cards_are_left() -> None:
    """Deck and discards have two other cards at most, and one less once another one is turned up."""
    s = g.position(
        """
        seats 3
        open ferry ferry ferry red blue
        discards 1 ferry
        hand 1 5 blue 5 green 6 black
        shown 1 5 blue 5 green 6 black
        hand 2 6 purple 4 red 3 orange
        shown 2 6 purple
        hand 3 1 green 1 red 3 orange 1 ferry
        """
    )
    assert s["deck"].tolist() == [0, 0, 0, 0, 0, 0, 3]
    assert s["other_cards"] == 2
    for seed in range(200):
        for seat in (None, 0, 1, 2):
            assert g.guess(g.view(s, seat), seed)["deck"][:6].sum() <= 2
    assert {int(g.guess(g.view(s, 0), seed)["deck"][:6].sum()) for seed in range(100)} == {0, 1, 2}


def test_sf23_who_has_just_passed_can_claim_nothing_in_any_guess() -> None:
    checked = 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        s = TINY.deal(3, seed)
        while TINY.turn(s) >= 0:
            legal = [TINY.text(s, code) for code in TINY.legal(s)]
            takes = [text for text in legal if text.startswith("take")]
            tickets = [text for text in legal if text == "tickets"]
            text = str(rng.choice(takes or tickets or legal))
            seat = TINY.turn(s)
            TINY.play(s, TINY.parse(s, text))
            if text == "pass" and TINY.turn(s) >= 0:
                view = TINY.view(s, TINY.turn(s))
                for n in range(20):
                    guess = TINY.guess(view, n)
                    guess["turn"], guess["stage"] = seat, 2
                    assert [TINY.text(guess, code) for code in TINY.legal(guess)] == ["pass"]
                checked += 1
    assert checked > 5


# ---- tickets: all that may have happened, one by one


class TicketStory:
    """Every way in which the tickets of a game on the tiny board may have gone, as seen by one viewer."""

    def __init__(self, seats: int, viewer: int, draws: list[tuple[int, str]], saw: list[tuple[int, ...]]) -> None:
        self.seats, self.viewer, self.draws, self.saw = seats, viewer, draws, saw
        self.found: Counter[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]] = Counter()

    def all_ways(self) -> Counter[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]]:
        """What others hold from each draw, and the deck, in every case that fits; and in how many ways it came so."""
        own = next(draw for draw, (seat, _) in enumerate(self.draws[: self.seats]) if seat == self.viewer)
        mine = self.saw[0]
        rest = [ticket for ticket in range(8) if ticket not in mine]
        for order in permutations(rest):
            cards = list(order)
            cards[2 * own : 2 * own] = mine
            self._follow(0, cards[2 * self.seats :], cards, 0, [])
        return self.found

    def _follow(self, draw: int, deck: list[int], cards: list[int], looked: int, kept: list[tuple[int, ...]]) -> None:
        if draw == len(self.draws):
            self.found[tuple(kept), tuple(deck)] += 1
            return
        seat, text = self.draws[draw]
        offer = tuple(cards[2 * draw : 2 * draw + 2]) if draw < self.seats else tuple(deck[:2])
        left = deck if draw < self.seats else deck[2:]
        if seat == self.viewer:
            if offer != self.saw[looked]:
                return
            looked += 1
        choices = {"keep 1": [0], "keep 2": [1], "keep both": [2], "one": [0, 1], "only": [2]}[text]
        for choice in choices:
            keeps = offer if choice == 2 else (offer[choice],)
            # Before the game tickets go under in turn order, and nobody draws before that: at once is the same.
            under = [] if choice == 2 else [offer[1 - choice]]
            self._follow(draw + 1, left + under, cards, looked, [*kept, tuple(sorted(keeps))])


def play_tickets(seats: int, seed: int, number: int) -> tuple[Any, list[tuple[int, str]]]:
    """A game on the tiny board in which tickets are drawn so many times, and all choices that were made."""
    rng = np.random.default_rng(seed)
    s = TINY.deal(seats, seed)
    draws: list[tuple[int, str]] = []
    while len(draws) < seats + number and TINY.turn(s) >= 0:
        legal = [TINY.text(s, code) for code in TINY.legal(s)]
        text = "tickets" if "tickets" in legal else str(rng.choice(legal))
        if text.startswith("keep"):
            text = str(rng.choice(["keep 1", "keep 2", "keep 1", "keep 2", "keep both"]))
            draws.append((TINY.turn(s), text))
        TINY.play(s, TINY.parse(s, text))
        if text == "tickets" and s["outcome"][s["draws"] - 1] == 5:
            draws.append((int(s["drawer"][s["draws"] - 1]), "only"))
    return s, draws


@pytest.mark.parametrize(
    ("seed", "viewer", "number"), [(1, 0, 4), (1, 1, 3), (2, 0, 4), (2, 1, 5), (3, 0, 3), (3, 1, 5), (4, 1, 4)]
)
def test_guessed_tickets_are_those_that_are_possible_and_all_as_likely(seed: int, viewer: int, number: int) -> None:
    s, draws = play_tickets(2, seed, number)
    assert TINY.turn(s) >= 0
    public = [(seat, text if seat == viewer or text in ("keep both", "only") else "one") for seat, text in draws]
    saw = [
        tuple(ticket for ticket in (int(s["first"][draw]), int(s["second"][draw])) if ticket != NOTHING)
        for draw, (seat, _) in enumerate(draws)
        if seat == viewer
    ]
    ways = TicketStory(2, viewer, public, saw).all_ways()
    view = TINY.view(s, viewer)
    count = 100 * len(ways)
    guesses = Counter(whereabouts(TINY.guess(view, n)) for n in range(count))
    assert whereabouts(s) in ways
    assert 2 < len(ways) < 100
    assert set(guesses) == set(ways)
    for way, times in ways.items():
        expected = count * times / ways.total()
        assert abs(guesses[way] - expected) < 5 * expected**0.5


def whereabouts(s: Any) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    kept = []
    for draw in range(s["draws"]):
        first, second, outcome = (int(s[field][draw]) for field in ("first", "second", "outcome"))
        keeps = {2: (first,), 3: (second,), 4: (first, second), 5: (first,)}[outcome]
        kept.append(tuple(sorted(keeps)))
    return tuple(kept), tuple(s["tickets"][: s["tickets_left"]].tolist())


@every_case
def test_what_can_be_undone_has_shown_nothing_new(case: Case) -> None:
    """Whatever is hidden, the player who acts sees the same after an action that does not reveal."""
    hoarding = fogcity.game("ticket", board=TINY.board)
    for game, seeds in ((case.game, 6), (hoarding, 25)):
        quiet = ended = 0
        for seed in range(seeds):
            rng = np.random.default_rng(seed)
            s = game.deal(case.seats, seed)
            while (seat := game.turn(s)) >= 0:
                legal = game.legal(s)
                takes = legal[legal < 8]
                action = int(rng.choice(takes if len(takes) and rng.random() < 0.7 else legal))
                reveals = game.reveals(s, action)
                assert game.reveals(game.view(s, seat), action) == reveals
                after = s.copy()
                game.play(after, action)
                if game.turn(after) < 0:
                    assert reveals
                    ended += 1
                elif not reveals:
                    other = game.guess(game.view(s, seat), seed)
                    game.play(other, action)
                    assert game.view(other, seat) == game.view(after, seat)
                    quiet += 1
                s = after
        assert quiet > seeds
        assert ended == seeds


def test_tickets_put_under_the_deck_are_known_to_who_put_them_there() -> None:
    table = fogcity.Table(g, 3, 1)
    offered = [(int(table.state["first"][seat]), int(table.state["second"][seat])) for seat in range(3)]
    for text in ("keep 1", "keep 2", "keep 1"):
        table.act(text)
    s = table.state
    under = [offered[0][1], offered[1][0], offered[2][1]]
    assert s["tickets"][18:21].tolist() == under
    for seat in range(3):
        seen = g.view(s, seat).record["tickets"][18:21].tolist()
        assert seen == [ticket if place == seat else HIDDEN for place, ticket in enumerate(under)]
    assert (g.view(s).record["tickets"][:21] == HIDDEN).all()
