"""People whom a portal names in a header: `--login-header`, believed only from the proxy."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fogcity.core.errors import BadOption
from fogcity.server.http.login_header import check_login_header
from fogcity.server.portal import MAX_IDENTITY, check_identity, name_for
from fogcity.server.problems import BadRequest
from tests.helpers.server import PATIENCE, Server

PROXY, ELSEWHERE = "127.0.0.2", "127.0.0.3"
HEADER = "Remote-User"


@pytest.fixture(scope="module")
def home(store, tmp_path_factory):
    """A server that believes a portal behind the proxy."""
    options = ("--login-header", HEADER, "--proxy", f"{PROXY}/32")
    with Server(tmp_path_factory.mktemp("home"), *options, **store()) as found:
        yield found
        assert found.faults() == []


def reach(server, named=None, address=PROXY, **more):
    """A browser whose requests come from an address, through a portal that names somebody."""
    headers = {} if named is None else {HEADER: named}
    transport = httpx.HTTPTransport(local_address=address)
    url = f"http://127.0.0.1:{server.port}"
    return httpx.Client(base_url=url, transport=transport, headers=headers | more, timeout=PATIENCE)


def who(http):
    return http.get("/api/you").raise_for_status().json()["me"]


def open_socket(server, http, address=PROXY):
    headers = [(name, value) for name, value in http.headers.items() if name in (HEADER.lower(), "authorization")]
    headers.append(("cookie", "; ".join(f"{name}={value}" for name, value in http.cookies.items())))
    url = f"ws://127.0.0.1:{server.port}/api/socket"
    return connect(url, additional_headers=headers, source_address=(address, 0))


def ask(socket, do, **about):
    """The answer of a socket to a command."""
    socket.send(json.dumps({"do": do, "id": "m", **about}))
    while (told := json.loads(socket.recv(PATIENCE))).get("id") != "m":
        pass
    return told


def read_on(socket):
    """Read until the socket is closed."""
    while True:
        socket.recv(PATIENCE)


def test_the_portal_makes_the_account_and_finds_it_again(home):
    with reach(home, "maker") as http, reach(home, "maker") as other:
        me = who(http)
        assert (me["name"], me["account"], me["portal"]) == ("maker", True, True)
        assert who(http) == who(other) == me
        table = http.post("/api/tables", json={"game": "cablecar", "seats": 2, "bots": ["tourist"], "start": True})
        assert table.status_code == 201
        with open_socket(home, http) as socket:
            assert ask(socket, "watch", table=table.json()["table"])["say"] == "done"
            assert ask(socket, "say", table=table.json()["table"], text="hello")["say"] == "done"
        assert other.get("/api/tables?list=mine").json()["tables"][0]["id"] == table.json()["table"]


def test_a_script_without_cookies_has_one_session(home):
    for _ in range(5):
        with reach(home, "script") as http:
            who(http)
    with reach(home, "script") as http:
        assert len(http.get("/api/sessions").json()) == 1


# ---- attacks


@pytest.mark.parametrize("address", ["127.0.0.1", ELSEWHERE])
def test_nobody_else_can_name_anybody(home, address):
    with reach(home, "victim") as http:
        assert who(http) is not None
    forwarded = {"X-Forwarded-For": PROXY, "Forwarded": f"for={PROXY}", "X-Real-IP": PROXY}
    with reach(home, "victim", address, **forwarded) as http:
        assert who(http) is None
        assert http.get("/api/me").status_code == 401
        assert http.post("/api/guest", json={"name": "Guest"}).json()["account"] is False
    with reach(home, "victim", address) as http, open_socket(home, http, address) as socket:
        assert ask(socket, "listen")["code"] == "who_are_you"


def test_clients_of_the_proxy_whom_it_does_not_name_are_strangers(home):
    """The address that the proxy forwards is not the one that counts: else a client could name the proxy's own."""
    with reach(home, **{"X-Forwarded-For": PROXY}) as http:
        assert who(http) is None
    with reach(home, "") as http:
        assert who(http) is None


@pytest.mark.parametrize(
    "name", ["Remote_User", "Remote-User-Name", "X-Remote-User", "RemoteUser", "Remote-Users", "HTTP-Remote-User"]
)
def test_headers_with_a_like_name_count_for_nothing(home, name):
    with reach(home, **{name: "admin"}) as http:
        assert who(http) is None


@pytest.mark.parametrize("name", ["remote-user", "REMOTE-USER", "rEmOtE-uSeR"])
def test_the_case_of_the_header_does_not_matter(home, name):
    with reach(home, **{name: "cased"}) as http:
        assert who(http)["name"] == "cased"


def test_two_headers_name_nobody(home):
    """A proxy that adds its header to that of the client must not let the client choose."""
    for second in (HEADER, HEADER.lower()):
        headers = [(HEADER, "attacker"), (second, "owner")]
        with reach(home) as http:
            answer = http.get("/api/you", headers=headers)
            assert (answer.status_code, answer.json()["about"]["reason"]) == (400, "bad_login_header")
            assert http.get("/", headers=headers).status_code == 200  # the page says what is wrong
    url = f"ws://127.0.0.1:{home.port}/api/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers, source_address=(PROXY, 0)):
        pass
    assert refused.value.response.status_code == 400


UNCERTAIN = [
    b"ann, bob",
    b"ann\tbob",
    "ann\u200bbob".encode(),
    "\u202enna".encode(),
    "\u2028".encode(),
    b"\xff\xfe",
    b"x" * (MAX_IDENTITY + 1),
    "\u3164".encode(),
]


@pytest.mark.parametrize("value", UNCERTAIN, ids=lambda value: repr(value[:12]))
def test_a_name_that_is_not_certain_logs_nobody_in(home, value):
    with reach(home) as http:
        answer = http.get("/api/you", headers=[(HEADER.encode(), value)])
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("value", [b"a\x00b", b"a\x7f", b"a\nb", b"a\r\nRemote-User: b"])
def test_control_characters_are_refused_even_if_a_server_lets_them_through(value):
    with pytest.raises(BadRequest):
        check_identity([value])


def test_what_the_portal_writes_differently_is_somebody_else(home):
    """Only the portal knows whether `carol` and `Carol` are one person. Their names here must not look alike."""
    names = {}
    for identity in ("carol", "Carol", "cаrol", "carol@a.example", "carol@b.example"):  # the third has a Cyrillic a
        with reach(home, identity.encode()) as http:
            names[who(http)["id"]] = who(http)["name"]
    assert len(names) == 5
    assert sorted(names.values())[0] == "Carol 2"
    assert "@" not in "".join(names.values())


def test_the_session_of_a_portal_cannot_be_stolen(home):
    """What a browser has is worth nothing without the portal."""
    with reach(home, "holder") as http:
        who(http)
        session = http.get("/api/sessions").json()[0]["id"]
        kept = dict(http.cookies)
    for address in (PROXY, ELSEWHERE):
        for cookies in (kept, {"fogcity": session}, {"fogcity": "holder"}, {"fogcity": kept["fogcity_browser"]}):
            with reach(home, address=address) as thief:
                line = "; ".join(f"{name}={value}" for name, value in cookies.items()).encode()
                assert thief.get("/api/you", headers=[(b"cookie", line)]).json() == {"me": None}


# ---- accounts that exist already


@contextlib.contextmanager
def local_account(server, name, passphrase="fog horn fog"):
    """A browser that has an account with a passphrase."""
    with reach(server) as http:
        http.post("/api/guest", json={"name": name}).raise_for_status()
        http.post("/api/account", json={"name": name, "passphrase": passphrase}).raise_for_status()
        yield http


def test_an_account_with_a_passphrase_is_not_taken_over(home):
    with local_account(home, "Dora") as dora, reach(home, "dora") as named:
        assert who(named)["name"] == "dora 2"
        assert who(named)["id"] != who(dora)["id"]
        assert who(dora)["portal"] is False


def test_an_account_of_the_portal_has_no_passphrase(home):
    with reach(home, "erin") as named, reach(home) as local:
        me = who(named)
        for passphrase in ("", "fog horn fog", "None"):
            answer = local.post("/api/login", json={"name": "erin", "passphrase": passphrase})
            assert (answer.status_code, answer.json()["about"]["reason"]) == (401, "wrong_passphrase")
        recovering = {"name": "erin", "code": "ABCD-1234-EFGH-5678", "passphrase": "fog horn fog"}
        assert local.post("/api/recover", json=recovering).status_code == 401
        assert local.post("/api/guest", json={"name": "Erin"}).json()["about"]["reason"] == "name_of_account"
        for method, path, body in (
            ("POST", "/api/me/passphrase", {"old": "", "passphrase": "fog horn fog"}),
            ("POST", "/api/me/recovery", {"passphrase": ""}),
            ("POST", "/api/logout", {}),
            ("POST", "/api/login", {"name": "Dora", "passphrase": "fog horn fog"}),
            ("POST", "/api/account", {"name": "Other", "passphrase": "fog horn fog"}),
            ("POST", "/api/recover", recovering),
            ("DELETE", "/api/sessions", {}),
        ):
            answer = named.request(method, path, json=body)
            assert (answer.status_code, answer.json()["about"]["reason"]) == (409, "portal_account"), path
        assert named.post("/api/guest", json={"name": "Other"}).json() == me  # for scripts that begin with it
        assert who(named) == me


def test_tokens_of_a_portal_account_play_but_cannot_make_others(home):
    with reach(home, "fred") as named:
        me = who(named)
        made = named.post("/api/tokens", json={"label": "script", "scopes": ["account", "play", "read"]}).json()
    with reach(home, address=ELSEWHERE, Authorization=f"Bearer {made['key']}") as script:
        assert script.get("/api/me").json() == me
        for method, path in (("POST", "/api/tokens"), ("DELETE", "/api/me")):
            assert script.request(method, path, json={}).json()["about"]["reason"] == "portal_account"
    with reach(home, "gina", Authorization=f"Bearer {made['key']}") as both:
        assert both.get("/api/me").json() == me  # a token says for whom it is
    with reach(home, "gina", Authorization="Basic Z2luYTpnaW5h") as both:
        assert both.get("/api/me").json()["name"] == "gina"  # that is for the portal


def test_a_deleted_account_begins_anew(home):
    with reach(home, "hal") as http:
        first = who(http)
        assert http.request("DELETE", "/api/me", json={}).status_code == 200
        assert who(http)["id"] != first["id"]
        assert who(http)["name"] == "hal"


def test_the_session_ends_when_the_portal_names_somebody_else(home):
    with reach(home, "ines") as http:
        who(http)  # sets the mark of the browser
        ines = who(http)
        with open_socket(home, http) as socket:
            assert ask(socket, "listen")["say"] == "done"
            http.headers[HEADER] = "jan"
            jan = who(http)
            with pytest.raises(ConnectionClosed):
                read_on(socket)
        assert (jan["name"], jan["id"] == ines["id"]) == ("jan", False)
        assert [session["this"] for session in http.get("/api/sessions").json()] == [True]
        http.headers[HEADER] = "ines"
        assert who(http) == ines


def test_sessions_in_other_browsers_go_on(home):
    with reach(home, "kim") as one, reach(home, "kim") as other:
        for http in (one, one, other, other):
            who(http)
        with open_socket(home, other) as socket:
            one.headers[HEADER] = "lee"
            assert who(one)["name"] == "lee"
            assert ask(socket, "listen")["say"] == "done"


def test_an_account_with_a_passphrase_is_logged_out_and_a_guest_is_kept(home):
    with local_account(home, "Mia") as mia, reach(home) as guest:
        made = guest.post("/api/guest", json={"name": "Guest"}).json()
        for http in (mia, guest):
            http.headers[HEADER] = "nia"
            assert who(http)["name"] == "nia"
            del http.headers[HEADER]
        assert who(mia) is None
        assert who(guest)["id"] == made["id"]


# ---- the host


def test_a_host_hands_an_account_over(tmp_path):
    options = ("--login-header", HEADER, "--proxy", PROXY)
    with Server(tmp_path, *options) as server:
        with local_account(server, "Olga") as olga:
            mine = who(olga)
            command = [sys.executable, "-m", "fogcity", "admin"]
            more = ["--data", str(tmp_path)]
            told = subprocess.run(
                [*command, "portal", "olga", "--as", "olga@example.org", "--yes", *more],
                check=True,
                capture_output=True,
                text=True,
                timeout=60,
            )
            assert told.stdout == "Olga belongs to olga@example.org of the portal now\n"
        with reach(server, "olga@example.org") as named, reach(server) as local:
            assert who(named) == {**mine, "portal": True}
            answer = local.post("/api/login", json={"name": "Olga", "passphrase": "fog horn fog"})
            assert answer.status_code == 401
        again = [*command, "portal", "olga", "--as", "olga@example.org", "--yes", *more]
        refused = subprocess.run(again, check=False, capture_output=True, text=True, timeout=60)
        assert refused.returncode != 0
        assert "has the account Olga" in refused.stderr
        listed = subprocess.run(
            [*command, "list", "--players", *more], check=True, capture_output=True, text=True, timeout=60
        ).stdout
        assert "portal " in listed


@pytest.mark.parametrize(
    ("name", "proxies", "says"),
    [
        (HEADER, None, "needs --proxy"),
        (HEADER, [], "needs --proxy"),
        (HEADER, ["0.0.0.0/0"], "not the whole internet"),
        (HEADER, ["10.0.0.1", "::/0"], "not the whole internet"),
        ("Remote User", [PROXY], "such as Remote-User"),
        ("Remote_User", [PROXY], "such as Remote-User"),
        ("Cookie", [PROXY], "such as Remote-User"),
        ("Host\n", [PROXY], "such as Remote-User"),
    ],
)
def test_a_header_that_anybody_could_send_is_refused(name, proxies, says):
    with pytest.raises(BadOption, match=says):
        check_login_header(name, proxies)


def test_the_server_does_not_start_without_a_proxy(tmp_path):
    command = [sys.executable, "-m", "fogcity", "serve", "--lazy", "--port", "0", "--data", str(tmp_path)]
    found = subprocess.run(
        [*command, "--login-header", HEADER], check=False, capture_output=True, text=True, timeout=60
    )
    assert found.returncode != 0
    assert "--login-header needs --proxy" in found.stderr


def test_without_the_option_the_header_is_nothing(module_server):
    answer = httpx.get(f"{module_server.url}/api/you", headers={HEADER: "admin"})
    assert answer.json() == {"me": None}


@pytest.mark.parametrize(
    ("identity", "name"),
    [("ann", "ann"), ("Ann  Lee", "Ann Lee"), ("ann@example.org", "ann"), ("@home", "@home"), ("x" * 60, "x" * 30)],
)
def test_the_name_that_others_see(identity, name):
    assert name_for(identity) == name
