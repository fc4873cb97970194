"""Applying an operation to array values, whatever kind they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from computegraph import Arena
from tenferro.ops.base.computed import broadcast_scalar, tensors
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import Array, Aval, Dim
from tenferro.tensor.array import TracerError
from tenferro.trace.tracer import RuleValue, SymbolicZero, Trace, Tracer, current_trace
from tidu import ADRuleError

if TYPE_CHECKING:
    from tenferro.ops.base.family import TensorOperation


def apply(operation: TensorOperation, *operands: Array) -> Any:
    """The output of an operation (a tuple if there are several), in the operands' own kind.

    Traced operands are recorded, computed ones are computed with. A symbolic zero stays one
    wherever the operation is linear in it.
    """
    tracer = None
    for x in operands:
        if isinstance(x, SymbolicZero):
            return _apply_to_zero(operation, operands)
        if isinstance(x, Tracer):
            tracer = x
    if tracer is None:
        return tensors.compute(operation, operands)
    tracer.check_open()
    if isinstance(tracer, RuleValue):
        return _record_in_rule(operation, tracer.arena, operands)
    ids = [lift(tracer, x) for x in operands]
    return _outputs(operation, tracer.arena, tracer.arena.emit(tracer.arena.code(operation), ids))


def several(result: Any) -> tuple[Any, ...]:
    """The outputs of an operation, as a tuple also if there is one."""
    return result if isinstance(result, tuple) else (result,)


def lift(tracer: Tracer, x: Array) -> int:
    """The value of x in the arena of `tracer`."""
    if isinstance(x, Tracer):
        if x.arena is not tracer.arena:
            x.check_open()
            raise TracerError(
                f"{x!r} and {tracer!r} belong to two traces that run at the same time; a trace "
                "cannot use the values of another one (of a function traced in another thread, or "
                "by tenferro.trace)"
            )
        return x.id
    return computed(tracer.arena, x)


def computed(arena: Arena, x: Any) -> int:
    """A computed tensor in an arena; one that records its computation, or is on a device, is
    kept whole."""
    if isinstance(arena, Trace):
        if x.requires_grad:
            return arena.capture_recorded(x)
        if not isinstance(x.value, np.ndarray):
            return arena.capture_on_device(x)
    return constant(arena, x.value)


def constant(arena: Arena, value: np.ndarray[Any, Any]) -> int:
    """A concrete array in an arena: scalars as constants, arrays as captured inputs."""
    if isinstance(arena, Trace) and value.ndim:
        return arena.capture(value)
    return arena.apply(constant_operation(value))


def constant_operation(value: np.ndarray[Any, Any]) -> TensorOperation:
    """The operation without operands that returns this value; equal only to the last bit."""
    data = np.ascontiguousarray(value).tobytes()
    return FAMILIES["constant"].bind(dtype=value.dtype, shape=value.shape, data=data)


def elements_of(constant: TensorOperation) -> np.ndarray[Any, Any]:
    """The value that `constant_operation` made this operation of."""
    params = constant.params
    return np.frombuffer(params["data"], params["dtype"]).reshape(params["shape"])


def literal(like: Array, value: Any, dtype: Any) -> Any:
    """A Python scalar as an array without axes, in the kind and place of `like`."""
    if isinstance(value, Dim):
        return nullary(like, FAMILIES["dimension_size"].bind(size=value, dtype=np.dtype(dtype)))
    if isinstance(like, Tracer):
        return _wrap(like, _scalar(like.arena, value, dtype))
    return tensors.wrap(_number(value, dtype))


def _number(value: Any, dtype: Any) -> np.ndarray[Any, Any]:
    try:
        return np.asarray(value, dtype)
    except OverflowError:
        limits = np.iinfo(dtype) if np.dtype(dtype).kind in "iu" else np.finfo(dtype)
        raise OverflowError(
            f"the integer {value} is out of range for {np.dtype(dtype)} ({limits.min} to "
            f"{limits.max}); use an array of a wider dtype, or a float"
        ) from None


def nullary(like: Array, operation: TensorOperation) -> Any:
    """The output of an operation without operands, in the kind and place of `like`."""
    if isinstance(like, Tracer):
        return _wrap(like, like.arena.apply(operation))
    return tensors.compute(operation, ())


def full(like: Array, aval: Aval, value: Any) -> Any:
    """A scalar broadcast to a shape, in the kind and place of `like`."""
    if hasattr(like, "value") and not aval.is_symbolic and not isinstance(value, Dim):
        return tensors.wrap(broadcast_scalar(_number(value, aval.dtype), aval.shape))
    scalar = literal(like, value, aval.dtype)
    if not aval.shape:
        return scalar
    return apply(FAMILIES["broadcast_in_dim"].bind(shape=aval.shape, dimensions=()), scalar)


def filled(cts: Sequence[Any]) -> list[Any]:
    """Cotangents of which at least one is there, with arrays for those that are symbolic zeros."""
    there = next(ct for ct in cts if not isinstance(ct, SymbolicZero))
    return [full(there, ct.aval, 0) if isinstance(ct, SymbolicZero) else ct for ct in cts]


def emit(operation: TensorOperation) -> Tracer:
    """The value of an operation without operands, in the trace that is running."""
    trace = current_trace.get()
    if trace is None:
        raise TypeError(
            f"{operation!r}: its size is not a number, expected a trace that is running, in which "
            "such sizes have a meaning"
        )
    v = trace.apply(operation)
    return Tracer(trace, v, trace.metas[v])


def zeros(aval: Aval) -> Any:
    """Zeros of a shape and dtype: a NumPy array, or a traced one if the shape is symbolic."""
    if not aval.is_symbolic:
        return np.zeros(aval.shape, aval.dtype)
    zero = emit(constant_operation(np.zeros((), aval.dtype)))
    return full(zero, aval, 0)


def size_value(size: Dim) -> Tracer:
    """A symbolic size as an integer of the trace that is running."""
    return emit(FAMILIES["dimension_size"].bind(size=size, dtype=np.dtype(np.int64)))


Dim.value = size_value


def _scalar(arena: Arena, value: Any, dtype: Any) -> int:
    """A scalar constant, found again by its bits (0.0 is not -0.0, 1 is not True)."""
    key = (type(value), value if value else repr(value), dtype)
    known = arena.bound.get(key)
    if known is None:
        array = _number(value, dtype)
        known = arena.bound[key] = arena.apply(constant_operation(array))
    return int(known)


def _wrap(like: Tracer, v: int) -> Tracer:
    like.check_open()
    aval = like.arena.metas[v]
    if isinstance(like, RuleValue):
        return RuleValue(like.arena, v, aval, active=False)
    return Tracer(like.arena, v, aval)


def _outputs(operation: TensorOperation, arena: Arena, first: int) -> Any:
    if operation.n_outputs == 1:
        return Tracer(arena, first, arena.metas[first])
    ids = range(first, first + operation.n_outputs)
    return tuple(Tracer(arena, v, arena.metas[v]) for v in ids)


def _record_in_rule(operation: TensorOperation, arena: Arena, operands: Sequence[Array]) -> Any:
    mask, ids = 0, []
    for i, x in enumerate(operands):
        if isinstance(x, RuleValue):
            mask |= x.active << i
            ids.append(x.id)
        elif hasattr(x, "value"):
            ids.append(constant(arena, x.value))
        else:
            raise TypeError(
                f"{operation.name}: operand {i} is {x!r}; the rule may read only its shape"
            )
    if mask:
        active = [i for i in range(len(ids)) if mask >> i & 1]
        check_linear_in(operation, active)
        _check_not_affine(operation, arena, ids, active)
    first = arena.emit(arena.code(operation, mask), ids)
    wrapped = [
        RuleValue(arena, v, arena.metas[v], active=bool(mask))
        for v in range(first, first + operation.n_outputs)
    ]
    return wrapped[0] if operation.n_outputs == 1 else tuple(wrapped)


def check_linear_in(operation: TensorOperation, positions: Sequence[int]) -> None:
    """Raise unless the operation is declared jointly linear in these operands."""
    groups = operation.groups
    if not any(group is None or group.issuperset(positions) for group in groups):
        raise ADRuleError(
            f"{operation.name}: it is not linear in operands {list(positions)} together, "
            "so a rule may not apply it to tangents there"
        )


def _check_not_affine(
    operation: TensorOperation, arena: Arena, ids: Sequence[int], positions: Sequence[int]
) -> None:
    """Raise unless what the operation joins with these operands is zero: dx + 1 is not linear."""
    every = range(len(ids))
    fixed = [
        set(every if group is None else group).difference(positions)
        for group in operation.groups
        if group is None or group.issuperset(positions)
    ]
    if not any(all(is_zero(arena, ids[i]) for i in others) for others in fixed):
        raise ADRuleError(
            f"{operation.name}: operands {list(positions)} are tangents, but {sorted(fixed[0])} "
            "are none and are not zero, so the result is not linear in the tangents"
        )


def is_zero(arena: Arena, v: int) -> bool:
    """Whether a value is known to be zero: a constant, or linear in zeros only."""
    known: bytearray = arena.bound.setdefault("zeros", bytearray())
    for u in range(len(known), v + 1):
        known.append(_is_zero(arena, u, known))
    return bool(known[v])


def _is_zero(arena: Arena, v: int, known: bytearray) -> bool:
    code, *operands = arena.nodes[v]
    operation: Any = arena.operations[code]
    if operation is None:
        return bool(known[operands[0]]) if operands else _is_captured_zero(arena, v)
    if operation.name == "constant":
        return not any(operation.params["data"])
    zero = {i for i, a in enumerate(operands) if known[a]}
    if not zero:
        return False
    every = range(len(operands))
    return any(zero.issuperset(every if group is None else group) for group in operation.groups)


def _is_captured_zero(arena: Arena, v: int) -> bool:
    value = arena.captured.get(v) if isinstance(arena, Trace) else None
    return value is not None and not hasattr(value, "requires_grad") and not value.any()


def _apply_to_zero(operation: TensorOperation, operands: Sequence[Array]) -> Any:
    """What linearity says of an operation on symbolic zeros."""
    zero = {i for i, x in enumerate(operands) if isinstance(x, SymbolicZero)}
    for group in operation.groups:
        if zero.issuperset(range(len(operands)) if group is None else group):
            avals = operation.infer(*[x.aval for x in operands])
            if operation.n_outputs == 1:
                return SymbolicZero(avals)
            return tuple(SymbolicZero(aval) for aval in avals)
    if operation.name == "add":
        return next(x for i, x in enumerate(operands) if i not in zero)
    if operation.name == "sub":
        return operands[0] if 1 in zero else -operands[1]
    other = next(x for i, x in enumerate(operands) if i not in zero)
    return apply(
        operation, *[full(other, x.aval, 0) if i in zero else x for i, x in enumerate(operands)]
    )
