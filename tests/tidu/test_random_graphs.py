"""Linearizing random graphs with respect to any inputs, old or new, at any outputs."""

import random

import pytest

from computegraph import (
    GraphBuilder,
    compile_program,
    evaluate,
    materialize_merge,
    resolve,
)
from tidu import linear_transpose, linearize
from toy import Key, Op

GRAPHS = 400


def random_graph(draw):
    """A graph whose inputs may be younger than some of its outputs."""
    builder = GraphBuilder()
    inputs, values = [], []
    for _ in range(draw.randint(2, 9)):
        if not values or draw.random() < 0.3:
            inputs.append(builder.add_input(Key(f"x{len(inputs)}"), "number"))
            values.append(inputs[-1])
            continue
        name = draw.choice(["add", "mul", "mul", "conj", "pair"])
        operands = [draw.choice(values) for _ in range(2 if name in ("add", "mul") else 1)]
        values.extend(builder.add_operation(Op(name), operands))
    outputs = draw.sample(values, draw.randint(1, min(3, len(values))))
    wrt = draw.sample(inputs, draw.randint(1, len(inputs)))
    return builder.finish(outputs), inputs, wrt


def slope(graph, inputs, point, direction):
    """Central differences of polynomials of the real line along a direction."""
    program = compile_program(materialize_merge(graph.arena, graph.outputs, inputs))
    step = 1e-4
    ahead, behind = (
        evaluate(program, [p + s * step * d for p, d in zip(point, direction, strict=True)])
        for s in (1, -1)
    )
    return [(a - b) / (2 * step) for a, b in zip(ahead, behind, strict=True)]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(GRAPHS))
def test_tangents_are_slopes_and_cotangents_pair_with_them(seed):
    draw = random.Random(seed)
    graph, inputs, wrt = random_graph(draw)
    point = [draw.uniform(-0.9, 0.9) for _ in inputs]
    along = [draw.uniform(-1, 1) if v in wrt else 0.0 for v in inputs]
    outputs = [graph.key(v) for v in graph.outputs]
    linear = linearize(resolve([graph]), outputs, [graph.arena.input_keys[v] for v in wrt])
    seeds = [v for _, v in linear.tangent_inputs]
    program = compile_program(
        materialize_merge(
            graph.arena, [t for t in linear.tangent_outputs if t is not None], [*inputs, *seeds]
        )
    )
    left = iter(evaluate(program, [*point, *(along[inputs.index(v)] for v in wrt)]))
    tangents = [0.0 if t is None else next(left) for t in linear.tangent_outputs]
    assert tangents == pytest.approx(slope(graph, inputs, point, along), rel=1e-5, abs=1e-6)
    reverse = linear_transpose(linear, addition=Op.add())
    results = [ct for ct in reverse.tangent_outputs if ct is not None]
    cts = [v for _, v in reverse.tangent_inputs]
    program = compile_program(materialize_merge(graph.arena, results, [*inputs, *cts]))
    weights = [draw.uniform(-1, 1) for _ in cts]
    right = iter(evaluate(program, [*point, *weights]))
    pulled = [0.0 if ct is None else next(right) for ct in reverse.tangent_outputs]
    kept = [t for t, v in zip(tangents, linear.tangent_outputs, strict=True) if v is not None]
    assert sum(w * t for w, t in zip(weights, kept, strict=True)) == pytest.approx(
        sum(p * along[inputs.index(v)] for p, v in zip(pulled, wrt, strict=True)), abs=1e-9
    )
