"""What a page needs besides the play itself: reasons by id, what an action would do, boards, lists, retries."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import httpx
import pytest

import fogcity
from fogcity.bots.registry import DEFAULT_BOT
from fogcity.games.cablecar.board import CARS, COLOURS, COMPANY_CARS, KINDS
from fogcity.games.ticket.board.board import standard
from fogcity.games.ticket.board.picture import draw
from tests.helpers.server import Client
from tests.helpers.tables import agree_to_stop, play_on, seat_to_act, sit_down

GAMES = ["cablecar", "company", "ticket"]


def reason(problem):
    return problem["code"], problem["about"].get("reason")


# ---- reasons


def test_an_illegal_action_is_told_with_an_id_and_what_it_is_about(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    tile = now["legal"][0].split()[0]
    problem = people[turn].do(table, "act", action=f"{tile} c3", after=now["position"], expect=422)
    assert problem["about"] == {"reason": "space_apart", "space": "c3"}
    assert problem["text"] == "c3 touches neither the edge of the board nor a tile"
    other = next(kind for kind in ("SWNE", "EWNS") if kind != tile)
    problem = people[turn].do(table, "act", action=f"{other} a1", after=now["position"], expect=422)
    assert problem["about"] == {"reason": "not_in_hand", "tile": other, "hand": [tile]}
    problem = people[turn].do(table, "act", action="nonsense", after=now["position"], expect=400)
    assert reason(problem) == ("bad_request", "bad_text")


def test_problems_of_a_table_have_ids(server):
    table, (ann, bob) = sit_down(server, start=False)
    eve = server.guest("Eve")
    assert reason(eve.do(table, "join", expect=409)) == ("not_now", "table_full")
    assert reason(eve.do(table, "start", expect=403)) == ("forbidden", "not_host")
    taken = ann.do(table, "seat_bot", seat=1, bot="tourist", expect=409)
    assert taken["about"] == {"reason": "seat_taken", "seat": 1}
    ann.do(table, "kick", seat=1)
    assert reason(bob.do(table, "join", expect=403)) == ("forbidden", "kicked")
    assert reason(bob.do(table, "say", text="hello", expect=403)) == ("forbidden", "kicked")
    eve.do(table, "say", text="hello")
    ann.do(table, "mute", player=eve.id)
    assert reason(eve.do(table, "say", text="hello", expect=403)) == ("forbidden", "muted")
    ann.do(table, "start", bot="tourist")
    assert reason(ann.do(table, "undo", after=0, expect=409)) == ("late", "late")


def test_problems_with_names_and_passphrases_have_ids(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    name = f"Ann {ann.id}"
    short = ann.post("/api/account", name=name, passphrase="short", expect=400)
    assert short["about"] == {"reason": "bad_passphrase", "least": 8, "most": 200}
    ann.post("/api/account", name=name, passphrase="correct horse")
    assert bob.post("/api/account", name=name, passphrase="correct horse", expect=409)["about"] == {
        "reason": "name_taken",
        "name": name,
    }
    assert reason(bob.post("/api/login", name=name, passphrase="wrong horse", expect=401))[1] == "wrong_passphrase"
    assert reason(Client(server).get("/api/me", expect=401)) == ("who_are_you", "who_are_you")


# ---- what an action would do


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_to_act_can_ask_what_an_action_would_do(server, game):
    table, people = sit_down(server, game)
    play_on(table, people, actions=6)
    turn = seat_to_act(people[0], table)
    player, now = people[turn], people[turn].look(table)["now"]
    with player.socket() as socket:
        for action in now["legal"][:5]:
            socket.send("consider", table=table, id="c1", action=action)
            told = socket.next()
            assert (told["say"], told["id"], told["table"]) == ("considered", "c1", table)
            assert (told["position"], told["action"]) == (now["position"], action)
            path = f"/api/tables/{table}/consider?action={quote(action)}"
            assert player.get(path)["events"] == told["events"]
    assert player.look(table)["now"] == now, "nothing has changed"


def test_what_a_tile_would_do_is_told_before_it_is_laid(server):
    table, people = sit_down(server)
    play_on(table, people, actions=20)
    turn = seat_to_act(people[0], table)
    player, now = people[turn], people[turn].look(table)["now"]
    action = now["legal"][0]
    before = player.get(f"/api/tables/{table}/consider?action={quote(action)}")["events"]
    assert before[0]["event"] == "tile_laid"
    player.act(table, action)
    after = player.events(table, now["position"])[0]["entry"]["events"]
    assert before == [fact for fact in after if fact["event"] != "tile_refilled"]


def test_only_who_is_to_act_may_consider_and_only_what_is_legal(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    player, other = people[turn], people[1 - turn]
    path = f"/api/tables/{table}/consider?action="
    assert reason(player.get(path + "pass", expect=422)) == ("illegal", "pass_with_tile")
    assert "state" not in player.get(path + "pass", expect=422), "it is asked often"
    assert reason(player.get(path + "nonsense", expect=400)) == ("bad_request", "bad_text")
    assert reason(other.get(path + "draw", expect=409)) == ("not_now", "not_your_turn")
    assert reason(server.guest("Eve").get(path + "draw", expect=403)) == ("forbidden", "no_seat")
    assert player.get(f"/api/tables/{table}/consider", expect=400)["code"] == "bad_request"
    with player.socket() as socket:
        socket.send("consider", table=table, id="c2", action="pass")
        told = socket.next()
    assert (told["say"], told["id"], reason(told)) == ("problem", "c2", ("illegal", "pass_with_tile"))


# ---- boards


def test_the_board_of_ticket_to_ride_has_all_that_the_picture_shows(server):
    found, board = Client(server).get("/api/games/ticket/board"), standard()
    picture = draw(board)
    assert [place["name"] for place in found["locations"]] == [location.name for location in board.locations]
    for number, route in enumerate(found["routes"]):
        assert (route["number"], route["name"]) == (number, board.route_name(number))
        assert len(route["spaces"]) == route["length"]
        assert sum(space["ferry"] for space in route["spaces"]) == route["ferries"]
        assert route["points"] == found["points"][str(route["length"])]
        assert set(route["ends"]) <= {place["name"] for place in found["locations"]}
        if route["partner"] is not None:
            assert found["routes"][route["partner"]]["partner"] == number
        for space in route["spaces"]:
            assert f"translate({space['x']:g} {space['y']:g})" in picture
    for place in found["locations"]:
        assert f'x="{place["label"]["x"]:g}" y="{place["label"]["ys"][0]:g}"' in picture
    assert [ticket["points"] for ticket in found["tickets"]] == [ticket.points for ticket in board.tickets]
    assert sum(found["cards"].values()) == sum(board.cards)
    assert (found["width"], found["height"], found["cars"]) == (1200, 1000, board.cars)


@pytest.mark.parametrize("game", ["cablecar", "company"])
def test_the_board_of_cable_car_tells_whose_cars_stand_where(server, game):
    found = Client(server).get(f"/api/games/{game}/board")
    assert [station["number"] for station in found["stations"]] == list(range(1, 33))
    assert [(s["space"], s["side"]) for s in found["stations"][::8]] == [
        ("a1", "N"),
        ("h1", "E"),
        ("h8", "S"),
        ("a8", "W"),
    ]
    for seats, cars in CARS.items():
        for own, colour in zip(COMPANY_CARS if game == "company" else cars, COLOURS, strict=False):
            assert [n for n, owner in enumerate(found["owners"][str(seats)], 1) if owner == colour] == list(own)
    turns = {tile["name"]: tile["turns"] for tile in found["tiles"]}
    assert (turns["SWNE"], turns["ENWS"], turns["NSEW"]) == ([0], [0, 90], [0, 90, 180, 270])
    assert found["seats"] == list(fogcity.game(game).colours)
    if game == "company":
        assert not set(found["seats"]) & set(COLOURS)
    assert [tile["name"] for tile in found["tiles"]] == list(KINDS)
    assert sum(tile["copies"] for tile in found["tiles"]) == 60
    assert found["power_station"] == ["d4", "e4", "d5", "e5"]


def test_there_is_no_board_of_a_game_that_does_not_exist(server):
    problem = Client(server).get("/api/games/chess/board", expect=404)
    assert problem["about"] == {"reason": "no_such_game"}


def test_a_page_can_ask_about_an_action_by_kind_and_fields(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    player, now = people[turn], people[turn].look(table)["now"]
    lay = now["actions"][0]
    request = {"kind": "lay", "tile": lay["tile"], "turned": 0, "space": lay["spaces"][0]}
    with player.socket() as socket:
        assert socket.ask("consider", table=table, action=request)["action"] == now["legal"][0]
        refused = socket.ask("consider", table=table, action={**request, "space": "c3"})
        assert refused["about"] == {"reason": "space_apart", "space": "c3"}
        for wrong in ({**request, "space": "z9"}, {"kind": "dance"}, {}, {**request, "turned": 45}):
            assert socket.ask("consider", table=table, action=wrong)["about"] == {"reason": "bad_text"}


def choose_at_once(table, people):
    """If all choose at the same time, let them. Then one seat acts after the other."""
    if people[0].look(table)["now"]["choosing"]:
        for person in people:
            person.act(table)


@pytest.mark.parametrize("game", GAMES)
def test_legal_actions_come_with_kinds_and_fields_for_the_player_to_act(server, game):
    table, people = sit_down(server, game)
    choose_at_once(table, people)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    assert sum(group.get("count", 1) for group in now["actions"]) == len(now["legal"])
    assert people[1 - turn].look(table)["now"]["actions"] is None


def test_games_are_listed_with_the_ranges_of_their_options(server):
    found = {game["name"]: game for game in Client(server).get("/api/games")}
    for name, game in found.items():
        options = fogcity.game(name).options
        assert [option["name"] for option in game["options"]] == list(options)
        for told in game["options"]:
            option = options[told["name"]]
            expected = (None, None) if option.is_switch else (option.allowed[0], option.allowed[-1])
            assert (told["least"], told["most"], told["default"]) == (*expected, option.default)
            assert told["description"] == option.help
        assert game["default_bot"] == DEFAULT_BOT


def test_a_board_is_not_sent_again_to_who_has_it(server):
    first = httpx.get(f"{server.url}/api/games/ticket/board")
    assert first.headers["cache-control"] == "public, max-age=300"
    again = httpx.get(f"{server.url}/api/games/ticket/board", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


# ---- tables


def test_a_table_that_is_asked_for_twice_under_one_id_is_made_once(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(id="t1")
    assert ann.table("ticket", id="t1") == table
    assert ann.table(id="t2") != table
    assert bob.table(id="t1") != table
    assert ann.table() != ann.table()
    assert len(ann.get("/api/tables?list=mine")["tables"]) == 4


def test_tables_asked_for_at_once_under_one_id_are_one(server):
    ann = server.guest("Ann")
    with ThreadPoolExecutor(6) as threads:
        found = set(threads.map(lambda _: ann.table(id="same", bots=["tourist"], start=True), range(6)))
    assert len(found) == 1
    assert len(ann.get("/api/tables?list=mine")["tables"]) == 1


def test_a_rematch_may_be_asked_for_under_an_id(server):
    table, people = sit_down(server)
    agree_to_stop(table, people)
    first = people[0].do(table, "rematch", id="r1")
    assert people[0].do(table, "rematch", id="r1") == first == people[1].do(table, "rematch")


def test_a_list_tells_what_is_played_and_how_it_went(server):
    clock = {"kind": "bank", "time": 600000, "increment": 5000, "forfeits": True}
    table, (ann, bob) = sit_down(server, names=("Ann Host", "Bob"), clock=clock, options={"hand": 2})
    [listed] = ann.get("/api/tables?list=mine")["tables"]
    assert (listed["host"], listed["host_name"]) == (ann.id, "Ann Host")
    assert (listed["clock"], listed["options"]) == (clock, fogcity.game("cablecar").options.complete({"hand": 2}))
    assert (listed["turn"], listed["end"]) == (seat_to_act(ann, table), None)
    end = play_on(table, [ann, bob])["info"]["end"]
    ann.do(table, "say", text="good game")
    [listed] = ann.get("/api/tables?list=mine_finished")["tables"]
    assert (listed["turn"], listed["end"]) == (-1, end)


# ---- looking back


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_what_was_told_at_the_time(server, game):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(game)
    bob.do(table, "join")
    ann.do(table, "start")
    choose_at_once(table, [ann, bob])
    first = ann.look(table)["now"]["position"]
    told = []
    for _ in range(8):
        told.append(ann.look(table)["now"])
        (ann if ann.look(table)["now"]["legal"] else bob).act(table)
    found = ann.get(f"/api/tables/{table}/positions?first={first}")["positions"]
    assert [place["now"]["view_data"] for place in found[: len(told)]] == [now["view_data"] for now in told]
    assert [place["now"]["position"] for place in found] == [place["number"] for place in found]
    assert {place["now"]["legal"] is None for place in found} == {True}
    later = ann.get(f"/api/tables/{table}/positions?first={found[3]['number']}")["positions"]
    assert later == found[3:]


@pytest.mark.parametrize("game", GAMES)
def test_once_a_game_is_over_everybody_may_see_what_each_seat_saw(server, game):
    table, people = sit_down(server, game, open=True)
    saw = [{}, {}]  # by position
    for _ in range(10):
        for told, person in zip(saw, people, strict=True):
            now = person.look(table)["now"]
            if not now["choosing"]:
                told[now["position"]] = now["view_data"]
        next(person for person in people if person.look(table)["now"]["legal"]).act(table)
    agree_to_stop(table, people)
    cal = server.guest("Cal")
    together = {place["number"]: place for place in cal.get(f"/api/tables/{table}/positions?seat=all")["positions"]}
    for seat, told in enumerate(saw):
        found = cal.get(f"/api/tables/{table}/positions?seat={seat}")["positions"]
        seen = {place["number"]: place["now"]["view_data"] for place in found}
        assert len(told) > 5
        assert {number: seen[number] for number in told} == told
        places = {number: together[number] for number in told}
        assert {n: {**place["now"]["view_data"], **place["seats"][seat]} for n, place in places.items()} == told


def test_a_move_is_told_as_the_seat_asked_for_saw_it(server):
    table, people = sit_down(server, "ticket")
    ann, bob = people
    while "take blind" not in (ann.look(table)["now"]["legal"] or ()):
        next(person for person in people if person.look(table)["now"]["legal"]).act(table)
    ann.act(table, "take blind")
    agree_to_stop(table, people)
    own, others, together = (
        bob.get(f"/api/tables/{table}/positions?seat={seat}")["positions"][-1]["move"] for seat in ("0", "1", "all")
    )
    assert (own["seat"], own["events"][0]["event"]) == (0, "card_taken")
    assert own["events"][0]["card"] is not None
    assert others["events"][0]["card"] is None
    assert together == own


def test_what_another_seat_saw_is_refused_before_the_end_and_for_seats_that_do_not_exist(server):
    table, people = sit_down(server, "ticket")
    ann = people[0]
    for seat in ("0", "1", "7", "all"):
        problem = ann.get(f"/api/tables/{table}/positions?seat={seat}", expect=409)
        assert reason(problem) == ("not_now", "not_over")
    agree_to_stop(table, people)
    for seat in ("2", "99", "-1", "ALL", "0,1", "1 ", quote("١")):
        assert ann.get(f"/api/tables/{table}/positions?seat={seat}", expect=400)["code"] == "bad_request"


def test_no_more_than_fifty_positions_are_told_at_once_and_none_before_the_start(server):
    ann = server.guest("Ann")
    table = ann.table("cablecar", seats=2)
    assert ann.get(f"/api/tables/{table}/positions") == {"positions": []}
    ann.do(table, "join", another=True)
    ann.do(table, "start")
    for _ in range(55):
        ann.act(table)
    found = ann.get(f"/api/tables/{table}/positions")["positions"]
    rest = ann.get(f"/api/tables/{table}/positions?first={found[-1]['number'] + 1}")["positions"]
    assert (len(found), len(rest)) == (50, 6)


def test_several_at_one_screen_read_one_log_and_are_told_only_what_all_may_know(server):
    ann = server.guest("Ann")
    table = ann.table("ticket", seats=2)
    ann.do(table, "join", another=True)
    ann.do(table, "start")
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        while "take blind" not in (now := ann.look(table)["now"])["legal"]:
            ann.act(table)
        turn = now["turn"]
        ann.act(table, "take blind")
        told = socket.until("entry", number=ann.look(table)["number"])[-1]
        assert told["entry"]["events"][0] == {"event": "card_taken", "seat": turn, "card": None, "openly": False}
        assert told["now"]["view_data"]["players"][turn]["hand"]
    logged = ann.events(table)[-1]
    assert logged["entry"]["events"][0]["card"] is None
