"""The step of singular values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import I64
from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import LARGER, Draft, small
from tenferro.kernels.lapack.large import svd_workspace
from tenferro.tensor import Aval

_WORD = 8


def _shape(a: Aval) -> Any:
    return a.shape


def _room(parts: dict[str, int]) -> tuple[dict[str, int], int]:
    """Where each part of a workspace begins, in bytes, and the bytes of all."""
    places, end = {}, 0
    for name, size in parts.items():
        places[f"{name} at"] = end
        end += -(-size // _WORD) * _WORD
    return places, end


def _parts(code: Code, *names: str) -> list[ir.Value]:
    """The parts of the workspace with these names."""
    return [code.byte(code.work, code.n[f"{name} at"]) for name in names]


@small("tenferro.linalg.svd.v1", rows=LARGER, narrow=True)
def _(a: Aval, *, full_matrices: bool, broadening: float) -> Draft:
    factors, values = (_svd(a, job) for job in ("A" if full_matrices else "S", "N"))
    return replace(factors, vectors=(0, 2), values=values)


def _svd(a: Aval, job: str) -> Draft:
    """Singular values, and with the jobs S and A vectors: as many, or all."""
    m, n = _shape(a)
    k, itemsize = min(m, n), a.dtype.itemsize
    left, right = (m, n) if job == "A" else (k, k)
    size = svd_workspace(a.dtype, (m, n), job == "A")
    places, room = _room(
        {
            "matrix": m * n * itemsize,
            "left": m * left * itemsize,
            "right": right * n * itemsize,
            "work": size * itemsize,
            "whole": 8 * k * 4,
        }
    )
    numbers = {"rows": m, "columns": n, "least": k, "left": left, "right": right, "size": size}
    numbers["entries"] = m * n

    def write(code: Code) -> None:
        a, U, s, Vh = code.data
        matrix, u, v, work, whole = _parts(code, "matrix", "left", "right", "work", "whole")
        _check_finite(code, a, code.n["entries"])  # of two infinities in a column it never ends
        code.transpose(matrix, a, code.n["rows"], code.n["columns"])
        code.fortran(
            "gesdd", job, "rows", "columns", matrix, "rows", s,
            u, "rows", v, "right", work, "size", whole, code.info,
        )  # fmt: skip
        code.fail_with_info()
        _check_finite(code, s, code.n["least"])
        if job != "N":
            code.transpose(U, u, code.n["left"], code.n["rows"])
            code.transpose(Vh, v, code.n["columns"], code.n["right"])

    return Draft(job, write, {**numbers, **places}, ("gesdd",), room)


def _check_finite(code: Code, values: ir.Value, count: ir.Value) -> None:
    """Leave if a value is infinite or NaN."""
    with code.loop(I64(0), count) as i:
        x = code.element(values, i)
        difference = code.b.fsub(x, x)
        code.fail_if(code.b.fcmp_unordered("uno", difference, difference))
