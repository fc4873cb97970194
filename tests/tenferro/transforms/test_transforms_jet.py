"""Taylor mode: against mpmath, against nested forward mode in every table, counts, errors."""

import mpmath
import numpy as np
import pytest
import rows
import special_rows
from derivative_checks import ROUNDING, assert_close, direction
from family_cases import TABLES

import tenferro as te
from tenferro.passes import simplify
from tidu import ADRuleError

RNG = np.random.default_rng(0)
ORDER = 4
DIRECTIONS = (0.7, -0.4, 1.1, 0.3)
"""The derivatives of the curve along which functions of one number are compared."""

FUNCTIONS = {
    "exp": (np.exp, mpmath.exp, 0.3),
    "expm1": (np.expm1, mpmath.expm1, 0.3),
    "log": (np.log, mpmath.log, 0.6),
    "log1p": (np.log1p, mpmath.log1p, 0.6),
    "sqrt": (np.sqrt, mpmath.sqrt, 0.6),
    "cbrt": (np.cbrt, mpmath.cbrt, 0.6),
    "sin": (np.sin, mpmath.sin, 0.6),
    "cos": (np.cos, mpmath.cos, 0.6),
    "tan": (np.tan, mpmath.tan, 0.6),
    "arcsin": (np.arcsin, mpmath.asin, 0.4),
    "arccos": (np.arccos, mpmath.acos, 0.4),
    "arctan": (np.arctan, mpmath.atan, 0.4),
    "sinh": (np.sinh, mpmath.sinh, 0.4),
    "cosh": (np.cosh, mpmath.cosh, 0.4),
    "tanh": (np.tanh, mpmath.tanh, 0.4),
    "arcsinh": (np.arcsinh, mpmath.asinh, 0.4),
    "arccosh": (np.arccosh, mpmath.acosh, 1.8),
    "arctanh": (np.arctanh, mpmath.atanh, 0.4),
    "power": (lambda x: x**2.5, lambda x: mpmath.power(x, 2.5), 0.6),
    "reciprocal": (lambda x: 1 / (1 + x * x), lambda x: 1 / (1 + x * x), 0.6),
    "of itself": (lambda x: x**x, lambda x: mpmath.power(x, x), 0.6),
    "erf": (te.special.erf, mpmath.erf, 0.4),
    "erfc": (te.special.erfc, mpmath.erfc, 0.4),
    "gamma": (te.special.gamma, mpmath.gamma, 1.4),
    "gammaln": (te.special.gammaln, mpmath.loggamma, 1.4),
    "digamma": (te.special.digamma, mpmath.digamma, 1.4),
    "j0": (te.special.j0, lambda x: mpmath.besselj(0, x), 1.4),
    "i0": (te.special.i0, lambda x: mpmath.besseli(0, x), 1.4),
    "lambertw": (lambda x: te.special.lambertw(x).real, mpmath.lambertw, 1.4),
    "nested": (
        lambda x: np.exp(np.sin(np.tanh(x)) / (1 + np.log1p(x))),
        lambda x: mpmath.exp(mpmath.sin(mpmath.tanh(x)) / (1 + mpmath.log1p(x))),
        0.6,
    ),
}


def curve(x, t):
    """The point of the curve through x at t."""
    terms = (d * t**k / mpmath.factorial(k) for k, d in enumerate(DIRECTIONS, 1))
    return x + sum(terms)


def exact(f, x):
    """Value and derivatives along the curve, in extended precision."""
    with mpmath.workdps(50):
        at = mpmath.mpf(float(x))
        return [float(mpmath.diff(lambda t: f(curve(at, t)), 0, k)) for k in range(ORDER + 1)]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_derivatives_are_those_of_mpmath(name, engine):
    f, reference, x = FUNCTIONS[name]

    @te.jit(engine=engine)
    def all_orders(x):
        return te.jet(f, (x,), (list(DIRECTIONS),))

    y, derivatives = all_orders(np.float64(x))
    np.testing.assert_allclose([y, *derivatives], exact(reference, x), rtol=2e-13)


def nested(f, x, series):
    """Value and derivatives along the curve, by forward mode within forward mode."""

    def along(t):
        terms = [x]
        factor = 1.0
        for k, order in enumerate(zip(*series, strict=True), 1):
            factor = factor * t / k
            terms.append([factor * d for d in order])
        return f(*(sum(parts[1:], parts[0]) for parts in zip(*terms, strict=True)))

    found = []
    for _ in range(len(series[0]) + 1):
        found.append(te.jit(along, engine="numpy")(np.zeros(())))
        along = derivative(along)
    return found


def derivative(f):
    return lambda t: te.jvp(f, (t,), (np.ones(()),))[1]


def leaves(result):
    return [x for y in result for x in leaves(y)] if isinstance(result, tuple) else [result]


ORDERS = {rows: ORDER, special_rows: ORDER}
"""Of tables of functions of numbers; of the others two derivatives."""


def cases():
    for table in TABLES:
        for row in table.ROWS:
            if (
                np.dtype(row.dtypes[-1]).itemsize in (8, 16)
                and np.dtype(row.dtypes[-1]).kind in "fc"
            ):
                yield pytest.param(row, row.dtypes[-1], ORDERS.get(table, 2), id=row.name)


@pytest.mark.sampled(48)
@pytest.mark.parametrize(("row", "dtype", "order"), list(cases()))
def test_derivatives_are_those_of_nested_forward_mode(row, dtype, order):
    rng = np.random.default_rng(1)
    x = row.sample(rng, dtype)
    series = [[0.3 * direction(rng, a) for _ in range(order)] for a in x]
    try:
        expected = nested(row, x, series)
    except ADRuleError as error:
        with pytest.raises(ADRuleError) as found:
            te.jet(row, x, series)
        assert str(error).split(":")[0] == str(found.value).split(":")[0]
        return
    y, derivatives = te.jet(row, x, series)
    for k, want in enumerate(expected):
        got = y if k == 0 else taken(derivatives, y, k - 1)
        for a, b in zip(leaves(got), leaves(want), strict=True):
            assert_close(f"order {k}", a, b, ROUNDING[dtype])


def taken(derivatives, like, k):
    """The derivatives of one order, in the structure of the value."""
    if isinstance(like, tuple):
        return tuple(taken(d, y, k) for d, y in zip(derivatives, like, strict=True))
    return derivatives[k]


def chain(x):
    """Nine functions, one of the other."""
    for _ in range(3):
        x = np.exp(0.5 * np.sin(np.tanh(x)))
    return x


def operations(f, order):
    """How many operations all derivatives up to an order take, after simplification."""

    def every(x, *series):
        return te.jet(f, (x,), (series,))

    graph = simplify(te.trace(every)(0.3, *[1.0] * order).graph)
    return sum(1 for _ in graph.arena.applications(graph.order))


def test_the_number_of_operations_grows_as_a_power():
    assert operations(chain, 8) <= 1800
    assert operations(chain, 8) / operations(chain, 4) < 2**3


MATRIX = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]])
FIRST = np.array([[0.5, 0.2, 0.1], [0.2, 0.1, 0.3], [0.1, 0.3, -0.2]])
SECOND = np.array([[0.1, -0.3, 0.2], [-0.3, 0.4, 0.1], [0.2, 0.1, 0.3]])


def matrix_at(t):
    """The same curve of matrices for mpmath."""
    return mpmath.matrix(MATRIX) + t * mpmath.matrix(FIRST) + t * t / 2 * mpmath.matrix(SECOND)


def exact_matrix(f, order):
    """The derivatives of a matrix-valued function of t, element by element."""
    with mpmath.workdps(50):
        value = f(mpmath.mpf(0))
        return [
            [
                [
                    float(mpmath.diff(lambda t, i=i, j=j: f(t)[i, j], 0, k))
                    for j in range(value.cols)
                ]
                for i in range(value.rows)
            ]
            for k in range(order + 1)
        ]


FACTORIZATIONS = {
    "cholesky": (np.linalg.cholesky, lambda t: mpmath.cholesky(matrix_at(t))),
    "solve": (
        lambda a: np.linalg.solve(a, np.ones((3, 1))),
        lambda t: mpmath.lu_solve(matrix_at(t), mpmath.ones(3, 1)),
    ),
    "inv": (np.linalg.inv, lambda t: matrix_at(t) ** -1),
    "det": (
        lambda a: np.linalg.det(a).reshape(1, 1),
        lambda t: mpmath.matrix([[mpmath.det(matrix_at(t))]]),
    ),
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("name", FACTORIZATIONS)
def test_factorizations_are_those_of_mpmath(name, engine):
    f, reference = FACTORIZATIONS[name]
    order = 3 if name == "det" else 5
    series = [FIRST, SECOND, *[0 * FIRST] * (order - 2)]
    y, derivatives = te.jit(lambda a: te.jet(f, (a,), (series,)), engine=engine)(MATRIX)
    expected = exact_matrix(reference, order)
    scale = np.abs(expected).max()
    np.testing.assert_allclose([y, *derivatives], expected, rtol=1e-13, atol=1e-14 * scale)


def along_itself(f, x, order, **options):
    """The derivatives of f at x + t, by Taylor mode and by nested forward mode."""
    series = [np.ones_like(x), *[np.zeros_like(x)] * (order - 1)]
    y, derivatives = te.jit(lambda x: te.jet(f, (x,), (series,)), **options)(x)
    expected = [te.jit(f)(x)]
    for _ in range(order):
        f = derivative_along_ones(f)
        expected.append(te.jit(f, engine="numpy")(x))
    np.testing.assert_allclose([y, *derivatives], expected, rtol=1e-11, atol=1e-12)


def derivative_along_ones(f):
    return lambda x: te.jvp(f, (x,), (np.ones_like(x),))[1]


LOOPS = {
    "scan": lambda x: te.scan(lambda s, _: (np.sin(s) * x, s), x, None, length=5)[0],
    "records": lambda x: te.scan(lambda s, a: (s * a, np.exp(s)), x[0], x)[1],
    "while": lambda x: te.while_loop(lambda s: np.sum(s) < 10, lambda s: s * 1.3 + x * s, x),
    "cond": lambda x: te.cond(np.sum(x) > 0, lambda x: x**3, np.sin, x),
    "for": lambda x: te.fori_loop(0, 4, lambda i, s: s * x + i, x),
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("name", LOOPS)
def test_loops_and_branches(name, engine):
    along_itself(LOOPS[name], np.array([0.3, 0.7]), 3, engine=engine)


def test_rules_of_ones_own():
    @te.custom_jvp
    def softplus(x):
        return np.log1p(np.exp(x))

    @softplus.defjvp
    def _(x, y, dx):
        return dx / (1 + np.exp(-x))

    along_itself(softplus, np.array([0.3, 2.0]), 4)

    @te.custom_vjp
    def cube(x):
        return x**3

    cube.defvjp(lambda x: x, lambda x, ct: (3 * x**2 * ct,))
    along_itself(cube, np.array([0.3, 2.0]), 3)


def test_composition_with_other_transforms():
    def third(x):
        return te.jet(chain, (x,), ([1.0, 0.0, 0.0],))[1][2]

    x = np.float64(0.3)
    fourth = te.jet(chain, (x,), ([1.0, 0.0, 0.0, 0.0],))[1][3]
    np.testing.assert_allclose(te.grad(third)(x), fourth, rtol=1e-12)
    np.testing.assert_allclose(te.vmap(third)(np.array([x, x])), [third(x)] * 2, rtol=1e-12)
    slope = te.jet(te.grad(chain), (x,), ([1.0, 0.0],))[1]
    np.testing.assert_allclose(slope, te.jet(chain, (x,), ([1.0, 0.0, 0.0],))[1][1:], rtol=1e-12)


def test_no_nan_from_branches_that_are_not_taken():
    def f(x):
        return np.where(x > 0, np.sqrt(np.where(x > 0, x, 1.0)) * x, x)

    _, derivatives = te.jet(f, (np.array([0.0, 4.0]),), ([np.ones(2), np.zeros(2)],))
    np.testing.assert_allclose(derivatives, [[1.0, 3.0], [0.0, 0.375]])


def test_pytrees_and_what_does_not_vary():
    def f(p, s):
        return {"y": p["a"] * s, "n": np.argmax(p["b"]), "c": (np.ones(2), p["b"])}

    p = {"a": RNG.random(3), "b": RNG.random(2)}
    series = {"a": [np.ones(3), np.zeros(3)], "b": (np.ones(2), np.ones(2))}
    y, derivatives = te.jet(f, (p, 2.0), (series, [1.0, 0.0]))
    np.testing.assert_allclose(y["y"], 2 * p["a"])
    np.testing.assert_allclose(derivatives["y"], [2 + p["a"], np.full(3, 2.0)])
    np.testing.assert_array_equal(derivatives["n"], [0.0, 0.0])
    np.testing.assert_array_equal(derivatives["c"][0], np.zeros((2, 2)))
    np.testing.assert_array_equal(derivatives["c"][1], np.ones((2, 2)))
    value, none = te.jet(np.sin, (0.0,), ([],))
    assert value == 0 and none == []


def test_complex_arguments():
    z = 0.3 + 0.4j
    _, derivatives = te.jet(np.exp, (z,), ([1j, 0.0, 0.0],))
    np.testing.assert_allclose(derivatives, [1j**k * np.exp(z) for k in (1, 2, 3)])
    _, parts = te.jet(lambda z: z * np.conj(z), (z,), ([1j, 0.0],))
    np.testing.assert_allclose(parts, [2 * z.imag, 2.0])


def test_named_sizes():
    def f(x, d):
        return te.jet(lambda x: np.sin(x) * np.sum(x), (x,), ([d, d],))

    compiled = te.jit(f, shapes=("n", "n"))
    for n in (2, 5):
        x, d = RNG.random((2, n))
        expected = f(x, d)[1]
        np.testing.assert_allclose(compiled(x, d)[1], expected, rtol=1e-12)
    assert compiled.cache_info().size == 1


@pytest.mark.parametrize(
    ("primals", "series", "error", "message"),
    [
        ((1,), ([1.0],), TypeError, r"jet\(sin\): argument 0 has dtype int64, expected floating"),
        (1.0, ([1.0],), TypeError, "the primals are of type float, expected a tuple"),
        ((1.0,), 2.0, TypeError, "the series are of type float, expected a tuple"),
        ((1.0,), ([1.0], [2.0]), ValueError, r"series has the structure \(\[\*\], \[\*\]\)"),
        ((1.0,), (1.0,), TypeError, "the series of argument 0 is of type float, expected a list"),
        ((1.0,), ([np.ones(2)],), ValueError, r"derivative 1 of argument 0 is float64\[2\]"),
        (
            ((1.0, 2.0),),
            (([1.0], [1.0, 2.0]),),
            ValueError,
            r"the series of argument 0\[1\] has 2 derivatives, expected 1, as that of argument 0",
        ),
    ],
)
def test_errors(primals, series, error, message):
    with pytest.raises(error, match=message):
        te.jet(np.sin, primals, series)


def test_a_function_without_a_forward_rule():
    family = te.extension.family("tests.jet.opaque.v1", infer=lambda x: x)
    te.extension.lowering(family)(lambda x: np.sin)
    with pytest.raises(ADRuleError, match=r"tests\.jet\.opaque"):
        te.jet(lambda x: te.extension.apply(family, x), (np.ones(2),), ([np.ones(2)],))
    with pytest.raises(TypeError, match="expected a function"):
        te.jet(3, (1.0,), ([1.0],))


def symmetric(values):
    """Matrices with these eigenvalues, and a direction."""
    rng = np.random.default_rng(3)
    Q, _ = np.linalg.qr(rng.standard_normal((4, 4)))
    v = rng.standard_normal((4, 4))
    return (Q * np.array(values)) @ Q.T, v + v.T


@pytest.mark.filterwarnings("ignore::tenferro.errors.GaugeWarning")
def test_second_derivatives_at_repeated_values():
    """One of two equal values has none; a smooth symmetric function of all has."""
    a, v = symmetric([1.0, 2.0, 3.0, 3.0])
    with pytest.raises(te.linalg.GaugeError):
        te.jet(lambda a: np.linalg.eigvalsh(a)[-1], (a,), ([v, 0 * v],))
    found = te.jet(lambda a: np.sum(np.linalg.eigvalsh(a) ** 3), (a,), ([v, 0 * v],))
    expected = te.jet(lambda a: np.trace(a @ a @ a), (a,), ([v, 0 * v],))
    np.testing.assert_allclose(found[1], expected[1], rtol=1e-10)


@pytest.mark.filterwarnings("ignore::tenferro.errors.GaugeWarning")
def test_sums_over_whole_spaces_of_repeated_values_have_all_orders():
    a, v = symmetric([1.0, 2.0, 3.0, 3.0])
    top = lambda a: np.sum(np.linalg.eigvalsh(a)[2:])  # noqa: E731
    _, (first, second) = te.jet(top, (a,), ([v, 0 * v],))
    h = 1e-4
    around = [float(top(a + k * h * v)) for k in (-1, 0, 1)]
    assert first == pytest.approx((around[2] - around[0]) / (2 * h), rel=1e-6)
    assert second == pytest.approx((around[0] - 2 * around[1] + around[2]) / h**2, rel=1e-4)
