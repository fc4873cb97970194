"""Records and databases made by the tests themselves."""

import copy
import gzip
import json

import numpy as np


def tensor(array):
    array = np.asarray(array)
    flat = array.ravel()
    data = [[z.real, z.imag] for z in flat.tolist()] if np.iscomplexobj(array) else flat.tolist()
    return {
        "dtype": str(array.dtype),
        "shape": list(array.shape),
        "order": "row_major",
        "data": data,
    }


def tensors(**arrays):
    return {name: tensor(array) for name, array in arrays.items()}


def allclose(rtol=1e-6, atol=1e-8):
    return {"kind": "allclose", "rtol": rtol, "atol": atol}


def common(op, case_id, dtype, family, inputs):
    provenance = {
        "source_repo": "tests",
        "source_file": "small_database.py",
        "source_function": op,
        "source_commit": "none",
        "generator": "by hand",
        "seed": 0,
        "torch_version": "none",
        "fd_policy_version": "none",
    }
    return {
        "schema_version": 1,
        "case_id": case_id,
        "op": op,
        "dtype": dtype,
        "family": family,
        "inputs": inputs,
        "observable": {"kind": "identity"},
        "provenance": provenance,
    }


def square_record(case_id="square_f64_001"):
    """x ↦ x² at (1, 2, -3) along (0, 0.6, 0.8) with cotangent (1, -1, 2)."""
    x, d, c = np.array([1.0, 2.0, -3.0]), np.array([0.0, 0.6, 0.8]), np.array([1.0, -1.0, 2.0])
    reference = {
        "jvp": tensors(value=2 * x * d),
        "vjp": tensors(a=2 * x * c),
        "hvp": tensors(a=2 * c * d),
    }
    probe = {
        "probe_id": "p0",
        "direction": tensors(a=d),
        "cotangent": tensors(value=c),
        "pytorch_ref": reference,
        "fd_ref": {
            "method": "central_difference",
            "stencil_order": 2,
            "step": 1e-5,
            "jvp": reference["jvp"],
        },
    }
    return common("square", case_id, "float64", "identity", tensors(a=x)) | {
        "expected_behavior": "success",
        "comparison": {"first_order": allclose(), "second_order": allclose()},
        "probes": [probe],
    }


def gauge_record():
    a = np.array([[2.0, 1.0], [1.0, 5.0]])
    record = common("eigh", "eigh_gauge_001", "float64", "gauge_ill_defined", tensors(a=a))
    return record | {
        "observable": {"kind": "eigh_values_vectors_abs"},
        "expected_behavior": "error",
        "comparison": {"kind": "expect_error", "reason_code": "gauge_ill_defined"},
        "probes": [],
    }


def changed(record, place, value):
    """A copy of a record with the member at a place (keys and indices) replaced or added."""
    record = copy.deepcopy(record)
    *path, last = place
    target = record
    for key in path:
        target = target[key]
    target[last] = value
    return record


def without(record, place):
    record = copy.deepcopy(record)
    *path, last = place
    target = record
    for key in path:
        target = target[key]
    del target[last]
    return record


def write(root, *records):
    """Write records into the files where they belong, and return the root."""
    files = {}
    for record in records:
        files.setdefault((record["op"], record["family"]), []).append(json.dumps(record))
    for (op, family), lines in files.items():
        write_file(root, op, family, "".join(line + "\n" for line in lines).encode())
    return root


def write_file(root, op, family, text):
    path = root / "cases" / op / f"{family}.jsonl.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text))
    return path


def write_extras(root, exclusions=()):
    folder = root / "extras"
    folder.mkdir(exist_ok=True)
    (folder / "exclusions.json").write_text(json.dumps({"cases": list(exclusions)}))
