"""The four ways to a second derivative, compared with each other.

Three of them lead to the same Hessian product. The fourth, forward over forward, lives in the
space of outputs and is met through the pairing ⟨c, D²f[d, e]⟩ = ⟨e, ∇²φ d⟩.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from adoracles.cases.agreement import TIGHT, Allclose, Verdict, compare, same
from adoracles.cases.case import Case, Part, Probe, Tolerance
from adoracles.cases.tensors import Tensors
from adoracles.operations.adapter import Library

NAMES: Mapping[Part, str] = {"ror": "reverse over reverse", "rof": "reverse over forward"}


def agreement(library: Library, case: Case, probe: Probe) -> Verdict:
    """Return whether all four second orders agree at a probe, within the tight tolerance.

    The jvp of the vjp is what the others are compared with; a case without a reference for its
    HVP can be tested as well. Raises what the library raises.
    """
    along = unit_direction(case)
    probe = replace(probe, along=along)
    found = {}
    for part, got in library.derivatives(case, probe, ("hvp", "fof", "ror", "rof")).items():
        if isinstance(got, Exception):
            raise got
        found[part] = got
    verdict = _paired(probe, along, found, TIGHT[case.dtype]).within("forward over forward")
    for part, name in NAMES.items():
        verdict &= compare(found[part], found["hvp"], same(case.dtype)).within(name)
    return verdict


def _paired(
    probe: Probe, along: Tensors, found: Mapping[Part, Tensors], tolerance: Tolerance
) -> Verdict:
    got = {"pairing": np.array(pairing(probe.cotangent, found["fof"]))}
    expected = {"pairing": np.array(pairing(along, found["hvp"]))}
    # A pairing of unit vectors is off by as much as the vectors themselves, so their norm scales.
    scale = max(1.0, norm(found["hvp"]), norm(found["fof"]) * norm(probe.cotangent))
    scaled = Tolerance(tolerance.rtol, tolerance.atol * scale)
    return compare(got, expected, Allclose(scaled, scaled, scaled))


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
