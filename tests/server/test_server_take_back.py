"""Against bots only, moves can be taken back without limit; and what is known of it afterwards."""

from __future__ import annotations

import hashlib

import pytest

import fogcity
from tests.helpers.guest_bots import install
from tests.helpers.server import Client, Server, eventually
from tests.helpers.tables import new_name

every_game = pytest.mark.parametrize("game", fogcity.games())


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


def own_turn(client, table):
    """The game once the client is to act, which may be at once."""

    def now():
        found = client.look(table)["now"]
        return found if found["legal"] else None

    return eventually(now, "the bots did not act")


def alone(server, game="cablecar", **wanted):
    """Ann at a table with bots that play at random."""
    ann = server.guest("Ann")
    wanted = {"seats": 2, "bots": ["tourist"], "start": True, **wanted}
    return ann, ann.table(game, **wanted)


def shown(now):
    """What a player sees of a game, without the number of the position."""
    return now["view_data"], now["legal"], now["turn"]


def turn(client, table, choose=0):
    own_turn(client, table)
    client.act(table, choose)
    return own_turn(client, table)


def take_back(client, table, **about):
    return client.do(table, "undo", after=client.look(table)["now"]["position"], **about)


@every_game
def test_moves_are_taken_back_past_the_replies_of_bots_to_the_very_start(server, game):
    ann, table = alone(server, game, seats=3, bots=["tourist", "tourist"])
    seen = [shown(own_turn(ann, table)), *(shown(turn(ann, table, choose)) for choose in range(4))]
    for before in seen[-2::-1]:
        take_back(ann, table)
        assert shown(ann.look(table)["now"]) == before
    assert not ann.look(table)["now"]["undo"]
    problem = take_back(ann, table, expect=422)
    assert problem["about"]["reason"] == "nothing_done_yet"


@every_game
def test_the_same_action_draws_the_same_again(server, game):
    """The game is dealt from one secret, so whatever was revealed is still there."""
    ann, table = alone(server, game)
    now = turn(ann, table)  # after choices that others make at the same time
    after = [ann.do(table, "act", action=now["legal"][-1], after=now["position"])["number"]]
    first = ann.events(table, after[0] - 1)[0]["entry"]
    own_turn(ann, table)
    take_back(ann, table)
    again = ann.look(table)["now"]
    number = ann.do(table, "act", action=now["legal"][-1], after=again["position"])["number"]
    assert ann.events(table, number - 1)[0]["entry"] == first


def test_the_log_says_how_much_was_taken_back_and_that_something_was_seen(server):
    ann, table = alone(server, seats=3, bots=["tourist", "tourist"])
    turn(ann, table)
    take_back(ann, table)
    entry = ann.events(table)[-1]["entry"]
    assert (entry["what"], entry["seat"], entry["actions"] >= 3, entry["revealed"]) == ("undone", 0, True, True)


def test_a_record_has_only_what_was_not_taken_back_and_says_how_often(server):
    ann, table = alone(server, open=True)
    for _ in range(3):
        turn(ann, table)
        take_back(ann, table)
    while ann.look(table)["info"]["status"] == "playing":
        if ann.look(table)["now"]["legal"]:
            ann.act(table)
    text = ann.get(f"/api/tables/{table}/record")
    assert '[takebacks "3"]' in text
    info = ann.look(table)["info"]
    assert list(fogcity.replay(text.encode()).record().result) == info["end"]["scores"]
    assert info["takebacks"] == 3
    assert hashlib.sha256(bytes.fromhex(info["secret"])).hexdigest() == info["commitment"]


def test_nothing_is_taken_back_once_the_game_is_over(server):
    ann, table = alone(server)
    while ann.look(table)["info"]["status"] == "playing":
        if ann.look(table)["now"]["legal"]:
            ann.act(table)
    assert not ann.look(table)["now"]["undo"]
    assert take_back(ann, table, expect=409)["text"] == "the game is over"


def test_a_take_back_that_is_pressed_while_bots_act_is_still_meant(server):
    """The position that the player saw is out of date, but no decision of the player's is."""
    ann, table = alone(server, seats=3, bots=["tourist", "tourist"])
    now = own_turn(ann, table)
    number = ann.act(table)["number"]
    own_turn(ann, table)
    ann.do(table, "undo", after=number)
    assert shown(ann.look(table)["now"]) == shown(now)
    assert ann.do(table, "undo", after=number, expect=409)["code"] == "late", "pressed twice, it counts once"


def test_watchers_see_what_is_taken_back(server):
    ann, table = alone(server, open=True)
    with Client(server, "Wim").socket() as socket:
        socket.ask("watch", table=table)
        turn(ann, table)
        take_back(ann, table)
        message = socket.until("entry")[-1]
        while message["entry"]["what"] != "undone":
            message = socket.until("entry")[-1]
        assert message["now"]["turn"] == 0


def test_a_server_that_starts_again_knows_what_can_be_taken_back(tmp_path):
    with Server(tmp_path) as server:
        ann, table = alone(server)
        first = shown(own_turn(ann, table))
        second = shown(turn(ann, table))
        turn(ann, table)
        server.restart()
        ann = ann.again(server)
        take_back(ann, table)
        assert shown(ann.look(table)["now"]) == second
        take_back(ann, table)
        assert shown(ann.look(table)["now"]) == first


# ---- while a bot thinks


@pytest.fixture(scope="module")
def gate(tmp_path_factory):
    """A file without which the bots of `waiting` do not answer."""
    return tmp_path_factory.mktemp("marks") / "gate"


@pytest.fixture(scope="module")
def waiting(gate, tmp_path_factory):
    """A server with bots that think as long as a test wants."""
    folder = tmp_path_factory.mktemp("waiting")
    install(folder)
    environment = {"PYTHONPATH": str(folder), "FOGCITY_TEST_MARKS": str(gate.parent)}
    with Server(folder / "data", environment=environment) as found:
        yield found
        assert found.faults() == []


def close(gate):
    """From now on, bots wait."""
    for mark in gate.parent.iterdir():
        mark.unlink()


def asked(gate):
    eventually(lambda: list(gate.parent.glob("begun-*")), "the bot was not asked")


def bot_and_its_space(server, gate):
    """Ann at a table with a bot, and an action of hers by which she takes the space that the bot likes best."""
    while True:
        gate.touch()
        ann, table = alone(server, bots=["waits:10s"])
        before = ann.look(table)["now"]
        turn(ann, table)
        space = next(
            event["space"]
            for one in reversed(ann.events(table))
            for event in one["entry"]["events"]
            if event["event"] == "tile_laid"
        )
        take_back(ann, table)
        if better := [one for one in before["legal"] if one.endswith(f" {space}")]:
            return ann, table, better[0]


def test_the_answer_to_what_was_taken_back_is_discarded(waiting, gate):
    """A bot thinks about a move that is taken back and another is made: its answer would not even be legal now."""
    ann, table, better = bot_and_its_space(waiting, gate)
    number = ann.look(table)["number"]
    close(gate)
    ann.act(table)
    asked(gate)
    take_back(ann, table)
    ann.act(table, better)
    gate.touch()
    own_turn(ann, table)
    moves = [one["entry"] for one in ann.events(table, number)]
    assert [(one["what"], one["seat"]) for one in moves] == [("moved", 0), ("undone", 0), ("moved", 0), ("moved", 1)]
    assert ann.look(table)["info"]["seats"][1]["bot"] == "waits:10s"


def test_an_answer_that_comes_while_it_is_ones_own_turn_again_is_discarded(waiting, gate):
    close(gate)
    ann, table = alone(waiting, bots=["waits:10s"])
    before = ann.look(table)["now"]
    ann.act(table)
    asked(gate)
    take_back(ann, table)
    gate.touch()
    eventually(lambda: list(gate.parent.glob("answered-*")), "the bot did not answer")
    other = ann.table(seats=2, bots=["waits:10s"], start=True)
    turn(ann, other)  # the same bots have answered a later question, too
    assert shown(ann.look(table)["now"]) == shown(before)
    assert ann.events(table)[-1]["entry"]["what"] == "undone"


# ---- who may


def undo_after_bots(client, table):
    turn(client, table)
    return client.look(table)["now"]["undo"]


@pytest.mark.parametrize("asked", [None, True])
def test_it_is_so_against_bots_only_and_can_be_asked_for(server, asked):
    ann, table = alone(server, take_back=asked)
    assert ann.look(table)["info"]["take_back"] is True
    assert undo_after_bots(ann, table)


def test_it_can_be_turned_off(server):
    ann, table = alone(server, take_back=False)
    assert ann.look(table)["info"]["take_back"] is False
    assert not undo_after_bots(ann, table)


def test_it_is_decided_when_the_game_starts(server):
    """A table waits for people, but its host starts with bots."""
    ann = server.guest("Ann")
    table = ann.table()
    assert ann.look(table)["info"]["take_back"] is None
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["take_back"] is True


def test_with_a_second_person_it_is_the_ordinary_undo(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    bob.do(table, "join")
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["take_back"] is False


def test_with_two_people_at_one_screen_it_is_the_ordinary_undo(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3)
    ann.do(table, "join", another=True)
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["take_back"] is False


@pytest.mark.parametrize("how", ["join", "another", "invite"])
def test_nobody_else_comes_to_a_table_for_bots_only(server, how):
    ann = server.guest("Ann")
    table = ann.table(seats=3, take_back=True)
    if how == "join":
        problem = server.guest("Bob").do(table, "join", expect=409)
    elif how == "another":
        problem = ann.do(table, "join", another=True, expect=409)
    else:
        name = new_name()
        server.guest(name).post("/api/account", name=name, passphrase="cable cars climb")
        problem = ann.do(table, "invite", seat=1, name=name, expect=409)
    assert problem["about"]["reason"] == "bots_only"


def test_a_table_for_bots_only_is_not_made_with_invitations(server):
    problem = server.guest("Ann").post("/api/tables", game="cablecar", take_back=True, invite=["somebody"], expect=409)
    assert problem["about"]["reason"] == "bots_only"


def test_a_spectator_takes_nothing_back(server):
    ann, table = alone(server, open=True)
    position = turn(ann, table)["position"]
    assert server.guest("Wim").do(table, "undo", after=position, expect=403)["code"] == "forbidden"
