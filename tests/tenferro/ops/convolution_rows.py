"""Rows for convolutions, powers with fixed exponents, scalings and log-sums of exponentials."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from derivative_checks import Row
from rows import BOTH, COMPLEX, MATRIX, REAL, op


@dataclass(frozen=True)
class ConvolutionRow(Row):
    """A row that remembers the primitive's parameters, for values by the definition."""

    params: tuple[tuple[str, Any], ...] = ()


def convolution(shapes: Any, dtypes: tuple[str, ...] = BOTH, **options: Any) -> ConvolutionRow:
    n = len(shapes[0]) - 2
    params: dict[str, Any] = {
        "strides": (1,) * n,
        "padding": ((0, 0),) * n,
        "input_dilation": (1,) * n,
        "kernel_dilation": (1,) * n,
        "groups": 1,
    } | options
    shown = " ".join(f"{key}={value}" for key, value in options.items())
    name = f"convolution {n}d {shown}"
    return ConvolutionRow(
        name,
        op("convolution", **params),
        shapes,
        dtypes,
        families=("convolution",),
        params=tuple(params.items()),
    )


LINE = ((2, 2, 6), (3, 2, 2))
GROUPED = ((2, 4, 6), (6, 2, 2))
CONVOLUTIONS = [
    convolution(LINE),
    convolution(LINE, strides=(2,)),
    convolution(LINE, padding=((1, 1),)),
    convolution(LINE, padding=((2, -1),)),
    convolution(LINE, input_dilation=(2,)),
    convolution(LINE, kernel_dilation=(2,)),
    convolution(LINE, strides=(2,), padding=((1, 2),), input_dilation=(3,), kernel_dilation=(2,)),
    convolution(LINE, padding=((-2, 1),), strides=(3,)),
    convolution(LINE, REAL, kernel_dilation=(7,)),
    convolution(GROUPED, groups=2, strides=(2,), padding=((1, 0),)),
    convolution(((0, 2, 5), (1, 2, 3)), REAL),
    convolution(((2, 1, 6), (1, 1, 3)), padding=((1, -1),)),
    convolution(((1, 1, 3, 4), (1, 1, 2, 3)), padding=((1, 0), (0, 2))),
    convolution(((1, 1, 38), (1, 1, 36)), padding=((1, 0),)),
    convolution(
        ((2, 4, 4, 5), (4, 2, 2, 3)),
        strides=(2, 1),
        padding=((1, 0), (2, 1)),
        kernel_dilation=(1, 2),
        groups=2,
    ),
    convolution(
        ((1, 2, 3, 3, 2), (2, 2, 2, 2, 2)),
        strides=(2, 1, 1),
        padding=((1, 0), (2, 1), (0, 0)),
    ),
]
POWERS = [
    *(
        Row(f"powf {p}", op("powf", exponent=p), (MATRIX,), real=(0.4, 2.0), families=("powf",))
        for p in (0.5, 2.5, -1.5)
    ),
    *(
        Row(f"powi {p}", op("powi", exponent=p), (MATRIX,), real=(0.4, 2.0))
        for p in (0, 1, 2, 4, 7, -2)
    ),
]
EXPONENTS = np.array([[1, 0, -3, 2]] * 3)
SCALINGS = [
    Row("ldexp", op("ldexp"), (MATRIX,), REAL, held=(EXPONENTS,), families=("ldexp",)),
    Row(
        "frexp",
        lambda x: op("frexp")(x)[0],
        (MATRIX,),
        REAL,
        real=(0.51, 0.99),
        families=("frexp",),
    ),
]
SUMS = [
    Row(
        f"reduce_logsumexp {axes}",
        op("reduce_logsumexp", axes=axes),
        ((2, 3, 4),),
        families=("reduce_logsumexp",),
    )
    for axes in ((0,), (0, 2), (0, 1, 2))
]
EXTREMA = [
    Row(f"{name} complex", op(name, axes=(1,)), (MATRIX,), COMPLEX)
    for name in ("reduce_max", "reduce_min")
]
ROWS = [*CONVOLUTIONS, *POWERS, *SCALINGS, *SUMS, *EXTREMA]
