"""Dropout and initial weights."""

import numpy as np
import pytest

import tenferro as te

KEY = te.random.key(3)


def test_dropout_keeps_means_and_its_gradient_is_the_mask():
    x = np.linspace(1, 2, 20_000)
    y = te.random.dropout(KEY, x, 0.25)
    kept = y != 0
    np.testing.assert_allclose(kept.mean(), 0.75, atol=0.01)
    np.testing.assert_allclose(y[kept], x[kept] / 0.75)
    gradient = te.jit(te.grad(lambda x: te.random.dropout(KEY, x, 0.25).sum()))(x)
    np.testing.assert_allclose(gradient, kept / 0.75)
    assert te.random.dropout(KEY, np.ones(3, np.float32)).dtype == np.float32


@pytest.mark.parametrize(
    ("make", "variance"),
    [
        (te.random.lecun_normal, 1 / 90),
        (te.random.lecun_uniform, 1 / 90),
        (te.random.he_normal, 2 / 90),
        (te.random.he_uniform, 2 / 90),
        (te.random.glorot_normal, 2 / (90 + 360)),
        (te.random.glorot_uniform, 2 / (90 + 360)),
    ],
)
def test_variances(make, variance):
    w = make(KEY, (40, 10, 3, 3), "float32")
    assert w.shape == (40, 10, 3, 3) and w.dtype == np.float32
    np.testing.assert_allclose(w.var(), variance, rtol=0.1)
    np.testing.assert_allclose(w.mean(), 0, atol=4 * np.sqrt(variance / w.size))
    other = make(KEY, (3, 3, 10, 40), in_axis=-2, out_axis=-1)
    np.testing.assert_allclose(other.var(), variance, rtol=0.1)
    if "uniform" in make.__name__:
        assert np.abs(w).max() <= np.sqrt(3 * variance) * (1 + 1e-6)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(5, 5), (3, 8), (8, 3), (4, 2, 3)])
def test_orthogonal(shape):
    w = te.jit(lambda key: te.random.orthogonal(key, shape))(KEY).reshape(shape[0], -1)
    few = w if w.shape[0] <= w.shape[1] else w.T
    np.testing.assert_allclose(few @ few.T, np.eye(len(few)), atol=1e-14)


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: te.random.dropout(KEY, np.ones(3), 1.0), "dropout: rate is 1.0, expected"),
        (lambda: te.random.he_normal(KEY, (3,)), "shape is .* at least two axes"),
        (lambda: te.random.variance_scaling(KEY, (3, 3), mode="in"), "mode is 'in', expected"),
        (lambda: te.random.variance_scaling(KEY, (3, 3), distribution="x"), "distribution is 'x'"),
        (lambda: te.random.orthogonal(KEY, (3,)), "at least two axes"),
    ],
)
def test_refusals(call, text):
    with pytest.raises(ValueError, match=text):
        call()
