"""The function that a case differentiates: what is done before the operation, and after it.

Everything is built from the few functions of a `Namespace`, so that any library can trace it.
An operation receives arrays and returns an array or a sequence of arrays, as PyTorch's does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

Array: TypeAlias = Any
Outputs: TypeAlias = dict[str, Any]


class Namespace(Protocol):
    """The functions needed from a library under test, named as in the Array API standard.

    NumPy's and JAX's namespaces are examples. Arrays must also support ``+`` and slicing.
    """

    def abs(self, x: Array, /) -> Array: ...
    def conj(self, x: Array, /) -> Array: ...
    def matmul(self, x: Array, y: Array, /) -> Array: ...
    def matrix_transpose(self, x: Array, /) -> Array: ...
    def sum(self, x: Array, /) -> Array: ...


def _hermitian(xp: Namespace, a: Array) -> tuple[Array, ...]:
    return (a + xp.conj(xp.matrix_transpose(a)),)


def _product(xp: Namespace, a: Array, b: Array) -> tuple[Array, ...]:
    return (xp.matmul(a, xp.matrix_transpose(b)),)


# What the operation receives, where that is not the inputs themselves: x + xᴴ, or a bᵀ.
PREPARATIONS: Mapping[str, Callable[..., tuple[Array, ...]]] = MappingProxyType(
    {
        "cholesky": _hermitian,
        "cholesky_ex": _hermitian,
        "eigh": _hermitian,
        "eigvalsh": _hermitian,
        "pinv_hermitian": _hermitian,
        "pinv_singular": _product,
    }
)


def prepare(op: str, xp: Namespace, arrays: tuple[Array, ...]) -> tuple[Array, ...]:
    """Return the arguments of the operation `op`, made of a case's inputs.

    >>> import numpy as np
    >>> prepare("eigh", np, (np.array([[1.0, 2.0], [2.0, 0.0]]),))[0].tolist()
    [[2.0, 4.0], [4.0, 0.0]]
    """
    preparation = PREPARATIONS.get(op)
    return arrays if preparation is None else preparation(xp, *arrays)


def _thin(factors: Any) -> tuple[Array, Array, Array]:
    U, s, Vh = factors
    k = s.shape[-1]
    return U[..., :, :k], s, Vh[..., :k, :]


def _svd_u_abs(xp: Namespace, factors: Any) -> Outputs:
    U, _, _ = _thin(factors)
    return {"u": xp.abs(U)}


def _svd_s(xp: Namespace, factors: Any) -> Outputs:
    _, s, _ = _thin(factors)
    return {"s": s}


def _svd_vh_abs(xp: Namespace, factors: Any) -> Outputs:
    _, s, Vh = _thin(factors)
    return {"s": s, "vh": xp.abs(Vh)}


def _svd_uvh_product(xp: Namespace, factors: Any) -> Outputs:
    U, s, Vh = _thin(factors)
    return {"uvh": xp.matmul(U, Vh), "s": s}


def _values_vectors_abs(xp: Namespace, factors: Any) -> Outputs:
    values, vectors = factors
    return {"values": values, "vectors": xp.abs(vectors)}


# Functions of an operation's results that do not depend on the phases LAPACK chose.
OBSERVABLES: Mapping[str, Callable[[Namespace, Any], Outputs]] = MappingProxyType(
    {
        "svd_u_abs": _svd_u_abs,
        "svd_s": _svd_s,
        "svd_vh_abs": _svd_vh_abs,
        "svd_uvh_product": _svd_uvh_product,
        "eigh_values_vectors_abs": _values_vectors_abs,
        "eig_values_vectors_abs": _values_vectors_abs,
    }
)


def observe(kind: str, xp: Namespace, results: Any, names: Iterable[str]) -> Outputs:
    """Return the outputs `names`, in this order, of the observable `kind` of some results.

    The identity has the one output ``value``, or ``output_i`` for positions in the results.

    >>> import numpy as np
    >>> observe("identity", np, (4.0, 5.0, 6.0), ["output_2", "output_0"])
    {'output_2': 6.0, 'output_0': 4.0}
    """
    if kind == "identity":
        return {name: _position(name, results) for name in names}
    outputs = OBSERVABLES[kind](xp, results)
    return {name: outputs[name] for name in names}


def _position(name: str, results: Any) -> Array:
    return results if name == "value" else results[int(name.removeprefix("output_"))]


def _svd_gauge_loss(xp: Namespace, factors: Any) -> Array:
    U, _, Vh = _thin(factors)
    return xp.abs(xp.sum(U + Vh))


def _eigh_gauge_loss(xp: Namespace, factors: Any) -> Array:
    _, V = factors
    return xp.abs(xp.sum(V))


# Losses that depend on the phases of the vectors; differentiating them must be refused.
GAUGE_LOSSES: Mapping[str, Callable[[Namespace, Any], Array]] = MappingProxyType(
    {"svd": _svd_gauge_loss, "eigh": _eigh_gauge_loss}
)
