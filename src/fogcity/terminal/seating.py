"""Who sits where at a table in the terminal: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fogcity.bots.bot import Budget, QuickBot
from fogcity.bots.registry import DEFAULT_BOT, Entrant, find_bot, parse_spec
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.game import Game
from fogcity.core.processes import cores_here
from fogcity.core.table import Table

HUMAN = "human"
MOST_CORES = 8  # more would hardly make a bot stronger
SLOW = 0.3  # seconds: who thinks longer than this is seen thinking


def players_of(table: Table) -> list[str] | None:
    """Who sits where, if the record was kept at a terminal and tells: `human`, or what a bot is asked for by.

    None if these are other names. A bot that sat at such a table, but cannot be had now, is an error: nobody else may
    take its seat unasked.
    """
    players = [name.strip() for name in table.tags.get("players", "").split(",")]
    if len(players) != table.seats:
        return None
    try:
        for name in players:
            if name != HUMAN:
                find_bot(name, table.game, Budget())
    except FogCityError:
        if HUMAN in players or any(".py" in name for name in players):
            raise
        return None
    return players


def humans_of(players: Sequence[str]) -> list[int]:
    """The seats that people play."""
    return [seat for seat, name in enumerate(players) if name == HUMAN]


def seat_players(humans: Sequence[int], seats: int, bots: Sequence[str], known: Sequence[str] | None) -> list[str]:
    """People in these seats, and in the others the bots asked for, those that sat there before, or the usual one."""
    free = [seat for seat in range(seats) if seat not in humans]
    if len(bots) > 1 and len(bots) != len(free):
        raise BadOption(f"{len(free)} seats are free for bots: name one bot for all of them or {len(free)}")
    players = [HUMAN] * seats
    for number, seat in enumerate(free):
        if bots:
            players[seat] = str(parse_spec(bots[number % len(bots)]))
        elif known is not None and known[seat] != HUMAN:
            players[seat] = known[seat]
        else:
            players[seat] = DEFAULT_BOT
    if any("," in name for name in players):
        raise BadOption("the file of a bot must not have a comma in its name: records could not tell who plays")
    return players


def seat_bots(players: Sequence[str], game: Game) -> dict[int, Entrant]:
    """The bots at a table, by seat. Those that think by the clock may use several cores."""
    found = {seat: find_bot(name, game, Budget()) for seat, name in enumerate(players) if name != HUMAN}
    return {seat: replace(entrant, budget=_on_all_cores(entrant.budget)) for seat, entrant in found.items()}


def thinks_long(entrant: Entrant) -> bool:
    """Will people wonder whether anything happens?"""
    slow = entrant.budget.seconds is not None and entrant.budget.seconds > SLOW
    return slow and not isinstance(entrant.bot, QuickBot)


def _on_all_cores(budget: Budget) -> Budget:
    return budget if budget.seconds is None else replace(budget, cores=min(cores_here(), MOST_CORES))
