"""Prepares a release: `make release VERSION=0.3.0`, and `ARGS=--dry-run` to see everything and change nothing.

It writes the version and its date, makes a commit and builds packages, SBOM and checksums, all in a temporary
worktree. Only when all that has succeeded, the branch moves, and the tag and `dist/VERSION` appear.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import signal
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from packaging.version import InvalidVersion, Version

from tools.distributions import SUMS, Refused, build, check_clean, place, run, version_of

BRANCH = "main"
CHANGELOG = "CHANGELOG.md"
PLACEHOLDER = "https://example.org/"  # of the repository's address
UNRELEASED = re.compile(r"(?:\S+ )?\(?unreleased\)?", re.IGNORECASE)
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
NEXT = """
{name} is prepared: commit {commit}, tag {tag}, and dist/{version} for comparison.
Nothing has left this machine. Publish it:

    git push --atomic origin {branch} {tag}

The tag starts .github/workflows/release.yml. It runs the tests, builds these packages and the container image
for amd64 and arm64, attests where both come from and what they contain, and publishes the packages
through trusted publishing. To take all back before you push:

    git tag --delete {tag} && git reset --keep {before}
"""


class Edit(NamedTuple):
    """A line that has the version: its file, how to find it, and what it becomes."""

    file: str
    pattern: str
    line: str


EDITS = (
    Edit("pyproject.toml", r'^version = ".*"$', 'version = "{version}"'),
    Edit("src/fogcity/__init__.py", r'^__version__ = ".*"$', '__version__ = "{version}"'),
    Edit("CITATION.cff", r"^version: .*$(?:\ndate-released: .*$)?", 'version: {version}\ndate-released: "{date}"'),
)


def main() -> None:
    """Prepare a release, or say in one line why not."""
    parser = argparse.ArgumentParser(prog="make release", description="Prepare a release.")
    parser.add_argument("version", metavar="VERSION", help="for example 0.3.0")
    parser.add_argument("--dry-run", action="store_true", help="show everything, change nothing")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, _end)
    try:
        release(Path(__file__).parents[1], arguments.version, dry_run=arguments.dry_run)
    except Refused as problem:
        sys.exit(f"release: {problem}")
    except KeyboardInterrupt:
        sys.exit("release: interrupted; nothing has changed")


def release(root: Path, version: str, *, dry_run: bool) -> None:
    """Prepare a release of what is checked out."""
    check(root, version)
    before = run("git", "rev-parse", "HEAD", at=root).strip()
    with (
        tempfile.TemporaryDirectory(prefix="fogcity-release-") as temporary,
        worktree(root, Path(temporary, "tree")) as tree,
    ):
        tell(f"Writing version {version} ...")
        write_version(tree, version, datetime.now(UTC).date().isoformat())
        run("git", "commit", "--quiet", "--no-verify", "--all", "--message", f"Release {version}", at=tree)
        commit = run("git", "rev-parse", "HEAD", at=tree).strip()
        tell(run("git", "show", "--format=", commit, at=tree))
        tell("Building packages and SBOM ...")
        files = build(tree, Path(temporary, "dist"))
        sums = files[-1].read_text()
        tell(f"Checked with twine, and reviewed:\n{sums}")
        if dry_run:
            tell(f"A dry run: nothing has changed. Without it, this would be the tag v{version} on {BRANCH}.")
            return
        adopt(root, version, before, commit, files)
    names = {"name": f"fogcity {version}", "commit": commit[:7], "before": before[:7], "tag": f"v{version}"}
    tell(NEXT.format(**names, version=version, branch=BRANCH).strip())


# ---- what must be true before


def check(root: Path, version: str) -> None:
    """Refused unless this version can be released from here."""
    if run("git", "branch", "--show-current", at=root).strip() != BRANCH:
        raise Refused(f"check out {BRANCH} first: releases are made from it")
    check_clean(root)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if project["urls"]["Source"].startswith(PLACEHOLDER):
        raise Refused("name the repository's address in pyproject.toml, [project.urls], Source: packages link to it")
    new = read_version(version)
    headings = HEADING.findall((root / CHANGELOG).read_text(encoding="utf-8"))
    tags = run("git", "tag", "--list", "v*", at=root).split()
    released = {tag.removeprefix("v") for tag in tags} | {heading.split()[0] for heading in headings[1:]}
    last = max(map(read_version, released), default=Version("0"))
    if new <= last:
        raise Refused(f"the version must be greater than {last}, the last one; it is {version}")
    if new < read_version(version_of(root)):
        raise Refused(f"the version must not be less than {version_of(root)}, that of pyproject.toml; it is {version}")
    changes(root)


def read_version(text: str) -> Version:
    """A version as PEP 440 writes it, without a local part."""
    try:
        found = Version(text)
    except InvalidVersion:
        raise Refused(f"{text!r} is not a version of PEP 440, for example 0.3.0 or 0.3.0rc1") from None
    if str(found) != text or found.local:
        raise Refused(f"write the version as {found.public}, not as {text}")
    return found


def changes(root: Path) -> str:
    """The heading of the unreleased changes in the changelog. Refused if there are none."""
    text = (root / CHANGELOG).read_text(encoding="utf-8")
    heading = HEADING.search(text)
    if heading is None or not UNRELEASED.fullmatch(heading[1]):
        raise Refused(f"the first section of {CHANGELOG} must be `## Unreleased`, with the changes of this version")
    later = HEADING.search(text, heading.end())
    if "\n- " not in text[heading.end() : later.start() if later else None]:
        raise Refused(f"the section `{heading[0]}` of {CHANGELOG} lists no changes")
    return heading[0]


# ---- what is written


def write_version(tree: Path, version: str, date: str) -> None:
    """Write the version and its date wherever they stand."""
    heading = f"^{re.escape(changes(tree))}$"
    for file, pattern, line in (*EDITS, Edit(CHANGELOG, heading, "## {version} ({date})")):
        path = tree / file
        text, found = re.subn(
            pattern, line.format(version=version, date=date), path.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        if found != 1:
            raise Refused(f"{file} must have exactly one line that matches {pattern}; it has {found}")
        path.write_text(text, encoding="utf-8", newline="\n")


@contextlib.contextmanager
def worktree(root: Path, path: Path) -> Iterator[Path]:
    """A temporary worktree at the current commit, on no branch."""
    run("git", "worktree", "prune", at=root)
    try:
        run("git", "worktree", "add", "--quiet", "--detach", str(path), at=root)
        yield path
    finally:
        with undisturbed():
            run("git", "worktree", "remove", "--force", str(path), at=root)


def adopt(root: Path, version: str, before: str, commit: str, files: list[Path]) -> None:
    """Move the branch to the commit, tag it, and keep the files. If one of them fails, undo the others."""
    tag, target = f"v{version}", root / "dist" / version
    sums = next(file for file in files if file.name == SUMS)
    message = f"fogcity {version}\n\n{sums.read_text()}"
    with undisturbed(), contextlib.ExitStack() as undo:
        place(files, target)
        undo.callback(_delete_folder, target)
        run("git", "merge", "--quiet", "--ff-only", commit, at=root)
        undo.callback(run, "git", "reset", "--quiet", "--keep", before, at=root)
        run("git", "tag", "--annotate", tag, commit, "--message", message, at=root)
        undo.pop_all()


def _delete_folder(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Ignore Ctrl-C and SIGTERM for a moment."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def tell(text: str) -> None:
    """Print at once, for those who wait."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
