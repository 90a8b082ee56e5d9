"""`make release`, run in a repository of its own: what it writes, what it refuses, and that it undoes itself."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.release import PLACEHOLDER

from tests.helpers import ROOT

NEW = "99.1.0"  # later than all that has been released
ENVIRONMENT = {
    **os.environ,
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
    **{f"GIT_{who}_{what}": "someone@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
}
Ended = subprocess.CompletedProcess[str]


def git(at: Path, *arguments: str) -> str:
    """What Git prints."""
    command = ["git", "-c", "init.defaultBranch=main", "-c", "advice.detachedHead=false", *arguments]
    return subprocess.run(command, cwd=at, env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout


def call(module: str, at: Path, *arguments: str) -> Ended:
    """Run a tool as `make` does."""
    command = [sys.executable, "-m", f"tools.{module}", *arguments]
    return subprocess.run(command, cwd=at, env=ENVIRONMENT, capture_output=True, text=True, check=False)


def write(at: Path, name: str, text: str) -> None:
    """Write a file and commit it."""
    (at / name).write_text(text, encoding="utf-8")
    git(at, "commit", "--quiet", "--all", "--message", f"Change {name}")


def state(at: Path) -> tuple[str, ...]:
    """Everything that a release may change: branches and tags, the working tree, worktrees, packages."""
    packages = sorted(path.relative_to(at).as_posix() for path in (at / "dist").rglob("*"))
    return (
        *(git(at, *words) for words in (["show-ref"], ["status", "--porcelain"], ["worktree", "list"])),
        *packages,
    )


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new repository with the files of this checkout, which may be shallow, detached or changed, at main."""
    folder = tmp_path_factory.mktemp("original")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0")[:-1]:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    text = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## ", text, re.MULTILINE)
    assert first is not None
    text = f"{text[: first.start()]}## Unreleased\n- Something new.\n\n{text[first.start() :]}"
    (folder / "CHANGELOG.md").write_text(text.replace("(unreleased)", "(2020-01-01)"), encoding="utf-8")
    text = (folder / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(text.replace(PLACEHOLDER, "https://forge.example/"), encoding="utf-8")
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "Begin")
    return folder


@pytest.fixture
def repository(original: Path, tmp_path: Path) -> Path:
    """A clone that a test may change."""
    git(tmp_path, "clone", "--quiet", str(original), "clone")
    return tmp_path / "clone"


@pytest.fixture(scope="module")
def released(original: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A clone from which a version was released, and what the command printed."""
    folder = tmp_path_factory.mktemp("released")
    git(folder, "clone", "--quiet", str(original), "clone")
    ended = call("release", folder / "clone", NEW)
    assert (ended.returncode, ended.stderr) == (0, "")
    return folder / "clone", ended.stdout


# ---- a release


def test_version_and_date_are_written_wherever_they_stand(released: tuple[Path, str]) -> None:
    root, _ = released
    assert tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"] == NEW
    assert f'\n__version__ = "{NEW}"\n' in (root / "src/fogcity/__init__.py").read_text()
    citation = yaml.safe_load((root / "CITATION.cff").read_text())
    assert citation["version"] == NEW
    heading = f"## {NEW} ({citation['date-released']})\n- Something new.\n"
    assert heading in (root / "CHANGELOG.md").read_text(encoding="utf-8")


def test_there_is_one_commit_and_a_tag_on_main(released: tuple[Path, str]) -> None:
    root, _ = released
    assert git(root, "log", "--format=%s", "origin/main..main") == f"Release {NEW}\n"
    assert git(root, "rev-parse", f"v{NEW}^{{commit}}") == git(root, "rev-parse", "main")
    assert git(root, "cat-file", "-t", f"v{NEW}") == "tag\n"
    changed = git(root, "diff", "--name-only", "origin/main", "main").split()
    assert changed == ["CHANGELOG.md", "CITATION.cff", "pyproject.toml", "src/fogcity/__init__.py"]


def test_nothing_else_is_left(released: tuple[Path, str]) -> None:
    root, _ = released
    assert git(root, "status", "--porcelain") == ""
    assert git(root, "worktree", "list").count("\n") == 1


def test_packages_sbom_and_checksums_are_kept(released: tuple[Path, str]) -> None:
    root, _ = released
    folder = root / "dist" / NEW
    names = [f"fogcity-{NEW}-py3-none-any.whl", f"fogcity-{NEW}.cdx.json", f"fogcity-{NEW}.tar.gz"]
    assert sorted(path.name for path in folder.iterdir()) == ["SHA256SUMS", *names]
    sums = dict(reversed(line.split()) for line in (folder / "SHA256SUMS").read_text().splitlines())
    assert sums == {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names}


def test_the_tag_has_the_checksums(released: tuple[Path, str]) -> None:
    root, _ = released
    sums = (root / "dist" / NEW / "SHA256SUMS").read_text()
    assert git(root, "for-each-ref", "--format=%(contents)", f"refs/tags/v{NEW}").strip().endswith(sums.strip())


def test_the_wheel_names_the_commit_of_the_tag(released: tuple[Path, str]) -> None:
    root, _ = released
    with zipfile.ZipFile(root / "dist" / NEW / f"fogcity-{NEW}-py3-none-any.whl") as wheel:
        assert git(root, "rev-parse", f"v{NEW}^{{commit}}").strip() in wheel.read("fogcity/_commit.py").decode()


def test_the_sbom_lists_what_users_install(released: tuple[Path, str]) -> None:
    root, _ = released
    bill: Any = json.loads((root / "dist" / NEW / f"fogcity-{NEW}.cdx.json").read_text())
    about = bill["metadata"]["component"]
    assert (bill["bomFormat"], about["name"], about["version"]) == ("CycloneDX", "fogcity", NEW)
    locked = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert {(part["name"], part["version"]) for part in bill["components"]} == set(locked)
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert {re.split(r"[><=;\[ ]", name)[0] for name in needed} <= {name for name, _ in locked}


def test_the_command_says_how_to_publish_and_what_the_forge_does(released: tuple[Path, str]) -> None:
    _, printed = released
    assert f"git push --atomic origin main v{NEW}" in printed
    assert "container image\nfor amd64 and arm64" in printed
    workflow = re.search(r"\.github/workflows/\S+yml", printed)
    assert workflow is not None
    assert (ROOT / workflow[0]).exists()


def test_a_shallow_checkout_of_the_tag_builds_the_same_bytes(released: tuple[Path, str], tmp_path: Path) -> None:
    """The workflow for releases does that: a shallow clone, on no branch."""
    root, _ = released
    git(tmp_path, "clone", "--quiet", "--depth", "1", "--branch", f"v{NEW}", root.as_uri(), "shallow")
    ended = call("distributions", tmp_path / "shallow")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == (root / "dist" / NEW / "SHA256SUMS").read_text()
    collected = collect(tmp_path / "shallow")
    assert collected == [f"fogcity-{NEW}-py3-none-any.whl", f"fogcity-{NEW}.tar.gz"]
    assert json.loads((tmp_path / "shallow/fogcity.cdx.json").read_text())["bomFormat"] == "CycloneDX"


def collect(at: Path) -> list[str]:
    """Run the step of the workflow that collects what is published. Returns the names of the packages."""
    steps = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]["build"]["steps"]
    (script,) = (step["run"] for step in steps if step.get("run", "").startswith("mkdir packages"))
    subprocess.run(["bash", "-ec", script], cwd=at, check=True)
    return sorted(path.name for path in (at / "packages").iterdir())


def test_the_same_version_cannot_be_released_again(released: tuple[Path, str]) -> None:
    root, _ = released
    before = state(root)
    ended = call("release", root, NEW)
    assert (ended.returncode, ended.stderr.strip()) == (
        1,
        f"release: the version must be greater than {NEW}, the last one; it is {NEW}",
    )
    assert state(root) == before


# ---- a dry run


def test_a_dry_run_shows_everything_and_changes_nothing(repository: Path) -> None:
    before = state(repository)
    ended = call("release", repository, NEW, "--dry-run")
    assert (ended.returncode, ended.stderr) == (0, "")
    for shown in (f'+version = "{NEW}"', f"+## {NEW} (", f"fogcity-{NEW}.tar.gz", "A dry run: nothing has changed."):
        assert shown in ended.stdout
    assert state(repository) == before


# ---- refusals


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ("next", "'next' is not a version of PEP 440"),
        ("v99.1.0", "write the version as 99.1.0, not as v99.1.0"),
        ("99.1.0-rc.1", "write the version as 99.1.0rc1, not as 99.1.0-rc.1"),
        ("99.1.0+mine", "write the version as 99.1.0, not as 99.1.0+mine"),
        ("0.1.0", "the version must be greater than 0.2.0, the last one; it is 0.1.0"),
        ("98.9", "the version must be greater than 99.0, the last one; it is 98.9"),
    ],
)
def test_a_version_that_is_refused(repository: Path, version: str, told: str) -> None:
    if version == "98.9":
        git(repository, "tag", "v99.0")
    refused(repository, version, told)


def test_changes_that_are_not_committed(repository: Path) -> None:
    (repository / "README.md").write_text("changed")
    refused(repository, NEW, "commit or stash your changes first: git status must be clean")


def test_a_repository_without_an_address(repository: Path) -> None:
    text = (repository / "pyproject.toml").read_text(encoding="utf-8")
    write(repository, "pyproject.toml", text.replace("https://forge.example/", PLACEHOLDER))
    refused(repository, NEW, "name the repository's address in pyproject.toml")


def test_files_that_git_does_not_know(repository: Path) -> None:
    (repository / "src/fogcity/secret.txt").touch()
    refused(repository, NEW, "commit or stash your changes first: git status must be clean")


@pytest.mark.parametrize("where", [["-b", "topic"], ["--detach"]], ids=["branch", "detached"])
def test_another_branch_or_none(repository: Path, where: list[str]) -> None:
    git(repository, "checkout", "--quiet", *where)
    refused(repository, NEW, "check out main first: releases are made from it")


@pytest.mark.parametrize(
    ("begins", "told"),
    [
        ("## 0.0.1\n- Old.\n", "the first section of CHANGELOG.md must be `## Unreleased`"),
        (
            "## Unreleased\n\n### Added\n\n## 0.0.1\n- Old.\n",
            "the section `## Unreleased` of CHANGELOG.md lists no changes",
        ),
        ("Nothing.\n", "the first section of CHANGELOG.md must be `## Unreleased`"),
    ],
    ids=["released", "empty", "no sections"],
)
def test_a_changelog_without_changes(repository: Path, begins: str, told: str) -> None:
    write(repository, "CHANGELOG.md", f"# Changelog\n\n{begins}")
    refused(repository, NEW, told)


def test_a_file_without_its_version(repository: Path) -> None:
    write(repository, "CITATION.cff", "title: Fog City\n")
    refused(repository, NEW, "CITATION.cff must have exactly one line that matches")


def test_a_package_with_a_file_that_is_not_tracked(repository: Path) -> None:
    """Git ignores it, but the build does not."""
    text = (repository / "pyproject.toml").read_text()
    target = '[tool.hatch.build.targets.wheel]\nforce-include = { "LICENSE" = "fogcity/stray.txt" }'
    write(repository, "pyproject.toml", text.replace("[tool.hatch.build.targets.wheel]", target))
    refused(repository, NEW, f"fogcity-{NEW}-py3-none-any.whl and the repository differ in fogcity/stray.txt")


def refused(repository: Path, version: str, told: str) -> None:
    """A release is refused with this reason, and nothing changes."""
    before = state(repository)
    ended = call("release", repository, version)
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"release: {told}"), ended.stderr
    assert state(repository) == before


# ---- interruptions


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_release_leaves_nothing(repository: Path, number: int) -> None:
    before = state(repository)
    command = [sys.executable, "-m", "tools.release", NEW]
    with subprocess.Popen(
        command, cwd=repository, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        while not running.stdout.readline().startswith("Building"):
            assert running.poll() is None
        running.send_signal(number)
        _, err = running.communicate()
    assert (running.returncode, err) == (1, "release: interrupted; nothing has changed\n")
    assert state(repository) == before


def test_if_the_tag_is_refused_everything_is_undone(repository: Path) -> None:
    hook = repository / ".git/hooks/reference-transaction"
    hook.write_text('#!/bin/sh\n[ "$1" != prepared ] || ! grep -q refs/tags/\n')
    hook.chmod(0o755)
    refused(repository, NEW, "git tag --annotate")
