"""Every operation computes eagerly what it computes traced, gradients included, in every table."""

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


def leaves(result):
    return [x for y in result for x in leaves(y)] if isinstance(result, tuple | list) else [result]


def is_inexact(x):
    return np.dtype(x.dtype).kind in "fc"


def pulled_back(row, args, cts):
    """The traced gradients; None for what is not differentiated."""
    _, pullback = te.vjp_optional(lambda *x: tuple(leaves(row(*x))), *args)
    return pullback(tuple(cts))


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_eager_is_traced(row, dtype):
    rng = np.random.default_rng(0)
    args = row.sample(rng, dtype)
    traced = leaves(te.jit(row, engine="numpy")(*args))
    variables = [te.variable(x) if is_inexact(x) else te.tensor(x) for x in args]
    eager = leaves(row(*variables))
    for y, want in zip(eager, traced, strict=True):
        assert y.dtype == want.dtype
        assert_close("value", y.detach().numpy(), want, ROUNDING[dtype])
    cts = [direction(rng, y) if is_inexact(y) else None for y in traced]
    reached = [(y, ct) for y, ct in zip(eager, cts, strict=True) if getattr(y, "requires_grad", 0)]
    for y, ct in reached:
        y.backward(ct)
    for x, want in zip(variables, pulled_back(row, args, cts), strict=True):
        if want is None:
            assert x.grad is None or not x.grad.numpy().any()
        else:
            found = np.zeros_like(want) if x.grad is None else x.grad.numpy()
            assert_close("gradient", found, want, ROUNDING[dtype])


@pytest.mark.sampled(24)
@pytest.mark.parametrize(
    ("row", "dtype"), [case for case in CASES if case.values[1] in ("float64", "complex128")]
)
def test_gradients_of_gradients(row, dtype):
    """By `create_graph`, along a direction, beside reverse over reverse of what is traced."""
    rng = np.random.default_rng(1)
    args = row.sample(rng, dtype)
    traced = leaves(te.jit(row, engine="numpy")(*args))
    cts = [direction(rng, y) if is_inexact(y) else None for y in traced]
    if not any(is_inexact(x) for x in args) or all(ct is None for ct in cts):
        return
    directions = [direction(rng, x) for x in args]

    def slope(*x):
        """The pairing of the gradients with directions."""
        pairs = zip(pulled_back(row, x, cts), directions, strict=True)
        terms = [np.sum(np.real(np.conj(g) * d)) for g, d in pairs if g is not None]
        return sum(terms, start=0.0 * np.sum(np.real(x[0])))

    expected = te.grad_optional(slope, tuple(range(len(args))))(*args)
    variables = [te.variable(x) if is_inexact(x) else te.tensor(x) for x in args]
    eager = leaves(row(*variables))
    for y, ct in zip(eager, cts, strict=True):
        if getattr(y, "requires_grad", False):
            y.backward(ct, create_graph=True)
    slopes = [x.grad for x in variables]
    for x in variables:
        x.grad = None
    terms = [
        np.sum(np.real(np.conj(g) * d))
        for g, d in zip(slopes, directions, strict=True)
        if g is not None
    ]
    total = sum(terms, start=0.0)
    if getattr(total, "requires_grad", False):
        total.backward()
    for x, want in zip(variables, expected, strict=True):
        if want is not None:
            found = np.zeros_like(want) if x.grad is None else x.grad.numpy()
            assert_close("second gradient", found, want, 1e-9)
