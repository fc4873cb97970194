"""Elementwise functions beside NumPy's: every pair of dtypes, broadcasting, Python numbers.

The one difference is documented: where NumPy computes in half precision, tenferro does in double.
"""

import itertools

import numpy as np
import pytest
from numpy_outcomes import DTYPES, assert_same, outcome, sample

import tenferro as te

UNARY = """
absolute angle arccos arccosh arcsin arcsinh arctan arctanh bitwise_count bitwise_invert cbrt ceil
conj cos cosh deg2rad degrees exp exp2 expm1 fabs fix floor frexp imag invert iscomplex isfinite
isinf isnan isneginf isposinf isreal log log10 log1p log2 logical_not modf nan_to_num negative
positive rad2deg radians real reciprocal rint round sign signbit sin sinc sinh spacing sqrt square
tan tanh trunc
""".split()
BINARY = """
add arctan2 bitwise_and bitwise_or bitwise_xor copysign divide divmod equal float_power floor_divide
fmax fmin fmod gcd greater greater_equal heaviside hypot isclose lcm ldexp less less_equal
logaddexp logaddexp2 logical_and logical_or logical_xor maximum minimum multiply nextafter
not_equal power remainder subtract
""".split()
SHIFTS = ["left_shift", "right_shift"]
UNARY_SHAPES = [(), (3,), (0,), (2, 3)]
BINARY_SHAPES = [((), ()), ((2, 1), (3,)), ((0,), (1,)), ((2, 3), ())]
NUMBERS = [True, 2, -1, 300, 0.5, 1 + 2j, np.float64(2), np.int8(3)]


def check(name, *args):
    expected = outcome(getattr(np, name), *args)
    half = isinstance(expected, list) and any(y.dtype == np.float16 for y in expected)
    overflow = half and any(np.isinf(y).any() for y in expected)
    if not overflow:  # a number that half precision cannot hold
        assert_same(outcome(getattr(te.numpy, name), *args), expected, half)


def test_every_ufunc_is_in_the_table():
    """By the ufunc, whatever its name; products have another table."""
    known = {getattr(np, name) for name in UNARY + BINARY + SHIFTS}
    ufuncs = {n: u for n, u in vars(np).items() if isinstance(u, np.ufunc) and not u.signature}
    assert {n for n, u in ufuncs.items() if u not in known and hasattr(te.numpy, n)} == set()


@pytest.mark.parametrize("name", UNARY)
def test_one_operand(name):
    rng = np.random.default_rng(0)
    for dtype, shape in itertools.product(DTYPES, UNARY_SHAPES):
        if name != "spacing" or dtype.itemsize > 1:  # of half precision it is another number
            check(name, sample(rng, dtype, shape))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", BINARY + SHIFTS)
def test_two_operands(name):
    rng = np.random.default_rng(1)
    for first, second in itertools.product(DTYPES, DTYPES):
        for shapes in BINARY_SHAPES:
            x, y = sample(rng, first, shapes[0]), sample(rng, second, shapes[1])
            if name in SHIFTS and y.dtype.kind == "i":
                y = np.abs(y)
            check(name, x, y)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", BINARY + SHIFTS)
def test_python_numbers(name):
    rng = np.random.default_rng(2)
    for dtype, number in itertools.product(DTYPES, NUMBERS):
        if name in SHIFTS and number == -1:
            continue
        x = sample(rng, dtype, (3,))
        check(name, x, number)
        check(name, number, x)


@pytest.mark.parametrize("name", UNARY)
def test_one_operand_traced(name):
    """The shape and dtype of what tracing records, through NumPy's own function."""
    rng = np.random.default_rng(3)
    for dtype in DTYPES:
        assert_traced(getattr(np, name), sample(rng, dtype, (3,)))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", BINARY + SHIFTS)
def test_two_operands_traced(name):
    rng = np.random.default_rng(4)
    for first, second in itertools.product(DTYPES[::2], DTYPES):
        x, y = sample(rng, first, (2, 1)), abs(sample(rng, second, (3,)))
        assert_traced(getattr(np, name), x, y)


def assert_traced(function, *args):
    def record(*xs):
        found = function(*xs)
        shapes.extend((y.shape, y.dtype) for y in (found if isinstance(found, tuple) else (found,)))
        return xs[0]

    shapes = []
    expected = outcome(function, *args)
    traced = outcome(lambda *xs: te.trace(record)(*xs) and 0, *args)
    if isinstance(expected, type):
        assert traced is expected
    else:
        promoted = [np.dtype(float) if y.dtype == np.float16 else y.dtype for y in expected]
        assert shapes == [(y.shape, d) for y, d in zip(expected, promoted, strict=True)]


@pytest.mark.parametrize("bounds", [(0, 2), (None, 1), (-1, None), (0.5, 1.5), (-1, 300)])
def test_clip_by_numbers(bounds):
    rng = np.random.default_rng(5)
    for dtype in DTYPES:
        x = sample(rng, dtype, (4,))
        assert_same(outcome(te.numpy.clip, x, *bounds), outcome(np.clip, x, *bounds), False)


def test_clip_and_where_of_arrays():
    rng = np.random.default_rng(6)
    for first, second in itertools.product(DTYPES, DTYPES):
        x, low, high = sample(rng, first, (4,)), sample(rng, second, (1,)), sample(rng, second, ())
        check("clip", x, low, high)
        check("where", np.array([True, False]), low, sample(rng, first, (2,)))


SIX = np.arange(-2.5, 3)


@pytest.mark.parametrize(
    "arguments",
    [
        (SIX, [SIX < 0, SIX >= 0], [lambda x: -x, lambda x: x**2]),
        (SIX, [SIX < 0], [lambda x: -x, 7]),
        (SIX, SIX < 0, [1.0, 2.0]),
        (SIX, list(SIX < 0), [1.0, 2.0]),
        (SIX, [SIX < 1, SIX < 0], [1, lambda x, k: x * k], 3.0),
        (np.arange(-2, 3), [np.arange(-2, 3) < 0], [lambda x: x / 2.0, np.cos]),
        (np.array(2.0), True, [5.0]),
        (np.array(2.0), [False, True], [1.0, 2.0, 3.0]),
        (np.ones((2, 3)), [np.eye(2, 3) > 0], [4, 5]),
    ],
)
def test_piecewise(arguments):
    x, *rest = arguments
    expected = np.piecewise(*arguments)
    jitted = te.jit(lambda x: np.piecewise(x, *rest))
    for found in (te.numpy.piecewise(*arguments).value, jitted(x)):
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-15)


def test_piecewise_refuses():
    for count in (0, 3):
        with pytest.raises(ValueError, match=f"piecewise: the number of functions is {count}"):
            te.numpy.piecewise(SIX, [SIX < 0], [1] * count)
    with pytest.raises(TypeError, match="complex128"):
        te.numpy.piecewise(SIX, [SIX < 0], [1j])
    with pytest.raises(ValueError, match="shapes are"):
        te.numpy.piecewise(SIX, [np.array([True, False])], [1.0])


@pytest.mark.parametrize("decimals", [0, 1, 2, -1])
def test_round_to_decimals(decimals):
    rng = np.random.default_rng(7)
    for dtype in DTYPES:
        x = sample(rng, dtype, (4,)) * (1 if dtype.kind == "b" else 7)
        got, expected = (outcome(module.round, x, decimals) for module in (te.numpy, np))
        assert_same(got, expected, False)


SPECIAL = np.array([0.0, -0.0, 1.0, -1.0, 0.5, np.inf, -np.inf, np.nan, 1e308, -1e-308, 2.5, -3.5])


@pytest.mark.parametrize("name", [n for n in UNARY if n not in ("bitwise_invert", "invert")])
def test_special_values(name):
    expected = outcome(getattr(np, name), SPECIAL)
    got = outcome(getattr(te.numpy, name), SPECIAL)
    assert_same(got, expected, False)
    if isinstance(expected, list):
        for x, y in zip(got, expected, strict=True):
            if y.dtype.kind == "f":
                zero = y == 0
                np.testing.assert_array_equal(np.signbit(x)[zero], np.signbit(y)[zero])


def test_branch_cuts_are_numpys():
    """On both sides of each cut, told apart by the sign of a zero."""
    on_real = np.array([-2.0, -1.5, 1.5, 2.0])
    on_axis = [re + im for re in (0.0, -0.0) for im in (2j, -2j)]
    z = [complex(x, zero) for x in on_real for zero in (0.0, -0.0)] + on_axis
    for name in "sqrt log log2 log10 arcsin arccos arctan arcsinh arccosh arctanh angle".split():
        check(name, np.array(z))
    check("power", np.array(z), 0.5)
    check("power", np.array(z), np.array(1.5 + 0.5j))


def test_numbers_beside_integers_of_both_signs():
    x = np.array([0, 1, 2**63 - 1, -1, -(2**63)])
    y = np.array([0, 2**64 - 1, 2**63 - 1, 1, 2**63], dtype="uint64")
    for name in ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"):
        check(name, x[:, None], y)
        check(name, y[:, None], x)


def test_results_without_axes_are_arrays():
    assert isinstance(te.numpy.sin(0.5), te.Tensor)
    assert te.numpy.add(1, 2).shape == ()
    assert te.numpy.add(1, 2).dtype == np.int64


def test_errors_name_operation_and_dtypes():
    with pytest.raises(TypeError, match=r"bitwise_and.*float64"):
        te.numpy.bitwise_and(1.0, 2)
    with pytest.raises(TypeError, match=r"floor.*complex128"):
        te.numpy.floor(1j)
    with pytest.raises(ValueError, match=r"add.*broadcast"):
        te.numpy.add(np.ones(2), np.ones(3))
    with pytest.raises(TypeError, match=r"sin.*float16"):
        te.numpy.sin(np.ones(2, "float16"))
    with pytest.raises(OverflowError):
        te.numpy.add(np.ones(2, "int8"), 300)
    with pytest.raises(ValueError, match=r"pow.*-1"):
        te.numpy.pow(te.tensor([1, 2]), -1)


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: x + 2**70, r"add: the integer 1180591620717411303424 is out of range for int64"),
        (lambda x: np.maximum(2**70, x), "maximum: the integer 1180591620717411303424 is out of"),
        (lambda x: x**2**70, "the integer 1180591620717411303424 is out of range for int64"),
        (lambda x: np.where(x > 1, 2**70, 0), "the integer 1180591620717411303424 is out of"),
        (lambda x: x.astype(np.int8) + 300, "add: the integer 300 is out of range for int8"),
        (lambda x: np.sum(x, initial=2**70), "initial: the integer 1180591620717411303424 is"),
        (
            lambda x: x.at[0].set(2**70),
            "the integer 1180591620717411303424 is out of range for int64",
        ),
    ],
)
def test_integers_that_do_not_fit_are_named(function, message):
    with pytest.raises(OverflowError, match=message):
        function(te.tensor([0, 1, 2]))
    with pytest.raises(OverflowError, match=message):
        te.jit(function)(np.arange(3))
