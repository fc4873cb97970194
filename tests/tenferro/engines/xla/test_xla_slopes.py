"""Slopes of tanh: written once where a reduction and others read them, of the same values."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tnp

pytest.importorskip("jax")

from tenferro.engines.xla.graphs.slopes import written_slopes
from tenferro.passes import simplify

X = np.array([[0.0, -0.0, 0.3], [-2.0, 19.0, np.inf], [np.nan, 1e-9, -np.inf]])


def families(f, *arguments):
    """The families of a function's operations before and after, the constants left out."""
    graph = simplify(te.trace(f, engine="numpy")(*arguments).graph)
    return [
        sorted(o.name for _, o, operands, _ in g.arena.applications(g.order) if operands and o.name)
        for g in (graph, written_slopes(graph))
    ]


def slope(y):
    return 1.0 - y * y


def summed_and_read(y):
    d = slope(y)
    return tnp.sum(d, axis=0), d * y


def test_a_slope_that_a_reduction_and_others_read_is_a_product_of_two():
    before, after = families(summed_and_read, X)
    assert (before.count("sub"), before.count("mul"), before.count("add")) == (1, 2, 0)
    assert (after.count("sub"), after.count("mul"), after.count("add")) == (1, 2, 1)


@pytest.mark.parametrize(
    ("f", "x"),
    [
        (slope, X),
        (lambda y: tnp.sum(slope(y)), X),
        (lambda y: (slope(y) * y, tnp.exp(slope(y))), X),
        (lambda y: (tnp.sum(slope(y) * y), y), X),
        (lambda y: (tnp.sum(2.0 - y * y), 2.0 - y * y), X),
        (lambda y: (tnp.sum(1.0 - y), 1.0 - y), X),
        (lambda y: (tnp.sum(1.0 - y * (y + 1)), 1.0 - y * (y + 1)), X),
        (lambda y: (tnp.sum(slope(y)), slope(y)), np.array([0.3 + 1j])),
        (lambda y: (tnp.sum(1 - y * y), 1 - y * y), np.arange(4)),
    ],
)
def test_all_else_stays(f, x):
    with np.errstate(all="ignore"):
        before, after = families(f, x)
    assert after == before


def test_values():
    def f(x):
        return summed_and_read(tnp.tanh(x))

    with np.errstate(all="ignore"):
        expected, found = (te.jit(f, engine=engine)(X) for engine in ("numpy", "xla"))
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-14, atol=1e-15)  # XLA's tanh(19)


def test_the_gradient_of_a_layer_norm_writes_no_tanh():
    def loss(x, gain):
        centred = x - tnp.mean(x, axis=-1, keepdims=True)
        size = tnp.sqrt(tnp.mean(centred * centred, axis=-1, keepdims=True))
        return tnp.sum(tnp.tanh(centred / size * gain))

    rng = np.random.default_rng(0)
    x, gain = rng.standard_normal((4, 3)), rng.standard_normal(3)
    gradient = te.grad(loss, (0, 1))
    for a, b in zip(*(te.jit(gradient, engine=e)(x, gain) for e in ("xla", "numpy")), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12)
    before, after = families(gradient, x, gain)
    assert after.count("add") == before.count("add") + 1
