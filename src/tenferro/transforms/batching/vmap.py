"""Functions on batches: `vmap`."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from tenferro.ops.base.batched import Size, moved
from tenferro.tensor import Aval, Dim
from tenferro.trace import Trace
from tenferro.transforms.batching.batches import as_batch, batched, checked_chunk
from tenferro.transforms.tracing.arguments import (
    Arguments,
    Tree,
    check_callable,
    entries_of,
    unflatten,
)
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.result_types import keeps_results
from tenferro.transforms.tracing.tracing import in_trace, results, trace_call

Axes = Sequence[int | None]


@keeps_results
def vmap(
    f: Callable[..., Any],
    in_axes: Any = 0,
    out_axes: Any = 0,
    axis_size: int | Dim | None = None,
    chunk_size: int | None = None,
) -> Callable[..., Any]:
    """Return a function that applies `f` to every element along an axis of its arguments.

    `in_axes` is the batch axis of each positional argument: an integer (negative axes count from
    the end), None for an argument that all elements share, or a tuple with one entry per argument.
    An entry may be a pytree prefix of its argument. Keyword arguments are batched along axis 0.
    `out_axes` is the batch axis of the results, a pytree prefix; None for a result that is the same
    for all elements. `axis_size` is the number of elements if no argument has a batch axis. With
    `chunk_size` a loop computes that many elements at a time, which limits the memory. All elements
    share closed-over values. Every operation supports batches; a custom operation without a
    batching rule runs once per element. If the condition of a branch differs between elements, both
    branches are computed. A loop runs until every element has finished.

    Raises ValueError for an axis that does not exist, axes of different sizes, an `in_axes` of the
    wrong structure, and if no argument has a batch axis; TypeError for axes that are not integers.

    >>> import numpy as np
    >>> vmap(np.dot)(np.ones((3, 2)), np.arange(6.0).reshape(3, 2))
    array([1., 5., 9.])
    >>> vmap(np.dot, in_axes=(None, 1))(np.ones(3), np.arange(6.0).reshape(3, 2))
    array([6., 9.])
    """
    check_callable("vmap", f)
    label = f"vmap({name_of(f)})"
    size = checked_chunk(label, chunk_size)

    @wraps(f)
    def mapped(*args: Any, **kwargs: Any) -> Any:
        arguments = Arguments(args, kwargs)
        avals = arguments.avals(label)
        axes = _argument_axes(label, in_axes, arguments, avals)
        n = _batch_size(label, arguments, avals, axes, axis_size)

        def body(trace: Trace) -> Any:
            return _mapped(trace, f, arguments, label, (avals, axes, n), (out_axes, size))

        return in_trace(label, body)

    return mapped


def _mapped(
    trace: Trace,
    f: Callable[..., Any],
    call: Arguments,
    label: str,
    arguments: tuple[Sequence[Aval], Axes, Size],
    options: tuple[Any, int | None],
) -> Any:
    avals, axes, n = arguments
    out_axes, chunk_size = options
    elements = [_element(aval, axis) for aval, axis in zip(avals, axes, strict=True)]

    def called(args: Any, kwargs: Any) -> Any:
        return f(*args, **kwargs)

    traced = trace_call(trace, called, call, label, avals=elements, repeats=True)
    outside = [
        x if axis is None else trace.fresh(aval, f"batch{i}")
        for i, (x, aval, axis) in enumerate(zip(traced.inputs, avals, axes, strict=True))
    ]
    batches = {
        v: moved(x, axis, 0).id
        for v, x, axis in zip(traced.input_ids, outside, axes, strict=True)
        if axis is not None
    }
    batches_out = batched(trace, label, traced.outputs, batches, n, chunk_size)
    stand = _output_axes(label, out_axes, traced.out_tree, traced.out_avals)
    outs = [
        _placed(trace, name, pair, axis, n)
        for name, pair, axis in zip(
            _result_names(label, traced.out_tree), batches_out, stand, strict=True
        )
    ]
    inputs = [x.id for x in outside]
    return unflatten(traced.out_tree, results(trace, outs, inputs, call.leaves))


def _placed(trace: Trace, name: str, batch: tuple[int, bool], axis: int | None, n: Size) -> int:
    """An output with its batch axis at the requested position."""
    v, on = batch
    if axis is None:
        if on:
            raise ValueError(
                f"{name} differs between the elements, but its entry in out_axes is None, expected "
                "an integer"
            )
        return v
    x = as_batch(trace, v, on, n)
    return int(moved(x, 0, axis % x.ndim).id)


def _element(aval: Aval, axis: int | None) -> Aval:
    if axis is None:
        return aval
    return aval.with_shape((*aval.shape[:axis], *aval.shape[axis + 1 :]))


def _argument_axes(label: str, in_axes: Any, arguments: Arguments, avals: Sequence[Aval]) -> Axes:
    """The axis of each leaf, counted from the front."""
    args = arguments.tree[0]
    if isinstance(in_axes, list | tuple):
        if len(in_axes) != len(args):
            raise ValueError(
                f"{label}: in_axes has {len(in_axes)} entries for {len(args)} positional "
                "arguments; expected one for each, or a single integer"
            )
        in_axes = tuple(in_axes)
    axes = entries_of(label, "in_axes", in_axes, args)
    axes += [0] * (len(arguments.leaves) - len(axes))
    names = arguments.names()
    return [
        _front(f"{label}: {name}", "in_axes", axis, aval.ndim, aval)
        for name, axis, aval in zip(names, axes, avals, strict=True)
    ]


def _output_axes(label: str, out_axes: Any, tree: Tree, avals: Sequence[Aval]) -> Axes:
    """The axis of each result, counted from the front."""
    whole = unflatten(tree, list(range(tree.num_leaves)))
    axes = entries_of(label, "out_axes", out_axes, whole)
    return [
        _front(name, "out_axes", axis, aval.ndim + 1, aval)
        for name, axis, aval in zip(_result_names(label, tree), axes, avals, strict=True)
    ]


def _result_names(label: str, tree: Tree) -> list[str]:
    return [f"{label}: the result{path.codify('')}" for path in tree.accessors()]


def _front(name: str, what: str, axis: Any, ndim: int, aval: Aval) -> int | None:
    if axis is None:
        return None
    try:
        position = operator.index(axis)
    except TypeError as error:
        raise TypeError(f"{name}: its entry in {what} is {axis!r}, expected an integer") from error
    if not -ndim <= position < ndim:
        raise ValueError(f"{name} is {aval!r}, which has no axis {position} ({what})")
    return position % ndim


def _batch_size(
    label: str, arguments: Arguments, avals: Sequence[Aval], axes: Axes, axis_size: Any
) -> Size:
    """The number of elements, on which all arguments and `axis_size` agree."""
    sizes = [
        (f"{name} has {aval.shape[axis]} elements along axis {axis}", aval.shape[axis])
        for name, aval, axis in zip(arguments.names(), avals, axes, strict=True)
        if axis is not None
    ]
    if axis_size is not None:
        sizes.append((f"axis_size is {axis_size}", _size(label, axis_size)))
    if not sizes:
        raise ValueError(
            f"{label}: no argument has an axis to map over; expected an integer in in_axes, or "
            "axis_size"
        )
    first, n = sizes[0]
    for text, size in sizes[1:]:
        if size != n:
            raise ValueError(f"{label}: {first}, {text}; expected the same number")
    return n


def _size(label: str, axis_size: Any) -> Size:
    if isinstance(axis_size, Dim):
        return axis_size
    try:
        n = operator.index(axis_size)
    except TypeError as error:
        raise TypeError(f"{label}: axis_size is {axis_size!r}, expected an integer") from error
    if n < 0:
        raise ValueError(f"{label}: axis_size is {n}, expected at least 0")
    return n
