"""Tracers: array values that represent a value of an arena."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn, TypeVar

import numpy as np

from computegraph import Arena
from tenferro.context import with_value
from tenferro.tensor import Array
from tenferro.tensor.array import Denoting, TracerError, no_value
from tenferro.tensor.aval import Aval, aval_of
from tenferro.tensor.foreign import is_asked_by_matrix, is_left_by_matrix
from tenferro.tensor.foreign_calls import Refused
from tenferro.tensor.scopes import in_scope, scope
from tenferro.trace.memory_order import is_in_c_order
from tidu import DiffPassId, TangentKey

NDArray = np.ndarray[Any, Any]
T = TypeVar("T")


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


_COMPARED_BYTES = 4096
"""Of an array by which it is looked up, which takes about 2 us."""


class Trace(Arena):
    """The arena of one outermost trace, with the computed values its function closed over.

    `depth` counts the traced functions that are running now, one inside another.
    """

    __slots__ = (
        "_branches", "_open", "_varies", "arguments", "captured", "closed", "computed", "depth",
        "effect", "found", "given", "inside", "label", "numbers", "ranges", "reads_order",
        "refused",
    )  # fmt: skip
    value_of: ClassVar[Callable[[Trace, int], NDArray | None]]
    """The value, if everything it is computed from is known; otherwise None."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label
        self.captured: dict[int, Any] = {}
        self.given: dict[int, Any] = {}
        """The arguments of the inputs, where a function is traced to be run once."""
        self.computed: dict[int, NDArray] = {}
        self.closed = False
        self.depth = 0
        self.effect: int | None = None
        """The condition that the last effect returns; None where there was none."""
        self.arguments: Sequence[Tracer] = ()
        """The arguments of the function that is traced now, one of which its effects read."""
        self.inside: tuple[int, frozenset[int]] | None = None
        """The last effect of a function that was traced for an operation, and its arguments."""
        self.found: dict[Any, Any] = {}
        """What was found out about statements that are traced several times."""
        self.numbers = 0
        self.ranges: dict[int, tuple[int, int]] = {}
        """The least and the greatest number that counters of loops are."""
        self.refused: Refused | None = None
        """The last call that needed numbers."""
        self.reads_order = False
        """Whether a function read how often it will be differentiated."""
        self._open = bytearray()
        self._varies = bytearray()
        self._branches: list[tuple[int, int]] = []

    def fresh(self, aval: Aval, name: str) -> Tracer:
        """A tracer for an input that has no other reference."""
        return Tracer(self, self._fresh(aval, name), aval)

    def capture(self, array: NDArray) -> int:
        """The input of an array that the function closed over.

        The array is copied, as the function may change it later. Arrays of the same values have the
        same input: `w.T` in a loop is a new array in each step, and so is a copy of an argument.
        """
        key = ("captured", id(array))
        known, _ = self.bound.get(key, (None, None))
        if known is None or not _same_bits(self.captured[known], array):
            known = self._captured_bits(array)
            self.bound[key] = known, array  # which lives as long as its id is a key
        return int(known)

    def _captured_bits(self, array: NDArray) -> int:
        """The input of these elements: of large arrays the last one that begins as they do."""
        first = array.flat[: max(1, _COMPARED_BYTES // array.itemsize)].tobytes()
        key = "bits", array.shape, array.dtype, first
        known, _ = self.bound.get(key, (None, None))
        if known is None or not _same_bits(self.captured[known], array):
            copy = array.copy(order="C")
            copy.setflags(write=False)
            known = self._capture(key, None, copy, aval_of(array.shape, array.dtype))
        return int(known)

    def capture_recorded(self, tensor: Any) -> int:
        """The input of a computed tensor that a gradient may flow to."""
        key = ("captured", id(tensor.node), tensor.slot)
        known, _ = self.bound.get(key, (None, None))
        if known is None:
            known = self._capture(key, tensor.node, tensor.alias(), tensor.aval)
        return int(known)

    def capture_on_device(self, tensor: Any) -> int:
        """The input of a computed tensor on a device, where it does not change."""
        key = ("captured", id(tensor.value))
        known, _ = self.bound.get(key, (None, None))
        if known is None:
            known = self._capture(key, tensor.value, tensor.detach(), tensor.aval)
        return int(known)

    def is_open(self, v: int) -> bool:
        """Whether a value depends on an argument of a traced function."""
        for u in range(len(self._open), v + 1):
            node = self.nodes[u]
            argument = not node[0] and u not in self.captured
            self._open.append(argument or any(self._open[a] for a in node[1:]))
        return bool(self._open[v])

    def varies(self, v: int) -> bool:
        """Whether a value depends on any input, so that it is not made of literals only."""
        for u in range(len(self._varies), v + 1):
            node = self.nodes[u]
            self._varies.append(not node[0] or any(self._varies[a] for a in node[1:]))
        return bool(self._varies[v])

    def end_branches(self, start: int) -> None:
        """Note that the values from `start` on are those of branches, which may not run."""
        while self._branches and self._branches[-1][0] >= start:
            self._branches.pop()
        self._branches.append((start, len(self)))

    def is_of_branch(self, v: int) -> bool:
        """Whether a value was emitted in a branch that has ended: equal values are one value."""
        i = bisect(self._branches, (v, len(self))) - 1
        return i >= 0 and v < self._branches[i][1]

    def close(self) -> None:
        """End the trace: tracers that are still around raise when they are used."""
        self.closed = True
        self.bound.clear()
        self.captured.clear()
        self.given.clear()
        self.computed.clear()
        self.found.clear()

    def _fresh(self, aval: Aval, name: str) -> int:
        self.numbers += 1
        return self.input(InputKey(self.numbers, name), aval)

    def _capture(self, key: Any, owner: Any, value: Any, aval: Aval) -> int:
        v = self._fresh(aval, f"captured{len(self.captured)}")
        self.bound[key] = v, owner  # the owner lives as long as its id is a key
        self.captured[v] = value
        return v


def _same_bits(a: NDArray, b: NDArray) -> bool:
    """Whether two arrays agree to the last bit."""
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    bits = f"u{min(a.itemsize, 8)}"
    # in one piece, as elements that are broadcast have no bytes of their own
    first, second = (np.ascontiguousarray(x).reshape(-1).view(bits) for x in (a, b))
    return np.array_equal(first, second)


current_trace: ContextVar[Trace | None] = ContextVar("tenferro_trace", default=None)
"""The trace of the outermost transform that is running in this context."""
may_not_run: ContextVar[bool] = ContextVar("tenferro_may_not_run", default=False)
"""Whether what is being traced is a step of a loop or a branch, which may not run."""
current_trace.set(None)  # what was set is remembered by Python, a default is not: 25 ns


def tracing(trace: Trace, work: Callable[[], T]) -> T:
    """The result of `work`, during which a trace is that of the outermost transform."""
    return with_value(current_trace, trace, lambda: in_scope(trace.label, work))


class Tracer(Denoting):
    """A value of a trace."""

    __slots__ = ()
    value_fields: ClassVar[Sequence[str]] = ("id", "arena", "aval")
    arena: Arena
    id: int
    __array_ufunc__: Any  # set by `ops.arrays.operators`

    def __init__(self, arena: Arena, id: int, aval: Aval) -> None:
        self.arena = arena
        self.id = id
        self.aval = aval
        self.link = self.views = None
        self.scope = scope.get()

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

    def __copy__(self) -> Any:
        return self.alias()

    def __deepcopy__(self, memo: Any) -> Any:
        return self.__copy__()

    def __reduce__(self) -> NoReturn:
        no_value(self, "Pickling", "Return it from the function and store the result.")

    def alias(self) -> Tracer:
        """Another object that denotes the same value."""
        return self.remembering(self.arena, self.id, self.aval)  # type: ignore[no-any-return]

    def made_in_c_order(self) -> bool:
        """Whether this value's operations return results in C order in NumPy."""
        return is_in_c_order(self.arena, self.id)

    def in_other_order(self) -> Tracer:
        """The same value by two transpositions, which cancel when it is compiled."""
        return self.mT.mT if self.made_in_c_order() else self

    @property
    def known_value(self) -> NDArray | None:
        """The numbers, if the function is traced to be run once, as by `grad` outside of `jit`."""
        self.check_open()
        return Trace.value_of(self.arena, self.id) if isinstance(self.arena, Trace) else None

    @property
    def known_integers(self) -> NDArray | None:
        """The known numbers of an array of integers or booleans, which carry no derivative."""
        return self.known_value if self.aval.dtype.kind in "biu" else None

    def __bool__(self) -> bool:
        value = self.known_value
        if value is not None:
            return bool(value)
        no_value(
            self,
            "Python control flow (`if`, `while`, `and`, `or`, `bool()`)",
            "Decorate the function with te.adopt, which makes operations of its branches and "
            "loops; use te.cond, te.while_loop, or np.where element by element; "
            "make an argument that decides static (te.jit(f, static_argnums=...)); or compute the "
            "condition outside.",
        )

    def __float__(self) -> float:
        value = self.known_integers
        if value is not None:
            return float(value)
        no_value(
            self,
            "float()",
            "Write np.sin(x), not math.sin(x) (te.adopt replaces math's functions), and keep "
            "arrays where float() is not necessary. To put x into another array make that one by "
            "np.zeros(n, like=x) or te.numpy.zeros(n), not by np.zeros(n), and write y[index] = x; "
            "or use np.stack.",
        )

    def __complex__(self) -> complex:
        value = self.known_integers
        if value is not None:
            return complex(value)
        no_value(self, "complex()", "Keep it an array: NumPy functions accept it.")

    def __int__(self) -> int:
        value = self.known_value
        if value is not None:
            return int(value)
        no_value(self, "int()", "Use .astype(int), or make it a static argument.")

    def __index__(self) -> int:
        value = self.known_integers
        if value is not None:
            return value.__index__()
        no_value(
            self,
            "An index, a size or the end of a range",
            "Use tenferro.numpy.take for elements; make it static where it is an argument "
            "(te.jit(f, static_argnums=...)).",
        )

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray:
        if is_left_by_matrix():
            return np.array(None)
        if is_asked_by_matrix():
            no_value(self, "A method of SciPy's sparse array", _OF_SPARSE, of_scipy=True)
        value = self.known_integers
        if value is not None and copy is not False:
            return np.array(value, dtype)
        no_value(
            self,
            "Conversion to a NumPy array (or its use as an index of one)",
            "Write np.array([...], like=x), np.zeros(n, like=x) or te.numpy.zeros(n) for an array "
            "that is to hold traced values, leave out np.asarray, and use np.stack and "
            "te.numpy.take where NumPy's arrays refuse. te.adopt runs such code unchanged: "
            "decorate the function that contains this line, not only the one that calls it.",
        )

    def __dlpack__(self, **kwargs: Any) -> NoReturn:
        no_value(self, "Sharing memory (DLPack)", "Return the array from the function instead.")

    def item(self, *args: int) -> Any:
        """One known integer as a Python number; refused otherwise."""
        value = self.known_integers
        if value is not None:
            return value.item(*args)
        no_value(self, "item()", "Keep it an array, or return it from the function.")

    def tolist(self) -> Any:
        """Known integers as nested lists; refused otherwise."""
        value = self.known_integers
        if value is not None:
            return value.tolist()
        no_value(self, "tolist()", "Keep it an array, or return it from the function.")

    def tobytes(self, order: Any = "C") -> bytes:
        """The bytes of known integers; refused otherwise."""
        value = self.known_integers
        if value is not None:
            return value.tobytes(order)
        no_value(self, "tobytes()", "Keep it an array, or return it from the function.")

    def __format__(self, spec: str) -> str:
        value = self.known_value if spec else None
        if value is not None:
            return format(value if self.shape else value[()], spec)
        if spec:
            no_value(self, f"Formatting as {spec!r}", "Print it without a format: it has no value.")
        return str(self)

    def __repr__(self) -> str:
        name = type(self).__name__
        closed = getattr(self.arena, "closed", False)
        value = None if closed else self.known_value
        if value is None:
            return f"{name}({self.aval!r}, %{self.id})"
        return f"{name}({np.array2string(value, separator=', ', prefix=name)}, {self.aval!r})"


class TracedNumber(Tracer):
    """A traced Python number: weakly typed in promotion, as the number itself is."""

    __slots__ = ()

    @property
    def python_type(self) -> type[bool | int | float | complex]:
        """The Python type of the number."""
        return _PYTHON_TYPES[self.aval.dtype.kind]

    def array(self) -> Tracer:
        """The same value as an array, whose dtype counts."""
        return Tracer(self.arena, self.id, self.aval)


_OF_SPARSE = (
    "Write A @ x for a product and A * x element by element, or let te.sparse.csr_array(A) have "
    "the method; for solvers see te.sparse.linalg."
)
for _kind in (Tracer, TracedNumber):
    _kind.remembering = _kind
_PYTHON_TYPES: dict[str, type[bool | int | float | complex]] = {
    "b": bool,
    "i": int,
    "f": float,
    "c": complex,
}


def is_number(x: Any) -> bool:
    """Whether x is a Python number, or a traced one."""
    return isinstance(x, TracedNumber) or (
        isinstance(x, bool | int | float | complex) and not isinstance(x, np.generic)
    )


class RuleValue(Tracer):
    """A value inside a derivative rule: active (a tangent or cotangent) or fixed."""

    __slots__ = ("active",)
    value_fields: ClassVar[Sequence[str]] = ("id", "arena", "aval", "active")

    def __init__(self, arena: Arena, id: int, aval: Aval, active: bool) -> None:
        super().__init__(arena, id, aval)
        self.active = active

    def alias(self) -> RuleValue:
        """Another object that denotes the same value."""
        return RuleValue(self.arena, self.id, self.aval, self.active)

    def check_open(self) -> None:
        """A rule may write into a trace that has ended: its program is differentiated later."""


RuleValue.remembering = RuleValue


class SymbolicZero(Array):
    """A tangent or cotangent that is zero whatever the input; linear operations keep it so."""

    __slots__ = ("aval",)

    def __init__(self, aval: Aval) -> None:
        self.aval = aval

    def __repr__(self) -> str:
        return f"SymbolicZero({self.aval!r})"
