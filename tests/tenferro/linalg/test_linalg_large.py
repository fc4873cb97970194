"""Matrices large enough for blocks, halves and storage of their own: every layout, every dtype."""

import numpy as np
import pytest
from linalg_samples import adjoint, hermitian, positive, random

import tenferro as te
from tenferro import linalg
from tenferro.linalg.triangular import triangular_product, triangular_solve

DTYPES = ("float32", "float64", "complex64", "complex128")
LAYOUTS = {
    "rows": np.ascontiguousarray,
    "columns": np.asfortranarray,
    "strided": lambda x: np.repeat(x, 2, axis=-1)[..., ::2],
    "reversed": lambda x: x[::-1].copy()[::-1],
}


def kind_of(dtype):
    return "complex" if np.dtype(dtype).kind == "c" else "real"


def close(found, expected, factor=1.0):
    """To rounding, relative to the largest element."""
    found, expected = np.asarray(found), np.asarray(expected)
    assert found.dtype == expected.dtype
    bound = factor * 100 * np.finfo(expected.dtype).eps * np.abs(expected).max()
    assert np.abs(found - expected).max() <= bound


def samples(*shape, dtype, layout):
    x = random(*shape, kind=kind_of(dtype))
    return LAYOUTS[layout](x.astype(dtype))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", [65, 130, 256])
def test_triangular(n, dtype, layout):
    a = samples(n, n, dtype=dtype, layout=layout) / np.asarray(n**0.5, dtype)
    a += 3 * np.eye(n, dtype=dtype)
    b, column = (
        samples(n, 40, dtype=dtype, layout=layout),
        samples(n, 1, dtype=dtype, layout="rows"),
    )
    before = a.copy(), b.copy()
    for lower in (True, False):
        for unit in (True, False):
            full = (np.tril if lower else np.triu)(a, 0)
            if unit:
                np.fill_diagonal(full, 1)
                full = full - 0.8 * (full - np.eye(n, dtype=dtype))  # keeps solutions small
            given = LAYOUTS[layout](full)
            for mode, op in (("N", full), ("T", full.T), ("C", full.conj().T)):
                side = {"lower": lower, "mode": mode, "unit": unit}
                for v in (b, column):
                    x = triangular_solve(te.numpy.asarray(given), te.numpy.asarray(v), **side)
                    close(op @ np.asarray(x), v, 10)
                    y = triangular_product(te.numpy.asarray(given), te.numpy.asarray(v), **side)
                    close(y, op @ v)
                turned, side["right"] = te.numpy.asarray(b.T), True
                x = triangular_solve(te.numpy.asarray(given), turned, **side)
                close(np.asarray(x) @ op, b.T, 10)
                close(triangular_product(te.numpy.asarray(given), turned, **side), b.T @ op)
    assert (a == before[0]).all() and (b == before[1]).all()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", [65, 200, 256])
def test_lu_and_solve(n, dtype, layout):
    a = samples(n, n, dtype=dtype, layout=layout)
    b = samples(n, 30, dtype=dtype, layout=layout)
    p, L, U = (np.asarray(x) for x in linalg.lu(a, p_indices=True))
    close((L @ U)[p], a)
    factors = linalg.lu_factor(a)
    for trans, op in enumerate((a, a.T, a.conj().T)):
        for v in (b, b[:, 0]):
            close(op @ np.asarray(linalg.lu_solve(factors, v, trans)), v, 1000)
    for v in (b, b[:, 0]):
        close(a @ np.asarray(linalg.solve(a, v)), v, 1000)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(256, 256), (300, 256), (256, 300)])
def test_orthogonal_factors(shape, dtype, layout):
    a = samples(*shape, dtype=dtype, layout=layout)
    Q, R = (np.asarray(x) for x in linalg.qr(a))
    close(Q @ R, a)
    close(adjoint(Q) @ Q, np.eye(min(shape), dtype=dtype))
    assert (np.tril(R, -1) == 0).all()
    for full in (True, False):
        U, s, Vh = (np.asarray(x) for x in linalg.svd(a, full_matrices=full))
        k = len(s)
        assert U.shape[1] == (shape[0] if full else k) and Vh.shape[0] == (shape[1] if full else k)
        close((U[:, :k] * s) @ Vh[:k], a)
        close(adjoint(U) @ U, np.eye(U.shape[1], dtype=dtype))
        close(Vh @ adjoint(Vh), np.eye(len(Vh), dtype=dtype))
        assert (np.diff(s) <= 0).all()


@pytest.mark.sampled(3, "uplo")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("uplo", "LU")
def test_eigh(uplo, dtype, layout):
    a = samples(256, 256, dtype=dtype, layout=layout)
    half = np.tril(a) if uplo == "L" else np.triu(a)
    real = np.diag(np.diag(a).real).astype(dtype)
    seen = half + adjoint(half) - np.diag(np.diag(half) + np.diag(half).conj()) + real
    w, V = (np.asarray(x) for x in linalg.eigh(a, uplo))
    close(seen @ V, V * w.astype(dtype), 2)
    close(adjoint(V) @ V, np.eye(256, dtype=dtype))
    assert (np.diff(w) >= 0).all()


@pytest.mark.parametrize("scale", [1e-200, 1e200])
def test_spectra_of_tiny_and_huge_matrices(scale):
    a = hermitian(256, 256)
    w, V = (np.asarray(x) for x in linalg.eigh(scale * a))
    close((V * (w / scale)) @ V.T, a)
    close(np.asarray(linalg.svdvals(scale * a)) / scale, np.sort(abs(w / scale))[::-1])


@pytest.mark.parametrize("function", ["eigh", "svd"])
def test_entries_that_are_not_finite(function):
    a = hermitian(256, 256)
    a[3, 3] = np.nan
    with pytest.raises(np.linalg.LinAlgError, match=f"{function}: argument a"):
        getattr(linalg, function)(a)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("n", [100, 130, 200])
def test_derivative_of_cholesky_in_blocks(n, dtype):
    """dA = dL Lᴴ + L dLᴴ, and the reverse mode is its adjoint."""
    kind = kind_of(dtype)
    A, t, c = positive(n, n, kind=kind), hermitian(n, n, kind=kind), random(n, n, kind=kind)
    L, dL = (np.asarray(x) for x in te.jvp(linalg.cholesky, (A,), (t,)))
    assert (np.triu(dL, 1) == 0).all()
    found = dL @ adjoint(L)
    np.testing.assert_allclose(found + adjoint(found), t, rtol=0, atol=1e-10 * n)
    (reverse,) = te.vjp(linalg.cholesky, A)[1](c)
    np.testing.assert_allclose(
        np.vdot(reverse, t).real, np.vdot(c, dL).real, rtol=1e-9, atol=1e-9 * n
    )


@pytest.mark.sampled(24)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("name", ["solve", "lu", "qr", "eigh", "svd"])
def test_derivatives(name, engine):
    a = np.diag(np.arange(1.0, 131)) + 0.1 * random(130, 130)
    function = {
        "solve": lambda x: linalg.solve(x, x.mT + 1),
        "lu": lambda x: linalg.lu(x)[1:],
        "qr": lambda x: tuple(linalg.qr(x)),
        "eigh": lambda x: linalg.eigh(x).eigenvalues,
        "svd": lambda x: linalg.svd(x)[1],
    }[name]
    te.check_grads(te.jit(function, engine=engine), (a,), order=1)
