"""quimb's own tests, those of its source distribution, with arrays of tenferro.

    pip download --no-deps --no-binary :all: quimb && tar xf quimb-*.tar.gz
    python tests/quimbs_own.py quimb-1.16.0/tests/test_tensor/test_decomp.py -k svd

Arguments are those of pytest. The arrays of every tensor, and those that tests split, become arrays
of tenferro, and tests with a choice of libraries choose tenferro. `--numpy` converts nothing.
The end of the output counts tests, and failures by their reason, with the limits that are known.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from functools import wraps
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tenferro as te

CASES = ("jax_case", "autograd_case", "tensorflow_case", "pytorch_case")
"""What quimb's tests call their libraries; PyTorch's becomes ours, and the others are skipped."""

LIMITS = {
    r"== approx\(": "pytest.approx compares what NumPy calls a scalar, or a Python number; our "
    "results of rank 0 are arrays, as those of PyTorch are",
    "buffer source array is read-only": "compiled code of SciPy takes writable memory only; "
    "np.asarray of our arrays is read-only, as that of jax's is",
    "type not understood": "a function of scipy.sparse.linalg takes arrays of NumPy only",
    "finfo: dtype bfloat": "half precision exists in functions compiled by XLA",
    r"== \(?'numpy'|^assert \"Tensor\(shape": "the test expects the name of NumPy",
    "^assert False$": "the test expects a float of Python",
    "has no attribute 'p?tr'": "the test expects quimb's subclass of NumPy's arrays",
    "No module named 'matplotlib'": "not installed",
}
"""Reasons that are none of ours, by a part of the error."""


class Report:
    """A plugin of pytest that keeps how each test ended."""

    def __init__(self) -> None:
        self.outcomes: dict[str, str] = {}
        self.reasons: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Keep the outcome of a test, and the last line of an error."""
        if report.when == "call" or report.outcome != "passed":
            self.outcomes[report.nodeid] = report.outcome
        if report.failed:
            self.reasons[report.nodeid] = _reason(report)


def _case(name: str) -> Any:
    if name == "pytorch_case":
        return pytest.param("tenferro")
    return pytest.param(name, marks=pytest.mark.skip(reason="another library"))


def _reason(report: Any) -> str:
    """The kind and the first line of an error, without numbers and addresses."""
    crash = getattr(report.longrepr, "reprcrash", SimpleNamespace(message=str(report.longrepr)))
    return re.sub(r"0x\w+|[-+]?\d[\d.e+-]*", "#", crash.message.splitlines()[0])[:160]


def _limit(reason: str) -> str:
    """Why quimb's test asserts what arrays other than NumPy's cannot satisfy, if it does."""
    return "".join(f" ({why})" for part, why in LIMITS.items() if re.search(part, reason))


def converted(x: Any) -> Any:
    """An array of tenferro for one of NumPy; others unchanged."""
    return te.tensor(x) if isinstance(x, np.ndarray) and x.dtype.kind in "fciub" else x


def convert_everywhere() -> None:
    """Let the tensors of quimb, and its functions that split arrays, hold and take our arrays."""
    import quimb.tensor as qtn
    from quimb.tensor import decomp, tensor_core

    set_data = qtn.Tensor._set_data
    qtn.Tensor._set_data = lambda self, data: set_data(self, converted(data))
    for name in ("array_split", "array_svals", "isometrize"):
        original = getattr(decomp, name)
        for module in (decomp, tensor_core, qtn):
            if getattr(module, name, None) is original:
                setattr(module, name, _taking_ours(original))


def _taking_ours(function: Any) -> Any:
    @wraps(function)
    def called(x: Any, *args: Any, **kwargs: Any) -> Any:
        return function(converted(x), *args, **kwargs)

    return called


def choose_ours(paths: list[str]) -> None:
    """Let tests with a choice of libraries choose tenferro, also where they choose NumPy."""
    import autoray

    folders = [folder for path in map(Path, paths) for folder in path.resolve().parents]
    sys.path.insert(0, str(next(x.parent for x in folders if x.name == "tests")))
    package = import_module("tests.test_tensor")
    for name in CASES:
        setattr(package, name, _case(name))
    namespace = autoray.get_namespace
    autoray.get_namespace = lambda x, *args, **kwargs: namespace(
        "tenferro" if isinstance(x, str) and x == "numpy" else x, *args, **kwargs
    )


def run(args: list[str]) -> Report:
    """Run tests, with a report."""
    report = Report()
    options = ["-q", "-p", "no:cacheprovider", "--no-header", "--tb=no", "-W", "ignore"]
    pytest.main([*options, *args], plugins=[report])
    return report


def main(args: list[str]) -> int:
    """Run the tests of the arguments, and count; 1 if one fails."""
    if "--numpy" in args:
        report = run([a for a in args if a != "--numpy"])
    else:
        convert_everywhere()
        choose_ours([a for a in args if Path(a.split("::")[0]).exists()])
        report = run(args)
    counts = Counter(report.outcomes.values())
    lines = [f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped"]
    reasons = Counter(report.reasons.values())
    lines += [f"{n:5}  {reason}{_limit(reason)}" for reason, n in reasons.most_common()]
    lines += [f"failed: {name}" for name in report.reasons]
    sys.stdout.write("\n".join(lines) + "\n")
    return int(bool(report.reasons))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
