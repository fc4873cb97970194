"""Recomputing parts of a function where its derivative is computed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from tenferro.ops.control.checkpoint import Keep, checkpoint as family, marked
from tenferro.tensor import Aval
from tenferro.trace import Trace
from tenferro.transforms.control.bodies import body_of, branch_constants, emitted
from tenferro.transforms.tracing.arguments import Arguments, check_callable, unflatten
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.result_types import keeps_results
from tenferro.transforms.tracing.tracing import in_trace, results, trace_call

_PRODUCTS = frozenset({"dot_general", "convolution"})


@keeps_results
def checkpoint(f: Callable[..., Any], keep: str | Keep | None = None) -> Callable[..., Any]:
    """Return `f` with derivatives that recompute intermediate values instead of storing them.

    Reverse mode stores only the arguments and closed-over values of f: it needs less memory and
    more time. Forward mode does not benefit. Checkpoints compose with derivatives of any order,
    `vmap`, loops (a scan whose step is a checkpoint) and other checkpoints.

    `keep` selects intermediate values to store: "products" stores products of matrices and
    convolutions, which are expensive to recompute. A function `keep(name, aval)` of the name of an
    operation and the shape and dtype of its result returns whether to store it.

    Raises TypeError if f is not a function and for arguments that are not arrays, ValueError for
    another `keep`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> layer = te.checkpoint(lambda x, w: np.tanh(x @ w))
    >>> te.grad(lambda w: np.sum(layer(np.ones(2), w)))(np.zeros((2, 2)))
    array([[1., 1.],
           [1., 1.]])
    """
    chosen = _policy(keep)
    check_callable("checkpoint", f)
    label = f"checkpoint({name_of(f)})"

    @wraps(f)
    def again(*args: Any, **kwargs: Any) -> Any:
        operands = Arguments(args, kwargs)
        avals = operands.avals(label)
        return in_trace(label, lambda trace: _applied(trace, f, label, (operands, avals), chosen))

    return again


def _applied(
    trace: Trace,
    f: Callable[..., Any],
    label: str,
    arguments: tuple[Arguments, list[Aval]],
    keep: Keep | None,
) -> Any:
    operands, avals = arguments
    start = len(trace)
    traced = trace_call(trace, lambda a, k: f(*a, **k), operands, label, avals=avals)
    consts = branch_constants(trace, start, [traced])
    outs, inputs = traced.outputs, traced.input_ids
    if outs and (consts or inputs):
        body = body_of(trace, traced, consts)
        operation = family.bind(body=body if keep is None else marked(body, keep))
        outs = emitted(trace, operation, [*consts, *inputs])
    return unflatten(traced.out_tree, results(trace, outs, inputs, operands.leaves))


def _policy(keep: str | Keep | None) -> Keep | None:
    if keep is None or callable(keep):
        return keep
    if not isinstance(keep, str) or keep != "products":
        raise ValueError(f"checkpoint: keep is {keep!r}, expected 'products' or a function")
    return lambda name, aval: name in _PRODUCTS
