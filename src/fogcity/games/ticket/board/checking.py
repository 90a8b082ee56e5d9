"""Does a board go together? What no single line of its file can be right or wrong about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fogcity.games.ticket.board.board import COLOURS, FERRY, GREY, Location
from fogcity.games.ticket.board.lines_of import Path
from fogcity.games.ticket.board.values import Problems, fold

ROUTE_COLOURS = (*COLOURS, "grey")
PLACED = 2  # stacks of souvenirs that players place (SF9)


@dataclass(frozen=True)
class Row:
    """A route as it stands in the file: for a double route, one of its colours. Ends that nobody knows are -1."""

    path: Path
    a: int
    b: int
    length: int
    colour: int
    ferries: int
    bend: float
    is_bend_given: bool

    @property
    def ends(self) -> tuple[int, int]:
        """The ends, the same for both ways to write them."""
        return min(self.a, self.b), max(self.a, self.b)


def check_stacks(problems: Problems, locations: Sequence[Location], souvenirs: Sequence[str]) -> None:
    """There is a red location for each stack but those that players place, and room for these (SF5, SF9)."""
    red, symbols = sum(location.red for location in locations), len(souvenirs)
    if red != symbols - PLACED:
        problems.add(
            ("souvenirs",),
            f"the number of red locations for {symbols} souvenirs is {symbols - PLACED}, as players place the other "
            f"{PLACED} stacks, not {red}",
        )
    if len(locations) < symbols:
        problems.add(("souvenirs",), f"{symbols} stacks of souvenirs need as many locations, not {len(locations)}")


def check_claims(problems: Problems, rows: Iterable[Row], cars: int, cards: Sequence[int]) -> None:
    """Every route can be claimed by somebody who has all the cards (SF16-SF18)."""
    for row in rows:
        of_colour = max(cards[:FERRY]) if row.colour == GREY else cards[row.colour]
        if row.length > cars:
            problems.add(row.path, f"nobody can claim a route of {row.length} with {cars} cars")
        elif row.length > of_colour + cards[FERRY]:
            of_which = "one colour" if row.colour == GREY else "that colour"
            problems.add(
                row.path,
                f"nobody can claim a route of {row.length} in {ROUTE_COLOURS[row.colour]}: the cards of {of_which} "
                f"are {of_colour}, the ferries {cards[FERRY]}",
            )
        elif cards[FERRY] < row.ferries <= row.length:
            problems.add(
                row.path, f"nobody can claim a route that needs {row.ferries} of the {cards[FERRY]} ferry cards"
            )


def check_double(problems: Problems, rows: Sequence[Row], pair: str) -> None:
    """The routes that join the same two locations are two at most, and alike (SF1)."""
    first, second = rows[:2]
    both = f"the two routes that join {pair}"
    if len(rows) > 2:
        problems.add(rows[2].path, f"a third route joins {pair}; two are the most")
    if first.length and second.length and first.length != second.length:
        problems.add(second.path, f"{both} have the same length, not {first.length} and {second.length}")
    if first.ferries != second.ferries:
        problems.add(second.path, f"{both} show the same number of ferries, not {first.ferries} and {second.ferries}")
    if second.is_bend_given and first.bend != (second.bend if first.a == second.a else -second.bend):
        problems.add(second.path, f"{both} bend alike; give the bend to the first only")


def check_texts(
    problems: Problems, pairs: Iterable[tuple[Path, tuple[int, int]]], locations: Sequence[Location], section: str
) -> None:
    """No two pairs of names with hyphens read the same, from either end."""
    pair_of: dict[str, tuple[int, int]] = {}
    for path, ends in pairs:
        names = [locations[end].name for end in ends]
        for text in {"-".join(names), "-".join(reversed(names))}:
            if pair_of.setdefault(fold(text), ends) != ends:
                problems.add(path, f"two {section} would both be called {text}; rename a location")
                break


def joined(locations: int, pairs: Iterable[tuple[int, int]]) -> list[int]:
    """A number for each location, the same for those that routes lead between."""
    group = list(range(locations))
    for a, b in pairs:
        if min(a, b) >= 0 and group[a] != group[b]:
            old, new = group[a], group[b]
            group = [new if number == old else number for number in group]
    return group
