"""The files for hosts: a systemd unit, a container file and its lock."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy"


def lines_of(name):
    return [line for line in (DEPLOY / name).read_text().splitlines() if line and not line.startswith("#")]


def test_the_plain_package_has_what_the_server_imports():
    """`pip install fogcity` and `uvx fogcity` can serve, and `fogcity[server]` of older instructions still installs."""
    project = tomllib.loads((DEPLOY.parents[1] / "pyproject.toml").read_text())["project"]
    names = {re.match(r"[\w-]+", requirement)[0] for requirement in project["dependencies"]}
    assert {"alembic", "argon2-cffi", "prometheus-client", "sqlalchemy", "starlette", "uvicorn", "websockets"} <= names
    assert project["optional-dependencies"]["server"] == []


def test_an_incomplete_installation_says_what_is_missing(tmp_path):
    code = "import sys; sys.modules['uvicorn'] = None; from fogcity.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--lazy", "--port", "0", "--data", str(tmp_path)]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert found.returncode != 0
    assert found.stderr.endswith("pip install --force-reinstall fogcity (uvicorn is missing)\n")


def test_the_unit_restarts_without_limit_and_keeps_its_files_private():
    unit = dict(line.split("=", 1) for line in lines_of("fogcity.service") if "=" in line)
    assert (unit["Restart"], unit["StartLimitIntervalSec"]) == ("always", "0")
    assert (unit["UMask"], unit["StateDirectoryMode"]) == ("0077", "0700")
    assert unit["CapabilityBoundingSet"] == ""


def test_the_container_has_clients_for_postgresql_and_redis():
    locked = re.findall(r"^([a-z0-9-]+)==", (DEPLOY / "requirements.lock").read_text(), re.MULTILINE)
    assert {"psycopg", "psycopg-binary", "redis", "uvicorn", "numba"} <= set(locked)
    assert any("docs/deploy/requirements.lock" in line for line in lines_of("Containerfile"))
    assert any(line.startswith("USER fogcity") for line in lines_of("Containerfile"))


def test_the_container_has_the_versions_that_are_tested():
    def versions(path):
        return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", path.read_text(), re.MULTILINE))

    tested = versions(DEPLOY.parents[1] / "requirements-dev.lock")
    for name, version in versions(DEPLOY / "requirements.lock").items():
        assert tested.get(name, version) == version, name


@pytest.mark.parametrize(
    ("missing", "option", "says"),
    [
        ("psycopg", ["--database", "postgresql://nobody@localhost/x"], "pip install 'fogcity[postgres]'"),
        ("redis", ["--redis", "redis://localhost:1"], "pip install 'fogcity[redis]'"),
    ],
)
def test_a_missing_client_is_named(tmp_path, missing, option, says):
    code = f"import sys; sys.modules[{missing!r}] = None; from fogcity.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--lazy", "--port", "0", "--data", str(tmp_path), *option]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert found.returncode != 0
    assert says in found.stderr
