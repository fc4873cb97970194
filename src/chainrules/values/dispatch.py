"""From the functions of `math` and `cmath` to total functions on floats and complexes."""

import math
from collections.abc import Callable, Mapping

Number = float | complex
RealFunction = Callable[[float], float]
ComplexFunction = Callable[[complex], complex]

NAN = math.nan
INF = math.inf
COMPLEX_NAN = complex(NAN, NAN)


def real_function(
    function: Callable[[float], float],
    *,
    poles: Mapping[float, float] | None = None,
    odd: bool = False,
) -> RealFunction:
    """`function` with its poles filled in, NaN outside its domain and infinity on overflow.

    An overflow has the sign of the argument where the function is `odd` and is positive
    otherwise.
    """
    limits = poles or {}

    def evaluate(x: float) -> float:
        if x in limits:
            return limits[x]
        try:
            return function(x)
        except ValueError:
            return NAN
        except OverflowError:
            return math.copysign(INF, x) if odd else INF

    return evaluate


def complex_function(
    function: Callable[[complex], complex],
    overflow: ComplexFunction | None = None,
    singular: ComplexFunction | None = None,
) -> ComplexFunction:
    """`function` with `overflow` where it overflows and `singular` where it has no value.

    Either defaults to the complex NaN.
    """

    def evaluate(z: complex) -> complex:
        try:
            return function(z)
        except OverflowError:
            return overflow(z) if overflow else COMPLEX_NAN
        except ValueError:
            return singular(z) if singular else COMPLEX_NAN

    return evaluate


def real_or_complex(
    on_reals: RealFunction, on_complexes: ComplexFunction
) -> Callable[[Number], Number]:
    """The function that is `on_reals` for floats and `on_complexes` for complexes."""

    def evaluate(x: Number) -> Number:
        return on_complexes(x) if isinstance(x, complex) else on_reals(x)

    return evaluate
