"""NumPy kernels of native programs take large results from the memory that the engine keeps."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.programs.in_python import lend_memory
from tenferro.engines.native.runtime.resources import pool
from tenferro.kernels import memory


@pytest.fixture
def lent():
    lend_memory.cache_clear()
    lend_memory()
    yield
    lend_memory.cache_clear()


def test_large_arrays_come_from_the_pool(lent):
    before = pool.report()
    x = memory.zeros((300, 200), np.dtype(float))
    assert pool.report().used > before.used and not x.any()
    assert memory.is_own(x) and not memory.is_own(x[1:])
    del x
    assert pool.report().used == before.used


def test_numpys_own_memory_is_own():
    x = np.zeros((4, 4))
    assert memory.is_own(x) and not memory.is_own(x.T)
    assert memory.contiguous(x) is x


@pytest.mark.parametrize("order", ["C", "F"])
def test_like_another_matrix(order):
    x = np.zeros((3, 5), order=order)
    y = memory.empty_like(x)
    assert y.shape == x.shape and y.strides == x.strides
    turned = memory.contiguous(np.asfortranarray(np.arange(6.0).reshape(2, 3)))
    assert turned.flags.c_contiguous and turned.tolist() == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize("engine", ["native", "numpy"])
def test_results_outlive_the_next_call(lent, engine):
    solve = te.jit(te.linalg.solve, engine=engine)
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((200, 200)) + 20 * np.eye(200), rng.standard_normal((200, 200))
    first = solve(a, b)
    kept = first.copy()
    solve(2 * a, b)
    np.testing.assert_array_equal(first, kept)
    np.testing.assert_allclose(a @ first, b, rtol=0, atol=1e-11)
