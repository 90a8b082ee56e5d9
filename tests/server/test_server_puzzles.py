"""Puzzles over HTTP: lists, hints, answers, the daily one and streaks; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import fogcity
from fogcity.server.puzzles.posed import Posed, mark_of
from fogcity.server.puzzles.progress import DAY_MS, Progress, date_of
from fogcity.server.store import people
from fogcity.server.store import puzzles as store
from fogcity.server.store.puzzles import NO_DAY, Attempt
from fogcity.server.store.schema import puzzle_answers
from fogcity.study.puzzles import daily_puzzle, puzzles
from tests.helpers.hostile import refused
from tests.helpers.server import Client
from tests.helpers.server_parts import new_template, opened
from tests.helpers.store import add

GAMES = fogcity.games()
NOW = 1_800_000_000_000 // DAY_MS  # a day


def path(game, which=None):
    return f"/api/games/{game}/puzzles" + ("" if which is None else f"/{which}")


def an_ordinary(game):
    """A puzzle that is not the daily one, around any midnight."""
    today = date.today()
    daily = {daily_puzzle(fogcity.game(game), today + timedelta(days)).number for days in (-1, 0, 1)}
    return next(one for one in puzzles(fogcity.game(game)) if one.number not in daily)


def wrong_for(one):
    return one.chances[-1][0]


def state_in_list(client, one, game):
    return next(info for info in client.get(path(game))["puzzles"] if info["number"] == one.number)["state"]


# ---- looking


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lists_its_puzzles_from_easy_to_hard(server, game):
    found = Client(server).get(path(game))
    known = puzzles(fogcity.game(game))
    assert [one["number"] for one in found["puzzles"]] == [one.number for one in known]
    assert [one["difficulty"] for one in found["puzzles"]] == [one.difficulty for one in known]
    assert {one["state"] for one in found["puzzles"]} == {"new"}
    assert found["next"] == 1
    assert found["streak"] == {"days": 0, "best": 0, "today": False}


def test_the_overview_has_every_game_with_its_daily_puzzle(server):
    found = Client(server).get("/api/puzzles")
    assert [one["game"] for one in found] == list(GAMES)
    for one in found:
        assert one["count"] == len(puzzles(fogcity.game(one["game"])))
        assert Client(server).get(path(one["game"]))["daily"] == one["daily"]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_a_position_as_at_a_table_without_its_solution(server, game):
    one = an_ordinary(game)
    found = Client(server).get(path(game, one.number))
    rules = fogcity.game(game)
    view = one.view(rules)
    assert found["seat"] == found["now"]["turn"] == rules.turn(view)
    assert found["now"]["legal"] == [rules.text(view, code) for code in rules.legal(view).tolist()]
    assert sum(group.get("count", 1) for group in found["now"]["actions"]) == len(found["now"]["legal"])
    assert all(group["final"] for group in found["now"]["actions"])
    assert found["now"]["view_data"] == json.loads(msgspec.json.encode(rules.view_data(view)))
    assert len(found["seats"]) == one.seats
    assert found["daily"] is None
    assert found["hints"] == {"taken": 0, "most": 3, "kind": None, "actions": [], "events": []}
    told = json.dumps({name: value for name, value in found.items() if name != "now"})
    assert one.best not in told
    assert "chance" not in json.dumps(found)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_of_a_puzzle_is_made_from_its_view(game):
    """Other hidden cards and tiles change no byte."""
    rules, one = fogcity.game(game), an_ordinary(game)
    first = rules.position(one.position, 1)
    other = next(
        s for seed in range(2, 100) if rules.describe(s := rules.position(one.position, seed)) != rules.describe(first)
    )
    told = []
    for s in (first, other):
        posed = Posed(rules, one)
        posed.view = rules.view(s, posed.seat)
        judged = [posed.judge(code) for code in rules.legal(posed.view).tolist()]
        told.append(msgspec.json.encode([posed.now, posed.hints(3), judged, rules.view_data(posed.spectators_view)]))
    assert told[0] == told[1]


def test_actions_can_be_considered_by_everybody(server):
    game, nobody = GAMES[0], Client(server)
    one = an_ordinary(game)
    legal = nobody.get(path(game, one.number))["now"]["legal"][0]
    found = nobody.post(path(game, one.number) + "/consider", action=legal)
    assert found["action"] == legal
    asked = nobody.http.post(path(game, one.number) + "/consider", json={"action": {"kind": "lay", "space": "a1"}})
    assert asked.status_code in (400, 422)
    refused(nobody.http.post(path(game, one.number) + "/consider", json={"action": "fly"}), 400, "bad_request")


# ---- answering


@pytest.mark.parametrize("game", GAMES)
def test_the_best_action_solves_a_puzzle(server, game):
    ann, one = server.guest("Ann"), an_ordinary(game)
    found = ann.post(path(game, one.number) + "/answer", action=one.best)
    assert found["right"]
    assert found["state"] == "solved"
    assert found["best"] == found["given"]
    assert found["best"]["chance"] == one.chances[0][1]
    assert [(other["action"], other["chance"]) for other in found["others"]] == one.chances[1:]
    assert found["best"]["shown"]["events"] == ann.post(path(game, one.number) + "/consider", action=one.best)["events"]
    assert state_in_list(ann, one, game) == "solved"
    assert state_in_list(Client(server), one, game) == "new"
    overview = {each["game"]: each for each in ann.get("/api/puzzles")}
    assert {name: each["solved"] for name, each in overview.items()} == {name: int(name == game) for name in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_after_a_wrong_answer_the_right_one_does_not_count(server, game):
    ann, one = server.guest("Ann"), an_ordinary(game)
    found = ann.post(path(game, one.number) + "/answer", action=wrong_for(one))
    assert not found["right"]
    assert found["state"] == "tried"
    assert found["best"]["action"] == one.best
    assert found["given"] == {**found["given"], "action": wrong_for(one), "chance": one.chances[-1][1]}
    assert [other["action"] for other in found["others"]] == [text for text, _ in one.chances[1:-1]]
    again = ann.post(path(game, one.number) + "/answer", action=one.best)
    assert again["right"]
    assert again["state"] == "tried"
    assert state_in_list(ann, one, game) == "tried"


def test_after_the_right_answer_a_wrong_one_changes_nothing(server):
    ann, one = server.guest("Ann"), an_ordinary(GAMES[0])
    for action, right in ((one.best, True), (one.best, True), (wrong_for(one), False)):
        found = ann.post(path(GAMES[0], one.number) + "/answer", action=action)
        assert (found["right"], found["state"]) == (right, "solved")


def test_who_gives_up_has_not_solved_it(server):
    ann, one = server.guest("Ann"), an_ordinary(GAMES[0])
    found = ann.post(path(GAMES[0], one.number) + "/solution")
    assert found["given"] is None
    assert found["best"]["action"] == one.best
    assert found["state"] == "tried"
    assert ann.post(path(GAMES[0], one.number) + "/answer", action=one.best)["state"] == "tried"


def test_an_action_whose_chance_is_not_known_is_wrong_too(server):
    game = GAMES[0]
    ann, one = server.guest("Ann"), an_ordinary(game)
    legal = ann.get(path(game, one.number))["now"]["legal"]
    other = next(text for text in legal if text not in dict(one.chances))
    found = ann.post(path(game, one.number) + "/answer", action=other)
    assert found["given"]["chance"] is None
    assert not found["right"]


@pytest.mark.parametrize("game", GAMES)
def test_hints_say_more_each_time_and_make_it_not_count(server, game):
    ann, one = server.guest("Ann"), an_ordinary(game)
    at = path(game, one.number)
    first = ann.post(at + "/hint", count=1)
    assert (first["taken"], first["actions"], first["events"]) == (1, [], [])
    assert first["kind"] in {group["kind"] for group in ann.get(at)["now"]["actions"]}
    second = ann.post(at + "/hint", count=2)
    assert one.best in second["actions"]
    assert len(set(second["actions"])) > 1
    assert set(second["actions"]) <= set(ann.get(at)["now"]["legal"])
    assert second["events"] == []
    third = ann.post(at + "/hint", count=3)
    assert third["taken"] == third["most"] == 3
    assert third["events"] == ann.post(at + "/consider", action=one.best)["events"][1:]
    assert ann.post(at + "/hint", count=1)["taken"] == 1
    assert ann.get(at)["hints"] == third  # what was taken stays taken
    found = ann.post(at + "/answer", action=one.best)
    assert (found["right"], found["state"], found["hints"]) == (True, "tried", third["taken"])


def test_a_hint_after_the_answer_changes_nothing(server):
    ann, one = server.guest("Ann"), an_ordinary(GAMES[0])
    at = path(GAMES[0], one.number)
    ann.post(at + "/answer", action=one.best)
    ann.post(at + "/hint")
    assert ann.post(at + "/answer", action=one.best)["state"] == "solved"


def test_the_next_puzzle_is_one_that_was_not_answered(server):
    game = GAMES[0]
    ann = server.guest("Ann")
    assert ann.get(path(game))["next"] == 1
    assert ann.post(path(game, 1) + "/solution")["next"] == 2
    assert ann.post(path(game, 3) + "/solution")["next"] == 4
    assert ann.get(path(game))["next"] == 2
    last = len(puzzles(fogcity.game(game)))
    assert ann.post(path(game, last) + "/solution")["next"] == 2


# ---- what is refused


@pytest.mark.parametrize("which", ["0", "999999", "1234567", "one", "%00", "-1", "1.5"])
def test_a_puzzle_that_is_not_there(server, which):
    answer = httpx.get(server.url + path(GAMES[0], which))
    assert answer.status_code in (400, 404)
    if answer.status_code == 404 and "reason" in answer.json()["about"]:
        assert answer.json()["about"]["reason"] == "no_such_puzzle"


@pytest.mark.parametrize("end", ["", "/1", "/daily", "/1/preview.png"])
def test_a_game_that_is_not_there(server, end):
    assert Client(server).get(path("chess") + end, expect=404)["about"]["reason"] == "no_such_game"


@pytest.mark.parametrize(("body", "status"), [({"action": "fly"}, 400), ({}, 400), ({"action": {}}, 400)])
def test_an_answer_that_is_no_action_counts_as_none(server, body, status):
    ann, one = server.guest("Ann"), an_ordinary(GAMES[0])
    refused(ann.http.post(path(GAMES[0], one.number) + "/answer", json=body), status, "bad_request")
    assert ann.get(path(GAMES[0], one.number))["state"] == "new"


def test_an_illegal_answer_is_refused_with_the_reason_of_the_rules(server):
    game = fogcity.game(GAMES[0])
    one = an_ordinary(game.name)
    view = one.view(game)
    codes = set(game.legal(view).tolist())
    text = next(game.text(view, code) for code in range(game.num_actions) if code not in codes)
    ann = server.guest("Ann")
    answer = ann.http.post(path(game.name, one.number) + "/answer", json={"action": text})
    trouble = refused(answer, 422, "illegal")
    assert trouble["about"]["reason"]


@pytest.mark.parametrize("verb", ["answer", "hint", "solution"])
def test_only_players_answer(server, verb):
    answer = httpx.post(f"{server.url}{path(GAMES[0], 1)}/{verb}", json={})
    refused(answer, 401, "who_are_you")


def test_tokens_that_read_may_consider_and_those_that_play_may_answer(server):
    ann, one = server.guest("Ann"), an_ordinary(GAMES[0])
    at = path(GAMES[0], one.number)
    reads, plays = (
        Client(server, token=ann.post("/api/tokens", label="x", scopes=[scope])["key"]) for scope in ("read", "play")
    )
    reads.post(at + "/consider", action=one.best)
    refused(reads.http.post(at + "/answer", json={"action": one.best}), 403, "forbidden")
    assert plays.post(at + "/answer", action=one.best)["state"] == "solved"
    assert reads.get(at)["state"] == "solved"


# ---- accounts


def test_what_a_guest_has_solved_stays_when_the_guest_becomes_an_account(server):
    ann, one = server.guest("Ann"), an_ordinary(GAMES[0])
    ann.post(path(GAMES[0], one.number) + "/answer", action=one.best)
    ann.post("/api/account", name=f"Ann {ann.id}", passphrase="cable cars climb")
    assert state_in_list(ann, one, GAMES[0]) == "solved"


def test_a_deleted_account_leaves_no_answers(engine):
    attempt = Attempt(GAMES[0], "p", NO_DAY, 0, 1, True)
    with engine.begin() as connection:
        for who in ("ann", "bob"):
            add(who)(connection)
            store.answer(connection, who, attempt)
        people.delete_player(connection, "ann", lambda body: body)
        assert set(connection.execute(sa.select(puzzle_answers.c.player)).scalars()) == {"bob"}


def test_only_the_first_answer_is_stored_and_hints_only_grow(engine):
    first = Attempt("g", "p", 5)
    failed = first._replace(hints=2, answered=7, solved=False)
    steps = [
        (store.take_hint, first._replace(hints=2), first._replace(hints=2)),
        (store.take_hint, first._replace(hints=1), first._replace(hints=2)),
        (store.answer, first._replace(answered=7, solved=True), failed),
        (store.answer, first._replace(answered=8, solved=True), failed),
        (store.take_hint, first._replace(hints=3), failed),
    ]
    with engine.begin() as connection:
        add("ann")(connection)
        for step, given, expected in steps:
            step(connection, "ann", given)
            assert store.attempts_of(connection, "ann", "g") == [expected]
        assert store.attempts_of(connection, "ann", "other") == []


# ---- days


def solved_on(*days):
    return Progress([Attempt("g", f"p{day}", day, 0, day, True) for day in days])


@pytest.mark.parametrize(
    ("days", "now", "expected"),
    [
        ([], 10, (0, 0, False)),
        ([10], 10, (1, 1, True)),
        ([9], 10, (1, 1, False)),
        ([8], 10, (0, 1, False)),
        ([8, 9, 10], 10, (3, 3, True)),
        ([7, 9, 10], 10, (2, 2, True)),
        ([1, 2, 3, 4, 8, 9], 10, (2, 4, False)),
        ([1, 2, 3, 4, 8], 10, (0, 4, False)),
    ],
)
def test_a_streak_goes_on_until_a_day_is_left_out(days, now, expected):
    found = solved_on(*days).streak(now)
    assert (found.days, found.best, found.today) == expected


def test_failed_days_and_other_puzzles_make_no_streak():
    failed = Attempt("g", "a", 9, 0, 1, False)
    ordinary = Attempt("g", "b", NO_DAY, 0, 1, True)
    hinted = Attempt("g", "c", 10, 1, None, False)
    assert Progress([failed, ordinary, hinted]).streak(10).days == 0


def test_the_first_of_several_answers_says_whether_a_puzzle_is_solved():
    before, daily = Attempt("g", "p", NO_DAY, 0, 5, False), Attempt("g", "p", 9, 0, 6, True)
    assert Progress([daily, before]).states() == {"p": "tried"}
    assert Progress([daily, before]).streak(9).days == 1


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    return new_template(tmp_path_factory.mktemp("template"))


@pytest.fixture
def at_day(monkeypatch):
    """A function that sets the day of the server inside this process, at a time of day in milliseconds."""

    def set_day(day, time=DAY_MS // 2):
        monkeypatch.setattr("time.time_ns", lambda: (day * DAY_MS + time) * 1_000_000)

    return set_day


def test_the_daily_puzzle_changes_at_midnight_utc_and_streaks_grow_by_the_day(template, tmp_path, at_day):
    game = fogcity.game(GAMES[0])

    async def play():
        at_day(NOW)
        async with opened(template, tmp_path / "a.db", ["Ann", "Bob"]) as (ann, bob):
            told = []
            for day, time in ((NOW, 0), (NOW + 1, DAY_MS - 1), (NOW + 3, 5)):
                at_day(day, time)
                expected = daily_puzzle(game, date_of(day))
                for somebody in (ann, bob):
                    found = json.loads((await somebody.ask("GET", path(game.name, "daily")))[1])
                    assert found["number"] == expected.number
                    assert found["daily"]["day"] == date_of(day).isoformat()
                    assert found["daily"]["state"] == "new"
                # by its number, it is the daily puzzle too
                body = {"action": expected.best}
                answer = json.loads((await ann.ask("POST", path(game.name, expected.number) + "/answer", body))[1])
                assert answer["daily"]["state"] == "solved"
                told.append((answer["streak"]["days"], answer["streak"]["best"]))
                _, data = await bob.ask("POST", path(game.name, "daily") + "/solution", {})
                assert json.loads(data)["streak"] == {"days": 0, "best": 0, "today": False}
            at_day(NOW + 4)
            kept = json.loads((await ann.ask("GET", path(game.name)))[1])["streak"]
            at_day(NOW + 5)
            lost = json.loads((await ann.ask("GET", "/api/puzzles"))[1])[0]["streak"]
            return told, kept, lost

    told, kept, lost = asyncio.run(play())
    assert told == [(1, 1), (2, 2), (1, 2)]
    assert kept == {"days": 1, "best": 2, "today": False}
    assert lost == {"days": 0, "best": 2, "today": False}


def test_a_puzzle_that_was_answered_before_can_still_be_that_days(template, tmp_path, at_day):
    game = fogcity.game(GAMES[0])
    one = daily_puzzle(game, date_of(NOW))

    async def play():
        at_day(NOW - 1)
        async with opened(template, tmp_path / "a.db", ["Ann"]) as (ann,):
            await ann.ask("POST", path(game.name, one.number) + "/solution", {})
            at_day(NOW)
            found = json.loads((await ann.ask("GET", path(game.name, "daily")))[1])
            body = {"action": one.best}
            answer = json.loads((await ann.ask("POST", path(game.name, "daily") + "/answer", body))[1])
            listed = json.loads((await ann.ask("GET", path(game.name)))[1])["puzzles"][one.number - 1]
            return found, answer, listed

    found, answer, listed = asyncio.run(play())
    assert (found["state"], found["daily"]["state"]) == ("tried", "new")
    assert (answer["state"], answer["streak"]["days"]) == ("solved", 1)
    assert listed["state"] == "tried"


def test_a_game_without_puzzles_says_so(template, tmp_path, monkeypatch):
    monkeypatch.setattr("fogcity.study.puzzles.find_part", lambda *_: None)

    async def ask():
        async with opened(template, tmp_path / "a.db", ["Ann"]) as (ann,):
            return [await ann.ask("GET", at) for at in ("/api/puzzles", path(GAMES[0]), path(GAMES[0], "daily"))]

    overview, listed, daily = asyncio.run(ask())
    assert [(one["count"], one["daily"]) for one in json.loads(overview[1])] == [(0, None)] * len(GAMES)
    assert json.loads(listed[1])["puzzles"] == []
    assert daily[0] == 404
    assert json.loads(daily[1])["about"]["reason"] == "no_puzzles"


def test_what_was_solved_stays_solved_when_puzzles_are_numbered_anew(template, tmp_path, monkeypatch):
    game = fogcity.game(GAMES[0])
    known = puzzles(game)
    turned = [msgspec.structs.replace(one, number=number) for number, one in enumerate(reversed(known), 1)]

    async def play():
        async with opened(template, tmp_path / "a.db", ["Ann"]) as (ann,):
            one = an_ordinary(game.name)
            await ann.ask("POST", path(game.name, one.number) + "/answer", {"action": one.best})
            for module in ("study.puzzles", "server.puzzles.service"):
                monkeypatch.setattr(f"fogcity.{module}.puzzles", lambda _: turned)
            return one, json.loads((await ann.ask("GET", path(game.name)))[1])["puzzles"]

    one, listed = asyncio.run(play())
    solved = [info["number"] for info in listed if info["state"] == "solved"]
    assert [mark_of(turned[number - 1]) for number in solved] == [mark_of(one)]


# ---- pictures and links


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_has_a_picture_for_link_previews(server, game):
    answer = httpx.get(f"{server.url}{path(game, 1)}/preview.png", timeout=60)
    assert answer.status_code == 200
    assert answer.content.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/puzzles", "Puzzles at Fog City"),
        ("/puzzles/GAME", "Puzzles: TITLE"),
        ("/puzzles/GAME/3", "TITLE: puzzle 3"),
        ("/puzzles/GAME/daily", "TITLE: today’s puzzle"),
    ],
)
def test_a_link_says_what_it_leads_to(server, address, title):
    game = fogcity.game(GAMES[0])
    answer = httpx.get(server.url + address.replace("GAME", game.name))
    assert answer.status_code == 200
    assert f'property="og:title" content="{title.replace("TITLE", game.title)}"' in answer.text
    assert "One move is clearly better" in answer.text


@pytest.mark.parametrize("end", ["chess", "chess/1", "GAME/0", "GAME/99999", "GAME/x", "GAME/1/2"])
def test_a_link_that_leads_nowhere(server, end):
    assert httpx.get(f"{server.url}/puzzles/{end.replace('GAME', GAMES[0])}").status_code == 404
