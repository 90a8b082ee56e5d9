"""The software's own name: its version, and the commit that it was built from or is checked out at."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogcity
from fogcity.software import checked_out, software

ONE, OTHER = "1a2b3c4" + 33 * "0", "f" * 40


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout at the branch main, as Git writes it."""
    (tmp_path / "pyproject.toml").touch()
    write(tmp_path / ".git/HEAD", "ref: refs/heads/main\n")
    write(tmp_path / ".git/refs/heads/main", f"{ONE}\n")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_the_commit_of_a_branch(root: Path) -> None:
    assert checked_out(root) == ONE


def test_the_commit_of_a_packed_branch(root: Path) -> None:
    (root / ".git/refs/heads/main").unlink()
    write(root / ".git/packed-refs", f"# pack-refs with: peeled\n{OTHER} refs/heads/other\n{ONE} refs/heads/main\n")
    assert checked_out(root) == ONE


def test_the_commit_without_a_branch(root: Path) -> None:
    write(root / ".git/HEAD", f"{OTHER}\n")
    assert checked_out(root) == OTHER


def test_the_commit_of_a_worktree(root: Path) -> None:
    worktree, folder = root / "worktree", root / ".git/worktrees/worktree"
    write(worktree / "pyproject.toml", "")
    write(worktree / ".git", f"gitdir: {folder}\n")
    write(folder / "HEAD", "ref: refs/heads/topic\n")
    write(folder / "commondir", "../..\n")
    write(root / ".git/refs/heads/topic", f"{OTHER}\n")
    assert checked_out(worktree) == OTHER


@pytest.mark.parametrize("head", ["ref: refs/heads/nowhere\n", "nonsense\n", ""])
def test_a_head_that_names_no_commit(root: Path, head: str) -> None:
    write(root / ".git/HEAD", head)
    assert checked_out(root) == ""


def test_without_a_repository_the_commit_is_unknown(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    assert checked_out(tmp_path) == ""


def test_the_repository_of_somebody_else_is_not_ours(root: Path) -> None:
    (root / "pyproject.toml").unlink()
    assert checked_out(root) == ""


def test_the_software_is_named_by_version_and_commit() -> None:
    commit = f" ({fogcity.__commit__[:7]})" if fogcity.__commit__ else ""
    assert software() == f"fogcity {fogcity.__version__}{commit}"
