"""The generators of singular vectors, in one loop nest each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import materialize_merge
from computegraph.cache import structure
from tenferro.engines.native.compilation import Compilation
from tenferro.engines.native.lapack.guards import apart
from tenferro.engines.native.lapack.step import Function, shortcut
from tenferro.engines.native.prepare import prepare
from tenferro.ops.registry import FAMILIES
from tenferro.passes import Rewriter
from tenferro.tensor import Aval


class _Formula:
    """Operations on values of an arena, written as formulas."""

    def __init__(self, avals: Sequence[Aval]) -> None:
        self.r = Rewriter({})
        self.inputs = [self.r.arena.input(("input", i), aval) for i, aval in enumerate(avals)]

    def unit(self, outputs: Sequence[int]) -> Function:
        """The native call that computes these values."""
        graph = materialize_merge(self.r.arena, list(outputs), self.inputs)
        prepared = prepare(graph)
        return Compilation.of_prepared(prepared, structure(prepared)).unit.call

    def transposed(self, x: int) -> int:
        """The transpose of each matrix."""
        n = self.r.aval(x).ndim
        return self.r.bind("transpose", x, permutation=(*range(n - 2), n - 1, n - 2))

    def half(self, x: int) -> int:
        """Half of a value."""
        return self.r.bind("mul", x, self.r.splat(0.5, self.r.aval(x)))

    def inverse_gaps(self, x: int, y: int, scale: int) -> int:
        """1/(x[j] − y[i]); see `linalg.spectral`."""
        gaps = FAMILIES["tenferro.linalg.inverse_gaps.v1"].bind(broadening=0.0)
        return self.r.apply(gaps, x, y, scale)

    def divided(self, t: int, s: int) -> int:
        """Columns divided by values; 0 for those that are no more than rounding."""
        r, aval, values = self.r, self.r.aval(t), self.r.aval(s)
        zero = r.splat(0, values.with_shape((*values.shape[:-1], 1)))
        inverse = r.bind("reshape", self.inverse_gaps(s, zero, s), shape=values.shape)
        along = (*range(aval.ndim - 2), aval.ndim - 1)
        spread = r.bind("broadcast_in_dim", inverse, shape=aval.shape, dimensions=along)
        return self.r.bind("mul", t, spread)


def _is_known(*avals: Aval) -> bool:
    """Whether all are real and none is empty."""
    sizes = (n for aval in avals for n in aval.shape)
    real = all(aval.dtype.char in ("f", "d") for aval in avals)
    return real and all(isinstance(n, int) and n for n in sizes)


def _divided(T: Aval, s: Aval) -> Function:
    """Rows beyond the square, of which there may be none, with their columns divided by values."""
    if not _is_known(T):
        return lambda t, v: (t,)
    f = _Formula([T, s])
    return f.unit([f.divided(*f.inputs)])


@shortcut("tenferro.linalg.svd_generators.v1")
def _(P: Aval, T: Aval, A: Aval, U: Aval, s: Aval, V: Aval) -> Function | None:
    if not _is_known(P, s):
        return None
    f = _Formula([P, s])
    p, v = f.inputs
    h, bind = f.transposed(p), f.r.bind
    x = bind("mul", bind("add", p, h), f.inverse_gaps(v, v, v))
    y = bind("mul", bind("sub", p, h), f.inverse_gaps(v, bind("neg", v), v))
    square = f.unit([f.half(bind("add", x, y)), f.half(bind("sub", x, y))])
    beyond = _divided(T, s)

    def run(p: Any, t: Any, a: Any, u: Any, v: Any, w: Any) -> Any:
        return *square(p, v), *beyond(t, v)

    return run


@shortcut("tenferro.linalg.svd_generators_cotangent.v1")
def _(left: Aval, right: Aval, beyond: Aval, A: Aval, U: Aval, s: Aval, V: Aval) -> Function | None:
    """Leaves it to the kernel where a value is 0: the loss may then depend on phases."""
    check = apart(s, gaps=False, zeros=True)
    if check is None or not _is_known(left, s):
        return None
    f = _Formula([left, right, s])
    x, y, v = f.inputs
    bind = f.r.bind
    plus, minus = f.half(bind("add", x, y)), f.half(bind("sub", x, y))
    plus, minus = (bind("sub", z, f.transposed(z)) for z in (plus, minus))
    E, G = f.inverse_gaps(v, v, v), f.inverse_gaps(v, bind("neg", v), v)
    square = f.unit([bind("add", bind("mul", plus, E), bind("mul", minus, G))])
    rest = _divided(beyond, s)

    def run(x: Any, y: Any, t: Any, a: Any, u: Any, v: Any, w: Any) -> Any:
        return None if check(v) is None else (*square(x, y, v), *rest(t, v))

    return run
