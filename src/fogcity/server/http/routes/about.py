"""What this server is, and whether its bots are ready."""

from __future__ import annotations

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.table.messages import AboutServer


def add_about(api: Api) -> None:
    """One answer."""

    @api.route("GET", "/api/about", "What this server is", gives=AboutServer, needs_player=False)
    async def about(request: ApiRequest) -> AboutServer:
        return request.service.about()
