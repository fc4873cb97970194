"""Arguments of every layout, byte order and size through the native engine's public calls."""

import pickle

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn

RNG = np.random.default_rng(21)
FUNCTIONS = {
    "pointwise": lambda x: tn.sin(x) * 2.0 + x,
    "rows": lambda x: tn.exp(x - tn.max(x, axis=-1, keepdims=True)),
    "columns": lambda x: tn.sum(x * x, axis=0),
    "everything": lambda x: tn.sum(tn.tanh(x)),
    "product": lambda x: x @ x.T,
    "view": lambda x: x[::-1, 1:].T,
    "picked": lambda x: tn.take(x, np.array([0, 2, 2]), axis=1),
    "reference": lambda x: te.special.hyp0f1(0.5, x),
    "gradient": te.grad(lambda x: tn.sum(tn.tanh(x @ x.T))),
}


def unaligned(x):
    raw = np.empty(x.nbytes + 1, np.uint8)[1:]
    found = raw.view(x.dtype).reshape(x.shape)
    found[...] = x
    assert not found.flags.aligned
    return found


def readonly(x):
    found = x.copy()
    found.flags.writeable = False
    return found


class Subclass(np.ndarray):
    """An array of a class of its own."""


LAYOUTS = {
    "contiguous": np.copy,
    "columns first": np.asfortranarray,
    "strided": lambda x: np.repeat(np.repeat(x, 2, 0), 3, 1)[::2, ::3],
    "reversed": lambda x: x[::-1, ::-1].copy()[::-1, ::-1],
    "transposed": lambda x: x.T.copy().T,
    "unaligned": unaligned,
    "swapped": lambda x: x.astype(x.dtype.newbyteorder()),
    "read-only": readonly,
    "subclass": lambda x: x.copy().view(Subclass),
    "list": lambda x: x.tolist(),
}


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_arguments_of_any_layout(name, layout):
    x = RNG.standard_normal((7, 9))
    native, reference = (te.jit(FUNCTIONS[name], engine=e) for e in ("native", "numpy"))
    expected = np.asarray(reference(x))
    given = LAYOUTS[layout](x)
    if layout == "list":
        given = np.asarray(given)
    for call in range(3):  # traced; through the fast entry, or turned away from it
        for argument in (x, given):
            found = native(argument)
            assert type(found) is np.ndarray and found.dtype == np.float64, call
            np.testing.assert_allclose(found, expected, rtol=1e-13, atol=1e-15)
    np.testing.assert_array_equal(np.asarray(given), x)


DTYPES = {
    "swapped": np.dtype(np.float64).newbyteorder(),
    "swapped and back": np.dtype(np.float64).newbyteorder().newbyteorder(),
    "with metadata": np.dtype(np.float64, metadata={"unit": "m"}),
    "unpickled": pickle.loads(pickle.dumps(np.ones(1))).dtype,
    "longlong": np.dtype(np.longlong),
    "ulonglong": np.dtype(np.ulonglong),
    "swapped integers": np.dtype(np.int32).newbyteorder(),
    "swapped booleans": np.dtype(bool).newbyteorder(),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (5,), (1, 6), (3, 7)])
def test_the_first_argument_may_be_of_another_instance_of_a_dtype(shape, dtype):
    x = np.ones(shape, DTYPES[dtype])
    doubled = te.jit(lambda x: x * 2.0)
    for argument in (x, np.ones(shape, x.dtype.name), x[..., ::-1] if shape else x, te.tensor(x)):
        np.testing.assert_array_equal(doubled(argument), np.full(shape, 2.0))
    slope = te.jit(te.grad(lambda y, x: tn.sum(y * x)))(np.zeros(shape), x)
    np.testing.assert_array_equal(slope, np.ones(shape))
    assert te.trace(lambda x: x)(x).inputs[0].dtype is np.dtype(x.dtype.name)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("shape", [(1, 3), (1, 1), (2, 4), (0, 3), (300, 3), (3, 300)])
def test_arguments_of_any_size(name, shape):
    x = RNG.standard_normal((shape[0], max(shape[1], 3)))
    native, reference = (te.jit(FUNCTIONS[name], engine=e) for e in ("native", "numpy"))
    np.testing.assert_allclose(native(x), reference(x), rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize(
    ("m", "k", "n"), [(7, 1000, 500), (513, 33, 65), (64, 600, 700), (1, 9, 1)]
)
def test_products_of_one_task_and_of_several(m, k, n):
    a, b = RNG.standard_normal((m, k)), RNG.standard_normal((k, n))
    got = te.jit(lambda a, b: a @ b, engine="native")(a, b)
    np.testing.assert_allclose(got, a @ b, rtol=1e-11, atol=1e-11)
    got = te.jit(lambda a, b: a @ b.T, engine="native")(a, np.ascontiguousarray(b.T))
    np.testing.assert_allclose(got, a @ b, rtol=1e-11, atol=1e-11)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["?", "i1", "u2", "i4", "i8", "u8", "f4", "f8", "c8", "c16"])
@pytest.mark.parametrize("shape", [(), (1,), (0,), (2, 0, 3), (5,), (4, 33)])
def test_sums_extrema_and_moves_of_every_dtype(shape, dtype):
    x = (2 * RNG.standard_normal(shape)).astype(dtype)

    def moves(x):
        spread = tn.broadcast_to(x, (2, *x.shape))
        return x + x, tn.sum(x), tn.concat([spread, spread[::-1]]), x * x, tn.where(x == x, x, x)

    def extrema(x):
        return tn.max(x), tn.min(x, axis=-1), tn.prod(x), tn.argmax(x), tn.any(x), tn.all(x)

    functions = [moves]
    if shape and 0 not in shape and dtype[0] != "c":
        functions.append(extrema)
    for function in functions:
        expected = te.jit(function, engine="numpy")(x)
        for found, y in zip(te.jit(function, engine="native")(x), expected, strict=True):
            assert found.dtype == y.dtype and found.shape == y.shape
            narrow = y.dtype in (np.float32, np.complex64)
            np.testing.assert_allclose(found, y, rtol=1e-5 if narrow else 1e-12, atol=1e-30)


def test_results_share_no_memory_with_arguments():
    x = RNG.standard_normal((3, 4))
    same = te.jit(lambda x: (x, x.T, x[1:], x.reshape(12)), engine="native")
    for _ in range(3):
        for y in same(x):
            assert not np.shares_memory(x, y) and y.flags.writeable


@pytest.mark.parametrize("engine", ["native", "numpy"])
@pytest.mark.parametrize("shape", [(), (4,), (4, 5)])
def test_results_beside_a_step_of_its_own_share_no_memory(engine, shape):
    def function(x, y):
        ordered = tn.sort(y)
        moved = (x.T, tn.reshape(x, (-1,)), tn.real(x), tn.flip(tn.flip(x)))
        return x, ordered, ordered[::-1], tn.sort(y), x + 1.0, x + 1.0, *moved, captured

    captured = np.arange(3.0)
    x, y = RNG.standard_normal(shape), RNG.standard_normal(6)
    for call in (te.jit(function, engine=engine), te.trace(function, engine=engine)(x, y)):
        results = call(x, y)
        for i, a in enumerate(results):
            assert a.flags.writeable
            assert not any(np.shares_memory(a, b) for b in (x, y, captured, *results[:i]))
