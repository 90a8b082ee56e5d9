"""The page and its files: every address of the page gives it, files are kept for long or asked for again."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest

from fogcity.server.accounts import Accounts
from fogcity.server.bots.pool import BotPool
from fogcity.server.http.app import make_app
from fogcity.server.http.limits import default_rate_limits
from fogcity.server.store.engine import Database, open_engine
from fogcity.server.table.pubsub import PubSub
from fogcity.server.table.service import TableService

SCRIPT = "assets/index-C7dLx0aQ.js"
CONTENT = "let script = 'fog';\n" * 100


@pytest.fixture
def static(tmp_path):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><html lang="en"><head><title>Fog City</title></head></html>')
    hints = {
        "languages": {
            language: {area: [f"assets/{language}-{area}.js"] for area in ("first", "table", "tracks")}
            for language in ("en", "nb")
        },
        "pages": {"table": {"files": ["t.js", "t.css"], "areas": ["table"]}},
        "games": {"company": {"files": ["tracks.js", "t.js"], "areas": ["tracks"]}},
    }
    (folder / "hints.json").write_text(json.dumps(hints))
    (folder / SCRIPT).write_text(CONTENT)
    (folder / "assets/bell.mp3").write_bytes(b"ding")
    (folder / "robots.txt").write_text("User-agent: *")
    return folder


@pytest.fixture
def get(tmp_path, static):
    """Ask the service for something, without a network between."""

    def ask(path, folder=static, method="GET", **headers):
        async def asked():
            database = Database(open_engine(f"sqlite:///{tmp_path}/page.db", "NORMAL"))
            service = TableService(database, BotPool(2), PubSub("page"), accounts=Accounts(database))
            app = make_app(service, default_rate_limits(), static=folder)
            try:
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page") as client:
                    client.headers.pop("accept-encoding")
                    return await client.request(
                        method, path, headers={k.replace("_", "-"): v for k, v in headers.items()}
                    )
            finally:
                await service.database.close()
                service.accounts.close()

        return asyncio.run(asked())

    return ask


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn/ticket/guide", "/table/abc/", "/index.html", "/new"])
def test_every_address_of_the_page_gives_the_page(get, path):
    answer = get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "Fog City</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ({}, "en"),
        ({"accept_language": "nb-NO, en;q=0.5"}, "nb"),
        ({"accept_language": "en;q=0.5, no;q=0.9"}, "nb"),
        ({"accept_language": "de, xx;q=nonsense, ;;, nn;q=0.1, en;q=0.05"}, "nb"),
        ({"accept_language": "," * 5000 + "nb"}, "en"),
        ({"accept_language": "nb", "cookie": "fogcity_language=en"}, "en"),
        ({"accept_language": "nb", "cookie": "fogcity_language=../nb"}, "nb"),
    ],
)
def test_the_page_comes_with_the_language_of_its_reader(get, asked, language):
    answer = get("/", **asked)
    other = {"en": "nb", "nb": "en"}[language]
    assert f'<html lang="{language}">' in answer.text
    assert f'<link rel="modulepreload" crossorigin href="/assets/{language}-first.js">' in answer.text
    assert f"/assets/{other}-" not in answer.text
    assert "-table.js" not in answer.text
    assert "/t.js" not in answer.text
    assert answer.headers["vary"].endswith("accept-language, cookie")


def test_the_page_comes_with_what_a_table_needs(get):
    text = get("/table/abc").text
    assert '<link rel="modulepreload" crossorigin href="/t.js">' in text
    assert '<link rel="stylesheet" crossorigin href="/t.css">' in text
    assert "/assets/en-table.js" in text
    assert "tracks" not in text  # there is no such table


def test_a_page_without_hints_is_a_page_too(get, static):
    (static / "hints.json").unlink()
    assert "<head><title>Fog City</title>" in get("/table/abc", accept_language="nb").text


@pytest.mark.parametrize(
    "path",
    [
        "/hints.json",
        "/missing.js",
        "/assets/missing-12345678.js",
        "/table/x.png",
        "/api",
        "/api/none",
        "/metrics/x",
        f"/{SCRIPT}.gz",
    ],
)
def test_what_is_no_page_and_no_file_is_not_found(get, path):
    answer = get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_nobody_gets_out_of_the_folder(get, tmp_path):
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
        assert "secret" not in get(path).text


def test_only_a_name_that_tells_the_content_is_kept_for_ever(get):
    kept = {path: get(path).headers["cache-control"] for path in (f"/{SCRIPT}", "/assets/bell.mp3", "/robots.txt")}
    assert kept == {
        f"/{SCRIPT}": "public, max-age=31536000, immutable",
        "/assets/bell.mp3": "no-cache",
        "/robots.txt": "no-cache",
    }


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [("", None), ("gzip", "gzip"), ("br, GZIP;q=0.5", "gzip"), ("gzip;q=0, br", None), ("deflate", None)],
)
def test_a_file_is_packed_for_who_can_unpack_it(get, accepts, encoding):
    answer = get(f"/{SCRIPT}", accept_encoding=accepts)
    assert (answer.headers.get("content-encoding"), answer.text) == (encoding, CONTENT)
    assert (int(answer.headers["content-length"]) < len(CONTENT) // 2) == (encoding is not None)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_what_cannot_be_packed_is_sent_as_it_is(get):
    answer = get("/assets/bell.mp3", accept_encoding="gzip")
    assert ("content-encoding" in answer.headers, answer.content) == (False, b"ding")


def test_who_has_a_file_already_is_told_so(get):
    first = get("/robots.txt")
    again = get("/robots.txt", if_none_match=f'"other", {first.headers["etag"]}')
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert get("/robots.txt", if_none_match='"other"').status_code == 200


def test_without_a_page_there_is_a_word(get, tmp_path):
    assert "Fog City is running" in get("/", folder=tmp_path / "none").text
    assert get("/table/abc", folder=tmp_path / "none").status_code == 404


def test_a_page_is_only_read(get):
    assert get("/table/abc", method="POST").status_code == 404
    assert get("/api/guest").status_code == 405
    assert get("/", method="HEAD").status_code == 200
