"""A server below a path, as behind a proxy that has other things too: `--base-path /fog`."""

from __future__ import annotations

import subprocess
import sys

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fogcity.core.errors import BadOption
from fogcity.server.http.base_path import check_base_path
from tests.helpers import ROOT
from tests.helpers.server import Server

BASE = "/fog"


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    docs = tmp_path_factory.mktemp("docs")
    (docs / "index.html").write_text("<title>docs</title>")
    with Server(tmp_path_factory.mktemp("below"), "--base-path", BASE + "/", "--docs", str(docs)) as found:
        yield found
        assert found.faults() == []


def test_a_move_over_http_and_one_over_the_socket(below):
    ann, bob = below.guest("Ann"), below.guest("Bob")
    table = ann.table(seats=2, open=True)
    bob.do(table, "join")
    ann.do(table, "start")
    players = sorted((ann, bob), key=lambda player: not player.look(table)["now"]["legal"])
    players[0].act(table)
    with players[1].socket() as socket:
        now = players[1].look(table)["now"]
        answer = socket.ask("act", table=table, action=now["legal"][0], after=now["position"])
    assert answer["say"] == "done"
    assert players[0].look(table)["now"]["legal"]


def test_nothing_is_outside_the_path_but_a_refusal_that_names_it(below):
    origin = below.url.removesuffix(BASE)
    for path in (
        "/",
        "/health",
        "/ready",
        "/api/about",
        "/docs/",
        "/foggy",
        "/fo",
        "/Fog/",
        "//fog/",
        "/x/fog/api/about",
    ):
        answer = httpx.get(origin + path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown"), path
        assert f"below {BASE}/" in answer.json()["text"]
        assert "set-cookie" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.post(origin + "/api/guest", json={"name": "Ann"}).status_code == 404
    with pytest.raises(InvalidStatus) as refused, connect(origin.replace("http", "ws") + "/api/socket"):
        pass
    assert refused.value.response.status_code == 404


def test_the_path_without_its_slash_leads_to_the_page(below):
    answer = httpx.get(below.url + "?lang=nl")
    assert (answer.status_code, answer.headers["location"]) == (308, f"{BASE}/?lang=nl")


def test_the_page_names_only_what_is_below_the_path(below):
    page = httpx.get(below.url + "/new", headers={"accept-language": "ko"}).text
    named = [part.split('"')[0] for mark in ('href="', 'src="') for part in page.split(mark)[1:]]
    assert len(named) > 8
    assert all(address.startswith(f"{BASE}/") for address in named), named
    assert f'data-base="{BASE}"' in page
    assert f"{below.url}/api/games/" in page.split('property="og:image" content="')[1]
    assert f'property="og:url" content="{below.url}/new"' in page
    for address in named:
        assert httpx.get(below.url.removesuffix(BASE) + address).status_code == 200, address
    manifest = httpx.get(below.url + "/manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["icons"][0]["src"]) == ("./", "icon.svg")  # relative to it


def test_puzzles_are_below_the_path(below):
    page = httpx.get(below.url + "/puzzles/cablecar/1").text
    picture = page.split('property="og:image" content="')[1].split('"')[0]
    assert picture == f"{below.url}/api/games/cablecar/puzzles/1/preview.png"
    ann = below.guest("Ann")
    assert ann.post("/api/games/cablecar/puzzles/1/solution")["state"] == "tried"


def test_pages_that_do_not_exist_and_wrong_methods_are_told_as_ever(below):
    assert httpx.get(below.url + "/nowhere").status_code == 404
    assert httpx.get(below.url + "/table/abcdefgh").status_code == 404
    assert httpx.get(below.url + "/assets/none.js").status_code == 404
    wrong = httpx.get(below.url + "/api/guest")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "POST")
    docs = httpx.get(below.url + "/docs")
    assert (docs.status_code, docs.headers["location"]) == (308, f"{BASE}/docs/")
    assert httpx.get(below.url + "/docs/").status_code == 200
    assert httpx.get(below.url + "/health").text == "alive\n"
    assert httpx.get(f"http://{below.metrics}/metrics").status_code == 200


def test_the_description_of_the_api_says_where_it_is(below, module_server):
    assert httpx.get(below.url + "/api/openapi.json").json()["servers"] == [{"url": BASE}]
    assert httpx.get(module_server.url + "/api/openapi.json").json()["servers"] == [{"url": "/"}]


def test_cookies_belong_to_the_path(below):
    made = httpx.post(below.url + "/api/guest", json={"name": "Ann"})
    assert sorted(cookie_paths(made)) == [("fogcity", BASE), ("fogcity_browser", BASE)]
    with httpx.Client(base_url=below.url, cookies=made.cookies) as http:
        kept = http.post("/api/account", json={"name": "Cookie Ann", "passphrase": "fog horn fog"})
        assert ("fogcity_device", f"{BASE}/api") in cookie_paths(kept)
        assert cookie_paths(http.post("/api/logout", json={})) == [("fogcity", BASE)]


def test_the_cookie_of_a_server_above_does_not_hide_ours(below, module_server):
    """A browser sends both, the one with the longer path first."""
    here, above = below.guest("Here"), module_server.guest("Above")
    headers = {"cookie": f"fogcity={here.cookie}; fogcity={above.cookie}"}
    assert httpx.get(below.url + "/api/me", headers=headers).json()["name"] == "Here"
    only_above = {"cookie": f"fogcity={above.cookie}"}
    assert httpx.get(below.url + "/api/you", headers=only_above).json() == {"me": None}


def cookie_paths(answer):
    """The names and paths of the cookies that a response sets."""
    found = []
    for line in answer.headers.get_list("set-cookie"):
        parts = [part.strip() for part in line.split(";")]
        assert not parts[0].startswith("__Host-")  # these must have the path /
        found.append((parts[0].split("=")[0], next(part[5:] for part in parts if part.startswith("Path="))))
    return found


def test_the_example_bot_plays_below_a_path(below):
    token = below.guest("Bot").post("/api/tokens", label="bot")["key"]
    program = ROOT / "docs" / "examples" / "play_online.py"
    command = [sys.executable, str(program), below.url, token, "cablecar"]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout
    assert "the deal: as promised" in told


@pytest.mark.parametrize(
    ("text", "path"),
    [("", ""), ("/", ""), ("/fog", "/fog"), ("/fog/", "/fog"), ("/a/b-c_d.e~f/", "/a/b-c_d.e~f")],
)
def test_a_base_path_may_end_with_a_slash(text, path):
    assert check_base_path(text) == path


BAD = [
    "fog",
    "fog/",
    "/a//b",
    "/..",
    "/a/../b",
    "/./a",
    "/a b",
    "/ä",
    "/a?b",
    "/a#b",
    "/a%20b",
    '/a"b',
    "/a\n",
    "//evil",
]


@pytest.mark.parametrize("text", BAD)
def test_a_bad_base_path_is_refused(text):
    with pytest.raises(BadOption, match="begins with /"):
        check_base_path(text)


def test_the_command_says_what_a_base_path_is(tmp_path):
    command = [sys.executable, "-m", "fogcity", "serve", "--lazy", "--port", "0", "--data", str(tmp_path)]
    found = subprocess.run([*command, "--base-path", "fog"], check=False, capture_output=True, text=True, timeout=60)
    assert found.returncode != 0
    assert found.stderr.endswith("such as /fog, not 'fog'\n")
