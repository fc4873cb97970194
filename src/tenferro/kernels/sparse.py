"""Kernels of sparse matrices: SciPy's products, and SuperLU's factors, kept by key."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from computegraph.guard import Guard
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval

NDArray = np.ndarray[Any, Any]
LIMIT = 2**28
"""Bytes of factors that are kept; those used last are kept in any case."""
_FAILED = "exactly singular"
TRANSPOSED = {"N": "N", "T": "T", "C": "H"}
"""SuperLU's letters."""


def _matrix(data: NDArray, rows: NDArray, columns: NDArray, shape: tuple[int, int]) -> Any:
    from scipy.sparse import coo_array

    return coo_array((data, (rows, columns)), shape=shape)


@lowering("tenferro.sparse.product.v1")
def _(data: Aval, rows: Aval, columns: Aval, x: Aval, *, size: int) -> Callable[..., Any]:
    shape: Any = (size, x.shape[0])

    def run(a: NDArray, i: NDArray, j: NDArray, v: NDArray) -> NDArray:
        found = np.asarray(_matrix(a, i, j, shape) @ v)
        return found.reshape(size, *v.shape[1:])  # SciPy gives a number for a matrix of one row

    return run


@lowering("tenferro.sparse.sampled.v1")
def _(y: Aval, rows: Aval, columns: Aval, x: Aval) -> Callable[..., Any]:
    letters = "k,k->k" if x.ndim == 1 else "kc,kc->k"
    return lambda u, i, j, v: np.einsum(letters, u[i], v[j].conj())


class Factors:
    """Factors of the latest matrices, by key."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self._kept: OrderedDict[bytes, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self._guard = Guard()

    def of(self, key: bytes, make: Callable[[], Any]) -> Any:
        """The factors with this key, made if they are not there."""
        with self._guard.lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key][0]
        made = make()
        self._keep(key, made, made.nnz * _ENTRY)
        return made

    def _keep(self, key: bytes, made: Any, size: int) -> None:
        with self._guard.lock:
            if key not in self._kept:
                self._kept[key] = made, size
                self._bytes += size
            while self._bytes > self.limit and len(self._kept) > 1:
                self._bytes -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Forget all of them."""
        with self._guard.lock:
            self._kept.clear()
            self._bytes = 0

    @property
    def bytes(self) -> int:
        """About what they take."""
        return self._bytes


_ENTRY = 20
"""Bytes of an entry of a factor, at most: a complex number and the number of its row."""
kept = Factors()


def key_of(order: str, size: int, *arrays: NDArray) -> bytes:
    """A key that differs for different matrices."""
    digest = blake2b(f"{order} {size}".encode(), digest_size=16)
    for array in arrays:
        digest.update(f"{array.dtype} {array.shape}".encode())
        digest.update(np.ascontiguousarray(array).data)
    return digest.digest()


def _factored(order: str, size: int, a: NDArray, i: NDArray, j: NDArray) -> Any:
    """SuperLU's factors. Raises LinAlgError for a singular matrix."""
    from scipy.sparse.linalg import splu

    try:
        return splu(_matrix(a, i, j, (size, size)).tocsc(), permc_spec=order)
    except RuntimeError as error:
        if _FAILED not in str(error):
            raise
        raise LinAlgError(f"spsolve: argument A: the matrix is {_FAILED}") from None


def _found(order: str, size: int, key: bytes, *entries: NDArray) -> Any:
    return kept.of(key, lambda: _factored(order, size, *entries))


@lowering("tenferro.sparse.factors.v1")
def _(data: Aval, rows: Aval, columns: Aval, *, size: int, order: str) -> Callable[..., Any]:
    def run(*entries: NDArray) -> NDArray:
        key = key_of(order, size, *entries)
        if size:
            _found(order, size, key, *entries)
        return np.frombuffer(key, np.int64)

    return run


@lowering("tenferro.sparse.solve.v1")
def _(*avals: Aval, size: int, order: str, mode: str) -> Callable[..., Any]:
    def run(a: NDArray, i: NDArray, j: NDArray, key: NDArray, b: NDArray) -> NDArray:
        if not b.size:
            return np.zeros_like(b)
        factors = _found(order, size, key.tobytes(), a, i, j)
        x: NDArray = factors.solve(np.asfortranarray(b), TRANSPOSED[mode])
        return x

    return run
