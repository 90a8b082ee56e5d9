"""One address cannot keep the bots of a server from others, whatever it asks for."""

from __future__ import annotations

from collections import Counter

import pytest

from fogcity.server.bots.fair_queue import Asker, FairQueue
from tests.helpers.guest_bots import install
from tests.helpers.server import Client, Server, eventually
from tests.helpers.tables import new_name

# ---- the queue


def served(queue):
    return [queue.pop() for _ in range(len(queue))]


def test_addresses_take_turns_then_owners_then_tables():
    queue = FairQueue()
    for number in range(20):
        queue.add(Asker("here", "ann", f"table {number % 2}"), f"ann {number}", 1.0)
    for number in range(2):
        queue.add(Asker("here", "bob", "other"), f"bob {number}", 1.0)
        queue.add(Asker("there", "eve", "third"), f"eve {number}", 1.0)
    assert queue.peek() == "ann 0"
    order = served(queue)
    assert order[:7] == ["ann 0", "eve 0", "bob 0", "eve 1", "ann 1", "bob 1", "ann 2"]
    assert order[7:] == [f"ann {number}" for number in range(3, 20)]


def test_who_asks_for_longer_thoughts_gets_fewer_of_them():
    queue = FairQueue()
    for number in range(40):
        queue.add(Asker("long"), f"long {number}", 2.0)
        queue.add(Asker("short"), f"short {number}", 0.5)
    first = [queue.pop().split()[0] for _ in range(20)]
    assert Counter(first) == {"short": 16, "long": 4}


def test_what_was_not_used_is_not_saved_up_and_what_was_had_is_not_forgotten():
    queue = FairQueue()
    for number in range(10):
        queue.add(Asker("always"), f"always {number}", 1.0)
    assert [queue.pop() for _ in range(4)] == [f"always {number}" for number in range(4)]
    for number in range(6):
        queue.add(Asker("late"), f"late {number}", 1.0)
    assert sorted(one.split()[0] for one in (queue.pop() for _ in range(6))) == 3 * ["always"] + 3 * ["late"]


def test_questions_can_be_removed_and_taken():
    queue = FairQueue()
    for number in range(3):
        queue.add(Asker("a", "b", "c"), number, 1.0)
    queue.add(Asker("a", "b", "d"), 3, 1.0)
    queue.remove(Asker("a", "b", "c"), 1)
    assert [one for one, _ in queue.take(Asker("a", "b", "c"))] == [0, 2]
    assert queue.take(Asker("x")) == []
    assert served(queue) == [3]
    with pytest.raises(IndexError):
        queue.pop()


# ---- a real server


@pytest.fixture(scope="module")
def marks(tmp_path_factory):
    folder = tmp_path_factory.mktemp("marks")
    install(folder)
    return folder


@pytest.fixture(scope="module")
def server(marks, tmp_path_factory):
    environment = {"PYTHONPATH": str(marks), "FOGCITY_TEST_MARKS": str(marks)}
    with Server(
        tmp_path_factory.mktemp("server"), "--bots", "2", "--allow-long-bots", "Scripty", environment=environment
    ) as found:
        yield found


@pytest.fixture
def gate(marks):
    """A file without which some bots do not answer."""
    for name in ("named", "gate"):
        (marks / name).unlink(missing_ok=True)
    for path in marks.glob("begun-*"):
        path.unlink()
    yield marks / "gate"
    (marks / "gate").touch()


def guest_at(server, address, name="Ann"):
    """A guest who comes from this address, as a proxy tells."""
    client = Client(server)
    client.http.headers["x-forwarded-for"] = address
    client.me = client.post("/api/guest", name=name)
    client.id = client.me["id"]
    return client


def asked_about(gate):
    """The games in the order in which bots began to think about them."""
    path = gate.parent / "named"
    return path.read_text().split() if path.exists() else []


def answer_to(client, table):
    return eventually(lambda: client.look(table)["now"]["legal"], "the bots did not answer")


@pytest.mark.parametrize("attended", [False, True])
def test_a_person_is_answered_before_the_tables_of_an_attacker(server, gate, attended):
    attacker, person = guest_at(server, "203.0.113.5", "Eve"), guest_at(server, "198.51.100.7", "Ann")
    game, bots = ("ticket", ["named"]) if attended else ("company", ["named", "named"])
    tables = [attacker.table(game, seats=2, bots=bots, sit=attended, start=True) for _ in range(20)]
    eventually(lambda: game in asked_about(gate), "no bot was asked")
    mine = person.table("cablecar", seats=2, bots=["named"], start=True)
    person.act(mine)
    if not attended:  # a process is kept for people
        eventually(lambda: "cablecar" in asked_about(gate), "the bot was not asked")
    gate.touch()
    answer_to(person, mine)
    order = [one for one in asked_about(gate) if one in (game, "cablecar")]
    assert order.index("cablecar") <= 2, order
    for table in tables:  # they are served, too
        eventually(lambda table=table: attacker.look(table)["number"] > 4)


# ---- long thoughts


def test_bots_that_think_longer_than_expert_are_for_hosts_who_may_have_them(server):
    ann = guest_at(server, "198.51.100.9")
    for bot in ("gripman:10s", "gripman:2.1s", "gripman:10001p", "first:3s"):
        told = ann.post("/api/tables", expect=403, game="cablecar", seats=2, bots=[bot], start=True)
        assert told["about"] == {"reason": "bot_too_long", "most": "2s or 10000p"}
        assert "--allow-long-bots" in told["text"]
    table = ann.table(seats=3)
    for verb, about in (("seat_bot", {"seat": 1}), ("start", {})):
        assert ann.do(table, verb, expect=403, bot="gripman:10s", **about)["about"]["reason"] == "bot_too_long"
    ann.do(table, "seat_bot", seat=1, bot="gripman:expert")
    ann.do(table, "start", bot="gripman:2s")
    assert ann.do(table, "resign", expect=403, bot="gripman:10s")["about"]["reason"] == "bot_too_long"


def test_an_account_that_is_allowed_to_may_have_them_and_others_at_its_table_too(server):
    script = guest_at(server, "198.51.100.10", new_name())
    assert script.post("/api/tables", expect=403, game="cablecar", seats=2, bots=["gripman:3s"])
    script.post("/api/account", name="scripty", passphrase="one two three four")
    table = script.table(seats=3, bots=["gripman:10s"])
    script.do(table, "seat_bot", seat=1, bot="gripman:3s")
    assert [seat["bot"] for seat in script.look(table)["info"]["seats"][1:]] == ["gripman:3s", "gripman:10s"]


def test_on_the_machine_of_a_local_server_everybody_may_have_them_but_not_in_a_rematch_from_elsewhere(server):
    ann = server.guest("Ann")
    table = ann.table(seats=2, bots=["gripman:3s"], start=True)
    ann.do(table, "resign")
    ann.http.headers["x-forwarded-for"] = "198.51.100.11"
    rematch = ann.do(table, "rematch")["table"]
    assert [seat.get("bot") for seat in ann.look(rematch)["info"]["seats"] if seat.get("bot")] == ["gripman:2s"]


# ---- thoughts that nobody wants any more


def test_after_a_take_back_a_bot_thinks_about_the_new_move_at_once(server, gate):
    ann = guest_at(server, "198.51.100.12")
    table = ann.table(seats=2, bots=["named"], start=True)
    before = ann.look(table)["now"]
    asked = ann.act(table)["number"]
    eventually(lambda: len(asked_about(gate)) == 1, "the bot was not asked")
    ann.do(table, "undo", after=asked)
    ann.act(table, before["legal"][1])
    eventually(lambda: len(asked_about(gate)) == 2, "the bot still thinks about the old move")
    gate.touch()
    answer_to(ann, table)
