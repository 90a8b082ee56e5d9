"""The card of a dataset: a page that says what it is, for people and for the Hugging Face Hub."""

from __future__ import annotations

from typing import Any

import numpy as np

from fogcity.envs.dataset.columns import COLUMNS, WIDE


def make_card(about: dict[str, Any], data: str, rows: int) -> str:
    """The card as Markdown. `data` is the name of the file, or a pattern for several."""
    options = ", ".join(f"{name}={value}" for name, value in about["options"].items()) or "none"
    settings = {
        "game": about["game"],
        "rules version": about["rules"],
        "board": about["board"] or "the only one",
        "seats": about["seats"],
        "options": options,
        "bots, by seat": ", ".join(map(_bot, about["bots"], about["budgets"])),
        "seed": about["seed"],
        "games": f"{about['games']:,}",
        "decisions": f"{rows:,}",
        "version of Fog City": about["version"],
    }
    return "\n".join(
        [
            *_front_matter(data),
            f"# {about['games']:,} games of {about['game']} between bots",
            "",
            f"Every decision of {about['games']:,} games that bots played with Fog City: what the seat to act saw, its "
            "legal actions, the action it chose, and how the game ended for it. No row has anything that its seat "
            "could not know at the time, except the outcome.",
            "",
            "| | |",
            "|---|---|",
            *(f"| {name} | {value} |" for name, value in settings.items()),
            "",
            *_how_to_play_again(about),
            "",
            "## Columns",
            "",
            "There is a row for each decision, game after game, in the order of play.",
            "",
            "| column | type | meaning |",
            "|---|---|---|",
            *(f"| `{name}` | {_kind(name, about)} | {column.meaning} |" for name, column in COLUMNS.items()),
            "",
            "In Parquet, `observation` and `mask` are bytes (`binary`), one for each value.",
            "",
            "## Parts of an observation",
            "",
            "| part | shape | meaning |",
            "|---|---|---|",
            *(f"| `{p['name']}` | {' x '.join(map(str, p['shape']))} | {p['meaning']} |" for p in about["parts"]),
            "",
            "## Reading it",
            "",
            "```python",
            "from fogcity.envs.dataset import load",
            "",
            f'columns = load("{_target(data)}")  # NumPy arrays by name',
            "```",
            "",
            _other_readers(data),
            "",
            "## Licence",
            "",
            "MIT, like Fog City. Bots of other packages may have other terms.",
            "",
        ]
    )


def _front_matter(data: str) -> list[str]:
    """What the Hugging Face Hub reads. It does not know NumPy files."""
    lines = ["---", "license: mit", "tags:", "- board-games", "- imitation-learning"]
    if data.endswith(".parquet"):
        lines += ["configs:", "- config_name: default", f'  data_files: "{data}"']
    return [*lines, "---", ""]


def _bot(name: str, budget: str | None) -> str:
    return f"{name} ({budget} for a move)" if budget and not name.endswith(budget) else name


def _how_to_play_again(about: dict[str, Any]) -> list[str]:
    timed = [budget for budget in about["budgets"] if budget and budget.endswith("s")]
    return [
        "Bots that think for a time, not for a number of playouts, would not choose the same actions again."
        if timed
        else "The same settings, version and code of the bots give the same games."
    ]


def _other_readers(data: str) -> str:
    if data.endswith(".parquet"):
        return "`fogcity.envs.dataset.torch` reads it for PyTorch. Without Fog City, every reader of Parquet will do."
    return "`fogcity.envs.dataset.torch` reads it for PyTorch. Without Fog City, `numpy.load` reads it."


def _kind(name: str, about: dict[str, Any]) -> str:
    dtype = np.dtype(COLUMNS[name].dtype).name
    return f"{dtype}, {about['sizes'][name]:,} values" if name in WIDE else dtype


def _target(data: str) -> str:
    return "." if "*" in data else data
