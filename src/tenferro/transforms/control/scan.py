"""Loops along slices of arrays."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar, overload

from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, Operands
from tenferro.tensor import Aval, Dim
from tenferro.trace import Trace
from tenferro.transforms.batching.batches import checked_chunk
from tenferro.transforms.batching.vmap import vmap
from tenferro.transforms.control.bodies import body_of, checked_if, loop_constants
from tenferro.transforms.control.carry import LoopCarry
from tenferro.transforms.control.chunks import checked, chunked_scan, scan_chunks, steps_of
from tenferro.transforms.tracing.arguments import (
    Tree,
    check_callable,
    flatten,
    leaf_aval,
    unflatten,
)
from tenferro.transforms.tracing.result_types import Arrays, Number, Tree as Carried
from tenferro.transforms.tracing.tracing import in_trace, results

Y = TypeVar("Y")


@overload
def scan(
    f: Callable[[Arrays, Arrays], tuple[Arrays, Y]],
    init: Number | Arrays,
    xs: Arrays,
    length: int | Dim | None = None,
    reverse: bool = False,
    checkpoint: bool | int | None = None,
) -> tuple[Arrays, Y]: ...


@overload
def scan(
    f: Callable[[Any, Any], tuple[Any, Y]],
    init: Carried,
    xs: Any = None,
    length: int | Dim | None = None,
    reverse: bool = False,
    checkpoint: bool | int | None = None,
) -> tuple[Carried, Y]: ...


@overload
def scan(
    f: Callable[..., Any],
    init: Any,
    xs: Any = None,
    length: int | Dim | None = None,
    reverse: bool = False,
    checkpoint: bool | int | None = None,
) -> tuple[Any, Any]: ...


def scan(
    f: Callable[..., Any],
    init: Any,
    xs: Any = None,
    length: int | Dim | None = None,
    reverse: bool = False,
    checkpoint: bool | int | None = None,
) -> tuple[Any, Any]:
    """Run `carry, y = f(carry, x)` for each slice x of `xs` along its first axis.

    Returns the last carry, and the y of all steps stacked along a new first axis. With `reverse`
    the loop runs from the last slice to the first. `xs` is a pytree of arrays of equal length; if
    it is None, `length` is the number of steps and x is None. The carry is a pytree of arrays whose
    shapes and dtypes do not change; a Python number in `init` takes the dtype that it has after a
    step. Gradients reach closed-over values.

    In traced code the loop is one operation, whose derivatives are loops too; on computed arrays
    the loop runs immediately. Reverse mode records the values that it reads from each step. With
    `checkpoint` it stores the carries once per chunk of steps, and runs each chunk again during the
    backward pass. True uses chunks of √n steps, and a number sets their length; None uses chunks
    only if the records of the loop would be large, and chunks of chunks if they would exceed the
    `memory_limit` of `te.jit`.

    Raises TypeError, which names the leaf, if the carry changes its structure, a shape or a dtype;
    ValueError for arrays of different lengths.

    >>> import numpy as np
    >>> total, sums = scan(lambda s, x: (s + x, s + x), 0.0, np.arange(4.0))
    >>> total, sums
    (array(6.), array([0., 1., 3., 6.]))
    """
    return run("scan", f, init, xs, length, reverse=reverse, checkpoint=checkpoint)


def run(
    label: str,
    f: Callable[..., Any],
    init: Any,
    xs: Any,
    length: Any,
    *,
    reverse: bool = False,
    checkpoint: Any = None,
    may_together: bool = False,
) -> tuple[Any, Any]:
    """The result of `scan`; `label` is the caller's name in messages.

    Steps that do not wait for one another `may` be computed `together`.
    """
    check_callable(label, f)
    checkpoint = checked(label, checkpoint)
    carry = LoopCarry(label, init)
    x_leaves, x_spec = flatten(xs)
    x_avals = _avals(label, x_spec, x_leaves)
    n = _length(label, x_spec, x_avals, length)
    slices = [aval.with_shape(aval.shape[1:]) for aval in x_avals]

    def step(c: Any, x: Any) -> tuple[Any, Any]:
        return _pair(label, f(c, x))

    def body(trace: Trace) -> tuple[Any, list[Any]]:
        start = len(trace)
        traced = carry.settled(trace, step, unflatten(x_spec, slices), slices)
        if not traced.outputs:
            return traced.out_tree.child(1), []
        consts = loop_constants(trace, [traced])
        whole = body_of(trace, traced, consts)
        loop = Loop(whole, len(consts), (True,) * len(carry), n, reverse=bool(reverse))
        inputs = [trace.fresh(a, f"x{i}").id for i, a in enumerate([*carry.avals, *x_avals])]
        if not isinstance(n, int) or not n:  # perhaps no step
            consts = checked_if(trace, start, consts, partial(_has_steps, trace, n))
        from tenferro.transforms.control.cells import CarriedCells  # for programs with loops
        from tenferro.transforms.control.fixed_reads import with_fixed_reads

        given = Operands(None, *loop.inputs([*consts, *inputs]))
        cells = CarriedCells(trace, *with_fixed_reads(trace, loop, given, carry.leaves()))
        loop, operands = cells.loop, cells.operands
        found = None
        if may_together:  # no loop of most programs is one
            from tenferro.transforms.control.together import steps_together

            found = steps_together(trace, loop, operands, carry.leaves())
        outs = found or chunked_scan(trace, loop, operands, scan_chunks(checkpoint, loop))
        outs = cells.written(outs)
        return traced.out_tree.child(1), results(trace, outs, inputs, [*carry.leaves(), *x_leaves])

    y_spec, outputs = in_trace(label, body)
    return unflatten(carry.spec, outputs[: len(carry)]), unflatten(y_spec, outputs[len(carry) :])


def map(f: Callable[..., Any], xs: Any, batch_size: int | None = None) -> Any:
    """Apply `f` to each slice of `xs` along its first axis, and stack the results.

    A loop computes one slice after another. With `batch_size` it computes that many slices
    together, as `vmap` does, and the remaining slices after the last whole batch. This is faster
    for small slices, and memory grows with the size of a batch, not with the number of slices.

    Raises ValueError for arrays of different lengths, for a `batch_size` below 1, and for a
    `batch_size` if the number of slices is a named size; TypeError for a `batch_size` that is not
    an integer.

    >>> import numpy as np
    >>> map(lambda x: x @ x, np.array([[1.0, 2.0], [3.0, 4.0]]))
    array([ 5., 25.])
    >>> map(lambda x: x * x, np.arange(5.0), batch_size=2)
    array([ 0.,  1.,  4.,  9., 16.])
    """
    check_callable("map", f)
    size = checked_chunk("map", batch_size, "batch_size")
    if size is None:
        return run("map", lambda _, x: (None, f(x)), None, xs, None)[1]
    leaves, spec = flatten(xs)
    n = _length("map", spec, _avals("map", spec, leaves), None)
    if not isinstance(n, int):
        raise ValueError(
            f"map: batch_size is {size}, but the number of slices is {n}, expected a number; leave "
            "batch_size out"
        )
    return vmap(f, chunk_size=size)(xs)


def _has_steps(trace: Trace, n: int | Dim) -> int:
    w = Writer(trace)
    return w.bind("compare", steps_of(w, 0), steps_of(w, n), direction="less")


def _names(spec: Tree) -> list[str]:
    return [f"xs{path.codify('')}" for path in spec.accessors()]


def _avals(label: str, spec: Tree, leaves: Sequence[Any]) -> list[Aval]:
    return [leaf_aval(f"{label}: {n}", x) for n, x in zip(_names(spec), leaves, strict=True)]


def _pair(label: str, result: Any) -> tuple[Any, Any]:
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(
            f"{label}: the function returned {type(result).__name__}, expected a pair (carry, y); "
            "without a y return (carry, None)"
        )
    return result


def _length(label: str, spec: Tree, avals: Sequence[Aval], length: Any) -> int | Dim:
    """The number of steps, on which all arrays and `length` agree."""
    names = _names(spec)
    for name, aval in zip(names, avals, strict=True):
        if not aval.shape:
            raise ValueError(
                f"{label}: {name} is {aval!r}, expected an array with an axis to run along"
            )
        if aval.shape[0] != avals[0].shape[0]:
            raise ValueError(
                f"{label}: {names[0]} has {avals[0].shape[0]} slices along axis 0, {name} "
                f"{aval.shape[0]}"
            )
    n = length if length is None or isinstance(length, Dim) else _index(label, length)
    if not avals:
        if n is None:
            raise ValueError(f"{label}: xs has no arrays; pass the number of steps: length")
        return n
    if n is not None and n != avals[0].shape[0]:
        raise ValueError(
            f"{label}: length is {n}, but {names[0]} has {avals[0].shape[0]} slices along axis 0"
        )
    return avals[0].shape[0]


def _index(label: str, length: Any) -> int:
    try:
        n = operator.index(length)
    except TypeError as error:
        raise TypeError(
            f"{label}: length is {length!r}, expected an integer; for a number of steps that is "
            "computed use while_loop or fori_loop"
        ) from error
    if n < 0:
        raise ValueError(f"{label}: length is {n}, expected at least 0")
    return n
