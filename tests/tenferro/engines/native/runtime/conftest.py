from pathlib import Path

import pytest

STATM = Path("/proc/self/statm")


@pytest.fixture
def resident():
    """A function giving the resident memory of this process in kB."""
    if not STATM.exists():
        pytest.skip("needs /proc")
    return lambda: int(STATM.read_text().split()[1]) * 4
