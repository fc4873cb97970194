"""Which cases of a test with many the check runs."""

from inspect import getsource
from pathlib import Path
from typing import Any

import pytest

pytest_plugins = "pytester"

CASES = """
import pytest

@pytest.mark.sampled(1 << 40, "dtype", "mode")
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("dtype", ["f4", "f8", "c16"])
def test_named(dtype, mode, order):
    pass

@pytest.mark.sampled(1 << 40)
@pytest.mark.parametrize("order", [1, 2, 3])
def test_first(order):
    pass

@pytest.mark.sampled(1)
@pytest.mark.parametrize("order", [1, 2, 3])
def test_all(order):
    pass
"""


def test_a_sample_has_the_first_case_with_each_value(
    pytester: pytest.Pytester, request: pytest.FixtureRequest
) -> None:
    ours: Any = request.config.pluginmanager.get_plugin(str(Path(__file__).parent / "conftest.py"))
    hook = getsource(ours.pytest_collection_modifyitems)
    pytester.makeconftest(f"import pytest\nfrom zlib import crc32\n\n\n{hook}")
    pytester.makepyfile(CASES)
    passed, *others = pytester.inline_run("-m", "not long", "-W", "ignore").listoutcomes()
    assert others == [[], []]
    assert [report.nodeid.partition("::")[2] for report in passed] == [
        "test_named[f4-forward-1]", "test_named[f4-reverse-1]", "test_named[f8-forward-1]",
        "test_named[c16-forward-1]", "test_first[1]", "test_all[1]", "test_all[2]", "test_all[3]",
    ]  # fmt: skip
