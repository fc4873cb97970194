"""Families that move elements, on one lane: their parameters without the axis of the lanes."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval


class OneLane(NamedTuple):
    """An operation on one lane, and which axis of the result the lanes are."""

    operation: TensorOperation
    axis: int


Changed = tuple[dict[str, Any], int] | None
_RULES: dict[str, Callable[..., Changed]] = {}


def on_one_lane(operation: TensorOperation, aval: Aval, axis: int) -> OneLane | None:
    """An operation on operands whose lanes, as the first one's, are an axis. None if they meet."""
    rule = _RULES.get(operation.name)
    changed = rule and rule(aval.shape, axis, **operation.params)
    if not changed:
        return None
    return OneLane(operation.family.bind(**{**operation.params, **changed[0]}), changed[1])


def _rule(name: str) -> Callable[[Callable[..., Changed]], Callable[..., Changed]]:
    def declare(rule: Callable[..., Changed]) -> Callable[..., Changed]:
        _RULES[name] = rule
        return rule

    return declare


def _less(values: Any, axis: int) -> tuple[Any, ...]:
    return (*values[:axis], *values[axis + 1 :])


def _shifted(axes: Any, axis: int) -> tuple[int, ...]:
    return tuple(a - (a > axis) for a in axes if a != axis)


@_rule("transpose")
def _(shape: Any, axis: int, *, permutation: Any) -> Changed:
    return {"permutation": _shifted(permutation, axis)}, permutation.index(axis)


@_rule("broadcast_in_dim")
def _(given: Any, axis: int, *, shape: Any, dimensions: Any) -> Changed:
    out = dimensions[axis]
    if shape[out] != given[axis]:
        return None
    others = tuple(d - (d > out) for d in _less(dimensions, axis))
    return {"shape": _less(shape, out), "dimensions": others}, out


@_rule("reshape")
def _(given: Any, axis: int, *, shape: Any) -> Changed:
    before = prod(given[:axis])
    for out, size in enumerate(shape):
        if size == given[axis] and prod(shape[:out]) == before:
            return {"shape": _less(shape, out)}, out
    return None


@_rule("slice")
def _(shape: Any, axis: int, *, start: Any, limit: Any, strides: Any) -> Changed:
    if (start[axis], limit[axis], strides[axis]) != (0, shape[axis], 1):
        return None
    rest = {"start": start, "limit": limit, "strides": strides}
    return {name: _less(values, axis) for name, values in rest.items()}, axis


@_rule("pad")
def _(shape: Any, axis: int, *, padding: Any) -> Changed:
    return ({"padding": _less(padding, axis)}, axis) if not any(padding[axis]) else None


@_rule("concatenate")
def _(shape: Any, lanes: int, *, axis: int) -> Changed:
    return ({"axis": axis - (axis > lanes)}, lanes) if axis != lanes else None


@_rule("reverse")
def _(shape: Any, axis: int, *, axes: Any) -> Changed:
    return ({"axes": _shifted(axes, axis)}, axis) if axis not in axes else None
