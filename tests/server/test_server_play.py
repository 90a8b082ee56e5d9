"""Play: whole games over HTTP and over sockets, retries, refusals, undo, giving up, stopping."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

import fogcity
from tests.helpers import ROOT
from tests.helpers.server import Client, eventually
from tests.helpers.tables import agree_to_stop, play_on, seat_to_act, sit_down

GAMES = ["cablecar", "company", "ticket"]


def moves(client, table):
    return [told["entry"] for told in client.events(table) if told["entry"]["what"] == "moved"]


def undoable(server, **wanted):
    """A table at which somebody has just made a choice that can be taken back; gives table, people and who it was."""
    table, people = sit_down(server, "ticket", **wanted)
    for person in people:  # which tickets to keep
        person.act(table)
    seat = seat_to_act(people[0], table)
    people[seat].act(table)  # where to put a stack of souvenirs: nothing is revealed
    assert people[seat].look(table)["now"]["undo"]
    return table, people, seat


# ---- whole games


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_http(server, game):
    table, people = sit_down(server, game)
    end = play_on(table, people, choose=1)
    assert (end["info"]["status"], end["info"]["end"]["how"]) == ("over", "played")
    assert tuple(end["info"]["end"]["scores"]) == tuple(end["now"]["view_data"]["scores"])
    assert end["info"]["end"]["winners"] == list(end["now"]["view_data"]["winners"])
    assert [told["number"] for told in people[0].events(table)] == list(range(1, end["number"] + 1))


def test_the_game_with_curl_in_the_documentation(server):
    """Its requests work as they stand, but for the table and the action."""
    page = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    bodies = [json.loads(body) for body in re.findall(r"^curl .*--json '(.*)' http", page, re.MULTILINE)]
    guest, table, action = bodies[:3]  # later ones are about finished games
    ann = Client(server, **guest)
    table = ann.table(**table)
    now = ann.look(table)["now"]
    assert now["position"] == action["after"]
    ann.do(table, "act", **{**action, "action": now["legal"][0]})
    assert [move["seat"] for move in moves(ann, table)][:1] == [0]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_sockets(server, game):
    table, people = sit_down(server, game, names=("Ann", "Bob"))
    sockets = [person.socket() for person in people]
    now = []
    for socket in sockets:
        assert socket.ask("watch", table=table)["say"] == "done"
        now.append(socket.until("table")[-1]["now"])
    while now[0]["turn"] >= 0:
        turn = now[0]["turn"]
        answer = sockets[turn].ask("act", table=table, action=now[turn]["legal"][0], after=now[turn]["position"])
        assert answer["say"] == "done", answer
        for n, socket in enumerate(sockets):
            while (told := socket.next())["say"] != "entry" or told.get("now") is None:
                pass
            now[n] = told["now"]
            assert told["number"] == answer["number"]
    for socket in sockets:
        socket.connection.close()
    assert now[0]["view_data"]["scores"] == now[1]["view_data"]["scores"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(server, game):
    ann = server.guest("Ann")
    table = ann.table(game, bots=["tourist"], start=True)

    def played():
        now = ann.look(table)["now"]
        if now["turn"] == 0:
            ann.act(table)
        return now["turn"] < 0

    eventually(played)
    assert ann.look(table)["info"]["end"]["how"] == "played"


def test_everything_at_a_table_can_be_done_over_a_socket(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("ticket", seats=3)
    with ann.socket() as host, bob.socket() as other:

        def done(socket, do, **about):
            answer = socket.ask(do, table=table, **about)
            assert (answer["say"], answer["table"]) == ("done", table), answer

        done(other, "join")
        done(other, "leave")
        done(other, "join", seat=2)
        done(host, "seat_bot", seat=1, bot="tourist")
        done(host, "kick", seat=1)
        done(host, "join", another=True, name="Grandma")
        done(other, "say", text="hello")
        done(host, "mute", player=bob.id)
        done(host, "start")
        now = ann.look(table)["now"]
        done(host, "act", action=now["legal"][0], after=now["position"])
        done(host, "undo", after=ann.look(table)["now"]["position"])
        done(other, "offer_stop")
        done(host, "answer_stop", agrees=False)
        done(host, "resign", seat=1, bot="tourist")
        done(other, "offer_stop")
        done(host, "answer_stop", agrees=True)
    assert ann.look(table)["info"]["end"]["how"] == "stopped"


def test_only_who_is_to_move_is_told_what_is_legal(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    assert people[turn].look(table)["now"]["legal"]
    assert people[1 - turn].look(table)["now"]["legal"] is None


def test_everybody_is_told_the_events_of_a_move_as_they_may_know_them(server):
    table, people = sit_down(server, "ticket")
    for person in people:
        person.act(table)
    own, other, watched = (moves(reader, table)[0] for reader in (*people, Client(server)))
    assert own["action"] is not None
    assert other["action"] is watched["action"] is None
    assert own["events"] != other["events"] == watched["events"]


def test_long_polling_waits_for_the_next_move(server):
    table, people = sit_down(server)
    number = people[0].look(table)["number"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(people[0].events, table, number, 50)
        eventually(lambda: people[1].look(table)["info"]["seats"][0].get("here"))
        assert not waiting.done()
        play_on(table, [people[0].again(server), people[1]], 1)
        [told] = waiting.result()
    assert (told["entry"]["what"], told["number"]) == ("moved", number + 1)


def test_long_polling_ends_with_nothing_if_nothing_happens(server):
    table, people = sit_down(server)
    assert people[0].events(table, people[0].look(table)["number"], wait=1) == []


# ---- retries and late clicks


def test_a_move_that_is_sent_again_is_made_once(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    move = {"action": now["legal"][0], "after": now["position"], "id": "click-1"}
    first = people[turn].do(table, "act", **move)
    assert people[turn].do(table, "act", **move) == first
    play_on(table, people, 2)
    assert people[turn].do(table, "act", **move) == first, "also when the game has gone on"
    assert len(moves(people[0], table)) == 3


def test_a_move_that_is_sent_again_at_once_is_made_once(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    move = {"action": now["legal"][0], "after": now["position"], "id": "click-1"}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: people[turn].do(table, "act", **move), range(4)))
    assert all(answer == answers[0] for answer in answers)
    assert len(moves(people[0], table)) == 1


def test_what_is_said_twice_under_one_name_is_said_once(server):
    table, (ann, bob) = sit_down(server)
    for _ in range(2):
        ann.do(table, "say", text="hello", id="words-1")
    bob.do(table, "say", text="hello", id="words-1")
    assert [told["entry"]["player"] for told in ann.look(table)["talk"]] == [ann.id, bob.id]


def test_a_double_click_is_refused_with_a_reason_and_the_present_state(server):
    table, people = sit_down(server, options={"hand": 2})
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    move = {"action": now["legal"][0], "after": now["position"]}
    people[turn].do(table, "act", **move)
    before = people[turn].look(table)
    problem = people[turn].do(table, "act", **move, expect=409)
    assert problem["code"] == "late"
    assert "is out of date" in problem["text"]
    assert problem["about"]["position"] == before["now"]["position"]
    assert problem["state"] == before == people[turn].look(table)


def test_a_late_click_over_a_socket_is_refused_with_the_present_state(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    with people[turn].socket() as socket:
        move = {"table": table, "action": now["legal"][0], "after": now["position"]}
        assert socket.ask("act", **move)["say"] == "done"
        problem = socket.ask("act", **move)
    assert (problem["say"], problem["code"]) == ("problem", "late")
    assert problem["state"] == people[turn].look(table)


@pytest.mark.parametrize("action", ["nonsense", "NNNN z9", "\N{SNOWMAN}", "x" * 200])
def test_what_is_no_action_is_refused_and_changes_nothing(server, action):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    before = people[turn].look(table)
    answer = people[turn].http.post(
        f"/api/tables/{table}/act", json={"action": action, "after": before["now"]["position"]}
    )
    assert answer.json()["code"] in ("bad_request", "illegal")
    assert people[turn].look(table) == before


def test_an_action_that_the_rules_forbid_is_refused_with_the_reason(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    game = fogcity.game("cablecar")
    state = game.deal()
    texts = {game.text(state, code) for code in range(2000)} - set(now["legal"])
    problem = people[turn].do(table, "act", action=min(texts), after=now["position"], expect=422)
    assert problem["code"] == "illegal"
    assert problem["state"]["now"]["legal"] == now["legal"]


def test_nobody_moves_for_somebody_else(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    move = {"action": now["legal"][0], "after": now["position"]}
    problem = people[1 - turn].do(table, "act", **move, expect=409)
    assert problem["text"] == f"it is the turn of seat {turn + 1}, not yours"
    assert problem["state"]["now"]["legal"] is None
    assert server.guest().do(table, "act", **move, expect=403)["code"] == "forbidden"
    assert moves(people[0], table) == []


def test_nobody_moves_before_the_start_or_after_the_end(server):
    table, people = sit_down(server, start=False)
    assert people[0].do(table, "act", action="x", after=0, expect=409)["text"] == "the game has not begun"
    people[0].do(table, "start")
    agree_to_stop(table, people)
    end = people[0].look(table)
    late = {"act": {"action": "x", "after": 0}, "undo": {"after": 0}, "resign": {}, "offer_stop": {}}
    for person in people:
        for verb, about in late.items():
            assert person.do(table, verb, **about, expect=409)["text"] == "the game is over"
    assert people[0].look(table) == end


def test_two_who_move_at_once_do_not_both_move(server):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "join", another=True)
    ann.do(table, "start")
    other = ann.again(server)
    now = ann.look(table)["now"]
    answers = []
    with ThreadPoolExecutor(2) as pool:
        for client, action in ((ann, now["legal"][0]), (other, now["legal"][-1])):
            body = {"action": action, "after": now["position"]}
            answers.append(pool.submit(client.http.post, f"/api/tables/{table}/act", json=body))
    assert sorted(answer.result().status_code for answer in answers) == [200, 409]
    assert len(moves(ann, table)) == 1


# ---- undo


def test_the_own_last_choice_can_be_taken_back_without_asking(server):
    table, people, seat = undoable(server)
    before = people[seat].look(table)["now"]
    people[seat].do(table, "undo", after=before["position"])
    after = people[seat].look(table)["now"]
    assert (after["turn"], after["undo"]) == (seat, False)
    people[seat].act(table, 1)
    assert people[seat].look(table)["now"]["position"] > after["position"]


def test_what_is_taken_back_is_told_to_everybody(server):
    table, people, seat = undoable(server)
    people[seat].do(table, "undo", after=people[seat].look(table)["now"]["position"])
    for reader in (*people, Client(server)):
        assert reader.events(table)[-1]["entry"]["what"] == "undone"


def test_nobody_else_can_take_a_choice_back(server):
    table, people, seat = undoable(server)
    position = people[seat].look(table)["now"]["position"]
    assert people[1 - seat].do(table, "undo", after=position, expect=422)["code"] == "illegal"
    assert server.guest().do(table, "undo", after=position, expect=403)["code"] == "forbidden"


def test_a_choice_stands_once_somebody_else_has_acted(server):
    table, people, seat = undoable(server)
    people[seat].act(table)
    people[1 - seat].act(table)
    now = people[seat].look(table)["now"]
    assert not now["undo"]
    assert people[seat].do(table, "undo", after=now["position"], expect=422)["code"] == "illegal"


def test_a_choice_stands_once_it_has_shown_something_hidden(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    people[turn].act(table)  # the next tile is drawn
    now = people[turn].look(table)["now"]
    assert not now["undo"]
    assert people[turn].do(table, "undo", after=now["position"], expect=422)["code"] == "illegal"


def test_who_is_to_move_is_told_what_cannot_be_undone(server):
    """A drawn tile has been seen. Laying it is not final, because then nothing is refilled."""
    table, people = sit_down(server)
    ann = people[seat_to_act(people[0], table)]
    for kind, final in (("draw", True), ("lay", False)):
        now = ann.look(table)["now"]
        group = next(group for group in now["actions"] if group["kind"] == kind)
        assert group.get("final", False) is final
        before = now["actions"][: now["actions"].index(group)]
        ann.act(table, sum(one.get("count", 1) for one in before))
        assert ann.look(table)["now"]["undo"] is not final


def test_a_late_undo_is_refused(server):
    table, people, seat = undoable(server)
    position = people[seat].look(table)["now"]["position"]
    people[seat].do(table, "undo", after=position)
    assert people[seat].do(table, "undo", after=position, expect=409)["code"] == "late"


def test_an_undo_that_is_sent_again_is_done_once(server):
    table, people, seat = undoable(server)
    undo = {"after": people[seat].look(table)["now"]["position"], "id": "undo-1"}
    assert people[seat].do(table, "undo", **undo) == people[seat].do(table, "undo", **undo)


def test_a_choice_may_be_taken_back_although_somebody_else_gives_up(server):
    table, people, seat = undoable(server, names=("Ann", "Bob", "Carl"))
    other = (seat + 1) % 3  # neither who chose nor who is to act now
    people[other].do(table, "resign", bot="tourist")
    now = people[seat].look(table)["now"]
    assert now["undo"]
    people[seat].do(table, "undo", after=now["position"])
    assert seat_to_act(people[0], table) == seat


# ---- giving up


def test_a_bot_plays_on_for_who_gives_up(server):
    table, (ann, bob, _) = sit_down(server, names=("Ann", "Bob", "Carl"))
    ann.do(table, "resign", bot="tourist")
    seat = ann.look(table)["info"]["seats"][0]
    assert (seat["kind"], seat["player"], seat["bot"], seat["resigned"]) == ("bot", ann.id, "tourist", True)
    eventually(lambda: bob.look(table)["now"]["turn"] == 1)
    assert ann.do(table, "resign", expect=409)["text"] == "a bot already plays in this seat"


def test_who_has_given_up_does_not_move(server):
    table, (ann, bob, _) = sit_down(server, names=("Ann", "Bob", "Carl"))
    bob.do(table, "resign", bot="tourist")
    found = eventually(lambda: (look := bob.look(table))["now"]["turn"] == 0 and look)
    assert bob.do(table, "act", action="x", after=found["now"]["position"], expect=409)["code"] == "not_now"
    ann.act(table)


def test_a_move_is_not_late_because_somebody_else_gives_up(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"))
    turn = seat_to_act(people[0], table)
    now = people[turn].look(table)["now"]
    people[(turn + 1) % 3].do(table, "resign", bot="tourist")
    people[turn].do(table, "act", action=now["legal"][0], after=now["position"])


def test_who_has_given_up_still_finds_the_game(server):
    table, (ann, *_) = sit_down(server, names=("Ann", "Bob", "Carl"), open=False)
    ann.do(table, "resign", bot="tourist")
    assert ann.look(table)["you"] == [0]
    [row] = ann.get("/api/tables?list=mine")["tables"]
    assert (row["id"], row["your_turn"]) == (table, False)


# ---- stopping


def test_a_game_stops_without_a_result_if_all_agree(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"))
    people[0].do(table, "offer_stop")
    assert people[1].look(table)["info"]["stop"] == [people[0].id]
    people[1].do(table, "answer_stop", agrees=True)
    assert people[1].look(table)["info"]["status"] == "playing"
    people[2].do(table, "answer_stop", agrees=True)
    info = people[1].look(table)["info"]
    assert (info["status"], info["end"]["how"], info["end"].get("winners", [])) == ("over", "stopped", [])


def test_a_game_goes_on_if_somebody_does_not_agree(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=False)
    assert (bob.look(table)["info"]["status"], bob.look(table)["info"]["stop"]) == ("playing", [])
    assert bob.do(table, "answer_stop", agrees=True, expect=409)["text"] == "nobody has offered to stop"


def test_an_offer_can_be_taken_back(server):
    table, (ann, _) = sit_down(server)
    ann.do(table, "offer_stop")
    ann.do(table, "answer_stop", agrees=False)
    assert ann.look(table)["info"]["stop"] == []


def test_bots_do_not_mind_stopping(server):
    ann = server.guest("Ann")
    table = ann.table(bots=["tourist"], start=True)
    ann.do(table, "offer_stop")
    assert ann.look(table)["info"]["end"]["how"] == "stopped"


def test_a_game_stops_if_who_has_not_agreed_gives_up(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"))
    people[0].do(table, "offer_stop")
    people[1].do(table, "answer_stop", agrees=True)
    people[2].do(table, "resign", bot="tourist")
    assert people[0].look(table)["info"]["end"]["how"] == "stopped"


def test_an_offer_is_void_if_who_made_it_gives_up(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"))
    people[0].do(table, "offer_stop")
    people[0].do(table, "resign", bot="tourist")
    assert people[1].look(table)["info"]["stop"] == []
    people[1].do(table, "offer_stop")
    assert people[1].look(table)["info"]["status"] == "playing"


def test_those_who_do_not_play_have_no_say(server):
    table, _ = sit_down(server)
    stranger = server.guest()
    for verb, about in (("offer_stop", {}), ("resign", {}), ("answer_stop", {"agrees": True})):
        assert stranger.do(table, verb, **about, expect=403)["code"] == "forbidden"
