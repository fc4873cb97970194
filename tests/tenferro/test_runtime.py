"""The public functions for what the native engine keeps."""

import numpy as np
import pytest

import tenferro as te


@pytest.fixture
def limit():
    before = te.runtime.memory().limit
    yield before
    te.runtime.set_memory_limit(before)


def test_memory_is_reused_capped_and_cleared(limit):
    double = te.jit(lambda x: x + x)
    x = np.ones(100_000)
    te.runtime.clear_memory()
    assert te.runtime.memory().kept == 0
    y = double(x)
    assert te.runtime.memory().used >= y.nbytes
    del y
    kept = te.runtime.memory()
    assert kept.kept >= x.nbytes
    double(x)
    assert te.runtime.memory().hits > kept.hits
    te.runtime.set_memory_limit(x.nbytes // 2)
    double(x)
    assert te.runtime.memory().kept <= x.nbytes // 2
    with pytest.raises(ValueError, match="expected 0 or more"):
        te.runtime.set_memory_limit(-1)


def test_programs_are_inspected_and_cleared(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    te.runtime.clear_programs()
    x = np.ones(3)
    np.testing.assert_allclose(te.jit(lambda x: np.sin(x) * 3)(x), 3 * np.sin(x))
    found = te.runtime.programs()
    assert found.programs.size == 1 and found.bytes > 0
    assert found.files == 2  # the code, and where everything is
    assert found.directory.is_relative_to(tmp_path)
    te.runtime.clear_programs(disk=False)
    assert te.runtime.programs().programs.size == 0 and te.runtime.programs().files == 2
    te.jit(lambda x: np.sin(x) * 3)(x)
    assert te.runtime.programs().files == 2
    te.runtime.clear_programs()
    assert te.runtime.programs().files == 0


def test_threads_are_limited_within_a_block():
    before = te.runtime.get_num_threads()
    with te.runtime.num_threads(1):
        assert te.runtime.get_num_threads() == 1
    assert te.runtime.get_num_threads() == before
