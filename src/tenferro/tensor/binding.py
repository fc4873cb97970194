"""From named sizes to numbers: matching shapes, and filling sizes into what depends on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenferro.tensor.aval import Aval
from tenferro.tensor.dim import Dim, evaluate_dim

if TYPE_CHECKING:
    from tenferro.ops.family import TensorOperation


def match_sizes(avals: Sequence[Aval], shapes: Sequence[tuple[int, ...]]) -> dict[str, int]:
    """The named sizes that make these avals have these shapes.

    A size is read where it stands alone; every other dimension must then agree. Raises ValueError
    naming the argument and the dimension that does not.
    """
    sizes: dict[str, int] = {}
    for aval, shape in zip(avals, shapes, strict=True):
        for n, size in zip(aval.shape, shape, strict=True):
            if isinstance(n, Dim) and repr(n) in n.names():
                sizes.setdefault(repr(n), size)
    for position, (aval, shape) in enumerate(zip(avals, shapes, strict=True)):
        for axis, (n, size) in enumerate(zip(aval.shape, shape, strict=True)):
            if evaluate_dim(n, sizes) != size:
                raise ValueError(
                    f"argument {position}: axis {axis} has {size} elements, expected {n} = "
                    f"{evaluate_dim(n, sizes)} (with {sizes})"
                )
    return sizes


def bind_aval(aval: Aval, sizes: Mapping[str, int]) -> Aval:
    """The aval with its sizes as numbers."""
    if not aval.is_symbolic:
        return aval
    return aval.with_shape(tuple(evaluate_dim(n, sizes) for n in aval.shape))


def bind_operation(operation: TensorOperation, sizes: Mapping[str, int]) -> TensorOperation:
    """The operation with every size in its parameters as a number."""
    params = {name: _bind(value, sizes) for name, value in operation.params.items()}
    return operation.family.bind(**params)


def _bind(value: Any, sizes: Mapping[str, int]) -> Any:
    if isinstance(value, Dim):
        return value.evaluate(sizes)
    if isinstance(value, tuple):
        return tuple(_bind(item, sizes) for item in value)
    return value
