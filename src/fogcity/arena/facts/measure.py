"""Measures the facts about a game in games between equal bots."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
import numpy as np

from fogcity.arena.facts.estimates import (
    Estimate,
    Spread,
    Values,
    deal_share,
    mean_of,
    ratio_of,
    share_of,
    spread_of,
    within_limits,
)
from fogcity.arena.facts.replays import Counts, Replays, middle
from fogcity.arena.play.results import Results
from fogcity.arena.report.places import Places
from fogcity.arena.report.summary import seat_margins
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import Folder, open_folder
from fogcity.arena.tournament import RunOptions, run
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.options import Value
from fogcity.core.parts import find_part
from fogcity.software import software

FEWEST_DEALS = 2  # one deal has no interval


class Choices(msgspec.Struct, frozen=True):
    """The number of legal actions at each decision, in the games that were replayed."""

    games: int
    decisions: int
    mean: Estimate
    median: int
    most: int
    forced: Estimate  # the share of decisions with one legal action
    phases: list[float]  # the mean in the first, second and last third of each game's actions


class PlaceUse(msgspec.Struct, frozen=True):
    """A place of the board, such as a route, in the games that were replayed."""

    name: str
    games: Estimate  # the share of games in which some player used it
    wins: Estimate | None  # the share of the win of a player who used it; None if nobody did


class Luck(msgspec.Struct, frozen=True):
    """How much the deal decides, from games that were played several times on each deal."""

    deal_share: Estimate  # of the variance of the seats' margins
    same_winner: Estimate  # how likely two games on one deal have the same winner
    by_chance: float  # the same if the deal decided nothing, and only the seat mattered


class Facts(msgspec.Struct, frozen=True):
    """The facts about a game at one number of players."""

    game: str
    title: str
    board: str
    options: dict[str, Value]
    rules: int
    software: str
    seats: int
    bot: str
    seed: str
    games: int
    games_a_deal: int
    seat_wins: list[Estimate]  # each seat's share of the wins; a shared win counts as its share
    seat_points: list[Estimate]
    shared_wins: Estimate  # the share of games that several win
    winner_points: Spread
    lead: Spread  # points of the best minus points of the second
    turns: Spread
    actions: Spread
    choices: Choices
    places: list[PlaceUse]
    use: str  # what players do with a place; empty if the game names no places
    luck: Luck | None


def facts_settings(settings: Settings, same_deals: bool) -> Settings:
    """The settings for equal bots: each deal once or, for `same_deals`, once for each seat."""
    if len(settings.bots) != 1:
        raise BadOption(f"facts are measured with one bot in all seats, not with {len(settings.bots)}")
    bots = settings.bots * (settings.seats if same_deals else 1)
    settings.check()
    if settings.games < FEWEST_DEALS * len(bots):
        raise BadOption(f"intervals need {FEWEST_DEALS * len(bots)} games or more here, not {settings.games}")
    return msgspec.structs.replace(settings, bots=bots)


def measure(settings: Settings, options: RunOptions) -> Facts:
    """Play a tournament of equal bots (see `facts_settings`), which is not kept, and measure."""
    with tempfile.TemporaryDirectory(prefix="fogcity-") as kept:
        path = Path(kept) / "arena"
        results = run(settings, path, options)
        return facts_of(results, open_folder(path))


def facts_of(results: Results, folder: Folder) -> Facts:
    """The facts from a tournament of equal bots, with its records."""
    if results.forfeits:
        first = results.forfeits[0]
        raise FogCityError(f"{first.reason}, in game {first.number}: facts need games that are played to their ends")
    settings, rows = results.settings, results.rows
    game = settings.played
    deals = rows["number"] // results.schedule.round_size
    ordered = np.sort(rows["score"], axis=1)
    places = find_part(game, "report", Places)  # type: ignore[type-abstract] # the part is made from it
    replays = Replays(results, folder, places)
    seats = range(settings.seats)
    return Facts(
        game=game.name,
        title=game.title,
        board=game.board_tag,
        options=settings.options,
        rules=game.rules_version,
        software=software(),
        seats=settings.seats,
        bot=settings.bots[0],
        seed=settings.seed,
        games=len(rows),
        games_a_deal=results.schedule.round_size,
        seat_wins=[share_of(rows["share"][:, seat], deals) for seat in seats],
        seat_points=[mean_of(rows["score"][:, seat], deals) for seat in seats],
        shared_wins=share_of(rows["share"].max(axis=1) < 1, deals),
        winner_points=spread_of(ordered[:, -1], deals),
        lead=spread_of(ordered[:, -1] - ordered[:, -2], deals),
        turns=spread_of(rows["turns"], deals),
        actions=spread_of(rows["actions"], deals),
        choices=_choices(replays, deals[: replays.count]),
        places=[] if places is None else _places(places, replays, results, deals[: replays.count]),
        use="" if places is None else places.use,
        luck=_luck(results) if results.schedule.round_size > 1 else None,
    )


def _choices(replays: Replays, deals: Counts) -> Choices:
    return Choices(
        games=replays.count,
        decisions=int(replays.decisions.sum()),
        mean=ratio_of(replays.legal, replays.decisions, deals),
        median=middle(replays.histogram),
        most=int(np.flatnonzero(replays.histogram)[-1]),
        forced=within_limits(ratio_of(replays.forced, replays.decisions, deals)),
        phases=[round(float(legal / max(decisions, 1)), 3) for legal, decisions in replays.phases],
    )


def _places(places: Places, replays: Replays, results: Results, deals: Counts) -> list[PlaceUse]:
    shares = results.rows["share"][: replays.count]
    found = []
    for place in np.flatnonzero(places.usable).tolist():
        used = replays.used[:, :, place]
        wins = ratio_of((shares * used).sum(axis=1), used.sum(axis=1), deals) if used.any() else None
        games = share_of(used.any(axis=1), deals)
        found.append(PlaceUse(places.names[place], games, wins and within_limits(wins)))
    return found


def _luck(results: Results) -> Luck:
    """From games by deal: margins of the seats, and shares of the win."""
    repeats = results.schedule.round_size
    margins: Values = seat_margins(results.rows).astype(np.float64)
    shares: Values = results.rows["share"].astype(np.float64)
    by_deal = (-1, repeats, results.settings.seats)
    together = shares.reshape(by_deal).sum(axis=1)
    alone = (shares**2).reshape(by_deal).sum(axis=1)
    again = (together**2 - alone).sum(axis=1) / (repeats * (repeats - 1))  # over all pairs of games on the deal
    return Luck(
        deal_share=deal_share(margins.reshape(by_deal), int(results.settings.seed)),
        same_winner=within_limits(mean_of(again, np.arange(len(again)))),
        by_chance=round(float((shares.mean(axis=0) ** 2).sum()), 4),
    )
