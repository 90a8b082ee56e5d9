"""Last Car, installed once for all tests here."""

from __future__ import annotations

import pytest

from tests.helpers.toy import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of processes that find the game."""
    return install(tmp_path_factory.mktemp("site"))
