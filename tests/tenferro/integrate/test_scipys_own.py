"""SciPy's own tests of `solve_ivp`, those of the installed SciPy, run on ours: 20 of 26 pass.

Functions are traced here, so that `np.array` of traced numbers is that of `te.numpy`.
"""

from types import CodeType

import numpy as np
import pytest
from scipys_own import cases_of, own_tests

import tenferro as te

REASONS = {
    "`fun` has Python's `if` on the time or the state": """
        Functions.test_integration_sparse_difference
        Functions.test_tbound_respected_larger_interval
        Functions.test_tbound_respected_oscillator
        Functions.test_tbound_respected_small_interval
    """,
    "`jac` is ignored; Jacobians are computed, and counted": """
        Functions.test_integration_const_jac
    """,
    "results without rows are empty arrays; SciPy returns empty lists": """
        Functions.test_t_eval_early_event
    """,
}
"""Tests that fail, by the reason."""
ERRORS = (AssertionError, ValueError, te.TracerError)
LONG = """
    test_events test_integration test_args test_first_step test_max_step test_integration_complex
    test_integration_stiff test_integration_zero_rhs
"""


class Namespace:
    """NumPy, whose `array` accepts lists of traced numbers."""

    def __getattr__(self, name):
        return getattr(np, name)

    def array(self, x, *args, **kwargs):
        return (te.numpy if is_traced(x) else np).array(x, *args, **kwargs)


def is_traced(x):
    return any(map(is_traced, x)) if isinstance(x, list) else hasattr(x, "aval")


def calls_solver(code):
    inner = [c for c in code.co_consts if isinstance(c, CodeType)]
    return any("solve_ivp" in c.co_names for c in (code, *inner))


MODULE = "scipy.integrate._ivp.tests.test_ivp"
OURS = {"np": Namespace(), "solve_ivp": te.integrate.solve_ivp}
TESTS = {
    name: (cls, test)
    for name, (cls, test) in cases_of(MODULE, ["Functions"], OURS).items()
    if calls_solver(getattr(cls, test).__code__)
}
"""Others are those of SciPy's classes and helpers."""
test_of_scipy, test_what_differs_is_a_test_of_scipy = own_tests(
    TESTS, REASONS, ERRORS, long={f"Functions.{name}" for name in LONG.split()}
)
test_of_scipy = pytest.mark.sampled(6)(test_of_scipy)
