"""What a tournament tells: the table, JSON, Parquet and the report."""

from __future__ import annotations

import io
import json
import math
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import fogcity
from fogcity.arena import command as commands
from fogcity.arena.ladder import Played, Step, choose, introduction, matches, play_ladder, write_page
from fogcity.arena.play.results import Results
from fogcity.arena.report.html import make_report
from fogcity.arena.report.maps import Maps, count_uses
from fogcity.arena.report.parquet import write_parquet
from fogcity.arena.report.places import Places
from fogcity.arena.report.summary import summarise, wilson
from fogcity.arena.report.table import draw_summary
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import open_folder
from fogcity.arena.tournament import RunOptions, recall
from fogcity.core.errors import BadOption
from fogcity.core.parts import find_part
from fogcity.software import software
from tests.helpers import ROOT
from tests.helpers.arena import bot, command, play_here

VOID = ("meta", "br")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("arena") / "t"


@pytest.fixture(scope="module")
def results(folder: Path) -> Results:
    settings = Settings("cablecar", ["tourist", bot("Quick"), bot("Crash"), bot("Hostile")], 2, 24, "4")
    return play_here(settings, folder)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (90, 100, 0.8256, 0.9448),
        (1.5, 3, 0.1253, 0.8747),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_pair_that_won_parts_of_games_is_not_rounded() -> None:
    settings = Settings("cablecar", [bot("Illegal"), bot("First"), bot("AnyLegal"), bot("Slowly")], 4, 4, "1")
    pair = next(pair for pair in summarise(play_here(settings)).pairs if pair.one == "first")
    assert (pair.wins, pair.losses) == pytest.approx((4 / 3, 4 / 3), abs=1e-4)
    assert pair.ci95 == pytest.approx(wilson(4 / 3, 8 / 3), abs=1e-4)


def test_nobody_has_played_yet() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.usefixtures("results")
def test_the_folder_and_every_record_name_the_software_that_played(folder: Path) -> None:
    head = json.loads((folder / "tournament.json").read_text())
    assert (head["version"], head["commit"]) == (fogcity.__version__, fogcity.__commit__)
    records = [fogcity.read_record(line) for line in (folder / "records.jsonl").read_text().splitlines()]
    assert {record.tags["software"] for record in records} == {software()}


def test_standings_add_up(results: Results) -> None:
    summary = summarise(results)
    assert sum(standing.wins for standing in summary.bots) == pytest.approx(24)
    assert sum(summary.seat_shares) == pytest.approx(1)
    assert all(standing.ci95[0] <= standing.win_rate <= standing.ci95[1] for standing in summary.bots)
    assert len(summary.pairs) == 6
    for pair in summary.pairs:
        assert pair.wins + pair.losses == pytest.approx(pair.games) == pytest.approx(4)


def test_ratings_put_the_winner_first() -> None:
    summary = summarise(play_here(Settings("cablecar", [bot("Illegal"), bot("First"), bot("AnyLegal")], 2, 24, "1")))
    assert min(summary.bots, key=lambda standing: standing.rating).name == "illegal"


def test_the_table_has_every_bot_and_every_reason(results: Results) -> None:
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(draw_summary(summarise(results)))
    text = console.export_text()
    for about in results.bots:
        assert about.name in text
    assert "crash forfeited" in text
    assert "ZeroDivisionError: oops <b>" in text


def test_parquet(results: Results, tmp_path: Path) -> None:
    from pyarrow import parquet

    write_parquet(results, tmp_path / "t.parquet")
    rows = parquet.read_table(tmp_path / "t.parquet").to_pylist()
    assert len(rows) == 48
    assert [row["seat"] for row in rows[:4]] == [0, 1, 0, 1]
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert one["game"] == other["game"]
        assert one["margin"] == one["score"] - other["score"] == -other["margin"]
        assert one["win_share"] + other["win_share"] == pytest.approx(1)
        assert one["line_up"] == f"{one['bot']}, {other['bot']}"
        assert fogcity.game("cablecar").deal(2, one["deal_seed"]) is not None
    lost = [row for row in rows if row["forfeit"]]
    assert {row["bot"] for row in lost} == {"crash"}
    assert all(row["win_share"] == 0 and "oops" in row["reason"] for row in lost)


def test_without_pyarrow_it_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, results: Results, tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(fogcity.FogCityError, match=r"fogcity\[arena\]"):
        write_parquet(results, tmp_path / "t.parquet")


class Page(HTMLParser):
    """Checks that tags are closed in order, and collects them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attributes
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attributes

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Page:
    page = Page()
    page.feed(text)
    page.close()
    assert page.open == []
    return page


def test_the_report_is_one_file_without_scripts_even_if_names_are_hostile(results: Results, folder: Path) -> None:
    text = make_report(results, summarise(results), folder)
    page = read(text)
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert not [name for name, _ in page.attributes if name in ("src", "href") or name.startswith("on")]
    assert "url(" not in text
    assert "@import" not in text
    assert "<script>" not in text
    assert "&lt;script&gt;alert" in text
    assert "oops &lt;b&gt;" in text
    assert text.count("<svg") == 2 + len(results.bots), "ratings, scores, and a board for each bot"
    assert text == make_report(results, summarise(results), folder)


@pytest.mark.parametrize(("game", "seats"), [("ticket", 3), ("company", 2)])
def test_a_report_of_every_game(game: str, seats: int, tmp_path: Path) -> None:
    results = play_here(Settings(game, ["tourist", bot("First")], seats, 12, "1"), tmp_path / "t")
    text = make_report(results, summarise(results), tmp_path / "t")
    read(text)
    assert "nan" not in text
    if game == "ticket":
        assert "turns in the game" in text
        assert "Golden Gate Bridge" in text


def test_a_report_of_nothing_but_forfeits(tmp_path: Path) -> None:
    results = play_here(Settings("cablecar", [bot("Illegal")], 2, 2, "1"), tmp_path / "t")
    read(make_report(results, summarise(results), tmp_path / "t"))
    assert "NaN" not in json.dumps(summarise(results).to_dict())


def test_json_is_one_object_and_bots_cannot_spoil_it(tmp_path: Path) -> None:
    html, parquet = tmp_path / "r.html", tmp_path / "r.parquet"
    arguments = ("arena", "cablecar", bot("Loud"), "--bot", "tourist", "--games", "3", "--seed", "1", "--json")
    out, err = command(*arguments, "--no-records", "--html", str(html), "--parquet", str(parquet), "--verify")
    data = json.loads(out)
    assert {"game", "seats", "games", "bots"} <= set(data)
    assert (data["game"], data["seats"], data["games"]) == ("cablecar", 2, 4)
    keys = {"name", "wins", "win_rate", "ci95", "mean_score", "rating", "ms_per_move", "forfeits"}
    assert all(keys <= set(standing) for standing in data["bots"])
    assert [standing["name"] for standing in data["bots"]] == ["loud", "tourist"]
    assert "4 games instead of 3" in err
    assert "noise" not in err
    assert html.stat().st_size > 1000
    assert parquet.stat().st_size > 1000


def test_one_game_can_be_printed_and_replayed(
    results: Results, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = results.rows[results.rows["forfeit"] < 0][0]
    commands._show(folder, int(ended["number"]))
    table = fogcity.replay(capsys.readouterr().out)
    assert fogcity.game("cablecar").scores(table.state) == ended["score"].tolist()
    with pytest.raises(fogcity.FogCityError, match="there is no record of game 99"):
        commands._show(folder, 99)


def written(folder: Path) -> dict[Path, tuple[bytes, int]]:
    """The results of all matches in a folder, and when they were written."""
    return {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.rglob("results.bin")}


def test_the_ladder_is_a_page_and_goes_on(tmp_path: Path) -> None:
    told: list[str] = []
    steps = [Step("cablecar", seats, "tourist", "tourist", games) for seats, games in ((2, 4), (3, 6))]
    played = play_ladder(steps, tmp_path / "kept", RunOptions(cores=1, notify=told.append))
    write_page(played, tmp_path / "ladder.md")
    text = (tmp_path / "ladder.md").read_text()
    assert "## Cable Car" in text
    assert text.count("| tourist - tourist #2 |") == 2
    before = written(tmp_path / "kept")
    assert len(before) == 2
    again = play_ladder(steps, tmp_path / "kept", RunOptions(cores=1))
    assert written(tmp_path / "kept") == before, "nothing was played again"
    assert [match.summary for match in again] == [match.summary for match in played]


def test_a_part_of_the_ladder_keeps_the_other_rows(tmp_path: Path) -> None:
    steps = [Step("cablecar", 2, one, "tourist", 4) for one in ("conductor", "motorman")]
    page, options = tmp_path / "ladder.md", RunOptions(cores=1)
    write_page(play_ladder(steps[:1], tmp_path / "kept", options), page, steps=steps)
    first = page.read_text().splitlines()[-1]
    assert choose(steps, ["motorman"]) == choose(steps, ["motorman - tourist"]) == steps[1:]
    write_page(play_ladder(steps[1:], tmp_path / "kept", options), page, steps=steps)
    rows = page.read_text().splitlines()[-2:]
    assert rows[0] == first
    assert "| motorman - tourist |" in rows[1]
    with pytest.raises(BadOption, match="no match has nobody; bots of the ladder: conductor, tourist, motorman"):
        choose(steps, ["nobody"])


def test_the_page_of_the_ladder_counts_forfeits_where_games_stand(results: Results, tmp_path: Path) -> None:
    summary = summarise(results)
    crash = next(standing for standing in summary.bots if standing.name == "crash")
    two = replace(summary, bots=[crash, summary.bots[0]])
    write_page([Played(Step("cablecar", 2, "crash", "tourist", 24), two, "2026-01-01")], tmp_path / "ladder.md")
    row = (tmp_path / "ladder.md").read_text().splitlines()[-1]
    assert row.endswith(" |")
    assert f"| 24 ({crash.forfeits} forfeited) |" in row


def test_another_version_of_rules_or_package_is_another_match(monkeypatch: pytest.MonkeyPatch) -> None:
    step = Step("cablecar", 2, "tourist", "conductor", 4)
    before = step.folder
    monkeypatch.setattr("fogcity.arena.ladder.__version__", "99")
    newer = step.folder
    monkeypatch.setattr(type(fogcity.game("cablecar")), "rules_version", 99)
    assert len({before, newer, step.folder}) == 3


def test_the_ladder_has_all_games_at_their_smallest_and_largest_tables() -> None:
    assert {(step.game, step.seats) for step in matches()} == {
        (name, seats) for name in fogcity.games() for seats in (2, fogcity.game(name).seats[-1])
    }
    assert all(step.games == 8 for step in matches(8))


def test_margins_of_tables_for_many(results: Results) -> None:
    found = play_here(Settings("cablecar", ["tourist", bot("First")], 4, 8, "2"))
    summary = summarise(found)
    assert summary.bots[0].mean_margin == pytest.approx(-summary.bots[1].mean_margin)
    scores, seating = found.rows["score"], found.seating
    expected = [max(row[seats == 0]) - max(row[seats == 1]) for row, seats in zip(scores, seating, strict=True)]
    assert summary.bots[0].mean_margin == pytest.approx(np.mean(expected))
    assert not math.isnan(summary.bots[0].ms_per_move)
    assert isinstance(summary.to_dict()["bots"], list)


def test_self_play(tmp_path: Path) -> None:
    summary: Any = summarise(play_here(Settings("cablecar", ["tourist"], 3, 10, "2")))
    assert (summary.games, summary.bots[0].win_rate) == (10, 1.0)
    assert sum(summary.seat_shares) == pytest.approx(1)


def test_a_game_that_brings_no_map_has_a_report_that_says_so(
    results: Results, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(results.settings.played), "parts", {})
    text = make_report(results, summarise(results), folder)
    read(text)
    assert "There are no maps of where the bots play: Cable Car brings none." in text
    assert "Where they play" not in text
    assert text.count("<svg") == 2, "ratings and scores"


def drawn(game: str, folder: Path) -> tuple[Places, Results, Maps]:
    results = play_here(Settings(game, ["tourist", bot("First")], 2, 40, "1"), folder)
    places = find_part(results.settings.played, "report", Places)  # type: ignore[type-abstract]
    assert places is not None
    return places, results, Maps(places, count_uses(results, open_folder(folder))[0])


def test_in_cable_car_every_space_that_can_be_used_is_used_once_a_game(tmp_path: Path) -> None:
    places, results, maps = drawn("cablecar", tmp_path / "t")
    uses, games = count_uses(results, open_folder(tmp_path / "t"))
    rates = places.rates(uses)
    assert (games, rates.shape) == (40, (2, len(places.names)))
    assert rates.sum(axis=0)[places.usable] == pytest.approx(1), "two bots share the spaces of each game"
    assert not rates[:, ~places.usable].any(), "nobody lays a tile on the power station"
    assert maps.draw(0).count("% of its games") == places.usable.sum() == 60
    assert maps.favourites(1).startswith("Most often: ")


def test_in_ticket_to_ride_claims_are_counted_by_route(tmp_path: Path) -> None:
    places, _, maps = drawn("ticket", tmp_path / "t")
    claimed = np.zeros(len(places.names))
    for _, record in open_folder(tmp_path / "t").records(open_folder(tmp_path / "t").read()[0]):
        board = fogcity.replay(record)
        claimed += [owner >= 0 for owner in board.state["owner"][: len(claimed)]]
    rates = places.rates(count_uses(recall(open_folder(tmp_path / "t")), open_folder(tmp_path / "t"))[0])
    assert rates.sum(axis=0) * 40 == pytest.approx(claimed)
    assert maps.draw(0).count("% of its games") == len(places.names)


LADDER = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")


def rows_of_the_ladder() -> list[tuple[str, list[str]]]:
    """The title and the cells of every row in docs/ladder.md."""
    rows, title = [], ""
    for line in LADDER.splitlines():
        title = line.removeprefix("## ") if line.startswith("## ") else title
        if title and re.match(r"\| \d", line):
            rows.append((title, [cell.strip() for cell in line.strip("|").split("|")]))
    return rows


def test_the_page_of_the_ladder_says_what_the_code_plays() -> None:
    assert LADDER.startswith("\n".join(introduction()) + "\n\nfogcity ")
    expected = [(fogcity.game(step.game).title, step.seats, f"{step.one} - {step.other}") for step in matches()]
    found = [(title, int(cells[0]), cells[1]) for title, cells in rows_of_the_ladder()]
    assert found == [row for row in expected if row in found], "the page has all its rows in order, and no others"
    assert {"conductor - tourist", "motorman - conductor"} <= {pairing for _, _, pairing in found}


def test_the_counts_on_the_page_of_the_ladder_fit_its_intervals() -> None:
    for title, (_, pairing, games, rate, interval, *_) in rows_of_the_ladder():
        count, won = int(games.replace(",", "")), float(rate.removesuffix(" %")) / 100
        found = [100 * end for end in wilson(won * count, count)]
        stated = [float(end) for end in interval.split(" - ")]
        assert found == pytest.approx(stated, abs=0.15), f"{title}, {pairing}: {games} games"


def test_a_game_without_a_policy_is_not_on_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(fogcity.game("ticket")), "parts", {})
    assert "ticket" not in {step.game for step in matches()}
