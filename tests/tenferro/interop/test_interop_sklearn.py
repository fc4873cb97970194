"""tenferro's arrays in scikit-learn, by its array API dispatch."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sources

CASES = Path(__file__).with_name("sklearn_cases.py")


def run(*command):
    pytest.importorskip("sklearn", minversion="1.8")
    return subprocess.run(
        [sys.executable, "-W", "ignore", *command],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources.PATH, "SCIPY_ARRAY_API": "1"},
        timeout=400,
    ).stdout


@pytest.mark.long
def test_values_and_gradients_of_estimators_and_metrics():
    found = json.loads(run(str(CASES)))
    assert len(found["values"]) > 40 and len(found["gradients"]) > 25
    for kind, cases in found.items():
        assert [name for name, right in cases.items() if not right] == [], kind


@pytest.mark.long
def test_backward_through_a_fit_and_where_a_gradient_would_end():
    code = """
import numpy as np, sklearn, tenferro as te
from sklearn.metrics import mean_squared_error
from sklearn.preprocessing import StandardScaler
data = np.arange(12.0).reshape(4, 3) ** 1.5
with sklearn.config_context(array_api_dispatch=True):
    x = te.variable(data)
    te.numpy.sum(StandardScaler().fit_transform(x) ** 3).backward()
    f = lambda x: te.numpy.sum(((x - x.mean(0)) / x.std(0)) ** 3)
    print(np.allclose(x.grad.numpy(), te.grad(f)(data), atol=1e-12))
    for call in (
        lambda: mean_squared_error(x, te.numpy.ones((4, 3))),
        lambda: te.grad(lambda x: mean_squared_error(x, te.numpy.ones((4, 3))))(data),
    ):
        try:
            call()
        except TypeError as error:
            print(error)
"""
    lines = run("-c", code).splitlines()
    words = ("True", "gradients flow", "float() needs")
    assert len(lines) == len(words)
    assert all(word in line for word, line in zip(words, lines, strict=True))
