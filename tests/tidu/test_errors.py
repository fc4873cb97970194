"""Whatever cannot be differentiated is an error that names it."""

from dataclasses import dataclass

import pytest

from computegraph import (
    PRIMARY,
    Graph,
    GraphBuilder,
    LocalValueId,
    OperationRole,
    UnresolvedValueError,
    resolve,
)
from tidu import ADRuleError, LinearizedGraph, check_linear, linear_transpose, linearize
from toy import Key, Op, build


def differentiate(graph, key="x"):
    return linearize(resolve([graph]), [graph.key(graph.outputs[0])], [Key(key)])


@dataclass(frozen=True)
class Strange(Op):
    """A unary operation whose rules are wrong on purpose."""

    def jvp_rule(self, b, x, y, dx, ctx):
        return {
            "two results": lambda: [dx[0], dx[0]],
            "nonlinear": lambda: b.add_operation(Op("mul"), [dx[0], dx[0]], PRIMARY),
            "wrong mask": lambda: b.add_operation(
                Op("mul"), [dx[0], dx[0]], OperationRole((True, False))
            ),
            "self": lambda: b.add_operation(self, dx, OperationRole((True,))),
            "short transpose": lambda: b.add_operation(self, dx, OperationRole((True,))),
        }[self.name]()

    def transpose_rule(self, b, ct, x, role, ctx):
        return []


def strange(name):
    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    return builder.finish(builder.add_operation(Strange(name), [x]))


@pytest.mark.parametrize("name", ["two results", "nonlinear", "wrong mask"])
def test_wrong_forward_rule(name):
    with pytest.raises(ADRuleError, match=name):
        differentiate(strange(name))


def test_wrong_number_of_cotangents():
    with pytest.raises(ADRuleError, match="short transpose: transpose_rule returned 0 cotangents"):
        linear_transpose(differentiate(strange("short transpose")))


def test_cotangents_that_meet_without_an_operation():
    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    graph = builder.finish([x, x])
    linear = linearize(resolve([graph]), [graph.key(v) for v in graph.outputs], [Key("x")])
    with pytest.raises(ADRuleError, match="no `addition` was passed"):
        linear_transpose(linear)
    assert linear_transpose(linear, addition=Op.add()).tangent_outputs[0] is not None


def test_unknown_input_is_no_zero():
    graph = build(lambda op, x: op("exp", x), "x")
    with pytest.raises(UnresolvedValueError, match="y"):
        differentiate(graph, "y")


def test_operation_without_rules():
    @dataclass(frozen=True)
    class Bare:
        name: str = "bare"
        n_outputs: int = 1

        def infer(self, *metas):
            return metas[0]

    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    graph = builder.finish(builder.add_operation(Bare(), [x]))
    with pytest.raises(ADRuleError, match="bare"):
        differentiate(graph)


@dataclass(frozen=True)
class Scaled(Op):
    """A unary operation whose rules depend on the context."""

    def jvp_rule(self, b, x, y, dx, ctx):
        return dx if ctx is None else b.add_operation(Op(ctx), dx, OperationRole((True,)))

    def transpose_rule(self, b, ct, x, role, ctx):
        return ct


def test_rules_of_another_context_are_not_replayed():
    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    graph = builder.finish(builder.add_operation(Scaled("scaled"), [x]))

    def names(ctx):
        key = graph.key(graph.outputs[0])
        linear = linearize(resolve([graph]), [key], [Key("x")], ctx)
        return [node.operation.name for node in linear.graph.operations()]

    assert [names(ctx) for ctx in (None, "conj", None, "sum")] == [[], ["conj"], [], ["sum"]]


def test_a_context_must_be_hashable():
    graph = build(lambda op, x: op("exp", x), "x")
    key = graph.key(graph.outputs[0])
    with pytest.raises(TypeError, match=r"linearize: ctx is \{\}, which is not hashable"):
        linearize(resolve([graph]), [key], [Key("x")], {})
    linear = differentiate(graph)
    with pytest.raises(TypeError, match=r"linear_transpose: ctx is \[\], which is not hashable"):
        linear_transpose(linear, [])


def linear_by_hand(operation, role):
    builder = GraphBuilder()
    t = builder.add_input(Key("t"), "number")
    (out,) = builder.add_operation(operation, [t, t], role)
    return LinearizedGraph(builder.finish([out]), ((Key("t"), t),), (out,))


@pytest.mark.parametrize("role", [PRIMARY, OperationRole((True, False))])
def test_transposing_what_is_not_linear(role):
    linear = linear_by_hand(Op("mul"), role)
    with pytest.raises(ADRuleError, match="mul reads tangents in operands"):
        linear_transpose(linear)


def test_output_that_is_no_tangent():
    graph = build(lambda op, x: op("exp", x), "x")
    linear = LinearizedGraph(graph, (), graph.outputs)
    with pytest.raises(ADRuleError, match="output 0"):
        check_linear(linear)


def test_symbolic_zero_stays_none():
    builder = GraphBuilder()
    x, y = builder.add_input(Key("x"), "number"), builder.add_input(Key("y"), "number")
    (z,) = builder.add_operation(Op("exp"), [y])
    graph: Graph = builder.finish([z, LocalValueId(x)])
    linear = linearize(resolve([graph]), [graph.key(z)], [Key("x")])
    assert linear.tangent_outputs == (None,)
    assert linear_transpose(linear).tangent_outputs == (None,)
