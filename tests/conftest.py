"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# Kernels are compiled in the first example of a test, so examples have no deadline.
settings.register_profile("fogcity", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("fogcity")
