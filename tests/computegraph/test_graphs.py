"""Identity, building, resolving, merging, compiling."""

import gc

import pytest

from computegraph import (
    PRIMARY,
    Arena,
    External,
    GraphBuilder,
    GraphError,
    OperationRole,
    ProgramCache,
    UnresolvedValueError,
    ValueKey,
    boundary,
    check_graph,
    check_materialized,
    check_program,
    compile_program,
    dependents,
    evaluate,
    materialize_merge,
    re_emit,
    reachable,
    resolve,
    splice,
    straight_line,
    substitute,
    toposort,
)
from computegraph.cache import structure
from toy import Key, Op, build


def compiled(graph, inputs=None):
    merged = materialize_merge(resolve([graph]), graph.outputs, inputs or graph.inputs)
    check_graph(graph)
    check_materialized(merged)
    program = compile_program(merged)
    check_program(program)
    return merged, program


def test_equal_structure_is_one_value_across_graphs():
    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    (a,) = builder.add_operation(Op("exp"), [x])
    first = builder.finish([a])
    other = GraphBuilder(parents=[first])
    (b,) = other.add_operation(Op("exp"), [External(first.key(x))])
    assert first.key(a) == ValueKey(first.arena, b)
    assert hash(first.key(a)) == hash(ValueKey(first.arena, b))


def test_role_is_part_of_identity():
    builder = GraphBuilder()
    x, t = builder.add_input(Key("x"), "number"), builder.add_input(Key("t"), "number")
    (primary,) = builder.add_operation(Op("mul"), [x, t])
    (linear,) = builder.add_operation(Op("mul"), [x, t], OperationRole((False, True)))
    assert primary != linear
    key = ValueKey(builder.arena, linear)
    assert key.definition.role == OperationRole((False, True))
    assert [k.input_key for k in key.definition.inputs] == [Key("x"), Key("t")]
    assert ValueKey(builder.arena, primary).definition.role is PRIMARY


def test_wrong_references_are_refused():
    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    with pytest.raises(GraphError, match="%7"):
        builder.add_operation(Op("exp"), [7])
    stranger = build(lambda op, x: op("exp", x), "x")
    with pytest.raises(GraphError, match="another arena"):
        builder.add_operation(Op("exp"), [External(stranger.key(stranger.outputs[0]))])
    with pytest.raises(GraphError, match="role"):
        builder.add_operation(Op("exp"), [x], OperationRole((True, True)))
    with pytest.raises(GraphError, match="received"):
        builder.add_input(Key("x"), "vector")


def test_missing_input_is_named():
    graph = build(lambda op, x, y: op("add", x, y), "x", "y")
    with pytest.raises(UnresolvedValueError, match="Key\\(name='y'\\)"):
        materialize_merge(resolve([graph]), graph.outputs, graph.inputs[:1])


def test_only_what_is_needed_is_computed():
    def formula(op, x):
        op("exp", x)
        return op("mul", x, x)

    _merged, program = compiled(build(formula, "x"))
    assert [i.operation.name for i in program.instructions()] == ["mul"]
    assert evaluate(program, [3.0]) == [9.0]


def test_any_value_can_be_the_cut():
    graph = build(lambda op, x: op("exp", op("mul", x, x)), "x")
    square = graph.inputs[0] + 1
    _, program = compiled(graph, [square])
    assert len(program.operations) == 1


def test_release_after_last_use():
    graph = build(lambda op, x: op("mul", op("add", op("exp", x), x), x), "x")
    _, program = compiled(graph)
    assert program.released == [None, (1,), (2, 0)] or program.released[0] is None
    freed = [slot for dead in program.released if dead for slot in dead]
    assert sorted(freed) == [0, 1, 2]


def test_two_outputs_and_unused_output():
    graph = build(lambda op, x: op("pair", x)[1], "x")
    _, program = compiled(graph)
    assert evaluate(program, [2.0]) == [8.0]
    run = straight_line(program, [op.evaluate for op in program.operations], program.frame([]))
    assert run(2.0) == [8.0]


def test_straight_line_equals_interpretation():
    graph = build(lambda op, x, y: op("mul", op("add", op("exp", x), y), op("exp", y)), "x", "y")
    _, program = compiled(graph)
    run = straight_line(program, [op.evaluate for op in program.operations], program.frame([]))
    assert run(0.1, 0.2) == evaluate(program, [0.1, 0.2])


def test_evaluation_is_an_opt_in():
    class Silent:
        name, n_outputs = "silent", 1

        def infer(self, *metas):
            return metas[0]

    builder = GraphBuilder()
    x = builder.add_input(Key("x"), "number")
    graph = builder.finish(builder.add_operation(Silent(), [x]))
    _, program = compiled(graph)
    with pytest.raises(GraphError, match="silent cannot be evaluated"):
        evaluate(program, [1.0])
    with pytest.raises(GraphError, match="got 0 inputs"):
        evaluate(program, [])


def test_structure_ignores_names():
    def merged(name):
        graph = build(lambda op, x: op("mul", op("exp", x), x), name)
        return materialize_merge(graph.arena, graph.outputs, graph.inputs)

    other = build(lambda op, x: op("mul", x, op("exp", x)), "x")
    assert structure(merged("x")) == structure(merged("y"))
    assert structure(merged("x")) != structure(
        materialize_merge(other.arena, other.outputs, other.inputs)
    )


def test_cache_is_bounded_and_counts():
    cache = ProgramCache(maxsize=2)
    for key in "abca":
        cache.get(key, lambda key=key: key.upper())
    assert cache.info().size == 2
    assert (cache.info().hits, cache.info().misses) == (0, 4)
    assert cache.get("c", lambda: "other") == "C"
    cache.clear()
    assert cache.info().size == 0


def test_splice_into_another_arena():
    graph = build(lambda op, x: op("mul", op("pair", x)[0], op("pair", x)[1]), "x")
    merged = materialize_merge(graph.arena, graph.outputs, graph.inputs)
    target = Arena()
    y = target.input(Key("y"), "number")
    out = splice(merged, target, {graph.inputs[0]: y})
    program = compile_program(materialize_merge(target, out, [y]))
    assert evaluate(program, [2.0]) == [32.0]


def test_substitution_leaves_the_rest_alone():
    builder = GraphBuilder()
    x, y = builder.add_input(Key("x"), "number"), builder.add_input(Key("y"), "number")
    (e,) = builder.add_operation(Op("exp"), [x])
    (out,) = builder.add_operation(Op("mul"), [e, y])
    (moved,) = substitute(builder.arena, [out], {y: x})
    assert builder.arena.nodes[moved][1:] == (e, x)
    assert boundary(builder.arena, [out], {y: None}) == [e]


def test_reach_is_the_last_reader_of_what_is_needed():
    graph = build(lambda op, x, y: op("mul", op("exp", x), op("exp", y)), "x", "y")
    arena, (x, y), (out,) = graph.arena, graph.inputs, graph.outputs
    ex, ey = arena.nodes[out][1:]
    assert reachable(arena, [out]) == [ex, ey, out, out, len(arena)]
    assert reachable(arena, [out], stop={ex}) == [0, ey, out, out, len(arena)]
    assert reachable(arena, [out], low=ex) == [out, out, len(arena)]
    assert reachable(arena, [x], low=out) == []
    assert dependents(arena, [out], {x: None}) == [ex, 0, out, 0, len(arena)]
    assert dependents(arena, [y], {out: None}) == []


def test_applications_pass_over_inputs_and_further_outputs():
    graph = build(lambda op, x: op("mul", *op("pair", x)), "x")
    arena = graph.arena
    found = [(v, op.name, operands) for v, op, operands, _ in arena.applications(range(len(arena)))]
    assert found == [(1, "pair", (0,)), (3, "mul", (1, 2))]


def test_re_emitting_through_a_rule():
    graph = build(lambda op, x: op("mul", op("pair", x)[1], op("exp", x)), "x")
    merged = materialize_merge(graph.arena, graph.outputs, graph.inputs)
    target = Arena()

    def emit(v, operation, operands, mask):
        if operation.name == "exp":
            return operands[0]
        return target.emit(target.code(operation, mask), operands)

    again = re_emit(merged, target, emit)
    check_materialized(again)
    assert evaluate(compile_program(again), [2.0]) == [16.0]


def test_a_further_output_is_not_computed_beside_a_given_first_one():
    graph = build(lambda op, x: op("pair", x), "x")
    first, second = graph.outputs
    with pytest.raises(GraphError, match="expected both or neither"):
        materialize_merge(graph.arena, [second], [first])
    both = materialize_merge(graph.arena, [second], [first, second])
    assert both.order == []


def test_substituting_reads_every_output_of_what_it_moves():
    builder = GraphBuilder()
    x, y = builder.add_input(Key("x"), "number"), builder.add_input(Key("y"), "number")
    _, cube = builder.add_operation(Op("pair"), [y])
    (out,) = builder.add_operation(Op("mul"), [cube, x])
    (moved,) = substitute(builder.arena, [out], {y: x})
    merged = materialize_merge(builder.arena, [moved], [x])
    assert evaluate(compile_program(merged), [2.0]) == [16.0]


def test_toposort_visits_operands_first():
    links = {"d": "bc", "b": "a", "c": "a", "a": ""}
    order = toposort(["d"], links.__getitem__)
    assert order == ["a", "b", "c", "d"]


def chain(n):
    builder = GraphBuilder()
    v = builder.add_input(Key("x"), "number")
    for _ in range(n // 2):
        (v,) = builder.add_operation(Op("add"), [v, builder.arena.input_ids[Key("x")]])
        (v,) = builder.add_operation(Op("mul"), [v, v])
    return builder.finish([v])


@pytest.mark.long
def test_depth_costs_nothing():
    from tidu import linear_transpose, linearize

    graph = chain(100_000)
    linear = linearize(resolve([graph]), [graph.key(graph.outputs[0])], [Key("x")])
    transposed = linear_transpose(linear)
    inputs = [graph.inputs[0], transposed.graph.inputs[0]]
    program = compile_program(materialize_merge(graph.arena, transposed.graph.outputs, inputs))
    assert evaluate(program, [0.0, 1.0]) == [0.0]
    assert hash(graph.key(graph.outputs[0])) and repr(graph.key(graph.outputs[0]))
    del graph, linear, transposed, program
    gc.collect()
