"""Sums of products over the steps of a loop: computed behind it where the product is large."""

import numpy as np
import pytest

import tenferro as te
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.accumulation import add_parts_in_place
from tenferro.passes.summed_products import sum_products_outside

RNG = np.random.default_rng(5)
N = 40
W, V, H = RNG.standard_normal((N, N)) / 9, RNG.standard_normal((N, N)) / 9, RNG.standard_normal(N)
XS = RNG.standard_normal((6, N))


def unrolled(step, carry, xs, reverse=False):
    """`te.scan`, written out."""
    ys = []
    for x in xs[::-1] if reverse else xs:
        carry, y = step(carry, x)
        ys.append(y)
    return carry, None if ys[0] is None else np.stack(ys[::-1] if reverse else ys)


def recurrent(W, V, h, xs, scan=te.scan, **options):
    def step(h, x):
        h = np.tanh(W @ h + V @ x)
        return h, h[0]

    last, firsts = scan(step, h, xs, **options)
    return np.sum(last**2) + np.sum(firsts)


def twice(W, V, h, xs, scan=te.scan):
    def step(h, x):
        return np.tanh(W @ np.tanh(W @ h) + V @ x), None

    return np.sum(scan(step, h, xs)[0])


def gram(W, V, h, xs, scan=te.scan):
    """The carry begins with W, and is read by nothing but the sum."""
    total, _ = scan(lambda total, x: (total + x[:, None] @ (V @ x)[None], None), W, xs)
    return np.sum(total**3)


def grams(W, V, h, xs, scan=te.scan):
    """Two products of what a step computes, one of them transposed, beside a stack of it."""

    def step(carry, x):
        h, total = carry
        h = np.tanh(W @ h + x)
        return (h, total + h[:, None] @ x[None] + x[:, None] @ h[None]), h

    (h, total), hs = scan(step, (h, V), xs)
    return np.sum(total**2) + np.sum(h) + np.sum(hs**3)


def read(W, V, h, xs, scan=te.scan):
    """The sum is read in each step: it has to stay."""
    total, sums = scan(lambda total, x: (total + x[:, None] @ x[None], np.sum(total)), W, xs)
    return np.sum(total) + np.sum(sums)


def backwards(W, V, h, xs, scan=te.scan):
    return recurrent(W, V, h, xs, scan, reverse=True)


def driven(W, V, h, xs, scan=te.scan):
    """The derivative in what drives a step is a factor of the derivative in W."""

    def step(h, x):
        h = np.tanh(W @ h + x)
        return h, h

    last, hs = scan(step, h, xs)
    return np.sum(last**2) + np.sum(hs**3)


def batch(W, V, h, xs, scan=te.scan):
    if scan is unrolled:
        return sum(recurrent(W, V, h, xs, scan) for h in (h, 2 * h))
    return te.vmap(recurrent, in_axes=(None, None, 0, None))(W, V, np.stack([h, 2 * h]), xs).sum()


def columns(W, V, h, xs, scan=te.scan):
    """A step multiplies by W, transposed or not, and reads a column and a row of it."""

    def step(carry, x):
        h, i = carry
        h = np.tanh(W @ h + h @ W + x + W[:, i] * W[i])
        return (h, i + 1), h[0]

    (last, _), firsts = scan(step, (h, np.array(1)), xs)
    return np.sum(last**2) + np.sum(firsts)


@te.adopt
def written_out(W, V, h, xs):
    """Products with W and its transpose as loops over elements."""
    n = len(h)
    for t in range(len(xs)):
        w, v = np.zeros(n), np.zeros(n)
        for i in range(n):
            for j in range(n):
                w[i] += W[i, j] * h[j]
                v[j] += V[i, j] * h[i]
        h = np.tanh(w + v + xs[t])
    return np.sum(h**2)


def test_outer_products_of_elements_are_computed_behind_the_loop():
    def plain(W, V, h, xs):
        for x in xs:
            h = np.tanh(W @ h + h @ V + x)
        return np.sum(h**2)

    gradient = te.grad(written_out, argnums=(0, 1, 2, 3))
    for engine in ("native", "numpy"):
        found = te.jit(gradient, engine=engine)(W, V, H, XS)
        expected = te.grad(plain, argnums=(0, 1, 2, 3))(W, V, H, XS)
        for got, want in zip(found, expected, strict=True):
            np.testing.assert_allclose(got, want, rtol=0, atol=1e-13 * np.abs(want).max())
    assert (N, N) not in carries(te.trace(gradient)(W, V, H, XS))


SIZES = 5, 6, 7


def random_factor(rng, axes):
    """A function of a slice: an array along some axes of three, broadcast along the others."""
    shape = tuple(n if i in axes else 1 for i, n in enumerate(SIZES))
    moves = rng.permutation(3)
    weights = rng.standard_normal(tuple(shape[i] for i in moves))
    flat = bool(rng.integers(2))

    def factor(x):
        own = np.transpose(x * weights, np.argsort(moves))
        if flat:  # the same without the axes of one element, which broadcasting puts in front
            own = own.reshape(tuple(n for i, n in enumerate(shape) if i in axes or i > min(axes)))
        return own

    return factor


@pytest.mark.parametrize("seed", range(40))
def test_random_outer_products_have_their_sums(seed):
    rng = np.random.default_rng(seed)
    left = [i for i in range(3) if rng.random() < 0.6] or [0]
    right = sorted({i for i in range(3) if i not in left} | {int(rng.integers(3))})
    a, b = random_factor(rng, left), random_factor(rng, right)
    order = tuple(int(i) for i in rng.permutation(3))
    start = np.zeros(SIZES).transpose(order)

    weights, xs = rng.standard_normal(start.shape), rng.standard_normal(9)

    def summed(xs, scan=te.scan):
        def step(total, x):
            return total + np.transpose(a(x) * b(np.sin(x)), order), None

        return scan(step, np.zeros(start.shape, like=xs), xs)[0]

    def value(xs, scan=te.scan):
        return np.sum(weights * summed(xs, scan))

    for engine in ("native", "numpy"):
        found = te.jit(summed, engine=engine)(xs)
        np.testing.assert_allclose(found, summed(xs, unrolled), rtol=1e-12, atol=1e-12)
        slopes = te.jit(te.grad(value), engine=engine)(xs)
        expected = te.grad(lambda xs: value(xs, unrolled))(xs)
        np.testing.assert_allclose(slopes, expected, rtol=1e-11, atol=1e-11)


def carries(program):
    """The shapes of carries of all loops."""
    graph = sum_products_outside(program.graph)
    metas = graph.arena.metas
    calls = loops_of(graph).values()
    return [metas[v].shape for call in calls for v in call.outputs.carry]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ["native", "numpy", "xla"])
@pytest.mark.parametrize(
    "function", [recurrent, twice, gram, grams, driven, read, backwards, batch, columns]
)
def test_gradients_are_those_of_loops_written_out(function, engine):
    if engine == "xla":
        pytest.importorskip("jax")
    found = te.jit(te.grad_optional(function, argnums=(0, 1, 2, 3)), engine=engine)(W, V, H, XS)
    expected = te.grad_optional(lambda *args: function(*args, unrolled), argnums=(0, 1, 2, 3))
    for got, want in zip(found, expected(W, V, H, XS), strict=True):
        assert (got is None) == (want is None)
        if want is not None:
            np.testing.assert_allclose(got, want, rtol=0, atol=1e-13 * np.abs(want).max())


@pytest.mark.parametrize("function", [recurrent, twice])
def test_no_loop_carries_the_derivative_of_a_matrix(function):
    program = te.trace(te.grad(function, argnums=(0, 1)))(W, V, H, XS)
    assert (N, N) not in carries(program)


@pytest.mark.parametrize(
    ("function", "expected"), [(grams, [1]), (te.grad(driven, argnums=(0, 3)), [1, 2, 1])]
)
def test_factors_that_are_in_arrays_are_not_stacked_again(function, expected):
    graph = sum_products_outside(te.trace(function)(W, V, H, XS).graph)
    stacks = [call.outputs.stacked for call in loops_of(graph).values()]
    assert [len(stacked) for stacked in stacks] == expected
    assert (N, N) not in carries(te.trace(function)(W, V, H, XS))


def test_what_is_read_in_each_step_stays():
    assert (N, N) in carries(te.trace(read)(W, V, H, XS))
    assert (N, N) not in carries(te.trace(gram)(W, V, H, XS))


def test_products_beside_sums_of_parts_are_computed_behind_the_loop():
    program = te.trace(te.grad(columns))(W, V, H, XS)
    graph = sum_products_outside(add_parts_in_place(program.graph))
    bodies = [call.loop.body.graph() for call in loops_of(graph).values()]
    shapes = [
        g.arena.metas[v].shape
        for g in bodies
        for v, operation, _, _ in g.arena.applications(g.order)
        if operation.name == "dot_general"
    ]
    assert (N, N) in carries(program)  # the sum of parts
    assert shapes and (N, N) not in shapes


def test_small_products_and_long_stacks_stay():
    small = [x[:3, :3] for x in (W, V)]
    program = te.trace(te.grad(recurrent, argnums=(0, 1)))(*small, H[:3], XS[:, :3])
    assert (3, 3) in carries(program)

    def counted(W):
        step = lambda i, total: total + (W[0] * i)[:, None] @ W[:1]  # noqa: E731
        return te.fori_loop(0, 1000, step, W)

    assert (N, N) in carries(te.trace(counted)(W))  # stacks of which there were none


@pytest.mark.parametrize(
    "add",
    [
        lambda total, h, x: total * 0.5 + h[:, None] @ x[None],
        lambda total, h, x: total + total + h[:, None] @ x[None],
        lambda total, h, x: total + h[:, None] @ x[None] + h,
    ],
)
def test_carries_that_are_other_sums_stay(add):
    def loss(W, xs):
        def step(carry, x):
            h, total = carry
            h = np.tanh(W @ h + x)
            return (h, add(total, h, x)), None

        return te.scan(step, (xs[0], 0.0 * W), xs)[0][1]

    assert (N, N) in carries(te.trace(loss)(W, XS))
