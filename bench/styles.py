"""How a bot plays, compared with its opponents: facts from the games of a stored tournament, and diagrams of moves.

    python bench/styles.py FOLDER --bot gripman:expert                facts, as a table in Markdown
    python bench/styles.py FOLDER --bot gripman:expert --examples 3   also moves that show them, as GAME:MOVE
    python bench/styles.py FOLDER --moves 17                          all moves of game 17
    python bench/styles.py FOLDER --picture 17:23 FILE.svg            the board before move 23 of game 17, move marked

FOLDER is what `fogcity arena --out FOLDER` keeps, or one of the matches that `fogcity ladder --folder` keeps. Games are
counted from 0, as in the arena, and moves from 1: every action is a move. A figure is followed by its 95 % interval, in
which only games on different deals count as independent; with few deals it is rough. Games that a bot forfeited are
left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.style_facts.book import Book, Fact, Notes, Style
from bench.style_facts.cablecar import CABLE_CAR, COMPANY_GAME
from bench.style_facts.diagram import describe_move, draw_move
from bench.style_facts.ticket import TICKET_TO_RIDE

from fogcity.arena.facts.tables import table as draw_table
from fogcity.arena.play.results import Results
from fogcity.arena.storage.folder import open_folder
from fogcity.arena.tournament import recall
from fogcity.core.errors import FogCityError
from fogcity.core.table import Table, replay
from fogcity.terminal.face import find_face
from fogcity.terminal.game_log import move_lines

STYLES = {"cablecar": CABLE_CAR, "company": COMPANY_GAME, "ticket": TICKET_TO_RIDE}

WINS = Fact("games won", True)
POINTS = Fact("points")
LEAD = Fact("points more than the best opponent")


class Watched:
    """The games of a stored tournament that were played to their ends."""

    def __init__(self, path: Path) -> None:
        self._folder = open_folder(path)
        self.results: Results = recall(self._folder)
        game = self.results.settings.played
        if game.name not in STYLES:
            raise FogCityError(f"there are no facts about {game.name}, only about {', '.join(STYLES)}")
        self.style: Style = STYLES[game.name]
        self.names = [bot.name for bot in self.results.bots]
        rows = self.results.rows
        self.rows = rows[(rows["forfeit"] < 0) & (rows["length"] > 0)]
        if not len(self.rows):
            raise FogCityError(f"no game in {path} was played to its end and has a record")

    def bot(self, name: str) -> int:
        """The place of a bot in the tournament."""
        if name not in self.names:
            raise FogCityError(f"no {name} plays in this tournament; there are {', '.join(self.names)}")
        return self.names.index(name)

    def table(self, number: int) -> Table:
        """A game of the tournament, played again."""
        rows = self.rows[self.rows["number"] == number]
        if not len(rows):
            there = self.rows["number"]
            raise FogCityError(
                f"there is no whole game {number}; there are {len(there)}, from {there[0]} to {there[-1]}"
            )
        ((_, record),) = self._folder.records(rows)
        return replay(record, self.results.settings.played)

    def players(self, number: int) -> list[str]:
        """The name of the bot in each seat of a game."""
        (seating,) = self.results.schedule.seating(np.array([number]))
        return [self.names[bot] for bot in seating]


def watch(games: Watched, bot: int, most: int | None) -> tuple[Book, list[int]]:
    """Replay games of a bot, the first ones, and count; return also their numbers."""
    schedule, book = games.results.schedule, Book()
    seating = schedule.seating(games.rows["number"])
    rows = games.rows[(seating == bot).any(axis=1)][:most]
    for row, seats in zip(rows, schedule.seating(rows["number"]), strict=True):
        number, scores = int(row["number"]), row["score"].tolist()
        sides = [int(each != bot) for each in seats]
        notes = Notes(book, number, sides)
        for side in set(sides):
            own = [seat for seat, each in enumerate(sides) if each == side]
            notes.add(WINS, own[0], sum(float(row["share"][seat]) for seat in own))
            rest = [points for seat, points in enumerate(scores) if sides[seat] != side]
            if rest:
                notes.add(LEAD, own[0], max(scores[seat] for seat in own) - max(rest))
        for seat, points in enumerate(scores):
            notes.add(POINTS, seat, points)
        games.style.watch(games.table(number), notes)
    return book, rows["number"].tolist()


def fact_lines(games: Watched, name: str, most: int | None = None, examples: int = 0) -> list[str]:
    """The facts about a bot as a table in Markdown, with moves that show them."""
    bot = games.bot(name)
    book, numbers = watch(games, bot, most)
    if not numbers:
        raise FogCityError(f"{name} played no game to its end")
    settings, each = games.results.settings, games.results.schedule.round_size
    others = [other for other in games.names if other != name]
    against = f" against {', '.join(others)}" if others else ""
    deals = len({number // each for number in numbers})
    lines = [
        f"{settings.played.title}, {settings.seats} players: {len(numbers):,} games of {name}{against}, on "
        f"{deals:,} deal{'s' * (deals > 1)}. {games.style.terms}".rstrip(),
        "",
    ]
    facts = [fact for fact in (WINS, POINTS, LEAD, *games.style.facts) if book.value(fact, 0) is not None]
    heading = others[0] if len(others) == 1 else "the others"
    rows = ([fact.words, book.text(fact, 0, each), *([book.text(fact, 1, each)] if others else [])] for fact in facts)
    lines += draw_table(["", name, *([heading] if others else [])], rows)
    if examples:
        shown = [(fact, book.examples[fact][:examples]) for fact in facts]
        found = [f"- {fact.words}: {', '.join(f'{g}:{m}' for g, m in places)}" for fact, places in shown if places]
        lines += ["", f"Moves of {name}, as GAME:MOVE:", "", *found]
    return lines


def move_list(games: Watched, number: int) -> list[str]:
    """All moves of a game: their numbers, seats and texts, and what spectators saw happen."""
    table, players = games.table(number), games.players(number)
    texts = find_face(table.game).event_texts(None)
    lines = [f"Game {number}: {', '.join(f'seat {seat} {name}' for seat, name in enumerate(players, 1))}"]
    for place, move in enumerate(table.moves, 1):
        happened = " ".join(move_lines(table, [move], texts))
        lines.append(f"{place:>4}  seat {move.seat + 1}  {move.text:<14}  {happened}".rstrip())
    return lines


def picture(games: Watched, place: str, path: Path) -> list[str]:
    """Draw a move, named as GAME:MOVE, into a file; return it in words."""
    game, _, move = place.partition(":")
    if not (game.isascii() and game.isdigit() and move.isascii() and move.isdigit()):
        raise FogCityError(f"expected the numbers of a game and of a move, such as 17:23, not {place}")
    if not path.parent.is_dir() or path.is_dir():
        raise FogCityError(f"{path} cannot be written: name a file in a folder that exists")
    table, players = games.table(int(game)), games.players(int(game))
    path.write_text(draw_move(table, players, int(move), games.style) + "\n", encoding="utf-8")
    lines = describe_move(table, players, int(move), games.style)
    happened = move_lines(table, [table.moves[int(move) - 1]], find_face(table.game).event_texts(None))
    return [f"{path}: game {game}", *lines, *happened]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print facts or moves, or draw diagrams."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a stored tournament")
    parser.add_argument("--bot", help="the bot to describe, as the tournament names it; default: its first one")
    parser.add_argument("--games", type=int, metavar="N", help="only the first N games of the bot; default: all")
    parser.add_argument("--examples", type=int, default=0, metavar="N", help="up to N moves that show each fact")
    parser.add_argument("--moves", type=int, metavar="GAME", help="list the moves of a game instead")
    parser.add_argument(
        "--picture",
        nargs=2,
        action="append",
        metavar=("GAME:MOVE", "FILE.svg"),
        help="draw the board before a move, with the move marked, instead; can be repeated",
    )
    given = parser.parse_args(arguments)
    if given.games is not None and given.games < 1:
        parser.error("--games takes a number from 1")
    if given.examples < 0:
        parser.error("--examples takes a number from 0")
    try:
        games = Watched(given.folder)
        if given.picture:
            lines = [line for place, file in given.picture for line in picture(games, place, Path(file))]
        elif given.moves is not None:
            lines = move_list(games, given.moves)
        else:
            lines = fact_lines(games, given.bot or games.names[0], given.games, given.examples)
    except FogCityError as error:
        sys.exit(f"error: {error}")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
