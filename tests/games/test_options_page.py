"""docs/options.md is what the declarations of options say."""

from __future__ import annotations

from fogcity.games.__main__ import options_page
from tests.helpers import ROOT


def test_the_page_of_options_is_what_the_games_declare() -> None:
    """If this fails: python -m fogcity.games > docs/options.md."""
    assert (ROOT / "docs" / "options.md").read_text(encoding="utf-8") == options_page()
