"""Functions of pytrees as SciPy has them: of vectors of float64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import optree

from tenferro.pytree import NAMESPACE, flatten, ravel, unflatten
from tenferro.transforms.arguments import Arguments

NDArray = np.ndarray[Any, Any]


class Unknowns:
    """The start of a solver, and how its vectors become pytrees like it.

    Raises TypeError for traced arrays, and for leaves that are not all real; ValueError without any
    element.
    """

    def __init__(self, label: str, tree: Any) -> None:
        self.label = label
        arguments = Arguments((tree,))
        for name, leaf, aval in zip(
            arguments.names(), arguments.leaves, arguments.avals(label), strict=True
        ):
            if aval.dtype.kind != "f":
                raise TypeError(
                    f"{label}: {name.replace('argument 0', 'the start', 1)} has dtype "
                    f"{aval.dtype}, expected floating-point; convert it, or pass what is not to be "
                    "changed in args"
                )
            if hasattr(leaf, "check_open"):
                raise TypeError(
                    f"{label}: {name.replace('argument 0', 'the start', 1)} is traced, and SciPy's "
                    "solvers run on numbers; call it outside of te.jit and te.grad, or use "
                    "te.implicit, which differentiates the equation that is solved"
                )
        self.spec = arguments.spec
        vector, unravel = ravel(unflatten(self.spec, [np.asarray(x) for x in arguments.leaves])[0])
        if vector.size == 0:
            raise ValueError(f"{label}: the start has no elements, expected one at least")
        self.start: NDArray = vector.astype(float)
        self.unravel: Callable[[Any], Any] = unravel

    def flat(self, f: Callable[..., Any], args: tuple[Any, ...]) -> Callable[[Any], Any]:
        """The function of a vector, with results as they come."""
        return lambda vector: f(self.unravel(vector), *args)

    def flat_results(self, f: Callable[..., Any], args: tuple[Any, ...]) -> Callable[[Any], Any]:
        """The function of a vector, with results as a vector."""
        return lambda vector: ravel(f(self.unravel(vector), *args))[0]

    def rows(self, table: NDArray) -> Any:
        """The rows of a table as one pytree, whose leaves have an axis for them in front."""
        leaves, _ = flatten(self.unravel(self.start))
        ends = np.cumsum([np.size(x) for x in leaves])
        parts = np.split(table, ends[:-1], axis=1)
        stacked = [
            part.reshape(-1, *np.shape(x)).astype(x.dtype)
            for part, x in zip(parts, leaves, strict=True)
        ]
        return unflatten(self.spec, stacked)[0]

    def bounds(self, bounds: tuple[Any, Any] | None) -> tuple[NDArray, NDArray] | None:
        """Lower and upper bounds of each element, from a pair of prefixes of the tree."""
        if bounds is None:
            return None
        if not isinstance(bounds, tuple | list) or len(bounds) != 2:
            raise ValueError(
                f"{self.label}: bounds is {bounds!r}, expected a pair (lower, upper) of numbers, "
                "or of pytrees like the start"
            )
        lower, upper = (self._bound(which, b) for which, b in zip(_ENDS, bounds, strict=True))
        return lower, upper

    def _bound(self, which: str, prefix: Any) -> NDArray:
        tree = self.unravel(self.start)
        try:
            entries = optree.broadcast_prefix(prefix, tree, none_is_leaf=True, namespace=NAMESPACE)
            pairs = zip(entries, flatten(tree)[0], strict=True)
            parts = [np.broadcast_to(_end(which, b), np.shape(x)).ravel() for b, x in pairs]
        except ValueError as error:
            raise ValueError(
                f"{self.label}: the {which} bound does not fit the start: {error}"
            ) from error
        return np.concatenate(parts) if parts else np.zeros(0)


_ENDS = {"lower": -np.inf, "upper": np.inf}


def _end(which: str, bound: Any) -> Any:
    return _ENDS[which] if bound is None else np.asarray(bound, float)


def check_method(label: str, method: Any, methods: Any) -> None:
    """Raise ValueError unless there is such a method."""
    if method not in methods:
        raise ValueError(f"{label}: method is {method!r}, expected one of {sorted(methods)}")
