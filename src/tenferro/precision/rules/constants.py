"""Constants of formulas in double-double.

A literal in a program is the double that it is, but for doubles next to well-known constants, or to
these times powers of two, which are these constants: `np.pi` is π. Maths note: double_double.
"""

from __future__ import annotations

from decimal import Context, Decimal
from fractions import Fraction
from math import frexp
from typing import Any

import numpy as np

from tenferro.ops.base import TensorOperation
from tenferro.ops.base.apply import constant_operation, elements_of, emit
from tenferro.precision.rules.elementary import LN2, LN10, PI
from tenferro.precision.rules.pair import Pair
from tenferro.precision.rules.table import rule

NDArray = np.ndarray[Any, Any]
_DIGITS = Context(prec=75)
_E = Fraction("2.71828182845904523536028747135266249775724709369995957496696762772407663035354759")
_GAMMA = Fraction(
    "0.57721566490153286060651209008240243104215933593992359880576723488486772677766467"
)


def _root(x: Fraction) -> Fraction:
    decimal = _DIGITS.divide(Decimal(x.numerator), Decimal(x.denominator))
    return Fraction(_DIGITS.sqrt(decimal))


def _log(x: Fraction) -> Fraction:
    decimal = _DIGITS.divide(Decimal(x.numerator), Decimal(x.denominator))
    return Fraction(_DIGITS.ln(decimal))


_KNOWN = (
    PI, 1 / PI, PI**2, PI * 3, PI / 3, PI / 180, 180 / PI, _E, 1 / _E, _GAMMA, LN2, 1 / LN2, LN10,
    1 / LN10, LN2 / LN10, _root(Fraction(2)), _root(Fraction(3)), _root(Fraction(5)), _root(PI),
    _root(2 * PI), 1 / _root(PI), 1 / _root(2 * PI), _log(PI), _log(2 * PI),
    (1 + _root(Fraction(5))) / 2,
)  # fmt: skip
_BY_MANTISSA = {frexp(float(c))[0]: c / Fraction(2) ** frexp(float(c))[1] for c in _KNOWN}


def low_part(value: float) -> float:
    """What a well-known constant has in addition to the double; 0 for other doubles.

    >>> low_part(np.pi)
    1.2246467991473532e-16
    >>> low_part(0.1)
    0.0
    """
    mantissa, exponent = frexp(abs(value))
    exact = _BY_MANTISSA.get(mantissa)
    if exact is None:
        return 0.0
    rest = float((exact - Fraction(mantissa)) * Fraction(2) ** exponent)
    return rest if value > 0 else -rest


@rule("constant")
def _(operation: TensorOperation) -> Any:
    value = elements_of(operation)
    if value.dtype.kind not in "fc":
        return emit(operation)
    high = value.astype(np.complex128 if value.dtype.kind == "c" else np.float64)
    low = np.array([low_part(x) for x in high.reshape(-1).view(np.float64)])
    low = low.view(high.dtype).reshape(high.shape)
    parts = [emit(constant_operation(x)) for x in (high, low)]
    return Pair(parts[0], parts[1] if low.any() else None)
