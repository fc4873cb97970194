"""Arrays of other libraries as arguments and operands."""

from functools import partial

import numpy as np
import pytest

import tenferro as te

X = np.array([[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]])
W = np.array([0.5, -2.0])


class ByInterface:
    """An array that has nothing but NumPy's older protocol."""

    def __init__(self, array):
        self.array = array

    @property
    def __array_interface__(self):
        return self.array.__array_interface__


class ByDlpack:
    """An array that has nothing but DLPack."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


def torch(x):
    return pytest.importorskip("torch").from_numpy(np.array(x))


def jax(x):
    pytest.importorskip("jax").config.update("jax_enable_x64", True)
    return pytest.importorskip("jax.numpy").asarray(x)


def pandas(x):
    package = pytest.importorskip("pandas")
    return package.DataFrame(x) if np.ndim(x) == 2 else package.Series(x)


def xarray(x):
    return pytest.importorskip("xarray").DataArray(x)


def memory_map(x):
    path = memory_map.folder / f"x{np.ndim(x)}.bin"
    np.asarray(x).tofile(path)
    return np.memmap(path, x.dtype, "r", shape=x.shape)


KINDS = [torch, jax, pandas, xarray, memory_map, ByInterface, ByDlpack]


@pytest.fixture(params=KINDS, ids=lambda k: k.__name__)
def kind(request, tmp_path):
    memory_map.folder = tmp_path
    return request.param


def loss(x, w):
    return np.sum(np.tanh(x @ w) ** 2)


TRANSFORMS = {
    "jit": lambda x, w: te.jit(loss)(x, w),
    "jit twice": lambda x, w: [f := te.jit(loss), f(x, w), f(x, w)][2],
    "grad": lambda x, w: te.grad(loss, (0, 1))(x, w),
    "grad of jit": lambda x, w: te.jit(te.grad(loss, 1))(x, w),
    "value_and_grad": lambda x, w: te.value_and_grad(loss, (0, 1))(x, w)[1],
    "vjp": lambda x, w: te.vjp(np.matmul, x, w)[1](X[:, 0]),
    "jvp": lambda x, w: te.jvp(loss, (x, w), (x, w)),
    "hvp": lambda x, w: te.hvp(lambda w: loss(X, w), (w,), (w,)),
    "vmap": lambda x, w: te.vmap(lambda row: row.sum())(x),
    "trace": lambda x, w: te.trace(loss)(x, w)(x, w),
    "pytree": lambda x, w: te.grad(lambda p: loss(p["x"], p["w"]))({"x": x, "w": w})["w"],
    "branches": lambda x, w: te.grad(lambda w: w.sum() ** 2 if w[0] > 0 else w.sum())(w),
    "te.numpy": lambda x, w: te.numpy.matmul(x, w),
    "te.linalg": lambda x, w: te.linalg.norm(x),
    "asarray": lambda x, w: te.numpy.asarray(x),
    "tensor": lambda x, w: te.tensor(x) * 2.0,
    "variable": lambda x, w: te.variable(w, dtype=np.float32).detach(),
    "beside a tensor": lambda x, w: np.asarray(te.tensor(X) * x),
    "beside one, swapped": lambda x, w: np.asarray(x * te.tensor(X)),
}


def leaves(tree):
    if isinstance(tree, tuple | list):
        return [leaf for part in tree for leaf in leaves(part)]
    return [np.asarray(tree)]


@pytest.mark.parametrize("name", TRANSFORMS)
def test_arguments(kind, name):
    if "swapped" in name and kind in (ByInterface, ByDlpack):
        return  # these have no operators
    given, expected = TRANSFORMS[name](kind(X), kind(W)), TRANSFORMS[name](X, W)
    for a, b in zip(leaves(given), leaves(expected), strict=True):
        assert a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=1e-12)


def test_what_is_not_differentiated_is_handed_on(kind):
    """With its own methods, arrays of NumPy as copies; operators beside traced arrays take it."""
    seen = []
    x = kind(X)

    def f(w, x):
        seen.append(x)
        return (w * 2.0).sum()

    te.grad(f)(W, x)
    if not isinstance(x, np.ndarray):
        assert seen == [x]
    else:
        assert type(seen[0]) is type(x) and np.array_equal(seen[0], x)
        assert not np.shares_memory(seen[0], x)


def test_cotangents_and_tangents(kind):
    _, pullback = te.vjp(np.tanh, W)
    np.testing.assert_allclose(pullback(kind(W))[0], W / np.cosh(W) ** 2)
    np.testing.assert_allclose(te.jvp(np.tanh, (W,), (kind(W),))[1], W / np.cosh(W) ** 2)


def test_tensors_of_torch_that_have_gradients():
    x = torch(X).requires_grad_()
    words = r"torch.Tensor with requires_grad=True, whose gradients would end here; pass its detach"
    for call in (
        lambda: te.grad(np.sum)(x),
        lambda: te.jit(np.sum)(x),
        lambda: te.numpy.sum(x),
        lambda: te.tensor(x),
        lambda: te.tensor(X) + x,
    ):
        with pytest.raises(TypeError, match=words):
            call()
    np.testing.assert_array_equal(te.grad(np.sum)(x.detach()), np.ones((3, 2)))


def test_traced_arrays_of_jax():
    tracing = pytest.importorskip("jax")
    with pytest.raises(TypeError, match=r"jit\(sin\): argument 0 is a jax.*could not be read"):
        tracing.jit(lambda x: te.jit(np.sin)(x))(1.0)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: torch(X).bfloat16(), "bfloat16|BFloat16"),
        (lambda: torch(X).half(), "dtype float16 is not supported"),
        (lambda: pandas(np.array(["a", "b"])), "not supported|could not be read"),
        (lambda: pandas(np.array([1, None])), "dtype object is not supported"),
        (object, "is of type object, expected an array or a number"),
        (lambda: "text", "is of type str, expected an array or a number"),
        (lambda: te.numpy, "is of type module, expected"),
    ],
)
def test_what_is_no_array(make, message):
    for transform in (te.grad, te.jit):
        with pytest.raises(TypeError, match=rf"sum\): argument 0.*({message})"):
            transform(np.sum)(make())


def test_integers_of_others_are_integers(kind):
    n = kind(np.arange(3))
    with pytest.raises(TypeError, match="argument 0 has dtype int64, expected floating-point"):
        te.grad(lambda n: n.sum() * 1.0)(n)
    assert te.jit(partial(np.sum))(n) == 3
