"""Pull the plug of a server in the middle of many games, again and again.

python bench/plug.py --kills 100 --tables 300
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path


def main() -> None:
    """Run the test of tests/server/test_server_plug.py with larger numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--stores", default="sqlite,postgres")
    asked = parser.parse_args()
    numbers = {"KILLS": asked.kills, "TABLES": asked.tables, "SEED": asked.seed, "STORES": asked.stores}
    print(f"seed {asked.seed}", flush=True)
    sys.exit(
        subprocess.call(
            [sys.executable, "-m", "pytest", "-q", "tests/server/test_server_plug.py"],
            cwd=Path(__file__).parents[1],
            env={**os.environ, **{f"FOGCITY_PLUG_{name}": str(number) for name, number in numbers.items()}},
        )
    )


if __name__ == "__main__":
    main()
