"""Deals that nobody could choose: players contribute after they have seen the commitment."""

from __future__ import annotations

import hashlib
import json
import runpy

import pytest

import fogcity
from fogcity.core.rng import Key
from tests.helpers import ROOT
from tests.helpers.forging import swap_secret
from tests.helpers.server import Server
from tests.helpers.tables import agree_to_stop, play_on, sit_down

ANNS, BOBS = "a1" * 16, "b0" * 20


def contributed_table(server, game="ticket", start=True, **wanted):
    """A table at which Ann and Bob have contributed; with the commitment that they saw before."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(game, **wanted)
    promised = bob.look(table)["info"]["commitment"]
    ann.do(table, "contribute", contribution=ANNS)
    bob.do(table, "join", contribution=BOBS)
    if start:
        ann.do(table, "start")
    return table, [ann, bob], promised


def record_of(client, table):
    return client.get(f"/api/tables/{table}/record?format=json")


def refused(client, table, verb, **body):
    return client.do(table, verb, expect=409, **body)["about"]["reason"]


def as_promised(table, secret, *contributions):
    """The seed, worked out here from what the docs say."""
    lines = ["fogcity deal 2", f"table {table}", f"secret {secret}"]
    lines += [f"seat {n} {given}" for n, given in enumerate(contributions, 1)]
    return Key(hashlib.sha256(("\n".join(lines) + "\n").encode()).digest())


@pytest.fixture(scope="module")
def played(server):
    """A game to which both players contributed: the table, its people, the promise, and its record."""
    table, people, promised = contributed_table(server)
    play_on(table, people, 12)
    agree_to_stop(table, people)
    return table, people, promised, record_of(people[0], table)


@pytest.fixture
def verify(run, tmp_path):
    """Runs `fogcity verify` with a record; gives the exit status and what it said in one line."""

    def verify(record, *arguments):
        (tmp_path / "game").write_text(json.dumps(record))
        ended = run("verify", tmp_path / "game", *arguments)
        return ended.code, " ".join((ended.out + ended.err).split())

    return verify


# ---- contributing


def test_who_has_no_seat_yet_sees_the_commitment_and_so_does_who_creates_a_table(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.post("/api/tables", game="cablecar", expect=201)
    assert bob.look(made["table"])["info"]["commitment"] == made["commitment"]


def test_a_deal_follows_from_the_secret_the_table_and_the_contributions_in_the_order_of_seats(played):
    table, (ann, _), _, record = played
    info = ann.look(table)["info"]
    assert info["contributions"] == [ANNS, BOBS]
    assert fogcity.replay(json.dumps(record)).seed == as_promised(table, info["secret"], ANNS, BOBS)


def test_all_contributions_reach_the_record(played):
    table, _, promised, record = played
    tags = record["tags"]
    assert (tags["table"], tags["commitment"]) == (table, promised)
    assert tags["contributions"] == f"{ANNS}, {BOBS}"
    assert hashlib.sha256(bytes.fromhex(tags["secret"])).hexdigest() == promised


def test_clients_that_contribute_nothing_still_play_and_the_record_says_so(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3)
    bob.do(table, "join", contribution=BOBS)
    ann.do(table, "start", bot="tourist")
    agree_to_stop(table, [ann, bob])
    assert record_of(ann, table)["tags"]["contributions"] == f"-, {BOBS}, -"


def test_a_contribution_is_made_once_and_cannot_be_changed(server):
    table, (ann, bob), _ = contributed_table(server, start=False)
    assert refused(ann, table, "contribute", contribution="cc" * 16) == "contributed_already"
    assert refused(bob, table, "contribute", contribution=BOBS) == "contributed_already"
    assert ann.look(table)["info"]["contributions"] == [ANNS, BOBS]


def test_a_retry_contributes_once(server):
    ann = server.guest("Ann")
    table = ann.table()
    first = ann.do(table, "contribute", contribution=ANNS, id="one")
    assert ann.do(table, "contribute", contribution=ANNS, id="one") == first


def test_nothing_is_contributed_after_the_start(server):
    table, (ann, bob) = sit_down(server)
    assert refused(bob, table, "contribute", contribution=BOBS) == "game_begun"
    assert ann.look(table)["info"]["contributions"] == ["", ""]


def test_only_players_contribute(server):
    table, _, _ = contributed_table(server, start=False)
    answer = server.guest("Eve").do(table, "contribute", expect=403, contribution="ee" * 16)
    assert answer["about"]["reason"] == "no_seat"


def test_the_contribution_of_a_player_leaves_with_the_player(server):
    table, (ann, bob), _ = contributed_table(server, start=False)
    bob.do(table, "leave")
    server.guest("Carl").do(table, "join")
    assert ann.look(table)["info"]["contributions"] == [ANNS, ""]


def test_who_copies_a_contribution_cancels_nothing(server):
    """Contributions are hashed with their seats, not added up."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table()
    ann.do(table, "contribute", contribution=ANNS)
    bob.do(table, "join", contribution=ANNS)
    ann.do(table, "start")
    agree_to_stop(table, [ann, bob])
    record = record_of(ann, table)
    secret = record["tags"]["secret"]
    seed = fogcity.replay(json.dumps(record)).seed
    assert seed == as_promised(table, secret, ANNS, ANNS)
    assert seed not in (as_promised(table, secret, "-", "-"), as_promised("another", secret, ANNS, ANNS))


@pytest.mark.parametrize("wrong", ["", "a1", "A1" * 16, "a" * 33, "zz" * 16, "a1" * 65, "-", "a1" * 16 + "\n"])
def test_a_contribution_is_16_to_64_bytes_in_hexadecimal_digits(server, wrong):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "contribute", expect=400, contribution=wrong)
    server.guest("Bob").do(table, "join", expect=400, contribution=wrong)


# ---- a game that starts by itself


def test_a_table_that_is_full_at_once_waits_for_the_contribution_of_its_host(server):
    ann = server.guest("Ann")
    table = ann.table(bots=["tourist"], start=True, contribute=True)
    assert ann.look(table)["info"]["status"] == "waiting"
    ann.do(table, "contribute", contribution=ANNS)
    info = ann.look(table)["info"]
    assert (info["status"], info["contributions"]) == ("playing", [ANNS, ""])


def test_without_this_wish_it_starts_at_once_as_ever(server):
    ann = server.guest("Ann")
    assert ann.look(ann.table(bots=["tourist"], start=True))["info"]["status"] == "playing"


def test_whoever_joins_last_starts_the_game_and_has_contributed_before(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(start=True, contribute=True)
    ann.do(table, "contribute", contribution=ANNS)
    bob.do(table, "join", contribution=BOBS)
    told = [entry["entry"]["what"] for entry in ann.events(table)]
    assert told[-3:] == ["joined", "contributed", "started"]


def test_a_full_table_whose_host_has_not_contributed_can_still_be_started(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(start=True, contribute=True)
    bob.do(table, "join", contribution=BOBS)
    assert ann.look(table)["info"]["status"] == "waiting"
    ann.do(table, "start")
    assert ann.look(table)["info"]["contributions"] == ["", BOBS]


def test_a_rematch_against_bots_waits_for_a_contribution_too(server):
    ann = server.guest("Ann")
    table = ann.table(bots=["tourist"], start=True)
    ann.do(table, "offer_stop")
    made = ann.post(f"/api/tables/{table}/rematch", expect=201, contribute=True)
    info = ann.look(made["table"])["info"]
    assert (info["status"], info["commitment"]) == ("waiting", made["commitment"])
    ann.do(made["table"], "contribute", contribution=ANNS)
    assert ann.look(made["table"])["info"]["status"] == "playing"


# ---- attacks of the operator


def test_the_example_bot_says_if_a_deal_is_not_the_one_that_it_noted(played):
    table, (ann, _), promised, _ = played
    bot = runpy.run_path(str(ROOT / "docs" / "examples" / "play_online.py"))
    told = []
    for noted in ((promised, BOBS), ("00" * 32, BOBS), (promised, "cc" * 16)):
        bot["promised"][table] = noted
        told.append(bot["compare"](ann.http, table))
    assert told[0] == "as promised"
    assert told[1].startswith("WRONG: this is not the deal that you were promised")
    assert told[2].startswith("WRONG: your contribution was not used")


def test_a_deal_that_was_replaced_in_the_database_is_found_out(tmp_path, verify):
    """Both players have joined; the server is stopped, and secret and commitment are replaced together."""
    with Server(tmp_path / "data") as server:
        table, (ann, bob), promised = contributed_table(server, start=False)
        server.kill()
        swap_secret(tmp_path / "data", table, bytes(range(32)))
        server.start()
        ann, bob = ann.again(server), bob.again(server)
        ann.do(table, "start")
        agree_to_stop(table, [ann, bob])
        record = record_of(ann, table)
    assert verify(record)[0] == 0, "by itself the record cannot tell"
    code, told = verify(record, "--commitment", promised)
    assert code != 0
    assert "this is not the deal that you were promised" in told


def test_verify_names_the_seats_that_contributed_nothing(server, verify):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table()
    bob.do(table, "join", contribution=BOBS)
    ann.do(table, "start")
    agree_to_stop(table, [ann, bob])
    assert "contributed nothing: seat 1." in verify(record_of(ann, table))[1]
