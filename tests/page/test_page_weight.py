"""How much the page loads first: little, all of it named by the server, and nothing twice."""

from __future__ import annotations

import gzip
import re
from functools import cache

import msgspec
import pytest

from fogcity.server.http.pages import Hints
from tests.helpers import ROOT
from tests.helpers.page_screens import GAMES, READY, begun, show

STATIC = ROOT / "src/fogcity/server/static"
# Kilobytes of the compressed files in the largest language; `python -m bench.page` measures what is transferred.
# Where a limit is reached, look for what could be loaded later before you raise it.
LIMITS = {"": 56, "new": 66, "learn": 107, "puzzles": 66, "table": 89, "cablecar": 114, "company": 114, "ticket": 122}


@cache
def hints() -> Hints:
    return msgspec.json.decode((STATIC / "hints.json").read_bytes(), type=Hints)


@cache
def packed(name: str) -> int:
    return len(gzip.compress((STATIC / name).read_bytes(), 9))


@pytest.mark.parametrize("page", LIMITS)
def test_the_first_load_is_small(page):
    """The page with its scripts, styles, font and messages."""
    first = ["index.html", "icon.svg", *re.findall(r'"\./(assets/[^"]+)"', (STATIC / "index.html").read_text())]
    area, game = ("table", page) if page in GAMES else (page, "")
    loads = [[*first, *hints().files(language, area, game)] for language in hints().languages]
    assert len(loads) == 5
    for files in loads:
        assert len(files) == len(set(files)) > 5
    largest = max(loads, key=lambda files: sum(map(packed, files)))
    assert sum(map(packed, largest)) / 1000 < LIMITS[page], {name: packed(name) for name in largest}


@pytest.mark.parametrize(("page", "language"), [("", "ko"), ("cablecar", "nl"), ("company", "fr"), ("ticket", "nb")])
def test_the_first_load_is_what_the_server_names(visit, page_server, page, language):
    """Then no file waits for another one, and the sizes above are those of everything."""
    guest = visit(language=language)
    loaded = []
    guest.page.on("request", lambda request: loaded.append(request.url.removeprefix(page_server.url)))
    address = f"/table/{begun(page_server, page)}" if page else "/"
    show(guest, address, READY[page] if page else ".pg-game")
    assets = [path for path in loaded if path.startswith("/assets/")]
    named = re.findall(r'"(/assets/[^"]+)"', guest.page.request.get(address).text())
    assert sorted(assets) == sorted(named)
    assert any(f"/{language}-" in path for path in assets)
    assert not any("/en-" in path for path in assets)
