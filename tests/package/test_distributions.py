"""The wheel and the source distribution: what is in them, what they say of themselves, and that they can be played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.metadata import Metadata

import fogcity
from tests.helpers import ROOT
from tests.helpers.server import Server

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SOURCE = PROJECT["urls"]["Source"]
COMMIT = "c0ffee1" + 33 * "0"
NOT_PACKED = re.compile(r"(^|/)(tests|bench|web|node_modules|__pycache__|\.git|\.venv)/|\.py[co]$|\.nb[ci]$")


def build(root: Path, folder: Path, *targets: str, **environment: str) -> None:
    """Build distributions of a project as `python -m build` does, without network."""
    wanted = [word for target in targets for word in ("-t", target)]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *wanted],
        cwd=root,
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )


def content(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel by their names, without the list of them."""
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/RECORD")}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both distributions, built from one commit."""
    folder = tmp_path_factory.mktemp("dist")
    build(ROOT, folder, "sdist", "wheel", FOGCITY_COMMIT=COMMIT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        packed.extractall(folder, filter="data")
    return folder / f"fogcity-{fogcity.__version__}"


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a user with an empty home directory, for whom only the wheel is installed."""
    target = tmp_path_factory.mktemp("target")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(target)]
    subprocess.run([*command, "--disable-pip-version-check", str(wheel)], check=True, capture_output=True)
    return {"PYTHONPATH": str(target), "HOME": str(tmp_path_factory.mktemp("home"))}


# ---- content


def test_the_wheel_has_every_file_of_the_package_and_nothing_else(wheel: Path) -> None:
    there = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*") if path.is_file()}
    expected = {name for name in there if not NOT_PACKED.search(name)} | {"fogcity/_commit.py"}
    assert {name for name in content(wheel) if ".dist-info/" not in name} == expected


@pytest.mark.parametrize(
    "name",
    [
        "fogcity/py.typed",
        "fogcity/server/static/index.html",
        "fogcity/lang/ko/rules-ticket.md",
        "fogcity/lang/nb/common.ftl",
        f"fogcity-{fogcity.__version__}.dist-info/licenses/LICENSE",
        f"fogcity-{fogcity.__version__}.dist-info/entry_points.txt",
    ],
)
def test_the_wheel_has(wheel: Path, name: str) -> None:
    assert content(wheel)[name] or name.endswith("py.typed")


@pytest.mark.parametrize("name", ["LICENSE", "README.md", "CHANGELOG.md", "pyproject.toml", "hatch_build.py"])
def test_the_source_distribution_has(unpacked: Path, name: str) -> None:
    assert (unpacked / name).read_bytes() == (ROOT / name).read_bytes()


def test_the_source_distribution_has_only_what_a_wheel_is_built_from(unpacked: Path) -> None:
    names = [path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()]
    assert [name for name in names if NOT_PACKED.search(name)] == []


def test_a_wheel_built_from_the_source_distribution_is_the_same(wheel: Path, unpacked: Path, tmp_path: Path) -> None:
    """It keeps the commit, although there is no repository any longer."""
    build(unpacked, tmp_path, "wheel")
    assert content(next(tmp_path.glob("*.whl"))) == content(wheel)


# ---- metadata


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Metadata:
    """The core metadata; packaging refuses what an index would refuse."""
    name = f"fogcity-{fogcity.__version__}.dist-info/METADATA"
    return Metadata.from_email(content(wheel)[name], validate=True)


def test_name_version_and_licence(metadata: Metadata) -> None:
    assert (metadata.name, str(metadata.version)) == ("fogcity", fogcity.__version__)
    assert (metadata.license_expression, metadata.license_files) == ("MIT", ["LICENSE"])


def test_the_readme_is_the_description_and_is_known_to_be_markdown(metadata: Metadata) -> None:
    assert metadata.description_content_type == "text/markdown"
    links = f"{SOURCE}/(?:blob|raw)/v{re.escape(fogcity.__version__)}/"
    assert re.sub(links, "", metadata.description).strip() == README.strip()


def test_links_of_the_description_lead_to_the_files_of_this_version(metadata: Metadata) -> None:
    """A package index has only the text: no relative link works there."""
    here = re.findall(r"(!?)\[[^\]]*\]\((?!https:)([^)]+)\)", README)
    assert [path for _, path in here if not (ROOT / path.partition("#")[0]).exists()] == []
    expected = [(mark, f"{SOURCE}/{'raw' if mark else 'blob'}/v{fogcity.__version__}/{path}") for mark, path in here]
    there = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", metadata.description)
    assert [link for link in there if link[1].startswith(SOURCE)] == expected
    assert [path for _, path in there if not path.startswith("https://")] == []


def test_the_description_can_be_shown(built: Path) -> None:
    """What an index checks before it accepts a package."""
    files = [str(path) for path in sorted(built.iterdir())]
    ended = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *files], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout.count("PASSED")) == (0, 2), ended.stdout


def test_the_server_needs_no_extra(metadata: Metadata) -> None:
    always = {requirement.name for requirement in metadata.requires_dist if "extra" not in str(requirement.marker)}
    assert {"starlette", "sqlalchemy", "uvicorn"} <= always
    assert "server" in metadata.provides_extra


def test_the_project_and_the_package_have_the_same_version() -> None:
    assert PROJECT["version"] == fogcity.__version__


# ---- what is installed


@pytest.fixture
def packed_server(installed: dict[str, str], tmp_path: Path) -> Iterator[Server]:
    """A server of the installed package. Nothing is compiled there yet, so it compiles beside the play."""
    with Server(tmp_path, environment=installed, lazy=False) as found:
        yield found


def ask(installed: dict[str, str], *arguments: str) -> str:
    """What Python prints if only the wheel is installed."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env={**os.environ, **installed}, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_installed_package_is_the_one_of_the_wheel(installed: dict[str, str]) -> None:
    assert Path(ask(installed, "-c", "import fogcity; print(fogcity.__file__)")).is_relative_to(installed["PYTHONPATH"])


def test_the_installed_package_knows_its_commit(installed: dict[str, str]) -> None:
    assert ask(installed, "-c", "import fogcity; print(fogcity.__commit__)") == COMMIT
    assert ask(installed, "-m", "fogcity", "--version") == f"fogcity {fogcity.__version__} (c0ffee1)"


def test_a_move_in_the_browser_at_an_installed_server(packed_server: Server, visit: Any) -> None:
    ann = visit(packed_server)
    table = ann.play()
    ann.move(ann.spaces)
    ann.at_turn(table)
    entries = ann.ask("GET", f"/api/tables/{table}/entries?after=0")["entries"]
    assert [entry["entry"]["seat"] for entry in entries if entry["entry"]["what"] == "moved"][:1] == [0]
