"""What compiling costs: programs of four times the length take four times the work, not more."""

import re
import sys

import numpy as np
import pytest

import tenferro as te
from long_parameters import all_but
from tenferro.engines.native import NATIVE
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.graphs.segments import UnitOperation, calls_in, in_units
from tenferro.engines.native.plan import fusion, groups
from tenferro.engines.native.plan.groups import NestGroup
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.shared import KERNEL_PART
from tenferro.engines.native.units import kept
from tenferro.engines.native.units.compilation import Compilation, module_text
from tenferro.transforms.tracing.arguments import flatten

RNG = np.random.default_rng(20240611)


def heat(steps):
    def f(t):
        for _ in range(steps):
            inner = t[2:, 1:-1] + t[:-2, 1:-1] + t[1:-1, 2:] + t[1:-1, :-2] - 4 * t[1:-1, 1:-1]
            t = t.at[1:-1, 1:-1].add(0.1 * inner)
        return t

    return f, [np.ones((12, 12))]


def heat_gradient(steps):
    f, arguments = heat(steps)
    return te.grad(lambda t: np.sum(f(t) ** 2)), arguments


def filled(steps):
    """An array that is written element by element, as loops over bodies or bonds do."""

    def f(x):
        y = np.zeros_like(x)
        for i in range(steps):
            y = y.at[i].set(x[i - 1] * x[i])
        return np.sum(y * y)

    return te.grad(f), [np.ones(steps)]


def field(x, first, second):
    return np.tanh(x @ first) @ second


def euler(steps):
    def f(x, *weights):
        for _ in range(steps):
            x = x + 0.1 * field(x, *weights)
        return np.sum(x * x)

    return te.grad(f, argnums=(1, 2)), [np.ones(3), np.ones((3, 5)), np.ones((5, 3))]


def runge_kutta(steps):
    def f(x, *weights):
        for _ in range(steps):
            a = field(x, *weights)
            b = field(x + 0.05 * a, *weights)
            c = field(x + 0.05 * b, *weights)
            x = x + 0.1 / 6 * (a + 2 * b + 2 * c + field(x + 0.1 * c, *weights))
        return np.sum(x * x)

    return te.grad(f, argnums=(1, 2)), [np.ones((2, 3)), np.ones((3, 5)), np.ones((5, 3))]


def recurrent(steps):
    def f(w, xs):
        h = np.zeros((2, 3))
        for t in range(steps):
            z = np.concatenate([xs[t], h], axis=1) @ w
            h = np.tanh(z[:, :3]) / (1 + np.exp(-z[:, 3:]))
        return np.sum(h * h)

    return te.grad(f), [np.ones((5, 6)), np.ones((steps, 2, 2))]


def layers(count):
    def f(x, w):
        for _ in range(count):
            x = np.tanh(x @ w)
        return np.sum(x)

    return te.grad(f, argnums=1), [np.ones((16, 32)), np.ones((32, 32))]


def kalman(steps):
    """Small factorizations between native units."""

    def f(q, ys):
        mean, cov, total = np.zeros(2), np.eye(2), 0.0
        move, look = np.array([[1.0, 0.1], [0.0, 1.0]]), np.array([[1.0, 0.0]])
        for t in range(steps):
            mean, cov = move @ mean, move @ cov @ move.T + q * np.eye(2)
            seen = look @ cov @ look.T + np.eye(1)
            gain = np.linalg.solve(seen, look @ cov).T
            error = ys[t] - look @ mean
            mean, cov = mean + gain @ error, cov - gain @ look @ cov
            total = total - error @ np.linalg.solve(seen, error) - np.linalg.slogdet(seen)[1]
        return total

    return te.grad(f), [np.array(0.1), np.ones((steps, 1))]


def outputs(count):
    return lambda x: [x[i % 7] * float(i) for i in range(count)], [np.ones(7)]


def stacked(count):
    def f(x):
        points = [x]
        for _ in range(count):
            points.append(points[-1] * 0.9)
        return np.stack(points)

    return f, [np.ones(5)]


def tangents(count):
    """Products of rotations, pushed forward along some directions in one program."""

    def end(q):
        turn, place = np.eye(3), np.zeros(3)
        for i in range(5):
            c, s = np.cos(q[i]), np.sin(q[i])
            rows = [np.stack([c, -s, 0 * c]), np.stack([s, c, 0 * c]), np.stack([0 * c, 0 * c, c])]
            turn = turn @ np.stack(rows)
            place = place + turn @ np.array([1.0, 0.2, 0.1])
        return place

    def f(q, directions):
        return [te.jvp(end, (q,), (directions[i],))[1] for i in range(count)]

    return f, [np.ones(5), np.ones((count, 5))]


PROGRAMS = [
    (heat, 10),
    (heat_gradient, 6),
    (filled, 24),
    (euler, 20),
    (runge_kutta, 3),
    (recurrent, 8),
    (layers, 20),
    (kalman, 4),
    (outputs, 100),
    (stacked, 50),
    (tangents, 2),
]


def lines_of_work(build, length):
    """How many lines of the project's Python run while a program is planned and written out.

    Lines are counted, not calls: a loop over all that was there before may call nothing.
    """
    function, arguments = build(length)
    graph = te.trace(function, engine="numpy")(*arguments).graph
    count = 0

    def line(frame, event, argument):
        nonlocal count
        count += event == "line"
        return line

    def call(frame, event, argument):
        return line if "tenferro" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        for call in calls_in(in_units(prepare(graph))):
            if isinstance(call.operation, UnitOperation):
                module_text(Compilation.of_prepared(call.operation.graph).planned[1])
    finally:
        sys.settrace(before)
    return count


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("build", "length"), all_but(PROGRAMS[1::2], PROGRAMS), ids=lambda x: getattr(x, "__name__", x)
)
def test_work_is_linear_in_the_length_of_a_program(build, length, monkeypatch):
    # What bounds the work is made small, so that short programs are beyond it.
    monkeypatch.setattr(groups, "OPEN_GROUPS", 8)
    monkeypatch.setattr(fusion, "_MOST_NODES", 40)
    short, medium, long = (lines_of_work(build, n * length) for n in (1, 2, 4))
    assert (long - medium) / (medium - short) < 2.2, (short, medium, long)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("open_groups", [1, 8])
@pytest.mark.parametrize(("build", "length"), PROGRAMS, ids=lambda x: getattr(x, "__name__", x))
def test_programs_beyond_the_bounds_compute_the_same(build, length, open_groups, monkeypatch):
    monkeypatch.setattr(groups, "OPEN_GROUPS", open_groups)
    monkeypatch.setattr(fusion, "_MOST_NODES", 5 * open_groups)
    monkeypatch.setattr(kept, "key_of", lambda *_, **options: None)
    NATIVE.programs.clear()
    function, arguments = build(length)
    arguments = [RNG.uniform(0.1, 0.4, a.shape) for a in arguments]
    found, expected = (te.jit(function, engine=e)(*arguments) for e in ("native", "numpy"))
    NATIVE.programs.clear()
    for a, b in zip(flatten(found)[0], flatten(expected)[0], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-13)


@pytest.mark.parametrize("shape", [(2,) * 21, (3,) * 9, (1000, *(2,) * 10), (4, 4, 4, 4)])
def test_many_short_axes_are_code_of_bounded_size(shape):
    short = NestGroup(shape).short_axes
    assert np.prod([shape[a] for a in short]) <= 64
    assert all(shape[a] <= 4 for a in short)


def test_many_pieces_have_loops_along_short_axes():
    assert NestGroup((24, 4, 3), 24).short_axes == []
    assert NestGroup((24, 4, 3)).short_axes == [1, 2]


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_stacked_arrays_are_read_beside_others_of_their_shape(axis):
    rng = np.random.default_rng(5)
    parts = [rng.standard_normal((4, 3)) for _ in range(24)]

    def f(*parts):
        joined = np.stack(parts, axis=axis)
        other = np.broadcast_to(parts[0], (24, 4, 3)).reshape(joined.shape) * joined[::-1]
        return np.cumsum(joined, axis=-1) + np.cumsum(np.sin(other), axis=1), joined * other

    found = te.jit(f, engine="native")(*parts)
    for a, b in zip(found, f(*parts), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-13, atol=1e-13)


def test_tensors_of_many_short_axes_are_transposed():
    x = np.arange(2.0**14).reshape((2,) * 14)
    order = (3, 0, 13, 5, 1, 7, 9, 2, 12, 4, 6, 10, 8, 11)
    found = te.jit(lambda x: np.sin(np.transpose(x, order)) + x)(x)
    np.testing.assert_allclose(found, np.sin(np.transpose(x, order)) + x, rtol=1e-14, atol=1e-14)


@pytest.mark.parametrize(
    ("size", "masked", "rest"), [(3, True, False), (6400, False, False), (6401, False, True)]
)
def test_code_for_lanes_that_are_left_over_is_written_where_some_are(size, masked, rest):
    x = np.arange(float(size))
    program = te.trace(lambda x: x + 1.0)(x)
    (spec,) = Compilation(program.graph).planned[1].values()
    assert (spec.masked, spec.rest) == (masked, rest)
    assert program(x).tobytes() == (x + 1.0).tobytes()


@pytest.mark.skipif(host().vector_bytes < 64, reason="no masks in registers")
def test_few_iterations_have_one_masked_body():
    for size, masked in ((8 * 32 - 1, True), (8 * 32 + 1, False)):
        program = te.trace(lambda x: x + 1.0)(np.ones(size))
        (spec,) = Compilation(program.graph).planned[1].values()
        assert spec.lanes == 32 and spec.masked is masked


@pytest.mark.skipif(host().vector_bytes < 32, reason="1,000 elements fill all lanes anyway")
def test_what_awaits_memory_runs_in_lanes_that_are_filled():
    for rows, filled in ((1000, True), (30, False)):
        x = RNG.standard_normal((rows, 1000))
        program = te.trace(lambda x: te.numpy.sum(x, axis=0))(x)
        spec = next(iter(Compilation(program.graph).planned[1].values()))
        assert (1000 % spec.lanes == 0) is filled and spec.rest is not filled
        np.testing.assert_allclose(program(x), x.sum(axis=0), rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize(("rows", "registers"), [(2000, 1), (40_000, 4)])
def test_lanes_that_read_elements_apart_fill_one_register_in_the_cache(rows, registers):
    x = RNG.standard_normal((rows, 20))
    program = te.trace(lambda x: 2.0 * x[:, 3])(x)
    (spec,) = Compilation(program.graph).planned[1].values()
    assert spec.lanes == registers * host().lanes(8)
    assert program(x).tobytes() == (2.0 * x[:, 3]).tobytes()


def test_distances_between_lanes_are_constants_in_the_code():
    def determinants(x):
        return x[:, 0] * x[:, 3] - x[:, 1] * x[:, 2]

    x = RNG.standard_normal((6401, 4))
    program = te.trace(determinants)(x)
    text = module_text(Compilation(program.graph).planned[1])
    assert text.count("masked.gather") > 4 and not re.search(r" mul <", text)
    assert np.allclose(program(x), determinants(x), rtol=1e-15, atol=1e-15)


@pytest.mark.parametrize("function", [np.arctan, np.tanh, np.sqrt])
def test_functions_of_complex_numbers_are_shared(function):
    """10,000 of them take 22 to 49 us."""
    graph = te.trace(function, engine="native")(np.ones(10_000, complex)).graph
    schedule, _ = Compilation.of_prepared(graph).planned
    tasks = 1 + KERNEL_PART.names.index("tasks")
    assert all(part.words[tasks] > 1 for part in schedule.parts)
