"""The four ways to a second derivative, compared with each other.

With φ(x) = ⟨c, f(x)⟩ under the real inner product, three of them are the derivative of ∇φ along
d: the jvp of x ↦ J(x)* c along d, its vjp with cotangent d (the real Hessian is symmetric), and
the vjp of x ↦ J(x) d with cotangent c. The fourth, the jvp of x ↦ J(x) d along e, lives in the
space of outputs and is met through the pairing ⟨c, D²f[d, e]⟩ = ⟨e, ∇²φ d⟩.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from adoracles.adapter import Adapter
from adoracles.compare import TIGHT, Verdict, compare
from adoracles.observables import Array, Outputs
from adoracles.records import Case, Probe, Tolerance
from adoracles.tensors import Tensors


def agreement(adapter: Adapter, case: Case, probe: Probe) -> Verdict:
    """Return whether all four second orders agree at a probe, within the tight tolerance.

    The jvp of the vjp is what the others are compared with; a case without a reference for its
    HVP can be tested as well. Raises what the library raises.
    """
    orders = SecondOrders(adapter, case, probe)
    reference = orders.forward_over_reverse()
    tolerance = TIGHT[case.dtype]
    ways = {
        "reverse over reverse": orders.reverse_over_reverse,
        "reverse over forward": orders.reverse_over_forward,
    }
    verdict = _paired(orders, reference, tolerance).within("forward over forward")
    for name, way in ways.items():
        verdict &= compare(way(), reference, tolerance, tolerance).within(name)
    return verdict


def _paired(orders: SecondOrders, reference: Tensors, tolerance: Tolerance) -> Verdict:
    along = unit_direction(orders.case)
    second = orders.forward_over_forward(along)
    got = {"pairing": np.array(pairing(orders.probe.cotangent, second))}
    expected = {"pairing": np.array(pairing(along, reference))}
    # A pairing of unit vectors is off by as much as the vectors themselves, so their norm scales.
    scale = max(1.0, norm(reference), norm(second) * norm(orders.probe.cotangent))
    scaled = Tolerance(tolerance.rtol, tolerance.atol * scale)
    return compare(got, expected, scaled, scaled)


class SecondOrders:
    """The four compositions of an adapter's transforms at one probe of one case."""

    def __init__(self, adapter: Adapter, case: Case, probe: Probe) -> None:
        self.case = case
        self.probe = probe
        self._adapter = adapter
        self._function = adapter.function(case, probe)
        self._primals = adapter.arrays(case.inputs)
        self._direction = adapter.arrays(probe.direction)
        self._cotangents = adapter.cotangents(probe)

    def forward_over_reverse(self) -> dict[str, Any]:
        """Return the jvp of x ↦ J(x)* c along d, by input name."""
        return self._named(self._adapter.jvp(self._gradient, self._primals, self._direction)[1])

    def reverse_over_reverse(self) -> dict[str, Any]:
        """Return the vjp of x ↦ J(x)* c with cotangent d, by input name."""
        pullback = self._adapter.vjp(self._gradient, *self._primals)[1]
        return self._named(pullback(self._direction))

    def reverse_over_forward(self) -> dict[str, Any]:
        """Return the vjp of x ↦ J(x) d with cotangent c, by input name."""
        pullback = self._adapter.vjp(self._tangent, *self._primals)[1]
        return self._named(pullback(self._cotangents))

    def forward_over_forward(self, along: Tensors) -> dict[str, Any]:
        """Return the jvp of x ↦ J(x) d along another direction, by output name."""
        tangents = self._adapter.arrays(along)
        second = self._adapter.jvp(self._tangent, self._primals, tangents)[1]
        return {name: self._adapter.to_numpy(array) for name, array in second.items()}

    def _gradient(self, *arrays: Array) -> tuple[Array, ...]:
        return tuple(self._adapter.vjp(self._function, *arrays)[1](self._cotangents))

    def _tangent(self, *arrays: Array) -> Outputs:
        tangent: Outputs = self._adapter.jvp(self._function, arrays, self._direction)[1]
        return tangent

    def _named(self, arrays: tuple[Array, ...]) -> dict[str, Any]:
        converted = map(self._adapter.to_numpy, arrays)
        return dict(zip(self.case.inputs, converted, strict=True))


def unit_direction(case: Case) -> dict[str, Any]:
    """Return a direction in the space of a case's inputs: random, the same each time, of norm 1."""
    rng = np.random.default_rng(zlib.crc32(case.case_id.encode()))
    drawn = {name: _normal(rng, tensor) for name, tensor in case.inputs.items()}
    scale = norm(drawn) or 1.0
    return {
        name: (drawn[name] / scale).astype(tensor.dtype) for name, tensor in case.inputs.items()
    }


def _normal(rng: np.random.Generator, tensor: Any) -> Any:
    real = rng.standard_normal(tensor.shape)
    return real + 1j * rng.standard_normal(tensor.shape) if np.iscomplexobj(tensor) else real


def pairing(left: Mapping[str, Any], right: Mapping[str, Any]) -> float:
    """Return ⟨left, right⟩ = Re Σ conj(left) right, summed over all tensors in double precision.

    >>> pairing({"a": np.array([1j, 2.0])}, {"a": np.array([1j, 3.0])})
    7.0
    """
    products = (np.vdot(_double(left[name]), _double(right[name])) for name in left)
    return float(sum(np.real(product) for product in products))


def norm(tensors: Mapping[str, Any]) -> float:
    """Return the Frobenius norm of all tensors together."""
    return float(np.sqrt(pairing(tensors, tensors)))


def _double(array: Any) -> Any:
    return np.asarray(array, np.complex128 if np.iscomplexobj(array) else np.float64)
