"""Records of the public format, version 1: one JSON object a case, as other projects publish it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adoracles.cases.agreement import TIGHT, Allclose
from adoracles.cases.calls import Argument, Call
from adoracles.cases.case import ERROR_REASONS, Answer, Case, Probe, Refusal, Tolerance
from adoracles.cases.fields import Field
from adoracles.cases.tensors import DTYPES, Tensors, check_like, decode_tensors, encode_tensors
from adoracles.files.pivots import recovered

SCHEMA_VERSION = 1
PREFIX = "public."
"""Of the operations of this format, whose names and arguments are PyTorch's."""
OBSERVABLE_KINDS = (
    "identity",
    "svd_u_abs",
    "svd_s",
    "svd_vh_abs",
    "svd_uvh_product",
    "eigh_values_vectors_abs",
    "eig_values_vectors_abs",
)
EXACT_STEP = 1e-18
"""Of the differences that the references of this library's own cases are."""
REFUSED = {"svd": "svd_phases", "eigh": "eigh_phases"}
"""The loss that must be refused, by operation: records of errors do not state it."""


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
    op, dtype = record.child("op").name(), record.child("dtype").choice(DTYPES)
    bounds, refusal = _comparison(record, op, dtype, success)
    probes = _probes(record, inputs, bounds)
    constants = _pivots(record, op, inputs, probes)
    return Case(
        case_id=record.child("case_id").name(),
        op=op,
        family=record.child("family").name(),
        dtype=dtype,
        call=_call(record, op, inputs, constants),
        inputs=inputs,
        observable=record.child("observable").child("kind").choice(OBSERVABLE_KINDS),
        point="generic" if success else "error",
        constants=constants,
        probes=probes,
        refusal=refusal,
        provenance=record.child("provenance").mapping(),
    )


def _call(record: Field, op: str, inputs: Tensors, constants: Mapping[str, Any]) -> Call:
    positional = record.optional("op_args")
    arguments = () if positional is None else tuple(positional.sequence())
    keyword = _keyword(record.optional("op_kwargs")) | {n: Argument(n) for n in constants}
    return Call(PREFIX + op, (*map(Argument, inputs), *arguments), keyword)


def _keyword(field: Field | None) -> dict[str, Any]:
    if field is None:
        return {}
    for name, member in field.items():
        if not name.isidentifier():
            member.fail(f"{name!r} is no keyword")
    return field.mapping()


def _pivots(record: Field, op: str, inputs: Tensors, probes: tuple[Probe, ...]) -> dict[str, Any]:
    """The pivots that belong to packed LU factors: the format leaves them out."""
    if op != "lu_solve" or not probes or inputs.keys() != {"a", "b"}:
        return {}
    options = _keyword(record.optional("op_kwargs"))
    (cotangent,), gradient = probes[0].cotangent.values(), probes[0].reference["vjp"]["b"]
    left, adjoint = bool(options.get("left", True)), bool(options.get("adjoint", False))
    return {"pivots": recovered(inputs["a"], cotangent, gradient, left, adjoint)}


def _comparison(
    record: Field, op: str, dtype: str, success: bool
) -> tuple[Allclose | None, Refusal | None]:
    comparison = record.child("comparison")
    if not success:
        comparison.only("kind", "reason_code")
        comparison.child("kind").choice(("expect_error",))
        reason = comparison.child("reason_code").choice(ERROR_REASONS)
        return None, Refusal(reason, REFUSED.get(op, "identity"))
    comparison.only("first_order", "second_order")
    second = comparison.optional("second_order")
    first = _tolerance(comparison.child("first_order"))
    return Allclose(first, None if second is None else _tolerance(second), TIGHT[dtype]), None


def _tolerance(field: Field) -> Tolerance:
    field.only("kind", "rtol", "atol")
    field.child("kind").choice(("allclose",))
    return Tolerance(field.child("rtol").tolerance(), field.child("atol").tolerance())


def _probes(record: Field, inputs: Tensors, bounds: Allclose | None) -> tuple[Probe, ...]:
    members = list(record.child("probes").elements())
    if (bounds is not None) != bool(members):
        record.child("probes").fail(f"has {len(members)} probes for success={bounds is not None}")
    if bounds is None:
        return ()
    probes = tuple(_probe(member, inputs, bounds) for member in members)
    if bounds.second is None and any("hvp" in probe.reference for probe in probes):
        record.child("comparison").fail("'second_order' is missing, a probe has an hvp")
    return probes


def _probe(probe: Field, inputs: Tensors, bounds: Allclose) -> Probe:
    probe.only("probe_id", "direction", "cotangent", "pytorch_ref", "fd_ref")
    direction = _like(probe.child("direction"), inputs, "inputs")
    cotangent = decode_tensors(probe.child("cotangent"))
    probe.child("pytorch_ref").only("jvp", "vjp", "hvp")
    reference = _derivatives(probe.child("pytorch_ref"), ("jvp", "vjp"), inputs, cotangent)
    differences = probe.child("fd_ref")
    differences.only("method", "stencil_order", "step", "jvp", "hvp")
    return Probe(
        probe_id=probe.child("probe_id").name(),
        direction=direction,
        cotangent=cotangent,
        answers=(Answer(reference),),
        bounds=bounds,
        differences=_derivatives(differences, ("jvp",), inputs, cotangent),
        step=differences.child("step").tolerance(),
    )


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


def encode_case(case: Case) -> dict[str, Any]:
    """Return the record of a case in the public format.

    A case of this library's own format loses what the public one has no members for: second
    directions, forward over forward, structures, conventions but the first, and its condition.
    Its references become both of the record's, differences being what they were computed by.

    Raises ValueError for a call that the format cannot state: one that is mapped over axes, is a
    derivative itself, or has arrays among its arguments that are not inputs in order.
    """
    call = case.call
    inputs, rest = call.positional[: len(case.inputs)], call.positional[len(case.inputs) :]
    plain = tuple(map(Argument, case.inputs)) == inputs and not (call.mapped or call.tangents)
    constants = case.constants.keys() - ({"pivots"} if case.op == "lu_solve" else set())
    if not plain or constants:
        raise ValueError(f"{case.case_id}: the public format cannot state the call {call}")
    record: dict[str, Any] = {
        "schema_version": SCHEMA_VERSION,
        "case_id": case.case_id,
        "op": case.op,
        "dtype": case.dtype,
        "family": case.family,
        "expected_behavior": "success" if case.refusal is None else "error",
        "inputs": encode_tensors(case.inputs),
        "observable": {"kind": case.observable},
        "probes": [_encode_probe(probe) for probe in case.probes],
        "comparison": _encode_comparison(case),
        "provenance": _provenance(case),
    }
    keyword = {name: value for name, value in call.keyword.items() if name not in case.constants}
    return record | _present(op_args=list(rest), op_kwargs=keyword)


def _provenance(case: Case) -> dict[str, Any]:
    """The members that the format asks for; those of a public case as they were read."""
    own = {"generator": "adoracles", "seed": 0, **case.provenance}
    asked = {"source_repo": "adoracles", "source_file": "adoracles.families"}
    asked |= {"source_function": case.op, "source_commit": "none", "torch_version": "none"}
    known = {name: own[name] for name in ("generator", "seed")}
    if "source_repo" in own:
        return dict(case.provenance)
    return asked | {"fd_policy_version": "central differences in mpmath"} | known


def _present(**members: Any) -> dict[str, Any]:
    return {name: member for name, member in members.items() if member}


def _encode_probe(probe: Probe) -> dict[str, Any]:
    return {
        "probe_id": probe.probe_id,
        "direction": encode_tensors(probe.direction),
        "cotangent": encode_tensors(probe.cotangent),
        "pytorch_ref": _encode_parts(probe.reference, ("jvp", "vjp", "hvp")),
        "fd_ref": {
            "method": "central_difference",
            "stencil_order": 2,
            "step": EXACT_STEP if probe.step is None else probe.step,
            **_encode_parts(probe.differences or probe.reference, ("jvp", "hvp")),
        },
    }


def _encode_parts(parts: Mapping[str, Tensors], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: encode_tensors(parts[name]) for name in names if name in parts}


def _encode_comparison(case: Case) -> dict[str, Any]:
    if case.refusal is not None:
        return {"kind": "expect_error", "reason_code": case.refusal.reason}
    bounds = case.probes[0].bounds
    if not isinstance(bounds, Allclose):
        bounds = Allclose(TIGHT[case.dtype], TIGHT[case.dtype], TIGHT[case.dtype])
    pairs = (("first_order", bounds.first), ("second_order", bounds.second))
    return {
        name: {"kind": "allclose", "rtol": tolerance.rtol, "atol": tolerance.atol}
        for name, tolerance in pairs
        if tolerance is not None
    }
