"""SciPy's own tests of signals, as installed, run on ours: 316 of 327 pass."""

from types import SimpleNamespace

import pytest
import scipy.signal
from scipys_own import cases_of, own_tests

import tenferro as te

pytestmark = pytest.mark.filterwarnings("ignore")

MODULES = {
    "test_signaltools": [
        "TestConvolve", "TestConvolve2d", "TestFFTConvolve", "TestOAConvolve",
        "TestAllFreqConvolves", "TestLinearFilterFloat32", "TestLinearFilterFloat64",
        "TestLinearFilterComplex64", "TestLinearFilterComplex128", "TestCorrelateReal",
        "TestCorrelate", "TestCorrelateComplex", "TestCorrelate2d", "TestLFilterZI",
        "TestFiltFilt", "TestSOSFiltFilt", "TestHilbert", "TestSOSFilt", "TestDetrend",
    ],
    "test_spectral": ["TestPeriodogram", "TestWelch", "TestCSD", "TestSpectrogram", "TestSTFT"],
}  # fmt: skip
OURS = {name: getattr(te.signal, name) for name in te.signal.__all__}
OURS["signal"] = SimpleNamespace(**(vars(scipy.signal) | OURS))
TESTS = {
    name: test
    for module, classes in MODULES.items()
    for name, test in cases_of(f"scipy.signal.tests.{module}", classes, OURS).items()
    if "lfiltic" not in name  # a function that is not here
}
REASONS = {
    "arrays of float16 are refused": "TestConvolve.test_convolve_method",
    "(1, 1) and (1,) are different shapes": "TestCorrelate2d.test_complex_input",
    "integers become float64, where SciPy raises an error": """
        TestLinearFilterComplex128.test_invalid_params TestLinearFilterComplex64.test_invalid_params
        TestLinearFilterFloat32.test_invalid_params TestLinearFilterFloat64.test_invalid_params
    """,
    "errors say it in other words": """
        TestSTFT.test_input_validation TestAllFreqConvolves.test_invalid_flags
    """,
    "`method` 'gust' raises an error": "TestFiltFilt.test_gust_scalars",
    "NumPy's `assert_equal` asks an array for a truth value": """
        TestWelch.test_axis_rolling TestSTFT.test_axis_rolling
    """,
}
"""Tests that fail, by the reason."""
ERRORS = (AssertionError, NotImplementedError, TypeError, ValueError)
test_of_scipy, test_what_differs_is_a_test_of_scipy = own_tests(TESTS, REASONS, ERRORS, OURS)
