"""Who may choose bots that think longer than `expert`: they keep processes from others."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.server.accounts import Accounts
from fogcity.server.bots.specs import OPEN_PLAYOUTS, OPEN_SECONDS, allowed_bot, shortened
from fogcity.server.problems import Forbidden, NotFound

LOCAL = "local"  # begins the origin of a table that was created where only this machine can reach the server


class LongBots:
    """The hosts at whose tables bots may think longer: some accounts and, on a local server, everybody."""

    def __init__(self, accounts: Accounts, names: Sequence[str] = (), *, is_local: bool = False) -> None:
        """`is_local` says whether the server listens to its own machine only."""
        self._accounts = accounts
        self._names = names
        self._is_local = is_local

    def is_local(self, address: str) -> bool:
        """Is this client on the machine of a local server? A proxy there tells the addresses of its clients."""
        try:
            network = ipaddress.ip_network(address)
        except ValueError:
            return False
        return self._is_local and (network.is_loopback or ipaddress.ip_address("::1") in network)

    async def check(self, specs: Sequence[str], game: Game, host: str, origin: str) -> None:
        """Forbidden if a bot of a table with this host and origin would think too long. Unknown bots are ignored."""
        if (found := next((spec for spec in specs if _is_long(spec, game)), "")) and not await self._may(host, origin):
            most = f"{OPEN_SECONDS:g}s or {OPEN_PLAYOUTS}p"
            text = (
                f"bots may take at most {most} for a move at this table, as much as expert takes, so not {found}; "
                "longer ones are for hosts whom the operator of this server allows them (--allow-long-bots)"
            )
            raise Forbidden(text, reason="bot_too_long", most=most)

    async def shorten(self, spec: str, game: Game, host: str, origin: str) -> str:
        """The bot itself if the table may have it, or with as much time as `expert` takes."""
        return spec if not _is_long(spec, game) or await self._may(host, origin) else shortened(spec, game)

    async def _may(self, host: str, origin: str) -> bool:
        if origin.startswith(LOCAL):
            return True
        for name in self._names:
            try:
                if (await self._accounts.find_by_name(name)).id == host:
                    return True
            except NotFound:
                continue
        return False


def _is_long(spec: str, game: Game) -> bool:
    try:
        return bool(spec) and allowed_bot(spec, game).long
    except FogCityError:
        return False
