"""The files for forges and editors can be read, and name only what exists."""

from __future__ import annotations

import json
import re
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

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_makes_what_exists_and_may_do_only_what_it_says(path: Path) -> None:
    workflow = load(path)
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert {target for step in steps for target in made(step.get("run", ""))} <= TARGETS
    assert workflow["permissions"] == {"contents": "read"}
    assert all(("run" in step) != ("uses" in step) for step in steps)


def test_every_version_of_python_that_we_support_is_tested() -> None:
    matrix = load(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]
    assert f">={matrix['python'][0]}" == PROJECT["requires-python"]
    assert len({system.split("-")[0] for system in matrix["os"]}) == 3


def test_windows_runs_pytest_without_make_and_only_on_what_exists() -> None:
    steps = load(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["steps"]
    assert {step["if"] for step in steps if made(step.get("run", ""))} == {"runner.os != 'Windows'"}
    (command,) = (step["run"] for step in steps if step.get("if") == "runner.os == 'Windows'")
    named = re.findall(r"\btests/[\w/.]+", command)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_image_is_built_for_both_architectures_from_our_file() -> None:
    image = load(ROOT / ".github/workflows/release.yml")["jobs"]["image"]["steps"][-1]["with"]
    assert image["platforms"] == "linux/amd64,linux/arm64"
    assert (ROOT / image["file"]).exists()
