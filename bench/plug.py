"""Kill a server in the middle of many games, again and again, and check that no acknowledged move is lost.

python bench/plug.py --kills 100 --tables 300
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path


def main() -> None:
    """Run tests/server/test_server_plug.py with larger numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--stores", default="sqlite,postgres")
    options = parser.parse_args()
    numbers = {"KILLS": options.kills, "TABLES": options.tables, "SEED": options.seed, "STORES": options.stores}
    print(f"seed {options.seed}", flush=True)
    sys.exit(
        subprocess.call(
            [sys.executable, "-m", "pytest", "-q", "tests/server/test_server_plug.py"],
            cwd=Path(__file__).parents[1],
            env={**os.environ, **{f"FOGCITY_PLUG_{name}": str(number) for name, number in numbers.items()}},
        )
    )


if __name__ == "__main__":
    main()
