"""Every preferred kernel gives what the reference kernel gives, wherever it is preferred."""

import numpy as np
import pytest

from tenferro import linalg
from tenferro.kernels.lapack import PREFERENCES
from tenferro.kernels.table import PREFERRED, kernel, reference_kernel
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of

DTYPES = ("float32", "float64", "complex64", "complex128")
ONE = ((1, 1), (5, 5), (65, 65), (130, 130), (256, 256))
STACKS = ((3, 5, 5), (2, 70, 70), (2, 150, 3, 3), (0, 3, 3), (2, 0, 0), (0, 0))
TALL = ((7, 4), (4, 7), (256, 128), (128, 256), (3, 6, 4), (300, 4, 4), (300, 5, 3), (90, 70))
LAYOUTS = {
    "rows": np.ascontiguousarray,
    "columns": lambda x: np.swapaxes(np.ascontiguousarray(np.swapaxes(x, -1, -2)), -1, -2),
    "strided": lambda x: np.repeat(x, 2, axis=-1)[..., ::2],
}


KINDS = [("float32", "strided"), ("float64", "columns"), ("float64", "rows")]
KINDS += [("complex64", "rows"), ("complex128", "strided"), ("complex128", "columns")]


def sample(shape, dtype, seed=0):
    rng = np.random.default_rng([seed, *shape])
    x = rng.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        x = x + 1j * rng.standard_normal(shape)
    return x.astype(dtype)


def regular(shape, dtype):
    n = shape[-1]
    return (sample(shape, dtype) / max(n, 1) ** 0.5 + 2 * np.eye(n)).astype(dtype)


def positive(shape, dtype):
    a = sample(shape, dtype)
    n = shape[-1]
    return (a @ np.swapaxes(a.conj(), -1, -2) / max(n, 1) + np.eye(n)).astype(dtype)


def both(family, arrays, **params):
    """The results of the kernel that engines take, and of the reference; the first is preferred."""
    operation = FAMILIES[f"tenferro.linalg.{family}.v1"].bind(**params)
    avals = tuple(aval_of(x.shape, x.dtype) for x in arrays)
    kernels = kernel(operation, avals), reference_kernel(operation, avals)
    before = [x.copy() for x in arrays]
    results = [f(*arrays) for f in kernels]
    assert all((x == y).all() for x, y in zip(arrays, before, strict=True)), "an argument changed"
    if operation.n_outputs == 1:
        results = [(y,) for y in results]
    return results


def agree(family, arrays, factor=1.0, **params):
    found, expected = both(family, arrays, **params)
    for x, y in zip(found, expected, strict=True):
        close(x, y, factor)


def close(found, expected, factor=1.0):
    """To rounding, relative to the largest element."""
    assert found.shape == expected.shape and found.dtype == expected.dtype
    if not found.size:
        return
    kind = expected.dtype if expected.dtype.kind in "fc" else np.dtype("float64")
    bound = factor * 200 * np.finfo(kind).eps * np.abs(expected).max()
    assert np.abs(found - expected).max() <= bound


def test_the_table_is_what_engines_prefer():
    assert {p.family: p for p in PREFERENCES} == PREFERRED
    assert all(any(c.isdigit() for c in p.reason) for p in PREFERENCES), "measured"


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("dtype", "layout"), KINDS)
@pytest.mark.parametrize("shape", ONE + STACKS)
def test_triangular(shape, dtype, layout):
    a = LAYOUTS[layout](regular(shape, dtype))
    for columns in (1, 20):
        b = LAYOUTS[layout](sample((*shape[:-1], columns), dtype, 1))
        for lower in (True, False):
            for mode in "NTC":
                side = {"lower": lower, "mode": mode}
                rest = np.swapaxes(b, -1, -2)
                for right, v in ((False, b), (True, rest)):
                    agree("triangular_solve", (a, v), 10, right=right, unit=False, **side)
                    agree("triangular_product", (a, v), right=right, **side)
                    agree("unit_triangular_product", (a, v), right=right, **side)
    scaled = (a / (4 * max(shape[-1], 1))).astype(dtype)
    agree("triangular_solve", (scaled, b), lower=True, mode="N", unit=True, right=False)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("dtype", "layout"), KINDS)
@pytest.mark.parametrize("shape", ONE + STACKS)
def test_cholesky(shape, dtype, layout):
    a, x = LAYOUTS[layout](positive(shape, dtype)), LAYOUTS[layout](sample(shape, dtype, 1))
    agree("cholesky", (a,))
    factor = np.linalg.cholesky(a)
    agree("cholesky_tangent", (factor, x), 10)
    agree("cholesky_cotangent", (factor, x), 10)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("dtype", "layout"), KINDS)
@pytest.mark.parametrize("shape", ONE + STACKS)
def test_lu(shape, dtype, layout):
    a = LAYOUTS[layout](regular(shape, dtype))
    (F, p), expected = both("lu", (a,))
    close(F, expected[0], 10)
    assert (p == expected[1]).all()
    for columns in (1, 20):
        b = LAYOUTS[layout](sample((*shape[:-1], columns), dtype, 1))
        for mode in "NTC":
            agree("solve", (a, F, p, b), 10, mode=mode)
    agree("inv", (a, F, p), 10)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", TALL)
def test_lu_of_rectangles(shape, dtype):
    (F, p), expected = both("lu", (sample(shape, dtype),))
    close(F, expected[0], 100)
    assert (p == expected[1]).all()


def fixed(Q, R):
    """Q and R whose R has a real and positive diagonal."""
    d = np.diagonal(R, axis1=-2, axis2=-1)
    phase = d / np.abs(d)
    return Q * phase[..., None, :], R * phase.conj()[..., None]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("dtype", "layout"), KINDS)
@pytest.mark.parametrize("shape", ONE + TALL)
def test_qr(shape, dtype, layout):
    found, expected = both("qr", (LAYOUTS[layout](sample(shape, dtype)),))
    for x, y in zip(fixed(*found), fixed(*expected), strict=True):
        close(x, y, 100)


@pytest.mark.sampled(3, "lower")
@pytest.mark.parametrize(("dtype", "layout"), KINDS)
@pytest.mark.parametrize("lower", [True, False])
def test_eigh(lower, dtype, layout):
    a = LAYOUTS[layout](sample((256, 256), dtype))
    (w, V), (expected, _) = both("eigh", (a,), lower=lower, broadening=0.0)
    close(w, expected)
    full = np.tril(a) if lower else np.triu(a)
    h = full + full.conj().T
    np.fill_diagonal(h, np.diagonal(a).real)
    close(h @ V, V * w.astype(dtype))
    close(V.conj().T @ V, np.eye(256, dtype=dtype))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("dtype", "layout"), KINDS)
@pytest.mark.parametrize("shape", [(256, 256), (256, 130), (130, 256)])
@pytest.mark.parametrize("full", [True, False])
def test_svd(shape, full, dtype, layout):
    a = LAYOUTS[layout](sample(shape, dtype))
    (U, s, Vh), expected = both("svd", (a,), full_matrices=full, broadening=0.0)
    assert (U.shape, Vh.shape) == (expected[0].shape, expected[2].shape)
    close(s, expected[1])
    k = len(s)
    close((U[:, :k] * s.astype(dtype)) @ Vh[:k], a)
    for Q in (U, Vh.conj().T):
        close(Q.conj().T @ Q, np.eye(Q.shape[1], dtype=dtype))


@pytest.mark.parametrize("shape", [(3, 3), (70, 70), (200, 4, 4)])
def test_what_has_no_result_is_refused_alike(shape):
    bad = np.zeros(shape)
    for family, arrays, params in (
        ("cholesky", (bad,), {}),
        (
            "triangular_solve",
            (bad, bad),
            {"lower": True, "mode": "N", "unit": False, "right": False},
        ),
    ):
        operation = FAMILIES[f"tenferro.linalg.{family}.v1"].bind(**params)
        avals = tuple(aval_of(x.shape, x.dtype) for x in arrays)
        messages = []
        for make in (kernel, reference_kernel):
            with pytest.raises(linalg.LinAlgError) as error:
                make(operation, avals)(*arrays)
            messages.append(str(error.value))
        assert messages[0] == messages[1]


def spectrum(kind, batch):
    """Values of a matrix: apart, with equal ones, or with one that is zero."""
    values = {"apart": [1.0, 2.0, 4.0], "equal": [1.0, 1.0, 4.0], "zero": [0.0, 2.0, 4.0]}[kind]
    return np.broadcast_to(np.array(values)[::-1], (*batch, 3)).copy()


@pytest.mark.sampled(3, "batch", "name")
@pytest.mark.filterwarnings("ignore::tenferro.errors.GaugeWarning")
@pytest.mark.parametrize("kind", ["apart", "equal", "zero"])
@pytest.mark.parametrize("batch", [(), (2,)])
@pytest.mark.parametrize("name", ["eigh", "svd"])
def test_guards_of_spectra(kind, batch, name):
    values, V = spectrum(kind, batch), sample((*batch, 3, 3), "float64")
    w, B = np.ones_like(values), np.broadcast_to(np.eye(3), V.shape).copy()
    agree("significant_generator", [V, V])
    agree("significant_generator", [1e-17 * V, V])
    for how in ("first", "again", "rotated", "shifted"):
        params = {"name": name, "how": how}
        agree("gauge_direction", [w, B, values], slot=0, decides=False, **params)
        agree("second_weights", [V, w, V, values], **params)
        check = {"equal": True, "second": False, **params}
        agree("gauge_check", [w, V, values], generators=0, **check)
        if how != "first" or kind == "apart" or (name, kind) == ("eigh", "zero"):
            agree("gauge_check", [w, B, values], generators=1, **check)


@pytest.mark.parametrize("family", ["gauge_direction", "gauge_check"])
def test_guards_refuse_as_their_formulas_do(family):
    values, dw, turn = spectrum("equal", ()), np.arange(3.0), sample((3, 3), "float64")
    params = {"name": "eigh", "how": "first"}
    if family == "gauge_check":
        params |= {"generators": 1, "equal": True, "second": False}
    else:
        params |= {"slot": 0, "decides": True}
    operation = FAMILIES[f"tenferro.linalg.{family}.v1"].bind(**params)
    arrays = [dw, turn, values]
    avals = tuple(aval_of(x.shape, x.dtype) for x in arrays)
    for run in (kernel(operation, avals), reference_kernel(operation, avals)):
        with pytest.raises(linalg.GaugeError, match="values that are equal"):
            run(*arrays)
