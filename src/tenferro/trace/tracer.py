"""Tracers: array values that stand for a value of an arena."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from computegraph import Arena
from tenferro.tensor.array import Array, TracerError, no_value
from tenferro.tensor.aval import Aval, aval_of
from tidu import DiffPassId, TangentKey


@dataclass(frozen=True, slots=True)
class InputKey:
    """The key of an argument of a traced function: a number no other input has, and its name."""

    number: int
    name: str = ""

    def tangent_of(self, pass_id: DiffPassId) -> TangentKey:
        """The key of this input's tangent."""
        return TangentKey(self, pass_id)

    def __repr__(self) -> str:
        return self.name or f"input{self.number}"


class Trace(Arena):
    """The arena of one outermost trace, with the concrete arrays its function closed over."""

    __slots__ = ("captured", "closed", "label", "numbers")

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label
        self.captured: dict[int, np.ndarray[Any, Any]] = {}
        self.closed = False
        self.numbers = 0

    def fresh(self, aval: Aval, name: str) -> Tracer:
        """A tracer for an input that nothing else refers to."""
        self.numbers += 1
        return Tracer(self, self.input(InputKey(self.numbers, name), aval), aval)

    def capture(self, array: np.ndarray[Any, Any]) -> int:
        """The input that stands for a concrete array; the same array gives the same input."""
        key = ("captured", id(array))
        known = self.bound.get(key)
        if known is None:
            self.numbers += 1
            input_key = InputKey(self.numbers, f"captured{len(self.captured)}")
            known = self.input(input_key, aval_of(array.shape, array.dtype))
            self.bound[key] = known
            self.captured[known] = array
        return int(known)

    def close(self) -> None:
        """End the trace: tracers that are still around raise when they are used."""
        self.closed = True
        self.bound.clear()


current_trace: ContextVar[Trace | None] = ContextVar("tenferro_trace", default=None)
"""The trace of the outermost transform that is running in this context."""


class Tracer(Array):
    """A value of a trace."""

    __slots__ = ("arena", "aval", "id")
    __array_ufunc__: Any  # set by `ops.operators`

    def __init__(self, arena: Arena, id: int, aval: Aval) -> None:
        self.arena = arena
        self.id = id
        self.aval = aval

    def check_open(self) -> None:
        """Raise if the trace this value belongs to is over."""
        if getattr(self.arena, "closed", False):
            label = getattr(self.arena, "label", "a function")
            raise TracerError(
                f"a traced array ({self.aval!r}) was used after the tracing of {label} had ended. "
                "Return the value from the function instead of storing it outside"
            )

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return self.surface.array_function(func, args, kwargs)

    def rebind(self, other: Any) -> None:
        """From now on denote another traced value: what `x[index] = value` does."""
        self.arena, self.id, self.aval = other.arena, other.id, other.aval

    def __bool__(self) -> bool:
        no_value(
            self,
            "Python control flow (`if`, `while`, `and`, `or`, `bool()`)",
            "Use np.where or tenferro.numpy.where, or compute the condition outside.",
        )

    def __float__(self) -> float:
        no_value(self, "float()", "Keep it an array: NumPy functions accept it.")

    def __complex__(self) -> complex:
        no_value(self, "complex()", "Keep it an array: NumPy functions accept it.")

    def __int__(self) -> int:
        no_value(self, "int()", "Use .astype(int), or make it a static argument.")

    def __index__(self) -> int:
        no_value(self, "An index or a size", "Use tenferro.numpy.take, or a static argument.")

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NoReturn:
        no_value(self, "Conversion to a NumPy array", "Use tenferro.numpy functions instead.")

    def item(self, *args: int) -> NoReturn:
        """Refused: a traced array holds no numbers."""
        no_value(self, "item()", "Keep it an array, or return it from the function.")

    tolist = item

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.aval!r}, %{self.id})"


class RuleValue(Tracer):
    """A value inside a derivative rule: active (a tangent or cotangent) or fixed."""

    __slots__ = ("active",)

    def __init__(self, arena: Arena, id: int, aval: Aval, active: bool) -> None:
        super().__init__(arena, id, aval)
        self.active = active

    def rebind(self, other: Any) -> None:
        """From now on denote another value of the rule."""
        super().rebind(other)
        self.active = other.active


class SymbolicZero(Array):
    """A tangent or cotangent that is zero whatever the input; linear operations keep it so."""

    __slots__ = ("aval",)

    def __init__(self, aval: Aval) -> None:
        self.aval = aval

    def __repr__(self) -> str:
        return f"SymbolicZero({self.aval!r})"
