"""What a function is compiled for: its static arguments, and shapes with named sizes."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from inspect import Parameter
from types import BuiltinFunctionType, EllipsisType, FunctionType, NoneType
from typing import Any

import numpy as np
import optree

from tenferro.ops.base.exact_kind import exact_kind
from tenferro.pytree import NAMESPACE
from tenferro.tensor import Aval
from tenferro.tensor.binding import match_sizes
from tenferro.tensor.spec import parse_shape
from tenferro.transforms.tracing.arguments import Arguments, flatten, shown

AS_IT_COMES = "..."
_CONSTANTS = (
    *(str, bytes, int, float, complex, NoneType, EllipsisType, type, Enum),
    *(np.dtype, np.generic, np.ufunc, BuiltinFunctionType),
)
_POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


StaticValues = frozenset[tuple[int | str, Any, Any]]
"""Static arguments of a call: position or name, exact kind, and value."""


class StaticArguments:
    """The arguments for whose values, not only shapes, a program is compiled.

    `argnums` and `argnames` name them; where the signature is known, each implies the other.
    Raises ValueError for a position or name that the function does not have; `label` is what
    messages call the caller.
    """

    def __init__(
        self, function: Callable[..., Any], argnums: Any, argnames: Any, label: str = "jit"
    ) -> None:
        parameters = _parameters(function)
        positional = [p.name for p in parameters if p.kind in _POSITIONAL]
        self.positions = _positions(argnums, parameters, label)
        self.names = _names(argnames, parameters, label)
        named = [i for i, name in enumerate(positional) if name in self.names]
        self.names.update(positional[i] for i in self.positions if i < len(positional))
        self.positions.update(named)

    def __bool__(self) -> bool:
        return bool(self.names or self.positions)

    def key(self, label: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> StaticValues:
        """The static values of a call; a TypeError for one that is not hashable."""
        statics: list[tuple[Any, Any]] = [(i, args[i]) for i in self.positions if i < len(args)]
        statics += [(name, kwargs[name]) for name in self.names if name in kwargs]
        for which, x in statics:
            if not _is_hashable(x):
                raise TypeError(
                    f"{label}: static argument {which} is of type {type(x).__name__}, expected a "
                    "hashable value (a number, a string, a tuple of these)"
                )
        return frozenset((which, exact_kind(x), x) for which, x in statics)

    def split(
        self, label: str, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[tuple[tuple[Any, ...], dict[str, Any]], StaticValues]:
        """The other arguments of a call, and its static values."""
        static = self.key(label, args, kwargs)
        others = tuple([args[i] for i in self.dynamic_positions(len(args))])
        return (others, {n: x for n, x in kwargs.items() if n not in self.names}), static

    def dynamic_positions(self, count: int) -> list[int]:
        """The positions of the other arguments."""
        return [i for i in range(count) if i not in self.positions]


def joined(
    static: StaticValues, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """All arguments of a call, of its static values and of the others (see `split`)."""
    every, named = list(args), dict(kwargs)
    positional = {which: x for which, _, x in static if isinstance(which, int)}
    for position in sorted(positional):
        every.insert(position, positional[position])
    named.update((which, x) for which, _, x in static if isinstance(which, str))
    return tuple(every), named


def are_constants(static: StaticValues) -> bool:
    """Whether fast calls may compare static values: nothing they refer to can change.

    Fast calls compare floats with ==, which does not see the sign of a zero.
    """
    return all(_is_constant(x) and not (type(x) is float and x == 0.0) for _, _, x in static)


def _is_constant(x: Any) -> bool:
    if type(x) is tuple:
        return all(map(_is_constant, x))
    if isinstance(x, FunctionType):
        return x.__closure__ is None
    return isinstance(x, _CONSTANTS)


def _parameters(function: Callable[..., Any]) -> list[Parameter]:
    """The function's parameters; empty if they cannot be found out."""
    try:
        return list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return []


def _positions(argnums: Any, parameters: Sequence[Parameter], label: str) -> set[int]:
    asked = argnums if isinstance(argnums, tuple | list) else (argnums,)
    try:
        positions = {operator.index(i) for i in asked}
    except TypeError as error:
        raise TypeError(
            f"{label}: static_argnums is {argnums!r}, expected an integer or a tuple of integers"
        ) from error
    endless = not parameters or any(p.kind is Parameter.VAR_POSITIONAL for p in parameters)
    count = sum(p.kind in _POSITIONAL for p in parameters)
    if not all(i >= 0 and (endless or i < count) for i in positions):
        raise ValueError(
            f"{label}: static_argnums is {argnums}, expected positions from 0 to {count - 1}"
        )
    return positions


def _names(argnames: Any, parameters: Sequence[Parameter], label: str) -> set[str]:
    names = {argnames} if isinstance(argnames, str) else set(argnames)
    known = {p.name for p in parameters}
    endless = not parameters or any(p.kind is Parameter.VAR_KEYWORD for p in parameters)
    if not (endless or names <= known):
        raise ValueError(
            f"{label}: static_argnames has {sorted(names - known)}, expected some of "
            f"{sorted(known)}"
        )
    return names


def _is_hashable(x: Any) -> bool:
    try:
        hash(x)
    except TypeError:
        return False
    return True


class NamedShapes:
    """Shapes with named sizes for the positional arguments of a function.

    One entry per argument: a shape such as `"n,3"`, which holds for all arrays of the argument, or
    a pytree of such; None and `"..."` leave shapes as they come, `_` leaves a single size.
    """

    def __init__(self, shapes: str | Sequence[Any]) -> None:
        if not isinstance(shapes, str | tuple | list):
            raise TypeError(
                f"jit: shapes is of type {type(shapes).__name__}, expected one shape such as "
                "'n,3' per argument"
            )
        self.entries = (shapes,) if isinstance(shapes, str) else tuple(shapes)

    def applied(self, label: str, args: Arguments, avals: Sequence[Aval]) -> list[Aval]:
        """The avals with named sizes; a ValueError naming the argument that does not fit them."""
        written = self._leaves(label, args.tree[0])
        written += [AS_IT_COMES] * (len(avals) - len(written))
        shapes = []
        for i, (shape, aval) in enumerate(zip(written, avals, strict=True)):
            try:
                shapes.append(aval if shape == AS_IT_COMES else _named(shape, aval))
            except ValueError as error:
                raise ValueError(f"{label}: {args.names()[i]}: {error}") from error
        match_sizes(shapes, [aval.shape for aval in avals], lambda i: f"{label}: {args.names()[i]}")
        return shapes

    def _leaves(self, label: str, trees: Sequence[Any]) -> list[str]:
        if len(self.entries) > len(trees):
            raise ValueError(f"{label}: {len(self.entries)} shapes for {len(trees)} arguments")
        leaves: list[str] = []
        for i, (entry, tree) in enumerate(zip(self.entries, trees, strict=False)):
            try:
                prefix: Any = AS_IT_COMES if entry is None else entry
                leaves += optree.broadcast_prefix(prefix, tree, namespace=NAMESPACE)
            except ValueError as error:
                raise ValueError(
                    f"{label}: shapes has {entry!r} for argument {i}, expected a string or the "
                    f"argument's structure {shown(flatten(tree)[1])}"
                ) from error
        return leaves


def _named(shape: Any, aval: Aval) -> Aval:
    if not isinstance(shape, str):
        raise ValueError(f"its shape is given as {shape!r}, expected a string such as 'n,3'")
    return aval.with_shape(parse_shape(shape, aval.shape))
