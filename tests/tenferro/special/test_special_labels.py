"""Series, data frames and data arrays: te.special keeps labels where SciPy does."""

from inspect import signature

import numpy as np
import pytest
import scipy.special

import tenferro as te

OF_NUMPY = {"cbrt", "exp2", "expm1", "log1p"}
"""Names that are functions of te.numpy, which returns tensors; NumPy's own keep labels."""
VALUES = np.array([0.25, 0.5])


def series(values):
    pandas = pytest.importorskip("pandas")
    return pandas.Series(values, index=["a", "b"], name="n")


def frame(values):
    return series(values).to_frame()


def data_array(values):
    xarray = pytest.importorskip("xarray")
    return xarray.DataArray(values, dims="t", coords={"t": [10, 20]}, name="q")


KINDS = [series, frame, data_array]


def check_same(actual, expected):
    """Of one class, with the same labels and, to rounding, the same numbers."""
    if isinstance(expected, tuple):
        assert type(actual) is tuple
        for a, b in zip(actual, expected, strict=True):
            check_same(a, b)
        return
    assert type(actual) is type(expected)
    assert getattr(actual, "name", None) == getattr(expected, "name", None)
    for labels in ("index", "columns", "coords"):
        if hasattr(expected, labels):
            assert getattr(actual, labels).equals(getattr(expected, labels))
    assert isinstance(actual.to_numpy(), np.ndarray)
    np.testing.assert_allclose(actual.to_numpy(), expected.to_numpy(), rtol=1e-9, atol=1e-12)


def scipys(name, kind):
    """A call that SciPy takes, of ones before the labelled operand, and its labelled result."""
    for before in range(len(signature(getattr(te.special, name)).parameters)):
        operands = *[1] * before, kind(VALUES)
        try:
            result = getattr(scipy.special, name)(*operands)
        except (TypeError, ValueError):
            continue
        first = result[0] if isinstance(result, tuple) else result
        return operands, result if type(first) is type(operands[-1]) else None
    return None, None


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("kind", KINDS)
def test_every_function_keeps_labels_where_scipys_does(kind):
    found = {name: scipys(name, kind) for name in set(te.special.__all__) - OF_NUMPY}
    kept = {name: call for name, call in found.items() if call[1] is not None}
    assert len(kept) > 150
    for name, (operands, expected) in kept.items():
        check_same(getattr(te.special, name)(*operands), expected)


@pytest.mark.parametrize("kind", [series, data_array])
def test_operands_are_aligned_by_their_labels(kind):
    x = kind(VALUES)
    for swapped in (x[::-1], x[:1]):
        expected = scipy.special.xlogy(x, swapped)
        check_same(te.special.xlogy(x, y=swapped), expected)


def test_dimensions_are_broadcast_by_their_names():
    x = data_array(VALUES)
    y = x.rename(t="u")
    assert te.special.beta(x, y).dims == ("t", "u")
    check_same(te.special.beta(x, y), scipy.special.beta(x, y))


def test_missing_numbers_of_pandas_stay_missing():
    x = series(VALUES).astype("Float64")
    x["a"] = None
    result = te.special.gammaln(x)
    assert result.dtype == x.dtype and list(result.isna()) == [True, False]


@pytest.mark.parametrize("kind", KINDS)
def test_results_can_be_written_to(kind):
    result = te.special.gammaln(kind(VALUES))
    result[:] = 1.0
    assert (result.to_numpy() == 1.0).all()


@pytest.mark.parametrize("kind", [series, frame])
def test_beside_a_tensor_or_a_traced_array_pandas_leaves_the_result_to_it(kind):
    x = kind(VALUES)
    expected = scipy.special.xlogy(2.0, x.to_numpy())
    result = te.special.xlogy(te.tensor(2.0), x)
    assert type(result) is te.Tensor
    np.testing.assert_allclose(result, expected)
    np.testing.assert_allclose(te.jit(te.special.xlogy)(2.0, x), expected)
    slope = te.grad(lambda w: (te.special.xlogy(w, x) * te.special.gamma(x)).sum())(2.0)
    np.testing.assert_allclose(slope, np.sum(np.log(x.to_numpy()) * scipy.special.gamma(x)).sum())


@pytest.mark.parametrize("name", ["gammaln", "round", "jv"])
def test_elements_at_a_traced_mask(name):
    function = getattr(te.special, name)
    orders, x = (2.0,) * (name == "jv"), np.array([0.5, 1.5, 2.5])

    def total(x):
        return function(*orders, x[x > 1.0]).sum()

    np.testing.assert_allclose(te.jit(total)(x), np.sum(function(*orders, x[1:])))


ARITHMETIC = {
    "x * w": lambda x, w: x * w,
    "w * x": lambda x, w: w * x,
    "x - exp(w)": lambda x, w: x - np.exp(w),
    "np.add": lambda x, w: np.add(w, x) + np.add(x, w),
    "np.exp": lambda x, w: np.exp(x * w),
    "twice": lambda x, w: (x * w) * w * (w * x),
    "mean": lambda x, w: (x * w).mean("t"),
    "where": lambda x, w: te.numpy.where(w > x, x * w, x),
    "te.special": lambda x, w: te.special.gammaln(x * w),
    "matmul": lambda x, w: te.numpy.matmul(x * w, x),
    "data": lambda x, w: np.dot((x * w).data, VALUES),
}


@pytest.mark.parametrize("name", ARITHMETIC)
def test_data_arrays_hold_traced_arrays(name):
    f, x = ARITHMETIC[name], data_array(VALUES)
    expected = np.asarray(f(x, np.float64(2.0)))

    def total(w):
        return te.numpy.sum(f(x, w))

    np.testing.assert_allclose(te.jit(lambda w: f(x, w))(2.0), expected)
    h = 1e-6
    slope = (np.sum(np.asarray(f(x, 2.0 + h))) - np.sum(np.asarray(f(x, 2.0 - h)))) / (2 * h)
    for grad in (te.grad(total), te.jit(te.grad(total))):
        np.testing.assert_allclose(grad(2.0), slope, rtol=1e-7)
    v = te.variable(2.0)
    total(v).backward()
    np.testing.assert_allclose(v.grad, slope, rtol=1e-7)


def test_functions_that_need_numbers_name_the_array_in_a_data_array():
    x = data_array(VALUES)
    with pytest.raises(te.TracerError, match=r"xarray.*its data: np.dot\(x.data, y\)"):
        te.jit(lambda w: np.dot(x * w, VALUES))(2.0)
