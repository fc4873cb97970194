"""Modules: frozen dataclasses that hold parameters, as pytrees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from functools import wraps
from inspect import signature
from typing import Any, dataclass_transform

import numpy as np

from tenferro.pytree import register_pytree

__all__ = ["Module", "static"]

_NOT_ARRAYS = (bool, int, float, complex, str, list, tuple)


def static(*, default: Any = MISSING) -> Any:
    """Declare a field of a module that is not a parameter, such as a size or a stride.

    Its value must be hashable, and is part of the structure of the pytree.

    >>> import tenferro as te
    >>> class Power(te.nn.Module):
    ...     factor: float
    ...     exponent: int = te.nn.static(default=2)
    >>> te.pytree.leaves(Power(3.0))
    [3.0]
    """
    return field(default=default, metadata={"static": True})


def parameter(axes: int, *, optional: bool = False) -> Any:
    """Declare a field for an array with so many axes, or more in a stack of layers.

    None is a value too if `optional`.
    """
    default: Any = None if optional else MISSING
    return field(default=default, metadata={"axes": axes})


@dataclass_transform(
    frozen_default=True, eq_default=False, field_specifiers=(field, static, parameter)
)
class Module:
    """The base class of networks: subclasses are frozen dataclasses and pytrees of their fields.

    Declare parameters and other modules as fields, and compute in `__call__`. A module is data, so
    transforms, optimizers, `te.save` and `te.load` take it as they take a dictionary of arrays.
    `dataclasses.replace` returns a module with other fields.

    >>> import numpy as np
    >>> import tenferro as te
    >>> class Network(te.nn.Module):
    ...     hidden: te.nn.Linear
    ...     out: te.nn.Linear
    ...
    ...     @classmethod
    ...     def init(cls, key):
    ...         first, second = te.random.split(key)
    ...         return cls(te.nn.Linear.init(first, 2, 8), te.nn.Linear.init(second, 8, 1))
    ...
    ...     def __call__(self, x):
    ...         return self.out(np.tanh(self.hidden(x)))
    >>> network = Network.init(te.random.key(0))
    >>> network.hidden
    Linear(weight=float64[8, 2], bias=float64[8])
    >>> te.grad(lambda network: np.sum(network(np.ones(2))))(network).out.bias
    array([1.])
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        dataclass(frozen=True, eq=False, repr=False)(cls)
        cls.__init__ = _explaining(cls.__init__)  # type: ignore[method-assign]
        register_pytree(cls)

    def __repr__(self) -> str:
        found: Any = fields(self)  # type: ignore[arg-type]  # subclasses are dataclasses
        shown = (f"{f.name}={_shown(getattr(self, f.name))}" for f in found)
        return f"{type(self).__name__}({', '.join(shown)})"


def _explaining(initialize: Callable[..., None]) -> Callable[..., None]:
    """The constructor, with errors that say which function takes sizes."""

    @wraps(initialize)
    def checked(self: Any, *args: Any, **options: Any) -> None:
        try:
            signature(initialize).bind(self, *args, **options)
        except TypeError as error:
            raise TypeError(f"{type(self).__name__}: {error}{_advice(type(self))}") from None
        initialize(self, *args, **options)
        for f in fields(self):
            _check_axes(self, f.name, f.metadata.get("axes"))

    return checked


def _check_axes(module: Any, name: str, axes: int | None) -> None:
    x = getattr(module, name)
    if axes is None or x is None:
        return
    found = 0 if isinstance(x, _NOT_ARRAYS) else getattr(x, "ndim", axes)
    if found < axes:
        raise TypeError(
            f"{type(module).__name__}: {name} is {_shown(x)}, expected an array, of {axes} or "
            f"more axes{_advice(type(module))}"
        )


def _advice(cls: type) -> str:
    """What takes sizes instead of arrays, if a class has it."""
    if not callable(init := getattr(cls, "init", None)):
        return ""
    required = [
        f"*{p.name}" if p.kind is p.VAR_POSITIONAL else p.name
        for p in signature(init).parameters.values()
        if p.default is p.empty and p.kind is not p.VAR_KEYWORD
    ]
    return f"; {cls.__name__}.init({', '.join(required)}) makes the arrays"


def _shown(x: Any) -> str:
    is_array = hasattr(x, "dtype") and hasattr(x, "shape")
    return f"{np.dtype(x.dtype)}{list(x.shape)}" if is_array else repr(x)
