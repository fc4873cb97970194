"""NumPy's names of arguments in calls of `te.numpy`'s own functions: `np.quantile(a=x, q=0.5)`.

In the Array API standard, arrays are positional only. A call that passes an argument by a name that
the function does not have uses NumPy's signature.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import Parameter, isfunction, signature
from typing import Any

import numpy as np

from tenferro.numpy.dispatch import array_function

Function = Callable[..., Any]


def with_numpys_names(functions: Mapping[str, Any], module: str) -> dict[str, Function]:
    """Those of a module's functions that NumPy has too, ufuncs aside, taking NumPy's names."""
    return {
        name: _named(function, getattr(np, name), module)
        for name, function in functions.items()
        if isfunction(function) and _is_function(getattr(np, name, None), function)
    }


def _is_function(numpys: Any, ours: Function) -> bool:
    """Whether NumPy's is another function, and not a ufunc, whose arguments have no names."""
    return numpys is not ours and callable(numpys) and not isinstance(numpys, np.ufunc | type)


def _named(function: Function, numpys: Function, module: str) -> Function:
    names: list[frozenset[str]] = []

    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        if kwargs:
            if not names:
                names.append(names_of(function) | {"out"})
            if not names[0].issuperset(kwargs) and names_of(numpys).issuperset(kwargs):
                return array_function(numpys, args, kwargs)
        return function(*args, **kwargs)

    called.__module__ = module  # where pickle finds it
    called.__qualname__ = called.__name__
    called.plain = function  # type: ignore[attr-defined]
    return called


def names_of(function: Function) -> frozenset[str]:
    """The parameters that may be named."""
    try:
        parameters = signature(function).parameters.values()
    except ValueError:  # functions in C before NumPy 2.4
        return frozenset()
    return frozenset(p.name for p in parameters if p.kind is not Parameter.POSITIONAL_ONLY)
