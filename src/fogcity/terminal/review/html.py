"""A review as one HTML file that needs no scripts and no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from fogcity.report_page import page, section, table
from fogcity.software import software
from fogcity.study.reviewing import ReviewedMove
from fogcity.terminal.review.boards import Board, Boards
from fogcity.terminal.review.curve import draw_curve, seat_sign, seat_style
from fogcity.terminal.review.words import (
    GUIDE,
    HINDSIGHT,
    JUDGED,
    SIGNS,
    Explanation,
    Words,
    change,
    marks_of,
    percent,
    share_of,
    signed,
    span,
)

CSS = """
.sign { display: inline-block; width: 1em; height: 1em; vertical-align: -.12em; margin-right: .45em; }
.shared { position: absolute; } main a { color: var(--accent); }
.curve { max-width: 50rem; } td.name { min-width: 9.5rem; }
svg .chance { stroke-linejoin: round; } svg .mark { font-size: 10px; font-weight: 700; }
.legend { list-style: none; padding: 0; margin: .6rem 0 0; display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; }
details { margin-top: .8rem; } summary { cursor: pointer; color: var(--soft); }
article { border-top: 1px solid var(--line); padding: 1.1rem 0 1.3rem; }
article h3 { font-size: 1.05rem; margin: 0 0 .25rem; font-weight: 600; }
pre { overflow-x: auto; font-size: .8rem; line-height: 1.4; } article p { margin: .2rem 0 .7rem; }
.badge { border: 1.5px solid currentColor; border-radius: 1em; padding: 0 .55em; font-weight: 600; white-space: nowrap; }
.inaccuracy { color: #8a6a10; } .mistake { color: #b8560c; } .blunder { color: #a62a22; }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
.boards figure { padding: .7rem; display: flex; flex-direction: column; } .boards svg { border-radius: 4px; }
.boards svg text, .shared text { font-size: revert-layer; fill: revert-layer; font-variant-numeric: normal; }
.boards svg svg, .shared svg { font-family: revert-layer; width: revert-layer; height: revert-layer; }
.boards.one { max-width: 34rem; }
.boards b { color: var(--ink); }
.boards figcaption { margin: 0 0 .6rem; flex: 1; overflow-wrap: anywhere; }
.new { filter: drop-shadow(0 0 7px #c8102e) drop-shadow(0 0 3px #c8102e); }
@media (prefers-color-scheme: dark) { .inaccuracy { color: #dcb85a; } .mistake { color: #ee9a52; } .blunder { color: #f0827a; } }
@media print { article { break-inside: avoid; } .boards { grid-template-columns: 1fr 1fr; } details { display: none; } }
"""


def make_page(words: Words, effort: float = 1.0) -> str:
    """The page."""
    boards = Boards(words.game)
    articles = _articles(words, boards)
    head = (
        f'<p class="over">Review</p><h1>{escape(words.game.title)}</h1>'
        f"<p>{escape(words.title.removeprefix(words.game.title).lstrip(', '))}. {escape(JUDGED)}</p>"
    )
    parts = [
        boards.write_shared(),
        _players(words),
        _curve(words),
        _decisive(words),
        section("Marked actions", escape(GUIDE), *articles) if articles else _no_marks(),
        _hindsight(words),
        _all_actions(words),
        f"<footer>{escape(_footer(words, effort))}.</footer>",
    ]
    return page(f"Review: {words.title}", head, parts, CSS + seat_style(words.game.colours))


def _prose(text: str) -> str:
    """A text in which numbers stay with their per cent signs."""
    return escape(text).replace(" %", "&nbsp;%")


def _who(words: Words, seat: int) -> str:
    return f"{seat_sign(seat, words.game.colours[seat])}{escape(words.player(seat))}"


def _players(words: Words) -> str:
    rows = [
        [
            _who(words, player.seat),
            "-" if player.accuracy is None else f"{player.accuracy:.1f}",
            escape(marks_of(player)) or "none",
            share_of(player.result),
            share_of(player.adjusted),
            signed(player.luck_of_deal),
            signed(words.luck_of_draws(player)),
        ]
        for player in words.review.players
    ]
    headings = ("player", "accuracy", "marks", "result", "without luck", "luck of the deal", "of draws")
    told = (
        "Accuracy is from 0 to 100. The result is the share of the win. "
        "Luck is in points of such a share, and 0 on average."
    )
    return section("Players", told, table(headings, rows))


def _curve(words: Words) -> str:
    review = words.review
    legend = "".join(f"<li>{_who(words, player.seat)}</li>" for player in review.players)
    rows = []
    for number, chances in enumerate(review.curve):
        rows.append([str(number), *(percent(chance) for chance in chances)])
    heads = ["after action", *(escape(words.player(player.seat)) for player in review.players)]
    numbers = f"<details><summary>The same as a table</summary>{table(heads, rows)}</details>"
    figure = f'<figure class="curve">{draw_curve(words)}<ul class="legend">{legend}</ul></figure>'
    told = "The share of the win that each player could expect, after each action. Signs lead to marked actions."
    return section("Chances", told, figure, numbers)


def _decisive(words: Words) -> str:
    lines = []
    for move in words.decisive:
        where = f"action {move.number}"
        link = f'<a href="#action-{move.number}">{where}</a>' if move.mark else where
        lines.append(f"<li>{_who(words, move.seat)}, {link}: {_prose(words.moment(move))}</li>")
    content = f"<ol>{''.join(lines)}</ol>" if lines else "<p>None: no action lost or gained much.</p>"
    return section("Decisive moments", "The actions and draws that changed the chances most.", content)


def _no_marks() -> str:
    return section("Marked actions", escape(GUIDE), "<p>No action lost so much that it got a mark.</p>")


def _articles(words: Words, boards: Boards) -> list[str]:
    """What each marked action did and the better one would have done, in words and on boards."""
    pictures = [_draw(words, move, boards) for move in words.marked]
    return [_article(words, move, boards, drawn) for move, drawn in zip(words.marked, pictures, strict=True)]


def _draw(words: Words, move: ReviewedMove, boards: Boards) -> tuple[Board, Board | None, Board | None]:
    """The board before an action, after it, and after the better one."""
    game, taken = words.game, words.move(move)
    view = game.view(taken.before, move.seat)
    start = boards.draw(view)
    best = game.parse(taken.before, move.best)
    return start, boards.draw_after(view, taken.action, start), boards.draw_after(view, best, start)


def _article(words: Words, move: ReviewedMove, boards: Boards, drawn: tuple[Board, Board | None, Board | None]) -> str:
    told, mark = words.explain(move), str(move.mark)
    start, played, better = drawn
    badge = f'<span class="badge {mark}">{escape(SIGNS[mark])} {mark}</span>'
    chance = (
        f"The chance went from {change(move)}: {100 * move.loss:.1f} points lost (95 % interval {span(move.ci95)})."
    )
    changed = [board for board in (played, better) if board is not None and board.is_new]
    same = played is not None and better is not None and played.is_like(better)
    if changed and not same:
        figures = _figure(boards, played or start, "Played", move.played, told.played)
        figures += _figure(boards, better or start, "Better", move.best, told.better)
        shown = f'<div class="boards">{figures}</div>'
    else:  # the board does not show what differs
        board, when = (changed[0], "after either") if changed else (start, "then")
        picture = boards.write(board, f"The board {when}")
        figure = f"<figure><figcaption>The board {when}.</figcaption>{picture}</figure>"
        shown = f'{_list(move, told)}<div class="boards one">{figure}</div>'
    head = f"Action {move.number}, turn {move.turn}: {_who(words, move.seat)} {badge}"
    known = words.game.describe(words.game.view(words.move(move).before, move.seat))
    more = f"<details><summary>What the player knew</summary><pre>{escape(known)}</pre></details>"
    return f'<article id="action-{move.number}"><h3>{head}</h3><p>{_prose(chance)}</p>{shown}{more}</article>'


def _figure(boards: Boards, board: Board, label: str, action: str, lines: Sequence[str]) -> str:
    caption = f"<figcaption><b>{label}: {escape(action)}</b><br>{escape(' '.join(lines))}</figcaption>"
    picture = boards.write(board, f"The board after {action}" if board.is_new else "The board, which does not change")
    return f"<figure>{caption}{picture}</figure>"


def _list(move: ReviewedMove, told: Explanation) -> str:
    rows = (("Played", move.played, told.played), ("Better", move.best, told.better))
    return "".join(
        f"<p><b>{label}: {escape(action)}</b><br>{escape(' '.join(lines))}</p>" for label, action, lines in rows
    )


def _hindsight(words: Words) -> str:
    if all(move.hindsight is None for move in words.review.moves):
        return ""
    rows = [
        [_who(words, move.seat), escape(move.played), escape(best), str(move.number), f"{100 * lost:.1f}"]
        for move, best, lost in words.hindsight
    ]
    content = table(("player", "played", "better", "action", "points lost"), rows, words=3)
    return section("With everything known", escape(HINDSIGHT), content if rows else "<p>Nothing.</p>")


def _all_actions(words: Words) -> str:
    rows = [
        [
            _who(words, move.seat),
            escape(move.played),
            "" if move.best == move.played else escape(move.best),
            str(move.number),
            percent(move.chance),
            f"{100 * move.loss:.1f}" if move.loss > 0 else "",
            signed(move.luck),
            escape(SIGNS.get(move.mark or "", "")),
        ]
        for move in words.review.moves
    ]
    content = table(("player", "played", "better", "action", "chance", "lost", "luck", "mark"), rows, words=3)
    return section("All actions", "", f"<details><summary>{len(rows)} actions</summary>{content}</details>")


def _footer(words: Words, effort: float) -> str:
    game, options = words.game, words.game.options.format(words.table.options)
    parts = [f"Effort {effort:g}"]
    parts += [options] if options else []
    parts += [f"board {game.board_tag}"] if game.board_tag else []
    return ", ".join([*parts, f"rules version {game.rules_version}", software()])
