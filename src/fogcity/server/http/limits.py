"""What requests cost, rate limits (token buckets) and connection limits.

Every request and every message of a socket is paid from two budgets: that of its address, and that of its player. HTTP
and sockets share them.
"""

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

# What things cost. One unit is about half a millisecond of the server's time.
COSTS = {
    "file": 0.1,  # any request, in addition to what it asks for; a page has about 30 files
    "page": 1.0,  # index.html, which is made for each request
    "request": 1.0,  # what has no cost of its own
    "ping": 0.25,
    "consider": 0.25,
    "monitoring": 1.0,
    "list": 3.0,  # of tables
    "entry": 0.1,  # for each log entry sent to a client that catches up
    "positions": 10.0,
    "record": 10.0,
    "picture": 10.0,
    "puzzle": 5.0,
    "review": 3.0,
    "hint": 3.0,
    "guest": 2.0,
    "passphrase": 5.0,
    "table": 5.0,  # to create one
}


class Rate(NamedTuple):
    """The size of a bucket, and how many tokens it gains per second."""

    burst: float
    per_second: float


class RateLimits:
    """Token buckets, by what is limited and for whom."""

    def __init__(self, rates: dict[str, Rate], factor: float = 1.0) -> None:
        self.factor = factor
        self._rates = {what: Rate(rate.burst * factor, rate.per_second * factor) for what, rate in rates.items()}
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str, cost: float = 1.0) -> None:
        """Take tokens from a bucket; RateLimited if it has too few."""
        rate = self._rates[what]
        now = time.monotonic()
        filled, since = self._buckets.get((what, who), (rate.burst, now))
        filled = min(rate.burst, filled + (now - since) * rate.per_second)
        cost = min(cost, rate.burst)  # or it could never be paid
        enough = filled >= cost
        self._buckets[what, who] = (filled - cost if enough else filled, now)
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            wait = (cost - filled) / rate.per_second
            text = f"too many requests ({what}); try again in {max(1, round(wait))} s"
            raise RateLimited(text, reason="too_often", what=what, seconds=round(wait, 1))

    def charge(self, what: str, address: str, player: str = "", times: float = 1.0) -> None:
        """Take what something costs from the budgets of an address and a player; RateLimited if one has too little."""
        self.take("address", address, COSTS[what] * times)
        if player:
            self.take("player", player, COSTS[what] * times)


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


def default_rates() -> dict[str, Rate]:
    """The rates of a server, by what is limited."""
    return {
        "address": Rate(400, 100),  # the budget of an address, in units of COSTS
        "player": Rate(60, 20),  # the budget of a player
        "guests": Rate(30, 0.1),  # per address
        "passphrases": Rate(10, 0.1),  # per address
        "account_passphrases": Rate(10, 0.1),  # per account, in whatever way its name is written
        "known_devices": Rate(10, 0.1),  # per account and browser that it knows
        "sockets": Rate(60, 2),  # opened per address
        "tables": Rate(20, 0.2),  # per player
        "reviews": Rate(10, 1 / 60),  # started per player
        "hints": Rate(10, 0.2),  # found per player
        "chat": Rate(8, 0.5),  # per player
    }


def default_rate_limits(factor: float = 1.0) -> RateLimits:
    """The rate limits of a server, multiplied by a factor."""
    return RateLimits(default_rates(), factor)
