"""Integrals over several variables: nested `quad`, with SciPy's names and orders of arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tenferro.integrate.quadrature import quad
from tenferro.tensor import ArrayLike
from tenferro.transforms.tracing.arguments import check_callable

__all__ = ["dblquad", "nquad", "tplquad"]


def nquad(
    func: Callable[..., Any],
    ranges: Sequence[Any],
    args: tuple[Any, ...] | None = None,
    opts: Any = None,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Integrate `func(x0, …, xn, *args)` over `ranges`, the first variable innermost.

    The interface is that of `scipy.integrate.nquad`. A range is a pair of limits, or a function
    `range(x1, …, xn, *args)` of the variables after its own that returns one. `opts` is a
    dictionary of options of `quad`, or has one for each variable; these may be functions, too. The
    error is that of the outermost integral; inner ones are computed to their tolerances.

    Differentiable as `quad` is, whose errors it raises; ValueError for a number of options that is
    not that of ranges.

    >>> import numpy as np
    >>> value, _ = nquad(lambda x, y: x * y, [lambda y: (0.0, y), (0.0, 2.0)])
    >>> print(value.round(12))
    2.0
    """
    check_callable("integrate.nquad", func)
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    shared = opts is None or isinstance(opts, Mapping) or callable(opts)
    options = [opts or {}] * len(ranges) if shared else list(opts)
    if len(options) != len(ranges):
        raise ValueError(
            f"integrate.nquad: `opts` has {len(options)} entries, expected one for each of the "
            f"{len(ranges)} ranges"
        )

    def integrated(level: int, *outer: Any) -> tuple[Any, Any]:
        """The integral over the variables up to a level, for given values of the others."""
        low, high = _chosen(ranges[level], outer, args)

        def integrand(x: Any) -> Any:
            inner = (x, *outer)
            return integrated(level - 1, *inner)[0] if level else func(*inner, *args)

        return quad(integrand, low, high, **_chosen(options[level], outer, args))

    return integrated(len(ranges) - 1)


def _chosen(value: Any, outer: tuple[Any, ...], args: tuple[Any, ...]) -> Any:
    return value(*outer, *args) if callable(value) else value


def dblquad(
    func: Callable[..., Any],
    a: ArrayLike,
    b: ArrayLike,
    gfun: Any,
    hfun: Any,
    args: tuple[Any, ...] = (),
    epsabs: ArrayLike = 1.49e-8,
    epsrel: ArrayLike = 1.49e-8,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Integrate `func(y, x, *args)` for x from a to b and y from gfun(x) to hfun(x).

    The interface is that of `scipy.integrate.dblquad`: `gfun` and `hfun` are functions or numbers.
    Derivatives and errors are those of `nquad`.

    >>> value, _ = dblquad(lambda y, x: x * y, 0.0, 2.0, 0.0, lambda x: x)
    >>> print(value.round(12))
    2.0
    """
    ranges = [lambda x, *_: (_at(gfun, x), _at(hfun, x)), (a, b)]
    return nquad(func, ranges, args, {"epsabs": epsabs, "epsrel": epsrel})


def tplquad(
    func: Callable[..., Any],
    a: ArrayLike,
    b: ArrayLike,
    gfun: Any,
    hfun: Any,
    qfun: Any,
    rfun: Any,
    args: tuple[Any, ...] = (),
    epsabs: ArrayLike = 1.49e-8,
    epsrel: ArrayLike = 1.49e-8,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Integrate `func(z, y, x, *args)` for x from a to b, y from gfun(x) to hfun(x), and z from
    qfun(x, y) to rfun(x, y).

    The interface is that of `scipy.integrate.tplquad`; limits are functions or numbers. Derivatives
    and errors are those of `nquad`.

    >>> value, _ = tplquad(lambda z, y, x: z, 0.0, 1.0, 0.0, 1.0, 0.0, lambda x, y: x + y)
    >>> print(value.round(12))
    0.583333333333
    """
    ranges = [
        lambda y, x, *_: (_at(qfun, x, y), _at(rfun, x, y)),
        lambda x, *_: (_at(gfun, x), _at(hfun, x)),
        (a, b),
    ]
    return nquad(func, ranges, args, {"epsabs": epsabs, "epsrel": epsrel})


def _at(limit: Any, *point: Any) -> Any:
    return limit(*point) if callable(limit) else limit
