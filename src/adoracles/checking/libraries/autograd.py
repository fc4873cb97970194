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

    def of_group(f: Function) -> Function:
        return lambda arrays: group(f(*arrays))

    def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        out, tangent = autograd.make_jvp(of_group(f))(group(primals))(group(tangents))
        return tuple(out), tuple(tangent)

    def vjp(f: Function, *primals: Any) -> tuple[Any, Callable[[Any], tuple[Any, ...]]]:
        pull, out = autograd.make_vjp(of_group(f))(group(primals))

        def pullback(cotangents: Sequence[Any]) -> tuple[Any, ...]:
            return tuple(map(conjugate, pull(group(map(conjugate, cotangents)))))

        return tuple(out), pullback

    return Differentiation(
        f"autograd {version('autograd')}", jvp=jvp, vjp=vjp, unsupported=(NotImplementedError,)
    )
