"""The ways to a derivative that two transforms open: two of first order, four of second order.

With φ(x) = ⟨c, f(x)⟩ under the real inner product, three ways lead to the derivative of ∇φ along
d: the jvp of x ↦ J(x)* c along d, its vjp with cotangent d (the real Hessian is symmetric), and
the vjp of x ↦ J(x) d with cotangent c. The fourth is the jvp of x ↦ J(x) d along e.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from adoracles.cases.case import Part
from adoracles.cases.observables import Array, Outputs


@dataclass(frozen=True)
class Ways:
    """A function, two transforms, a point, two directions and a cotangent.

    `hvp` replaces the jvp of the vjp for a library whose transforms do not nest.
    """

    function: Callable[..., Outputs]
    jvp: Callable[..., Any]
    vjp: Callable[..., Any]
    hvp: Callable[..., Any] | None
    primals: tuple[Array, ...]
    direction: tuple[Array, ...]
    along: tuple[Array, ...]
    cotangents: Outputs

    def gradient(self, *arrays: Array) -> tuple[Array, ...]:
        """Return J(x)* c, an array for each input."""
        return tuple(self.vjp(self.function, *arrays)[1](self.cotangents))

    def tangent(self, *arrays: Array) -> Outputs:
        """Return J(x) d, by output name."""
        tangent: Outputs = self.jvp(self.function, tuple(arrays), self.direction)[1]
        return tangent

    def forward_over_reverse(self) -> tuple[Array, ...]:
        """Return the jvp of x ↦ J(x)* c along d."""
        if self.hvp is not None:
            return tuple(self.hvp(self.function, self.primals, self.cotangents, self.direction))
        return tuple(self.jvp(self.gradient, self.primals, self.direction)[1])

    def reverse_over_reverse(self) -> tuple[Array, ...]:
        """Return the vjp of x ↦ J(x)* c with cotangent d."""
        return tuple(self.vjp(self.gradient, *self.primals)[1](self.direction))

    def reverse_over_forward(self) -> tuple[Array, ...]:
        """Return the vjp of x ↦ J(x) d with cotangent c."""
        return tuple(self.vjp(self.tangent, *self.primals)[1](self.cotangents))

    def forward_over_forward(self) -> Outputs:
        """Return the jvp of x ↦ J(x) d along e, by output name."""
        second: Outputs = self.jvp(self.tangent, self.primals, self.along)[1]
        return second


WAYS: Mapping[Part, Callable[[Ways], Any]] = {
    "jvp": lambda ways: ways.tangent(*ways.primals),
    "vjp": lambda ways: ways.gradient(*ways.primals),
    "hvp": Ways.forward_over_reverse,
    "fof": Ways.forward_over_forward,
    "rof": Ways.reverse_over_forward,
    "ror": Ways.reverse_over_reverse,
}
