"""Numbers at random, the same in every version of Python and NumPy: few digits, so they are exact.

What is drawn has at most 22 significant binary digits: it is the same number in single and double
precision, and takes little room.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
Shape: TypeAlias = tuple[int, ...]
Interval: TypeAlias = tuple[float, float]

GRID = 12
"""Binary digits by which an interval of a length from 1 to 2 is divided."""


class Draw:
    """A source of numbers, seeded by a text.

    >>> Draw("x").uniform((0.0, 1.0), (2,)).tolist() == Draw("x").uniform((0.0, 1.0), (2,)).tolist()
    True
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def number(self, interval: Interval) -> float:
        """Return a number of an interval: between the lines of a grid, so no whole number."""
        low, high = interval
        cell = 2.0 ** (math.frexp(high - low)[1] - GRID)
        first, last = math.floor(low / cell) + 1, math.ceil(high / cell) - 2
        return single((self._random.randint(first, last) + 0.5) * cell)

    def sizes(self, interval: Interval) -> float:
        """Return a number of a positive interval, uniform in its logarithm."""
        low, high = map(math.log2, interval)
        exponent = low + (high - low) * self._random.random()
        return short(2.0**exponent)

    def uniform(self, interval: Interval, shape: Shape) -> Array:
        """Return an array of numbers of an interval."""
        return self._filled(shape, lambda: self.number(interval))

    def plane(self, re: Interval, im: Interval, shape: Shape) -> Array:
        """Return an array of complex numbers of a rectangle."""
        return self._filled(shape, lambda: complex(self.number(re), self.number(im)))

    def signs(self, shape: Shape) -> Array:
        """Return an array of 1 and -1."""
        return self._filled(shape, lambda: self._random.choice((-1.0, 1.0)))

    def weights(self, shape: Shape, complex_: bool = False) -> Array:
        """Return an array of multiples of 1/32 from 1/4 to 3/2, of either sign."""

        def weight() -> float:
            return self._random.choice((-1, 1)) * self._random.randint(8, 48) / 32

        if complex_:
            return self._filled(shape, lambda: complex(weight(), weight()))
        return self._filled(shape, weight)

    def choice(self, items: Sequence[Any]) -> Any:
        """Return one of some items."""
        return self._random.choice(items)

    def permutation(self, count: int) -> list[int]:
        """Return the integers below a count in some order."""
        return self._random.sample(range(count), count)

    def _filled(self, shape: Shape, number: Any) -> Array:
        return np.array([number() for _ in range(math.prod(shape))]).reshape(shape)


def single(x: float) -> float:
    """Return the nearest number of single precision."""
    return float(np.float32(x))


def short(x: float, digits: int = 12) -> float:
    """Return the nearest number of few binary digits.

    >>> short(0.1, 3)
    0.09375
    """
    mantissa, exponent = math.frexp(x)
    return math.ldexp(round(mantissa * 2**digits), exponent - digits)
