"""Special cases of the Array API standard, in both engines and eagerly."""

import operator

import numpy as np
import pytest
from special_cases import BINARY, COMPLEX, EXPONENTIALS, UNARY, cases, number

import tenferro as te

tn = te.numpy
WAYS = {
    "numpy": lambda f: te.jit(f, engine="numpy"),
    "native": lambda f: te.jit(f, engine="native"),
    "eager": lambda f: lambda *xs: f(*map(tn.asarray, xs)),
}
OPERATORS = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "divide": operator.truediv,
    "floor_divide": operator.floordiv,
    "remainder": operator.mod,
    "pow": operator.pow,
    "equal": operator.eq,
    "not_equal": operator.ne,
}
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def evaluated(way, function, columns):
    with np.errstate(all="ignore"):
        return np.asarray(WAYS[way](function)(*columns))


def agrees(got, expected, open_sign=False):
    """NaN is NaN, infinities and zeros have their sign, the rest is equal up to rounding."""
    if np.isnan(expected):
        return np.isnan(got)
    if open_sign:
        got, expected = np.abs(got), np.abs(expected)
    if expected == 0 or np.isinf(expected):
        return got == expected and np.signbit(got) == np.signbit(expected)
    return np.isclose(got, expected, rtol=4 * np.finfo(np.asarray(got).dtype).eps)


def failures(name, rows, result):
    """The cases that are not met; `result` has a column of numbers for each part."""
    wrong = []
    for (operands, text), *got in zip(rows, *result, strict=True):
        wanted = expectations(name, operands, text)
        pairs = zip(got, wanted, strict=True)
        if not all(agrees(g, number_, open_) for g, (number_, open_) in pairs):
            wrong.append(f"{name}{operands} -> {text}, not {got}")
    return wrong


def expectations(name, operands, text):
    """The parts of a result: numbers, and whether their signs are open."""
    if text == "cis":
        return [(part, False) for part in EXPONENTIALS[name](*operands)]
    if text in ("x1", "x2"):
        return [(operands[int(text[1]) - 1], False)]
    return [(number(part.lstrip("~")), part.startswith("~")) for part in text.split(",")]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_real_functions_of_one_operand(way, dtype):
    for name, rows in cases(UNARY).items():
        x = np.array([operands[0] for operands, _ in rows], dtype)
        result = evaluated(way, getattr(tn, name), [x]).astype(dtype)
        assert failures(name, rows, [result]) == []


@pytest.mark.sampled(6)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_real_functions_of_two_operands_and_operators(way, dtype):
    for name, rows in cases(BINARY).items():
        columns = np.array([operands for operands, _ in rows], dtype).T.copy()
        for function in filter(None, (getattr(tn, name), OPERATORS.get(name))):
            result = evaluated(way, function, columns).astype(dtype)
            assert failures(name, rows, [result]) == []


@pytest.mark.sampled(6)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_functions(way, dtype):
    for name, rows in cases(COMPLEX).items():
        z = complex_numbers(rows, dtype)
        result = evaluated(way, getattr(tn, name), [z])
        parts = [result.real, result.imag] if result.dtype.kind == "c" else [result.astype(float)]
        assert failures(name, rows, parts) == []


def complex_numbers(rows, dtype):
    z = np.empty(len(rows), dtype)
    z.real, z.imag = np.array([operands for operands, _ in rows]).T
    return z
