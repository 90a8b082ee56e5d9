"""Game records: a game as its seed, options and list of actions, in text and in JSON.

    [game "cablecar"]
    [rules "1"]
    [seats "2"]
    [seed "1"]
    [options "hand=2"]
    [result "97 104"]
    1 SNWE a3
    2 draw SWNE h6
    ...

The result, the points of each seat, is present once the game is over. If a game has several boards, the tag `board` has
the board's name and digest. A line holds the actions of one turn. Other tags, like `[players "Ann, Bob"]`, are kept
unchanged. A line that begins with `;` is a comment.

The tag `software`, as in `[software "fogcity 0.2.0 (1a2b3c4)"]`, has the version and commit that wrote the record.
Programs write it; a `Table` adds no tags of its own.

The tag `budgets`, as in `[budgets "4 12p, 9 14p"]`, lists the actions, counted from 1, that a bot chose with less than
its budget because it was not compiled yet, and what it used instead. The tag `hints`, as in `[hints "2, 0"]`, has the
number of hints that each seat took.

The tag `continued`, as in `[continued "23 2 key:5f0c..."]`, says that the game was played on from a position of another
one, whose actions come first (see core/continuation.py).

A seed is a whole number, 64 hexadecimal digits, or `key:` and 64 hexadecimal digits. A game that was dealt from a key
drew from a keyed cryptographic stream (see core/rng.py), as games at tables of a server do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from fogcity.core.continuation import Continuation, read_continuations, write_continuations
from fogcity.core.errors import BadBoard, BadRecord, BadSeed, FogCityError
from fogcity.core.game import Game
from fogcity.core.rng import Key, Seed, check_int_seed

LARGEST = 1 << 20  # real games need a few kilobytes
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\["\\])*)"\s*\]')
_NUMBERED = re.compile(r"([0-9]{1,6})(?:\s+|\Z)(.*)")
_OWN_TAGS = ("game", "rules", "board", "seats", "seed", "options", "result", "continued")


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to replay a game."""

    game: str
    seats: int
    seed: str  # see parse_seed; a string, as JSON readers lose large numbers
    options: dict[str, int | bool] = {}
    actions: list[str] = []
    rules: int = 1
    result: list[int] = []  # the points of each seat, when the game is over
    tags: dict[str, str] = {}
    board: str = ""  # its name and digest, if the game has several boards
    continued: list[Continuation] = []  # in order, if it was played on from a position of another game

    def to_json(self) -> bytes:
        """The record as JSON."""
        data = msgspec.to_builtins(self)
        if not self.continued:  # then earlier versions can read it
            del data["continued"]
        return msgspec.json.format(msgspec.json.encode(data), indent=2)


def format_seed(seed: Seed) -> str:
    """A seed as records write it."""
    if isinstance(seed, Key):
        return "key:" + seed.key.hex()
    return bytes(seed).hex() if isinstance(seed, (bytes, bytearray)) else str(check_int_seed(seed))


def parse_seed(text: str) -> Seed:
    """The seed of a text in a record."""
    word = text.strip().lower()
    if match := re.fullmatch("(key:)?([0-9a-f]{64})", word):
        found = bytes.fromhex(match[2])
        return Key(found) if match[1] else found
    if re.fullmatch("[0-9]{1,20}", word):
        return check_int_seed(int(word))
    expected = "a whole number from 0 to 2**64 - 1, 64 hexadecimal digits, or key: and 64 hexadecimal digits"
    raise BadSeed(f"a seed is {expected}, not {text[:80]!r}")


def read_json(data: str | bytes) -> GameRecord:
    """The record in a JSON text."""
    if len(data) > LARGEST:
        raise BadRecord(f"a game record has at most {LARGEST} characters")
    try:
        return msgspec.json.decode(data, type=GameRecord)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"this is not a game record in JSON: {error}") from None


def read_text(text: str, find: Callable[[str], Game]) -> GameRecord:
    """The record in a text; `find` returns the game with a name."""
    if len(text) > LARGEST:
        raise BadRecord(f"a game record has at most {LARGEST} characters")
    tags: dict[str, str] = {}
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            _read_tag(line, number, tags, lines)
        else:
            lines.append(_read_line(line, number, len(lines) + 1))
    return _assemble(tags, lines, find)


def write_text(record: GameRecord, game: Game, turns: list[list[str]]) -> str:
    """The text of a record with these actions, turn by turn."""
    tags = {"game": record.game, "rules": str(record.rules)}
    if record.board:
        tags["board"] = record.board
    tags |= {"seats": str(record.seats), "seed": record.seed}
    options = game.options.format(record.options)
    if options:
        tags["options"] = options
    if record.result:
        tags["result"] = " ".join(map(str, record.result))
    if record.continued:
        tags["continued"] = write_continuations(record.continued)
    lines = [f"[{name} {_quote(value)}]" for name, value in [*tags.items(), *record.tags.items()]]
    lines += [f"{number} {' '.join(actions)}" for number, actions in enumerate(turns, 1)]
    return "\n".join(lines) + "\n"


def check_tags(tags: dict[str, str]) -> dict[str, str]:
    """The tags, checked: they can be written, and their names are not reserved."""
    for name, value in tags.items():
        if name in _OWN_TAGS or not re.fullmatch(r"\w+", name):
            raise BadRecord(f"{name!r} cannot be used as an extra tag")
        if len(value.splitlines()) > 1 or not value.isprintable():
            raise BadRecord(f"tag {name}: the text must be one line that can be printed")
    return tags


def add_budget(tags: dict[str, str], number: int, budget: str) -> None:
    """Note in the tag `budgets` what a bot used for the action with this number; nothing if it used its full budget."""
    if budget:
        tags["budgets"] = ", ".join(filter(None, [tags.get("budgets", ""), f"{number} {budget}"]))


def drop_budgets(tags: dict[str, str], actions: int) -> None:
    """Forget what the tag `budgets` says of actions after the first ones: they were taken back."""
    noted = re.findall(r"([0-9]{1,6}) ([^\s,]+)", tags.pop("budgets", ""))
    for number, budget in noted:
        if int(number) <= actions:
            add_budget(tags, int(number), budget)


def write_hints(tags: dict[str, str], counts: Sequence[int]) -> None:
    """Note in the tag `hints` how many each seat took; nothing if nobody took any."""
    if any(counts):
        tags["hints"] = ", ".join(map(str, counts))


def count_hint(tags: dict[str, str], seat: int, seats: int) -> None:
    """Count one more hint of a seat in the tag `hints`."""
    noted = [int(count) if count.isdecimal() else 0 for count in tags.get("hints", "").split(", ")]
    write_hints(tags, [(noted[n] if n < len(noted) else 0) + (n == seat) for n in range(seats)])


def _read_tag(line: str, number: int, tags: dict[str, str], lines: list[str]) -> None:
    match = _TAG.fullmatch(line)
    if match is None:
        raise BadRecord(f'line {number}: a tag looks like [seats "2"], not {line[:80]!r}')
    if lines:
        raise BadRecord(f"line {number}: tags must come before the first action")
    name = match[1]
    if name in tags:
        raise BadRecord(f"line {number}: the tag {name} occurs twice")
    tags[name] = re.sub(r"\\(.)", r"\1", match[2])


def _read_line(line: str, number: int, expected: int) -> str:
    match = _NUMBERED.fullmatch(line)
    if match is None:
        return line
    if int(match[1]) != expected:
        raise BadRecord(f"line {number}: expected turn {expected} here, not turn {int(match[1])}")
    return match[2]


def _assemble(tags: dict[str, str], lines: list[str], find: Callable[[str], Game]) -> GameRecord:
    for name in ("game", "seats", "seed"):
        if name not in tags:
            raise BadRecord(f'a game record needs the tags game, seats and seed; there is no [{name} "..."]')
    for name in ("seats", "rules"):
        if not re.fullmatch("[0-9]{1,4}", tags.get(name, "1")):
            raise BadRecord(f"the tag {name} is a whole number, not {tags[name][:80]!r}")
    if not re.fullmatch(r"(-?[0-9]{1,6}\s*)*", tags.get("result", "")):
        raise BadRecord(f"the result is the points of every seat, such as 97 104, not {tags['result'][:80]!r}")
    try:
        game = find(tags["game"])
        return GameRecord(
            game=game.name,
            seats=int(tags["seats"]),
            seed=format_seed(parse_seed(tags["seed"])),
            options=dict(game.options.parse(tags.get("options", ""))),
            actions=[action for line in lines for action in game.split(line)],
            rules=int(tags.get("rules", "1")),
            result=[int(points) for points in re.findall("-?[0-9]+", tags.get("result", ""))],
            tags=check_tags({name: value for name, value in tags.items() if name not in _OWN_TAGS}),
            board=tags.get("board", ""),
            continued=read_continuations(tags.get("continued", "")),
        )
    except (BadBoard, BadRecord):
        raise
    except FogCityError as error:
        raise BadRecord(str(error)) from None


def _quote(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
