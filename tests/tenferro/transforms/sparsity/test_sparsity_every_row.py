"""Sparse Jacobians are the dense ones, in every table of operations: no entry is missing."""

from math import prod

import numpy as np
import pytest
from derivative_checks import ROUNDING, assert_close
from family_cases import TABLES

import tenferro as te
from tenferro.transforms.sparsity.rules import RULES

CASES = [
    pytest.param(row, dtype, id=f"{row.name}-{dtype}")
    for table in TABLES
    for row in table.ROWS
    for dtype in dict.fromkeys((row.dtypes[0], row.dtypes[-1]))
    if np.dtype(dtype).kind in "fc"
]
POINTS = 2


def dense(f, i, args):
    """The Jacobian by argument i as a matrix, by all tangents at once."""
    arrays = [x if k == i else te.tensor(x) for k, x in enumerate(args)]
    size = np.size(args[i])
    found = [np.asarray(x) for x in leaves(te.jacfwd(f, i)(*arrays))]
    heights = [prod(x.shape[: x.ndim - np.ndim(args[i])]) for x in found]
    return np.concatenate([x.reshape(m, size) for x, m in zip(found, heights, strict=True)])


def leaves(result):
    return [x for y in result for x in leaves(y)] if isinstance(result, tuple) else [result]


def outcome(function, *args):
    """What a call gives, or that it refuses a function that is not holomorphic."""
    try:
        return function(*args)
    except TypeError as error:
        assert "not complex-linear" in str(error)
        return None


def check_pattern(f, samples, tolerance):
    """The sparse Jacobian planned at one point is the dense one at all."""
    for i, x in enumerate(samples[0]):
        if np.asarray(x).dtype.kind not in "fc":
            continue
        expected = [outcome(dense, f, i, args) for args in samples]
        plan = outcome(lambda i=i: te.sparse_jacobian(f, *samples[0], argnums=i))
        if plan is None:
            assert expected[0] is None
            continue
        for args, want in zip(samples, expected, strict=True):
            got = plan.matrix(plan.values(*args))
            assert got.has_canonical_format
            assert_close(f"argument {i}", got.toarray(), want, tolerance)


@pytest.mark.sampled(32)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_rows(row, dtype):
    rng = np.random.default_rng(0)
    samples = [row.sample(rng, dtype) for _ in range(POINTS)]
    check_pattern(row, samples, 10 * ROUNDING[dtype])


def test_a_wrong_rule_is_found(monkeypatch):
    family = te.extension.family("tests.sparse.wrong.v1", infer=lambda x: x, linear=(0,))
    te.extension.lowering(family)(lambda x: np.cumsum)
    monkeypatch.setitem(RULES, family.name, lambda operation, operands, out: operands[0].matrix)
    with pytest.raises(AssertionError, match="off by"):
        check_pattern(lambda x: te.extension.apply(family, x), [[np.arange(3.0)]], 1e-12)
