"""Results that are what was given become another array, so that writing to one spares the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from tenferro.tensor import Array

Function = TypeVar("Function", bound=Callable[..., Any])

MAY_GIVE_BACK = """
abs absolute all amax amin any apply_over_axes around block ceil clip column_stack concat
concatenate ediff1d einsum fix flatten float_power floor hstack ix_ logsumexp max meshgrid
min nanmax nanmin pad polyder polyint positive pow power prod roll round sum tile trunc
vstack
""".split()
"""Functions of `tenferro.numpy` that have nothing to do for some arguments, where NumPy copies."""


def another(result: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What a function found, as another object where it is one of its arguments."""
    if result.__class__ in (list, tuple):
        return result.__class__([another(part, args, kwargs) for part in result])
    if not isinstance(result, Array):
        return result
    return result.alias() if _is_among(result, (*args, *kwargs.values())) else result


def _is_among(result: Array, arguments: Any) -> bool:
    return any(
        result is x or (isinstance(x, list | tuple) and _is_among(result, x)) for x in arguments
    )


def copying(function: Function) -> Function:
    """The function, with results that are never one of its arguments."""

    @wraps(function)
    def copied(*args: Any, **kwargs: Any) -> Any:
        return another(function(*args, **kwargs), args, kwargs)

    return copied  # type: ignore[return-value]
