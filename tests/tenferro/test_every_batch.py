"""Every operation on a batch is the loop over its elements, in every table of operations."""

import numpy as np
import pytest
from derivative_checks import ROUNDING, assert_close, direction
from family_cases import TABLES

import tenferro as te

CASES = [
    pytest.param(row, dtype, id=f"{row.name}-{dtype}")
    for table in TABLES
    for row in table.ROWS
    for dtype in dict.fromkeys((row.dtypes[0], row.dtypes[-1]))
]
N = 3


def which_are_batches(count):
    """All operands, and each alone."""
    yield (True,) * count
    if count > 1:
        yield from (tuple(i == k for i in range(count)) for k in range(count))


def check_batch(function, samples, tolerance):
    """vmap against the elements one by one; `samples` are the arguments of each."""
    for on in which_are_batches(len(samples[0])):
        args = [
            np.stack(x) if o else x[0] for x, o in zip(zip(*samples, strict=True), on, strict=True)
        ]
        found = te.vmap(function, tuple(0 if o else None for o in on))(*args)
        elements = [
            [x if o else y for x, y, o in zip(s, samples[0], on, strict=True)] for s in samples
        ]
        expected = [leaves(function(*map(te.tensor, element))) for element in elements]
        for got, want in zip(leaves(found), zip(*expected, strict=True), strict=True):
            want = np.stack([np.asarray(x) for x in want])
            assert got.dtype == want.dtype
            assert_close(f"batches {on}", got, want, tolerance)


def leaves(result):
    return [x for y in result for x in leaves(y)] if isinstance(result, tuple) else [result]


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_values(row, dtype):
    rng = np.random.default_rng(0)
    check_batch(row, [row.sample(rng, dtype) for _ in range(N)], ROUNDING[dtype])


@pytest.mark.sampled(24)
@pytest.mark.parametrize(
    ("row", "dtype"), [case for case in CASES if case.values[1] in ("float64", "complex128")]
)
def test_derivatives(row, dtype):
    """Tangents and cotangents: linear operations, and what only rules apply."""
    rng = np.random.default_rng(1)
    count = len(row.shapes)

    def both(*values):
        x, dx = values[:count], values[count:]
        dy = te.jvp(row, x, dx)[1]
        back = te.vjp(row, *x)[1](np.conj(dy))
        return dy, *back

    samples = [row.sample(rng, dtype) for _ in range(N)]
    samples = [[*x, *(direction(rng, a) for a in x)] for x in samples]
    on = (0,) * (2 * count)
    args = [np.stack(x) for x in zip(*samples, strict=True)]
    found = te.vmap(both, on)(*args)
    expected = [both(*sample) for sample in samples]
    for got, want in zip(found, zip(*expected, strict=True), strict=True):
        assert_close("batch", got, np.stack(want), 10 * ROUNDING[dtype])


def test_a_wrong_rule_is_found():
    family = te.extension.family("tests.batch.wrong.v1", infer=lambda x: x, batch="leading")
    te.extension.lowering(family)(lambda x: lambda a: a - a.sum())
    with pytest.raises(AssertionError, match="off by"):
        check_batch(lambda x: te.extension.apply(family, x), [[np.arange(3.0)]] * 2, 1e-12)
