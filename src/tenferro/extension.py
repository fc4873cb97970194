"""Custom families of operations, which follow the same contract as the built-in ones.

An extension declares a family id `"package.name.vN"`, a shape rule, a lowering per engine and, to
be differentiable, a JVP rule (and a transpose rule if it is linear). Without a JVP rule its
derivative raises ADRuleError and is never zero; without a lowering for the requested engine,
compilation raises LoweringError.

>>> import numpy as np
>>> import tenferro as te
>>> cube = te.extension.family("docs.cube.v1", infer=lambda x: x)
>>> @te.extension.lowering(cube)
... def _(x):
...     return lambda a: a**3
>>> @cube.jvp
... def _(x, y, dx):
...     return 3 * x**2 * dx
>>> te.grad(lambda x: te.extension.apply(cube, x))(2.0)
array(12.)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

from tenferro.kernels.table import LoweringError, forget_kernel, lowering as numpy_lowering
from tenferro.ops.base import FAMILIES, Family, apply as apply_operation, as_array
from tenferro.ops.base.family import Harmless, Multilinear, RealLinear
from tenferro.ops.base.registry import forget_all
from tenferro.tensor import Aval, aval_of
from tidu import ADRuleError

__all__ = [
    "ADRuleError", "Aval", "Family", "LoweringError", "apply", "aval_of", "family", "lowering",
]  # fmt: skip


def __dir__() -> list[str]:
    return __all__


_declared_by: dict[str, str | None] = {}
"""The module that each family from outside was declared in."""
_ID = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+\.v\d+")


def family(
    id: str,
    infer: Callable[..., Any],
    *,
    n_outputs: int | Callable[..., int] = 1,
    linear: Sequence[int] | str = (),
    multilinear: Multilinear = (),
    real_linear: RealLinear = (),
    operands: int | str | None = None,
    opaque: str = "",
    batch: str = "",
    harmless: Harmless = MappingProxyType({}),
) -> Family:
    """Declare a family of operations with an id.

    `infer(*avals, **params)` returns the aval of the output, or a tuple for several outputs; their
    number is `n_outputs`, or `n_outputs(**params)`. `linear` and `multilinear` declare the operands
    in which the operation is linear, and `real_linear` those in which it is linear over the real
    numbers only, for example because it conjugates (see `Family`). Parameters are the keyword
    arguments of `infer`, with the types of its annotations. `operands` is the number of operands if
    `infer` takes any number, or a text such as "a(n,n) b(n,k)" for stacks of matrices: it names the
    sizes of the last axes, and all other axes and the dtype must be equal. For a family without a
    formula (`Family.formula`), `opaque` is the reason. `batch` declares how `vmap` computes the
    family (see `Family`); by default its formula is batched, or it runs once per element.
    `harmless` has arrays with which a family that may raise an error does not (see `Family`).

    The module that declared a family may declare it again, for example when a notebook cell runs
    again: the new family has no rules and no lowering yet, and compiled functions are traced again.
    Existing programs do not change; programs that were traced but not compiled raise LoweringError.

    Raises ValueError for an id that is not of the form "package.name.vN", and for an id of another
    module.

    >>> import numpy as np
    >>> import tenferro as te
    >>> softer = te.extension.family("docs.softer.v1", infer=lambda x: x)
    >>> @softer.formula
    ... def _(x):
    ...     return np.log1p(np.exp(x))
    >>> te.grad(lambda x: te.extension.apply(softer, x))(0.0)
    array(0.5)
    """
    if not _ID.fullmatch(id):
        raise ValueError(f"extension family: the id is {id!r}, expected 'package.name.vN'")
    module = getattr(infer, "__module__", None)
    if id in FAMILIES:
        _withdraw(id, module)
    declared = Family(
        id,
        infer,
        n_outputs=n_outputs,
        linear=linear,
        multilinear=multilinear,
        real_linear=real_linear,
        operands=operands,
        opaque=opaque,
        batch=batch,
        harmless=harmless,
    )
    _declared_by[id] = module
    return declared


def _withdraw(id: str, module: str | None) -> None:
    """Make room for a family of the same id, if it is the same module's."""
    owner = _declared_by.get(id, "tenferro itself")
    if owner != module:
        raise ValueError(
            f"extension family: {id!r} exists already, declared by {owner}, and infer is from "
            f"{module}; expected another id"
        )
    del FAMILIES[id]
    forget_kernel(id)
    forget_all()


def declaring_module(id: str) -> str | None:
    """The module that declared a family from outside; None for tenferro's own.

    >>> declaring_module("add")
    """
    return _declared_by.get(id)


def lowering(family: Family, engine: str = "numpy") -> Callable[[Callable[..., Any]], Any]:
    """Declare the lowering of a family for an engine.

    For the numpy engine `maker(*avals, **params)` returns a callable of NumPy arrays. The native
    engine uses the same lowering. Raises ValueError for an unknown engine, and for a family that
    was declared again since. If you declare a lowering again, it replaces the first one, as for
    rules: compiled functions are compiled again, and existing programs do not change.

    >>> import numpy as np
    >>> import tenferro as te
    >>> cbrt = te.extension.family("docs.cbrt.v1", infer=lambda x: x, opaque="NumPy's kernel")
    >>> @te.extension.lowering(cbrt)
    ... def _(x):
    ...     return np.cbrt
    >>> te.jit(lambda x: te.extension.apply(cbrt, x))(np.array([8.0, 27.0]))
    array([2., 3.])
    """
    if engine != "numpy":
        raise ValueError(
            f"{family.name}: engine is {engine!r}, expected 'numpy' (the native engine calls the "
            "lowering of the numpy engine for families from outside)"
        )
    if FAMILIES.get(family.name) is not family:
        raise ValueError(f"{family.name}: the family was declared anew, expected the new one")
    return numpy_lowering(family.name)


def apply(family: Family, *operands: Any, **params: Any) -> Any:
    """Apply a family to arrays or numbers; the result is a tuple if it has several outputs.

    >>> import numpy as np
    >>> import tenferro as te
    >>> cube = te.extension.family("docs.cube.v1", infer=lambda x: x)
    >>> @cube.formula
    ... def _(x):
    ...     return x * x * x
    >>> te.extension.apply(cube, np.array([1.0, 2.0]))
    Tensor([1., 8.])
    """
    like = next((x for x in operands if hasattr(x, "aval")), None)
    values = [as_array(family.name, x, like) for x in operands]
    return apply_operation(family.bind(**params), *values)
