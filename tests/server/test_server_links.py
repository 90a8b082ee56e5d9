"""Links to the page: their status, and what they say of themselves to programs that preview them."""

from __future__ import annotations

import re
from html import unescape
from types import SimpleNamespace

import httpx
import pytest
from fluent.syntax import FluentParser, ast

import fogcity
from fogcity.server.http.pages import HOST, link_language
from fogcity.server.preview import links
from fogcity.server.preview.messages import LANGUAGES, text
from fogcity.server.table import entries as e
from fogcity.server.table.position import CachedPosition
from fogcity.server.table.state import TableState
from tests.helpers import ROOT
from tests.helpers.playing import play_some

EVIL = '"><script>alert(1)</script>'


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


def read(server, path, method="GET", client=None, **headers):
    """The response to a player, or to somebody without cookies."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if client is not None:
        return client.http.request(method, path, headers=sent)
    return httpx.request(method, server.url + path, headers=sent, timeout=60)


def tags(answer):
    """The tags of a page, by name."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/new", 200),
        ("/learn", 200),
        *((f"/learn/{game}{more}", 200) for game in fogcity.games() for more in ("", "/", "/guide")),
        ("/puzzles", 200),
        *((f"/puzzles/{game}{more}", 200) for game in fogcity.games() for more in ("", "/", "/1", "/daily")),
        ("/puzzles/chess", 404),
        ("/puzzles/cablecar/0", 404),
        ("/learn/chess", 404),
        ("/learn/chess/guide", 404),
        ("/new/table", 404),
        ("/nowhere", 404),
        ("/table", 404),
        ("/table/nosuchtable", 404),
        ("/table/nosuchtable?key=abc&lang=fr", 404),
        ("/table/waytoolongforatable", 404),
        ("/table/%3Cscript%3E", 404),
        ("/table/%F0%9F%9A%8B", 404),
        ("/table/a%00b", 404),
        ("/table/a/b", 404),
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_address_has_a_status(server, path, status, method):
    answer = read(server, path, method)
    assert answer.status_code == status
    if method == "GET" and "%00" not in path:
        assert '<div id="app">' in answer.text, "the page itself explains what is wrong"


def test_every_address_of_the_router_is_known_to_the_server():
    """The page decides by the first part of the path what it shows."""
    areas = set(re.findall(r'area === "(\w*)"', (ROOT / "web/src/app.tsx").read_text()))
    known = {"table"} | {
        path[0] if path else "" for path in ([], ["new"], ["learn"], ["puzzles"]) if links.page_link(path, "en")
    }
    assert areas == known


def test_an_invitation_says_who_invites_to_what(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3, open=False)
    key = ann.look(table)["invite"]
    told = tags(read(server, f"/table/{table}?key={key}"))
    assert told["og:title"] == "Ann invites you to Cable Car for 3 players"
    assert told["og:description"] == told["description"] == "At the table: Ann. Free seats: 2."
    assert (told["twitter:card"], told["robots"]) == ("summary_large_image", "noindex")
    assert told["og:url"] == f"{server.url}/table/{table}?key={key}"
    picture = told["og:image"]
    assert picture.startswith(f"{server.url}/api/tables/{table}/preview.png?")
    assert read(server, picture.removeprefix(server.url)).headers["content-type"] == "image/png"


def test_a_private_table_is_unknown_without_its_key(server):
    ann = server.guest("Ann the Secret")
    table = ann.table(seats=3, open=False)
    unknown = read(server, "/table/nosuchtable")
    for query in ("", "?key=", "?key=wrong", f"?key={'x' * 5000}", "?key=%00", "?key=%F0%9F%9A%8B"):
        answer = read(server, f"/table/{table}{query}")
        assert (answer.status_code, tags(answer)) == (404, tags(unknown))
        assert read(server, f"/api/tables/{table}/preview.png{query}").status_code in (400, 404)
    assert read(server, f"/table/{table}", client=ann).status_code == 200, "its host has no key in the address"


@pytest.mark.parametrize("with_key", [True, False])
def test_a_closed_table_is_gone(server, with_key):
    ann = server.guest("Ann")
    table = ann.table(open=not with_key)
    address = f"/table/{table}" + (f"?key={ann.look(table)['invite']}" if with_key else "")
    ann.do(table, "close")
    answer = read(server, address)
    assert answer.status_code == 410
    assert tags(answer)["og:title"] == ("This invitation has expired" if with_key else "This table is closed")
    assert "og:image" not in tags(answer)
    assert read(server, address, "HEAD").status_code == 410
    if with_key:
        assert read(server, f"/table/{table}").status_code == 404, "strangers do not even hear that it was there"


def test_a_game_says_how_it_stands(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.table(seats=2)
    ben.do(table, "join")
    ann.do(table, "start")
    ann.act(table)
    told = tags(read(server, f"/table/{table}"))
    points = [player["points"] for player in ann.look(table)["now"]["view_data"]["players"]]
    assert told["og:title"] == f"Cable Car: Ann {points[0]}, Ben {points[1]}"
    assert told["og:description"].startswith("Turn 2.")
    assert "robots" not in told


def test_names_are_only_text(server):
    ann = server.guest(EVIL[:30])
    table = ann.table()
    answer = read(server, f"/table/{table}?key={ann.look(table)['invite']}&lang={EVIL}")
    assert "<script>alert" not in answer.text
    assert EVIL[:20] in tags(answer)["og:title"]
    assert "'unsafe-inline'" not in answer.headers["content-security-policy"]


def test_long_names_are_cut_off(server):
    people = [server.guest("W" * 29 + str(n)) for n in range(6)]
    table = people[0].table(seats=6)
    for other in people[1:]:
        other.do(table, "join")
    people[0].do(table, "start")
    told = tags(read(server, f"/table/{table}"))
    assert len(told["og:title"]) <= links.MAX_TITLE
    assert told["og:title"].endswith("…")


@pytest.mark.parametrize(
    ("query", "accepts", "language"),
    [
        ("", "", "en"),
        ("?lang=fr", "nl", "fr"),
        ("", "ko-KR, en;q=0.5", "ko"),
        ("?lang=xx", "nb-NO", "nb"),
        ("?lang=../fr", "", "en"),
        ("?lang=", ";;q=x,,*", "en"),
        ("?lang=fr&lang=nl", "", "nl"),
        ("", "," * 5000 + "fr", "en"),
    ],
)
def test_a_link_speaks_its_own_language_or_the_readers(server, query, accepts, language):
    told = tags(read(server, f"/{query}", accept_language=accepts))
    assert told["og:title"] == text(language, "home-title")
    assert told["og:locale"][:2] == language


def test_the_language_of_a_link_is_not_the_language_of_the_page(server):
    answer = read(server, "/?lang=fr", accept_language="nl")
    assert ('<html lang="nl">' in answer.text, tags(answer)["og:locale"]) == (True, "fr_FR")
    assert '<html lang="fr">' in read(server, "/?lang=fr", accept_language="xx").text, "who has no language of ours"


@pytest.mark.parametrize("host", ['a"b', "a b", "<x>", "a/b", "x" * 300])
def test_a_host_that_makes_no_sense_is_not_repeated(host):
    assert HOST.fullmatch(host) is None


def test_addresses_have_the_scheme_that_the_reader_used(server):
    told = tags(read(server, "/", x_forwarded_proto="https", host="fog.example"))
    assert told["og:url"] == "https://fog.example/"
    assert told["og:image"].startswith("https://fog.example/api/games/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_reads_messages_as_the_page_does(language):
    """It understands only text and variables on one line: its messages are no more than that."""
    source = (ROOT / "src/fogcity/server/preview/links.py").read_text()
    names = {*re.findall(r'"((?:link|home|new|ln|table|missing|invite|seat|reason)-[a-z-]+)"', source)}
    names |= {f"game-{game}" for game in fogcity.games()}
    parsed = {}
    for path in (ROOT / f"src/fogcity/lang/{language}").glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, ast.Message) and entry.value:
                parsed[entry.id.name] = entry.value.elements
    assert len(names) > 15
    for name in names:
        assert all(
            isinstance(part, ast.TextElement) or isinstance(part.expression, ast.VariableReference)
            for part in parsed[name]
        ), name
        given = {part.expression.id.name: "X" for part in parsed[name] if isinstance(part, ast.Placeable)}
        said = "".join(part.value if isinstance(part, ast.TextElement) else "X" for part in parsed[name])
        assert text(language, name, **given) == said


@pytest.mark.parametrize("name", fogcity.games())
def test_hidden_things_do_not_change_what_a_link_says(name):
    game = fogcity.game(name)
    x = play_some(game, 3, 25)
    y = game.guess(game.view(x, None), 7)
    assert x.tobytes() != y.tobytes()
    assert described(game, x) == described(game, y)


def described(game, record):
    state = TableState("t", b"")
    state.apply(e.Created("p", game.name, 3, {}, "", True), 1, 0)
    state.current, state.status = CachedPosition(game, record), "playing"
    room = SimpleNamespace(state=state, names={}, invite_key="k", watch_key="w")
    return links.table_link(room, "", "en")


def test_the_language_of_a_request_is_one_of_ours():
    request = SimpleNamespace(query_params={"lang": "tlh"}, headers={"accept-language": "xx, nb;q=0.2"})
    assert link_language(request) == "nb"
