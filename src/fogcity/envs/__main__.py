"""What observations hold: `python -m fogcity.envs cablecar` writes it as a table in Markdown."""

from __future__ import annotations

import argparse
import sys

import fogcity
from fogcity.envs.encoding import Encoding


def table(game: str) -> str:
    """The parts of an observation, one in each row."""
    rows, at = ["| from | part | shape | what it tells |", "|---|---|---|---|"], 0
    for part in Encoding(game).parts:
        shape = " x ".join(map(str, part.shape))
        rows.append(f"| {at} | `{part.name}` | {shape} | {part.about} |")
        at += part.size
    return "\n".join(rows) + "\n"


def main() -> None:
    """Write the table of a game."""
    parser = argparse.ArgumentParser(prog="python -m fogcity.envs", description=__doc__)
    parser.add_argument("game", choices=fogcity.games())
    sys.stdout.write(table(parser.parse_args().game))


if __name__ == "__main__":
    main()
