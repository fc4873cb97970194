"""Origins follow values through transforms, copies and bodies, while somebody asks."""

import pytest

from computegraph import (
    Arena,
    Body,
    Graph,
    LocalValueId,
    Origin,
    compile_program,
    handed_on,
    materialize_merge,
    origins,
    origins_kept,
    re_emit,
    rescheduled,
    resolve,
    splice,
)
from computegraph.request_count import RequestCount
from tidu import linear_transpose, linearize
from toy import Key, Op


@pytest.fixture(autouse=True)
def _kept():
    with origins_kept():
        yield


def product(arena, *operands, where=None):
    v = arena.emit(arena.code(Op("mul")), list(operands))
    if where is not None:
        arena.origins[v] = Origin(where)
    return v


def squared():
    arena = Arena()
    x = arena.input(Key("x"), "number")
    return arena, x, product(arena, x, x, where="line 1")


def test_nobody_asks_outside():
    with origins_kept():
        pass
    assert Arena().origins == {}
    Arena.keeps_origins = False
    assert Arena().origins is None


def test_linearize_and_transpose_hand_on():
    arena, x, y = squared()
    y = product(arena, y, x, where="line 2")
    graph = Graph(arena, 0, len(arena), (), (LocalValueId(y),))
    linear = linearize(resolve([graph]), [graph.key(LocalValueId(y))], [Key("x")])
    back = linear_transpose(linear)
    made = range(linear.graph.start + 1, back.graph.stop)
    found = {arena.origins[v] for v in made if not arena.is_input(v)}
    assert found == {Origin("line 1", derived=True), Origin("line 2", derived=True)}


def test_copies_hand_on():
    arena, x, y = squared()
    graph = materialize_merge(arena, [y], [x])
    target = Arena()

    def emit(_, operation, operands, mask):
        doubled = target.emit(target.code(Op("add")), [operands[0], operands[0]])
        return target.emit(target.code(operation, mask), [doubled, operands[1]])

    re_emit(graph, target, emit)
    assert [target.origins.get(v) for v in range(len(target))] == [None, *[Origin("line 1")] * 2]
    other = Arena()
    u = other.input(Key("u"), "number")
    (here,) = splice(graph, other, {x: u})
    assert other.origins == {here: Origin("line 1")}


def test_bodies_of_other_places_are_others():
    arena, x, y = squared()
    body = Body.of(arena, [y], [x])
    elsewhere = Arena()
    u = elsewhere.input(Key("u"), "number")
    other = Body.of(elsewhere, [product(elsewhere, u, u, where="line 9")], [u])
    assert body is not other
    assert body is Body.of(*(lambda a, x, y: (a, [y], [x]))(*squared()))
    graph = other.graph()
    assert [graph.arena.origins.get(v) for v in graph.order] == [Origin("line 9")]
    Arena.keeps_origins = False
    plain = Arena()
    v = plain.input(Key("v"), "number")
    assert body.emit(plain, [v])
    assert Body.of(plain, [product(plain, v, v)], [v]).origins == ()


def test_compiled_programs_keep_them_in_any_order():
    arena, x, y = squared()
    z = product(arena, y, x, where="line 2")
    w = product(arena, z, y)
    program = compile_program(materialize_merge(arena, [w], [x]))
    wanted = [Origin("line 1"), Origin("line 2"), None]
    assert [step.origin for step in program.instructions()] == wanted
    again = rescheduled(program, [0, 1, 0, 2])
    assert [step.origin for step in again.instructions()] == [wanted[i] for i in (0, 1, 0, 2)]


def test_what_is_handed_on_needs_no_asking(monkeypatch):
    arena, *_ = squared()
    requests = RequestCount()
    requests.on_change(origins._keep)
    monkeypatch.setattr(origins, "_requests", requests)
    monkeypatch.setattr(Arena, "keeps_origins", False)
    for known in (None, {}):
        with handed_on(known):
            assert Arena().origins is None
    with handed_on(arena.origins):
        assert Arena().origins == {}
