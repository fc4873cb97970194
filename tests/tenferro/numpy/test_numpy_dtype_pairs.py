"""Functions of two arrays that are not elementwise: every pair of dtypes, several shapes.

As NumPy in value, dtype and shape, or refused with the same kind of error.
"""

import itertools

import numpy as np
import pytest
from numpy_outcomes import DTYPES, assert_same, outcome, sample

import tenferro as te

SCALAR, LINE, OTHER, ROW, COLUMN, EMPTY = (), (3,), (2,), (1, 3), (2, 1), (0,)
PAIRS = [
    (LINE, LINE),
    (LINE, SCALAR),
    (SCALAR, LINE),
    (COLUMN, ROW),
    (ROW, LINE),
    (EMPTY, EMPTY),
    (LINE, OTHER),
]
MASK = np.array([True, False, True])

CALLS = {
    "where": lambda m, a, b: m.where(MASK, a, b),
    "clip": lambda m, a, b: m.clip(a, b, None),
    "concat": lambda m, a, b: m.concat([a, b]),
    "stack": lambda m, a, b: m.stack([a, b], axis=-1),
    "append": lambda m, a, b: m.append(a, b),
    "hstack": lambda m, a, b: m.hstack([a, b]),
    "insert": lambda m, a, b: m.insert(a, 1, b),
    "matmul": lambda m, a, b: m.matmul(a, b),
    "vecdot": lambda m, a, b: m.vecdot(a, b),
    "dot": lambda m, a, b: m.dot(a, b),
    "vdot": lambda m, a, b: m.vdot(a, b),
    "inner": lambda m, a, b: m.inner(a, b),
    "outer": lambda m, a, b: m.outer(a, b),
    "kron": lambda m, a, b: m.kron(a, b),
    "cross": lambda m, a, b: m.cross(a, b),
    "tensordot": lambda m, a, b: m.tensordot(a, b, axes=1),
    "tensordot 0": lambda m, a, b: m.tensordot(a, b, axes=0),
    "einsum": lambda m, a, b: m.einsum("...,...", a, b),
    "convolve": lambda m, a, b: m.convolve(a, b),
    "correlate": lambda m, a, b: m.correlate(a, b, "full"),
    "searchsorted": lambda m, a, b: m.searchsorted(m.sort(a), b),
    "digitize": lambda m, a, b: m.digitize(a, m.sort(b)),
    "isin": lambda m, a, b: m.isin(a, b),
    "union1d": lambda m, a, b: m.union1d(a, b),
    "intersect1d": lambda m, a, b: m.intersect1d(a, b),
    "setdiff1d": lambda m, a, b: m.setdiff1d(a, b),
    "array_equal": lambda m, a, b: m.array_equal(a, b),
    "array_equiv": lambda m, a, b: m.array_equiv(a, b),
    "allclose": lambda m, a, b: m.allclose(a, b),
    "polyval": lambda m, a, b: m.polyval(a, b),
    "polymul": lambda m, a, b: m.polymul(a, b),
    "polyadd": lambda m, a, b: m.polyadd(a, b),
    "interp": lambda m, a, b: m.interp(a, np.arange(3.0), b),
    "trapezoid": lambda m, a, b: m.trapezoid(a, b),
    "average": lambda m, a, b: m.average(a, weights=b),
    "select": lambda m, a, b: m.select([MASK], [a], b),
    "full_like": lambda m, a, b: m.full_like(a, b),
    "diff": lambda m, a, b: m.diff(a, prepend=b),
    "linspace": lambda m, a, b: m.linspace(a, b, 3),
    "bincount": lambda m, a, b: m.bincount(a, b),
    "histogram": lambda m, a, b: m.histogram(a, 2, weights=b),
    "choose": lambda m, a, b: m.choose(MASK.astype(int), [a, b]),
    "meshgrid": lambda m, a, b: tuple(m.meshgrid(a, b)),
    "broadcast_arrays": lambda m, a, b: tuple(m.broadcast_arrays(a, b)),
    "ediff1d": lambda m, a, b: m.ediff1d(a, to_end=b),
    "take": lambda m, a, b: m.take(a, b),
    "repeat": lambda m, a, b: m.repeat(a, b),
    "pad": lambda m, a, b: m.pad(a, 1, constant_values=1) + m.sum(b),
    "result_type": lambda m, a, b: m.ones(1, dtype=m.result_type(a, b)),
    "can_cast": lambda m, a, b: m.can_cast(a.dtype, b.dtype),
}

DIFFERENT = {
    "cross": ("vectors of two elements, which NumPy deprecates", lambda a, b: b.shape == OTHER),
    "searchsorted": (
        "complex numbers have no order",
        lambda a, b: "c" in a.dtype.kind + b.dtype.kind,
    ),
    "histogram": ("complex numbers have no order", lambda a, b: a.dtype.kind == "c"),
    "interp": ("complex numbers have no order", lambda a, b: a.dtype.kind == "c"),
    "polyval": ("a number is a constant polynomial", lambda a, b: not a.ndim),
    "polymul": (
        "leading zeros stay, nothing is refused",
        lambda a, b: a.shape == EMPTY or not (a.all() and b.all()),
    ),
    "bincount": ("without elements NumPy forgets the weights", lambda a, b: a.shape == EMPTY),
    "take": (
        "NumPy takes 0-d positions of any dtype, but [] not",
        lambda a, b: b.dtype.kind in "fc",
    ),
    "repeat": (
        "NumPy takes 0-d counts of any dtype, but uint64 not",
        lambda a, b: b.dtype.kind in "ufc",
    ),
}
"""What is meant to differ, and where."""


def is_meant(name, a, b):
    return name in DIFFERENT and DIFFERENT[name][1](a, b)


@pytest.mark.sampled(24)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", CALLS)
def test_every_pair_of_dtypes(name):
    call = CALLS[name]
    rng = np.random.default_rng(8)
    for (first, second), shapes in itertools.product(itertools.product(DTYPES, DTYPES), PAIRS):
        a, b = sample(rng, first, shapes[0]), sample(rng, second, shapes[1])
        expected = outcome(call, np, a, b)
        got = outcome(call, te.numpy, te.tensor(a), te.tensor(b))
        refused = isinstance(expected, type) and isinstance(got, type)  # where two faults: either
        if refused or is_meant(name, a, b):
            continue
        try:
            assert_same(got, expected, False)
        except AssertionError as error:
            raise AssertionError(f"{name} of {first}{shapes[0]}, {second}{shapes[1]}") from error


@pytest.mark.sampled(4, "choice", "default")
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(("choice", "default"), [(2, 0), (2, 5), (0.5, 0), (0, 0.5)])
def test_numbers_among_choices_give_way(dtype, choice, default):
    x = np.array([1, 0, 1]).astype(dtype)

    def call(m, x):
        return m.select([MASK, ~MASK], [x, choice], default)

    expected = np.where(MASK, x, np.result_type(x, choice, default).type(choice))
    expected = expected.astype(np.result_type(x, choice, default))
    assert_same(np.asarray(call(te.numpy, te.tensor(x))), expected, False)
    assert_same(te.jit(lambda x: call(np, x))(x), expected, False)
