"""Table state and decisions, without a server: the state follows from the log, and time is neither made nor lost."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from copy import copy
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import fogcity
from fogcity.server.problems import Problem
from fogcity.server.table import commands as c
from fogcity.server.table import decide
from fogcity.server.table import entries as e
from fogcity.server.table.clock import DAY, Clock
from fogcity.server.table.messages import encode, game_now, visible_entry
from fogcity.server.table.rows import BOT_LEASE, change_of
from fogcity.server.table.state import OVER, PLAYING, TableState
from tests.helpers.examples import examples

SECRET = bytes(range(32))
PEOPLE = ("ann", "bob", "carl", "zoe")  # the last never sits
HOUR = 3_600_000
BANK = Clock("bank", HOUR, 5000)
T = "table"


class LoggedTable:
    """A table without a server: its state, its log, and the time."""

    def __init__(self, game="ticket", seats=3, clock=BANK, when_full=False, now=1_000_000, take_back=False):
        self.state, self.log, self.now = TableState(T, SECRET), [], now
        options = fogcity.game(game).options.complete({})
        digest = hashlib.sha256(SECRET).hexdigest()
        head = e.Created("ann", game, seats, options, digest, True, clock, when_full=when_full, take_back=take_back)
        self.write([head, e.Joined(0, "ann")])

    def write(self, found):
        state = self.state.fork()  # as in rooms, where the old one stands until all is written
        for entry in found:
            self.log.append((e.write(entry), state.number + 1, self.now))
            state.apply(entry, state.number + 1, self.now)
        self.state = state
        return found

    def ask(self, player, command, after=0):
        """Ask for something so many milliseconds later."""
        self.now += after
        while flagged := decide.decide_timeout(self.state, self.now):
            self.write(flagged)
        return self.write(decide.decide(self.state, command, player, self.now))

    def start(self, *others):
        for other in others:
            self.ask(other, c.Join(table=T))
        self.ask("ann", c.Start(table=T, bot="tourist"))
        return self

    def act(self, choose=0, after=0, seat=None):
        """The person or bot to act takes the action of this number among the legal ones."""
        state = self.state
        seat = state.seats_to_act[0] if seat is None else seat
        view = state.seen_by(seat)
        codes = state.game.legal(view)
        code = int(codes[choose % len(codes)])
        if state.seats[seat].bot:
            self.now += after
            return self.write(decide.act_for_bots(state, {seat: code}))
        text = state.game.text(view, code)
        return self.ask(state.seats[seat].person, c.Act(table=T, action=text, after=state.position), after)

    def all_chosen(self):
        """Everybody has chosen first tickets, and one seat acts after the other."""
        while self.state.choosing:
            self.act()
        return self

    def undo(self, player, after=0):
        return self.ask(player, c.Undo(table=T, after=self.state.position), after)

    def rebuilt(self):
        state = TableState(T, SECRET)
        for body, number, at in self.log:
            state.apply(e.read(body), number, at)
        return state

    @property
    def left(self):
        return [seat.left for seat in self.state.seats]


def plain(state):
    """Everything that a state knows, to be compared."""
    found = {field.name: getattr(state, field.name) for field in fields(state)}
    found["seats"] = [{field.name: getattr(seat, field.name) for field in fields(seat)} for seat in state.seats]
    found["choices"] = [
        (choice.seat, choice.before.record.tobytes(), choice.gained, choice.reveals) for choice in state.choices
    ]
    found["chosen"] = dict(state.chosen)
    found["current"] = None if state.record is None else state.record.tobytes()
    found["agreed"], found["muted"], found["kicked"] = set(state.agreed), set(state.muted), set(state.kicked)
    return found


# ---- anything that people may ask for


SEATS = st.sampled_from([None, 0, 1, 2])
COMMANDS = st.one_of(
    st.builds(c.Join, table=st.just(T), seat=SEATS, another=st.booleans(), name=st.sampled_from(["", "Grandma"])),
    st.builds(c.Leave, table=st.just(T), seat=SEATS),
    st.builds(c.Kick, table=st.just(T), seat=st.integers(0, 3)),
    st.builds(c.SeatBot, table=st.just(T), seat=st.integers(0, 3), bot=st.sampled_from(["tourist", "nobody"])),
    st.builds(c.SetSeats, table=st.just(T), seats=st.integers(1, 6)),
    st.builds(c.Decline, table=st.just(T)),
    st.builds(c.Start, table=st.just(T), bot=st.just("tourist")),
    st.builds(c.Close, table=st.just(T)),
    st.builds(c.Undo, table=st.just(T), after=st.just(0)),
    st.builds(c.Resign, table=st.just(T), seat=SEATS, bot=st.just("tourist")),
    st.builds(c.PlayOn, table=st.just(T), bot=st.just("tourist")),
    st.builds(c.Settle, table=st.just(T)),
    st.builds(c.Abandon, table=st.just(T)),
    st.builds(c.Reopen, table=st.just(T)),
    st.builds(c.OfferStop, table=st.just(T)),
    st.builds(c.AnswerStop, table=st.just(T), agrees=st.booleans()),
    st.builds(c.Say, table=st.just(T), text=st.sampled_from(["hello", " "])),
    st.builds(c.Say, table=st.just(T), phrase=st.sampled_from(["thanks", "sad"])),
    st.builds(c.Mute, table=st.just(T), player=st.sampled_from(PEOPLE), muted=st.booleans()),
    st.builds(c.Act, table=st.just(T), action=st.sampled_from(["x", "pass"]), after=st.just(0)),
)


def anything(table, data):
    """One thing that somebody does, or tries to."""
    state = table.state
    later = data.draw(st.sampled_from([0, 1, 40, 1000, 7000]), "milliseconds later")
    if state.status == PLAYING and data.draw(st.integers(0, 3), "kind"):
        choose = data.draw(st.sampled_from([0, -1, -1, 7, 12]), "choice")
        if data.draw(st.integers(0, 4), "undo") == 0 and state.choices:
            return table.undo(state.seats[state.choices[-1].seat].player, later)
        if state.choosing:
            seat = data.draw(st.sampled_from(state.choosing), "seat")
            if seat in state.chosen and data.draw(st.booleans(), "withdraw"):
                return table.undo(state.seats[seat].player, later)
            return table.act(choose, later, seat)
        return table.act(choose, later)
    player = data.draw(st.sampled_from(PEOPLE), "player")
    if state.status != PLAYING and data.draw(st.integers(0, 9), "invite") == 0:
        return table.write(decide.invite(state, data.draw(st.integers(0, 3)), player, state.host))
    command = data.draw(COMMANDS, "command")
    if isinstance(command, (c.Act, c.Undo)) and data.draw(st.integers(0, 3), "late"):
        command = replace(command, after=state.position)
    return table.ask(player, command, later)


CLOCKS = [Clock(), BANK, Clock("bank", 20_000, 1000, True), Clock("turn", 8000), Clock("turn", 8000, 0, True)]


@examples(100)
@given(data=st.data(), clock=st.sampled_from(CLOCKS), game=st.sampled_from(["ticket", "company"]), full=st.booleans())
def test_whatever_people_ask_for_the_state_is_what_its_log_says(data, clock, game, full):
    table = LoggedTable(game, clock=clock, when_full=full, take_back=data.draw(st.sampled_from([False, None]), "back"))
    begun = data.draw(st.sampled_from(["not", "all", "alone"]), "begun")
    if begun == "alone":
        table.start()
    elif begun == "all":
        table.start("bob", "carl") if not full else table.ask("bob", c.Join(table=T))
    for _ in range(data.draw(st.integers(0, 40), "steps")):
        old, before = table.state, plain(table.state)
        with suppress(Problem):
            anything(table, data)
        assert plain(old) == before, "neither deciding nor going on changes what was"
        check(table)
    assert plain(table.rebuilt()) == plain(table.state)


def check(table):
    """What is so at every table at any time."""
    state = table.state
    sitting = {seat.player for seat in state.seats}
    kept = [seat.invited for seat in state.seats if seat.invited]
    assert not set(kept) & sitting, "no seat is kept for who sits"
    assert len(state.seats) == state.setup.seats
    assert len(state.seats) in state.game.seats
    if state.status in (PLAYING, OVER):
        assert not any(seat.is_free for seat in state.seats)
        assert state.agreed <= set(state.people())
    if state.status == PLAYING and state.agreed:
        assert state.agreed != set(state.people()), "a game stops once all agree"
    for seat in state.seats:
        if not seat.bot:
            assert seat.left >= 0
    if state.status == PLAYING and (fall := decide.deadline_of(state)) is not None:
        assert fall > state.began, "whoever is to act has time"
    assert set(state.chosen) <= set(state.choosing), "a choice waits only for others to choose"
    assert not state.choosing or state.seats_to_act, "once all have chosen, they act"
    for player in PEOPLE:
        viewer = state.viewer(player)
        assert viewer is None or state.seats[viewer].player == player


# ---- time


def net_turns(table):
    """The turns that each seat has finished, what was taken back left out: read from the log and played again."""
    state = table.state
    actions = []
    for body, _, _ in table.log:
        entry = e.read(body)
        if isinstance(entry, e.Acted):
            actions.append(entry)
        elif isinstance(entry, e.Undone):
            del actions[-entry.actions :]
    game, record = state.game, state.game.deal(state.setup.seats, SECRET, **state.setup.options)
    found = [0] * len(state.seats)
    for entry in actions:
        before = record.copy()
        game.play(record, game.parse(record, entry.action))
        found[entry.seat] += (game.turn(before), game.turns(before)) != (game.turn(record), game.turns(record))
    return found


@examples(40)
@given(data=st.data())
def test_a_bank_holds_its_time_and_increments_less_all_the_time_that_has_passed(data):
    table = LoggedTable("ticket", clock=BANK).start("bob", "carl").all_chosen()
    began = table.now
    for _ in range(data.draw(st.integers(1, 40), "steps")):
        later = data.draw(st.sampled_from([0, 1, 40, 1000, 7000]), "milliseconds later")
        state = table.state
        if state.turn < 0:
            break
        if state.choices and data.draw(st.integers(0, 2), "undo") == 0:
            table.undo(state.seats[state.choices[-1].seat].player, later)
        else:
            table.act(data.draw(st.sampled_from([0, -1, -1, 7]), "choice"), later)
    charged = [0, 0, 0]
    for body, _, _ in table.log:
        entry = e.read(body)
        if isinstance(entry, (e.Acted, e.Undone)):
            charged[entry.seat] += entry.spent
    assert sum(charged) == table.now - began, "all time that has passed is somebody's"
    assert table.left == [
        BANK.time + BANK.increment * turns - spent for turns, spent in zip(net_turns(table), charged, strict=True)
    ]


def two_choices():
    """A turn in which somebody has made two choices, a second each, that can be taken back."""
    table = LoggedTable("ticket", seats=2).start("bob")
    while len(table.state.choices) < 2:
        assert table.state.turn >= 0, "no such turn was found"
        table.act(-1, after=1000)
    return table


def test_two_choices_that_are_taken_back_cost_the_time_of_both():
    table = two_choices()
    seat = table.state.choices[-1].seat
    player = table.state.seats[seat].player
    gained = sum(choice.gained for choice in table.state.choices)
    before = table.left[seat]
    table.undo(player, after=300)
    table.undo(player, after=20)
    assert table.left[seat] == before - gained - 320


def test_an_undo_after_the_turn_has_passed_gives_the_increment_back():
    table = LoggedTable().start("bob", "carl").all_chosen()
    table.act(after=1000)
    assert table.left == [HOUR + 5000, HOUR + 5000, HOUR + 5000 - 1000 + 5000]
    table.undo("carl")
    assert table.left == [HOUR + 5000, HOUR + 5000, HOUR + 5000 - 1000]


def test_thinking_in_the_time_of_the_next_player_is_not_free():
    table = LoggedTable().start("bob", "carl").all_chosen()
    table.act(after=1000)
    table.undo("carl", after=60_000)
    assert table.left == [HOUR + 5000, HOUR + 5000, HOUR + 5000 - 61_000]


def test_a_turn_that_is_taken_up_again_has_only_the_time_it_had():
    table = LoggedTable(clock=Clock("turn", HOUR)).start("bob", "carl").all_chosen()
    table.act(after=1000)
    table.undo("carl", after=500)
    assert table.left == [HOUR, HOUR, HOUR - 1500]
    table.act()
    assert table.left == [HOUR, HOUR, HOUR]


def test_nobody_takes_a_choice_back_without_time_to_choose_again():
    table = LoggedTable(clock=Clock("turn", HOUR)).start("bob", "carl").all_chosen()
    table.act(after=HOUR - 1000)
    with pytest.raises(Problem, match="too little time left"):
        table.undo("carl", after=1000)
    assert table.state.turn == 1


def test_who_thinks_is_given_no_time_because_somebody_else_gives_up():
    table = LoggedTable().start("bob", "carl").all_chosen()
    table.ask("ann", c.Resign(table=T, bot="tourist"), after=10_000)
    table.act(after=1000)
    assert table.left[2] == HOUR + 5000 - 11_000 + 5000


def test_a_second_turn_in_a_row_has_the_time_of_a_turn():
    table = LoggedTable(seats=2, clock=Clock("turn", HOUR)).start("bob")
    while (seat := table.state.turn) != (table.act(after=1000) and table.state.turn):
        pass
    assert table.left[seat] == HOUR


# ---- seats


def test_somebody_who_is_asked_to_several_seats_takes_them_all():
    table = LoggedTable()
    table.write([e.Invited(1, "bob", "Grandma"), e.Invited(2, "bob")])
    found = table.ask("bob", c.Join(table=T))
    assert found == [e.Joined(1, "bob", "Grandma"), e.Joined(2, "bob")]


def test_one_more_seat_is_first_one_that_is_kept():
    table = LoggedTable()
    table.write([e.Invited(2, "ann")])
    assert table.ask("ann", c.Join(table=T, another=True)) == [e.Joined(2, "ann")]


def test_the_last_who_comes_begins_a_table_that_begins_when_full():
    table = LoggedTable(when_full=True)
    assert table.ask("bob", c.Join(table=T)) == [e.Joined(1, "bob")]
    assert table.ask("carl", c.Join(table=T)) == [e.Joined(2, "carl"), e.Started()]


def test_a_host_who_leaves_bots_alone_closes_the_table():
    table = LoggedTable(seats=2)
    table.ask("ann", c.SeatBot(table=T, seat=1, bot="tourist"))
    assert table.ask("ann", c.Leave(table=T)) == [e.Left(0), e.Ended("closed")]


def test_people_at_one_screen_do_not_see_the_hand_with_which_a_bot_plays_on():
    table = LoggedTable()
    table.ask("ann", c.Join(table=T, another=True))
    table.start("bob")
    table.ask("ann", c.Resign(table=T, seat=0, bot="tourist"))
    assert (table.state.turn, table.state.viewer("ann")) == (0, None)


# ---- stopping


def test_the_only_one_who_does_not_agree_stops_the_game_by_giving_up():
    table = LoggedTable().start("bob", "carl")
    table.ask("bob", c.OfferStop(table=T))
    table.ask("carl", c.AnswerStop(table=T, agrees=True))
    assert table.ask("ann", c.Resign(table=T, bot="tourist")) == [e.Resigned(0, "tourist"), e.Ended("stopped")]


def test_a_table_at_which_nothing_happens_for_two_weeks_before_the_start_is_closed():
    table = LoggedTable()
    table.now += 13 * DAY
    table.ask("bob", c.Join(table=T))
    table.now += 13 * DAY
    assert decide.decide_timeout(table.state, table.now) == []
    table.now += DAY
    assert table.write(decide.decide_timeout(table.state, table.now)) == [e.Ended("closed")]
    assert decide.deadline_of(table.state) is None


def test_a_game_without_a_clock_waits_for_ever():
    assert decide.deadline_of(LoggedTable(clock=Clock()).start("bob", "carl").state) is None


def test_the_flag_of_the_only_one_who_does_not_agree_stops_the_game():
    table = LoggedTable(clock=Clock("turn", 5000)).start("bob", "carl")
    table.ask("bob", c.OfferStop(table=T))
    table.ask("carl", c.AnswerStop(table=T, agrees=True))
    table.now += 5000
    assert table.write(decide.decide_timeout(table.state, table.now)) == [e.Flagged(0, "conductor"), e.Ended("stopped")]


def test_who_has_forfeited_does_not_win_with_the_most_points():
    table = LoggedTable("company", seats=3, clock=Clock("turn", 5000, 0, True)).start("bob", "carl")
    table.now += 5000
    table.write(decide.decide_timeout(table.state, table.now))
    while table.state.turn >= 0:
        table.act()
    assert table.state.end.how == "played"
    assert table.state.end.winners
    assert 0 not in table.state.end.winners


def test_a_table_is_due_at_its_deadline_or_when_the_lease_of_its_bot_ends():
    table = LoggedTable(clock=BANK)
    assert change_of(table.state, table.now).due_at == table.now + 14 * DAY
    table.start("bob", "carl")
    assert change_of(table.state, table.now).due_at == table.now + HOUR
    table.ask("ann", c.Resign(table=T, bot="tourist"), after=1000)
    assert decide.bots_to_act(table.state) == [0]
    assert change_of(table.state, table.now).due_at == table.now + BOT_LEASE


# ---- taking back against bots


@examples(30)
@given(data=st.data(), game=st.sampled_from(fogcity.games()))
def test_whatever_is_taken_back_against_bots_the_position_was_there_before(data, game):
    table = LoggedTable(game, clock=Clock(), take_back=None).start()
    decisions = []  # the positions in which the person has acted
    for _ in range(data.draw(st.integers(1, 40), "steps")):
        state = table.state
        if state.turn < 0:
            break
        if state.can_undo("ann") and data.draw(st.integers(0, 3), "undo") == 0:
            table.undo("ann")
            if state.chosen_by("ann") is None:
                assert table.state.record.tobytes() == decisions.pop()
            else:
                decisions.pop()
        else:
            if not state.seats[state.seats_to_act[0]].bot:
                decisions.append(state.record.tobytes())
            table.act(data.draw(st.integers(0, 50), "choice"))
    assert plain(table.rebuilt()) == plain(table.state)


@pytest.mark.parametrize("name", fogcity.games())
@pytest.mark.parametrize("viewer", ["ann", "zoe"])
def test_what_is_hidden_changes_no_byte_of_a_take_back(name, viewer, monkeypatch):
    """Two deals that the viewer cannot tell apart, the same actions of a person and of bots, and all taken back."""
    game = fogcity.game(name)
    seat = {"ann": 0, "zoe": None}[viewer]
    compared = 0
    for seed in range(12):
        x = game.deal(3, seed)
        y = game.guess(game.view(x, seat), seed)
        actions = common_actions(game, x, y, seat)
        told = [taken_back(monkeypatch, name, deal, actions, viewer) for deal in (x, y)]
        assert told[0] == told[1]
        compared += len(actions)
    assert compared


def common_actions(game, x, y, seat):
    """Actions that are legal in both games and leave them alike for a viewer, up to a decision of the first seat."""
    found, states = [], (x.copy(), y.copy())
    while len(found) < 6:
        legal = set(game.legal(states[0]).tolist()) & set(game.legal(states[1]).tolist())
        for code in sorted(legal):
            after = tuple(state.copy() for state in states)
            for state in after:
                game.play(state, code)
            if game.turn(after[0]) == game.turn(after[1]) >= 0 and same_views(game, after, seat):
                found.append((game.turn(states[0]), game.text(states[0], code)))
                states = after
                break
        else:
            break
    return found


def same_views(game, states, seat):
    return game.view(states[0], seat).tobytes() == game.view(states[1], seat).tobytes()


def taken_back(monkeypatch, name, deal, actions, viewer):
    """All bytes about a game that is played and taken back."""

    def find(_name):
        game = copy(fogcity.game(name))
        game.deal = lambda *_, **__: deal.copy()
        return game

    monkeypatch.setattr("fogcity.server.table.state.find_game", find)
    table = LoggedTable(name, clock=Clock(), take_back=None).start()
    for seat, text in actions:
        table.write([e.Acted(seat, text)])
    told = []
    while table.state.can_undo("ann"):
        found = table.undo("ann")
        state = table.state
        told += [encode(visible_entry(state, entry, None, state.log_viewer(viewer), {})) for entry in found]
        told.append(encode(game_now(state, state.viewer(viewer), state.can_undo(viewer))))
    return told
