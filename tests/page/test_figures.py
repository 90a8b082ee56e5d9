"""What the rules pages and guided games show is worked out by the rules, and what is written down is current."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import fogcity
from fogcity.lang import figures

LANGUAGES = ("en", "nl", "fr", "nb", "ko")


def test_the_files_are_current() -> None:
    for name, text in figures.files().items():
        written = (figures.WEB / name).read_text(encoding="utf-8")
        assert written == text, f"{name}: run python -m fogcity.lang.figures"


def test_a_stale_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "WEB", tmp_path / "learn")
    assert figures.main(["--check"]) == 1
    assert not list(tmp_path.rglob("*.json"))
    assert figures.main([]) == 0
    assert figures.main(["--check"]) == 0


@pytest.mark.parametrize("game", fogcity.games())
def test_the_learner_sees_no_more_than_a_player_may(game: str) -> None:
    lesson = figures.lesson(game)
    for step in lesson.steps:
        for move in step.moves:
            assert move.now.view_data.viewer == lesson.seat
    assert lesson.steps[0].do is msgspec.UNSET  # first a welcome
    assert lesson.steps[-1].do is msgspec.UNSET  # and a farewell


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_shown_in_every_language(language: str) -> None:
    texts = [(figures.HERE / language / f"rules-{game}.md").read_text(encoding="utf-8") for game in fogcity.games()]
    shown = re.findall(r"^```figure ([a-z-]+)$", "\n".join(texts), re.MULTILINE)
    assert sorted(shown) == sorted(name for game in fogcity.games() for name in figures.figures(game))


def test_a_lesson_asks_only_the_learner_to_act() -> None:
    player = figures.Player({"game": "cablecar", "seat": 2, "position": "seats 2\n" + ". . . . . . . .\n" * 3 + EMPTY})
    with pytest.raises(ValueError, match="not the learner's turn"):
        player.step({"do": "draw"})


EMPTY = ". . . # # . . .\n" * 2 + ". . . . . . . .\n" * 3


def test_refusals_name_the_reason() -> None:
    """CC14, CC16: where a tile may not lie, a lesson says why."""
    reasons = {one.problem.about["reason"] for step in figures.lesson("cablecar").steps for one in step.refused}
    assert reasons == {"short_line", "space_apart", "space_taken"}


def test_vectors_of_particles_are_well_formed() -> None:
    vectors = json.loads((figures.HERE / "josa.json").read_text(encoding="utf-8"))
    assert len(vectors) >= 40
    for vector in vectors:
        assert vector["expected"] in {vector["word"] + form for form in vector["pair"].split("/")}
