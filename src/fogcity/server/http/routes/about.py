"""What this server is, and whether its bots are ready."""

from __future__ import annotations

from fogcity.server.http.web import Call, Web
from fogcity.server.table.messages import AboutServer


def add_about(web: Web) -> None:
    """One answer."""

    @web.route("GET", "/api/about", "What this server is", gives=AboutServer, needs_player=False)
    async def about(call: Call) -> AboutServer:
        return call.house.about()
