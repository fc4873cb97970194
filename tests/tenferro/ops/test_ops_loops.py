"""The view of loops: what their operands, inputs of bodies and outputs are."""

from dataclasses import replace

import numpy as np
import pytest

import tenferro as te
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Loop, LoopCall, Operands, loops_of


def call_of(f, *arguments):
    (call,) = loops_of(te.trace(f)(*arguments).graph).values()
    return call


def scanned(a, s, xs):
    return te.scan(lambda s, x: (s * a, s + x), s, xs)


def counted(a, s):
    return te.while_loop(lambda s: s < a, lambda s: s * a, s, checkpoint=False)


def test_a_scan():
    call = call_of(scanned, 2.0, 1.0, np.arange(3.0))
    steps, consts, carry, xs = call.operands
    assert (len(consts), len(carry), len(xs)) == (1, 1, 1)
    assert call.operands.flat() == [steps, *consts, *carry, *xs]
    assert call.steps == steps
    assert call.outputs.steps is None
    assert call.outputs.head() == call.outputs.carry
    assert call.loop.inputs("abc") == (("a",), ("b",), ("c",))
    assert call.loop.outputs("ab") == (("a",), ("b",), None)
    assert call.loop.by_result("ab", "n") == ("a", "b")


def test_a_while_loop():
    call = call_of(counted, 9.0, 2.0)
    assert call.operands.steps is None
    assert call.operands.flat() == [*call.operands.consts, *call.operands.carry]
    assert call.steps == call.outputs.steps
    assert call.outputs.flat() == (*call.outputs.carry, call.outputs.steps)
    assert call.loop.results("sn") == (("s",), (), "n")
    assert call.loop.by_result("s", "n") == ("s", "n")


@pytest.mark.parametrize(
    ("f", "arguments"), [(scanned, (2.0, 1.0, np.arange(3.0))), (counted, (9.0, 2.0))]
)
def test_a_loop_is_its_operation_again(f, arguments):
    graph = te.trace(f)(*arguments).graph
    ((at, call),) = loops_of(graph).items()
    operation = graph.arena.operation(at)
    assert call.loop.operation is operation
    assert Loop.of(operation) == call.loop
    assert call.loop.taking(call.operands) == call.loop
    assert LoopCall(call.loop, call.operands, call.outputs) == call


@pytest.mark.parametrize("lanes", [(True,), (True, False, True), (True, True, False)])
def test_lanes_that_do_not_fit_are_refused(lanes):
    """Too few flags, first axes of different lengths, inputs without axes."""

    def f(s, k, xs):
        return te.scan(lambda c, x: ((c[0] * 0.5, c[1] + 1), x), (s, k), xs)

    graph = te.trace(f)(np.ones(3), 0, np.ones((4, 2))).graph
    (call,) = loops_of(graph).values()
    avals = [graph.arena.metas[v] for v in call.operands.flat()]
    fits = replace(call.loop, lanes=(True, False, False)).operation
    assert fits.infer(*avals) == call.loop.operation.infer(*avals)
    with pytest.raises(ValueError, match=r"scan: lanes is .*, expected flags for inputs"):
        replace(call.loop, lanes=lanes).operation.infer(*avals)


def test_carries_that_begin_as_zeros_are_no_operands():
    loop = call_of(scanned, 2.0, 1.0, np.arange(3.0)).loop
    operands = Operands(7, (8,), (None,), (9,))
    zero = loop.taking(operands)
    assert zero.init == (False,)
    assert operands.flat() == [7, 8, 9]
    assert zero.operands([7, 8, 9]) == operands
    assert zero.read(zero.inputs("abc"), "n") == Operands("n", ("a",), (None,), ("c",))


def test_fixed_points():
    """What one carry hands to the next arrives after as many rounds, with what was found last."""
    rounds = []

    def step(carry):
        rounds.append(carry)
        return len(rounds), (carry[-1], *carry)

    assert settled((True, False, False), step) == ((True, True, True), 3)
    assert rounds[0] == (True, False, False)
    assert settled((True, True), lambda carry: ("all", (True, False)), lambda a, b: a and b) == (
        (True, False),
        "all",
    )
