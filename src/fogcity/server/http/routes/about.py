"""The server's version, its games, and whether bots are ready."""

from __future__ import annotations

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.table.messages import AboutServer


def add_about(api: Api) -> None:
    """Add the endpoint."""

    @api.route(
        "GET",
        "/api/about",
        "The server's version and games",
        gives=AboutServer,
        needs_player=False,
    )
    async def about(request: ApiRequest) -> AboutServer:
        return request.service.about()
