"""One case of the database: inputs, a direction, a cotangent and the reference derivatives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from adoracles.fields import Field
from adoracles.tensors import DTYPES, Tensors, check_like, decode_tensors

Part: TypeAlias = Literal["jvp", "vjp", "hvp", "error", "orders"]

SCHEMA_VERSION = 1
OBSERVABLE_KINDS = (
    "identity",
    "svd_u_abs",
    "svd_s",
    "svd_vh_abs",
    "svd_uvh_product",
    "eigh_values_vectors_abs",
    "eig_values_vectors_abs",
)
ERROR_REASONS = (
    "gauge_ill_defined",
    "repeated_spectrum",
    "nondifferentiable_point",
    "rank_change",
    "ill_conditioned",
)


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Relative and absolute tolerance; how they are applied is said in `adoracles.compare`."""

    rtol: float
    atol: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """The database's own tolerances: for JVP and VJP, and for HVP where the case has one."""

    first_order: Tolerance
    second_order: Tolerance | None = None

    def of(self, part: Part) -> Tolerance:
        tolerance = self.second_order if part == "hvp" else self.first_order
        if tolerance is None:
            raise ValueError("the case has no tolerance for its HVP")
        return tolerance


@dataclass(frozen=True, slots=True)
class Probe:
    """A tangent direction, a cotangent, and the derivatives there.

    `direction` and the reference's ``vjp`` and ``hvp`` have the names, shapes and dtypes of the
    inputs, `cotangent` and ``jvp`` those of the outputs. `differences` are central differences.
    """

    direction: Tensors
    cotangent: Tensors
    reference: Mapping[str, Tensors]
    differences: Mapping[str, Tensors]


@dataclass(frozen=True, slots=True)
class Case:
    """One record of the database.

    `inputs` are the differentiable arguments in call order. `op_args` and `op_kwargs` are the
    other arguments, `fixed` are arrays that are passed by keyword and not differentiated (they
    come from the database's extras). An `expected` of ``error`` says that differentiating must
    raise; such a case has no probe and no comparison.
    """

    case_id: str
    op: str
    family: str
    dtype: str
    expected: Literal["success", "error"]
    observable: str
    inputs: Tensors
    op_args: tuple[Any, ...] = ()
    op_kwargs: Mapping[str, Any] = field(default_factory=dict)
    fixed: Mapping[str, Any] = field(default_factory=dict)
    probes: tuple[Probe, ...] = ()
    comparison: Comparison | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        """What the case tests: ``jvp``, ``vjp`` and perhaps ``hvp``, or ``error``."""
        if self.expected == "error":
            return ("error",)
        second = all("hvp" in probe.reference for probe in self.probes)
        return ("jvp", "vjp", "hvp") if second else ("jvp", "vjp")


def decode_case(record: Field) -> Case:
    """Return the case that a parsed JSON record describes.

    Raises OracleFormatError, naming the field, where the record breaks the format: a missing or
    mistyped member, tensors that do not fill their shape, references that do not have the
    shapes of what they are derivatives of.
    """

    if record.child("schema_version").value != SCHEMA_VERSION:
        record.child("schema_version").refuse(f"the version read here, {SCHEMA_VERSION}")
    inputs = decode_tensors(record.child("inputs"))
    success = record.child("expected_behavior").choice(("success", "error")) == "success"
    record.child("provenance").mapping()
    return Case(
        case_id=record.child("case_id").name(),
        op=record.child("op").name(),
        family=record.child("family").name(),
        dtype=record.child("dtype").choice(DTYPES),
        expected="success" if success else "error",
        observable=record.child("observable").child("kind").choice(OBSERVABLE_KINDS),
        inputs=inputs,
        op_args=_positional(record.optional("op_args")),
        op_kwargs=_keyword(record.optional("op_kwargs")),
        probes=_probes(record, inputs, success),
        comparison=_comparison(record, success),
    )


def _positional(field: Field | None) -> tuple[Any, ...]:
    return () if field is None else tuple(field.sequence())


def _keyword(field: Field | None) -> dict[str, Any]:
    if field is None:
        return {}
    for name, member in field.items():
        if not name.isidentifier():
            member.fail(f"{name!r} is no keyword")
    return field.mapping()


def _comparison(record: Field, success: bool) -> Comparison | None:
    comparison = record.child("comparison")
    if not success:
        comparison.only("kind", "reason_code")
        comparison.child("kind").choice(("expect_error",))
        comparison.child("reason_code").choice(ERROR_REASONS)
        return None
    comparison.only("first_order", "second_order")
    second = comparison.optional("second_order")
    return Comparison(
        _tolerance(comparison.child("first_order")),
        None if second is None else _tolerance(second),
    )


def _tolerance(field: Field) -> Tolerance:
    field.only("kind", "rtol", "atol")
    field.child("kind").choice(("allclose",))
    return Tolerance(field.child("rtol").tolerance(), field.child("atol").tolerance())


def _probes(record: Field, inputs: Tensors, success: bool) -> tuple[Probe, ...]:
    probes = tuple(_probe(member, inputs) for member in record.child("probes").elements())
    if success != bool(probes):
        record.child("probes").fail(f"has {len(probes)} probes for a case of {success=}")
    has_second = any("hvp" in probe.reference for probe in probes)
    if has_second and record.child("comparison").optional("second_order") is None:
        record.child("comparison").fail("'second_order' is missing, a probe has an hvp")
    return probes


def _probe(probe: Field, inputs: Tensors) -> Probe:
    probe.only("probe_id", "direction", "cotangent", "pytorch_ref", "fd_ref")
    probe.child("probe_id").name()
    direction = _like(probe.child("direction"), inputs, "inputs")
    cotangent = decode_tensors(probe.child("cotangent"))
    probe.child("pytorch_ref").only("jvp", "vjp", "hvp")
    reference = _derivatives(probe.child("pytorch_ref"), ("jvp", "vjp"), inputs, cotangent)
    probe.child("fd_ref").only("method", "stencil_order", "step", "jvp", "hvp")
    differences = _derivatives(probe.child("fd_ref"), ("jvp",), inputs, cotangent)
    return Probe(direction, cotangent, reference, differences)


def _derivatives(
    field: Field, required: tuple[str, ...], inputs: Tensors, cotangent: Tensors
) -> dict[str, Tensors]:
    for part in required:
        field.child(part)
    models = {"jvp": (cotangent, "cotangent"), "vjp": (inputs, "inputs"), "hvp": (inputs, "inputs")}
    present = {part: field.optional(part) for part in models}
    return {
        part: _like(member, *models[part]) for part, member in present.items() if member is not None
    }


def _like(field: Field, model: Tensors, of: str) -> Tensors:
    tensors = decode_tensors(field)
    check_like(field, tensors, model, of)
    return tensors
