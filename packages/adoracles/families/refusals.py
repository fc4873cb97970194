"""Points where there is no derivative: a library must raise, or answer with NaN or infinity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from adoracles.cases.calls import Call
from adoracles.draw import Draw
from adoracles.families.scalars import X, Y
from adoracles.family import Error, Family, Form, Input, Kind, Point, declare

EITHER = ("raise", "nonfinite")
RAISE = ("raise",)


@dataclass(frozen=True)
class Refusals:
    """Listed points of one reason, each with the values of the inputs."""

    call: Call
    reason: str
    listed: Sequence[Mapping[str, Any]]
    accept: tuple[str, ...]
    observable: str

    def __call__(self, draw: Draw, kind: Kind) -> Iterator[Error]:
        for item in self.listed:
            values = {
                n: np.array(a, complex if kind == "complex" else float) for n, a in item.items()
            }
            form = Form(self.call, {n: Input(a.shape) for n, a in values.items()})
            yield Error(form, values, self.reason, self.accept, self.observable)

    def generic(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        """Yield nothing: all points are listed."""
        yield from ()


def refused(
    op: str,
    reason: str,
    *listed: Any,
    accept: tuple[str, ...] = EITHER,
    observable: str = "identity",
    kinds: tuple[Kind, ...] = ("real",),
    call: Call | None = None,
) -> None:
    """Declare points of an operation where differentiating must be refused, for a reason."""
    items = [item if isinstance(item, dict) else {"x": item} for item in listed]
    points = Refusals(call or Call(op, (X,)), reason, items, accept, observable)
    declare(Family(op, f"refused_{reason}", points, kinds))


HERMITIAN = [[1.5, 0.5 + 1j, 0.25j], [0.5 - 1j, -0.5, 1.0], [-0.25j, 1.0, 0.75]]
GENERAL = [[1.0 + 0.5j, -0.5j, 2.0], [0.5, 1.5 - 1j, 0.25 + 1j], [1j, -0.75, 0.5]]
TWICE = [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, -1.0]]
THRICE = [[1.5, 0.0, 0.0], [0.0, 1.5, 0.0], [0.0, 0.0, 1.5]]
SINGULAR = [[1.0, 2.0], [2.0, 4.0]]
NOTHING = [[0.0, 0.0], [0.0, 0.0]]

refused(
    "linalg.eigh",
    "gauge_ill_defined",
    HERMITIAN,
    np.array(HERMITIAN)[:2, :2],
    accept=RAISE,
    observable="eigh_phases",
    kinds=("complex",),
)
refused(
    "linalg.svd",
    "gauge_ill_defined",
    GENERAL,
    np.array(GENERAL)[:2, :2],
    accept=RAISE,
    observable="svd_phases",
    kinds=("complex",),
)
refused("linalg.eigh", "repeated_spectrum", TWICE, THRICE, observable="eigh_weighted")
refused("linalg.svd", "repeated_spectrum", TWICE, THRICE, observable="svd_weighted")
refused(
    "linalg.eig",
    "repeated_spectrum",
    [[1.0, 0.0], [0.0, 1.0]],
    [[2.0, 1.0], [0.0, 2.0]],
    observable="eig_symmetric",
    kinds=("complex",),
)
refused(
    "linalg.qr",
    "rank_change",
    SINGULAR,
    [[1.0, 2.0], [0.5, 1.0], [2.0, 4.0]],
    observable="qr_weighted",
)
refused("linalg.polar", "rank_change", SINGULAR, NOTHING)
refused("linalg.inv", "ill_conditioned", SINGULAR, NOTHING)
refused(
    "linalg.solve",
    "ill_conditioned",
    {"x": SINGULAR, "y": [1.0, 0.5]},
    call=Call("linalg.solve", (X, Y)),
)
refused("linalg.cholesky", "ill_conditioned", [[1.0, 2.0], [2.0, 1.0]], NOTHING)
refused("linalg.logm", "ill_conditioned", NOTHING, [[1.0, 0.0], [0.0, 0.0]])
refused("linalg.sqrtm", "ill_conditioned", NOTHING, [[1.0, 0.0], [0.0, 0.0]])
refused(
    "linalg.solve_triangular",
    "ill_conditioned",
    {"x": [[0.0, 0.0], [1.0, 2.0]], "y": [[1.0], [2.0]]},
    call=Call("linalg.solve_triangular", (X, Y), {"lower": True}),
)
for _name, _points in {
    "sqrt": ([0.0], [0.0, 4.0]),
    "cbrt": ([0.0], [8.0, 0.0]),
    "log": ([0.0], [0.0, 2.0]),
    "log2": ([0.0],),
    "log10": ([0.0],),
    "log1p": ([-1.0],),
    "asin": ([1.0], [-1.0, 0.5]),
    "acos": ([1.0], [-1.0, 0.5]),
    "acosh": ([1.0],),
    "atanh": ([1.0], [-1.0, 0.5]),
    "reciprocal": ([0.0],),
}.items():
    refused(f"numpy.{_name}", "nondifferentiable_point", *_points)
for _name, _points in {
    "erfinv": ([1.0], [-1.0, 0.5]),
    "ndtri": ([0.0], [1.0, 0.5]),
    "logit": ([0.0], [1.0, 0.5]),
    "entr": ([0.0],),
    "gammaln": ([0.0], [-1.0, 2.0]),
    "digamma": ([0.0], [-2.0, 2.0]),
    "k0": ([0.0],),
    "y0": ([0.0],),
    "expi": ([0.0],),
    "ellipk": ([1.0],),
}.items():
    refused(f"special.{_name}", "nondifferentiable_point", *_points)
refused(
    "numpy.divide",
    "nondifferentiable_point",
    {"x": [1.0, 2.0], "y": [0.0, 1.0]},
    call=Call("numpy.divide", (X, Y)),
)
refused(
    "numpy.pow",
    "nondifferentiable_point",
    {"x": [0.0, 2.0], "y": [0.5, 1.0]},
    call=Call("numpy.pow", (X, Y)),
)
