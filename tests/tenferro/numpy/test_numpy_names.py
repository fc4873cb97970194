"""What NumPy has beside functions of arrays: brackets, loops over elements, types, its names."""

import pickle

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.numpy.keywords import names_of

V, W = np.arange(3.0), np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
KEYS = [
    (V, 1, 2.5),
    (slice(1, 7, 2), V),
    (slice(None, 3), 4),
    (slice(0, 1, 5j), [7, 8]),
    ("0,2", V, V),
    ("0,2,0", V, V),
    ("1,2,0", V, V),
    ("-1,3,1", V, V),
    ("0,3,-1", W, W),
    ("1,3,0", W, W),
    ("1", W, W),
    ("-1,2,0", slice(0, 3), V),
    (np.float32([1, 2]), 0.5),
    (np.array([1, 2]), 1j),
]


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_r_is_numpys(key):
    expected, found = np.r_[key], tn.r_[key]
    np.testing.assert_array_equal(found, expected)
    assert found.dtype == expected.dtype


@pytest.mark.parametrize("key", [(V, V), (W.T, V), (1, 2, 3), (slice(0, 3), V)], ids=str)
def test_c_is_numpys(key):
    np.testing.assert_array_equal(tn.c_[key], np.c_[key])


def test_brackets_take_traced_values():
    gradient = te.grad(lambda x: (tn.c_[x, x[::-1]] ** 2).sum() + tn.r_[0.0, x, x[0]].sum())
    np.testing.assert_array_equal(gradient(V), [2.0, 5.0, 9.0])


@pytest.mark.parametrize("key", ["r", "0,x", ("c", V)])
def test_brackets_refuse(key):
    with pytest.raises(ValueError, match=r"r_: the (text|items)"):
        tn.r_[key]


@pytest.mark.parametrize(
    ("shape", "window", "axis"),
    [((5,), 2, None), ((3, 4), (2, 3), None), ((3, 4, 2), 2, 1), ((3, 4), (2, 2), (1, 0))],
)
def test_sliding_windows_are_numpys(shape, window, axis):
    x = np.arange(np.prod(shape)).reshape(shape)
    expected = np.lib.stride_tricks.sliding_window_view(x, window, axis)
    np.testing.assert_array_equal(tn.sliding_window_view(x, window, axis), expected)
    by_numpy = np.lib.stride_tricks.sliding_window_view(te.tensor(x), window, axis)
    np.testing.assert_array_equal(by_numpy, expected)


def test_sliding_windows_are_views():
    def f(x):
        y = x * 1.0
        windows = tn.sliding_window_view(y, 2)
        y[0] = 7.0
        return windows.sum()

    assert f(te.tensor(V)) == 7 + 1 + 1 + 2
    np.testing.assert_array_equal(te.jit(te.grad(f))(V), [0, 2, 1])
    with pytest.raises(ValueError, match="read-only"):
        tn.sliding_window_view(te.tensor(V), 2)[0] = 1.0
    with pytest.raises(ValueError, match="window_shape is 4, expected a size from 0 to 3"):
        tn.sliding_window_view(V, 4)


def test_vectorize_calls_for_elements():
    relu = tn.vectorize(lambda a, b: a if a > b else b)
    np.testing.assert_array_equal(relu(W, V), np.maximum(W, V))
    np.testing.assert_array_equal(te.grad(lambda x: relu(x, 1.5).sum())(V), [0, 0, 1])
    square, half = tn.vectorize(lambda a, k: (a * a, a / k))(V, k := 2.0)
    np.testing.assert_array_equal(square, V**2)
    np.testing.assert_array_equal(half, V / k)


def test_vectorize_is_one_trace_under_jit():
    calls = []

    def f(a):
        calls.append(a)
        return np.sin(a)

    np.testing.assert_array_equal(te.jit(tn.vectorize(f))(W), np.sin(W))
    assert len(calls) == 1
    with pytest.raises(te.TracerError, match=r"np\.where"):
        te.jit(tn.vectorize(lambda a: a if a > 0 else -a))(V)


def test_vectorize_refuses():
    with pytest.raises(ValueError, match=r"signature is .*te.vmap"):
        tn.vectorize(np.dot, signature="(n),(n)->()")
    with pytest.raises(ValueError, match="otypes"):
        tn.vectorize(np.sin)(np.empty(0))
    assert tn.vectorize(np.sin, [np.float32])(np.empty(0)).dtype == np.float32
    assert tn.vectorize(lambda a: a + 1, [float])([1, 2]).dtype == np.float64


def test_loops_over_elements():
    f = te.grad(lambda x: sum(i[0] * v * v for i, v in tn.ndenumerate(x)))
    np.testing.assert_array_equal(f(V), [0, 2, 8])
    gradient = te.grad(lambda x: tn.fromiter((v * v for v in x), float, 2).sum())
    np.testing.assert_array_equal(gradient(V), [0, 2, 0])
    assert tn.fromiter(iter(()), np.int32).dtype == np.int32
    with pytest.raises(ValueError, match="fromiter: iter is 3 elements, expected 4 or more"):
        tn.fromiter(V, float, 4)


def test_ndarray_is_every_array():
    kinds = set()
    te.jit(lambda x: kinds.add(isinstance(x, tn.ndarray)) or x)(V)
    assert kinds == {True}
    assert isinstance(te.tensor(V), tn.ndarray) and isinstance(V, tn.ndarray)
    assert not isinstance(1.0, tn.ndarray) and not isinstance([1.0], tn.ndarray)
    assert issubclass(te.Tensor, tn.ndarray) and tn.ndarray((2, 3)).shape == (2, 3)


def test_names_that_are_numpys_own():
    assert tn.random is np.random and tn.floating is np.floating and tn.errstate is np.errstate
    assert {n for n in dir(tn) if getattr(tn, n) is getattr(np, n, None)} > {"load", "s_", "mgrid"}
    np.testing.assert_array_equal(tn.i0(V), np.i0(V))
    with pytest.raises(AttributeError, match=r"nditer'; loop over x, x\.flat or ndenumerate\(x\)"):
        tn.nditer  # noqa: B018
    with pytest.raises(AttributeError, match=r"isnat'; numpy\.isnat takes arrays of NumPy"):
        tn.isnat  # noqa: B018


def test_checks_of_numbers():
    with pytest.raises(ValueError, match="asarray_chkfinite: a is an array with infinities or NaN"):
        tn.asarray_chkfinite([1.0, np.inf])
    assert tn.require([1, 2], np.float32, "C").dtype == np.float32


WRITING = {
    "ufunc": lambda n, x, y: n.add(x, 1.0, out=y),
    "third argument": lambda n, x, y: n.add(x, 1.0, y),
    "pair": lambda n, x, y: n.divmod(x, 2.0, out=(y, None))[0],
    "mask": lambda n, x, y: n.divide(1.0, x, out=y, where=x > 1.5),
    "dtype": lambda n, x, y: n.multiply(x, x, dtype=np.float32, out=y),
    "itself": lambda n, x, y: n.negative(y, out=y),
    "method": lambda n, x, y: n.add.reduce(x, axis=0, out=y[0]),
    "sum": lambda n, x, y: n.sum(x, axis=0, out=y[1]),
    "clip": lambda n, x, y: n.clip(x, 2.0, 4.0, out=y),
    "maximum of NaN": lambda n, x, y: n.nanmax(x, axis=1, out=y[:, 0]),
    "product": lambda n, x, y: n.matmul(x, x.T, out=y[:, :2]),
}


@pytest.mark.parametrize("name", WRITING)
def test_functions_write_into_arrays(name):
    expected = np.ones((2, 3))
    WRITING[name](np, W, expected)
    made, owned = tn.ones((2, 3)), np.ones((2, 3))
    for y in (made, owned):
        WRITING[name](tn, tn.asarray(W), y)
        np.testing.assert_array_equal(y, expected)

    def f(x):
        y = tn.ones((2, 3))
        WRITING[name](tn, x, y)
        return y

    np.testing.assert_array_equal(te.jit(f)(W), expected)


def test_every_function_that_numpy_lets_write_does():
    for name in tn.__all__:
        theirs, function = getattr(np, name, None), getattr(tn, name)
        if type(theirs) is type(np.sum) and "out" in names_of(theirs):
            assert function.__module__ == "tenferro.numpy", name
    assert pickle.loads(pickle.dumps(tn.sum)) is tn.sum
    assert pickle.loads(pickle.dumps(tn.sin)) is tn.sin


def test_keywords_that_leave_elements_undefined_are_refused():
    with pytest.raises(TypeError, match=r"numpy\.add: where is not supported"):
        tn.add(W, 1.0, where=W > 2)
    with pytest.raises(TypeError, match=r"numpy\.add: other is not supported"):
        tn.add(W, 1.0, other=3)


NUMPY_2_4 = np.lib.NumpyVersion(np.__version__) >= "2.4.0"
CALLS = {
    "sum": lambda np, x: np.sum(a=x, axis=0),
    "quantile": lambda np, x: np.quantile(x, q=0.5),
    "linspace": lambda np, x: np.linspace(start=0.0, stop=1.0, num=3),
    "clip": lambda np, x: np.clip(x, a_min=2.0, a_max=None),
    "take": lambda np, x: np.take(a=x, indices=[1, 0]),
    **({"order": lambda np, x: np.zeros(shape=3, order="C")} if NUMPY_2_4 else {}),
    "out": lambda np, x: np.cumsum(a=x, out=np.zeros(3)),
    "take_along_axis": lambda np, x: np.take_along_axis(arr=x, indices=np.argsort(a=x), axis=0),
}


@pytest.mark.parametrize("name", CALLS)
def test_arguments_have_numpys_names(name):
    x = np.array([3.0, 1.0, 2.0])
    expected = CALLS[name](np, x)
    traced = te.jit(lambda x: CALLS[name](tn, x))
    for found in (CALLS[name](tn, x), CALLS[name](tn, te.tensor(x)), traced(x)):
        np.testing.assert_array_equal(found, expected)
        assert found.dtype == expected.dtype


def test_names_that_nobody_has_are_refused():
    with pytest.raises(TypeError, match="wrong"):
        tn.sum(W, wrong=1)
    assert pickle.loads(pickle.dumps(tn.linspace)) is tn.linspace


def test_the_square_of_booleans_has_numpys_dtype():
    b = np.array([True, False])
    for power in (0, 1, 2, 3, np.int8(2)):
        assert (te.tensor(b) ** power).dtype == (b**power).dtype
        assert te.jit(lambda b, n=power: b**n)(b).dtype == (b**power).dtype
        assert tn.power(te.tensor(b), power).dtype == np.power(b, power).dtype


def test_types_of_numbers_are_numpys():
    x = tn.ones(3, tn.float32)
    assert x.dtype == tn.float32 and isinstance(tn.float32(1.5), tn.floating)
    assert (tn.int64(3) * tn.arange(3)).dtype == tn.int64
    assert (tn.float32(2) * x).dtype == tn.float32 and (tn.float64(2) * x).dtype == tn.float64
    assert tn.float64(tn.asarray(2.5)) == 2.5 and not tn.bool_(False)
    with pytest.raises(TypeError, match="gradients flow through"):
        tn.float64(te.variable(2.5))
