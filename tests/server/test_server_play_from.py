"""Playing on from a position of a finished game, at a new table."""

from __future__ import annotations

import asyncio
import json

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.core.continuation import Continuation
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.playing_from import created_like, first_entries
from fogcity.server.table.state import TableState
from fogcity.study.reviewing import Analyst
from tests.helpers.server import Server, eventually
from tests.helpers.server_parts import hold_fast, new_template, opened
from tests.helpers.tables import agree_to_stop, play_on, sit_down

every_game = pytest.mark.parametrize("game", fogcity.games())


def finished(server, game="cablecar", actions=6, **wanted):
    """A game that was stopped after so many actions, and its players."""
    table, people = sit_down(server, game, **wanted)
    play_on(table, people, actions, choose=3)
    agree_to_stop(table, people)
    return table, people


def positions_of(reader, table):
    """The numbers of the entries that led to positions."""
    kinds = ("started", "moved", "undone")
    return [told["number"] for told in reader.events(table) if told["entry"]["what"] in kinds]


def without_turn(data):
    """View data without whose turn it is: while several choose at once, every seat is told its own."""
    return {name: value for name, value in data.items() if name not in ("turn", "turns")}


def play_from(player, table, position, **wanted):
    """The id of a new table that goes on from a position."""
    return player.post(f"/api/tables/{table}/play_from", position=position, **wanted)["table"]


def own_turn(client, table):
    def mine():
        found = client.look(table)
        return found if found["now"]["legal"] or found["info"]["status"] == "over" else None

    return eventually(mine, "the bots did not act")


def to_the_end(client, table):
    """Play a game to its end."""
    while (found := own_turn(client, table))["info"]["status"] == "playing":
        client.act(table)
    return found


def record_of(reader, table, form="text"):
    return reader.get(f"/api/tables/{table}/record?format={form}")


# ---- where a game goes on


@every_game
def test_a_game_goes_on_against_bots_from_every_position(server, game):
    table, (ann, _bob) = finished(server, game)
    for number, position in enumerate(positions_of(ann, table)):
        found = own_turn(ann, play_from(ann, table, position, seat=1, bot="tourist"))
        assert found["you"] == [1]
        assert [seat["kind"] for seat in found["info"]["seats"]] == ["bot", "person"]
        assert found["info"]["origin"] == {
            "table": table,
            "position": position,
            "step": number,
            "number": number,
            "guessed": None,
            "sandbox": False,
        }


@every_game
def test_the_first_position_is_the_one_that_was_chosen(server, game):
    table, (ann, _bob) = finished(server, game)
    for placed in ann.get(f"/api/tables/{table}/positions?first=1&seat=1")["positions"]:
        new = play_from(ann, table, placed["number"], seat=1, bot="tourist")
        first = ann.get(f"/api/tables/{new}/positions?first=1")["positions"][0]
        assert without_turn(first["now"]["view_data"]) == without_turn(placed["now"]["view_data"])


@every_game
def test_what_the_seat_could_know_stays_when_the_rest_is_guessed_anew(server, game):
    table, (ann, _bob) = finished(server, game)
    for placed in ann.get(f"/api/tables/{table}/positions?first=1&seat=1")["positions"]:
        new = play_from(ann, table, placed["number"], seat=1, bot="tourist", guess=True)
        first = ann.get(f"/api/tables/{new}/positions?first=1")["positions"][0]
        assert without_turn(first["now"]["view_data"]) == without_turn(placed["now"]["view_data"])
        assert ann.look(new)["info"]["origin"]["guessed"] == 1


def test_moves_that_were_taken_back_do_not_count(server):
    ann = server.guest("Ann")
    table = ann.table("cablecar", bots=["tourist"], start=True)
    before = own_turn(ann, table)["now"]
    ann.act(table)
    after = own_turn(ann, table)["now"]
    ann.do(table, "undo", after=after["position"])
    undone = ann.look(table)["now"]["position"]
    ann.do(table, "offer_stop")
    found = own_turn(ann, play_from(ann, table, undone))
    assert found["now"]["view_data"] == before["view_data"]
    assert found["info"]["origin"]["number"] == 0
    assert found["info"]["origin"]["step"] in (3, 4)  # the bot may have drawn a tile before it laid one


def test_a_game_that_goes_on_can_be_played_on_from_again(server):
    table, (ann, _bob) = finished(server, "ticket")
    second = play_from(ann, table, positions_of(ann, table)[4], sandbox=True, guess=True, seat=1)
    play_on(second, [ann, ann], 3)
    ann.do(second, "offer_stop")
    third = play_from(ann, second, positions_of(ann, second)[2], sandbox=True, guess=True, seat=0)
    play_on(third, [ann, ann], 2)
    ann.do(third, "offer_stop")
    record = fogcity.read_record(record_of(ann, third))
    assert [(one.after, one.seat) for one in record.continued] == [(4, 1), (6, 0)]
    assert len(record.actions) == 8
    assert record.tags["continues"] == second
    again = fogcity.replay(record)
    shown = ann.get(f"/api/tables/{third}/positions?first=1&seat=all")["positions"]
    assert [data["seats"] for data in shown] == [
        seats_of(again.game, state) for state in [move.before for move in again.moves[6:]] + [again.state]
    ]


def seats_of(game, state):
    """The views of all seats, as positions of finished games tell them."""
    told = [game.view_data(game.view(state, seat)) for seat in (None, *range(2))]
    base, *views = [msgspec.json.decode(msgspec.json.encode(data)) for data in told]
    return [{name: value for name, value in view.items() if value != base[name]} for view in views]


# ---- who may do it, and what is refused


def test_whoever_may_see_the_finished_game_may_play_from_it(server):
    table, (ann, bob) = finished(server, open=False)
    key, position = ann.look(table)["watch"], positions_of(ann, table)[0]
    cy = server.guest("Cy")
    cy.post(f"/api/tables/{table}/play_from", position=position, expect=404)
    cy.post(f"/api/tables/{table}/play_from", position=position, key="wrong", expect=404)
    cy.post("/api/tables/none/play_from", position=position, expect=404)
    new = play_from(cy, table, position, key=key)
    assert cy.look(new)["info"]["host_name"] == "Cy"
    for other in (ann, bob):
        other.get(f"/api/tables/{new}", expect=404)
    assert new not in [one["id"] for one in bob.get("/api/tables?list=live")["tables"]]
    assert new in [one["id"] for one in cy.get("/api/tables?list=mine")["tables"]]


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"position": 0}, 400, "no_such_position"),
        ({"position": 1}, 400, "no_such_position"),
        ({"position": 1_000_000}, 400, "no_such_position"),
        ({"seat": 2}, 400, "no_such_seat"),
        ({"seat": 7, "sandbox": True}, 400, "no_such_seat"),
        ({"bot": "stockfish"}, 400, "bad_bot"),
    ],
)
def test_what_does_not_exist_is_refused(server, wanted, status, reason):
    table, (ann, _bob) = finished(server)
    about = {"position": positions_of(ann, table)[0], **wanted}
    problem = ann.post(f"/api/tables/{table}/play_from", expect=status, **about)
    assert problem["about"]["reason"] == reason


def test_a_game_that_is_not_over_cannot_be_played_from(server):
    table, people = sit_down(server)
    position = play_on(table, people, 1)["now"]["position"]
    problem = people[0].post(f"/api/tables/{table}/play_from", position=position, expect=409)
    assert problem["about"]["reason"] == "no_play_from_yet"


def test_nobody_plays_on_from_the_end(server):
    ann = server.guest("Ann")
    table = ann.table("cablecar", bots=["tourist"], start=True)
    to_the_end(ann, table)
    *_, before, end = positions_of(ann, table)
    problem = ann.post(f"/api/tables/{table}/play_from", position=end, expect=409)
    assert problem["about"]["reason"] == "over_there"
    assert own_turn(ann, play_from(ann, table, before))["you"] == [0]


def test_the_same_request_makes_one_table(server):
    table, (ann, _bob) = finished(server)
    position = positions_of(ann, table)[2]
    assert play_from(ann, table, position, id="p1") == play_from(ann, table, position, id="p1")


def test_new_tables_count_for_the_limits(tmp_path):
    with Server(tmp_path, limits=1.0) as server:
        ann = server.guest("Ann")
        table = ann.table("cablecar", bots=["tourist"], start=True)
        own_turn(ann, table)
        ann.do(table, "offer_stop")
        position = positions_of(ann, table)[0]
        about = {"position": position, "sandbox": True}
        found = []
        while 429 not in found and len(found) < 100:
            found.append(ann.http.post(f"/api/tables/{table}/play_from", json=about).status_code)
        assert (found[0], found[-1]) == (201, 429)


def test_a_continued_game_has_no_rematch_and_promises_no_deal(server):
    table, (ann, _bob) = finished(server)
    made = ann.post(f"/api/tables/{table}/play_from", position=positions_of(ann, table)[1], guess=True)
    assert made["commitment"] == ""
    new = made["table"]
    to_the_end(ann, new)
    info = ann.look(new)["info"]
    assert (info["commitment"], info["secret"], info["deal"]) == ("", "", 0)
    assert ann.do(new, "rematch", expect=409)["about"]["reason"] == "no_rematch"


# ---- what is undone, and what is stored


@every_game
def test_undo_ends_where_the_table_begins(server, game):
    table, (ann, _bob) = finished(server, game)
    new = play_from(ann, table, positions_of(ann, table)[-1], sandbox=True)
    seen = [ann.look(new)["now"]]
    for _ in range(4):
        ann.act(new, 1)
        seen.append(ann.look(new)["now"])
    for before in seen[-2::-1]:
        ann.do(new, "undo", after=ann.look(new)["now"]["position"])
        now = ann.look(new)["now"]
        assert (now["view_data"], now["legal"], now["turn"]) == (before["view_data"], before["legal"], before["turn"])
    assert not now["undo"]
    assert ann.do(new, "undo", after=now["position"], expect=422)["about"]["reason"] == "nothing_done_yet"


@pytest.mark.parametrize(("game", "sandbox"), [("cablecar", True), ("company", False), ("ticket", True)])
def test_a_killed_server_goes_on_with_the_same_game(tmp_path, store, game, sandbox):
    with Server(tmp_path, **store()) as server:
        table, (ann, _bob) = finished(server, game)
        new = play_from(ann, table, positions_of(ann, table)[3], guess=True, sandbox=sandbox, bot="tourist")
        own_turn(ann, new)
        ann.act(new)
        before = own_turn(ann, new)
        server.restart()
        ann = ann.again(server)
        after = ann.look(new)["now"]
        assert (after["view_data"], after["legal"]) == (before["now"]["view_data"], before["now"]["legal"])
        to_the_end(ann, new)
        record = record_of(ann, new)
        server.restart()
        ann = ann.again(server)
        assert record_of(ann, new) == record
        scores = ann.look(new)["info"]["end"]["scores"]
        assert fogcity.read_record(record).result == scores
        for written in (record, json.dumps(record_of(ann, new, "json"))):
            again = fogcity.replay(written)
            assert again.game.scores(again.state) == scores
            assert again.record_text() == record


def test_the_commands_read_the_record(server, run, tmp_path):
    table, (ann, _bob) = finished(server, "ticket")
    new = play_from(ann, table, positions_of(ann, table)[4], guess=True, seat=1, bot="tourist")
    to_the_end(ann, new)
    path = tmp_path / "game.txt"
    path.write_text(record_of(ann, new))
    found = run("verify", path)
    assert found.code == 0
    assert f"played on from table {table} after action 4, with what was hidden guessed anew" in found.out
    promised = run("verify", path, "--commitment", "00" * 32)
    assert promised.code != 0
    assert "no deal was promised" in promised.err
    assert run("replay", path, "--text").out == path.read_text()


def test_a_review_begins_where_the_table_does(server):
    table, (ann, _bob) = finished(server, "cablecar")
    new = play_from(ann, table, positions_of(ann, table)[3], guess=True, sandbox=True)
    play_on(new, [ann, ann], 3)
    ann.do(new, "offer_stop")
    path, number = f"/api/tables/{new}/review", 0
    found = ann.post(path)
    while found["status"] != "done":
        assert found["status"] in ("waiting", "running")
        found = ann.get(f"{path}?after={number}&wait=30")
        number = found["number"]
    places = positions_of(ann, new)
    assert [move["position"] for move in found["moves"]] == places[:-1]
    assert len(found["curve"]) == len(places)
    assert [player["luck_of_deal"] for player in found["players"]] == [0, 0]


# ---- what is hidden


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    return new_template(tmp_path_factory.mktemp("template"))


@every_game
@pytest.mark.parametrize("sandbox", [False, True])
def test_a_guess_leaks_nothing_that_was_hidden(monkeypatch, tmp_path, template, game, sandbox):
    """Two finished games that a seat could not tell apart lead to tables that send the same bytes."""
    rules, rng, compared = fogcity.game(game), np.random.default_rng(5), 0
    x = rules.deal(2, 5)
    while rules.turn(x) >= 0:
        if rules.turns(x) % 7 == 3 and len(rules.waiting_for(x)) == 1:
            seat = rules.turn(x)
            y = rules.guess(rules.view(x, seat), 77)
            if x.tobytes() != y.tobytes():
                sent = [sent_after_guess(monkeypatch, tmp_path, template, game, s, seat, sandbox) for s in (x, y)]
                assert sent[0] == sent[1]
                assert len(sent[0]["requests"]) > 5
                compared += 1
        rules.play(x, int(rng.choice(rules.legal(x))))
    assert compared > 2


def sent_after_guess(monkeypatch, tmp_path, template, game, state, seat, sandbox):
    """Everything that is sent to Cy at a table that goes on from this position of a game of Ann and Bob."""
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.db"
    with monkeypatch.context() as inner:
        hold_fast(inner, state.copy)
        return asyncio.run(guess_anew(template, file, game, seat, sandbox))


async def guess_anew(template, file, game, seat, sandbox):
    async with opened(template, file, ["ann", "bob", "cy"]) as (ann, bob, cy):
        made = {"game": game, "seats": 2}
        first = json.loads((await ann.ask("POST", "/api/tables", made))[1])["table"]
        await bob.ask("POST", f"/api/tables/{first}/join", {})
        await ann.ask("POST", f"/api/tables/{first}/start", {})
        position = json.loads((await ann.ask("GET", f"/api/tables/{first}"))[1])["now"]["position"]
        await ann.ask("POST", f"/api/tables/{first}/offer_stop", {})
        await bob.ask("POST", f"/api/tables/{first}/answer_stop", {"agrees": True})
        wanted = {"position": position, "seat": seat, "guess": True, "sandbox": sandbox, "bot": "tourist"}
        status, body = await cy.ask("POST", f"/api/tables/{first}/play_from", wanted)
        assert status == 201, body
        table = json.loads(body)["table"]
        at = f"/api/tables/{table}"
        say = await cy.socket()
        await say("watch", table=table)
        now = json.loads((await cy.ask("GET", at))[1])["now"]
        for action in now["legal"][:3]:
            await say("consider", table=table, action=action)
        if sandbox:
            for place in (0, -1):
                now = json.loads((await cy.ask("GET", at))[1])["now"]
                action = now["legal"][place] if now["legal"] else "none"
                await cy.ask("POST", f"{at}/act", {"action": action, "after": now["position"]})
            await cy.ask("POST", f"{at}/undo", {"after": json.loads((await cy.ask("GET", at))[1])["now"]["position"]})
        for path in ("", "/entries", "/positions", "/view", "/record", "/positions?seat=all"):
            await cy.ask("GET", at + path)
        await cy.ask("POST", f"{at}/offer_stop", {})
        for path in ("", "/entries", "/positions?seat=all", "/record"):
            await cy.ask("GET", at + path)
        return cy.got


@pytest.mark.parametrize("sandbox", [False, True])
def test_clients_are_never_sent_what_a_table_goes_on_from(server, sandbox):
    """The seed, the seed of the guess and the earlier actions stay in the log until the game is over."""
    table, (ann, _bob) = finished(server, "ticket")
    record = fogcity.read_record(record_of(ann, table))
    new = play_from(ann, table, positions_of(ann, table)[5], guess=True, sandbox=sandbox, bot="tourist")
    own_turn(ann, new)
    with ann.socket() as socket:
        socket.send("watch", table=new)
        sent = json.dumps(socket.until("table"))
    sent += json.dumps([ann.look(new), ann.events(new), ann.get(f"/api/tables/{new}/positions?first=1")])
    assert record.seed not in sent
    assert '"actions": ["' not in sent
    assert '"seed"' not in sent
    assert 'secret": ""' in sent
    kinds = [told["entry"]["what"] for told in ann.events(new)]
    assert kinds[:2] == ["created", "continued"]
    ann.get(f"/api/tables/{new}/record", expect=409)
    ann.get(f"/api/tables/{new}/positions?first=1&seat=all", expect=409)


def test_a_spectator_of_a_sandbox_sees_what_spectators_see(server):
    table, (ann, bob) = finished(server, "ticket")
    new = play_from(ann, table, positions_of(ann, table)[4], sandbox=True)
    key = ann.look(new)["watch"]
    ann.act(new)
    found = bob.look(new, key)
    assert found["now"]["view_data"]["viewer"] is None
    assert not found["now"].get("seats")
    assert found["now"]["legal"] is None
    for told in bob.get(f"/api/tables/{new}/entries?key={key}")["entries"]:
        assert not (told.get("now") or {}).get("seats")
    assert bob.get(f"/api/tables/{new}/chances?key={key}", expect=403)["about"]["reason"] == "no_seat"


# ---- sandboxes


@every_game
def test_one_person_moves_for_everybody_and_sees_every_hand(server, game):
    table, (ann, _bob) = finished(server, game)
    new = play_from(ann, table, positions_of(ann, table)[0], sandbox=True)
    for _ in range(8):
        found = ann.look(new)
        assert found["you"] == [0, 1]
        assert found["now"]["view_data"]["viewer"] == found["now"]["turn"]
        assert found["now"]["legal"]
        assert len(found["now"]["seats"]) == 2
        assert found["now"]["choosing"] == []
        ann.act(new, 2)
    moves = [told["entry"] for told in ann.events(new) if told["entry"]["what"] == "moved"]
    assert all(move["action"] is not None for move in moves)
    assert to_the_end(ann, new)["info"]["status"] == "over"


def test_a_sandbox_tells_the_chances_of_all_seats(server):
    table, (ann, bob) = finished(server)
    new = play_from(ann, table, positions_of(ann, table)[2], sandbox=True)
    first = ann.get(f"/api/tables/{new}/chances")
    assert first["position"] == ann.look(new)["now"]["position"]
    assert len(first["chances"]) == 2
    assert sum(first["chances"]) == pytest.approx(1, abs=0.001)
    ann.act(new)
    second = ann.get(f"/api/tables/{new}/chances")
    assert second["position"] > first["position"]
    ann.do(new, "undo", after=second["position"])
    assert ann.get(f"/api/tables/{new}/chances")["chances"] == first["chances"]
    bob.get(f"/api/tables/{new}/chances", expect=404)


def test_only_a_sandbox_tells_chances(server):
    table, (ann, _bob) = finished(server)
    new = play_from(ann, table, positions_of(ann, table)[2])
    assert ann.get(f"/api/tables/{new}/chances", expect=409)["about"]["reason"] == "no_sandbox"
    assert ann.get(f"/api/tables/{table}/chances", expect=409)["about"]["reason"] == "no_sandbox"


def test_chances_in_a_sandbox_are_those_of_a_review(server):
    table, (ann, _bob) = finished(server)
    new = play_from(ann, table, positions_of(ann, table)[2], sandbox=True)
    state = fogcity.replay(record_of(ann, table)).moves[2].before
    game = fogcity.game("cablecar")
    expected = Analyst(game).chances([game.view(state, seat) for seat in range(2)])
    assert ann.get(f"/api/tables/{new}/chances")["chances"] == pytest.approx(expected, abs=0.001)


# ---- the log


def test_a_log_of_a_continued_game_is_read_as_it_was_written():
    game = fogcity.game("cablecar")
    played = fogcity.Table(game, 2, 1)
    for _ in range(4):
        played.act(int(game.legal(played.state)[0]))
    other = TableState("other", bytes(32))
    other.apply(e.Created("ann", "cablecar", 2, game.options.complete({}), "", True), 1, 0)
    texts = [move.text for move in played.moves]
    base = e.Continued("other", 9, 4, 4, "1", texts, [Continuation(4, 1, "7")], sandbox=True)
    state = TableState("new", bytes(32))
    wanted = c.PlayFrom(position=9, sandbox=True, guess=True, seat=1)
    entries = first_entries(state, created_like(other, "ann"), base, wanted, 5)
    again = TableState("new", bytes(32))
    for number, entry in enumerate(entries, 1):
        again.apply(e.read(e.write(entry)), number, 5)
    played.continue_here(1, 7)
    assert again.record.tobytes() == state.record.tobytes() == played.state.tobytes()
