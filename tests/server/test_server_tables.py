"""Tables before the game: making, joining, leaving, bots, starting, invitations."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import fogcity
from tests.helpers.server import Client, eventually
from tests.helpers.server_tables import account, kinds, people_at, status
from tests.helpers.tables import new_name, sit_down

# ---- making a table


def test_a_table_is_made_as_it_was_wanted(server):
    ann = server.guest("Ann")
    clock = {"kind": "bank", "time": 600_000, "increment": 5000, "forfeits": True}
    table = ann.table("cablecar", seats=4, options={"hand": 2}, clock=clock, open=False, bots=["tourist"])
    info = ann.look(table)["info"]
    assert (info["game"], info["status"], info["open"], info["clock"]) == ("cablecar", "waiting", False, clock)
    assert info["options"] == fogcity.game("cablecar").options.complete({"hand": 2})
    assert kinds(ann, table) == ["person", "free", "free", "bot"]
    assert (info["host"], info["host_name"]) == (ann.id, "Ann")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "ticket", "seats": 5},
        {"game": "cablecar", "options": {"hand": 7}},
        {"game": "cablecar", "options": {"magic": True}},
        {"game": "cablecar", "clock": {"kind": "turn", "time": 5}},
        {"game": "cablecar", "clock": {"kind": "none", "time": 5000}},
        {"game": "cablecar", "clock": {"kind": "turn", "time": 5000, "increment": 1000}},
        {"game": "cablecar", "bots": ["deep blue"]},
        {"game": "cablecar", "bots": ["gripman:godlike"]},
        {"game": "cablecar", "bots": ["tourist", "tourist"]},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server, wrong):
    problem = server.guest().post("/api/tables", **wrong, expect=400)
    assert problem["code"] == "bad_request"
    assert len(problem["text"]) > 10


def test_games_options_and_bots_are_listed_for_anybody(server):
    games = {game["name"]: game for game in Client(server).get("/api/games")}
    assert games.keys() == {"cablecar", "company", "ticket"}
    assert games["ticket"]["seats"] == [2, 3, 4]
    assert "gripman:hard" in games["cablecar"]["bots"]
    assert "hand" in [option["name"] for option in games["cablecar"]["options"]]


def test_a_host_may_look_on_without_a_seat(server):
    ann = server.guest("Ann")
    table = ann.table(sit=False, bots=["tourist", "tourist"], start=True)
    found = eventually(lambda: (look := ann.look(table))["info"]["status"] == "over" and look)
    assert found["you"] == []
    assert found["info"]["end"]["how"] == "played"


# ---- joining


def test_anybody_may_join_an_open_table(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table()
    bob.do(table, "join")
    assert people_at(bob, table) == [ann.id, bob.id]
    assert [seat["name"] for seat in bob.look(table)["info"]["seats"]] == ["Ann", "Bob"]


def test_one_may_choose_the_seat(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    bob.do(table, "join", seat=2)
    assert people_at(ann, table) == [ann.id, "", bob.id]


def test_a_private_table_is_joined_with_the_key_of_its_invitation(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(open=False)
    assert bob.do(table, "join", expect=404)["code"] == "unknown"
    bob.do(table, "join", key=ann.look(table)["invite"])
    assert people_at(bob, table) == [ann.id, bob.id]


def test_the_same_over_a_socket(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(open=False)
    with bob.socket() as socket:
        assert socket.ask("join", table=table)["code"] == "unknown"
        assert socket.ask("join", table=table, key=ann.look(table)["invite"])["say"] == "done"


def test_the_key_to_watch_is_no_invitation(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(open=False)
    watch = ann.look(table)["watch"]
    assert bob.look(table, watch)["you"] == []
    assert bob.do(table, "join", key=watch, expect=403)["code"] == "forbidden"


def test_keys_are_told_to_those_at_the_table_only(server):
    ann, bob, carl = (server.guest(name) for name in ("Ann", "Bob", "Carl"))
    table = ann.table(seats=3)
    bob.do(table, "join")
    assert bob.look(table)["invite"] == ann.look(table)["invite"] != ""
    assert (carl.look(table)["invite"], carl.look(table)["watch"]) == ("", "")


@pytest.mark.parametrize(("seat", "code"), [(0, "not_now"), (2, "bad_request")])
def test_a_seat_that_is_taken_or_not_there_cannot_be_had(server, seat, code):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table()
    assert bob.do(table, "join", seat=seat, expect=409 if code == "not_now" else 400)["code"] == code
    assert kinds(ann, table) == ["person", "free"]


def test_nobody_can_join_a_full_table_or_one_that_has_begun(server):
    table, (ann, _) = sit_down(server, start=False)
    carl = server.guest("Carl")
    assert carl.do(table, "join", expect=409)["text"] == "all seats are taken"
    ann.do(table, "start")
    assert carl.do(table, "join", expect=409)["text"] == "the game has already begun"


def test_two_who_want_the_last_seat_at_once_do_not_both_get_it(server):
    ann = server.guest("Ann")
    table = ann.table()
    others = [server.guest(name) for name in ("Bob", "Carl", "Dora")]

    def join(other):
        return other.http.post(f"/api/tables/{table}/join", json={}).status_code

    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(join, others))
    assert sorted(answers) == [200, 409, 409]
    assert kinds(ann, table) == ["person", "person"]


# ---- leaving


def test_a_seat_that_is_left_is_free_again(server):
    table, (ann, bob) = sit_down(server, start=False)
    bob.do(table, "leave")
    assert kinds(ann, table) == ["person", "free"]
    server.guest("Carl").do(table, "join")


def test_if_the_host_leaves_somebody_else_looks_after_the_table(server):
    table, (ann, bob) = sit_down(server, start=False)
    ann.do(table, "leave")
    assert bob.look(table)["info"]["host"] == bob.id
    bob.do(table, "start", bot="tourist")
    assert status(bob, table) == "playing"


def test_if_only_bots_and_empty_seats_are_left_the_table_is_closed(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3, bots=["tourist"])
    ann.do(table, "leave")
    assert status(ann, table) == "closed"
    assert server.guest().do(table, "join", expect=409)["text"] == "the table is closed"


def test_nobody_leaves_a_game_that_has_begun(server):
    table, (_, bob) = sit_down(server)
    assert bob.do(table, "leave", expect=409)["text"] == "the game has already begun"


def test_the_host_can_send_somebody_away_who_does_not_come_back(server):
    table, (ann, bob) = sit_down(server, start=False)
    ann.do(table, "kick", seat=1)
    assert kinds(ann, table) == ["person", "free"]
    assert bob.do(table, "join", expect=403)["code"] == "forbidden"


def test_whoever_was_sent_away_may_come_back_if_asked(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table()
    bob.do(table, "join")
    ann.do(table, "kick", seat=1)
    ann.do(table, "invite", seat=1, name=bob.name)
    bob.do(table, "join")
    assert people_at(ann, table) == [ann.id, bob.id]


def test_the_host_can_take_an_invitation_back(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(open=False, invite=[bob.name])
    assert kinds(bob, table) == ["person", "kept"]
    ann.do(table, "kick", seat=1)
    assert kinds(ann, table) == ["person", "free"]
    assert bob.get("/api/tables?list=challenges")["tables"] == []
    assert bob.do(table, "join", expect=404)["code"] == "unknown"


def test_only_the_host_sends_away_seats_bots_starts_and_closes(server):
    table, (_, bob) = sit_down(server, names=("Ann", "Bob"), seats=3, start=False)
    for verb, about in (
        ("kick", {"seat": 0}),
        ("seat_bot", {"seat": 2, "bot": "tourist"}),
        ("start", {}),
        ("close", {}),
    ):
        assert bob.do(table, verb, **about, expect=403)["code"] == "forbidden"
    assert kinds(bob, table) == ["person", "person", "free"]


def test_the_host_can_close_a_table_before_the_start(server):
    table, (ann, _) = sit_down(server, start=False)
    ann.do(table, "close")
    assert status(ann, table) == "closed"
    table, (ann, _) = sit_down(server)
    assert ann.do(table, "close", expect=409)["text"] == "the game has already begun"


# ---- bots


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_may_have_any_seat(server, seat):
    ann = server.guest("Ann")
    table = ann.table(seats=3, sit=False)
    ann.do(table, "seat_bot", seat=seat, bot="gripman:easy")
    assert [place.get("bot") for place in ann.look(table)["info"]["seats"]] == [
        "gripman:easy" if n == seat else None for n in range(3)
    ]


def test_the_host_may_choose_another_level_or_send_the_bot_away(server):
    ann = server.guest("Ann")
    table = ann.table(bots=["gripman:easy"])
    ann.do(table, "seat_bot", seat=1, bot="gripman:hard")
    assert ann.look(table)["info"]["seats"][1]["bot"] == "gripman:hard"
    ann.do(table, "kick", seat=1)
    assert kinds(ann, table) == ["person", "free"]


def test_a_bot_does_not_take_the_seat_of_a_person(server):
    table, (ann, _) = sit_down(server, start=False)
    assert ann.do(table, "seat_bot", seat=1, bot="tourist", expect=409)["code"] == "not_now"


def test_a_bot_that_is_not_there_is_refused_with_a_reason(server):
    ann = server.guest("Ann")
    table = ann.table()
    assert "deep" in ann.do(table, "seat_bot", seat=1, bot="deep blue", expect=400)["text"]
    assert ann.do(table, "start", bot="../../evil.py:Bot", expect=400)["code"] == "bad_request"
    assert status(ann, table) == "waiting"


# ---- starting


def test_the_host_starts_and_bots_take_the_free_seats(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3)
    ann.do(table, "start", bot="tourist")
    assert status(ann, table) == "playing"
    assert [seat.get("bot") for seat in ann.look(table)["info"]["seats"]] == [None, "tourist", "tourist"]


def test_a_table_may_begin_by_itself_when_it_is_full(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3, start=True)
    assert ann.look(table)["info"]["when_full"]
    bob.do(table, "join")
    assert status(ann, table) == "waiting"
    ann.do(table, "seat_bot", seat=2, bot="tourist")
    assert status(ann, table) == "playing"


def test_a_table_that_is_full_from_the_beginning_may_begin_at_once(server):
    ann = server.guest("Ann")
    assert status(ann, ann.table(bots=["tourist"], start=True)) == "playing"


def test_a_table_waits_for_its_host_unless_it_is_to_begin_by_itself(server):
    table, (ann, _) = sit_down(server, start=False)
    assert status(ann, table) == "waiting"


# ---- invitations


def test_an_account_that_is_asked_finds_the_challenge_and_joins(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(open=False, invite=[bob.name])
    [challenge] = bob.get("/api/tables?list=challenges")["tables"]
    assert (challenge["id"], challenge["host"]) == (table, ann.id)
    bob.do(table, "join")
    assert people_at(bob, table) == [ann.id, bob.id]
    assert bob.get("/api/tables?list=challenges")["tables"] == []


def test_an_account_that_is_asked_may_decline(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(open=False, invite=[bob.name])
    bob.do(table, "decline")
    assert bob.get("/api/tables?list=challenges")["tables"] == []
    assert kinds(ann, table) == ["person", "free"]
    assert ann.do(table, "decline", expect=409)["code"] == "not_now"


def test_a_seat_that_is_kept_is_for_nobody_else(server):
    ann, bob, carl = server.guest("Ann"), account(server), server.guest("Carl")
    table = ann.table(seats=3, invite=[bob.name])
    assert carl.do(table, "join", seat=1, expect=403)["code"] == "forbidden"
    carl.do(table, "join")
    assert people_at(ann, table) == [ann.id, bob.id, carl.id]
    assert server.guest().do(table, "join", expect=409)["text"] == "all seats are taken"


def test_whoever_is_asked_gets_the_seat_that_is_kept(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(seats=3)
    ann.do(table, "invite", seat=2, name=bob.name)
    bob.do(table, "join")
    assert kinds(ann, table) == ["person", "free", "person"]


def test_whoever_is_asked_and_sits_elsewhere_leaves_the_kept_seat_to_others(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(seats=3, invite=[bob.name])
    bob.do(table, "join", seat=2)
    assert kinds(ann, table) == ["person", "free", "person"]
    assert bob.get("/api/tables?list=challenges")["tables"] == []


def test_the_host_need_not_wait_for_whoever_is_asked(server):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(invite=[bob.name])
    ann.do(table, "start", bot="tourist")
    assert kinds(ann, table) == ["person", "bot"]
    assert bob.get("/api/tables?list=challenges")["tables"] == []


@pytest.mark.parametrize("twice", [True, False])
def test_nobody_is_asked_twice_or_while_sitting_here(server, twice):
    ann, bob = server.guest("Ann"), account(server)
    table = ann.table(seats=3)
    if twice:
        ann.do(table, "invite", seat=1, name=bob.name)
    else:
        bob.do(table, "join")
    assert ann.do(table, "invite", seat=2, name=bob.name, expect=409)["code"] == "not_now"


def test_somebody_who_is_not_there_cannot_be_asked(server):
    ann = server.guest("Ann")
    assert ann.do(ann.table(), "invite", seat=1, name=new_name(), expect=404)["code"] == "unknown"
