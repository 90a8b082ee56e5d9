"""Metrics for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds


class Metrics:
    """The counters of a server process."""

    def __init__(self, tables: Callable[[], int], bots: Callable[[], Any]) -> None:
        """`tables` counts the tables in memory; `bots` returns the status of the bots' processes."""
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("fogcity_moves", "Actions taken", ["game"], registry=registry)
        self.tables = Counter("fogcity_tables_made", "Tables created", ["game"], registry=registry)
        self.loads = Counter("fogcity_loads", "Tables loaded from their logs", registry=registry)
        self.problems = Counter("fogcity_problems", "Requests refused", ["code"], registry=registry)
        self.failures = Counter("fogcity_failures", "Internal errors", registry=registry)
        self.resyncs = Counter("fogcity_resyncs", "Clients that fell behind", registry=registry)
        self.bot_failures = Counter("fogcity_bot_failures", "Bots that failed", ["bot"], registry=registry)
        self.sockets = Gauge("fogcity_sockets", "Open WebSockets", registry=registry)
        times = partial(Histogram, buckets=BUCKETS, registry=registry)
        self.deciding = times("fogcity_deciding_seconds", "Time to decide what a command leads to")
        self.telling = times("fogcity_telling_seconds", "Time to build and queue the messages about a change")
        self.commit = times("fogcity_commit_seconds", "Time until an entry is durable")
        self.thinking = times("fogcity_thinking_seconds", "Time until a bot has answered", ["bot"])
        rooms = Gauge("fogcity_rooms", "Tables in memory", registry=registry)
        rooms.set_function(tables)
        tasks = Gauge("fogcity_tasks", "Tasks in the event loop", registry=registry)
        tasks.set_function(lambda: len(asyncio.all_tasks()))
        for name, text in (
            ("busy", "Bots that are thinking"),
            ("waiting_quick", "Requests that wait for a quick bot"),
            ("waiting_slow", "Requests that wait for a slow bot"),
            ("waiting_reviews", "Questions of reviews that wait"),
            ("restarts", "Bot processes that were replaced"),
        ):
            gauge = Gauge(f"fogcity_bots_{name}", text, registry=registry)
            gauge.set_function(partial(_read, bots, name))

    def text(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self.registry)


def _read(status: Callable[[], Any], name: str) -> float:
    return float(getattr(status(), name))
