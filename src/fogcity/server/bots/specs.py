"""Which bots players may choose at a server's tables, and how long the bots may think."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from functools import lru_cache

from fogcity.bots.answers import one_line
from fogcity.bots.bot import Budget, QuickBot
from fogcity.bots.registry import BUILT_IN, DEFAULT_BOT, Entrant, Spec, UnknownBot, bots, find_bot, parse_spec
from fogcity.core.errors import BadOption, FogCityError, shorten
from fogcity.core.game import Game

MOST_SECONDS, MOST_PLAYOUTS = 10.0, 200_000  # for one move
OPEN_SECONDS, OPEN_PLAYOUTS = 2.0, 10_000  # for one move of a bot that anybody may choose: as much as `expert` takes
QUICK_SECONDS, QUICK_PLAYOUTS = 0.1, 1000  # a built-in bot that takes no more is quick
SLOWEST, USUAL = 500, 5000  # playouts in a second, on any machine and on most
LEAST_COST = 0.02  # seconds; no question is free
DEFAULT_LEVEL, DEFAULT_BUDGET = "medium", Budget(seconds=1.0)
LONGEST_SPEC = 80


@dataclass(frozen=True)
class AllowedBot:
    """A bot that players may choose: its text, name and budget, whether it is quick, and its limit in seconds.

    `long` says whether it takes more than `expert`, and `cost` how many seconds it usually takes.
    """

    text: str
    name: str
    budget: Budget
    quick: bool
    limit: float
    long: bool = False
    cost: float = LEAST_COST


def check_spec(spec: str, game: Game) -> str:
    """The standard text of a bot, if players may choose it; BadOption if not.

    Players may choose built-in bots and those of installed packages, if their budgets are not too large. They may not
    choose bots in files. The bot is made here, to know its levels, but it does not think here.
    """
    return allowed_bot(spec, game).text


def allowed_bot(spec: object, game: Game) -> AllowedBot:
    """The bot that a client's text names; BadOption if players may not choose it."""
    if not isinstance(spec, str) or len(spec) > LONGEST_SPEC:
        what = shorten(spec) if isinstance(spec, str) else type(spec).__name__
        raise BadOption(f"expected a bot in at most {LONGEST_SPEC} letters, such as {DEFAULT_BOT}, not {what}")
    return _find(spec, game)


def shortened(spec: str, game: Game) -> str:
    """The same bot with as much time as `expert` has, if its budget is larger."""
    bot = allowed_bot(spec, game)
    return check_spec(f"{bot.name}:{OPEN_SECONDS:g}s", game) if bot.long else spec


@lru_cache(maxsize=256)
def _find(text: str, game: Game) -> AllowedBot:
    spec = _parse(text)
    try:
        entrant = find_bot(str(spec), game, DEFAULT_BUDGET)
        needs_no_budget = isinstance(entrant.bot, QuickBot)
        spec = replace(spec, budget="" if needs_no_budget else _budget_text(spec, entrant))
        budget = replace(find_bot(str(spec), game, DEFAULT_BUDGET).budget, cores=1)
    except FogCityError as error:
        raise BadOption(one_line(str(error))) from None
    seconds, playouts = budget.seconds or 0.0, budget.playouts or 0
    if seconds > MOST_SECONDS or playouts > MOST_PLAYOUTS:
        raise BadOption(f"a bot may use at most {MOST_SECONDS:g}s or {MOST_PLAYOUTS}p for a move here, not {budget}")
    quick = needs_no_budget or (seconds <= QUICK_SECONDS and playouts <= QUICK_PLAYOUTS)
    trusted = spec.name in BUILT_IN  # other bots may exceed their budgets
    return AllowedBot(
        *(str(spec), spec.name, budget, quick and trusted, seconds + playouts / SLOWEST),
        long=seconds > OPEN_SECONDS or playouts > OPEN_PLAYOUTS,
        cost=max(LEAST_COST, seconds + playouts / USUAL),
    )


def _parse(text: str) -> Spec:
    if ".py" in text.lower():
        raise BadOption(f"bots in files cannot be used here; there are: {', '.join(_names())}")
    try:
        spec = parse_spec(text)
    except UnknownBot as error:
        raise BadOption(one_line(str(error))) from None
    if spec.file or (spec.name not in BUILT_IN and spec.name not in _names()):
        raise BadOption(f"there is no bot {shorten(spec.name)}; there are: {', '.join(_names())}")
    return spec


def _names() -> tuple[str, ...]:
    return _names_on(tuple(sys.path))


@lru_cache(maxsize=4)
def _names_on(_path: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all bots, cached: searching the installed packages would block the event loop for too long."""
    return tuple(bots())


def _budget_text(spec: Spec, entrant: Entrant) -> str:
    levels = [name for name, level in dict(entrant.bot.levels or {}).items() if isinstance(level, Budget)]
    asked = spec.budget.lower() or DEFAULT_LEVEL
    return asked if asked in levels else str(entrant.budget)
