"""Three engines on random programs and their gradients."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, note, settings
from random_programs import programs

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph

pytest.importorskip("jax")
pytest.importorskip("llvmlite")
NARROW = (np.float32, np.complex64)
FEW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
MANY = settings(FEW, max_examples=400)


def compare(program):
    """All engines on the same traced graph."""
    function, arguments = program

    def both(*x):
        active = tuple(range(len(x) - 1))
        return (*function(*x), *te.grad(total(function), argnums=active)(*x))

    traced = te.trace(both)(*arguments)
    note(str(traced))
    inputs = [*arguments, *traced.captured]
    arena = traced.graph.arena
    narrow = any(arena.metas[v].dtype in NARROW for v in traced.graph.order)
    with np.errstate(all="ignore"):
        results = {
            engine: compile_graph(traced.graph, engine)(*inputs)
            for engine in ("numpy", "native", "xla")
        }
    for engine in ("native", "xla"):
        for x, y in zip(results[engine], results["numpy"], strict=True):
            assert x.dtype == y.dtype and x.shape == y.shape
            assert_close(engine, x, np.asarray(y), 3e-3 if narrow else 1e-9)


def assert_close(engine, x, y, tolerance):
    if y.dtype.kind in "biu":
        np.testing.assert_array_equal(x, y, err_msg=engine)
        return
    finite = np.isfinite(y)
    np.testing.assert_array_equal(np.isfinite(x), finite, err_msg=engine)
    scale = max(1.0, float(np.max(np.abs(y[finite]), initial=0.0)))
    np.testing.assert_allclose(
        x[finite], y[finite], rtol=tolerance, atol=tolerance * scale, err_msg=engine
    )


def total(function):
    """A real number that depends on all results."""

    def summed(*arguments):
        results = [y * 1.0 for y in function(*arguments)]
        return sum(tn.sum(tn.real(y) / (1.0 + tn.abs(y) ** 2)) for y in results)

    return summed


@FEW
@given(programs())
def test_random_programs(program):
    compare(program)


@pytest.mark.long
@MANY
@given(programs())
def test_many_random_programs(program):
    compare(program)
