"""A sample of each part on the native engine of an installed wheel, beside NumPy, SciPy and bounds.

`python release/sample.py` prints a line a part, and ends with an error where one is wrong. It runs
where little else does (under an emulator, say): it needs what tenferro needs, and takes seconds.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import scipy.special

import tenferro as te
from tenferro.doctor.findings import settings

RNG = np.random.default_rng(0)
HAS_LONG = np.finfo(np.longdouble).eps < 1e-18
"""Whether the C library has functions of higher precision, for bounds of ours."""
SAMPLES: list[Callable[[], Any]] = []


def sample(check: Callable[[], Any]) -> Callable[[], Any]:
    """A check that is one line of the output."""
    SAMPLES.append(check)
    return check


def native(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function at full speed on the native engine, which may not be replaced by another."""
    compiled = te.jit(function, engine="native")

    def call(*args: Any) -> Any:
        with te.runtime.tiered_compilation(False):
            return compiled(*args)

    return call


def agree(
    function: Callable[..., Any], *args: Any, wanted: Any = None, within: float = 1e-12
) -> None:
    """The compiled function returns what NumPy does, or what is `wanted`."""
    made = native(function)(*args)
    wanted = function(*args) if wanted is None else wanted
    scale = max(1.0, float(np.max(np.abs(wanted))))
    np.testing.assert_allclose(made, wanted, rtol=0, atol=within * scale)


@sample
def elementwise_and_sums() -> None:
    x = RNG.standard_normal((37, 129))
    for dtype, within in ((np.float64, 1e-12), (np.float32, 1e-4), (np.complex128, 1e-12)):
        agree(lambda x: np.sum(np.tanh(x) * np.exp(x), axis=1), x.astype(dtype), within=within)
    agree(lambda x: np.cumsum(x * 2) // 3, np.arange(1001))


@sample
def gradients() -> None:
    x = RNG.standard_normal(1003)
    agree(te.grad(lambda x: np.sum(np.sin(x) ** 2)), x, wanted=np.sin(2 * x))
    hessian = native(te.hessian(lambda x: np.sum(x**3) + np.prod(x[:3])))
    np.testing.assert_allclose(np.diag(hessian(x[:9])), 6 * x[:9], rtol=1e-12)


@sample
def loops() -> None:
    def path(a: Any) -> Any:
        return te.scan(lambda x, _: (np.sin(a * x) + x, x), a, None, length=400)[0]

    a, h = 0.3, 1e-6
    numbers = [a]
    for at in (a, a - h, a + h):
        x = at
        for _ in range(400):
            x = np.sin(at * x) + x
        numbers.append(x)
    agree(path, a, wanted=numbers[1])
    agree(te.grad(path), a, wanted=(numbers[3] - numbers[2]) / (2 * h), within=1e-6)

    def counted(x: Any) -> Any:
        return te.while_loop(lambda s: s[0] < 1e3, lambda s: (s[0] * 1.5, s[1] + 1), (x, 0))[1]

    agree(counted, 1.0, wanted=18)
    agree(lambda x: te.cond(x > 0, lambda: x, lambda: -2 * x), -3.0, wanted=6.0)


@sample
def linear_algebra() -> None:
    for n in (3, 24, 90):
        a = RNG.standard_normal((n, n))
        s = a @ a.T + n * np.eye(n)
        for dtype, within in ((np.float64, 1e-10), (np.float32, 1e-3)):
            m, p = a.astype(dtype), s.astype(dtype)
            agree(np.matmul, m, p, within=within)
            agree(np.linalg.cholesky, p, within=within)
            agree(np.linalg.solve, p, m, within=within)
            agree(np.linalg.inv, p, within=within)
            agree(np.linalg.eigvalsh, p, within=within)
            agree(lambda m: np.abs(np.linalg.qr(m)[1]), m, within=within)
            agree(lambda m: np.linalg.svd(m, compute_uv=False), m, within=within)
        agree(te.grad(lambda s: np.linalg.slogdet(s)[1]), s, wanted=np.linalg.inv(s).T)
    batch = RNG.standard_normal((33, 4, 4)) + 4 * np.eye(4)
    agree(np.linalg.inv, batch)
    agree(np.linalg.det, batch)


@sample
def transforms_and_convolutions() -> None:
    for n in (8, 100, 4096, 1009):
        x = RNG.standard_normal(n)
        agree(np.fft.fft, x, within=1e-11)
        agree(np.fft.rfft, x, within=1e-11)
    agree(lambda x: np.convolve(x, x[:50]), x)


@sample
def order() -> None:
    for x in (RNG.standard_normal(5001), RNG.integers(0, 99, 5001)):
        agree(np.sort, x)
        agree(lambda x: np.sort(x.reshape(3, -1), axis=0), x)
        agree(lambda x: x[np.argsort(x, kind="stable")], x)


MATHEMATICS = {
    np.exp: (-700, 700), np.log: (1e-300, 1e300), np.sin: (-1e4, 1e4), np.cos: (-1e4, 1e4),
    np.tan: (-1e4, 1e4), np.tanh: (-20, 20), np.sinh: (-700, 700), np.cosh: (-700, 700),
    np.arctan: (-1e3, 1e3), np.arcsin: (-1, 1), np.arccos: (-1, 1), np.expm1: (-30, 700),
    np.log1p: (-0.999, 1e9), np.arcsinh: (-1e9, 1e9), np.arccosh: (1, 1e9), np.exp2: (-1000, 1000),
    np.cbrt: (-1e9, 1e9), np.log2: (1e-300, 1e300), np.log10: (1e-300, 1e300),
}  # fmt: skip
ULPS = 4
"""The documented bound of mathematical functions, in units in the last place."""


@sample
def mathematics() -> str:
    worst = 0.0
    for function, (least, most) in MATHEMATICS.items():
        x = np.linspace(least, most, 20_011)
        wide = function(x.astype(np.longdouble))
        if HAS_LONG:
            found = native(function)(x).astype(np.longdouble)
            units = np.spacing(np.abs(wide.astype(np.float64))).astype(np.longdouble)
            ulps = float(np.max(np.abs(found - wide) / units))
        else:  # of double precision itself, with an error of its own
            ulps = float(np.max(np.abs(native(function)(x) - wide) / np.spacing(np.abs(wide)))) - 1
        assert ulps <= ULPS, f"{function.__name__}: {ulps:.2f} units in the last place"
        worst = max(worst, ulps)
    x = np.linspace(0.1, 20, 501)
    agree(te.special.gammaln, x, wanted=scipy.special.gammaln(x))
    agree(te.special.erf, x, wanted=scipy.special.erf(x))
    return f"at most {worst:.2f} units in the last place" + ("" if HAS_LONG else ", beside libm")


@sample
def special_values() -> None:
    x = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, 1e308])
    with np.errstate(all="ignore"):
        for function in (np.exp, np.sin, np.tanh, np.log, np.sqrt, np.abs):
            np.testing.assert_allclose(native(function)(x), function(x), rtol=1e-15)


@sample
def threads() -> str:
    count = max(2, os.cpu_count() or 1)
    x, y = RNG.standard_normal(400_003), RNG.standard_normal((300, 300))

    def program(x: Any, y: Any) -> Any:
        return np.sum(np.exp(np.sin(x))), y @ y, np.sort(x), np.fft.fft(x[:65536])

    results = []
    before = te.runtime.get_num_threads()
    for number in (1, count):
        te.runtime.set_num_threads(number)
        results.append(native(program)(x, y))
    te.runtime.set_num_threads(before)
    for one, many in zip(*results, strict=True):
        np.testing.assert_array_equal(one, many)
    return f"1 and {count}: the same bits"


@sample
def errors() -> None:
    try:
        native(np.linalg.cholesky)(-np.eye(20))
    except np.linalg.LinAlgError:
        return
    raise AssertionError("a matrix that is not positive definite has no factor")


SECOND = """
import numpy as np, tenferro as te
x = np.linspace(0.0, 1.0, 9)
g = te.grad(lambda x: np.sum(np.linalg.solve(np.outer(x, x) + np.eye(9), x)))
f = te.jit(g, engine="native")
print(*f(x).view(np.int64)); te.runtime.wait_for_compilation()
"""


@sample
def second_process() -> None:
    """What one process keeps on disk serves the next."""
    with tempfile.TemporaryDirectory() as folder:
        program = f"import os; os.environ['TENFERRO_CACHE_DIR'] = {folder!r}\n{SECOND}"
        one, two = (
            subprocess.run(
                [sys.executable, "-c", program], capture_output=True, text=True, check=True
            )
            for _ in range(2)
        )
    assert one.stdout == two.stdout, (one, two)


def lines() -> Iterator[str]:
    """What ran, where."""
    yield f"tenferro {te.__version__}, Python {platform.python_version()}, NumPy {np.__version__}"
    yield f"{platform.system()} {platform.machine()}"
    for check in SAMPLES:
        start = time.process_time()
        found = check()
        seconds = time.process_time() - start
        yield f"  {check.__name__:28} right  {seconds:5.1f} s  {found or ''}".rstrip()
    yield from (f"{name}: {value}" for name, value in settings(True) if "runtime" in name)


def main() -> None:
    """Print the lines; a warning that other code than the best ran is an error."""
    warnings.filterwarnings("error", message=".*native engine")
    for line in lines():
        print(line, flush=True)


if __name__ == "__main__":
    main()
