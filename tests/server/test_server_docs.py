"""The documentation at /docs/: the files of a folder, with a strict policy that allows what a page has inline."""

from __future__ import annotations

import asyncio
import base64
import hashlib

import httpx
import pytest

from fogcity.core.errors import BadOption
from fogcity.server.accounts import Accounts
from fogcity.server.bots.pool import BotPool
from fogcity.server.http.app import make_app
from fogcity.server.http.limits import default_rate_limits
from fogcity.server.store.engine import Database, open_engine
from fogcity.server.table.pubsub import PubSub
from fogcity.server.table.service import TableService

SCRIPT = "document.body.dataset.theme = 'auto';"
STYLE = "body { color: black }"
ATTRIBUTE = 'font-family: "Fog"'
PAGE = f"""<!doctype html><html><head><title>Docs</title><style>{STYLE}</style><script src="a.js"></script></head>
<body><script>{SCRIPT}</script>
<p style="{ATTRIBUTE.replace('"', "&quot;")}">How to play. {"More. " * 100}</p></body></html>"""


@pytest.fixture
def docs(tmp_path):
    folder = tmp_path / "site"
    (folder / "decisions").mkdir(parents=True)
    for name in ("index.html", "playing.html", "decisions/index.html"):
        (folder / name).write_text(PAGE)
    (folder / "a.js").write_text("let a = 1;")
    (folder / "a.css").write_text("p {}")
    (folder / "a.png").write_bytes(b"png")
    return folder


@pytest.fixture
def get(tmp_path, docs):
    """Ask a service with this documentation for something, without a network between."""

    def ask(path, folder=docs, method="GET", **headers):
        async def asked():
            database = Database(open_engine(f"sqlite:///{tmp_path}/docs.db", "NORMAL"))
            service = TableService(database, BotPool(2), PubSub("docs"), accounts=Accounts(database))
            try:
                app = make_app(service, default_rate_limits(), docs=folder)
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://docs") as client:
                    client.headers.pop("accept-encoding")
                    return await client.request(
                        method, path, headers={k.replace("_", "-"): v for k, v in headers.items()}
                    )
            finally:
                await service.database.close()
                service.accounts.close()

        return asyncio.run(asked())

    return ask


def hash_of(text):
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/docs/", "text/html; charset=utf-8"),
        ("/docs/playing.html", "text/html; charset=utf-8"),
        ("/docs/decisions/", "text/html; charset=utf-8"),
        ("/docs/a.js", "text/javascript; charset=utf-8"),
        ("/docs/a.css", "text/css; charset=utf-8"),
        ("/docs/a.png", "image/png"),
    ],
)
def test_files_have_their_types(get, path, media):
    answer = get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, media)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_address_without_a_slash_leads_to_the_index(get):
    answer = get("/docs")
    assert (answer.status_code, answer.headers["location"]) == (308, "/docs/")


def test_a_page_may_do_only_what_it_has_inline(get):
    answer = get("/docs/")
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"].split() == ["'self'", hash_of(SCRIPT)]
    assert set(policy["style-src"].split()) == {"'self'", "'unsafe-hashes'", hash_of(STYLE), hash_of(ATTRIBUTE)}
    assert (policy["form-action"], policy["base-uri"], policy["frame-ancestors"]) == ("'self'", "'none'", "'none'")
    assert answer.headers["x-frame-options"] == "DENY"


def test_the_page_of_the_games_keeps_its_policy(get):
    assert "script-src 'self'; style-src 'self'; " in get("/").headers["content-security-policy"]
    assert "form-action 'none'" in get("/").headers["content-security-policy"]


def test_a_file_is_compressed_and_sent_once(get):
    first = get("/docs/", accept_encoding="gzip")
    assert (first.headers["content-encoding"], first.text) == ("gzip", PAGE)
    again = get("/docs/", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/docs/missing.html", "/docs/decisions", "/docs/a.js/", "/docs/%00", "/docs//a.js"])
def test_what_is_not_there_is_not_found(get, path):
    assert get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/docs/../secret.txt", "/docs/..%2fsecret.txt", "/docs/decisions/..%2f..%2fsecret.txt", "/docs/%2e%2e/secret.txt"],
)
def test_nobody_gets_out_of_the_folder(get, tmp_path, path):
    (tmp_path / "secret.txt").write_text("secret")
    answer = get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_documentation_the_address_is_an_unknown_page(get):
    answer = get("/docs/", folder=None)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "form-action 'none'" in answer.headers["content-security-policy"]


def test_a_folder_that_was_not_built_is_refused(get, tmp_path):
    with pytest.raises(BadOption, match="make docs"):
        get("/docs/", folder=tmp_path)
