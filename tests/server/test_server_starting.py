"""Starting: what must be compiled is made ready beside the play, a port is found, and a browser opened."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest

import fogcity
from fogcity.bots.compiling import Unit, play_through
from fogcity.core.background import compile_in_background
from fogcity.core.errors import BadOption
from fogcity.server.bots import compiling as warming
from fogcity.server.bots.compiling import Warming
from fogcity.server.running import browser as opening
from fogcity.server.running.serving import Settings, serve
from fogcity.server.store.migrate import head
from fogcity.server.store.versions import newest
from tests.helpers.command import FOGCITY
from tests.helpers.compilers import LoadsNothing, refuse_units
from tests.helpers.server import Client, Server, eventually

# ---- being made ready


def test_anybody_may_know_what_a_server_is_and_whether_its_bots_are_ready(server):
    about = Client(server).get("/api/about")
    assert (about["version"], about["games"]) == (fogcity.__version__, ["cablecar", "company", "ticket"])
    eventually(lambda: Client(server).get("/api/about")["bots"] == "ready")


def test_who_listens_is_told_too(server):
    eventually(lambda: Client(server).get("/api/about")["bots"] == "ready")
    with server.guest("Ann").socket() as ann:
        ann.send("listen", id="l1")
        assert ann.next() == {"say": "about", **Client(server).get("/api/about")}


def test_that_bots_are_being_compiled_is_told_and_when_they_are_ready(monkeypatch):
    """The unit is never there, and the process that should compile it says that it cannot."""
    monkeypatch.setattr(warming, "Loader", LoadsNothing)
    monkeypatch.setattr(warming, "all_units", lambda: [Unit("cablecar")])
    monkeypatch.setattr("fogcity.bots.processes.compiler.compile_units", refuse_units)

    async def run():
        found, changes, over = Warming(), [], asyncio.Event()

        def note():
            changes.append(found.bots)
            if found.bots == "ready":
                over.set()

        found.on_change(note)
        assert found.bots == "ready"
        found.start()
        try:
            await asyncio.wait_for(over.wait(), 60)
        finally:
            await found.close()
            compile_in_background(False)
        return changes

    assert asyncio.run(run()) == ["compiling", "ready"]


@pytest.mark.parametrize("name", fogcity.games())
def test_a_game_that_is_made_ready_is_played_as_a_server_does(name):
    play_through(fogcity.game(name))


# ---- the schema


def test_a_server_whose_database_is_up_to_date_does_not_load_the_migrations(tmp_path):
    code = (
        "import sys; from pathlib import Path; from fogcity.server.running.serving import Settings, make_server\n"
        "make_server(Settings(data=Path(sys.argv[1]))); print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    told = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)]
    assert told == ["True", "False"]


def test_the_newest_schema_is_the_last_migration(tmp_path):
    assert newest() == head()


# ---- the port


def test_if_the_usual_port_is_taken_the_next_is_used_and_told(tmp_path, monkeypatch):
    with socket.socket() as taken, socket.socket() as other:
        for each in (taken, other):
            each.bind(("127.0.0.1", 0))
            each.listen()
        first = taken.getsockname()[1]
        monkeypatch.setattr("fogcity.server.running.serving.DEFAULT_PORT", first)
        told = []

        def tell(address, note):
            told.append((address, note))
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            serve(Settings(data=tmp_path), tell)
        port = int(told[0][0].rsplit(":", 1)[1])
        assert first < port < first + 20
        assert told[0][1] == f"Port {first} is taken; using {port} instead. "
        with pytest.raises(BadOption, match=f"cannot listen on 127.0.0.1:{first}"):
            serve(Settings(data=tmp_path, port=first), tell)


# ---- the browser


@pytest.fixture
def stub_browser(tmp_path, monkeypatch):
    """A browser that only notes the address that it should open. Returns a function that waits for the address."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!{sys.executable}\nimport sys\nopen({str(seen)!r}, "w").write(sys.argv[1])\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    return lambda: eventually(lambda: seen.exists() and seen.read_text(), "no page was opened")


def test_the_page_is_opened_once_the_server_is_ready(tmp_path, stub_browser):
    with Server(tmp_path / "data", "--open") as server:
        assert stub_browser() == server.url


@contextlib.contextmanager
def command_alone(folder, **environment):
    """The process of `fogcity` without arguments, for a user with an empty home directory."""
    (folder / "home").mkdir()
    found = {name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"}
    with subprocess.Popen(
        FOGCITY,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**found, "HOME": str(folder / "home"), "PYTHONUNBUFFERED": "1", **environment},
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def test_the_command_alone_serves_and_opens_the_page(tmp_path, stub_browser):
    with command_alone(tmp_path):
        page = httpx.get(stub_browser(), timeout=60)
    assert page.status_code == 200
    assert "<title>Fog City" in page.text


def test_the_command_alone_tells_of_the_others_and_its_address_if_there_is_no_browser(tmp_path, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    with command_alone(tmp_path) as process:
        told = [process.stdout.readline() for _ in range(3)]
    assert "`fogcity --help` lists the other commands" in told[0]
    address = re.search(r"http://localhost:\d+", told[1])[0]
    assert told[2] == f"No browser could be opened; open {address} yourself\n"


def test_without_a_browser_the_address_is_told(monkeypatch):
    class Ready(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200 if self.path == "/ready" else 404)
            self.end_headers()

        def log_message(self, *_):
            pass

    monkeypatch.setattr(opening.webbrowser, "open", lambda _: False)
    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address, told = f"http://127.0.0.1:{server.server_port}", []
        opening.open_when_ready(address, told.append).join(30)
        server.shutdown()
    assert told == [f"No browser could be opened; open {address} yourself"]


def test_a_browser_that_would_fill_the_terminal_is_not_opened():
    code = "import sys; from fogcity.server.running.browser import open_page; sys.exit(open_page('http://localhost:1'))"
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
