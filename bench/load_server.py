"""The server process that bench/load.py measures."""

from __future__ import annotations

import argparse
import asyncio
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psutil


class Server:
    """A server process, and what it reports about itself."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        arguments = ["--port", "0", "--data", str(folder), "--limits", "1000000", "--log-level", "warning"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.metrics = f"127.0.0.1:{free.getsockname()[1]}"
        arguments += ["--synchronous", options.synchronous, "--metrics", self.metrics]
        if options.database:
            arguments += ["--database", options.database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fogcity", "serve", *arguments], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)", line.split("//")[-1])[1])  # type: ignore[index]
        self.watched = psutil.Process(self.process.pid)
        while httpx.get(f"http://127.0.0.1:{self.port}/ready").status_code != 200:
            time.sleep(0.1)

    def rss(self) -> float:
        """Memory in KiB."""
        return self.watched.memory_info().rss / 1024

    def cpu(self) -> float:
        """CPU seconds."""
        times = self.watched.cpu_times()
        return times.user + times.system

    def descriptors(self) -> int:
        """Open files and sockets."""
        return self.watched.num_fds()

    def figure(self, name: str) -> float:
        """One of the server's metrics."""
        text = httpx.get(f"http://{self.metrics}/metrics").text
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def commits(self) -> tuple[float, float]:
        """Total seconds until changes were durable, and the number of changes."""
        return self.figure("fogcity_commit_seconds_sum"), self.figure("fogcity_commit_seconds_count")

    def times(self) -> dict[str, float]:
        """Seconds spent on deciding and on messages, and the CPU seconds of other threads, mostly the writer's."""
        threads = sorted((thread.user_time + thread.system_time for thread in self.watched.threads()), reverse=True)
        found = {name: self.figure(f"fogcity_{name}_seconds_sum") for name in ("deciding", "telling")}
        return {**found, "other threads": sum(threads[1:])}

    def stop(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait()


def speed() -> float:
    """Millions of additions per second in a Python loop: the current speed of the machine."""
    begun, total = time.perf_counter(), 0
    for n in range(1_000_000):
        total += n
    return round(1 / (time.perf_counter() - begun), 1)


async def settle(server: Server) -> float:
    """The server's memory (KiB) once it is stable."""
    last = 0.0
    for _ in range(20):
        now = server.rss()
        if abs(now - last) < 64:
            break
        last = now
        await asyncio.sleep(0.5)
    return server.rss()
