"""What a person has solved on this machine: the numbers of puzzles, and the streak of daily ones."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec

from fogcity.core.errors import FogCityError
from fogcity.core.operating_system import replace_file, user_data_dir


class Solved(msgspec.Struct):
    """The puzzles of one game that were solved at the first try, and the days of the streak."""

    numbers: list[int] = []
    streak: int = 0
    longest: int = 0
    last: str = ""  # the day of the last daily puzzle that was solved

    def add(self, number: int, day: date | None) -> None:
        """Count a puzzle that was solved; with a day, it was the daily one."""
        if number not in self.numbers:
            self.numbers = sorted([*self.numbers, number])
        if day is None or self.last == day.isoformat():
            return
        self.streak = self.streak + 1 if self.last == (day - timedelta(1)).isoformat() else 1
        self.longest = max(self.longest, self.streak)
        self.last = day.isoformat()

    def streak_on(self, day: date) -> int:
        """The streak as it is on a day: it ends when a day was left out."""
        return self.streak if self.last in (day.isoformat(), (day - timedelta(1)).isoformat()) else 0


def progress_file() -> Path:
    """Where it is kept."""
    return user_data_dir() / "puzzles.json"


def read_progress(game: str) -> Solved:
    """What was solved of a game."""
    return _read().get(game, Solved())


def save_progress(game: str, solved: Solved) -> None:
    """Save it. A power cut leaves either the old file or the new one."""
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode({**_read(), game: solved}), indent=1))
    replace_file(new, path)


def _read() -> dict[str, Solved]:
    path = progress_file()
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Solved])
    except FileNotFoundError:
        return {}
    except msgspec.DecodeError as error:
        raise FogCityError(f"{path} is damaged ({error}); delete it to begin anew") from None
