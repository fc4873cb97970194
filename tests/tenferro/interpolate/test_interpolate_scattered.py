"""Scattered data beside SciPy's, and derivatives beside differences."""

import numpy as np
import pytest
import scipy.interpolate as theirs

import tenferro as te
from tenferro.interpolate.scattered import _KERNELS

ours = te.interpolate
RNG = np.random.default_rng(0)
Y, X = RNG.uniform(0, 3, (20, 2)), RNG.uniform(0, 3, (7, 2))
D = np.sin(Y[:, 0]) * Y[:, 1]
SEVERAL = np.stack([D, D**2], axis=1) + 1j * np.stack([D**2, D], axis=1)
INSIDE = np.array([[1.0, 1.2], [1.5, 1.4]])
OPTIONS = [{}, {"neighbors": 9}, {"smoothing": 0.3}, {"degree": 2}, {"smoothing": RNG.random(20)}]


def same(found, expected, tolerance=1e-9):
    assert found.shape == expected.shape
    np.testing.assert_allclose(np.asarray(found), expected, rtol=tolerance, atol=tolerance)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kernel", _KERNELS)
def test_radial_functions(kernel):
    for options in OPTIONS:
        given = {"kernel": kernel, "epsilon": 1.3, **options}
        for data in (D, SEVERAL):
            found = ours.RBFInterpolator(Y, data, **given)(X)
            same(found, theirs.RBFInterpolator(Y, data, **given)(X), 1e-8)
    te.check_grads(lambda d, x: ours.RBFInterpolator(Y, d, kernel=kernel, epsilon=1.3)(x), (D, X))


def test_derivatives_of_radial_functions():
    def smooth(y, d, s, epsilon):
        return ours.RBFInterpolator(y, d, None, s, "gaussian", epsilon)(X)

    te.check_grads(smooth, (Y, D, np.array(0.1), np.array(0.9)))
    te.check_grads(lambda y, x: ours.RBFInterpolator(y, D, neighbors=8)(x), (Y, X))
    at_points = te.grad(lambda x: ours.RBFInterpolator(Y, D)(x).sum())(Y)
    assert np.isfinite(at_points).all()
    fitted = te.jit(lambda d: ours.RBFInterpolator(Y, d))(D)
    same(fitted(X), theirs.RBFInterpolator(Y, D)(X))


@pytest.mark.parametrize("method", ["linear", "nearest"])
def test_griddata(method):
    for data in (D, SEVERAL):
        for rescale in (False, True):
            given = {"method": method, "rescale": rescale}
            same(ours.griddata(Y, data, X, **given), theirs.griddata(Y, data, X, **given))
        points, xi = tuple(Y.T), (X[:, :1], X[:, 1])
        found = ours.griddata(points, data, xi, method, 2.0)
        same(found, theirs.griddata(points, data, xi, method, 2.0))
    x, at = RNG.uniform(0, 3, 9), np.linspace(-0.5, 3.5, 11)
    for points, xi in ((x, at), (x[:, None], at[:, None]), ((x,), (at,))):
        same(ours.griddata(points, x**2, xi, method), theirs.griddata(points, x**2, xi, method))


def test_derivatives_of_linear_interpolation():
    te.check_grads(lambda v, x: ours.LinearNDInterpolator(Y, v)(x), (D, INSIDE))
    te.check_grads(lambda p: ours.LinearNDInterpolator(p, D)(INSIDE), (Y,))
    te.check_grads(lambda v: ours.NearestNDInterpolator(Y, v)(INSIDE), (D,))
    line = te.vmap(te.jit(lambda x: ours.LinearNDInterpolator(Y, D)(x)))(INSIDE)
    same(line, theirs.LinearNDInterpolator(Y, D)(INSIDE))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: ours.RBFInterpolator(Y, D[:3]), "y and d have shapes"),
        (lambda: ours.RBFInterpolator(Y, D, kernel="cosine"), "`kernel` is 'cosine'"),
        (lambda: ours.RBFInterpolator(Y, D, kernel="gaussian"), "`epsilon` is required"),
        (lambda: ours.RBFInterpolator(Y, D, degree=0), "`degree` is 0, expected -1, or at least 1"),
        (lambda: ours.RBFInterpolator(Y[:2], D[:2]), "2 points, degree 1 needs at least 3"),
        (lambda: ours.RBFInterpolator(Y, D)(X[0]), "x has shape"),
        (lambda: ours.griddata(Y, D, X, "cubic"), "griddata: `method` is 'cubic'"),
        (lambda: ours.LinearNDInterpolator(Y, D)(X[:, 0]), "xi has shape"),
        (lambda: ours.NearestNDInterpolator(Y, D[:3]), "points and values have shapes"),
    ],
)
def test_errors(call, words):
    with pytest.raises(ValueError, match=words):
        call()


def test_points_that_are_not_known():
    with pytest.raises(te.TracerError, match="LinearNDInterpolator"):
        te.jit(lambda p: ours.LinearNDInterpolator(p, D)(INSIDE))(Y)
