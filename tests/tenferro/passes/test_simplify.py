"""What passes leave of graphs, bit by bit on special numbers."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.numpy import compile_numpy
from tenferro.passes import simplify

SPECIAL = np.array([0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 5e-324, 1e308])


def run(graph, arguments):
    with np.errstate(all="ignore"):
        return [np.asarray(y) for y in compile_numpy(graph)(*arguments)]


def names(graph):
    return [graph.arena.operation(v).name for v in graph.order]


def simplified(function, *arguments):
    return simplify(te.trace(function, engine="numpy")(*arguments).graph)


IDENTITIES = {
    "x * 1": lambda x: x * 1.0,
    "x * -1": lambda x: x * -1.0,
    "x + 0": lambda x: x + 0.0,
    "x + -0": lambda x: x + -0.0,
    "x - 0": lambda x: x - 0.0,
    "0 - x": lambda x: 0.0 - x,
    "x / 1": lambda x: x / 1.0,
    "x / 4": lambda x: x / 4.0,
    "x / 3": lambda x: x / 3.0,
    "-(-x)": lambda x: tn.negative(-x),
    "x - (-x)": lambda x: x - (-x),
    "x + (-x)": lambda x: x + (-x),
    "(-x)(-x)": lambda x: (-x) * (-x),
    "-((-x) x)": lambda x: -((-x) * x),
    "x ** 2": lambda x: x**2,
    "x ** 1": lambda x: x**1,
    "x * 0": lambda x: x * 0.0,
    "maximum(x, x)": lambda x: tn.maximum(x, x),
    "where(x > 0, x, x)": lambda x: tn.where(x > 0, x, x),
}


@pytest.mark.parametrize("name", IDENTITIES)
def test_identities_keep_every_bit(name):
    function = IDENTITIES[name]
    graph = te.trace(function, engine="numpy")(SPECIAL).graph
    (expected,), (found,) = run(graph, [SPECIAL]), run(simplify(graph), [SPECIAL])
    both_nan = np.isnan(expected) & np.isnan(found)
    same = (expected == found) & (np.signbit(expected) == np.signbit(found))
    assert np.all(both_nan | same)


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("x * 1", []),
        ("x + -0", []),
        ("x - 0", []),
        ("-(-x)", []),
        ("x - (-x)", ["add"]),
        ("(-x)(-x)", ["mul"]),
        ("x ** 2", ["square"]),
        ("where(x > 0, x, x)", []),
    ],
)
def test_identities_simplify(name, left):
    assert names(simplified(IDENTITIES[name], SPECIAL)) == left


def test_what_is_not_an_identity_stays():
    assert "add" in names(simplified(IDENTITIES["x + 0"], SPECIAL))
    assert "mul" in names(simplified(IDENTITIES["x * 0"], SPECIAL))


def test_views_of_views_become_one():
    x = np.arange(24.0).reshape(2, 3, 4)
    twice = simplified(lambda x: tn.transpose(tn.transpose(x, (1, 2, 0)), (2, 0, 1)), x)
    assert names(twice) == []
    assert names(simplified(lambda x: x[:, 1:][:, :, ::2], x)) == ["slice"]
    assert names(simplified(lambda x: tn.reshape(tn.reshape(x, (6, 4)), (24,)), x)) == ["reshape"]


def test_transposes_become_part_of_contractions():
    a, b = np.ones((3, 4)), np.ones((5, 4))
    assert names(simplified(lambda a, b: a @ b.T, a, b)) == ["dot_general"]
    assert names(simplified(lambda a, b: (a @ b.T).T, a, b)) == ["dot_general"]


def test_a_sum_of_equal_elements_is_a_product():
    x = np.ones(3)
    graph = simplified(lambda x: tn.sum(tn.broadcast_to(x, (5, 3)), axis=0), x)
    assert "reduce_sum" not in names(graph)
    np.testing.assert_allclose(run(graph, [x])[0], 5.0)


def test_constants_are_folded():
    graph = simplified(lambda x: x * (tn.sin(tn.asarray(2.0)) + 1.0), np.ones(3))
    assert names(graph).count("mul") == 1 and "sin" not in names(graph)


def test_roles_do_not_hide_repeated_work():
    def f(x):
        return tn.sum(tn.exp(x) ** 2)

    graph = simplified(te.grad(f), np.ones(3))
    assert names(graph).count("exp") == 1
