"""Differentiable copies of code that was written for NumPy."""

from __future__ import annotations

import sys
from types import FunctionType, ModuleType
from typing import Any, TypeVar, overload

from tenferro.adoption.functions import adopted_function
from tenferro.adoption.loader import Adoption

__all__ = ["adopt"]

Target = TypeVar("Target")


@overload
def adopt(target: str, *others: str) -> ModuleType: ...


@overload
def adopt(target: Target, *others: str) -> Target: ...


def adopt(target: Any, *others: str) -> Any:
    """Copy NumPy code; in the copy, `numpy`, `scipy` and `math` are tenferro's functions.

    The copy accepts traced arrays: arrays of `np.zeros` can contain them, functions of `math`,
    `float(x)` and `isinstance(x, float)` treat them as numbers, and functions of SciPy are replaced
    by those of tenferro with the same name. Branches and loops whose conditions or bounds are
    traced become operations of the program, and so do long loops over ranges and arrays. The
    original code does not change, and other code continues to use the original NumPy, SciPy and
    `math`.

    `target` is:

    - A module, or the name of a package or module. Its source runs again, and so does the source of
      the modules that it imports from the same package, and from the packages in `others`.
      Submodules are attributes of the copy.
    - A function of an imported module: the function of the copy of its module.
    - A function that is being defined (use `adopt` as a decorator), or of the running script or
      notebook, which cannot be imported. Its copy uses tenferro's functions instead of NumPy's;
      other functions that it calls do not change.

    Functions of SciPy without a counterpart, and compiled code, compute with numbers; for traced
    arrays they raise a TypeError that names the function. Decorators of numba have no effect.
    Raises ModuleNotFoundError for a module that cannot be imported, TypeError for any other target.

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
    >>> @te.adopt
    ... def steps(x):
    ...     n = 0
    ...     while x < 100.0:
    ...         x, n = (3.0 * x if x < 10.0 else 2.0 * x), n + 1
    ...     return n
    >>> te.jit(steps)(1.0)
    array(5)
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
    is_imported = getattr(found, "__spec__", None) is not None and target.__module__ != "__main__"
    if not is_imported or _find(found, target.__qualname__) is not target:
        return adopted_function(target)
    return _find(adopt(target.__module__, *others), target.__qualname__)


def _find(module: Any, path: str) -> Any:
    for name in path.split("."):
        module = getattr(module, name, None)
    return module
