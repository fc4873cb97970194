"""Arguments that a function may write to: copies, so that the arrays of the caller stay.

Transforms that trace a function pass tracers of its arguments, which are new objects. This is for
arguments, and functions, that are passed on without being traced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import optree

from tenferro.eager import Tensor
from tenferro.pytree import NAMESPACE
from tenferro.tensor import Array
from tenferro.tensor.foreign import MATRICES, is_foreign, is_on_device
from tenferro.tensor.scopes import in_scope
from tenferro.trace import TracedNumber
from tenferro.transforms.tracing.arguments import array_of

_NUMBERS = "biufc"


def copied(tree: Any) -> Any:
    """A pytree with new containers and, for every array in it, another one of the same values."""
    return _each(_copy, tree)


def called(
    label: str, function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Any:
    """What a function returns that is called unchanged, inside of another one that is traced.

    As where it is traced itself, its arguments and results are arrays of their own.
    """

    def call() -> Any:
        return function(*_each(_array, tuple(args)), **_each(_array, dict(kwargs)))

    return _each(_result, in_scope(label, call))


def _each(change: Callable[[Any], Any], tree: Any) -> Any:
    return optree.tree_map(change, tree, is_leaf=_is_matrix, namespace=NAMESPACE)


def _is_matrix(x: Any) -> bool:
    """Whether x is a sparse matrix of SciPy, which is passed unchanged, not as tenferro's class."""
    return type(x) in MATRICES


def _copy(x: Any) -> Any:
    if isinstance(x, np.ndarray):
        return x.copy(order="K")
    if _is_matrix(x):
        return x.copy()
    return x.alias() if isinstance(x, Array) else x


def _array(x: Any) -> Any:
    """An array of tenferro, which can hold traced values, instead of one of NumPy."""
    is_array = not isinstance(x, np.ndarray) or x.dtype.kind in _NUMBERS
    if isinstance(x, Array | np.generic) or not is_array or not is_foreign(x) or is_on_device(x):
        return _copy(x)
    return Tensor(np.array(array_of(x)))


def _result(x: Any) -> Any:
    return x.array() if isinstance(x, TracedNumber) else _copy(x)
