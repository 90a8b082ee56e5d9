"""Facts about a game: they are what a recount of the same games finds, and the published page shows the stored data."""

from __future__ import annotations

import json
import re
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from bench.facts import (
    BOX,
    GAMES,
    PAGE,
    PAIRINGS,
    POINTS_PLAYED,
    SEARCHED,
    SEARCHING,
    SEED,
    STEADY,
    TICKET,
    draw,
    read_data,
    sections,
)

import fogcity
from fogcity.arena.facts.estimates import deal_share, mean_of, ratio_of, share_of
from fogcity.arena.facts.measure import Facts, facts_of, facts_settings
from fogcity.arena.facts.tables import draw_facts
from fogcity.arena.report.summary import NORMAL_95, wilson
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import open_folder
from tests.helpers.arena import bot, play_here


def about(value: Any) -> Any:
    """Equal, but for the digits that are not stored."""
    return pytest.approx(value, abs=1e-5)


PLAYED = [  # with shared wins, several actions in a turn, and each deal once or several times
    (Settings("ticket", ["conductor"], 3, 40, "5"), False),
    (Settings("cablecar", ["tourist"], 2, 20, "6", {"hand": 2}), True),
    (Settings("company", ["tourist"], 4, 24, "7"), True),
]


class Recount:
    """The games of a tournament, played again one by one from the lines of its file."""

    def __init__(self, settings: Settings, path: Path) -> None:
        game = settings.played
        self.deals: list[str] = []
        self.points: list[list[int]] = []
        self.shares: list[list[float]] = []
        self.legal: list[list[int]] = []
        self.turns: list[int] = []
        self.actions: list[list[tuple[int, str]]] = []
        for line in (path / "records.jsonl").read_text().splitlines():
            record = json.loads(line)
            s = game.deal(settings.seats, int(record["seed"]), **record["options"])
            legal, actions = [], []
            for text in record["actions"]:
                legal.append(len(game.legal(s)))
                actions.append((game.turn(s), text))
                game.play(s, game.parse(s, text))
            winners = game.winners(s)
            self.deals.append(record["seed"])
            self.points.append(game.scores(s))
            self.shares.append([(seat in winners) / len(winners) for seat in range(settings.seats)])
            self.legal.append(legal)
            self.turns.append(game.turns(s))
            self.actions.append(actions)


@pytest.fixture(scope="module", params=PLAYED, ids=lambda played: played[0].game)
def measured(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Facts, Recount]:
    settings, same_deals = request.param
    path = tmp_path_factory.mktemp("facts") / "t"
    settings = facts_settings(settings, same_deals)
    return facts_of(play_here(settings, path), open_folder(path)), Recount(settings, path)


def test_wins_and_points_are_those_of_the_records(measured: tuple[Facts, Recount]) -> None:
    facts, recount = measured
    games = len(recount.shares)
    assert facts.games == games
    assert len(set(recount.deals)) == games / facts.games_a_deal
    for seat in range(facts.seats):
        assert facts.seat_wins[seat].value == about(sum(row[seat] for row in recount.shares) / games)
        assert facts.seat_points[seat].value == about(sum(row[seat] for row in recount.points) / games)
    assert facts.shared_wins.value == about(sum(max(row) < 1 for row in recount.shares) / games)
    leads = [sorted(row)[-1] - sorted(row)[-2] for row in recount.points]
    assert facts.winner_points.mean.value == about(statistics.mean(max(row) for row in recount.points))
    assert (facts.lead.least, facts.lead.median, facts.lead.most) == (
        min(leads),
        statistics.median_low(leads),
        max(leads),
    )


def test_length_and_choices_are_those_of_the_records(measured: tuple[Facts, Recount]) -> None:
    facts, recount = measured
    decisions = [count for game in recount.legal for count in game]
    assert facts.turns.mean.value == about(statistics.mean(recount.turns))
    assert facts.actions.median == statistics.median_low(map(len, recount.legal))
    assert facts.choices.decisions == len(decisions)
    assert facts.choices.mean.value == about(statistics.mean(decisions))
    assert (facts.choices.median, facts.choices.most) == (statistics.median_low(decisions), max(decisions))
    assert facts.choices.forced.value == about(decisions.count(1) / len(decisions))
    thirds: list[list[int]] = [[], [], []]
    for game in recount.legal:
        for place, count in enumerate(game):
            thirds[3 * place // len(game)].append(count)
    assert facts.choices.phases == pytest.approx([statistics.mean(third) for third in thirds], abs=1e-3)


def test_the_same_winner_again_is_counted_over_pairs_of_games_on_a_deal(measured: tuple[Facts, Recount]) -> None:
    facts, recount = measured
    if facts.games_a_deal == 1:
        assert facts.luck is None
        return
    assert facts.luck is not None
    pairs = [
        sum(a * b for a, b in zip(recount.shares[one], recount.shares[other], strict=True))
        for one in range(facts.games)
        for other in range(one)
        if recount.deals[one] == recount.deals[other]
    ]
    assert facts.luck.same_winner.value == about(statistics.mean(pairs))


def test_places_are_those_that_the_records_name(tmp_path: Path) -> None:
    settings = facts_settings(Settings("ticket", ["conductor"], 3, 40, "8"), False)
    facts = facts_of(play_here(settings, tmp_path / "t"), open_folder(tmp_path / "t"))
    recount = Recount(settings, tmp_path / "t")
    claimed: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game, actions in enumerate(recount.actions):
        for seat, text in actions:
            if text.startswith("claim "):
                route = text.removeprefix("claim ").rpartition(" with ")[0]
                claimed[route] += 1
                won[route] += recount.shares[game][seat]
    assert {place.name for place in facts.places} >= set(claimed)
    for place in facts.places:
        assert place.games.value == pytest.approx(claimed[place.name] / 40)
        if place.wins is None:
            assert claimed[place.name] == 0
        else:
            assert place.wins.value == about(won[place.name] / claimed[place.name])


def test_a_game_without_parts_has_facts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(fogcity.game("cablecar")), "parts", {})
    settings = facts_settings(Settings("cablecar", ["tourist"], 2, 4, "1"), False)
    facts = facts_of(play_here(settings, tmp_path / "t"), open_folder(tmp_path / "t"))
    assert (facts.places, facts.use) == ([], "")
    assert "How often" not in "\n".join(draw_facts([facts]))


# ---- intervals


def test_the_interval_of_a_mean_is_the_usual_one_if_each_game_has_its_own_deal() -> None:
    values = [1.0, 4.0, 7.0, 2.0, 8.0]
    half = NORMAL_95 * statistics.stdev(values) / len(values) ** 0.5
    found = mean_of(values, np.arange(5))
    assert (found.low, found.high) == about((found.value - half, found.value + half))


def test_games_on_the_same_deal_do_not_narrow_an_interval() -> None:
    """Each game twice says no more than each game once."""
    values, deals = [1.0, 4.0, 7.0, 2.0, 8.0], np.arange(5)
    assert mean_of(values * 2, np.tile(deals, 2)) == mean_of(values, deals)
    wins, decisions = [3, 1, 2, 2, 5], [4, 2, 5, 3, 5]
    assert ratio_of(wins * 2, decisions * 2, np.tile(deals, 2)) == ratio_of(wins, decisions, deals)


def test_a_share_has_wilsons_interval_if_each_game_has_its_own_deal() -> None:
    found = share_of([1.0, 0.5, 0.0, 1.0], np.arange(4))
    assert (found.low, found.high) == about(wilson(2.5, 4))


@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
def test_the_deals_share_is_found(share: float) -> None:
    """95 % of all intervals hold the share that it was made with: here, 57 of 60 on average."""
    inside = 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        luck, play = rng.normal(0, share**0.5, (150, 1, 1)), rng.normal(0, (1 - share) ** 0.5, (150, 2, 1))
        found = deal_share(np.concatenate([luck + play, -luck - play], axis=2), seed)
        inside += found.low < share < found.high
    assert 53 <= inside < 60


def test_the_deal_decides_everything_if_its_games_are_alike() -> None:
    margins = np.repeat(np.arange(6.0).reshape(6, 1, 1), 2, axis=1)
    assert deal_share(margins, 1).value == 1.0
    assert deal_share(np.zeros((6, 2, 2)), 1) == deal_share(np.ones((6, 2, 2)), 2), "unknown, not an error"


# ---- what is wrong


def test_facts_need_one_bot_enough_games_and_no_forfeit(tmp_path: Path) -> None:
    with pytest.raises(fogcity.BadOption, match="one bot in all seats, not with 2"):
        facts_settings(Settings("cablecar", ["tourist", "conductor"], 2, 10), False)
    with pytest.raises(fogcity.BadOption, match="intervals need 6 games or more here, not 5"):
        facts_settings(Settings("cablecar", ["tourist"], 3, 5), True)
    settings = facts_settings(Settings("cablecar", [bot("Crash")], 2, 2, "1"), False)
    results = play_here(settings, tmp_path / "t")
    with pytest.raises(fogcity.FogCityError, match=r"ZeroDivisionError.*played to their ends"):
        facts_of(results, open_folder(tmp_path / "t"))


# ---- the published page


def test_the_page_of_facts_shows_the_stored_data() -> None:
    """If this fails: python -m bench.facts --draw."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == draw(page, read_data())
    assert set(re.findall(r"<!-- begin ([\w-]+) -->", page)) == set(sections(read_data()))


def test_the_stored_facts_are_those_that_the_script_measures() -> None:
    found = read_data()
    sizes = [(name, seats) for name in fogcity.games() for seats in fogcity.game(name).seats]
    assert [(facts.game, facts.seats) for facts in found.play] == sizes
    assert {(facts.bot, facts.games, facts.seed) for facts in found.play} == {("conductor", GAMES, SEED)}
    repeated = [("conductor", STEADY), (SEARCHING, SEARCHED)]
    assert [(facts.bot, facts.games) for facts in found.luck] == repeated * len(fogcity.games())
    assert {facts.rules for facts in [*found.play, *found.luck] if facts.game == TICKET} == {
        fogcity.game(TICKET).rules_version
    }
    assert {facts.board for facts in found.play if facts.game == TICKET} == {fogcity.game(TICKET).board_tag}
    assert [(skill.one, skill.other, skill.games) for skill in found.skill[:: len(fogcity.games())]] == list(PAIRINGS)
    scored = [(bot, seats, points) for bot, seats, _, every in POINTS_PLAYED for points in every]
    assert [(each.bot, each.seats, each.points) for each in found.scoring] == scored
    assert all((each.scored_winner is None) == (each.points == BOX) for each in found.scoring)


def test_the_stored_intervals_fit_their_counts() -> None:
    for facts in read_data().play:
        for wins in facts.seat_wins:
            assert (wins.low, wins.high) == pytest.approx(wilson(wins.value * facts.games, facts.games), abs=1e-4)
        assert sum(wins.value for wins in facts.seat_wins) == pytest.approx(1, abs=1e-4)


def test_the_command_prints_the_same_facts(run: Any, tmp_path: Path) -> None:
    ended = run("facts", "cablecar", "--bot", "tourist", "--seats", 2, "--games", 8, "--seed", 3, "--json")
    assert ended.code == 0
    (found,) = msgspec.json.decode(ended.out, type=list[Facts])
    settings = facts_settings(Settings("cablecar", ["tourist"], 2, 8, "3"), False)
    assert found == facts_of(play_here(settings, tmp_path / "t"), open_folder(tmp_path / "t"))
