"""Hints during play: what is told, who may ask, and that they are counted and stay counted."""

from __future__ import annotations

import asyncio
import base64
import json
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.pool import BotPool
from fogcity.server.bots.studying import Advise, StudyQuestion
from fogcity.server.http.limits import default_rates
from fogcity.server.table.hint_messages import tell
from fogcity.study import hint
from tests.helpers.server import Client, Server, cold_server, eventually
from tests.helpers.server_parts import hold_fast, new_template, opened
from tests.helpers.tables import sit_down

NAMES = fogcity.games()
WHERE, WHICH = 1, 2
every_game = pytest.mark.parametrize("game", NAMES)
HOUR = 3_600_000


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


def alone(server, game="cablecar", **wanted):
    """Ann at a table with a bot that plays at random."""
    ann = server.guest("Ann")
    return ann, ann.table(game, **{"seats": 2, "bots": ["tourist"], "start": True, **wanted})


def own_turn(client, table):
    def now():
        found = client.look(table)["now"]
        return found if found["legal"] else None

    return eventually(now, "the bots did not act")


def ask(client, table, level=WHERE, *, expect=None, after=None):
    after = own_turn(client, table)["position"] if after is None else after
    return client.do(table, "hint", level=level, after=after, expect=expect)


def taken(client, table):
    return client.look(table)["info"]["hints_taken"]


def hinted(client, table):
    return [one["entry"] for one in client.events(table) if one["entry"]["what"] == "hinted"]


def reason(problem):
    return problem["code"], problem["about"]["reason"]


# ---- what is told


@every_game
def test_a_hint_is_that_of_the_players_view(server, game):
    ann, table = alone(server, game)
    now = own_turn(ann, table)
    seen = ann.get(f"/api/tables/{table}/view")
    rules = fogcity.game(game)
    view = rules.read_view(base64.b64decode(seen["view"]), seen["seat"])
    look, actions = tell(rules, view, hint(rules, view), WHICH)
    look, actions = json.loads(msgspec.json.encode(look)), json.loads(msgspec.json.encode(actions))
    first = ask(ann, table, WHERE)
    assert (first["position"], first["level"]) == (now["position"], WHERE)
    assert (first["look"], first["actions"]) == (look, [])
    second = ask(ann, table, WHICH)
    assert (second["look"], second["actions"]) == (look, actions)
    assert {good["text"] for good in actions} <= set(now["legal"])


def test_a_hint_changes_nothing_in_the_game(server):
    ann, table = alone(server)
    before = own_turn(ann, table)
    ask(ann, table, WHICH)
    after = ann.look(table)["now"]
    assert after.pop("hint") == WHICH
    assert {**after, "hint": before["hint"]} == before
    ann.act(table)


def test_a_socket_takes_it_too_and_goes_on_meanwhile(server):
    ann, table = alone(server)
    now = own_turn(ann, table)
    with ann.socket() as socket:
        socket.send("hint", table=table, id="h1", level=WHICH, after=now["position"])
        socket.send("ping", id="p1")
        told = socket.until("hint")
        assert [message["id"] for message in told if message["say"] in ("done", "hint")] == ["p1", "h1"]
        assert told[-1]["actions"] == ask(ann, table, WHICH)["actions"]
        socket.send("hint", table=table, id="h2", level=WHERE, after=now["position"] + 1)
        problem = socket.until("problem")[-1]
        assert (problem["id"], *reason(problem)) == ("h2", "late", "late")
        assert problem["state"]["table"] == table


def test_it_is_not_found_twice(tmp_path, monkeypatch):
    """Not for a second level, nor for others who ask at the same time, nor after a move was taken back."""
    asked, advise = [], BotPool.advise

    async def noted(self, question, *, asker):
        asked.append(question.task.view)
        return await advise(self, question, asker=asker)

    monkeypatch.setattr(BotPool, "advise", noted)

    async def work():
        async with opened(new_template(tmp_path), tmp_path / "file.db", ["ann"], bots=True) as (ann,):
            wanted = {"game": "cablecar", "bots": ["tourist"], "start": True}
            at = f"/api/tables/{json.loads((await ann.ask('POST', '/api/tables', wanted))[1])['table']}"

            async def now():
                while not (found := json.loads((await ann.ask("GET", at))[1])["now"])["legal"]:
                    await asyncio.sleep(0.01)
                return found

            async def hints(*levels):
                after = (await now())["position"]
                found = [ann.ask("POST", f"{at}/hint", {"level": level, "after": after}) for level in levels]
                return [json.loads(body) for _, body in await asyncio.gather(*found)]

            first = await hints(WHERE, WHICH, WHICH)
            assert len({one["look"]["kind"] for one in first}) == 1
            found = await now()
            await ann.ask("POST", f"{at}/act", {"action": found["legal"][0], "after": found["position"]})
            await ann.ask("POST", f"{at}/undo", {"after": (await now())["position"]})
            (again,) = await hints(WHICH)
            assert again["actions"] == first[1]["actions"]

    asyncio.run(work())
    assert len(asked) == 1


# ---- how many


def test_they_are_counted_once_for_each_position_and_level(server):
    ann, table = alone(server)
    for level in (WHERE, WHERE, WHICH, WHICH, WHERE):
        ask(ann, table, level)
    assert taken(ann, table) == [2, 0]
    assert hinted(ann, table) == [{"what": "hinted", "seat": 0, "level": level} for level in (WHERE, WHICH)]
    ann.act(table)
    ask(ann, table, WHICH)
    assert taken(ann, table) == [3, 0]


def test_taking_back_erases_no_hint_and_the_same_hint_does_not_count_again(server):
    ann, table = alone(server)
    ask(ann, table, WHICH)
    ann.act(table)
    own_turn(ann, table)
    assert ann.look(table)["now"]["hint"] == 0
    ann.do(table, "undo", after=ann.look(table)["now"]["position"])
    assert ann.look(table)["now"]["hint"] == WHICH, "it is shown again"
    ask(ann, table, WHICH)
    assert taken(ann, table) == [1, 0]


def test_many_who_ask_at_once_are_counted_once(server):
    ann, table = alone(server)
    after = own_turn(ann, table)["position"]
    others = [ann.again(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda one: ask(one, table, WHICH, after=after), others))
    assert all(one == found[0] for one in found)
    assert taken(ann, table) == [1, 0]


def test_others_see_that_a_hint_was_taken_but_not_which(server):
    table, (ann, bob) = sit_down(server, hints=True)
    with bob.socket() as socket:
        socket.ask("watch", table=table)
        ask(ann, table, WHICH)
        told = socket.until("entry")[-1]
        assert told["entry"] == {"what": "hinted", "seat": 0, "level": WHICH}
        assert told["info"]["hints_taken"] == [1, 0]
        assert "now" not in told or told["now"] is None
    assert bob.look(table)["now"]["hint"] == 0


def test_the_record_says_how_many_each_took(server):
    table, (ann, bob) = sit_down(server, hints=True)
    ask(ann, table, WHERE)
    ask(ann, table, WHICH)
    ann.act(table)
    ask(bob, table, WHICH)
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=True)
    assert '[hints "2, 1"]' in ann.get(f"/api/tables/{table}/record")
    assert ann.look(table)["info"]["hints_taken"] == [2, 1]


def test_a_record_of_a_game_without_hints_says_nothing_of_them(server):
    ann, table = alone(server)
    ann.do(table, "offer_stop")
    assert "hints" not in ann.get(f"/api/tables/{table}/record")


def test_they_survive_a_server_that_is_killed(store, tmp_path):
    with Server(tmp_path / "data", **store()) as server:
        ann, table = alone(server)
        found = ask(ann, table, WHICH)
        server.restart()
        ann = ann.again(server)
        assert taken(ann, table) == [1, 0]
        assert ann.look(table)["now"]["hint"] == WHICH
        assert ask(ann, table, WHICH) == found
        assert taken(ann, table) == [1, 0]
        assert server.faults() == []


def test_two_servers_count_together(postgres, tmp_path):
    shared = {"database": postgres.new_database()}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "two", **shared) as other:
        ann, table = alone(one)
        there, after = ann.again(other), own_turn(ann, table)["position"]
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda client: ask(client, table, WHERE, after=after), (ann, there)))
        assert found[0] == found[1]
        assert ask(there, table, WHICH, after=after)["actions"]
        assert len(hinted(there, table)) == 2
        assert one.faults() == other.faults() == []


# ---- where they are allowed


@pytest.mark.parametrize("wanted", [None, True])
def test_there_are_hints_for_one_person_against_bots(server, wanted):
    ann, table = alone(server, hints=wanted)
    assert ann.look(table)["info"]["hints"] is True
    ask(ann, table)


def test_the_host_may_do_without_them(server):
    ann, table = alone(server, hints=False)
    assert ann.look(table)["info"]["hints"] is False
    assert reason(ask(ann, table, expect=403)) == ("forbidden", "no_hints")
    assert taken(ann, table) == [0, 0]


def test_it_is_decided_when_the_game_starts(server):
    ann = server.guest("Ann")
    table = ann.table()
    assert ann.look(table)["info"]["hints"] is None
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["hints"] is True


@pytest.mark.parametrize(("wanted", "given"), [(None, False), (True, True), (False, False)])
def test_with_a_second_person_the_host_decides(server, wanted, given):
    table, (ann, bob) = sit_down(server, hints=wanted)
    assert ann.look(table)["info"]["hints"] is given
    if given:
        assert ask(ann, table)["level"] == WHERE
        ann.act(table)
        assert ask(bob, table)["level"] == WHERE
    else:
        assert reason(ask(ann, table, expect=403)) == ("forbidden", "no_hints")


def test_a_second_person_at_the_same_screen_is_a_second_person(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3)
    ann.do(table, "join", another=True)
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["hints"] is False


def test_people_at_one_screen_take_hints_for_the_seat_to_act(server):
    ann = server.guest("Ann")
    table = ann.table(hints=True)
    ann.do(table, "join", another=True)
    ann.do(table, "start")
    ask(ann, table)
    ann.act(table)
    ask(ann, table, WHICH)
    assert [(one["seat"], one["level"]) for one in hinted(ann, table)] == [(0, WHERE), (1, WHICH)]
    assert taken(ann, table) == [1, 1]


@pytest.mark.parametrize("wanted", [None, True, False])
def test_a_rematch_is_played_alike(server, wanted):
    ann, table = alone(server, hints=wanted)
    ann.do(table, "resign")
    if ann.look(table)["info"]["may_play_on"]:
        ann.do(table, "settle")
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert ann.look(again)["info"]["hints"] is (wanted is not False)


# ---- who may ask


def test_who_may_ask_and_when(server):
    table, (ann, bob) = sit_down(server, hints=True, start=False)
    body = {"level": WHERE, "after": 1}
    assert reason(ann.do(table, "hint", **body, expect=409)) == ("not_now", "game_not_begun")
    ann.do(table, "start")
    now = ann.look(table)["now"]
    body["after"] = now["position"]
    assert reason(bob.do(table, "hint", **body, expect=409)) == ("not_now", "not_your_turn")
    assert reason(server.guest("Cy").do(table, "hint", **body, expect=403)) == ("forbidden", "no_seat")
    assert reason(Client(server).do(table, "hint", **body, expect=401))[0] == "who_are_you"
    assert reason(ann.do(table, "hint", level=WHERE, after=body["after"] - 1, expect=409)) == ("late", "late")
    assert taken(ann, table) == [0, 0]
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=True)
    assert reason(ann.do(table, "hint", **body, expect=409)) == ("not_now", "game_over")


def test_a_table_by_invitation_is_not_shown_by_its_refusals(server):
    _, table = alone(server, open=False)
    stranger, body = server.guest("Cy"), {"level": WHERE, "after": 4}
    there, nowhere = (stranger.do(one, "hint", **body, expect=404) for one in (table, "nowhere"))
    assert there == nowhere


def test_a_token_that_only_reads_takes_no_hint(server):
    ann, table = alone(server)
    key = ann.post("/api/tokens", scopes=["read"])["key"]
    problem = ask(Client(server, token=key), table, expect=403, after=own_turn(ann, table)["position"])
    assert reason(problem) == ("forbidden", "scope_missing")
    assert taken(ann, table) == [0, 0]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"level": 1},
        {"after": 4},
        {"level": 0, "after": 4},
        {"level": 3, "after": 4},
        {"level": "1", "after": 4},
        {"level": 1, "after": -1},
        {"level": 1, "after": 4, "seat": 1},
        {"level": 1.5, "after": 4},
        {"level": None, "after": 4},
    ],
    ids=str,
)
def test_wrong_bodies_are_refused(server, body):
    ann, table = alone(server)
    assert ann.do(table, "hint", **body, expect=400)["code"] == "bad_request"


def test_hints_have_a_rate(tmp_path):
    with Server(tmp_path / "data", limits=1.0) as server:
        ann, table = alone(server)
        answers, most = [], default_rates()["hints"].burst
        while len(answers) < 4 * most and (not answers or answers[-1].status_code == 200):
            body = {"level": WHERE, "after": own_turn(ann, table)["position"]}
            answers += [ann.http.post(f"/api/tables/{table}/hint", json=body) for _ in range(2)]
            ann.act(table)
        assert len(answers) > most, "the same hint again is free"
        assert answers[-1].status_code == 429
        assert answers[-1].json()["about"]["what"] == "hints"


# ---- clocks, other seats and cold starts


def test_the_clock_runs_on_and_nothing_else_happens_to_it(server):
    table, (ann, _) = sit_down(server, hints=True, clock={"kind": "bank", "time": HOUR, "increment": 0})
    before = ann.look(table)["now"]
    ask(ann, table, WHICH)
    after = ann.look(table)["now"]
    assert (after["began"], after["left"]) == (before["began"], before["left"])


@every_game
def test_while_several_choose_at_once_each_may_ask(server, game):
    table, people = sit_down(server, game, hints=True)
    choosing = people[0].look(table)["now"]["choosing"] or [0]
    for seat in choosing:
        assert ask(people[seat], table, WHICH)["actions"]
    assert taken(people[0], table) == [int(seat in choosing) for seat in range(2)]


def test_until_everything_is_compiled_there_is_none_yet(tmp_path):
    with cold_server(tmp_path) as server:
        ann = server.guest("Ann")
        eventually(lambda: ann.get("/api/about")["bots"] == "compiling")
        table = ann.table(bots=["tourist"], start=True)
        assert reason(ask(ann, table, expect=503)) == ("unavailable", "hints_not_ready")
        assert taken(ann, table) == [0, 0]
        ann.act(table)
        assert server.faults() == []


# ---- nothing hidden


def swapped(game, number):
    """A position, and another one that the seat to act cannot tell from it."""
    rng = np.random.default_rng(number)
    s = game.deal(3, number)
    for _ in range(20):
        game.play(s, int(rng.choice(game.legal(s))))
    other = game.guess(game.view(s, game.turn(s)), number + 1)
    assert other.tobytes() != s.tobytes()
    return s, other


async def told(template, file, name, seat):
    """Everything that a player is sent who asks for hints."""
    async with opened(template, file, ["ann", "bob", "cy"], bots=True) as people:
        wanted = {"game": name, "seats": 3, "hints": True, "start": True}
        at = f"/api/tables/{json.loads((await people[0].ask('POST', '/api/tables', wanted))[1])['table']}"
        for one in people[1:]:
            await one.ask("POST", f"{at}/join", {})
        me = people[seat]
        after = json.loads((await me.ask("GET", at))[1])["now"]["position"]
        for level in (WHERE, WHICH):
            status, _ = await me.ask("POST", f"{at}/hint", {"level": level, "after": after})
            assert status == 200
        await me.ask("GET", at)
        await me.ask("GET", f"{at}/entries")
        return me.got


@every_game
def test_what_is_hidden_changes_no_byte_of_a_hint(game, monkeypatch, tmp_path):
    rules, template, sent = fogcity.game(game), new_template(tmp_path), []
    for deal in swapped(rules, 3):
        with monkeypatch.context() as patch:
            hold_fast(patch, deal.copy)
            sent.append(asyncio.run(told(template, tmp_path / f"{len(sent)}.db", game, rules.turn(deal))))
    assert sent[0] == sent[1]


@every_game
def test_a_question_has_nothing_of_a_game_but_the_view_of_its_seat(game):
    rules = fogcity.game(game)
    asked = []
    for s in swapped(rules, 5):
        seat = rules.turn(s)
        asked.append(msgspec.msgpack.encode(StudyQuestion(game, "", seat, 1.0, Advise(rules.view(s, seat).tobytes()))))
        assert s.tobytes() not in asked[-1]
    assert asked[0] == asked[1]


# ---- a fair share


def test_a_hint_waits_its_turn_with_bots_and_before_what_nobody_waits_for():
    game = fogcity.game("cablecar")
    view = game.view(game.deal(2, 1), 0)
    question = StudyQuestion("cablecar", "", 0, 1.0, Advise(view.tobytes()))

    async def work():
        pool, order = BotPool(2), []
        await pool.start(lazy=True)

        async def note(name, work):
            await work
            order.append(name)

        try:
            await pool.advise(question, asker=Asker("x", "x", "x"))  # everything is compiled
            away = Asker("there", "bob", "b", awaited=False)
            tasks = [asyncio.create_task(note("bot", pool.answer("gripman:300ms", view, asker=away))) for _ in range(8)]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(note("hint", pool.advise(question, asker=Asker("here", "ann", "a")))))
            await asyncio.gather(*tasks)
            return order
        finally:
            await pool.close()

    assert asyncio.run(work()).index("hint") < 6
