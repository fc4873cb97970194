"""Other people's NumPy code with derivatives: copies of it that compute by tenferro's functions."""

from __future__ import annotations

import sys
from types import FunctionType, ModuleType
from typing import Any

from tenferro.adoption.functions import adopted_function
from tenferro.adoption.loader import Adoption

__all__ = ["adopt"]


def adopt(target: Any, *others: str) -> Any:
    """A copy of code written for NumPy, in which `numpy`, `scipy` and `math` are tenferro's.

    The copy takes traced arrays: arrays that it makes by `np.zeros` can hold them, functions of
    `math`, `float(x)` and `isinstance(x, float)` treat them as numbers, and SciPy's functions are
    those of tenferro with the same name. The original is not changed, and neither are NumPy, SciPy
    and `math` for any other code.

    `target` is:

    - The name of a package or module, or a module. Its source runs again, and so does that of every
      module of the same package that it imports, and of the packages named in `others`. Submodules
      are attributes of the copy.
    - A function of an imported module: the function of the copy of its module.
    - A function that is being defined: use `adopt` as a decorator. Its copy finds tenferro's
      functions where the function finds NumPy's; other functions that it calls stay as they are.

    A function of SciPy without a counterpart, and compiled code, compute with numbers and raise
    TypeError, with their name, for traced arrays. Decorators of numba have no effect.

    Raises ModuleNotFoundError for an unknown module, TypeError for another target.

    >>> import numpy as np
    >>> import tenferro as te
    >>> @te.adopt
    ... def areas(radii):
    ...     out = np.zeros(len(radii))
    ...     for i, r in enumerate(radii):
    ...         out[i] = np.pi * float(r) ** 2
    ...     return out
    >>> te.grad(lambda r: areas(r).sum())(np.array([1.0, 2.0]))
    array([ 6.28318531, 12.56637061])
    """
    if isinstance(target, str):
        return Adoption((target, *others)).load(target)
    if isinstance(target, ModuleType):
        return Adoption((target.__name__, *others)).load(target.__name__)
    if not isinstance(target, FunctionType):
        raise TypeError(
            f"adopt: the target is of type {type(target).__name__}, expected a function, a module "
            "or the name of one"
        )
    found = sys.modules.get(target.__module__)
    if found is None or _find(found, target.__qualname__) is not target:
        return adopted_function(target)
    return _find(adopt(target.__module__, *others), target.__qualname__)


def _find(module: Any, path: str) -> Any:
    for name in path.split("."):
        module = getattr(module, name, None)
    return module
