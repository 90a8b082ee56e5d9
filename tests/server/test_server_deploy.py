"""The files for hosts: a systemd unit, a container file and its lock, and a compose file."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from fogcity.core.errors import BadOption
from fogcity.server.store.engine import check_url, open_engine
from tests.helpers.server import Server

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


def instructions():
    """The stages of the Containerfile, each a list of instructions with their arguments."""
    text = "\n".join(lines_of("Containerfile")).replace("\\\n", " ")
    found = [tuple(line.strip().split(None, 1)) for line in text.splitlines()]
    starts = [place for place, (what, _) in enumerate(found) if what == "FROM"]
    return [found[start:end] for start, end in zip(starts, [*starts[1:], len(found)], strict=True)]


def only(stage, what):
    """The arguments of the only instruction of a kind in a stage."""
    (found,) = [about for kind, about in stage if kind == what]
    return found


def test_the_container_has_clients_for_postgresql_and_redis():
    locked = re.findall(r"^([a-z0-9-]+)==", (DEPLOY / "requirements.lock").read_text(), re.MULTILINE)
    assert {"psycopg", "psycopg-binary", "redis", "uvicorn", "numba"} <= set(locked)


def test_the_container_is_built_from_the_lock_and_without_the_network_afterwards():
    builder, _ = instructions()
    installs = [about for what, about in builder if what == "RUN" and "pip" in about]
    assert "--require-hashes" in installs[0]
    assert "--only-binary :all:" in installs[0]
    assert all("--no-index" in about for about in installs[1:])
    copied = " ".join(about for what, about in builder if what == "COPY").replace("./", "").split()
    ignored = (DEPLOY.parents[1] / ".dockerignore").read_text().splitlines()
    assert {f"!{path}" for path in copied if path} <= {*ignored, "!src"}
    for path in filter(None, copied):
        assert (DEPLOY.parents[1] / path).exists(), path


def test_the_container_runs_as_nobody_special_with_one_volume():
    _, last = instructions()
    assert only(last, "USER") == "10001:10001"
    assert json.loads(only(last, "VOLUME")) == ["/data"]
    assert "NUMBA_CACHE_DIR=/data/kernels" in only(last, "ENV")
    command = json.loads(only(last, "ENTRYPOINT"))
    assert command[command.index("--data") + 1] == "/data"
    assert not any("curl" in about or "wget" in about for _, about in last)


def test_the_commands_of_containers_have_options_that_exist():
    command = [sys.executable, "-m", "fogcity", "serve", "--help"]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    known = set(re.findall(r"--[a-z-]+", told))
    _, last = instructions()
    command = [*json.loads(only(last, "ENTRYPOINT")), *compose()["services"]["server"]["command"]]
    options = {part.split("=")[0] for part in command if part.startswith("--")}
    assert len(options) >= 8
    assert options <= known


@pytest.mark.parametrize("base", ["", "/fog/"])
def test_the_health_check_of_the_container_tells_whether_the_server_is_ready(tmp_path, base):
    _, last = instructions()
    health = json.loads(only(last, "HEALTHCHECK").split("CMD", 1)[1])
    assert health[0] == "python"
    environment = {"FOGCITY_BASE_PATH": base}
    with Server(tmp_path, environment=environment) as server:
        code = health[2].replace(":8000", f":{server.port}")
        command = [sys.executable, "-c", code]
        assert code != health[2]
        alive = subprocess.run(command, check=False, env={**os.environ, **environment}, timeout=60)
        assert alive.returncode == 0
        server.kill()
        dead = subprocess.run(command, check=False, env={**os.environ, **environment}, capture_output=True, timeout=60)
        assert dead.returncode != 0


def compose():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_compose_file_follows_its_schema():
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    found = subprocess.run(
        [*command, str(DEPLOY / "compose.yaml")], check=False, capture_output=True, text=True, timeout=60
    )
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_container_is_hardened_and_watched():
    services = compose()["services"]
    assert set(services) == {"server", "proxy", "postgres", "redis"}
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["tmpfs"], name
        assert "privileged" not in service, name
        for other, wait in service.get("depends_on", {}).items():
            assert wait["condition"] == "service_healthy"
            assert other == "server" or "healthcheck" in services[other]
    assert "ports" not in services["server"]  # only the proxy is reached from outside
    assert compose()["networks"]["back"]["internal"] is True
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["back"]


def test_the_server_believes_only_the_proxy():
    services = compose()["services"]
    address = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert f"--proxy={address}" in services["server"]["command"]
    (subnet,) = compose()["networks"]["front"]["ipam"]["config"]
    assert ipaddress.ip_address(address) in ipaddress.ip_network(subnet["subnet"])


def test_the_compose_file_has_no_secrets():
    text = (DEPLOY / "compose.yaml").read_text()
    assert not re.search(r"(?i)(password|secret|token)\w*:[ \t]*[^\s/$.{\[]", text)
    assert not re.search(r"://[^@/\s]+:[^@/\s]+@", text)
    assert (DEPLOY / ".gitignore").read_text().split() == [".env", "secrets/"]


def test_the_password_of_the_database_may_be_in_a_file(tmp_path, postgres, monkeypatch):
    """As containers have secrets. A password in the URL comes first."""
    file = tmp_path / "password"
    file.write_text("s3cret / word\n")
    monkeypatch.setenv("FOGCITY_DATABASE_PASSWORD_FILE", str(file))
    assert check_url("postgresql://fogcity@db/fogcity").password == "s3cret / word"
    assert check_url("postgresql://fogcity:own@db/fogcity").password == "own"
    assert check_url(f"sqlite:///{tmp_path}/x.db").password is None
    engine = open_engine(postgres.new_database())
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT 1").scalar() == 1
    engine.dispose()
    file.unlink()
    with pytest.raises(BadOption, match="must name a file"):
        check_url("postgresql://fogcity@db/fogcity")


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
