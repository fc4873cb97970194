"""Derivatives that read places which are not written any more in the result of a loop."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import tenferro as te
from tenferro.adoption.functions import adopted_function
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import forget_all
from tenferro.ops.loops import finished, rule
from tenferro.ops.loops.finished import Steps
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.ops.loops.versions import WRITES

N = 8
"""So that an array has as many elements as one that is read so."""
RANGES = (
    "range({k} + 1, n - 1)", "range({k}, n - 1)", "range(1, {k})", "range(1, n - 1)",
    "range(n - 2, {k}, -1)", "range({k} - 1, 0, -1)", "range({k} + 1, n - 1, 2)",
)  # fmt: skip
"""All counters are from 1 to n - 2."""


def _lu(a):
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            a[i, k] /= a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= a[i, k] * a[k, j]
    return a


def _cholesky(a):
    n = a.shape[0]
    for i in range(n):
        for j in range(i):
            for k in range(j):
                a[i, j] -= a[i, k] * a[j, k]
            a[i, j] /= a[j, j]
        for k in range(i):
            a[i, i] -= a[i, k] * a[i, k]
        a[i, i] = np.sqrt(a[i, i])
    return a


def _ldlt(a):
    n = a.shape[0]
    for j in range(n):
        for k in range(j):
            a[j, j] -= a[j, k] * a[j, k] * a[k, k]
        for i in range(j + 1, n):
            for k in range(j):
                a[i, j] -= a[i, k] * a[j, k] * a[k, k]
            a[i, j] /= a[j, j]
    return a


def _row_scaled_later(a):
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            for j in range(k, n):
                a[i, j] -= 0.3 * a[i, k] * a[k, j]
        for j in range(k, n):
            a[k, j] *= a[k, k]
    return a


def index(rng, counters):
    counter = str(rng.choice(counters))
    kinds = [counter, counter, f"{counter} + 1", f"{counter} - 1", str(rng.integers(-2, 4))]
    return str(rng.choice(kinds))


def statement(rng, counters):
    places = [f"a[{index(rng, counters)}, {index(rng, counters)}]" for _ in range(3)]
    y, x, z = places
    kinds = (
        f"{y} -= 0.2 * {x} * {z}", f"{y} = 0.5 * {y} / (2.0 + {x} * {x})", f"{y} *= np.cos({x})",
        f"{y} = 0.4 * {x} + 0.4 * {z} * {z}",
    )  # fmt: skip
    return str(rng.choice(kinds))


def nest(rng, counters, indent):
    """Lines of a loop in the loops over these counters, with loops and statements in it."""
    name = "kijl"[len(counters)]
    over = str(rng.choice(RANGES)).format(k=rng.choice(counters)) if counters else "range(1, n - 1)"
    if not counters and rng.random() < 0.3:
        over = "range(n - 2, 0, -1)"
    lines, inner = [indent + f"for {name} in {over}:"], [*counters, name]
    indent += "    "
    if len(counters) == 1 and rng.random() < 0.2:
        lines.append(indent + f"if {name} != {counters[0]}:")
        indent += "    "
    deep = len(inner) < 3
    for _ in range(rng.integers(1, 3)):
        if deep and rng.random() < 0.7:
            lines += nest(rng, inner, indent)
        else:
            lines.append(indent + statement(rng, inner))
    return [*lines, *nest(rng, inner, indent)] if len(inner) < 2 else lines


def random_program(seed, folder):
    rng = np.random.default_rng(seed)
    lines = ["import numpy as np", "", "def f(a):", "    n = a.shape[0]", *nest(rng, [], "    ")]
    path = folder / f"triangles_{seed}.py"
    path.write_text("\n".join([*lines, "    return a", ""]), "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.f


def gradient(f, engine):
    return te.jit(te.grad(lambda a: np.sum(np.sin(f(a)))), engine=engine)


class Found:
    """How many derivatives of loops read arrays that are returned, and how many do not."""

    def __init__(self, monkeypatch):
        self.numbers = {True: 0, False: 0}
        original = Steps.finished

        def counted(steps, derivative):
            result = original(steps, derivative)
            self.numbers[bool(result[1])] += 1
            return result

        monkeypatch.setattr(Steps, "finished", counted)


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 8), marks=pytest.mark.long)])
def test_random_triangles(seeds, tmp_path, monkeypatch):
    """The derivative is the same as without, and the limit of differences."""
    found, asked = Found(monkeypatch), []
    a = np.random.default_rng(0).uniform(0.5, 1.5, (N, N))
    for seed in seeds:
        f = random_program(seed, tmp_path)
        g = adopted_function(f)
        values = {engine: gradient(g, engine)(a) for engine in ("numpy", "native")}
        te.check_grads(te.jit(g, engine="numpy"), (a,), order=1)
        with monkeypatch.context() as off:
            off.setattr(rule, "reads_places", lambda seed=seed, **_: asked.append(seed))
            forget_all()
            expected = gradient(adopted_function(f), "numpy")(a)
        forget_all()
        for value in values.values():
            np.testing.assert_allclose(value, expected, rtol=1e-9, atol=1e-11)
    assert {*asked} == {*seeds}
    assert found.numbers[True]
    assert found.numbers[False]


def test_every_scatter_writes():
    assert {"scatter", *COMBINES} <= WRITES


def operations(graph_or_body):
    """All operations of a program, with those of bodies in it."""
    for operation in graph_or_body:
        if operation is not None:
            yield operation
            for body in bodies_in(operation):
                yield from operations(each for each, *_ in body.operations)


def stacked_arrays(f):
    """The shapes of what the loops of a gradient stack of each step, other than single numbers."""
    a = np.eye(N) + 0.01
    graph = te.trace(te.grad(lambda a: np.sum(np.sin(adopted_function(f)(a)))))(a).graph
    own = [operation for _, operation, *_ in graph.arena.applications(graph.order)]
    loops = [Loop.of(operation) for operation in operations(own) if is_loop(operation)]
    assert len(loops) > 3
    metas = [meta for loop in loops for meta in loop.outputs(loop.body.metas).stacked]
    return [meta.shape for meta in metas if meta.shape]


@pytest.mark.parametrize("f", [_lu, _cholesky, _ldlt], ids=lambda f: f.__name__)
def test_factorizations_record_no_array(f):
    assert not stacked_arrays(f)


def test_a_place_that_is_written_again_must_be_recorded(monkeypatch):
    """A derivative that reads all places in the result of the loop is wrong."""
    a = np.random.default_rng(0).standard_normal((N, N)) / N + 2.0 * np.eye(N)
    right = gradient(adopted_function(_row_scaled_later), "numpy")(a)
    with monkeypatch.context() as wrong:
        wrong.setattr(finished, "apart", lambda *_: True)
        forget_all()
        value = gradient(adopted_function(_row_scaled_later), "numpy")(a)
    forget_all()
    assert not np.allclose(value, right, rtol=1e-3)


def test_a_place_that_is_written_again_is_recorded():
    assert stacked_arrays(_row_scaled_later)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", [_lu, _cholesky, _ldlt], ids=lambda f: f.__name__)
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_derivatives_of_factorizations(f, engine):
    x = np.random.default_rng(0).standard_normal((N, N)) / N
    compiled = te.jit(adopted_function(f), engine=engine)
    te.check_grads(compiled, (x @ x.T + np.eye(N),), order=2)
