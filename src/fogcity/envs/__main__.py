"""Print what an observation of a game holds, as a Markdown table: `python -m fogcity.envs cablecar`."""

from __future__ import annotations

import argparse
import sys

import fogcity
from fogcity.envs.encoding import Encoding


def table(game: str) -> str:
    """The parts of an observation, one in each row."""
    encoding = Encoding(game)
    rows = ["| from | part | shape | meaning |", "|---|---|---|---|"]
    for part, start in zip(encoding.parts, encoding.starts, strict=False):
        rows.append(f"| {start} | `{part.name}` | {' x '.join(map(str, part.shape))} | {part.meaning} |")
    return "\n".join(rows) + "\n"


def main() -> None:
    """Print the table of a game."""
    parser = argparse.ArgumentParser(prog="python -m fogcity.envs", description=__doc__)
    parser.add_argument("game", choices=fogcity.games())
    sys.stdout.write(table(parser.parse_args().game))


if __name__ == "__main__":
    main()
