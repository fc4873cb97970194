"""Kernels of changes of dtype."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.table import direct, lowering
from tenferro.tensor import Aval


@lowering("convert")
def _(x: Aval, *, dtype: Any) -> Any:
    if x.is_complex and dtype.kind not in "cb":
        return lambda a: a.real.astype(dtype)
    return lambda a: a.astype(dtype)


@lowering("complex")
def _(re: Aval, im: Aval) -> Any:
    dtype = np.result_type(re.dtype, np.complex64)

    def join(a: Any, b: Any) -> Any:
        out = np.empty(np.shape(a), dtype)
        out.real, out.imag = a, b
        return out

    return join


direct("real", np.real)
direct("imag", np.imag)
direct("conj", np.conjugate)
