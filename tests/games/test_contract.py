"""What every game promises, checked for all of them with all their options. A new game joins by registering."""

from __future__ import annotations

import copy
import itertools
import pickle
from pathlib import Path

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.core.rng import Key
from tests.helpers.cases import CASES, Case, finished, random_game

every_case = pytest.mark.parametrize("case", CASES, ids=str)
GAMES_EACH = 40


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.seats)]


@every_case
def test_legal_actions_are_there_until_the_end_ascending_and_never_twice(case: Case) -> None:
    for seed in range(GAMES_EACH):
        s = None
        for s, _ in random_game(case, seed):
            legal = case.game.legal(s)
            assert len(legal) > 0
            assert np.all(np.diff(legal) > 0)
            assert legal[0] >= 0
            assert legal[-1] < case.game.num_actions
            assert len(legal) <= case.game.most_legal
            assert case.game.turn(s) in range(case.seats)
            assert case.game.winners(s) == []
        assert s is not None
        assert case.game.turn(s) == -1
        assert len(case.game.legal(s)) == 0
        scores = case.game.scores(s)
        assert len(scores) == case.seats
        winners = case.game.winners(s)
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)


@every_case
def test_every_legal_action_plays_and_every_other_raises_and_changes_nothing(case: Case) -> None:
    moments = list(itertools.islice(random_game_copies(case, 3), 5, None, 23))
    for s in moments:
        legal = set(case.game.legal(s).tolist())
        before = s.tobytes()
        for action in legal:
            played = s.copy()
            case.game.play(played, action)
            assert played.tobytes() != before
        rng = np.random.default_rng(case.game.turns(s))
        others = set(rng.integers(-3, case.game.num_actions + 3, 400).tolist()) | {-1, case.game.num_actions}
        for action in others - legal:
            with pytest.raises(fogcity.IllegalAction, match=r"\w"):
                case.game.play(s, action)
            assert s.tobytes() == before


def random_game_copies(case: Case, seed: int) -> list[fogcity.State]:
    return [s.copy() for s, _ in random_game(case, seed)]


def test_legal_agrees_with_play_on_every_code_there_is() -> None:
    for case in CASES[:: max(1, len(CASES) // 7)]:
        for s in random_game_copies(case, 1)[::53]:
            legal = set(case.game.legal(s).tolist())
            plays = set()
            for action in range(case.game.num_actions):
                played = s.copy()
                try:
                    case.game.play(played, action)
                except fogcity.IllegalAction:
                    continue
                plays.add(action)
            assert plays == legal


@every_case
def test_text_and_parse_are_inverse(case: Case) -> None:
    for s, _ in itertools.islice(random_game(case, 4), 0, None, 7):
        texts = [case.game.text(s, action) for action in case.game.legal(s)]
        assert len(set(texts)) == len(texts)
        assert [case.game.parse(s, text) for text in texts] == case.game.legal(s).tolist()
        assert [case.game.text(s, case.game.parse(s, text)) for text in texts] == texts
        for text in texts:
            assert case.game.split(text) == [text]
        assert case.game.split(" ".join(texts[:5])) == texts[:5]


@every_case
def test_replaying_a_record_gives_the_same_bytes(case: Case) -> None:
    table = finished(case, 5)
    for written in (table.record_text(), table.record().to_json()):
        again = fogcity.replay(written)
        assert again.state.tobytes() == table.state.tobytes()
        assert again.record() == table.record()
        assert [move.after.tobytes() for move in again.moves] == [move.after.tobytes() for move in table.moves]
    assert fogcity.replay(table.record_text()).record_text() == table.record_text()


@every_case
@pytest.mark.parametrize("kind", [bytes, Key])
def test_a_seed_of_32_bytes_deals_and_replays_too(case: Case, kind: type[bytes] | type[Key]) -> None:
    secret = kind(bytes(range(32)))
    table = fogcity.Table(case.game, case.seats, secret, case.options, {"players": 'Ann "the grip" \\ Bob'})
    for _ in range(3):
        table.act(int(case.game.legal(table.state)[-1]))
    again = fogcity.replay(table.record_text())
    assert again.state.tobytes() == table.state.tobytes()
    assert again.tags == table.tags
    assert case.deal(secret).tobytes() != case.deal(kind(bytes(32))).tobytes()


@every_case
def test_position_and_describe_are_inverse(case: Case) -> None:
    for s, _ in itertools.islice(random_game(case, 6), 0, None, 5):
        text = case.game.describe(s)
        assert case.game.position(text).tobytes() == s.tobytes()
        assert case.game.describe(case.game.position(text)) == text
    end = finished(case, 6).state
    assert case.game.position(case.game.describe(end)).tobytes() == end.tobytes()


@every_case
def test_a_guess_fits_the_view_it_was_made_from(case: Case) -> None:
    for step, (s, _) in enumerate(random_game(case, 7)):
        if step % 6:
            continue
        for seat in viewers(case):
            view = case.game.view(s, seat)
            guess = case.game.guess(view, step)
            assert case.game.view(guess, seat) == view
            assert case.game.turn(guess) == case.game.turn(s)
            if seat == case.game.turn(s):
                assert case.game.legal(guess).tolist() == case.game.legal(s).tolist()
                assert case.game.legal(view).tolist() == case.game.legal(s).tolist()
            else:
                with pytest.raises(fogcity.FogCityError, match="does not show"):
                    case.game.legal(view)
            # a guess is a full record: a described and rebuilt one is the same, and it can be played to its end
            assert case.game.position(case.game.describe(guess)).tobytes() == guess.tobytes()


@every_case
def test_guesses_can_be_played_to_the_end(case: Case) -> None:
    for step, (s, _) in enumerate(random_game(case, 8)):
        if step % 10 == 0:
            view = case.game.view(s, step // 10 % case.seats)
            guesses = np.concatenate([case.game.guess(view, seed).reshape(1) for seed in range(4)])
            case.game.rollout(guesses, seed=step, cores=1)
            assert (guesses["turn"] == -1).all()


@every_case
def test_what_is_hidden_changes_nothing_that_a_viewer_gets(case: Case) -> None:
    for step, (s, action) in enumerate(random_game(case, 9)):
        if step % 8:
            continue
        for seat in viewers(case):
            view = case.game.view(s, seat)
            for seed in range(3):
                other = case.game.guess(view, seed)
                seen = case.game.view(other, seat)
                assert seen.tobytes() == view.tobytes()
                assert case.game.describe(seen) == case.game.describe(view)
                if seat == case.game.turn(s) and not case.game.reveals(s, action):
                    assert told(case, other, action, seat) == told(case, s, action, seat)


@every_case
def test_whether_actions_reveal_something_is_the_same_one_by_one_and_together(case: Case) -> None:
    for s, _ in random_game(case, 11):
        legal = case.game.legal(s).tolist()
        view = case.game.view(s, case.game.turn(s))
        assert case.game.reveals_each(view, legal) == [case.game.reveals(s, action) for action in legal]


def told(case: Case, s: fogcity.State, action: int, seat: int | None) -> bytes:
    """All that a viewer is told of a move."""
    after = s.copy()
    case.game.play(after, action)
    before, view = case.game.view(s, seat), case.game.view(after, seat)
    events = case.game.events(before, case.game.shown(s, action, seat), view)
    return msgspec.json.encode(events) + view.tobytes()


@every_case
def test_the_generator_is_blank_in_every_view_and_new_in_every_guess(case: Case) -> None:
    s = case.deal(1)
    generators = set()
    for seat in viewers(case):
        view = case.game.view(s, seat)
        assert not view.record["generator"].any()
        generators |= {case.game.guess(view, seed)["generator"].tobytes() for seed in range(3)}
    assert s["generator"].tobytes() not in generators
    assert len(generators) >= 3


@every_case
def test_guessing_with_the_seed_of_the_deal_does_not_find_the_deal(case: Case) -> None:
    for seed in (0, 1, 77, bytes(range(32))):
        s = case.deal(seed)
        assert case.game.describe(case.game.guess(case.game.view(s), seed)) != case.game.describe(s)


@every_case
def test_a_guess_takes_a_numpy_generator_and_a_seed_gives_the_same_guess(case: Case) -> None:
    view = case.game.view(case.deal(1), 0)
    rng = np.random.default_rng(1)
    first, second = case.game.guess(view, rng), case.game.guess(view, rng)
    assert first.tobytes() != second.tobytes()
    assert case.game.guess(view, np.random.default_rng(1)).tobytes() == first.tobytes()
    assert case.game.guess(view, 3).tobytes() == case.game.guess(view, 3).tobytes()


@every_case
def test_undo_takes_back_exactly_what_showed_nothing(case: Case) -> None:
    rng = np.random.default_rng(10)
    table = fogcity.Table(case.game, case.seats, 10, case.options)
    while not table.is_over:
        before = table.state
        actor = case.game.turn(before)
        move = table.act(int(rng.choice(case.game.legal(before))))
        if case.game.reveals(before, move.action):
            with pytest.raises(fogcity.IllegalAction, match="hidden"):
                table.undo(actor)
            continue
        # the actor could foresee everything: whatever is hidden, the same is seen afterwards
        expected = case.game.view(move.after, actor).tobytes()
        for seed in range(2):
            other = case.game.guess(case.game.view(before, actor), seed)
            case.game.play(other, move.action)
            assert case.game.view(other, actor).tobytes() == expected
        with pytest.raises(fogcity.IllegalAction, match="your own last choice"):
            table.undo((actor + 1) % case.seats)
        assert table.undo(actor) == move
        assert table.state.tobytes() == before.tobytes()
        table.act(move.action)
        assert table.state.tobytes() == move.after.tobytes()


@every_case
def test_events_can_be_sent_and_end_with_the_result(case: Case) -> None:
    table = finished(case, 11)
    for seat in viewers(case):
        events = [event for move in table.moves for event in table.events(move, seat)]
        assert all("event" in msgspec.to_builtins(event) for event in events)
        assert msgspec.to_builtins(events[-1])["scores"] == case.game.scores(table.state)
        assert msgspec.to_builtins(events[-1])["winners"] == case.game.winners(table.state)
        assert case.game.scores(case.game.view(table.state, seat)) == case.game.scores(table.state)
        assert case.game.winners(case.game.view(table.state, seat)) == case.game.winners(table.state)


@every_case
def test_copies_go_their_own_way(case: Case) -> None:
    s = case.deal(12)
    before = s.tobytes()
    array = np.empty(3, case.game.dtype)
    array[1] = s
    for copied in (s.copy(), copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s)), array[1]):
        action = int(case.game.legal(copied)[0])
        case.game.play(copied, action)
        assert copied.tobytes() != before
        assert s.tobytes() == before
        assert case.game.turns(copied) == 1
    assert array[1].tobytes() != before


@every_case
def test_views_travel_between_processes(case: Case) -> None:
    s = case.deal(13)
    for seat in viewers(case):
        view = case.game.view(s, seat)
        sent = pickle.loads(pickle.dumps(view))
        assert sent == view
        assert hash(sent) == hash(view)
        assert case.game.turn(sent) == 0
        assert case.game.guess(sent, 1).tobytes() == case.game.guess(view, 1).tobytes()
    assert case.game.view(s, 0) != case.game.view(s, 1)
    assert case.game.view(s, 0) != s
    assert "seat 1" in repr(case.game.view(s, 0))
    assert "spectator" in repr(case.game.view(s))


@every_case
def test_a_view_is_made_again_from_its_bytes_and_from_nothing_else(case: Case) -> None:
    s = case.deal(13)
    for seat in viewers(case):
        view = case.game.view(s, seat)
        assert case.game.read_view(view.tobytes(), seat) == view
    data = case.game.view(s, 0).tobytes()
    for bad in (b"", data[:-1], data + b"x", b"\xff" * len(data), s.tobytes()):  # a record is no view
        with pytest.raises(fogcity.FogCityError):
            case.game.read_view(bad, 0)
    with pytest.raises(fogcity.FogCityError):
        case.game.read_view(data, case.game.seats_of(s))


@every_case
def test_what_is_no_record_or_seat_is_refused(case: Case) -> None:
    s = case.deal(1)
    view = case.game.view(s, 0)
    for wrong in (view, None, 3, b"", np.zeros(1)[0], np.zeros(1, [("a", "i1")])[0], s.tobytes()):
        with pytest.raises(fogcity.FogCityError, match="expected a"):
            case.game.play(wrong, 0)
        if wrong is not view:
            with pytest.raises(fogcity.FogCityError, match="expected a"):
                case.game.legal(wrong)
    for seat in (-1, case.seats, 99, "1", 1.0):
        with pytest.raises(fogcity.FogCityError, match="seat"):
            case.game.view(s, seat)
    for wrong_action in ("draw", None, 1.5):
        with pytest.raises(fogcity.IllegalAction, match="number"):
            case.game.play(s, wrong_action)
    with pytest.raises(fogcity.FogCityError, match="guess needs a view") as refused:
        case.game.guess(s, 1)
    assert len(str(refused.value)) < 100
    with pytest.raises(fogcity.FogCityError, match="cores"):
        case.game.deal_batch(2, case.seats, cores=3)
    with pytest.raises(fogcity.FogCityError, match="batch"):
        case.game.rollout(s)
    for count in (-1, 2.5, "3", True, None):
        with pytest.raises(fogcity.BadOption, match="whole number of games"):
            case.game.deal_batch(count, case.seats)
    assert len(case.game.deal_batch(0, case.seats)) == 0
    case.game.play_batch(case.game.deal_batch(0, case.seats), [])
    for wrong in (None, 3, b"draw"):
        with pytest.raises(fogcity.BadText):
            case.game.parse(s, wrong)
        with pytest.raises(fogcity.BadPosition):
            case.game.position(wrong)
    for wrong in (None, "draw", 1.5):
        with pytest.raises(fogcity.BadText):
            case.game.text(s, wrong)
    with pytest.raises(fogcity.FogCityError, match="two views"):
        case.game.events(s, 0, s)


@every_case
def test_what_can_only_be_read_is_never_written(case: Case) -> None:
    states = case.game.deal_batch(2, case.seats, seed=1, **case.options)
    data = states.tobytes()
    action = int(case.game.legal(states[0])[0])
    states.flags.writeable = False
    alone = states[:1].copy()
    alone.flags.writeable = False
    for s in (states[0], np.frombuffer(data, case.game.dtype)[0], alone[0]):
        assert action in case.game.legal(s)
        with pytest.raises(fogcity.FogCityError, match="can only be read"):
            case.game.play(s, action)
    with pytest.raises(fogcity.FogCityError, match="can only be read"):
        case.game.rollout(states)
    with pytest.raises(fogcity.FogCityError, match="can only be read"):
        case.game.play_batch(states, [action, -1])
    assert states.tobytes() == data


@every_case
def test_games_from_a_file_go_on(case: Case, tmp_path: Path) -> None:
    states = case.game.deal_batch(3, case.seats, seed=1, **case.options)
    np.save(tmp_path / "games.npy", states)
    loaded = np.load(tmp_path / "games.npy")
    assert case.game.legal(loaded[1]).tolist() == case.game.legal(states[1]).tolist()
    case.game.play(loaded[1], int(case.game.legal(loaded[1])[0]))
    assert loaded[1].tobytes() != states[1].tobytes()
    case.game.rollout(loaded, seed=2)
    assert (loaded["turn"] == -1).all()


@every_case
def test_views_and_other_games_and_rubbish_are_not_played(case: Case) -> None:
    game = case.game
    s = case.deal(1)
    others = [other for other in map(fogcity.game, fogcity.games()) if other is not game and other.dtype == game.dtype]
    rubbish = np.frombuffer(np.random.default_rng(1).bytes(game.dtype.itemsize), game.dtype)[0].copy()
    zeros = np.zeros(1, game.dtype)[0]
    for wrong in (game.view(s, 0).record, game.view(s).record, rubbish, zeros, *(o.deal(o.seats[0]) for o in others)):
        before = wrong.tobytes()
        for use in (
            game.legal,
            game.scores,
            game.view,
            game.describe,
            lambda wrong: game.play(wrong, 0),
            lambda wrong: game.rollout(np.array([s, wrong], game.dtype)),
            lambda wrong: game.scores_batch(np.array([s, wrong], game.dtype)),
        ):
            with pytest.raises(fogcity.FogCityError, match="not a game of"):
                use(wrong)
        assert wrong.tobytes() == before
    with pytest.raises(fogcity.FogCityError, match="a view, which must be guessed"):
        game.view(game.view(s, 1), 0)
    for other in others:
        view = other.view(other.deal(other.seats[0]), 0)
        for use in (game.legal, game.turn, game.describe, game.scores, lambda view: game.guess(view, 1)):
            with pytest.raises(fogcity.FogCityError, match="expected a view of"):
                use(view)


@every_case
def test_rollouts_from_neighbouring_seeds_have_nothing_in_common(case: Case) -> None:
    s = case.deal(1)
    first, second = (np.repeat(s.reshape(1), 50) for _ in range(2))
    longest = max(case.game.rollout(first, seed=0).max(), case.game.rollout(second, seed=1).max())
    different = len({state.tobytes() for state in (*first, *second)})
    # Chance alone repeats a few of the shortest games; seeds that share their numbers would repeat half of them.
    assert different == 100 or (longest <= 20 and different >= 90)


@every_case
def test_batches_deal_and_play_as_single_games_do(case: Case) -> None:
    states = case.game.deal_batch(9, case.seats, seed=100, **case.options)
    assert [s.tobytes() for s in states] == [case.deal(100 + i).tobytes() for i in range(9)]
    for _ in range(5):
        codes, counts = case.game.legal_batch(states)
        actions = codes[np.arange(9), counts - 1]
        singles = [states[i].copy() for i in range(9)]
        for single, row, count, action in zip(singles, codes, counts, actions, strict=True):
            assert case.game.legal(single).tolist() == row[:count].tolist()
            case.game.play(single, action)
        actions[4] = -1
        untouched = states[4].tobytes()
        case.game.play_batch(states, actions)
        assert states[4].tobytes() == untouched
        singles[4] = states[4]
        assert [s.tobytes() for s in states] == [single.tobytes() for single in singles]


@every_case
def test_an_illegal_action_in_a_batch_plays_none_of_them(case: Case) -> None:
    states = case.game.deal_batch(3, case.seats, seed=1, **case.options)
    before = states.tobytes()
    actions = [int(case.game.legal(s)[0]) for s in states]
    huge = np.full(3, 2**64 - 1, np.uint64)
    for wrong in ([*actions[:2], case.game.num_actions], [-7, *actions[1:]], actions[:2], [0.5] * 3, "no", huge):
        with pytest.raises(fogcity.IllegalAction):
            case.game.play_batch(states, wrong)
        assert states.tobytes() == before


@every_case
def test_rollouts_end_every_game_alike_on_one_core_and_on_all(case: Case) -> None:
    states = case.game.deal_batch(300, case.seats, seed=5, cores=1, **case.options)
    spread = case.game.deal_batch(300, case.seats, seed=5, **case.options)
    assert states.tobytes() == spread.tobytes()
    actions = case.game.rollout(states, seed=6, cores=1)
    assert (case.game.rollout(spread, seed=6) == actions).all()
    assert states.tobytes() == spread.tobytes()
    assert (states["turn"] == -1).all()
    assert (actions > 0).all()
    points = case.game.scores_batch(states)
    for i in range(0, 300, 17):
        assert points[i, : case.seats].tolist() == case.game.scores(states[i])
        assert not points[i, case.seats :].any()


@every_case
def test_a_record_is_small_and_has_no_gaps(case: Case) -> None:
    dtype = case.game.dtype
    assert dtype.itemsize <= 1024
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize


@pytest.mark.parametrize("case", [case for case in CASES if "options" in case.game.dtype.names], ids=str)
def test_every_option_has_its_place_in_records_and_views(case: Case) -> None:
    s = case.deal(1)
    values = case.game.options.complete(case.options)
    for name, value in values.items():
        assert s["options"][case.game.options.index(name)] == value
    for viewer in viewers(case):
        assert case.game.options_of(case.game.view(s, viewer)) == values


@pytest.mark.parametrize("case", [case for case in CASES if "options" in case.game.dtype.names], ids=str)
def test_a_record_with_an_option_out_of_range_is_refused(case: Case) -> None:
    for name, option in case.game.options.items():
        for value in (option.allowed[0] - 1, option.allowed[-1] + 1):
            s = case.deal(1)
            s["options"][case.game.options.index(name)] = value
            with pytest.raises(fogcity.FogCityError, match="this is not a game of"):
                case.game.legal(s)


@pytest.mark.parametrize("name", fogcity.games())
def test_a_game_has_a_board_if_it_can_be_played_on_several(name: str) -> None:
    game = fogcity.game(name)
    assert (game.board is not None) == game.has_boards
