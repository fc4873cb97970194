"""SciPy's own tests of `solve_ivp`, those of the installed SciPy, run on ours: 20 of 26 pass.

Functions are traced here, so that `np.array` of traced numbers is that of `te.numpy`.
"""

import inspect
import re
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import CodeType

import numpy as np
import pytest

import tenferro as te

BRANCHES = "`fun` has Python's `if` on the time or the state"
DIFFERENT = {
    "test_integration_sparse_difference": BRANCHES,
    "test_tbound_respected_larger_interval": BRANCHES,
    "test_tbound_respected_oscillator": BRANCHES,
    "test_tbound_respected_small_interval": BRANCHES,
    "test_integration_const_jac": "`jac` is ignored; Jacobians are computed, and counted",
    "test_t_eval_early_event": "results without rows are empty arrays; SciPy returns empty lists",
}
"""Tests that fail, with the reason."""
LONG = {
    "test_events",
    "test_integration",
    "test_args",
    "test_first_step",
    "test_max_step",
    "test_integration_complex",
    "test_integration_stiff",
    "test_integration_zero_rhs",
}


class Namespace:
    """NumPy, whose `array` accepts lists of traced numbers."""

    def __getattr__(self, name):
        return getattr(np, name)

    def array(self, x, *args, **kwargs):
        return (te.numpy if is_traced(x) else np).array(x, *args, **kwargs)


def is_traced(x):
    return any(map(is_traced, x)) if isinstance(x, list) else hasattr(x, "aval")


def scipys():
    """The tests of the installed SciPy that call `solve_ivp`, without its own markers.

    Others are those of SciPy's classes and helpers.
    """
    source = Path(find_spec("scipy.integrate._ivp.tests.test_ivp").origin).read_text("utf-8")
    names = {"__name__": "test_ivp"}
    exec(re.sub(r"@pytest\.mark\.(?!parametrize).*", "", source), names)
    names.update(np=Namespace(), solve_ivp=te.integrate.solve_ivp)
    tests = {n: test for n, test in names.items() if n.startswith("test_")}
    return {n: test for n, test in tests.items() if calls_solver(test.__code__)}


def calls_solver(code):
    inner = [c for c in code.co_consts if isinstance(c, CodeType)]
    return any("solve_ivp" in c.co_names for c in (code, *inner))


def calls(test):
    """The arguments of each call that pytest would make."""
    marks = [m for m in getattr(test, "pytestmark", []) if m.name == "parametrize"]
    threads = "num_parallel_threads" in inspect.signature(test).parameters
    for values in product(*(m.args[1] for m in marks)):
        named = dict(zip((m.args[0] for m in marks), values, strict=True))
        yield named | ({"num_parallel_threads": 1} if threads else {})


TESTS = scipys()


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.long) if n in LONG else n for n in sorted(TESTS)]
)
def test_of_scipy(name):
    for arguments in calls(TESTS[name]):
        if name in DIFFERENT:
            with pytest.raises((AssertionError, ValueError, te.TracerError)):
                TESTS[name](**arguments)
        else:
            TESTS[name](**arguments)


def test_what_differs_is_a_test_of_scipy():
    assert DIFFERENT.keys() | LONG <= TESTS.keys()
