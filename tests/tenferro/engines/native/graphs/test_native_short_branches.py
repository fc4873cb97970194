"""Short branches in loops are computed both and selected; only the one taken has an effect."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.short_branches import body_graph
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.registers.bodies import prepared
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.index_checks import with_checks

N = 300


def of_numbers(x):
    s = 0.0
    for i in range(N):
        if x[i] > 0.0:
            s += x[i] * x[i]
        else:
            s -= np.sin(x[i])
    return s


def one_after_another(x):
    s = 0.0
    for i in range(N):
        s = s * 0.5 + x[i]
        if s > 1.0:
            s = 2.0 - s
        elif s < -1.0:
            s = -2.0 - s
    return s


def beside_the_end(x):
    s = 0.0
    for i in range(N):
        if i < N - 1:
            s += x[i] * x[i + 1]
        if i > 0:
            s += x[i] * x[i - 1]
    return s


def exchanges(x):
    for i in range(N - 1):
        if x[i] > x[i + 1]:
            x[i], x[i + 1] = x[i + 1], x[i]
    return x


def writes_in_both(x):
    for i in range(1, N):
        if x[i] > x[i - 1]:
            x[i] = 0.5 * x[i - 1]
        else:
            x[i - 1] += x[i]
            x[i] *= 1.5
    return x


def of_the_largest(x):
    best = 0
    for i in range(1, N):
        if x[i] > x[best]:
            best = i
    return x[best] * best


def not_a_number_elsewhere(x):
    s = 0.0
    for i in range(N):
        if x[i] > 0.1:
            s += np.log(x[i]) / (x[i] - 0.1)
    return s


def division_by_a_counter(x):
    s = 0.0
    for i in range(N):
        if i > 0:
            s += x[N // i - 1 - (N % i) * 0] * x[i]
    return s


PROGRAMS = [
    of_numbers, one_after_another, beside_the_end, exchanges, writes_in_both, of_the_largest,
    not_a_number_elsewhere, division_by_a_counter,
]  # fmt: skip


def switches(f, x):
    """The branches that stay, within loops."""
    found, waiting = 0, [with_checks(te.trace(f)(x).graph, has_code)[0]]
    while waiting:
        for operation in waiting.pop().arena.operations:
            if operation is not None:
                found += operation.name == "switch"
                waiting += map(body_graph, bodies_in(operation))
    return found


def arguments():
    return np.random.default_rng(4).standard_normal(N)


def loss(f):
    return lambda x: np.sum(np.asarray(f(x)) ** 2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", PROGRAMS, ids=lambda f: f.__name__)
def test_values_are_those_of_the_branch_taken(f):
    adopted = te.adopt(f)
    assert switches(adopted, arguments()) == 0
    np.testing.assert_allclose(te.jit(adopted)(arguments()), f(arguments()), rtol=1e-12)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", PROGRAMS, ids=lambda f: f.__name__)
def test_gradients_are_those_of_the_branch_taken(f):
    adopted = te.adopt(f)

    def squares(x):
        return (adopted(x) ** 2).sum()

    x, d = arguments(), np.random.default_rng(5).standard_normal(N)
    found = te.jit(te.grad(squares))(x)
    assert np.isfinite(found).all()
    h = 1e-6
    slope = (loss(f)(x + h * d) - loss(f)(x - h * d)) / (2 * h)
    assert found @ d == pytest.approx(slope, rel=2e-5)  # differences: h**2 and 1e-16 / h


def test_a_branch_that_adds_nothing_keeps_the_sign_of_zeros():
    @te.adopt
    def f(x):
        for i in range(N):
            if x[i] > 1.0:
                x[i] += 1.0
        return x

    found = te.jit(f)(np.full(N, -0.0))
    assert np.signbit(found).all()


def test_an_index_out_of_bounds_of_the_branch_taken_raises():
    @te.adopt
    def f(x, last):
        s = 0.0
        for i in range(N):
            if i < last:
                s += x[i + 1]
        return s

    compiled = te.jit(f)
    assert compiled(arguments(), N - 1) == pytest.approx(arguments()[1:].sum())
    with pytest.raises(IndexError):
        compiled(arguments(), N)


def test_short_branches_of_loops_whose_steps_are_written_out():
    """The four steps are written out in the body of the outer loop, which is in registers."""

    def f(x):
        def stage(k, y):
            weight = te.cond((k == 1) | (k == 2), lambda: 2.0, lambda: 1.0)
            return y + 0.1 * weight * np.sin(y)

        return te.fori_loop(0, 50, lambda i, y: te.fori_loop(0, 4, stage, y), x)

    (call,) = loops_of(te.trace(f)(0.3).graph).values()
    graph = prepared(call.loop.body)
    names = {o.name for _, o, *_ in graph.arena.applications(graph.order)}
    assert names.isdisjoint(("scan", "switch"))
    y = 0.3
    for k in [0, 1, 2, 3] * 50:
        y = y + 0.1 * (2.0 if k in (1, 2) else 1.0) * np.sin(y)
    assert np.isclose(te.jit(f)(0.3), y, rtol=1e-13)
