"""The function to be minimized, with its derivatives as functions of vectors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.optimize.vectors import Unknowns
from tenferro.transforms import grad, jacfwd, jvp, value_and_grad

Function = Callable[..., Any]


@dataclass(frozen=True)
class Objective:
    """`fun(x, *args)` over pytrees; derivatives are computed unless functions for them are given.

    `jac` is True where `fun` returns the pair of value and gradient.
    """

    label: str
    unknowns: Unknowns
    fun: Function
    jac: Function | bool | None
    hess: Function | None
    hessp: Function | None

    def __post_init__(self) -> None:
        if not (self.jac is None or isinstance(self.jac, bool) or callable(self.jac)):
            raise ValueError(
                f"{self.label}: jac is {self.jac!r}, expected a function, True, or None for exact "
                "derivatives"
            )
        if self.hess is not None and self.unknowns.is_complex:
            raise TypeError(
                f"{self.label}: hess of complex unknowns is not supported; leave it out, or pass "
                "hessp, which returns ∂/∂Re z + i ∂/∂Im z"
            )
        for name, f in (("hess", self.hess), ("hessp", self.hessp)):
            if not (f is None or callable(f)):
                raise ValueError(
                    f"{self.label}: {name} is {f!r}, expected a function, or None for exact "
                    "derivatives"
                )

    def value(self, args: tuple[Any, ...]) -> Function:
        """The value at a vector."""
        if self.jac is True:
            return lambda v: self.scalar(self.fun(self.unknowns.unravel(v), *args)[0])
        return lambda v: self.scalar(self.fun(self.unknowns.unravel(v), *args))

    def value_and_gradient(self, args: tuple[Any, ...]) -> Function:
        """Value and gradient at a vector, of float64."""
        pair = self._pair(args)

        def both(v: Any) -> tuple[Any, Any]:
            value, gradient = pair(v)
            value = self.scalar(value)
            return value.astype(float), gradient.astype(float)

        return both

    def _pair(self, args: tuple[Any, ...]) -> Function:
        unravel, jac = self.unknowns.unravel, self.jac
        if not jac:
            return value_and_grad(self.value(args))
        if callable(jac):
            return lambda v: (self.value(args)(v), self.unknowns.vector(jac(unravel(v), *args)))

        def given(v: Any) -> tuple[Any, Any]:
            value, gradient = self.fun(unravel(v), *args)
            return value, self.unknowns.vector(gradient)

        return given

    def scalar(self, value: Any) -> Any:
        """A value as an array; ValueError unless it is a scalar."""
        if np.shape(value) != ():
            raise ValueError(
                f"{self.label}: fun returned shape {np.shape(value)}, expected a scalar; reduce "
                "it, for instance with np.sum"
            )
        return value if hasattr(value, "dtype") else np.asarray(value)

    def gradient(self, args: tuple[Any, ...]) -> Function:
        """The gradient at a vector."""
        return grad(self.value(args)) if not self.jac else lambda v: self._pair(args)(v)[1]

    def product(self, args: tuple[Any, ...]) -> Callable[[Any, Any], Any]:
        """The Hessian at a vector times another."""
        unravel, hess, hessp = self.unknowns.unravel, self.hess, self.hessp
        if hessp is not None:
            return lambda v, p: self.unknowns.vector(hessp(unravel(v), unravel(p), *args))
        if hess is not None:
            return lambda v, p: hess(unravel(v), *args) @ p
        gradient = self.gradient(args)
        return lambda v, p: jvp(gradient, (v,), (p,))[1]

    def hessian(self, args: tuple[Any, ...]) -> Function:
        """The Hessian at a vector, as a matrix."""
        unravel, hess = self.unknowns.unravel, self.hess
        if hess is not None:
            return lambda v: hess(unravel(v), *args)
        return jacfwd(self.gradient(args))
