"""Clients that mean harm: pages of other origins, and people who are not who they say."""

from __future__ import annotations

import json
import re
import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fogcity.server.accounts import ALPHABET
from fogcity.server.table import authorization
from tests.helpers.hostile import dial, playing, plays_on, refused
from tests.helpers.server import Client

LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


# ---- pages of others


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost", "http://localhost:1"])
def test_another_page_can_neither_post_nor_open_a_socket(server, origin):
    ann = server.guest()
    answer = ann.http.post("/api/tables", json={"game": "cablecar"}, headers={"origin": origin})
    refused(answer, 403, "forbidden")
    with pytest.raises(InvalidStatus) as caught, dial(server, origin=origin):
        pass
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body)["code"] == "forbidden"


def test_our_own_page_can(server):
    ann = server.guest()
    own = {"origin": server.url}
    assert ann.http.post("/api/tables", json={"game": "cablecar"}, headers=own).status_code == 201
    with dial(server, origin=server.url) as connection:
        connection.send('{"do":"ping"}')
        assert json.loads(connection.recv(20))["say"] == "done"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("body", [b'{"game":"cablecar"}', b""])
def test_a_form_cannot_post(server, kind, body):
    ann = server.guest()
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": kind})
    assert "application/json" in refused(answer, 400, "bad_request")["text"]


def test_no_page_may_read_across_origins(server):
    answer = httpx.get(server.url + "/api/games", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_cookies_are_for_the_server_alone(server):
    told = httpx.post(server.url + "/api/guest", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=lax" in told
    assert "Path=/" in told
    assert "Secure" not in told
    behind_proxy = {"x-forwarded-proto": "https"}
    told = httpx.post(server.url + "/api/guest", json={"name": "Ann"}, headers=behind_proxy).headers["set-cookie"]
    assert "Secure" in told


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/nothing", "/nothing", "/", "/health", "/api/guest"])
def test_every_answer_has_headers_that_keep_browsers_careful(server, path):
    headers = httpx.get(server.url + path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_scripts_and_styles_have_headers_that_keep_browsers_careful(server):
    page = httpx.get(server.url + "/").text
    for path in re.findall(r'"(/assets/[^"]+\.(?:js|css))"', page):
        headers = httpx.get(server.url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers


# ---- who asks


def test_a_socket_of_somebody_who_logs_out_is_closed(server):
    ann, bob, table = playing(server)
    with ann.socket() as listening:
        listening.ask("watch", table=table)
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            listening.until("never")
    bob.do(table, "say", text="still here?")


def test_a_stream_of_somebody_who_logs_out_ends(server):
    ann, _, table = playing(server)
    with (
        ann.http.stream("GET", f"/api/tables/{table}/stream") as stream,
        ann.http.stream("GET", "/api/stream") as other,
    ):
        lines, more = stream.iter_lines(), other.iter_lines()
        assert json.loads(next(lines))["say"] == "table"
        next(more)
        Client(server, cookie=ann.cookie).post("/api/logout")
        assert [line for line in lines if line and json.loads(line)["say"] != "here"] == []
        assert [line for line in more if line] == []


def test_a_token_that_was_deleted_opens_nothing_and_its_socket_is_closed(server):
    ann = server.guest()
    token = ann.post("/api/tokens", label="bot")
    script = Client(server, token=token["key"])
    with script.socket() as listening:
        assert listening.ask("ping")["say"] == "done"
        ann.ask("DELETE", f"/api/tokens/{token['id']}")
        with pytest.raises(ConnectionClosed):
            listening.until("never")
    refused(script.http.get("/api/me"), 401, "who_are_you")
    with pytest.raises(InvalidStatus) as caught:
        script.socket()
    assert caught.value.response.status_code == 401


@pytest.mark.parametrize("header", ["Bearer nonsense", "Basic QTpC", "Bearer", "Bearer fogcity_\xff", "x" * 5000])
def test_a_wrong_token_is_refused_and_not_taken_for_nobody(server, header):
    refused(
        httpx.get(server.url + "/api/games", headers={"authorization": header.encode("latin-1")}), 401, "who_are_you"
    )


def test_nobody_can_watch_an_open_table_and_do_nothing_else(server):
    ann, _, table = playing(server)
    with Client(server).socket() as stranger:
        assert stranger.ask("watch", table=table)["say"] == "done"
        for do, more in (
            ("say", {"text": "hi"}),
            ("act", {"action": "draw", "after": 4}),
            ("hint", {"level": 1, "after": 4}),
            ("listen", {}),
            ("join", {}),
        ):
            about = {} if do == "listen" else {"table": table}
            assert stranger.ask(do, **about, **more)["code"] == "who_are_you"
    refused(httpx.post(f"{server.url}/api/tables/{table}/say", json={"text": "hi"}), 401, "who_are_you")
    plays_on(table, ann, _)


def test_tokens_cookies_and_passphrases_are_not_in_the_database(server):
    ann = server.guest("Keeper")
    token = ann.post("/api/tokens")["key"]
    ann.post("/api/account", name="Keeper of keys", passphrase="correct horse battery")
    with sqlite3.connect(server.data / "fogcity.db") as database:
        dump = "\n".join(database.iterdump())
        (kept,) = database.execute("SELECT passphrase FROM players WHERE name = 'Keeper of keys'").fetchone()
    files = b"".join(file.read_bytes() for file in server.data.iterdir() if file.name.startswith("fogcity.db"))
    for secret in (token, token.removeprefix("fogcity_"), ann.cookie, "correct horse"):
        assert secret not in dump
        assert secret.encode() not in files
        assert secret not in server.told()
    assert kept.startswith("$argon2id$")


def test_a_wrong_passphrase_and_a_wrong_name_are_answered_alike(server):
    server.guest().post("/api/account", name="Somebody real", passphrase="correct horse battery")
    answers = [
        httpx.post(server.url + "/api/login", json={"name": name, "passphrase": "wrong horse battery"}, timeout=60)
        for name in ("Somebody real", "Nobody at all")
    ]
    assert refused(answers[0], 401, "who_are_you") == refused(answers[1], 401, "who_are_you")


def test_keys_of_invitations_cannot_be_guessed(server):
    ann = server.guest()
    looks = [ann.look(ann.table(open=False)) for _ in range(5)]
    keys = [look[kind] for look in looks for kind in ("invite", "watch")]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 16 and set(key) <= set(ALPHABET) for key in keys)  # 93 bits
    table, other, stranger = looks[0]["table"], looks[1], server.guest()
    for key in ("", "wrong", other["invite"], looks[0]["invite"][:-1], looks[0]["invite"] + "a"):
        refused(stranger.http.get(f"/api/tables/{table}?key={key}"), 404, "unknown")
    assert httpx.get(f"{server.url}/api/tables/{table}?key={looks[0]['watch']}").json()["invite"] == ""


def test_keys_are_compared_in_constant_time(monkeypatch):
    compared = []
    monkeypatch.setattr("hmac.compare_digest", lambda one, other: compared.append((one, other)) or one == other)
    assert authorization.keys_match("abc", "abc")
    assert not authorization.keys_match("abc", "abd")
    assert compared == [(b"abc", b"abc"), (b"abc", b"abd")]


def test_a_table_by_invitation_does_not_show_that_it_is_there(server):
    ann, bob, table = playing(server, open=False)
    stranger = server.guest()
    asked = {"join": {}, "say": {"text": "x"}, "act": {"action": "draw", "after": 1}, "start": {}}
    for verb, body in (*asked.items(), ("hint", {"level": 1, "after": 1})):
        there = stranger.http.post(f"/api/tables/{table}/{verb}", json=body)
        nowhere = stranger.http.post(f"/api/tables/nowhere/{verb}", json=body)
        assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content)
    for path in ("", "/entries", "/record", "/stream", "/view"):
        there, nowhere = (stranger.http.get(f"/api/tables/{name}{path}") for name in (table, "nowhere"))
        assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content)
    with stranger.socket() as listening:
        found = [listening.ask("watch", table=name) for name in (table, "nowhere")]
        assert found[0]["text"] == found[1]["text"]
    plays_on(table, ann, bob)
