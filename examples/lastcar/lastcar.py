"""Last Car: a small game of groups in hand and groups in the fog.

The last cars of the night, one to Hyde Street and one to Mason Street, are filling up. There are 60 groups of 1 to 6
riders, ten of each size. Everybody holds five of them; the rest wait in the fog, where nobody can see them. On your
turn you send one group to one of the cars: a group from your hand, if it fits, or the next one from the fog, whatever
its size. Every rider who boards pays you one fare. A group that fills a car exactly pays double, and the car leaves. If
a group from the fog does not fit, the car leaves without it and you lose three fares. An empty car follows each that
leaves. After eight turns each, the player with the most fares wins.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from fogcity.core.events import Event
from fogcity.core.game import State, View
from fogcity.core.kernel import kernel
from fogcity.core.loops import Loops, record_dtype, simple_rules
from fogcity.core.options import Option, Options, options_are_valid
from fogcity.core.plain_position import HIDDEN
from fogcity.core.reasons import Reason
from fogcity.core.rng import RngState, draw_below
from fogcity.core.simple_game import SimpleGame

LARGEST, COPIES = 6, 10  # groups have 1 to 6 riders, and there are ten of each size
SEATS, HAND, TURNS, FINE = 4, 5, 8, 3  # seats at most, groups in a new hand, turns of each seat, fares lost
CARS = ("hyde", "mason")
WAYS = LARGEST + 1  # for each car, actions 0 to 5 board a group of 1 to 6 riders from the hand ...
FOG = LARGEST  # ... and action 6 boards one from the fog

OPTIONS = Options(Option("capacity", 12, range(8, 17), "How many riders a car takes."))
CAPACITY = OPTIONS.index("capacity")
LEAST, MOST = OPTIONS.least, OPTIONS.most

# Wide fields come first, so that there are no gaps between them: equal games are equal bytes.
DTYPE = record_dtype(
    [
        ("generator", np.uint64, (4,)),  # hidden: the state of the random number generator
        ("score", np.int16, (SEATS,)),
        OPTIONS.field,
        ("turns", np.int16),
        ("hand", np.int8, (SEATS, HAND)),  # hidden from others: riders in each group; 0 where there is none
        ("boarded", np.int8, (LARGEST,)),  # how many groups of each size have boarded or were turned away
        ("aboard", np.int8, (len(CARS),)),  # riders in each car
        ("seats", np.int8),
        ("turn", np.int8),
    ]
)


@kernel
def draw(s: Any, rng_state: RngState) -> int:
    """Choose a group from the fog: any that has not boarded and is in no hand. Gives its number of riders."""
    waiting = np.empty(LARGEST, np.int64)
    for size in range(LARGEST):
        waiting[size] = COPIES - s.boarded[size]
    for seat in range(s.seats):
        for slot in range(HAND):
            if s.hand[seat, slot] > 0:
                waiting[s.hand[seat, slot] - 1] -= 1
    n = draw_below(rng_state, waiting.sum())
    size = 0
    while n >= waiting[size]:
        n -= waiting[size]
        size += 1
    return size + 1


@kernel
def deal(s: Any) -> None:
    """Give everybody five groups."""
    for seat in range(s.seats):
        for slot in range(HAND):
            s.hand[seat, slot] = draw(s, s.generator)


@kernel
def find(s: Any, riders: int) -> int:
    """The place of such a group in the hand of the seat to act; -1 if there is none."""
    for slot in range(HAND):
        if s.hand[s.turn, slot] == riders:
            return slot
    return -1


@kernel
def is_legal(s: Any, action: int) -> bool:
    """A group from the hand must fit; the fog is always there."""
    car, way = action // WAYS, action % WAYS
    return bool(s.turn >= 0 and (way == FOG or (s.aboard[car] + way < s.options[CAPACITY] and find(s, way + 1) >= 0)))


@kernel
def play(s: Any, action: int) -> None:
    """Board a group, count the fares, and pass the turn on."""
    car, riders = action // WAYS, action % WAYS + 1
    if riders > LARGEST:
        riders = draw(s, s.generator)
    else:  # close the gap in the hand, so that its order tells nothing
        for slot in range(find(s, riders), HAND - 1):
            s.hand[s.turn, slot] = s.hand[s.turn, slot + 1]
        s.hand[s.turn, HAND - 1] = 0
    s.boarded[riders - 1] += 1
    s.aboard[car] += riders
    if s.aboard[car] < s.options[CAPACITY]:
        s.score[s.turn] += riders
    else:
        s.score[s.turn] += 2 * riders if s.aboard[car] == s.options[CAPACITY] else -FINE
        s.aboard[car] = 0
    s.turns += 1
    s.turn = s.turns % s.seats if s.turns < TURNS * s.seats else -1


@kernel
def view(s: Any, seat: int, seen: Any) -> None:
    """Copy what the seat may know. Whatever is not copied stays blank: the generator."""
    seen.seats, seen.turn, seen.turns = s.seats, s.turn, s.turns
    seen.options[:] = s.options
    for car in range(len(CARS)):
        seen.aboard[car] = s.aboard[car]
    for size in range(LARGEST):
        seen.boarded[size] = s.boarded[size]
    for other in range(s.seats):
        seen.score[other] = s.score[other]
        for slot in range(HAND):
            known = other == seat or s.hand[other, slot] == 0
            seen.hand[other, slot] = s.hand[other, slot] if known else HIDDEN


@kernel
def guess(s: Any, rng_state: RngState) -> None:
    """Draw every hidden group as the deal does: each that is left is as likely."""
    for seat in range(s.seats):
        for slot in range(HAND):
            if s.hand[seat, slot] == HIDDEN:
                s.hand[seat, slot] = draw(s, rng_state)
    for i in range(4):
        s.generator[i] = rng_state[i]


@kernel
def is_valid(s: Any, _variant: int, seen: bool) -> bool:
    """Is this a record or, if seen, a view? This runs before all other kernels, which do not check their indices."""
    blank = s.generator[0] | s.generator[1] | s.generator[2] | s.generator[3] == np.uint64(0)
    valid = bool(blank) == seen and 2 <= s.seats <= SEATS and options_are_valid(s.options, LEAST, MOST)
    for car in range(len(CARS)):
        valid = valid and 0 <= s.aboard[car] < s.options[CAPACITY]
    left = np.full(LARGEST, COPIES)
    for size in range(LARGEST):
        valid = valid and s.boarded[size] >= 0
        left[size] -= s.boarded[size]
    turns = LARGEST * COPIES - left.sum()
    for seat in range(SEATS):
        for slot in range(HAND):
            riders = s.hand[seat, slot]
            valid = valid and (HIDDEN if seen else 0) <= riders <= LARGEST and (riders == 0 or seat < s.seats)
            if valid and riders > 0:
                left[riders - 1] -= 1
    end = TURNS * s.seats
    valid = valid and left.min() >= 0 and turns == s.turns <= end
    return bool(valid and s.turn == (s.turns % s.seats if s.turns < end else -1))


class Boarded(Event, frozen=True, tag="boarded"):
    """A group has boarded, or did not fit and cost its player a fine."""

    seat: int
    riders: int
    from_fog: bool
    car: str
    car_left: bool
    fares: int


class LastCar(SimpleGame):
    """The game as everybody else sees it."""

    name = "lastcar"
    title = "Last Car"
    seats = range(2, SEATS + 1)
    options: ClassVar[Options] = OPTIONS
    rules_version = 1
    num_actions = most_legal = WAYS * len(CARS)
    longest_game, widest_margin = TURNS * SEATS, TURNS * (2 * LARGEST + FINE)
    action_texts = tuple(f"{car} {group}" for car in CARS for group in (*range(1, WAYS), "fog"))
    dtype = DTYPE
    loops = Loops(
        simple_rules(most_legal, deal=deal, is_legal=is_legal, play=play, view=view, guess=guess, is_valid=is_valid)
    )

    def reveals(self, s: State | View, action: int) -> bool:  # noqa: ARG002 - it is the same in every position
        return action % WAYS == FOG

    def why_illegal(self, s: State, action: int) -> Reason:
        if s["turn"] < 0 or not 0 <= action < self.num_actions:
            return super().why_illegal(s, action)
        riders, free = action % WAYS + 1, int(s["options"][CAPACITY] - s["aboard"][action // WAYS])
        if riders not in s["hand"][s["turn"]]:
            return Reason("not_in_hand", f"you have no group of {riders}", {"riders": riders})
        return Reason("does_not_fit", f"{riders} do not fit: {free} seats are free", {"riders": riders, "free": free})

    def happened(self, before: View, action: int, after: View) -> list[Event]:
        old, new, seat = before.record, after.record, self.turn(before)
        riders = int(np.argmax(new["boarded"] - old["boarded"])) + 1
        car, fares = action // WAYS, int(new["score"][seat] - old["score"][seat])
        return [Boarded(seat, riders, action % WAYS == FOG, CARS[car], bool(new["aboard"][car] == 0), fares)]
