"""The documentation site: it builds without warnings, its links lead somewhere, and it needs nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tests.helpers import ROOT
from tests.helpers.server import Server
from tests.helpers.shared import made_once

STARTS = ("play", "host", "build-bots", "research", "contribute")
ORIGIN = "https://site.test/"
OPTIONS = ("--quiet", "--fail-on-warning", "--keep-going", "--fresh-env", "--conf-dir", "docs")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The site, built as `make docs` builds it, once for all processes that run tests."""

    def build(folder: Path) -> None:
        built = subprocess.run(
            [sys.executable, "-m", "sphinx", *OPTIONS, "--doctree-dir", folder / "doctrees", ".", folder / "site"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert built.returncode == 0, built.stdout + built.stderr

    return made_once(tmp_path_factory, worker_id, "docs", build) / "site"


class Links(HTMLParser):
    """What a page links, what it loads, and the places in it that can be linked."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.add(str(found["id"]))
        if found.get("src"):
            self.loaded.append(str(found["src"]))
        if found.get("href"):
            (self.links if tag == "a" else self.loaded).append(str(found["href"]))


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, Links]:
    return {path.relative_to(site).as_posix(): Links(path) for path in sorted(site.rglob("*.html"))}


def test_make_docs_builds_it_with_the_same_options() -> None:
    recipe = re.search(r"^docs:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert recipe is not None
    assert [option for option in OPTIONS if option not in recipe[1].split()] == []


def test_the_index_links_the_five_entry_points(pages: dict[str, Links]) -> None:
    assert {f"start/{name}.html" for name in STARTS} <= set(pages["index.html"].links)


@pytest.mark.parametrize("name", STARTS)
def test_an_entry_point_links_other_pages(pages: dict[str, Links], name: str) -> None:
    assert f"start/{name}.html" in pages
    assert sum(link.startswith("../") for link in set(pages[f"start/{name}.html"].links)) > 3


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/**/*.md")), ids=lambda page: page.stem)
def test_every_page_is_on_the_site(pages: dict[str, Links], page: Path) -> None:
    name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
    assert re.sub(r"(^|/)README\.html$", r"\1index.html", name) in pages


def test_internal_links_lead_somewhere(site: Path, pages: dict[str, Links]) -> None:
    broken = []
    for name, page in pages.items():
        for link in (*page.links, *page.loaded):
            target = urlsplit(urljoin(ORIGIN + name, link))
            if target.scheme == "data" or target.netloc != urlsplit(ORIGIN).netloc:
                continue
            path, place = unquote(target.path).lstrip("/"), unquote(target.fragment)
            path = path or "index.html"
            lost = place and path in pages and place not in pages[path].ids
            if lost or not (site / path).is_file():
                broken.append(f"{name}: {link}")
    assert broken == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Links]) -> None:
    loaded = [link for page in pages.values() for link in page.loaded if re.match(r"(https?:)?//", link)]
    foreign = re.compile(r"(@import|url\()\s*[\"']?(https?:)?//")
    styles = [path.name for path in site.rglob("*.css") if foreign.search(path.read_text())]
    assert (loaded, styles) == ([], [])


def test_the_search_knows_every_page(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert all(f'"{name}"' in index for name in ("index", "playing", "changelog", "start/host", "api/bots"))


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("fogcity", ("Game", "Table", "GameRecord", "FogCityError", "IllegalAction", "replay")),
        ("bots", ("bots.bot.Bot", "bots.bot.Budget", "bots.registry.find_bot", "bots.gripman.Gripman")),
        ("envs", ("envs.Batch", "envs.Encoding", "envs.gym.SeatEnv", "envs.policy_bot.PolicyBot")),
        ("arena", ("arena.settings.Settings", "arena.tournament.run")),
    ],
)
def test_the_reference_has_the_public_names(pages: dict[str, Links], page: str, names: tuple[str, ...]) -> None:
    assert {f"fogcity.{name}" for name in names} <= pages[f"api/{page}.html"].ids


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_browser_shows_it_and_finds_a_word(visit, site: Path, tmp_path: Path, theme: str) -> None:
    with Server(tmp_path, "--docs", str(site)) as server:
        page = visit(server, color_scheme=theme).open("/docs/")
        assert page.title() == "Fog City"
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)")
        assert (min(paper) > 200) if theme == "light" else (max(paper) < 60), paper
        page.locator("input[name=q]").fill("heartbeat")
        page.keyboard.press("Enter")
        page.locator("#search-results li a", has_text="Clocks stop while no server runs").click()
        page.wait_for_url("**/docs/decisions/heartbeats.html*")
