"""Every float32 operand, against double precision; minutes per function."""

import numpy as np
import pytest
from math_reference import PEERS

from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.array_function import array_function

_CHUNK = 2**18
# NumPy's double precision is within two units in its own last place.
_REFERENCE_ERROR = 2.0**-28
# Beyond these SciPy's own lose digits near zeros, as they round differences of angles.
_LARGEST = dict.fromkeys(("tenferro.special.j0.v1", "tenferro.special.j1.v1"), 8.0)
_EXPONENT_BITS = 0x7FF << 52
_TOP = 2.0**128  # what infinity stands for


def _errors(got, exact):
    """Errors in units in the last place of the exact values, which are finite doubles."""
    power = (exact.view(np.int64) & _EXPONENT_BITS).view(np.float64)
    unit = np.clip(power * 2.0**-23, 2.0**-149, 2.0**104)
    return np.abs(np.clip(got, -_TOP, _TOP) - np.clip(exact, -_TOP, _TOP)) / unit


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(name for name in PEERS if MATH[name].arity == 1))
def test_all_single_precision_operands(name):
    compiled = array_function(MATH[name].emit, np.float32, effort="full")
    worst = 0.0
    for start in range(0, 2**32, _CHUNK):
        x = np.arange(start, start + _CHUNK, dtype=np.uint64).astype(np.uint32).view(np.float32)
        x = x[~(np.abs(x) > _LARGEST.get(name, np.inf))]
        with np.errstate(all="ignore"):
            exact = PEERS[name](x.astype(np.float64))
        got = compiled(x)
        np.testing.assert_array_equal(np.isnan(got), np.isnan(exact))
        finite = np.isfinite(exact)
        worst = max(worst, _errors(got[finite].astype(np.float64), exact[finite]).max(initial=0.0))
        infinite = np.isinf(exact)
        np.testing.assert_array_equal(got[infinite], exact[infinite])
    assert worst <= MATH[name].max_ulp["f32"] + _REFERENCE_ERROR
