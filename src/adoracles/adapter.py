"""How the replay reaches a library under test.

The replay knows a `Library`: a name, and derivatives of a case. An `Adapter` is a library
described by its parts: one table from the database's operation names to calls, a namespace,
and the two transforms ``jvp`` and ``vjp``, which must nest for the second order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeAlias

import numpy as np

from adoracles.errors import MissingGaugeError, UnsupportedOperationError
from adoracles.observables import GAUGE_LOSSES, Array, Namespace, Outputs, observe, prepare
from adoracles.records import Case, Part, Probe

Function: TypeAlias = Callable[..., Any]


class Library(Protocol):
    """What can be replayed.

    Both methods raise UnsupportedOperationError for a case the library has no function for.
    """

    @property
    def name(self) -> str: ...

    def derivative(self, case: Case, probe: Probe, part: Part) -> Mapping[str, Any]:
        """Return ``jvp`` by output name, or ``vjp`` or ``hvp`` by input name, as NumPy arrays."""

    def refuse(self, case: Case) -> None:
        """Return if differentiating the gauge dependent loss is refused, else MissingGaugeError."""


class Jvp(Protocol):
    """``jvp(f, primals, tangents) -> (out, tangent_out)``, tuples in, f's structure out."""

    def __call__(
        self, function: Function, primals: tuple[Array, ...], tangents: tuple[Array, ...], /
    ) -> tuple[Any, Any]: ...


class Vjp(Protocol):
    """``vjp(f, *primals) -> (out, pullback)``; ``pullback(cotangents)`` has one per primal.

    Under the real inner product ⟨u, v⟩ = Re Σ conj(u) v: a library that pairs bilinearly
    conjugates on both sides of its pullback.
    """

    def __call__(
        self, function: Function, /, *primals: Array
    ) -> tuple[Any, Callable[[Any], tuple[Array, ...]]]: ...


class Hvp(Protocol):
    """``hvp(f, primals, cotangents, tangents)``: J(x)* c differentiated along the tangents."""

    def __call__(
        self,
        function: Function,
        primals: tuple[Array, ...],
        cotangents: Outputs,
        tangents: tuple[Array, ...],
        /,
    ) -> tuple[Array, ...]: ...


@dataclass(frozen=True)
class Adapter:
    """A library under test.

    name
        For reports.
    operations
        From the database's operation name to ``call(*tensors, *op_args, **op_kwargs)`` with
        PyTorch's arguments, returning an array or, for several outputs, a sequence in PyTorch's
        order. An operation that is absent counts as unsupported; a call may also raise
        UnsupportedOperationError itself. ``cholesky``, ``eigh`` and the other Hermitian families
        receive x + xᴴ, ``pinv_singular`` receives the product a bᵀ, ``lu_solve`` the keyword
        ``pivots`` (counted from 1).
    namespace
        Functions for what is computed around the operation.
    jvp, vjp
        The library's transforms; they are handed functions of as many positional arrays as the
        case has inputs, which return a dict of arrays.
    gauge_error
        What the library raises for a derivative that depends on an arbitrary phase.
    hvp
        The second order, for a library whose transforms do not nest. By default the jvp of the
        vjp.
    to_array, to_numpy
        Conversions of the arrays that go in (read-only NumPy arrays) and come out.
    """

    name: str
    operations: Mapping[str, Callable[..., Any]]
    namespace: Namespace
    jvp: Jvp
    vjp: Vjp
    gauge_error: tuple[type[Exception], ...] = ()
    hvp: Hvp | None = None
    to_array: Callable[[Any], Array] = np.asarray
    to_numpy: Callable[[Array], Any] = np.asarray

    def derivative(self, case: Case, probe: Probe, part: Part) -> Mapping[str, Any]:
        """Return one derivative of a case at a probe; see `Library`."""
        function = self.function(case, probe)
        primals, tangents = self.arrays(case.inputs), self.arrays(probe.direction)
        if part == "jvp":
            return self._numpy(self.jvp(function, primals, tangents)[1])
        cotangents = self.cotangents(probe)
        if part == "vjp":
            gradient = self.vjp(function, *primals)[1](cotangents)
        else:
            second = self.hvp or partial(nested_hvp, self.jvp, self.vjp)
            gradient = second(function, primals, cotangents, tangents)
        return self._numpy(dict(zip(case.inputs, gradient, strict=True)))

    def refuse(self, case: Case) -> None:
        """Differentiate the gauge dependent loss at the stored inputs; see `Library`."""
        operation, loss = self.operation(case.op), GAUGE_LOSSES[case.op]

        def function(*arrays: Array) -> Outputs:
            results = operation(*arrays, *case.op_args, **case.op_kwargs)
            return {"loss": loss(self.namespace, results)}

        try:
            outputs, pullback = self.vjp(function, *self.arrays(case.inputs))
            pullback({"loss": self.to_array(np.ones_like(self.to_numpy(outputs["loss"])))})
        except self.gauge_error:
            return
        raise MissingGaugeError(f"{case.op}: the loss depends on phases, yet it was differentiated")

    def operation(self, op: str) -> Callable[..., Any]:
        """Return the call for an operation; raises UnsupportedOperationError if there is none."""
        if op not in self.operations:
            raise UnsupportedOperationError(f"{self.name} has no operation {op!r}")
        return self.operations[op]

    def function(self, case: Case, probe: Probe) -> Callable[..., Outputs]:
        """Return the function the case differentiates: of its inputs, to its outputs by name."""
        operation = self.operation(case.op)

        def function(*arrays: Array) -> Outputs:
            prepared = prepare(case.op, self.namespace, arrays)
            results = operation(*prepared, *case.op_args, **case.op_kwargs, **case.fixed)
            return observe(case.observable, self.namespace, results, probe.cotangent)

        return function

    def arrays(self, tensors: Mapping[str, Any]) -> tuple[Array, ...]:
        """Return tensors as the library's arrays."""
        return tuple(map(self.to_array, tensors.values()))

    def cotangents(self, probe: Probe) -> Outputs:
        """Return the probe's cotangent as a dict of the library's arrays."""
        return {name: self.to_array(tensor) for name, tensor in probe.cotangent.items()}

    def _numpy(self, arrays: Mapping[str, Array]) -> dict[str, Any]:
        return {name: self.to_numpy(array) for name, array in arrays.items()}


def nested_hvp(
    jvp: Jvp,
    vjp: Vjp,
    function: Function,
    primals: tuple[Array, ...],
    cotangents: Outputs,
    tangents: tuple[Array, ...],
) -> tuple[Array, ...]:
    """Return the derivative of x ↦ J(x)* c along the tangents, as the jvp of the vjp."""

    def gradient(*arrays: Array) -> tuple[Array, ...]:
        return tuple(vjp(function, *arrays)[1](cotangents))

    return tuple(jvp(gradient, primals, tangents)[1])
