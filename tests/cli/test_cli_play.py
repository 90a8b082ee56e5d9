"""`fogcity play`: games typed through a pipe and at a real terminal, left, kept and gone on with."""

import re
import sys

import pexpect
import pytest

import fogcity
from fogcity.software import software
from tests.helpers.command import is_one_line
from tests.helpers.terminal import at_keyboard


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


def test_leaving_saves_and_going_on_ends_the_same_game(run, tmp_path):
    ended = run("play", "--seed", 3, "--seat", 1, "--save", "game.txt", stdin="b1\n")
    assert ended.code == 0
    assert f"--resume {tmp_path / 'game.txt'}" in ended.out
    before = fogcity.replay((tmp_path / "game.txt").read_bytes())
    assert before.tags == {"players": "human, tourist", "software": software()}
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
        (["--save", "there.txt"], "exists already"),
        (["there.txt"], "--resume there.txt"),
        (["--resume", "there.txt"], "there.txt: a game record needs the tags"),
        (["--save", "."], "is a directory"),
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
    assert after.tags == {"players": "Ann, Bob", "software": software()}
    assert len(after.moves) >= 2


def test_a_saved_game_names_the_software_that_wrote_it(record):
    assert fogcity.replay(record.read_bytes()).tags["software"] == software()


def test_an_older_game_that_goes_on_names_the_software_that_went_on(run, tmp_path):
    path = tmp_path / "game.txt"
    run("play", "--seat", 1, "--seed", 1, "--save", path, stdin="b1\n")
    path.write_text(path.read_text().replace(f'[software "{software()}"]', '[software "fogcity 0.1.0"]'))
    assert run("play", "--resume", path, stdin="draw\nquit\n").code == 0
    assert fogcity.replay(path.read_bytes()).tags["software"] == software()


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


# ---- keyboards


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
        found = child.expect([prompt, "take it back> ", "To see the game again"])
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
