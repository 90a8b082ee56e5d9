"""Fairness: the deal is promised before the first move and can be checked after the last. Replays and exports."""

from __future__ import annotations

import hashlib
import json

import pytest

import fogcity
from fogcity.core.fair_deal import deal_key
from fogcity.software import software
from tests.helpers.server import Client
from tests.helpers.tables import agree_to_stop, play_on, seat_to_act, sit_down


@pytest.fixture(scope="module")
def played(server):
    """A whole game at a private table, with a choice that was taken back: the table and its people."""
    table, people = sit_down(server, "ticket", names=("Ann, the first", 'Bob "the\u200d Builder"'), open=False)
    promised = people[0].look(table)["info"]["commitment"]
    for person in people:
        person.act(table)
    seat = seat_to_act(people[0], table)
    people[seat].act(table, 1)
    people[seat].do(table, "undo", after=people[seat].look(table)["now"]["position"])
    play_on(table, people)
    return table, people, promised


def fetch(client, table, kind="text", key="", expect=200):
    answer = client.http.get(f"/api/tables/{table}/record", params={"format": kind, **({"key": key} if key else {})})
    assert answer.status_code == expect, answer.text[:300]
    return answer


def test_the_digest_of_the_secret_is_there_before_the_first_move_and_the_secret_is_not(server):
    table, (ann, _) = sit_down(server)
    info = ann.look(table)["info"]
    assert len(bytes.fromhex(info["commitment"])) == 32
    assert info["secret"] == ""


def test_the_digest_is_there_before_anybody_else_has_joined(server):
    ann = server.guest("Ann")
    table = ann.table()
    promised = ann.look(table)["info"]["commitment"]
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["commitment"] == promised


def test_a_record_names_the_software_that_wrote_it(played):
    table, (ann, _), _ = played
    assert fogcity.replay(fetch(ann, table).content).tags["software"] == software()


def test_the_secret_comes_with_the_result_and_has_the_digest(played):
    table, (ann, _), promised = played
    info = ann.look(table)["info"]
    assert info["commitment"] == promised
    assert hashlib.sha256(bytes.fromhex(info["secret"])).hexdigest() == promised
    assert len(bytes.fromhex(info["secret"])) == 32


def test_the_secret_comes_with_the_event_that_ends_the_game(server):
    table, people = sit_down(server)
    agree_to_stop(table, people)
    assert people[0].events(table)[-1]["info"]["secret"] == people[0].look(table)["info"]["secret"] != ""


def test_no_two_tables_have_the_same_secret(server):
    ann = server.guest("Ann")
    assert len({ann.look(ann.table())["info"]["commitment"] for _ in range(5)}) == 5


def test_a_table_that_is_closed_keeps_its_secret(server):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "close")
    assert ann.look(table)["info"]["secret"] == ""


# ---- records


@pytest.mark.parametrize("kind", ["text", "json"])
def test_a_record_replays_to_the_same_result(played, kind):
    table, (ann, _), _ = played
    replayed = fogcity.replay(fetch(ann, table, kind).content)
    info = ann.look(table)["info"]
    assert replayed.is_over
    assert replayed.game.scores(replayed.state) == info["end"]["scores"]
    assert replayed.seed == deal_key(bytes.fromhex(info["secret"]), table, ["", ""])
    moves = [told["entry"] for told in ann.events(table) if told["entry"]["what"] == "moved"]
    assert len(replayed.moves) == len(moves) - 1, "what was taken back is not part of it"


def test_a_record_names_table_and_people_in_one_line(played):
    table, (ann, _), promised = played
    tags = fogcity.replay(fetch(ann, table).content).tags
    assert (tags["table"], tags["players"]) == (table, "Ann  the first, Bob  the Builder")
    assert tags["commitment"] == promised


def test_the_log_tells_everything_as_the_reader_may_know_it(played):
    table, people, _ = played
    log = fetch(people[0], table, "log").json()
    assert [told["number"] for told in log] == list(range(1, people[0].look(table)["number"] + 1))
    assert log == people[0].events(table)


@pytest.mark.parametrize(
    ("kind", "media"), [("text", "text/plain"), ("json", "application/json"), ("log", "application/json")]
)
def test_records_are_files_to_be_kept(played, kind, media):
    table, (ann, _), _ = played
    answer = fetch(ann, table, kind)
    assert answer.headers["content-type"].startswith(media)
    assert f"fogcity-{table}" in answer.headers["content-disposition"]


@pytest.mark.parametrize("kind", ["text", "json", "log"])
def test_a_private_game_is_exported_to_those_who_may_see_it_only(server, played, kind):
    table, people, _ = played
    stranger = Client(server)
    assert fetch(stranger, table, kind, expect=404).json()["code"] == "unknown"
    assert fetch(server.guest(), table, kind, expect=404).json()["code"] == "unknown"
    fetch(people[1], table, kind)
    fetch(stranger, table, kind, key=people[0].look(table)["watch"])


@pytest.mark.parametrize("kind", ["text", "json", "log"])
def test_a_game_that_is_not_over_is_not_exported(server, kind):
    table, (ann, _) = sit_down(server)
    assert fetch(ann, table, kind, expect=409).json()["code"] == "not_now"


def test_a_game_that_was_stopped_is_exported_as_far_as_it_went(server, run, tmp_path):
    table, people = sit_down(server)
    play_on(table, people, 3)
    agree_to_stop(table, people)
    record = fetch(people[0], table)
    replayed = fogcity.replay(record.content)
    assert (len(replayed.moves), replayed.tags["ended"]) == (3, "stopped")
    (tmp_path / "game.txt").write_bytes(record.content)
    assert run("verify", tmp_path / "game.txt").code == 0


def test_other_formats_are_refused(played):
    table, (ann, _), _ = played
    assert "text, json or log" in fetch(ann, table, "pdf", expect=400).json()["text"]


# ---- fogcity verify


@pytest.mark.parametrize("kind", ["text", "json"])
def test_verify_says_that_the_deal_is_the_one_that_was_promised(played, run, tmp_path, kind):
    table, (ann, _), promised = played
    (tmp_path / "game").write_bytes(fetch(ann, table, kind).content)
    ended = run("verify", tmp_path / "game", "--commitment", promised)
    assert ended.code == 0
    assert promised in ended.out
    assert "the commitment that you noted" in ended.out


def test_verify_without_a_commitment_says_that_the_record_proves_little(played, run, tmp_path):
    table, (ann, _), _ = played
    (tmp_path / "game").write_bytes(fetch(ann, table).content)
    told = " ".join(run("verify", tmp_path / "game").out.split())
    assert "only that the record is consistent with itself" in told
    assert "--commitment HEX" in told


def changed(record, **change):
    return json.dumps({**json.loads(record), **change}).encode()


def test_verify_refuses_another_deal(played, run, tmp_path):
    table, (ann, _), _ = played
    record = json.loads(fetch(ann, table, "json").content)
    seed = record["seed"]
    other = seed[:-1] + ("0" if seed[-1] != "0" else "1")
    (tmp_path / "game").write_bytes(changed(json.dumps(record), seed=other, actions=[], result=[]))
    ended = run("verify", tmp_path / "game")
    assert ended.code != 0
    assert "does not follow from its secret and contributions" in " ".join(ended.err.split())


def test_verify_refuses_a_changed_move(played, run, tmp_path):
    table, (ann, _), _ = played
    record = fetch(ann, table, "json").content
    actions = json.loads(record)["actions"]
    for wrong in (actions[1:], [actions[0], *actions], actions[:-1]):
        (tmp_path / "game").write_bytes(changed(record, actions=wrong))
        assert run("verify", tmp_path / "game").code != 0


def test_verify_refuses_a_changed_result(played, run, tmp_path):
    table, (ann, _), _ = played
    record = fetch(ann, table, "json").content
    scores = json.loads(record)["result"]
    (tmp_path / "game").write_bytes(changed(record, result=[scores[0] + 1, *scores[1:]]))
    ended = run("verify", tmp_path / "game")
    assert ended.code != 0
    assert "ended" in ended.err


def test_verify_refuses_a_record_without_a_promise(record, run):
    ended = run("verify", record)
    assert ended.code != 0
    assert "commitment" in ended.err
