"""How many examples a randomized test tries: few in `make test`, and ten times as many in `make fuzz`."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import settings

PROFILE = os.environ.get("FOGCITY_EXAMPLES", "fogcity")


def examples(most: int, **more: Any) -> settings:
    """Settings for a test that tries this many examples."""
    return settings(deadline=None, max_examples=most if PROFILE == "fogcity" else 10 * most, **more)
