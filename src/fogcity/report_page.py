"""Reports as single HTML files, without scripts: the page, its sections, tables and style.

They are light or dark as the reader's system is, and made for wide screens, phones and paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

SERIES = 8  # colours; more bots share them

CSS = """
:root {
  color-scheme: light dark;
  --paper: #f6f0e3; --card: #fcf9f1; --ink: #2a2622; --soft: #6f675c; --line: #ddd2bd; --accent: #9b2f2a;
  --water: #dbe5e2; --land: #f3ecdc; --park: #e1e6d0;
  --c0: #9b2f2a; --c1: #2f6480; --c2: #b07a1e; --c3: #4b7350; --c4: #71508a; --c5: #3d8f8b; --c6: #a8527a; --c7: #6b6256;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1c1a18; --card: #25221f; --ink: #ece4d6; --soft: #a89e8f; --line: #3d3832; --accent: #df7166;
    --water: #1d2b2f; --land: #2c2925; --park: #2b3329;
    --c0: #df7166; --c1: #74aecb; --c2: #dcab55; --c3: #8dbb90; --c4: #b493d0; --c5: #74c4bf; --c6: #dc8fb4; --c7: #b5a998;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%;
  font: 17px/1.55 "Iowan Old Style", Palatino, "Palatino Linotype", "URW Palladio L", Georgia, serif;
}
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
header { border-bottom: 3px double var(--accent); padding-bottom: 1.1rem; margin-bottom: 2rem; }
.over { color: var(--accent); font-variant: small-caps; letter-spacing: .08em; margin: 0; }
h1 { font-size: clamp(1.7rem, 5vw, 2.6rem); line-height: 1.15; font-weight: 600; margin: .1rem 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; font-weight: 600; margin: 0 0 .2rem; }
h2 + p { margin-top: 0; }
p { max-width: 44rem; margin: .5rem 0; }
.soft, figcaption, footer { color: var(--soft); font-size: .9rem; }
section { margin: 0 0 2.75rem; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .25rem .9rem .5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; font-size: .95rem; }
th { font-weight: 400; color: var(--soft); font-size: .85rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
td { text-align: right; white-space: nowrap; }
th, td { padding: .45rem .55rem; }
th:first-child, td:first-child, td.words, th.words { text-align: left; padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
tr + tr td { border-top: 1px solid var(--line); }
td small { color: var(--soft); font-size: .8rem; }
td.name { font-weight: 600; white-space: normal; overflow-wrap: anywhere; min-width: 7rem; }
.dot { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
svg text { fill: var(--ink); font-size: 13px; font-variant-numeric: tabular-nums lining-nums; }
svg .faint { fill: var(--soft); font-size: 12px; }
svg .axis { stroke: var(--line); stroke-width: 1; }
figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; min-width: 0; }
figure h3 { font-size: 1rem; font-weight: 600; margin: 0 0 .5rem; overflow-wrap: anywhere; }
figcaption { margin-top: .6rem; line-height: 1.4; }
.maps { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--map-width)), 1fr)); gap: 1rem; margin-top: .8rem; }
.pair { columns: 2 24rem; column-gap: 1rem; margin-top: .8rem; }
.pair figure { break-inside: avoid; margin-bottom: 1rem; }
.key { display: flex; align-items: center; gap: .5rem; font-size: .85rem; color: var(--soft); margin-top: .6rem; }
.key i { flex: 0 0 7rem; height: .7rem; border-radius: 3px; border: 1px solid var(--line);
  background: linear-gradient(to right, transparent, var(--accent)); }
ul { padding-left: 1.2rem; } li { overflow-wrap: anywhere; }
footer { border-top: 1px solid var(--line); padding-top: 1rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  svg text { font-size: 17px; } svg .faint { font-size: 16px; }
  body { font-size: 16px; } main { padding: 1.5rem .9rem 3rem; } figure { padding: .7rem; }
}
@media print { :root { --paper: #fff; --card: #fff; } .scroll, figure { break-inside: avoid; } }
"""


def page(title: str, head: str, parts: Sequence[str], style: str = "") -> str:
    """The whole file. `head` is what the page begins with, and `style` is CSS besides that of all reports."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{CSS}{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in (f"<header>{head}</header>", *parts) if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, words: str, *content: str) -> str:
    """A section. `words` is HTML that introduces it."""
    return f'<section><h2>{escape(title)}</h2><p class="soft">{words}</p>{"".join(content)}</section>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table; its first columns are words, the others numbers. Cells are HTML already."""
    head = "".join(f'<th class="{"words" if place < words else ""}">{text}</th>' for place, text in enumerate(headings))
    body = ""
    for row in rows:
        cells = (f'<td class="{"words name" if place < words else ""}">{text}</td>' for place, text in enumerate(row))
        body += f"<tr>{''.join(cells)}</tr>\n"
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def colour(number: int) -> str:
    """The colour of a series, the same in all charts of a report."""
    return f"var(--c{number % SERIES})"
