"""Writes the commit that a wheel or source distribution is built from into it, as `fogcity/_commit.py`."""

from __future__ import annotations

import os
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FILE = "fogcity/_commit.py"
CONTENT = '"""The commit that this package was built from."""\n\nCOMMIT = {!r}\n'


class CustomBuildHook(BuildHookInterface):
    """Adds the file with the commit. Nothing is written into the checkout."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._folder = tempfile.TemporaryDirectory()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file, unless it is there: a wheel that is built from a source distribution keeps the commit."""
        root = Path(self.root)
        if version == "editable" or (root / "src" / FILE).exists():
            return
        file = Path(self._folder.name, "commit.py")
        file.write_text(CONTENT.format(os.environ.get("FOGCITY_COMMIT") or _checked_out(root)))
        build_data["force_include"][str(file)] = FILE if self.target_name == "wheel" else f"src/{FILE}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Delete the file once it is in the package."""
        self._folder.cleanup()


def _checked_out(root: Path) -> str:
    """The commit of this checkout. The package cannot be imported here: what it depends on may not be installed."""
    found: str = runpy.run_path(str(root / "src/fogcity/software.py"))["checked_out"](root)
    return found
