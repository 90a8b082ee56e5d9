"""How bots play (bench/styles.py): facts are what a recount of the same games finds, and diagrams show the move."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from bench.style_facts import cablecar, ticket
from bench.style_facts.book import Book, Fact, Place
from bench.style_facts.diagram import draw_move
from bench.styles import LEAD, POINTS, STYLES, WINS, Watched, fact_lines, main, move_list, watch

from fogcity.arena.report.summary import wilson
from fogcity.arena.settings import Settings
from fogcity.core.picture import draw
from tests.helpers.arena import bot, play_here

BOT, OTHER = "conductor", "tourist"
PLAYED = {
    "cablecar": Settings("cablecar", [BOT, OTHER], 2, 6, "1"),
    "company": Settings("company", [BOT, OTHER], 2, 6, "2"),
    "ticket": Settings("ticket", [BOT, OTHER], 3, 6, "3"),
}


class Played:
    """A tournament, what was counted in it, and the lines of its file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = Watched(path)
        self.book, self.numbers = watch(self.games, self.games.bot(BOT), None)
        self.records = [json.loads(line) for line in (path / "records.jsonl").read_text().splitlines()]

    def acts(self) -> list[tuple[str, str]]:
        """The bot and the text of every action, in all games."""
        found = []
        for record in self.records:
            game, names = self.games.results.settings.played, record["tags"]["players"].split(", ")
            s = game.deal(record["seats"], int(record["seed"]))
            for text in record["actions"]:
                found.append((names[game.turn(s)], text))
                game.play(s, game.parse(s, text))
        return found

    def share(self, whose: str, of: Callable[[str], bool], among: Callable[[str], bool]) -> float:
        texts = [text for name, text in self.acts() if name == whose and among(text)]
        return sum(map(of, texts)) / len(texts)

    def each_game(self, whose: str, counted: Callable[[str], bool]) -> float:
        """How many such actions a seat of a bot takes in a game."""
        seats = sum(record["tags"]["players"].split(", ").count(whose) for record in self.records)
        return sum(name == whose and counted(text) for name, text in self.acts()) / seats


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    found = {name: tmp_path_factory.mktemp("styles") / name for name in PLAYED}
    for name, path in found.items():
        play_here(PLAYED[name], path)
    return found


@pytest.fixture(scope="module", params=PLAYED)
def played(request: pytest.FixtureRequest, folders: dict[str, Path]) -> Played:
    return Played(folders[request.param])


@pytest.fixture(scope="module")
def of_cablecar(folders: dict[str, Path]) -> Played:
    return Played(folders["cablecar"])


@pytest.fixture(scope="module")
def of_company(folders: dict[str, Path]) -> Played:
    return Played(folders["company"])


@pytest.fixture(scope="module")
def of_ticket(folders: dict[str, Path]) -> Played:
    return Played(folders["ticket"])


def both(book: Book, fact: Fact) -> list[float | None]:
    return [book.value(fact, side) for side in (0, 1)]


# ---- facts


def test_wins_and_points_are_those_of_the_tournament(played: Played) -> None:
    results = played.games.results
    own = results.seating == 0
    assert played.numbers == results.rows["number"].tolist()
    wins = [(results.rows["share"] * seats).sum() / len(results.rows) for seats in (own, ~own)]
    assert both(played.book, WINS) == pytest.approx(wins)
    points = [results.rows["score"][seats].mean() for seats in (own, ~own)]
    assert both(played.book, POINTS) == pytest.approx(points)
    leads = both(played.book, LEAD)
    assert leads[0] == pytest.approx(-(leads[1] or 0.0))


def test_every_fact_of_a_style_is_counted_and_has_its_own_words(played: Played) -> None:
    facts = played.games.style.facts
    assert len({fact.words for fact in facts}) == len(facts)
    missing = [fact.words for fact in facts if both(played.book, fact) == [None, None]]
    assert missing == []
    shares = [value for fact in facts if fact.is_share for value in both(played.book, fact) if value is not None]
    assert all(0 <= value <= 1 for value in shares)


def test_examples_are_moves_of_the_bot(played: Played) -> None:
    facts = [fact for fact in played.games.style.facts if played.book.examples[fact]]
    assert facts
    for fact in facts:
        for number, move in played.book.examples[fact]:
            seat = played.games.table(number).moves[move - 1].seat
            assert played.games.players(number)[seat] == BOT, fact.words


def test_the_lines_of_a_seat_give_all_its_points(of_cablecar: Played) -> None:
    book = of_cablecar.book
    for side in (0, 1):
        thirds = sum(book.value(fact, side) or 0.0 for fact in cablecar.THIRD_POINTS)
        assert thirds == pytest.approx(book.value(POINTS, side))
        cars = 16  # of each of two players
        assert cars * (book.value(cablecar.LINE_POINTS, side) or 0.0) == pytest.approx(thirds)


def test_all_lines_are_closed_by_somebody(of_cablecar: Played) -> None:
    closed = [value for fact in (cablecar.CLOSED, cablecar.CLOSED_OTHER) for value in both(of_cablecar.book, fact)]
    assert sum(value or 0.0 for value in closed) == pytest.approx(32)
    own, others = both(of_cablecar.book, cablecar.LINE_BY_OTHERS)
    assert both(of_cablecar.book, cablecar.CLOSED_OTHER) == pytest.approx([16 * (others or 0.0), 16 * (own or 0.0)])


def test_an_example_of_a_spoiled_line_scores_few_points(of_cablecar: Played) -> None:
    for number, move in of_cablecar.book.examples[cablecar.CLOSED_OTHER_FEW]:
        table = of_cablecar.games.table(number)
        made = table.moves[move - 1]
        closed = [event for event in table.events(made) if isinstance(event, cablecar.LineClosed)]
        rival = cablecar.COLOURS[1 - made.seat]
        assert any(event.owner == rival and event.points <= cablecar.FEW for event in closed)


def test_exchanges_are_those_of_the_records(of_company: Played) -> None:
    exchanges = [of_company.each_game(name, lambda text: "swap" in text) for name in (BOT, OTHER)]
    assert both(of_company.book, cablecar.EXCHANGES) == pytest.approx(exchanges)
    openly = of_company.share(OTHER, lambda text: "open" in text, lambda text: "swap" in text)
    assert of_company.book.value(cablecar.OPENLY, 1) == pytest.approx(openly)


def test_shares_and_bonuses_give_all_points_of_the_company_game(of_company: Played) -> None:
    for side in (0, 1):
        value, bonus = (of_company.book.value(fact, side) or 0.0 for fact in (cablecar.TENTH, cablecar.BONUS))
        assert 10 * value + bonus == pytest.approx(of_company.book.value(POINTS, side))


def test_cards_and_claims_are_those_of_the_records(of_ticket: Played) -> None:
    for fact, word in ((ticket.CARDS, "take"), (ticket.ROUTES, "claim"), (ticket.DRAWS, "tickets")):
        counted = [of_ticket.each_game(name, lambda text, word=word: text.startswith(word)) for name in (BOT, OTHER)]
        assert both(of_ticket.book, fact) == pytest.approx(counted), fact.words
    blind = of_ticket.share(BOT, lambda text: text == "take blind", lambda text: text.startswith("take"))
    assert of_ticket.book.value(ticket.OPENLY, 0) == pytest.approx(1 - blind)


def test_routes_tickets_and_souvenirs_give_all_points_of_ticket_to_ride(of_ticket: Played) -> None:
    parts = (ticket.ROUTE_POINTS, ticket.TICKET_POINTS, ticket.SOUVENIR_POINTS)
    for side in (0, 1):
        total = sum(of_ticket.book.value(fact, side) or 0.0 for fact in parts)
        assert total == pytest.approx(of_ticket.book.value(POINTS, side))


def test_a_claim_that_brings_a_ticket_nearer_leaves_fewer_cars_to_place(of_ticket: Played) -> None:
    for number, move in of_ticket.book.examples[ticket.HELPS]:
        table = of_ticket.games.table(number)
        made = table.moves[move - 1]
        before, after = (table.game.view_data(table.game.view(s, made.seat)) for s in (made.before, made.after))
        assert isinstance(before, ticket.TicketViewData)
        assert isinstance(after, ticket.TicketViewData)
        cars = [[one.way.cars if one.way else 99 for one in view.tickets] for view in (before, after)]
        assert sum(cars[1]) < sum(cars[0])


def test_a_fact_that_is_always_so_has_an_interval_by_the_number_of_deals() -> None:
    book, always = Book(), Fact("always", True)
    for game in range(20):
        book.add(always, 0, Place(game, 1), True)
    low, high = wilson(10, 10)
    assert book.text(always, 0, 2) == f"100.0 % ({100 * low:.1f} - {100 * high:.1f})"
    assert book.text(always, 0, 20) == "100.0 %"  # one deal has no interval
    assert book.text(always, 1, 2) == "-"


# ---- the command


def test_the_table_has_a_row_for_each_fact(played: Played, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(played.path), "--bot", BOT, "--examples", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert f"6 games of {BOT} against {OTHER}" in lines[0]
    facts = [WINS, POINTS, LEAD, *played.games.style.facts]
    rows = [line.split(" | ")[0] for line in lines if line.startswith("| ")]
    assert rows[2:] == [f"| {fact.words}" for fact in facts if played.book.value(fact, 0) is not None]
    examples = [line.rpartition(": ")[0] for line in lines if line.startswith("- ")]
    assert examples == [f"- {fact.words}" for fact in facts if played.book.examples[fact]]


def test_only_the_first_games_count_if_fewer_are_wanted(played: Played) -> None:
    assert watch(played.games, 0, 2)[1] == [0, 1]
    assert "2 games of" in fact_lines(played.games, BOT, 2)[0]


def test_a_bot_that_plays_itself_has_no_opponents(tmp_path: Path) -> None:
    play_here(Settings("cablecar", [OTHER], 2, 2, "4"), tmp_path / "t")
    lines = fact_lines(Watched(tmp_path / "t"), OTHER)
    assert [line for line in lines if line.startswith(f"| {WINS.words} | 100.0 %") and line.count("|") == 3]
    assert not [line for line in lines if "opponent |" in line]


def test_the_moves_of_a_game_are_listed_by_number(played: Played) -> None:
    lines = move_list(played.games, 1)
    actions = played.games.table(1).moves
    assert len(lines) == 1 + len(actions)
    for number, (line, move) in enumerate(zip(lines[1:], actions, strict=True), 1):
        assert line.split()[:3] == [str(number), "seat", str(move.seat + 1)]
        assert move.text in line


# ---- diagrams


def test_a_diagram_of_each_kind_of_move_is_the_board_before_it_and_a_mark(played: Played) -> None:
    table, players = played.games.table(0), played.games.players(0)
    kinds = {move.text.split()[0] if move.text[0].islower() else "lay": place for place, move in enumerate(table.moves)}
    for kind, place in kinds.items():
        move = table.moves[place]
        svg = draw_move(table, players, place + 1, played.games.style)
        ET.fromstring(svg)
        assert f"Move {place + 1}, {players[move.seat]}, seat {move.seat + 1}" in svg
        board = draw(table.game, table.game.view(move.before, move.seat))
        seen = table.game.view_data(table.game.view(move.before, move.seat))
        marked = played.games.style.mark(table.game, seen, move).marks
        assert bool(marked) == (kind in ("lay", "claim", "souvenir", "stack", "keep")), kind
        assert len(svg) > len(board)


def test_the_tile_that_a_move_lays_is_in_its_diagram(of_cablecar: Played, tmp_path: Path) -> None:
    table = of_cablecar.games.table(0)
    place = next(place for place, move in enumerate(table.moves, 1) if move.text[0].isupper())
    main([str(of_cablecar.path), "--picture", f"0:{place}", str(tmp_path / "one.svg")])
    before, after = (draw(table.game, table.game.view(s)) for s in table.moves[place - 1][-2:])
    told = (tmp_path / "one.svg").read_text()
    tiles = [svg.count('stroke-width="15"') for svg in (before, told, after)]
    assert tiles == [tiles[0], tiles[0] + 1, tiles[0] + 1]


def test_the_route_that_a_move_claims_is_in_its_diagram(of_ticket: Played, tmp_path: Path) -> None:
    table = of_ticket.games.table(0)
    place = next(place for place, move in enumerate(table.moves, 1) if move.text.startswith("claim"))
    main([str(of_ticket.path), "--picture", f"0:{place}", str(tmp_path / "one.svg")])
    told = (tmp_path / "one.svg").read_text()
    assert told.count("claimed by seat") == 1
    assert f"claimed by seat {table.moves[place - 1].seat + 1}" in told


# ---- mistakes


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bot", "motorman"], "there are conductor, tourist"),
        (["--moves", "6"], "there is no whole game 6"),
        (["--picture", "0:0", "x.svg"], "there is no move 0"),
        (["--picture", "0:9999", "x.svg"], "this game has moves 1 to"),
        (["--picture", "first", "x.svg"], "such as 17:23, not first"),
        (["--picture", "0:1", "nowhere/x.svg"], "a folder that exists"),
    ],
)
def test_a_mistake_is_explained(
    played: Played, arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match=told):
        main([str(played.path), *arguments])
    assert list(tmp_path.iterdir()) == []


def test_a_folder_without_whole_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no tournament"):
        main([str(tmp_path)])
    play_here(Settings("cablecar", [bot("Crash")], 2, 2, "5"), tmp_path / "t")
    with pytest.raises(SystemExit, match=r"no game in .* was played to its end"):
        main([str(tmp_path / "t")])


def test_there_are_facts_about_all_our_games() -> None:
    assert set(STYLES) == set(PLAYED)
