"""Containers of one's own, those of other packages, and the tools for them."""

from collections import OrderedDict, defaultdict, namedtuple
from dataclasses import dataclass, field

import numpy as np
import pytest

import tenferro as te

Pair = namedtuple("Pair", "a b")


def loss(tree):
    return sum(np.sum(x**2) for x in te.pytree.leaves(tree))


@te.register_pytree
@dataclass(frozen=True)
class Layer:
    w: np.ndarray
    name: str = field(default="", metadata={"static": True})


class Box:
    def __init__(self, x, label):
        self.x, self.label = x, label


te.pytree.register(Box, lambda b: ([b.x], b.label), lambda label, parts: Box(*parts, label))


def test_tools():
    tree = {"a": 1.0, "b": [2.0, Pair(3.0, None)]}
    assert te.pytree.leaves(tree) == [1.0, 2.0, 3.0]
    assert te.pytree.map(lambda x, y: x - y, tree, tree) == {"a": 0, "b": [0, Pair(0, None)]}
    leaves, structure = te.pytree.flatten(tree)
    assert te.pytree.unflatten(structure, leaves) == tree
    assert te.pytree.structure(tree) == structure
    named = te.pytree.map_with_path(lambda path, x: path, tree)
    assert named == {"a": "['a']", "b": ["['b'][0]", Pair("['b'][1].a", None)]}


def test_map_of_other_structures():
    with pytest.raises(ValueError, match="a"):
        te.pytree.map(lambda x, y: x, {"a": 1}, {"b": 1})


@pytest.mark.parametrize(
    "tree",
    [
        Pair(np.ones(2), {"x": 2.0}),
        OrderedDict(b=1.0, a=np.ones(2)),
        defaultdict(list, a=[1.0]),
        Layer(np.ones(3), "first"),
        Box(np.ones(2), "label"),
        [Layer(np.ones(1)), Box(Layer(np.ones(1)), 3)],
    ],
    ids=lambda tree: type(tree).__name__,
)
def test_containers(tree):
    found = te.jit(te.grad(loss))(tree)
    assert te.pytree.structure(found) == te.pytree.structure(tree)
    for g, x in zip(te.pytree.leaves(found), te.pytree.leaves(tree), strict=True):
        np.testing.assert_array_equal(g, 2 * np.asarray(x))


def test_fields_declared_as_static_are_part_of_the_structure():
    assert te.pytree.leaves(Layer(1.0, "first")) == [1.0]
    assert te.pytree.structure(Layer(1.0, "a")) != te.pytree.structure(Layer(1.0, "b"))


def test_attrs_classes():
    attrs = pytest.importorskip("attrs")

    @te.register_pytree(static=("power",))
    @attrs.frozen
    class Model:
        w: np.ndarray
        power: int
        kind: str = attrs.field(default="plain", metadata={"static": True})

    model = Model(np.array([1.0, 2.0]), 3)
    found = te.grad(lambda m: np.sum(m.w**m.power))(model)
    assert (found.power, found.kind) == (3, "plain")
    np.testing.assert_allclose(found.w, [3.0, 12.0])


def test_equinox_modules():
    equinox = pytest.importorskip("equinox")

    class Linear(equinox.Module):
        weight: np.ndarray
        bias: np.ndarray
        name: str = equinox.field(static=True)

        def __call__(self, x):
            return np.tanh(self.weight @ x + self.bias)

    class Network(equinox.Module):
        layers: list

        def __call__(self, x):
            for layer in self.layers:
                x = layer(x)
            return x

    rng = np.random.default_rng(0)
    layers = [
        Linear(rng.standard_normal((3, 3)), rng.standard_normal(3), f"layer {i}") for i in range(2)
    ]
    model, x = Network(layers), rng.standard_normal(3)
    found = te.jit(te.grad(lambda m, x: np.sum(m(x) ** 2)))(model, x)
    assert isinstance(found, Network)
    assert found.layers[1].name == "layer 1"
    assert te.pytree.structure(found) == te.pytree.structure(model)

    def of_bias(bias):
        return np.sum(Network([layers[0], Linear(layers[1].weight, bias, "")])(x) ** 2)

    np.testing.assert_allclose(found.layers[1].bias, te.grad(of_bias)(layers[1].bias))
    with pytest.raises(TypeError, match=r"argument 0\.weight is of type str"):
        te.grad(lambda m: m.bias)(Linear("w", 1.0, ""))


def test_ravel():
    tree = {"w": np.array([[1.0, 2.0]]), "b": (3.0,), "none": None}
    vector, unravel = te.ravel_pytree(tree)
    np.testing.assert_array_equal(vector, [3.0, 1.0, 2.0])
    again = unravel(vector * 2)
    np.testing.assert_array_equal(again["w"], [[2.0, 4.0]])
    assert (again["b"], again["none"]) == ((6.0,), None)


def test_ravel_keeps_dtypes():
    tree = [np.ones(2, np.float32), np.ones(1)]
    vector, unravel = te.ravel_pytree(tree)
    assert vector.dtype == np.float64
    assert [x.dtype for x in unravel(vector)] == [np.float32, np.float64]
    assert te.ravel_pytree([np.ones(2, np.int32), 1])[0].dtype == np.int64
    empty, back = te.ravel_pytree({})
    assert (empty.shape, back(empty)) == ((0,), {})


def test_ravel_of_traced_and_eager_arrays():
    tree = {"w": np.arange(4.0).reshape(2, 2), "b": np.ones(2)}

    def quartic(vector):
        parts = te.ravel_pytree(tree)[1](vector)
        return np.sum(parts["w"] ** 4) + np.sum(parts["b"])

    vector, _ = te.ravel_pytree(tree)
    np.testing.assert_allclose(te.grad(quartic)(vector), [1, 1, 0, 4, 32, 108])
    through = te.jit(lambda p: te.ravel_pytree(p)[0] * 2)(tree)
    np.testing.assert_allclose(through, 2 * vector)
    eager = te.variable(vector)
    quartic(eager).backward()
    np.testing.assert_allclose(eager.grad.numpy(), [1, 1, 0, 4, 32, 108])


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        ({"a": 1.0, "b": 1}, r"the leaf\['b'\] is integer, the first one real"),
        ([1.0, 1j], r"the leaf\[1\] is complex, the first one real"),
        (["text"], r"the leaf\[0\] is <U4"),
    ],
)
def test_ravel_refuses(tree, message):
    with pytest.raises(TypeError, match=message):
        te.ravel_pytree(tree)


def test_unravel_refuses_other_sizes():
    _, unravel = te.ravel_pytree([1.0, np.ones(2)])
    with pytest.raises(ValueError, match=r"shape \(2,\), expected \(3,\)"):
        unravel(np.ones(2))
