"""Why an operation runs through its NumPy kernel."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native.families.table import GAPS, TABLE
from tenferro.engines.native.routines.lanes import MOST, MOST_COMPLEX
from tenferro.engines.native.routines.step import LARGER, SMALL, has_step
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval


def reason_of(operation: TensorOperation, avals: Sequence[Aval]) -> str:
    """Why a step is not native, in a few words for its profile."""
    name, dtype = operation.name, avals[0].dtype if avals else None
    gap = GAPS.get(name)
    if name == "external":
        return "Python code of te.external"
    if any(aval.is_recorded for aval in avals):
        return "the length of an operand is known only while the program runs"
    if gap is not None and (not gap.kinds or dtype is None or dtype.kind in gap.kinds):
        return gap.reason
    if name == "convolution":
        return f"native steps are for float32 and float64 of known sizes, not {dtype} or this form"
    if ".fft." in name:
        return "native transforms are Fourier transforms, not cosine and sine transforms"
    if has_step(name):
        return (
            f"LAPACK through NumPy: native steps are for real matrices up to {SMALL} rows (LU, "
            f"triangular solves, expm: {LARGER}, also in batches), and for batches up to {MOST} "
            f"(complex: {MOST_COMPLEX})"
        )
    if name in TABLE:
        return f"no native code for {dtype} or this form"
    if ".linalg." in name:
        return "linear algebra without a native step"
    return "no native code for this family"
