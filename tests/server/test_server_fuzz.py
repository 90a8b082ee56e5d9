"""Clients that do anything at all, at the same table: what they heard is compared with the log, played again.

The log is read from the database and folded here a second time, without the server's own state.
"""

from __future__ import annotations

import contextlib
import json
import socket
import sqlite3

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

import fogcity
from fogcity.core.fair_deal import deal_key
from tests.helpers.log_entries import choices_after, status_after
from tests.helpers.server import eventually
from tests.helpers.tables import waits_for

CODES = {"bad_request", "forbidden", "illegal", "late", "not_now", "unknown", "too_large"}
STILL = {"ping_interval": None}  # a ping of the client would use `random` while hypothesis does
QUIET = settings(
    max_examples=45, stateful_step_count=30, suppress_health_check=list(HealthCheck), print_blob=False, database=None
)


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


@pytest.fixture(scope="module")
def people(server):
    return [server.guest(name) for name in ("Ann", "Bob", "Cy")]


class Told:
    """A table as its log in the database tells it: who sat where and how the game stood, after each entry."""

    def __init__(self, data, table):
        with contextlib.closing(sqlite3.connect(data / "fogcity.db")) as database:
            rows = database.execute(
                'SELECT number, body FROM log WHERE "table" = ? ORDER BY number', (table,)
            ).fetchall()
            (secret,) = database.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        self.entries = [json.loads(body) for _, body in rows]
        self.secret = secret
        self.after = {}  # (seats, bots, state, status) by number
        self.chosen = {}  # by number: what seats have chosen while others still choose, by seat
        self.steps = {}  # (before, code, after) by number
        seats, bots, past, status = {}, set(), [], "waiting"
        chosen = {}
        for number, entry in enumerate(self.entries, 1):
            what = entry["what"]
            if what == "created":
                self.game = fogcity.game(entry["game"])
                self.size, self.options = entry["seats"], entry["options"]
            elif what == "started":
                past = [self.game.deal(self.size, deal_key(secret, table, [""] * self.size), **self.options)]
            elif what == "acted":
                assert entry["seat"] == self.game.turn(past[-1]), "it was not their turn"
                state = past[-1].copy()
                code = self.game.parse(state, entry["action"])
                self.game.play(state, code)  # IllegalAction, if it is not legal
                self.steps[number] = (past[-1], code, state)
                past.append(state)
            elif what == "undone":
                del past[-entry.get("actions", 1) :]
            status = status_after(entry, status, bool(past))
            seats, bots = self.seated(entry, seats, bots)
            self.after[number] = (dict(seats), set(bots), past[-1] if past else None, status)
            self.chosen[number] = chosen = choices_after(entry, chosen)

    def seated(self, entry, seats, bots):
        """Who sits where after an entry."""
        what, seat = entry["what"], entry.get("seat")
        if what == "joined":
            return {**seats, seat: entry["player"]}, bots
        if what == "left":
            return {n: player for n, player in seats.items() if n != seat}, bots - {seat}
        if what in ("bot_seated", "flagged", "played_on") or (what == "resigned" and entry["bot"]):
            return seats, bots | {seat}
        if what == "seats_changed":
            gone = set(entry.get("removed", []))
            assert not gone & (seats.keys() | bots), "a seat that was taken is gone"
            places = {old: new for new, old in enumerate(n for n in range(self.size) if n not in gone)}
            self.size = entry["seats"]
            return {places[n]: player for n, player in seats.items()}, {places[n] for n in bots}
        return seats, bots

    def expected(self, number, player):
        """The game as a player may see it after an entry: turn, view data, legal actions, who chooses, own choice."""
        seats, bots, state, status = self.after[number]
        if state is None or status == "closed":
            return None
        waiting = self.game.waiting_for(state) if status == "playing" else []
        at_once = len(waiting) > 1 and len(set(seats.values())) == len(seats)
        chosen = self.chosen[number]
        to_act = [seat for seat in waiting if seat not in chosen] if at_once else waiting[:1]
        viewer = self.viewer(number, player)
        ahead = at_once and viewer in waiting
        view = self.game.view_ahead(state, viewer) if ahead else self.game.view(state, viewer)
        legal = data = None
        if viewer in to_act and viewer not in bots:
            legal = [self.game.text(view, code) for code in self.game.legal(view).tolist()]
        if ahead and viewer in chosen:
            data = self.game.chosen_data(view, self.game.parse(view, chosen[viewer]))
        turn = viewer if viewer in to_act else to_act[0] if to_act else -1
        data = as_json(data or self.game.view_data(view))
        return turn, data, legal, to_act if at_once else [], chosen.get(viewer)

    def viewer(self, number, player):
        seats, bots, state, status = self.after[number]
        mine = [seat for seat, who in seats.items() if who == player]
        if len(mine) == 1:
            return mine[0]
        turn = -1 if state is None or status != "playing" else self.game.turn(state)
        return turn if turn in mine and turn not in bots else None

    def log_viewer(self, number, player):
        """From whose view somebody is told what happened: nobody's, if they have several seats."""
        mine = [seat for seat, who in self.after[number][0].items() if who == player]
        return mine[0] if len(mine) == 1 else None

    def moved(self, number, viewer):
        before, code, after = self.steps[number]
        shown = self.game.shown(before, code, viewer)
        events = self.game.events(self.game.view(before, viewer), shown, self.game.view(after, viewer))
        return None if shown < 0 else self.game.text(before, shown), as_json(events)


def as_json(value):
    return json.loads(msgspec.json.encode(value))


class Seen:
    """A client, and what it believes."""

    def __init__(self, client):
        self.client = client
        self.socket = None
        self.last = 0  # the number of the last entry it knows
        self.now = None
        self.watches = False
        self.events = {}
        self.nows = {}
        self.several = {}  # events told at once, by the number up to which they were told

    def open(self):
        self.socket = self.client.socket(**STILL)

    def close(self):
        self.socket.connection.close()
        self.watches = False

    def ask(self, do, **about):
        answer = self.socket.ask(do, **about)
        self.hear()
        return answer

    def hear(self):
        for message in self.socket.heard:
            if message["say"] == "table":
                self.last, self.now = message["number"], message["now"]
                self.nows[self.last] = message["now"]
            elif message["say"] == "entry":
                self.hear_event(message)
            elif message["say"] == "entries":
                for event in message["entries"]:
                    self.hear_event(event)
                    self.events.pop(event["number"])
                    self.several[event["number"], message["number"]] = event["entry"]
                assert message["number"] == self.last
            else:
                assert message["say"] in ("here", "done", "notice", "problem"), message
                assert message.get("code") != "fault"
        self.socket.heard.clear()

    def hear_event(self, message):
        assert message["number"] == self.last + 1, "numbers follow each other"
        self.last = message["number"]
        self.events[self.last] = message["entry"]
        if message["now"] is not None:
            self.now = self.nows[self.last] = message["now"]


ACTIONS = st.sampled_from(["draw", "pass", "keep 1", "blind", "NEWS a1"]) | st.text(min_size=1, max_size=30)


class Table(RuleBasedStateMachine):
    """Three people at one table."""

    def __init__(self, server, people):
        super().__init__()
        self.server = server
        self.people = [Seen(client) for client in people]
        self.done = {}  # what was asked under a client's id, and the answer

    @initialize(
        game=st.sampled_from(fogcity.games()),
        seats=st.integers(2, 3),
        joined=st.sampled_from([2, 2, 2, 1, 0]),
        hot=st.booleans(),
    )
    def sit_down(self, game, seats, joined, hot):
        self.table = self.people[0].client.table(game, seats=seats)
        for one in self.people:
            one.open()
            assert one.ask("watch", table=self.table)["say"] == "done"
            one.watches = True
        if joined:
            self.do(1, "join")
            self.do(0 if hot else 2, "join", another=hot)
            if joined > 1:
                self.do(0, "start", bot="tourist")

    def do(self, who, verb, **about):
        answer = self.people[who].ask(verb, table=self.table, **about)
        assert answer["say"] == "done" or answer["code"] in CODES, answer
        return answer

    who = st.integers(0, 2)
    seat = st.none() | st.integers(0, 7)

    @rule(who=who, choice=st.integers(0, 500))
    def act(self, who, choice):
        """A legal action, as far as the client knows."""
        now = self.people[who].now
        if now is not None and now["legal"]:
            action = now["legal"][choice % len(now["legal"])]
            answer = self.do(who, "act", action=action, after=now["position"])
            if self.people[who].watches:
                assert answer["say"] == "done" or answer["code"] in ("late", "not_now"), answer

    @rule(choices=st.lists(st.integers(0, 500), min_size=3, max_size=25))
    def play_on(self, choices):
        """Whoever is to act, acts."""
        for choice in choices:
            for who, one in enumerate(self.people):
                one.ask("ping")
                self.act(who, choice)

    @rule(who=who, action=ACTIONS, late=st.sampled_from([0, 0, -1, 1, 1000]))
    def act_anyhow(self, who, action, late):
        now = self.people[who].now or {"position": 1}
        self.do(who, "act", action=action, after=max(0, now["position"] + late))

    @rule(who=who)
    def act_for_another(self, who):
        legal = [(one.now, one) for one in self.people if one.now is not None and one.now["legal"]]
        if legal and legal[0][1] is not self.people[who]:
            now = legal[0][0]
            self.do(who, "act", action=now["legal"][0], after=now["position"])

    @rule(who=who)
    def undo(self, who):
        now = self.people[who].now or {"position": 1}
        self.do(who, "undo", after=now["position"])

    @rule(who=who, verb=st.sampled_from(["leave", "join", "resign"]), seat=seat, another=st.booleans())
    def come_and_go(self, who, verb, seat, another):
        about = {"another": another} if verb == "join" else {"bot": "tourist"} if verb == "resign" else {}
        self.do(who, verb, seat=seat, **about)

    @rule(who=who, verb=st.sampled_from(["kick", "seat_bot"]), seat=st.integers(0, 7))
    def host(self, who, verb, seat):
        self.do(who, verb, seat=seat, **({"bot": "tourist"} if verb == "seat_bot" else {}))

    @rule(who=who, seats=st.integers(1, 8))
    def set_seats(self, who, seats):
        self.do(who, "set_seats", seats=seats)

    @rule(who=who, phrase=st.sampled_from(["hello", "oops", "heart"]), text=st.sampled_from(["", "", "and more"]))
    def send_phrase(self, who, phrase, text):
        self.do(who, "say", phrase=phrase, text=text)

    @rule(who=who)
    def start(self, who):
        self.do(who, "start", bot="tourist")

    @rule(who=who, verb=st.sampled_from(["play_on", "settle", "abandon", "reopen"]))
    def return_or_not(self, who, verb):
        self.do(who, verb, **({"bot": "tourist"} if verb == "play_on" else {}))

    @rule(who=who, agrees=st.booleans(), offer=st.booleans())
    def stop(self, who, agrees, offer):
        self.do(who, "offer_stop") if offer else self.do(who, "answer_stop", agrees=agrees)

    @rule(who=who, text=st.text(min_size=1, max_size=40), whom=who)
    def talk(self, who, text, whom):
        self.do(who, "say", text=text)
        self.do(who, "mute", player=self.people[whom].client.id, muted=len(text) % 2 == 0)

    @rule(who=who)
    def say_it_twice(self, who):
        """What is asked again under the same id is done once."""
        name = f"twice-{len(self.done)}"
        self.done[name] = True
        one = self.people[who]
        sent = [self.send_as(one, name) for _ in range(2)]
        assert sent[0].get("number") == sent[1].get("number")
        assert sent[0].get("code") == sent[1].get("code")

    def send_as(self, one, name):
        one.socket.send("say", table=self.table, text="again", id=name)
        *before, answer = one.socket.until_id(name)
        one.socket.heard = before + one.socket.heard
        one.hear()
        return answer

    @rule(who=who)
    def come_back(self, who):
        """A client loses its connection, and asks for what it missed."""
        one = self.people[who]
        one.close()
        one.open()
        assert one.ask("watch", table=self.table, after=one.last)["say"] == "done"
        one.watches = True

    @rule(who=who)
    def look_away(self, who):
        one = self.people[who]
        one.ask("unwatch", table=self.table)
        one.watches = False

    @rule(who=who)
    def look_again(self, who):
        assert self.people[who].ask("watch", table=self.table)["say"] == "done"
        self.people[who].watches = True

    @rule(who=who, data=st.binary(max_size=200) | st.text(max_size=200))
    def talk_nonsense(self, who, data):
        one = self.people[who]
        with contextlib.suppress(UnicodeEncodeError):
            one.socket.connection.send(data)
            assert one.ask("ping")["say"] == "done"

    @precondition(lambda self: getattr(self, "table", None))
    @rule()
    def agree(self):
        """Everybody who watches has the same idea of the game, once nobody acts any more."""
        self.wait()
        known = {(one.last, one.now and (one.now["position"], *waits_for(one.now))) for one in self.watching()}
        assert len(known) <= 1, known

    def watching(self):
        return [one for one in self.people if one.watches]

    def wait(self):
        """Until no bot acts and everybody has heard everything."""

        def is_quiet():
            look = self.people[0].client.look(self.table)
            for one in self.people:
                one.ask("ping")
            now, seats = look["now"], look["info"]["seats"]
            waits = now is None or all(seats[seat]["kind"] != "bot" for seat in waits_for(now))
            return waits and all(one.last == look["number"] for one in self.watching())

        eventually(is_quiet, "not everybody heard everything")

    def teardown(self):
        if getattr(self, "table", None) is None:
            return
        try:
            self.wait()
            told = Told(self.server.data, self.table)
            for one in self.people:
                check_heard(told, one)
        finally:  # a failure must not use up the sockets of the examples after it
            for one in self.people:
                one.close()


def check_heard(told, one):
    """Everything that a client heard is in the log, legal, and no more than it may know."""
    player = one.client.id
    for number, now in one.nows.items():
        expected = told.expected(number, player)
        assert (now is None) == (expected is None)
        if now is not None:
            assert tuple(now[name] for name in ("turn", "view_data", "legal", "choosing", "chosen")) == expected
    for number, event in one.events.items():
        check_event(told, number, event, told.log_viewer(number, player))
    for (number, asked), event in one.several.items():
        check_event(told, number, event, told.log_viewer(asked, player))


def check_event(told, number, event, viewer):
    entry = told.entries[number - 1]
    if entry["what"] == "acted":
        action, events = told.moved(number, viewer)
        assert event == {"what": "moved", "seat": entry["seat"], "action": action, "events": events}
    elif entry["what"] == "chosen":
        assert event == {"what": "chosen", "seat": entry["seat"]}, "nobody is told what was chosen"
    else:
        assert {name: event[name] for name in entry} == entry


def test_clients_that_do_anything_agree_with_the_log(server, people):
    run_state_machine_as_test(lambda: Table(server, people), settings=QUIET)


# ---- messages that are nearly right


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
VERBS = ["join", "leave", "kick", "seat_bot", "set_seats", "invite", "decline", "start", "act", "undo", "resign",
         "offer_stop", "answer_stop", "play_on", "settle", "abandon", "reopen", "say", "mute", "close",
         "watch", "unwatch", "hint", "listen", "ping"]  # fmt: skip
NAMES = [
    "table",
    "id",
    "seat",
    "bot",
    "name",
    "key",
    "another",
    "action",
    "after",
    "level",
    "agrees",
    "text",
    "player",
    "muted",
    "seats",
    "phrase",
]
MESSAGES = st.builds(
    lambda about, do: {**about, "do": do},
    st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=8), VALUES, max_size=6),
    st.sampled_from(VERBS) | VALUES,
)


def test_nearly_right_messages_get_an_answer_and_never_a_fault(server, people):
    table = people[0].table()

    @settings(QUIET, max_examples=150)
    @given(message=MESSAGES, here=st.booleans(), cut=st.integers(0, 200))
    def send(message, here, cut):
        if here:
            message["table"] = table
        sent = json.dumps(message)
        for text in (sent, sent[:cut]):
            listening.connection.send(text.encode())
        assert listening.ask("ping")["say"] == "done"
        for answer in listening.heard:
            assert answer["say"] != "problem" or answer["code"] in CODES, (sent, answer)
        listening.heard.clear()

    with people[1].socket(**STILL) as listening:
        send()
    assert people[0].look(table)["info"]["status"] == "waiting"


def test_random_bytes_instead_of_frames_end_that_socket_alone(server, people):
    head = (
        f"GET /api/socket HTTP/1.1\r\nhost: localhost\r\ncookie: fogcity={people[2].cookie}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    @settings(QUIET, max_examples=60)
    @given(data=st.binary(min_size=1, max_size=300))
    def send(data):
        with socket.create_connection(("localhost", server.port), timeout=20) as connection:
            connection.sendall(head.encode())
            assert connection.recv(1000).startswith(b"HTTP/1.1 101")
            connection.sendall(data)

    with people[0].socket(**STILL) as other:
        send()
        assert other.ask("ping")["say"] == "done"
    eventually(lambda: "fogcity_sockets 0.0" in server.figures(), "sockets were left behind")
