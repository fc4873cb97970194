"""Products, einsum and convolutions beside NumPy's, computed and traced."""

import itertools

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(0)
SHAPES = [(), (3,), (2, 3), (3, 2), (3, 3), (4, 2, 3), (1, 3, 3), (5, 1, 3, 2), (0, 3), (3, 0)]
PRODUCTS = "matmul dot inner outer kron vdot vecdot matvec vecmat tensordot".split()
DTYPES = ["bool", "int8", "int32", "uint8", "float32", "complex64"]


def sample(shape, kind="f"):
    x = RNG.standard_normal(shape)
    return x + 1j * RNG.standard_normal(shape) if kind == "c" else x


def outcome(function, *args):
    try:
        return np.asarray(function(*args))
    except (ValueError, IndexError):  # AxisError is both
        return ValueError


def assert_same(got, expected):
    if expected is ValueError or got is ValueError:
        assert got is expected
        return
    assert got.shape == expected.shape
    assert got.dtype == expected.dtype
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", PRODUCTS)
def test_products(name):
    theirs, ours = getattr(np, name), getattr(te.numpy, name)
    for first, second in itertools.product(SHAPES, SHAPES):
        a, b = sample(first, "c"), sample(second)
        assert_same(outcome(ours, a, b), outcome(theirs, a, b))


@pytest.mark.long
@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", PRODUCTS)
def test_products_traced(name):
    function = getattr(np, name)
    for first, second in [((3,), (3,)), ((2, 3), (3, 3)), ((4, 1, 2, 3), (4, 3, 3))]:
        a, b = sample(first), sample(second, "c")
        assert_same(outcome(te.jit(function), a, b), outcome(function, a, b))


@pytest.mark.parametrize("name", ["matmul", "dot", "inner", "outer", "kron", "vdot", "vecdot"])
def test_dtypes(name):
    for first, second in itertools.product(DTYPES, DTYPES):
        a, b = (np.ones((3, 3)) > 0).astype(first), np.eye(3).astype(second)
        got = outcome(getattr(te.numpy, name), a, b)
        assert_same(got, outcome(getattr(np, name), a, b))


@pytest.mark.parametrize(
    "axes", [0, 1, 2, ((0, 1), (1, 0)), ([1], [0]), (1, 0), -1, ((0,), (0, 1))]
)
def test_tensordot_axes(axes):
    a, b = sample((3, 3)), sample((3, 3))
    got, expected = (outcome(lambda m: m.tensordot(a, b, axes=axes), m) for m in (te.numpy, np))
    if axes != -1:  # numpy takes a negative number of axes for one of some other meaning
        assert_same(got, expected)
    else:
        assert got is ValueError


def test_cross():
    for first, second in [((3,), (3,)), ((2, 3), (3,)), ((4, 1, 3), (2, 3))]:
        a, b = sample(first), sample(second, "c")
        assert_same(outcome(te.numpy.cross, a, b), np.cross(a, b))
    a, b = sample((3, 2)), sample((2, 3))
    got = np.asarray(te.numpy.cross(a, b, axisa=0, axisc=0))
    assert_same(got, np.cross(a, b, axisa=0, axisc=0))
    with pytest.raises(ValueError, match="components"):
        te.numpy.cross(np.ones(2), np.ones(2))


def test_trace_of_a_diagonal():
    x = sample((3, 4, 5))
    for options in (
        {},
        {"offset": 1},
        {"axis1": 2, "axis2": 0},
        {"offset": -2, "axis1": 1, "axis2": 2},
    ):
        assert_same(np.asarray(te.numpy.trace(x, **options)), np.trace(x, **options))


EQUATIONS = """
ij,jk->ik ij,jk ii ii->i iij->ji ij->ji ij-> i,i i,j->ij ij,ij->ij ij,ij->i ij,ji ijk,kl->ijl i,i->
ij,j ij,jk,kl->il ab,bc,cd,de->ae iii iii->i ij,ik,il->jkl -> bij,bjk->bik ij, ab,ab,ab i,->i
ij->ik i1 i:j->i ij,jk->ikl
""".split()
WITH_DOTS = """
...ij,...jk->...ik i...->... ... ...i,...i ...i,...i->... ij...,jk...->ik... b...ij,...jk
ijk...->i a...,b...->ab... ..i->i ij...->j ...ii->...i i......->i
""".split()


def operands_of(equation, dots):
    terms = equation.split("->")[0].split(",")
    shapes = []
    for term in terms:
        letters = term.replace("...", ".")
        shapes.append(tuple(n for x in letters for n in (dots if x == "." else (3,))))
    return [sample(s) for s in shapes]


@pytest.mark.parametrize("equation", EQUATIONS)
def test_einsum(equation):
    check_einsum(equation, *operands_of(equation, ()))


@pytest.mark.sampled(3, "dots", "equation")
@pytest.mark.parametrize("dots", [(), (2,), (2, 2)], ids=len)
@pytest.mark.parametrize("equation", WITH_DOTS)
def test_einsum_with_ellipsis(equation, dots):
    check_einsum(equation, *operands_of(equation, dots))


def check_einsum(*args):
    expected = outcome(np.einsum, *args)
    assert_same(outcome(te.numpy.einsum, *args), expected)
    if expected is not ValueError:
        assert_same(outcome(te.jit(lambda *xs: np.einsum(args[0], *xs)), *args[1:]), expected)


def test_einsum_of_lists_and_sizes_of_one():
    a, b = sample((2, 3)), sample((3, 4), "c")
    for args in ((a, [0, 1], b, [1, 2]), (a, [0, 1], b, [1, 2], [2, 0]), (a, [5, 7], [7, 5])):
        assert_same(np.asarray(te.numpy.einsum(*args)), np.einsum(*args))
    dots = (a, [Ellipsis, 1], b, [1, 2], [Ellipsis, 2])
    assert_same(np.asarray(te.numpy.einsum(*dots)), np.einsum(*dots))
    row = sample((2, 1))
    for equation in ("ij,jk", "ij,jk->ijk", "ij,jk->k"):
        check_einsum(equation, row, b)
    check_einsum("...i,...i->...", sample((2, 1, 3)), sample((4, 3)))


@pytest.mark.parametrize("dtype", DTYPES)
def test_einsum_keeps_the_dtype(dtype):
    x = np.eye(3).astype(dtype)
    for args in (("ij->j", x), ("ij,jk", x, x), ("i,i,i->", x[0], x[0], x[0])):
        assert_same(np.asarray(te.numpy.einsum(*args)), np.einsum(*args))


def test_einsum_errors_name_what_is_wrong():
    with pytest.raises(ValueError, match=r"einsum: the equation has the sizes 2 and 3 for .*'j'"):
        te.numpy.einsum("ij,jk", np.ones((2, 2)), np.ones((3, 4)))
    for shape in ((3, 1), (0, 1)):
        with pytest.raises(ValueError, match=r"axes with one label of one array are \(\d, \d\)"):
            te.jit(lambda x: np.einsum("ii->i", x))(np.ones(shape))
    with pytest.raises(ValueError, match="2 terms for 1 arrays"):
        te.numpy.einsum("ij,jk", np.ones((2, 2)))
    with pytest.raises(ValueError, match="label 'x' in the result but in no term"):
        te.numpy.einsum("ij->x", np.ones((2, 2)))
    with pytest.raises(ValueError, match="the term ij for an array with 1 axes"):
        te.numpy.einsum("ij", np.ones(2))


def test_einsum_follows_a_path():
    a, b, c = sample((2, 3)), sample((3, 4)), sample((4, 5))
    path = np.einsum_path("ij,jk,kl->il", a, b, c)[0]
    assert te.numpy.einsum_path("ij,jk,kl->il", a, b, c, optimize=path)[0] == path
    for optimize in (path, ["einsum_path", (0, 1, 2)], True, False, "optimal"):
        got = np.asarray(te.numpy.einsum("ij,jk,kl->il", a, b, c, optimize=optimize))
        np.testing.assert_allclose(got, a @ b @ c)
    with pytest.raises(ValueError, match=r"the step \(0, 5\)"):
        te.numpy.einsum("ij,jk,kl->il", a, b, c, optimize=["einsum_path", (0, 5)])


def test_einsum_contracts_in_a_cheap_order():
    """A chain with a narrow end: the expensive product of two matrices is never made."""
    arrays = [np.ones((100, 100)), np.ones((100, 100)), np.ones(100)]

    def results(f):
        lines = str(te.trace(f)(*arrays)).splitlines()
        return [line.rpartition(": ")[2] for line in lines if "dot_general" in line]

    assert results(lambda a, b, c: (a @ b) @ c) == ["float64[100,100]", "float64[100]"]
    assert results(lambda *x: np.einsum("ij,jk,k->i", *x)) == ["float64[100]", "float64[100]"]


@pytest.mark.sampled(16)
@pytest.mark.parametrize("mode", ["full", "same", "valid"])
def test_sequences(mode):
    for n, k in ((5, 3), (3, 5), (4, 4), (6, 1), (5, 2), (2, 5), (4, 2), (2, 4)):
        for kind in "fc":
            a, v = sample((n,), kind), sample((k,), kind)
            for name in ("convolve", "correlate"):
                theirs = getattr(np, name)
                assert_same(outcome(getattr(te.numpy, name), a, v, mode), theirs(a, v, mode))
                got = outcome(te.jit(lambda x, y, f=theirs: f(x, y, mode)), a, v)
                assert_same(got, theirs(a, v, mode))


def test_sequences_of_integers_and_errors():
    for dtype in ("int8", "int64", "bool", "uint8"):
        a, v = np.array([1, 0, 1, 1]).astype(dtype), np.array([1, 1]).astype(dtype)
        assert_same(np.asarray(te.numpy.convolve(a, v)), np.convolve(a, v))
    for a, mode in ((np.ones(0), "full"), (np.ones((2, 2)), "full"), (np.ones(3), "half")):
        with pytest.raises(ValueError, match="convolve"):
            te.numpy.convolve(a, np.ones(2), mode)
