"""Finds bots by name: built-in bots, bots of installed packages, and classes in files.

A bot spec is `NAME`, `path/to/file.py:Class` or `package.module:Class`. Each may be followed by `:` and a level of the
bot or a budget, as in `gripman:expert`, `gripman:200ms` or `my_bot.py:MyBot:5000p`.
"""

from __future__ import annotations

import difflib
import hashlib
import importlib
import importlib.util
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from fogcity.bots.answers import describe
from fogcity.bots.bot import Bot, Budget
from fogcity.core.errors import BadOption, FogCityError, shorten
from fogcity.core.game import Game
from fogcity.core.parts import part_sources
from fogcity.core.plug_ins import find_plug_ins

BUILT_IN = {
    "tourist": "fogcity.bots.tourist:Tourist",
    "conductor": "fogcity.bots.conductor:Conductor",
    "motorman": "fogcity.bots.motorman:Motorman",
    "playout-gripman": "fogcity.bots.playout_gripman:PlayoutGripman",
    "gripman": "fogcity.bots.gripman:Gripman",
}
FOR_COMPARISON = ("playout-gripman",)  # pages do not offer these to players
BY_NETWORK = ("motorman", "gripman")
DEFAULT_BOT = "gripman:medium"  # a good opponent for most players
GROUP = "fogcity.bots"  # the entry point group of packages that provide bots
LONGEST_NAME = 40
_FILE = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)(?::(?P<budget>.+))?", re.DOTALL)
_MODULE = re.compile(r"(?P<module>\w+(?:\.\w+)+):(?P<name>\w+)(?::(?P<budget>.+))?", re.DOTALL)


class UnknownBot(FogCityError):
    """There is no bot with this name, or it cannot be loaded; the message says why."""


@dataclass(frozen=True)
class Spec:
    """A parsed bot spec: a class in a file or module or, if there is none, a name; and its budget or level, if any."""

    name: str
    file: str = ""  # the path of a file, or the name of a module
    budget: str = ""

    def __str__(self) -> str:
        return ":".join(part for part in (self.file, self.name, self.budget) if part)


@dataclass(frozen=True)
class Entrant:
    """A bot, made for a game; its budget for a move; and its name in tables."""

    bot: Bot
    budget: Budget
    name: str


def bots() -> list[str]:
    """The names of all bots: built-in ones first, then those of installed packages."""
    return [*BUILT_IN, *sorted(set(find_plug_ins(GROUP)) - set(BUILT_IN))]


def stand_in_for(game: Game) -> str:
    """The bot that takes over for a player who has left: the strongest one that needs no thinking time."""
    return "conductor" if has_policy(game) else "tourist"


def can_play(name: str, game: Game) -> bool:
    """Whether a built-in bot can play a game: some need its policy, or weights of its network."""
    if name == "motorman":
        return has_weights(game)
    return name != "conductor" or has_policy(game)


def has_weights(game: Game) -> bool:
    """Whether there are weights of a network for the game and its board. Otherwise the gripman searches by playouts."""
    from fogcity.bots.weights import weights_of

    return "network" in game.parts and weights_of(game) is not None


def weights_digest(game: Game) -> str:
    """A digest of the weights that bots play a game by; empty if there are none."""
    from fogcity.bots.weights import weights_of

    weights = weights_of(game) if "network" in game.parts else None
    return weights.digest if weights is not None else ""


def has_policy(game: Game) -> bool:
    """Whether the game has a policy. Otherwise bots only know its rules."""
    return "policy" in game.parts


def policy_notice(game: Game, specs: Iterable[str]) -> str:
    """A warning if gripman is to play a game without a policy; otherwise empty."""
    if has_policy(game) or not {"gripman", "playout-gripman"} & {parse_spec(spec).name for spec in specs}:
        return ""
    return f"{game.name} brings no policy: gripman searches with random playouts"


def parse_spec(text: str) -> Spec:
    """Parse a bot spec."""
    match = _FILE.fullmatch(text.strip())
    if match is not None:
        try:
            file = Path(match["file"]).expanduser().absolute()
        except RuntimeError:
            raise UnknownBot(f"there is no home folder for {shorten(match['file'])}") from None
        return Spec(match["name"], str(file), (match["budget"] or "").strip())
    match = _MODULE.fullmatch(text.strip())
    if match is not None:
        return Spec(match["name"], match["module"], (match["budget"] or "").strip())
    name, _, budget = text.strip().partition(":")
    if name.endswith(".py"):
        raise UnknownBot(f"which class in {name}? Ask for it like this: {name}:MyBot")
    if not name:
        raise UnknownBot(f"expected the name of a bot, not {shorten(text)}; there are: {', '.join(bots())}")
    return Spec(name.strip().lower(), "", budget.strip())


def find_bot(text: str, game: Game, default: Budget) -> Entrant:
    """Create the bot of a spec for a game, with the default budget unless the spec names another."""
    spec = parse_spec(text)
    kind = _class_in_file(spec) if spec.file else _class_of_name(spec.name)
    bot = _make(kind, game, spec)
    budget = _budget(spec, bot, default)
    name = getattr(kind, "name", None) or kind.__name__
    return Entrant(bot, budget, printable(f"{name}:{spec.budget}" if spec.budget else str(name)))


def code_of(text: str, game: Game) -> str:
    """A text that changes when the code of a bot changes: a digest of its files, or the version of its package.

    The code of a built-in bot includes the game's policy and, if it plays by a network, its features and weights.
    """
    spec = parse_spec(text)
    if spec.file:
        return _digest([_source(spec)])
    if spec.name in BUILT_IN:
        sources = [*sorted(Path(__file__).parent.glob("*.py")), *part_sources(game, "policy")]
        if spec.name in BY_NETWORK:
            sources += part_sources(game, "network")
        return _digest(sources, weights_digest(game) if spec.name in BY_NETWORK else "")
    point = find_plug_ins(GROUP).get(spec.name)
    return "" if point is None or point.dist is None else f"{point.dist.name} {point.dist.version}"


def different(names: Iterable[str]) -> list[str]:
    """The names, with repeated ones numbered: `tourist`, `tourist #2`."""
    found: list[str] = []
    for name in names:
        number, unique = 1, name
        while unique in found:
            number += 1
            unique = f"{name} #{number}"
        found.append(unique)
    return found


def printable(name: str) -> str:
    """A name that fits into one line of a table."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME] or "bot"


def _source(spec: Spec) -> Path:
    """The file that has the class of a spec."""
    if spec.file.endswith(".py"):
        return Path(spec.file)
    try:
        found = importlib.util.find_spec(spec.file)
    except ImportError:
        found = None
    return Path(found.origin or "" if found is not None else "")


def _digest(files: list[Path], more: str = "") -> str:
    if not all(path.is_file() for path in files):
        return ""
    return hashlib.sha256(b"".join(path.read_bytes() for path in files) + more.encode()).hexdigest()[:12]


def _class_of_name(name: str) -> type[Bot]:
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        return _check(getattr(importlib.import_module(module), attribute), name)
    point = find_plug_ins(GROUP).get(name)
    if point is None:
        known = bots()
        close = difflib.get_close_matches(name, known, 1, 0.5)
        hint = f"did you mean {close[0]}? " if close else ""
        expected = f"{hint}There are: {', '.join(known)}; or name a class: my_bot.py:MyBot"
        raise UnknownBot(f"there is no bot {shorten(name)}; {expected[0].lower()}{expected[1:]}")
    try:
        return _check(point.load(), name)
    except FogCityError:
        raise
    except Exception as error:
        raise UnknownBot(f"the bot {name} of {point.value} cannot be loaded: {describe(error)}") from error


def _class_in_file(spec: Spec) -> type[Bot]:
    if spec.file.endswith(".py"):
        if not Path(spec.file).is_file():
            raise UnknownBot(f"there is no file {spec.file}")
        module = _module_of_file(Path(spec.file))
    else:
        module = _import(spec.file)
    found = getattr(module, spec.name, None)
    if found is None:
        there = [name for name, value in vars(module).items() if _is_bot(value) and value.__module__ == module.__name__]
        raise UnknownBot(f"there is no class {spec.name} in {spec.file}; bots there: {', '.join(there) or 'none'}")
    return _check(found, f"{spec.name} in {spec.file}")


def _import(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too
        raise UnknownBot(f"the module {name} cannot be imported: {describe(error)}") from error


def _module_of_file(path: Path) -> ModuleType:
    name = f"fogcity_bot_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    if found is None or found.loader is None:
        raise UnknownBot(f"{path} cannot be read as Python")
    module = sys.modules[name] = importlib.util.module_from_spec(found)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # a bot may import files beside its own
    try:
        found.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, SyntaxError):
            raise UnknownBot(f"{path}, line {error.lineno}: {error.msg}") from None
        if isinstance(error, KeyboardInterrupt):
            raise
        raise UnknownBot(f"{path} cannot be loaded: {describe(error)}") from error
    return module


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot)


def _check(found: object, what: str) -> type[Bot]:
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{what} is not a bot: a bot is a subclass of fogcity.bots.bot.Bot")
    return found


def _make(kind: type[Bot], game: Game, spec: Spec) -> Bot:
    missing: frozenset[str] = getattr(kind, "__abstractmethods__", frozenset())
    if missing:
        raise UnknownBot(f"{spec.name} is incomplete: it does not define {', '.join(sorted(missing))}")
    try:
        return kind(game)
    except (FogCityError, KeyboardInterrupt):
        raise
    except BaseException as error:  # SystemExit too: a bot must not end the program
        raise UnknownBot(f"{spec.name} cannot be created: {describe(error)}") from error


def _budget(spec: Spec, bot: Bot, default: Budget) -> Budget:
    if not spec.budget:
        return default
    known = {name: level for name, level in dict(bot.levels or {}).items() if isinstance(level, Budget)}
    level = known.get(spec.budget.lower())
    if level is not None:
        return level
    try:
        return Budget.parse(spec.budget)
    except BadOption as error:
        levels = f"; levels of {spec.name}: {', '.join(known)}" if known else ""
        raise BadOption(f"{spec}: {error}{levels}") from None
