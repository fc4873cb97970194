"""The native engine against the reference engine on random programs and their derivatives."""

import numpy as np
import pytest
from engines.native.random_programs import programs
from hypothesis import HealthCheck, given, settings

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph

pytest.importorskip("llvmlite")


def compare(function, arguments):
    """Both engines on the same traced graph."""
    graph = te.trace(function)(*arguments).graph
    with np.errstate(all="ignore"):
        expected = [np.asarray(y) for y in compile_graph(graph, "numpy")(*arguments)]
    found = compile_graph(graph, "native")(*arguments)
    for x, y in zip(found, expected, strict=True):
        assert x.dtype == y.dtype and x.shape == y.shape
        scale = max(1.0, float(np.max(np.abs(y), initial=0.0)))
        tolerance = 1e-9 if y.dtype.itemsize == 8 else 3e-3
        np.testing.assert_allclose(x, y, rtol=tolerance, atol=tolerance * scale)


def total(function):
    def summed(*arguments):
        return sum(tn.sum(tn.tanh(y)) for y in function(*arguments))

    return summed


def check(program):
    function, arguments = program
    everything = tuple(range(len(arguments)))
    compare(function, arguments)
    gradient = te.grad(total(function), argnums=everything)
    compare(gradient, arguments)

    def squares(*arguments):
        return sum(tn.sum(tn.tanh(g) ** 2) for g in gradient(*arguments))

    compare(te.grad(squares, argnums=everything), arguments)


QUIET = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@settings(QUIET, max_examples=12)
@given(programs())
def test_random_programs(program):
    check(program)


@pytest.mark.long
@settings(QUIET, max_examples=2000)
@given(programs())
def test_many_random_programs(program):
    check(program)
