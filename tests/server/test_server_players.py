"""Who somebody is: guests, accounts, tokens, and what ends with them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.helpers.server import Client
from tests.helpers.tables import new_name

PASSPHRASE = "cable cars climb halfway"


def account(server, name=None, passphrase=PASSPHRASE):
    """A guest who became an account."""
    name = name or new_name()
    player = server.guest(name)
    player.me = player.post("/api/account", name=name, passphrase=passphrase)
    player.name = name
    return player


@pytest.fixture(scope="module")
def known(server):
    """An account that nobody logs out of."""
    return account(server)


def log_in(server, name, passphrase=PASSPHRASE):
    """The same account, at another device."""
    other = Client(server)
    other.me = other.post("/api/login", name=name, passphrase=passphrase)
    other.id = other.me["id"]
    return other


def test_a_guest_needs_a_name_and_nothing_else(server):
    ann = server.guest("Ann")
    assert ann.get("/api/me") == ann.me
    assert (ann.me["name"], ann.me["account"]) == ("Ann", False)


def test_a_guest_is_known_again_by_the_cookie_alone(server):
    ann = server.guest("Ann")
    assert ann.again(server).id == ann.id


def test_the_cookie_cannot_be_read_by_scripts_and_lasts(server):
    answer = httpx.post(server.url + "/api/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age=34560000" in cookie


def test_two_guests_may_have_the_same_name(server):
    assert server.guest("Ann").id != server.guest("Ann").id


def test_whoever_is_nobody_is_asked_who_they_are(server):
    assert Client(server).get("/api/me", expect=401)["code"] == "who_are_you"
    assert Client(server).post("/api/tables", game="cablecar", expect=401)["code"] == "who_are_you"


@pytest.mark.parametrize("name", ["", " ", "\t", "\u200b", "\u202e", "x" * 31])
def test_a_name_has_1_to_30_characters_that_can_be_seen(server, name):
    assert Client(server).post("/api/guest", name=name, expect=400)["code"] == "bad_request"


def test_a_name_is_shown_without_control_characters(server):
    assert server.guest(" A\u202enn\x07  the \n first ").me["name"] == "Ann the first"


def test_a_guest_may_change_the_name_and_tables_show_it(server):
    ann = server.guest("Ann")
    table = ann.table()
    assert ann.post("/api/me/name", name="Anna")["name"] == "Anna"
    assert ann.look(table)["info"]["seats"][0]["name"] == "Anna"


# ---- accounts


def test_a_guest_who_becomes_an_account_keeps_games_and_stays_logged_in(server):
    ann = server.guest("Ann")
    table = ann.table()
    name = new_name()
    me = ann.post("/api/account", name=name, passphrase=PASSPHRASE)
    assert (me["id"], me["name"], me["account"]) == (ann.id, name, True)
    assert ann.get("/api/me")["account"]
    assert [t["id"] for t in ann.get("/api/tables?list=mine")["tables"]] == [table]
    assert ann.look(table)["info"]["seats"][0]["name"] == name


def test_an_account_finds_its_games_at_another_device(server):
    ann = account(server)
    table = ann.table(seats=2, bots=["tourist"], start=True)
    other = log_in(server, ann.name)
    assert other.id == ann.id
    assert [t["id"] for t in other.get("/api/tables?list=mine")["tables"]] == [table]
    assert other.look(table)["you"] == [0]
    assert ann.get("/api/me")["id"] == ann.id, "the first device is still logged in"


def test_a_name_is_found_however_it_is_written(server, known):
    assert log_in(server, known.name.upper()).id == known.id


def test_letters_of_a_passphrase_may_be_composed_or_not(server):
    ann = account(server, passphrase="caf\u00e9 \ud55c\uad6d\uc5b4 123")
    assert log_in(server, ann.name, "cafe\u0301 \ud55c\uad6d\uc5b4 123").id == ann.id


@pytest.mark.parametrize("passphrase", ["wrong passphrase", "", PASSPHRASE + " ", PASSPHRASE.upper()])
def test_a_wrong_passphrase_opens_nothing(server, known, passphrase):
    assert (
        Client(server).post("/api/login", name=known.name, passphrase=passphrase, expect=401)["code"] == "who_are_you"
    )


def test_a_wrong_name_is_refused_like_a_wrong_passphrase(server, known):
    wrong = Client(server).post("/api/login", name=known.name, passphrase="wrong passphrase", expect=401)
    assert Client(server).post("/api/login", name=new_name(), passphrase=PASSPHRASE, expect=401) == wrong


def test_a_guest_cannot_be_logged_in_to(server):
    ann = server.guest(new_name())
    Client(server).post("/api/login", name=ann.me["name"], passphrase="", expect=401)


@pytest.mark.parametrize("passphrase", ["", "1234567", "x" * 201])
def test_a_passphrase_has_8_to_200_characters(server, passphrase):
    ann = server.guest("Ann")
    assert ann.post("/api/account", name=new_name(), passphrase=passphrase, expect=400)["code"] == "bad_request"
    assert not ann.get("/api/me")["account"]


@pytest.mark.parametrize(
    "alike", [str, str.upper, lambda name: name[0] + "\u200b" + name[1:], lambda name: f" {name} "]
)
def test_no_two_accounts_have_names_that_look_alike(server, known, alike):
    bob = server.guest("Bob")
    problem = bob.post("/api/account", name=alike(known.name), passphrase=PASSPHRASE, expect=409)
    assert problem["code"] == "not_now"
    assert bob.get("/api/me")["name"] == "Bob"


def test_a_name_of_letters_that_stand_for_many_is_refused_alike_on_every_store(server):
    ann = server.guest("\ufdfa" * 30)
    assert ann.post("/api/account", name="\ufdfa" * 30, passphrase=PASSPHRASE, expect=400)["code"] == "bad_request"


def test_an_account_cannot_become_another(known):
    assert known.post("/api/account", name=new_name(), passphrase=PASSPHRASE, expect=409)["code"] == "not_now"


def test_an_account_may_only_change_how_its_name_is_written(server):
    ann = account(server)
    assert ann.post("/api/me/name", name=ann.name.upper())["name"] == ann.name.upper()
    assert ann.post("/api/me/name", name=new_name(), expect=403)["code"] == "forbidden"


# ---- logging out


def test_logging_out_ends_this_session_and_no_other(server):
    ann = account(server)
    other = log_in(server, ann.name)
    cookie = ann.cookie
    ann.post("/api/logout")
    Client(server, cookie=cookie).get("/api/me", expect=401)
    assert other.get("/api/me")["id"] == ann.id


def test_logging_out_closes_the_sockets_of_the_session(server):
    ann = server.guest("Ann")
    with ann.socket() as socket:
        assert socket.ask("ping")["say"] == "done"
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            socket.until("never")


def test_logging_out_ends_the_streams_of_the_session(server):
    ann = server.guest("Ann")
    cookie = ann.cookie
    with httpx.stream("GET", server.url + "/api/stream", cookies={"fogcity": cookie}, timeout=60) as stream:
        lines = stream.iter_lines()
        next(lines)
        ann.post("/api/logout")
        assert [line for line in lines if line] == []


def test_logging_out_deletes_the_cookie(server):
    ann = server.guest("Ann")
    ann.post("/api/logout")
    assert ann.cookie is None


# ---- tokens


def test_a_script_plays_with_a_token(server):
    ann = server.guest("Ann")
    made = ann.post("/api/tokens", label="my script")
    script = Client(server, token=made["key"])
    assert script.get("/api/me")["id"] == ann.id
    table = script.table()
    assert [t["id"] for t in ann.get("/api/tables?list=mine")["tables"]] == [table]


def test_a_token_opens_a_socket(server):
    ann = server.guest("Ann")
    script = Client(server, token=ann.post("/api/tokens")["key"])
    table = ann.table()
    with script.socket() as socket:
        assert socket.ask("say", table=table, text="hello")["say"] == "done"


def test_the_key_of_a_token_is_shown_once(server):
    ann = server.guest("Ann")
    made = ann.post("/api/tokens", label="my script")
    assert made["key"].startswith("fogcity_")
    [listed] = ann.get("/api/tokens")
    assert listed == {**made, "key": ""}


def test_a_deleted_token_opens_nothing_and_its_sockets_close(server):
    ann = server.guest("Ann")
    made = ann.post("/api/tokens")
    script = Client(server, token=made["key"])
    with script.socket() as socket:
        socket.ask("ping")
        ann.ask("DELETE", f"/api/tokens/{made['id']}")
        with pytest.raises(ConnectionClosed):
            socket.until("never")
    assert script.get("/api/me", expect=401)["code"] == "who_are_you"
    assert ann.get("/api/tokens") == []


def test_nobody_can_delete_the_token_of_somebody_else(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.post("/api/tokens")
    assert bob.ask("DELETE", f"/api/tokens/{made['id']}", expect=404)["code"] == "unknown"
    assert Client(server, token=made["key"]).get("/api/me")["id"] == ann.id


def test_there_are_at_most_20_tokens(server):
    ann = server.guest("Ann")
    for _ in range(20):
        ann.post("/api/tokens")
    assert ann.post("/api/tokens", expect=409)["code"] == "not_now"


def test_a_token_that_was_never_made_is_told_to_be_wrong(server):
    assert Client(server, token="fogcity_nonsense").get("/api/me", expect=401)["code"] == "who_are_you"


def test_two_guests_who_want_the_same_name_at_once_do_not_both_get_it(server):
    name = new_name()
    guests = [server.guest("Ann") for _ in range(4)]

    def register(guest):
        return guest.http.post("/api/account", json={"name": name, "passphrase": PASSPHRASE}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(register, guests)) == [200, 409, 409, 409]


def test_who_deletes_themselves_leaves_no_table_waiting_and_no_name(server):
    ann, bob, carl = account(server), server.guest("Bob"), server.guest("Carl")
    playing, waiting, asked = (host.table() for host in (ann, ann, bob))
    for table in (playing, waiting):
        bob.do(table, "join")
    ann.do(playing, "start")
    ann.do(playing, "say", text="farewell")
    bob.do(asked, "invite", seat=1, name=ann.name)
    cookie = ann.cookie
    with ann.socket() as socket:
        socket.ask("watch", table=playing)
        ann.ask("DELETE", "/api/me", passphrase=PASSPHRASE)
        with pytest.raises(ConnectionClosed):
            socket.until("never")
    assert Client(server, cookie=cookie).get("/api/me", expect=401)["code"] == "who_are_you"
    Client(server).post("/api/login", name=ann.name, passphrase=PASSPHRASE, expect=401)
    seat = bob.look(playing)["info"]["seats"][0]
    assert (seat["kind"], seat["resigned"], seat.get("name", "")) == ("person", True, "")
    assert bob.look(playing)["info"]["end"]["winners"] == [1]
    assert bob.look(waiting)["info"]["host"] == bob.id
    assert bob.look(asked)["info"]["seats"][1]["kind"] == "free"
    assert ann.name not in carl.http.get(f"/api/tables/{playing}/entries").text
    assert "farewell" not in carl.http.get(f"/api/tables/{playing}").text


def test_whoever_may_be_nobody_can_ask_who_they_are(server):
    assert Client(server).get("/api/you") == {"me": None}
    ann = server.guest("Ann")
    assert ann.get("/api/you") == {"me": ann.get("/api/me")}
