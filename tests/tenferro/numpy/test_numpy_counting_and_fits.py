"""Counting, fitting, choosing, functions of lines: NumPy's functions on computed and traced arrays,
compared with NumPy and differentiated."""

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(5)
X = RNG.standard_normal((3, 4))
V = np.array([0.3, 1.7, -0.4, 2.0, 0.9, 1.7])
W = RNG.uniform(0.5, 2.0, 6)
N = np.array([1, 3, 0, 3, 2, 1])
NAN = np.where(X > 1, np.nan, X)
EDGES = np.array([-1.0, 0.3, 0.9, 2.0])

CALLS = {
    "bincount weights": (lambda w: np.bincount(N, w), W),
    "bincount minlength": (lambda w: np.bincount(N, w, 9), W),
    "histogram": (lambda v: np.histogram(v), V),
    "histogram bins": (lambda v: np.histogram(v, 4), V),
    "histogram edges": (lambda v: np.histogram(v, EDGES), V),
    "histogram range": (lambda v: np.histogram(v, 3, (0, 1.7)), V),
    "histogram weights": (lambda w: np.histogram(V, 3, weights=w), W),
    "histogram density": (lambda v: np.histogram(v, EDGES, density=True), V),
    "histogram of equal elements": (lambda v: np.histogram(v * 0, 3), V),
    "histogram of integers": (lambda v: np.histogram(v, [0, 1, 3]), N),
    "histogram of nothing": (lambda v: np.histogram(v, 2), V[:0]),
    "histogram float32": (lambda v: np.histogram(v, 5), V.astype(np.float32)),
    "histogram_bin_edges": (lambda v: np.histogram_bin_edges(v, 4), V),
    "histogramdd": (lambda v: np.histogramdd(v, 3)[0], X),
    "histogramdd edges": (lambda v: np.histogramdd(v[:, :2], [EDGES, 2])[0], X),
    "histogramdd weights": (lambda w: np.histogramdd((V, V[::-1]), 2, weights=w)[0], W),
    "histogramdd density": (lambda v: np.histogramdd(v[:, :2], 2, density=True)[0], X),
    "histogram2d": (lambda v: np.histogram2d(v, v[::-1], 3), V),
    "histogram2d edges": (lambda v: np.histogram2d(v, v[::-1], EDGES), V),
    "histogram2d pair": (lambda v: np.histogram2d(v, v[::-1], [2, 3], [[0, 1], [-1, 2]]), V),
    "poly": (np.poly, V),
    "poly of a matrix": (lambda x: np.poly(x[:3, :3]), X),
    "poly of nothing": (np.poly, V[:0]),
    "roots": (lambda v: np.sort_complex(np.roots(v)), np.array([1.0, -2.0, 3.0, 1.0])),
    "polydiv": (lambda v: np.polydiv(v, [2.0, 1.0, 3.0]), V),
    "polydiv by": (lambda v: np.polydiv(V, v), V[:2]),
    "polydiv of less": (lambda v: np.polydiv(v[:2], v), V),
    "polyfit": (lambda v: np.polyfit(V, v, 2), W),
    "polyfit points": (lambda v: np.polyfit(v, W, 2), V + np.arange(6)),
    "polyfit weights": (lambda w: np.polyfit(V, W, 2, w=w), W),
    "polyfit several": (lambda v: np.polyfit(V, np.stack([v, v**2], -1), 1), W),
    "polyfit full": (lambda v: np.polyfit(V, v, 2, full=True)[:2], W),
    "polyfit cov": (lambda v: np.polyfit(V, v, 2, cov=True), W),
    "polyfit unscaled": (lambda v: np.polyfit(v, W, 2, cov="unscaled"), V + np.arange(6)),
    "polyval": (lambda v: np.polyval(v, V), W),
    "choose": (lambda v: np.choose(N % 3, [v, 2 * v, np.float64(1.0)]), V),
    "choose wrap": (lambda v: np.choose(N - 2, [v, 2 * v], mode="wrap"), V),
    "choose clip": (lambda v: np.choose(N - 1, [v, 2 * v], mode="clip"), V),
    "resize": (lambda x: np.resize(x, (5, 3)), X),
    "resize shorter": (lambda x: np.resize(x, 5), X),
    "resize nothing": (lambda x: np.resize(x, (2, 2)), X[:0]),
    "nanargmax": (lambda x: (np.nanargmax(x), np.nanargmax(x, 1)), NAN),
    "nanargmin": (lambda x: (np.nanargmin(x), np.nanargmin(x, 1, keepdims=True)), NAN),
    "nanargmax integers": (np.nanargmax, N),
    "ravel_multi_index": (lambda i: np.ravel_multi_index((i, i[::-1] + 1), (4, 5)), N),
    "ravel_multi_index F": (lambda i: np.ravel_multi_index((i, i), (4, 5), order="F"), N),
    "ravel_multi_index modes": (
        lambda i: np.ravel_multi_index((i - 2, i), (4, 3), mode=("wrap", "clip")),
        N,
    ),
    "unravel_index": (lambda i: np.unravel_index(i * 4, (4, 5)), N),
    "unravel_index F": (lambda i: np.unravel_index(i * 4, (4, 5), order="F"), N),
    "apply_along_axis": (lambda x: np.apply_along_axis(np.sum, 0, x), X),
    "apply_along_axis -1": (lambda x: np.apply_along_axis(np.cumsum, -1, x), X),
    "apply_along_axis arguments": (
        lambda x: np.apply_along_axis(lambda v, a, b=1: np.outer(v, v) * a + b, 0, x, 2.0, b=3),
        X,
    ),
    "apply_over_axes": (lambda x: np.apply_over_axes(np.sum, x, [0, -1]), X),
    "tril_indices_from": (lambda x: x[np.tril_indices_from(x, -1)], X),
    "triu_indices_from": (lambda x: x[np.triu_indices_from(x)], X),
    "diag_indices_from": (lambda x: x[:3, :3][np.diag_indices_from(x[:3, :3])], X),
    "compress method": (lambda x: x.compress([True, False, True], axis=0), X),
    "choose method": (lambda v: (v > 2).astype(int).choose([v, v + 1]), N),
}
SMOOTH = [
    *[name for name in CALLS if "weights" in name and "histogram" not in name],
    *["histogram weights", "histogramdd weights", "histogram2d pair", "poly", "poly of a matrix"],
    *["polydiv", "polydiv by", "polyfit", "polyfit points", "polyfit several", "polyfit full"],
    *["polyfit cov", "polyfit unscaled", "polyval", "choose", "choose wrap", "resize"],
    *["apply_along_axis arguments", "apply_over_axes", "tril_indices_from"],
]


def flat(tree):
    return [np.asarray(x) for x in (tree if isinstance(tree, tuple) else (tree,))]


def check_same(got, expected):
    assert len(got) == len(expected)
    for a, b in zip(got, expected, strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("name", CALLS)
def test_values_are_numpys(name):
    call, x = CALLS[name]
    expected = flat(call(x))
    check_same(flat(call(te.tensor(x))), expected)
    check_same(flat(te.jit(call, engine="numpy")(x)), expected)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", SMOOTH)
def test_derivatives(name):
    call, x = CALLS[name]
    te.check_grads(call, (x,), rtol=1e-4)


def test_roots_are_differentiable_and_complex():
    p = np.array([2.0, -3.0, 4.0, 5.0])
    te.check_grads(lambda p: np.sum(np.abs(np.roots(p)) ** 2), (p,), rtol=1e-4)
    padded = te.numpy.roots([0.0, 0.0, 1.0, -3.0, 2.0, 0.0])
    np.testing.assert_allclose(padded, np.roots([0, 0, 1, -3, 2, 0]))
    assert padded.dtype == np.complex128
    assert te.numpy.roots([0.0, 0.0]).shape == te.numpy.roots([3.0]).shape == (0,)


def test_polynomials_of_known_conjugate_pairs_are_real():
    z = np.array([1 + 2j, 1 - 2j, 3])
    check_same(flat(te.numpy.poly(z)), flat(np.poly(z)))
    assert te.jit(np.poly)(z).dtype == np.complex128


def test_traced_counts_need_a_length():
    count = te.jit(lambda i: te.numpy.bincount(i, length=3))
    np.testing.assert_array_equal(count(N), np.bincount(N)[:3])
    with pytest.raises(te.TracerError, match="length=n"):
        te.jit(np.bincount)(N)


def test_known_estimators_of_bins():
    t = te.tensor(W)
    np.testing.assert_allclose(np.histogram_bin_edges(t, "fd"), np.histogram_bin_edges(W, "fd"))
    with pytest.raises(te.TracerError, match="number of bins"):
        te.jit(lambda v: np.histogram(v, "auto"))(W)


def test_trimming_needs_values():
    x = te.variable([0.0, 0.0, 1.0, 0.0, 2.0, 0.0])
    trimmed = np.trim_zeros(x)
    np.testing.assert_array_equal(trimmed.numpy(), [1.0, 0.0, 2.0])
    trimmed.sum().backward()
    np.testing.assert_array_equal(x.grad, [0, 0, 1, 1, 1, 0])
    for trim in "fb":
        np.testing.assert_array_equal(
            np.trim_zeros(x, trim).numpy(), np.trim_zeros(x.numpy(), trim)
        )
    assert np.trim_zeros(te.tensor([0, 0])).shape == (0,)
    with pytest.raises(te.TracerError, match="trim_zeros"):
        te.jit(np.trim_zeros)(V)


ERRORS = {
    "bincount axes": (lambda: te.numpy.bincount([[1]]), "one axis"),
    "bincount negative": (lambda: te.numpy.bincount([-1]), "≥ 0"),
    "bincount weights": (lambda: te.numpy.bincount([1, 2], [1.0]), "weights"),
    "histogram bins": (lambda: te.numpy.histogram([1.0], 0), "bins is 0"),
    "histogram edges": (lambda: te.numpy.histogram([1.0], [2, 1]), "edges"),
    "histogram range": (lambda: te.numpy.histogram([1.0], 2, (1, 0)), "range"),
    "histogram infinite": (lambda: te.numpy.histogram([np.inf]), "finite"),
    "histogram weights": (lambda: te.numpy.histogram([1.0], 2, weights=[1, 2]), "weights"),
    "histogramdd bins": (lambda: te.numpy.histogramdd(X, [2, 3]), "4 columns"),
    "polyfit degree": (lambda: te.numpy.polyfit(V, W, -1), "deg"),
    "polyfit points": (lambda: te.numpy.polyfit(V, W[1:], 1), "polyfit: y"),
    "polyfit freedom": (lambda: te.numpy.polyfit(V[:2], W[:2], 1, cov=True), "at least 1 for cov"),
    "poly": (lambda: te.numpy.poly(X), "square"),
    "choose": (lambda: te.numpy.choose([2], [V, W]), "choose: index 2 is out of bounds"),
    "choose nothing": (lambda: te.numpy.choose([0], []), "at least one"),
    "ravel_multi_index": (
        lambda: te.numpy.ravel_multi_index(([4], [0]), (4, 5)),
        "index 4 is out of bounds for axis 0",
    ),
    "ravel_multi_index dims": (lambda: te.numpy.ravel_multi_index(([4],), (4, 5)), "2, as dims"),
    "nanargmax": (lambda: te.numpy.nanargmax([[np.nan], [1.0]], 1), "all NaN"),
    "apply_along_axis": (lambda: te.numpy.apply_along_axis(np.sum, 1, X[:0]), "at least one line"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_refusals_are_value_errors(name):
    call, message = ERRORS[name]
    with pytest.raises(ValueError, match=message):
        call()
