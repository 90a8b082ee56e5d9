"""Time: whole milliseconds since 1970, and the server's time for clocks, which notices when it did not run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LONGEST_PAUSE = 3_000  # milliseconds; if this process does nothing for longer, it was stopped
MAX_DRIFT = 1_000  # milliseconds by which our time may differ from that of the system or the database


def unix_ms() -> int:
    """The current time, by the system's clock."""
    return time.time_ns() // 1_000_000


def _steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerTime:
    """The time by which clocks run. It does not jump with the system's clock unnoticed.

    `missed` is the time in which this process was stopped or suspended, or by which the system's clock was changed,
    and which nobody must be charged for. Until somebody has dealt with it, `settled_now` waits.
    Servers that share a database use its time (`follow`).
    """

    def __init__(self, wall: Callable[[], int] = unix_ms, steady: Callable[[], int] = _steady_ms) -> None:
        self.missed = 0
        self.jumps = 0  # how often time was missed
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()  # of our time from the steady clock
        self._reference: int | None = None  # the same of the database's time, if we follow it
        self._seen = steady()
        self._settled = asyncio.Event()
        self._settled.set()

    def now(self) -> int:
        """The time now."""
        self.check()
        return self._steady() + self._offset

    async def settled_now(self) -> int:
        """The time now, once clocks have been put right after a pause or a jump."""
        while True:
            now = self.now()
            if self.is_settled:
                return now
            await self._settled.wait()

    @property
    def is_settled(self) -> bool:
        """Has all missed time been dealt with?"""
        return self._settled.is_set()

    def check(self) -> None:
        """Notice a pause or a jump. Must be called more often than LONGEST_PAUSE."""
        steady = self._steady()
        pause, self._seen = steady - self._seen, steady
        missed = pause if pause > LONGEST_PAUSE else 0
        reference = self._wall() - steady if self._reference is None else self._reference
        if abs(reference - self._offset) > MAX_DRIFT:
            missed += reference - self._offset
            self._offset = reference
        if missed:
            self.missed += missed
            self.jumps += 1
            self._settled.clear()

    def follow(self, now: int) -> None:
        """Follow the time of the database, which is this now. The first time, nothing counts as missed."""
        first, self._reference = self._reference is None, now - self._steady()
        if first:
            self._offset = self._reference

    @property
    def skew(self) -> int:
        """How far the system's clock is ahead of the time that we follow."""
        return 0 if self._reference is None else self._wall() - self._steady() - self._reference

    def settle(self, missed: int) -> None:
        """Clocks have been moved for this much of the missed time."""
        self.missed -= missed
        if not self.missed:
            self._settled.set()
