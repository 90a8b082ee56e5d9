"""Starting: what must be compiled is made ready beside the play, a port is found, and a browser opened."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

import fogcity
from fogcity.core.errors import BadOption
from fogcity.server.bots import compiling as warming
from fogcity.server.bots.compiling import Warming, play_through
from fogcity.server.problems import Unavailable
from fogcity.server.running import browser as opening
from fogcity.server.running.serving import Settings, serve
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


def running(work):
    """Do something with a warming that is started, and closed in the end."""

    async def run():
        found = Warming()
        changes = []
        found.on_change(lambda: changes.append(found.bots))
        await found.start()
        try:
            await work(found)
        finally:
            await found.close()
        return changes

    return asyncio.run(run())


def test_whoever_needs_a_game_waits_until_it_can_be_played_and_nobody_else_does(monkeypatch):
    go_on, played = threading.Event(), []

    def slowly(game):
        played.append(game.name)
        assert go_on.wait(60)

    monkeypatch.setattr(warming, "play_through", slowly)
    monkeypatch.setattr(warming, "warm_bots", _say_nothing)

    async def work(found):
        waiting = asyncio.create_task(found.game("ticket"))
        await asyncio.sleep(0)
        assert not waiting.done()
        go_on.set()
        await asyncio.wait_for(waiting, 60)
        await asyncio.wait_for(found.game("ticket"), 60)

    assert running(work) == []
    assert played == ["cablecar", "company", "ticket"]


def test_that_bots_are_being_compiled_is_told_and_when_they_are_ready(monkeypatch):
    monkeypatch.setattr(warming, "warm_bots", _say_compiling)

    async def work(found):
        assert found.bots == "ready"
        over = asyncio.Event()
        found.on_change(lambda: found.bots == "ready" and over.set())
        await asyncio.wait_for(over.wait(), 60)

    assert running(work) == ["compiling", "ready"]


def test_a_server_that_closes_meanwhile_makes_nobody_wait(monkeypatch):
    go_on = threading.Event()
    monkeypatch.setattr(warming, "play_through", lambda _: go_on.wait(60))
    monkeypatch.setattr(warming, "warm_bots", _sleep)
    refused = []

    async def work(found):
        async def wait():
            with pytest.raises(Unavailable):
                await found.game("cablecar")
            refused.append(True)

        refused.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)

    async def outside():
        found = Warming()
        await found.start()
        await work(found)
        await found.close()
        await refused[0]

    asyncio.run(outside())
    go_on.set()
    assert refused[1:] == [True]


def _say_nothing(channel):
    pass


def _say_compiling(channel):
    channel.send(b"compiling")
    channel.send(b"compiling")


def _sleep(channel):
    channel.receive()


@pytest.mark.parametrize("name", fogcity.games())
def test_a_game_that_is_made_ready_is_played_as_a_server_does(name):
    play_through(fogcity.game(name))


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


def test_the_page_is_opened_once_the_server_is_ready(tmp_path):
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!{sys.executable}\nimport sys\nopen({str(seen)!r}, "w").write(sys.argv[1])\n')
    browser.chmod(0o755)
    with Server(tmp_path / "data", "--open", environment={"BROWSER": f"{browser} %s"}) as server:
        assert eventually(lambda: seen.exists() and seen.read_text()) == server.url


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
