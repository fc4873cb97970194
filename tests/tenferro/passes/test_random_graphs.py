"""Every pass keeps the values of random graphs: NaN, infinities, signs of zeros, sums included."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from random_identities import graphs
from random_programs import programs

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.numpy import compile_numpy
from tenferro.passes import algebra, constants, products, reductions, rewrite, simplify, views
from tenferro.passes.masking import guard_masked
from tenferro.passes.rewriter import EVERY, RULES


def rules_of(module):
    """A pass of the rules that one module declares."""
    rules = {
        family: [r for r in declared if r.__module__ == module.__name__]
        for family, declared in RULES.items()
    }
    every = [r for r in EVERY if r.__module__ == module.__name__]
    assert every or any(rules.values())
    return lambda graph: rewrite(graph, rules, every)


PASSES = {
    **{m.__name__.split(".")[-1]: rules_of(m) for m in (algebra, constants, products)},
    **{m.__name__.split(".")[-1]: rules_of(m) for m in (reductions, views)},
    "simplify": simplify,
    "prepare": lambda graph: prepare(simplify(graph)),
    "masking": guard_masked,
}
FIXED = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(autouse=True)
def quiet():
    with np.errstate(all="ignore"):
        yield


def run(graph, arguments):
    return [np.asarray(y) for y in compile_numpy(graph)(*arguments)]


def assert_same_bits(found, expected):
    """Equal to the last bit, but for the payloads of NaN."""
    assert found.shape == expected.shape and found.dtype == expected.dtype
    both_nan = np.isnan(found) & np.isnan(expected)
    same = (found == expected) & (np.signbit(found) == np.signbit(expected))
    assert np.all(both_nan | same), (found, expected)


def check_exactly(change, pair):
    function, x = pair
    program = te.trace(function, engine="numpy")(x)
    inputs = [x, *program.captured]
    expected = run(program.graph, inputs)
    for found, y in zip(run(change(program.graph), inputs), expected, strict=True):
        assert_same_bits(found, y)


def check_closely(change, program):
    function, arguments = program

    def gradient(*arguments):
        def loss(*arguments):
            return sum(tn.sum(tn.sin(tn.abs(y))) for y in function(*arguments))

        active = tuple(range(len(arguments) - 1))
        return (*function(*arguments), *te.grad(loss, argnums=active)(*arguments))

    traced = te.trace(gradient, engine="numpy")(*arguments)
    inputs = [*arguments, *traced.captured]
    expected = run(traced.graph, inputs)
    for x, y in zip(run(change(traced.graph), inputs), expected, strict=True):
        assert x.shape == y.shape and x.dtype == y.dtype
        narrow = any(a.dtype in (np.float32, np.complex64) for a in [*inputs, *expected])
        tolerance = 2e-4 if narrow else 1e-10
        scale = max(1.0, float(np.max(np.abs(y), initial=0.0)))
        np.testing.assert_allclose(x, y, rtol=tolerance, atol=tolerance * scale)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", PASSES)
def test_passes_keep_every_bit_where_arithmetic_is_exact(name):
    @settings(FIXED, max_examples=100)
    @given(graphs())
    def check(pair):
        check_exactly(PASSES[name], pair)

    check()


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", PASSES)
def test_passes_keep_values_and_gradients(name):
    @settings(FIXED, max_examples=30)
    @given(programs())
    def check(program):
        check_closely(PASSES[name], program)

    check()


@pytest.mark.long
@pytest.mark.parametrize("name", PASSES)
def test_passes_keep_many_random_graphs(name):
    @settings(FIXED, derandomize=False, max_examples=10_000)
    @given(graphs(), programs())
    def check(pair, program):
        check_exactly(PASSES[name], pair)
        check_closely(PASSES[name], program)

    check()
