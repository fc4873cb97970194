"""Depth costs nothing special: no recursion anywhere, and everything is given back."""

import gc
import weakref
from time import process_time

import numpy as np
import pytest

import tenferro as te
from computegraph import materialize_merge
from tenferro.engines import compile_graph
from tenferro.transforms.derivatives.reverse import forward
from tenferro.transforms.tracing.tracing import in_trace, trace_call
from tidu import linear_transpose


def chain(steps):
    def f(x):
        y = x
        for _ in range(steps // 2):
            y = np.sin(y) + x
        return y

    return f


def run_chain(steps):
    def body(trace):
        traced = trace_call(trace, chain(steps), (0.5,), "chain")
        transposed = linear_transpose(forward(traced))
        inputs = [*traced.input_ids, *(v for _, v in transposed.tangent_inputs)]
        outputs = [*traced.outputs, *(v for v in transposed.tangent_outputs if v is not None)]
        program = compile_graph(materialize_merge(trace, outputs, inputs), "numpy")
        return weakref.ref(trace), len(trace), program

    gone, size, program = in_trace("chain", body)
    value, gradient = program(np.asarray(0.5), np.asarray(1.0))
    del program
    gc.collect()
    assert gone() is None, "the trace is not given back"
    return size, float(value), float(gradient)


def expected(steps):
    y, d = 0.5, 1.0
    for _ in range(steps // 2):
        y, d = np.sin(y) + 0.5, np.cos(y) * d + 1.0
    return pytest.approx(y), pytest.approx(d)


@pytest.mark.parametrize(
    "steps",
    [3 * 10**4, *(pytest.param(n, marks=pytest.mark.long) for n in (10**5, 10**6))],
    ids=["30k", "100k", "1M"],
)
def test_long_chain(steps):
    size, value, gradient = run_chain(steps)
    assert size >= 2 * steps
    assert (value, gradient) == expected(steps)


def test_long_chain_through_the_transforms():
    assert te.grad(chain(20_000))(0.5) == expected(20_000)[1]
    assert te.jvp(chain(20_000), (0.5,), (1.0,))[1] == expected(20_000)[1]


def test_second_order_of_a_long_chain():
    f = chain(4_000)
    _, (product,) = te.hvp(f, (0.5,), (1.0,))
    near, far = te.grad(f)(0.5 + 1e-6), te.grad(f)(0.5 - 1e-6)
    assert product == pytest.approx((near - far) / 2e-6, rel=1e-6)


@pytest.mark.long
def test_the_time_for_many_outputs_is_linear():
    """Where it grows with their square, 8 times as many took 20 times as long."""

    def seconds(n):
        start = process_time()
        te.jit(lambda x: [x + i for i in range(n)])(1.0)
        return process_time() - start

    seconds(100)
    assert seconds(24_000) < 14 * min(seconds(3_000), seconds(3_001))
