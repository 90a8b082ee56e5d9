"""Helpers for tests of the terminal: scripted keyboards, tables, and the printed output."""

import io
import os
import random
import signal
import sys

import numpy as np
import pexpect
from rich.console import Console

import fogcity
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.board import parse
from fogcity.terminal.drawing.page import Scene, Size
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.face import find_face
from fogcity.terminal.game_log import events_of, move_lines
from fogcity.terminal.saving import SaveFile
from fogcity.terminal.seating import seat_bots, seat_players
from fogcity.terminal.session import Session

# ---- tables of any game


class Script:
    """A keyboard that types these lines, then a function's answer to each prompt."""

    def __init__(self, lines=(), answer=None):
        self.lines = list(lines)
        self.answer = answer
        self.prompts = []
        self.forgotten = 0

    def ask(self, prompt, words=()):
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.answer is None:
            raise EOFError
        return self.answer(prompt, words)

    def forget(self):
        self.forgotten += 1


def at_random(seed=0):
    """A player who takes random legal actions, which are among the words to complete."""
    rng = np.random.default_rng(seed)

    def answer(prompt, words):
        legal = [word for word in words if word in ("draw", "pass") or " " in word]
        return str(rng.choice(legal)) if legal else ""

    return answer


def sit_down(path, keyboard, game="cablecar", humans=(0,), seats=2, *, seed=1, terminal=False, **options):
    """A table with people in these seats and the compact board, which draws faster."""
    table = fogcity.Table(fogcity.game(game), seats, seed, options)
    return resume(path, keyboard, table, humans, terminal)


def resume(path, keyboard, table, humans=(0,), terminal=False):
    console, file = make_console(terminal=terminal)
    players = seat_players(list(humans), table.seats, ["tourist"], None)
    save = SaveFile(path, path.read_bytes() if path.exists() else None)
    bots = seat_bots(players, table.game)
    session = Session(table, bots, Screen(console, table.game, players, Size.COMPACT), keyboard, save)
    return session, file


def is_kept(session, file):
    """Whether all moves are on disk, or there is no file if there were no moves."""
    if not session.save.path.exists():
        return not session.table.moves and "nothing is saved" in file.getvalue()
    kept = [move.text for move in fogcity.replay(session.save.path.read_bytes()).moves]
    return kept == [move.text for move in session.table.moves] and "The game is saved" in file.getvalue()


def answers(path, lines, table, states, humans=(0,), *, terminal=False):
    """What is printed when these lines are typed, for each of these states of the table."""
    printed_then = []
    for state in states:
        table._state = state
        path.unlink(missing_ok=True)
        session, file = resume(path, Script(lines), table, humans, terminal)
        session.run()
        printed_then.append(file.getvalue())
    return printed_then


def shown_at_prompts(path, game, seats, keyboard=None):
    """Play a whole game at one keyboard: every prompt, with the output since the previous one."""
    shown = []

    def answer(prompt, words):
        shown.append((prompt, file.getvalue()))
        file.seek(0)
        file.truncate()
        return at_random(len(shown))(prompt, words)

    keyboard = keyboard or Script()
    keyboard.answer = answer
    session, file = sit_down(path, keyboard, game, range(seats), seats, terminal=True)
    session.run()
    return shown


def at_keyboard(*arguments, size=(60, 90), **environment):
    """The command in a real terminal with this number of rows and columns."""
    env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    env |= {"TERM": "xterm-256color", **environment}
    words = ["-m", "fogcity", *against_tourists(arguments)]
    return pexpect.spawn(
        sys.executable, words, env=env, encoding="utf-8", dimensions=size, timeout=120, preexec_fn=handle_control_c
    )


def against_tourists(arguments):
    """The arguments of a command. New games are against tourists, the fastest bots, unless the command names others."""
    words = list(map(str, arguments))
    new = words[:1] == ["play"] and not {"--bot", "--resume", "-c", "--continue", "-h", "--help"} & set(words)
    return [*words, "--bot", "tourist"] if new else words


def handle_control_c():
    """Handle Ctrl-C, which a shell disables for background processes and their children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def make_console(width=80, height=70, *, terminal=False, colour=False):
    """A console, and the file that it writes to."""
    file = io.StringIO()
    system = "truecolor" if colour else None
    return Console(file=file, width=width, height=height, force_terminal=terminal, color_system=system), file


def printed(what, width=120):
    file = io.StringIO()
    Console(file=file, width=width, color_system=None).print(what)
    return file.getvalue()


# ---- tables of Ticket to Ride


NAMES = [
    f"{a} {b}"
    for a in ("North", "South", "Old", "Saint")
    for b in ("Harbour", "Market", "Bridge", "Gardens", "Hill", "Mill", "Tower", "Well")
]


WIDE_NAMES = [f"東京{n}番" for n in range(16)] + [f"Sankt-Jürgen {n}" for n in range(16)]


def large_board(names=NAMES):
    """A board of 32 locations and 100 routes, the largest allowed."""
    rng = random.Random(1)
    spots = [(90 + i % 8 * 145 + rng.randint(-40, 40), 70 + i // 8 * 280 + rng.randint(-60, 60)) for i in range(32)]
    near = ((1, 0), (0, 1), (1, 1), (1, -1))
    pairs = [(i, i + dx + 8 * dy) for i in range(32) for dx, dy in near if 0 <= i % 8 + dx < 8 and 0 <= i // 8 + dy < 4]
    lines = [
        'name = "large"\ntitle = "Large"\ncars = 30',
        "cards = { blue = 12, green = 12, black = 12, purple = 12, red = 12, orange = 12, ferry = 14 }",
        "points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }",
        'souvenirs = ["bell", "crab", "gull", "lantern", "poppy"]\nsouvenir_points = [0, 0, 1, 2, 4, 6]',
        "locations = [",
    ]
    for i, (x, y) in enumerate(spots):
        red = ", red = true" if i in (0, 13, 31) else ""
        lines.append(f'  {{ name = "{names[i]}", x = {x}, y = {y}{red} }},')
    lines.append("]\nroutes = [")
    for number, (a, b) in enumerate(pairs):
        colours = [rng.choice(["blue", "green", "black", "purple", "red", "orange", "grey"]) for _ in range(2)]
        colours = colours if number < 100 - len(pairs) else colours[:1]
        written = ", ".join(f'"{colour}"' for colour in colours)
        more = f"length = {rng.randint(1, 4)}, colours = [{written}]{', ferries = 1' if number % 5 == 0 else ''}"
        lines.append(f'  {{ from = "{names[a]}", to = "{names[b]}", {more} }},')
    lines.append("]\ntickets = [")
    lines += [f'  {{ from = "{names[i]}", to = "{names[31 - i]}", value = {i % 7 + 2} }},' for i in range(16)]
    lines += [f'  {{ from = "{names[i]}", to = "{names[i + 16]}", value = {i % 5 + 2} }},' for i in range(8)]
    return parse("\n".join([*lines, "]"]))


LARGE = large_board()


def random_table(actions, seats=3, seed=1, board=None, *, claims=True):
    """A table after a number of random actions; with `claims`, players mostly claim routes when they can."""
    game = fogcity.game("ticket", board)
    table = fogcity.Table(game, seats, seed)
    rng = np.random.default_rng(seed)
    while len(table.moves) < actions and not table.is_over:
        legal = game.legal(table.state)
        wanted = [action for action in legal if action >= CLAIM]
        table.act(int(rng.choice(wanted if claims and wanted and rng.random() < 0.7 else legal)))
    return table


def drawn(table, seat, width=80, height=70, size=Size.AUTO, *, terminal=False, colour=False, notes=(), asks=False):
    console, file = make_console(width, height, terminal=terminal, colour=colour)
    face = find_face(table.game)
    moves = table.moves[-6:]
    news, highlights = move_lines(table, moves, face.event_texts(seat)), face.highlight(events_of(table, moves, seat))
    scene = Scene(table.game.view(table.state, seat), news, highlights, notes=notes, asks=asks)
    Screen(console, table.game, ["ann", "bob", "cho", "dan"], size).draw(scene)
    return file.getvalue().replace("\x1b[H\x1b[2J", "")


def at_turn(stage, seats=2, seed=1, board=None):
    """A table where seat 0 is to act at this stage."""
    table = random_table(0, seats, seed, board)
    rng = np.random.default_rng(seed)
    while table.game.turn(table.state) != 0 or table.state["stage"] != stage:
        table.act(int(rng.choice(table.game.legal(table.state))))
        if table.is_over:
            seed += 1
            table = random_table(0, seats, seed, board)
    return table


def holding(cards, seats=3):
    """What seat 0 sees before the first turn, with these cards in hand."""
    game = fogcity.game("ticket")
    return game.view(game.position(f"seats {seats}\nhand 1 {cards}\n"), 0)


def first_moves(seats=2):
    """A table where seat 0 is about to take the first turn, and can claim a route in more than one way."""
    game = fogcity.game("ticket")
    for seed in range(200):
        table = fogcity.Table(game, seats, seed)
        for text in ["keep 1"] * seats + ["stack A Presidio", "stack B Twin Peaks"]:
            table.act(text)
        hand = table.state["hand"][0].tolist()
        if hand[6] == 1 and hand[4] == 1:
            return table
    raise AssertionError("no such deal")
