"""NumPy's and SciPy's own functions on tensors and traced values, and what they refuse."""

import re
from pathlib import Path

import numpy as np
import pytest
from scipy import special

import tenferro as te

X = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


def assert_same(got, expected):
    got = np.asarray(got)
    assert got.shape == expected.shape
    assert got.dtype == expected.dtype
    np.testing.assert_allclose(got, expected, rtol=1e-14)


CALLS = {
    "keyword a": lambda x: np.mean(a=x, axis=0),
    "positional axis": lambda x: np.sum(x, 1),
    "positional out": lambda x: np.sum(x, 0, None, None, True),
    "out None": lambda x: np.clip(x, 2, 5, None),
    "older names": lambda x: np.clip(x, a_min=2, a_max=5),
    "order": lambda x: np.zeros_like(x, order="C", subok=False),
    "list of arrays": lambda x: np.concatenate([x, x], axis=1),
    "tuple of arrays": lambda x: np.stack((x, x[::-1])),
    "nested": lambda x: np.where(x > 2, x, 0.0),
    "ddof": lambda x: np.std(x, ddof=1, axis=0),
    "reduce": lambda x: np.add.reduce(x),
    "reduce axes": lambda x: np.maximum.reduce(x, axis=(0, 1), keepdims=True),
    "reduce initial": lambda x: np.multiply.reduce(x, axis=1, initial=2.0),
    "logaddexp.reduce": lambda x: np.logaddexp.reduce(x, axis=1),
    "logical_and.reduce": lambda x: np.logical_and.reduce(x > 1, axis=1),
    "accumulate": lambda x: np.add.accumulate(x, axis=1),
    "multiply.accumulate": lambda x: np.multiply.accumulate(x),
    "outer": lambda x: np.subtract.outer(x, x[0]),
    "ufunc dtype": lambda x: np.add(x, 1, dtype="float32"),
    "gufunc": lambda x: np.matmul(x, x.T),
    "gufunc axis": lambda x: np.vecdot(x, x, axis=0),
    "conjugate": np.conjugate,
    "linalg outer": lambda x: np.linalg.outer(x[0], x[1]),
    "linalg norm": lambda x: np.linalg.norm(x),
    "linalg solve": lambda x: np.linalg.solve(x[:, :2] + np.eye(2), x[:, 2]),
    "fft": lambda x: np.fft.fft(x, axis=0),
    "special": lambda x: special.erf(x),
    "i0": np.i0,
    "like": lambda x: np.ones((2, 3), like=x) + x,
    "einsum": lambda x: np.einsum("ij,kj->ik", x, x),
    "operator with array": lambda x: X - x,
    "reflected": lambda x: 2 ** (1 / x) + divmod(7, x)[1],
    "matmul with array": lambda x: X @ x.T,
    "shape": lambda x: np.ones(3) * np.shape(x)[1] * np.size(x) * np.ndim(x),
    "result_type": lambda x: np.ones(2, np.result_type(x, np.complex64)),
}


@pytest.mark.parametrize("name", CALLS)
def test_calls(name):
    call = CALLS[name]
    with np.errstate(all="ignore"):
        expected = np.asarray(call(X))
        assert_same(call(te.tensor(X)), expected)
        assert_same(te.jit(call)(X), expected)


def test_functions_that_only_look():
    t = te.tensor(X)
    assert np.array2string(t) == np.array2string(X)
    assert np.shares_memory(t, t.numpy())
    assert not np.shares_memory(t, X)
    np.testing.assert_allclose(t, X)
    np.testing.assert_array_equal(t, X)


REFUSED = {
    "where= of a ufunc": (lambda x: np.add(x, 1, where=X > 2), r"numpy\.add: where.*numpy\.where"),
    "at": (lambda x: np.hypot.at(x, 0, 1.0), r"numpy\.hypot\.at is not .* x\[index\] = f\(x"),
    "at, into NumPy": (
        lambda x: np.add.at(np.zeros(3), 0, te.variable(1.0)),
        r"numpy\.add\.at.*like=x",
    ),
    "reduceat": (lambda x: np.add.reduceat(x, [0, 1]), r"numpy\.add\.reduceat"),
    "reduce": (lambda x: np.hypot.reduce(x), r"numpy\.hypot\.reduce"),
    "at, of one argument": (lambda x: np.exp.at(x, 0), r"numpy\.exp\.at"),
    "an unknown function": (lambda x: np.busday_count(x, x), r"numpy\.busday_count.*extension"),
    "an unknown ufunc": (lambda x: np.isnat(x), "'isnat'"),
    "an argument": (lambda x: np.percentile(x, 50, weights=X), "weights"),
    "an object": (lambda x: te.numpy.add(x, "1"), "add"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_name_the_function(name):
    call, message = REFUSED[name]
    with pytest.raises(TypeError, match=message):
        call(te.tensor(X))
    with pytest.raises(TypeError, match=message):
        te.jit(call)(X)


def test_arrays_of_numpy_are_not_written_to_where_gradients_or_a_trace_would_end():
    y = np.zeros(3)

    def sum_into(x):
        np.sum(x, out=np.zeros(()))

    def accumulate(x):
        z = y
        z += x

    for run in (te.jit, lambda f: lambda x: f(te.variable(x))):
        with pytest.raises(TypeError, match="y = y \\+ x"):
            run(accumulate)(np.ones(3))
        with pytest.raises(TypeError, match=r"numpy\.sum: out=.*like=x"):
            run(sum_into)(np.ones(3))
    assert not y.any()


def test_arrays_of_numpy_take_results_that_no_gradient_flows_through():
    x, y, z = te.tensor([1.0, 2.0, 3.0]), np.zeros(3), np.arange(3)
    view = y[1:]
    y += x
    assert type(y) is np.ndarray
    np.testing.assert_array_equal(view, [2.0, 3.0])
    assert np.multiply(x, 2.0, out=y, where=x > 1.5) is y
    np.testing.assert_array_equal(y, [1.0, 4.0, 6.0])
    np.cumsum(x, out=y)
    np.testing.assert_array_equal(y, [1.0, 3.0, 6.0])
    with te.no_grad():
        y -= te.variable([1.0, 2.0, 3.0])
    np.testing.assert_array_equal(y, [0.0, 1.0, 3.0])
    with pytest.raises(TypeError, match="same_kind"):
        z += x


def test_control_flow_on_traced_values_is_refused():
    for use in (bool, float, int, complex, lambda x: [1, 2][x], np.asarray, lambda x: x.item()):
        with pytest.raises(TypeError, match="traced"):
            te.jit(use)(1.0)


def test_every_function_of_the_namespace_answers_under_numpys_name():
    """NumPy's dispatched functions that the namespace has are found; the others name themselves."""
    missing = [
        name
        for name in dir(np)
        if isinstance(getattr(np, name), np.ufunc)
        and not hasattr(te.numpy, name)
        and not hasattr(te.special, name)
    ]
    assert missing == ["isnat"]


def test_what_is_absent_is_listed():
    """Every function of NumPy is here, or docs/numpy.md says why not; and none is there in vain."""
    text = (Path(__file__).parents[3] / "docs" / "numpy.md").read_text()
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    listed = {name for row in rows for name in re.findall("`(.*?)`", row)}
    functions = {n for n in np.__all__ if callable(getattr(np, n)) and n.islower()}
    functions = {n for n in functions if not isinstance(getattr(np, n), type)}
    functions -= {
        "_get_promotion_state",
        "_set_promotion_state",
        "in1d",
        "trapz",
    }  # until NumPy 2.4
    present = {n for n in dir(te.numpy) if callable(getattr(te.numpy, n))}
    assert sorted(functions - present - listed) == []
    assert sorted(listed & present) == []


@pytest.mark.parametrize("run", [te.jit, lambda f: lambda x: f(te.tensor(x))])
def test_lists_beside_arrays_are_arrays(run):
    x = np.array([1.0, 2.0, 3.0])
    for f in (
        lambda x: x == [1.0, 5.0, 3.0],
        lambda x: [1, 2, 3] - x,
        lambda x: x ** (1, 2, 3),
        lambda x: x @ [1, 2, 3],
        lambda x: [[1], [2]] * x,
    ):
        np.testing.assert_array_equal(run(f)(x), f(x))
    with pytest.raises(TypeError, match="subtract: an operand is list"):
        run(lambda x: [x[0], 1.0, 2.0] - x)(x)
    with pytest.raises(ValueError, match="multiply"):
        run(lambda x: x * [1.0, 2.0])(x)


UFUNCS = sorted(
    name
    for name, ufunc in vars(np).items()
    if isinstance(ufunc, np.ufunc) and not ufunc.signature and hasattr(te.numpy, name)
)
OPERANDS = (
    np.array([3 + 4j, -1j]),
    np.array([-1.0, 2.5]),
    np.array([1, -2]),
    np.array([True, False]),
)


def in_dtype(function, arguments, dtype):
    """The results, or None where these dtypes are refused."""
    try:
        found = function(*arguments, dtype=dtype)
    except (TypeError, ValueError):  # NumPy's for integers to negative powers
        return None
    return [np.asarray(x) for x in (found if isinstance(found, tuple) else (found,))]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", UFUNCS)
def test_ufuncs_compute_in_the_dtype_of_their_results(name):
    ufunc = getattr(np, name)
    for x, y in zip(OPERANDS, [*OPERANDS[1:], OPERANDS[0]], strict=True):
        arguments = (x, y)[: ufunc.nin]
        for dtype in ("f8", "f4", "?", "c16", "i8"):
            found = in_dtype(getattr(te.numpy, name), arguments, dtype)
            expected = in_dtype(ufunc, arguments, dtype)
            assert (found is None) == (expected is None), dtype
            for a, b in zip(found or (), expected or (), strict=True):
                assert a.dtype == b.dtype
                np.testing.assert_allclose(a, b, rtol=1e-5)
