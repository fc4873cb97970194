"""Nothing is written behind rows whose last lanes are masked."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.units.compilation import Compilation, module_text


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the heap of glibc")
def test_bools_under_masks_stay_in_small_results():
    program = Path(__file__).with_name("run_masked_rows.py")
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 8, 9, 13, 60])
@pytest.mark.parametrize("step", [1, -1])
def test_bools_of_every_length(n, step):
    def f(x, y):
        smaller, larger = x < y, x > 0.5
        return smaller[::step], larger, np.where(smaller & larger, x * y, y - x).sum()

    x, y = np.random.default_rng(n).uniform(0.0, 1.0, (2, n))
    for found, expected in zip(te.jit(f)(x, y), f(x, y), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-13)


@pytest.mark.parametrize("n", [3, 5, 7, 9, 60])
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
def test_no_short_row_of_bools_is_stored_under_a_mask(n, dtype):
    """Whether LLVM writes behind such a row depends on where it keeps the mask."""
    program = te.trace(lambda x: (x.real > 0.1, x[:, :1] * x), engine="numpy")(
        np.ones((6, n), dtype)
    )
    text = module_text(Compilation(program.graph).planned[1])
    assert "mask" in text
    assert all(int(k) >= 16 for k in re.findall(r"masked\.(?:load|store)\.v(\d+)i8", text))
