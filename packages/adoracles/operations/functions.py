"""The function that a case differentiates, made of a library's operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from adoracles.cases.calls import Call, Operations
from adoracles.cases.case import Case
from adoracles.cases.observables import Array, Outputs, observe
from adoracles.errors import UnsupportedOperationError


@dataclass(frozen=True)
class Transforms:
    """What calls may need of a library besides operations.

    jvp
        ``jvp(f, primals, tangents) -> (out, tangent_out)``.
    vmap
        ``vmap(f, axes)``, a function of arrays of which those with an axis are mapped over it;
        the others have None.
    """

    jvp: Callable[..., Any] | None = None
    vmap: Callable[..., Any] | None = None


def function_of(
    case: Case,
    operations: Operations,
    constants: Mapping[str, Array],
    outputs: Iterable[str],
    transforms: Transforms,
    observable: str | None = None,
) -> Callable[..., Outputs]:
    """Return the function of a case's inputs, as positional arrays, to outputs by name."""
    call, names = case.call, tuple(case.inputs)
    result = _mapped(call, names, _called(call, operations, constants), transforms)
    kind = case.observable if observable is None else observable
    wanted = tuple(outputs)
    plain = tuple(name for name in names if name not in call.tangents.values())

    def observed(*arrays: Array) -> Outputs:
        inputs = dict(zip(plain, arrays, strict=True))
        return observe(kind, operations, result(inputs), wanted, inputs)

    if not call.tangents:
        return observed
    return _tangent(call, names, plain, observed, transforms)


def _called(
    call: Call, operations: Operations, constants: Mapping[str, Array]
) -> Callable[[Mapping[str, Array]], Any]:
    operation = operations(call.op)
    return lambda arrays: call.apply(operation, {**constants, **arrays})


def _mapped(
    call: Call, names: tuple[str, ...], function: Callable[..., Any], transforms: Transforms
) -> Callable[[Mapping[str, Array]], Any]:
    if not call.mapped:
        return function
    if transforms.vmap is None:
        raise UnsupportedOperationError("the library does not map functions over axes")
    axes = tuple(call.mapped.get(name) for name in names)
    mapped = transforms.vmap(lambda *xs: function(dict(zip(names, xs, strict=True))), axes)
    return lambda arrays: mapped(*(arrays[name] for name in names))


def _tangent(
    call: Call,
    names: tuple[str, ...],
    plain: tuple[str, ...],
    function: Callable[..., Outputs],
    transforms: Transforms,
) -> Callable[..., Outputs]:
    """The derivative of a function, as a function of primals and tangents."""
    jvp = transforms.jvp
    if jvp is None:
        raise UnsupportedOperationError("the library has no forward mode")

    def tangent(*arrays: Array) -> Outputs:
        given = dict(zip(names, arrays, strict=True))
        moving = tuple(name for name in plain if name in call.tangents)
        primals = tuple(given[name] for name in moving)
        tangents = tuple(given[call.tangents[name]] for name in moving)

        def of_moving(*moved: Array) -> Outputs:
            held = {**given, **dict(zip(moving, moved, strict=True))}
            return function(*(held[name] for name in plain))

        derivative: Outputs = jvp(of_moving, primals, tangents)[1]
        return derivative

    return tangent
