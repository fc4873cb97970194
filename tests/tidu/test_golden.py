"""The worked examples of the specification, node by node."""

from math import exp

import pytest

from computegraph import (
    check_graph,
    check_materialized,
    check_program,
    compile_program,
    evaluate,
    materialize_merge,
    resolve,
)
from tidu import linear_transpose, linearize
from toy import Key, Op, build, lines


def forward(graph, wrt=("x",), output=None):
    out = graph.outputs[0] if output is None else output
    linear = linearize(resolve([graph]), [graph.key(out)], [Key(n) for n in wrt])
    check_graph(linear.as_graph())
    return linear


def reverse(graph, wrt=("x",)):
    transposed = linear_transpose(forward(graph, wrt))
    check_graph(transposed.as_graph())
    return transposed


def run(graph, outputs, values):
    """Evaluate outputs with a value for each input key of the arena."""
    arena = graph.arena
    inputs = [v for v in arena.input_keys if v in values]
    merged = materialize_merge(resolve([graph]), [graph.key(v) for v in outputs], inputs)
    check_materialized(merged)
    program = compile_program(merged)
    check_program(program)
    return evaluate(program, [values[v] for v in inputs])


def test_square_sum_linearized_and_transposed():
    f = build(lambda op, x: op("mul", op("add", x, x), x), "x")
    names = {0: "x", 1: "p1", 2: "p2"}
    linear = forward(f)
    t0 = linear.tangent_inputs[0][1]
    names |= {t0: "t0", t0 + 1: "t1", t0 + 2: "t2", t0 + 3: "t3", t0 + 4: "t4"}
    assert lines(linear.as_graph(), names) == [
        "t1 = add(t0, t0) [a,a]",
        "t2 = mul(External(p1), t0) [f,a]",
        "t3 = mul(t1, External(x)) [a,f]",
        "t4 = add(t2, t3) [a,a]",
    ]
    transposed = linear_transpose(linear)
    c0 = transposed.tangent_inputs[0][1]
    names |= {c0: "c0", c0 + 1: "c1", c0 + 2: "c2", c0 + 3: "c3", c0 + 4: "c4"}
    assert lines(transposed.as_graph(), names) == [
        "c1 = mul(External(x), c0) [f,a]",
        "c2 = mul(External(p1), c0) [f,a]",
        "c3 = add(c2, c1) [a,a]",
        "c4 = add(c3, c1) [a,a]",
    ]
    assert transposed.tangent_outputs == (c0 + 4,)
    assert run(transposed.as_graph(), [c0 + 4], {0: 3.0, c0: 1.0}) == [12.0]


def test_forward_over_reverse_of_square_sum_is_four():
    f = build(lambda op, x: op("mul", op("add", x, x), x), "x")
    transposed = reverse(f)
    c0 = transposed.tangent_inputs[0][1]
    second = forward(transposed.as_graph())
    dx = second.tangent_inputs[0][1]
    out = second.tangent_outputs[0]
    names = {0: "x", 1: "p1", c0: "c0", dx: "dx", dx + 1: "dp1"}
    names |= {dx + 2: "dc1", dx + 3: "dc2", dx + 4: "dc3", dx + 5: "dc4"}
    assert lines(second.as_graph(), names) == [
        "dp1 = add(dx, dx) [a,a]",
        "dc1 = mul(dx, External(c0)) [a,f]",
        "dc2 = mul(dp1, External(c0)) [a,f]",
        "dc3 = add(dc2, dc1) [a,a]",
        "dc4 = add(dc3, dc1) [a,a]",
    ]
    assert run(second.as_graph(), [out], {0: 3.0, c0: 1.0, dx: 1.0}) == [4.0]


def test_sum_with_itself():
    linear = forward(build(lambda op, x: op("add", x, x), "x"))
    assert [n.operation.name for n in linear.as_graph().operations()] == ["add"]
    transposed = linear_transpose(linear)
    assert [n.operation.name for n in transposed.as_graph().operations()] == ["add"]


def test_product_of_two_inputs():
    f = build(lambda op, x, y: op("mul", x, y), "x", "y")
    transposed = reverse(f, ("x", "y"))
    c0 = transposed.tangent_inputs[0][1]
    assert run(transposed.as_graph(), transposed.tangent_outputs, {0: 3.0, 1: 5.0, c0: 2.0}) == [
        10.0,
        6.0,
    ]


def test_conjugation_appears_in_the_transpose_only():
    f = build(lambda op, c, z: op("mul", c, z), "c", "z", meta="complex")
    linear = forward(f, ("z",))
    assert [n.operation.name for n in linear.as_graph().operations()] == ["mul"]
    transposed = linear_transpose(linear)
    assert [n.operation.name for n in transposed.as_graph().operations()] == ["conj", "mul"]
    c0 = transposed.tangent_inputs[0][1]
    (ct,) = run(transposed.as_graph(), transposed.tangent_outputs, {0: 1 + 2j, 1: 0j, c0: 1.0})
    assert ct == 1 - 2j


def test_square_has_constant_second_derivative():
    f = build(lambda op, x: op("mul", x, x), "x")
    second = forward(reverse(f).as_graph())
    values = dict.fromkeys(second.as_graph().arena.input_keys, 1.0) | {0: 7.0}
    assert run(second.as_graph(), second.tangent_outputs, values) == [2.0]


A, X = 0.7, 0.5


def derivative(formula, modes):
    """The derivative in x of a formula of x and a, one mode per order, along all-one seeds."""
    graph = build(formula, "x", "a")
    values = {0: X, 1: A}
    for mode in modes:
        linear = forward(graph)
        step = linear if mode == "f" else linear_transpose(linear)
        values |= {v: 1.0 for _, v in step.tangent_inputs}
        graph = step.as_graph()
    return run(graph, graph.outputs, values)[0]


def exponential(op, x, a):
    return op("exp", op("mul", a, x))


def sum_of_exponentials(op, x, a):
    return op("sum", op("exp", op("mul", op("spread", a), op("spread", x))))


MODES = ["f", "r", "ff", "fr", "rf", "rr", "fff", "ffr", "frf", "rff", "frr", "rfr", "rrf", "rrr"]


@pytest.mark.parametrize("modes", MODES)
def test_exponential_to_third_order(modes):
    expected = A ** len(modes) * exp(A * X)
    assert derivative(exponential, modes) == pytest.approx(expected, rel=1e-14)


@pytest.mark.parametrize("modes", MODES)
def test_sum_of_exponentials_to_third_order(modes):
    expected = 3 * A ** len(modes) * exp(A * X)
    assert derivative(sum_of_exponentials, modes) == pytest.approx(expected, rel=1e-14)


def test_two_outputs_share_one_operation():
    def formula(op, x):
        square, cube = op("pair", x)
        return op("add", square, op("mul", cube, cube))

    f = build(formula, "x")
    transposed = reverse(f)
    c0 = transposed.tangent_inputs[0][1]
    x = 1.5
    (found,) = run(transposed.as_graph(), transposed.tangent_outputs, {0: x, c0: 1.0})
    assert found == pytest.approx(2 * x + 6 * x**5)
    assert Op("pair").n_outputs == 2
