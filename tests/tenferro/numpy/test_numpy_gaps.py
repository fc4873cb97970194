"""NumPy's smaller promises: comparisons with None, repeated lists, methods about memory, bits."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn

X = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


def in_every_way(f, *arrays):
    """What f gives of NumPy's arrays, and of computed and traced ones."""
    return f(*arrays), [f(*map(te.tensor, arrays)), te.jit(f)(*arrays)]


def agree(f, *arrays):
    expected, found = in_every_way(f, *arrays)
    for y in found:
        assert y.dtype == expected.dtype
        np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize("other", [None, "a", b"a"])
@pytest.mark.parametrize("x", [X, np.arange(3), np.array([True])])
def test_comparisons_with_what_is_no_number(other, x):
    agree(lambda x: x == other, x)
    agree(lambda x: other != x, x)


def test_a_number_is_not_none():
    assert (te.tensor(X)[0, 0] == None) is False  # noqa: E711
    assert te.jit(lambda x: x if x.sum() != None else -x)(X)[0, 0] == 1.0  # noqa: E711
    assert te.grad(lambda x: -x if x == None else x)(2.0) == 1.0  # noqa: E711


def test_others_are_asked_by_equality():
    class Anything:
        def __eq__(self, other):
            return "asked"

        __hash__ = None

    assert (te.tensor(X) == Anything()) == "asked"


def test_whole_numbers_repeat_lists():
    n = te.tensor([3, 2])[1]
    assert [0] * n == n * [0] == [0, 0]
    assert (1, 2) * n == (1, 2, 1, 2)
    for repeat in (lambda n: [0] * n, lambda n: n * (0,)):
        with pytest.raises(te.TracerError, match="needs the numbers of a traced array"):
            te.jit(lambda x, repeat=repeat: repeat(x[0]))(np.array([3, 2]))


@pytest.mark.parametrize("x", [1.5, 1j, True])
def test_other_numbers_repeat_nothing(x):
    with pytest.raises(TypeError):
        [0] * np.array([x])[0]
    for numbers in (te.tensor([x]), te.variable([1.5])):
        for multiply in (lambda y: [0.0] * y, lambda y: y * [0.0]):
            with pytest.raises(TypeError, match="multiply: a list times one number of dtype"):
                multiply(numbers[0])
    with pytest.raises(TypeError, match="multiply: a list times one number of dtype float64"):
        te.grad(lambda x: (x * [1.0, 2.0])[0])(2.0)


def test_variables_without_axes_are_arrays():
    w = te.variable(2.0)
    (w * [1.0, 2.0]).sum().backward()
    assert w.grad == 3.0


def test_fill():
    def filled(x):
        y = x * 1.0
        row = y[0]
        y[1].fill(7.0)
        row.fill(x[0, 1])
        return y

    agree(filled, X)
    np.testing.assert_array_equal(te.grad(lambda x: filled(x).sum())(X), [[0, 3, 0], [0, 0, 0]])
    for bad, kind, words in (
        (lambda x: x.fill([1.0]), ValueError, r"fill: value has shape \(1,\), expected a number"),
        (lambda x: x.fill("a"), TypeError, "fill: an operand is str"),
        (lambda x: x.sum().fill(1.0), TypeError, "fill: x behaves as a NumPy scalar"),
    ):
        with pytest.raises(kind, match=words):
            bad(te.tensor(X))
    with pytest.raises(ValueError, match="gradient is being recorded"):
        te.variable(X).fill(0.0)


def test_tobytes():
    for order in ("C", "F"):
        assert te.tensor(X).tobytes(order) == X.tobytes(order)
    with pytest.raises(TypeError, match=r"tobytes\(\): gradients flow through the tensor"):
        te.variable(X).tobytes()
    with pytest.raises(te.TracerError, match=r"tobytes\(\) needs the numbers"):
        te.jit(lambda x: x.tobytes())(X)


def test_views_as_other_numbers():
    z = X[:, :2] * (1 - 2j)
    agree(lambda x: x.view(), X)
    agree(lambda x: x.view("float64"), X)
    agree(lambda x: x.view(float), z)
    agree(lambda x: x.view(complex), z.view(float))
    agree(lambda x: x.view(np.uint8), np.array([-1, 5], np.int8))
    agree(lambda x: x.view(np.int64), np.array([2**63 + 1], np.uint64))
    special = np.array([1.0, np.inf, np.nan, -0.0])
    for y in in_every_way(lambda x: x.view(complex), special)[1]:
        np.testing.assert_array_equal(np.asarray(y).view(float), special)
    te.check_grads(lambda x: np.sum(np.abs(x[:, :2].copy().view(complex)) ** 3), (X,), order=2)
    te.check_grads(lambda z: np.sum(z.view(float) ** 3), (z,), order=1)


def test_what_is_written_to_views():
    def through(x):
        y = x * 1.0
        y.view()[0] = 0.0
        return y

    agree(through, X)
    for z in (te.tensor(X * 1j), te.tensor(X)):
        y = z.view(float if z.dtype == complex else "complex64") if z.dtype == complex else None
        if y is not None:
            with pytest.raises(ValueError, match="view: the result is a view in NumPy"):
                y[0] = 1.0


@pytest.mark.parametrize(
    ("dtype", "kind", "words"),
    [
        ("int64", TypeError, r"view: the array is float64\[2,3\], whose bits cannot be viewed"),
        ("float32", TypeError, "view: the array is"),
        ("complex128", ValueError, "is not made of whole complex128"),
        (np.ndarray, TypeError, "view: the argument is the class ndarray, expected a dtype"),
    ],
)
def test_views_that_are_refused(dtype, kind, words):
    with pytest.raises(kind, match=words):
        te.tensor(X).view(dtype)


BITS = np.random.default_rng(0).integers(0, 2, (3, 11)).astype(bool)


@pytest.mark.sampled(3, "axis", "bitorder")
@pytest.mark.parametrize("axis", [None, 0, 1, -1])
@pytest.mark.parametrize("bitorder", ["big", "little"])
def test_bits(axis, bitorder):
    packed = np.packbits(BITS, axis, bitorder)
    agree(lambda x: tn.packbits(x, axis, bitorder), BITS)
    np.testing.assert_array_equal(tn.packbits(BITS * 5, axis, bitorder), packed)
    assert type(np.packbits(te.tensor(BITS), axis, bitorder)) is te.Tensor
    for count in (None, 0, 3, 11, 70, -2, -8):
        expected = np.unpackbits(packed, axis, count, bitorder)
        found = tn.unpackbits(packed, axis, count, bitorder)
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)
    found = te.jit(lambda x: np.unpackbits(x, axis=axis, bitorder=bitorder))(packed)
    np.testing.assert_array_equal(found, np.unpackbits(packed, axis, None, bitorder))


def test_bits_that_are_refused():
    for bad, kind, words in (
        (lambda: tn.packbits(X), TypeError, "packbits: a has dtype float64, expected integers"),
        (lambda: tn.packbits(BITS, bitorder="both"), ValueError, "'big' or 'little'"),
        (lambda: tn.unpackbits(BITS), TypeError, "unpackbits: a has dtype bool, expected uint8"),
        (lambda: tn.unpackbits(np.uint8([1]), count=-9), ValueError, "count is -9"),
    ):
        with pytest.raises(kind, match=words):
            bad()


P, Q = np.array([2.0, -3.0, 1.0]), np.array([1.0, 4.0])
POLYNOMIALS = {
    "value": lambda n, p, q: n.poly1d(p)(1.5),
    "values": lambda n, p, q: n.poly1d(p)(q),
    "polynomial of a polynomial": lambda n, p, q: n.poly1d(p)(n.poly1d(q)).coeffs,
    "sum": lambda n, p, q: (n.poly1d(p) + n.poly1d(q)).coeffs,
    "sum with a number": lambda n, p, q: (1.0 + n.poly1d(p) + 2.0).c,
    "sum with coefficients": lambda n, p, q: (n.poly1d(p) + q).c,
    "difference": lambda n, p, q: (n.poly1d(p) - n.poly1d(q)).coeffs,
    "difference from a number": lambda n, p, q: (1.0 - n.poly1d(p)).coeffs,
    "product": lambda n, p, q: (n.poly1d(p) * n.poly1d(q)).coeffs,
    "product with a number": lambda n, p, q: (3.0 * n.poly1d(p) * 2.0).coeffs,
    "power": lambda n, p, q: (n.poly1d(q) ** 3).coeffs,
    "quotient": lambda n, p, q: (n.poly1d(p) / n.poly1d(q))[0].coeffs,
    "remainder": lambda n, p, q: (n.poly1d(p) / n.poly1d(q))[1].coeffs,
    "quotient by a number": lambda n, p, q: (n.poly1d(p) / 4.0).coeffs,
    "negative": lambda n, p, q: (-n.poly1d(p)).coeffs,
    "derivative": lambda n, p, q: n.poly1d(p).deriv().coeffs,
    "antiderivative": lambda n, p, q: n.poly1d(p).integ(2, k=[1.0, 2.0]).coeffs,
    "coefficient": lambda n, p, q: n.poly1d(p)[2] + n.poly1d(p)[7],
    "of roots": lambda n, p, q: n.poly1d(p, True).coeffs,
}


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials(name):
    f = POLYNOMIALS[name]
    expected = f(np, P, Q)
    np.testing.assert_allclose(f(tn, P, Q), expected, rtol=1e-14)
    np.testing.assert_allclose(te.jit(lambda p, q: f(tn, p, q))(P, Q), expected, rtol=1e-14)
    te.check_grads(lambda p, q: np.sum(np.sin(f(tn, p, q))), (P, Q), order=1)


def test_polynomials_are_numpys():
    p, numpys = tn.poly1d([0.0, 0.0, 1.0, -3.0, 2.0]), np.poly1d([0.0, 0.0, 1.0, -3.0, 2.0])
    assert (p.order, p.o, len(p), p.variable) == (numpys.order, numpys.o, len(numpys), "x")
    np.testing.assert_allclose(p.r, numpys.r)
    np.testing.assert_array_equal(np.array(list(p)), np.array(list(numpys)))
    np.testing.assert_array_equal(np.asarray(p), np.asarray(numpys))
    np.testing.assert_array_equal(tn.poly1d([0.0, 0.0]).c, np.poly1d([0.0, 0.0]).c)
    np.testing.assert_array_equal(tn.poly1d(p, variable="s").c, p.c)
    p[1] = 5.0
    assert p[1] == 5.0
    for bad, words in (
        (lambda: tn.poly1d([[1.0]]), "poly1d: the number of axes is 2"),
        (lambda: p**-1, "poly1d: the exponent is -1"),
        (lambda: p.__setitem__(9, 1.0), "poly1d: the power is 9"),
    ):
        with pytest.raises(ValueError, match=words):
            bad()
