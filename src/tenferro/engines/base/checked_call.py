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


def checked_call(
    run: Callable[..., list[Any]],
    slow: Callable[..., Any],
    avals: Sequence[Aval],
    *,
    single: bool,
    fixed: Sequence[Any],
) -> Callable[..., Any]:
    """`run` on arrays of exactly these shapes and dtypes, then `fixed`; `slow` on all others.

    The text holds nothing but numbers of arguments and the names made here.
    """
    names = [f"a{i}" for i in range(len(avals))]
    scope: dict[str, Any] = {"run": run, "slow": slow, "missing": _MISSING}
    scope.update(ndarray=ndarray, asarray=asarray)
    scope["given"] = lambda *args: [a for a in args if a is not _MISSING]
    scope.update((f"f{i}", array) for i, array in enumerate(fixed))
    tests = ["not rest", "not named"]
    for name, aval in zip(names, avals, strict=True):
        scope[f"{name}_shape"], scope[f"{name}_dtype"] = aval.shape, aval.dtype
        tests += [
            f"{name}.__class__ is ndarray",
            f"{name}.dtype is {name}_dtype",
            f"{name}.shape == {name}_shape",
        ]
    text = _TEXT.format(
        parameters=", ".join([*(f"{name}=missing" for name in names), *"/" * bool(names), "*rest"]),
        tests=" and ".join(tests),
        everything=", ".join([*names, *(f"f{i}" for i in range(len(fixed)))]),
        result="y[0]" if single else "tuple(y)",
        given=", ".join([*names, "*rest"]),
    )
    exec(text, scope)  # numbers of arguments and the names above, nothing from outside
    call: Callable[..., Any] = scope["call"]
    return call
