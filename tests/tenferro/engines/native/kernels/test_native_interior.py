"""Loops in lanes whose guards hold in most iterations, against the reference engine."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph

RNG = np.random.default_rng(20261126)


def differences(x):
    return np.sum((x[1:] - x[:-1]) ** 2) + np.sum((x[..., 2:] - x[..., :-2]) ** 2)


def padded(x):
    return np.pad(x, 3) + 1


def reversed_and_padded(x):
    return np.pad(x[..., ::-1], 2) * 2


def summed(x):
    return np.sum(np.pad(np.sin(x), 1) ** 2, axis=-1)


def running(x):
    return np.cumsum(np.pad(x, 2), axis=-1)


def scattered(x):
    return np.pad(x, 1).at[..., :3].add(1.0)


FUNCTIONS = [te.grad(differences), padded, reversed_and_padded, summed, running, scattered]


def specs(function, x):
    graph = te.trace(function, engine="numpy")(x).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    return [planned.specs[step.kernel] for step in planned.steps]


@pytest.mark.parametrize("function", FUNCTIONS[:4])
def test_most_iterations_test_no_guard(function):
    assert any(spec.interior for spec in specs(function, np.ones((300, 300))))


def test_halves_of_an_array_are_no_interior():
    assert not any(s.interior for s in specs(lambda x: np.concatenate([x, x + 1]), np.ones(300)))


@pytest.mark.sampled(12)
@pytest.mark.parametrize("shape", [(3, 3), (5, 31), (40, 64), (7, 201), (1500, 33)])
@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32])
def test_values_are_those_of_the_reference(function, shape, dtype):
    x = np.round(10 * RNG.standard_normal(shape)).astype(dtype)  # whose sums are exact
    if function is FUNCTIONS[0] and dtype == np.int32:
        x = x.astype(np.float64)
    found, expected = (te.jit(function, engine=engine)(x) for engine in ("native", "numpy"))
    tolerance = 1e-5 if dtype == np.float32 else 1e-12
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


def test_what_lies_outside_is_not_read():
    """The elements outside of a padded array would raise the maximum."""
    x = np.full((64, 66), -1.0)

    def f(x):
        inner = x[1:-1, 1:-1]
        return np.max(np.pad(inner, 1, constant_values=-5.0), axis=1)

    x[0] = x[-1] = x[:, 0] = x[:, -1] = 9.0
    np.testing.assert_array_equal(te.jit(f, engine="native")(x), [-5.0, *[-1.0] * 62, -5.0])
