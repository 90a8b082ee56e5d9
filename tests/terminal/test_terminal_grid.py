"""What is drawn in a quicker way than rich's looks as rich would draw it."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from fogcity.terminal.drawing.canvas import Canvas
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.page import Page, Scene, Size, draw_list
from tests.helpers.examples import examples

WORDS = [
    "",
    "x",
    "two words",
    "東京 is wide",
    "- trailing  ",
    "two\nlines",
    "[bold]marked[/bold]",
    ":smile: 1:2",
    "a" * 30,
]


def printed(what, width, *, colour=True):
    file = io.StringIO()
    Console(file=file, width=width, force_terminal=True, color_system="truecolor" if colour else None).print(what)
    return file.getvalue()


texts = st.builds(
    Text, st.sampled_from(WORDS), style=st.sampled_from(["", "bold"]), justify=st.sampled_from([None, "left", "right"])
)
cells = st.sampled_from(WORDS) | texts | texts.map(lambda text: Text("> ") + text)
rows = st.integers(1, 4).flatmap(lambda n: st.lists(st.lists(cells, min_size=n, max_size=n), min_size=1, max_size=4))
columns = st.fixed_dictionaries(
    {},
    optional={
        "min_width": st.integers(1, 12),
        "max_width": st.integers(12, 20),
        "width": st.integers(1, 20),
        "justify": st.sampled_from(["left", "right", "center"]),
        "no_wrap": st.booleans(),
    },
)


def fill(kind, rows, columns, padding, inner):
    grid = kind.grid(padding=padding)
    for column in columns[: len(rows[0])]:
        grid.add_column(**column)
    for row in rows:
        grid.add_row(*row)
    if inner:
        outer = kind.grid(padding=padding)
        outer.add_row(grid, Text("beside"))
        return outer
    return grid


@examples(100)
@given(
    rows=rows,
    columns=st.lists(columns, max_size=4),
    padding=st.sampled_from([(0, 1), (0, 3), (0, 2, 0, 0), (0, 0)]),
    inner=st.booleans(),
    width=st.integers(10, 100),
)
def test_a_grid_looks_as_rich_would_draw_it(rows, columns, padding, inner, width):
    ours, theirs = (printed(fill(kind, rows, columns, padding, inner), width) for kind in (Grid, Table))
    assert ours == theirs


@pytest.mark.parametrize("width", [8, 12, 40])
def test_a_sheet_looks_as_the_text_that_it_is(width):
    canvas = Canvas(3, 12, "red")
    canvas.write(0, 2, "漢é", "bold")
    canvas.fill(1, 0, 1, 12, "on blue")
    canvas.write(2, 9, "end", "")
    sheet = canvas.text()
    assert printed(sheet, width) == printed(Text(sheet.plain, no_wrap=True, spans=sheet.spans), width)


@pytest.mark.parametrize("width", [20, 33, 80])
def test_what_was_laid_out_is_printed_as_it_is(width):
    what = Group(Text("a headline of some words", "bold"), draw_list(["some news " * 5, "more"]), Text("end"))
    page = Page(Console(width=33, color_system=None), 24, 33, Size.AUTO, [])
    assert page.render(what).height == printed(what, 33).count("\n")
    assert printed(page.render(what), width) == printed(what, width)


@pytest.mark.parametrize("columns", [20, 50])
@pytest.mark.parametrize("rows", range(1, 12))
def test_news_takes_no_more_rows_than_it_may(rows, columns):
    page = Page(Console(width=80, color_system=None), 24, 80, Size.AUTO, [])
    scene = Scene(None, ["Somebody does something of note.\nAnd then something else.", "Nobody does anything."] * 3)
    assert page.height(page.news(scene, rows, columns), columns) <= rows
