"""How Sphinx makes the documentation site. `make docs` runs it; decisions/documentation-site.md explains it.

The sources are the Markdown files of the repository, where they are: pages of `docs/` get the address of their path in
that folder, and a README there is the index of its folder. The index pages are ordinary pages: whatever they link
becomes their part of the navigation.
"""

from __future__ import annotations

import re
from pathlib import Path

from docutils import nodes
from docutils.utils import new_document
from myst_parser.parsers.sphinx_ import MystParser
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.project import Project
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
STARTS = [DOCS / f"start/{name}.md" for name in ("play", "host", "build-bots", "research", "contribute")]
INDEXES = [*STARTS, DOCS / "api/README.md", DOCS / "decisions/README.md", DOCS / "README.md"]
LINK = re.compile(r"\]\(([^)#:]+\.md)")
EXAMPLE = re.compile(r"^(>>> .*\n(?:.+\n)*)", re.MULTILINE)  # of a Python session, up to an empty line

project = "Fog City"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
source_suffix = {".md": "markdown"}
include_patterns = ["*.md", "docs/**.md", "bench/README.md", "web/README.md"]
exclude_patterns = [
    *(path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in ("docs", "bench", "web")),
    *(f"web/{path.name}" for path in (ROOT / "web").iterdir() if path.is_dir()),
]
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]  # pages show parts of files
myst_heading_anchors = 4

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = "Fog City"
html_favicon = str(ROOT / "web/public/icon.svg")
html_copy_source = False
html_show_copyright = False
html_domain_indices = False


class Pages(Project):
    """Gives pages their addresses: docs/playing.md is `playing`, docs/README.md `index`, and README.md `readme`."""

    def path2doc(self, filename: str | Path) -> str | None:
        name = super().path2doc(filename)
        if name is None or not name.startswith("docs/"):
            return name and name.lower()
        return re.sub(r"(^|/)README$", r"\1index", name.removeprefix("docs/"))

    def __reduce__(self) -> tuple[type[Project], tuple[object, ...]]:
        return Project, (self.srcdir, self.source_suffix)  # Sphinx saves it, but every build begins anew


def use_pages(app: Sphinx) -> None:
    """Find the sources as `Pages` does."""
    app.project = app.env.project = Pages(app.srcdir, app.config.source_suffix)


def contents() -> dict[Path, list[Path]]:
    """The pages below each index page. A page that several of them link is below the first."""
    found: dict[Path, list[Path]] = {}
    placed = set(INDEXES)
    for index in INDEXES:
        own = [(index.parent / link).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))]
        own = [page for page in dict.fromkeys(own) if page not in placed]
        placed.update(own)
        found[index] = own
    top = found[DOCS / "README.md"]
    top[:0] = [index for index in INDEXES if index != DOCS / "README.md"]
    return found


def add_contents(app: Sphinx, name: str, source: list[str]) -> None:
    """Put the pages below an index page into the navigation."""
    below = contents().get(Path(app.env.doc2path(name)), [])
    if below:
        names = "\n".join(f"/{app.env.path2doc(page)}" for page in below)
        source[0] += f"\n\n```{{toctree}}\n:hidden:\n\n{names}\n```\n"


def unlink_folders(app: Sphinx, tree: nodes.document) -> None:
    """Show links to folders of the repository as plain text: the site has files and pages only."""
    here = Path(app.env.doc2path(app.env.docname)).parent
    for link in list(tree.findall(addnodes.pending_xref)):
        if link["reftype"] == "myst" and not link["refdomain"] and (here / link["reftarget"]).is_dir():
            link.replace_self(link[0].children)


class Docstring(SphinxDirective):
    """Shows its content, a docstring, as Markdown."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The nodes of the text."""
        parsed = new_document(self.get_source_info()[0], self.state.document.settings)
        MystParser().parse(EXAMPLE.sub(r"```pycon\n\1```\n", "\n".join(self.content) + "\n"), parsed)
        for node in parsed.findall():
            node.document = self.state.document
        return parsed.children


def mark_docstrings(_app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]) -> None:
    """Have docstrings read as Markdown, which they are."""
    if any(lines):
        lines[:] = [".. docstring::", "", *(f"   {line}" for line in lines), ""]


def setup(app: Sphinx) -> None:
    """Add what is special about this site."""
    app.connect("builder-inited", use_pages)
    app.connect("source-read", add_contents)
    app.connect("doctree-read", unlink_folders)
    app.add_directive("docstring", Docstring)
    app.connect("autodoc-process-docstring", mark_docstrings)
