"""Subnormal numbers as zeros: the setting, the option, and everything that a program runs."""

import threading

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs import first_result
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.call import flushing
from tenferro.kernels.table import KERNELS

pytestmark = pytest.mark.skipif(not flushing.has_flushing(), reason="not known on this processor")
TINY = 3e-308


def tenth(x):
    return x / 10.0


@pytest.fixture
def flushed():
    te.runtime.flush_subnormals()
    yield
    te.runtime.flush_subnormals(False)


@pytest.mark.parametrize("size", [1, 7, 400_000])
@pytest.mark.parametrize("threads", [1, 2])
def test_the_option_is_of_one_function(size, threads):
    x = np.full(size, TINY)
    with te.runtime.num_threads(threads):
        np.testing.assert_array_equal(te.jit(tenth)(x), x / 10)
        np.testing.assert_array_equal(te.jit(tenth, flush_subnormals=True)(x), 0)
        np.testing.assert_array_equal(te.jit(tenth)(x), x / 10)
    assert x[0] / 10 > 0  # nor does the thread flush any more


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
def test_operands_and_results(dtype, flushed):
    tiny = np.finfo(dtype).smallest_normal
    x = np.full(100, tiny / 8, dtype)
    assert np.all(te.jit(lambda x: x * np.asarray(16.0, dtype))(x) == 0)
    assert np.all(te.jit(lambda x: x * x)(np.full(100, np.sqrt(tiny) / 2, dtype)) == 0)


def test_the_setting_is_of_all_functions_and_threads(flushed):
    f, x = te.jit(tenth), np.full(400_000, TINY)
    assert te.runtime.get_flush_subnormals()
    found = []
    thread = threading.Thread(target=lambda: found.append(f(x)))
    thread.start()
    thread.join()
    for y in (f(x), found[0]):
        np.testing.assert_array_equal(y, 0)
    te.runtime.flush_subnormals(False)
    assert not te.runtime.get_flush_subnormals()
    np.testing.assert_array_equal(f(x), x / 10)
    np.testing.assert_array_equal(te.jit(tenth, engine="numpy")(x), x / 10)


def test_derivatives_and_loops(flushed):
    def f(x):
        return np.sum(te.scan(lambda c, _: (c / 4, c / 2), x, None, length=6)[1] ** 2)

    x = np.full(5, TINY)
    assert te.jit(f)(x) == 0
    np.testing.assert_array_equal(te.jit(te.grad(lambda x: np.sum(x * x)))(x / 100), 0)


def matrix_product(*avals):
    return lambda a: a @ a  # of 300 rows: OpenBLAS shares them among its threads


@pytest.fixture
def product_by_blas():
    """A family of which the native engine has only the kernel."""
    family = te.extension.family("test.flushed_product.v1", infer=lambda a: a)
    te.extension.lowering(family)(matrix_product)
    yield lambda a: te.extension.apply(family, a)
    del KERNELS[family.name]


def test_steps_of_blas(product_by_blas):
    a = np.full((300, 300), 1e-160)
    assert np.all(te.jit(product_by_blas)(a) > 0)
    assert np.all(te.jit(product_by_blas, flush_subnormals=True)(a) == 0)
    assert np.all(a @ a > 0)


def test_a_program_that_runs_through_numpy_meanwhile(monkeypatch):
    monkeypatch.setattr(first_result, "_COMPILED", 1.0)
    te.runtime.clear_programs(disk=False)
    f, x = te.jit(lambda x: np.sin(x) / 11.0, flush_subnormals=True), np.full(9, TINY)
    np.testing.assert_array_equal(f(x), 0)
    te.runtime.wait_for_compilation()
    np.testing.assert_array_equal(f(x), 0)


def test_calls_through_ctypes(monkeypatch, flushed):
    def unknown():
        raise UnknownABIError("for the test")

    monkeypatch.setattr("tenferro.engines.native.runtime.call.stub._entry", unknown)
    te.runtime.clear_programs(disk=False)
    x = np.full(50, TINY)
    np.testing.assert_array_equal(te.jit(lambda x: x / 12.0)(x), 0)
    te.runtime.flush_subnormals(False)
    np.testing.assert_array_equal(te.jit(lambda x: x / 12.0)(x), x / 12)
    np.testing.assert_array_equal(te.jit(lambda x: x / 12.0, flush_subnormals=True)(x), 0)


def test_what_is_not_supported(monkeypatch):
    with pytest.raises(ValueError, match="flush_subnormals: the numpy engine does not support it"):
        te.jit(tenth, engine="numpy", flush_subnormals=True)(1.0)
    with pytest.raises(TypeError, match="jit: flush_subnormals is 1, expected True or False"):
        te.jit(tenth, flush_subnormals=1)
    with pytest.raises(TypeError, match="flush_subnormals: flush is None, expected True or False"):
        te.runtime.flush_subnormals(None)
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with pytest.raises(NotImplementedError, match="the processor is riscv64, expected x86-64"):
        te.runtime.flush_subnormals()
    te.runtime.flush_subnormals(False)
