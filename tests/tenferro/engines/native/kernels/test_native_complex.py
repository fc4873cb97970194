"""Complex functions of both engines: limits at infinity, signs of zeros, accuracy of each part."""

import itertools

import numpy as np
import pytest
from mpmath import mp
from numbers_of_threads import on_threads

import tenferro as te
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

ENGINES = ("numpy", "native")
PARTS = (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan)
GRID = np.array([complex(a, b) for a, b in itertools.product(PARTS, PARTS)])
FUNCTIONS = """
exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
sqrt rsqrt reciprocal square sign abs angle sinc logistic neg conj real imag
""".split()


def values(engine, function, *arguments):
    with np.errstate(all="ignore"):
        return np.asarray(te.jit(function, engine=engine)(*arguments))


def family(name, **params):
    operation = FAMILIES[name].bind(**params)
    return lambda *x: apply(operation, *x)


def assert_parts(found, expected, message):
    """Equal numbers with equal signs; beside a NaN a sign is open, as in C99, Annex G."""
    assert found.dtype == expected.dtype, message
    found, expected = found.astype(complex), expected.astype(complex)
    for x, y, other in (
        (found.real, expected.real, expected.imag),
        (found.imag, expected.imag, expected.real),
    ):
        x, y = (np.where(np.isnan(other), np.abs(p), p) for p in (x, y))
        same = np.isclose(x, y, rtol=1e-6, atol=0, equal_nan=True)
        sign = np.isnan(y) | (np.signbit(x) == np.signbit(y))
        assert np.all(same & sign), message


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_special_values_of_engines_agree(name, dtype):
    z = GRID.astype(dtype)
    expected = values("numpy", family(name), z)
    found = values("native", family(name), z)
    for i, point in enumerate(z):
        assert_parts(found[i], expected[i], (point, found[i], expected[i]))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["add", "sub", "mul", "div", "pow"])
def test_special_values_of_binary_functions_agree(name):
    x, y = (a.ravel() for a in np.meshgrid(GRID, GRID))
    expected = values("numpy", family(name), x, y)
    assert_parts(values("native", family(name), x, y), expected, name)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("exponent", [-3, -2, -1, 3])
def test_special_values_of_integer_powers_agree(exponent):
    power = family("powi", exponent=exponent)
    z = GRID[GRID != 0]  # NumPy drops the sign of a zero to a power
    found, expected = values("native", power, z), values("numpy", power, z)
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("engine", ENGINES)
def test_surface_functions_at_infinity(engine):
    with np.errstate(all="ignore"):
        for function in (np.sqrt, lambda z: z**0.5, lambda z: z**-1, np.exp, np.sinh):
            found, expected = values(engine, function, GRID), function(GRID)
            np.testing.assert_allclose(found, expected, rtol=1e-14)
        numbers = GRID[~np.isnan(GRID)]
        np.testing.assert_array_equal(values(engine, np.sign, numbers), np.sign(numbers))


@pytest.mark.parametrize("engine", ENGINES)
def test_the_branch_of_a_computed_negative_number_is_numpys(engine):
    z = np.array([1j, -1j, 0.5 + 2j, -0.25 - 3j, complex(-0.0, -2.0)])  # whose products are exact
    for function in (
        lambda z: np.angle(z * z),
        lambda z: np.angle(z**2),
        lambda z: np.angle(-z * z.conj()),
        lambda z: np.angle(-np.sum(z * z.conj())),
        lambda z: np.sqrt(-(z * z.conj())).imag,
        lambda z: np.log(z * z).imag,
    ):
        np.testing.assert_allclose(values(engine, function, z), function(z), rtol=1e-14)


@pytest.mark.parametrize("engine", ENGINES)
def test_expm1_has_the_limits_of_the_array_api_standard(engine):
    inf, nan = np.inf, np.nan
    cases = {
        complex(inf, 0): complex(inf, 0),
        complex(-inf, 2): complex(-1, 0),
        complex(-inf, inf): complex(-1, 0),
        complex(-inf, nan): complex(-1, 0),
        complex(inf, inf): complex(inf, nan),
        complex(inf, nan): complex(inf, nan),
        complex(nan, 0): complex(nan, 0),
        complex(1, inf): complex(nan, nan),
    }
    found = values(engine, family("expm1"), np.array(list(cases)))
    np.testing.assert_array_equal(found, np.array(list(cases.values())))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_numbers_are_arrays_of_no_axes(name):
    for engine in ENGINES:
        found = values(engine, family(name), np.complex64(0.3 - 0.2j))
        expected = values(engine, family(name), np.full(3, 0.3 - 0.2j, np.complex64))
        np.testing.assert_allclose(found, expected[0], rtol=1e-6)


SIZES = {
    "complex128": (0, 1e-308, 1e-200, 1e-70, 1e-16, 1e-8, 1e-3, 0.3, 0.99999, 1, 1.5, 30, 709.5,
                   711, 1e16, 1e70, 1e200, 1e308),
    "complex64": (0, 1e-38, 1e-20, 1e-8, 1e-3, 0.3, 0.99999, 1, 1.5, 30, 88.5, 89, 1e8, 1e20, 1e38),
}  # fmt: skip
LARGEST_EXPONENT = {"complex128": 750, "complex64": 95}
RANGE = {"complex128": (1e-305, 1e307), "complex64": (1e-37, 1e38)}
REFERENCES = {
    "asin": mp.asin, "acos": mp.acos, "atan": mp.atan, "asinh": mp.asinh, "acosh": mp.acosh,
    "atanh": mp.atanh, "log": mp.log, "log1p": lambda z: mp.log(1 + z), "sqrt": mp.sqrt,
    "exp": mp.exp, "expm1": mp.expm1, "sin": mp.sin, "cos": mp.cos, "tan": mp.tan,
    "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh, "reciprocal": lambda z: 1 / z,
}  # fmt: skip


def points(name, dtype):
    sizes = SIZES[dtype]
    if name in ("exp", "expm1", "sin", "cos", "tan", "sinh", "cosh", "tanh"):
        sizes = [x for x in sizes if x <= LARGEST_EXPONENT[dtype]]
    z = [complex(s * a, b) for a, b in itertools.product(sizes, sizes) for s in (1, -1)]
    if name in ("log", "log1p"):
        around = np.exp(1j * np.linspace(-3.1, 3.1, 40))
        z.extend(around - 1 if name == "log1p" else around)
    z = np.array(z, dtype)
    poles = {"reciprocal": z == 0, "log": z == 0, "log1p": z == -1}
    on_cuts = (z.imag == 0) | (z.real == 0)  # where mpmath knows no signs of zeros
    return z[~(poles.get(name, on_cuts if name[0] == "a" else z != z))]


@pytest.mark.sampled(48, "dtype")
@pytest.mark.parametrize("dtype", SIZES)
@pytest.mark.parametrize("name", REFERENCES)
def test_each_part_is_accurate(name, dtype):
    z = points(name, dtype)
    with mp.workprec(2300):
        exact = [REFERENCES[name](mp.mpc(float(x.real), float(x.imag))) for x in z]
        for engine in ENGINES:
            found = values(engine, family(name), z)
            for x, y, e in zip(z, found, exact, strict=True):
                assert_close_part(y.real, e.real, dtype, (engine, x, y))
                assert_close_part(y.imag, e.imag, dtype, (engine, x, y))


def assert_close_part(found, exact, dtype, message):
    low, high = RANGE[dtype]
    if low < abs(exact) < high:
        error = abs(mp.mpf(float(found)) - exact) if np.isfinite(found) else mp.inf
        assert error <= 40 * np.finfo(dtype).eps * abs(exact), message


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["complex128", "complex64"])
@pytest.mark.parametrize("shapes", [((20, 30), (30, 17)), ((3, 16, 20), (3, 20, 16)),
                                    ((2, 60), (60, 60)), ((5, 40), (40, 30)),
                                    ((77, 259), (259, 131)), ((300, 140), (140, 200))])  # fmt: skip
def test_products_of_matrices_and_gradients(shapes, dtype):
    """Large ones are products of alternating parts, or four products of parts if rows are few."""
    rng = np.random.default_rng(0)
    a, b = ((rng.normal(size=s) + 1j * rng.normal(size=s)).astype(dtype) for s in shapes)

    def loss(a, b):
        return np.sum(np.abs(np.conj(a) @ b) ** 2)

    for f in (lambda a, b: a @ np.conj(b), te.grad(loss, argnums=(0, 1))):
        program = te.trace(f)(a, b)
        assert program.steps.numpy == ()
        for y, z in zip(program(a, b), te.jit(f, engine="numpy")(a, b), strict=True):
            np.testing.assert_allclose(y, z, rtol=0, atol=200 * np.finfo(dtype).eps * abs(z).max())


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["complex128", "complex64"])
@pytest.mark.parametrize("size", [(16, 17, 18), (40, 33, 20), (129, 300, 260)])
@pytest.mark.parametrize("spec", ["mk,kn->mn", "km,kn->mn", "mk,nk->mn", "km,nk->mn",
                                  "mbk,kbn->bmn", "mkb,knb->bmn", "kmb,nkb->bmn"])  # fmt: skip
def test_products_of_any_layout(spec, size, dtype):
    """Bits do not depend on the number of threads."""
    rng, sizes = np.random.default_rng(0), dict(zip("mkn", size, strict=True), b=3)
    shapes = [[sizes[c] for c in part] for part in spec.split("->")[0].split(",")]
    a, b = ((rng.normal(size=s) + 1j * rng.normal(size=s)).astype(dtype) for s in shapes)
    program = te.trace(lambda a, b: te.numpy.einsum(spec, a, b))(a, b)
    assert program.steps.blas == 0 and program.steps.numpy == ()
    program(a, b)
    te.runtime.wait_for_compilation()
    one, *more = on_threads(lambda: program(a, b), 1, 2, 3)
    exact = np.einsum(spec, a.astype(complex), b.astype(complex))
    # a sum of 2 k products of parts, each rounded once
    bound = 2 * sizes["k"] * np.finfo(dtype).eps
    scale = np.einsum(spec, abs(a).astype(float), abs(b).astype(float))
    assert np.all(abs(one - exact) <= bound * scale)
    for other in more:
        np.testing.assert_array_equal(other, one)


@pytest.mark.parametrize("layout", ["mk,kn->mn", "km,nk->mn"])
def test_products_keep_infinities_and_nan_apart(layout):
    a, b = np.zeros((20, 20), complex), np.eye(20, dtype=complex)
    a[3, 4], a[5, 6], a[7, 8] = np.inf, complex(0, np.inf), np.nan
    with np.errstate(invalid="ignore"):
        found = np.asarray(te.jit(lambda a, b: te.numpy.einsum(layout, a, b))(a, b))
        parts = [np.einsum(layout, x, y) for x in (a.real, a.imag) for y in (b.real, b.imag)]
    np.testing.assert_array_equal(found.real, parts[0] - parts[3])
    np.testing.assert_array_equal(found.imag, parts[1] + parts[2])
