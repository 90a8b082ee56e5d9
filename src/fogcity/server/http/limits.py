"""RateLimits: how often somebody may ask for something, counted by buckets that fill up again."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from fogcity.server.http.problems import NotNow, TooOften

REMEMBERED = 50_000  # buckets


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class RateLimits:
    """Buckets by what is asked for and who asks."""

    def __init__(self, rates: dict[str, Rate]) -> None:
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str, cost: float = 1.0) -> None:
        """Take from a bucket; TooOften if it is empty."""
        rate = self._rates[what]
        now = time.monotonic()
        filled, since = self._buckets.get((what, who), (rate.burst, now))
        filled = min(rate.burst, filled + (now - since) * rate.per_second)
        enough = filled >= cost
        self._buckets[what, who] = (filled - cost if enough else filled, now)
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not enough:
            wait = (cost - filled) / rate.per_second
            text = f"that is too often ({what}); try again in {max(1, round(wait))} s"
            raise TooOften(text, reason="too_often", what=what, seconds=round(wait, 1))

    def put_back(self, what: str, who: str, cost: float) -> None:
        """What was taken turned out to cost so much less."""
        if (bucket := self._buckets.get((what, who))) is not None:
            self._buckets[what, who] = (min(self._rates[what].burst, bucket[0] + cost), bucket[1])


class ConnectionLimit:
    """How many somebody may have open at once."""

    def __init__(self, what: str, most: int) -> None:
        self._what = what
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def enter(self, who: str) -> Iterator[None]:
        """One more, until the end of this context; NotNow if there are enough."""
        if self._open[who] >= self._most:
            text = f"you have {self._most} {self._what} already; close one first"
            raise NotNow(text, reason="too_many_open", what=self._what, most=self._most)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


@lru_cache(4096)
def client_network(host: str) -> str:
    """An address as limits count it: one household has 2**64 addresses of IPv6, all with the same first half."""
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
    """The limits of a server: by player for what players do, by address for what anybody may do."""
    rates = {
        "requests": Rate(120, 30),  # an address
        "guests": Rate(30, 0.1),  # new guests of an address
        "passphrases": Rate(10, 0.1),  # tries of an address or for an account
        "sockets": Rate(60, 2),  # of an address
        "messages": Rate(60, 20),  # of a player
        "tables": Rate(20, 0.2),  # new ones of a player
        "chat": Rate(8, 0.5),  # of a player
        "exports": Rate(30, 1),  # of a player or address
    }
    return RateLimits({what: Rate(rate.burst * factor, rate.per_second * factor) for what, rate in rates.items()})
