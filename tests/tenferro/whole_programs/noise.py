"""Plain NumPy with rounding errors added at random, which shows what rounding can explain.

Each operation gets operands, and returns results, that are off by up to one unit in the last place
(stochastic arithmetic: Vignes, "A stochastic arithmetic for reliable scientific computation",
1993). Results of other orders of operations, and of functions rounded in another way, are as far
apart as such runs are. Three runs show the spread within a factor of about 2 at 95 %; sums of n
terms in one order have errors of up to √n times that of random signs, 8 for the sizes here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

RUNS = 3
SPREADS = 16.0
"""So many times the largest spread of `RUNS` runs is what rounding explains."""
_random = np.random.default_rng(0)


class Noisy(np.ndarray[Any, Any]):
    """An array whose operations are rounded at random."""

    def __array_ufunc__(
        self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **keywords: Any
    ) -> Any:
        if out is not None:
            keywords["out"] = tuple(plain(x) for x in out)
        if "where" in keywords:
            keywords["where"] = plain(keywords["where"])
        same = all(x is inputs[0] for x in inputs)
        operands = (
            [off(plain(inputs[0]))] * len(inputs) if same else [off(plain(x)) for x in inputs]
        )
        if method == "at" or ufunc.nout > 1:
            operands = [plain(x) for x in inputs]
        result = getattr(ufunc, method)(*operands, **keywords)
        if out is not None:
            return out[0] if len(out) == 1 else out
        return noisy(off(result)) if isinstance(result, (np.ndarray, np.inexact)) else result


def plain(x: Any) -> Any:
    return x.view(np.ndarray) if isinstance(x, Noisy) else x


def noisy(x: Any) -> Any:
    return np.asarray(x).view(Noisy) if np.asarray(x).dtype.kind in "fc" else x


def off(x: Any) -> Any:
    """The same numbers, off by up to a unit in the last place; integers and bools as they are."""
    if not isinstance(x, (np.ndarray, np.inexact)) or x.dtype.kind not in "fc":
        return x
    error = _random.uniform(-1.0, 1.0, np.shape(x))
    if x.dtype.kind == "c":
        error = error + 1j * _random.uniform(-1.0, 1.0, np.shape(x))
    return (x * (1.0 + np.finfo(x.dtype).eps * error)).astype(x.dtype)


def seeded(seed: int) -> None:
    """Have the same errors for the same program."""
    _random.bit_generator.state = type(_random.bit_generator)(seed).state
