"""Passphrases: changed by who knows the old one, recovered by who has a code, and nobody else."""

from __future__ import annotations

import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fogcity.server.recovery_codes import new_codes, split_code
from tests.helpers.server import Client, Server
from tests.helpers.server_tables import account as new_account

OLD, NEW = "cable cars climb", "a fog bell at Alcatraz"


@pytest.fixture
def ann(server):
    return new_account(server)


def log_in(server, name, passphrase, expect=200):
    other = Client(server)
    other.post("/api/login", name=name, passphrase=passphrase, expect=expect)
    return other


def codes_of(player, passphrase=OLD):
    return player.post("/api/me/recovery", passphrase=passphrase)["codes"]


def recover(server, name, code, passphrase=NEW, expect=200):
    other = Client(server)
    other.told = other.post("/api/recover", name=name, code=code, passphrase=passphrase, expect=expect)
    return other


def wait_for_the_end(listening):
    """Read until the server closes the connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            listening.next()


# ---- changing


def test_a_passphrase_is_changed_by_who_knows_the_old_one(server, ann):
    ann.post("/api/me/passphrase", old=OLD, passphrase=NEW)
    assert ann.get("/api/me")["id"] == ann.id
    log_in(server, ann.name, NEW)
    log_in(server, ann.name, OLD, expect=401)


def test_a_changed_passphrase_logs_out_other_browsers_but_no_scripts(server, ann):
    other = log_in(server, ann.name, OLD)
    script = Client(server, token=ann.post("/api/tokens", label="bot", passphrase=OLD)["key"])
    with other.socket() as listening:
        assert listening.ask("ping")["say"] == "done"
        ann.post("/api/me/passphrase", old=OLD, passphrase=NEW)
        wait_for_the_end(listening)
    assert other.get("/api/me", expect=401)["code"] == "who_are_you"
    assert script.get("/api/me")["id"] == ann.id


@pytest.mark.parametrize(
    ("old", "new", "status", "reason"),
    [
        ("a wrong one", NEW, 403, "wrong_old_passphrase"),
        ("", NEW, 403, "wrong_old_passphrase"),
        (OLD, "short", 400, "bad_passphrase"),
        (OLD, "", 400, "bad_passphrase"),
    ],
)
def test_a_wrong_change_changes_nothing(server, ann, old, new, status, reason):
    problem = ann.post("/api/me/passphrase", old=old, passphrase=new, expect=status)
    assert problem["about"]["reason"] == reason
    log_in(server, ann.name, OLD)


def test_a_guest_has_neither_passphrase_nor_codes(server):
    guest = server.guest("Ann")
    problem = guest.post("/api/me/passphrase", old=OLD, passphrase=NEW, expect=409)
    assert problem["about"]["reason"] == "no_passphrase"
    assert guest.post("/api/me/recovery", passphrase=OLD, expect=409)["about"]["reason"] == "no_passphrase"
    assert guest.get("/api/me/recovery") == {"left": 0, "codes": []}
    assert Client(server).post("/api/me/passphrase", old=OLD, passphrase=NEW, expect=401)["code"] == "who_are_you"


def test_of_two_changes_at_once_one_counts(server, ann):
    wanted = [NEW, "another fog bell"]
    with ThreadPoolExecutor(2) as pool:
        answers = list(
            pool.map(lambda new: ann.http.post("/api/me/passphrase", json={"old": OLD, "passphrase": new}), wanted)
        )
    good = [new for new, answer in zip(wanted, answers, strict=True) if answer.status_code == 200]
    assert len(good) == 1, [answer.status_code for answer in answers]
    log_in(server, ann.name, good[0])


# ---- codes


def test_codes_are_shown_once_and_counted(ann):
    told = ann.post("/api/me/recovery", passphrase=OLD)
    assert told["left"] == len(set(told["codes"])) == 8
    assert ann.get("/api/me/recovery") == {"left": 8, "codes": []}


def test_codes_need_the_passphrase(ann):
    assert ann.post("/api/me/recovery", passphrase="a wrong one", expect=403)["code"] == "forbidden"
    assert ann.get("/api/me/recovery")["left"] == 0


def test_a_code_sets_a_new_passphrase_once(server, ann):
    table = ann.table()
    codes = codes_of(ann)
    other = recover(server, ann.name, codes[3])
    assert other.told["id"] == ann.id
    assert other.look(table)["you"] == [0]
    assert other.get("/api/me/recovery")["left"] == 7
    log_in(server, ann.name, NEW)
    log_in(server, ann.name, OLD, expect=401)
    problem = recover(server, ann.name, codes[3], "yet another one", expect=401).told
    assert problem["about"]["reason"] == "wrong_code"
    recover(server, ann.name, codes[4], OLD)


def test_recovering_logs_out_every_browser_and_every_script(server, ann):
    token = ann.post("/api/tokens", label="bot", passphrase=OLD)["key"]
    [code, *_] = codes_of(ann)
    with ann.socket() as listening:
        assert listening.ask("ping")["say"] == "done"
        recover(server, ann.name, code)
        wait_for_the_end(listening)
    assert ann.get("/api/me", expect=401)["code"] == "who_are_you"
    assert Client(server, token=token).get("/api/me", expect=401)["code"] == "who_are_you"


def test_new_codes_end_the_older_ones(server, ann):
    [old, *_], [new, *_] = codes_of(ann), codes_of(ann)
    recover(server, ann.name, old, expect=401)
    recover(server, ann.name, new)


def test_a_code_may_be_typed_in_any_way(server, ann):
    codes = codes_of(ann)
    recover(server, ann.name.upper(), codes[0].lower().replace("-", " "))
    recover(server, ann.name, codes[1].replace("-", "").replace("0", "o").replace("1", "l"))


@pytest.mark.parametrize("code", ["", "-", "AAAA-BBBB-CCCC-DDDD", "x" * 60, "\u0130" * 16, "0000000000000000"])
def test_what_is_no_code_opens_nothing(server, ann, code):
    codes_of(ann)
    assert recover(server, ann.name, code, expect=401).told["about"]["reason"] == "wrong_code"
    log_in(server, ann.name, OLD)


def test_a_code_belongs_to_one_account_and_a_wrong_name_is_refused_like_a_wrong_code(server, ann):
    [code, *_] = codes_of(ann)
    other = new_account(server)
    problems = [recover(server, name, code, expect=401).told for name in (other.name, "Nobody at all")]
    assert problems[0] == problems[1]
    log_in(server, other.name, OLD)


def test_a_code_is_not_used_up_by_a_passphrase_that_is_too_short(server, ann):
    [code, *_] = codes_of(ann)
    assert recover(server, ann.name, code, "short", expect=400).told["about"]["reason"] == "bad_passphrase"
    recover(server, ann.name, code)


def test_of_two_who_use_one_code_at_once_one_gets_in(server, ann):
    [code, *_] = codes_of(ann)
    wanted = [NEW, "another fog bell"]

    def use(passphrase):
        body = {"name": ann.name, "code": code, "passphrase": passphrase}
        return httpx.post(server.url + "/api/recover", json=body, timeout=60).status_code

    with ThreadPoolExecutor(2) as pool:
        codes = list(pool.map(use, wanted))
    assert sorted(codes) == [200, 401]
    log_in(server, ann.name, wanted[codes.index(200)])


def test_codes_end_with_the_account(server, ann):
    [code, *_] = codes_of(ann)
    ann.ask("DELETE", "/api/me", passphrase=OLD)
    recover(server, ann.name, code, expect=401)


def test_attempts_are_limited_by_address_and_by_account(tmp_path):
    with Server(tmp_path, limits=1.0) as strict:
        ann = new_account(strict)
        codes = [
            ann.http.post("/api/recover", json={"name": ann.name, "code": "x", "passphrase": NEW}).status_code
            for _ in range(12)
        ]
        assert codes[0] == 401
        assert codes[-1] == 429


def test_only_hashes_are_stored(tmp_path):
    with Server(tmp_path) as server:
        codes = codes_of(new_account(server))
        server.stop()
        with sqlite3.connect(tmp_path / "fogcity.db") as database:
            rows = database.execute("SELECT start, hash FROM recovery").fetchall()
    assert sorted(start for start, _ in rows) == sorted(code[:4] for code in codes)
    assert all(hashed.startswith("$argon2id$") for _, hashed in rows)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("fogcity.db*"))
    assert not any(split_code(code)[1].encode() in stored for code in codes)


def test_codes_are_backed_up_and_restored(tmp_path, run):
    with Server(tmp_path / "one") as server:
        ann = new_account(server)
        [code, *_] = codes_of(ann)
        run("admin", "backup", tmp_path / "all.backup", "--data", tmp_path / "one")
    run("admin", "restore", tmp_path / "all.backup", "--data", tmp_path / "two")
    with Server(tmp_path / "two") as server:
        recover(server, ann.name, code)


def test_codes_are_all_different_and_can_be_told_apart():
    codes = [code for _ in range(50) for code in new_codes()]
    assert len(set(codes)) == len(codes)
    assert not set("".join(codes)) & set("ILOUilou")
    assert all(split_code(code) == (code[:4], code[5:].replace("-", "")) for code in codes)
