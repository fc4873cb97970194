"""Modules: frozen dataclasses that hold parameters, as pytrees."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any, dataclass_transform

import numpy as np

from tenferro.pytree import register_pytree

__all__ = ["Module", "static"]


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


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field, static))
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
        register_pytree(cls)

    def __repr__(self) -> str:
        found: Any = fields(self)  # type: ignore[arg-type]  # subclasses are dataclasses
        shown = (f"{f.name}={_shown(getattr(self, f.name))}" for f in found)
        return f"{type(self).__name__}({', '.join(shown)})"


def _shown(x: Any) -> str:
    is_array = hasattr(x, "dtype") and hasattr(x, "shape")
    return f"{np.dtype(x.dtype)}{list(x.shape)}" if is_array else repr(x)
