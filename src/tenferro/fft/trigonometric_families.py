"""The primitives of discrete cosine and sine transforms. Maths note: fft.

Without weights a transform is the sum that SciPy documents with `norm=None, orthogonalize=False`.
The weights multiply its end points, of the input before and of the output after: those at which
the plain matrices differ from their transposes, or are not orthogonal. `scale` is the factor 1
("none"), 1/√N ("root") or 1/N ("full"), where N is the number of points of the full period.
"""

from __future__ import annotations

from typing import Any, Literal

from tenferro.extension import family
from tenferro.fft.families import Scale
from tenferro.ops.base import apply, check_kind, refuse
from tenferro.ops.base.shapes import counted_axis
from tenferro.tensor import Aval

TRANSPOSED_TYPE = {1: 1, 2: 3, 3: 2, 4: 4}


def _infer(
    x: Aval,
    *,
    sine: bool,
    type: Literal[1, 2, 3, 4],
    axis: int,
    scale: Scale,
    before: float,
    after: float,
) -> Aval:
    name = "dst" if sine else "dct"
    check_kind(name, x, "fc")
    n = x.shape[counted_axis(name, axis, x.ndim)]
    fewest = 2 if type == 1 and not sine else 1
    if isinstance(n, int) and n < fewest:
        refuse(name, f"the size of axis {axis}", n, f"at least {fewest} for type {type}")
    return x


trigonometric_family = family(
    "tenferro.fft.trigonometric.v1",
    _infer,
    linear="all",
    opaque="a transform of pocketfft",
    batch="axes",
)
"""DCT or DST (`sine`) of a type from 1 to 4 along one axis, of a real or a complex x."""


def trigonometric(
    x: Any,
    axis: int,
    *,
    sine: bool,
    type: int,
    scale: str,
    before: float = 1.0,
    after: float = 1.0,
) -> Any:
    """A discrete cosine or sine transform along one axis, with weights at the end points."""
    bound = trigonometric_family.bind(
        sine=sine, type=type, axis=axis, scale=scale, before=before, after=after
    )
    return apply(bound, x)


@trigonometric_family.transpose(0)
def _(
    ct: Any, x: Any, *, sine: bool, type: int, axis: int, scale: str, before: float, after: float
) -> Any:
    """With E(w) for a weight w at the ends, C₁ᵀ = E(½) C₁ E(2), C₂ᵀ = C₃ E(2), C₃ᵀ = E(½) C₂."""
    into, out = after, before
    if type == 2 or (type == 1 and not sine):
        into *= 2
    if type == 3 or (type == 1 and not sine):
        out /= 2
    return trigonometric(
        ct,
        axis,
        sine=sine,
        type=TRANSPOSED_TYPE[type],
        scale=scale,
        before=into,
        after=out,
    )
