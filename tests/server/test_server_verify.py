"""What `fogcity verify` says of records that were forged, damaged or written by older versions."""

from __future__ import annotations

import hashlib
import json

import pytest

import fogcity
from fogcity.core.fair_deal import deal_key, deal_tags

TABLE, SECRET, ANNS, BOBS = "Xq3vP7ab2K", bytes(range(32)), "a1" * 16, "b0" * 20
PROMISED = hashlib.sha256(SECRET).hexdigest()


def made(*contributions):
    """The record of the first actions of a game that was dealt with these contributions."""
    tags = {"table": TABLE, **deal_tags(2, SECRET, PROMISED, contributions)}
    table = fogcity.Table(fogcity.game("ticket"), 2, deal_key(SECRET, TABLE, contributions), tags=tags)
    for _ in range(6):
        table.act(int(table.game.legal(table.state)[0]))
    return json.loads(table.record().to_json())


@pytest.fixture
def verify(run, tmp_path):
    """Runs `fogcity verify` with a record; gives the exit status and what it said in one line."""

    def verify(record, *arguments):
        (tmp_path / "game").write_text(json.dumps(record))
        ended = run("verify", tmp_path / "game", *arguments)
        return ended.code, " ".join((ended.out + ended.err).split())

    return verify


def test_a_record_from_standard_input(run):
    ended = run("verify", "-", "--commitment", PROMISED, stdin=json.dumps(made(ANNS, BOBS)))
    assert ended.code == 0
    assert "the commitment that you noted" in ended.out


def test_trying_secrets_is_of_no_use_because_contributions_come_after_the_commitment():
    """Whichever secret the server has chosen, each contribution leads to a deal of its own."""
    game = fogcity.game("ticket")
    deals = {game.deal(2, deal_key(SECRET, TABLE, [ANNS, f"{n:032x}"])).tobytes() for n in range(50)}
    assert len(deals) == 50


def test_a_contribution_that_was_left_out_is_found_out(verify):
    """The record fits its commitment, and was dealt without Bob's contribution."""
    forged = made(ANNS, "")
    assert verify(forged, "--commitment", PROMISED)[0] == 0
    code, told = verify(forged, "--commitment", PROMISED, "--contribution", BOBS)
    assert code != 0
    assert "your contribution was not used" in told


def test_a_record_that_pretends_to_be_of_an_older_version_is_found_out(verify):
    """Dealt from the secret alone, as older tables were, it still fits the commitment."""
    forged = {**made(ANNS, BOBS), "tags": {"table": TABLE, "commitment": PROMISED}, "seed": SECRET.hex(), "actions": []}
    code, told = verify(forged, "--commitment", PROMISED)
    assert (code, "No player contributed" in told) == (0, True)
    code, told = verify(forged, "--commitment", PROMISED, "--contribution", ANNS)
    assert code != 0
    assert "nobody contributed to this deal" in told


def test_verify_with_commitment_and_contribution_proves_the_deal(verify):
    code, told = verify(made(ANNS, BOBS), "--commitment", PROMISED.upper(), "--contribution", BOBS)
    assert code == 0
    assert "Your contribution was used" in told
    assert "only that the record is consistent" not in told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"secret": "00" * 32}, "does not match its commitment"),
        ({"commitment": "00" * 32}, "does not match its commitment"),
        ({"contributions": f"{BOBS}, {ANNS}"}, "does not follow from its secret and contributions"),
        ({"contributions": ANNS}, "for each of the 2 seats"),
        ({"contributions": "x, y"}, "for each of the 2 seats"),
        ({"table": "another"}, "does not follow from its secret and contributions"),
        ({"secret": "xyz"}, "64 hexadecimal digits"),
        ({"secret": None}, "no tag `secret`"),
        ({"contributions": None}, "no tag `contributions`"),
        ({"table": None}, "no tag `table`"),
        ({"commitment": None}, "no tag `commitment`"),
    ],
)
def test_verify_says_what_does_not_fit(verify, change, told):
    record = made(ANNS, BOBS)
    tags = {name: value for name, value in {**record["tags"], **change}.items() if value is not None}
    code, said = verify({**record, "tags": tags})
    assert code != 0
    assert told in said


@pytest.mark.parametrize(("option", "value"), [("--commitment", "12"), ("--contribution", "xyz")])
def test_verify_says_what_its_options_are(verify, option, value):
    code, told = verify(made(ANNS, BOBS), option, value)
    assert code != 0
    assert "hexadecimal digits" in told


def test_a_record_of_an_older_version_still_verifies_and_says_what_it_does_not_prove(verify):
    table = fogcity.Table(fogcity.game("cablecar"), 2, SECRET, tags={"commitment": PROMISED, "table": "Old"})
    table.act(int(table.game.legal(table.state)[0]))
    code, told = verify(json.loads(table.record().to_json()), "--commitment", PROMISED)
    assert code == 0
    assert "No player contributed to this deal" in told
    assert "may have tried many secrets" in told
