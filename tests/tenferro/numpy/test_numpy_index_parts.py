"""Index arrays beside slices: what they select and change, in few elements of large arrays."""

from functools import partial

import numpy as np
import pytest

import tenferro as te
from tenferro.functions.indexing import blocks
from tenferro.functions.indexing.selection import select

SHAPE = (9, 8, 7)


def part(rng, n):
    """A slice of an axis of n elements, at times all of it."""
    start, stop = sorted(rng.choice(n, 2, replace=False).tolist())
    step = int(rng.integers(1, 3))
    return (slice(None), slice(start, stop + 1, step), slice(stop, start or None, -step))[
        rng.integers(3)
    ]


def positions(rng, n):
    """A few positions, which may repeat, count from the end, or have two axes."""
    shape = ((2,), (2, 1), (1, 2), (1,))[rng.integers(4)]
    return rng.integers(-n, n, shape)


def index_of(rng):
    """Index arrays for one or two axes, slices for the others; at times a number."""
    of_arrays = set(rng.choice(3, rng.integers(1, 3), replace=False).tolist())
    items = [positions(rng, n) if a in of_arrays else part(rng, n) for a, n in enumerate(SHAPE)]
    free = [a for a in range(3) if a not in of_arrays]
    if rng.integers(4) == 0:
        items[free[0]] = int(rng.integers(SHAPE[free[0]]))
    return tuple(items)


UPDATES = {
    "add": np.add,
    "multiply": np.multiply,
    "min": np.minimum,
    "max": np.maximum,
}


def indices(seed):
    rng = np.random.default_rng(seed)
    return rng, [index_of(rng) for _ in range(12)]


def test_indices_take_every_way():
    """Rows and then slices of them; each element; slices and then rows."""
    x, found = te.tensor(np.zeros(SHAPE)), set()
    for seed in range(6):
        for index in indices(seed)[1]:
            chosen = select(x, index)
            few = blocks.touches_few(x, chosen)
            gathered = few and blocks._taken(x, chosen).size
            found.add(few and gathered <= blocks._MOST_READ * np.prod(chosen.result))
            found.add(("few", few))
    assert found == {True, False, ("few", True), ("few", False)}


def read_and_changed(index, x, values, *arrays):
    """What an index reads, and x with it set, added to, and so on; `arrays` are its own ones."""
    own = iter(arrays)
    index = tuple(next(own) if isinstance(i, np.ndarray) else i for i in index)
    x = te.numpy.asarray(x)
    changed = [getattr(x.at[index], name)(values) for name in UPDATES]
    return [x[index], x.at[index].set(values), *changed]


def by_numpy(index, x, values):
    found = [x[index], x.copy()]
    found[1][index] = values
    for function in UPDATES.values():
        found.append(x.copy())
        function.at(found[-1], index, values)
    return found


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(4))
def test_parts_are_read_and_changed_as_in_numpy(seed):
    rng, found = indices(seed)
    for index in found[:6]:
        x = rng.uniform(0.5, 1.5, SHAPE)
        values = rng.uniform(0.5, 1.5, x[index].shape)
        arrays = [i for i in index if isinstance(i, np.ndarray)]
        function, expected = partial(read_and_changed, index), by_numpy(index, x, values)
        results = [function(te.tensor(x), values, *arrays)]
        results += [te.jit(function, engine=e)(x, values, *arrays) for e in ("native", "numpy")]
        for result in results:
            for y, z in zip(result, expected, strict=True):
                np.testing.assert_allclose(np.asarray(y), z, rtol=1e-14)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(3))
def test_parts_have_the_derivatives_of_what_they_are(seed):
    rng, found = indices(seed)
    for index in found[:3]:
        x = rng.uniform(0.5, 1.5, SHAPE)
        w = rng.standard_normal(x[index].shape)
        expected = np.zeros(SHAPE)
        np.add.at(expected, index, w)
        found_of_read = te.jit(te.grad(lambda x, i=index, w=w: np.sum(x[i] * w)))(x)
        np.testing.assert_allclose(found_of_read, expected, rtol=1e-14, atol=1e-14)
        values = rng.uniform(0.5, 1.5, w.shape)
        te.check_grads(lambda x, v, i=index: te.numpy.asarray(x).at[i].set(v) ** 2, (x, values))
