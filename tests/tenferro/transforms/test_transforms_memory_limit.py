"""Limits of memory: kept by measurement, with the same bits; errors that name what is large."""

import gc
from pathlib import Path

import numpy as np
import pytest
from peaks import peak

import tenferro as te
from long_parameters import all_but
from tenferro import runtime
from tenferro.engines import compile_graph
from tenferro.engines.base.pipeline import CompileOptions

ENGINES = ("numpy", "native")
RNG = np.random.default_rng(0)
LAYERS, MIB = 40, 2**20
SLACK = 2**16
"""Bytes of Python objects that a run makes."""
WEIGHTS = [RNG.standard_normal((64, 64)) / 8 for _ in range(LAYERS)]
X = RNG.standard_normal((512, 64))
STATE = X.nbytes


def chain(weights, x):
    for w in weights:
        x = np.tanh(x @ w)
    return np.sum(x * x)


def gated(weights, x):
    """Residual connections, views, reductions and a product with itself."""
    for w in weights:
        a, b = (x @ w)[:, :32], (x @ w)[:, 32:]
        x = x + np.concatenate([a * b, np.exp(-b * b)], axis=1).T.reshape(64, 512).T
        x = x / np.sqrt(1 + np.mean(x * x, axis=1, keepdims=True))
    return np.sum(x * x)


def factored(weights, x):
    """Steps that run through kernels of their own in the native engine, too."""
    total = 0.0
    for w in weights[:12]:
        x = np.sort(np.tanh(x @ w), axis=0)
        total = total + np.sum(np.cumsum(x, axis=0)[-1])
    return total


def grown(function, *args):
    """By how much a call makes the process grow at most."""
    reset, status = Path("/proc/self/clear_refs"), Path("/proc/self/status")
    if not reset.exists():
        pytest.skip("the system does not tell")

    def bytes_of(name):
        (line,) = (x for x in status.read_text().splitlines() if x.startswith(name + ":"))
        return 1024 * int(line.split()[1])

    function(*args)
    runtime.wait_for_compilation()
    runtime.clear_memory()
    gc.collect()
    reset.write_text("5")
    before = bytes_of("VmRSS")
    result = function(*args)
    return bytes_of("VmHWM") - before, result


def same(a, b):
    assert np.array_equal(a[0], b[0])
    for x, y in zip(a[1], b[1], strict=True):
        assert np.array_equal(x, y)


@pytest.mark.long
@pytest.mark.parametrize("function", all_but([gated, factored], [chain, gated, factored]))
@pytest.mark.parametrize("part", all_but([2], [2, 4]))
def test_numpy_programs_keep_it(function, part):
    derivative = te.value_and_grad(function)
    unlimited = te.jit(derivative, engine="numpy")
    whole, expected = peak(unlimited, WEIGHTS, X), unlimited(WEIGHTS, X)
    limit = whole // part
    limited = te.jit(derivative, engine="numpy", memory_limit=limit)
    most, found = peak(limited, WEIGHTS, X), limited(WEIGHTS, X)
    assert most <= limit + SLACK
    assert most > limit // 2
    same(found, expected)


@pytest.mark.long
def test_programs_that_run_often_keep_it():
    """They become one Python function after 32 calls."""
    weights = WEIGHTS[:10]
    derivative = te.value_and_grad(chain)
    unlimited = te.jit(derivative, engine="numpy")
    whole, expected = peak(unlimited, weights, X), unlimited(weights, X)
    limited = te.jit(derivative, engine="numpy", memory_limit=whole // 2)
    for _ in range(40):
        limited(weights, X)
    most, found = peak(limited, weights, X), limited(weights, X)
    assert most <= whole // 2 + SLACK
    same(found, expected)


@pytest.mark.parametrize("function", all_but([gated], [chain, gated]))
def test_native_programs_keep_it(function):
    """As the system counts it, but for two huge pages of 2 MiB."""
    x = np.tile(X, (8, 1)) if function is chain else X
    derivative = te.value_and_grad(function)
    plain = te.trace(derivative)(WEIGHTS, x)
    expected = plain(WEIGHTS, x)
    outputs = sum(w.nbytes for w in WEIGHTS) + 8
    whole = outputs + plain.compiled.program.schedule.memory
    limited = te.jit(derivative, memory_limit=whole // 3)
    most, found = grown(limited, WEIGHTS, x)
    same(found, expected)
    if function is chain:
        assert whole > LAYERS * x.nbytes
        assert whole // 6 < most <= whole // 3 + 4 * MIB


def test_native_programs_count_their_buffers():
    derivative = te.value_and_grad(chain)
    plain = te.trace(derivative)(WEIGHTS, X).compiled.program.schedule.memory
    outputs = sum(w.nbytes for w in WEIGHTS) + 8
    for part in (2, 4, 6):
        limit = outputs + plain // part
        graph = te.trace(derivative)(WEIGHTS, X).graph
        program = compile_graph(graph, "native", CompileOptions(limit))
        assert program.program.schedule.memory + outputs <= limit


@pytest.mark.long
def test_native_programs_of_several_calls():
    """Sorting is a step of its own; between the steps values are freed and computed again."""
    derivative = te.value_and_grad(factored)
    x = np.tile(X, (8, 1))
    whole, expected = grown(te.jit(derivative), WEIGHTS, x)
    most, found = grown(te.jit(derivative, memory_limit=2 * whole // 3), WEIGHTS, x)
    same(found, expected)
    assert most < 5 * whole // 6
    with pytest.raises(
        MemoryError, match=r"jit\(factored\): memory_limit is 0.5 MiB, but no order"
    ):
        te.jit(derivative, memory_limit=2 * STATE)(WEIGHTS, X)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_limit_that_is_not_reached_changes_nothing(engine):
    derivative = te.value_and_grad(chain)
    plain = te.jit(derivative, engine=engine)
    same(te.jit(derivative, engine=engine, memory_limit=2**40)(WEIGHTS, X), plain(WEIGHTS, X))


@pytest.mark.parametrize("engine", ENGINES)
def test_a_limit_that_cannot_be_kept(engine):
    limited = te.jit(te.grad(chain), engine=engine, memory_limit=3 * MIB // 2)
    with pytest.raises(MemoryError) as caught:
        limited(WEIGHTS, X)
    text = str(caught.value)
    assert text.startswith("jit(chain): memory_limit is 1.5 MiB, but no order of steps was found")
    assert "the largest values there are" in text
    assert "float64[512,64]" in text
    with pytest.raises(MemoryError, match="the largest values there are"):
        te.jit(lambda x: x + 1.0, engine=engine, memory_limit=1000)(np.ones(1000))


@pytest.mark.parametrize("engine", ENGINES)
def test_named_sizes(engine):
    """A limit holds for each set of sizes."""

    def f(x):
        y = x
        for _ in range(10):
            y = np.sin(y) @ np.ones((64, 64)) / 64
        return np.sum(y * y)

    derivative = te.grad(f)
    limited = te.jit(derivative, engine=engine, shapes="n,64", memory_limit=8 * STATE)
    for n in (512, 100):
        expected = te.jit(derivative, engine=engine)(X[:n])
        assert np.array_equal(limited(X[:n]), expected)
    with pytest.raises(MemoryError, match="memory_limit"):
        limited(np.ones((512 * 8, 64)))


@pytest.mark.parametrize("engine", all_but(["native"], ENGINES))
def test_loops_and_outside_functions(engine):
    """A loop keeps its records within the limit; what is outside runs once."""
    calls = []

    def outside(x):
        calls.append(1)
        return x + 1

    noted = te.custom_jvp(lambda x: te.external(outside, x, x))
    noted.defjvp(lambda x, y, dx: dx)

    def f(w, x):
        y = noted(x)
        for _ in range(8):
            y = np.tanh(y @ w)
        y, _ = te.scan(lambda y, _: (np.sin(y) * 0.5, None), y, None, length=3)
        return np.sum(y * noted(x))

    expected = te.jit(te.grad(f), engine=engine)(WEIGHTS[0], X)
    calls.clear()
    found = te.jit(te.grad(f), engine=engine, memory_limit=14 * STATE)(WEIGHTS[0], X)
    assert len(calls) == 1
    assert np.array_equal(found, expected)


def swing(c, t=0.0):
    return np.sin(c) * np.exp(-c * c) + c * 0.9 + t


LOOPS = {
    "scan": lambda x: te.scan(lambda c, _: (swing(c), None), x, None, length=200)[0],
    "reversed, along slices": lambda x: te.scan(
        lambda c, t: (swing(c, t), c[0]), x, np.linspace(0.0, 1.0, 200), reverse=True
    )[0],
    "stacks": lambda x: te.scan(lambda c, _: (swing(c), c.sum()), x, None, length=190)[1],
    "counter": lambda x: te.fori_loop(0, 200, lambda i, c: swing(c, i * 0.01), x),
    "nested": lambda x: te.scan(
        lambda c, _: (te.scan(lambda d, _: (swing(d), None), c, None, length=20)[0], None),
        x,
        None,
        length=10,
    )[0],
}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", LOOPS)
def test_records_of_loops_keep_it(name):
    """200 states, of each of which a step computes eleven more, in the memory of 50."""
    x = 0.1 * RNG.standard_normal(2**13)
    derivative = te.grad(lambda x: np.sum(LOOPS[name](x) ** 2))
    limit = 50 * x.nbytes
    expected = te.jit(derivative, engine="numpy")(x)
    limited = te.jit(derivative, engine="numpy", memory_limit=limit)
    assert peak(limited, x) <= limit + SLACK
    assert np.array_equal(limited(x), expected)
    expected = te.trace(derivative)(x)(x)
    assert np.array_equal(te.jit(derivative, memory_limit=limit)(x), expected)


def test_wrong_limits():
    with pytest.raises(TypeError, match=r"jit: memory_limit is 1.5, expected an integer, in bytes"):
        te.jit(chain, memory_limit=1.5)
    with pytest.raises(ValueError, match="jit: memory_limit is -1, expected at least 0"):
        te.jit(chain, memory_limit=-1)


def test_as_a_decorator():
    @te.jit(memory_limit=MIB, engine="numpy")
    def double(x):
        return x + x

    assert double(2.0) == 4.0
    with pytest.raises(MemoryError):
        double(np.ones(2**20))
