"""The size of messages: what a player is sent for every move, over whole games of random legal actions.

python bench/messages.py             averages in bytes, for two players of each game
python bench/messages.py --json      one object, for programs
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import sys
from collections.abc import Iterator

import fogcity
from fogcity.server.table.messages import EntryMessage, Moved, Now, encode

GAMES_EACH = 6


def messages(name: str, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The message of every move, and the game as it then stands, for both players of one game."""
    game, chooser = fogcity.game(name), random.Random(seed)  # noqa: S311 - the same games every time
    s = game.deal(2, seed)
    number = 0
    while (seat := game.turn(s)) >= 0:
        action = chooser.choice(game.legal(s).tolist())
        before = [game.view(s, viewer) for viewer in range(2)]
        shown = [game.shown(s, action, viewer) for viewer in range(2)]
        texts = [None if code < 0 else game.text(s, code) for code in shown]
        game.play(s, action)
        number += 1
        for viewer in range(2):
            view = game.view(s, viewer)
            codes = game.legal(view).tolist() if game.turn(s) == viewer else None
            now = Now(
                position=number,
                turn=game.turn(s),
                view_data=game.view_data(view),
                legal=None if codes is None else [game.text(view, code) for code in codes],
                actions=None if codes is None else game.action_data(view, codes),
                undo=False,
                began=1_700_000_000_000,
                left=None,
            )
            moved = Moved(seat, texts[viewer], game.events(before[viewer], shown[viewer], view))
            yield encode(EntryMessage("abcdefghijkl", number, 1_700_000_000_000, moved, None, now)), encode(now)


def measure(name: str) -> dict[str, int]:
    """Averages for a game."""
    sent = [pair for seed in range(GAMES_EACH) for pair in messages(name, seed)]
    return {
        "move": round(statistics.mean(len(message) for message, _ in sent)),
        "move_gzip": round(statistics.mean(len(gzip.compress(message, 6)) for message, _ in sent)),
        "now": round(statistics.mean(len(now) for _, now in sent)),
        "longest": max(len(message) for message, _ in sent),
    }


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    found = {name: measure(name) for name in fogcity.games()}
    if as_json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    for name, sizes in found.items():
        sys.stdout.write(f"{name:12} " + "  ".join(f"{what} {size}" for what, size in sizes.items()) + "\n")


if __name__ == "__main__":
    main()
