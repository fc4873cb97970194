"""Functions of pytrees as SciPy has them: of vectors of float64."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import optree

from tenferro.functions.arrays.values import demanded
from tenferro.ops.base import as_array
from tenferro.pytree import NAMESPACE, flatten, ravel, unflatten
from tenferro.tensor import Array
from tenferro.trace import Tracer
from tenferro.transforms.tracing.arguments import Arguments, array_of

NDArray = np.ndarray[Any, Any]


def as_start(x0: Any) -> Any:
    """A start as solvers take it: single numbers, or those in a list or tuple, become an
    array of floats, or of complex numbers."""
    numbers = x0 if type(x0) in (list, tuple) else [x0]
    if not len(numbers) or not all(map(_is_number, numbers)):
        return x0.astype(float) if isinstance(x0, np.ndarray) and x0.dtype.kind in "iu" else x0
    dtype = complex if any(map(np.iscomplexobj, numbers)) else float
    if not any(isinstance(x, np.ndarray | Array) for x in numbers):
        return np.asarray(x0, dtype)
    if type(x0) in (list, tuple):
        return np.stack([as_array("start", x).astype(dtype) for x in numbers])
    if isinstance(x0, np.ndarray) and x0.dtype.kind in "iu":
        return x0.astype(float)
    return x0


def _is_number(x: Any) -> bool:
    """Whether x is a number or an array of one, which may be traced."""
    if isinstance(x, int | float | complex | np.number):
        return True
    return isinstance(x, np.ndarray | Array) and x.ndim == 0 and x.dtype.kind in "iufc"


def _parts(x: Any) -> Any:
    """The real and the imaginary part of a complex array along a new axis; others unchanged."""
    return np.stack([np.real(x), np.imag(x)]) if np.iscomplexobj(x) else x


class Unknowns:
    """The start of a solver, and how its vectors become pytrees like it.

    Complex leaves, where they are allowed, are their real and imaginary parts in vectors. Raises
    TypeError for other leaves that are not real; ValueError without any element.
    """

    def __init__(self, label: str, tree: Any, *, allow_complex: bool = False) -> None:
        self.label = label
        arguments = Arguments((tree,))
        kinds = "fc" if allow_complex else "f"
        try:
            avals = arguments.avals(label)
        except TypeError as error:
            raise TypeError(str(error).replace("argument 0", "the start", 1)) from None
        for name, aval in zip(arguments.names(), avals, strict=True):
            if aval.dtype.kind not in kinds:
                raise TypeError(
                    f"{label}: {name.replace('argument 0', 'the start', 1)} has dtype "
                    f"{aval.dtype}, expected floating-point; convert it, or pass constants "
                    "in args"
                )
        self.spec = arguments.spec
        leaves = [x if isinstance(x, Tracer) else array_of(x) for x in arguments.leaves]
        are_complex = [x.dtype.kind == "c" for x in leaves]
        self.is_complex = any(are_complex)
        vector, parts = ravel([_parts(x) for x in leaves])
        if vector.size == 0:
            raise ValueError(f"{label}: the start is empty, expected at least one element")
        self.start: Any = vector.astype(float)

        def unravel(vector: Any) -> Any:
            pairs = zip(parts(vector), are_complex, strict=True)
            return unflatten(self.spec, [x[0] + 1j * x[1] if c else x for x, c in pairs])[0]

        self.unravel: Callable[[Any], Any] = unravel

    def vector(self, tree: Any) -> Any:
        """The vector of a pytree like the start: its gradient, say."""
        return ravel([_parts(x) for x in flatten(tree)[0]])[0]

    def built(self, scalars: Sequence[Any]) -> Any:
        """The pytree of elements that are apart from each other; scalars stay as they are."""
        leaves, start = [], 0
        for x in flatten(self.unravel(self.start))[0]:
            part = [s.astype(x.dtype) for s in scalars[start : start + x.size]]
            leaves.append(np.reshape(np.stack(part), x.shape) if x.ndim else part[0])
            start += x.size
        return unflatten(self.spec, leaves)[0]

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

    def bounds(self, bounds: Any, pairs: bool = False) -> tuple[NDArray, NDArray] | None:
        """Lower and upper bounds of each element, from a pair of prefixes of the tree.

        With `pairs` they may also be a pair for each element of a vector. None where none of them
        is finite.
        """
        if bounds is None:
            return None
        if self.is_complex:
            raise TypeError(
                f"{self.label}: bounds of complex unknowns are not supported; take real and "
                "imaginary parts as unknowns"
            )
        if hasattr(bounds, "lb") and hasattr(bounds, "ub"):  # SciPy's Bounds
            bounds = bounds.lb, bounds.ub
        elif pairs and self._are_pairs(bounds):
            shape = np.shape(self.unravel(self.start))
            columns = zip(_ENDS.values(), zip(*bounds, strict=True), strict=True)
            bounds = [
                np.reshape([end if x is None else x for x in column], shape)
                for end, column in columns
            ]
        if not isinstance(bounds, tuple | list) or len(bounds) != 2:
            raise ValueError(
                f"{self.label}: bounds is {bounds!r}, expected a pair (lower, upper) of numbers, "
                "or of pytrees like the start"
            )
        lower, upper = (
            self.prefix(f"the {which} bound", b, end)
            for (which, end), b in zip(_ENDS.items(), bounds, strict=True)
        )
        known = not any(isinstance(b, Tracer) for b in (lower, upper))
        where = f"element {int(np.argmax(lower > upper))}" if known else "an element"
        message = f"{self.label}: the lower bound of {where} is larger than the upper one"
        lower = demanded(lower, lower <= upper, message)
        if known and not np.any(np.isfinite([lower, upper])):
            return None
        return lower, upper

    def _are_pairs(self, bounds: Any) -> bool:
        """Whether these are SciPy's pairs, one for each element of a vector or a number."""
        plain = self.spec.child(0).is_leaf()
        entries = bounds if isinstance(bounds, tuple | list) else ()
        pairs = all(isinstance(pair, tuple | list) and len(pair) == 2 for pair in entries)
        return plain and pairs and len(entries) == self.start.shape[0]

    def prefix(self, what: str, prefix: Any, missing: float | None = None) -> NDArray:
        """A number for each element, from a prefix of the tree; `missing` replaces None."""
        tree = self.unravel(self.start)
        if self.spec.child(0).is_leaf() and isinstance(prefix, list | tuple):  # a vector, as x0 is
            prefix = np.stack([_number(missing if e is None else e) for e in prefix])
        try:
            entries = optree.broadcast_prefix(prefix, tree, none_is_leaf=True, namespace=NAMESPACE)
            pairs = zip(entries, flatten(tree)[0], strict=True)
            parts = [
                np.broadcast_to(_number(missing if e is None else e), np.shape(x)).ravel()
                for e, x in pairs
            ]
        except ValueError as error:
            raise ValueError(f"{self.label}: {what} does not fit the start: {error}") from error
        return np.concatenate(parts)


_ENDS = {"lower": -np.inf, "upper": np.inf}


def _number(bound: Any) -> Any:
    return bound if isinstance(bound, Tracer) else np.asarray(bound, float)


def check_method(label: str, method: Any, methods: Any) -> None:
    """Raise ValueError unless there is such a method."""
    if method not in methods:
        raise ValueError(f"{label}: method is {method!r}, expected one of {sorted(methods)}")
