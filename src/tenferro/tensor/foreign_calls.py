"""Which call needs numbers of an array that has none, or whose gradients would end.

Conversions (`np.asarray`, `float`) happen deep inside of SciPy, pandas and others. Errors name what
the user called, and what to write instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import takewhile
from traceback import walk_tb
from types import FrameType
from typing import Any, NamedTuple

import numpy as np

_SOLVERS = ("optimize",)
"""Modules whose functions call their user's functions; ours run SciPy's."""
_WITHOUT_COUNTERPART = (
    "tenferro has no such function; te.external calls SciPy's on numbers, with a derivative rule "
    "that te.custom_jvp declares."
)
_OTHERS = {
    "matplotlib": "Plot the results of the function, or the numbers that te.debug.print shows.",
    "pandas": "Make data frames and series outside of the function, and pass their to_numpy().",
    "xarray": "Pass the array in the data array, its data: np.dot(x.data, y).",
    "np.vectorize": "Write te.numpy.vectorize(f), te.vmap(f), or NumPy functions of whole arrays.",
}
"""Other callers, and what to write instead."""
_INDIRECT = ("scipy", "tenferro", "numpy", "functools", "contextlib", *_OTHERS)
"""Packages whose frames may be between the user's call and the array."""


class RunningCall(NamedTuple):
    """A call of a library's that is running."""

    function: str
    """What users call: "scipy.linalg.expm", "np.vectorize", "pandas"."""
    frame: FrameType


class Refused(NamedTuple):
    """A call that needed numbers, and the text of the TracerError that it received."""

    text: str
    frame: FrameType
    line: int | None
    """Of a compiled function that code of the user calls: the line of the call in `frame`."""

    @classmethod
    def by(cls, call: FrameType | None, text: str) -> Refused:
        """Refused to a library's function that runs in a frame, or to a compiled function."""
        if call is not None:
            return cls(text, call, None)
        user = next(frame for frame in _running() if _module(frame)[0] != "tenferro")
        return cls(text, user, user.f_lineno)

    def is_behind(self, error: BaseException) -> bool:
        """Whether that call made another error of the TracerError."""
        passed = list(walk_tb(error.__traceback__))
        if self.line is None:
            return any(frame is self.frame for frame, _ in passed)
        return bool(passed) and passed[-1][0] is self.frame and passed[-1][1] == self.line


def _running() -> Iterator[FrameType]:
    """The frames that run, from the innermost on."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        yield frame
        frame = frame.f_back


def running_call() -> RunningCall | None:
    """The running call of a function of SciPy, or of another library that needs numbers.

    None where other code asks, a function that SciPy calls back among it. For our solvers, which
    run SciPy's, the function is "te.optimize.minimize".
    """
    return _called(list(_running()))


def instead_of(function: str) -> str:
    """What to write instead of such a function."""
    if function in _OTHERS:
        return _OTHERS[function]
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
    others = ((_other(frame), frame) for frame in reversed(inside))
    other = next((RunningCall(name, frame) for name, frame in others if name), None)
    asking = [frame for frame in reversed(inside) if _asks(*_module(frame))]
    if other is not None or not asking:
        return other
    outer = asking[0]
    package, *path = _module(outer)
    if package == "tenferro":
        return RunningCall(f"te.{path[0]}.{outer.f_code.co_name}", outer)
    public = filter(None, map(_public_name, asking))
    return RunningCall(next(public, ".".join([package, *path])), outer)


def _other(frame: FrameType) -> str | None:
    if isinstance(frame.f_locals.get("self"), np.vectorize):
        return "np.vectorize"
    package = _module(frame)[0]
    return package if package in _OTHERS else None


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
