"""Which nests fetch arrays ahead."""

import re
from itertools import pairwise

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native import ir
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.kernels.emission.emitter import emit_kernel
from tenferro.engines.native.kernels.emission.row_fetching import row_fetches
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph


def only_step(function, *arguments):
    """The specification and the numbers of the one nest of a function."""
    graph = te.trace(function, engine="numpy")(*arguments).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    (step,) = planned.steps
    return planned.specs[step.kernel], step.numbers


def ahead(function, *arguments):
    """How many elements ahead the one nest of a function fetches; None if it has no such code."""
    spec, numbers = only_step(function, *arguments)
    return None if spec.ahead is None else numbers[spec.ahead.position]


def softmax(x):
    shifted = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return shifted / np.sum(shifted, axis=-1, keepdims=True)


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


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        pytest.param((1000, 1000), True, id="rows of 8 kB"),
        pytest.param((10, 20_000), False, id="rows larger than the cache"),
        pytest.param((30_000, 40), False, id="short rows"),
        pytest.param((200, 300), False, id="small"),
    ],
)
def test_rows_are_fetched_ahead_where_several_passes_are_made_over_them(shape, expected):
    assert only_step(softmax, np.ones(shape))[0].fetches_rows == expected


def prefetches(spec):
    """The instructions that fetch lines to be read and to be written, in each loop of a kernel."""
    module = ir.Module()
    emit_kernel(module, spec, "kernel")
    blocks = re.split(r"^\w+:$", str(module), flags=re.MULTILINE)
    kinds = [re.findall(r"llvm\.prefetch.*?i32 (\d), i32 3", block) for block in blocks]
    return [(row.count("0"), row.count("1")) for row in kinds if row]


@pytest.mark.parametrize("n", [1000, 1024])
def test_passes_share_what_is_to_be_fetched(n):
    spec = only_step(softmax, np.ones((1000, n)))[0]
    lines = spec.lanes * 8 // 64
    bodies = 1 + spec.rest  # of each pass: the loop, and what is left over of the lanes
    loops = prefetches(spec)
    assert len(loops) > bodies
    for own in (loops[i::bodies] for i in range(bodies)):
        assert [sum(column) for column in zip(*own, strict=True)] == [lines, lines]


def test_the_parts_of_passes_follow_each_other():
    class Goals:
        spec = only_step(softmax, np.ones((1000, 1000)))[0]
        frame = memory = None

    fetches = row_fetches(Goals, [0.1, 0.7, 0.4])
    parts = [part for fetch in fetches for part in fetch.parts]
    assert [fetch.is_last for fetch in fetches] == [False, False, True]
    for a, b in pairwise(parts):
        assert b.before == (a.before + a.lines if a.stream is b.stream else 0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(1000, 1000), (700, 1001), (20_000, 37), (40, 9000)])
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_rows_fetched_ahead_are_computed(shape, dtype):
    x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
    tolerance = 1e-14 if dtype == np.float64 else 1e-5
    np.testing.assert_allclose(te.jit(softmax, engine="native")(x), softmax(x), rtol=tolerance)
