"""Facts as tables in Markdown, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fogcity.arena.facts.estimates import Estimate, Spread
from fogcity.arena.facts.measure import Facts, PlaceUse
from fogcity.arena.report.table import interval, percent

MOST_USED = 5
LEAST_USED = 3


def draw_facts(found: Sequence[Facts]) -> list[str]:
    """All tables about a game, for the terminal; a column is added for each number of players."""
    first = found[0]
    board = f" on the board {first.board}" if first.board else ""
    options = "".join(f", {name}={value}" for name, value in first.options.items())
    lines = [f"{first.title}{board}{options}: {first.bot} in all seats, seed {first.seed}, {first.software}", ""]
    for heading, rows in (
        ("Share of the wins, by seat", seat_table(found)),
        ("Length and points", length_table(found)),
        ("Legal actions at a decision", choice_table(found)),
        ("How much the deal decides", luck_table(found)),
    ):
        if rows:
            lines += [heading, "", *rows, ""]
    for facts in found:
        if len({place.games.value for place in facts.places}) > 1:  # else no place is special
            lines += [f"How often players {facts.use}, {facts.seats} players", "", *place_table(facts), ""]
    return lines[:-1]


def seat_table(found: Sequence[Facts]) -> list[str]:
    """Each seat's share of the wins, and how many wins are shared."""
    most = max(facts.seats for facts in found)
    rows = (
        [
            *_who(facts),
            *(share(wins) for wins in facts.seat_wins),
            *[""] * (most - facts.seats),
            share(facts.shared_wins),
        ]
        for facts in found
    )
    return table(["players", "bot", "games", *(f"seat {seat + 1}" for seat in range(most)), "shared wins"], rows)


def length_table(found: Sequence[Facts]) -> list[str]:
    """Turns, actions, points of the winner and lead over the second, with the quantiles from 5 to 95 %."""
    rows = (
        [*_who(facts), *(spread(part) for part in (facts.turns, facts.actions, facts.winner_points, facts.lead))]
        for facts in found
    )
    return table(["players", "bot", "games", "turns", "actions", "points of the winner", "lead"], rows)


def choice_table(found: Sequence[Facts]) -> list[str]:
    """How many actions are legal."""
    rows = (
        [
            str(facts.seats),
            facts.bot,
            f"{facts.choices.decisions:,} in {facts.choices.games:,} games",
            figure(facts.choices.mean),
            str(facts.choices.median),
            str(facts.choices.most),
            share(facts.choices.forced),
            " / ".join(f"{mean:.1f}" for mean in facts.choices.phases),
        ]
        for facts in found
    )
    headings = ["players", "bot", "decisions", "mean", "median", "most", "only one", "mean in each third of a game"]
    return table(headings, rows)


def luck_table(found: Sequence[Facts]) -> list[str]:
    """What the deal decides, where each was played several times."""
    rows = [
        [
            *_who(facts),
            str(facts.games_a_deal),
            share(facts.luck.deal_share),
            share(facts.luck.same_winner),
            percent(facts.luck.by_chance),
        ]
        for facts in found
        if facts.luck
    ]
    headings = ["players", "bot", "games", "games a deal", "the deal's share", "same winner again", "by chance"]
    return table(headings, rows) if rows else []


def place_table(facts: Facts) -> list[str]:
    """The places that are used in most games, and in fewest."""
    ordered = sorted(facts.places, key=lambda place: -place.games.value)
    shown = [*ordered[:MOST_USED], *ordered[MOST_USED:][-LEAST_USED:]]
    return table(["place", "games in which it is used", "wins of those who used it"], map(_place, shown))


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return [f"| {' | '.join(cells)} |" for cells in (headings, ["---"] * len(headings), *rows)]


def share(found: Estimate) -> str:
    """A share in per cent, with its interval."""
    return f"{percent(found.value)} ({interval((found.low, found.high))})"


def figure(found: Estimate, digits: int = 1) -> str:
    """A mean with its interval."""
    return f"{found.value:.{digits}f} ({found.low:.{digits}f} - {found.high:.{digits}f})"


def spread(found: Spread) -> str:
    """A mean with its interval, and the quantiles from 5 to 95 %."""
    return f"{figure(found.mean)}; {found.p5} to {found.p95}"


def _who(facts: Facts) -> list[str]:
    return [str(facts.seats), facts.bot, f"{facts.games:,}"]


def _place(place: PlaceUse) -> list[str]:
    return [place.name, share(place.games), share(place.wins) if place.wins else "-"]
