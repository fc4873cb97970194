"""Zero-phase filters, which run forward and backward along the signal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import required_value
from tenferro.linalg.arguments import inexact_arrays
from tenferro.signal.arguments import axis_of, extended
from tenferro.signal.filtering import lfilter, lfilter_zi, sections_of, sosfilt, sosfilt_zi
from tenferro.tensor import ArrayLike

_PADTYPES = ("even", "odd", "constant", None)


def filtfilt(
    b: Any,
    a: Any,
    x: ArrayLike,
    axis: int = -1,
    padtype: str | None = "odd",
    padlen: int | None = None,
    method: str = "pad",
    irlen: int | None = None,
) -> Tensor:
    """`lfilter` forward and backward along an axis: `scipy.signal.filtfilt`.

    The signal is extended by `padlen` elements at both ends ("odd", "even", "constant", or None for
    none), 3 max(len(a), len(b)) by default. Differentiable with respect to b, a and x. Raises
    ValueError for a signal that is not longer than `padlen` and unknown names, NotImplementedError
    for method="gust".

    >>> filtfilt([0.5, 0.5], [1.0], [1.0, 2.0, 3.0, 4.0], padlen=2)
    Tensor([1., 2., 3., 4.])
    """
    if method == "gust":
        raise NotImplementedError(
            "filtfilt: method='gust' is not available, use method='pad', or te.external with "
            "scipy.signal.filtfilt"
        )
    if method != "pad":
        raise ValueError(f"filtfilt: method must be 'pad' or 'gust', received {method!r}")
    b, a, x = inexact_arrays("filtfilt", b, a, x)
    b, a, axis = xp.atleast_1d(b), xp.atleast_1d(a), axis_of("filtfilt", axis, x)
    zi = lfilter_zi(b, a)
    shape = tuple(zi.shape[0] if i == axis else 1 for i in range(x.ndim))

    def run(x: Any, first: Any) -> Any:
        return lfilter(b, a, x, axis, xp.reshape(zi, shape) * first)[0]

    taps = max(a.shape[0], b.shape[0])
    return _both_ways("filtfilt", run, x, axis, padtype, 3 * taps if padlen is None else padlen)


def sosfiltfilt(
    sos: Any,
    x: ArrayLike,
    axis: int = -1,
    padtype: str | None = "odd",
    padlen: int | None = None,
) -> Tensor:
    """`sosfilt` forward and backward along an axis: `scipy.signal.sosfiltfilt`.

    Arguments and errors are those of `filtfilt`. The default of `padlen` depends on which
    coefficients are 0: a traced `sos` without `padlen` raises TracerError.

    >>> sosfiltfilt([[0.5, 0.5, 0.0, 1.0, 0.0, 0.0]], [1.0, 2.0, 3.0, 4.0], padlen=2)
    Tensor([1., 2., 3., 4.])
    """
    sos, x = inexact_arrays("sosfiltfilt", sections_of("sosfiltfilt", sos), x)
    axis, sections = axis_of("sosfiltfilt", axis, x), sos.shape[0]
    if padlen is None and padtype is not None:
        known = required_value("sosfiltfilt", sos, "pass `padlen`")
        absent = min((known[:, 2] == 0).sum(), (known[:, 5] == 0).sum())
        padlen = 3 * (2 * sections + 1 - int(absent))
    zi = xp.reshape(sosfilt_zi(sos), (sections, *(2 if i == axis else 1 for i in range(x.ndim))))

    def run(x: Any, first: Any) -> Any:
        return sosfilt(sos, x, axis, zi * first)[0]

    return _both_ways("sosfiltfilt", run, x, axis, padtype, padlen or 0)


def _both_ways(
    name: str,
    run: Callable[[Any, Any], Any],
    x: Any,
    axis: int,
    padtype: str | None,
    padlen: int,
) -> Any:
    """The extended signal filtered both ways, each from the steady state of its start."""
    if padtype not in _PADTYPES:
        raise ValueError(
            f"{name}: Unknown value {padtype!r} given to padtype. padtype must be 'even', 'odd', "
            "'constant', or None."
        )
    padlen = 0 if padtype is None else padlen
    n = x.shape[axis]
    if n <= padlen:
        raise ValueError(
            f"{name}: The length of the input vector x must be greater than padlen, which is "
            f"{padlen}, received {n}."
        )
    y = extended(x, padlen, padtype, axis) if padtype is not None and padlen else x
    for _ in range(2):
        y = xp.flip(run(y, xp.take(y, xp.asarray([0]), axis=axis)), axis)
    return y[(*(slice(None),) * axis, slice(padlen, padlen + n))]


__all__ = ["filtfilt", "sosfiltfilt"]
