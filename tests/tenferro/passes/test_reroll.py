"""Stretches that Python loops left when they were traced become loops again."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines.numpy import compile_numpy
from tenferro.ops.base.registry import FAMILIES
from tenferro.passes import simplify
from tenferro.passes.every_engine import for_every_engine
from tenferro.passes.reroll import reroll
from tenferro.transforms.tracing.arguments import flatten

RNG = np.random.default_rng(8)
W = RNG.standard_normal((3, 3)) / 2
X = RNG.standard_normal(3)
XS = RNG.standard_normal((40, 3))


def every(_, stretches):
    return stretches


def names(graph):
    return [operation.name for _, operation, _, _ in graph.arena.applications(graph.order)]


def traced(f, *arguments):
    """A simplified graph, and its inputs."""
    program = te.trace(f, engine="numpy")(*arguments)
    leaves = [np.asarray(x) for x in flatten((arguments, {}))[0]]
    return simplify(for_every_engine(program.graph)), [*leaves, *program.captured]


def rerolled(f, *arguments):
    """The operations of a function with its loops, which gives the same to the last bit."""
    graph, inputs = traced(f, *arguments)
    found = reroll(graph, every)
    for x, y in zip(compile_numpy(graph)(*inputs), compile_numpy(found)(*inputs), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(x, y)
    return names(found)


def loops(f, *arguments):
    """How many loops a function has then."""
    return rerolled(f, *arguments).count("scan")


def repeated(step, n):
    def f(*arguments):
        state = arguments
        for _ in range(n):
            state = step(*state)
        return state

    return f


def rnn(w, s, xs):
    total = 0.0
    for x in xs:
        s = tn.tanh(w @ s + x)
        total = total + tn.sum(s * s)
    return total


def test_a_recurrence_is_one_loop():
    f = repeated(lambda x: (tn.tanh(W @ x) + x,), 30)
    operations = rerolled(f, X)
    assert operations.count("scan") == 1 and len(operations) < 12
    assert rerolled(repeated(lambda x: (tn.tanh(W @ x) + x,), 300), X) == operations


def test_several_carries_that_change_places():
    assert (
        loops(repeated(lambda a, b, c: (b, c, tn.sin(a) + tn.cos(b * c)), 40), 0.1, 0.2, 0.3) == 1
    )


@pytest.mark.parametrize("lag", [1, 2, 3, 8])
def test_values_of_several_steps_before(lag):
    def f(x):
        values = [x + float(k) for k in range(lag)]
        for _ in range(40):
            values.append(tn.cos(values[-1]) + 0.5 * values[-lag])
        return values[-1]

    assert loops(f, X) == (1 if lag <= 3 else 0)


def test_short_loops_are_left_alone():
    step = lambda x: (tn.tanh(W @ x) + x,)  # noqa: E731
    assert loops(repeated(step, 15), X) == 0


SLICES = {
    "forward": lambda xs, i: xs[i],
    "backward": lambda xs, i: xs[39 - i],
    "every second": lambda xs, i: xs[2 * i + 1],
    "columns": lambda xs, i: xs.reshape(3, 40)[:, i],
    "pairs": lambda xs, i: xs[2 * i : 2 * i + 2].sum(0),
}


@pytest.mark.parametrize("order", SLICES)
def test_slices_of_an_array(order):
    def f(xs, x):
        for i in range(20):
            x = tn.sin(x) * tn.sum(SLICES[order](xs, i)) + x
        return x

    operations = rerolled(f, XS, X)
    assert operations.count("scan") == 1 and len(operations) < 25


def test_slices_that_are_made_before():
    def f(xs, x):
        for part in [*xs[:20], *reversed(xs[20:])]:
            x = tn.sin(x) * tn.sum(part) + x
        return x

    operations = rerolled(f, XS, X)
    assert operations.count("scan") == 2 and len(operations) < 60


def test_windows_that_overlap_are_left_alone():
    def f(xs, x):
        for i in range(30):
            x = tn.sin(x) + tn.sum(xs[i : i + 2])
        return x

    assert loops(f, XS, X) == 0


def test_numbers_that_differ_are_slices():
    def f(x):
        for k in range(50):
            x = x + 0.01 * tn.sin(x + 0.01 * k) + 1.0 / (k + 1.5)
        return x

    operations = rerolled(f, X)
    assert operations.count("scan") == 1 and len(operations) < 25


def test_what_a_loop_gives_in_each_step():
    def f(x):
        path, sums = [], []
        for _ in range(50):
            x = tn.sin(x) + 0.1 * x
            path.append(x)
            sums.append(tn.sum(x))
        return tn.stack(path), tn.stack(sums[::-1]), path[20]

    operations = rerolled(f, X)
    assert operations.count("scan") == 1 and len(operations) < 30


def test_a_loop_that_is_read_here_and_there_is_left_alone():
    def f(x):
        path = []
        for _ in range(100):
            x = tn.sin(x) + 0.1 * x
            path.append(x)
        return [path[k * k % 97] for k in range(50)]

    assert loops(f, X) == 0


def test_one_loop_after_another_in_both_directions():
    def f(x):
        path = []
        for _ in range(40):
            x = tn.sin(x) + 0.1
            path.append(x)
        y = z = x
        for a in path:
            y = tn.cos(y * a)
        for a in reversed(path):
            z = tn.tanh(z - a)
        for a, b in zip(path, reversed(path), strict=True):
            z = tn.exp(-z * z) * a + b
        return y, z

    operations = rerolled(f, X)
    assert operations.count("scan") == 4 and len(operations) < 80


def test_layers_of_their_own_weights_are_left_alone():
    weights = [RNG.standard_normal((3, 3)) for _ in range(30)]

    def f(weights, x):
        for w in weights:
            x = tn.tanh(w @ x)
        return tn.sum(x)

    assert loops(f, weights, X) == 0
    assert loops(te.grad(f), weights, X) == 0


def test_a_step_that_differs():
    def f(x):
        for k in range(60):
            x = tn.sin(x) + 0.1 * x
            if k == 30:
                x = tn.cumsum(x)
        return x

    assert loops(f, X) == 2
    irregular = [k for k in range(60) if k % 7 and k % 5]

    def g(x):
        for k in range(60):
            x = tn.sin(x) + 0.1 * x
            if k in irregular:
                x = tn.cumsum(x)
        return x

    assert loops(g, X) == 0


def test_loops_in_loops():
    def f(x):
        for _ in range(20):
            for _ in range(18):
                x = tn.sin(x) + 0.1 * x
            x = tn.cumsum(x) / 3.0
        return x

    operations = rerolled(f, X)
    assert operations.count("scan") == 2  # all steps of the outer loop but the first are one
    assert len(operations) < 20

    def g(x):
        for _ in range(20):
            for _ in range(5):
                x = tn.sin(x) + 0.1 * x
            x = tn.cumsum(x) / 3.0
        return x

    assert loops(g, X) == 1


def test_integers_and_conditions():
    def step(n, seen, x):
        n = n * 3 % 17
        return n, seen | (n == 5), tn.where(n > 8, x * 0.5, x + n)

    assert loops(repeated(step, 40), np.array(4), np.array(False), X) == 1


def test_operations_of_several_results():
    def step(a, b):
        w, v = np.linalg.eigh(a + a.T)
        sign, size = np.linalg.slogdet(a)
        return a * 0.9 + v * 0.1, b + w * size * sign

    assert loops(repeated(step, 30), W, X) == 1


def test_values_that_no_step_changes():
    def f(w, x):
        inverse = np.linalg.inv(w @ w.T + np.eye(3))
        for _ in range(30):
            x = tn.tanh(inverse @ x) + W.T @ x
        return x

    operations = rerolled(f, W, X)
    assert operations.count("scan") == 1 and len(operations) < 25


DERIVATIVES = {
    "gradient": lambda f: te.grad(f, argnums=(0, 1)),
    "forward": lambda f: lambda w, s, xs: te.jvp(lambda w: f(w, s, xs), (w,), (w,)),
    "of the gradient": lambda f: te.grad(lambda *a: tn.sum(te.grad(f)(*a) ** 2)),
}


@pytest.mark.parametrize("which", DERIVATIVES)
def test_derivatives_of_loops(which):
    f = DERIVATIVES[which](rnn)
    short = rerolled(f, W, X, XS[:30])
    assert short.count("scan") >= 1
    assert len(rerolled(f, W, X, XS)) == len(short) < 500


@pytest.mark.parametrize("order", SLICES)
def test_gradients_of_what_is_sliced(order):
    def f(xs, x):
        for i in range(20):
            x = tn.sin(x) * tn.sum(SLICES[order](xs, i)) + x
        return tn.sum(x)

    operations = rerolled(te.grad(f, argnums=(0, 1)), XS, X)
    assert 2 <= operations.count("scan") <= 3 and len(operations) < 130


def test_gradients_of_windows_that_overlap_are_left_alone():
    def f(xs, x):
        for i in range(30):
            x = tn.sin(x) * xs[i : i + 2].sum(0)
        return tn.sum(x)

    assert loops(te.grad(f), XS, X) == 0


@pytest.mark.parametrize("use", [tn.sin, lambda p: p * tn.cos(p), lambda p: p.reshape(1, 43) + 1.0])
def test_padding_that_moves_on_is_left_alone(use):
    def f(x):
        for k in range(40):
            x = tn.cos(x) + 0.01 * tn.sum(use(tn.pad(x, (k, 40 - k))))
        return x

    assert loops(f, X) == 0


@pytest.mark.parametrize(
    "cut",
    [
        [((0, 4, 0), (2, 0, 0)), ((1, 3, 0), (-1, 3, 0))],
        [((1, 3, 0), (0, 2, 0)), ((0, 4, 0), (3, -1, 0))],
    ],
)
def test_padding_that_cuts_is_none_that_begins_at_the_same_element(cut):
    """In 5 rows of 3: where nothing is cut off, the number of the element says where it is."""

    def f(x):
        total = tn.zeros((5, 3))
        for k in range(40):
            x = tn.sin(x)
            total = 0.9 * total + te.extension.apply(FAMILIES["pad"], x, 0.0, padding=cut[k % 2])
        return total

    rerolled(f, X[:1, None])


def test_derivatives_of_parts_of_a_carry():
    def f(p, y):
        for _ in range(40):
            y = y + 0.01 * tn.stack([y[1], -p[0] * tn.sin(y[0]) - p[1] * y[1]])
        return tn.sum(y * y)

    operations = rerolled(te.grad(f), np.ones(2), np.array([1.0, 0.0]))
    assert operations.count("scan") == 3 and len(operations) < 200


def test_derivatives_of_stencils():
    def f(u):
        for _ in range(40):
            v = u.copy()
            v[1:-1] += 0.1 * (u[2:] - 2.0 * u[1:-1] + u[:-2])
            u = v
        return tn.sum(u**2)

    assert loops(f, np.linspace(0, 1, 20)) == 1
    operations = rerolled(te.grad(f), np.linspace(0, 1, 20))
    assert operations.count("scan") == 2 and len(operations) < 60


def random_places(rng, shape, axis, count):
    """An index that moves on along an axis in each step, with slices along the others."""
    n, window = shape[axis], int(rng.choice([1, 1, 1, 2, 3]))
    by = int(rng.choice([min(window, 2), rng.integers(1, 1 + n // count)]))
    inner = int(rng.choice([1, 1, 1, 2]))
    steps = [None, 1, 2, 3, -1, -2, -3]
    others = [slice(None, None, steps[i]) for i in rng.integers(0, len(steps), len(shape))]
    for a in rng.permutation(len(shape))[: rng.integers(0, len(shape))]:
        first, last = sorted(rng.choice(shape[a] + 1, 2, replace=False).tolist())
        others[a] = slice(first, last, int(rng.integers(1, 4)))
    first = int(rng.integers(0, n - (count - 1) * by - window + 1))
    by, first = (by, first) if rng.random() < 0.5 else (-by, first + (count - 1) * by)

    def at(i):
        k = first + i * by
        moving = k if window == 1 else slice(k, k + window, inner)
        return (*others[:axis], moving, *others[axis + 1 :])

    return at


def random_slicing(seed):
    """A loop that reads, and perhaps writes, slices that move on."""
    rng = np.random.default_rng(seed)
    count, rank = int(rng.integers(18, 24)), int(rng.integers(1, 4))
    places, arrays = [], []
    for axis in rng.integers(0, rank, int(rng.integers(1, 3))).tolist():
        shape = rng.integers(3, 6, rank).tolist()
        shape[axis] = int(rng.integers(2 * count + 2, 3 * count))
        places.append(random_places(rng, shape, axis, count))
        arrays.append(rng.standard_normal(shape))
    writes = rng.random(len(places)) < 0.2

    def f(s, *given):
        arrays = [x * 1.0 for x in given]
        for i in range(count):
            for at, array, write in zip(places, arrays, writes, strict=True):
                part = array[at(i)]
                s = tn.tanh(s * 0.5 + tn.sum(part * part))
                if write:
                    array[at(i)] = s * part
        return s + sum(map(tn.sum, arrays))

    return f, (np.array(0.3), *arrays)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("seed", range(200))
def test_random_slices(seed):
    """Values and gradients, also of slices with strides along other axes than the moving one."""
    f, arguments = random_slicing(seed)
    rerolled(f, *arguments)
    rerolled(te.grad(f, argnums=tuple(range(len(arguments)))), *arguments)


def test_random_slices_are_loops():
    gradients = [(te.grad(f, argnums=1), x) for f, x in map(random_slicing, range(16, 40))]
    assert sum(loops(f, *x) > 0 for f, x in gradients) >= 6


KINDS = ["times", "earlier", "product", "slice", "number", "choice", "back"]


def random_program(seed):
    """A loop of random operations over carries, values of steps before, slices and numbers."""
    rng = np.random.default_rng(seed)
    n, width, size = int(rng.integers(30, 50)), int(rng.integers(1, 4)), int(rng.integers(2, 9))
    choices = [[str(rng.choice(KINDS)), *map(int, rng.integers(0, 1000, 3))] for _ in range(size)]
    odd = int(rng.integers(0, 6 * n))  # perhaps a step that differs

    def f(w, xs, *state):
        state, before, path, ys = list(state), list(state), [], xs * 2.0
        for k in range(n):
            found = list(state)
            for kind, a, b, c in choices:
                x, y = found[a % len(found)], found[b % len(found)]
                earlier, here, there = before[c % width], xs[k], ys[n - 1 - k]
                made = {
                    "times": tn.sin(x) * y,
                    "earlier": x + 0.5 * earlier,
                    "product": w @ x,
                    "slice": x - here,
                    "number": x * (0.3 + 0.01 * k),
                    "choice": tn.where(x > y, x, -y),
                    "back": x[::-1] + there,
                }[kind]
                found.append(tn.tanh(made))
            before, state = state, found[-width:]
            if len(state) < width:
                state = [*state, *before[: width - len(state)]]
            if k == odd:
                state[0] = tn.cumsum(state[0])
            path.append(state[-1])
        return sum(map(tn.sum, state)) + tn.sum(tn.stack(path)[n // 2])

    return f, (W, RNG.standard_normal((n, 3)), *RNG.standard_normal((width, 3)))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("seed", range(40))
def test_random_programs(seed):
    f, arguments = random_program(seed)
    rerolled(f, *arguments)
    rerolled(te.grad(f, argnums=tuple(range(len(arguments)))), *arguments)


def test_random_programs_are_loops():
    assert sum(loops(*with_arguments(random_program(seed))) > 0 for seed in range(12)) >= 6


def with_arguments(program):
    f, arguments = program
    return f, *arguments
