"""Functions of an operation's results that do not depend on what is arbitrary in them.

Each is made of a few operations, looked up by name in the library under test, and of the arrays'
own operators. An operation receives arrays and returns an array or a sequence of arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from adoracles.cases.calls import Operations

Array: TypeAlias = Any
Outputs: TypeAlias = dict[str, Any]
Observable: TypeAlias = Callable[..., Outputs]


def weighted(ops: Operations, left: Array, right: Array) -> Array:
    """Return Σ (1 + k) left[:, k] right[k, :]: a product that tells the columns apart.

    >>> import numpy as np
    >>> ops = {"numpy.matmul": np.matmul}.__getitem__
    >>> weighted(ops, np.eye(2), np.ones((2, 2))).tolist()
    [[1.0, 1.0], [2.0, 2.0]]
    """
    matmul = ops("numpy.matmul")
    count = min(left.shape[-1], right.shape[-2])
    terms = [
        (1 + k) * matmul(left[..., :, k : k + 1], right[..., k : k + 1, :]) for k in range(count)
    ]
    return sum(terms[1:], start=terms[0])


def _adjoint(ops: Operations, a: Array) -> Array:
    return ops("numpy.conj")(ops("numpy.matrix_transpose")(a))


def _thin(factors: Any) -> tuple[Array, Array, Array]:
    U, s, Vh = factors
    k = s.shape[-1]
    return U[..., :, :k], s, Vh[..., :k, :]


def _svd_u_abs(ops: Operations, factors: Any) -> Outputs:
    U, _, _ = _thin(factors)
    return {"u": ops("numpy.abs")(U)}


def _svd_s(ops: Operations, factors: Any) -> Outputs:
    _, s, _ = _thin(factors)
    return {"s": s}


def _svd_vh_abs(ops: Operations, factors: Any) -> Outputs:
    _, s, Vh = _thin(factors)
    return {"s": s, "vh": ops("numpy.abs")(Vh)}


def _svd_uvh_product(ops: Operations, factors: Any) -> Outputs:
    U, s, Vh = _thin(factors)
    return {"uvh": ops("numpy.matmul")(U, Vh), "s": s}


def _svd_weighted(ops: Operations, factors: Any) -> Outputs:
    U, s, Vh = _thin(factors)
    return {"s": s, "uvh": weighted(ops, U, Vh)}


def _svd_cubes(ops: Operations, factors: Any) -> Outputs:
    """U diag(s³) Vᴴ, which is smooth where a singular value vanishes."""
    U, s, Vh = _thin(factors)
    return {"value": ops("numpy.matmul")(U * (s * s * s)[..., None, :], Vh)}


def _svd_null(ops: Operations, factors: Any) -> Outputs:
    """The projector on what a full U has in addition to the singular vectors."""
    U, s, _ = factors
    rest = U[..., :, s.shape[-1] :]
    return {"null": ops("numpy.matmul")(rest, _adjoint(ops, rest))}


def _svd_null_rows(ops: Operations, factors: Any) -> Outputs:
    """The projector on what a full V has in addition to the singular vectors."""
    _, s, Vh = factors
    rest = Vh[..., s.shape[-1] :, :]
    return {"null": ops("numpy.matmul")(_adjoint(ops, rest), rest)}


def _qr_null(ops: Operations, factors: Any) -> Outputs:
    """The projector on what a complete Q has beyond the columns of a tall matrix."""
    Q, R = factors[0], factors[1]
    rest = Q[..., :, R.shape[-1] :]
    return {"null": ops("numpy.matmul")(rest, _adjoint(ops, rest))}


def _values_vectors_abs(ops: Operations, factors: Any) -> Outputs:
    values, vectors = factors
    return {"values": values, "vectors": ops("numpy.abs")(vectors)}


def _eigh_weighted(ops: Operations, factors: Any) -> Outputs:
    values, V = factors
    return {"values": values, "vectors": weighted(ops, V, _adjoint(ops, V))}


def _eig_symmetric(ops: Operations, factors: Any) -> Outputs:
    """Power sums of the values, and V diag(w) Vᴴ: the same for every order and every phase."""
    values, V = factors
    total, matmul = ops("numpy.sum"), ops("numpy.matmul")
    sums = {f"power_{k + 1}": total(values ** (k + 1)) for k in range(values.shape[-1])}
    return sums | {"vectors": matmul(V * values[..., None, :], _adjoint(ops, V))}


def _qr_weighted(ops: Operations, factors: Any) -> Outputs:
    """Σ (1 + k) q_k r_k and |R|²: the same for every choice of signs."""
    Q, R = factors[0], factors[1]
    return {"qr": weighted(ops, Q, R), "r": ops("numpy.conj")(R) * R}


def _schur_weighted(ops: Operations, factors: Any) -> Outputs:
    """The values, Σ (1 + k) z_k z_kᴴ, and |T|²: the same for every choice of phases."""
    T, Z = factors[0], factors[1]
    values = ops("numpy.diagonal")(T)
    vectors = weighted(ops, Z, _adjoint(ops, Z))
    return {"values": values, "vectors": vectors, "upper": ops("numpy.conj")(T) * T}


def _svd_truncated(ops: Operations, results: Any) -> Outputs:
    U, s, Vh, _, discarded = results
    part = weighted(ops, U, s[..., :, None] * Vh)
    return {"part": part, "values": ops("numpy.sum")(s * s * s), "discarded": discarded}


def _factors_truncated(ops: Operations, results: Any) -> Outputs:
    left, right, _, discarded = results
    return {"part": ops("numpy.matmul")(left, right), "discarded": discarded}


def _eigh_truncated(ops: Operations, results: Any) -> Outputs:
    w, V, _, discarded = results
    part = ops("numpy.matmul")(V * w[..., None, :], _adjoint(ops, V))
    return {"part": part, "values": ops("numpy.sum")(w * w * w), "discarded": discarded}


def _qr_truncated(ops: Operations, results: Any) -> Outputs:
    Q, R, _, _, discarded = results
    return {"part": weighted(ops, Q, R), "discarded": discarded}


def _power_sums(ops: Operations, values: Any) -> Outputs:
    """Sums of powers: the same for every order, and smooth where values meet."""
    total = ops("numpy.sum")
    return {f"power_{k + 1}": total(values ** (k + 1)) for k in range(values.shape[-1])}


def _abs_square(ops: Operations, results: Any) -> Outputs:
    return {"value": ops("numpy.conj")(results) * results}


def _square(ops: Operations, results: Any) -> Outputs:
    return {"value": results * results}


def _first_square(ops: Operations, results: Any) -> Outputs:
    return {"value": results[0] * results[0]}


def _svd_phases(ops: Operations, factors: Any) -> Outputs:
    U, _, Vh = _thin(factors)
    return {"loss": ops("numpy.abs")(ops("numpy.sum")(U + Vh))}


def _eigh_phases(ops: Operations, factors: Any) -> Outputs:
    _, V = factors
    return {"loss": ops("numpy.abs")(ops("numpy.sum")(V))}


OBSERVABLES: Mapping[str, Observable] = MappingProxyType(
    {
        "svd_u_abs": _svd_u_abs,
        "svd_s": _svd_s,
        "svd_vh_abs": _svd_vh_abs,
        "svd_uvh_product": _svd_uvh_product,
        "svd_weighted": _svd_weighted,
        "svd_cubes": _svd_cubes,
        "svd_null": _svd_null,
        "svd_null_rows": _svd_null_rows,
        "qr_null": _qr_null,
        "svd_phases": _svd_phases,
        "eigh_values_vectors_abs": _values_vectors_abs,
        "eig_values_vectors_abs": _values_vectors_abs,
        "eigh_weighted": _eigh_weighted,
        "eigh_phases": _eigh_phases,
        "eig_symmetric": _eig_symmetric,
        "qr_weighted": _qr_weighted,
        "schur_weighted": _schur_weighted,
        "svd_truncated": _svd_truncated,
        "factors_truncated": _factors_truncated,
        "eigh_truncated": _eigh_truncated,
        "qr_truncated": _qr_truncated,
        "power_sums": _power_sums,
        "abs_square": _abs_square,
        "square": _square,
        "first_square": _first_square,
    }
)
"""By kind. Those of phases depend on them: a library must not differentiate such a loss."""
LOSSES: Mapping[str, tuple[str, ...]] = {
    "svd_phases": ("loss",),
    "eigh_phases": ("loss",),
    "svd_weighted": ("uvh",),
    "eigh_weighted": ("vectors",),
    "eig_symmetric": ("vectors",),
    "qr_weighted": ("qr",),
    "svd_truncated": ("part",),
    "factors_truncated": ("part",),
}
"""What is differentiated of an observable at points where a library must refuse to do so."""
KINDS = ("identity", "plus_square", *OBSERVABLES)


def observe(
    kind: str, ops: Operations, results: Any, names: Iterable[str], inputs: Mapping[str, Array]
) -> Outputs:
    """Return the outputs `names`, in this order, of the observable `kind` of some results.

    The identity has the one output ``value``, or ``output_i`` for positions in the results;
    ``plus_square`` adds the square of the first input, for operations without a derivative.

    >>> observe("identity", {}.get, (4.0, 5.0, 6.0), ["output_2", "output_0"], {})
    {'output_2': 6.0, 'output_0': 4.0}
    >>> observe("plus_square", {}.get, 4.0, ["value"], {"x": 3.0})
    {'value': 13.0}
    """
    if kind == "identity":
        return {name: _position(name, results) for name in names}
    if kind == "plus_square":
        x = next(iter(inputs.values()))
        return {"value": results + x * x}
    outputs = OBSERVABLES[kind](ops, results)
    return {name: outputs[name] for name in names}


def _position(name: str, results: Any) -> Array:
    return results if name == "value" else results[int(name.removeprefix("output_"))]
