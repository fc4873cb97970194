from pathlib import Path

import pytest

STATM = Path("/proc/self/statm")


@pytest.fixture
def resident():
    """A function giving the resident memory of this process in kB."""
    if not STATM.exists():
        pytest.skip("needs /proc")
    return lambda: int(STATM.read_text().split()[1]) * 4


@pytest.fixture(scope="session")
def session_cache(tmp_path_factory):
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def objects_of_this_session_only(session_cache, monkeypatch):
    """No test reads or fills the user's own cache."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(session_cache))
