"""Measure the published facts about our games, and write docs/facts.json and the tables in docs/facts.md.

    python -m bench.facts --folder FOLDER      measure all; what is in the folder already is not played again
    python -m bench.facts --draw               only draw the tables again, from docs/facts.json

`fogcity facts GAME` measures the same for one game, on any board. Budgets are playouts, so figures can be repeated.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec
import numpy as np

from fogcity.arena.facts.estimates import Estimate, estimate, mean_of, share_of
from fogcity.arena.facts.measure import Facts, PlaceUse, facts_of, facts_settings
from fogcity.arena.facts.tables import choice_table, figure, length_table, luck_table, place_table, seat_table, share
from fogcity.arena.facts.tables import table as draw_table
from fogcity.arena.play.results import Results, win_shares
from fogcity.arena.report.summary import summarise
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import open_folder
from fogcity.arena.storage.replay import TOGETHER, Replayer
from fogcity.arena.tournament import RunOptions, run
from fogcity.games.registry import game, games
from fogcity.games.ticket.board.board import standard_text
from fogcity.software import software

DOCS = Path(__file__).parent.parent / "docs"
PAGE, DATA = DOCS / "facts.md", DOCS / "facts.json"

SEED = "1906"
GAMES = 8000  # between conductors, at each number of players
SEARCHING, SEARCHED = "gripman:20p", 300  # the bot that varies its play on the same deal, and its games for two
STEADY = 5000  # games of conductors for two, who play almost the same on the same deal
PAIRINGS = (  # games for two of each pairing
    ("conductor", "tourist", 2000),
    ("gripman:20p", "conductor", 300),
    ("gripman:80p", "gripman:20p", 160),
)
TICKET = "ticket"
LENGTH, POINTS, BOX = 5, (8, 9, 10, 11, 12), 10  # what the longest route may score, and what we inferred
POINTS_PLAYED = (("conductor", 2, 5000, POINTS), ("conductor", 4, 5000, POINTS), (SEARCHING, 2, 100, (8, 10, 12)))
MOST_CHANGED = 4  # routes


class Skill(msgspec.Struct, frozen=True):
    """How often the better of two bots wins."""

    title: str
    seats: int
    one: str
    other: str
    games: int
    wins: Estimate
    margin: Estimate
    deviations: Estimate  # the mean margin divided by the standard deviation of the margin


class Scoring(msgspec.Struct, frozen=True):
    """The game on a board on which the longest route scores otherwise, compared with the board of the box."""

    points: int
    bot: str
    seats: int
    games: int
    claimed: PlaceUse  # the longest route
    seat_wins: list[Estimate]
    mean_points: Estimate  # of all seats
    turns: Estimate
    replayed_winner: Estimate | None  # same deals, played anew: how likely both have the same winner
    scored_winner: Estimate | None  # the games of the box, scored like this: how often the winners stay the same
    use: dict[str, float]  # the share of games in which each route is claimed


class Published(msgspec.Struct, frozen=True):
    """Everything that the page shows."""

    software: str
    play: list[Facts]
    luck: list[Facts]
    skill: list[Skill]
    scoring: list[Scoring]
    same_deals: list[Facts]  # the board of the box, each deal several times: what `replayed_winner` is compared with


# ---- measuring


class Measurement:
    """Plays tournaments in a folder, and measures."""

    def __init__(self, folder: Path, part: float) -> None:
        self._folder = folder
        self._part = part
        self._options = RunOptions(notify=lambda line: print(line, file=sys.stderr))

    def publish(self) -> Published:
        """Measure everything."""
        conductors = [(name, seats) for name in games() for seats in game(name).seats]
        return Published(
            software=software(),
            play=[self._facts(name, "conductor", seats, GAMES) for name, seats in conductors],
            scoring=[found for plan in POINTS_PLAYED for found in self._scorings(*plan)],
            same_deals=[
                self._facts(TICKET, bot, seats, count, same_deals=True)
                for bot, seats, count, _ in POINTS_PLAYED
                if seats > 2  # `luck` has the others
            ],
            luck=[
                self._facts(name, bot, 2, count, same_deals=True)
                for name in games()
                for bot, count in (("conductor", STEADY), (SEARCHING, SEARCHED))
            ],
            skill=[self._skill(name, *pairing) for pairing in PAIRINGS for name in games()],
        )

    def _play(self, settings: Settings, name: str) -> tuple[Results, Path]:
        path = self._folder / name.replace(":", "-")
        print(f"{path.name}: {settings.games} games", file=sys.stderr)
        return run(settings, path, self._options), path

    def _count(self, planned: int) -> int:
        return max(12, round(planned * self._part))

    def _facts(self, name: str, bot: str, seats: int, count: int, same_deals: bool = False) -> Facts:
        settings = facts_settings(Settings(name, [bot], seats, self._count(count), SEED), same_deals)
        results, path = self._play(settings, f"{name}-{bot}-{seats}{'-same-deals' * same_deals}")
        facts = facts_of(results, open_folder(path))
        filled = all(place.games.value == 1 for place in facts.places)  # each place in each game: nothing to tell
        return msgspec.structs.replace(facts, places=[]) if filled else facts

    def _skill(self, name: str, one: str, other: str, count: int) -> Skill:
        settings = Settings(name, [one, other], 2, self._count(count), SEED)
        results, _ = self._play(settings, f"{name}-{one}-{other}")
        better = summarise(results).bots[0]
        sign = np.where(results.seating[:, 0] == 0, 1, -1)
        margins = sign * (results.rows["score"][:, 0] - results.rows["score"][:, 1])
        margin = mean_of(margins, results.rows["number"] // results.schedule.round_size)
        scale = float(margins.std(ddof=1)) or 1.0
        deviations = estimate(*(value / scale for value in (margin.value, margin.low, margin.high)))
        wins = estimate(better.win_rate, *better.ci95)
        return Skill(game(name).title, 2, one, other, len(margins), wins, margin, deviations)

    def _scorings(self, bot: str, seats: int, count: int, points: Sequence[int]) -> Iterator[Scoring]:
        played = {
            each: self._play(
                facts_settings(
                    Settings(TICKET, [bot], seats, self._count(count), SEED, board=str(self._board(each))), False
                ),
                f"{TICKET}-{bot}-{seats}-points-{each}",
            )
            for each in points
        }
        board = game(TICKET).board
        (longest,) = (board.route_name(at) for at, route in enumerate(board.routes) if route.length == LENGTH)
        for each, (results, path) in played.items():
            facts = facts_of(results, open_folder(path))
            yield Scoring(
                each,
                bot,
                seats,
                facts.games,
                claimed=next(place for place in facts.places if place.name == longest),
                seat_wins=facts.seat_wins,
                mean_points=mean_of(results.rows["score"].mean(axis=1), results.rows["number"]),
                turns=facts.turns.mean,
                replayed_winner=None if each == BOX else _same_deals(results, played[BOX][0]),
                scored_winner=None if each == BOX else _rescored(results, *played[BOX]),
                use={place.name: place.games.value for place in facts.places},
            )

    def _board(self, points: int) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"points-{points}.toml"
        changed = standard_text().replace(f"{LENGTH} = {BOX} }}", f"{LENGTH} = {points} }}")
        if points != BOX and changed == standard_text():
            raise SystemExit("the points by length were not found in the board file")
        path.write_text(changed, encoding="utf-8")
        return path


def _same_deals(one: Results, other: Results) -> Estimate:
    """How likely games on the same deals, on two boards, have the same winner."""
    return mean_of((one.rows["share"] * other.rows["share"]).sum(axis=1), one.rows["number"])


def _rescored(wanted: Results, played: Results, path: Path) -> Estimate:
    """How often the games of one board have the same winners if they are scored by another."""
    board, seats = wanted.settings.played, wanted.settings.seats
    replayer, folder, same = Replayer(board), open_folder(path), []
    for start in range(0, len(played.rows), TOGETHER):
        rows = played.rows[start : start + TOGETHER]
        states = replayer.replay([record for _, record in folder.records(rows)])
        shares = win_shares(board, states, board.scores_batch(states, cores=1)[:, :seats])
        same.append((shares == rows["share"]).all(axis=1))
    return share_of(np.concatenate(same), played.rows["number"])


# ---- drawing


def sections(found: Published) -> dict[str, list[str]]:
    """The lines of each part of the page that is written from the data, by name."""
    parts = {"measured": [f"Measured by {found.software}, seed {SEED}."]}
    for name, facts in groupby(found.play, key=lambda facts: facts.game):
        rows = [*facts, *(luck for luck in found.luck if (luck.game, luck.bot) == (name, SEARCHING))]
        parts[f"{name}-seats"] = seat_table(rows)
        parts[f"{name}-length"] = length_table(rows)
        parts[f"{name}-choices"] = choice_table(rows)
        for each in rows:
            if each.places and each.games_a_deal == 1:
                parts[f"{name}-places-{each.seats}"] = place_table(each)
    parts["luck"] = _with_titles(found.luck)
    parts["skill"] = _skill_table(found.skill)
    parts["scoring"] = _scoring_table(found)
    parts["scoring-routes"] = _changed_routes(found)
    return parts


def _with_titles(found: Sequence[Facts]) -> list[str]:
    heading, rule, *rows = luck_table(found)
    titled = [f"| {facts.title} {row}" for facts, row in zip(found, rows, strict=True)]
    return [f"| game {heading}", f"| --- {rule}", *titled]


def _skill_table(found: Sequence[Skill]) -> list[str]:
    rows = (
        [
            skill.title,
            f"{skill.one} - {skill.other}",
            f"{skill.games:,}",
            share(skill.wins),
            figure(skill.margin),
            figure(skill.deviations, 2),
        ]
        for skill in found
    )
    return draw_table(["game", "pairing", "games", "win rate", "margin", "margin in standard deviations"], rows)


def _scoring_table(found: Published) -> list[str]:
    base = {(facts.bot, facts.seats): facts.luck for facts in found.same_deals}
    base |= {(facts.bot, facts.seats): facts.luck for facts in found.luck if facts.game == TICKET}
    rows = []
    for each in found.scoring:
        luck = base[each.bot, each.seats]
        again = each.replayed_winner or (luck and luck.same_winner)
        rows.append(
            [
                str(each.seats),
                each.bot,
                str(each.points),
                f"{each.games:,}",
                share(each.claimed.games),
                share(each.claimed.wins) if each.claimed.wins else "-",
                share(each.seat_wins[0]),
                share(each.seat_wins[-1]),
                figure(each.mean_points),
                share(again) if again else "-",
                share(each.scored_winner) if each.scored_winner else "-",
            ]
        )
    headings = ["players", "bot", "points", "games", "claimed", "wins of its owner", "first seat", "last seat"]
    return draw_table([*headings, "mean points", "same winner, played anew", "same winners, scored anew"], rows)


def _changed_routes(found: Published) -> list[str]:
    """The routes whose use changes most from the fewest points to the most, between conductors."""
    rows = []
    for seats in sorted({each.seats for each in found.scoring}):
        by_points = {each.points: each.use for each in found.scoring if (each.bot, each.seats) == ("conductor", seats)}
        low, high = by_points[min(POINTS)], by_points[max(POINTS)]
        changed = sorted(low, key=lambda route: -abs(high[route] - low[route]))[:MOST_CHANGED]
        rows += [
            [str(seats), route, *(f"{100 * by_points[each][route]:.1f} %" for each in POINTS)] for route in changed
        ]
    return draw_table(["players", "route", *(f"{each} points" for each in POINTS)], rows)


def draw(page: str, found: Published) -> str:
    """The page with all its parts written anew; KeyError if the page names a part that there is not."""
    parts = sections(found)
    pattern = re.compile(r"(<!-- begin ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
    return pattern.sub(lambda match: f"{match[1]}\n{chr(10).join(parts[match[2]])}\n{match[3]}", page)


def read_data() -> Published:
    """The published facts."""
    return msgspec.json.decode(DATA.read_bytes(), type=Published)


def write_data(found: Published) -> None:
    """Store the facts: JSON with a line for each of them, so that changes can be read."""
    lines = [f'"software": {msgspec.json.encode(found.software).decode()}']
    for name in found.__struct_fields__[1:]:
        rows = ",\n".join(msgspec.json.encode(each).decode() for each in getattr(found, name))
        lines.append(f'"{name}": [\n{rows}\n]')
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Measure, or only draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, help="where to keep the games")
    parser.add_argument("--part", type=float, default=1.0, help="the part of the games to play, for a first look")
    parser.add_argument("--draw", action="store_true", help="only draw the tables again")
    given = parser.parse_args()
    if not given.draw:
        if given.folder is None:
            parser.error("name a folder for the games with --folder")
        found = Measurement(given.folder, given.part).publish()
        write_data(found)
    PAGE.write_text(draw(PAGE.read_text(encoding="utf-8"), read_data()), encoding="utf-8")


if __name__ == "__main__":
    main()
