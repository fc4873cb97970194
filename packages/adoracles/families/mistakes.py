"""What is typically wrong with derivatives of an operation: wrong formulas, by operation and name.

A formula takes the arguments of the call and those of the same call of the tangents, all in double
precision, and returns the wrong tangent. It does not count at a probe where it happens to be right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.linalg as la

from adoracles.cases.calls import Call
from adoracles.draw import Array

Wrong: TypeAlias = Callable[[Call, Mapping[str, Array], Mapping[str, Array]], Mapping[str, Array]]
Formula: TypeAlias = Callable[..., Any]

MISTAKES: dict[str, dict[str, Wrong]] = {}
"""By operation, then by name."""


def mistake(name: str, *ops: str, output: str = "value") -> Callable[[Formula], Formula]:
    """Add a formula of (arguments, tangents, keywords) for some operations."""

    def decorate(formula: Formula) -> Formula:
        def wrong(call: Call, x: Mapping[str, Array], dx: Mapping[str, Array]) -> Any:
            primals, tangents = (call.apply(lambda *a, **kw: a, arrays) for arrays in (x, dx))
            return {output: formula(primals, tangents, dict(call.keyword))}

        for op in ops:
            MISTAKES.setdefault(op, {})[name] = wrong
        return formula

    return decorate


def _adjoint(a: Array) -> Array:
    return np.conj(np.swapaxes(a, -1, -2))


@mistake("as if the argument were positive", "numpy.abs", "numpy.fabs")
def _positive(x: Any, dx: Any, kw: Any) -> Any:
    return np.real(dx[0])


for _name in ("sort", "max", "min", "median", "ptp"):
    _own: Formula = getattr(np, _name)
    mistake(f"{_name} of the tangent", f"numpy.{_name}")(
        lambda x, dx, kw, _own=_own: _own(*dx, **kw)
    )


@mistake("by division", "numpy.prod")
def _prod(x: Any, dx: Any, kw: Any) -> Any:
    return np.prod(x[0], **kw) * np.sum(dx[0] / x[0], **kw)


@mistake("by division", "numpy.cumprod")
def _cumprod(x: Any, dx: Any, kw: Any) -> Any:
    return np.cumprod(x[0], **kw) * np.cumsum(dx[0] / x[0], **kw)


@mistake("around zero", "numpy.var")
def _var(x: Any, dx: Any, kw: Any) -> Any:
    ddof = kw.pop("ddof", 0)
    ratio = np.size(x[0]) / max(np.size(x[0]) - ddof, 1)
    return 2 * ratio * np.mean(np.real(np.conj(x[0]) * dx[0]), **kw)


@mistake("the sum of both", "numpy.maximum", "numpy.minimum", "numpy.fmax", "numpy.fmin")
def _both(x: Any, dx: Any, kw: Any) -> Any:
    return dx[0] + dx[1]


@mistake("without the bounds", "numpy.clip")
def _unclipped(x: Any, dx: Any, kw: Any) -> Any:
    return dx[0]


@mistake("the sum of both", "numpy.where")
def _chosen(x: Any, dx: Any, kw: Any) -> Any:
    return dx[1] + dx[2]


@mistake("without the normalization", "special.softmax", "nn.softmax")
def _softmax(x: Any, dx: Any, kw: Any) -> Any:
    weights = np.exp(x[0])
    return weights / np.sum(weights, axis=kw.get("axis"), keepdims=True) * dx[0]


@mistake("without the normalization", "special.log_softmax", "nn.log_softmax")
def _log_softmax(x: Any, dx: Any, kw: Any) -> Any:
    return dx[0]


@mistake("without the weights", "special.logsumexp")
def _logsumexp(x: Any, dx: Any, kw: Any) -> Any:
    return np.mean(dx[0], **kw)


@mistake("the norm of the tangent", "linalg.vector_norm")
def _vector_norm(x: Any, dx: Any, kw: Any) -> Any:
    return la.vector_norm(dx[0], **kw)


@mistake("the norm of the tangent", "linalg.matrix_norm")
def _matrix_norm(x: Any, dx: Any, kw: Any) -> Any:
    return la.matrix_norm(dx[0], **kw)


@mistake("as if the matrices commuted", "linalg.inv")
def _inv(x: Any, dx: Any, kw: Any) -> Any:
    inverse = la.inv(x[0])
    return -inverse @ inverse @ dx[0]


@mistake("without the determinant", "linalg.det")
def _det(x: Any, dx: Any, kw: Any) -> Any:
    return np.trace(la.solve(x[0], dx[0]), axis1=-2, axis2=-1)


@mistake("of the transpose", "linalg.det")
def _det_transposed(x: Any, dx: Any, kw: Any) -> Any:
    turned = la.inv(np.swapaxes(x[0], -1, -2))
    return la.det(x[0]) * np.trace(turned @ dx[0], axis1=-2, axis2=-1)


@mistake("with the determinant", "linalg.slogdet", output="output_1")
def _slogdet(x: Any, dx: Any, kw: Any) -> Any:
    slope = np.trace(la.solve(x[0], dx[0]), axis1=-2, axis2=-1)
    return np.real(la.det(x[0]) * slope)


@mistake("with the transpose of the matrix", "linalg.solve")
def _solve(x: Any, dx: Any, kw: Any) -> Any:
    a, b = x[0], x[1][:, None] if x[1].ndim == 1 else x[1]
    db = dx[1][:, None] if x[1].ndim == 1 else dx[1]
    tangent = la.solve(np.swapaxes(a, -1, -2), db - dx[0] @ la.solve(a, b))
    return tangent[:, 0] if x[1].ndim == 1 else tangent


@mistake("with the whole diagonal", "linalg.cholesky")
def _cholesky(x: Any, dx: Any, kw: Any) -> Any:
    L = la.cholesky(x[0])
    inverse = la.inv(L)
    return L @ np.tril(inverse @ dx[0] @ _adjoint(inverse))


@mistake("the diagonal of the tangent", "linalg.eigvalsh")
def _eigvalsh(x: Any, dx: Any, kw: Any) -> Any:
    return np.real(np.diagonal(dx[0], axis1=-2, axis2=-1))


@mistake("the singular values of the tangent", "linalg.svdvals")
def _svdvals(x: Any, dx: Any, kw: Any) -> Any:
    return la.svd(dx[0], compute_uv=False)


@mistake("as if the matrix were regular", "linalg.pinv")
def _pinv(x: Any, dx: Any, kw: Any) -> Any:
    inverse = la.pinv(x[0])
    return -inverse @ dx[0] @ inverse


@mistake("without the residual", "linalg.lstsq", output="output_0")
def _lstsq(x: Any, dx: Any, kw: Any) -> Any:
    inverse = la.pinv(x[0])
    return inverse @ (dx[1] - dx[0] @ inverse @ x[1])


def _commuting(slope: Callable[[Any], Any]) -> Formula:
    """The derivative of a function of numbers at the matrix, times the tangent."""

    def formula(x: Any, dx: Any, kw: Any) -> Any:
        w, V = la.eig(x[0])
        found = (V * slope(w)[..., None, :]) @ la.inv(V) @ dx[0]
        return found if np.iscomplexobj(x[0]) else np.real(found)

    return formula


SLOPES: dict[str, Callable[[Any], Any]] = {
    "expm": np.exp,
    "logm": lambda w: 1 / w,
    "sqrtm": lambda w: 0.5 / np.sqrt(w.astype(complex)),
    "cosm": lambda w: -np.sin(w),
    "sinm": np.cos,
    "coshm": np.sinh,
    "sinhm": np.cosh,
    "tanhm": lambda w: 1 / np.cosh(w) ** 2,
    "tanm": lambda w: 1 / np.cos(w) ** 2,
}
for _op, _slope in SLOPES.items():
    mistake("as if the matrices commuted", f"linalg.{_op}")(_commuting(_slope))


@mistake("as if the matrices commuted", "linalg.matrix_power")
def _matrix_power(x: Any, dx: Any, kw: Any) -> Any:
    return x[1] * la.matrix_power(x[0], x[1] - 1) @ dx[0]


for _op, _transform in {
    "fft": np.fft.ifft,
    "ifft": np.fft.fft,
    "fft2": np.fft.ifft2,
    "ifft2": np.fft.fft2,
    "fftn": np.fft.ifftn,
    "ifftn": np.fft.fftn,
}.items():
    mistake("by the other transform", f"fft.{_op}")(
        lambda x, dx, kw, _transform=_transform: _transform(*dx, **kw)
    )


@mistake("as a correlation", "numpy.convolve")
def _correlation(x: Any, dx: Any, kw: Any) -> Any:
    def correlate(a: Array, b: Array) -> Array:
        return np.convolve(a, b[::-1], *x[2:], **kw)

    return correlate(dx[0], x[1]) + correlate(x[0], dx[1])
