"""The user's functions, traced once: graphs that the steps of a solver contain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from computegraph import Arena, Body
from tenferro.implicit.checks import tracers
from tenferro.integrate.state import StateLayout
from tenferro.ops.base import as_array, convert_to
from tenferro.ops.base.apply import constant_operation
from tenferro.pytree import flatten, unflatten
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import float64
from tenferro.trace import Trace, current_trace
from tenferro.transforms.control.bodies import body_of, loop_constants
from tenferro.transforms.tracing.arguments import Tree, array_of, leaf_aval, shown, traced_id
from tenferro.transforms.tracing.tracing import Traced, in_trace, trace_call

Function = Callable[..., Any]
Convert = Callable[[StateLayout, Any], Any]
TIME: Aval = aval_of((), float64)
"""Solvers keep the time in double precision, whatever the dtype of the state."""


@dataclass(frozen=True)
class Model:
    """Functions of (t, y) as bodies; `operands` are their closed-over values."""

    slope: Body
    events: tuple[Body, ...]
    reset: Body | None = None
    """The state after a jump."""


@dataclass(frozen=True)
class System:
    """A model with its operands: y' = slope(t, y), up to an end in a direction of 1 or −1."""

    model: Model
    layout: StateLayout
    operands: tuple[Any, ...]
    end: Any = None
    direction: Any = None

    def slope(self, t: Any, y: Any) -> Any:
        """The derivative of the state, a vector.

        `fun` may not be defined after the end. Where a stage is later, by rounding or because its
        step is longer than the method's (Kvaerno5), the time is the end, which the error estimate
        of the step includes.
        """
        if self.end is not None:
            t = np.where(self.direction * (t - self.end) > 0, self.end, t)
        return self._called(self.model.slope, t, y)

    def event(self, i: int, t: Any, y: Any) -> Any:
        """The value of the i-th event function."""
        return self._called(self.model.events[i], t, y)

    def events(self, t: Any, y: Any) -> Any:
        """The values of all event functions, a vector."""
        return np.stack([self.event(i, t, y) for i in range(len(self.model.events))])

    def reset(self, t: Any, y: Any) -> Any:
        """The state after a jump."""
        assert self.model.reset is not None
        return self._called(self.model.reset, t, y)

    def _called(self, body: Body, t: Any, y: Any) -> Any:
        trace = current_trace.get()
        assert trace is not None, "solvers run in traces"
        ids = [traced_id(trace, x) for x in (*self.operands, t, y)]
        return tracers(trace, body.emit(trace, ids, roles=False))[0]


class Args:
    """The extra arguments of the user's functions: those that can be traced, and the rest.

    Integers, booleans and what is not an array are part of the program, as closed-over values are.
    """

    def __init__(self, label: str, args: Any) -> None:
        leaves, self.spec = flatten(tuple(args))
        self._traced = [_is_dynamic(x) for x in leaves]
        self._leaves = leaves
        self.dynamic = [x for x, on in zip(leaves, self._traced, strict=True) if on]
        self.avals = [leaf_aval(f"{label}: args", x) for x in self.dynamic]

    def tree(self, dynamic: Sequence[Any]) -> tuple[Any, ...]:
        """The arguments with these values for the dynamic ones."""
        given = iter(dynamic)
        pairs = zip(self._leaves, self._traced, strict=True)
        return unflatten(self.spec, [next(given) if on else x for x, on in pairs])  # type: ignore[no-any-return]


def _is_dynamic(x: Any) -> bool:
    return hasattr(x, "aval") or isinstance(x, float | complex | np.ndarray | np.inexact)


def model_of(
    layout: StateLayout,
    args: Args,
    fun: Function,
    events: Sequence[Function],
    *,
    vectorized: bool,
    reset: Function | None = None,
    convert: Convert | None = None,
) -> tuple[Model, list[Any]]:
    """The model of the user's functions, and its operands: closed-over values, then arguments.

    `convert` makes one array of what `fun` returns, by default the vector of a state. Operands are
    values of the running trace, or computed arrays where there is none.
    """
    is_outermost = current_trace.get() is None

    def body(trace: Trace) -> tuple[Model, list[Any]]:
        rate = _slope(layout, args, fun, vectorized=vectorized, convert=convert)
        traced = [_traced(trace, layout, args, rate)]
        traced += [_traced(trace, layout, args, _event(layout, args, e)) for e in events]
        if reset is not None:
            after = _slope(layout, args, reset, vectorized=False)
            traced.append(_traced(trace, layout, args, after))
        outside, leaves = _outside(trace, traced, is_outermost=is_outermost)
        bodies = [body_of(trace, t, outside) for t in traced]
        known = [trace.captured.get(v) if _is_structure(trace, v) else None for v in outside]
        bodies = [_with_constants(body, known) for body in bodies]
        free = [x for x, value in zip(leaves, known, strict=True) if value is None]
        slope, *rest = bodies
        last = None if reset is None else rest.pop()
        return Model(slope, tuple(rest), last), [*free, *args.dynamic]

    return in_trace(layout.label, body)


def _outside(
    trace: Trace, traced: Sequence[Traced], *, is_outermost: bool
) -> tuple[list[int], list[Any]]:
    """The closed-over values of the functions: values of the trace, and their objects."""
    if is_outermost:
        return list(trace.captured), list(trace.captured.values())
    outside = loop_constants(trace, traced)
    return outside, tracers(trace, outside)


def _is_structure(trace: Trace, v: int) -> bool:
    """Whether a closed-over value is an array of integers, which may say what depends on what."""
    return not trace.metas[v].is_inexact


def _with_constants(body: Body, known: Sequence[Any]) -> Body:
    """The body with its first inputs fixed where their values are known."""
    if all(value is None for value in known):
        return body
    arena = Arena()
    values = []
    for i, meta in enumerate(body.inputs):
        value = known[i] if i < len(known) else None
        fixed = None if value is None else arena.code(constant_operation(array_of(value)))
        values.append(arena.input(("input", i), meta) if fixed is None else arena.emit(fixed, ()))
    free = [v for v in values if arena.is_input(v)]
    return Body.of(arena, body.emit(arena, values), free)


def _traced(trace: Trace, layout: StateLayout, args: Args, function: Function) -> Traced:
    """A function of the dynamic arguments, the time and the vector."""
    avals = [*args.avals, TIME, aval_of((layout.size,), layout.dtype)]
    given = (args.dynamic, *avals[-2:])
    return trace_call(trace, function, given, layout.label, avals=avals, repeats=True)


def _slope(
    layout: StateLayout,
    args: Args,
    fun: Function,
    *,
    vectorized: bool,
    convert: Convert | None = None,
) -> Function:
    def slope(dynamic: Sequence[Any], t: Any, y: Any) -> Any:
        state = y[:, None] if vectorized else layout.unpack(y)
        result = fun(_time(layout, t), state, *args.tree(dynamic))
        if vectorized:
            result = np.reshape(as_array(layout.label, result), (-1,))
        return (convert or vector)(layout, result)

    return slope


def _time(layout: StateLayout, t: Any) -> Any:
    return convert_to(t, layout.real_dtype) if layout.real_dtype != t.dtype else t


def vector(layout: StateLayout, result: Any) -> Any:
    """What the user's function returns, as a vector: a pytree like y0, or numbers in a list."""
    leaves, spec = flatten(result)
    if spec != layout.spec and not _is_plain(layout, spec, leaves):
        raise ValueError(
            f"{layout.label}: fun returned {shown(spec)}, expected {shown(layout.spec)}, as y0 is"
        )
    arrays = [as_array(layout.label, x) for x in leaves]
    size = sum(x.size for x in arrays)
    if size == 1 and layout.size == 1 and len(arrays) == 1:
        return np.reshape(_cast(layout, arrays[0]), (1,))
    if spec == layout.spec:
        for path, x, shape in zip(spec.accessors(), arrays, layout.shapes, strict=True):
            if x.shape != shape:
                raise ValueError(
                    f"{layout.label}: fun{path.codify('')} has shape {x.shape}, expected {shape}, "
                    "as y0 has; it is called as fun(t, y, *args)"
                )
    elif size != layout.size:
        raise ValueError(
            f"{layout.label}: fun returned {size} elements, expected {layout.size}, as y0 has"
        )
    parts = [np.reshape(_cast(layout, x), (-1,)) for x in arrays]
    if not parts:
        return np.zeros(0, layout.dtype, like=arrays[0]) if arrays else np.zeros(0, layout.dtype)
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def _is_plain(layout: StateLayout, spec: Tree, leaves: Sequence[Any]) -> bool:
    """Whether y0 is a vector and this a list or a tuple of its elements."""
    one = layout.spec.is_leaf() and len(layout.shapes[0]) == 1
    return one and spec.type in (list, tuple) and spec.num_children == len(leaves)


def _cast(layout: StateLayout, x: Any) -> Any:
    if x.aval.is_complex and np.dtype(layout.dtype).kind != "c":
        raise TypeError(
            f"{layout.label}: fun returned {x.dtype}, but y0 is {layout.dtype}; make y0 complex"
        )
    return x if x.dtype == layout.dtype else convert_to(x, layout.dtype)


def _event(layout: StateLayout, args: Args, event: Function) -> Function:
    def value(dynamic: Sequence[Any], t: Any, y: Any) -> Any:
        result = event(_time(layout, t), layout.unpack(y), *args.tree(dynamic))
        g = as_array(layout.label, result)
        if g.size != 1 or g.dtype.kind not in "biuf":
            raise ValueError(
                f"{layout.label}: an event function returned {g.aval!r}, expected one real number"
            )
        return convert_to(np.reshape(g, ()), float64)

    return value
