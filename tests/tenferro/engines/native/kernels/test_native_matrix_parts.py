"""Parts of matrices and inverse gaps: the native engine gives what the reference gives."""

import numpy as np
import pytest

import tenferro as te
from tenferro.linalg.parts import diagonal_matrix, diagonal_of, triangle
from tenferro.linalg.spectral import (
    inverse_gaps,
    nonzero,
    svd_generators,
    svd_generators_cotangent_family,
)
from tenferro.ops.base.apply import apply

RNG = np.random.default_rng(0)


def both(f, *args):
    native = te.jit(f, engine="native")(*args)
    np.testing.assert_array_equal(native, te.jit(f, engine="numpy")(*args))
    return native


def references(f, *args):
    return te.trace(f, engine="native")(*args).compiled.program.references


@pytest.mark.sampled(6)
@pytest.mark.parametrize("shape", [(4, 4), (3, 5), (5, 3), (2, 3, 3), (0, 0), (1, 1), (70, 70)])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("diagonal", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("dtype", ["float32", "complex128"])
def test_triangles(shape, lower, diagonal, dtype):
    x = RNG.standard_normal(shape).astype(dtype)
    if x.size > 1:
        x[..., 0, -1] = np.nan
    both(lambda a: triangle(a, lower=lower, diagonal=diagonal), x)


@pytest.mark.parametrize("rows, columns", [(3, 3), (3, 5), (5, 3)])
@pytest.mark.parametrize("batch", [(), (2,)])
def test_diagonal_matrices(rows, columns, batch):
    d = RNG.standard_normal((*batch, min(rows, columns)))
    both(lambda v: diagonal_matrix(v, rows, columns), d)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(3, 3), (3, 5), (5, 3), (2, 4, 4), (1, 1), (0, 3)])
@pytest.mark.parametrize("dtype", ["float32", "complex128"])
def test_diagonals(shape, dtype):
    both(diagonal_of, RNG.standard_normal(shape).astype(dtype))


@pytest.mark.parametrize("shape", [(5,), (2, 4), (0,)])
def test_tangents_of_singular_values(shape):
    s = -np.sort(-np.abs(RNG.standard_normal(shape)))
    s[..., -1:] = 1e-17
    ds = both(nonzero, RNG.standard_normal(shape), s)
    assert not ds[..., -1:].any()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(5,), (2, 4), (2, 3, 4), (1,), (0,), (3, 0)])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_inverse_gaps(shape, dtype):
    w = RNG.standard_normal(shape).astype(dtype)
    if w.size > 2:
        w[..., 1] = w[..., 0] * (1 + np.finfo(dtype).eps)
    E = both(lambda v: inverse_gaps(v, v, v), w)
    if w.size > 2:
        assert not E[..., 0, 1].any()
    both(lambda v: inverse_gaps(v, -v, v), w)
    both(lambda v: inverse_gaps(v, v, v, 0.1), w)


def test_only_what_raises_leaves_the_program():
    a = RNG.standard_normal((6, 6))
    names = [x.name for x in references(lambda x: te.linalg.eigh(x).eigenvectors, a + a.T)]
    assert names == ["tenferro.linalg.eigh.v1"]

    def tangent(x, t):
        return te.jvp(lambda y: tuple(te.linalg.eigh(y)), (x,), (t,))

    names = {x.name for x in references(tangent, a + a.T, a)}
    assert names == {"tenferro.linalg.eigh.v1"}


def test_a_product_and_its_transpose_are_one_product():
    def symmetric(x, y):
        c = x @ y
        return c + c.mT

    program = te.trace(symmetric, engine="native")(np.ones((64, 64)), np.ones((64, 64)))
    assert program.compiled.program.steps.native == 2


@pytest.mark.sampled(6)
@pytest.mark.parametrize("shape", [(1, 1), (5, 5), (9, 4), (70, 70), (0, 0)])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
@pytest.mark.parametrize("vanishing", [False, True])
def test_generators_of_singular_vectors(shape, dtype, vanishing):
    m, n = shape
    P, Q = (RNG.standard_normal((n, n)).astype(dtype) for _ in range(2))
    T = RNG.standard_normal((0 if m == n else m, n)).astype(dtype)
    s = np.arange(n, 0.0, -1.0).astype(P.real.dtype)
    s[n - 1 :] *= not vanishing
    source = [np.zeros(shape, dtype), np.zeros((m, n), dtype), s, np.zeros((n, n), dtype)]

    def maps(p, q, t, *rest):
        return svd_generators(p, t, rest), apply(
            svd_generators_cotangent_family.bind(kept=()), p, q, t, *rest
        )

    program = te.trace(maps, engine="native")(P, Q, T, *source)
    assert dtype == "complex128" or not program.compiled.program.references
    expected = te.jit(maps, engine="numpy")(P, Q, T, *source)
    for found, want in zip(sum(program(P, Q, T, *source), ()), sum(expected, ()), strict=True):
        np.testing.assert_allclose(found, want, rtol=20 * np.finfo(dtype).eps, atol=0)
