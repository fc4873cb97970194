"""Convolution, fixed powers, scalings and log-sums: derivatives, values and refusals."""

from itertools import product

import numpy as np
import pytest
from convolution_rows import CONVOLUTIONS, ROWS
from derivative_checks import check_engines, check_row

import tenferro as te
from tenferro.ops.arrays.convolution import convolve_channels

CASES = [pytest.param(r, d, id=f"{r.name}-{d}") for r in ROWS for d in r.dtypes]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_derivatives(row, dtype):
    check_row(row, dtype)


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_engines_agree(row, dtype):
    check_engines(row, dtype, ["native"])


def by_definition(x, w, strides, padding, input_dilation, kernel_dilation, groups):
    """The sum of the module's documentation, one term at a time."""
    spatial = x.shape[2:]
    sizes = [
        (n - 1) * d + 1 + sum(p) for n, d, p in zip(spatial, input_dilation, padding, strict=True)
    ]
    spans = [(k - 1) * d + 1 for k, d in zip(w.shape[2:], kernel_dilation, strict=True)]
    out = [max((n - k) // s + 1, 0) for n, k, s in zip(sizes, spans, strides, strict=True)]
    y = np.zeros((x.shape[0], w.shape[0], *out), x.dtype)
    per_group = w.shape[0] // groups
    for o, c in product(range(w.shape[0]), range(w.shape[1])):
        channel = (o // per_group) * w.shape[1] + c
        for p, k in product(np.ndindex(*out), np.ndindex(*w.shape[2:])):
            place = [
                s * i + d * j - before
                for s, i, d, j, (before, _) in zip(
                    strides, p, kernel_dilation, k, padding, strict=True
                )
            ]
            if all(
                q % d == 0 and 0 <= q // d < n
                for q, d, n in zip(place, input_dilation, spatial, strict=True)
            ):
                source = tuple(q // d for q, d in zip(place, input_dilation, strict=True))
                y[(slice(None), o, *p)] += x[(slice(None), channel, *source)] * w[(o, c, *k)]
    return y


@pytest.mark.parametrize("row", CONVOLUTIONS, ids=str)
def test_convolution_agrees_with_its_definition(row):
    x, w = row.sample(np.random.default_rng(0), row.dtypes[-1])
    expected = by_definition(x, w, **dict(row.params))
    got = np.asarray(row(x, w))
    assert got.shape == expected.shape
    np.testing.assert_allclose(got, expected, atol=1e-13)


@pytest.mark.parametrize("steps", list(product([1, 2], repeat=3)))
def test_convolution_of_one_channel_agrees_with_its_definition(steps):
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((2, 1, 6, 5)), rng.standard_normal((1, 1, 2, 3))
    names = ("strides", "input_dilation", "kernel_dilation")
    params = {name: (n, n) for name, n in zip(names, steps, strict=True)}
    params["padding"] = ((1, 0), (0, 1))
    got = te.jit(lambda x, w: convolve_channels(x, w, **params))(x, w)
    np.testing.assert_allclose(got, by_definition(x, w, **params, groups=1), atol=1e-13)


def test_convolution_of_integers():
    x, w = te.tensor(np.arange(8).reshape(1, 1, 8)), te.tensor(np.array([[[1, -1]]]))
    assert np.asarray(convolve_channels(x, w)).tolist() == [[[-1] * 7]]


def test_convolution_refuses():
    x, w = te.tensor(np.ones((1, 4, 5))), te.tensor(np.ones((2, 3, 2)))
    with pytest.raises(ValueError, match="convolution: the channels"):
        convolve_channels(x, w)
    with pytest.raises(ValueError, match="convolution: a parameter"):
        convolve_channels(x, te.tensor(np.ones((2, 4, 2))), strides=(1, 1))
    with pytest.raises(ValueError, match="convolution: strides"):
        convolve_channels(x, te.tensor(np.ones((2, 4, 2))), strides=0)
    with pytest.raises(ValueError, match="convolution: operands"):
        convolve_channels(x, te.tensor(np.ones((2, 4, 2), "float32")))


@pytest.mark.parametrize("axes", [(0, None), (None, 0), (0, 0)])
@pytest.mark.parametrize("groups", [1, 2])
def test_batches_without_elements(axes, groups):
    def f(x, w):
        return te.nn.conv1d(x, w, groups=groups)

    x, w = np.ones((3, 2, 8)), np.ones((4, 2 // groups, 3))
    args = [
        z if axis is None else np.zeros((0, *z.shape)) for z, axis in zip((x, w), axes, strict=True)
    ]
    for g in (f, te.grad(lambda x, w: np.sum(f(x, w) ** 2), argnums=1)):
        mapped = te.vmap(g, axes)
        expected = (0, *np.shape(g(x, w)))
        assert mapped(*args).shape == te.jit(mapped)(*args).shape == expected
