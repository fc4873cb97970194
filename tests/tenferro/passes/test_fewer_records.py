"""What gradients of loops over arrays record and write, counted in their programs."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
import pytest

import tenferro as te
from tenferro.ops.loops.loop import Loop, is_loop, loops_of
from tenferro.ops.loops.versions import WRITES
from tenferro.passes.every_engine import for_every_body, for_every_engine
from tenferro.passes.record_pairs import pairs
from tenferro.tensor import STEPS

_LOOP = te.fori_loop
_MOST = 4
"""The steps of a loop of unknown length, at most."""


def _along(x):
    return _LOOP(1, len(x), lambda i, y: y.at[i].set(0.5 * y[i - 1] + x[i] * y[i - 1]), x)


def _rows(x):
    y = np.stack([x, x * x, x], axis=1)
    return _LOOP(1, len(x), lambda i, y: y.at[i, 1:].set(np.sin(y[i - 1, :-1]) * x[i]), y)


def _columns(x):
    y = np.stack([x, x * x, x])
    return _LOOP(1, len(x), lambda i, y: y.at[1:, i].set(y[:-1, i - 1] * y[1:, i]), y)


def _diagonal(x):
    y = np.zeros((len(x), 3), like=x)
    return _LOOP(1, len(x), lambda i, y: y.at[i, i % 3].set(x[i] * np.sum(y[i - 1]) + x[i]), y)


def _backwards(x):
    n = len(x)
    return _LOOP(1, n, lambda i, y: y.at[n - 1 - i].set(np.tanh(y[n - i]) * x[i]), x)


def _added(x):
    return _LOOP(1, len(x), lambda i, y: y.at[i - 1].add(y[i] * y[i - 1]), x)


def _places(x):
    places = np.argsort(x)

    def step(i, y):
        return y.at[1:, places[i]].set(y[:-1, i] * x[i])

    return _LOOP(0, len(x), step, np.stack([x, x, x]))


def _in_branches(x):
    def step(i, y):
        return te.cond(x[i] > 0, lambda y: y.at[i].set(y[i - 1] * x[i]), lambda y: y, y)

    return _LOOP(1, len(x), step, x)


def _two_rows(x):
    """Rotations of two rows, which an inner loop of unknown length writes to."""
    y = np.stack([x, x * x, x, 1.0 + x], axis=1)

    def step(i, y):
        def rotated(k, y):
            a, b = y[i - 1, k], y[i, k]
            return y.at[i - 1, k].set(x[i] * a + b).at[i, k].set(a * b)

        return _LOOP(i % 2, 4, rotated, y)

    return _LOOP(1, len(x), step, y)


def _nested(x):
    """An inner loop of unknown length reads what the loops around it have written."""
    y = np.stack([x, x * x, x, 1.0 + x], axis=1)

    def step(i, y):
        def middle(k, y):
            total = _LOOP(0, k + 1, lambda j, s: s + y[i - 1, j] * y[i, j], 0.0)
            return y.at[i, k].set(total * y[i, k])

        return _LOOP(0, 4, middle, y)

    return _LOOP(1, len(x), step, y)


def _deep(x):
    """The same in a further loop, which writes too."""
    y = np.stack([x, x * x, x, 1.0 + x], axis=1)

    def step(i, y):
        def outer(m, y):
            def middle(k, y):
                total = _LOOP(0, k + 1, lambda j, s: s + y[i - 1, j] * y[i, j], 0.0)
                return y.at[i, k].set(total * y[i, k])

            return _LOOP(0, 4, middle, y.at[i, m].add(y[i - 1, m]))

        return _LOOP(0, 2, outer, y)

    return _LOOP(1, len(x), step, y)


def _loop_in_branch(x):
    """A branch has a loop that records what it reads."""

    def step(i, y):
        def written(y):
            return _LOOP(0, 4, lambda k, y: y.at[i, k].set(y[i, k] * y[i - 1, k]), y)

        return te.cond(i % 3 == 1, written, lambda y: y, y)

    return _LOOP(1, len(x), step, np.stack([x, x * x, x, 1.0 + x], axis=1))


FORMS = [
    _along, _rows, _columns, _diagonal, _backwards, _added, _places, _in_branches, _two_rows,
    _nested, _deep, _loop_in_branch,
]  # fmt: skip


def _gradient(f: Any) -> Any:
    return te.grad(lambda x: np.sum(f(x) ** 2))


def _x(n: int) -> Any:
    return 1.0 + 0.1 * np.random.default_rng(0).standard_normal(n)


def _elements(aval: Any) -> int:
    return prod(n if isinstance(n, int) else 0 for n in aval.shape)


def _work(graph: Any) -> int:
    """The elements that a program writes; of a write to an array, what is written."""
    total, metas = 0, graph.arena.metas
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        if is_loop(operation):
            loop = Loop.of(operation)
            steps = loop.length if isinstance(loop.length, int) else _MOST
            total += steps * _work(for_every_body(loop.body))
            total += steps * sum(map(_elements, loop.outputs(loop.body.metas).stacked))
        elif operation.name == "switch":
            total += max(_work(for_every_body(b)) for b in operation.params["branches"])
        elif operation.name in WRITES:
            total += _elements(metas[operands[1]])
        elif operands:
            total += sum(_elements(metas[v + i]) for i in range(operation.n_outputs))
    return total


@pytest.mark.parametrize("f", FORMS, ids=lambda f: f.__name__)
def test_work_of_gradients_of_loops_is_linear_in_their_steps(f):
    """Each step touches a few elements, of an array whose size is the number of steps."""
    few, many = (_work(for_every_engine(te.trace(_gradient(f))(_x(n)).graph)) for n in (32, 256))
    assert many <= 8.5 * few


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", FORMS, ids=lambda f: f.__name__)
def test_gradients_of_loops_that_write_to_arrays(f):
    te.check_grads(te.jit(f), (_x(9),), order=2 if f in (_rows, _nested, _two_rows) else 1)


def _stacks(graph: Any) -> list[Any]:
    """What the loops of a program stack."""
    found = []
    for _, operation, *_ in graph.arena.applications(graph.order):
        if is_loop(operation):
            loop = Loop.of(operation)
            found += loop.outputs(loop.body.metas).stacked
    return found


def test_counters_and_what_they_say_are_not_recorded():
    """Places, and elements of constant arrays there, are computed again by the scan that goes back;
    elements of an array that changes are recorded."""

    def f(a, b, n=70):
        def row(i, y):
            return _LOOP(0, n, lambda j, y: y.at[i, j].set(a[i + j] * b[2 * j]), y)

        return _LOOP(0, n, row, np.zeros((n, n)))

    gradient = te.grad(lambda a, b: np.sum(f(a, b) ** 2), argnums=(0, 1))
    a, b = _x(140), _x(140)
    graph = for_every_engine(te.trace(gradient)(a, b).graph)
    assert _stacks(graph) == []
    te.check_grads(te.jit(lambda a, b: f(a, b, 5)), (a[:10], b[:10]), order=1)


def test_a_branch_that_records_is_the_branch_itself():
    """Otherwise its loop would write to a copy of the array when it runs for the records."""
    graph = for_every_engine(te.trace(_gradient(_loop_in_branch))(_x(64)).graph)
    first = next(Loop.of(o) for _, o, *_ in graph.arena.applications(graph.order) if is_loop(o))
    body = for_every_body(first.body)
    names = [operation.name for _, operation, *_ in body.arena.applications(body.order)]
    assert names.count("switch") == 1


def _pairs(loops, source):
    return [*pairs(loops, loops, source, lambda *_: True)]


def test_a_scan_belongs_to_a_loop_whose_steps_it_makes_in_the_opposite_order():
    def f(x):
        return te.scan(lambda c, e: (np.sin(c) * e, None), x[0], x)[0]

    graph = te.trace(te.grad(f), engine="numpy")(np.ones(4)).graph
    loops, same = loops_of(graph), {v: v for v in (*graph.inputs, *graph.order)}
    ((at, back, links),) = _pairs(loops, same)
    assert links
    unknown = {"length": STEPS}
    batches = {"lanes": (True,)}
    changes: list[Any] = [
        (batches, {}), ({}, batches), ({"reverse": True}, {}), ({}, {"length": 5}),
        (unknown, unknown),
    ]  # fmt: skip
    for first, second in changes:
        changed = {}
        for v, change in ((at, first), (back, second)):
            changed[v] = replace(loops[v], loop=replace(loops[v].loop, **change))
        assert not _pairs(changed, same | {loops[back].steps: -1})
    steps = {v: replace(loops[v], loop=replace(loops[v].loop, **unknown)) for v in (at, back)}
    assert _pairs(steps, same) == [(at, back, links)]
