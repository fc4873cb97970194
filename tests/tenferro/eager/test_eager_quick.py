"""The quick way of operators gives what the general one gives."""

import operator

import numpy as np
import pytest

import tenferro as te
from tenferro.eager import plans
from tenferro.eager.quick import BINARY, UNARY, use_quick_operators
from tenferro.kernels import kernel
from tenferro.tensor import aval_of

RNG = np.random.default_rng(0)
OPERANDS = {
    "vector": RNG.standard_normal(4),
    "matrix": RNG.standard_normal((3, 4)),
    "column": RNG.standard_normal((3, 1)),
    "scalar": np.array(0.7),
    "single": RNG.standard_normal(4).astype(np.float32),
    "complex": RNG.standard_normal(4) + 1j,
    "integer": np.arange(1, 5),
    "bool": np.array([True, False, True, True]),
    "empty": np.zeros((0, 4)),
    "2": 2,
    "0.5": 0.5,
    "-0.0": -0.0,
    "0": 0,
    "True": True,
    "1j": 1j,
    "inf": float("inf"),
    "large": 2**60,
    "array": np.full(4, 1.5),
    "number": np.float64(1.5),
}
OPERATORS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.pow]


@pytest.fixture
def general():
    """What runs while quick operators are switched off."""

    def run(f, *args):
        use_quick_operators(False)
        try:
            return f(*args)
        finally:
            use_quick_operators(True)

    return run


def as_variable(x):
    is_inexact = isinstance(x, np.ndarray) and x.dtype.kind in "fc"
    return te.variable(x) if is_inexact else te.tensor(x) if isinstance(x, np.ndarray) else x


def outcome(f, *operands):
    """The value, the gradients and their dtypes; or the error."""
    variables = [as_variable(x) for x in operands]
    with np.errstate(all="ignore"):
        try:
            y = f(*variables)
        except (TypeError, ValueError, OverflowError, IndexError) as error:
            return type(error), str(error)
        found = [y.detach().numpy()]
        if y.requires_grad:
            y.backward(np.ones(y.shape, y.dtype))
            found += [v.grad.numpy() for v in variables if getattr(v, "grad", None) is not None]
    return found


def agree(ours, theirs):
    if isinstance(ours, tuple):
        assert ours == theirs
        return
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs, strict=True):
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
        np.testing.assert_array_equal(a, b)
        np.testing.assert_array_equal(np.signbit(a.real), np.signbit(b.real))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("op", OPERATORS)
@pytest.mark.parametrize("first", [n for n in OPERANDS if isinstance(OPERANDS[n], np.ndarray)])
def test_binary_operators(op, first, general):
    for second in OPERANDS.values():
        for pair in ((OPERANDS[first], second), (second, OPERANDS[first])):
            if not isinstance(pair[0], np.ndarray | np.generic) or pair[0] is OPERANDS[first]:
                for _ in range(2):  # made, and remembered
                    agree(outcome(op, *pair), general(outcome, op, *pair))


CALLS = {
    "sum": lambda x: x.sum(),
    "sum axis": lambda x: x.sum(0),
    "sum keepdims": lambda x: x.sum(axis=-1, keepdims=True),
    "sum True": lambda x: x.sum(False),
    "mean": lambda x: x.mean(),
    "max": lambda x: x.max(),
    "var": lambda x: x.var(),
    "std": lambda x: x.std(0, ddof=1),
    "prod": lambda x: x.prod(),
    "cumsum": lambda x: x.cumsum(0),
    "argmax": lambda x: x.argmax(),
    "any": lambda x: x.any(),
    "power": lambda x: x**2,
    "half": lambda x: x**0.5,
    "negative": lambda x: -x,
    "sin": np.sin,
    "exp": np.exp,
    "np.sum": np.sum,
    "np.mean": lambda x: np.mean(x, axis=0),
    "np.clip": lambda x: np.clip(x, 0.25, 1),
    "np.dot": lambda x: np.dot(x, x.T),
    "np.linalg.norm": np.linalg.norm,
    "matmul": lambda x: x.T @ x,
    "item": lambda x: x[0],
    "last": lambda x: x[-1],
    "slice": lambda x: x[1:],
    "reverse": lambda x: x[::-1],
    "items": lambda x: x[..., 0],
    "new axis": lambda x: x[None, 1:],
    "pair": lambda x: x[1, 2],
    "out of bounds": lambda x: x[9],
    "too many": lambda x: x[0, 0, 0],
    "indices": lambda x: x[[0, 1]],
    "mask": lambda x: x[x > 0],
    "sort": np.sort,
    "unique": np.unique,
    "transposed": lambda x: x.T.sum(0),
    "nothing": lambda x: np.atleast_1d(x),
    "trace": lambda x: x.trace(),
}


@pytest.mark.parametrize("name", CALLS)
def test_functions(name, general):
    for x in OPERANDS.values():
        if isinstance(x, np.ndarray):
            for _ in range(2):
                agree(outcome(CALLS[name], x), general(outcome, CALLS[name], x))


def test_numbers_of_other_types_have_other_plans():
    x = te.tensor(np.array([5, 6]))
    assert np.clip(x, 0, 1).dtype == np.int64
    assert np.clip(x, 0.0, 1.0).dtype == np.float64
    y = te.tensor([2.0, 3.0])
    assert (y**2).dtype == np.float64
    assert (x**2).dtype == np.int64
    assert (x**2.0).dtype == np.float64


def test_plans_are_bounded(monkeypatch):
    monkeypatch.setattr(plans, "_REMEMBERED", 10)
    x = te.tensor(np.zeros(100))
    for i in range(100):
        x[i : i + 1]
        np.clip(x, -1.0, 1.0 + i)
    assert len(plans._plans) <= 10
    assert len(plans._items) <= 10


def test_views_by_plan_are_views():
    w = te.variable(np.arange(6.0).reshape(2, 3))
    for _ in range(2):
        y = w * 1.0
        row = y[0]
        row[1:] = 7.0
        np.testing.assert_array_equal(y.detach(), [[0, 7, 7], [3, 4, 5]])


PARTS = {
    "a slice": lambda x: x[1:3],
    "an element": lambda x: x[2, 1],
    "a row": lambda x: x[-1],
    "an axis": lambda x: x[1:3, None],
    "a column": lambda x: x[:, 1, None],
    "a bare reshape of a part": lambda x: x[..., 0].reshape(2, 2),
}


@pytest.mark.parametrize("name", PARTS)
def test_parts_of_several_steps(name):
    part = PARTS[name]
    for dtype in (np.float64, np.complex64, np.int32, np.bool_):
        values = RNG.integers(0, 5, (4, 3)).astype(dtype)
        for _ in range(3):
            found = part(te.tensor(values))
            assert not found.requires_grad
            np.testing.assert_array_equal(found, part(values), strict=True)
    w = te.variable(RNG.standard_normal((4, 3)))
    for _ in range(3):
        expected = te.grad(lambda x: (part(x) ** 2).sum())(w.detach())
        w.zero_grad()
        (part(w) ** 2).sum().backward()
        np.testing.assert_array_equal(w.grad, expected)
        with te.no_grad():
            assert not part(w).requires_grad


@pytest.mark.parametrize("name", PARTS)
def test_parts_of_later_results(name):
    part = PARTS[name]
    a = te.variable(RNG.standard_normal((4, 3)))

    def loss(x):
        return (part(np.linalg.qr(x)[1] if name == "an element" else np.linalg.qr(x)[0]) ** 2).sum()

    expected = te.grad(lambda x: loss(x))(a.detach())
    for _ in range(3):
        a.zero_grad()
        loss(a).backward()
        np.testing.assert_allclose(a.grad, expected, rtol=1e-12, atol=1e-14)


def test_quick_functions_are_the_kernels():
    aval = aval_of((), np.dtype("float64"))
    for family, ufunc in BINARY.values():
        assert kernel(family.bind(), (aval, aval)) is ufunc
    for ufunc, operation in UNARY.items():
        assert kernel(operation, (aval,)) is ufunc


def test_updates_in_place(general):
    def train(shape):
        w = te.variable(np.ones(shape))
        first = w.value
        with te.no_grad():
            w -= 0.5 * te.tensor(np.ones(3))
            w *= te.tensor(np.full(3, 4.0))
        assert (first == 1).all()
        (w * w).sum().backward()
        return w.numpy(), w.grad.numpy()

    for shape in ((3,), (2, 3)):
        for a, b in zip(train(shape), general(train, shape), strict=True):
            np.testing.assert_array_equal(a, b)
    w = te.variable(np.ones((2, 3)))
    row = w[0]
    with te.no_grad():
        w -= te.tensor(np.ones(3))
    np.testing.assert_array_equal(row.detach(), np.zeros(3))
