"""Names: nobody takes an account's name or a look-alike, as a guest, for a seat or in the chat."""

from __future__ import annotations

import json
import uuid

import pytest
import sqlalchemy as sa

from fogcity.server.names import skeleton, tidy_name
from fogcity.server.store import people, schema
from fogcity.server.store.engine import open_engine
from fogcity.server.store.migrate import migrate
from tests.helpers.server import Client
from tests.helpers.server_tables import account

ALIKE = {
    "the same": "{0}",
    "in capitals": "{1}",
    "a Cyrillic letter": "А{2}",
    "fullwidth": "Ａ{2}",
    "mathematical": "𝐀{2}",
    "a zero-width space": "A\u200b{2}",
    "a soft hyphen": "A\u00ad{2}",
    "a grapheme joiner": "A\u034f{2}",
    "a Hangul filler": "{0}\u3164",
    "a blank Braille pattern": "\u2800{0}",
    "a newline before": "\n{0}",
    "a bidi control": "\u202d{0}\u202c",
    "a no-break space": "{3}",
}


def alike(name, how):
    return ALIKE[how].format(name, name.upper(), name[1:], name.replace(" ", "\u00a0"))


def reason(problem):
    return problem["code"], problem["about"]["reason"]


def unused():
    """A name of letters that no account has, nor a look-alike."""
    return "Anna " + "".join("bcdefghkprstuwxz"[int(digit, 16)] for digit in uuid.uuid4().hex[:10])


@pytest.fixture(scope="module")
def ann(server):
    """An account, and a table of somebody else at which there are free seats."""
    name = unused()
    player = server.guest(name)
    player.post("/api/account", name=name, passphrase="cable cars climb")
    player.name = name
    return player


@pytest.mark.parametrize("how", ALIKE)
def test_a_guest_cannot_take_an_account_s_name_or_a_look_alike(server, ann, how):
    name = alike(ann.name, how)
    problem = Client(server).post("/api/guest", name=name, expect=409)
    assert reason(problem) == ("not_now", "name_of_account")
    assert problem["about"]["suggestion"] == f"{tidy_name(name)} 2"
    Client(server).post("/api/guest", name=problem["about"]["suggestion"])
    bob = server.guest("Bob")
    assert reason(bob.post("/api/me/name", name=name, expect=409)) == ("not_now", "name_of_account")
    assert bob.get("/api/me")["name"] == "Bob"


@pytest.mark.parametrize("how", ALIKE)
def test_neither_can_a_seat(server, ann, how):
    bob, cy = server.guest("Bob"), server.guest("Cy")
    table = bob.table(seats=4)
    name = alike(ann.name, how)
    assert reason(bob.do(table, "join", another=True, name=name, expect=409)) == ("not_now", "name_of_account")
    assert reason(cy.do(table, "join", name=name, expect=409)) == ("not_now", "name_of_account")
    cy.do(table, "join")
    assert reason(cy.do(table, "join", another=True, name=name, expect=409)) == ("not_now", "name_of_account")
    assert ann.name.casefold() not in json.dumps(bob.look(table)).casefold()


@pytest.mark.parametrize("how", [how for how in ALIKE if how != "the same"])
def test_two_accounts_do_not_look_alike(server, ann, how):
    bob = server.guest("Bob")
    problem = bob.post("/api/account", name=alike(ann.name, how), passphrase="cable cars climb", expect=409)
    assert problem["about"]["reason"] in ("name_of_account", "name_taken")
    assert bob.get("/api/me")["account"] is False


def test_an_account_may_use_its_own_name_for_a_seat(server, ann):
    table = ann.table(seats=3)
    ann.do(table, "join", another=True, name=ann.name)
    ann.post("/api/me/name", name=ann.name.upper())
    ann.post("/api/me/name", name=ann.name)


def test_a_suggestion_skips_names_that_are_taken_too(server):
    name = unused()
    for taken in (name, f"{name} 2", f"{name} 3"):
        server.guest("Bob").post("/api/account", name=taken, passphrase="cable cars climb")
    assert Client(server).post("/api/guest", name=name, expect=409)["about"]["suggestion"] == f"{name} 4"


@pytest.mark.parametrize("where", ["join", "say", "create"])
def test_a_guest_whose_name_becomes_an_account_s_comes_to_tables_under_another(server, where):
    name = unused()
    guest, other, host = server.guest(name), server.guest("Bob"), server.guest("Cy")
    known = host.table()
    guest.do(known, "join")
    other.post("/api/account", name=name, passphrase="cable cars climb")
    guest.do(known, "say", text="still here")
    assert host.look(known)["info"]["seats"][1]["name"] == name, "people who sit together know each other"
    table = guest.table() if where == "create" else host.table()
    if where == "join":
        guest.do(table, "join")
    if where == "say":
        guest.do(table, "say", text="hello")
    assert guest.get("/api/me")["name"] == f"{name} 2"
    told = host.look(table)
    shown = told["talk"][0]["entry"]["name"] if where == "say" else told["info"]["seats"][where == "join"]["name"]
    assert shown == f"{name} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoe", "Zoé"),
        ("Soren", "Søren"),
        ("Ase", "Åse"),
        ("Aerlig", "Ærlig"),
        ("Ivan", "Иван"),
        ("Boba", "Вова"),
        ("Nikos", "Νίκος"),
        ("김철수", "김철호"),
        ("Ann", "Anne"),
        ("Ann", "Ann 2"),
    ],
)
def test_names_of_other_scripts_and_with_accents_are_names_of_their_own(one, other):
    assert tidy_name(other) == other
    if (one, other) != ("Aerlig", "Ærlig"):  # the letter looks like the two
        assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiIl"), ("Bill", "Bi11"), ("mary", "rnary"), ("Hanna", "НАNNA"), ("scope", "ѕсоре"), ("Kim", "Κim")],
)
def test_letters_that_look_alike_make_names_that_look_alike(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("A\nB\tC", "A B C"),
        ("Zo" + "e\u0301" + "\u0301" * 20, "Zo" + "é" + "\u0301" * 3),
        ("\u202eAnn\u2066", "Ann"),
        ("A\u200dnn", "Ann"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("नमस्ते", "नमस्ते"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_names_are_shown_on_one_line_without_what_nobody_sees(server, given, shown):
    assert server.guest(given).me["name"] == shown
    bob = server.guest("Bob")
    table = bob.table()
    bob.do(table, "join", another=True, name=given)
    assert bob.look(table)["info"]["seats"][1]["name"] == shown


@pytest.mark.parametrize("name", ["\u3164", "\u200b\u200d", "\u2800 \u00ad", "\u034f", "\ufe0f"])
def test_a_name_of_which_nothing_is_seen_is_refused(server, name):
    assert reason(Client(server).post("/api/guest", name=name, expect=400)) == ("bad_request", "bad_name")


def test_accounts_of_earlier_versions_keep_their_names_and_are_protected(store, tmp_path):
    """Of two that look alike already, the older one's skeleton is stored; both can log in."""
    engine = open_engine(store().get("database") or f"sqlite:///{tmp_path}/fogcity.db")
    try:
        migrate(engine)
        with engine.begin() as connection:
            for created, name in enumerate(("Paul", "Рaul", "Zoé")):
                row = {"id": f"p{created}", "name": name, "login": name.casefold(), "created": created}
                connection.execute(sa.insert(schema.players), {**row, "deleted": False})
            people.fill_skeletons(connection)
            found = connection.execute(sa.select(schema.players.c.skeleton).order_by(schema.players.c.created))
            assert list(found.scalars()) == ["paul", None, skeleton("Zoé")]
            wanted = {"раul": skeleton("Раul"), "рaul": skeleton("Рaul"), "zoe": skeleton("Zoe")}
            assert people.taken_names(connection, wanted, "") == {"раul", "рaul"}
            assert people.taken_names(connection, wanted, "p0") == {"рaul"}
    finally:
        engine.dispose()


def test_a_deleted_account_s_name_is_free_again(server):
    ann = account(server)
    Client(server).post("/api/guest", name=ann.name, expect=409)
    ann.ask("DELETE", "/api/me", passphrase="cable cars climb")
    assert server.guest(ann.name).me["name"] == ann.name
