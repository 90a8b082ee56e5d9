"""What a cookie or a token may do, how long, and what needs the passphrase as well."""

from __future__ import annotations

import re
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from fogcity.server.device_labels import device_label
from tests.helpers.server import Client, Server, eventually
from tests.helpers.server_tables import account

PASSPHRASE = "cable cars climb"
DAY = 86_400_000
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Safari/604.1"
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"


@pytest.fixture(scope="module")
def ann(server):
    """An account that stays."""
    return account(server)


def script(server, player, scopes, passphrase=PASSPHRASE, **more):
    """A client with a token of these scopes."""
    return Client(server, token=player.post("/api/tokens", scopes=scopes, passphrase=passphrase, **more)["key"])


def lacks(answer, scope):
    """Does the answer say that this scope is missing?"""
    about = answer["about"]
    return (answer["code"], about.get("reason"), about.get("scope")) == ("forbidden", "scope_missing", scope)


# ---- scopes


def test_a_new_token_plays_and_reads_for_a_year(server, ann):
    made = ann.post("/api/tokens", label="bot", passphrase=PASSPHRASE)
    assert made["scopes"] == ["play", "read"]
    assert made["expires"] - made["created"] == 365 * DAY


def test_a_token_that_reads_cannot_play(server, ann):
    table, reader = ann.table(), script(server, ann, ["read"])
    assert reader.look(table)["you"] == [0]
    assert lacks(reader.do(table, "say", text="hello", expect=403), "play")
    assert lacks(reader.post("/api/tables", game="cablecar", expect=403), "play")
    with reader.socket() as socket:
        assert socket.ask("watch", table=table)["say"] == "done"
        assert lacks(socket.ask("say", table=table, text="hello"), "play")


def test_a_token_that_plays_cannot_read(server, ann):
    table, player = ann.table(), script(server, ann, ["play"])
    player.do(table, "say", text="hello")
    assert lacks(player.get(f"/api/tables/{table}", expect=403), "read")
    assert lacks(player.get("/api/stream", expect=403), "read")
    with player.socket() as socket:
        assert socket.ask("say", table=table, text="hello")["say"] == "done"
        assert lacks(socket.ask("watch", table=table), "read")


def test_every_endpoint_of_the_account_needs_its_scope(server, ann):
    robot = script(server, ann, ["play", "read"])
    paths = robot.get("/api/openapi.json")["paths"]
    asked = [
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if re.match(r"/api/(me|tokens|sessions|account)", path) and (method, path) != ("get", "/api/me")
    ]
    assert len(asked) >= 11
    for method, path in asked:
        answer = robot.ask(method, re.sub(r"\{\w+\}", "0" * 16, path), expect=403)
        assert lacks(answer, "account"), (method, path)


def test_every_token_can_end_itself(server, ann):
    robot = script(server, ann, ["read"])
    robot.post("/api/logout")
    assert robot.get("/api/me", expect=401)["about"]["reason"] == "bad_token"


@pytest.mark.parametrize("wrong", [{"scopes": ["all"]}, {"scopes": []}, {"days": 0}, {"days": 731}, {"days": -1}])
def test_a_token_needs_known_scopes_and_has_an_end(server, ann, wrong):
    assert ann.post("/api/tokens", passphrase=PASSPHRASE, expect=400, **wrong)["code"] == "bad_request"


def test_a_token_gives_no_other_more_than_it_has(server):
    guest = server.guest("Ann")
    manager = script(server, guest, ["account"], "", days=2)
    assert lacks(manager.post("/api/tokens", scopes=["play"], expect=403), "play")
    made = manager.post("/api/tokens", scopes=["account"], days=700)
    assert made["expires"] == next(t["expires"] for t in guest.get("/api/tokens") if t["id"] != made["id"])


# ---- what needs the passphrase


@pytest.mark.parametrize("passphrase", ["", "a wrong passphrase"])
def test_a_cookie_alone_neither_creates_a_token_nor_deletes_the_account(server, passphrase):
    player = account(server)
    thief = Client(server, cookie=player.cookie)
    reason = "wrong_old_passphrase" if passphrase else "passphrase_needed"
    for method, path in (("POST", "/api/tokens"), ("DELETE", "/api/me")):
        assert thief.ask(method, path, passphrase=passphrase, expect=403)["about"]["reason"] == reason
    assert thief.ask("DELETE", "/api/me", expect=403)["about"]["reason"] == "passphrase_needed"
    assert player.get("/api/tokens") == []
    assert player.get("/api/me")["account"]


def test_a_guest_needs_no_passphrase(server):
    guest = server.guest("Ann")
    assert guest.post("/api/tokens")["key"]
    guest.ask("DELETE", "/api/me")


# ---- sessions


def log_in(server, player, browser=CHROME):
    other = Client(server)
    other.http.headers["user-agent"] = browser
    other.post("/api/login", name=player.name, passphrase=PASSPHRASE)
    return other


def test_sessions_are_listed_with_their_browsers(server):
    player = account(server)
    other = log_in(server, player, FIREFOX)
    listed = other.get("/api/sessions")
    assert [(session["label"], session["this"]) for session in listed] == [
        ("python-httpx", False),
        ("Firefox, Android", True),
    ]
    assert all(session["used"] >= session["created"] > 0 for session in listed)
    assert [session["this"] for session in player.get("/api/sessions")] == [True, False]


@pytest.mark.parametrize(
    ("browser", "label"),
    [
        (CHROME, "Chrome, Linux"),
        (EDGE, "Edge, Windows"),
        (SAFARI, "Safari, iPhone"),
        (FIREFOX, "Firefox, Android"),
        ("python-httpx/0.27.0", "python-httpx"),
        ("", ""),
        ("\u202ebad\x07" + "x" * 200, "bad" + "x" * 57),
    ],
)
def test_a_browser_has_a_label(browser, label):
    assert device_label(browser) == label


def test_one_session_is_ended_from_another(server):
    player = account(server)
    other = log_in(server, player)
    [wanted] = [session["id"] for session in player.get("/api/sessions") if not session["this"]]
    with other.socket() as socket:
        assert socket.ask("ping")["say"] == "done"
        player.ask("DELETE", f"/api/sessions/{wanted}")
        with pytest.raises(ConnectionClosed):
            socket.until("never")
    other.get("/api/me", expect=401)
    assert player.ask("DELETE", f"/api/sessions/{wanted}", expect=404)["about"]["reason"] == "no_such_session"
    assert len(player.get("/api/sessions")) == 1


def test_nobody_can_end_the_session_of_somebody_else(server, ann):
    [session] = [session["id"] for session in ann.get("/api/sessions") if session["this"]]
    server.guest("Bob").ask("DELETE", f"/api/sessions/{session}", expect=404)
    assert ann.get("/api/me")["id"] == ann.id


def test_logging_out_everywhere_ends_every_session_and_no_token(server):
    player = account(server)
    robot, others = script(server, player, ["read"]), [log_in(server, player) for _ in range(2)]
    cookie = player.cookie
    player.ask("DELETE", "/api/sessions")
    assert player.cookie is None
    for session in (Client(server, cookie=cookie), *others):
        session.get("/api/me", expect=401)
    assert robot.get("/api/me")["id"] == player.id


def test_a_guest_who_becomes_an_account_gets_a_new_cookie_and_the_old_one_ends(server):
    guest = server.guest("Ann")
    table, old = guest.table(), guest.cookie
    tab = Client(server, cookie=old)
    with tab.socket() as socket:
        socket.ask("watch", table=table)
        guest.post("/api/account", name=f"Ann {guest.id}", passphrase=PASSPHRASE)
        assert guest.cookie != old
        assert guest.look(table)["you"] == [0]
        with pytest.raises(ConnectionClosed):  # within seconds: the other tabs connect again with the new one
            socket.until("never")
    Client(server, cookie=old).get("/api/me", expect=401)
    assert [session["this"] for session in guest.get("/api/sessions")] == [True]


# ---- what has expired


def test_expired_keys_open_nothing_and_are_deleted(tmp_path):
    with Server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        token = ann.post("/api/tokens")
        with ann.socket() as socket, Client(server, token=token["key"]).socket() as scripted:
            socket.ask("ping")
            scripted.ask("ping")
            with sqlite3.connect(tmp_path / "fogcity.db") as database:
                database.execute("UPDATE keys SET expires = 1 WHERE player = ?", (ann.id,))
            for connection in (socket, scripted):
                with pytest.raises(ConnectionClosed):
                    connection.until("never")
        ann.get("/api/me", expect=401)
        server.restart()
        assert bob.again(server).id == bob.id
        with sqlite3.connect(tmp_path / "fogcity.db") as database:
            rows = lambda: database.execute("SELECT player FROM keys").fetchall()  # noqa: E731
            eventually(lambda: rows() == [(bob.id,)])


def test_a_deleted_player_is_sent_away_by_a_running_server(tmp_path, run):
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        with ann.socket() as socket:
            socket.ask("ping")
            run("admin", "delete", ann.id, "--yes", "--data", tmp_path)
            with pytest.raises(ConnectionClosed):
                socket.until("never")
        ann.get("/api/me", expect=401)
