import gc
from pathlib import Path

import pytest

STATM = Path("/proc/self/statm")


@pytest.fixture
def resident():
    """A function giving the resident memory of this process in kB.

    Collections leave out the objects of other tests, of which there may be millions.
    """
    if not STATM.exists():
        pytest.skip("needs /proc")
    gc.collect()
    gc.freeze()
    yield lambda: int(STATM.read_text().split()[1]) * 4
    gc.unfreeze()


@pytest.fixture(scope="session")
def session_cache(tmp_path_factory):
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def objects_of_this_session_only(session_cache, monkeypatch):
    """No test reads or fills the user's own cache."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(session_cache))
