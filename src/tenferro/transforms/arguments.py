"""Arguments and results: pytrees of arrays, checked leaf by leaf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import optree

from tenferro.eager import Tensor
from tenferro.ops.apply import constant
from tenferro.ops.promotion import as_operand
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import as_dtype
from tenferro.trace import Trace, Tracer

Tree = optree.PyTreeSpec
NAMESPACE = "tenferro"


def flatten(tree: Any) -> tuple[list[Any], Tree]:
    """The leaves of a pytree and its structure; None is a subtree without leaves."""
    leaves, spec = optree.tree_flatten(tree, namespace=NAMESPACE)
    return leaves, spec


def unflatten(spec: Tree, leaves: Sequence[Any]) -> Any:
    """The pytree with this structure and these leaves."""
    return optree.tree_unflatten(spec, leaves)


def paths(tree: Any) -> list[str]:
    """How a user would write each leaf: `args[0]['w']`."""
    return [
        "".join(f"[{key!r}]" for key in path)
        for path in optree.tree_paths(tree, namespace=NAMESPACE)
    ]


def leaf_aval(what: str, leaf: Any) -> Aval:
    """The aval of an argument; a TypeError naming it if it is no array."""
    if isinstance(leaf, Tracer):
        leaf.check_open()
        return leaf.aval
    if isinstance(leaf, Tensor):
        return leaf.aval
    if isinstance(leaf, bool | int | float | complex | np.generic | np.ndarray):
        return aval_of(np.shape(leaf), as_dtype(np.asarray(leaf).dtype, what))
    raise TypeError(
        f"{what} is of type {type(leaf).__name__}, expected an array or a number "
        "(or a pytree of these)"
    )


def leaf_avals(function: str, args: Any) -> list[Aval]:
    """The avals of all leaves of the arguments."""
    leaves, _ = flatten(args)
    try:
        return [leaf_aval("", leaf) for leaf in leaves]
    except TypeError:
        named = zip(paths(args), leaves, strict=True)
        return [leaf_aval(f"{function}: argument {path}", leaf) for path, leaf in named]


def check_inexact(function: str, args: Any, avals: Sequence[Aval]) -> None:
    """Raise TypeError, naming the argument, unless every leaf can be differentiated."""
    if all(aval.is_inexact for aval in avals):
        return
    for path, aval in zip(paths(args), avals, strict=True):
        if not aval.is_inexact:
            raise TypeError(
                f"{function}: argument {path} has dtype {aval.dtype}, expected floating-point or "
                f"complex; convert it to float, or use {function}_optional, which gives None"
            )


def check_like(function: str, what: str, tree: Any, like: Any, avals: Sequence[Aval]) -> list[Any]:
    """The leaves of a tree that must have the structure, shapes and dtypes of another."""
    leaves, spec = flatten(tree)
    _, expected = flatten(like)
    if spec != expected:
        raise ValueError(f"{function}: the {what} have the structure {spec}, expected {expected}")
    for path, leaf, aval in zip(paths(tree), leaves, avals, strict=True):
        came = leaf_aval(f"{function}: {what} {path}", leaf)
        if came.shape != aval.shape or not np.can_cast(came.dtype, aval.dtype, "same_kind"):
            raise ValueError(f"{function}: {what} {path} is {came!r}, expected {aval!r}")
    return [_cast(leaf, aval) for leaf, aval in zip(leaves, avals, strict=True)]


def _cast(leaf: Any, aval: Aval) -> Any:
    if isinstance(leaf, Tracer | Tensor):
        return leaf if leaf.dtype == aval.dtype else leaf.surface.astype(leaf, aval.dtype)
    return np.asarray(leaf, aval.dtype)


def as_value(trace: Trace, what: str, leaf: Any) -> int:
    """The value of a trace that a result of the traced function is."""
    if isinstance(leaf, Tracer):
        if leaf.arena is not trace:
            leaf.check_open()
        return leaf.id
    try:
        operand = as_operand(what, leaf)
    except TypeError as error:
        raise TypeError(
            f"{what} returned {type(leaf).__name__}, expected arrays or numbers "
            "(or a pytree of these)"
        ) from error
    value = operand.value if isinstance(operand, Tensor) else np.asarray(operand)
    return constant(trace, value)


def array_of(leaf: Any) -> np.ndarray[Any, Any]:
    """A concrete argument as a NumPy array."""
    return leaf.value if isinstance(leaf, Tensor) else np.asarray(leaf)
