"""Operation families from outside: the same contract as the core's own.

An extension brings a family id `"package.name.vN"`, a shape rule, a lowering per engine and, if it
is to be differentiated, a JVP rule (and a transpose rule if it is linear). Without a JVP rule its
derivative is an ADRuleError, never a zero; without a lowering for the engine asked for, compiling
is a LoweringError.

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
from typing import Any

from tenferro.engines.numpy.kernels import LoweringError
from tenferro.engines.numpy.kernels import lowering as numpy_lowering
from tenferro.ops.apply import apply as apply_operation
from tenferro.ops.family import Family
from tenferro.ops.promotion import as_array
from tenferro.tensor import Aval, aval_of
from tidu import ADRuleError

__all__ = [
    "ADRuleError",
    "Aval",
    "Family",
    "LoweringError",
    "apply",
    "aval_of",
    "family",
    "lowering",
]

_ID = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+\.v\d+")


def family(
    id: str,
    infer: Callable[..., Any],
    *,
    n_outputs: int | Callable[..., int] = 1,
    linear: Sequence[int] | str = (),
    multilinear: Sequence[int] = (),
) -> Family:
    """A family of operations under its own id.

    `infer(*avals, **params)` gives the aval of the output (a tuple for several, of which there are
    `n_outputs`, or `n_outputs(**params)`); `linear` and `multilinear` declare operands in which the
    operation is linear. Raises ValueError for an id that is not of the form "package.name.vN", or
    is taken.
    """
    if not _ID.fullmatch(id):
        raise ValueError(f"extension family: the id is {id!r}, expected 'package.name.vN'")
    return Family(id, infer, n_outputs=n_outputs, linear=linear, multilinear=multilinear)


def lowering(family: Family, engine: str = "numpy") -> Callable[[Callable[..., Any]], Any]:
    """Declare how an engine computes a family.

    For the numpy engine `maker(*avals, **params)` returns a callable of NumPy arrays. The native
    engine calls that same lowering. Raises ValueError for another engine.
    """
    if engine != "numpy":
        raise ValueError(f"{family.name}: engine is {engine!r}, expected 'numpy'")
    return numpy_lowering(family.name)


def apply(family: Family, *operands: Any, **params: Any) -> Any:
    """Apply a family to arrays or numbers; a tuple if it has several outputs."""
    like = next((x for x in operands if hasattr(x, "aval")), None)
    values = [as_array(family.name, x, like) for x in operands]
    return apply_operation(family.bind(**params), *values)
