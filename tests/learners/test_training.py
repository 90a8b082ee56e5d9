"""`fogcity train`: a short run learns, the same seed gives the same weights, and a killed run goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time

import numpy as np
import pytest

import fogcity
from fogcity.bots.motorman import Motorman
from fogcity.bots.toolbox import policy_of
from fogcity.bots.tourist import Tourist
from fogcity.bots.weights import network_of, read_weights, weights_of
from fogcity.core.errors import BadOption
from fogcity.training.learner import Learner, TorchNetwork, find_compared
from fogcity.training.matches import play_match
from fogcity.training.players import UnitPlayer, join
from fogcity.training.self_play import play_games_of
from fogcity.training.settings import TrainingSettings, draw_variants, make_templates
from tests.helpers.boards import SMALL
from tests.helpers.command import FOGCITY, is_one_line
from tests.helpers.shared import made_once

# A round takes a second.
QUICK = [
    f"--set={text}"
    for text in ("unit_games=60", "units=2", "batches=12", "batch=1024", "compare=0.01", "check_games=20")
]


def weights_in(folder, name="cablecar"):
    game = fogcity.game(name)
    return read_weights(folder / "weights.npz", network_of(game), game)


@pytest.fixture(scope="module")
def trained(tmp_path_factory, worker_id):
    """The folder of a run of about a minute, and what it said. All processes that run tests share it."""

    def train(folder):
        command = [
            *FOGCITY,
            "train",
            "cablecar",
            "--rounds",
            "16",
            "--seed",
            "5",
            "--out",
            str(folder / "run"),
            "--json",
        ]
        ended = subprocess.run([*command, "--cores", "2", *QUICK], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr
        (folder / "said.json").write_text(json.dumps([json.loads(ended.stdout), ended.stderr]))

    folder = made_once(tmp_path_factory, worker_id, "trained", train)
    return folder / "run", *json.loads((folder / "said.json").read_text())


def test_a_minute_of_training_beats_tourist(trained):
    out, said, told = trained
    assert said["rounds"] == 16
    assert "against tourist, 2 players" in told
    game = fogcity.game("cablecar")
    bot = Motorman(game, weights=weights_in(out))
    for seats in (2, 6):
        assert play_match(game, bot, Tourist(game), 200, seats, 1).low > 0.5


def test_the_curve_and_the_weights_say_how_they_came_about(trained):
    out, said, _ = trained
    lines = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert lines[-1]["rounds"] == 16
    assert lines[-1]["games"] == said["games"] > 1000
    assert set(lines[-1]["matches"]) >= {"tourist, 2 players", "conductor, 6 players"}
    about = weights_in(out).about
    assert (about["game"], about["settings"]["seed"]) == ("cablecar", 5)
    assert about["games"] > 0


def test_bots_play_by_the_weights_in_a_file(run, trained, monkeypatch):
    out, _, _ = trained
    monkeypatch.setenv("FOGCITY_WEIGHTS", str(out / "weights.npz"))
    assert weights_of(fogcity.game("cablecar")).digest == weights_in(out).digest
    ended = run("arena", "company", "motorman", "tourist", "--games", "2", "--no-records")
    assert is_one_line(ended.err)
    assert "holds weights for cablecar" in ended.err


def settings(**changes):
    return TrainingSettings(game="cablecar", rounds=3, unit_games=20, units=3, **changes)


def test_units_do_not_depend_on_who_plays_them():
    game, network = fogcity.game("cablecar"), TorchNetwork(network_of(fogcity.game("cablecar")).rows, 16, 8)
    layers = network.layers()
    one, other = UnitPlayer(game, settings()), UnitPlayer(game, settings())
    alone = [one(4, unit, layers, False) for unit in range(3)]
    again = [other(4, unit, layers, False) for unit in (2, 0, 1)]
    for unit, place in ((0, 1), (1, 2), (2, 0)):
        assert alone[unit].samples.tobytes() == again[place].samples.tobytes()
        assert alone[unit].values.tobytes() == again[place].values.tobytes()
    assert alone[0].rows.tobytes() != alone[1].rows.tobytes()
    joined = join(alone)
    middle = joined.samples[len(alone[0].samples) + 3]
    expected = alone[1].samples[3]
    assert (
        joined.rows[middle["start"] : middle["end"]].tolist()
        == alone[1].rows[expected["start"] : expected["end"]].tolist()
    )


def test_self_play_is_compiled_once_for_layers_in_training_and_from_a_file():
    game = fogcity.game("cablecar")
    network, player = network_of(game), UnitPlayer(game, settings())
    for layers in (TorchNetwork(network.rows, 16, 8).layers(), weights_of(game).layers):
        player(1, 0, layers, False)
    assert len(play_games_of(network, policy_of(game)).ready.signatures) == 1


def test_samples_are_labelled_with_the_end_of_the_game_and_what_was_expected():
    """With a trace of 1 and no exploration, labels are the results of games; with 0, what the network expected."""
    game = fogcity.game("cablecar")
    layers = TorchNetwork(network_of(game).rows, 16, 8).layers()
    changes = {"explore": 0.0, "guests": 0.0, "two_players": 1.0}
    player = UnitPlayer(game, settings(trace=1.0, openings=0, keep=1.0, others=1.0, **changes))
    samples = player(1, 0, layers, False).samples
    assert set(np.unique(samples["share"]).tolist()) <= {0.0, 0.5, 1.0}
    assert (samples["share"] == 1.0).mean() == pytest.approx(0.5, abs=0.1)
    expected = UnitPlayer(game, settings(trace=0.0, **changes))(1, 0, layers, False).samples
    assert ((expected["share"] > 0) & (expected["share"] < 1)).mean() > 0.9


def test_actions_that_are_compared_are_the_best_ones_and_get_the_mean_of_their_results():
    """Many simulations of the same position agree, and say more than the end of one game."""
    game = fogcity.game("cablecar")
    layers = weights_of(game).layers
    shares = []
    for simulations in (1, 60):
        player = UnitPlayer(game, settings(compare=0.02, actions=3, simulations=simulations, keep=0.0, others=0.0))
        samples = player(1, 0, layers, False).samples
        assert samples["compared"].all()
        assert set(np.unique(samples["decision"], return_counts=True)[1].tolist()) <= {2, 3, 6}
        assert (np.abs(samples["margin"]) <= 4).all()
        shares.append(samples["share"])
    spread = [np.abs(one[:-1] - one[1:]).mean() for one in shares]  # neighbours are mostly actions of one position
    assert spread[1] < spread[0]
    none = UnitPlayer(game, settings(compare=1.0, keep=0.0, others=0.0))(1, 0, layers, True).samples
    assert len(none) == 0  # while the policy teaches, nothing is compared


def test_a_learner_learns_differences_between_actions_that_were_compared():
    """The more they count in the loss, the better it tells the actions of a position apart."""
    import torch

    from fogcity.training.learner import worth

    game, network = fogcity.game("cablecar"), network_of(fogcity.game("cablecar"))
    changes = {"compare": 0.05, "actions": 4, "simulations": 4, "keep": 0.1, "batch": 256, "batches": 40}
    samples = UnitPlayer(game, settings(**changes))(1, 0, weights_of(game).layers, False)
    compared = samples.samples["compared"]
    assert (compared == 0).any()
    assert (compared == 4).sum() > 20
    others, firsts = find_compared(samples, np.arange(len(compared)))
    assert (compared[firsts] == 1).all()
    pairs, missed = [others[:200], firsts[:200]], []
    labels = [worth(*(torch.from_numpy(samples.samples[name][one]) for name in ("share", "margin"))) for one in pairs]
    for apart in (0.0, 100.0):
        learner = Learner(network.rows, network.most_features, settings(apart=apart, **changes))
        learner.learn([samples], 1e-3, np.random.default_rng(1))
        found = [learner.outputs(samples, one).detach() for one in pairs]
        expected = [worth(torch.sigmoid(one[:, 0]), one[:, 1]) for one in found]
        missed.append(float(((expected[0] - expected[1] - labels[0] + labels[1]) ** 2).mean()))
    assert missed[1] < 0.5 * missed[0]


def test_all_kinds_of_tables_are_played():
    game = fogcity.game("cablecar")
    _, kinds = make_templates(game)
    drawn = np.concatenate([draw_variants(settings(), kinds, 0, unit) for unit in range(200)])
    assert {kinds[kind][0] for kind in drawn} == set(game.seats)
    assert np.mean([kinds[kind][0] == 2 for kind in drawn]) == pytest.approx(0.4, abs=0.05)
    assert np.mean([kinds[kind][0] == 6 for kind in drawn]) == pytest.approx(0.3, abs=0.05)
    assert np.mean([bool(kinds[kind][1]) for kind in drawn]) == pytest.approx(0.25, abs=0.05)


def test_torch_and_the_kernels_compute_the_same():
    import torch

    from fogcity.bots.network import evaluation_of, make_work
    from tests.bots.test_network import GAMES, Features, random_game
    from tests.helpers.cases import Case

    for name in GAMES:
        game = fogcity.game(name)
        network, weights = network_of(game), weights_of(game)
        model = TorchNetwork(network.rows, weights.layers[0].shape[1] - 2, weights.layers[2].shape[1])
        model.load_layers(weights.layers)
        features, work = Features(game), make_work(game, network, weights.layers)
        for number, (states, _) in enumerate(random_game(Case(game, 2, {}), 3)):
            if number % 10 == 0:
                seat = game.turn(states[0])
                found = features.describe(states[0], seat)
                rows, values = torch.tensor(list(found)), torch.tensor(list(found.values()), dtype=torch.float32)
                expected = model(rows, torch.tensor([0, len(found)]), values)[0].tolist()
                evaluation_of(network).value_position(states[0], seat, weights.layers, work, *game.fixed)
                assert work[5][0].tolist() == pytest.approx(expected, abs=1e-3)


def test_the_same_seed_gives_the_same_weights_and_a_killed_run_goes_on(tmp_path):
    smaller = ["--set=memory=1", "--set=unit_games=20", "--set=check_games=4"]
    command = [*FOGCITY, "train", "cablecar", "--rounds", "3", "--seed", "9", *QUICK, *smaller]

    def start(folder, *how):
        return subprocess.Popen(
            [*command, "--out", str(folder), *how], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    hows = (["--cores", "1"], ["--cores", "2"], ["--cores", "2", "--ray", "local"])
    runs = [start(tmp_path / str(number), *how) for number, how in enumerate(hows)]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert len({weights_in(tmp_path / str(number)).digest for number in range(len(hows))}) == 1

    killed = start(tmp_path / "killed", "--cores", "1")
    deadline = time.monotonic() + 300
    while not (tmp_path / "killed" / "settings.json").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    resumed = [*FOGCITY, "train", "--resume", str(tmp_path / "killed"), "--json"]
    ended = subprocess.run(resumed, capture_output=True, text=True, check=True)
    assert json.loads(ended.stdout)["rounds"] == 3
    assert weights_in(tmp_path / "killed").about["rounds"] > 0


def test_a_run_goes_on_from_its_checkpoint(trained, tmp_path):
    out, said, _ = trained
    for path in out.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    longer = json.loads((tmp_path / "settings.json").read_text())
    (tmp_path / "settings.json").write_text(json.dumps({**longer, "rounds": 18}))
    ended = subprocess.run(
        [*FOGCITY, "train", "--resume", str(tmp_path), "--json"], capture_output=True, text=True, check=True
    )
    found = json.loads(ended.stdout)
    assert found["rounds"] == 18
    assert found["games"] == said["games"] + 240


def test_a_run_can_begin_with_weights(run, trained, tmp_path):
    first = trained[0] / "weights.npz"
    ended = run("train", "cablecar", "--rounds", "1", "--from", first, "--out", tmp_path / "run", *QUICK)
    assert ended.code == 0, ended.err
    assert "against best so far, 2 players" in ended.err  # those it began with
    settings = json.loads((tmp_path / "run" / "settings.json").read_text())
    assert (settings["start"], settings["width"]) == (weights_in(trained[0]).digest, 64)
    ended = run("train", "company", "--rounds", "1", "--from", first, "--out", tmp_path / "other")
    assert is_one_line(ended.err)
    assert "holds weights for cablecar" in ended.err


def test_a_board_of_ones_own_is_trained_and_then_played(run, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    board = tmp_path / "small.toml"
    board.write_text(SMALL)
    game = fogcity.game("ticket", board)
    assert weights_of(game) is None
    ended = run("train", "ticket", "--rounds", "2", "--board", board, "--out", tmp_path / "run", *QUICK)
    assert ended.code == 0, ended.err
    assert "Bots on this machine use them from now on" in ended.out
    assert weights_of(game).about["board"] == game.board_tag
    played = run(
        "arena", "ticket", "motorman", "gripman:5p", "--board", board, "--games", "4", "--no-records", "--json"
    )
    assert [bot["forfeits"] for bot in json.loads(played.out)["bots"]] == [0, 0]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["cablecar"], "a run takes either --hours, as in 0.5, or --rounds, as in 200"),
        (["cablecar", "--hours", "1", "--rounds", "3"], "a run takes either"),
        (["cablecar", "--hours", "1e9"], "a run takes at most"),
        ([], "which game? For example: fogcity train cablecar --hours 2"),
        (["lastcar", "--hours", "1"], "there is no game"),
        (["cablecar", "--hours", "1", "--set=magic=3"], "there is no setting 'magic'; there are: seed, hours, rounds"),
        (["cablecar", "--hours", "1", "--set=batch=many"], "batch is a number, not 'many'"),
        (["cablecar", "--hours", "1", "--set=batch=0"], "batch is a whole number from 1, not 0"),
        (["--resume", "nowhere"], "there is no training run in nowhere: it has no settings.json"),
        (["cablecar", "--resume", "nowhere"], "--resume goes on with a run as it was begun: name only its folder"),
    ],
)
def test_mistakes_are_explained(run, arguments, expected, tmp_path):
    out = [] if "--resume" in arguments else ["--out", tmp_path / "run"]
    ended = run("train", *arguments, *out)
    assert ended.code != 0
    assert is_one_line(ended.err)
    assert expected in ended.err
    assert not (tmp_path / "run").exists()


def test_a_folder_with_a_run_is_not_used_for_another(run, trained):
    ended = run("train", "cablecar", "--rounds", "3", "--out", trained[0])
    assert is_one_line(ended.err)
    assert "go on with: fogcity train --resume" in ended.err


def test_spoilt_files_of_a_run_are_named(run, trained, tmp_path):
    for path in trained[0].iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "checkpoint.pt").write_bytes(b"nonsense")
    assert "checkpoint.pt cannot be read" in run("train", "--resume", tmp_path).err
    (tmp_path / "settings.json").write_text('{"game": 7}')
    ended = run("train", "--resume", tmp_path)
    assert is_one_line(ended.err)
    assert "is not the file of a training run" in ended.err


def test_games_without_a_network_are_refused():
    class WithoutParts(type(fogcity.game("cablecar"))):
        parts = {}  # noqa: RUF012

    with pytest.raises(BadOption, match="brings no network, so there is nothing to train"):
        UnitPlayer(WithoutParts(), settings())
