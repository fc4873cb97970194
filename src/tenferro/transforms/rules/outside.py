"""Constants in derivatives, and values that external functions compute."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import numpy as np

from tenferro.ops.base import apply, as_array
from tenferro.ops.control.calls import stop_gradient as family
from tenferro.ops.control.external import external_operation
from tenferro.tensor import Aval
from tenferro.trace import Trace
from tenferro.transforms.control.bodies import emitted
from tenferro.transforms.tracing.arguments import (
    Arguments,
    Tree,
    check_callable,
    flatten,
    leaf_aval,
    unflatten,
)
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.tracing import in_trace, results

Value = TypeVar("Value")


def stop_gradient(x: Value) -> Value:
    """Return the same pytree of arrays, as a constant in derivatives of any mode and order.

    Raises TypeError, naming the leaf, for a value that is not an array.

    >>> import tenferro as te
    >>> te.grad(lambda x: x * te.stop_gradient(x))(3.0)
    array(3.)
    """
    args = Arguments((x,))
    args.avals("stop_gradient")
    constants = [apply(family.bind(), as_array("stop_gradient", leaf)) for leaf in args.leaves]
    same: Value = cast(Any, args.spec.unflatten(constants))[0]
    return same


@dataclass(frozen=True)
class _Flat:
    """A function of pytrees as one of lists of leaves; equal if all its parts are."""

    function: Callable[..., Any]
    in_tree: Tree
    out_tree: Tree
    name: str

    def __call__(self, *arrays: np.ndarray[Any, Any]) -> list[Any]:
        result = self.function(*unflatten(self.in_tree, arrays))
        try:
            leaves: list[Any] = self.out_tree.flatten_up_to(result)
        except ValueError as error:
            raise ValueError(
                f"te.external({self.name}): the structure of the result differs from that of "
                f"`like`: {error}"
            ) from error
        return leaves


def external(function: Callable[..., Any], like: Any, *args: Any, vectorized: bool = False) -> Any:
    """Call an external function: it receives NumPy arrays when the program runs, and is not traced.

    `like` specifies the result: a pytree of `te.spec(shape, dtype)`, or of example arrays. The
    function receives copies of the arguments and must depend only on them. Each run of the program
    calls it once or several times. Two calls with the same function and arguments may be merged,
    and a call whose result is not used is omitted. Programs are cached by function, so pass the
    same object each time, not a new lambda. Under `vmap` the function runs once per element. A
    `vectorized` function runs once, with an additional leading axis in all arguments and results.

    Its derivative is unknown: define it with `te.custom_jvp` or `te.custom_vjp`, whose rules may
    call external functions too. Raises TypeError if `function` is not callable and for arguments
    that are not arrays; ValueError, when the program runs, for a result that differs from `like`;
    ADRuleError if the call is differentiated.

    >>> import numpy as np
    >>> import tenferro as te
    >>> from math import gcd
    >>> te.jit(lambda a: te.external(lambda a: gcd(*a.tolist()), te.spec((), "int64"), a))(
    ...     np.array([12, 18])
    ... )
    array(6)
    """
    check_callable("external", function)
    name = name_of(function)
    arguments = Arguments(args)
    label = f"external({name})"
    arguments.avals(label)
    out_leaves, out_tree = flatten(like)
    outs = [
        x if isinstance(x, Aval) else leaf_aval(f"{label}: like{path.codify('')}", x)
        for path, x in zip(out_tree.accessors(), out_leaves, strict=True)
    ]
    if not out_leaves:
        raise ValueError(f"{label}: like holds no arrays, expected at least one")
    flat = _Flat(function, arguments.spec, out_tree, name)
    leaves = called_outside(label, flat, arguments, outs, name, vectorized=bool(vectorized))
    return unflatten(out_tree, leaves)


def called_outside(
    label: str,
    function: Callable[..., Any],
    arguments: Arguments,
    outs: Sequence[Aval],
    name: str,
    *,
    vectorized: bool = False,
) -> list[Any]:
    """The leaves that a function of NumPy arrays returns for those of the arguments."""
    avals = arguments.avals(label)
    operation = external_operation(function, outs, len(avals), name, vectorized)

    def body(trace: Trace) -> list[Any]:
        inputs = [trace.fresh(aval, f"x{i}").id for i, aval in enumerate(avals)]
        ids = emitted(trace, operation, inputs)
        return results(trace, ids, inputs, arguments.leaves)

    return in_trace(label, body)
