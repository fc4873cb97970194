"""The loop in lanes: which one it is, and copies that make what it reads contiguous."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.kernels.nests.nest import Apply, Load, Nest, Reduce
from tenferro.engines.native.kernels.scheduling.vector_loop import bring_together, vector_loop
from tenferro.engines.native.plan.strides import strides
from tenferro.ops.base.registry import FAMILIES

F8 = np.dtype("f8")


def distances(n, k, d):
    """Σ over the last loop of x[n, d] m[k, d]."""
    nest = Nest((n, k, d))
    x = nest.add(Load(nest.buffer("x"), (0, d, 0, 1), ()), F8)
    m = nest.add(Load(nest.buffer("m"), (0, 0, d, 1), ()), F8)
    product = nest.add(Apply(FAMILIES["mul"].bind(), (x, m)), F8)
    nest.store("out", (0, k, 1, 0), nest.add(Reduce("reduce_sum", 4, product), F8))
    return nest


def plain(shape):
    nest = Nest(shape)
    steps = (0, *strides(shape))
    nest.store("out", steps, nest.add(Load(nest.buffer("x"), steps, ()), F8))
    return nest


@pytest.mark.parametrize("shape", [(100, 100), (7, 1000), (1000, 8)])
def test_contiguous_elements_run_in_lanes(shape):
    assert vector_loop(plain(shape)) == len(shape) - 1


def test_sums_over_short_rows_run_side_by_side():
    assert vector_loop(distances(1000, 24, 10)) == 1


def test_what_is_read_often_is_brought_together():
    nest = distances(1000, 24, 10)
    ((key, copy, size),) = bring_together(nest, "step")
    assert size == 24 * 10 * 8 and copy.buffers == ["m", key]
    assert nest.nodes[1] == Load(nest.buffer(key), (0, 0, 1, 24), ())


def test_what_is_read_seldom_stays():
    assert bring_together(distances(8, 24, 10), "step") == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(300, 25, 10), (1000, 3, 5), (64, 64, 1), (2000, 17, 3)])
@pytest.mark.parametrize("dtype", ["f4", "f8", "c16"])
def test_mixtures_are_those_of_the_numpy_engine(shape, dtype):
    n, k, d = shape
    rng = np.random.default_rng(0)
    x, m = (rng.standard_normal(s).astype(dtype) for s in ((n, d), (k, d)))

    def f(x, m):
        z = x[:, None, :] - m[None]
        return abs(np.exp(-np.sum(z * z, axis=-1))).sum(axis=1)

    expected = te.jit(f, engine="numpy")(x, m)
    tolerance = 1e-4 if dtype == "f4" else 1e-12
    np.testing.assert_allclose(te.jit(f)(x, m), expected, rtol=tolerance)


def test_small_groups_are_computed_within_large_ones():
    def energy(p, w):
        z = p[:, None, :] - p[None]
        return np.sum(w[:, None] * w[None] / np.sqrt(np.sum(z * z, axis=-1) + 1))

    rng = np.random.default_rng(0)
    p, w = rng.standard_normal((50, 3)), rng.standard_normal(50)
    program = te.trace(te.grad(energy))(p, w).compiled
    assert program.program.schedule.memory < 2 * 50 * 50 * 8  # the differences alone are three
    expected = te.jit(te.grad(energy), engine="numpy")(p, w)
    np.testing.assert_allclose(te.jit(te.grad(energy))(p, w), expected, rtol=1e-12)
