"""The Array API standard 2025.12: names, signatures, dtypes, devices, DLPack, creation."""

import inspect
from inspect import Parameter

import numpy as np
import pytest
from standard_table import ATTRIBUTES, CONSTANTS, DTYPES, METHODS, SIGNATURES, parameters

import tenferro as te
from tenferro.tensor import aval_of, dim
from tenferro.tensor.dtypes import SUPPORTED
from tenferro.trace import Tracer

tn = te.numpy
POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def strict():
    """The reference implementation of the standard, where it is installed."""
    return pytest.importorskip("array_api_strict", minversion="2.5")


def test_the_table_is_the_reference_implementations():
    library = strict()
    if library.__array_api_version__ != tn.__array_api_version__:
        pytest.skip("the reference implementation has another version of the standard")
    functions = {n for n in library.__all__ if inspect.isfunction(getattr(library, n))}
    assert {n for n in functions if "array_api_strict" not in n} == set(SIGNATURES)
    for name, text in SIGNATURES.items():
        theirs = inspect.signature(getattr(library, name)).parameters.values()
        assert [(p.name, p.kind) for p in theirs] == [(p.name, p.kind) for p in parameters(text)]


def test_every_name_of_the_standard_is_there():
    names = [*SIGNATURES, *DTYPES, *CONSTANTS, "__array_api_version__"]
    assert [n for n in names if not hasattr(tn, n)] == []
    methods = [*METHODS, *ATTRIBUTES]
    assert [n for n in methods if not hasattr(te.Tensor, n)] == []
    assert [n for n in methods if not hasattr(Tracer, n)] == []


@pytest.mark.parametrize("name", SIGNATURES)
def test_signatures_take_what_the_standards_take(name):
    """Each parameter is there, in order, and may be given as the standard gives it."""
    assert accepts(inspect.signature(getattr(tn, name)), parameters(SIGNATURES[name]))


def accepts(ours, theirs):
    mine = list(ours.parameters.values())
    leading = [p for p in theirs if p.kind in POSITIONAL]
    for p, q in zip(leading, mine, strict=False):
        if q.kind not in POSITIONAL:
            return False
        if p.kind is Parameter.POSITIONAL_OR_KEYWORD and q.name != p.name:
            return False
        if p.default is not Parameter.empty and q.default is Parameter.empty:
            return False
    if len(mine) < len(leading):
        return False
    required = [
        q for q in mine[len(leading) :] if q.default is Parameter.empty and q.kind in POSITIONAL
    ]
    keywords = {p.name for p in theirs if p.kind is Parameter.KEYWORD_ONLY}
    return not required and keywords <= {q.name for q in mine}


def test_namespace_info():
    info = tn.asarray(1.0).__array_namespace__(api_version="2025.12").__array_namespace_info__()
    assert info.devices()[0] == "cpu" == info.default_device()
    assert info.capabilities()["boolean indexing"] is True
    assert set(info.dtypes().values()) == SUPPORTED
    assert info.dtypes(kind="real floating") == {"float32": np.float32, "float64": np.float64}
    assert set(info.dtypes(kind=("bool", "signed integer"))) == {
        "bool",
        "int8",
        "int16",
        "int32",
        "int64",
    }
    assert info.default_dtypes(device="cpu")["integral"] == tn.int64
    with pytest.raises(ValueError, match="kind"):
        info.dtypes(kind="quaternion")
    with pytest.raises(ValueError, match="device"):
        info.dtypes(device="gpu")
    with pytest.raises(ValueError, match="api_version"):
        tn.asarray(1.0).__array_namespace__(api_version="1999.12")


def test_dtypes_are_data():
    for dtype in SUPPORTED:
        assert getattr(tn, dtype.name) == dtype
        x = tn.ones(3, dtype=dtype)
        assert x.dtype == dtype
        assert tn.isdtype(dtype, dtype)
    assert tn.finfo(tn.complex64).dtype == tn.float32
    assert tn.finfo(tn.ones(2)).bits == 64
    assert tn.iinfo(tn.uint8).max == 255
    assert tn.isdtype(tn.int8, ("real floating", "signed integer"))
    for wrong in (
        lambda: tn.finfo(tn.int8),
        lambda: tn.iinfo(tn.bool),
        lambda: tn.ones(2, "float16"),
    ):
        with pytest.raises(TypeError):
            wrong()


def test_promotion():
    assert tn.result_type(tn.float32, 1.0) == tn.float32
    assert tn.result_type(tn.ones(2, "int8"), 1.0) == tn.float64
    assert tn.result_type(tn.int32, tn.uint32) == tn.int64
    assert tn.can_cast(tn.ones(2, "int8"), tn.int16)
    assert not tn.can_cast(tn.float64, tn.float32)
    assert tn.promote_types("int8", "uint8") == tn.int16


def test_astype():
    x = tn.asarray([1.5 + 2j, -0.5])
    assert np.array_equal(tn.astype(x, tn.float32), np.float32([1.5, -0.5]))
    assert x.astype(int).dtype == x.astype(dtype=int).dtype == np.int64
    assert te.grad(lambda x: tn.astype(tn.astype(x, "float32"), "float64"))(0.1) == 1.0
    with pytest.raises(TypeError, match="float16"):
        tn.astype(x, "float16")


def test_devices():
    x = tn.ones(2, device="cpu")
    assert x.device == "cpu"
    assert x.to_device("cpu") is x
    for wrong in (lambda: tn.ones(2, device="gpu"), lambda: x.to_device("gpu")):
        with pytest.raises(ValueError, match="gpu"):
            wrong()


def test_memory_is_shared_by_dlpack():
    data = np.arange(3.0)
    x = tn.from_dlpack(data)
    assert x.__dlpack_device__() == (1, 0)
    back = np.from_dlpack(x)
    data[0] = 7
    assert back[0] == 7 == float(x[0])
    assert not np.shares_memory(np.asarray(tn.from_dlpack(data, copy=True)), data)
    with pytest.raises(BufferError, match="detach"):
        np.from_dlpack(te.variable([1.0]))
    with pytest.raises(TypeError, match="traced"):
        te.jit(lambda x: np.from_dlpack(x))(data)


def test_protocol_of_dlpack():
    x = tn.asarray([1.0, 2.0])
    for options in ({}, {"max_version": (1, 0), "dl_device": (1, 0), "copy": True}):
        assert "dltensor" in repr(x.__dlpack__(**options))
    with pytest.raises((BufferError, ValueError)):  # the latter before NumPy 2.4
        x.__dlpack__(dl_device=(2, 0))
    with pytest.raises(ValueError, match="device is 'gpu'"):
        tn.from_dlpack(np.ones(2), device="gpu")
    devices = set()
    te.jit(lambda x: devices.add((x.__dlpack_device__(), x.device)))(1.0)
    assert devices == {((1, 0), "cpu")}
    with pytest.raises(te.TracerError, match="DLPack"):
        te.jit(lambda x: x.__dlpack__())(1.0)


def test_what_the_latest_version_added():
    assert tn.broadcast_shapes() == ()
    assert tn.broadcast_shapes((2, 1), (3,)) == (2, 3)
    same(tn.searchsorted(tn.asarray([1, 2, 3]), 2), np.array(1))
    assert tn.expand_dims(tn.ones(2), axis=(0, -1)).shape == (1, 2, 1)
    assert tn.permute_dims(tn.ones((2, 3)), (-1, 0)).shape == (3, 2)
    same(tn.isin(tn.asarray([1, 2]), 2, invert=True), np.array([True, False]))
    same(tn.isin(2, tn.asarray([2])), np.array(True))
    x = tn.asarray([1.0, 2.0], dtype="float32")
    x[0] = tn.asarray(3)
    same(x, np.float32([3, 2]))


def test_joined_counted_and_accumulated():
    x = tn.asarray([[1, 0, 2], [3, 4, 0]])
    same(tn.stack(tn.unstack(x, axis=1), axis=1), np.asarray(x))
    assert [y.shape for y in tn.unstack(x)] == [(3,), (3,)]
    same(tn.count_nonzero(x, axis=0, keepdims=True), np.array([[2, 1, 1]]))
    same(tn.cumulative_sum(x, axis=1, include_initial=True), np.array([[0, 1, 1, 3], [0, 3, 7, 7]]))
    same(tn.cumulative_prod(x[0], dtype="float32", include_initial=True), np.float32([1, 1, 0, 0]))
    same(tn.take_along_axis(x, tn.argsort(x)), np.array([[0, 1, 2], [0, 3, 4]]))
    with pytest.raises(ValueError, match="axis"):
        tn.cumulative_sum(x)


def test_asarray():
    data = np.arange(3.0)
    assert np.shares_memory(np.asarray(tn.asarray(data)), data)
    assert not np.shares_memory(np.asarray(tn.asarray(data, copy=True)), data)
    assert not np.shares_memory(np.asarray(tn.array(data)), data)
    assert tn.array([1, 2], ndmin=3).shape == (1, 1, 2)
    assert tn.asarray([[1, 2.5], [3, True]]).dtype == np.float64
    stacked = te.jit(lambda x: tn.asarray([[x, 2 * x], [1.0, x]]))(3.0)
    assert np.array_equal(stacked, [[3, 6], [1, 3]])
    for wrong in ({"copy": False, "dtype": "float32"}, {"copy": False}):
        with pytest.raises(ValueError, match="copy"):
            tn.asarray(data if "dtype" in wrong else [1.0], **wrong)
    with pytest.raises(ValueError, match="inhomogeneous"):
        tn.asarray([[1], [1, 2]])
    with pytest.raises(TypeError):
        tn.asarray(["a"])


SHAPES = [3, (), (2, 3), (0, 2), [2, 2]]


@pytest.mark.parametrize("dtype", [None, "float32", "int8", "bool", "complex64"])
def test_filled_arrays(dtype):
    for shape in SHAPES:
        for name in ("zeros", "ones", "empty"):
            same(getattr(tn, name)(shape, dtype=dtype), getattr(np, name)(shape, dtype=dtype), name)
        for value in (1, 2.5, True):
            same(tn.full(shape, value, dtype=dtype), np.full(shape, value, dtype=dtype))
    like = np.ones((2, 3), "float32")
    for name in ("zeros_like", "ones_like", "empty_like"):
        same(getattr(tn, name)(like, dtype=dtype), getattr(np, name)(like, dtype=dtype), name)
    same(tn.full_like(like, 7, dtype=dtype), np.full_like(like, 7, dtype=dtype))
    same(tn.zeros_like(like, shape=(4,)), np.zeros_like(like, shape=(4,)))


def same(got, expected, name=""):
    got = np.asarray(got)
    assert (got.shape, got.dtype) == (expected.shape, expected.dtype)
    if "empty" not in name:
        np.testing.assert_allclose(got, expected, rtol=1e-12)


def test_matrices():
    for args in ((3,), (2, 4), (0,)):
        for k in (0, 1, -2):
            same(tn.eye(*args, k=k), np.eye(*args, k=k))
            same(tn.tri(*args, k=k, dtype="int32"), np.tri(*args, k=k, dtype="int32"))
    same(tn.identity(2), np.identity(2))
    made = tn.fromfunction(lambda i, j: 3 * i + j, (2, 3), dtype=int)
    same(made, np.fromfunction(lambda i, j: 3 * i + j, (2, 3), dtype=int))


@pytest.mark.parametrize("args", [(3,), (1, 4), (1, 4, 0.5), (5, 1, -1), (3.0,), (0,), (1, 2, 0.3)])
def test_ranges(args):
    same(tn.arange(*args), np.arange(*args))
    same(tn.arange(*args, dtype="float32"), np.arange(*args, dtype="float32"))
    same(tn.arange(*map(tn.asarray, args)), np.arange(*args))


ENDS = [(1.0, 5.0), (1, 5), (1 + 1j, 2.0), (np.array([1.0, 2.0]), 5.0)]
SPACINGS = [{}, {"endpoint": False}, {"num": 1}, {"num": 0}, {"axis": -1}, {"dtype": "float32"}]


@pytest.mark.filterwarnings("ignore::numpy.exceptions.ComplexWarning")
@pytest.mark.parametrize("name", ["linspace", "logspace", "geomspace"])
def test_spacings(name):
    for ends in ENDS:
        for options in SPACINGS:
            same(getattr(tn, name)(*ends, **options), getattr(np, name)(*ends, **options))
    values, step = tn.linspace(0.0, 1.0, 5, retstep=True)
    assert step == 0.25
    assert values[-1] == 1.0


def test_creation_errors():
    for call, error, message in (
        (lambda: tn.zeros(-1), ValueError, "shape"),
        (lambda: tn.zeros(2.5), TypeError, "float"),
        (lambda: tn.linspace(0, 1, -1), ValueError, "num"),
        (lambda: tn.geomspace(0.0, 1.0), ValueError, "geomspace: start"),
        (lambda: tn.full(2, np.ones(3)), ValueError, "broadcast"),
        (lambda: te.jit(lambda n: tn.arange(n))(3), TypeError, "arange.*static"),
        (lambda: tn.zeros(dim("n")), TypeError, "trace"),
    ):
        with pytest.raises(error, match=message):
            call()


def test_sizes_known_at_run_time():
    """Arrays of a symbolic size exist while a function is traced."""
    from computegraph import materialize_merge
    from tenferro.engines import compile_graph
    from tenferro.trace import Trace, current_trace

    trace, n = Trace("sizes"), dim("n")
    token = current_trace.set(trace)
    try:
        x = trace.fresh(aval_of((n,), np.float64), "x")
        y = x * tn.arange(n) + tn.full(n, 2.0) - tn.ones(n) + tn.mean(x) + tn.var(x, correction=1)
        z = tn.eye(n) @ x
    finally:
        current_trace.reset(token)
    program = compile_graph(materialize_merge(trace, [y.id, z.id], [x.id]), "numpy")
    for size in (2, 5):
        data = np.linspace(1.0, 2.0, size)
        first, second = program(data)
        expected = data * np.arange(size) + 1 + data.mean() + data.var(ddof=1)
        np.testing.assert_allclose(first, expected)
        np.testing.assert_allclose(second, data)


def test_inspection():
    x = np.ones((2, 3))
    assert (tn.ndim(x), tn.shape(x), tn.size(x), tn.size(x, 1)) == (2, (2, 3), 6, 3)
    assert tn.isscalar(2.0)
    assert not tn.isscalar(tn.asarray(2.0))
    with pytest.raises(ValueError, match="axis"):
        tn.size(x, 2)


def test_windows():
    for name in ("bartlett", "blackman", "hamming", "hanning"):
        same(getattr(tn, name)(5), getattr(np, name)(5))
    same(tn.kaiser(5, 3.0), np.kaiser(5, 3.0))


def test_polynomials():
    calls = {
        "polyval": ([1.0, 2, 3], [[1.0, 2], [3, 4]]),
        "polymul": ([1.0, 2], [3.0, 4, 5]),
        "polyadd": ([1, 2], [1, 2, 3]),
        "polysub": ([1.0], [1, 2, 3]),
        "polyder": ([1.0, 2, 3, 4], 2),
        "polyint": ([1.0, 2, 3], 2, [5, 6]),
        "vander": ([1, 2, 3], 2, True),
    }
    for name, args in calls.items():
        same(getattr(tn, name)(*args), getattr(np, name)(*args))
    same(tn.vander([1.0, 2.0], 0), np.vander([1.0, 2.0], 0))
    with pytest.raises(ValueError, match="vander"):
        tn.vander(np.ones((2, 2)))


def test_agreement_of_arrays():
    x = np.array([1.0, np.nan, np.inf])
    assert not tn.allclose(x, x)
    assert tn.allclose(x, x, equal_nan=True)
    assert tn.array_equal([1, 2], [1, 2])
    assert not tn.array_equal([1, 2], [[1, 2]])
    assert not tn.array_equal(x, x)
    assert tn.array_equal(x, x, equal_nan=True)
    assert tn.array_equiv([1, 1], 1)
    assert not tn.array_equiv([1, 1, 1], [1, 1])


def test_limits_are_python_numbers_and_devices_a_tuple():
    limits = te.numpy.finfo(np.complex64)
    assert limits.dtype == np.float32 and limits.bits == 32
    for name in ("eps", "max", "min", "smallest_normal"):
        found = getattr(limits, name)
        assert type(found) is float and found == getattr(np.finfo(np.float32), name)
    devices = te.numpy.__array_namespace_info__().devices()
    assert type(devices) is tuple and devices[0] == "cpu"


QUOTIENTS = [  # x1, x2, floor_divide: the special cases of the standard
    *((a * np.inf, b * y, a * b * np.inf) for a in (1, -1) for b in (1, -1) for y in (0.5, 3.0)),
    *((a * x, b * np.inf, a * b * 0.0) for a in (1, -1) for b in (1, -1) for x in (0.0, 2.0)),
    *((a * 0.0, b * 2.0, a * b * 0.0) for a in (1, -1) for b in (1, -1)),
    *((a * x, b * 0.0, a * b * np.inf) for a in (1, -1) for b in (1, -1) for x in (2.0, np.inf)),
    *((a * np.inf, b * np.inf, np.nan) for a in (1, -1) for b in (1, -1)),
    *((a * 0.0, b * 0.0, np.nan) for a in (1, -1) for b in (1, -1)),
    *((np.nan, x, np.nan) for x in (0.0, 1.0, np.inf, np.nan)),
    *((x, np.nan, np.nan) for x in (0.0, 1.0, np.inf)),
    (7.0, 2.0, 3.0),
    (-7.0, 2.0, -4.0),
]


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_floor_division_has_the_standards_special_cases(engine, dtype):
    x1, x2, expected = np.array(QUOTIENTS, dtype).T.copy()
    ways = (tn.floor_divide, np.floor_divide, lambda x, y: divmod(x, y)[0], lambda x, y: x // y)
    with np.errstate(all="ignore"):
        for function in ways:
            same(te.jit(function, engine=engine)(x1, x2), expected)
        same(te.jit(tn.remainder, engine=engine)(x1, x2), np.remainder(x1, x2))
