"""Reviews of whole games: marks, accuracy, luck, and nothing that a seat could not know."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.registry import find_bot
from fogcity.core.errors import BadOption
from fogcity.core.table import Move, Table
from fogcity.study import review
from fogcity.study.accuracy import accuracy_of, game_accuracy
from fogcity.study.judging import Analyst, seed_of
from fogcity.study.luck import adjust, luck_of_draw
from fogcity.study.reviewing import assemble, first_curve
from fogcity.study.sampling import Sampler, sampler_for
from fogcity.study.verdicts import MARKS, Verdict, interval, judge

NAMES = fogcity.games()


def played(name: str, actions: int, seats: int = 2, **options) -> Table:
    """A table after so many actions of the tourist, who plays at random."""
    game = fogcity.game(name)
    table, rng = Table(game, seats, 5, options), np.random.default_rng(5)
    bot = find_bot("tourist", game, Budget()).bot
    while len(table.moves) < actions and not table.is_over:
        view = game.view(table.state, game.turn(table.state))
        table.act(bot.choose(view, game.legal(view), rng, Budget()))
    return table


@pytest.mark.parametrize("name", NAMES)
def test_a_review_has_every_action_and_player(name):
    table, reports = played(name, 14, seats=3), []
    found = review(table, effort=0.05, cores=2, report=lambda *done: reports.append(done))
    assert [move.number for move in found.moves] == list(range(1, 15))
    assert [move.played for move in found.moves] == [move.text for move in table.moves]
    assert [move.seat for move in found.moves] == [move.seat for move in table.moves]
    assert [player.seat for player in found.players] == [0, 1, 2]
    assert reports == [(done, 14) for done in range(1, 15)]
    assert len(found.curve) == 15
    assert np.sum(found.curve, axis=1) == pytest.approx(1.0)
    for move, source in zip(found.moves, table.moves, strict=True):
        assert move.loss >= 0
        assert move.ci95[0] <= move.loss <= move.ci95[1]
        assert move.forced == (len(table.game.legal(source.before)) == 1)
        assert table.game.parse(source.before, move.best) in table.game.legal(source.before)
        assert (move.loss > 0) == (move.best != move.played)
    assert all(player.result is None and player.adjusted is None for player in found.players)


def test_the_data_of_a_review_are_those_that_scripts_rely_on():
    data = review(played("cablecar", 6), effort=0.05).to_data()
    assert json.loads(json.dumps(data)) == data
    assert {"game", "seats", "moves", "players"} <= data.keys()
    assert {"number", "seat", "played", "best", "loss", "ci95", "mark", "luck"} <= data["moves"][0].keys()
    assert {"seat", "accuracy", "luck"} <= data["players"][0].keys()


def test_a_review_is_the_same_on_any_number_of_cores():
    table = played("ticket", 10)
    assert review(table, effort=0.05, cores=1) == review(table.record_text(), effort=0.05, cores=3)


@pytest.mark.parametrize("name", NAMES)
def test_a_review_for_one_seat_is_the_same_whatever_is_hidden_from_it(name):
    table = played(name, 14)
    for seat in range(2):
        wanted = msgspec.json.encode(review(table, seat=seat, effort=0.05))
        assert msgspec.json.encode(review(swapped(table, seat), seat=seat, effort=0.05)) == wanted


def swapped(table: Table, seat: int) -> Table:
    """The same table, with everything guessed anew that this seat cannot know."""
    game, other = table.game, Table(table.game, table.seats, 6, table.options)
    number = 0

    def anew(s: fogcity.State) -> fogcity.State:
        nonlocal number
        number += 1
        return game.guess(game.view(s, seat), number)

    for move in table.moves:
        text = move.text if move.seat == seat else "something else"
        other.moves.append(Move(move.seat, move.turn, move.action, text, anew(move.before), anew(move.after)))
    other._state = anew(table.state)
    assert any(
        game.describe(one.before) != game.describe(two.before)
        for one, two in zip(table.moves, other.moves, strict=True)
    )
    return other


def test_a_review_of_a_part_of_the_actions_leaves_the_others_out():
    table = played("cablecar", 6)
    analyst, shown = Analyst(table.game, 0.05), [0, 1]
    first = first_curve(analyst, table, shown)
    move = table.moves[3]
    views = (table.game.view(s, move.seat) for s in (move.before, move.after))
    judged = analyst.judge(next(views), move.action, next(views))
    found = assemble(table, {3: judged}, first, [0.0, 0.0], shown)
    assert [move.number for move in found.moves] == [4]
    assert found.curve[:3] == first[:3]
    assert not judged.verdict.exact
    assert found.curve[3] == first[3]
    assert found.moves[0].chance == pytest.approx(first[3][move.seat] - judged.verdict.loss, abs=1e-9)
    assert sum(found.curve[3]) == pytest.approx(1.0)


def test_near_the_end_of_cable_car_chances_are_exact():
    table = played("cablecar", 999)
    found, last = review(table, effort=0.05), len(table.moves) - 1
    exact = [
        move
        for move in found.moves[-6:]
        if not move.forced and {chance for _, chance in move.alternatives} <= {0.0, 0.5, 1.0}
    ]
    assert exact
    for move in exact:
        assert found.curve[move.number - 1][move.seat] == pytest.approx(move.chance + move.loss)
    assert found.curve[last + 1] == [player.result for player in found.players]


def test_hindsight_is_separate():
    table = played("ticket", 12)
    plain, both = review(table, effort=0.05), review(table, effort=0.05, hindsight=True)
    assert all(move.hindsight is None for move in plain.moves)
    assert all((move.hindsight is None) == move.forced for move in both.moves)
    assert [msgspec.structs.replace(move, hindsight=None) for move in both.moves] == plain.moves
    with pytest.raises(BadOption, match="only for reviews of all seats"):
        review(table, seat=0, hindsight=True)


@pytest.mark.parametrize(
    ("options", "problem"),
    [({"seat": 2}, "there is no seat 3; this game has 2"), ({"effort": 0}, "effort is a number from 0.01 to 1000")],
)
def test_wrong_options_are_refused(options, problem):
    with pytest.raises(BadOption, match=problem):
        review(played("cablecar", 3), **options)


def test_a_finished_game_has_results_without_luck():
    table = played("cablecar", 999)
    found = review(table, effort=0.01)
    assert table.is_over
    assert sum(player.result for player in found.players) == 1
    assert sum(player.adjusted for player in found.players) == pytest.approx(1)
    assert found.curve[-1] == [player.result for player in found.players]
    assert len(found.decisive) == 3


# ---- verdicts


class Known(Sampler):
    """Samples with a known mean for each action, and noise that is the same for all of them in part."""

    def __init__(self, game, means, chance):
        super().__init__(game)
        self.means, self.position, self.noise, self.samples = means, chance, 0.3, 0

    def promising(self, view, legal, most):
        return sorted(self.means, key=lambda action: -self.means[action])[:most]

    def sample(self, s, actions, count, seed):
        self.samples += len(actions) * count
        rng = np.random.default_rng(seed)
        common = rng.normal(0, self.noise, count)
        return np.array([self.means.get(action, 0.3) + common + rng.normal(0, 0.05, count) for action in actions])

    def expected(self, view, seed):
        return self.position


def verdict_on(loss: float, chance: float = 0.9, **options) -> tuple[Verdict, int]:
    """The verdict on an action that loses so much in samples, in a position of this chance, and how many it took."""
    game = fogcity.game("cablecar")
    view = game.view(game.deal(2, seed=1), 0)
    best, other, third = game.legal(view).tolist()[:3]
    sampler = Known(game, {best: 0.6, other: 0.6 - loss, third: 0.2}, chance)
    return judge(sampler, view, game.legal(view), other, seed=1, **options), sampler.samples


@pytest.mark.parametrize(
    ("loss", "mark"), [(0.03, None), (0.07, "inaccuracy"), (0.12, "mistake"), (0.19, "blunder"), (0.4, "blunder")]
)
def test_marks_follow_what_was_lost(loss, mark):
    verdict, _ = verdict_on(loss)
    assert verdict.mark == mark
    assert verdict.loss == pytest.approx(loss, abs=0.02)
    assert verdict.ci95[0] < loss < verdict.ci95[1]
    assert verdict.best_chance == pytest.approx(0.9)


def test_an_action_loses_no_more_than_there_was():
    verdict, _ = verdict_on(0.4, chance=0.03)
    assert verdict.loss == pytest.approx(0.03 * 0.4 / 0.6, abs=0.002)
    assert verdict.mark is None
    assert verdict.chance == pytest.approx(0.03 - verdict.loss)
    assert [each.chance for each in verdict.alternatives] == sorted(
        (each.chance for each in verdict.alternatives), reverse=True
    )


def test_an_action_is_only_marked_if_the_interval_clears_the_threshold():
    least = MARKS["blunder"]
    assert Verdict(1, 0.5, 0.2, (least + 0.01, 0.25)).mark == "blunder"
    assert Verdict(1, 0.5, 0.2, (least - 0.01, 0.25)).mark == "mistake"
    assert Verdict(1, 0.5, 0.2, (-0.01, 0.41)).mark is None


def test_more_samples_are_spent_where_the_verdict_is_open():
    clear, close = verdict_on(0.4)[1], verdict_on(0.1)[1]
    assert close > 4 * clear
    assert verdict_on(0.1, effort=0.1)[1] < close / 4


def test_the_best_action_loses_nothing():
    verdict, _ = verdict_on(-0.1)
    assert (verdict.loss, verdict.mark, verdict.alternatives[0].action) == (0.0, None, verdict.best)


def test_intervals_are_those_of_paired_differences():
    common = np.random.default_rng(1).normal(0, 1, 400)
    mean, (low, high) = interval(np.array([common + 0.2, common]))
    assert (mean, low, high) == pytest.approx((0.2, 0.2, 0.2))


# ---- accuracy and luck


@pytest.mark.parametrize(("loss", "accuracy"), [(0.0, 100.0), (0.05, 79.82), (0.1, 63.58), (0.15, 50.52), (1.0, 0.0)])
def test_the_accuracy_of_an_action_is_that_of_chess(loss, accuracy):
    assert accuracy_of(loss) == pytest.approx(accuracy, abs=0.01)


def test_the_accuracy_of_a_game_weighs_decisive_moments_more():
    assert game_accuracy([], []) is None
    assert game_accuracy([0.0] * 9, [0.5] * 9) == pytest.approx(100, abs=0.001)
    chances = [0.5] * 12 + [0.9, 0.1, 0.8, 0.2] + [0.5] * 12
    quiet = game_accuracy([0.2] + [0.0] * 27, chances)
    sharp = game_accuracy([0.0] * 13 + [0.2] + [0.0] * 14, chances)
    assert sharp < quiet < 100


@pytest.mark.parametrize("name", NAMES)
def test_the_luck_of_all_draws_is_zero_on_average(name):
    game, lucks = fogcity.game(name), []
    table, sampler = played(name, 16), sampler_for(game)
    for move in table.moves[4:]:
        view = game.view(move.before, move.seat)
        for seed in range(12):
            guess = game.guess(view, seed)
            game.play(guess, move.action)
            after = game.view(guess, move.seat)
            lucks.append(luck_of_draw(sampler, view, move.action, after, seed_of(view)))
    assert abs(np.mean(lucks)) < 4 * np.std(lucks) / len(lucks) ** 0.5 + 1e-9


def test_only_draws_are_luck():
    table = played("cablecar", 30)
    kinds = set()
    for before, move in zip([None, *table.moves], review(table, effort=0.01).moves, strict=False):
        draws = move.played == "draw" or before is None or before.text != "draw"  # from the supply, or into the hand
        kinds.add(draws)
        assert (move.luck != 0) == draws
    assert kinds == {True, False}


def test_luck_is_taken_from_the_others():
    assert adjust([1.0, 0.0], [0.2, -0.1]) == pytest.approx([0.7, 0.3])
    assert sum(adjust([0.5, 0.5, 0.0], [0.3, 0.0, -0.2])) == pytest.approx(1.0)
    assert adjust([1.0], [0.4]) == [1.0]
