"""Which function of SciPy needs numbers of an array that has none, or whose gradients would end.

Conversions (`np.asarray`, `float`) happen deep inside of SciPy. Errors name the function that the
user called, and what to call instead.
"""

from __future__ import annotations

import os
import sys
from itertools import takewhile
from types import FrameType
from typing import Any, NamedTuple

_SOLVERS = ("optimize",)
"""Modules whose functions call their user's functions; ours run SciPy's."""
_WITHOUT_COUNTERPART = (
    "tenferro has no such function; te.external calls SciPy's on numbers, with a derivative rule "
    "that te.custom_jvp declares."
)
_INDIRECT = ("scipy", "tenferro", "numpy", "functools", "contextlib")
"""Packages whose frames may be between the user's call and the array."""


class RunningCall(NamedTuple):
    """A call of SciPy's that is running."""

    function: str
    """The function as users name it: "scipy.linalg.expm"."""
    frame: FrameType


def running_call() -> RunningCall | None:
    """The call of a function of SciPy that is running.

    None where other code asks, a function that SciPy calls back among it. For our solvers, which
    run SciPy's, the function is "te.optimize.minimize".
    """
    frames = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    return _called(frames)


def instead_of(function: str) -> str:
    """What to write instead of such a function."""
    package, module, *_ = function.split(".")
    outside = (
        "Solve on numbers, outside of te.jit and te.grad, and differentiate the solution by "
        "te.implicit, which takes the equation that is solved."
    )
    if package == "te":
        return outside
    ours = _counterpart(function)
    advice = f"Use {ours}." if ours else _WITHOUT_COUNTERPART
    if module in _SOLVERS:
        return f"{advice} Or: {outside[0].lower()}{outside[1:]}"
    if os.environ.get("SCIPY_ARRAY_API", "0") not in ("", "0"):
        return advice
    return (
        f"{advice} With the environment variable SCIPY_ARRAY_API=1, set before SciPy is imported, "
        "more of SciPy's functions take arrays of tenferro."
    )


def _called(frames: list[FrameType]) -> RunningCall | None:
    """The outermost function among frames of libraries in a row, from the innermost frame on."""
    inside = list(takewhile(lambda frame: _module(frame)[0] in _INDIRECT, frames))
    asking = [frame for frame in reversed(inside) if _asks(*_module(frame))]
    if not asking:
        return None
    outer = asking[0]
    package, *path = _module(outer)
    if package == "tenferro":
        return RunningCall(f"te.{path[0]}.{outer.f_code.co_name}", outer)
    public = filter(None, map(_public_name, asking))
    return RunningCall(next(public, ".".join([package, *path])), outer)


def _asks(package: str, *path: str) -> bool:
    """Whether code of a module asks for numbers on behalf of the user's call."""
    return package == "scipy" or (package == "tenferro" and path[:1] in [(m,) for m in _SOLVERS])


def _module(frame: FrameType) -> list[str]:
    return str(frame.f_globals.get("__name__", "")).split(".")


def _public_name(frame: FrameType) -> str | None:
    """The name under which users call what runs in a frame; None for a helper."""
    owner = frame.f_locals.get("self")
    if owner is not None:
        return _name_of_method(type(owner), frame.f_code.co_name, getattr(owner, "name", None))
    name = _name_in(_module(frame), frame.f_code.co_name)
    if name is not None:
        return name
    wrapped = (x for x in frame.f_locals.values() if hasattr(x, "__code__"))  # of a decorator
    named = (_name_in(f.__module__.split("."), f.__name__) for f in wrapped)
    return next(filter(None, named), None)


def _name_of_method(kind: type, method: str, instance: Any) -> str | None:
    """Of an object of a public class, or of a distribution, which is a public object."""
    path = kind.__module__.split(".")
    name = _name_in(path, kind.__name__) or _name_in(path, instance)
    return name if name is None or method.startswith("__") else f"{name}.{method}"


def _name_in(path: list[str], name: Any) -> str | None:
    """A name in the public module above a private one, if it is there."""
    module = ".".join(takewhile(lambda part: not part.startswith("_"), path))
    known = isinstance(name, str) and not name.startswith("_")
    return f"{module}.{name}" if known and hasattr(sys.modules.get(module), name) else None


def _counterpart(function: str) -> str | None:
    """The name of our function for one of SciPy's, if there is one."""
    found: Any = sys.modules.get("tenferro")
    path = function.split(".")[1:]
    for part in path:
        found = getattr(found, part, None)
    return None if found is None else ".".join(["te", *path])
