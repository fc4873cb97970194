"""NumPy's and SciPy's own functions on arrays of tenferro, by the protocols they ask.

A function is looked up by its name in the namespace for its module, and called with
the argument names of NumPy's signature.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from inspect import Parameter, signature
from typing import Any, NoReturn, cast

import numpy as np

from tenferro.functions.arrays.copying import another
from tenferro.functions.writing import ufunc_methods
from tenferro.functions.writing.writing import fill
from tenferro.tensor import Array

NAMESPACES = {
    "numpy": "tenferro.numpy",
    "numpy.linalg": "tenferro.linalg",
    "numpy.fft": "tenferro.fft",
    "scipy.fft._basic": "tenferro.fft",
    "scipy.fft._realtransforms": "tenferro.fft",
    "numpy.lib.stride_tricks": "tenferro.numpy",
}
SPECIAL = "tenferro.special"
RENAMED_ARGUMENTS = {"a_min": "min", "a_max": "max", "rcond": "rtol"}
"""NumPy's older names of arguments, where a function has no argument of this name."""
IRRELEVANT = frozenset({
    "order", "subok", "casting", "overwrite_input", "overwrite_x", "optimize", "workers",
})  # fmt: skip
"""Arguments about memory or speed, which change no value."""
VALUES_ONLY = frozenset({
    "array2string", "array_repr", "array_str", "may_share_memory", "save", "savetxt", "savez",
    "savez_compressed", "shares_memory",
})  # fmt: skip
"""Functions that look at the numbers without computing an array from them."""

MAY_RETURN_ARGUMENT = frozenset({
    "astype", "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_arrays", "diff", "matrix_power",
    "nan_to_num",
})  # fmt: skip
"""Functions whose results are their arguments, not copies, where these have the shape already."""

_handlers: dict[Any, Callable[..., Any]] = {}


def array_function(func: Any, args: Any, kwargs: Any) -> Any:
    """A NumPy function applied to at least one array of tenferro.

    Raises TypeError, naming the function or the argument, for what is not supported.
    """
    out = kwargs.get("out")
    if out is not None:
        rest = {key: value for key, value in kwargs.items() if key != "out"}
        fill(f"{func.__module__}.{func.__name__}", out, array_function(func, args, rest))
        return out
    handler = _handlers.get(func)
    if handler is None:
        handler = _handlers[func] = _handler(func)
    result = handler(*args, **kwargs)
    return result if func.__name__ in MAY_RETURN_ARGUMENT else another(result, args, kwargs)


def array_ufunc(ufunc: Any, method: str, inputs: Any, kwargs: Any) -> Any:
    """A ufunc of NumPy or SciPy, or a method of one, applied to at least one array of tenferro.

    Raises TypeError, naming the ufunc or the argument, for what is not supported.
    """
    if method == "__call__" and not kwargs:
        handler = _handlers.get(ufunc)
        if handler is None:
            handler = _handlers[ufunc] = _ufunc_function(ufunc)
        result = handler(*inputs)
        return result.alias() if result is inputs[0] else result
    return ufunc_methods.call(_ufunc_function(ufunc), ufunc, method, inputs, kwargs)


def _ufunc_function(ufunc: Any) -> Callable[..., Any]:
    for namespace in (NAMESPACES["numpy"], SPECIAL):
        function = _lookup(namespace, ufunc.__name__)
        if function is not None:
            return cast(Callable[..., Any], function)
    return _refuse(f"the ufunc {ufunc.__name__!r}")


def _lookup(namespace: str, name: str) -> Any:
    """A function by name; None if the namespace has none, or does not exist."""
    module = sys.modules.get(namespace)
    if module is None:
        if find_spec(namespace) is None:
            return None
        module = import_module(namespace)
    found = getattr(module, name, None)
    return getattr(found, "plain", found)  # of `keywords`: the arguments have our names here


def _refuse(what: str) -> NoReturn:
    raise TypeError(
        f"{what} is not supported on arrays of tenferro; write it with functions of "
        "tenferro.numpy, add it with tenferro.extension, or, where no derivative is needed, "
        "convert computed arrays with numpy.asarray"
    )


def _handler(func: Any) -> Callable[..., Any]:
    """What to call for a NumPy function, with NumPy's arguments."""
    module, name = func.__module__, func.__name__
    if name in VALUES_ONLY:
        return _on_values(func)
    target = _lookup(NAMESPACES.get(module, ""), name) if module in NAMESPACES else None
    if target is None and module in NAMESPACES:  # numpy.linalg.outer, numpy.i0
        target = _lookup(NAMESPACES["numpy"], name) or _lookup(SPECIAL, name)
    if target is not None:
        return _adapted(f"{module}.{name}", target, func)
    return _refuse(f"{module}.{name}")


def _on_values(func: Any) -> Callable[..., Any]:
    def handler(*args: Any, **kwargs: Any) -> Any:
        return func(*[np.asarray(x) if isinstance(x, Array) else x for x in args], **kwargs)

    return handler


def _adapted(name: str, target: Callable[..., Any], func: Any) -> Callable[..., Any]:
    """`target`, called with the arguments of `func`."""
    try:
        theirs = signature(func).parameters
    except ValueError:  # compiled functions of some versions of NumPy have no signature
        return target
    if any(p.kind is Parameter.VAR_POSITIONAL for p in theirs.values()):
        return _dropping(name, target, theirs)
    ours = signature(target).parameters
    heads = list(theirs)[: sum(p.kind is Parameter.POSITIONAL_ONLY for p in ours.values())]
    accepts = set(ours) - {p for p in ours if ours[p].kind is Parameter.POSITIONAL_ONLY}
    order = [p for p in theirs if theirs[p].kind is not Parameter.KEYWORD_ONLY]

    def handler(*args: Any, **kwargs: Any) -> Any:
        arguments = dict(zip(order, args, strict=False)) | kwargs
        leading = [arguments.pop(head) for head in heads if head in arguments]
        return target(*leading, **_accepted(name, arguments, accepts, theirs))

    return handler


def _dropping(name: str, target: Callable[..., Any], theirs: Any) -> Callable[..., Any]:
    ours = signature(target).parameters
    if any(p.kind is Parameter.VAR_KEYWORD for p in ours.values()):
        return target
    accepts = set(ours)

    def handler(*args: Any, **kwargs: Any) -> Any:
        return target(*args, **_accepted(name, kwargs, accepts, theirs))

    return handler


def _accepted(
    name: str, arguments: dict[str, Any], accepts: set[str], theirs: Any
) -> dict[str, Any]:
    """The arguments that our function takes; others may only say what is so anyway."""
    result: dict[str, Any] = {}
    for key, value in arguments.items():
        ours = key if key in accepts else RENAMED_ARGUMENTS.get(key, key)
        if ours in accepts:
            if value is np._NoValue or (ours != key and value is theirs[key].default):
                continue
            if ours in result:
                raise TypeError(f"{name}: {ours!r} was passed twice, once by an older name")
            result[ours] = value
        elif key not in IRRELEVANT and not _is_default(value, theirs[key].default):
            _refuse_argument(name, key, value)
    return result


def _is_default(value: Any, default: Any) -> bool:
    return value is default or (isinstance(value, str | int | float) and value == default)


def _refuse_argument(name: str, key: str, value: Any) -> NoReturn:
    raise TypeError(
        f"{name}: the argument {key!r} is {value!r}, which is not supported on arrays of tenferro; "
        "omit it"
    )
