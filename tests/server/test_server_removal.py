"""Whom the host removes: no seat, no view of a private table, no chat, no old link, and no way back as a new guest."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from fogcity.server.store import schema
from fogcity.server.store.engine import open_engine
from tests.helpers.server import Client, Server
from tests.helpers.server_tables import account, people_at
from tests.helpers.tables import agree_to_stop, sit_down

PROXY = "127.0.0.1"


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory):
    """A server whose clients come from the address that a proxy names."""
    with Server(tmp_path_factory.mktemp("removal"), "--proxy", f"{PROXY}/32", "--host", PROXY) as found:
        yield found


def coming_from(server, address, name, device=None):
    """A new guest from an address, with the device cookie of a browser if one is given."""
    client = Client(server)
    client.http.headers["x-forwarded-for"] = address
    if device is not None:
        client.http.cookies.set("fogcity_browser", device)
    client.me = client.post("/api/guest", name=name)
    client.id = client.me["id"]
    return client


def device_of(client):
    return client.http.cookies.get("fogcity_browser")


def reason(problem):
    return problem["code"], problem["about"]["reason"]


KICKED = ("forbidden", "kicked")


def test_who_is_removed_loses_all_seats_and_the_chat(server):
    table, (ann, bob) = sit_down(server, seats=4, start=False)
    bob.do(table, "join", another=True, name="Grandma")
    ann.do(table, "answer_seat", player=bob.id, agrees=True)
    ann.do(table, "kick", seat=2)
    assert people_at(ann, table) == [ann.id, "", "", ""]
    assert reason(bob.do(table, "say", text="hello?", expect=403)) == KICKED
    with bob.socket() as socket:
        assert socket.ask("say", table=table, text="hello?")["about"]["reason"] == "kicked"


def test_who_is_removed_from_a_private_table_sees_it_no_more(server):
    table, (ann, bob) = sit_down(server, start=False, open=False)
    keys = bob.look(table)
    with bob.socket() as socket, Client(server).socket() as spectator:
        socket.ask("watch", table=table)
        spectator.ask("watch", table=table, key=keys["watch"])
        ann.do(table, "kick", seat=1)
        for old in (socket, spectator):
            with pytest.raises(ConnectionClosed):
                old.until("never")
    for key in ("", keys["invite"], keys["watch"]):
        assert bob.get(f"/api/tables/{table}?key={key}", expect=404)["code"] == "unknown"
        assert Client(server).get(f"/api/tables/{table}?key={key}", expect=404)["code"] == "unknown"
    assert bob.do(table, "say", text="hello?", key=keys["invite"], expect=400)["code"] == "bad_request"
    with bob.socket() as socket:
        assert socket.ask("say", table=table, text="hello?")["code"] == "unknown"


def test_the_host_gets_new_links_at_once_and_they_work(server):
    table, (ann, bob) = sit_down(server, start=False, open=False)
    old = ann.look(table)
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        ann.do(table, "kick", seat=1)
        told = next(one for one in reversed(socket.until("table", number=ann.look(table)["number"])))
    new = ann.look(table)
    assert (told["invite"], told["watch"]) == (new["invite"], new["watch"])
    assert not {new["invite"], new["watch"]} & {old["invite"], old["watch"]}
    cy = server.guest("Cy")
    cy.do(table, "join", key=old["invite"], expect=404)
    cy.do(table, "join", key=new["invite"])
    assert people_at(ann, table) == [ann.id, cy.id]
    assert bob.do(table, "join", key=new["invite"], expect=404)["code"] == "unknown"


def test_links_stay_when_a_bot_or_an_invitation_is_removed(server):
    ann, dora = server.guest("Ann"), account(server)
    table = ann.table(seats=3, open=False, invite=[dora.name], bots=["tourist"])
    old = ann.look(table)["invite"]
    for seat in (1, 2):
        ann.do(table, "kick", seat=seat)
    assert ann.look(table)["invite"] == old


def test_the_same_browser_does_not_return_as_a_new_guest(behind_proxy):
    ann = coming_from(behind_proxy, "203.0.113.1", "Ann")
    eve = coming_from(behind_proxy, "203.0.113.2", "Eve")
    table = ann.table(seats=3)
    eve.do(table, "join")
    ann.do(table, "kick", seat=1)
    again = coming_from(behind_proxy, "203.0.113.3", "Nobody", device_of(eve))
    assert again.id != eve.id
    assert reason(again.do(table, "join", expect=403)) == KICKED
    assert reason(again.do(table, "say", text="me again", expect=403)) == KICKED
    coming_from(behind_proxy, "203.0.113.3", "Cy").do(table, "join")


@pytest.mark.parametrize(("first", "second"), [("203.0.113.12", "203.0.113.12"), ("2001:db8:1::5", "2001:db8:1::77")])
def test_the_same_network_does_not_return_as_a_new_guest(behind_proxy, first, second):
    ann = coming_from(behind_proxy, "203.0.113.11", "Ann")
    eve = coming_from(behind_proxy, first, "Eve")
    table, other = ann.table(seats=3), ann.table(seats=3)
    eve.do(table, "join")
    ann.do(table, "kick", seat=1)
    again = coming_from(behind_proxy, second, "Nobody")
    assert reason(again.do(table, "join", expect=403)) == KICKED
    again.do(other, "join")


def test_a_household_is_not_locked_out_with_one_of_its_people(behind_proxy):
    home, elsewhere = "203.0.113.21", "203.0.113.22"
    ann = coming_from(behind_proxy, home, "Ann")
    child, partner = coming_from(behind_proxy, home, "Child"), coming_from(behind_proxy, home, "Partner")
    bob, flatmate, third = (coming_from(behind_proxy, elsewhere, name) for name in ("Bob", "Flatmate", "Third"))
    table = ann.table(seats=6)
    child.do(table, "join")
    ann.do(table, "kick", seat=1)
    partner.do(table, "join")
    bob.do(table, "join", seat=3)
    flatmate.do(table, "join", seat=4)
    ann.do(table, "kick", seat=4)
    third.do(table, "join", seat=5)
    assert people_at(ann, table) == [ann.id, partner.id, "", bob.id, "", third.id]


def test_who_is_invited_again_may_return(behind_proxy):
    ann = coming_from(behind_proxy, "203.0.113.31", "Ann")
    bob = coming_from(behind_proxy, "203.0.113.32", "Bob")
    bob.post("/api/account", name="Bob the Removed", passphrase="cable cars climb")
    table = ann.table()
    bob.do(table, "join")
    ann.do(table, "kick", seat=1)
    ann.do(table, "invite", seat=1, name="Bob the Removed")
    bob.do(table, "join")
    assert people_at(ann, table) == [ann.id, bob.id]


def test_nothing_is_remembered_once_the_game_is_over(behind_proxy):
    ann = coming_from(behind_proxy, "203.0.113.41", "Ann")
    bob = coming_from(behind_proxy, "203.0.113.42", "Bob")
    table = ann.table()
    bob.do(table, "join")
    ann.do(table, "start")

    def remembered():
        engine = open_engine(f"sqlite:///{next(behind_proxy.data.glob('*.db'))}")
        with engine.connect() as connection:
            found = connection.execute(sa.select(schema.marks.c.mark).where(schema.marks.c.table == table)).scalars()
            found = list(found)
        engine.dispose()
        return found

    assert len(remembered()) == 4
    assert not any("203.0.113" in mark for mark in remembered())
    agree_to_stop(table, [ann, bob])
    assert remembered() == []
