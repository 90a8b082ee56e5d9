"""The `fogcity` command: what it prints, how it ends, and what it says when the input is wrong."""

import json
import os
import re
import subprocess
import sys

import pexpect
import pytest

import fogcity
from fogcity.games.ticket.board.board import standard_text
from fogcity.software import software
from tests.helpers.command import FOGCITY, is_one_line

# ---- the command itself


def test_version(run):
    assert run("--version") == (0, f"{software()}\n", "")


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["games"], ["bench"], ["board"]])
def test_help(run, command, flag):
    ended = run(*command, flag)
    assert ended.code == 0
    assert "Usage" in ended.out
    assert "<bool>" not in ended.out


@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["play", "--nonsense"], ["replay"], ["play", "--seats", "x"], ["bench", "--games", "0"]]
)
def test_wrong_usage_ends_with_2(run, arguments):
    ended = run(*arguments)
    assert ended.code == 2
    assert ended.out == ""


def test_help_and_games_do_not_compile_anything():
    program = "import sys; from fogcity import cli\ntry: cli.main(sys.argv[1:])\nfinally: print('numba' in sys.modules)"
    for arguments in (["--help"], ["games"], ["play", "--help"]):
        ended = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
        assert ended.stdout.endswith("False\n")


WATCHED = """
import sys
from fogcity import cli
from fogcity.arena.settings import Settings

opened = []
sys.addaudithook(lambda event, about: opened.append(str(about[0])) if event == "open" else None)
try:
    cli.main(sys.argv[2:])
finally:
    begun = next(n for n, name in enumerate(opened) if name.startswith(sys.argv[1]))
    before, later = ({name for name in part if name.endswith(".nbi")} for part in (opened[:begun], opened[begun:]))
    print(f"{len(before)} kernels before the game; later: {later or 'none'}")
"""


@pytest.mark.parametrize("game", ["cablecar", "company", "ticket"])
def test_nothing_is_compiled_once_a_game_has_begun(game, tmp_path):
    """Whoever compiles a kernel, or loads it, opens its index (.nbi); a game begins with a file in its folder."""
    arguments = [str(tmp_path), "play", game, "--seat", "none", "--save", str(tmp_path / "game.txt")]
    done = subprocess.run([sys.executable, "-c", WATCHED, *arguments], capture_output=True, text=True, check=True)
    assert "Final points" in done.stdout
    assert re.findall(r"^\d+ kernels before the game; later: .*$", done.stdout, re.MULTILINE)[0].endswith("none")


MANY_GAMES = """
import sys
from fogcity import game
from fogcity.core.rng import chance
from fogcity.core.table import Table
from fogcity.terminal.seating import warm_up

opened = []
sys.addaudithook(lambda event, about: opened.append(str(about[0])) if event == "open" else None)
played = game(sys.argv[1])
warm_up(played, [])
print(any(name.endswith(".nbi") for name in opened))
opened.clear()
luck = chance(1)
for seed in range(int(sys.argv[2])):
    table = Table(played, played.seats[seed % len(played.seats)], seed)
    while not table.is_over:
        move = table.act(int(luck.choice(played.legal(table.state))))
        for seat in (None, *range(table.seats)):
            table.events(move, seat)
        table.why_no_undo(move.seat)
    table.record_text()
print({name for name in opened if name.endswith(".nbi")} or "none")
"""


@pytest.mark.parametrize(("game", "games"), [("cablecar", "6"), ("company", "6"), ("ticket", "20")])
def test_nothing_is_compiled_in_any_game(game, games):
    """The odd ones too: in the last turn, an undo refused, any number of seats."""
    done = subprocess.run([sys.executable, "-c", MANY_GAMES, game, games], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["True", "none"]


def test_importing_fogcity_imports_neither_the_terminal_nor_the_server_nor_the_compiler():
    heavy = {"rich", "typer", "numba", "starlette", "sqlalchemy", "uvicorn", "alembic", "websockets", "resvg_py"}
    program = f"import sys, fogcity; print({heavy} & set(sys.modules))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout == "set()\n"


# ---- games


def test_games_lists_every_game_with_its_options(run):
    ended = run("games")
    assert ended.code == 0
    for name in fogcity.games():
        assert name in ended.out
        for option in fogcity.game(name).options:
            assert option in ended.out
    assert "\n\n\n" not in ended.out


def test_games_in_json(run):
    found = json.loads(run("games", "--json").out)
    assert [game["name"] for game in found] == fogcity.games()
    assert found[0]["seats"] == [2, 6]
    assert found[0]["options"][1] == {
        "name": "hand",
        "default": 1,
        "type": "number",
        "allowed": [1, 3],
        "help": fogcity.game("cablecar").options["hand"].help,
    }


# ---- boards


@pytest.fixture
def board(tmp_path):
    """A board file that is not the one of the box."""
    text = standard_text().replace('"Alcatraz"', '"Angel Island"').replace('title = "San Francisco"', 'title = "Bay"')
    (tmp_path / "my.toml").write_text(text)
    return tmp_path / "my.toml"


def test_a_game_on_a_board_of_ones_own_is_played_left_gone_on_with_and_replayed(run, board, tmp_path):
    start = ["play", "--board", board.name, "--seat", 1, "--seed", 3, "--save", "game.txt"]
    ended = run(*start, stdin="keep 1\n\nplaces\n")
    assert ended.code == 0
    assert "Ticket to Ride: Bay" in ended.out
    assert "Angel Island" in ended.out
    assert f"--resume {tmp_path / 'game.txt'} --board {board}" in ended.out, "this works in any folder"
    ended = run("play", "--resume", "game.txt", "--board", board, stdin="b\nquit\n")
    assert ended.code == 0
    moves = [move.text for move in fogcity.replay((tmp_path / "game.txt").read_bytes(), board=board).moves]
    assert moves[-1] == "take blind"
    assert run("replay", "game.txt", "--board", board).code == 0
    for command in (["replay", "game.txt"], ["play", "--resume", "game.txt"]):
        ended = run(*command)
        assert ended.code == 1
        assert "name the board file with --board" in ended.err
        assert is_one_line(ended.err)


def test_every_problem_of_a_board_file_is_told_on_a_line_of_its_own(run, tmp_path):
    (tmp_path / "bad.toml").write_text('name = "b"\nnonsense = 1\ncars = "many"\n')
    for command in (["play", "ticket"], ["play", "ticket", "--resume", "game.txt"]):
        (tmp_path / "game.txt").write_text('[game "ticket"]\n[seats "2"]\n[seed "1"]\n')
        ended = run(*command[:1], *command[2:], "--board", "bad.toml")
        assert ended.code == 1
        assert len(ended.err.splitlines()) >= 3
        assert all(line.startswith("fogcity: bad.toml") for line in ended.err.splitlines())


def test_only_ticket_has_boards(run, board):
    ended = run("play", "company", "--board", board)
    assert (ended.code, ended.out) == (1, "")
    assert "has one board only" in ended.err


def test_the_commands_for_boards_are_part_of_the_command(run, board):
    assert run("board", "check", board).code == 0
    assert run("board", "check", "nowhere.toml").code == 1


# ---- bench

SPEEDS = {"cablecar": {"games_per_s": 1.5, "actions_per_s": 2e6, "facade_actions_per_s": 3.0, "record_bytes": 824}}


def test_bench_in_json_is_one_object(run, monkeypatch):
    asked = []

    def measure(games=None, progress=None):
        asked.append(games)
        progress("measuring")
        return SPEEDS

    monkeypatch.setattr("fogcity.bench.measure", measure)
    ended = run("bench", "--json", "--games", 5)
    assert json.loads(ended.out) == SPEEDS
    assert ended.err == "measuring\n"
    assert asked == [5]
    assert "2,000,000" in run("bench").out


def test_control_c_outside_of_a_game_ends_with_130(run, record, monkeypatch):
    def interrupted(path):
        raise KeyboardInterrupt

    monkeypatch.setattr("fogcity.terminal.command.read_file", interrupted)
    ended = run("replay", record)
    assert (ended.code, ended.out) == (130, "")


# ---- colour and pipes


@pytest.mark.parametrize(("arguments", "environment"), [([], {"NO_COLOR": "1"}), (["--no-color"], {})])
def test_no_colour_when_asked_for_none_even_on_a_terminal(record, arguments, environment):
    env = {**os.environ, "TERM": "xterm-256color", **environment}
    if "NO_COLOR" not in environment:
        env.pop("NO_COLOR", None)
    shown, code = pexpect.run(
        " ".join([*FOGCITY, "replay", str(record), "--at", "5", *arguments]),
        env=env,
        withexitstatus=True,
        encoding="utf-8",
    )
    assert code == 0
    assert "\x1b[3" not in shown
    assert "\x1b[1m" not in shown


def test_a_reader_who_has_enough_ends_it_quietly(record):
    shell = f"{' '.join(FOGCITY)} replay {record} | head -1"
    ended = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
    assert ended.stdout.count("\n") == 1
    notices = [line for line in ended.stderr.splitlines() if line.startswith("Compiling for this machine")]
    assert ended.stderr.splitlines() == notices, "others may be compiling just now, and this one waits for them"


def test_without_a_standard_input_the_game_is_left_at_once(record, tmp_path):
    shell = f"{' '.join(FOGCITY)} play --seat 1 --seed 1 --save {tmp_path}/none.txt <&-"
    ended = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr


def test_a_slip_is_told_before_anything_is_compiled(tmp_path):
    ended = subprocess.run(
        [*FOGCITY, "play", "--seat", "9"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
    )
    assert ended.returncode == 1
    assert is_one_line(ended.stderr)
    assert "Compiling" not in ended.stderr


# ---- games of other packages


@pytest.fixture
def broken_game(tmp_path, monkeypatch):
    """An installed package whose game cannot be imported."""
    info = tmp_path / "site" / "broken-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[fogcity.games]\nbroken = no_such_module:Broken\n")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))


@pytest.mark.usefixtures("broken_game")
def test_a_broken_game_of_another_package_does_not_hide_the_others(run):
    ended = run("games")
    assert ended.code == 0
    assert "cablecar" in ended.out
    assert is_one_line(ended.err)
    assert "the game broken of no_such_module:Broken cannot be loaded" in ended.err


@pytest.mark.usefixtures("broken_game")
def test_nor_does_it_break_what_is_unrelated(run):
    assert run("--help").code == 0
    assert "did you mean cablecar?" in run("play", "cablcar").err


@pytest.mark.parametrize("name", fogcity.games())
def test_the_help_of_play_lists_the_options_of_a_game(run, name):
    ended = run("play", name, "--help")
    assert ended.code == 0
    assert f"Options of {fogcity.game(name).title}" in ended.out
    for option in fogcity.game(name).options:
        assert option in ended.out


def test_a_first_move_does_not_wait_for_the_compiler(tmp_path):
    """Nothing is compiled here: the bot answers with a smaller budget, and the record says so."""
    save = tmp_path / "game.txt"
    ended = subprocess.run(
        [*FOGCITY, "play", "--seat", "1", "--seed", "1", "--bot", "gripman:medium", "--save", str(save)],
        input="b1\n\nquit\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "kernels")},
    )
    table = fogcity.replay(save.read_bytes())
    assert [move.seat for move in table.moves[:2]] == [0, 1]
    number, playouts = table.tags["budgets"].split(",")[0].split()
    assert number == "2"
    assert 1 <= int(playouts.removesuffix("p")) < 300
    assert "The bots are warming up" in ended.stdout
    assert ended.stderr == "", "nothing may disturb the drawing"
