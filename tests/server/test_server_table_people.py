"""People around a table: one shared screen, spectators, rematches, lists."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from fogcity.server.store import lists, schema
from fogcity.server.store.engine import open_engine
from fogcity.server.store.migrate import migrate
from tests.helpers.server import Client, eventually
from tests.helpers.server_tables import kinds, people_at, status
from tests.helpers.store import plan_of
from tests.helpers.tables import agree_to_stop, play_on, sit_down

# ---- hot seat


def hot_seat(server, game="cablecar"):
    ann = server.guest("Ann")
    table = ann.table(game)
    ann.do(table, "join", another=True, name="Grandma")
    ann.do(table, "start")
    return table, ann


def test_several_people_at_one_screen_have_names_of_their_own(server):
    table, ann = hot_seat(server)
    assert [seat["name"] for seat in ann.look(table)["info"]["seats"]] == ["Ann", "Grandma"]
    assert ann.look(table)["you"] == [0, 1]


@pytest.mark.parametrize("game", ["cablecar", "company", "ticket"])
def test_at_one_screen_everybody_sees_the_own_hand_on_the_own_turn(server, game):
    table, ann = hot_seat(server, game)
    seen = set()
    for _ in range(8):
        now = ann.look(table)["now"]
        assert now["view_data"]["viewer"] == now["turn"]
        assert now["legal"]
        seen.add(now["turn"])
        ann.act(table)
    assert seen == {0, 1}


def test_at_one_screen_against_others_nobody_sees_a_hand_between_the_turns(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    ann.do(table, "join", another=True)
    bob.do(table, "join")
    ann.do(table, "start")
    for _ in range(9):
        now = ann.look(table)["now"]
        assert now["view_data"]["viewer"] == (None if now["turn"] == 2 else now["turn"])
        (bob if now["turn"] == 2 else ann).act(table)


def test_events_at_one_screen_are_told_as_whoever_has_the_turn_may_know_them(server):
    table, ann = hot_seat(server, "ticket")
    ann.act(table)  # which tickets are kept is nobody else's business
    [first] = [told["entry"] for told in ann.events(table) if told["entry"]["what"] == "moved"]
    assert (first["seat"], first["action"]) == (0, None)
    assert ann.look(table)["now"]["view_data"]["viewer"] == 1


def test_somebody_at_one_screen_may_give_up_while_the_other_plays_on(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    ann.do(table, "join", another=True)
    bob.do(table, "join")
    ann.do(table, "start")
    ann.do(table, "resign", seat=0, bot="tourist")
    assert kinds(ann, table) == ["bot", "person", "person"]
    eventually(lambda: ann.look(table)["now"]["turn"] == 1)
    assert ann.look(table)["now"]["view_data"]["viewer"] == 1
    ann.act(table)


def test_somebody_at_one_screen_may_leave_before_the_start(server):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "join", another=True)
    ann.do(table, "leave", seat=1)
    assert kinds(ann, table) == ["person", "free"]
    assert ann.look(table)["info"]["host"] == ann.id


def test_one_more_seat_is_only_for_who_has_one(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    assert bob.do(table, "join", another=True, expect=409)["code"] == "not_now"
    assert "another" in ann.do(table, "join", expect=409)["text"]


# ---- spectators


def test_anybody_may_watch_an_open_table_with_what_everybody_may_see(server):
    table, (ann, _) = sit_down(server, "ticket")
    now = Client(server).look(table)["now"]
    assert (now["view_data"]["viewer"], now["legal"], now["undo"]) == (None, None, False)
    assert ann.look(table)["now"]["legal"]


def test_a_private_table_is_watched_by_its_link_only(server):
    table, (ann, _) = sit_down(server, open=False)
    stranger = Client(server)
    assert stranger.get(f"/api/tables/{table}", expect=404)["code"] == "unknown"
    assert stranger.get(f"/api/tables/{table}?key=wrong", expect=404)["code"] == "unknown"
    assert stranger.look(table, ann.look(table)["watch"])["now"]["view_data"]["viewer"] is None


def test_a_spectator_hears_what_happens_over_a_socket(server):
    table, (ann, bob) = sit_down(server, open=False)
    with Client(server).socket() as socket:
        assert socket.ask("watch", table=table)["code"] == "unknown"
        assert socket.ask("watch", table=table, key=ann.look(table)["watch"])["say"] == "done"
        play_on(table, [ann, bob], 1)
        told = socket.until("entry")[-1]
        assert told["entry"]["what"] == "moved"
        assert told["now"]["view_data"]["viewer"] is None


# ---- rematch


def test_a_rematch_is_the_same_table_with_the_seats_moved_on(server):
    clock = {"kind": "turn", "time": 86_400_000, "increment": 0, "forfeits": True}
    table, (ann, bob) = sit_down(server, options={"hand": 2}, clock=clock, open=False)
    agree_to_stop(table, [ann, bob])
    again = bob.post(f"/api/tables/{table}/rematch")["table"]
    info = bob.look(again)["info"]
    assert (info["game"], info["clock"], info["open"], info["after"]) == ("cablecar", clock, False, table)
    assert info["options"]["hand"] == 2
    assert people_at(bob, again) == [bob.id, ann.id]
    assert kinds(bob, again) == ["person", "kept"]
    assert ann.look(table)["info"]["rematch"] == again
    assert [challenge["id"] for challenge in ann.get("/api/tables?list=challenges")["tables"]] == [again]


def test_a_rematch_begins_when_everybody_has_come(server):
    table, (ann, bob) = sit_down(server)
    agree_to_stop(table, [ann, bob])
    again = bob.post(f"/api/tables/{table}/rematch")["table"]
    ann.do(again, "join")
    assert status(ann, again) == "playing"


def test_seats_move_on_with_every_rematch(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3, bots=["tourist"])
    bob.do(table, "join")
    ann.do(table, "start")
    who = [ann.id, bob.id, "bot"]
    for _ in range(4):
        agree_to_stop(table, [ann, bob])
        table = ann.post(f"/api/tables/{table}/rematch")["table"]
        bob.do(table, "join")
        who = [*who[1:], who[0]]
        seats = ann.look(table)["info"]["seats"]
        assert [seat.get("player") or seat["kind"] for seat in seats] == who


def test_a_rematch_with_bots_begins_at_once(server):
    ann = server.guest("Ann")
    table = ann.table(bots=["tourist"], start=True)
    ann.do(table, "offer_stop")
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert kinds(ann, again) == ["bot", "person"]
    assert status(ann, again) == "playing"


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"))
    agree_to_stop(table, people)
    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(lambda person: person.post(f"/api/tables/{table}/rematch")["table"], people))
    assert len(set(answers)) == 1
    host = people[0].look(answers[0])["info"]["host"]
    for person in people:
        found = [row["id"] for which in ("mine", "challenges") for row in listed(person, which)["tables"]]
        assert found == [answers[0]], "no second table is left over"
        if person.id != host:
            person.do(answers[0], "join")
    assert status(people[0], answers[0]) == "playing"


def test_a_rematch_keeps_the_people_at_one_screen_and_their_names(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    ann.do(table, "join", another=True, name="Grandma")
    bob.do(table, "join")
    ann.do(table, "start")
    bob.do(table, "resign", bot="tourist")
    ann.do(table, "offer_stop")
    again = bob.post(f"/api/tables/{table}/rematch")["table"]
    assert kinds(bob, again) == ["kept", "person", "kept"]
    ann.do(again, "join")
    assert [seat["name"] for seat in ann.look(again)["info"]["seats"]] == ["Grandma", "Bob", "Ann"]


def test_there_is_no_rematch_before_the_end_nor_for_others(server):
    table, (ann, bob) = sit_down(server)
    assert ann.post(f"/api/tables/{table}/rematch", expect=409)["code"] == "not_now"
    agree_to_stop(table, [ann, bob])
    assert server.guest().post(f"/api/tables/{table}/rematch", expect=409)["code"] == "not_now"


def test_there_is_no_rematch_of_a_game_that_was_never_played(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3)
    ann.do(table, "close")
    assert ann.post(f"/api/tables/{table}/rematch", expect=409)["code"] == "not_now"


# ---- lists


def listed(client, which, **query):
    more = "".join(f"&{name}={value}" for name, value in query.items())
    return client.get(f"/api/tables?list={which}{more}")


def test_open_tables_are_listed_until_they_begin(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("company", seats=2)
    [found] = [row for row in listed(Client(server), "open", game="company")["tables"] if row["id"] == table]
    assert (found["game"], found["seats"], found["status"], found["host"]) == ("company", 2, "waiting", ann.id)
    assert found["who"][0] == [0, ann.id, None, "Ann"]
    bob.do(table, "join")
    ann.do(table, "start")
    assert table not in [row["id"] for row in listed(bob, "open", game="company")["tables"]]


def test_private_tables_are_on_the_lists_of_their_people_only(server):
    table, (ann, bob) = sit_down(server, open=False)
    assert [row["id"] for row in listed(ann, "mine")["tables"]] == [table]
    agree_to_stop(table, [ann, bob])
    assert [row["id"] for row in listed(bob, "mine_finished")["tables"]] == [table]
    assert table not in [row["id"] for row in listed(ann, "finished")["tables"]]


def test_the_own_list_says_where_it_is_ones_turn(server):
    table, people = sit_down(server)
    turn = people[0].look(table)["now"]["turn"]
    for n, person in enumerate(people):
        [row] = listed(person, "mine")["tables"]
        assert row["your_turn"] == (n == turn)


def test_finished_games_leave_the_list_of_tables_for_that_of_finished_ones(server):
    table, (ann, bob) = sit_down(server)
    agree_to_stop(table, [ann, bob])
    assert listed(ann, "mine")["tables"] == []
    assert [row["id"] for row in listed(ann, "mine_finished")["tables"]] == [table]
    assert table in [row["id"] for row in listed(Client(server), "finished")["tables"]]


def test_lists_are_of_one_game_if_that_is_wanted(server):
    ann = server.guest("Ann")
    tables = {game: ann.table(game) for game in ("cablecar", "ticket")}
    for game, table in tables.items():
        assert [row["id"] for row in listed(ann, "mine", game=game)["tables"]] == [table]
    assert listed(ann, "mine", game="company")["tables"] == []


def test_long_lists_come_in_pages(server):
    ann = server.guest("Ann")
    made = [ann.table(open=False) for _ in range(53)]
    first = listed(ann, "mine")
    second = listed(ann, "mine", before=first["before"])
    assert [len(page["tables"]) for page in (first, second)] == [50, 3]
    assert {row["id"] for page in (first, second) for row in page["tables"]} == set(made)
    assert second["before"] is None


def test_tables_of_the_same_moment_are_not_lost_between_pages(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path / 'lists.db'}")
    migrate(engine)
    same = {"game": "cablecar", "seats": 2, "status": "over", "open": True, "host": "ann", "secret": b"", "number": 1}
    rows = [
        {**same, "id": f"t{n}", "invite": "", "watch": "", "created": n, "changed": n // 40, "turn": -1}
        for n in range(160)
    ]
    with engine.begin() as connection:
        connection.execute(schema.tables.insert(), rows)
    found, before = [], None
    with engine.connect() as connection:
        while page := lists.finished_tables(connection, None, before):
            found += [row["id"] for row in page]
            before = page[-1]["changed"]
    engine.dispose()
    assert sorted(found) == sorted(row["id"] for row in rows)


def test_live_games_are_those_that_are_played_at_open_tables(server):
    table, (ann, bob) = sit_down(server)
    private, _ = sit_down(server, open=False)
    waiting = ann.table()
    with server.guest("Zoe").socket() as watching:
        watching.ask("watch", table=table)
        live = {row["id"]: row for row in listed(Client(server), "live")["tables"]}
    assert table in live
    assert live[table]["watching"] == 1
    assert private not in live
    assert waiting not in live
    agree_to_stop(table, [ann, bob])
    assert table not in [row["id"] for row in listed(Client(server), "live")["tables"]]


def test_live_games_between_people_come_first(server):
    people, _ = sit_down(server, "ticket")
    ann = server.guest("Ann")
    alone = ann.table("ticket", bots=["tourist"], start=True)
    found = [row["id"] for row in listed(ann, "live", game="ticket")["tables"]]
    assert found.index(people) < found.index(alone)


def test_an_abandoned_game_is_not_live_and_the_index_finds_the_others(engine):
    same = {"game": "cablecar", "seats": 2, "host": "ann", "secret": b"", "number": 1, "invite": "", "watch": ""}
    rows = [
        {**same, "id": f"t{n}", "status": status, "open": is_open, "created": n, "changed": n, "turn": 0}
        for n, (status, is_open) in enumerate([("playing", True), ("playing", False), ("over", True)] * 20)
    ]
    with engine.begin() as connection:
        connection.execute(schema.tables.insert(), rows)
        found = [row["id"] for row in lists.live_tables(connection, 30, None, None)]
    assert found == [f"t{n}" for n in range(57, 29, -3)]
    if engine.dialect.name == "sqlite":
        query = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status = ? AND open = 1 AND changed >= ?"
        with engine.connect() as connection:
            plan = str(connection.exec_driver_sql(query + " ORDER BY changed DESC", ("playing", 30)).all())
        assert "ix_tables_status_open_changed (status=? AND open=? AND changed>?)" in plan
        assert "TEMP B-TREE" not in plan


@pytest.mark.parametrize("game", ["cablecar", "ticket"])
def test_finished_games_of_a_rare_game_are_found_by_an_index(engine, game):
    """Otherwise the database reads every finished table to find that nobody plays a game."""
    same = {"seats": 2, "host": "ann", "secret": b"", "number": 1, "invite": "", "watch": "", "turn": -1, "open": True}
    rows = [
        {**same, "id": f"t{n}", "game": "cablecar", "status": "over", "created": n, "changed": n} for n in range(2000)
    ]
    with engine.begin() as connection:
        connection.execute(schema.tables.insert(), rows)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ANALYZE")
    with engine.connect() as connection:
        found = lists.finished_tables(connection, game, 1500)
    assert [row["id"] for row in found] == ([f"t{n}" for n in range(1499, 1449, -1)] if game == "cablecar" else [])
    steps = plan_of(engine, lambda connection: lists.finished_tables(connection, game, 1500))
    if game == "ticket":  # PostgreSQL may well choose another way to find a third of the rows
        assert any("ix_tables_over" in step for step in steps), steps


def test_a_list_that_is_not_there_is_refused_with_a_reason(server):
    assert "open, live, mine" in Client(server).get("/api/tables?list=all", expect=400)["text"]
    assert Client(server).get("/api/tables?list=mine", expect=401)["code"] == "who_are_you"
