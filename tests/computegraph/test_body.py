"""Bodies: closed graphs as interned data."""

import gc
import pickle
from dataclasses import dataclass
from threading import Thread

import pytest

from computegraph import Arena, Body, GraphError, OperationRole, UnresolvedValueError
from toy import Key, Op


@dataclass(frozen=True)
class Holds:
    """An operation that has a body as a parameter."""

    body: Body
    name: str = "holds"
    n_outputs: int = 1

    def infer(self, *metas):
        return metas[0]


def product(arena, x, y, mask=0):
    return arena.emit(arena.code(Op("mul"), mask), [x, y])


def inputs(arena, *names):
    return [arena.input(Key(name), "number") for name in names]


def cube():
    arena = Arena()
    (x,) = inputs(arena, "x")
    return Body.of(arena, [product(arena, product(arena, x, x), x)], [x])


def test_equal_graphs_of_different_arenas_are_one_body():
    arena = Arena()
    other, x = inputs(arena, "other", "y")
    product(arena, other, x)  # not needed by the body
    assert Body.of(arena, [product(arena, product(arena, x, x), x)], [x]) is cube()


def test_what_differs_is_another_body():
    arena = Arena()
    x, y = inputs(arena, "x", "y")
    xy = product(arena, x, y)
    bodies = {
        Body.of(arena, [xy], [x, y]),
        Body.of(arena, [xy], [y, x]),
        Body.of(arena, [xy, xy], [x, y]),
        Body.of(arena, [product(arena, x, y, OperationRole((False, True)).bits)], [x, y]),
        Body.of(arena, [x], [x, y]),
    }
    assert len(bodies) == 5


def test_inputs_may_be_computed_values():
    arena = Arena()
    (x,) = inputs(arena, "x")
    square = product(arena, x, x)
    whole = product(arena, square, x)
    body = Body.of(arena, [whole], [square, x])
    assert len(body) == 1
    with pytest.raises(UnresolvedValueError):
        Body.of(arena, [whole], [square])
    with pytest.raises(GraphError, match="distinct"):
        Body.of(arena, [whole], [x, x])


def test_emit_gives_back_what_was_taken():
    arena = Arena()
    x, y = inputs(arena, "x", "y")
    pair = arena.emit(arena.code(Op("pair")), [product(arena, x, y)])
    outs = [pair + 1, x, pair]
    body = Body.of(arena, outs, [x, y])
    before = len(arena)
    assert body.emit(arena, [x, y]) == outs
    assert len(arena) == before
    with pytest.raises(GraphError, match="1 values for 2 inputs"):
        body.emit(arena, [x])


def test_roles_are_kept_unless_they_are_dropped():
    arena = Arena()
    x, y = inputs(arena, "x", "y")
    linear = Body.of(arena, [product(arena, x, y, 0b10)], [x, y])
    target = Arena()
    values = inputs(target, "a", "b")
    (kept,) = linear.emit(target, values)
    (dropped,) = linear.emit(target, values, roles=False)
    assert [target.masks[target.nodes[v][0]] for v in (kept, dropped)] == [0b10, 0]


def test_rearranged():
    arena = Arena()
    x, y = inputs(arena, "x", "y")
    body = Body.of(arena, [product(arena, x, y), x], [x, y])
    assert body.rearranged([1, 0], [1]) is Body.of(arena, [x], [y, x])


def test_mapped():
    body = cube()
    moved = body.mapped(lambda op: Op("add"), lambda meta: "vector")
    assert moved.inputs == ("vector",)
    assert moved.metas == ("vector",)
    assert {op.name for op, _, _ in moved.operations} == {"add"}
    assert body.mapped(lambda op: op, lambda meta: meta) is body


def test_nested_bodies_compare_and_hash_at_any_depth():
    def nested(depth):
        body = cube()
        for _ in range(depth):
            arena = Arena()
            (x,) = inputs(arena, "x")
            body = Body.of(arena, [arena.emit(arena.code(Holds(body)), [x])], [x])
        return body

    deep = nested(20_000)
    assert nested(20_000) is deep
    assert hash(deep) == hash(nested(20_000))
    assert repr(deep) == "<body 1 -> 1, 1 operations>"
    assert str(deep).splitlines()[1] == "v1 = holds(v0): 'number'"
    del deep
    gc.collect()


def test_a_body_that_nobody_holds_is_forgotten():
    from computegraph import body as module

    before = len(module._interned)
    held = cube()
    del held
    gc.collect()
    assert len(module._interned) == before


def test_pickling_keeps_identity():
    body = cube()
    assert pickle.loads(pickle.dumps(body)) is body


def test_threads_make_one_body():
    found = []
    threads = [Thread(target=lambda: found.append(cube())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, found))) == 1
