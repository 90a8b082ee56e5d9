"""Two server processes on one PostgreSQL and one Redis: for the players it is one server, whatever dies under it."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from itertools import groupby

import pytest
from websockets.exceptions import ConnectionClosed

from tests.helpers.guest_bots import install
from tests.helpers.power_cut import Load, check, fold, read_logs
from tests.helpers.server import Postgres, Redis, Server, eventually


@pytest.fixture(scope="module")
def postgres():
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="module")
def redis():
    server = Redis()
    yield server
    server.close()


@pytest.fixture(scope="module")
def url(postgres):
    return postgres.new_database()


@pytest.fixture(scope="module")
def both(url, redis, tmp_path_factory):
    """Two servers that share everything; tests that use them leave them as they were."""
    with (
        Server(tmp_path_factory.mktemp("one"), database=url, redis=redis.url) as one,
        Server(tmp_path_factory.mktemp("two"), database=url, redis=redis.url) as other,
    ):
        yield one, other


def started(both, game="cablecar", **wanted):
    """A table of Ann, at the first server, and Bob, at the second."""
    one, other = both
    ann, bob = one.guest("Ann"), other.guest("Bob")
    table = ann.table(game, **wanted)
    bob.do(table, "join")
    ann.do(table, "start")
    return ann, bob, table


def told(socket, **about):
    """The next event with this about it."""
    while True:
        event = socket.until("entry")[-1]
        if all(event["entry"].get(name) == value for name, value in about.items()):
            return event


# ---- playing across processes


@pytest.mark.parametrize("game", ["cablecar", "ticket"])
def test_a_move_against_bots_is_taken_back_at_the_other_server(both, game):
    one, other = both
    ann = one.guest("Ann")
    table = ann.table(game, seats=3, bots=["tourist", "tourist"], start=True)
    there = ann.again(other)
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        for here, away in ((ann, there), (there, ann)):
            before = eventually(lambda here=here: to_act(here, table))
            moved = here.act(table)["number"]
            after = eventually(lambda away=away, moved=moved: to_act(away, table, moved - 1))
            away.do(table, "undo", after=after["position"])
            entry = told(socket, what="undone")
            for client in (ann, there):
                eventually(lambda client=client, entry=entry: client.look(table)["number"] >= entry["number"])
                now = client.look(table)["now"]
                assert (now["view_data"], now["legal"]) == (before["view_data"], before["legal"])
    assert ann.look(table)["info"]["takebacks"] == there.look(table)["info"]["takebacks"] == 2


def test_what_one_server_has_reviewed_the_other_knows(both):
    ann, bob, table = started(both)
    ann.act(table)
    ann.do(table, "offer_stop")
    eventually(lambda: bob.look(table)["info"]["stop"])
    bob.do(table, "answer_stop", agrees=True)
    path = f"/api/tables/{table}/review"
    eventually(lambda: ann.look(table)["info"]["status"] == "over")
    assert bob.get(path)["status"] == "none"
    ann.post(path)
    found = eventually(lambda: (review := ann.get(path))["status"] == "done" and review)
    eventually(lambda: bob.get(path) == found)


def test_a_move_is_taken_back_at_the_other_server_while_a_bot_thinks(url, redis, tmp_path):
    """The bot's answer belongs to a position that is gone, which its own server learns from the other."""
    install(tmp_path)
    environment = {"PYTHONPATH": str(tmp_path), "FOGCITY_TEST_MARKS": str(tmp_path)}
    shared = {"database": url, "redis": redis.url, "environment": environment}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "two", **shared) as other:
        ann = one.guest("Ann")
        table = ann.table(seats=2, bots=["waits:10s"], start=True)
        before = ann.look(table)["now"]
        asked = ann.act(table)["number"]
        eventually(lambda: list(tmp_path.glob("begun-*")), "the bot was not asked")
        there = ann.again(other)
        there.do(table, "undo", after=asked)
        there.act(table, before["legal"][1])
        (tmp_path / "gate").touch()
        eventually(lambda: to_act(there, table))
        moves = [entry["entry"] for entry in ann.events(table) if entry["entry"]["what"] in ("moved", "undone")]
        assert [(one["what"], one["seat"]) for one in moves] == [
            ("moved", 0),
            ("undone", 0),
            ("moved", 0),
            ("moved", 1),
        ]
        assert one.faults() == other.faults() == []


def test_a_move_at_one_server_is_seen_by_the_opponent_at_the_other(both):
    ann, bob, table = started(both)
    with bob.socket() as socket:
        socket.ask("watch", table=table)
        ann.act(table)
        event = told(socket, what="moved")
        assert event["now"]["turn"] == 1
        assert event["now"]["legal"]
        bob.do(table, "act", action=event["now"]["legal"][0], after=event["now"]["position"])
    assert eventually(lambda: ann.look(table)["now"]["turn"] == 0)


def test_of_two_moves_at_once_at_two_servers_exactly_one_wins_and_both_see_it(both, url):
    ann, bob, table = started(both)
    ann_too = ann.again(both[1])
    with ann.socket() as here, ann_too.socket() as there:
        here.ask("watch", table=table)
        there.ask("watch", table=table)
        for _ in range(5):
            now = eventually(lambda: agree(ann, ann_too, table))
            answers = at_once(
                lambda: here.ask("act", table=table, action=now["legal"][0], after=now["position"]),  # noqa: B023
                lambda: there.ask("act", table=table, action=now["legal"][-1], after=now["position"]),  # noqa: B023
            )
            assert sorted(answer["say"] for answer in answers) == ["done", "problem"], answers
            assert {answer["code"] for answer in answers if answer["say"] == "problem"} <= {"late", "not_now"}
            won = next(answer["number"] for answer in answers if answer["say"] == "done")
            events = [told(socket, what="moved", seat=0) for socket in (here, there)]
            assert [event["number"] for event in events] == [won, won]
            if events[0]["now"]["turn"] == 1:
                eventually(lambda: to_act(bob, table))
                bob.act(table)
    tables, logs = read_logs(url)
    fold(table, bytes(tables[table].secret), logs[table])


def test_people_who_choose_at_once_at_two_servers_have_all_chosen(both):
    for _ in range(5):
        ann, bob, table = started(both, "ticket")
        choice = {"table": table, "after": eventually(lambda: bob.look(table)["now"])["position"]}  # noqa: B023
        with ann.socket() as here, bob.socket() as there:
            here.ask("watch", table=table)
            there.ask("watch", table=table)
            answers = at_once(
                lambda: here.ask("act", action="keep 1", **choice),  # noqa: B023
                lambda: there.ask("act", action="keep both", **choice),  # noqa: B023
            )
            assert [answer["say"] for answer in answers] == ["done", "done"], answers
            moves = [[told(socket, what="moved", seat=seat)["entry"] for seat in (0, 1)] for socket in (here, there)]
        assert [[move["action"] for move in seen] for seen in moves] == [["keep 1", None], [None, "keep both"]]


def agree(one, other, table):
    """The game, if both servers say the same of it and the player can act."""
    found = [to_act(client, table) for client in (one, other)]
    return found[0] if all(found) and found[0]["position"] == found[1]["position"] else None


def to_act(client, table, after=0):
    """The game, if this player can act, after what has this number."""
    now = client.look(table)["now"]
    return now if now["legal"] and now["position"] > after else None


def at_once(*works):
    """Do things in threads, as nearly at once as can be."""
    together, found = threading.Barrier(len(works)), [None] * len(works)

    def run(place, work):
        together.wait()
        found[place] = work()

    threads = [threading.Thread(target=run, args=about) for about in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_the_same_message_sent_to_both_servers_is_done_once(both, url):
    ann, _, table = started(both)
    ann_too = ann.again(both[1])
    now = ann.look(table)["now"]
    move = {"action": now["legal"][0], "after": now["position"], "id": "twice"}
    answers = at_once(lambda: ann.do(table, "act", **move), lambda: ann_too.do(table, "act", **move))
    assert answers[0] == answers[1]
    assert sum(row.client == "twice" for row in read_logs(url)[1][table]) == 1


def test_seats_chat_and_notices_cross_processes(both):
    one, other = both
    ann, bob = one.guest("Ann"), other.guest("Bob")
    table = ann.table("cablecar")
    with ann.socket() as here, bob.socket() as there:
        here.ask("watch", table=table)
        here.ask("listen")
        there.ask("listen")
        there.ask("join", table=table)
        assert told(here, what="joined")["info"]["seats"][1]["name"] == "Bob"
        there.ask("watch", table=table)
        there.ask("say", table=table, text="hello")
        assert told(here, what="said")["entry"]["name"] == "Bob"
        here.ask("start", table=table)
        ann.act(table)
        there.until("notice", kind="your_turn", table=table)


def test_a_new_name_crosses_processes_at_once(both):
    ann, bob, table = started(both)
    bob_too = bob.again(both[0])
    bob_too.look(table)  # the first server knows who Bob is
    with ann.socket() as here:
        here.ask("watch", table=table)
        bob.post("/api/me/name", name="Bobby")
        renamed = here.until("renamed", table=table, player=bob.id)[-1]
        assert renamed["info"]["seats"][1]["name"] == "Bobby"
        bob_too.do(table, "say", text="hello")
        assert told(here, what="said")["entry"]["name"] == "Bobby"


def test_who_watches_elsewhere_is_here_and_is_not_once_they_leave(both):
    ann, bob, table = started(both)
    with ann.socket() as here:
        here.ask("watch", table=table)
        with bob.socket() as there:
            there.ask("watch", table=table)
            here.until("here", table=table, players=[ann.id, bob.id])
            assert ann.look(table)["info"]["seats"][1]["here"]
            assert bob.look(table)["info"]["seats"][0]["here"]
        here.until("here", table=table, players=[ann.id])


def test_who_logs_out_at_one_server_is_sent_away_by_the_other(both):
    ann = both[0].guest("Ann")
    ann_too = ann.again(both[1])
    with ann_too.socket() as socket:
        socket.ask("ping")
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            socket.until("nothing like this")
    ann_too.get("/api/me", expect=401)


def test_a_bots_move_is_made_once_though_both_servers_have_the_table_open(both, url):
    one, other = both
    ann = one.guest("Ann")
    table = ann.table("cablecar", bots=["tourist"], start=True)
    ann_too = ann.again(other)
    with ann.socket() as here, ann_too.socket() as there:
        here.ask("watch", table=table)
        there.ask("watch", table=table)
        last = 0
        for turn in range(6):
            player = (ann, ann_too)[turn % 2]
            now = eventually(lambda: to_act(player, table, last))  # noqa: B023
            last = player.do(table, "act", action=now["legal"][0], after=now["position"])["number"]
        eventually(lambda: to_act(ann, table, last))
    tables, logs = read_logs(url)
    fold(table, bytes(tables[table].secret), logs[table])
    moves = [row for row in logs[table] if b'"acted"' in bytes(row.body)]
    assert [by_bot for by_bot, _ in groupby(row.player is None for row in moves)] == [False, True] * 6


def test_only_one_server_asks_a_bot(both):
    one, other = both
    ann = one.guest("Ann")
    before = thoughts(both)
    table = ann.table("cablecar", seats=3, bots=["conductor", "conductor"], start=True)
    players = [ann, ann.again(other)]
    with ann.socket() as here, players[1].socket() as there:
        here.ask("watch", table=table)
        there.ask("watch", table=table)
        last = 0
        while not over(ann, table):
            player = players[last % 2]
            now = eventually(lambda: over(ann, table) or to_act(player, table, last))  # noqa: B023
            if now is not True:
                last = player.do(table, "act", action=now["legal"][0], after=now["position"])["number"]
    by_bots = [event for event in ann.events(table) if event["entry"].get("seat") in (1, 2)]
    moves = sum(event["entry"]["what"] == "moved" for event in by_bots)
    assert moves > 20
    assert thoughts(both) - before == moves


def thoughts(servers):
    """How many thoughts the bots of servers have had."""
    lines = [line for server in servers for line in server.figures().splitlines()]
    return sum(float(line.split()[-1]) for line in lines if line.startswith("fogcity_thinking_seconds_count"))


def over(client, table):
    return client.look(table)["info"]["status"] == "over"


def test_chat_through_two_servers_at_once_is_not_refused(both):
    ann, bob, table = started(both)
    players = [ann, ann.again(both[1]), bob, bob.again(both[0])]
    sockets = [player.socket() for player in players]
    for socket in sockets:
        socket.ask("watch", table=table)

    def talk(number):
        texts = [f"{number} {count}" for count in range(15)]
        return [sockets[number].ask("say", table=table, text=text)["say"] for text in texts]

    answers = at_once(*(lambda number=number: talk(number) for number in range(4)))
    assert answers == 4 * [15 * ["done"]]
    heard = [[told(socket, what="said")["entry"]["text"] for _ in range(60)] for socket in sockets]
    assert all(texts == heard[0] for texts in heard)
    assert sorted(heard[0]) == sorted(f"{number} {count}" for number in range(4) for count in range(15))
    assert [text for text in heard[0] if text.startswith("0 ")] == [f"0 {count}" for count in range(15)]
    for socket in sockets:
        socket.connection.close()


def test_a_flag_falls_once_though_both_servers_watch_it(both, url):
    ann, bob, table = started(both, clock={"kind": "bank", "time": 1000, "forfeits": True})
    with ann.socket() as here, bob.socket() as there:
        here.ask("watch", table=table)
        there.ask("watch", table=table)
        assert told(here, what="flagged")["number"] == told(there, what="flagged")["number"]
        assert told(here, what="ended")["entry"]["winners"] == [1]
        told(there, what="ended")
    assert sum(b'"flagged"' in bytes(row.body) for row in read_logs(url)[1][table]) == 1
    for server in both:
        assert "a background task failed" not in server.told()


# ---- things that die


def test_games_across_two_servers_go_on_through_kills_of_servers_redis_and_postgres(tmp_path):
    """One of everything dies under load, one after the other; nothing is lost, nothing is done twice."""
    chance = random.Random(5)
    postgres, redis = Postgres(), Redis()
    url = postgres.new_database()
    try:
        with (
            Server(tmp_path / "one", database=url, redis=redis.url) as one,
            Server(tmp_path / "two", database=url, redis=redis.url) as other,
        ):
            load = Load([one, other], chance).seat(8)
            with load:
                load.wait_for_moves(60)
                redis.kill()
                load.wait_for_moves(60)  # the servers look into the database instead
                redis.start()
                load.wait_for_moves(60)
                postgres.kill()
                postgres.start()
                load.wait_for_moves(60)
                other.restart()
            check(load, url)
            for server in (one, other):
                assert server.is_ready()
                assert '"code":"fault"' not in server.told()
                assert "internal error" not in server.told()
    finally:
        postgres.close()
        redis.close()


def test_when_a_server_dies_while_its_bot_thinks_the_other_makes_the_move_and_forgets_who_was_there(
    postgres, redis, tmp_path
):
    url = postgres.new_database()
    with (
        Server(tmp_path / "one", database=url, redis=redis.url) as one,
        Server(tmp_path / "two", database=url, redis=redis.url) as other,
    ):
        ann = one.guest("Ann")
        table = ann.table("cablecar", bots=["gripman:3s"], start=True)
        bob = ann.again(other)
        with bob.socket() as there:
            there.ask("watch", table=table)
            with ann.socket() as here:
                here.ask("watch", table=table)
                ann.act(table)
                one.kill()
            moved = [told(there, what="moved")["entry"]["seat"] for _ in range(2)]
            assert moved == [0, 1]
        eventually(lambda: "another server has died" in other.told())


def test_a_server_that_is_asked_to_end_sends_everybody_away_and_ends_without_an_error(tmp_path):
    with Server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table("cablecar", bots=["gripman:3s"], start=True)
        for how in (signal.SIGTERM, signal.SIGINT):
            ann.act(table)  # now a bot thinks
            ends_without_an_error(server, how, table, ann, bob)
            server.kill()
            server.start()
            ann, bob = ann.again(server), bob.again(server)
            assert eventually(lambda: ann.look(table)["now"]["turn"] == 0), "the bot goes on"  # noqa: B023


def ends_without_an_error(server, how, table, ann, bob):
    heard = []
    waiting = threading.Thread(target=lambda: heard.append(bob.events(table, after=99, wait=55)))
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        waiting.start()
        socket.until("here", watching=1)  # Bob, who waits for something to happen
        server.process.send_signal(how)
        assert server.process.wait(20) == 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("nothing like this")
        assert closed.value.rcvd.code == 1012, "the code that tells clients to come back"
    waiting.join()
    assert heard == [[]]
    assert "Traceback" not in server.told()


def test_a_table_whose_log_is_damaged_is_noted_and_keeps_nobody_else_waiting(tmp_path):
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        clock = {"kind": "turn", "time": 1000}
        bad = ann.table("cablecar", seats=2, bots=["tourist"], clock=clock)
        good = ann.table("cablecar", seats=2, bots=["tourist"], clock=clock)
        for table in (bad, good):
            ann.do(table, "start")
        server.kill()
        with sqlite3.connect(tmp_path / "fogcity.db") as database:
            database.execute('UPDATE log SET body = ? WHERE "table" = ? AND number = 1', (b"{", bad))
        database.close()
        server.start()
        again = ann.again(server)
        eventually(lambda: again.look(good)["info"]["seats"][0].get("bot"), "the flag of the good table did not fall")
        eventually(lambda: "a due table cannot be handled" in server.told())
        again.get(f"/api/tables/{bad}", expect=500)
        assert server.told().count("a due table cannot be handled") == 1
