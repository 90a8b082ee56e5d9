"""`fogcity benchmark`: the scorecard, the line to publish, resuming, and what it says when something is wrong."""

from __future__ import annotations

import json
import shutil
import signal
from pathlib import Path

import pytest

import fogcity
from tests.helpers import ROOT
from tests.helpers.arena import bot, start, stop, wait_for_games
from tests.helpers.command import is_one_line

QUICK = ["--quick", "--cores", 1, "--track", "cablecar/2/tourist"]
MEASURED = {"ms_per_move", "date", "commit"}


def played(line):
    """The part of a result that is the same whenever and wherever it is played."""
    kept = {key: value for key, value in line.items() if key not in MEASURED and key != "totals"}
    return kept | {"tracks": [{k: v for k, v in one.items() if k not in MEASURED} for one in line["tracks"]]}


def test_a_bot_gets_a_scorecard_and_a_line_to_publish_and_can_be_shown_again(run, tmp_path, monkeypatch):
    ended = run("benchmark", bot("First"), *QUICK, "--folder", "kept", "--out", "lines.jsonl")
    assert ended.code == 0, ended.err
    for word in ("first, protocol 1-quick", "cablecar/2/tourist", "all tracks", "variance ratio", "not all tracks"):
        assert word in ended.out
    (line,) = (json.loads(text) for text in (tmp_path / "lines.jsonl").read_text().splitlines())
    assert line["kind"] == "fogcity benchmark"
    assert line["protocol"] == "1-quick"
    assert line["complete"] is False
    assert line["bot"] == "first"
    assert line["spec"] == "arena_bots.py:First", "no path of this machine is published"
    assert line["version"] == fogcity.__version__
    assert line["commit"].startswith("1a2b3c4")
    assert line["games"] == 4
    (track,) = line["tracks"]
    assert track["share_ci95"][0] <= track["share"] <= track["share_ci95"][1]
    assert line["ci95"][0] <= line["score"] <= line["ci95"][1]
    # Games that are kept are shown again; games that are lost are played again, with the same results.
    (folder,) = (path for path in (tmp_path / "kept").iterdir() if path.is_dir())
    monkeypatch.setattr("fogcity.arena.storage.folder.commit", lambda: 40 * "2")
    for lost in (False, True):
        if lost:
            shutil.rmtree(folder)
        again = run("benchmark", "--resume", "kept", "--json", "--cores", 1)
        assert again.code == 0, again.err
        assert played(json.loads(again.out)) == played(line)
        assert json.loads(again.out)["commit"] == (40 * "2" if lost else line["commit"]), "not that of the games"
    table = run("benchmark", "--compare", "lines.jsonl").out.splitlines()
    assert len(table) == 3
    assert table[2].startswith("| first | 1-quick |")
    assert "1 (part)" in table[2]


def test_an_interrupted_benchmark_says_how_to_resume_it(tmp_path):
    words = ["benchmark", bot("Slowly"), "--cores", "1", "--game", "cablecar", "--folder", "kept"]
    process = start(*words, cwd=tmp_path)
    wait_for_games(tmp_path / "kept/cablecar-2-tourist", process)
    out, err = stop(process, signal.SIGINT)
    assert process.returncode == 130
    assert out == b""
    assert err.endswith("Stopped. Resume with: fogcity benchmark --resume kept\n")
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["turist"], "did you mean tourist?"),
        (["nowhere.py:Bot"], "there is no file"),
        (["no_such_package.bots:Bot"], "the module no_such_package.bots cannot be imported"),
        (["fogcity.bots.tourist:Turist"], "there is no class Turist in fogcity.bots.tourist; bots there: Tourist"),
        (["fogcity.bots.bot:Budget"], "is not a bot"),
        (["gripman:soon"], "a budget is"),
        (["tourist", "--budget", "soon"], "a budget is"),
        (["tourist", "--game", "chess"], "there is no game 'chess'"),
        (["tourist", "--track", "*/9/*"], "no track is named '*/9/*'"),
        (["tourist", "--out", "."], "is a folder"),
        (["tourist", "--out", "nowhere/lines.jsonl"], "there is no folder nowhere"),
        (["--resume", "nowhere"], "there is no benchmark in nowhere"),
        (["tourist", "--resume", "nowhere"], "--resume FOLDER continues as the benchmark was begun"),
        (["--compare", "nowhere"], "nowhere: No such file or directory"),
        ([bot("CannotBeMade")], "CannotBeMade cannot be created: RuntimeError: no such luck"),
        ([bot("OnlyTicket"), "--game", "cablecar"], "only-ticket plays ticket, not cablecar"),
    ],
)
def test_it_says_at_once_what_is_wrong(run, tmp_path, arguments, told):
    ended = run("benchmark", *arguments)
    assert ended.code == 1
    assert told in ended.err
    assert ended.out == ""
    assert is_one_line(ended.err)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()], "nothing is left behind"


def test_without_a_bot_it_names_an_example(run):
    ended = run("benchmark")
    assert ended.code == 2
    assert "fogcity benchmark conductor --quick" in ended.err


@pytest.mark.parametrize(
    ("text", "told"),
    [("no json\n", "line 1 is not JSON"), ('\n{"kind": "bench"}\n', "line 2 is not a result of `fogcity benchmark`")],
)
def test_files_that_hold_something_else_are_not_compared(run, tmp_path, text, told):
    (tmp_path / "lines.jsonl").write_text(text)
    ended = run("benchmark", "--compare", "lines.jsonl")
    assert ended.code == 1
    assert told in ended.err
    assert is_one_line(ended.err)


def test_a_benchmark_of_another_protocol_is_not_resumed(run, tmp_path):
    plan = {"bot": "tourist", "budget": "1s", "games": ["cablecar"], "tracks": ["cablecar/2/tourist"], "quick": True}
    (tmp_path / "benchmark.json").write_text(json.dumps({**plan, "digest": "0"}))
    ended = run("benchmark", "--resume", ".")
    assert ended.code == 1
    assert "begun with another protocol" in ended.err
    ended = run("benchmark", "tourist", "--folder", ".")
    assert "resume it: --resume ." in ended.err


def test_the_tracks_can_be_listed(run):
    ended = run("benchmark", "--list")
    assert ended.code == 0
    assert "ticket/4/conductor/held-out" in ended.out
    assert "fog-bay" in ended.out
    assert ended.out.splitlines()[-1].startswith("protocol 1, digest ")


def test_the_published_table_shows_the_published_lines(run):
    page = (ROOT / "docs/benchmark.md").read_text(encoding="utf-8")
    ended = run("benchmark", "--compare", ROOT / "docs/benchmark.jsonl")
    assert ended.code == 0
    assert ended.out in page


def test_the_page_names_the_digest_of_the_protocol(run):
    page = (ROOT / "docs/benchmark.md").read_text(encoding="utf-8")
    for more in ([], ["--quick"]):
        assert run("benchmark", "--list", *more).out.splitlines()[-1] in page


def test_the_held_out_board_is_the_one_that_its_program_draws(capsys):
    from bench.held_out_board import main

    main()
    kept = Path(fogcity.__file__).parent / "games/ticket/benchmark/fog-bay.toml"
    assert capsys.readouterr().out == kept.read_text(encoding="utf-8")
