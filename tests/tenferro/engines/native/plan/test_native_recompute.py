"""Records that the engine computes again, against the reference, and when it does."""

import numpy as np
import pytest
from random_bodies import check, leaves, register_loops

import tenferro as te
from tenferro.engines.native.units.compilation import Compilation
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.every_engine import for_every_engine


def lorenz(p, s):
    x, y, z = s
    return np.stack([p[0] * (y - x), x * (p[1] - z) - y, x * y - p[2] * z])


def pendulum(p, s):
    x, v = s
    return np.stack([v, -p[0] * np.sin(x) - p[1] * v + p[2] * np.cos(0.5 * x)])


def ensemble(rate, steps, step_of=lambda step: step):
    def f(p, states):
        @step_of
        def step(s):
            k1 = rate(p, s)
            k2 = rate(p, s + 0.005 * k1)
            return s + 0.01 * k2

        def one(s):
            return te.scan(lambda s, _: (step(s), None), s, None, length=steps)[0]

        return np.sum(te.vmap(one)(states) ** 2)

    return te.value_and_grad(f, argnums=(0, 1))


def arguments(rate, lanes):
    size = {lorenz: 3, pendulum: 2}[rate]
    states = np.random.default_rng(0).standard_normal((lanes, size))
    return np.array([10.0, 28.0, 8 / 3]), states


def records(f, *args):
    """How much each loop of a program records of a step, in bytes."""
    graph = Compilation(for_every_engine(te.trace(f)(*args).graph)).prepared
    loops, metas = loops_of(graph).values(), graph.arena.metas
    stacks = [[metas[v].shape[1:] for v in call.outputs.stacked] for call in loops]
    return [sum(int(np.prod(shape)) * 8 for shape in shapes) for shapes in stacks]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("lanes", [8, 33, 45, 64, 131])
def test_states_are_recorded_and_gradients_stay(lanes):
    f, args = ensemble(lorenz, 50), arguments(lorenz, lanes)
    check(f, *args)
    assert all(loop.lanes for loop in register_loops(f, *args))
    assert (records(f, *args)[0] == 3 * 8 * lanes) is (lanes >= 33)


def test_functions_are_computed_again_only_where_memory_costs_more():
    args = arguments(pendulum, 64)
    assert records(ensemble(pendulum, 20), *args)[0] > 2 * 8 * 64
    assert records(ensemble(pendulum, 2000), *args)[0] == 2 * 8 * 64


@pytest.mark.parametrize("rate", [lorenz, pendulum])
def test_steps_that_are_checkpoints_run_in_registers(rate):
    """And give what they give without."""
    f, args = ensemble(rate, 30, te.checkpoint), arguments(rate, 21)
    check(f, *args)
    assert [bool(loop.lanes) for loop in register_loops(f, *args)] == [True, True]
    plain = te.jit(ensemble(rate, 30))(*args)
    for a, b in zip(leaves(te.jit(f)(*args)), leaves(plain), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12)


def test_a_checkpoint_within_a_checkpoint_in_registers():
    def step(s):
        return te.checkpoint(lambda s: np.sin(s) * s)(s) * 0.9

    def f(s):
        return np.sum(te.scan(lambda s, _: (te.checkpoint(step)(s), None), s, None, length=9)[0])

    check(te.grad(f), np.arange(4.0))
    check(te.grad(lambda s: np.sum(te.grad(f)(s) ** 2)), np.arange(4.0))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("lanes", [8, 77])
@pytest.mark.parametrize("size", [1, 2, 5, 8, 9])
@pytest.mark.parametrize("dtype", ["float64", "float32", "complex128", "int32"])
def test_slices_of_lanes_of_any_size(lanes, size, dtype):
    """Rows of few elements a lane are read and written whole, others element by element."""
    rng = np.random.default_rng(0)
    s = rng.integers(0, 2, (lanes, size)).astype(dtype)
    xs = rng.integers(0, 2, (lanes, 40, size)).astype(dtype)

    def one(s, xs):
        def step(s, x):
            s = s * s - x
            return s[::-1], (s, x[:1])

        return te.scan(step, s, xs)

    check(te.vmap(one), s, xs)
