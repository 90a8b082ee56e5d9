"""Reviews of finished games: what is sent, who may ask, and that nothing is lost and nothing hidden is used."""

from __future__ import annotations

import asyncio

import msgspec
import psutil
import pytest

import fogcity
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.pool import BotPool
from fogcity.server.bots.studying import Expect, Judge, WeighDeal, study
from fogcity.server.bots.worker import encode
from fogcity.server.http.limits import default_rates
from fogcity.server.table.review.messages import tell
from fogcity.server.table.review.parts import Parts, read_parts, write_parts
from fogcity.server.table.review.played import Played
from fogcity.server.table.review.reviews import ReviewSettings
from fogcity.study import review
from fogcity.study.judging import Judgement
from fogcity.study.verdicts import Alternative, Verdict
from tests.helpers.server import Client, Server, eventually
from tests.helpers.tables import agree_to_stop, play_on, sit_down
from tests.study.test_reviews import played, swapped

NAMES = fogcity.games()
LITTLE = 0.02  # effort
every_game = pytest.mark.parametrize("name", NAMES)


def finished(server, game="cablecar", actions=4, **wanted):
    """A game that was stopped after so many actions, and its players."""
    table, people = sit_down(server, game, **wanted)
    play_on(table, people, actions, choose=3)
    agree_to_stop(table, people)
    return table, people


def until(reader, table, reached, query=""):
    """Poll a review until this is true of it; the numbers of the answers rise."""
    path, number = f"/api/tables/{table}/review", 0
    while True:
        found = reader.get(f"{path}?after={number}&wait=30{query}")
        assert found["number"] >= number
        assert found["status"] not in ("none", "failed")
        if reached(found):
            return found
        number = found["number"]


def until_done(reader, table, query=""):
    return until(reader, table, lambda found: found["status"] == "done", query)


def begun(player, table):
    """Start a review, and wait until a part of it is known."""
    path = f"/api/tables/{table}/review"
    player.post(path)
    found = eventually(lambda: (now := player.get(path))["curve"] and now)
    assert found["status"] == "running"
    return found


def as_reviewed(move):
    """A move without what only servers add."""
    return {name: value for name, value in move.items() if name not in ("position", "actions", "shown")}


def assert_is_review_of(found, data):
    assert [as_reviewed(move) for move in found["moves"]] == data["moves"]
    assert found["players"] == data["players"]
    assert found["curve"] == data["curve"]
    assert found["done"] == found["total"] == len(data["moves"])


# ---- what is sent


def test_a_review_is_that_of_the_record(server):
    table, (ann, _) = finished(server)
    path = f"/api/tables/{table}/review"
    nothing = {"status": "none", "done": 0, "total": 4, "number": 0}
    nothing |= {"curve": [], "moves": [], "players": [], "decisive": []}
    assert Client(server).get(path) == nothing
    begun = ann.post(path)
    assert begun["status"] in ("waiting", "running")
    curve = until(Client(server), table, lambda found: found["curve"])
    assert len(curve["curve"]) == 5, "the chances come first, and all at once"
    found = until_done(Client(server), table)
    text = ann.get(f"/api/tables/{table}/record")
    data = review(text)
    assert_is_review_of(found, data.to_data())
    assert found["decisive"] == [move.number for move in data.decisive]
    assert ann.post(path) == found, "it is not made again"
    assert ann.get(f"{path}?seat=all&after={found['number']}&wait=30") == found, "nothing more is waited for"
    one = until_done(ann, table, "&seat=1")
    assert_is_review_of(one, review(text, seat=1).to_data())
    assert [move["seat"] for move in one["moves"]] == [1] * one["total"]


def test_a_whole_game_of_bots_with_less_effort(tmp_path):
    with Server(tmp_path / "data", "--review-effort", str(LITTLE)) as server:
        host = server.guest()
        table = host.table(bots=["tourist", "tourist"], sit=False, start=True)
        eventually(lambda: host.look(table)["info"]["status"] == "over")
        host.post(f"/api/tables/{table}/review")
        found, text = until_done(host, table), host.get(f"/api/tables/{table}/record")
    assert_is_review_of(found, review(text, effort=LITTLE).to_data())
    assert sum(player["result"] for player in found["players"]) == 1
    assert any(move["mark"] for move in found["moves"]), "bots at random make mistakes"


def test_a_stored_review_with_another_effort_is_made_anew(tmp_path):
    for effort in (LITTLE, 2 * LITTLE):
        with Server(tmp_path / "data", "--review-effort", str(effort)) as server:
            if effort == LITTLE:
                table, (ann, _) = finished(server, open=True)
            else:
                ann = ann.again(server)
                assert ann.get(f"/api/tables/{table}/review")["status"] == "none"
            ann.post(f"/api/tables/{table}/review")
            found = until_done(ann, table)
            record = ann.get(f"/api/tables/{table}/record")
            assert server.stop() == 0
        assert_is_review_of(found, review(record, effort=effort).to_data())


@every_game
def test_marked_actions_can_be_drawn_and_others_named(name):
    table, parts = played(name, 14), Parts(2, 14)
    source = Played(table, list(range(14)))
    parts.chances = [[0.5, 0.5]] * 15
    for number, move in enumerate(table.moves):
        legal = table.game.legal(move.before).tolist()
        loss, ci95 = (0.3, (0.2, 0.4)) if number % 2 else (0.01, (0.0, 0.02))
        others = [Alternative(action, 0.3) for action in [*legal[-3:], move.action]]
        parts.judged[number] = Judgement(Verdict(legal[-1], 0.3, loss, ci95, alternatives=others), 0.0, forced=False)
    found = tell(source, parts, "running", 1, [0, 1])
    assert [move.mark for move in found.moves] == 7 * [None, "blunder"]
    for move in found.moves:
        view, _ = source.views(move.number - 1)
        named = {move.best} if move.mark is None else {move.best, *(text for text, _ in move.alternatives)}
        assert move.actions.keys() == named - {move.played}
        for text, action in move.actions.items():
            assert [action] == table.game.action_data(view, [table.game.parse(view, text)])
        assert (move.shown is None) == (move.mark is None)
        if move.shown is not None:
            for text, shown in ((move.played, move.shown.played), (move.best, move.shown.best)):
                code = table.game.parse(view, text)
                assert [shown.action] == table.game.action_data(view, [code])
                assert shown.events == table.game.consider(view, code)


def test_positions_are_those_of_the_game_before_actions_that_stayed(module_server):
    ann = module_server.guest()
    table = ann.table(bots=["tourist"], start=True)
    for number in range(4):
        eventually(lambda: ann.look(table)["now"]["legal"])
        ann.act(table, number)
        if number in (1, 2):
            eventually(lambda: ann.look(table)["now"]["legal"])
            ann.do(table, "undo", after=ann.look(table)["now"]["position"])
            ann.do(table, "say", text="oops")
    ann.do(table, "offer_stop")
    ann.post(f"/api/tables/{table}/review")
    found = until_done(ann, table)
    placed = ann.get(f"/api/tables/{table}/positions?seat=all")["positions"]
    numbers = [one["number"] for one in placed]
    assert len(found["moves"]) < len(placed) - 4, "some were taken back"
    for move in found["moves"]:
        place = numbers.index(move["position"])
        assert placed[place]["now"]["turn"] == move["seat"]
        assert placed[place + 1]["move"]["action"] == move["played"]


# ---- nothing hidden


def questions_and_message(table, seat):
    """All questions of a review about a seat, as processes get them, and the review of this seat."""
    game_played = Played(table, list(range(len(table.moves))))
    parts, messages = Parts(table.seats, len(table.moves)), []
    for asking in parts.questions(game_played, LITTLE):
        if asking.question.seat == seat:
            messages.append(encode(asking.question))
            parts.add(asking, study(asking.question, table.game))
    return messages, msgspec.json.encode(tell(game_played, parts, "done", 1, [seat]))


@every_game
def test_what_is_hidden_from_a_seat_is_neither_asked_nor_told(name):
    table = played(name, 14)
    for seat in range(2):
        messages, told = questions_and_message(table, seat)
        assert len(messages) == 2 + sum(move.seat == seat for move in table.moves)
        assert questions_and_message(swapped(table, seat), seat) == (messages, told)


@every_game
def test_questions_have_views_only(name):
    table = played(name, 14)
    states = [s for move in table.moves for s in (move.before, move.after)]
    for asking in Parts(2, 14).questions(Played(table, [0] * 14), 1.0):
        match asking.question.task:
            case Judge(before, _, after):
                sent = [before, after]
            case Expect(positions):
                sent = [data for position in positions for data in position]
            case WeighDeal(start):
                sent = [start]
        seats = range(2) if asking.question.seat is None else [asking.question.seat]
        seen = {table.game.view(s, seat).tobytes() for s in states for seat in seats}
        assert seen.issuperset(sent)
        message = encode(asking.question)
        assert not any(s.tobytes() in message for s in states)


# ---- storage


def test_parts_are_stored_whole_and_compactly():
    table, parts = played("ticket", 30), Parts(2, 30)
    for asking in parts.questions(Played(table, [0] * 30), LITTLE):
        parts.add(asking, study(asking.question, table.game))
    data = write_parts(parts)
    found = read_parts(data, 2, 30)
    assert (found.chances, found.alone, found.dealt) == (parts.chances, parts.alone, parts.dealt)
    assert found.judged == parts.judged
    assert len(data) < 200 * 30
    for wrong in (read_parts(data, 3, 30), read_parts(data, 2, 29), read_parts(b"\xc1", 2, 30), read_parts(b"", 2, 30)):
        assert wrong.count == 0


def test_a_review_goes_on_after_a_restart_and_is_made_once(store, tmp_path):
    with Server(tmp_path / "data", **store()) as server:
        table, (ann, _) = finished(server, "ticket")
        before = begun(ann, table)
        assert server.stop() == 0
        server.restart()
        again = ann.again(server)
        found = again.get(f"/api/tables/{table}/review")
        assert found["status"] == "running"
        assert len(found["curve"]) == len(before["curve"]), "what was known is not asked again"
        found = until_done(again, table)
        assert_is_review_of(found, review(again.get(f"/api/tables/{table}/record")).to_data())
        server.restart()
        assert Client(server).get(f"/api/tables/{table}/review") == found
        processes = psutil.Process(server.process.pid).children()
        assert not any(process.nice() == 10 for process in processes), "nothing is asked"
        assert server.faults() == []


def test_a_process_that_is_killed_is_replaced(tmp_path):
    with Server(tmp_path / "data") as server:
        table, (ann, _) = finished(server, "ticket")
        begun(ann, table)
        low = [one for one in psutil.Process(server.process.pid).children() if one.nice() == 10]
        assert len(low) == 1, "reviews have a process of low priority"
        low[0].kill()
        found = until_done(ann, table)
        assert_is_review_of(found, review(ann.get(f"/api/tables/{table}/record")).to_data())
        assert server.faults() == []


# ---- who may ask


def refused(answer, status, reason=None):
    assert answer.status_code == status, answer.text
    if reason is not None:
        assert answer.json()["about"]["reason"] == reason


def test_a_game_is_reviewed_once_it_is_over(module_server):
    table, (ann, bob) = sit_down(module_server)
    path = f"/api/tables/{table}/review"
    for answer in (ann.http.get(path), ann.http.post(path, json={})):
        refused(answer, 409, "game_not_over")
    bob.do(table, "resign")
    for answer in (ann.http.get(path), ann.http.post(path, json={})):
        refused(answer, 409, "game_not_over")  # Ann may play on
    ann.do(table, "settle")
    assert ann.get(path)["status"] == "none"


def test_who_may_see_a_table_may_see_its_review_and_players_may_start_it(module_server):
    table, (ann, _) = finished(module_server, actions=1, open=False)
    path, key = f"/api/tables/{table}/review", ann.look(table)["watch"]
    anybody, cat = Client(module_server), module_server.guest("Cat")
    for reader in (anybody, cat):
        refused(reader.http.get(path), 404)
        assert reader.get(f"{path}?key={key}")["status"] == "none"
    refused(anybody.http.post(path, json={"key": key}), 401, "who_are_you")
    refused(cat.http.post(path, json={}), 404)
    cat.post(path, key=key)
    assert until_done(anybody, table, f"&key={key}")["done"] == 1


@pytest.mark.parametrize(
    "query", ["seat=2", "seat=-1", "seat=both", "after=x", "after=-1", "wait=56", "wait=", "key=!"]
)
def test_wrong_queries_are_refused(module_server, query):
    table, (ann, _) = finished(module_server, actions=0)
    refused(ann.http.get(f"/api/tables/{table}/review?{query}"), 400)


def test_wrong_bodies_are_refused(module_server):
    table, (ann, _) = finished(module_server, actions=0)
    path = f"/api/tables/{table}/review"
    refused(ann.http.post(path, json={"seat": 1}), 400)
    refused(ann.http.post(path, json=[]), 400)
    refused(ann.http.post(f"{path}?seat=7", json={}), 400)
    assert ann.get(path)["status"] == "none"


def test_reviews_are_limited(tmp_path):
    with Server(tmp_path / "data", limits=1.0) as server:
        tables, (ann, _) = [], sit_down(server, start=False)[1]
        most = ReviewSettings().of_player
        for _ in range(most + 1):
            table, (one, _) = finished(server, actions=3)
            tables.append((table, one.look(table)["watch"]))
        answers = [ann.http.post(f"/api/tables/{table}/review", json={"key": key}) for table, key in tables]
        assert [answer.status_code for answer in answers] == [200] * most + [409]
        assert answers[-1].json()["about"] == {"reason": "too_many_reviews", "most": most}
        assert ann.get(f"/api/tables/{tables[-1][0]}/review")["status"] == "none"
        for table, _ in tables[:-1]:
            until_done(ann, table)
        ann.post(f"/api/tables/{tables[-1][0]}/review")


def test_reviews_have_a_rate(tmp_path):
    with Server(tmp_path / "data", limits=1.0) as server:
        anybody, ann, most = Client(server), server.guest(), int(default_rates()["reviews"].burst)
        for number in range(most + 1):
            table, _ = finished(server, actions=0, open=True)
            path = f"/api/tables/{table}/review"
            answer = ann.http.post(path, json={})
            assert answer.status_code == (200 if number < most else 429), answer.text
            if number < most:
                done = path
                eventually(lambda path=path: anybody.get(path)["status"] == "done")
        assert answer.json()["about"]["what"] == "reviews"
        assert ann.post(done)["status"] == "done", "only what is started counts"


# ---- play comes first


def test_bots_answer_before_reviews():
    table = played("cablecar", 30)
    askings = list(Parts(2, 30).questions(Played(table, [0] * 30), 1.0))
    view = table.game.view(table.moves[0].before, 0)

    async def work():
        pool = BotPool(2)
        await pool.start(lazy=True)
        try:
            order = []

            async def ask(asking, asker):
                await pool.study(asking.question, asker=asker)
                order.append((asker.table, type(asking.question.task)))

            askers = [Asker("here", "ann", name) for name in "ab"]
            tasks = [asyncio.create_task(ask(asking, asker)) for asker in askers for asking in reversed(askings)]
            while not order:
                await asyncio.sleep(0.01)
            for spec in ("tourist", "gripman:easy", "gripman:medium"):
                await pool.answer(spec, view, asker=Asker("there", "bob", "c"))
            waiting = pool.status.waiting_reviews
            while len(order) < 15:
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert pool.status.waiting_reviews == 0
            return waiting, order
        finally:
            await pool.close()

    waiting, order = asyncio.run(work())
    assert waiting > 30
    quick = [kind for _, kind in order[:10]]
    assert quick.count(Judge) <= 1, "what is quick comes first"
    assert {name for name, _ in order[10:]} == {"a", "b"}, "tables take turns"


def test_bots_that_nobody_waits_for_do_not_delay_reviews_for_ever(monkeypatch):
    monkeypatch.setattr("fogcity.server.bots.pool.REVIEW_PATIENCE", 0.0)
    table = played("cablecar", 2)
    view = table.game.view(table.moves[0].before, 0)
    asking = next(Parts(2, 2).questions(Played(table, [0] * 2), LITTLE))

    async def work():
        pool = BotPool(2)
        await pool.start(lazy=True)
        try:
            asker = Asker("there", "bob", "bots", awaited=False)
            bots = [asyncio.create_task(pool.answer("gripman:300ms", view, asker=asker)) for _ in range(12)]
            await bots[0]
            await pool.study(asking.question)
            left = sum(not bot.done() for bot in bots)
            await asyncio.gather(*bots)
            return left
        finally:
            await pool.close()

    assert asyncio.run(work()) > 5
