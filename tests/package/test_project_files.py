"""The files for forges and editors can be read, and name only what exists."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import fogcity
from fogcity.games.registry import OWN
from tests.helpers import ROOT

FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
TARGETS = set(re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[0].split())


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def made(command: str) -> list[str]:
    """The targets that a shell command makes."""
    return [target for words in re.findall(r"\bmake((?: +[\w-]+(?![\w=-]))+)", command) for target in words.split()]


def test_the_citation_has_the_version_and_licence_of_the_package() -> None:
    citation = load(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert (citation["version"], citation["license"]) == (fogcity.__version__, "MIT")
    assert all(citation[name] for name in ("message", "title", "authors"))


WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
SCHEMAS = {
    "citation-file-format": [ROOT / "CITATION.cff"],
    "dependabot": [ROOT / ".github/dependabot.yml"],
    "github-issue-config": [ROOT / ".github/ISSUE_TEMPLATE/config.yml"],
    "github-issue-forms": FORMS,
    "github-workflows": WORKFLOWS,
}


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_follow_the_schema_of_their_format(schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    ended = subprocess.run([*command, *map(str, SCHEMAS[schema])], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_has_what_a_forge_requires(path: Path) -> None:
    form = load(path)
    assert form["name"]
    assert form["description"]
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in asked} <= {"input", "textarea", "dropdown", "checkboxes"}
    assert all(field["attributes"]["label"] for field in asked)
    assert len({field["id"] for field in asked}) == len(asked) > 0


def test_there_are_forms_for_bugs_rules_and_ideas() -> None:
    assert [path.stem for path in FORMS] == ["bug", "idea", "rules"]
    assert isinstance(load(ROOT / ".github/ISSUE_TEMPLATE/config.yml")["blank_issues_enabled"], bool)


def test_the_form_for_rules_offers_all_games() -> None:
    fields = {field.get("id"): field for field in load(ROOT / ".github/ISSUE_TEMPLATE/rules.yml")["body"]}
    assert fields["game"]["attributes"]["options"] == [fogcity.game(name).title for name in OWN]


def test_the_hook_before_a_commit_makes_what_exists() -> None:
    hooks = [hook for repo in load(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert [made(hook["entry"]) for hook in hooks] == [["quick"]]
    assert "quick" in TARGETS


def test_the_development_container_makes_what_exists() -> None:
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text())
    wanted = made(container["postCreateCommand"])
    assert wanted
    assert set(wanted) <= TARGETS


# ---- workflows

STEPS = [(path.stem, step) for path in WORKFLOWS for job in load(path)["jobs"].values() for step in job["steps"]]
SCRIPTS = [step["run"] for _, step in STEPS if "run" in step]
SHELL = {"cp", "make", "mkdir", "test"}  # what workflows call


def test_an_auditor_finds_nothing_dangerous_in_workflows() -> None:
    """Unpinned actions, injected expressions, credentials that are kept, permissions that are too wide."""
    command = ["zizmor", "--offline", "--no-progress", "--format", "plain", str(ROOT / ".github")]
    ended = subprocess.run(
        [Path(sys.executable).with_name(command[0]), *command[1:]], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_only_what_it_says_and_ends(path: Path) -> None:
    workflow = load(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert all(("run" in step) != ("uses" in step) for step in steps)


def test_actions_are_pinned_to_commits_and_say_which_version_that_is() -> None:
    used = [line for path in WORKFLOWS for line in path.read_text().splitlines() if "uses:" in line]
    assert used
    pinned = re.compile(r" +(?:- )?uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [line for line in used if not pinned.fullmatch(line)] == []


def test_an_action_has_one_version_in_all_workflows() -> None:
    used = {step["uses"] for _, step in STEPS if "uses" in step}
    assert len({name.partition("@")[0] for name in used}) == len(used)


def test_workflows_call_only_commands_that_are_there() -> None:
    lines = [part for script in SCRIPTS for part in re.split(r"\n|&&", script) if part.strip()]
    assert {shlex.split(line, comments=True)[0] for line in lines} <= SHELL
    wanted = {target for script in SCRIPTS for target in made(script)}
    assert {"test", "docs", "dist", "lowest", "highest"} <= wanted <= TARGETS


@pytest.mark.parametrize("target", sorted({target for script in SCRIPTS for target in made(script)}))
def test_make_knows_how_to_make_what_workflows_want(target: str, tmp_path: Path) -> None:
    """Nothing is run. The environment does not exist yet, as on a new machine."""
    command = ["make", "--dry-run", target, "PYTHON=python", f"VENV={tmp_path / 'venv'}"]
    planned = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "python -m venv" in planned


def test_the_tag_must_be_the_version() -> None:
    """The step as it is, with the Python of this test."""
    (script,) = (script for script in SCRIPTS if script.startswith("test "))
    script = script.replace(".venv/bin/python", shlex.quote(sys.executable))
    for tag, code in ((f"v{fogcity.__version__}", 0), ("v0.0.1", 1)):
        environment = {**os.environ, "GITHUB_REF_NAME": tag}
        assert subprocess.run(["bash", "-c", script], cwd=ROOT, env=environment, check=False).returncode == code


def test_every_version_of_python_that_we_support_is_tested() -> None:
    matrix = load(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]
    assert f">={matrix['python'][0]}" == PROJECT["requires-python"]
    assert matrix["python"] == re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert len({system.split("-")[0] for system in matrix["os"]}) == 3


def test_all_systems_make_the_same_target() -> None:
    steps = load(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["steps"]
    assert [(step["run"], step.get("if")) for step in steps if "run" in step] == [("make test PYTHON=python", None)]


def test_on_windows_tests_run_that_need_no_unix(tmp_path: Path) -> None:
    command = ["make", "--dry-run", "unit", "OS=Windows_NT", f"VENV={tmp_path / 'venv'}"]
    planned = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    (line,) = (line for line in planned.splitlines() if " tests/core " in line)
    assert f"{tmp_path}/venv/Scripts/pytest" in line
    named = re.findall(r"\btests/[\w/.]+", line)
    assert {"tests/core", "tests/package/test_without_unix.py"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert "/bin/" not in planned.replace(str(tmp_path), "")


def test_the_image_is_built_for_both_architectures_from_our_file() -> None:
    steps = load(ROOT / ".github/workflows/release.yml")["jobs"]["image"]["steps"]
    (image,) = (step["with"] for step in steps if step.get("id") == "build")
    assert image["platforms"] == "linux/amd64,linux/arm64"
    assert (image["sbom"], image["provenance"]) == (True, "mode=max")
    assert (ROOT / image["file"]).exists()


def test_packages_are_published_without_a_token() -> None:
    job = load(ROOT / ".github/workflows/release.yml")["jobs"]["package"]
    assert job["permissions"] == {"id-token": "write"}
    assert [list(step.get("with", {})) for step in job["steps"]] == [["name", "path"], []]


def test_packages_and_image_are_attested() -> None:
    jobs = load(ROOT / ".github/workflows/release.yml")["jobs"]
    used = {name: [step.get("uses", "").partition("@")[0] for step in job["steps"]] for name, job in jobs.items()}
    assert {"actions/attest-build-provenance", "actions/attest-sbom"} <= set(used["build"])
    assert "actions/attest-build-provenance" in used["image"]
    assert all(jobs[name]["permissions"]["attestations"] == "write" for name in ("build", "image"))
