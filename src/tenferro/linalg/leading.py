"""The singular vectors that a truncation keeps, and their tangents. Maths note: subspaces.

They are an invariant subspace of [0 A; Aᴴ 0], whose tangents take products of A with as many
vectors as are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.gauge_cut import cut_guarded
from tenferro.linalg.parts import columns
from tenferro.linalg.repeated import Kept, in_range
from tenferro.ops.base import apply, f
from tenferro.ops.base.apply import filled
from tenferro.ops.base.declaration import Where
from tenferro.tensor import Array, ArrayLike, Aval

Largest = Annotated[
    tuple[int | float, ...], Where("(0, most, relative, absolute)", lambda t: len(t) == 4)
]
"""The vectors of the largest values, at most so many, above a cutoff."""


def _leading(a: Aval, U: Aval, s: Aval, V: Aval, *, name: str, kept: Largest) -> tuple[Aval, Aval]:
    most = int(kept[1])
    return U.with_shape((*U.shape[:-1], most)), V.with_shape((*V.shape[:-1], most))


def _change(left: Aval, right: Aval, *rest: Aval, kept: Kept) -> tuple[Aval, Aval]:
    return left, right


leading_family = family(
    "tenferro.linalg.leading_singular_vectors.v1",
    _leading,
    operands="a(m,n) U(m,p) s(p):real V(n,p)",
    n_outputs=2,
)
"""The left and right singular vectors L and R of a that are `kept`, and zeros after the rank."""
change_family = family(
    "tenferro.linalg.leading_change.v1",
    _change,
    operands="f(m,k) g(n,k) a(m,n) U(m,p) s(p):real V(n,p) L(m,k) R(n,k)",
    n_outputs=2,
    linear=(0, 1),
)
"""Y and Z of Y H − A Z = F and Z H − Aᴴ Y = G, with H = Lᴴ A R.

F and G are first projected on what is orthogonal to [L; R], and so are Y and Z.
"""


@leading_family.formula
def _(A: Array, U: Array, s: Array, V: Array, *, name: str, kept: Kept) -> Any:
    most = int(kept[1])
    inside = expand_dims(columns(in_range(s, kept), 0, most), axis=-2)
    return tuple(f.where(inside, x, 0) for x in (columns(U, 0, most), columns(V, 0, most)))


@leading_family.jvp
def _(
    A: Array,
    U: Array,
    s: Array,
    V: Array,
    L: Array,
    R: Array,
    dA: Array,
    *rest: Any,
    name: str,
    kept: Kept,
) -> Any:
    Y, Z = _changed(dA @ R, dA.H @ L, (A, U, s, V, L, R), kept)
    return tuple(cut_guarded(x, s, name, kept) for x in (Y, Z))


def _changed(F: Array, G: Array, source: Sequence[Any], kept: Kept) -> tuple[Any, Any]:
    Y, Z = apply(change_family.bind(kept=kept), F, G, *source)
    return Y, Z


@change_family.formula
def _(
    F: Array, G: Array, A: Array, U: Array, s: Array, V: Array, L: Array, R: Array, *, kept: Kept
) -> Any:
    """In the basis of singular vectors, where [0 A; Aᴴ 0] has the values σ and −σ."""
    kept_all = in_range(s, kept)
    values, inside = (expand_dims(columns(x, 0, F.shape[-1]), axis=-2) for x in (s, kept_all))
    others, outside = expand_dims(s, axis=-1), ~expand_dims(kept_all, axis=-1)
    p, q = U.H @ F, V.H @ G
    plus = _divided((p + q) / 2, values - others, inside & outside)
    minus = _divided((p - q) / 2, values + others, inside)
    Y, Z = U @ (plus + minus), V @ (plus - minus)
    if U.shape[-2] != s.shape[-1]:
        Y = Y + _divided(F - U @ p, values, inside)
    if V.shape[-2] != s.shape[-1]:
        Z = Z + _divided(G - V @ q, values, inside)
    return Y, Z


def _divided(x: ArrayLike, divisor: Any, chosen: Any) -> Any:
    return x * f.where(chosen, 1 / f.where(chosen, divisor, 1), 0)


@change_family.jvp
def _(*values: Array, kept: Kept) -> Any:
    F, G, source, (Y, Z) = *values[:2], values[2:8], values[8:10]
    (dF, dG, dA), (dL, dR), (L, R) = values[10:13], values[16:18], source[4:]
    H, C = _mean(L, dA @ R, R, dA.H @ L), _mean(L, F, R, G)
    forces = dF - dL @ C - Y @ H + dA @ Z, dG - dR @ C - Z @ H + dA.H @ Y
    dY, dZ = _changed(*forces, source, kept)
    B = _mean(dL, Y, dR, Z)
    return dY - L @ B, dZ - R @ B


def _mean(L: Array, F: Array, R: Array, G: Array) -> Any:
    """The product [L; R]ᴴ [F; G] / 2."""
    return (L.H @ F + R.H @ G) / 2


@change_family.transpose_each
def _(i: int, cts: Any, F: Array, G: Array, *source: Any, kept: Kept) -> Any:
    F, G = filled(cts)
    return _changed(F, G, source, kept)[i]
