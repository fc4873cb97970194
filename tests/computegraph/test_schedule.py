"""Orders that need little memory: the same values, computed when they are wanted."""

import random

import pytest

from computegraph import Arena, GraphBuilder, compile_program, evaluate, materialize_merge, sink
from toy import Op


def one(operation, meta):
    return 1


def peak(graph):
    """The most values that are there at once, inputs left out."""
    program = compile_program(graph)
    now = most = 0
    for step, dead in zip(program.instructions(), program.released, strict=True):
        now += len(step.outputs)
        most = max(most, now)
        now -= sum(s >= program.n_inputs for s in dead or ())
    return most


def forward_and_back(n):
    """y[k + 1] = exp(y[k]), then a product with conj(y[k]) each, from the last to the first."""
    builder = GraphBuilder(Arena())
    x = builder.add_input("x", 1)
    values = [x]
    for _ in range(n):
        values += builder.add_operation(Op("exp"), [values[-1]])
    slopes = [builder.add_operation(Op("conj"), [v])[0] for v in values]
    back = values[-1]
    for value, slope in zip(reversed(values), reversed(slopes), strict=True):
        (back,) = builder.add_operation(Op("mul"), [slope, back])
        (back,) = builder.add_operation(Op("add"), [value, back])
    return materialize_merge(builder.arena, [back], [x])


def test_coefficients_are_made_when_the_way_back_wants_them():
    graph = forward_and_back(50)
    assert peak(graph) >= 100
    assert peak(sink(graph, one)) <= 54


@pytest.mark.parametrize("seed", range(20))
def test_values_stay_the_same(seed):
    draw = random.Random(seed)
    builder = GraphBuilder(Arena())
    values = [builder.add_input(i, 1) for i in range(3)]
    inputs = list(values)
    for _ in range(60):
        if draw.random() < 0.5:
            values += builder.add_operation(Op("conj"), [draw.choice(values)])
        else:
            values += builder.add_operation(Op("add"), [draw.choice(values), draw.choice(values)])
    outputs = draw.sample(values, 4)
    graph = materialize_merge(builder.arena, outputs, inputs)
    sunk = sink(graph, lambda operation, m: draw.choice([1, 10]))
    assert sorted(sunk.order) == graph.order
    arguments = [0.3, -1.2, 0.7]
    assert evaluate(compile_program(sunk), arguments) == evaluate(compile_program(graph), arguments)


def test_a_value_whose_operands_are_larger_stays():
    builder = GraphBuilder(Arena())
    x = builder.add_input("x", 1)
    (big,) = builder.add_operation(Op("exp"), [x])
    (small,) = builder.add_operation(Op("conj"), [big])
    other = x
    for _ in range(5):
        (other,) = builder.add_operation(Op("exp"), [other])
    (end,) = builder.add_operation(Op("mul"), [small, other])
    graph = materialize_merge(builder.arena, [end], [x])
    size = {big: 100, small: 1}
    metas = graph.arena.metas
    for v, n in size.items():
        metas[v] = n
    order = sink(graph, lambda operation, m: m).order
    assert order.index(small) == order.index(big) + 1


def test_a_long_chain():
    graph = forward_and_back(10_000)
    assert len(sink(graph, one).order) == len(graph.order)
