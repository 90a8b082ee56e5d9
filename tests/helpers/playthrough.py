"""Golden playthroughs: whole games as text, with every seat's first view, and what each action changes in it.

    python -m tests.helpers.playthrough        rewrites tests/playthroughs/*.txt

Read the diff before you commit it: every changed line is a change in what a player sees.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np

import fogcity
from tests.helpers import TESTS
from tests.helpers.cases import Case

FOLDER = TESTS / "playthroughs"
TABLES: dict[str, tuple[str, int, dict[str, int | bool]]] = {
    "cablecar-2": ("cablecar", 2, {}),
    "cablecar-3": ("cablecar", 3, {}),
    "cablecar-5": ("cablecar", 5, {}),
    "cablecar-6": ("cablecar", 6, {}),
    "cablecar-3-rotation": ("cablecar", 3, {"rotation": True}),
    "cablecar-2-hand-2": ("cablecar", 2, {"hand": 2}),
    "cablecar-5-hand-3": ("cablecar", 5, {"hand": 3}),
    "cablecar-6-rotation-hand-3": ("cablecar", 6, {"rotation": True, "hand": 3}),
    "company-2": ("company", 2, {}),
    "company-3-short-exchange": ("company", 3, {"exchange_until": 5}),
    "company-5-long-exchange": ("company", 5, {"exchange_until": 60, "turn_limit": 80}),
    "company-6-rotation-hand-3": ("company", 6, {"rotation": True, "hand": 3}),
    "ticket-2": ("ticket", 2, {}),
    "ticket-3": ("ticket", 3, {}),
    "ticket-4": ("ticket", 4, {}),
}


def playthrough(name: str) -> str:
    """The text of a playthrough; its actions come from a fixed seed."""
    game_name, seats, options = TABLES[name]
    case = Case(fogcity.game(game_name), seats, options)
    table = fogcity.Table(case.game, seats, 1, options)
    rng = np.random.default_rng(list(name.encode()))
    lines = [*table.record_text().splitlines(), "", *(seen := what_all_see(case, table))]
    while not table.is_over:
        legal = case.game.legal(table.state)
        lines += ["", f"legal {len(legal)}: {' | '.join(case.game.text(table.state, a) for a in legal)}"]
        move = table.act(int(rng.choice(legal)))
        lines += [f"== turn {move.turn}, seat {move.seat + 1}: {move.text}", *what_all_hear(case, table, move)]
        before, seen = set(seen), what_all_see(case, table)
        lines += [line for line in seen if line not in before]
    lines += [
        "",
        f"scores {case.game.scores(table.state)}",
        f"winners {[w + 1 for w in case.game.winners(table.state)]}",
    ]
    return "\n".join(lines) + "\n"


def what_all_see(case: Case, table: fogcity.Table) -> list[str]:
    """The spectators' view, and for each seat the lines in which its view differs from that."""
    common = case.game.describe(case.game.view(table.state)).splitlines()
    lines = [f"    all | {line}" for line in common]
    for seat in range(case.seats):
        own = case.game.describe(case.game.view(table.state, seat)).splitlines()
        lines += [f" seat {seat + 1} | {line}" for line in own if line not in common]
    return lines


def what_all_hear(case: Case, table: fogcity.Table, move: fogcity.Move) -> Iterator[str]:
    """The events for spectators, and for each seat those that differ."""
    common = [msgspec.json.encode(event).decode() for event in table.events(move)]
    yield from (f"    all > {line}" for line in common)
    for seat in range(case.seats):
        own = [msgspec.json.encode(event).decode() for event in table.events(move, seat)]
        yield from (f" seat {seat + 1} > {line}" for line in own if line not in common)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
