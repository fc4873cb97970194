"""The native engine against the reference engine on random programs and their derivatives."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, note, settings, strategies as st
from random_programs import programs

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph

pytest.importorskip("llvmlite")
NARROW = (np.float32, np.complex64)


def compare(function, arguments):
    """Both engines on the same traced graph."""
    program = te.trace(function)(*arguments)
    note(str(program))
    inputs = [*arguments, *program.captured]
    with np.errstate(all="ignore"):
        expected = [np.asarray(y) for y in compile_graph(program.graph, "numpy")(*inputs)]
    found = compile_graph(program.graph, "native")(*inputs)
    arena = program.graph.arena
    narrow = any(arena.metas[v].dtype in NARROW for v in program.graph.order)
    for x, y in zip(found, expected, strict=True):
        assert x.dtype == y.dtype and x.shape == y.shape
        assert_close(x, y, 3e-3 if narrow else 1e-9)


def assert_close(x, y, tolerance):
    if y.dtype.kind in "biu":
        np.testing.assert_array_equal(x, y)
        return
    finite = np.isfinite(y)
    np.testing.assert_array_equal(np.isfinite(x), finite)
    scale = max(1.0, float(np.max(np.abs(y[finite]), initial=0.0)))
    np.testing.assert_allclose(x[finite], y[finite], rtol=tolerance, atol=tolerance * scale)


def total(function):
    """A real number that depends on all results."""

    def summed(*arguments):
        results = [y * 1.0 for y in function(*arguments)]
        return sum(tn.sum(tn.real(y) / (1.0 + tn.abs(y) ** 2)) for y in results)

    return summed


def gradient(function):
    """The gradient of the total with respect to all but the last argument."""
    return lambda *x: te.grad(total(function), argnums=tuple(range(len(x) - 1)))(*x)


def along(function):
    """The derivative in one direction, which leaves the last argument as it is."""

    def derivative(*arguments):
        *active, last = arguments
        directions = [tn.cos(3.0 * x) for x in active]
        return te.jvp(lambda *x: floats(function(*x, last)), active, directions)

    return derivative


def floats(results):
    return [y * 1.0 for y in results]


ORDERS = {
    "gradient": gradient,
    "along": along,
    "reverse over reverse": lambda function: gradient(gradient(function)),
    "forward over reverse": lambda function: along(gradient(function)),
    "reverse over forward": lambda function: gradient(lambda *x: along(function)(*x)[1]),
}


def check(program, order):
    function, arguments = program
    compare(ORDERS[order](function), arguments)


FIXED = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
FREE = settings(FIXED, derandomize=False)


@settings(FIXED, max_examples=15)
@given(programs(most_steps=12))
def test_values_of_random_programs(program):
    compare(*program)


@settings(FIXED, max_examples=8)
@given(programs(), st.sampled_from(list(ORDERS)))
def test_derivatives_of_random_programs(program, order):
    check(program, order)


@pytest.mark.long
@settings(FREE, max_examples=20000)
@given(programs(most_steps=20))
def test_values_of_many_random_programs(program):
    compare(*program)


@pytest.mark.long
@settings(FREE, max_examples=10000)
@given(programs(), st.sampled_from(list(ORDERS)))
def test_derivatives_of_many_random_programs(program, order):
    check(program, order)
