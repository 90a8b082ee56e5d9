"""Keys that end at one server end at all of them within seconds, also while Redis is down."""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.helpers.server import Client, Redis, Server, eventually
from tests.helpers.server_tables import account

PASSPHRASE = "cable cars climb"


@pytest.fixture(scope="module")
def apart(postgres, tmp_path_factory):
    """Two servers with one database, whose Redis has died."""
    url, redis = postgres.new_database(), Redis()
    with (
        Server(tmp_path_factory.mktemp("one"), database=url, redis=redis.url) as one,
        Server(tmp_path_factory.mktemp("two"), database=url, redis=redis.url) as other,
    ):
        redis.kill()
        yield one, other
    redis.folder.cleanup()


def log_in(server, player):
    other = Client(server)
    other.post("/api/login", name=player.name, passphrase=PASSPHRASE)
    return other


def by_cookie(one, other, player):
    return log_in(other, player)


def by_token(one, other, player):
    return Client(other, token=player.post("/api/tokens", label="robot", passphrase=PASSPHRASE)["key"])


def log_out(player, client, one):
    Client(one, cookie=client.cookie).post("/api/logout")


def end_session(player, client, one):
    [wanted] = [session["id"] for session in player.get("/api/sessions") if not session["this"]]
    player.ask("DELETE", f"/api/sessions/{wanted}")


def log_out_everywhere(player, client, one):
    player.ask("DELETE", "/api/sessions")


def delete_token(player, client, one):
    [token] = player.get("/api/tokens")
    player.ask("DELETE", f"/api/tokens/{token['id']}")


def delete_account(player, client, one):
    player.ask("DELETE", "/api/me", passphrase=PASSPHRASE)


def change_passphrase(player, client, one):
    player.post("/api/me/passphrase", old=PASSPHRASE, passphrase="a fog bell at Alcatraz")


@pytest.mark.parametrize(
    ("enter", "end"),
    [
        (by_cookie, log_out),
        (by_cookie, end_session),
        (by_cookie, log_out_everywhere),
        (by_cookie, change_passphrase),
        (by_cookie, delete_account),
        (by_token, delete_token),
        (by_token, delete_account),
    ],
    ids=lambda how: how.__name__,
)
def test_who_ends_a_key_at_one_server_is_sent_away_by_the_other_without_redis(apart, enter, end):
    one, other = apart
    player = account(one)
    client = enter(one, other, player)
    with client.socket() as socket, client.http.stream("GET", "/api/stream") as stream:
        assert socket.ask("listen")["say"] == "done"
        lines = stream.iter_lines()
        next(lines)
        end(player, client, one)
        with contextlib.suppress(ConnectionClosed):
            while socket.next():
                pass
        assert [line for line in lines if line] == []
    assert client.get("/api/me", expect=401)["code"] == "who_are_you"


def test_who_waits_for_entries_and_is_logged_out_meanwhile_gets_none(apart):
    one, other = apart
    player = account(one)
    table = player.table(open=False)
    client, robot = log_in(other, player), by_token(one, other, player)
    number = client.look(table)["number"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(client.http.get, f"/api/tables/{table}/entries?after={number}&wait=50")
        with robot.socket() as socket:
            socket.ask("watch", table=table)
            player.ask("DELETE", "/api/sessions")
            same = Client(other, cookie=client.cookie)
            eventually(lambda: same.http.get("/api/me").status_code == 401)
            robot.do(table, "say", text="a secret")
        assert waiting.result().status_code == 401
