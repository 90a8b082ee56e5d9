"""The pictures of link previews: what spectators see, drawn once, and kept."""

from __future__ import annotations

import asyncio
import re
import struct
from copy import copy

import pytest

import fogcity
from fogcity.core.colours import PAINTS
from fogcity.server.http.limits import default_rate_limits
from fogcity.server.preview import picture
from fogcity.server.problems import RateLimited, Unavailable
from tests.helpers import ROOT
from tests.helpers.playing import play_some

every_game = pytest.mark.parametrize("name", fogcity.games())


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


def size_of(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


@every_game
def test_a_table_has_a_picture_in_every_state(server, name):
    ann = server.guest("Ann")
    table = ann.table(name, seats=2, bots=["tourist"])
    address = f"/api/tables/{table}/preview.png"
    waiting = ann.http.get(address)
    ann.do(table, "start")
    playing = ann.http.get(address)
    for answer in (waiting, playing):
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin", "other sites may show it"
        assert size_of(answer.content) == (1200, 630)
    again = ann.http.get(address, headers={"if-none-match": playing.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "max-age" in playing.headers["cache-control"]


def test_a_move_changes_the_picture(server):
    ann = server.guest("Ann")
    table = ann.table(seats=2, bots=["tourist"])
    ann.do(table, "start")
    before = ann.http.get(f"/api/tables/{table}/preview.png").headers["etag"]
    ann.act(table)
    assert ann.http.get(f"/api/tables/{table}/preview.png").headers["etag"] != before


@pytest.mark.parametrize(
    "path",
    ["/api/tables/nosuchtable/preview.png", "/api/tables/%3Cx%3E/preview.png", "/api/games/chess/preview.png"],
)
def test_what_is_not_there_has_no_picture(server, path):
    somebody = server.guest()
    answer = somebody.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_a_closed_table_has_no_picture(server):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "close")
    assert ann.http.get(f"/api/tables/{table}/preview.png").status_code == 404


@every_game
def test_hidden_things_do_not_change_the_picture(name):
    game = fogcity.game(name)
    x = play_some(game, 3, 25)
    y = game.guess(game.view(x, None), 7)
    assert x.tobytes() != y.tobytes()
    one, other = (asyncio.run(picture.Pictures().get(game, 3, game.view(s, None))) for s in (x, y))
    assert one.data == other.data


@every_game
def test_only_a_spectators_view_is_drawn(name):
    game = fogcity.game(name)
    with pytest.raises(AssertionError, match="everybody may see"):
        asyncio.run(picture.Pictures().get(game, 2, game.view(game.deal(2, seed=1), 0)))


@every_game
def test_whole_games_can_be_drawn(name):
    game = fogcity.game(name)
    for seats in game.seats:
        for actions in (0, 12, 10_000):
            view = game.view_data(game.view(play_some(game, seats, actions), None))
            assert picture.compose(game, seats, view).count("<svg ") == 2
        assert "<svg " in picture.compose(game, seats, None)


def test_a_game_without_pictures_has_one_too(monkeypatch):
    game = copy(fogcity.game(fogcity.games()[0]))
    monkeypatch.setattr(game, "parts", {}, raising=False)
    made = asyncio.run(picture.Pictures().get(game, 2, game.view(game.deal(2, seed=1), None)))
    assert size_of(made.data) == (1200, 630)


def test_a_picture_is_drawn_once_and_only_some_are_kept(monkeypatch):
    drawn = []

    async def draw(svg):
        drawn.append(svg)
        return svg.encode()

    monkeypatch.setattr(picture, "rasterise", draw)
    monkeypatch.setattr(picture, "MAX_KEPT", 2)
    game = fogcity.game(fogcity.games()[0])

    async def ask():
        pictures = picture.Pictures()
        await asyncio.gather(*(pictures.get(game, 2, None) for _ in range(5)))
        assert len(drawn) == 1
        for seats in (3, 4, 2):
            await pictures.get(game, seats, None)
        assert len(drawn) == 4, "the first one was dropped"

    asyncio.run(ask())


def test_a_burst_of_requests_is_drawn_by_one_process_at_a_time_and_does_not_wait_forever(monkeypatch):
    at_once, most = 0, 0

    async def draw(svg):
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return svg.encode()

    monkeypatch.setattr(picture, "rasterise", draw)
    game = fogcity.game(fogcity.games()[0])
    states = [play_some(game, 2, count) for count in range(10)]
    views = [game.view(states[number % 10], None) for number in range(100)]

    async def burst(waiting):
        monkeypatch.setattr(picture, "MAX_WAITING", waiting)
        pictures = picture.Pictures()
        answers = await asyncio.gather(*(pictures.get(game, 2, view) for view in views), return_exceptions=True)
        assert await pictures.get(game, 2, views[-1])
        return [type(answer) for answer in answers]

    assert set(asyncio.run(burst(10))) == {picture.Picture}
    refused = asyncio.run(burst(4))
    assert refused.count(Unavailable) == 50, "half of the ten positions are one too many"
    assert most == 1


def test_pictures_are_limited():
    limits = default_rate_limits()
    limits.charge("picture", "somebody", times=40)
    with pytest.raises(RateLimited):
        limits.charge("picture", "somebody")


def test_colours_are_those_of_the_page():
    tokens = (ROOT / "web/src/style/tokens.css").read_text()
    for colour, paint in PAINTS.items():
        name = "crimson" if colour == "red" else colour
        assert re.search(rf"--{name}: {paint};", tokens), colour
