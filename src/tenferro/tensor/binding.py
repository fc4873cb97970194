"""From named sizes to numbers: matching shapes, and filling sizes into what depends on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tenferro.tensor.aval import Aval
from tenferro.tensor.dim import STEPS, Dim, Shape, evaluate_dim


def match_sizes(
    avals: Sequence[Aval], shapes: Sequence[Shape], name: Callable[[int], str] | None = None
) -> dict[str, int]:
    """The named sizes that make these avals have these shapes.

    A size is read where it is a whole dimension or the only unknown of a linear expression; other
    dimensions must then agree. Raises ValueError for a size below 1, one that cannot be read, and a
    dimension that does not agree, naming the argument (`name` says how) and the axis.
    """
    sizes: dict[str, int] = {}
    equations = list(_equations(avals, shapes, name or "argument {}".format))
    left = [equation for equation in equations if isinstance(equation[1], Dim)]
    while left:
        waiting = [equation for equation in left if not _solve(*equation, sizes)]
        if len(waiting) == len(left):
            where, n, _ = left[0]
            raise ValueError(f"{where}: the sizes in {n} cannot be read off the arguments' shapes")
        left = waiting
    for where, n, size in equations:
        if evaluate_dim(n, sizes) != size:
            raise ValueError(f"{where} has {size} elements, expected {_shown(n, sizes)}")
    return sizes


def _equations(
    avals: Sequence[Aval], shapes: Sequence[Shape], name: Callable[[int], str]
) -> Iterator[tuple[str, int | Dim, Any]]:
    for position, (aval, shape) in enumerate(zip(avals, shapes, strict=True)):
        if len(shape) != aval.ndim:
            raise ValueError(f"{name(position)} has shape {tuple(shape)}, expected {aval!r}")
        for axis, (n, size) in enumerate(zip(aval.shape, shape, strict=True)):
            if n != STEPS:
                yield f"{name(position)}: axis {axis}", n, size


def _solve(where: str, n: Any, size: Any, sizes: dict[str, int]) -> bool:
    """Read the one unknown name of a dimension, if it occurs there linearly; False if not yet."""
    unknown = [name for name in n.names() if name not in sizes]
    if len(unknown) != 1:
        return not unknown
    value = n.solve(unknown[0], size, sizes)
    if value is None:
        return False
    if value < 1 or value != int(value):
        raise ValueError(
            f"{where} has {size} elements, expected {_shown(n, sizes)} with sizes of at least 1"
        )
    sizes[unknown[0]] = int(value)
    return True


def _shown(n: int | Dim, sizes: Mapping[str, int]) -> str:
    if not isinstance(n, Dim):
        return str(n)
    known = ", ".join(f"{name} = {sizes[name]}" for name in sorted(n.names() & sizes.keys()))
    return f"{n}" + (f" = {n.evaluate(sizes)} ({known})" if n.names() <= sizes.keys() else "")


def bind_aval(aval: Aval, sizes: Mapping[str, int]) -> Aval:
    """The aval with its sizes as numbers."""
    if not aval.is_symbolic:
        return aval
    return aval.with_shape(tuple(evaluate_dim(n, sizes) for n in aval.shape))
