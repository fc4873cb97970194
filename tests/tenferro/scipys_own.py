"""SciPy's own tests, those of the installed SciPy, run on our functions of the same names."""

from __future__ import annotations

import inspect
import re
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import scipy
from hypothesis import HealthCheck, settings

CHECKS = ("xp_assert_equal", "xp_assert_close", "assert_almost_equal", "assert_array_almost_equal")
HEAD = re.compile(
    r"^ *@(?!pytest\.mark\.parametrize)(pytest\.mark\.|skip_|xfail_|make_xp_).*?\n"
    r"(?= *(@|def |class ))",
    re.M | re.S,
)


def cases_of(module, classes, ours):
    """The tests of classes in a module of SciPy's, by name; `ours` are functions to use.

    The class "Functions" has the tests that are functions of the module.
    """
    path = find_spec(module).origin
    source = Path(path).read_text("utf-8")
    source = re.sub(
        r"pytest\.mark\.(skip_xp_|xfail_xp_|slow|fail_slow)\w*", "pytest.mark.long", source
    )
    source = source.replace("make_xp_test_case(", "(lambda *_: lambda x: x)(")
    source = source.replace("make_xp_pytest_param(", "pytest.param(")
    source = re.sub(r"from scipy\.conftest import (\w+)", r"\1 = None", source)
    names = {"__name__": module, "__package__": module.rpartition(".")[0], "__file__": path}
    with scipys_settings():
        exec(compile(HEAD.sub("", source), module, "exec"), names)
    tests = {n: staticmethod(x) for n, x in names.items() if n.startswith("test")}
    names["Functions"] = type("Functions", (), tests)
    fixtures = {n: getattr(x, "_fixture_function_marker", None) for n, x in names.items()}
    for cls in classes:
        names[cls].fixtures = {n: x.params for n, x in fixtures.items() if x and x.params}
    names.update(ours)
    for check in CHECKS:
        if check in names:
            names[check] = with_arrays(names[check])
    return {
        f"{cls}.{name}": (names[cls], name)
        for cls in classes
        for name in dir(names[cls])
        if name.startswith("test")
    }


@contextmanager
def scipys_settings():
    """Those of hypothesis in SciPy's conftest: the same examples, however slow the machine is."""
    settings.register_profile(
        "scipy", deadline=None, database=None, derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    settings.load_profile("scipy")
    try:
        yield
    finally:
        settings.load_profile("default")


def with_arrays(check):
    """A check of values alone, whichever class of array they are of."""

    def checked(actual, desired, *args, **kwargs):
        for option in ("check_shape", "check_dtype", "check_0d", "check_namespace", "xp"):
            kwargs.pop(option, None)
        options = {k: v for k, v in kwargs.items() if k in ("rtol", "atol")}
        options = {"rtol": 1e-7, "atol": 1e-12} | options
        np.testing.assert_allclose(np.asarray(actual), np.asarray(desired), **options)

    def rounded(actual, desired, decimal=6, **_):
        np.testing.assert_allclose(
            np.asarray(actual), np.asarray(desired), rtol=0, atol=1.5 * 10.0**-decimal
        )

    return rounded if "almost" in getattr(check, "__name__", "") else checked


def run(cls, name, ours=None):
    """Every call that pytest would make; `ours` replace functions among parameters by name."""
    test = getattr(cls, name)
    marks = [
        m for x in (cls, test) for m in getattr(x, "pytestmark", []) if m.name == "parametrize"
    ]
    wanted = inspect.signature(test).parameters
    marks += [SimpleNamespace(args=item) for item in cls.fixtures.items() if item[0] in wanted]
    for values in product(*(m.args[1] for m in marks)):
        if any(isinstance(v, str) and v.endswith("_legacy") for v in values):
            continue  # methods of grids that SciPy keeps beside their successors
        named = {}
        for mark, value in zip(marks, values, strict=True):
            keys = mark.args[0]
            keys = [k.strip() for k in keys.split(",")] if isinstance(keys, str) else list(keys)
            if hasattr(value, "marks"):
                value = value.values if len(keys) > 1 else value.values[0]
            named |= {keys[0]: value} if len(keys) == 1 else dict(zip(keys, value, strict=True))
        named = {k: (ours or {}).get(getattr(v, "__name__", None), v) for k, v in named.items()}
        named |= {k: v for k, v in (("xp", np), ("num_parallel_threads", 1)) if k in wanted}
        instance = cls()
        if hasattr(instance, "setup_method"):
            instance.setup_method()
        with suppress(pytest.skip.Exception), pytest.MonkeyPatch.context() as patch:
            if "monkeypatch" in wanted:
                named["monkeypatch"] = patch
            getattr(instance, name)(**named)


def own_tests(cases, reasons, errors, ours=None, long=None):
    """Two tests: that each case passes, or fails for a reason, and that those are cases.

    `reasons` have names of the cases that fail, with one of the `errors`; `long` are the names of
    cases that take long, all unless said.
    """
    different = {name for names in reasons.values() for name in names.split()}
    late = cases if long is None else long
    names = [pytest.param(n, marks=[pytest.mark.long] * (n in late)) for n in sorted(cases)]

    @pytest.mark.parametrize("name", names)
    def test_of_scipy(name):
        if name in different:
            with pytest.raises((*errors, pytest.fail.Exception)):
                run(*cases[name], ours)
        else:
            run(*cases[name], ours)

    @pytest.mark.skipif(scipy.__version__ < "1.17", reason="the reasons are those of SciPy 1.17")
    def test_what_differs_is_a_test_of_scipy():
        assert different | {*late} <= cases.keys()

    return test_of_scipy, test_what_differs_is_a_test_of_scipy
