"""The `fogcity` command: what it prints, how it ends, and what it says when the input is wrong."""

import io
import json
import os
import re
import subprocess
import sys

import pexpect
import pytest

import fogcity
from fogcity import cli
from fogcity.arena.settings import Settings
from fogcity.core.rng import seed_words
from fogcity.ticket.board import standard_text
from tests.arena_tools import play_here
from tests.terminal import against_tourists, at_keyboard

FOGCITY = [sys.executable, "-m", "fogcity"]


class Ended(tuple):
    """How a command ended: exit code, standard output, standard error."""

    code, out, err = (property(lambda self, i=i: self[i]) for i in range(3))


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Run the command in this process, in a folder of its own, with this standard input."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def run_command(*arguments, stdin=""):
        typed = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main(against_tourists(arguments))
        printed = capsys.readouterr()
        return Ended((ended.value.code or 0, printed.out, printed.err))

    return run_command


@pytest.fixture
def record(run, tmp_path):
    """The record of a whole game between bots."""
    run("play", "--seat", "none", "--seats", 3, "--seed", 4, "--save", tmp_path / "game.txt")
    return tmp_path / "game.txt"


def is_one_line(text):
    return text.startswith("fogcity: ") and text.count("\n") == 1 and "Traceback" not in text


# ---- the command itself


def test_version(run):
    assert run("--version") == (0, f"fogcity {fogcity.__version__}\n", "")


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
    kernels = [n for n, name in enumerate(opened) if ".nbi" in name]
    print(f"{sum(n < begun for n in kernels)} kernels before the game, {sum(n > begun for n in kernels)} later")
"""


@pytest.mark.parametrize("game", ["cablecar", "company", "ticket"])
def test_nothing_is_compiled_once_a_game_has_begun(game, tmp_path):
    """Whoever compiles a kernel, or loads it, opens its index (.nbi); a game begins with a file in its folder."""
    arguments = [str(tmp_path), "play", game, "--seat", "none", "--save", str(tmp_path / "game.txt")]
    done = subprocess.run([sys.executable, "-c", WATCHED, *arguments], capture_output=True, text=True, check=True)
    assert "Final points" in done.stdout
    assert re.search(r"^[1-9]\d* kernels before the game, 0 later$", done.stdout, re.MULTILINE)


def test_importing_fogcity_does_not_import_what_the_terminal_needs():
    program = "import sys, fogcity; print({'rich', 'typer', 'numba'} & set(sys.modules))"
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


# ---- play


@pytest.mark.parametrize(
    "arguments",
    [
        ["cablecar", "--seats", 2, "--seat", 1],
        ["company", "-o", "rotation=yes", "-o", "exchange_until=60", "--seats", 4],
    ],
)
def test_a_whole_game_typed_through_a_pipe(run, tmp_path, arguments):
    """Enough of `draw` and of all spaces in turn: whatever is not legal is refused and asked again."""
    spaces = [f"{column}{row}" for column in "abcdefgh" for row in "12345678"]
    typed = "\n\n".join(["draw", *spaces, "pass"] * 70)  # the empty lines are for the pauses
    ended = run("play", *arguments, "--seed", 3, "--size", "compact", "--save", "game.txt", stdin=typed)
    assert ended.code == 0
    assert "Final points" in ended.out
    assert fogcity.replay((tmp_path / "game.txt").read_bytes()).is_over


def test_a_whole_game_of_ticket_typed_through_a_pipe(run, tmp_path):
    """Cards, claims and tickets in turn: whatever is not legal is refused and asked again."""
    board = fogcity.game("ticket").board
    claims = [f"claim {board.route_name(number)}\n1" for number in range(len(board.routes))]
    typed = "\n\n".join(["keep 1", "stack A Presidio", "stack B Twin Peaks", *(["b", "b", *claims] * 40)])
    arguments = ["--seed", 3, "--seat", 1, "--size", "compact", "--save", "game.txt"]
    ended = run("play", "ticket", *arguments, stdin=typed)
    assert ended.code == 0
    assert "Final points" in ended.out
    assert fogcity.replay((tmp_path / "game.txt").read_bytes()).is_over


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
        assert "name its file with --board" in ended.err
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
    assert "boards are for ticket" in ended.err


def test_the_commands_for_boards_are_part_of_the_command(run, board):
    assert run("board", "check", board).code == 0
    assert run("board", "check", "nowhere.toml").code == 1


def test_leaving_saves_and_going_on_ends_the_same_game(run, tmp_path):
    ended = run("play", "--seed", 3, "--seat", 1, "--save", "game.txt", stdin="b1\n")
    assert ended.code == 0
    assert f"--resume {tmp_path / 'game.txt'}" in ended.out
    before = fogcity.replay((tmp_path / "game.txt").read_bytes())
    assert before.tags == {"players": "human, tourist"}
    assert run("play", "--resume", "game.txt", stdin="draw\nquit\n").code == 0
    after = fogcity.replay((tmp_path / "game.txt").read_bytes())
    assert [move.text for move in after.moves] == [*[move.text for move in before.moves], "draw"]


def test_a_seat_is_drawn_by_lot_and_the_same_seed_draws_the_same(run, tmp_path):
    drawn = []
    for number in range(12):
        for _ in range(2):
            path = tmp_path / f"{len(drawn)}.txt"
            run("play", "--seats", 3, "--seed", number, "--save", path, stdin="draw\n")
            drawn.append(fogcity.replay(path.read_bytes()).tags["players"])
    assert drawn[::2] == drawn[1::2]
    assert len(set(drawn)) == 3


def test_without_a_name_the_game_is_kept_where_it_is_told(run, tmp_path):
    ended = run("play", stdin="draw\n")
    (path,) = (tmp_path / "data" / "fogcity" / "games").iterdir()
    assert ended.out.endswith(f" play --resume {path}\n")
    seeds = {fogcity.read_record(path.read_bytes()).seed}
    run("play", stdin="draw\n")
    seeds |= {fogcity.read_record(kept.read_bytes()).seed for kept in path.parent.iterdir()}
    assert len(seeds) == 2


def test_the_game_that_was_left_last_goes_on(run, tmp_path):
    ended = run("play", "--continue")
    assert (ended.code, "no unfinished game" in ended.err) == (1, True)
    run("play", "company", stdin="swap 10 open\n")
    (path,) = (tmp_path / "data" / "fogcity" / "games").iterdir()
    run("play", "--seat", "none", "--save", path.with_name("over.txt"))
    path.with_name("junk.txt").write_text("junk")
    moves = len(fogcity.replay(path.read_bytes()).moves)
    assert run("play", "-c", stdin="swap 20 blind\n").code == 0
    assert len(fogcity.replay(path.read_bytes()).moves) > moves
    assert run("play", "-c", "company").code == 2


@pytest.mark.parametrize(
    ("started", "command"),
    [
        (".venv/bin/fogcity", "{here}/.venv/bin/fogcity play --resume '{here}/my game.txt'"),
        ("/usr/lib/fogcity/__main__.py", sys.executable + " -m fogcity play --resume '{here}/my game.txt'"),
    ],
)
def test_the_command_to_go_on_can_be_used_as_it_is_printed_in_any_folder(run, monkeypatch, tmp_path, started, command):
    monkeypatch.setattr("sys.argv", [started])
    ended = run("play", "--save", "my game.txt", stdin="draw\n")
    assert ended.out.endswith(f"\n  {command.format(here=tmp_path)}\n")


def test_a_game_that_could_not_be_saved_ends_with_1(run, monkeypatch):
    def write(self, table):
        raise fogcity.FogCityError("no room")

    monkeypatch.setattr("fogcity.terminal.saving.SaveFile.write", write)
    ended = run("play", stdin="draw\nquit\n")
    assert ended.code == 1
    assert "The game is NOT saved: no room." in ended.out


def test_watching_the_bots(run, record):
    assert fogcity.replay(record.read_bytes()).is_over


def test_people_share_the_keyboard(run, tmp_path):
    ended = run("play", "--seat", "1,2", "--seed", 1, "--save", "game.txt", stdin="\nb1\n\n")
    assert "Pass the keyboard to Yellow" in ended.out
    assert "Pass the keyboard to Blue" in ended.out
    assert fogcity.replay((tmp_path / "game.txt").read_bytes()).tags["players"] == "human, human"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["cablcar"], "did you mean cablecar?"),
        (["companie"], "did you mean company?"),
        (["x" * 200], "there are: cablecar, company"),
        (["--seats", "1"], "2 to 6 players"),
        (["--seats", "7"], "2 to 6 players"),
        (["--seat", "3"], "seats from 1 to 2"),
        (["--seat", "0"], "seats from 1 to 2"),
        (["--seat", "1,,2"], "seats from 1 to 2"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--seed", "x"], "a seed is a whole number"),
        (["-o", "hand"], "written like hand=2"),
        (["-o", "hand=9"], "1 to 3"),
        (["-o", "colour=red"], "there is no option"),
        (["--resume", "nowhere.txt"], "nowhere.txt"),
        (["--save", "there.txt"], "there already"),
        (["there.txt"], "--resume there.txt"),
        (["--resume", "there.txt"], "there.txt: a game record needs the tags"),
        (["--save", "."], "is a folder"),
        (["--save", "there.txt/game.txt"], "there.txt"),
    ],
)
def test_play_says_what_is_wrong(run, tmp_path, arguments, told):
    (tmp_path / "there.txt").write_text("precious")
    ended = run("play", *arguments, stdin="quit\n")
    assert ended.code == 1
    assert told in ended.err
    assert is_one_line(ended.err)
    assert (tmp_path / "there.txt").read_text() == "precious"


@pytest.mark.parametrize("arguments", [["company"], ["--seats", "2"], ["--seed", "1"], ["-o", "hand=2"]])
def test_a_game_that_goes_on_keeps_its_own_settings(run, record, arguments):
    ended = run("play", "--resume", record, *arguments)
    assert ended.code == 2
    assert "a new game" in " ".join(ended.err.replace("│", " ").split())


def test_names_in_a_record_from_elsewhere_are_left_alone(run, tmp_path):
    table = fogcity.Table(fogcity.game("cablecar"), 2, 1, {}, {"players": "Ann, Bob"})
    (tmp_path / "game.txt").write_text(table.record_text())
    run("play", "--resume", "game.txt", "--seat", "1", stdin="b1\n")
    after = fogcity.replay((tmp_path / "game.txt").read_bytes())
    assert after.tags == {"players": "Ann, Bob"}
    assert len(after.moves) >= 2


# ---- replay


def test_replay_shows_log_board_and_points(run, record):
    ended = run("replay", record)
    table = fogcity.replay(record.read_bytes())
    assert ended.code == 0
    assert ended.err == ""
    assert "Final points" in ended.out
    assert "\x1b" not in ended.out
    assert ended.out.count(" lays ") >= 60
    assert all(str(points) in ended.out for points in table.game.scores(table.state))


def test_replay_in_json_is_the_twin_with_the_result(run, record):
    ended = run("replay", record, "--json")
    table = fogcity.replay(record.read_bytes())
    assert ended.err == ""
    assert json.loads(ended.out) == json.loads(table.record().to_json())
    assert json.loads(ended.out)["result"] == table.game.scores(table.state)


def test_text_becomes_json_and_text_again(run, record, tmp_path):
    (tmp_path / "game.json").write_text(run("replay", record, "--json").out)
    assert run("replay", "game.json", "--text").out == record.read_text()
    assert run("replay", "-", "--text", stdin=record.read_bytes()).out == record.read_text()


def test_replay_at_a_turn(run, record):
    at_first, at_last = run("replay", record, "--at", 1).out, run("replay", record, "--at", 60).out
    assert "59" not in at_first.split("supply")[0].split("turn ")[1]
    assert "Final points" in at_last
    assert "Final points" not in at_first
    assert run("replay", record, "--at", 0).code == 0


@pytest.mark.parametrize("turn", ["61", "-1"])
def test_replay_at_no_such_turn(run, record, turn):
    ended = run("replay", record, "--at", turn)
    assert ended.code == 1
    assert "turns 1 to 60" in ended.err
    assert is_one_line(ended.err)


def test_replay_step_by_step(run, record):
    ended = run("replay", record, "--step", stdin="\n\nb\n59\nfoo\n\n\n")
    assert ended.code == 0
    turns = [int(part.split()[0]) for part in ended.out.split("\nafter turn ")[1:]]
    assert turns == [0, 1, 2, 1, 59, 59, 60]
    headlines = [line for line in ended.out.split("\n") if "in the supply" in line]
    assert [line.split(" - ")[1] for line in headlines[1:3]] == ["after turn 1 of 60", "after turn 2 of 60"]


def test_an_unfinished_game_is_a_sound_record(run, tmp_path):
    table = fogcity.Table(fogcity.game("company"), 2, 1)
    (tmp_path / "new.txt").write_text(table.record_text())
    assert run("replay", "new.txt").code == 0
    assert json.loads(run("replay", "new.txt", "--json").out)["result"] == []


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "tags"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"{", "JSON"),
        (b'{"result": 1}', "JSON"),
        (b"[" * 100_000, "tag"),
        (b'{"a":' * 100_000, "JSON"),
        (b'[game "chess"]\n[seats "2"]\n[seed "1"]\n', "there is no game"),
        (b'[game "cablecar"]\n[seats "9"]\n[seed "1"]\n', "2 to 6 players"),
        (b'[game "cablecar"]\n[seats "2"]\n[seed "1"]\n1 NESW d4\n', "power station"),
        (b'[game "cablecar"]\n[seats "2"]\n[seed "1"]\n1 draw draw\n', "action 2"),
        (b'[game "cablecar"]\n[rules "99"]\n[seats "2"]\n[seed "1"]\n', "rules version 99"),
    ],
)
@pytest.mark.parametrize("how", [[], ["--json"], ["--text"]])
def test_a_bad_record_is_told_in_one_line(run, tmp_path, data, told, how):
    (tmp_path / "bad.txt").write_bytes(data)
    ended = run("replay", "bad.txt", *how)
    assert (ended.code, ended.out) == (1, "")
    assert told in ended.err
    assert is_one_line(ended.err)


@pytest.mark.parametrize("path", ["nowhere.txt", "."])
def test_a_file_that_cannot_be_read(run, path):
    ended = run("replay", path)
    assert ended.code == 1
    assert is_one_line(ended.err)


@pytest.mark.parametrize("both", [["--json", "--text"], ["--json", "--at", "1"], ["--text", "--step"]])
def test_replay_shows_one_thing_at_a_time(run, record, both):
    assert run("replay", record, *both).code == 2


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

    monkeypatch.setattr("fogcity.cli._read", interrupted)
    ended = run("replay", record)
    assert (ended.code, ended.out) == (130, "")


# ---- colour, pipes, keyboards


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
    assert ended.stderr == ""


@pytest.fixture
def keyboard(tmp_path):
    """A game at a real terminal."""
    path = tmp_path / "typed.txt"
    child = at_keyboard("play", "--seed", 1, "--seat", 1, "--save", path)
    child.expect("Yellow ★> ")
    yield child, path
    child.close(force=True)


def test_a_few_turns_at_a_real_terminal(keyboard):
    child, path = keyboard
    assert "\x1b[" in child.before
    assert "POWER" in child.before
    child.sendline("line 7")
    child.expect("has not left its station")
    child.expect("Yellow ★> ")
    child.sendline("b1")
    child.expect("You lay SWEN on b1")
    child.expect("Yellow ★> ")
    child.send("dr\t\r")  # Tab completes it
    child.expect("You must lay [A-Z]+ now")
    child.expect("Yellow ★> ")
    child.sendline("quit")
    child.expect("The game is saved")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert [move.text for move in fogcity.replay(path.read_bytes()).moves][-1] == "draw"


LAYS = [r"[NESW]{4} [a-h][1-8]", "draw", "pass"]
CHOICES = [r"claim [^ ,;]+", "blind", r"take \w+", "keep 1", r"stack [AB] [^ ;]+", "souvenir 1", "tickets", "pass"]


@pytest.mark.parametrize(
    ("game", "size", "prompt", "actions"),
    [
        ("cablecar", (24, 80), "Yellow ★> ", LAYS),
        ("ticket", (24, 80), "Seat 1> ", CHOICES),
        ("ticket", (42, 130), "Seat 1> ", CHOICES),
    ],
)
def test_a_whole_game_at_a_real_terminal(tmp_path, game, size, prompt, actions):
    """Somebody who types what the line above the prompt suggests gets to the end, and the record replays."""
    path = tmp_path / "typed.txt"
    child = at_keyboard("play", game, "--seed", 2, "--seat", 1, "--save", path, size=size)
    for _ in range(600):
        found = child.expect([prompt, "take it back> ", "To see it again"])
        if found == 2:
            break
        screen = child.before.rpartition("\x1b[2J")[2]
        if found == 1:
            child.sendline("")
        elif "Type a number" in screen:
            child.sendline("1")
        else:
            suggested = screen[screen.rindex("Type ") :]
            child.sendline(next(found[0] for action in actions if (found := re.search(action, suggested))))
    assert "Final points" in child.before
    assert re.search(r"(wins?|share the win)\.", child.before)
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert fogcity.replay(path.read_bytes()).is_over


def test_control_c_saves_and_says_so(keyboard):
    child, path = keyboard
    child.sendline("b1")
    child.expect("Yellow ★> ")
    child.sendintr()
    child.expect("The game is saved")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert len(fogcity.replay(path.read_bytes()).moves) >= 2


def test_a_killed_game_is_on_disk(keyboard):
    child, path = keyboard
    child.sendline("b1")
    child.expect("Yellow ★> ")
    child.close(force=True)
    kept = fogcity.replay(path.read_bytes())
    assert kept.moves[0].text == "SWEN b1"
    assert kept.moves[-1].seat == 1


def test_a_link_stays_a_link_and_a_file_keeps_its_mode(run, tmp_path):
    run("play", "--seed", 3, "--seat", 1, "--save", "game.txt", stdin="b1\n")
    (tmp_path / "game.txt").chmod(0o644)
    (tmp_path / "link.txt").symlink_to("game.txt")
    before = (tmp_path / "game.txt").read_text()
    assert run("play", "--resume", "link.txt", stdin="draw\n").code == 0
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "game.txt").read_text().startswith(before)
    assert (tmp_path / "game.txt").read_text() != before
    assert (tmp_path / "game.txt").stat().st_mode & 0o777 == 0o644


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


def test_a_bot_cannot_work_the_deal_out_from_its_luck(run, monkeypatch):
    seen = []

    def choose(_self, _view, legal, rng, _budget):
        seen.append(rng)
        return int(legal[0])

    monkeypatch.setattr("fogcity.bots.tourist.Tourist.choose", choose)
    run("play", "--seed", 3, "--seat", 2, "--save", "game.txt", stdin="quit\n")
    assert len(seen) == 1
    told = repr(seen[0].bit_generator.seed_seq) + repr(seen[0].bit_generator.state)
    assert not any(str(int(word)) in told for word in seed_words(3))


def test_a_finished_game_is_written_wherever_it_is_kept(run, record, tmp_path):
    assert run("play", "--resume", record, "--save", "again.txt").code == 0
    assert "[result" in (tmp_path / "again.txt").read_text()


def test_other_people_do_not_take_over_a_kept_game(run, tmp_path):
    run("play", "--seat", "all", "--seed", 1, "--save", "ours.txt", stdin="\nb1\nquit\n")
    before = (tmp_path / "ours.txt").read_text()
    ended = run("play", "--resume", "ours.txt", "--seat", "none")
    assert ended.code == 1
    assert "--save" in ended.err
    assert (tmp_path / "ours.txt").read_text() == before
    assert run("play", "--resume", "ours.txt", "--seat", "none", "--save", "bots.txt").code == 0


def test_bots_sit_where_they_are_asked_to(run, tmp_path):
    bots = ["--bot", "tourist", "--bot", "gripman:20p"]
    assert run("play", "--seats", 3, "--seat", 2, "--seed", 1, *bots, "--save", "game.txt", stdin="draw\n").code == 0
    assert fogcity.replay((tmp_path / "game.txt").read_bytes()).tags["players"] == "tourist, human, gripman:20p"
    assert run("play", "--resume", "game.txt", stdin="a1\nquit\n").code == 0
    assert run("play", "--seat", 1, "--seed", 1, "--bot", "conductor", "--save", "2.txt", stdin="b1\nquit\n").code == 0
    assert fogcity.replay((tmp_path / "2.txt").read_bytes()).tags["players"] == "human, conductor"


def test_who_is_no_bot_is_told_before_anything_is_compiled(run, tmp_path):
    (tmp_path / "mine.py").write_text("class Mine: pass")
    for bots, told in [
        (["condutor"], "conductor"),
        (["gripman:brilliant"], "expert"),
        (["mine.py:Mine"], "no bot"),
        (["nowhere.py:Bot"], "no file"),
        (["tourist", "tourist"], "one bot for all"),
    ]:
        ended = run("play", "--seats", 4, "--seat", 1, *[word for bot in bots for word in ("--bot", bot)])
        assert ended.code == 1
        assert told in ended.err


@pytest.mark.parametrize("mistake", ["return -7", "return 'b1'", "raise ValueError('oh')", "return None"])
def test_a_bot_that_fails_loses_nothing(run, tmp_path, mistake):
    (tmp_path / "mine.py").write_text(
        "from fogcity.bots.bot import Bot\n"
        "class Mine(Bot):\n    name = 'mine'\n    def choose(self, view, legal, rng, budget):\n"
        f"        {mistake}\n"
    )
    ended = run("play", "--seat", 1, "--seed", 1, "--bot", "mine.py:Mine", "--save", "game.txt", stdin="b1\n")
    if mistake == "return 'b1'":  # an action may be told in words, but b1 alone is none
        assert "b1" in ended.err
    assert ended.code == 1
    assert "mine has failed" in ended.err
    assert len(fogcity.replay((tmp_path / "game.txt").read_bytes()).moves) == 1


# ---- bots that misbehave at the terminal


def write_bot(folder, *, choose="return int(legal[0])", warm_up="pass"):
    """A bot of one's own in mine.py."""
    (folder / "mine.py").write_text(
        "import sys\nfrom fogcity.bots.bot import Bot\n"
        "class Mine(Bot):\n    name = 'mine'\n"
        f"    def warm_up(self):\n        {warm_up}\n"
        f"    def choose(self, view, legal, rng, budget):\n        {choose}\n"
    )


MINE = ["--seat", 1, "--seed", 1, "--bot", "mine.py:Mine", "--save", "game.txt"]


def test_a_bot_cannot_end_the_program(run, tmp_path):
    write_bot(tmp_path, choose="sys.exit(0)")
    ended = run("play", *MINE, stdin="b1\n")
    assert ended.code == 1
    assert is_one_line(ended.err)
    assert "mine has failed" in ended.err
    assert len(fogcity.replay((tmp_path / "game.txt").read_bytes()).moves) == 1


def test_control_c_while_a_bot_thinks_saves_and_leaves(run, tmp_path):
    write_bot(tmp_path, choose="raise KeyboardInterrupt")
    ended = run("play", *MINE, stdin="b1\n")
    assert ended.code == 0
    assert "The game is saved" in ended.out
    assert len(fogcity.replay((tmp_path / "game.txt").read_bytes()).moves) == 1


@pytest.mark.parametrize("mistake", ["raise ValueError('oh')", "sys.exit(0)"])
def test_a_bot_that_cannot_get_ready_is_told(run, tmp_path, mistake, monkeypatch):
    monkeypatch.setattr(cli, "INTERPRETED", False)
    write_bot(tmp_path, warm_up=mistake)
    ended = run("play", *MINE, stdin="b1\n")
    assert ended.code == 1
    assert is_one_line(ended.err)
    assert "mine cannot get ready" in ended.err


@pytest.mark.parametrize("harm", ["gone", "broken"])
def test_nobody_takes_the_seat_of_a_bot_that_cannot_be_had(run, tmp_path, harm):
    write_bot(tmp_path)
    assert run("play", *MINE, stdin="b1\nquit\n").code == 0
    before = (tmp_path / "game.txt").read_bytes()
    for name in [name for name in sys.modules if name.startswith("fogcity_bot_mine")]:
        del sys.modules[name]
    if harm == "gone":
        (tmp_path / "mine.py").unlink()
    else:
        (tmp_path / "mine.py").write_text("1 / 0")
    ended = run("play", "--resume", "game.txt", stdin="quit\n")
    assert ended.code == 1
    assert is_one_line(ended.err)
    assert "mine.py" in ended.err
    assert (tmp_path / "game.txt").read_bytes() == before


def test_nobody_takes_the_seat_of_a_bot_of_a_package_that_is_gone(run, tmp_path):
    table = fogcity.Table(fogcity.game("cablecar"), 2, 1, {}, {"players": "human, motorman"})
    (tmp_path / "game.txt").write_text(table.record_text())
    ended = run("play", "--resume", "game.txt", stdin="quit\n")
    assert ended.code == 1
    assert "there is no bot" in ended.err


def test_the_name_of_a_bot_that_thinks_is_no_markup(tmp_path):
    write_bot(tmp_path)
    (tmp_path / "mine.py").write_text((tmp_path / "mine.py").read_text().replace("'mine'", "'[/mine]'"))
    bot = f"{tmp_path / 'mine.py'}:Mine:1s"
    child = at_keyboard("play", "--seat", 2, "--seed", 1, "--bot", bot, "--save", tmp_path / "game.txt")
    child.expect_exact("[/mine]:1s is thinking")
    child.expect("(Blue|Yellow) .> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# ---- the arena


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["cablecar", "turist"], "did you mean tourist?"),
        (["cablecar", "nowhere.py:Bot"], "there is no file"),
        (["cablecar", "tourist", "--budget", "soon"], "a budget is"),
        (["cablecar", "gripman:soon"], "a budget is"),
        (["cablecar", "tourist", "--seats", "9"], "2 to 6 players"),
        (["cablecar", "tourist", "--seed", "x"], "a seed is a whole number"),
        (["cablecar", "tourist", "--games", "0"], "1 to 10,000,000 games"),
        (["cablecar", "tourist", "-o", "hand=9"], "1 to 3"),
        (["cablecar"], "name one bot or more"),
        (["chess", "tourist"], "there is no game"),
        (["--resume", "nowhere"], "there is no tournament in nowhere"),
        (["--resume", "nowhere", "--show", "1"], "there is no tournament in nowhere"),
        (["cablecar", "tourist", "--no-records", "--out", "t"], "--no-records keeps nothing"),
        (["--resume", "t", "--no-records"], "--no-records keeps nothing"),
        (["cablecar", "tourist", "--html", "."], "is a folder"),
    ],
)
def test_the_arena_says_what_is_wrong(run, tmp_path, arguments, told):
    ended = run("arena", *arguments)
    assert ended.code == 1
    assert told in ended.err
    assert ended.out == ""
    assert is_one_line(ended.err)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()], "nothing is left behind"


@pytest.mark.parametrize(("out", "told"), [(".", "is a folder"), ("nowhere/ladder.md", "there is no folder")])
def test_the_ladder_says_at_once_what_is_wrong(run, out, told):
    ended = run("ladder", "--out", out)
    assert ended.code == 1
    assert told in ended.err
    assert is_one_line(ended.err)


def test_a_game_that_was_not_played_cannot_be_shown(run, tmp_path):
    play_here(Settings("cablecar", ["tourist"], 2, 2, "1"), tmp_path / "t")
    assert run("arena", "--resume", "t", "--show", 1).code == 0
    for number in (2, -1):
        ended = run("arena", "--resume", "t", "--show", number)
        assert ended.code == 1
        assert f"there is no record of game {number}" in ended.err
        assert is_one_line(ended.err)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--no-records", "--html", "r.html"], "Nothing is kept."),
        (["--out", "t"], "Go on with: fogcity arena --resume t"),
    ],
)
def test_control_c_tells_how_to_go_on_only_if_something_is_kept(run, monkeypatch, arguments, told):
    def stop(_settings, path, _manner):
        path.mkdir(parents=True)
        (path / "tournament.json").write_text("")
        raise KeyboardInterrupt

    monkeypatch.setattr("fogcity.arena.running.run", stop)
    ended = run("arena", "cablecar", "tourist", *arguments)
    assert ended.code == 130
    assert ended.err == f"Stopped. {told}\n"
