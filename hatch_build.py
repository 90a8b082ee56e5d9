"""Writes the commit that a wheel or source distribution is built from into it, as `fogcity/_commit.py`.

It also makes the README's links absolute: on the page of a package index, relative ones lead nowhere.
"""

from __future__ import annotations

import os
import re
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

FILE = "fogcity/_commit.py"
LINK = re.compile(r"(?P<picture>!?)(?P<text>\[[^\]]*\])\((?![a-z]+:|#)(?P<path>[^)]+)\)")
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


class CustomMetadataHook(MetadataHookInterface):
    """Makes the description of the package from the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Link to the files of this version in the repository, and show its pictures."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        source, tag = metadata["urls"]["Source"], f"v{metadata['version']}"

        def absolute(link: re.Match[str]) -> str:
            kind = "raw" if link["picture"] else "blob"
            return f"{link['picture']}{link['text']}({source}/{kind}/{tag}/{link['path']})"

        metadata["readme"] = {"content-type": "text/markdown", "text": LINK.sub(absolute, text)}


def _checked_out(root: Path) -> str:
    """The commit of this checkout. The package cannot be imported here: what it depends on may not be installed."""
    found: str = runpy.run_path(str(root / "src/fogcity/software.py"))["checked_out"](root)
    return found
