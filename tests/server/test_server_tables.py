"""Tables before the game and after it: making, joining, leaving, bots, hot seat, rematch, lists."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import fogcity
from fogcity.server.store import lists, schema
from fogcity.server.store.engine import open_engine
from fogcity.server.store.migrate import migrate
from tests.helpers.server import Client, eventually
from tests.helpers.tables import agree_to_stop, new_name, play_on, sit_down


def account(server):
    """A player who can be asked by name."""
    name = new_name()
    player = server.guest(name)
    player.post("/api/account", name=name, passphrase="cable cars climb")
    player.name = name
    return player


def kinds(client, table):
    return [seat["kind"] for seat in client.look(table)["info"]["seats"]]


def people_at(client, table):
    return [seat.get("player", "") for seat in client.look(table)["info"]["seats"]]


def status(client, table):
    return client.look(table)["info"]["status"]


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


def test_a_list_that_is_not_there_is_refused_with_a_reason(server):
    assert "open, mine" in Client(server).get("/api/tables?list=all", expect=400)["text"]
    assert Client(server).get("/api/tables?list=mine", expect=401)["code"] == "who_are_you"
