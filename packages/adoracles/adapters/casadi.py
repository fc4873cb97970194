"""CasADi as a library under test: arrays are NumPy's, of CasADi's scalar expressions.

CasADi is imported when the adapter is made; no other module needs it. Its numbers are real and
of double precision.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import numpy as np

from adoracles.adapters.expressions import Expressions, Objects, objects, refilled
from adoracles.cases.calls import Function
from adoracles.checking.libraries import needed
from adoracles.errors import UnsupportedOperationError
from adoracles.operations.adapter import Adapter

SAME = """
    sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log log10 log1p expm1 floor
    ceil fabs sign hypot atan2 fmin fmax fmod copysign
"""
"""Functions of numbers that CasADi calls as NumPy does."""
BINARY = "hypot atan2 fmin fmax fmod copysign"
NUMPY = """
    add subtract multiply divide negative positive square pow reciprocal reshape transpose
    broadcast_to concatenate stack take repeat tile roll flip matrix_transpose diagonal trace sum
    prod cumsum cumprod diff mean matmul dot inner outer kron tensordot cross convolve einsum where
"""
"""What NumPy does with arrays of any objects: arithmetic and the movement of elements."""


def library() -> Adapter:
    """Return the adapter; raises ImportError if CasADi is not installed."""
    casadi = needed("casadi", "casadi")
    expressions = Expressions(casadi)
    return Adapter(
        f"CasADi {version('casadi')}",
        _operations(casadi),
        jvp=expressions.jvp,
        vjp=expressions.vjp,
        unsupported=(Exception,),
        dtypes=("float64",),
        compile=expressions.compile,
        to_array=objects,
    )


def _operations(casadi: Any) -> dict[str, Function]:
    def elementwise(function: Function, operands: int) -> Function:
        return np.frompyfunc(function, operands, 1)

    def reduction(function: Any) -> Function:
        def call(x: Objects, axis: Any = None, keepdims: bool = False) -> Objects:
            axes = range(x.ndim) if axis is None else np.atleast_1d(axis) % x.ndim
            for a in sorted(axes, reverse=True):
                x = objects(function.reduce(x, axis=int(a), keepdims=keepdims))
            return x

        return call

    def of_matrix(function: Function) -> Function:
        """A function of matrices, of arrays of two axes."""

        def call(*arrays: Objects) -> Any:
            if any(a.ndim != 2 for a in arrays):
                raise UnsupportedOperationError("CasADi's matrices have two axes")
            found = function(*(casadi.SX(casadi.blockcat(a.tolist())) for a in arrays))
            return tuple(map(_of_matrix, found)) if isinstance(found, tuple) else _of_matrix(found)

        return call

    def _of_matrix(found: Any) -> Objects:
        shape = found.shape if found.numel() > 1 else ()
        rows = [e for row in casadi.vertsplit(found) for e in casadi.horzsplit(row)]
        return refilled((np.empty(shape),), rows)[0]

    def norm(x: Objects, ord: Any = 2, axis: Any = None, keepdims: bool = False) -> Objects:
        if axis is not None or ord not in (1, 2, np.inf):
            raise UnsupportedOperationError("CasADi has the norms 1, 2 and inf of vectors")
        which = {1: casadi.norm_1, 2: casadi.norm_2, np.inf: casadi.norm_inf}[ord]
        return objects(which(casadi.vertcat(*x.flat)))

    def log_sum_exp(x: Objects, axis: Any = None, keepdims: bool = False) -> Objects:
        if axis is not None:
            raise UnsupportedOperationError("CasADi's logsumexp has no axis")
        return objects(casadi.logsumexp(casadi.vertcat(*x.flat)))

    same = {n: elementwise(getattr(casadi, n), 1 + (n in BINARY.split())) for n in SAME.split()}
    return {
        **{f"numpy.{name}": getattr(np, name) for name in NUMPY.split()},
        **{f"numpy.{name}": function for name, function in same.items()},
        "numpy.abs": same["fabs"],
        "numpy.conj": np.positive,
        "numpy.real": np.positive,
        "numpy.maximum": same["fmax"],
        "numpy.minimum": same["fmin"],
        "numpy.max": reduction(same["fmax"]),
        "numpy.min": reduction(same["fmin"]),
        "numpy.clip": lambda x, low, high: same["fmin"](same["fmax"](x, low), high),
        "special.erf": elementwise(casadi.erf, 1),
        "special.erfinv": elementwise(casadi.erfinv, 1),
        "special.logsumexp": log_sum_exp,
        "linalg.vector_norm": norm,
        "linalg.cholesky": of_matrix(lambda a: casadi.chol(a).T),
        **{f"linalg.{n}": of_matrix(getattr(casadi, n)) for n in "det inv solve qr pinv".split()},
    }
