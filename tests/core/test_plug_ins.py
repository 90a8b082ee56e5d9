"""Entry points of other packages."""

from __future__ import annotations

import pytest

import fogcity
from fogcity.core import plug_ins


def test_installed_packages_are_read_once_for_each_import_path(monkeypatch, tmp_path):
    """Reading them takes milliseconds, and a server lists its games for many requests."""
    before = fogcity.games()

    def refuse(**_):
        raise AssertionError("the packages are read again")

    with monkeypatch.context() as patched:
        patched.setattr(plug_ins, "entry_points", refuse)
        assert fogcity.games() == before
        with pytest.raises(fogcity.UnknownGame):
            fogcity.game("no such game")
    about = tmp_path / "other-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[fogcity.games]\nother = other:Other\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "other" in fogcity.games()
