"""One case: a call, its inputs, probes, and the derivatives that are accepted there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from adoracles.cases.calls import Call, encode_call
from adoracles.cases.tensors import Tensor, Tensors, form

Part: TypeAlias = Literal["jvp", "vjp", "hvp", "fof", "rof", "ror", "error", "orders"]
"""A derivative: ``jvp`` and ``vjp``; ``hvp``, ``rof`` and ``ror``, the Hessian product by forward
over reverse, reverse over forward and reverse over reverse; ``fof``, forward over forward.
``error`` is a refusal, ``orders`` the agreement of the four second orders."""

REFERENCE_OF: Mapping[Part, Part] = {"rof": "hvp", "ror": "hvp"}
"""The part whose reference another part is compared with: three ways lead to a Hessian product."""

POINTS = ("generic", "near_degenerate", "degenerate", "tie", "error")
ERROR_REASONS = (
    "gauge_ill_defined",
    "repeated_spectrum",
    "nondifferentiable_point",
    "rank_change",
    "ill_conditioned",
)


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Relative and absolute tolerance; `adoracles.cases.agreement` describes their use."""

    rtol: float
    atol: float


class Bounds(Protocol):
    """How far an answer may be from its reference.

    `telling` is whether the wider bound tells right from wrong; if not, the tight one does.
    `nested` is whether the wider bound holds wherever the tight one does.
    """

    @property
    def nested(self) -> bool: ...

    @property
    def telling(self) -> bool: ...

    def right(self, part: Part, name: str, reference: Tensor) -> NDArray[np.float64]:
        """Return the distance within which an answer is right, by element."""

    def tight(self, part: Part, name: str, reference: Tensor) -> NDArray[np.float64]:
        """Return the distance that rounding explains, by element."""


def label_of(op: str, family: str) -> str:
    """Return ``op``, or ``op/family`` for a family that is not the plain one, the identity."""
    return op if family == "identity" else f"{op}/{family}"


@dataclass(frozen=True, slots=True)
class Answer:
    """Derivatives that are right, by part; `convention` says which, where there are several."""

    parts: Mapping[str, Tensors]
    convention: str = "limit"


@dataclass(frozen=True, slots=True)
class Probe:
    """A tangent direction, a second one, a cotangent, and what is accepted there.

    `direction`, `along` and the parts ``vjp`` and ``hvp`` have the names, shapes and dtypes of the
    inputs, `cotangent` and the parts ``jvp`` and ``fof`` those of the outputs. `differences` are
    finite differences that a file of the public format states beside its references.
    """

    probe_id: str
    direction: Tensors
    cotangent: Tensors
    answers: tuple[Answer, ...]
    bounds: Bounds
    along: Tensors | None = None
    differences: Mapping[str, Tensors] = field(default_factory=dict)
    step: float | None = None

    @property
    def reference(self) -> Mapping[str, Tensors]:
        """The derivatives of the first accepted answer."""
        return self.answers[0].parts

    @property
    def parts(self) -> tuple[Part, ...]:
        """What the probe has references for."""
        ways: dict[str, tuple[Part, ...]] = {"jvp": ("jvp",), "vjp": ("vjp",), "hvp": ("hvp",)}
        if "fof" in self.reference:
            ways = ways | {"fof": ("fof", "rof", "ror")}
        return tuple(
            part for name, parts in ways.items() if name in self.reference for part in parts
        )


@dataclass(frozen=True, slots=True)
class Refusal:
    """What differentiating must raise, and of which function of the results.

    `accept` lists answers that count: ``raise``, an exception that the library raises for such
    points; ``nonfinite``, a gradient with NaN or infinity in it.
    """

    reason: str
    observable: str
    accept: tuple[str, ...] = ("raise",)


@dataclass(frozen=True, slots=True)
class Case:
    """One record of a database.

    `inputs` are the arrays that are differentiated, in call order, each with its structure;
    `constants` are arrays that are not. A case with a `refusal` has no probe.
    """

    case_id: str
    op: str
    family: str
    dtype: str
    call: Call
    inputs: Tensors
    observable: str = "identity"
    point: str = "generic"
    constants: Mapping[str, NDArray[Any]] = field(default_factory=dict)
    structures: Mapping[str, str] = field(default_factory=dict)
    probes: tuple[Probe, ...] = ()
    refusal: Refusal | None = None
    provenance: Mapping[str, Any] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """The family's name in the table; see `label_of`."""
        return label_of(self.op, self.family)

    @property
    def parts(self) -> tuple[Part, ...]:
        """What every probe of the case has references for, or ``error``."""
        if self.refusal is not None:
            return ("error",)
        return tuple(p for p in self.probes[0].parts if all(p in q.parts for q in self.probes))

    @property
    def signature(self) -> str:
        """A text that is equal for cases of the same function of arrays of the same form."""
        outputs = {n: form(t) for probe in self.probes[:1] for n, t in probe.cotangent.items()}
        inputs = {name: form(tensor) for name, tensor in self.inputs.items()}
        constants = {n: [form(a), a.tolist()] for n, a in self.constants.items()}
        function = (encode_call(self.call), self.observable, inputs, constants, outputs)
        return json.dumps(function)
