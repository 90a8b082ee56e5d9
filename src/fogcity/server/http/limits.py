"""Rate limits (token buckets) and connection limits."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from fogcity.server.problems import Conflict, RateLimited

MAX_BUCKETS = 50_000


class Rate(NamedTuple):
    """The size of a bucket, and how many tokens it gains per second."""

    burst: float
    per_second: float


class RateLimits:
    """Token buckets, by what is limited and for whom."""

    def __init__(self, rates: dict[str, Rate]) -> None:
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str, cost: float = 1.0) -> None:
        """Take tokens from a bucket; RateLimited if it has too few."""
        rate = self._rates[what]
        now = time.monotonic()
        filled, since = self._buckets.get((what, who), (rate.burst, now))
        filled = min(rate.burst, filled + (now - since) * rate.per_second)
        enough = filled >= cost
        self._buckets[what, who] = (filled - cost if enough else filled, now)
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            wait = (cost - filled) / rate.per_second
            text = f"too many requests ({what}); try again in {max(1, round(wait))} s"
            raise RateLimited(text, reason="too_often", what=what, seconds=round(wait, 1))

    def put_back(self, what: str, who: str, cost: float) -> None:
        """Return tokens that turned out not to be needed."""
        if (bucket := self._buckets.get((what, who))) is not None:
            self._buckets[what, who] = (min(self._rates[what].burst, bucket[0] + cost), bucket[1])


class ConnectionLimit:
    """Limits how many connections a client may have open at once."""

    def __init__(self, what: str, most: int) -> None:
        self._what = what
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def enter(self, who: str) -> Iterator[None]:
        """Count one more connection during this context; Conflict if there are too many."""
        if self._open[who] >= self._most:
            text = f"you have {self._most} open {self._what} already; close one first"
            raise Conflict(text, reason="too_many_open", what=self._what, most=self._most)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


@lru_cache(4096)
def client_network(host: str) -> str:
    """The network that limits count: the address for IPv4, and the /64 prefix for IPv6, which one household shares."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def default_rate_limits(factor: float = 1.0) -> RateLimits:
    """The rate limits of a server, multiplied by a factor."""
    rates = {
        "requests": Rate(120, 30),  # per address
        "guests": Rate(30, 0.1),  # per address
        "passphrases": Rate(10, 0.1),  # per address and per account
        "sockets": Rate(60, 2),  # per address
        "messages": Rate(60, 20),  # per player
        "tables": Rate(20, 0.2),  # per player
        "chat": Rate(8, 0.5),  # per player
        "exports": Rate(30, 1),  # per player or address
    }
    return RateLimits({what: Rate(rate.burst * factor, rate.per_second * factor) for what, rate in rates.items()})
