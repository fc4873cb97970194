"""The transforms of autograd."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

from adoracles.checking.libraries import needed
from adoracles.checking.library import Differentiation, Function


def library() -> Differentiation:
    """Return autograd's transforms; raises ImportError if it is not installed.

    autograd pairs bilinearly, so its pullback is conjugated on both sides.
    """
    autograd = needed("autograd", "autograd")
    conjugate = needed("autograd.numpy", "autograd").conj
    group = needed("autograd.builtins", "autograd").tuple

    def of_group(f: Function, names: list[str]) -> Function:
        def grouped(arrays: Sequence[Any]) -> Any:
            out = f(*arrays)
            names[:] = out if isinstance(out, dict) else ()
            return group(_values(out))

        return grouped

    def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        names: list[str] = []
        out, tangent = autograd.make_jvp(of_group(f, names))(group(primals))(group(tangents))
        return _named(names, out), _named(names, tangent)

    def vjp(f: Function, *primals: Any) -> tuple[Any, Callable[[Any], tuple[Any, ...]]]:
        names: list[str] = []
        pull, out = autograd.make_vjp(of_group(f, names))(group(primals))

        def pullback(cotangents: Any) -> tuple[Any, ...]:
            return tuple(map(conjugate, pull(group(map(conjugate, _values(cotangents))))))

        return _named(names, out), pullback

    return Differentiation(
        f"autograd {version('autograd')}", jvp=jvp, vjp=vjp, unsupported=(NotImplementedError,)
    )


def _values(arrays: Any) -> list[Any]:
    return list(arrays.values() if isinstance(arrays, dict) else arrays)


def _named(names: Sequence[str], arrays: Sequence[Any]) -> Any:
    """A dictionary if there are names, otherwise a tuple."""
    return dict(zip(names, arrays, strict=True)) if names else tuple(arrays)
