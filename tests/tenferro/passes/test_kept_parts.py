"""Parts of cotangents that are taken away and added again: the same sums with fewer writes."""

import itertools
import random

import numpy as np
import pytest

import tenferro as te
from computegraph import materialize_merge
from tenferro.engines.numpy import compile_numpy
from tenferro.ops.base.writer import Writer
from tenferro.passes.accumulation import add_parts_in_place
from tenferro.passes.kept_parts import keep_parts
from tenferro.tensor import aval_of
from tenferro.tensor.dtypes import float64, int64

N, PLACES = 3, 3
PARAMS = {"axes": (0,), "mode": "promise", "unique": True}


def names(graph):
    return [operation.name for _, operation, *_ in graph.arena.applications(graph.order)]


def random_graph(seed):
    """Reads of an array, zeros and other numbers written to it, and additions, at input places.

    Most are the pattern that the pass looks for, with one thing changed in many.
    """
    r, w = random.Random(seed), Writer()
    scalar = aval_of((), float64)
    x, a, b = w.arena.inputs([aval_of((N,), float64), scalar, scalar])
    places = w.arena.inputs([aval_of((), int64)] * PLACES)
    at, versions, values = x, [x], [a, b]
    for _ in range(r.randint(1, 3)):
        i = r.choice(places)
        part = w.bind("gather", at if r.random() < 0.9 else r.choice(versions), i, **PARAMS)
        values.append(part)
        new = w.constant(0.0) if r.random() < 0.9 else a
        where = i if r.random() < 0.9 else r.choice(places)
        at = w.bind("scatter", at, new, where, **PARAMS)
        versions.append(at)
        for _ in range(r.randint(0, 3)):
            value = w.bind("mul", r.choice(values), b)
            at = w.bind("scatter_add", at, value, r.choice(places), **PARAMS)
            versions.append(at)
            if r.random() < 0.2:
                values.append(w.bind("gather", at, r.choice(places), **PARAMS))
        while r.random() < 0.6:
            where = i if r.random() < 0.9 else r.choice(places)
            at = w.bind("scatter_add", at, part, where, **PARAMS)
            versions.append(at)
    more = [r.choice(versions)] if r.random() < 0.3 else []
    return materialize_merge(w.arena, [at, values[-1], *more], [x, a, b, *places])


@pytest.mark.parametrize("seeds", [range(60), pytest.param(range(60, 300), marks=pytest.mark.long)])
def test_random_graphs_have_the_same_values_wherever_the_places_are(seeds):
    rng, shorter = np.random.default_rng(0), 0
    for seed in seeds:
        graph = random_graph(seed)
        kept = keep_parts(graph)
        shorter += len(names(kept)) < len(names(graph))
        before, after = compile_numpy(graph), compile_numpy(kept)
        x, a, b = rng.standard_normal(N), *rng.standard_normal(2)
        for places in itertools.product(range(N), repeat=PLACES):
            given = [x, np.float64(a), np.float64(b), *map(np.int64, places)]
            for found, expected in zip(after(*given), before(*given), strict=True):
                np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-14)
    assert len(seeds) / 5 <= shorter <= len(seeds) * 4 / 5


def random_slices(seed):
    """Slices of an array, zeros and other numbers written there, and sums with padded slices."""
    r, w = random.Random(seed), Writer()
    shape = (5, 6)
    x, b = w.arena.inputs([aval_of(shape, float64)] * 2)
    zero = w.constant(0.0)

    def place():
        start = tuple(r.randint(0, 2) for _ in shape)
        strides = tuple(r.choice([1, 1, 2]) for _ in shape)
        sides = zip(shape, start, strides, strict=True)
        return start, strides, tuple((n - s - 1) // t + 1 for n, s, t in sides)

    def piece(v, where):
        start, strides, size = where
        return w.bind("slice", v, start=start, limit=shape, strides=strides), size

    def padded(v, where):
        start, strides, size = where
        sides = zip(shape, start, strides, size, strict=True)
        room = tuple((s, n - s - (k - 1) * t - 1, t - 1) for n, s, t, k in sides)
        return w.bind("pad", v, zero if r.random() < 0.95 else w.constant(1.0), padding=room)

    at, versions = x, [x]
    for _ in range(r.randint(1, 3)):
        where = place()
        part, size = piece(at if r.random() < 0.9 else r.choice(versions), where)
        new = w.splat(0.0 if r.random() < 0.9 else 2.0, aval_of(size, float64))
        at = w.bind("update_slice", at, new, start=where[0], strides=where[1])
        versions.append(at)
        for _ in range(r.randint(0, 2)):
            other = place()
            at = w.bind("add", at, padded(piece(r.choice([x, b]), other)[0], other))
            versions.append(at)
        while r.random() < 0.6:
            other = place()
            same = r.random() < 0.9 or other[2] != where[2]
            operands = [at, padded(part, where if same else other)]
            at = w.bind("add", *(operands if r.random() < 0.5 else operands[::-1]))
            versions.append(at)
    more = [r.choice(versions)] if r.random() < 0.3 else []
    return materialize_merge(w.arena, [at, *more], [x, b])


def test_random_slices_have_the_same_values():
    rng, shorter = np.random.default_rng(1), 0
    for seed in range(400):
        graph = random_slices(seed)
        kept = keep_parts(graph)
        shorter += len(names(kept)) < len(names(graph))
        x, b = rng.standard_normal((2, 5, 6))
        results = zip(compile_numpy(kept)(x, b), compile_numpy(graph)(x, b), strict=True)
        for found, expected in results:
            np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-14)
    assert 80 <= shorter <= 360


def test_the_transpose_of_an_update_of_a_slice_writes_nothing():
    def f(x, y):
        x = x.copy()
        x[1:] -= y[:-1] * y[1:]
        x[:, 2:] += x[:, :-2]
        return np.sum(x**3)

    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((2, 5, 4))
    graph = add_parts_in_place(te.trace(te.grad(f, (0, 1)))(x, y).graph)
    assert names(keep_parts(graph)).count("update_slice") == names(graph).count("update_slice") - 2
    te.check_grads(f, (x, y), order=2)


@te.adopt
def updated(x, y, n):
    for i in range(n):
        for j in range(n):
            x[i, j] -= y[i] * y[j]
    return x


def test_the_transpose_of_an_update_writes_once():
    x, y = np.ones((90, 90)), np.ones(90)
    gradient = te.grad(lambda x, y: np.sum(updated(x, y, 90) ** 2), (0, 1))
    graph = add_parts_in_place(te.trace(gradient)(x, y).graph)
    assert writes(graph, keep_parts) == writes(graph, lambda same: same) - 2


def writes(graph, change):
    """How many writes of parts there are after a pass, also within bodies."""
    graph = change(graph)
    loops = [o for _, o, *_ in graph.arena.applications(graph.order) if o.name == "scan"]
    inside = sum(writes(loop.params["body"].graph(), change) for loop in loops)
    return inside + sum(name in ("scatter", "scatter_add") for name in names(graph))


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize(("i", "j"), [(0, 1), (1, 1), (2, 0)])
def test_updates_at_traced_places_have_the_derivatives_of_their_sums(i, j, engine):
    def f(x, i, j):
        x = x.copy()
        x[i] -= x[j] * x[i]
        x[j] += np.sin(x[i])
        x[i] += x[j] * x[2]
        return np.sum(x * x * np.arange(1.0, 4.0))

    x = np.array([0.3, -0.7, 1.1])
    places = np.int64(i), np.int64(j)
    slopes = te.jit(te.grad(f), engine=engine)(x, *places)
    for k, slope in enumerate(slopes):
        h = 1e-6 * (np.arange(3) == k)
        difference = (f(x + h, i, j) - f(x - h, i, j)) / 2e-6
        np.testing.assert_allclose(slope, difference, rtol=1e-7, atol=1e-8)
