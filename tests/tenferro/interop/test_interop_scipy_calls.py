"""SciPy's functions on arrays that have no numbers to give: errors that name them."""

import numpy as np
import pytest
import scipy.integrate
import scipy.interpolate
import scipy.linalg
import scipy.ndimage
import scipy.optimize
import scipy.special
import scipy.stats

import tenferro as te

X = np.array([1.0, 2.0, 3.0])
A = np.array([0.1, 0.2])
CALLS = {
    "special.logsumexp": lambda x: scipy.special.logsumexp(x),
    "linalg.expm": lambda x: scipy.linalg.expm(np.diag(x)).sum(),
    "linalg.solve_triangular": lambda x: scipy.linalg.solve_triangular(np.diag(x), X).sum(),
    "linalg.cho_factor": lambda x: scipy.linalg.cho_factor(np.diag(x))[0].sum(),
    "stats.norm.logpdf": lambda x: scipy.stats.norm.logpdf(x).sum(),
    "interpolate.CubicSpline": lambda x: scipy.interpolate.CubicSpline(np.arange(3.0), x)(0.5),
    "ndimage.gaussian_filter": lambda x: scipy.ndimage.gaussian_filter(x, 1.0).sum(),
    "integrate.quad": lambda x: scipy.integrate.quad(lambda t: t * x[0], 0, 1)[0],
    "integrate.solve_ivp": lambda x: scipy.integrate.solve_ivp(
        lambda t, y: -x[0] * y, (0, 1), [1.0]
    ).y[0, -1],
    "optimize.minimize": lambda x: scipy.optimize.minimize(lambda t: (t[0] - x[0]) ** 2, 1.0).x[0],
    "optimize.brentq": lambda x: scipy.optimize.brentq(lambda t: t * t - x[1], 0.0, 2.0),
    "optimize.bisect": lambda x: scipy.optimize.bisect(lambda t: t * t - 2.0, 0.0, x[1]),
    "optimize.root": lambda x: scipy.optimize.root(lambda t: t * t - x[1], 1.0).x[0],
}
"""Compiled code of `brentq` and `bisect` makes a SystemError or a RuntimeError of ours, that of
`root` an error of its own."""
TRANSFORMS = [
    te.grad,
    te.jit,
    lambda f: te.jit(te.grad(f)),
    lambda f: lambda x: te.jvp(f, (x,), (x,)),
]


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("transform", TRANSFORMS)
@pytest.mark.parametrize("name", CALLS)
def test_traced_arrays(name, transform, monkeypatch, capsys):
    monkeypatch.delenv("SCIPY_ARRAY_API", raising=False)
    with pytest.raises(te.TracerError) as caught:
        transform(CALLS[name])(X)
    message = str(caught.value)
    assert message.startswith(f"scipy.{name} needs the numbers of a traced array")
    counterpart = te
    for part in name.split("."):
        counterpart = getattr(counterpart, part, None)
    assert (f"Use te.{name}." in message) is (counterpart is not None)
    assert ("te.external" in message) is (counterpart is None)
    solver = name.split(".")[0] == "optimize"
    assert ("te.implicit" in message) is solver
    assert ("SCIPY_ARRAY_API=1" in message) is not solver


def test_where_the_standard_is_on(monkeypatch):
    monkeypatch.setenv("SCIPY_ARRAY_API", "1")
    with pytest.raises(te.TracerError) as caught:
        te.grad(CALLS["linalg.expm"])(X)
    assert "SCIPY_ARRAY_API" not in str(caught.value)


@pytest.mark.parametrize("name", ["special.logsumexp", "linalg.expm"])
def test_variables(name):
    with pytest.raises(TypeError, match=rf"scipy.{name}: gradients flow .*\. Use te.{name}\."):
        CALLS[name](te.variable(X))


def test_errors_of_scipys_own_stay():
    def f(x):
        with pytest.raises(te.TracerError):
            scipy.optimize.toms748(lambda t: t * t - x, 0.0, 2.0)
        return x * scipy.optimize.brentq(lambda t: t * t + 1.0, 0.0, 2.0)

    with pytest.raises(ValueError, match="must have different signs"):
        te.grad(f)(2.0)


def test_what_a_function_that_scipy_calls_asks_is_its_own():
    with pytest.raises(te.TracerError, match=r"^float\(\) needs the numbers"):
        te.grad(lambda x: scipy.optimize.brentq(lambda t: t * t - float(x), 0.0, 2.0))(2.0)
