"""Where the puzzles are that `fogcity puzzles make` has found."""

from __future__ import annotations

from pathlib import Path

from fogcity.games.ticket.game import TicketToRide


def puzzle_file(game: TicketToRide) -> Path:
    """The file of the puzzles on this board; only the board of the box has one."""
    return Path(__file__).parent / "puzzles" / f"{game.board_tag.split()[0]}.jsonl"
