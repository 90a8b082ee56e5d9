"""The report of a tournament: one HTML file that needs no scripts and no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import numpy as np

from fogcity.arena.play.results import Results
from fogcity.arena.report import charts
from fogcity.arena.report.maps import Maps, count_uses
from fogcity.arena.report.places import Places
from fogcity.arena.report.summary import Pairing, Standing, Summary
from fogcity.arena.report.table import interval, milliseconds, number, percent
from fogcity.arena.storage.folder import open_folder
from fogcity.core.parts import find_part
from fogcity.report_page import colour, page, section, table
from fogcity.software import software


def write_report(results: Results, summary: Summary, folder: Path | None, path: Path) -> None:
    """Write the report; its maps are made from the records in the folder, if there is one."""
    path.write_text(make_report(results, summary, folder), encoding="utf-8", newline="\n")


def make_report(results: Results, summary: Summary, folder: Path | None = None) -> str:
    """The page."""
    title = _together([bot.name for bot in summary.bots])
    subtitle = f"{summary.title}, {summary.seats} players, {summary.games:,} games"
    parts = [
        _standings(summary),
        _forfeits(summary.bots),
        _pairs(summary.pairs),
        _charts(results, summary),
        _maps(results, folder),
        _footer(results, summary),
    ]
    head = f'<p class="over">The arena</p><h1>{escape(title)}</h1><p>{escape(subtitle)}</p>'
    return page(f"{title} - {summary.title}", head, parts)


def _together(names: Sequence[str]) -> str:
    if len(names) > 4:
        return f"{len(names)} bots"
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def _name(name: str, bot: int) -> str:
    return f'<span class="dot" style="background:{colour(bot)}"></span>{escape(name)}'


def _standings(summary: Summary) -> str:
    rows = []
    for place, bot in sorted(
        enumerate(summary.bots), key=lambda pair: (-pair[1].wins / max(pair[1].games, 1), -pair[1].rating)
    ):
        rows.append(
            [
                _name(bot.name, place),
                f"{bot.games:,}",
                f"{bot.wins:,.1f}".removesuffix(".0"),
                f"{percent(bot.win_rate)} <small>{interval(bot.ci95)}</small>",
                number(bot.mean_score),
                number(bot.mean_margin, sign=True),
                f"{number(bot.rating)} <small>{interval(bot.rating_ci95, 1.0)}</small>",
                milliseconds(bot.ms_per_move),
                str(bot.forfeits),
            ]
        )
    headings = ("bot", "games", "wins", "win rate", "score", "margin", "rating", "ms a move", "forfeits")
    seats = ", ".join(f"seat {seat} {percent(share)}" for seat, share in enumerate(summary.seat_shares, 1))
    words = "Small numbers are 95 % intervals. The margin is the bot's best score minus the best of the others."
    return section("Standings", words, table(headings, rows), f'<p class="soft">Wins by seat: {seats}.</p>')


def _forfeits(bots: Sequence[Standing]) -> str:
    lines = [
        f"<li>{escape(bot.name)}, {count} {'game' if count == 1 else 'games'}: {escape(reason)}</li>"
        for bot in bots
        for reason, count in list(bot.reasons.items())[:20]
    ]
    if not lines:
        return ""
    words = "Why bots lost games without playing them to the end."
    return section("Forfeited games", words, f"<ul>{''.join(lines)}</ul>")


def _pairs(pairs: Sequence[Pairing]) -> str:
    if not pairs:
        return ""
    rows = [
        [
            escape(pair.one),
            escape(pair.other),
            f"{pair.games:,}",
            f"{pair.wins:,.1f}".removesuffix(".0"),
            f"{pair.losses:,.1f}".removesuffix(".0"),
            f"{percent(pair.rate)} <small>{interval(pair.ci95)}</small>",
            number(pair.mean_margin, sign=True),
        ]
        for pair in pairs
    ]
    headings = ("bot", "against", "games", "won", "lost", "rate", "margin")
    words = "Games that both played. The rate is the first bot's share of the games that one of the two won."
    return section("Pair by pair", words, table(headings, rows, words=2))


def _charts(results: Results, summary: Summary) -> str:
    rows, seating = results.rows, results.seating
    ended = (rows["forfeit"] < 0)[:, None] & np.ones_like(seating, np.bool)
    names = [bot.name for bot in summary.bots]
    turns = np.repeat(rows["turns"][:, None], seating.shape[1], axis=1).astype(np.float64)
    own = [(seating == bot) & ended for bot in range(len(names))]
    scores = [rows["score"][mine].astype(np.float64) for mine in own]
    lengths = [turns[mine] for mine in own]
    found = [
        ("Ratings", charts.ladder(summary.bots) if len(names) > 1 else ""),
        ("Scores", charts.distributions(names, scores)),
        ("Scores and length of the game", charts.against_length(names, lengths, scores)),
    ]
    figures = "".join(f"<figure><h3>{title}</h3>{picture}</figure>" for title, picture in found if picture)
    same = "" if found[2][1] or not len(rows) else f" All games took {int(rows['turns'][0])} turns."
    words = f"Each colour is a bot; point at a mark to read it.{same}"
    return section("Ratings and scores", words, f'<div class="pair">{figures}</div>')


def _maps(results: Results, folder: Path | None) -> str:
    if folder is None:
        return ""
    game = results.settings.played
    places = find_part(game, "report", Places)  # type: ignore[type-abstract] # the part is made from it
    if places is None:
        return f'<p class="soft">There are no maps of where the bots play: {escape(game.title)} brings none.</p>'
    uses, games = count_uses(results, open_folder(folder))
    if not games:
        return ""
    maps = Maps(places, uses)
    figures = "".join(
        f"<figure><h3>{_name(bot.name, place)}</h3>{maps.draw(place)}"
        f"<figcaption>{escape(maps.favourites(place))}</figcaption></figure>"
        for place, bot in enumerate(results.bots)
    )
    words = f"How often the bots {places.use} in a game, in the first {games:,} games."
    key = f'<div class="key">in {100 * maps.least:.0f} %<i></i>in {100 * maps.most:.0f} % of games</div>'
    width = f"--map-width: {places.map_width:g}rem"
    return section("Where they play", escape(words), key, f'<div class="maps" style="{width}">{figures}</div>')


def _footer(results: Results, summary: Summary) -> str:
    settings = results.settings
    options = settings.played.options.format(settings.options)
    parts = [
        f"Seed {summary.seed}",
        f"budget {settings.budget}",
        *([options] if options else []),
        *([f"board {settings.played.board_tag}"] if settings.played.board_tag else []),
        f"rules version {settings.played.rules_version}",
        software(),
    ]
    return f"<footer>{escape(', '.join(parts))}.</footer>"
