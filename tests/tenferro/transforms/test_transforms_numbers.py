"""Python numbers as arguments: in traced code they promote as NumPy promotes the numbers."""

import operator
import warnings

import numpy as np
import pytest

import tenferro as te
from tenferro.tensor.dtypes import SUPPORTED
from tenferro.trace import TracedNumber

ENGINES = ("numpy", "native")

DTYPES = sorted(SUPPORTED, key=str)
NUMBERS = (True, 3, 2.5, 1.5 - 0.5j)
OPERATORS = [
    *[getattr(operator, n) for n in "add sub mul truediv floordiv mod pow and_ or_ xor".split()],
    *[getattr(operator, n) for n in "lshift rshift eq ne lt le gt ge".split()],
    divmod,
]
FUNCTIONS = {
    "add": np.add,
    "maximum": np.maximum,
    "arctan2": np.arctan2,
    "hypot": np.hypot,
    "power": np.power,
    "float_power": np.float_power,
    "fmod": np.fmod,
    "logaddexp": np.logaddexp,
    "copysign": np.copysign,
    "equal": np.equal,
    "where": lambda a, b: np.where(np.asarray([True, False]), a, b),
    "where with two numbers": lambda a, b: a + np.where(np.asarray([True, False]), b, 2 * b),
    "clip": lambda a, b: np.clip(a, b, None),
    "full_like": np.full_like,
    "array of numbers": lambda a, b: a * np.multiply(b, 2),
    "sine": lambda a, b: a * np.sin(b + 0.5),
    "outer": np.multiply.outer,
    "dot": np.dot,
    "stack": lambda a, b: np.concatenate([a, np.stack([b, b])]),
    "append": np.append,
    "result_type": lambda a, b: a.astype(np.result_type(a, b)),
    "negative": lambda a, b: a * -b,
    "absolute": lambda a, b: a * abs(b),
    "expression": lambda a, b: a * (b / 2 + 1) ** 2 - b,
    "integers": lambda a, b: a * (b * 2 + 1) - (b + b),
    "comparison": lambda a, b: a * ((b == 3) * 2.0) + (b != 3),
    "booleans": lambda a, b: a + ((b == 3) + (b == 3)) + ((b == 3) & True) + -(b == 3),
    "parts": lambda a, b: a * b.real + b.imag * b.conjugate(),
    "reciprocal": lambda a, b: a + b**-1,
    "power of two numbers": lambda a, b: a * b**2 + 2**b,
    "quotient": lambda a, b: a * (b // 2) + b % 2,
}


def outcome(function, *args):
    """Values, dtypes and shapes, or that the arguments are refused."""
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", np.exceptions.ComplexWarning)
        try:
            found = function(*args)
        except (TypeError, ValueError):
            return "refused"
    return [np.asarray(x) for x in (found if isinstance(found, tuple) else (found,))]


def check_as_numpy(function, *args, engine="numpy"):
    try:
        expected = outcome(function, *args)
    except OverflowError:  # NumPy saw that this very number does not fit the array's dtype
        return
    got = outcome(te.jit(function, engine=engine), *args)
    if "refused" in (expected, got):
        assert got == expected
        return
    for x, y in zip(got, expected, strict=True):
        half = y.dtype == np.float16  # which tenferro does not have
        assert (x.dtype == np.float64) if half else (x.dtype == y.dtype), (x.dtype, y.dtype)
        assert x.shape == y.shape
        tolerance = 1e-3 if half else 1e-12 if y.dtype.itemsize >= 8 and y.dtype != "c8" else 1e-5
        np.testing.assert_allclose(x, y, rtol=tolerance, atol=tolerance)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("number", NUMBERS, ids=lambda x: type(x).__name__)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_operators_promote_as_numpy(dtype, number):
    for values in ([1, 2], 2):
        x = np.array(values).astype(dtype)
        for function in OPERATORS:
            check_as_numpy(function, x, number)
            check_as_numpy(function, number, x)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("number", NUMBERS, ids=lambda x: type(x).__name__)
@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS)
def test_functions_promote_as_numpy(function, number):
    for dtype in DTYPES:
        check_as_numpy(function, np.array([1, 2]).astype(dtype), number)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("first", NUMBERS, ids=lambda x: type(x).__name__)
@pytest.mark.parametrize("second", NUMBERS, ids=lambda x: type(x).__name__)
def test_numbers_among_themselves_give_numbers(first, second):
    x = np.array([1, 2], np.float32)
    for function in OPERATORS[:-1]:
        check_as_numpy(lambda x, a, b, f=function: x * f(a, b), x, first, second)
        check_as_numpy(lambda x, b, f=function: x * f(first, b), x, second)
    check_as_numpy(lambda x, a, b: x * divmod(a, b)[0] + divmod(a, b)[1], x, first, second)


@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_both_engines(engine):
    x = np.linspace(0, 1, 5, dtype=np.float32)
    check_as_numpy(lambda x, h: (x - h * np.cos(x), h + h), x, 0.25, engine=engine)
    check_as_numpy(lambda x, n: x * n + n**2, x, 3, engine=engine)


def test_a_number_and_an_array_have_programs_of_their_own():
    f = te.jit(lambda x, h: x * h)
    x = np.ones(2, np.float32)
    for _ in range(2):
        assert f(x, 0.5).dtype == np.float32
        assert f(x, np.array(0.5)).dtype == np.float64
        assert f(x, np.float64(0.5)).dtype == np.float64
        assert f(x, 2).dtype == np.float32
    assert f.cache_info().size == 3


def test_results_are_arrays():
    h = te.jit(lambda h: h + h)(0.5)
    assert isinstance(h, np.ndarray)
    x = np.ones(2, np.float32)
    inner = te.jit(lambda h: h + h)
    assert te.jit(lambda x, h: x * inner(h))(x, 0.5).dtype == (x * inner(0.5)).dtype == np.float64
    slope = te.grad(lambda h: h * h)
    assert te.jit(lambda x, h: x * slope(h))(x, 0.5).dtype == (x * slope(0.5)).dtype == np.float64


def test_gradients_have_the_dtypes_of_arrays_and_numbers():
    x = np.array([1.0, 2.0], np.float32)

    def loss(x, params):
        return np.sum(x * params["scale"] + params["shift"]) * np.float32(1)

    value, (dx, dp) = te.value_and_grad(loss, argnums=(0, 1))(x, {"scale": 0.5, "shift": 1.0})
    assert value.dtype == dx.dtype == np.float32
    assert dp["scale"].dtype == dp["shift"].dtype == np.float64
    assert dp["scale"].shape == ()
    np.testing.assert_allclose([dp["scale"], dp["shift"]], [3.0, 2.0])
    product = te.hvp(lambda x, h: np.sum(x * x * h), (x, 0.5), (x, 1.0))[1]
    assert [p.dtype for p in product] == [np.float32, np.float64]
    np.testing.assert_allclose(product[0], 2 * x * 0.5 + 2 * x)


@pytest.mark.parametrize("transform", ["jvp", "vjp", "linearize", "nested", "closure"])
def test_every_transform_knows_numbers(transform):
    x, f = np.ones(2, np.float32), lambda x, h: x * (h + 1)
    if transform == "jvp":
        value, tangent = te.jvp(f, (x, 0.5), (x, 1.0))
    elif transform == "vjp":
        value, pullback = te.vjp(f, x, 0.5)
        tangent, slope = pullback(np.ones(2, np.float32))
        assert slope.dtype == np.float64
    elif transform == "linearize":
        value, derivative = te.linearize(f, x, 0.5)
        tangent = derivative(x, 1.0)
    elif transform == "nested":
        value, tangent = te.jit(lambda x, h: te.jvp(f, (x, h), (x, h)))(x, 0.5)
    else:
        value, tangent = te.jit(lambda h: te.jvp(lambda x: f(x, h), (x,), (x,)))(0.5)
    assert value.dtype == tangent.dtype == np.float32


def test_eager_tensors_beside_numbers():
    x = te.variable([1.0, 2.0], dtype="float32")
    y = te.jit(lambda x, h: np.sum(x * h))(x, 0.5)
    assert y.dtype == np.float32
    y.backward()
    assert x.grad.dtype == np.float32
    np.testing.assert_allclose(x.grad, [0.5, 0.5])
    assert te.grad(lambda h: np.sum(x * h))(0.5).dtype == np.float64


def test_programs_remember_numbers():
    program = te.trace(lambda x, h: x * h)(np.ones(2, np.float32), 0.5)
    assert program(np.ones(2, np.float32), 0.25).dtype == np.float32
    assert te.jit(lambda h: program(np.ones(2, np.float32), h))(0.25).dtype == np.float32
    same = te.trace(lambda h: h)(0.5)
    assert te.jit(lambda x, h: x * same(h))(np.ones(2, np.float32), 0.5).dtype == np.float64


def test_a_number_stays_a_number():
    kinds = {}

    def f(a, b):
        kinds[0] = [type(y) for y in (a + b, a * 2, 2 / a, -a, abs(b), a < b, a.real, 1 - b)]
        ufuncs = np.sin(a), np.add(a, 1), np.reshape(a, ()), a * np.float32(1)
        kinds[1] = [type(y) for y in ufuncs]
        return a

    te.jit(f)(0.5, 2)
    assert set(kinds[0]) == {TracedNumber}
    assert TracedNumber not in kinds[1]


ZEROS = (0.0, -0.0, 0, False, complex(0.0, -0.0), complex(-0.0, 0.0))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("order", [ZEROS, ZEROS[::-1]], ids=["forth", "back"])
def test_literals_that_are_equal_but_not_the_same_stay_apart(order, engine):
    def f(x):
        return [x * z if isinstance(z, complex) else np.copysign(x, z) for z in order]

    x = np.array([2.0, -3.0])
    for compiled in (te.jit(f, engine=engine), te.trace(f, engine=engine)(x)):
        for found, expected in zip(compiled(x), f(x), strict=True):
            assert found.dtype == expected.dtype
            for part in (np.real, np.imag):
                signs = np.signbit(part(found)), np.signbit(part(expected))
                np.testing.assert_array_equal(part(found), part(expected))
                np.testing.assert_array_equal(*signs)


def test_literals_of_both_signs_in_a_derivative_rule():
    family = te.extension.family("tests.signs_of_zero.v1", infer=lambda x: x)
    te.extension.lowering(family)(lambda x: lambda a: a)
    family.jvp(lambda x, y, dx: dx * (np.copysign(2.0, x * 0.0) + np.copysign(1.0, x * -0.0)))
    slope = te.grad(lambda x: te.extension.apply(family, x))
    assert slope(1.0) == 1.0
    assert slope(-1.0) == -1.0


@pytest.mark.parametrize("large", [2**78, -(2**63) - 1, 2**63])
def test_comparisons_with_integers_that_no_dtype_holds(large):
    """Of traced numbers, as in a search by halves that squares its middle."""

    def compare(n):
        k = n * 2
        return k < large, k > large, k == large, k != large, large <= k, large >= k

    assert [bool(x) for x in te.jit(compare, engine="numpy")(8)] == list(compare(8))
    with pytest.raises(OverflowError, match="out of range for int64"):
        te.jit(lambda n: n + large, engine="numpy")(8)
