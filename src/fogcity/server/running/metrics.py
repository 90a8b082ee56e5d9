"""Figures for Prometheus."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from fogcity.server.table.service import TableService

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What is counted in a process."""

    def __init__(self, service: TableService) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("fogcity_moves", "Actions taken", ["game"], registry=self.registry)
        self.tables = Counter("fogcity_tables_made", "Tables made", ["game"], registry=self.registry)
        self.loads = Counter("fogcity_loads", "Tables rebuilt from their log", registry=self.registry)
        self.problems = Counter("fogcity_problems", "Requests that were refused", ["code"], registry=self.registry)
        self.failures = Counter("fogcity_failures", "Faults of the server itself", registry=self.registry)
        self.resyncs = Counter("fogcity_resyncs", "Readers that fell behind", registry=self.registry)
        self.bot_failures = Counter("fogcity_bot_failures", "Bots that failed", ["bot"], registry=self.registry)
        self.deciding = Histogram(
            "fogcity_deciding_seconds", "To see what follows from a request", buckets=QUICK, registry=self.registry
        )
        self.telling = Histogram(
            "fogcity_telling_seconds", "To tell everybody of it", buckets=QUICK, registry=self.registry
        )
        self.commit = Histogram(
            "fogcity_commit_seconds", "Until an entry is durable", buckets=QUICK, registry=self.registry
        )
        self.thinking = Histogram(
            "fogcity_thinking_seconds", "Until a bot has answered", ["bot"], buckets=QUICK, registry=self.registry
        )
        self.sockets = Gauge("fogcity_sockets", "Open sockets", registry=self.registry)
        rooms = Gauge("fogcity_rooms", "Tables in memory", registry=self.registry)
        rooms.set_function(lambda: len(service.rooms))
        tasks = Gauge("fogcity_tasks", "Tasks of the event loop", registry=self.registry)
        tasks.set_function(lambda: len(asyncio.all_tasks()))
        for name, text in (
            ("busy", "Bots that think"),
            ("waiting_quick", "Questions that wait for a quick bot"),
            ("waiting_slow", "Questions that wait for a slow bot"),
            ("restarts", "Processes of bots that were replaced"),
        ):
            gauge = Gauge(f"fogcity_bots_{name}", text, registry=self.registry)
            gauge.set_function(partial(_status, service, name))

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


def _status(service: TableService, name: str) -> float:
    return float(getattr(service.bot_pool.status, name))
