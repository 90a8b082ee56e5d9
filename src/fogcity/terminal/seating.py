"""Who plays which seat in the terminal: people at the keyboard, or bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fogcity.bots.answers import describe
from fogcity.bots.bot import Budget, QuickBot
from fogcity.bots.registry import DEFAULT_BOT, Entrant, find_bot, parse_spec
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.game import Game
from fogcity.core.kernel import INTERPRETED
from fogcity.core.operating_system import cores_here
from fogcity.core.rng import chance
from fogcity.core.table import Table

HUMAN = "human"
MOST_CORES = 8  # more hardly make a bot stronger
SLOW = 0.3  # seconds; the screen says so if a bot may think longer


def players_of(table: Table) -> list[str] | None:
    """The players by seat, if the game was saved by the terminal: `human`, or the spec of a bot.

    None if the record has other names. It is an error if a bot of a saved game is not available any more: its seat
    must not silently get another bot.
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
    """The players by seat: people in these seats; in the others the given bots, the previous ones or the default."""
    free = [seat for seat in range(seats) if seat not in humans]
    if len(bots) > 1 and len(bots) != len(free):
        raise BadOption(f"bots play {len(free)} seats: name one bot for all of them, or {len(free)} bots")
    players = [HUMAN] * seats
    for number, seat in enumerate(free):
        if bots:
            players[seat] = str(parse_spec(bots[number % len(bots)]))
        elif known is not None and known[seat] != HUMAN:
            players[seat] = known[seat]
        else:
            players[seat] = DEFAULT_BOT
    if any("," in name for name in players):
        raise BadOption("the file name of a bot must not contain a comma, because records separate players by commas")
    return players


def seat_bots(players: Sequence[str], game: Game) -> dict[int, Entrant]:
    """The bots at a table, by seat. Bots with a time budget may use several cores."""
    found = {seat: find_bot(name, game, Budget()) for seat, name in enumerate(players) if name != HUMAN}
    return {seat: replace(entrant, budget=_on_all_cores(entrant.budget)) for seat, entrant in found.items()}


def thinks_long(entrant: Entrant) -> bool:
    """May the bot think so long that the screen should say so?"""
    slow = entrant.budget.seconds is not None and entrant.budget.seconds > SLOW
    return slow and not isinstance(entrant.bot, QuickBot)


def _on_all_cores(budget: Budget) -> Budget:
    return budget if budget.seconds is None else replace(budget, cores=min(cores_here(), MOST_CORES))


def warm_up(game: Game, bots: Sequence[Entrant]) -> None:
    """Compile everything that a game and its bots need, so that nobody waits for it later.

    It plays a hidden game to its end.
    """
    if INTERPRETED:
        return
    warm_up_bots(bots)
    trial = Table(game, game.seats[0])
    luck = chance(0)
    game.guess(game.view(trial.state, 0), 0)
    while not trial.is_over:
        game.view(trial.state, 0)
        trial.act(int(luck.choice(game.legal(trial.state))))
    trial.events(trial.moves[-1])
    game.scores(trial.state)


def warm_up_bots(bots: Sequence[Entrant]) -> None:
    """Compile everything that some bots need."""
    if INTERPRETED:
        return
    for entrant in bots:
        try:
            entrant.bot.warm_up()
        except (FogCityError, KeyboardInterrupt):
            raise
        except BaseException as error:  # third-party code may raise anything, even SystemExit
            raise FogCityError(f"{entrant.name} cannot start: {describe(error)}") from error
