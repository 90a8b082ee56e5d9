"""Finds out what is at an address of the page, for whoever asks."""

from __future__ import annotations

import asyncio
import logging

from starlette.requests import Request

from fogcity.server.http.api import Api, address_of
from fogcity.server.preview.links import TABLE, Link, missing_page, missing_table, page_link, table_link
from fogcity.server.problems import NotFound, Problem
from fogcity.server.table.authorization import require_view_access

PATIENCE = 1.0  # seconds for a table to load; the page must not wait for it

logger = logging.getLogger(__name__)


class Links:
    """Describes the addresses of the page."""

    def __init__(self, api: Api) -> None:
        self._api = api

    async def describe(self, request: Request, parts: list[str], language: str) -> Link:
        """What is at an address, in a language. Nothing is revealed that the reader may not see."""
        if parts and parts[0] == "table":
            if len(parts) != 2:
                return missing_page(language)
            return await self._table(request, parts[1], language)
        return page_link(parts, language) or missing_page(language)

    async def _table(self, request: Request, table: str, language: str) -> Link:
        if not TABLE.fullmatch(table):
            return missing_page(language)
        key = request.query_params.get("key", "")
        try:
            self._api.limits.charge("request", address_of(request))
            caller = await self._api.authenticate(request)
            room = await asyncio.wait_for(self._api.service.rooms.get(table), PATIENCE)
            require_view_access(room, "" if caller is None else caller.person.id, key)
            return table_link(room, key, language)
        except NotFound:
            return missing_table(language)
        except (TimeoutError, Problem):
            pass  # the page is sent as it is, and its script asks again
        except Exception:
            logger.exception("a table could not be described")
        home = page_link([], language)
        assert home is not None
        return home
