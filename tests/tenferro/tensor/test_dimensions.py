"""Dimension expressions: arithmetic, what is known of their order, and reading them off shapes."""

import operator
import random

import pytest

import tenferro as te
from tenferro.tensor import Dim, aval_of
from tenferro.tensor.binding import match_sizes
from tenferro.tensor.bounds import least
from tenferro.tensor.dim import evaluate_dim
from tenferro.tensor.spec import parse_size

n, m = te.dim("n"), te.dim("m")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("expression", "shown"),
    [
        (2 * n - 1 - n * n, "2*n - 1 - n**2"),
        ((n + 1) // 2, "((n + 1) // 2)"),
        ((2 * n + 1) // 2, "n"),
        (6 * n // n, "6"),
        (6 * n * m // (2 * n), "3*m"),
        ((n * m + n) // n, "m + 1"),
        ((4 * n + 3) % 4, "3"),
        (3 - n, "-n + 3"),
        (n - n, "0"),
        (0 // n, "0"),
    ],
)
def test_arithmetic(expression, shown):
    assert repr(expression) == shown


@pytest.mark.long
def test_random_expressions():
    """Evaluation is a homomorphism, comparisons that are decided are right, and texts read back."""
    rng = random.Random(0)
    decided = 0

    def grown(depth):
        if not depth:
            return rng.choice([n, m, rng.randint(-3, 4)])
        a, b = grown(depth - 1), grown(depth - 1)
        op = rng.choice([operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod])
        if op in (operator.floordiv, operator.mod):
            b = rng.choice([1, 2, 3, 4, n, m])
        c = op(a, b)
        for sizes in ({"n": 1, "m": 1}, {"n": 3, "m": 7}, {"n": 5, "m": 2}):
            assert evaluate_dim(c, sizes) == op(evaluate_dim(a, sizes), evaluate_dim(b, sizes))
        return c

    for _ in range(1500):
        a, b = grown(3), grown(2)
        if isinstance(a, Dim):
            assert parse_size(repr(a)) == a
        for op in (operator.lt, operator.le, operator.gt, operator.ge):
            try:
                found = op(a, b)
            except TypeError:
                continue
            decided += 1
            for sizes in ({"n": i, "m": j} for i in (1, 2, 3, 8) for j in (1, 2, 5)):
                assert op(evaluate_dim(a, sizes), evaluate_dim(b, sizes)) == found
    assert decided > 1500


@pytest.mark.parametrize(
    ("size", "lowest"),
    [(n, 1), (n - 1, 0), (n * m - n, 0), (n * n - n, 0), ((n + 1) // 2, 1), (n // 2, 0), (n % 3, 0),
     (n - 2 * ((n + 1) // 2) + 1, 0), (3 - n % 3, 1), (n - m, None), (3 - n, None),
     (-2 * (n // 2) + n, 0)],
)  # fmt: skip
def test_lower_bounds(size, lowest):
    assert least(size) == lowest


@pytest.mark.parametrize(
    "question", [lambda: n > 1, lambda: n <= m, lambda: n // 2 >= 1, lambda: n < 10]
)
def test_undecided_comparisons_are_errors(question):
    with pytest.raises(TypeError, match="depends on sizes that are not known"):
        question()


@pytest.mark.parametrize("use", [int, range, lambda n: [1, 2][n], float])
def test_no_number_is_made_of_a_size(use):
    with pytest.raises(TypeError):
        use(n)


def test_value_needs_a_trace():
    with pytest.raises(TypeError, match="expected a trace that is running"):
        1 / n


def avals(*shapes):
    return [aval_of(te.spec(shape).shape, "float64") for shape in shapes]


@pytest.mark.parametrize(
    ("shapes", "actual", "sizes"),
    [
        (("n,3", "n+1"), ((4, 3), (5,)), {"n": 4}),
        (("n+1", "2*m"), ((4,), (6,)), {"n": 3, "m": 3}),
        (("n*m", "n"), ((12,), (4,)), {"n": 4, "m": 3}),
        (("n,n*n",), ((3, 9),), {"n": 3}),
        (("3",), ((3,),), {}),
    ],
)
def test_reading_sizes_off_shapes(shapes, actual, sizes):
    assert match_sizes(avals(*shapes), actual) == sizes


@pytest.mark.parametrize(
    ("shapes", "actual", "message"),
    [
        (("2*m",), ((5,),), "argument 0: axis 0 has 5 elements, expected 2"),
        (("n+1",), ((1,),), "at least 1"),
        (("n",), ((0,),), "at least 1"),
        (("n,3",), ((4, 2),), "axis 1 has 2 elements, expected 3"),
        (("n,3",), ((4,),), "has shape"),
        (("n", "n"), ((4,), (5,)), "argument 1: axis 0 has 5 elements, expected n"),
        (("n*m",), ((12,),), "cannot be read off"),
        (("n//2",), ((12,),), "cannot be read off"),
    ],
)
def test_shapes_that_do_not_fit(shapes, actual, message):
    with pytest.raises(ValueError, match=message):
        match_sizes(avals(*shapes), actual)


@pytest.mark.parametrize(
    ("shape", "expected"),
    [("n,3", (n, 3)), ("", ()), (" n , 2*n+1 ", (n, 2 * n + 1)), ("n,", (n,)), ((3, "m"), (3, m)),
     ((n, 2), (n, 2)), ("(n+1)//2", ((n + 1) // 2,)), ("n**2-n", (n * n - n,))],
)  # fmt: skip
def test_shapes_as_text(shape, expected):
    assert te.spec(shape).shape == expected


@pytest.mark.parametrize(
    "shape",
    ["n;3", "n,,3", "f(n)", "n.x", "-1", "'a'", "1.5", "n/2", "_", "n**n", "n**99", "True",
     "lambda: 1", "n//0", "(" * 500 + "n" + ")" * 500, (1.5,), (None,)],
)  # fmt: skip
def test_shapes_that_do_not_read(shape):
    with pytest.raises(ValueError, match=r"is not a size|a size is -1"):
        te.spec(shape)


def test_spec_refuses_dtypes_that_do_not_exist():
    with pytest.raises(TypeError, match=r"longdouble|float128"):
        te.spec("n", "longdouble")
