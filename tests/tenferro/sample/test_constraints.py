"""Constraints: inverse maps, and determinants beside those of automatic Jacobians."""

from typing import Any

import numpy as np
import pytest

import tenferro as te
from tenferro import sample

CASES = {
    "real": (sample.real, 3),
    "positive": (sample.positive, 3),
    "lower": (sample.lower_bound(2.0), 2),
    "upper": (sample.upper_bound(-1.0), 2),
    "interval": (sample.interval(-1.0, 3.0), 4),
    "ordered": (sample.ordered, 4),
    "simplex": (sample.simplex, 4),
    "correlation": (sample.cholesky_correlation, 6),
}


def _coordinates(name: str, x: Any) -> Any:
    """As many numbers of a value as it has degrees of freedom."""
    if name == "simplex":
        return x[:-1]
    return x[np.tril_indices(len(x), -1)] if name == "correlation" else x


@pytest.mark.parametrize("name", CASES)
def test_inverse_and_determinant(name: str) -> None:
    kind, n = CASES[name]
    u = 1.5 * np.random.default_rng(n).normal(size=n)
    x = np.asarray(kind.value(u))
    assert np.all(kind.permits(x))
    np.testing.assert_allclose(kind.free(x), u, rtol=1e-9, atol=1e-9)
    jacobian = te.jacfwd(lambda u: _coordinates(name, kind.value(u)))(u)
    np.testing.assert_allclose(kind.log_det(u), np.linalg.slogdet(jacobian)[1], atol=1e-12)


def test_factors_are_those_of_correlations() -> None:
    factor = np.asarray(sample.cholesky_correlation.value(np.array([3.0, -2.0, 0.5])))
    np.testing.assert_allclose(np.diagonal(factor @ factor.T), 1.0)
    assert np.all(np.triu(factor, 1) == 0)


@pytest.mark.parametrize(
    ("kind", "start", "text"),
    [
        (sample.positive, -1.0, "not positive"),
        (sample.interval(0.0, 1.0), 1.0, "between 0.0 and 1.0"),
        (sample.ordered, [1.0, 0.0], "not ordered"),
        (sample.simplex, [0.5, 0.2], "sum 1"),
    ],
)
def test_starts_that_are_not_permitted(kind: Any, start: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        sample.nuts(lambda x: 0.0 * np.sum(x["x"]), {"x": np.array(start)}, te.random.key(0),
                    constraints={"x": kind}, draws=4, tune=0)  # fmt: skip


def test_names_and_bounds_are_checked() -> None:
    key = te.random.key(0)
    with pytest.raises(ValueError, match="constraints name"):
        sample.nuts(lambda x: -x["a"], {"a": 1.0}, key, constraints={"b": sample.positive})
    with pytest.raises(TypeError, match="dictionary"):
        sample.nuts(lambda x: -x, 1.0, key, constraints={"b": sample.positive})
    with pytest.raises(ValueError, match="low < high"):
        sample.interval(1.0, 1.0)
    for wrong in ("positive", {"a": "positive"}, {"a": sample.lower_bound}):
        with pytest.raises(TypeError, match=r"nuts: constraints has .*te\.sample\.positive"):
            sample.nuts(lambda x: -x["a"], {"a": 1.0}, key, constraints=wrong)
