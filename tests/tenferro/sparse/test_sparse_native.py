"""Products with many entries, which machine code computes in a loop of its own."""

import numpy as np
import pytest
import scipy.sparse as sp

import tenferro as te
from tenferro.engines.native.graphs.support import WORTH_A_STEP
from tenferro.engines.native.units.compilation import Compilation
from tenferro.passes.every_engine import for_every_engine
from tenferro.sparse.products import product, sampled

rng = np.random.default_rng(0)
M, N = 130, 110
PLACES = np.sort(rng.permutation(M * N)[: int(1.3 * WORTH_A_STEP)])
A = sp.coo_array((rng.standard_normal(PLACES.size), np.divmod(PLACES, N)), shape=(M, N))


def random(dtype, *shape):
    values = rng.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        values = values + 1j * rng.standard_normal(shape)
    return values.astype(dtype)


def close(found, expected):
    assert found.dtype == expected.dtype
    narrow = expected.dtype in (np.float32, np.complex64)
    np.testing.assert_allclose(
        found, expected, rtol=1e-4 if narrow else 1e-12, atol=1e-4 if narrow else 1e-12
    )


@pytest.mark.sampled(6)
@pytest.mark.parametrize("width", [(), (1,), (3,), (8,), (21,)])
@pytest.mark.parametrize("index", ["int32", "int64", "uint32"])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
def test_products_and_their_derivatives_are_scipys(dtype, index, width):
    rows, columns = (te.tensor(i.astype(index)) for i in A.coords)
    data, x, ct = random(dtype, A.nnz), random(dtype, N, *width), random(dtype, M, *width)
    S = sp.coo_array((data, A.coords), A.shape)

    def both(data, x, ct):
        y, pullback = te.vjp(lambda data, x: product(data, rows, columns, x, M), data, x)
        return y, *pullback(ct)

    program = te.jit(both)
    y, by_data, by_x = program(data, x, ct)
    close(y, S @ x)
    close(by_x, S.conj().T @ ct)
    wide = (ct.reshape(M, -1), x.reshape(N, -1))
    close(by_data, np.einsum("kc,kc->k", wide[0][A.row], wide[1][A.col].conj()))


def test_sampled_products_have_derivatives():
    rows, columns = map(te.tensor, A.coords)
    y, x = random("float64", M, 3), random("float64", N, 3)
    te.check_grads(te.jit(lambda y, x: sampled(y, rows, columns, x)), (y, x), order=2)


def test_real_products_are_no_steps_of_numpy():
    rows, columns = map(te.tensor, A.coords)
    traced = te.trace(lambda data, x: product(data, rows, columns, x, M))
    program = traced(random("float64", A.nnz), random("float64", N))
    assert not program.steps.numpy


def test_small_products_are_part_of_what_stands_around():
    D = sp.csr_array(np.eye(20))
    program = te.trace(lambda x: np.sin(D @ x) + 1)(np.ones(20))
    assert Compilation(for_every_engine(program.graph)).is_one_unit


def test_products_in_loops_are_machine_code():
    S = sp.csr_array(A @ A.T / 100)
    x = rng.standard_normal(M)

    def steps(x):
        return te.fori_loop(0, 5, lambda _, x: np.tanh(S @ x), x)

    expected = x
    for _ in range(5):
        expected = np.tanh(S @ expected)
    np.testing.assert_allclose(te.jit(steps)(x), expected, rtol=1e-12)
    slope = te.jit(te.grad(lambda x: steps(x).sum()))(x)
    np.testing.assert_allclose(slope, te.jit(te.grad(lambda x: steps(x).sum()), engine="numpy")(x))


def test_sums_have_the_order_of_the_entries():
    mixed = rng.integers(0, 7, int(1.3 * WORTH_A_STEP))
    for places in (mixed, np.sort(mixed), np.sort(mixed) // 3 + 2):
        values, columns = rng.standard_normal(len(places)), rng.integers(0, 9, len(places))
        x, expected = rng.standard_normal(9), np.zeros(7)
        np.add.at(expected, places, values * x[columns])

        def f(values, x, places=places, columns=columns):
            return product(values, te.tensor(places), te.tensor(columns), x, 7)

        np.testing.assert_array_equal(te.jit(f)(values, x), expected)
