"""How the views of NumPy are read from their base and written back to it.

A part of an array knows its base and its index. What rearranges an array knows the function and its
arguments, and writes back through the inverse of each operation that the function applies.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NoReturn

import numpy as np

from tenferro.functions.arrays import manipulation
from tenferro.functions.arrays.values import is_traced
from tenferro.functions.indexing import indexing
from tenferro.functions.indexing.updates import IndexUpdate
from tenferro.functions.numbers import complex_parts
from tenferro.ops.base import FAMILIES, TensorOperation, apply
from tenferro.tensor import Array, ArrayLike, Dim, IndexLike
from tenferro.tensor.views import Link
from tenferro.trace import Trace

Function = Callable[..., Any]
BY_ORDER: tuple[Function, ...] = (manipulation.ravel, manipulation.reshape)
"""Functions whose results are views or copies, as the order of the elements in memory allows."""


class Indexed(Link):
    """`base[index]` with integers, slices, None and `...`."""

    __slots__ = ("index",)

    def __init__(self, base: Array, index: IndexLike) -> None:
        self.base = base
        self.index = index

    def read(self, base: Any) -> Any:
        return indexing.getitem(base, self.index)

    def written(self, values: ArrayLike) -> Any:
        return IndexUpdate(self.base)[self.index].set(values)

    def of(self, memory: Any) -> Any:
        """The same part of a NumPy array; a traced integer may be any, as all have like strides."""
        items = self.index if isinstance(self.index, tuple) else (self.index,)
        return memory[tuple(0 if is_traced(i) else i for i in items)]


class Lasting(Link):
    """A view of NumPy that tenferro follows in neither direction, once something holds its base."""

    __slots__ = ("name",)

    def __init__(self, base: Array, name: str) -> None:
        self.base = base
        self.name = name

    def read(self, base: Any) -> NoReturn:
        self.written(base)

    def written(self, values: ArrayLike) -> NoReturn:
        raise ValueError(
            f"{self.name}: the result is a view in NumPy, which would show what is written to "
            "either; take a copy of it (.copy()) to keep its values, or write into the array"
        )

    def is_copy(self) -> bool:
        return self.is_alone()

    of = read


class Rearranged(Link):
    """The result of a function of an array, or one of several results."""

    __slots__ = ("args", "function", "kwargs", "position")

    def __init__(self, base: Array, call: tuple[Function, Any, Any], position: int | None) -> None:
        self.base = base
        self.function, self.args, self.kwargs = call
        self.position = position

    def read(self, base: Any) -> Any:
        if self._depends_on_layout():
            self._copies()  # raises where that is not known
        return self._applied(self.function, base)

    def written(self, values: ArrayLike) -> Any:
        if self.function is manipulation.broadcast_to:
            _read_only()
        stages: list[tuple[Any, Any]] = [(None, self.base)]
        for operation in self._steps():
            if operation.name not in INVERSES:
                _read_only()
            stages.append((operation, apply(operation, stages[-1][1])))
        for (operation, _), (_, stage) in pairwise(reversed(stages)):
            values = INVERSES[operation.name](operation, stage, values)
        return values

    def is_copy(self) -> bool:
        """Whether NumPy has to copy, or a copy means the same, as only this link holds the base."""
        return self._depends_on_layout() and (self.is_alone() or self._copies())

    def _depends_on_layout(self) -> bool:
        return self.function in BY_ORDER and not self._splits_axes()

    def _copies(self) -> bool:
        """Whether the strides of the base do not allow the new shape."""
        memory = memory_like(self.base, self.function.__name__)
        return not np.may_share_memory(self.of(memory), memory)

    def _splits_axes(self) -> bool:
        """Whether axes of a base of unknown layout are only split: a view in every layout.

        Merged axes are a view in one of the orders C and F only.
        """
        shape = self.base.shape
        if self.base.is_in_c_order or any(isinstance(n, Dim) for n in shape):
            return False
        layouts = [np.empty(shape, np.int8, order) for order in ("C", "F")]
        return all(np.may_share_memory(self.of(memory), memory) for memory in layouts)

    def of(self, memory: Any) -> Any:
        """The same of a NumPy array."""
        if self.function in (complex_parts.real, complex_parts.imag):
            return memory
        name = self.function.__name__
        function = getattr(np, name, None) or getattr(np.lib.stride_tricks, name)
        return self._applied(function, memory)

    def _applied(self, function: Function, x: ArrayLike) -> Any:
        result = function(x, *self.args, **self.kwargs)
        return result if self.position is None else result[self.position]

    def _steps(self) -> list[TensorOperation]:
        """The operations from the base to the view, each of the one before."""
        trace = Trace("view")
        x = trace.fresh(self.base.aval, "x")
        end = self._applied(self.function, x).id
        path = [end]
        while path[-1] != x.id:
            operands = trace.nodes[path[-1]][1:]
            path.append(next((v for v in operands if trace.is_open(v)), -1))
            if path[-1] < 0:
                _read_only()
        return [trace.operation(v) for v in reversed(path[:-1])]  # type: ignore[misc]


def memory_like(x: Any, name: str) -> Any:
    """A NumPy array that lies in memory as x would; ValueError if that is not known."""
    path = []
    while x.link is not None:
        path.append(x.link)
        x = x.link.base
    if any(isinstance(n, Dim) for n in x.shape) or (x.ndim > 1 and not x.is_in_c_order):
        raise ValueError(
            f"{name}: whether NumPy's result shares memory with an array that was transposed, or "
            "whose sizes have names, depends on its memory layout; write into the array itself "
            f"(x[index] = value) and call {name}() afterwards"
        )
    memory = np.empty(x.shape, np.int8)
    for link in reversed(path):
        memory = link.of(memory)
    return memory


def _read_only() -> NoReturn:
    raise ValueError(
        "assignment destination is read-only: the array is a view whose elements cannot be written "
        "to; write into the array it was read from, or into a copy"
    )


def _unslice(operation: TensorOperation, x: Array, values: Array) -> Any:
    start, strides = operation.params["start"], operation.params["strides"]
    return apply(FAMILIES["update_slice"].bind(start=start, strides=strides), x, values)


def _unbroadcast(operation: TensorOperation, x: Array, values: Array) -> Any:
    if values.size != x.size:
        _read_only()
    return _reshaped(operation, x, values)


def _reshaped(operation: TensorOperation, x: Array, values: Array) -> Any:
    return apply(FAMILIES["reshape"].bind(shape=x.shape), values)


def _transposed(operation: TensorOperation, x: Array, values: Array) -> Any:
    permutation = operation.params["permutation"]
    inverse = tuple(sorted(range(len(permutation)), key=permutation.__getitem__))
    return apply(FAMILIES["transpose"].bind(permutation=inverse), values)


INVERSES: dict[str, Callable[[TensorOperation, Any, Any], Any]] = {
    "reshape": _reshaped,
    "transpose": _transposed,
    "broadcast_in_dim": _unbroadcast,
    "slice": _unslice,
    "reverse": lambda operation, x, values: apply(operation, values),
    "real": lambda operation, x, values: complex_parts.join(values, complex_parts.imag(x)),
    "imag": lambda operation, x, values: complex_parts.join(complex_parts.real(x), values),
}
"""An operation's operand, given what it was and what the result is to be."""
