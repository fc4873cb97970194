"""Which values are computed together: the groups of named patterns, and what they must not join."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.plan.fusion import Fusion
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph

RNG = np.random.default_rng(20240613)


def softmax(x):
    e = np.exp(x - np.max(x, axis=1, keepdims=True))
    return e / np.sum(e, axis=1, keepdims=True)


def layer_norm(x, scale):
    centered = x - np.mean(x, axis=1, keepdims=True)
    return centered / np.sqrt(np.mean(centered**2, axis=1, keepdims=True) + 1e-5) * scale


def layer(x, w, b):
    return np.tanh(x @ w + b)


def stencil(x):
    return x.at[1:-1].add(0.1 * (x[2:] - 2 * x[1:-1] + x[:-2]))


def laplacian(x):
    rolled = sum(np.roll(x, shift, axis) for shift in (1, -1) for axis in (0, 1))
    return rolled - 4 * x


def gathered(x, i):
    return np.take(np.sin(x), np.abs(i).astype(int), mode="clip") * 2


def gradient(f, *argnums):
    return te.grad(lambda *x: np.sum(f(*x) ** 2), argnums=argnums or 0)


def rosenbrock(x):
    return np.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


PATTERNS = [
    ("pointwise", lambda x: np.sin(x) * np.exp(-x), [(100,)], "100:4", 1),
    ("two outputs", lambda x: (np.sin(x), x + 1), [(100,)], "100:2", 1),
    ("two shapes", lambda x, y: (np.sin(x), np.sin(y)), [(100,), (50,)], "100:1 50:1", 1),
    ("transposed once", lambda x: np.sin(x).T + 1, [(30, 40)], "30x40:2", 1),
    ("transposed and not", lambda x: np.sin(x) + np.sin(x).T, [(40, 40)], "40x40:1", 1),
    ("outer product", lambda x, y: np.sin(x)[:, None] * y, [(40,), (50,)], "40:1 40x50:1", 2),
    ("sum", lambda x: np.sum(np.sin(x)), [(100,)], "100:2", 1),
    ("row sums", lambda x: np.sum(np.sin(x), axis=1), [(30, 40)], "30x40:2", 1),
    ("row and column sums", lambda x: (x.sum(0), x.sum(1)), [(30, 40)], "30x40:2", 1),
    ("softmax", softmax, [(30, 40)], "30x40:5", 1),
    ("softmax gradient", gradient(softmax), [(30, 40)], "30x40:20", 1),
    ("layer norm", layer_norm, [(30, 40), (40,)], "30x40:10", 1),
    ("layer norm gradient", gradient(layer_norm, 0, 1), [(30, 40), (40,)], "30x40:28", 1),
    ("layer", layer, [(30, 40), (40, 50), (50,)], "call 30x50:2", 2),
    ("layer gradient", gradient(layer, 1, 2), [(30, 40), (40, 50), (50,)], "call 30x50:7 call", 2),
    ("few steps", lambda x, y: np.tanh(x @ y) + 1, [(50, 3), (3, 80)], "50x80x3:4", 1),
    ("few steps, narrow", lambda x, y: np.tanh(x @ y), [(80, 3), (3, 50)], "call 80x50:1", 2),
    ("stencil", stencil, [(100,)], "100:1", 1),
    ("stencils", lambda x: stencil(stencil(stencil(x))), [(100,)], "98:5 100:1 100:1", 3),
    ("stencil gradient", gradient(stencil), [(100,)], "100:1 98:3 100:3", 3),
    ("rosenbrock gradient", te.grad(rosenbrock), [(100,)], "100:1", 1),
    ("laplacian gradient", gradient(laplacian), [(20, 30)], "20x30:8 20x30:8", 2),
    ("shifted", lambda x: np.exp(x)[1:] - np.exp(x)[:-1], [(100,)], "99:1", 1),
    ("gather", gathered, [(100,), (30,)], "100:1 30:4", 2),
    ("distances", lambda x: np.sum((x[:, None] - x[None]) ** 2, axis=2), [(30, 3)], "30x30x3:3", 3),
    ("scalars", lambda x: np.sum(x) * x + np.max(x), [(100,)], "100:4", 1),
]
"""Programs, shapes of arguments, groups by the shape they run over with the number of values in
each, and how many different kernels there are."""


def planned(function, shapes):
    arguments = [np.ones(shape) for shape in shapes]
    graph = te.trace(function, engine="numpy")(*arguments).graph
    return UnitGraph(prepare(graph))


def shown(fusion):
    """The groups that compute something: their space and how many values they hold."""
    found = []
    for number in fusion.steps:
        group = fusion.graph.groups[number]
        space = "call" if group is None else "x".join(map(str, group.space)) or "1"
        found.append(space if group is None else f"{space}:{len(group.places)}")
    return " ".join(found)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "shapes", "groups", "kernels"),
    [pytest.param(*row[1:], id=row[0]) for row in PATTERNS],
)
def test_groups_of_named_patterns(function, shapes, groups, kernels):
    unit = planned(function, shapes)
    steps = plan_steps(unit).steps
    assert (shown(Fusion(unit)), len({step.kernel for step in steps})) == (groups, kernels)


@pytest.mark.sampled(3, "f")
@pytest.mark.parametrize("n", [3, 5, 40])
@pytest.mark.parametrize("f", [np.exp, np.square], ids=["exp", "square"])
def test_an_axis_of_a_value_runs_along_one_loop(f, n):
    """What is read once as it is and once transposed cannot be computed in one nest."""
    x = RNG.uniform(-0.2, 0.2, (n, n))
    loss = te.grad(lambda x: np.sum(f(x + x.T + np.sum(x, axis=1, keepdims=True))))
    found, expected = (te.jit(loss, engine=e)(x) for e in ("native", "numpy"))
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    both = te.jit(lambda x: (f(x) + f(x).T, np.sum(f(x), axis=0) + f(x).T))(x)
    np.testing.assert_allclose(both[0], f(x) + f(x).T, rtol=1e-14)
    np.testing.assert_allclose(both[1], np.sum(f(x), axis=0) + f(x).T, rtol=1e-14)


@pytest.mark.parametrize(
    "between",
    [
        lambda a, w: np.tanh(a @ w),
        lambda a, w: np.exp(np.sort(a, axis=0)),
        lambda a, w: np.exp(np.cumsum(a, axis=0) / 30),
    ],
)
def test_a_value_that_is_read_twice_is_there_before_what_is_computed_from_it(between):
    """A nest may not compute both ends of a way that leads through another step."""
    x, w = np.random.default_rng(0).standard_normal((2, 30, 30))

    def f(x, w):
        a = np.tanh(np.exp(x) * np.sin(x)) * np.log1p(x * x)
        return a + between(a, w) * a

    np.testing.assert_allclose(te.jit(f, engine="native")(x, w), f(x, w), rtol=1e-10, atol=1e-12)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "part",
    [
        lambda v: v.ravel()[8:],
        lambda v: v.ravel()[::-3],
        lambda v: v.T.ravel()[2:6],
        lambda v: v.reshape(4, 3)[:3, :1],
        lambda v: v.reshape(4, 3).T,
        lambda v: v.flatten()[7],
        lambda v: v.ravel()[:8].reshape(2, 4).sum(0),
    ],
)
def test_a_value_may_meet_a_part_of_itself_in_another_shape(part):
    x = RNG.standard_normal((3, 4))

    def f(x):
        v = np.sin(x)
        return np.cos(v + part(v))

    for g in (f, te.grad(lambda x: np.sum(f(x)))):
        found, expected = (te.jit(g, engine=engine)(x) for engine in ("native", "numpy"))
        np.testing.assert_allclose(found, expected, rtol=1e-12)
