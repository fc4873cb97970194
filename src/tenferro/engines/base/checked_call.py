"""Calls of a program with its arguments checked in one generated function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from numpy import asarray, ndarray

from tenferro.tensor import Aval

_MISSING = object()
_TEXT = """
def call({parameters}, **named):
    if {tests}:
        y = run({everything})
        for x in y:
            if x.__class__ is not ndarray:
                y = [asarray(x) for x in y]
                break
        return {result}
    return slow(*given({given}), **named)
"""
_ON_DEVICES = """
def call({parameters}, **named):
    if {tests}:
        try:
            y = run({everything})
            return {result}
        except Exception:
            pass  # the general call raises it for what it is
    return slow(*given({given}), **named)
"""


def checked_call(
    run: Callable[..., list[Any]],
    slow: Callable[..., Any],
    avals: Sequence[Aval],
    *,
    single: bool,
    fixed: Sequence[Any],
    like: Sequence[Any] | None = None,
    live: Sequence[Any] | None = None,
) -> Callable[..., Any]:
    """`run` on arrays of exactly these shapes and dtypes, then `fixed`; `slow` on all others.

    The arrays are NumPy's, or of the classes of arrays that they are `like`, and on their devices;
    the results are then not converted, and `slow` gets also what fails. All arguments go to `slow`
    once `live` is empty. The text holds nothing but numbers of arguments and the names made here.
    """
    names = [f"a{i}" for i in range(len(avals))]
    scope: dict[str, Any] = {"run": run, "slow": slow, "missing": _MISSING}
    scope.update(ndarray=ndarray, asarray=asarray)
    scope["given"] = lambda *args: [a for a in args if a is not _MISSING]
    scope.update((f"f{i}", array) for i, array in enumerate(fixed))
    tests = ["not rest", "not named"]
    if live is not None:
        scope["live"] = live
        tests.insert(0, "live")
    for name, aval in zip(names, avals, strict=True):
        scope[f"{name}_shape"], scope[f"{name}_dtype"] = aval.shape, aval.dtype
        tests += [
            f"{name}.__class__ is {'ndarray' if like is None else f'{name}_class'}",
            f"{name}.dtype is {name}_dtype",
            f"{name}.shape == {name}_shape",
        ]
    for name, array in zip(names, like or (), strict=False):
        scope[f"{name}_class"], scope[f"{name}_place"] = type(array), array.sharding
        place = f"{name}_place"
        tests.append(f"({name}.sharding is {place} or {name}.sharding == {place})")
    text = (_TEXT if like is None else _ON_DEVICES).format(
        parameters=", ".join([*(f"{name}=missing" for name in names), *"/" * bool(names), "*rest"]),
        tests=" and ".join(tests),
        everything=", ".join([*names, *(f"f{i}" for i in range(len(fixed)))]),
        result="y[0]" if single else "tuple(y)",
        given=", ".join([*names, "*rest"]),
    )
    exec(text, scope)  # numbers of arguments and the names above, nothing from outside
    call: Callable[..., Any] = scope["call"]
    return call
