"""Records of this library's own format, version 2: everything a case needs, and nothing beside it.

A record is a JSON object; `schema/case.schema.json` is its schema. In memory its tensors may be
arrays already, which is what files of blocks hold (`adoracles.files.blocks`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adoracles.cases.calls import Call, decode_call, encode_call
from adoracles.cases.case import ERROR_REASONS, POINTS, Answer, Case, Probe, Refusal
from adoracles.cases.conditioned import Conditioned
from adoracles.cases.fields import Field
from adoracles.cases.observables import KINDS
from adoracles.cases.structures import STRUCTURES
from adoracles.cases.tensors import (
    DTYPES,
    EXACT_DTYPES,
    Tensors,
    check_like,
    decode_tensor,
    encode_tensor,
)

SCHEMA_VERSION = 2
ACCEPTED = ("raise", "nonfinite")
MEMBERS = """
schema_version case_id op family dtype point call inputs constants structures observable tolerance
probes error provenance
"""


def encode_case(case: Case) -> dict[str, Any]:
    """Return the record of a case, with arrays for its tensors.

    Raises ValueError for a case whose bounds are not those of this format.
    """
    record = {
        "schema_version": SCHEMA_VERSION,
        "case_id": case.case_id,
        "op": case.op,
        "family": case.family,
        "dtype": case.dtype,
        "point": case.point,
        "call": encode_call(case.call),
        "inputs": dict(case.inputs),
        "observable": {"kind": case.observable},
    }
    optional = {"constants": dict(case.constants), "structures": dict(case.structures)}
    record |= {name: member for name, member in optional.items() if member}
    if case.refusal is None:
        record |= {"tolerance": _tolerance(case), "probes": [*map(_encode_probe, case.probes)]}
    else:
        accept = list(case.refusal.accept)
        loss = {"kind": case.refusal.observable}
        record |= {"error": {"reason": case.refusal.reason, "loss": loss, "accept": accept}}
    return record | {"provenance": dict(case.provenance)}


def _tolerance(case: Case) -> dict[str, Any]:
    bounds = _bounds(case.probes[0])
    return {"roundings": bounds.roundings, "relative": bounds.relative}


def _bounds(probe: Probe) -> Conditioned:
    if not isinstance(probe.bounds, Conditioned):
        raise ValueError(f"probe {probe.probe_id} has no scales; its references lack a condition")
    return probe.bounds


def _encode_probe(probe: Probe) -> dict[str, Any]:
    return {
        "probe_id": probe.probe_id,
        "direction": dict(probe.direction),
        "along": dict(probe.along or {}),
        "cotangent": dict(probe.cotangent),
        "scales": {part: dict(sizes) for part, sizes in _bounds(probe).scales.items()},
        "answers": [_encode_answer(answer) for answer in probe.answers],
    }


def _encode_answer(answer: Answer) -> dict[str, Any]:
    parts = {part: dict(tensors) for part, tensors in answer.parts.items()}
    return {"convention": answer.convention} | parts


def decode_case(record: Field) -> Case:
    """Return the case of a record.

    Raises OracleFormatError, naming the field, where the record breaks the format.
    """
    record.only(*MEMBERS.split())
    if record.child("schema_version").value != SCHEMA_VERSION:
        record.child("schema_version").refuse(f"the version read here, {SCHEMA_VERSION}")
    inputs = _tensors(record.child("inputs"))
    if not inputs:
        record.child("inputs").fail("holds no tensor")
    constants, error = record.optional("constants"), record.optional("error")
    call = decode_call(record.child("call"))
    if call.op != record.child("op").name():
        record.child("op").refuse(f"{call.op!r}, the operation that is called")
    return Case(
        case_id=record.child("case_id").name(),
        op=call.op,
        family=record.child("family").name(),
        dtype=record.child("dtype").choice(DTYPES),
        call=call,
        inputs=inputs,
        observable=record.child("observable").child("kind").choice(KINDS),
        point=record.child("point").choice(POINTS),
        constants={} if constants is None else _tensors(constants, (*DTYPES, *EXACT_DTYPES)),
        structures=_structures(record.optional("structures"), inputs),
        probes=_probes(record, inputs, call) if error is None else (),
        refusal=None if error is None else _refusal(error),
        provenance=record.child("provenance").mapping(),
    )


def _tensors(field: Field, dtypes: tuple[str, ...] = DTYPES) -> dict[str, Any]:
    return {name: decode_tensor(member, dtypes, words=True) for name, member in field.items()}


def _structures(field: Field | None, inputs: Tensors) -> dict[str, str]:
    if field is None:
        return {}
    field.only(*inputs)
    return {name: member.choice(STRUCTURES) for name, member in field.items()}


def _refusal(error: Field) -> Refusal:
    error.only("reason", "loss", "accept")
    accept = tuple(member.choice(ACCEPTED) for member in error.child("accept").elements())
    reason = error.child("reason").choice(ERROR_REASONS)
    return Refusal(reason, error.child("loss").child("kind").choice(KINDS), accept)


def _probes(record: Field, inputs: Tensors, call: Call) -> tuple[Probe, ...]:
    tolerance = record.child("tolerance")
    tolerance.only("roundings", "relative")
    roundings = tolerance.child("roundings")
    if type(roundings.value) is not int:
        roundings.refuse("an integer")
    factors = (roundings.value, tolerance.child("relative").tolerance())
    probes = tuple(_probe(member, inputs, factors) for member in record.child("probes").elements())
    if not probes:
        record.child("probes").fail("holds no probe")
    return probes


def _probe(probe: Field, inputs: Tensors, factors: tuple[int, float]) -> Probe:
    probe.only("probe_id", "direction", "along", "cotangent", "scales", "answers")
    cotangent = _tensors(probe.child("cotangent"))
    models = {"jvp": cotangent, "vjp": inputs, "hvp": inputs, "fof": cotangent}
    scales = {part: _tensors(member, ("int16",)) for part, member in probe.child("scales").items()}
    answers = tuple(_answer(member, models, scales) for member in probe.child("answers").elements())
    if not answers:
        probe.child("answers").fail("holds no answer")
    return Probe(
        probe_id=probe.child("probe_id").name(),
        direction=_like(probe.child("direction"), inputs),
        cotangent=cotangent,
        answers=answers,
        bounds=Conditioned(scales, *factors),
        along=_like(probe.child("along"), inputs),
    )


def _answer(answer: Field, models: Mapping[str, Tensors], scales: Mapping[str, Tensors]) -> Answer:
    answer.only("convention", *models)
    parts = {part: _like(answer.child(part), model) for part, model in models.items()}
    for part, tensors in parts.items():
        for name, tensor in tensors.items():
            scale = scales.get(part, {}).get(name)
            if scale is None or scale.shape not in ((), tensor.shape):
                answer.child(part).fail(f"{name!r} has no scale of its shape")
    return Answer(parts, answer.child("convention").text())


def _like(field: Field, model: Tensors) -> Tensors:
    tensors = _tensors(field)
    check_like(field, tensors, model, "inputs or outputs")
    return tensors


def with_data(value: Any) -> Any:
    """Return a record whose arrays are written out as JSON objects."""
    if isinstance(value, dict):
        return {name: with_data(member) for name, member in value.items()}
    if isinstance(value, list):
        return [with_data(item) for item in value]
    return encode_tensor(value, words=True) if hasattr(value, "dtype") else value
