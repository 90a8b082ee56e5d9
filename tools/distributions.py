"""Builds what a release publishes: source distribution, wheel, SBOM and checksums. Reviews what is in them.

`make dist` builds the commit that is checked out into `dist/VERSION`. The same commit gives the same bytes.
"""

from __future__ import annotations

import email
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path

SUMS = "SHA256SUMS"
COMMIT_FILE = "fogcity/_commit.py"  # hatch_build.py adds it
IN_SOURCE = ("src/", "CHANGELOG.md", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml", ".gitignore")


class Refused(Exception):
    """Why nothing was released."""


def run(*command: str, at: Path, **environment: str) -> str:
    """Run a command in a folder; return what it prints. Refused if it fails, with what it says."""
    ended = subprocess.run(
        command,
        cwd=at,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if ended.returncode:
        raise Refused(f"{' '.join(command[:4])} failed:\n{(ended.stdout + ended.stderr).strip()}")
    return ended.stdout


def python(*arguments: str, at: Path, **environment: str) -> str:
    """Run a module with the Python of this process."""
    return run(sys.executable, "-m", *arguments, at=at, **environment)


def version_of(root: Path) -> str:
    """The version in pyproject.toml."""
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def check_clean(root: Path) -> None:
    """Refused if there are changes that are not committed, or files that Git does not know."""
    if run("git", "status", "--porcelain", at=root):
        raise Refused("commit or stash your changes first: git status must be clean")


def build(root: Path, folder: Path) -> list[Path]:
    """Build the commit that is checked out in `root` into a folder, review it, and return the files, checksums last."""
    commit, seconds = run("git", "log", "-1", "--format=%H %ct", at=root).split()
    python("hatchling", "build", "-d", str(folder), at=root, SOURCE_DATE_EPOCH=seconds, FOGCITY_COMMIT=commit)
    (source,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    python("twine", "check", "--strict", str(source), str(wheel), at=root)
    tracked = run("git", "ls-files", "-z", at=root).split("\0")[:-1]
    review(wheel, {name.removeprefix("src/") for name in tracked if name.startswith("src/")}, commit)
    review(source, {name for name in tracked if name.startswith(IN_SOURCE)}, commit)
    bill = folder / f"fogcity-{version_of(root)}.cdx.json"
    write_bill_of_materials(root, bill)
    files = [source, wheel, bill]
    sums = folder / SUMS
    sums.write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files))
    return [*files, sums]


def write_bill_of_materials(root: Path, path: Path) -> None:
    """Write the SBOM (CycloneDX) of what is installed with the package, from requirements.lock."""
    options = ("--pyproject", "pyproject.toml", "--output-reproducible", "--output-format", "JSON")
    python("cyclonedx_py", "requirements", "requirements.lock", *options, "--output-file", str(path), at=root)


def content(path: Path) -> dict[str, bytes]:
    """The files of a wheel or source distribution, by their names in the project."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(path) as source:
        members = {member.name.partition("/")[2]: source.extractfile(member) for member in source.getmembers()}
        return {name: file.read() for name, file in members.items() if file is not None}


def review(path: Path, tracked: set[str], commit: str) -> None:
    """Refused unless a distribution has all tracked files, no others, and names its version and commit."""
    files = content(path)
    about = [name for name in files if re.fullmatch(r"PKG-INFO|fogcity-[^/]*\.dist-info/.*", name)]
    added = COMMIT_FILE if path.suffix == ".whl" else f"src/{COMMIT_FILE}"
    wrong = tracked.symmetric_difference(set(files) - {*about, added})
    if wrong:
        raise Refused(f"{path.name} and the repository differ in {', '.join(sorted(wrong))}")
    if f"COMMIT = {commit!r}" not in files.get(added, b"").decode():
        raise Refused(f"{path.name} does not name the commit {commit}")
    metadata = next(name for name in about if name.endswith(("PKG-INFO", "METADATA")))
    version = email.message_from_bytes(files[metadata])["Version"]
    if f"-{version}" not in path.name:
        raise Refused(f"{path.name} says that its version is {version}")


def place(files: list[Path], folder: Path) -> None:
    """Copy files into a folder that appears with all of them, or not at all."""
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".") as temporary:
        ready = Path(temporary, folder.name)
        ready.mkdir()
        for file in files:
            shutil.copy(file, ready)
        if folder.exists():
            folder.rename(Path(temporary, "before"))
        ready.rename(folder)


def main() -> None:
    """Build into dist/VERSION."""
    root = Path(__file__).parents[1]
    target = root / "dist" / version_of(root)
    try:
        check_clean(root)
        with tempfile.TemporaryDirectory() as temporary:
            place(build(root, Path(temporary)), target)
    except Refused as problem:
        sys.exit(f"dist: {problem}")
    print((target / SUMS).read_text(), end="")


if __name__ == "__main__":
    main()
