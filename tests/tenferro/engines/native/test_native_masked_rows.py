"""Nothing is written behind rows whose last lanes are masked."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tenferro as te


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the heap of glibc")
def test_bools_under_masks_stay_in_small_results():
    program = Path(__file__).with_name("run_masked_rows.py")
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 8, 9, 13, 60])
@pytest.mark.parametrize("step", [1, -1])
def test_bools_of_every_length(n, step):
    def f(x, y):
        smaller, larger = x < y, x > 0.5
        return smaller[::step], larger, np.where(smaller & larger, x * y, y - x).sum()

    x, y = np.random.default_rng(n).uniform(0.0, 1.0, (2, n))
    for found, expected in zip(te.jit(f)(x, y), f(x, y), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-13)
