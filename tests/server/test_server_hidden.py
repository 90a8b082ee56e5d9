"""Only views leave the server: two tables that differ in what somebody may not know send them the same bytes.

What is hidden is swapped by guessing anew from the viewer's view. Then the same things are done at both tables, as long
as the viewer cannot tell them apart by the rules, and everything that was ever sent to the viewer is compared.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import ExitStack, suppress
from typing import NamedTuple

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.core.fair_deal import check_deal
from fogcity.server.problems import Illegal
from fogcity.server.table import commands, decide, room
from fogcity.server.table import messages as telling
from fogcity.server.table.state import TableState
from tests.helpers.server import Server
from tests.helpers.server_parts import hold_fast, new_template, opened

NAMES = ["ann", "bob", "cy", "wim", "late"]
SEATS = 3
HOT = (0, 2)  # seats of one player
LONGEST = 3  # steps at a table
every_game = pytest.mark.parametrize("name", fogcity.games())
VIEWERS = ["ann", "bob", "cy", "wim", "hot"]  # three players, a spectator, and one with two seats
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


class Plan(NamedTuple):
    """What is done at two tables: seats, texts of actions, and whether the action is taken back once."""

    x: fogcity.State
    y: fogcity.State
    steps: list[tuple[int, str, bool]]
    wrong: list[list[str]]  # what the viewer tries before each step, in vain


def view_of(viewer: str, turn: int) -> int | None:
    """The seat whose view somebody gets."""
    if viewer == "hot":
        return turn if turn in HOT else None
    return {"ann": 0, "bob": 1, "cy": 2}.get(viewer)


def same(game: fogcity.Game, one: fogcity.State, other: fogcity.State, seat: int | None) -> bool:
    return game.view(one, seat).tobytes() == game.view(other, seat).tobytes()


def make_plan(game: fogcity.Game, x: fogcity.State, viewer: str, rng: np.random.Generator) -> Plan | None:
    """Another game that the viewer cannot tell from this one, and what can be done in both unnoticed."""
    y = game.guess(game.view(x, view_of(viewer, game.turn(x))), int(rng.integers(1 << 40)))
    if x.tobytes() == y.tobytes():
        return None
    xs, ys, steps, wrong = [x], [y], [], []
    while len(steps) < LONGEST:
        at_once = game.waiting_for(x)  # whoever has chosen may change it until all have; one by one at a shared screen
        may_act = at_once if viewer != "hot" and len(steps) < len(at_once) else [game.turn(xs[-1])]
        wrong.append(tries(game, xs[-1], ys[-1], view_of(viewer, game.turn(xs[-1])) in may_act, rng))
        found = next_step(game, xs, ys, viewer, rng)
        if found is None:
            break
        steps.append(found)
    return Plan(x, y, steps, wrong)


def next_step(game, xs, ys, viewer, rng) -> tuple[int, str, bool] | None:
    turn = game.turn(xs[-1])
    if turn < 0 or turn != game.turn(ys[-1]):
        return None
    for code in rng.permutation(np.intersect1d(game.legal(xs[-1]), game.legal(ys[-1])))[:20].tolist():
        one, other = xs[-1].copy(), ys[-1].copy()
        game.play(one, code)
        game.play(other, code)
        seat = view_of(viewer, game.turn(one))
        pairs = zip([*xs, one], [*ys, other], strict=True)
        if game.turn(one) == game.turn(other) and all(same(game, a, b, seat) for a, b in pairs):
            back = not game.reveals(xs[-1], code) and not game.reveals(ys[-1], code) and game.turn(one) >= 0
            text = game.text(xs[-1], code)
            xs.append(one)
            ys.append(other)
            return turn, text, back
    return None


def tries(game, x, y, mine, rng) -> list[str]:
    """Actions that somebody might try in order to learn something: such as what others may do, at either table.

    `mine`: may the viewer act? Then nothing legal is tried.
    """
    if game.turn(x) < 0:
        return []
    legal = set(game.legal(x).tolist()) | set(game.legal(y).tolist())
    codes = rng.integers(game.num_actions, size=2).tolist()
    for state in (x, y):
        for seat in range(SEATS):
            turned = state.copy()
            turned["turn"] = seat
            with suppress(FogCityError):  # nobody else can be to act here
                codes += rng.permutation(game.legal(turned))[:1].tolist()
    found = []
    for code in codes:
        with suppress(FogCityError):  # not every number is an action on every board
            text = game.text(x, code)
            if not (mine and game.parse(x, text) in legal):
                found.append(text)
    return [*dict.fromkeys(found), "nonsense"]


def all_sent(patch, tmp_path, template, game, plan, record, viewer) -> dict[str, list]:
    """Everything that was sent to the viewer, and to a reader who comes late, at a table with this deal."""
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.db"
    with patch.context() as inner:
        hold_fast(inner, record.copy)
        return asyncio.run(play(template, file, game, plan, viewer))


async def play(template, file, game, plan, viewer) -> dict[str, list]:
    async with opened(template, file, NAMES) as people:
        ann, bob, cy, wim, late = people
        by_seat = [ann, bob, ann if viewer == "hot" else cy]
        me = {"ann": ann, "bob": bob, "cy": cy, "wim": wim, "hot": ann}[viewer]
        table = json.loads((await ann.ask("POST", "/api/tables", {"game": game.name, "seats": SEATS}))[1])["table"]
        at = f"/api/tables/{table}"
        await ann.ask("POST", f"{at}/contribute", {"contribution": "a1" * 16})
        await bob.ask("POST", f"{at}/join", {"contribution": "b0" * 16})
        await by_seat[2].ask("POST", f"{at}/join", {"another": viewer == "hot"})
        say = await me.socket()
        await say("watch", table=table)
        await say("listen")
        await me.stream(f"{at}/stream")
        await me.stream("/api/stream")
        position = number_of(await ann.ask("POST", f"{at}/start", {}))
        for wrong, step in zip(plan.wrong, [*plan.steps, None], strict=False):
            await look(me, say, at, table)
            await try_things(me, say, at, table, wrong, position)
            if step is None:
                break
            await ask_for_other_seats(me, at)
            seat, action, back = step
            await me.ask("POST", f"{at}/undo", {"after": position - 1})
            if back:
                position = await done(by_seat[seat], at, "act", action=action, after=position)
                await look(me, say, at, table)
                position = await done(by_seat[seat], at, "undo", after=position)
            await say("consider", table=table, action=action)
            position = await done(by_seat[seat], at, "act", action=action, after=position)
        await look(late, None, at, table)
        await stop(at, by_seat)
        await look(me, say, at, table)
        await look(late, None, at, table)
        for which in ("open", "mine", "mine_finished", "finished", "challenges"):
            await me.ask("GET", f"/api/tables?list={which}")
        return {**me.got, **{f"late {way}": got for way, got in late.got.items()}}


async def done(somebody, at, verb, **about) -> int:
    """Do this; returns the position of the game afterwards, which may be the same while others still choose."""
    number_of(await somebody.ask("POST", f"{at}/{verb}", about))
    return json.loads((await somebody.ask("GET", at))[1])["now"]["position"]


def number_of(answer) -> int:
    status, body = answer
    assert status == 200, body
    return json.loads(body)["number"]


async def look(me, say, at, table) -> None:
    """Ask for everything that can be read."""
    for path in (
        "",
        "/entries?after=0",
        "/entries?after=5",
        "/positions",
        "/positions?first=5",
        *(f"/record?format={kind}" for kind in ("text", "json", "log")),
    ):
        await me.ask("GET", at + path)
    if say is not None:
        await say("watch", table=table, after=0)
        await say("watch", table=table)


async def ask_for_other_seats(me, at) -> None:
    """Ask what others saw, which only a finished game tells."""
    for seat in (*range(SEATS + 1), "all", "ALL", "-1", "0,1", ""):
        await me.ask("GET", f"{at}/positions?seat={seat}")


async def try_things(me, say, at, table, wrong, position) -> None:
    for text in wrong:
        status, body = await me.ask("POST", f"{at}/act", {"action": text, "after": position})
        assert status in (400, 403, 409, 422), body
        await say("consider", table=table, action=text)
    await say("act", table=table, action=wrong[-2], after=position)
    await me.ask("POST", f"{at}/act", {"action": "draw", "after": position + 1})
    await me.ask("POST", f"{at}/say", {"text": "what do you have?"})
    await say("resign", table=table, seat=1, bot="oracle")
    await say("mute", table=table, player="pbob")


async def stop(at, by_seat) -> None:
    players = list(dict.fromkeys(by_seat))
    status, body = await players[0].ask("POST", f"{at}/offer_stop", {})
    for player in players[1:]:
        status, body = await player.ask("POST", f"{at}/answer_stop", {"agrees": True})
    assert status in (200, 409), body  # it may be over already


def plans(game, viewer):
    """Plans from positions of a random game, for each viewer from other ones: the beginning, the middle, the end."""
    rng = np.random.default_rng(7)
    states = [game.deal(SEATS, 7)]
    while game.turn(states[-1]) >= 0:
        states.append(states[-1].copy())
        game.play(states[-1], int(rng.choice(game.legal(states[-1]))))
    later = VIEWERS.index(viewer)
    for place in (later, len(states) // 2 + later, len(states) * 9 // 10 - later):
        plan = make_plan(game, states[place], viewer, rng)
        if plan is not None:
            yield plan


def differences(patch, tmp_path, template, game, viewer):
    """For pairs of tables, how many things happened there, and where the viewer could tell them apart."""
    for plan in plans(game, viewer):
        one, other = (all_sent(patch, tmp_path, template, game, plan, deal, viewer) for deal in (plan.x, plan.y))
        ways = [first_difference(one[way], other[way]) for way in one | other if one[way] != other[way]]
        yield len(plan.steps), ways


def first_difference(one, other) -> str:
    texts = [
        next((str(a) for a, b in zip(*both, strict=False) if a != b), "length") for both in ((one, other), (other, one))
    ]
    start = next((n for n, (a, b) in enumerate(zip(*texts, strict=False)) if a != b), 0)
    return " <> ".join(f"{text[:60]} ... {text[max(0, start - 80) : start + 80]}" for text in texts)


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    return new_template(tmp_path_factory.mktemp("store"))


@every_game
@every_viewer
def test_what_is_hidden_changes_no_byte_that_is_sent(name, viewer, monkeypatch, tmp_path, template) -> None:
    found = list(differences(monkeypatch, tmp_path, template, fogcity.game(name), viewer))
    assert [ways for _, ways in found if ways] == []
    assert len(found) > 1
    assert sum(steps for steps, _ in found)


# ---- while all choose at the same time


@pytest.mark.parametrize("viewer", ["ann", "bob", "wim"])
def test_nobody_learns_what_others_hold_or_choose_before_all_have_chosen(viewer, monkeypatch, tmp_path, template):
    game = fogcity.game("ticket")
    x = game.deal(SEATS, 5)
    y = game.guess(game.view_ahead(x, view_of(viewer, 0)) if viewer != "wim" else game.view(x), 9)
    y["turn"], y["turns"], y["outcome"] = x["turn"], x["turns"], x["outcome"]  # nobody has chosen
    assert same(game, x, y, view_of(viewer, 0))
    sent = []
    for deal, choices in ((x, ["keep 1", "keep both"]), (y, ["keep both", "keep 2"])):
        with monkeypatch.context() as patch:
            hold_fast(patch, deal.copy)
            file = tmp_path / f"{len(sent)}.db"
            sent.append(asyncio.run(choose_before(template, file, viewer, choices)))
    assert [first_difference(sent[0][way], sent[1][way]) for way in sent[0] if sent[0][way] != sent[1][way]] == []
    assert sent[0].keys() == sent[1].keys()


async def choose_before(template, file, viewer, choices) -> dict[str, list]:
    """Others choose, one of them changes it, and the viewer chooses and changes it too. Somebody has not chosen yet."""
    async with opened(template, file, NAMES) as people:
        ann, bob, cy, wim, late = people
        me = {"ann": ann, "bob": bob, "wim": wim}[viewer]
        others = [one for one in (ann, bob, cy) if one is not me][:2]
        table = json.loads((await ann.ask("POST", "/api/tables", {"game": "ticket", "seats": SEATS}))[1])["table"]
        at = f"/api/tables/{table}"
        for one in (bob, cy):
            await one.ask("POST", f"{at}/join", {})
        say = await me.socket()
        await say("watch", table=table)
        await me.stream(f"{at}/stream")
        position = number_of(await ann.ask("POST", f"{at}/start", {}))
        if me is not wim:
            assert await done(me, at, "act", action="keep 1", after=position) == position
            assert await done(me, at, "undo", after=position) == position
        for one, choice, other in zip(others, choices, reversed(choices), strict=True):
            assert await done(one, at, "act", action=other, after=position) == position
            await look(me, say, at, table)
            assert await done(one, at, "act", action=choice, after=position) == position
            await look(me, say, at, table)
            await ask_for_other_seats(me, at)
        await look(late, None, at, table)
        return {**me.got, **{f"late {way}": got for way, got in late.got.items()}}


# ---- would it be noticed?


def leak_view(patch) -> None:
    """Everybody is told what whoever is to act may see."""
    patch.setattr(TableState, "viewer", lambda self, _player: max(self.turn, 0))


def leak_events(patch) -> None:
    """What a move showed is told to all as to who made it."""
    tell = telling.visible_step
    patch.setattr(telling, "visible_step", lambda game, step, _viewer: tell(game, step, game.turn(step.before.record)))


def leak_legal(patch) -> None:
    """Everybody is told how many actions there are to choose from."""
    tell = telling.game_now

    def tell_more(state, viewer, undo):
        now = tell(state, viewer, undo)
        return now and msgspec.structs.replace(now, began=len(state.game.legal(state.record)))

    patch.setattr(room, "game_now", tell_more)


def leak_seats(patch) -> None:
    """Everybody is told what any seat saw as soon as they ask for it."""
    patch.setattr(TableState, "is_final", True)


def leak_errors(patch) -> None:
    """Whoever tries an action is told whether it is legal before whether it is their turn."""

    def act(state, command, player, now):
        try:
            code = state.game.parse(state.record, command.action)
            state.game.play(state.record.copy(), code)
        except IllegalAction as error:
            raise Illegal(str(error)) from None
        except FogCityError:
            pass
        return act_as_usual(state, command, player, now)

    act_as_usual = decide.act
    patch.setitem(decide._DECIDERS, commands.Act, act)


LEAKS = [
    *((leak, "cablecar", "bob") for leak in (leak_view, leak_legal, leak_errors)),
    (leak_events, "cablecar", "wim"),
    *((leak_seats, name, "wim") for name in ("cablecar", "ticket")),
    *((leak, "ticket", "wim") for leak in (leak_view, leak_events, leak_legal, leak_errors)),
]


@pytest.mark.parametrize(("leak", "name", "viewer"), LEAKS)
def test_a_server_that_tells_too_much_would_be_noticed(leak, name, viewer, monkeypatch, tmp_path, template) -> None:
    with monkeypatch.context() as patch:
        leak(patch)
        assert any(ways for _, ways in differences(patch, tmp_path, template, fogcity.game(name), viewer))


# ---- the real thing: whole games over real sockets


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@every_game
def test_nothing_but_views_arrives_over_real_sockets_in_a_whole_game(name, server) -> None:
    """Once the secret lies open, the game is played again, and what anybody was sent is compared with their views."""
    players, watcher = [server.guest(who) for who in ("Ann", "Bob", "Cy")], server.guest("Wim")
    table = players[0].table(name, seats=SEATS)
    heard = play_over_sockets(table, players, watcher)
    secret = watcher.look(table)["info"]["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == watcher.look(table)["info"]["commitment"]
    replayed = fogcity.replay(watcher.get(f"/api/tables/{table}/record?format=text"))
    assert check_deal(replayed).commitment == watcher.look(table)["info"]["commitment"]
    for seat, who in ((None, watcher), *enumerate(players)):
        check_all_sent(replayed, seat, heard[who], (secret, replayed.seed.key.hex()))


def play_over_sockets(table, players, watcher):
    """A whole game with random actions; gives all that everybody was told."""
    dice, told, now = np.random.default_rng(5), {}, {}
    with ExitStack() as stack:
        sockets = {who: stack.enter_context(who.socket()) for who in (*players, watcher)}
        for who, socket in sockets.items():
            assert socket.ask("watch", table=table)["say"] == "done"
            told[who] = []
        for player in players[1:]:
            player.do(table, "join")
        players[0].do(table, "start")
        while True:
            for who, socket in sockets.items():
                socket.ask("ping")
                told[who] += socket.heard
                now[who] = next((m["now"] for m in reversed(socket.heard) if m.get("now")), now.get(who))
                socket.heard.clear()
            turn = now[watcher]["turn"]
            if turn < 0:
                return told
            action = str(dice.choice(now[players[turn]]["legal"]))
            sockets[players[turn]].ask("act", table=table, action=action, after=now[players[turn]]["position"])


def check_all_sent(replayed, seat, sent, secrets) -> None:
    """Everything that was sent to a viewer is what the viewer's views tell."""
    game, moves = replayed.game, iter(replayed.moves)
    state, left = replayed.moves[0].before, len(replayed.moves)
    for message in sent:
        if message["say"] == "entry" and message["entry"]["what"] == "moved":
            move = next(moves)
            state, left = move.after, left - 1
            shown = game.shown(move.before, move.action, seat)
            events = game.events(game.view(move.before, seat), shown, game.view(move.after, seat))
            assert message["entry"]["events"] == as_json(events)
            assert message["entry"]["action"] == (None if shown < 0 else move.text)
        if message.get("now"):
            now, waiting = message["now"], game.waiting_for(state)
            seen, chosen = now["view_data"], now["chosen"]
            view = game.view_ahead(state, seat) if seat in waiting else game.view(state, seat)
            expected = game.view_data(view) if chosen is None else game.chosen_data(view, game.parse(view, chosen))
            assert seen == as_json(expected)
            assert chosen is None or chosen == replayed.moves[seat].text, "only the own choice is told"
            assert (now["legal"] is None) == (seat not in waiting or chosen is not None)
            if left:
                hands = [player["hand"] for player in seen["players"]]
                assert [n for n, hand in enumerate(hands) if hand is not None] == ([] if seat is None else [seat])
        assert not left or not any(secret in json.dumps(message) for secret in secrets)
    assert not left


def as_json(value):
    return json.loads(msgspec.json.encode(value))
