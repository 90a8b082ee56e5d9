"""The ladder: standard matches between our bots, and a page about them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from fogcity import __version__
from fogcity.arena.report.summary import Summary, summarise
from fogcity.arena.report.table import interval, milliseconds, number, percent
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import open_folder
from fogcity.arena.tournament import RunOptions, run
from fogcity.bots.bot import Budget
from fogcity.bots.network import LEVELS
from fogcity.bots.registry import DEFAULT_BOT, can_play, code_of, find_bot, has_policy, parse_spec
from fogcity.core.errors import BadOption
from fogcity.core.operating_system import cores_here, processor_name
from fogcity.games.registry import game, games

SEED = 1906
WRAP = 120  # columns
HEADINGS = (
    "| players | pairing | games | win rate | 95 % | margin | ms a move | date |",
    "|---|---|---|---|---|---|---|---|",
)


class Pairing(NamedTuple):
    """Two bots that play each other, and how many games: at a table for two, and at the largest table (0: none)."""

    one: str
    other: str
    for_two: int
    for_most: int


PAIRINGS = (  # fewer games where moves take long
    Pairing("conductor", "tourist", 2000, 2000),
    Pairing("motorman", "conductor", 2000, 2000),
    Pairing("motorman", "playout-gripman:200ms", 400, 0),
    Pairing("playout-gripman:medium", "conductor", 1000, 300),
    Pairing("gripman:50ms", "playout-gripman:50ms", 400, 200),
    Pairing("gripman:100ms", "gripman:25ms", 200, 0),
    Pairing(f"gripman:{LEVELS[0]}", "tourist", 400, 0),
    Pairing("conductor", f"gripman:{LEVELS[0]}", 400, 0),
    *(Pairing(f"gripman:{one}", f"gripman:{other}", 400, 0) for other, one in pairwise(LEVELS[:-1])),
    Pairing(f"gripman:{LEVELS[-1]}", f"gripman:{LEVELS[-2]}", 200, 0),
)

GUEST_PAIRINGS = (("conductor", 1000), (DEFAULT_BOT, 200))  # of a bot of yours: the other bot, and games for two


@dataclass(frozen=True)
class Step:
    """One match of the ladder: two bots at a table of some game."""

    game: str
    seats: int
    one: str
    other: str
    games: int

    @property
    def folder(self) -> str:
        """The name of its folder, which changes whenever bots, rules or version change."""
        codes = "-".join(dict.fromkeys(code_of(bot, game(self.game)) for bot in (self.one, self.other)))
        rules = game(self.game).rules_version
        name = f"{self.game}-{self.seats}-{self.one}-{self.other}-{codes}-rules{rules}-{__version__}"
        return re.sub(r"[:/\\]+", "-", name)


@dataclass(frozen=True)
class Played:
    """A match that was played, and when it began."""

    step: Step
    summary: Summary
    date: str


def matches(count: int | None = None, part: float = 1.0, guests: Sequence[str] = ()) -> list[Step]:
    """All matches: each pairing in each game with a policy, at a table for two and at the largest table.

    Guests are other bots. They play in each game that they can play, at a table for two.
    """
    found = []
    playing = {guest: _games_of(guest) for guest in guests}
    for name in games():
        if not has_policy(game(name)):
            continue  # the conductor cannot play it
        few, many = game(name).seats[0], game(name).seats[-1]
        for pairing in PAIRINGS:
            if not all(can_play(parse_spec(bot).name, game(name)) for bot in (pairing.one, pairing.other)):
                continue
            for seats, planned in ((few, pairing.for_two), (many, pairing.for_most)):
                if planned:
                    found.append(Step(name, seats, pairing.one, pairing.other, count or max(2, round(planned * part))))
        for guest, other, planned in ((guest, *pairing) for guest in guests for pairing in GUEST_PAIRINGS):
            if name in playing[guest]:
                found.append(Step(name, few, guest, other, count or max(2, round(planned * part))))
    return sorted(found, key=lambda step: (games().index(step.game), step.seats))


def _games_of(bot: str) -> list[str]:
    """The games that a bot plays."""
    found = []
    for name in games():
        try:
            find_bot(bot, game(name), Budget())
        except BadOption as error:  # it is a bot of other games
            reason = error
        else:
            found.append(name)
    if not found:
        raise reason
    return found


def play_ladder(steps: Sequence[Step], folder: Path, options: RunOptions) -> list[Played]:
    """Play all matches, each in its own folder. Games that were played before are not played again."""
    found = []
    for place, step in enumerate(steps, 1):
        options.notify(f"{place} of {len(steps)}: {step.game}, {step.seats} players, {step.one} - {step.other}")
        path = folder / step.folder
        wanted = step.games
        if (path / "tournament.json").exists():
            wanted = max(wanted, open_folder(path).head.settings.games)
        settings = Settings(step.game, [step.one, step.other], step.seats, wanted, str(SEED))
        summary = summarise(run(settings, path, options))
        found.append(Played(step, summary, open_folder(path).head.started[:10]))
    return found


def choose(steps: Sequence[Step], names: Sequence[str]) -> list[Step]:
    """The matches of these bots, as in `motorman` or `gripman:50ms`, and of pairings, as in `motorman - conductor`."""
    found = []
    for step in steps:
        bots = [bot for spec in (step.one, step.other) for bot in (spec, parse_spec(spec).name)]
        if any(name in (*bots, f"{step.one} - {step.other}") for name in names):
            found.append(step)
    if not found:
        known = dict.fromkeys(parse_spec(spec).name for step in steps for spec in (step.one, step.other))
        raise BadOption(f"no match has {' or '.join(names)}; bots of the ladder: {', '.join(known)}")
    return found


def write_page(played: Sequence[Played], path: Path, *, steps: Sequence[Step] = ()) -> None:
    """Write the page. Matches among these steps that were not played now keep the row that the page has of them."""
    path.write_text("\n".join(_page(played, steps, _rows_of(path))) + "\n", encoding="utf-8", newline="\n")


def introduction() -> list[str]:
    """The lines of the page above its tables: what is played, and what the columns mean."""
    paragraphs = (
        "How strong our bots are, measured by `fogcity ladder`. Both bots of a match play every deal in all seats (see "
        "[arena](arena.md)). At larger tables each bot has half of the seats or, if their number is odd, one more and "
        "one less in turn, so that equal bots would win half of the games. The interval is Wilson's, 95 %. The margin "
        "is the best score of the first bot's seats minus the best score of the other's.",
        "By default, `fogcity ladder` plays this many games of each match, rounded up to whole rounds:",
        "The tables below count the games that were played for this page. Where a count differs from the default, the "
        "match was played with another number of games; where a match is missing, it has not been played yet.",
    )
    wrapped = [textwrap.wrap(text, WRAP, break_long_words=False, break_on_hyphens=False) for text in paragraphs]
    planned = ["| pairing | games for two | games at the largest table |", "|---|---|---|"]
    planned += [
        f"| {p.one} - {p.other} | {p.for_two:,} | {f'{p.for_most:,}' if p.for_most else ''} |" for p in PAIRINGS
    ]
    return ["# The ladder", "", *wrapped[0], "", *wrapped[1], "", *planned, "", *wrapped[2]]


def _page(played: Sequence[Played], steps: Sequence[Step], before: Mapping[tuple[str, ...], str]) -> list[str]:
    lines = [*introduction(), "", f"fogcity {__version__}, {datetime.now().astimezone():%Y-%m-%d}, {machine()}."]
    done = {match.step: match for match in played}
    order = list(dict.fromkeys([*steps, *done]))
    for name in dict.fromkeys(step.game for step in order):
        rows = []
        for step in order:
            key = (game(name).title, str(step.seats), f"{step.one} - {step.other}")
            if step.game == name and (step in done or key in before):
                rows.append(_row(done[step]) if step in done else before[key])
        if rows:
            lines += ["", f"## {game(name).title}", "", *HEADINGS, *rows]
    return lines


def _rows_of(path: Path) -> dict[tuple[str, ...], str]:
    """The rows of a page that was written before, by game, players and pairing."""
    found, title = {}, ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line.startswith("## "):
            title = line.removeprefix("## ")
        elif title and re.match(r"\| \d", line):
            found[title, *(cell.strip() for cell in line.strip("|").split("|")[:2])] = line
    return found


def _row(match: Played) -> str:
    one, other = match.summary.bots
    lost = one.forfeits + other.forfeits
    cells = (
        str(match.step.seats),
        f"{one.name} - {other.name}",
        f"{match.summary.games:,}" + (f" ({lost} forfeited)" if lost else ""),
        percent(one.win_rate),
        interval(one.ci95),
        number(one.mean_margin, sign=True),
        f"{milliseconds(one.ms_per_move)} / {milliseconds(other.ms_per_move)}",
        match.date,
    )
    return f"| {' | '.join(cells)} |"


def machine() -> str:
    """The machine that measures: its processor and cores."""
    cores = cores_here()
    return f"{processor_name()}, {cores} core{'s' * (cores > 1)}"
