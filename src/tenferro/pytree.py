"""Own types as containers of arrays in arguments and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

import optree

NAMESPACE = "tenferro"
"""Where types are registered in optree, so that other libraries' registrations do not interfere."""

Class = TypeVar("Class", bound=type)


def register_pytree(cls: Class | None = None, *, static: Sequence[str] = ()) -> Any:
    """Let a dataclass hold arrays in arguments and results, as dict, list and tuple do.

    Its fields hold arrays (or pytrees of these), but for those named in `static`, which must be
    hashable and are part of the structure. Instances are rebuilt from their fields without calling
    `__init__`. Types of other kinds are registered with
    `optree.register_pytree_node(cls, flatten, unflatten, namespace="tenferro")`.

    Raises TypeError for what is no dataclass, ValueError for an unknown static field and for a
    type that is registered already.

    >>> from dataclasses import dataclass
    >>> import tenferro as te
    >>> @te.register_pytree(static=("name",))
    ... @dataclass
    ... class Line:
    ...     slope: float
    ...     name: str
    >>> te.grad(lambda line: line.slope**2)(Line(3.0, "a"))
    Line(slope=array(6.), name='a')
    """
    if cls is None:
        return lambda found: register_pytree(found, static=static)
    if not (isinstance(cls, type) and is_dataclass(cls)):
        raise TypeError(f"register_pytree: expected a dataclass, got {cls!r}")
    names = [field.name for field in fields(cls)]
    if not set(static) <= set(names):
        raise ValueError(f"register_pytree: static is {tuple(static)}, expected some of {names}")
    _register(cls, tuple(n for n in names if n not in static), tuple(static))
    return cls


def _register(cls: type, dynamic: tuple[str, ...], static: tuple[str, ...]) -> None:
    def flatten(x: Any) -> tuple[list[Any], Any, tuple[str, ...]]:
        return [getattr(x, n) for n in dynamic], tuple(getattr(x, n) for n in static), dynamic

    def unflatten(kept: Any, parts: Any) -> Any:
        x: Any = object.__new__(cls)
        for name, value in (*zip(dynamic, parts, strict=True), *zip(static, kept, strict=True)):
            object.__setattr__(x, name, value)
        return x

    optree.register_pytree_node(
        cls, flatten, unflatten, path_entry_type=optree.GetAttrEntry, namespace=NAMESPACE
    )
