"""What `--help` of every command shows. Rich reads square brackets in it as markup, and leaves out unknown tags."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text
from typer.main import get_command

from fogcity import cli

ESCAPED = "\\["


def all_commands() -> dict[str, Any]:
    """Every command and group, by what is typed for it."""
    cli._add_commands()

    def walk(name: str, command: Any) -> Iterator[tuple[str, Any]]:
        yield name, command
        if hasattr(command, "list_commands"):
            context = command.make_context(name, [], resilient_parsing=True)
            for inner in command.list_commands(context):
                yield from walk(f"{name} {inner}".strip(), command.get_command(context, inner))

    return dict(walk("", get_command(cli.app)))


COMMANDS = all_commands()


def parameters(name: str) -> dict[str, str]:
    """What the parameters of a command say in the help."""
    return {found.name: found.help for found in COMMANDS[name].params if getattr(found, "help", None)}


def test_commands_of_all_layers_and_games_are_checked() -> None:
    assert {"", "arena", "serve", "admin backup", "board check", "play", "dataset"} <= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_parameter_is_shown_as_it_is_written(name: str) -> None:
    shown = {key: Text.from_markup(text).plain for key, text in parameters(name).items()}
    assert shown == {key: text.replace(ESCAPED, "[") for key, text in parameters(name).items()}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_has_only_markup_for_bold_text(name: str) -> None:
    texts = [COMMANDS[name].help or "", COMMANDS[name].epilog or ""]
    plain = [re.sub(r"\[/?bold\]", "", text).replace(ESCAPED, "[") for text in texts]
    assert [Text.from_markup(text).plain for text in texts] == plain


@pytest.mark.parametrize(
    "name", [name for name in COMMANDS if any(ESCAPED in text for text in parameters(name).values())]
)
def test_every_default_is_printed(name: str, run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    defaults = re.findall(r"\\(\[default: .*?\])", " ".join(parameters(name).values()))
    assert defaults
    printed = run(*name.split(), "--help").out
    assert [default for default in defaults if default not in printed] == []
