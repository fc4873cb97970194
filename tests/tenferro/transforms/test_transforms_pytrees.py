"""Pytrees as arguments and results, argnums, aux, keyword arguments."""

from collections import OrderedDict, namedtuple
from dataclasses import dataclass

import numpy as np
import pytest

import tenferro as te

Pair = namedtuple("Pair", "a b")
X = np.array([1.0, 2.0, 3.0])


@te.register_pytree(static=("power",))
@dataclass(frozen=True)
class Model:
    weight: np.ndarray
    bias: dict
    power: int


@pytest.mark.parametrize(
    "tree",
    [
        {"a": X, "b": {"c": 2.0}},
        [X, (2.0, [X])],
        (X,),
        Pair(X, Pair(2.0, None)),
        OrderedDict([("z", X), ("a", 1.0)]),
        {"empty": {}, "none": None, "list": [], "tuple": (), "x": X},
        Model(X, {"b": 2.0}, 3),
    ],
    ids=lambda tree: type(tree).__name__,
)
def test_gradient_has_the_structure_of_the_argument(tree):
    def loss(tree):
        leaves, _ = te.pytree.flatten(tree)
        return sum(np.sum(leaf * leaf) for leaf in leaves)

    gradient = te.grad(loss)(tree)
    assert type(gradient) is type(tree)
    leaves, spec = te.pytree.flatten(tree)
    found, found_spec = te.pytree.flatten(gradient)
    assert spec == found_spec
    for x, g in zip(leaves, found, strict=True):
        np.testing.assert_array_equal(g, 2 * np.asarray(x))
    jitted = te.jit(te.grad(loss))(tree)
    assert te.pytree.flatten(jitted)[1] == spec
    _, tangent = te.jvp(loss, (tree,), (tree,))
    assert tangent == pytest.approx(2 * float(loss(tree)))


def test_empty_arguments_have_empty_gradients():
    assert te.grad(lambda p: 1.0 * 2.0)({}) == {}
    assert te.grad(lambda p, x: x * x)(None, 3.0) is None
    value, found = te.value_and_grad(lambda p, x: x * x, argnums=(0, 1))((), 3.0)
    assert (value, found[0], found[1]) == (9.0, (), 6.0)


def test_static_fields_are_structure():
    f = te.jit(lambda m: (m.weight**m.power).sum())
    assert f(Model(X, {}, 2)) == 14.0
    assert f(Model(X, {}, 3)) == 36.0
    assert f.cache_info().size == 2
    assert te.grad(f)(Model(X, {}, 2)).power == 2


def test_registering_refuses_what_it_cannot_take():
    with pytest.raises(TypeError, match="dataclass"):
        te.register_pytree(int)
    with pytest.raises(ValueError, match="static is"):
        te.register_pytree(dataclass(type("Empty", (), {})), static=("missing",))
    with pytest.raises(ValueError, match="already registered"):
        te.register_pytree(Model)


@pytest.mark.parametrize(
    ("argnums", "expected"),
    [(0, 9.0), (1, 12.0), (-1, 12.0), (np.int64(1), 12.0), ((0,), (9.0,)), ((1, 0), (12.0, 9.0)),
     ([0, 1], (9.0, 12.0)), ((-1, -2), (12.0, 9.0)), ((), ())],
)  # fmt: skip
def test_argnums(argnums, expected):
    assert te.grad(lambda a, b: a * b * b, argnums=argnums)(2.0, 3.0) == expected


@pytest.mark.parametrize(
    ("argnums", "error", "message"),
    [
        (2, ValueError, "argnums is 2, but there are 2 positional arguments"),
        ((0, -3), ValueError, "argnums is .0, -3."),
        ((0, 0), ValueError, "each argument once"),
        ((0, -2), ValueError, "each argument once"),
        ("c", ValueError, "argnums names 'c', but the arguments that are passed are 'a', 'b'"),
        (1.0, TypeError, "argnums is 1.0"),
        (None, TypeError, "argnums is None"),
    ],
)
def test_bad_argnums(argnums, error, message):
    with pytest.raises(error, match=message):
        te.grad(lambda a, b: a * b, argnums=argnums)(2.0, 3.0)


def test_aux_may_hold_anything():
    def f(x):
        return (x * x).sum(), {"y": 3 * x, "text": "t", "none": None, "array": X, "n": 2}

    gradient, aux = te.grad(f, has_aux=True)(X)
    np.testing.assert_array_equal(gradient, 2 * X)
    np.testing.assert_array_equal(aux["y"], 3 * X)
    assert isinstance(aux["y"], np.ndarray)
    assert (aux["text"], aux["none"], aux["n"]) == ("t", None, 2)
    (value, aux), gradient = te.value_and_grad(f, has_aux=True)(X)
    assert (value, aux["text"]) == (14.0, "t")
    gradient, aux = te.grad_optional(f, has_aux=True)(X)
    assert aux["n"] == 2


def test_aux_inside_another_derivative():
    def inner(x):
        return x**3, x * 2

    def f(x):
        gradient, aux = te.grad(inner, has_aux=True)(x)
        return gradient * aux  # 6x³

    assert te.grad(f)(2.0) == 72.0


@pytest.mark.parametrize("result", [lambda x: x, lambda x: (x, x, x), lambda x: [x, x]])
def test_aux_that_is_not_there(result):
    with pytest.raises(TypeError, match=r"must return \(value, aux\)"):
        te.grad(result, has_aux=True)(1.0)


def test_keyword_arguments_are_passed_on():
    f = lambda a, *, k: a * a * k["z"]  # noqa: E731
    assert te.grad(f)(2.0, k={"z": 3.0}) == 12.0
    assert te.value_and_grad(f)(2.0, k={"z": 3.0}) == (12.0, 12.0)
    with pytest.raises(ValueError, match="there are 0 positional arguments"):
        te.grad(lambda a: a)(a=2.0)


def test_other_arguments_need_not_be_arrays():
    assert te.grad(lambda a, kind: a * a if kind == "square" else a)(3.0, "square") == 6.0


def test_zero_gradient_where_the_loss_does_not_depend():
    a, b = te.grad(lambda a, b: (a * a).sum(), argnums=(0, 1))(X, X.astype(np.float32))
    np.testing.assert_array_equal(b, np.zeros(3))
    assert (a.dtype, b.dtype) == (np.float64, np.float32)


def test_constant_loss():
    np.testing.assert_array_equal(te.grad(lambda x: np.float64(2.0))(X), np.zeros(3))


def test_results_share_no_memory_and_can_be_written_to():
    a, b = te.grad(lambda a, b: (a + b).sum(), argnums=(0, 1))(X, X)
    a *= 5
    np.testing.assert_array_equal(b, np.ones(3))
    y, pullback = te.vjp(lambda x: x, X)
    y[0] = 9.0
    pullback(X)[0][0] = 9.0
    assert X[0] == 1.0
