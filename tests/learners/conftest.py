"""Settings for tests with PyTorch."""

from __future__ import annotations

import pytest
import torch


@pytest.fixture(scope="session", autouse=True)
def _one_thread() -> None:
    """Other tests run at the same time, and networks are small."""
    torch.set_num_threads(1)
