"""Which nests fetch arrays ahead."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph


def ahead(function, *arguments):
    """How many elements ahead the one nest of a function fetches; None if it has no such code."""
    graph = te.trace(function, engine="numpy")(*arguments).graph
    (step,) = plan_steps(UnitGraph(prepare(graph))).steps
    slot = step.spec.ahead
    return None if slot is None else step.numbers[slot.position]


@pytest.mark.parametrize(
    ("function", "shape", "expected"),
    [
        pytest.param(np.tanh, (1000, 1000), 1024, id="large"),
        pytest.param(np.tanh, (100, 100), 0, id="small"),
        pytest.param(lambda x: x + 1, (1000, 1000), None, id="no arithmetic"),
        pytest.param(lambda x: np.sum(x, axis=1), (1000, 1000), None, id="a sum"),
    ],
)
def test_arrays_are_fetched_ahead_where_arithmetic_hides_it(function, shape, expected):
    assert ahead(function, np.ones(shape)) == expected


@pytest.mark.parametrize("n", [131_073, 200_001])
def test_the_ends_of_arrays_are_computed(n):
    x = np.linspace(-3, 3, n)
    np.testing.assert_allclose(te.jit(np.tanh, engine="native")(x), np.tanh(x), rtol=1e-15)
