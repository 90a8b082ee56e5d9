"""Board files that are wrong: every problem is reported with its line, whatever the file."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.board import (
    MAX_BYTES,
    Shape,
    Ticket,
    parse,
    parse_bytes,
    standard_text,
)
from fogcity.games.ticket.board.line_numbers import LineNumbers
from tests.helpers.boards import SMALL, changed, largest, problems, written
from tests.helpers.toml_lines import DEPTH, lines_of

# ---- what can be wrong


def extra(section: str, *lines: str) -> tuple[str, str]:
    """More lines at the top of a section."""
    return f"{section} = [\n", f"{section} = [\n" + "".join(f"  {line},\n" for line in lines)


NAME = "the name of a location"
WRONG = [
    # syntax, keys and types
    (("cars = 8", "cars ="), "this is not valid TOML: invalid value"),
    (("cars = 8", "cars = 8\nwheels = 4"), "a board has no key 'wheels'"),
    (("cars = 8", "cards_ = 8"), "a board has no key 'cards_'; did you mean cars?"),
    (("value = 5", "valeu = 5"), "a ticket has no key 'valeu'; did you mean value?"),
    (("length = 3", "lengths = 3"), "a route has no key 'lengths'; did you mean length?"),
    (("x = 900, ", ""), "a location needs x"),
    (("cars = 8", 'cars = "8"'), "cars takes a whole number from 3 to 60, not '8'"),
    (("cars = 8", "cars = true"), "cars takes a whole number from 3 to 60, not true"),
    (("cars = 8", "cars = 2026-01-01"), "cars takes a whole number from 3 to 60, not a date or time"),
    (("cars = 8", f"cars = 0x{'f' * 5000}"), "cars takes a whole number from 3 to 60, not such a large number"),
    (("red = true", 'red = "yes"'), "red takes true or false, not 'yes'"),
    (('{ name = "East", x = 900, y = 500, red = true }', "7"), "a location is a table such as { name = ... }, not 7"),
    (('colours = ["blue"]', 'colours = "blue"'), "colours takes a list such as [ ... ], not 'blue'"),
    (('from = "East", to = "South", length', 'from = 3, to = "South", length'), "from takes the name of a location"),
    # the box
    (('"small"', '"Small Board"'), "name takes lower-case words joined by hyphens"),
    (('"A small board"', '""'), "title takes 1 to 80 plain characters, not ''"),
    (("cars = 8", "cars = 61"), "cars takes a whole number from 3 to 60, not 61"),
    (("blue = 4", "blue = 31"), "cards: blue takes a whole number from 0 to 30, not 31"),
    (("blue = 4", "pink = 4"), "cards has no key 'pink'"),
    (("blue = 4, ", ""), "cards needs blue"),
    (("3 = 4 }", "3 = 100 }"), "points for length 3 takes a whole number from 0 to 99, not 100"),
    (("3 = 4 }", "3 = -1 }"), "points for length 3 takes a whole number from 0 to 99, not -1"),
    (("3 = 4 }", "3 = 4, 11 = 4 }"), "points (by length) has no key '11'"),
    (('"gull"', '"Gull"'), "a souvenir is one word of lower-case letters, not 'Gull'"),
    (('"gull"', '"bell"'), "there is a souvenir bell already"),
    (('"gull"', '"ferry"'), "ferry is a kind of card"),
    (("3, 6]", "6]"), "3 souvenirs need 4 numbers, for none to all of them, not 3"),
    (("3, 6]", "3, 100]"), "souvenir_points for 3 takes a whole number from 0 to 99, not 100"),
    # locations
    (('"Old-Town"', '""'), "a location needs a name"),
    (('"Old-Town"', '" "'), "a location needs a name"),
    (('"Old-Town"', '"Old\\tTown"'), "the name 'Old\\tTown' has a character that cannot be printed"),
    (('"Old-Town"', '"Old\\u200bTown"'), "the name 'Old\\u200bTown' has a character that cannot be printed"),
    (('"Old-Town"', '"Old Town (2)"'), "the name 'Old Town (2)' has a parenthesis"),
    (('"Old-Town"', f'"{"x" * 41}"'), f"{NAME} has at most 40 characters, not 41"),
    (('"Old-Town"', '"Town, Old"'), "the name 'Town, Old' has a comma or a question mark"),
    (('"Old-Town"', '"Old Town?"'), "the name 'Old Town?' has a comma or a question mark"),
    (('"Old-Town"', '" Old Town"'), "the name ' Old Town' has a space too many"),
    (('"Old-Town"', '"Old Town "'), "the name 'Old Town ' has a space too many"),
    (('"Old-Town"', '"Old  Town"'), "the name 'Old  Town' has a space too many"),
    (('"Old-Town"', '"Town With Walls"'), "the name 'Town With Walls' contains the word 'with'"),
    (('"Old-Town"', '"Town With"'), "the name 'Town With' contains the word 'with'"),
    (('"Old-Town"', '"Old - Town"'), "the name 'Old - Town' has a hyphen at an end or beside a space"),
    (('"Old-Town"', '"-"'), "the name '-' has a hyphen at an end or beside a space"),
    (('"Old-Town"', '"Town-"'), "the name 'Town-' has a hyphen at an end or beside a space"),
    (('"Old-Town"', "7"), "name takes a text in quotes, not 7"),
    (('"Old-Town"', '"NORTH"'), "there is a location North already"),
    (("x = 900", "x = 1201"), "x takes a number from 0 to 1200, not 1201"),
    (("x = 900", "x = nan"), "x takes a number from 0 to 1200, not nan"),
    (("y = 900", "y = -0.5"), "y takes a number from 0 to 1000, not -0.5"),
    # routes
    (('"South", length', '"Souht", length'), "there is no location 'Souht'; did you mean South?"),
    (('"South", length', '"south", length'), "there is no location 'south'; did you mean South?"),
    (('from = "South", to = "West", length', 'from = "West", to = "West", length'), "a route joins two locations"),
    (("length = 3", "length = 0"), "length takes a whole number from 1 to 10, not 0"),
    (("length = 3", "length = 11"), "length takes a whole number from 1 to 10, not 11"),
    (
        ('["blue"]', '["blu"]'),
        "a colour is one of blue, green, black, purple, red, orange, grey, not 'blu'; did you mean",
    ),
    (('["blue"]', "[]"), "a route has one colour, a double route two, not 0"),
    (('["blue"]', '["blue", "red", "grey"]'), "a route has one colour, a double route two, not 3"),
    (("ferries = 1", "ferries = 3"), "a route of length 2 has no room for 3 ferries"),
    (("bend = -20", "bend = 601"), "bend takes a number from -600 to 600, not 601"),
    (("length = 3", "length = 4"), "length 4 has no points"),
    (("length = 3", "length = 9"), "nobody can claim a route of 9 with 8 cars"),
    (
        ('2, colours = ["orange"]', '6, colours = ["orange"]'),
        "nobody can claim a route of 6 in orange: the cards of that colour are 2, the ferries 3",
    ),
    (
        ('2, colours = ["orange"]', '8, colours = ["grey"]'),
        "nobody can claim a route of 8 in grey: the cards of one colour are 4, the ferries 3",
    ),
    # tickets
    (("value = 3", "value = 0"), "value takes a whole number from 1 to 99, not 0"),
    (("value = 3", "value = 100"), "value takes a whole number from 1 to 99, not 100"),
    (extra("tickets", '{ from = "East", to = "Eats", value = 3 }'), "there is no location 'Eats'; did you mean East?"),
    (
        extra("tickets", '{ from = "East", to = "East", value = 3 }'),
        "a ticket joins two locations, not one with itself",
    ),
    # scenery
    (
        ('"bridge"', '"brigde"'),
        "kind is one of water, land, park, hill, street, bridge, not 'brigde'; did you mean bridge?",
    ),
    (("[[0, 0], [1200, 0], [1200, 300]]", "[[0, 0], [1, 1]]"), "water takes 3 to 200 points, not 2"),
    (("[1200, 300]", "[1200]"), "a point is a list of two numbers, [x, y]"),
    (("[1200, 300]", "[1200, 1301]"), "y takes a number from -300 to 1300, not 1301"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:50] for _, message in WRONG])
def test_what_is_wrong_is_told_with_its_line(change: tuple[str, str], message: str):
    text = changed(change)
    told = problems(text)
    (found,) = [problem for problem in told if message in problem]
    before, after = SMALL.splitlines(), text.splitlines()
    differing = {n for n, line in enumerate(after, 1) if n > len(before) or line not in before}
    assert int(re.match(r"my\.toml, line (\d+): ", found)[1]) in differing, found


@pytest.mark.parametrize(
    ("changes", "line", "message"),
    [
        ([("ferry = 3", "ferry = 0")], 17, "nobody can claim a route that needs 1 of the 0 ferry cards"),
        ([('"gull"]', '"gull", "seal"]')], 7, "4 souvenirs need 2 red locations, as players place the other 2, not 1"),
        ([(", red = true", "")], 7, "3 souvenirs need 1 red locations, as players place the other 2, not 0"),
        ([('"crab", "gull"', "")], 7, "a board needs 2 to 8 souvenirs, not 1"),
        ([('"gull"]', '"b", "c", "d", "e", "f", "g"]')], 7, "8 stacks of souvenirs need as many locations, not 5"),
        ([('"Old-Town", length', '"South", length')], 30, "no routes connect Old-Town and East"),
        (
            [extra("routes", '{ from = "South", to = "East", length = 1, colours = ["red"] }')],
            19,
            "the two routes that join East and South have the same length, not 1 and 3",
        ),
        (
            [extra("routes", '{ from = "South", to = "East", length = 3, ferries = 1, colours = ["red"] }')],
            19,
            "the two routes that join East and South show the same number of ferries, not 1 and 0",
        ),
        (
            [extra("routes", '{ from = "East", to = "South", length = 3, colours = ["red"] }')],
            19,
            "the two routes that join East and South have the same bend; give it to the first only",
        ),
        (
            [extra("routes", '{ from = "East", to = "North", length = 2, colours = ["red"], ferries = 1 }')],
            18,
            "a third route joins North and East; at most two are allowed",
        ),
        ([extra("tickets", '{ from = "South", to = "North", value = 9 }')], 25, "a ticket for North and South already"),
        (
            [("blue = 4, green = 4, black = 4", "blue = 1, green = 0, black = 1"), ("red = 4", "red = 1")],
            5,
            "a board needs 13 to 120 cards, not 12",
        ),
        (
            [
                (
                    "blue = 4, green = 4, black = 4, purple = 4, red = 4, orange = 2, ferry = 3",
                    "blue = 1, green = 0, black = 1, purple = 1, red = 1, orange = 0, ferry = 20",
                ),
            ],
            5,
            "a board needs at least 5 cards that are not ferries, not 4",
        ),
        ([('  { from = "North", to = "West", value = 1 },\n', "")], 23, "a board needs 8 tickets"),
        ([('{ name = "South"', '{ nmae = "South"')], 12, "a location has no key 'nmae'; did you mean name?"),
    ],
)
def test_what_does_not_go_together_is_told_with_a_line(changes: list[tuple[str, str]], line: int, message: str):
    assert [problem for problem in problems(changed(*changes)) if message in problem and f"line {line}:" in problem]


def test_a_slip_in_a_location_is_not_told_again_for_its_routes_and_tickets():
    assert len(problems(changed(('{ name = "South"', '{ nmae = "South"')))) == 1
    assert len(problems(changed(('{ name = "South", x', '{ name = "So\\nuth", x')))) == 1 + SMALL.count('"South"') - 1


@pytest.mark.parametrize("section", [line.split(" =")[0] for line in SMALL.splitlines() if re.match(r"\w+ =", line)])
def test_a_missing_section(section: str):
    without = re.sub(rf"(?ms)^{section} = (\[\n.*?^\]|.*?)\n", "", SMALL)
    if section == "scenery":
        assert parse(without).scenery == ()
    else:
        assert f"my.toml: a board needs {section}" in problems(without)


@pytest.mark.parametrize("section", ["locations", "routes", "tickets"])
def test_an_empty_section(section: str):
    assert any(
        f"there are no {section}" in told
        for told in problems(re.sub(rf"(?s){section} = \[.*?\n\]", f"{section} = []", SMALL))
    )


def test_two_routes_or_tickets_that_would_be_called_the_same():
    hyphens = '{{ name = "{}", x = 1, y = 1 }}'
    routes = '{{ from = "{}", to = "{}", length = 1, colours = ["red"] }}'
    tickets = '{{ from = "{}", to = "{}", value = 2 }}'
    text = changed(
        extra("locations", *(hyphens.format(name) for name in ("A", "b-c", "a-B", "C"))),
        extra("routes", routes.format("A", "b-c"), routes.format("C", "a-B"), routes.format("A", "North")),
        extra("tickets", tickets.format("C", "a-B"), tickets.format("b-c", "A")),
    )
    told = problems(text)
    assert any("two routes would both be called" in problem and "line 22" in problem for problem in told)
    assert any("two tickets would both be called" in problem for problem in told)


def test_one_more_than_the_largest_board_has():
    board = largest()
    location = replace(board.locations[-1], name="one more")
    told = problems(written(replace(board, locations=(*board.locations, location))))
    assert told == ["my.toml, line 41: there are more than 32 locations"]
    routes = (*board.routes, replace(board.routes[0], a=0, b=31, number=0, twin=-1))
    assert any(
        "there are more than 100 routes" in problem for problem in problems(written(replace(board, routes=routes)))
    )
    tickets = (*board.tickets, Ticket(0, 1, 5))
    assert any(
        "there are more than 64 tickets" in problem for problem in problems(written(replace(board, tickets=tickets)))
    )
    symbols = (*board.souvenirs, "i")
    assert any("2 to 8 souvenirs, not 9" in problem for problem in problems(written(replace(board, souvenirs=symbols))))
    cards = (15, 15, 15, 15, 15, 16, 30)
    assert any("13 to 120 cards, not 121" in problem for problem in problems(written(replace(board, cards=cards))))
    shapes = (Shape("park", ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))),) * 65
    assert any(
        "more than 64 pieces of scenery" in problem for problem in problems(written(replace(board, scenery=shapes)))
    )


def test_all_problems_are_told_in_the_order_of_the_file():
    told = problems(changed(("value = 5", "value = 0"), ("length = 3", "length = 0"), ("cars = 8", "cars = 0")))
    assert [problem.split(":")[0] for problem in told] == [f"my.toml, line {n}" for n in (4, 18, 28)]


def test_ten_problems_are_enough():
    assert len(problems(SMALL.replace("value = ", "value = 10"))) == 8
    told = problems(SMALL.replace("value = ", "value = 10").replace("length = ", "length = 10"))
    assert len(told) == 11
    assert told[-1] == "my.toml: and 3 more"


def test_a_file_that_is_too_large():
    assert problems(SMALL + "#" * MAX_BYTES) == ["my.toml: a board file has at most 256 KiB"]
    assert parse(SMALL + "#" * (MAX_BYTES - len(SMALL))) == parse(SMALL)


def test_a_file_that_is_not_utf_8():
    with pytest.raises(BadBoard, match=r"^my\.toml, line 3: this is not UTF-8; save the file as UTF-8 text$"):
        parse_bytes(SMALL.replace('A small board"', 'Ein großer Plan"').encode("latin-1"), "my.toml")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = " + "[" * 5000, "my.toml: lists or tables are nested far too deeply"),
        ("\na = " + "9" * 5000, "my.toml, line 2: a number is far too long"),
        ("\n" + ".".join("a" * 5000) + " = 1", "my.toml, line 2: a key has far too many parts"),
        (
            "locations = [\n  1\n  2\n]",
            "my.toml, line 3: this is not valid TOML: a list is not closed with ], or a comma",
        ),
        ("a = {b = 1", "my.toml, line 1: this is not valid TOML: a table is not closed with } on its line"),
        ("a = 1\nb = 2\na = 3\nc = 4", "my.toml, line 3: this is not valid TOML: the same key is given twice"),
        ("a = 'x", "my.toml, line 1: this is not valid TOML: "),
    ],
)
def test_files_that_are_no_toml(text: str, message: str):
    (told,) = problems(text)
    assert told.startswith(message)


# ---- whatever the file


def mutated(lines: list[str], changes: list[tuple[str, int, int, str]]) -> str:
    for what, place, column, new in changes:
        place %= max(len(lines), 1)
        if not lines:
            break
        if what == "delete":
            del lines[place]
        elif what == "double":
            lines.insert(place, lines[place])
        elif what == "swap":
            lines[place], lines[column % len(lines)] = lines[column % len(lines)], lines[place]
        else:
            column %= len(lines[place]) + 1
            cut = column if what == "insert" else column + 1
            lines[place] = lines[place][:column] + new + lines[place][cut:]
    return "".join(lines)


TOKENS = [
    *"[]{}=,.#'\"\\\n0-9a ",
    '"""',
    "'''",
    "true",
    "nan",
    "1e99",
    "[[x]]\n",
    '"East"',
    "-1",
    "routes",
    "\x00",
    "\udc80",
]
CHANGES = st.lists(
    st.tuples(
        st.sampled_from(["delete", "double", "swap", "insert", "change"]),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        st.one_of(st.sampled_from(TOKENS), st.characters()),
    ),
    min_size=1,
    max_size=6,
)


def check_whatever(text: str) -> None:
    try:
        parse(text, "my.toml")
    except BadBoard as error:
        told = str(error).split("\n")
        assert 1 <= len(told) <= 11
        assert all(re.match(r"my\.toml(, line \d+|, in \w+(, number \d+)?)?: ", line) for line in told), told
        assert all(int(found) <= text.count("\n") + 1 for found in re.findall(r"my\.toml, line (\d+): ", str(error)))


@given(CHANGES, st.sampled_from([SMALL, standard_text()]))
def test_a_damaged_file_is_a_board_or_a_bad_board(changes: list[tuple[str, int, int, str]], text: str):
    check_whatever(mutated(text.splitlines(keepends=True), changes))


@given(st.binary(max_size=200), st.integers(0, len(SMALL)))
def test_random_bytes_are_a_bad_board(data: bytes, place: int):
    with pytest.raises(BadBoard):
        parse_bytes(data)
    with_bytes = SMALL.encode()[:place] + data + SMALL.encode()[place:]
    try:
        parse_bytes(with_bytes)
    except BadBoard as error:
        assert str(error).startswith("board")


# ---- on which line things stand


TRICKY = """\
a = "# no comment [" # a comment with "quotes" and ] in it
'quoted "key"' = 1
"esc\\u0061ped" = [1, # one
  2, ["#", '''
]'''], { b = "}", c.d = [ '\\', "\\"" ] },
]
many = \"\"\"
locations = [
\\\"\"\" still "" inside \"\"\"\"\"
date = 1979-05-27 07:32:00 # a space inside
[table.sub]
x = 1
  [[list]]
y = { }
  [[list]]
y = []
[list.below]
z = +1.5
[[table . "sub list"]]
"""


def paths(value: object, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    """The paths of all values in what was read."""
    found = {path} if path else set()
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return found.union(*(paths(inside, (*path, key)) for key, inside in items))


def sure_lines(text: str) -> dict[tuple[str | int, ...], int]:
    """The lines of all values of which the lookup is sure."""
    data = tomllib.loads(text)
    lines = LineNumbers(text, data)
    found = {path: lines.find(path) for path in paths(data) if len(path) <= 3}
    return {path: line for path, line in found.items() if line is not None}


def test_lines_of_tricky_values():
    """Whatever is not written as boards usually are has no line rather than a wrong one."""
    lines = sure_lines(TRICKY)
    truth = lines_of(TRICKY)
    assert lines == {path: truth[path] for path in lines}
    assert lines["a",] == 1
    assert lines["many",] == 7
    assert lines["date",] == 10
    assert [lines["list", n] for n in range(2)] == [13, 15]
    assert 'quoted "key"' not in {path[0] for path in lines}


@pytest.mark.parametrize("text", [SMALL, standard_text()], ids=["small", "standard"])
def test_every_value_of_a_usual_file_has_a_line(text: str):
    assert set(sure_lines(text)) == {path for path in paths(tomllib.loads(text)) if len(path) <= 3}


@given(CHANGES, st.sampled_from([TRICKY, SMALL, standard_text()]))
def test_every_line_that_is_found_in_a_valid_file_is_the_right_one(changes, text: str):
    text = mutated(text.splitlines(keepends=True), changes)
    try:
        truth = lines_of(text) if tomllib.loads(text) else {}
    except ValueError:
        return
    for path, line in sure_lines(text).items():
        assert line == truth[path], path


def test_a_problem_without_a_sure_line_is_told_with_its_section():
    rows = re.search(r"(?s)tickets = \[\n(.*?)\n\]", SMALL)[1]
    text = SMALL.replace(rows, rows.replace("\n", "")).replace("value = 5", "value = 0", 1)
    assert problems(text) == ["my.toml, in tickets, number 5: value takes a whole number from 1 to 99, not 0"]


def test_the_second_reader_knows_the_lines_of_tricky_values():
    lines = lines_of(TRICKY)
    assert set(lines) == paths(tomllib.loads(TRICKY))
    assert lines["a",] == 1
    assert lines['quoted "key"',] == 2
    assert [lines["escaped", n] for n in range(4)] == [3, 4, 4, 5]
    assert lines["escaped", 3, "c", "d", 1] == 5
    assert lines["many",] == 7
    assert lines["date",] == 10
    assert lines["table", "sub", "x"] == 12
    assert [lines["list", n] for n in range(2)] == [13, 15]
    assert lines["list", 1, "below", "z"] == 18
    assert lines["table", "sub list", 0] == 19


@given(CHANGES, st.sampled_from([TRICKY, SMALL]))
def test_the_second_reader_knows_the_line_of_every_value(changes: list[tuple[str, int, int, str]], text: str):
    text = mutated(text.splitlines(keepends=True), changes)
    try:
        data = tomllib.loads(text)
    except ValueError:
        return
    lines = lines_of(text)
    assert set(lines) == {path for path in paths(data) if len(path) <= DEPTH}
    assert all(1 <= line <= text.count("\n") + 1 for line in lines.values())
