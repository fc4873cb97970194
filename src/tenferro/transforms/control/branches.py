"""One of several functions, chosen when the program runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenferro.ops.base.promotion import convert_to, promoted_dtype
from tenferro.ops.control.switch import switch as family
from tenferro.tensor import Aval
from tenferro.trace import Trace, TracedNumber, Tracer
from tenferro.transforms.control.bodies import (
    Numbers,
    body_of,
    branch_constants,
    emitted,
    only_in,
)
from tenferro.transforms.tracing.arguments import (
    Arguments,
    check_callable,
    leaf_aval,
    shown,
    unflatten,
)
from tenferro.transforms.tracing.parameters import R
from tenferro.transforms.tracing.tracing import Traced, in_trace, repeated, results, trace_call


def cond(pred: Any, true_fun: Callable[..., R], false_fun: Callable[..., R], *operands: Any) -> R:
    """Return `true_fun(*operands)` if `pred` is true, else `false_fun(*operands)`; only one runs.

    Both functions return the same structure, shapes and dtypes; a Python number in a result takes
    the dtype of the other function's result. Derivatives reach closed-over values too.

    Raises TypeError for a condition that is not a single bool, and for results of different
    structures, shapes or dtypes.

    >>> cond(True, lambda x: x + 1, lambda x: -x, 2.0)
    array(3.)
    """
    aval = leaf_aval("cond: the condition", pred)
    if aval.shape or aval.dtype.kind != "b":
        raise TypeError(f"cond: the condition is {aval!r}, expected one bool")
    names = ("the second function", "the first")
    return _chosen("cond", pred, aval, (false_fun, true_fun), names, operands)  # type: ignore[no-any-return]


def switch(index: Any, branches: Sequence[Callable[..., R]], *operands: Any) -> R:
    """Return `branches[index](*operands)`; an index out of range selects the nearest branch.

    All branches return the same structure, shapes and dtypes; only one runs. Raises TypeError for
    an index that is not a single integer and for results that differ, ValueError without branches.

    >>> switch(1, [lambda x: x, lambda x: x * x, lambda x: 0.0], 3.0)
    array(9.)
    """
    aval = leaf_aval("switch: the index", index)
    if aval.shape or aval.dtype.kind not in "iu":
        raise TypeError(f"switch: the index is {aval!r}, expected one integer")
    if callable(branches):
        raise TypeError(
            "switch: expected a list of functions; write te.switch(index, [f, g], *args)"
        )
    branches = tuple(branches)
    if not branches:
        raise ValueError("switch: the list of branches is empty, expected at least one function")
    names = [f"branch {i}" for i in range(len(branches))]
    return _chosen("switch", index, aval, branches, names, operands)  # type: ignore[no-any-return]


def _chosen(
    label: str,
    index: Any,
    index_aval: Aval,
    branches: Sequence[Callable[..., Any]],
    names: Sequence[str],
    operands: Sequence[Any],
) -> Any:
    for branch in branches:
        check_callable(label, branch)
    args = Arguments(operands)
    avals = args.avals(label)
    is_known = not isinstance(index, Tracer) and not repeated.get()

    def body(trace: Trace) -> Any:
        start = len(trace)
        counted = [Numbers(branch) for branch in branches]
        traced = []
        for branch in counted:
            traced.append(trace_call(trace, branch, args, label, avals=avals, conditional=True))
            trace.end_branches(start)  # what another branch computes too, it does itself
        _check_structures(label, traced, names)
        _unify(trace, traced, [c.numbers for c in counted])
        _check_avals(label, traced, names)
        tree = traced[0].out_tree
        if not tree.num_leaves:
            return unflatten(tree, [])
        # What a branch computes of recorded tensors alone is computed outside of it, so where the
        # index is known, derivatives are of the chosen one.
        chosen = [_nearest(traced, index)] if is_known else traced
        consts = branch_constants(trace, start, chosen)
        operation = family.bind(
            branches=tuple(body_of(trace, t, consts) for t in chosen), linear=()
        )
        which = trace.fresh(index_aval, "index").id
        inputs = [trace.fresh(a, f"x{i}").id for i, a in enumerate(avals)]
        ids, leaves = [which, *inputs], [index, *args.leaves]
        outs = emitted(trace, operation, [which, *consts, *inputs])
        return unflatten(tree, results(trace, outs, ids, leaves))

    return in_trace(label, body)


def _nearest(traced: Sequence[Traced], index: Any) -> Traced:
    """The branch of an index, or the nearest one."""
    return traced[min(max(int(index), 0), len(traced) - 1)]


def _check_structures(label: str, traced: Sequence[Traced], names: Sequence[str]) -> None:
    for t, name in zip(traced, names, strict=True):
        if t.out_tree != traced[0].out_tree:
            here, there = traced[0].out_tree, t.out_tree
            odd = only_in(here, there) or only_in(there, here)
            hint = f" ({odd} is in one of them only)" if odd else ""
            raise TypeError(
                f"{label}: {names[0]} returns {shown(here)}, {name} {shown(there)}{hint}; expected "
                "the same structure (* is an array)"
            )


def _unify(trace: Trace, traced: Sequence[Traced], numbers: Sequence[Sequence[bool]]) -> None:
    """Convert Python numbers among the results to the dtype of the other branches."""
    for i in range(len(traced[0].outputs)):
        if not any(n[i] for n in numbers):
            continue
        values = [
            (TracedNumber if n[i] else Tracer)(trace, t.outputs[i], trace.metas[t.outputs[i]])
            for t, n in zip(traced, numbers, strict=True)
        ]
        dtype = promoted_dtype(*values)
        for t, x, n in zip(traced, values, numbers, strict=True):
            if n[i]:
                t.outputs[i] = convert_to(Tracer(trace, x.id, x.aval), dtype).id


def _check_avals(label: str, traced: Sequence[Traced], names: Sequence[str]) -> None:
    paths = traced[0].out_tree.accessors()
    for t, name in zip(traced, names, strict=True):
        for path, a, b in zip(paths, t.out_avals, traced[0].out_avals, strict=True):
            if a != b:
                here, there = ((b, names[0]), (a, name))
                (x, x_name), (y, y_name) = (here, there) if label == "cond" else (there, here)
                where = path.codify("")
                raise TypeError(
                    f"{label}: {x_name} returns {x!r} where {y_name} returns {y!r}"
                    + (f" (output {where})" if where else "")
                )
