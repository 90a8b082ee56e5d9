"""The description of the service is true: whatever it allows is answered as it says, and never with a fault."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import ignored_auth, positive_data_acceptance
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.generation import GenerationMode

from tests.helpers.server import Client, eventually

FOREVER = ["/api/stream", "/api/tables/{table}/stream"]  # they go on until somebody hangs up


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


@pytest.fixture(scope="module")
def people(server):
    """Ann, whose token is used; Bob."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    ann.token = ann.post("/api/tokens", label="script", scopes=["account", "play", "read"])["key"]
    return ann, bob


@pytest.fixture(scope="module")
def tables(people):
    """Tables in all states: one waits, one plays, one is over, one is by invitation, one is somebody else's."""
    ann, bob = people
    waiting, playing, over = (ann.table(game) for game in ("cablecar", "company", "ticket"))
    for table in (playing, over):
        bob.do(table, "join")
        ann.do(table, "start")
        ann.act(table)
    ann.do(over, "offer_stop")
    bob.do(over, "answer_stop", agrees=True)
    return [waiting, playing, over, ann.table(open=False), bob.table("ticket"), bob.table(open=False)]


MODES = pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)


@pytest.fixture(scope="module")
def operations(server):
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").exclude(path=FOREVER)
    return [found.ok() for found in schema.get_all_operations()]


@MODES
def test_whatever_is_asked_is_answered_as_described(mode, operations, server, people, tables):
    problems = []
    for operation in operations:
        try:
            check(operation, mode, server, people[0], tables)
        except (Failure, FailureGroup) as failure:
            problems.append(f"{operation.label}: {failure}")
    assert not problems, "\n".join(problems)
    assert len(operations) > 30


def check(operation, mode, server, ann, tables):
    @settings(max_examples=8, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        if mode is GenerationMode.POSITIVE:
            dice = random.Random(str(case.body) + str(case.query))
            if "table" in case.path_parameters:
                case.path_parameters["table"] = dice.choice(tables)
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
        token = ann.token
        ends = ("/api/me", "/api/sessions", "/api/sessions/{session}", "/api/sessions/{id}")
        if case.path in ("/api/logout", "/api/account") or (case.method == "DELETE" and case.path in ends):
            other = server.guest()
            token = other.post("/api/tokens", scopes=["account"])["key"]
        # A schema does not tell which texts are a name, a bot or an action; who asks is looked at below.
        others = [positive_data_acceptance, ignored_auth]
        case.call_and_validate(headers={"authorization": f"Bearer {token}"}, excluded_checks=others)

    with suppress(Unsatisfiable):  # where nothing is asked, nothing can be wrong
        ask()


def test_nobody_can_do_what_needs_a_player(server, tables):
    described = Client(server).get("/api/openapi.json")
    asked = 0
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if "security" in operation:
                address = server.url + path.replace("{table}", tables[0])
                for name in ("{token}", "{session}"):
                    address = address.replace(name, "0" * 16)
                answer = httpx.request(method, address, headers={"content-type": "application/json"})
                assert answer.status_code == 401, (method, path)
                asked += 1
    assert asked > 20


def validator(server, name):
    described = Client(server).get("/api/openapi.json")
    schema = {"$ref": f"#/components/schemas/{name}", "components": described["components"]}
    return jsonschema_rs.validator_for(schema)


@pytest.mark.parametrize("game", ["cablecar", "company", "ticket"])
def test_all_that_is_sent_over_a_socket_is_as_described(server, people, game):
    ann, bob = people
    told = validator(server, "SocketAnswer")
    table = ann.table(game, hints=True)
    with ann.socket() as mine, bob.socket() as other:
        mine.ask("listen")
        for listening in (mine, other):
            assert listening.ask("watch", table=table)["say"] == "done"
        bob.do(table, "join")
        ann.do(table, "start")
        dice, position = random.Random(1), -1
        for _ in range(25):
            snapshots = [player.look(table)["now"] for player in (ann, bob)]
            player, now = next((p, now) for p, now in zip((ann, bob), snapshots, strict=True) if now["legal"])
            for listening in (mine, other):
                listening.send("consider", table=table, action=now["legal"][0])
            if position < 0:
                for listening in (mine, other):
                    listening.send("hint", table=table, level=2, after=now["position"])
                eventually(lambda: sum(ann.look(table)["info"]["hints_taken"]))
            position = player.do(table, "act", action=dice.choice(now["legal"]), after=now["position"])["number"]
        mine.ask("act", table=table, action="nonsense", after=position)
        mine.ask("watch", table=table, after=0)
        bob.do(table, "resign", bot="tourist")
        kinds = set()
        for listening in (mine, other):
            listening.send("ping", id="last")
            for message in listening.until("done", id="last"):
                told.validate(message)
                kinds.add(message["say"])
    assert kinds >= {"table", "entry", "entries", "here", "notice", "done", "considered", "hint", "about"}


def test_lines_of_streams_are_as_described(server, people, tables):
    ann, _ = people
    ann.table("ticket", bots=["tourist"], start=True)  # it waits for Ann
    told = validator(server, "SocketAnswer")
    for path in ("/api/stream", f"/api/tables/{tables[1]}/stream"):
        with ann.http.stream("GET", path) as stream:
            assert stream.headers["content-type"] == "application/x-ndjson"
            line = next(line for line in stream.iter_lines() if line)
            told.validate(json.loads(line))
