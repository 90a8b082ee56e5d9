"""The tourist: gets on anywhere, at random."""

from __future__ import annotations

import numpy as np

from fogcity.core.game import View
from fogcity.core.loops import Codes


class Tourist:
    """Takes each legal action as likely as any other."""

    name = "tourist"

    def choose(self, view: View, legal: Codes, rng: np.random.Generator) -> int:  # noqa: ARG002 - it does not look
        """One of the legal actions."""
        return int(rng.choice(legal))
