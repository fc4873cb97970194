"""Values at zeros of both signs, infinities, NaN, subnormal numbers and the ends of integers."""

import itertools

import numpy as np
import pytest

import tenferro as te
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

pytest.importorskip("jax")
REAL = (0.0, 1.0, 0.5, 1.5, 2.0, 2.5, 3.0, 10.0, 1000.0, 1e30, 1e-30, np.inf)
FLOATS = [s * x for x in REAL for s in (1, -1)] + [np.nan]
EXACT = (
    "add sub mul div neg mod rem floor_divide sqrt abs sign maximum minimum floor ceil round trunc "
    "copysign compare convert"
).split()
CLOSE = (
    "pow exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan atan2 sinh cosh tanh asinh "
    "acosh atanh erf erfc cbrt hypot reciprocal square rsqrt logaddexp fmax fmin"
).split()
INTEGERS = (
    "add sub mul neg abs sign mod rem floor_divide maximum minimum bitwise_and bitwise_or "
    "bitwise_xor bitwise_not shift_left shift_right gcd lcm population_count square"
).split()
BINARY = set(
    "add sub mul div mod rem floor_divide maximum minimum copysign pow atan2 hypot logaddexp fmax "
    "fmin bitwise_and bitwise_or bitwise_xor shift_left shift_right gcd lcm compare".split()
)


def applied(name, x, y):
    options = {"convert": {"dtype": np.dtype(bool)}, "compare": {"direction": "less"}}
    operation = FAMILIES[name].bind(**options.get(name, {}))
    return apply(operation, x, y) if name in BINARY else apply(operation, x)


def results(names, x, y, engine):
    with np.errstate(all="ignore"):
        return te.jit(lambda x, y: [applied(n, x, y) for n in names], engine=engine)(x, y)


def pairs(values, dtype):
    x, y = zip(*itertools.product(values, repeat=2), strict=True)
    return np.array(x, dtype), np.array(y, dtype)


def assert_same(names, found, expected, operands, rtol):
    for name, got, want in zip(names, found, expected, strict=True):
        assert got.dtype == want.dtype, name
        ok = (got == want) | (np.isnan(got) & np.isnan(want))
        if rtol and want.dtype.kind == "f":
            with np.errstate(all="ignore"):
                ok |= np.abs(got - want) <= rtol * np.abs(want) + np.finfo(want.dtype).tiny
        if want.dtype.kind == "f":
            ok &= (np.signbit(got) == np.signbit(want)) | np.isnan(want) | (name in UNSIGNED)
        bad = np.flatnonzero(~ok)[:5]
        assert not bad.size, [(name, *(o[i] for o in operands), got[i], want[i]) for i in bad]


UNSIGNED = {"maximum", "minimum", "fmax", "fmin"}
"""Which of two zeros is the larger one NumPy leaves open."""


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_floating_point(dtype):
    x, y = pairs(FLOATS, dtype)
    names = EXACT + CLOSE
    found, expected = (results(names, x, y, engine) for engine in ("xla", "numpy"))
    k = len(EXACT)
    assert_same(EXACT, found[:k], expected[:k], (x, y), 0)
    eps = float(np.finfo(dtype).eps)
    assert_same(CLOSE, found[k:], expected[k:], (x, y), 64 * eps)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint8", "uint64"])
def test_integers(dtype):
    info = np.iinfo(dtype)
    values = sorted({info.min, info.max, 0, 1, 2, 3, 7, max(info.min, -1), max(info.min, -7)})
    x, y = pairs(values, dtype)
    names = [n for n in INTEGERS if n not in ("gcd", "lcm")]
    assert_same(names, *[results(names, x, y, e) for e in ("xla", "numpy")], (x, y), 0)
    small = np.abs(x) % 50, np.abs(y) % 50
    names = ["gcd", "lcm"]
    assert_same(names, *[results(names, *small, e) for e in ("xla", "numpy")], small, 0)


def test_powers_of_integers():
    power = te.jit(lambda a, n: apply(FAMILIES["pow"].bind(), a, n), engine="xla")
    a, n = pairs([-3, -1, 0, 1, 2, 7], "int64")
    np.testing.assert_array_equal(power(a, np.abs(n)), np.power(a, np.abs(n)))
    with pytest.raises(ValueError, match="negative integer powers"):
        power(a, n)


PARTS = (0.0, 0.5, 1.0, 2.0, 30.0, np.inf)
COMPLEX = (
    "neg conj abs sign exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh "
    "tanh asinh acosh atanh sqrt rsqrt reciprocal square angle logistic"
).split()


def assert_same_parts(name, got, want, operands, eps):
    """Zeros, infinities and NaN are the same in each part; else close beside the modulus."""
    with np.errstate(all="ignore"):
        close = np.abs(got - want) <= eps * np.abs(want)
    parts = [lambda z: z.real, lambda z: z.imag] if np.iscomplexobj(want) else [lambda z: z]
    for part in parts:
        a, b = part(got), part(want)
        unsigned = np.isnan(want) | (b != 0)  # C leaves the sign of a zero beside NaN open
        same = ((a == b) & (unsigned | (np.signbit(a) == np.signbit(b)))) | (
            np.isnan(a) & np.isnan(b)
        )
        bad = np.flatnonzero(~(same | (close & (b != 0))))[:5]
        assert not bad.size, [(name, *(o[i] for o in operands), got[i], want[i]) for i in bad]


def complex_grid(dtype):
    signed = [s * x for x in PARTS for s in (1, -1)] + [np.nan]
    return np.array([complex(a, b) for a in signed for b in signed], dtype)


@pytest.mark.long
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_functions_beside_branch_cuts_and_at_infinity(dtype):
    z = complex_grid(dtype)
    found, expected = (results(COMPLEX, z, z, engine) for engine in ("xla", "numpy"))
    for name, got, want in zip(COMPLEX, found, expected, strict=True):
        assert_same_parts(name, got, want, (z,), 64 * np.finfo(dtype).eps)


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_quotients_and_powers(dtype):
    z = complex_grid(dtype)
    x, y = (a.ravel() for a in np.meshgrid(z, z))
    found, expected = (results(["div"], x, y, engine) for engine in ("xla", "numpy"))
    assert_same_parts("div", *found, *expected, (x, y), 8 * np.finfo(dtype).eps)
    finite = z[np.isfinite(z)]
    finite = finite[finite != 0]
    for p in (0.5, -0.5, 1 / 3):
        found, expected = (
            te.jit(lambda x, p=p: x**p, engine=engine)(finite) for engine in ("xla", "numpy")
        )
        np.testing.assert_allclose(found, expected, rtol=64 * np.finfo(dtype).eps)


def test_complex_functions_of_small_and_large_numbers():
    """Where exponentials cancel or overflow, and where XLA squares a part."""
    tiny = [1e-200, 1e-9, 1e-9j, 1e-200 + 1e-9j, 1 + 1e-200j, 1j + 1e-200, -1 + 1e-200j]
    z = np.array([*tiny, 1e200 + 1e200j, 1e200, 1e200j, 709.9 + 1j, 1 + 709.9j, -20 + 1e9j])
    with np.errstate(all="ignore"):
        found, expected = (results(COMPLEX, z, z, engine) for engine in ("xla", "numpy"))
    for name, got, want in zip(COMPLEX, found, expected, strict=True):
        if name != "square":
            assert_same_parts(name, got, want, (z,), 64 * np.finfo(float).eps)


def test_the_root_of_a_conjugate_is_on_the_other_side_of_the_cut():
    root = te.jit(lambda x: np.sqrt(np.conj(x + 0j)), engine="xla")
    assert root(np.array([-4.0])).tolist() == [-2j]


ORDERS = {
    "x / y / z": lambda x, y, z: x / y / z,
    "x / (y / z)": lambda x, y, z: x / (y / z),
    "constants of products": lambda x, y, z: (x * 1e200 * 1e200, x / 1e200 / 1e200),
    "constants of sums": lambda x, y, z: ((x + 1e20) - 1e20, 1.0 - (y + 1.0), (z - 1.0) + 1.0),
    "x + 0": lambda x, y, z: (x + 0.0, 0.0 + y, z - (-0.0)),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ORDERS)
def test_sums_and_products_are_computed_in_the_order_in_which_they_are_written(name):
    values = [0.0, -0.0, 1.0, -3.3, 1e-100, 1e155, 1e200, -1e-200, 800.0, -800.0]
    x, y, z = (a.ravel() for a in np.meshgrid(values, values, values))
    with np.errstate(all="ignore"):
        found, expected = (te.jit(ORDERS[name], engine=e)(x, y, z) for e in ("xla", "numpy"))
    found, expected = np.atleast_2d(found), np.atleast_2d(expected)
    normal = (np.abs(expected) >= np.finfo(float).tiny) | (expected == 0)
    np.testing.assert_allclose(found[normal], expected[normal], rtol=1e-14)
    same = np.signbit(found) == np.signbit(expected)
    assert (same | np.isnan(expected))[normal].all()


def test_the_slope_of_arctan2_at_large_and_small_radii():
    slope = te.jit(te.grad(lambda y, x: np.arctan2(y, x), (0, 1)), engine="xla")
    np.testing.assert_allclose(slope(1.0, 1e200), (1e-200, 0.0), rtol=1e-15)
    np.testing.assert_allclose(slope(1e-300, 0.0), (0.0, -1e300), rtol=1e-15)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_order_of_complex_numbers(dtype):
    values = [complex(a, b) for a in (0.0, 1.0, np.inf, np.nan) for b in (-1.0, 0.0, np.nan)]
    x, y = pairs(values, dtype)

    def ordered(x, y):
        less = [apply(FAMILIES["compare"].bind(direction=d), x, y) for d in ("less", "less_equal")]
        return *less, np.argmax(x), np.argmin(y), np.argmax(x[:4]), np.sort(x), np.argsort(y)

    with np.errstate(all="ignore"):
        found, expected = (te.jit(ordered, engine=e)(x, y) for e in ("xla", "numpy"))
    for got, want in zip(found, expected, strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_exponents(dtype):
    info = np.finfo(dtype)
    x = np.array([0.0, -0.0, 1, -3.7, info.max, info.tiny, info.eps, np.inf, np.nan], dtype)
    k = np.array([0, 1, -1, 100, -100, 5000, -5000, 2**40, 1074, -1074])[:, None] + 0 * x.astype(
        bool
    )

    def parts(x, k):
        scaled = apply(FAMILIES["ldexp"].bind(), np.broadcast_to(x, k.shape), k)
        return *apply(FAMILIES["frexp"].bind(), x), scaled

    mantissa, exponent, scaled = te.jit(parts, engine="xla")(x, k)
    want, power = np.frexp(x)
    np.testing.assert_array_equal(mantissa, want)
    np.testing.assert_array_equal(exponent, power)
    with np.errstate(all="ignore"):
        wanted = np.ldexp(x, np.clip(k, -9999, 9999).astype(np.int32))
    normal = (np.abs(wanted) >= info.tiny) | (wanted == 0) | np.isnan(wanted)
    np.testing.assert_array_equal(scaled[normal], wanted[normal])


def test_logarithms_of_powers_are_exact():
    logs = te.jit(lambda x, y: (np.log2(x), np.log10(y), np.exp2(np.log2(x))), engine="xla")
    k, n = np.arange(-40.0, 40), np.arange(0, 23)
    two, ten, back = logs(2.0**k, 10.0**n)
    np.testing.assert_array_equal(two, k)
    np.testing.assert_array_equal(ten, n)
    np.testing.assert_array_equal(back, 2.0**k)


def test_logit_is_accurate_everywhere():
    near = 0.5 + np.linspace(-1e-6, 1e-6, 11)
    x = np.array([0.0, 1e-300, 1e-9, 0.25, 0.3, np.nextafter(0.3, 1), 1 - 1e-15, 1.0, *near])
    with np.errstate(divide="ignore"):
        expected = te.jit(te.special.logit, engine="numpy")(x)
    np.testing.assert_allclose(te.jit(te.special.logit, engine="xla")(x), expected, rtol=1e-14)


SPECIAL = np.array([1.0, np.nan, np.inf, -np.inf, -2.0, -0.0, 3.0, 3.0])
MASKED = {
    "mask": lambda x: (x > 0) * x,
    "mask behind": lambda x: x * (x == 5),
    "converted": lambda x: (x > 0).astype("float64") * x,
    "single": lambda x: (x > 0) * x.astype("float32"),
    "complex": lambda x: (x > 0) * (x + 2j * x),
    "contraction": lambda x: np.einsum("i,j->ij", (x > 0).astype("float64"), x),
    "sum": lambda x: ((x == 5) * x).sum(),
    "one-hot": lambda x: (np.arange(8) == 2) * x,
    "finite": lambda x: np.isfinite(x) * x,
}
REDUCED = {
    "max": np.max,
    "min": np.min,
    "ptp": np.ptp,
    "norm": lambda x: np.linalg.norm(x, np.inf),
    "least": lambda x: np.linalg.norm(x, -np.inf),
    "cumulative": lambda x: np.maximum.accumulate(x).sum(),
    "axis": lambda x: x.reshape(2, 4).max(1).sum(),
    "segments": lambda x: (np.zeros(2, like=x).at[np.arange(8) // 4].max(x)).sum(),
}


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", [*MASKED, *REDUCED])
def test_a_product_with_a_mask_is_a_product(name):
    """false * NaN is NaN: XLA would take the product for a choice between x and 0."""
    f = MASKED[name] if name in MASKED else te.grad(REDUCED[name])
    for x in (SPECIAL, SPECIAL[::-1].copy(), np.where(np.isnan(SPECIAL), 7.0, SPECIAL)):
        found, expected = te.jit(f, engine="xla")(x), te.jit(f, engine="numpy")(x)
        np.testing.assert_array_equal(found, expected)
        signs = [np.where(np.isnan(a), 0, np.copysign(1, a.real)) for a in (found, expected)]
        np.testing.assert_array_equal(*signs)
