"""Grids of texts that look as rich draws them, in a fraction of the time."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Column, Table
from rich.text import Text


class Grid(Table):
    """A rich grid (made by `Grid.grid`) that wraps lines only if they do not fit.

    rich measures every cell twice and wraps it; here, a line that fits is only padded. A grid that is too wide is left
    to rich.
    """

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cells = [[_as_text(cell) for cell in column.cells] for column in self.columns]
        widths = self._widths_within(options.max_width, cells)
        if widths is None:
            yield from super().__rich_console__(console, options)
            return
        gaps = [Segment(" " * self._gap)] * (len(widths) - 1)
        for row in zip(*cells, strict=True):
            drawn = [
                _draw(cell, width, column, console, options)
                for cell, width, column in zip(row, widths, self.columns, strict=True)
            ]
            for number in range(max(map(len, drawn))):
                for lines, width, gap in zip(drawn, widths, [*gaps, None], strict=True):
                    yield from lines[number] if number < len(lines) else [Segment(" " * width)]
                    if gap is not None:
                        yield gap
                yield Segment.line()

    @property
    def _gap(self) -> int:
        """The number of columns between two cells. There is no padding around the grid."""
        return self.padding[1]

    def _widths_within(self, most: int, cells: Sequence[Sequence[RenderableType]]) -> list[int] | None:
        """The width of each column if at most the widest must wrap; None if rich must decide."""
        widths = self._natural_widths(cells)
        excess = 0 if widths is None else sum(widths) + self._gap * (len(widths) - 1) - most
        if widths is None or excess <= 0:
            return widths
        *_, second, widest = sorted([0, 0, *widths])
        place = widths.index(widest)
        column = self.columns[place]
        if widest - excess <= second + self._gap or column.no_wrap or (column.width, column.min_width) != (None, None):
            return None
        return [*widths[:place], widest - excess, *widths[place + 1 :]]

    def _natural_widths(self, cells: Sequence[Sequence[RenderableType]]) -> list[int] | None:
        """The width of each column if nothing wraps; None if rich must decide."""
        if self.box is not None or self.show_header or not cells or not cells[0]:
            return None
        widths = [_width_of(column, content) for column, content in zip(self.columns, cells, strict=True)]
        return [width for width in widths if width] if all(widths) else None


def _as_text(cell: RenderableType) -> RenderableType:
    """The cell as a Text, if it contains no markup for rich."""
    return Text(cell) if isinstance(cell, str) and "[" not in cell and ":" not in cell else cell


def _width_of(column: Column, cells: Sequence[RenderableType]) -> int | None:
    if column.width is not None:
        return column.width
    widths = [_natural_width(cell) for cell in cells]
    if None in widths:
        return None
    width = max(filter(None, widths), default=0)
    if column.min_width is not None:
        width = max(width, column.min_width)
    return width if column.max_width is None else min(width, column.max_width)


def _natural_width(cell: RenderableType) -> int | None:
    if isinstance(cell, Text):
        return max(map(cell_len, cell.plain.splitlines()), default=0)
    if isinstance(cell, Grid):
        inner = cell._natural_widths([[_as_text(text) for text in column.cells] for column in cell.columns])
        return None if inner is None else sum(inner) + cell._gap * (len(inner) - 1)
    return None


def _draw(
    cell: RenderableType, width: int, column: Column, console: Console, options: ConsoleOptions
) -> list[list[Segment]]:
    """The lines of a cell, each as wide as its column."""
    if isinstance(cell, Text) and not cell.spans and not {"\n", "\t"} & set(cell.plain):
        justify, plain = cell.justify or column.justify, cell.plain
        plain = plain.rstrip() if justify == "right" else plain
        free = width - cell_len(plain)
        if free >= 0 and justify in ("left", "right"):
            plain = " " * free + plain if justify == "right" else plain + " " * free
            return [[Segment(plain, console.get_style(cell.style) if cell.style else None)]]
    inside = options.update(
        width=width,
        justify=column.justify,
        no_wrap=column.no_wrap,
        overflow=column.overflow,
        highlight=column.highlight,
        height=None,
    )
    return console.render_lines(cell, inside)
