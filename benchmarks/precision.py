"""Double-double numbers beside doubles, and beside other libraries of more digits.

    python benchmarks/precision.py [n]

Processor time in ms, the shortest of several calls. Peers that are not installed are left out:
NumPy's object arrays of gmpy2's 106-bit numbers, and python-flint's matrices of 106-bit balls,
whose errors are proven.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import tenferro as te

BITS = 106
ELEMENTS = 10_000


def milliseconds(call: Callable[[], Any], calls: int = 7) -> float:
    call()
    te.runtime.wait_for_compilation()
    times = []
    for _ in range(calls):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times) * 1e3


def show(name: str, f: Callable[..., Any], *args: te.DoubleDouble) -> None:
    twice, once = te.jit(te.double_double(f)), te.jit(f)
    highs = [x.high for x in args]
    ours, plain = milliseconds(lambda: twice(*args)), milliseconds(lambda: once(*highs))
    print(f"{name:30} {ours:9.3f} {plain:9.3f} {ours / plain:7.1f}", flush=True)


def factor(a: Any, sqrt: Callable[[Any], Any]) -> Any:
    """The Cholesky factor of an object array, by columns."""
    a = a.copy()
    for j in range(len(a)):
        if j:
            a[j:, j] -= a[j:, :j] @ a[j, :j]
        a[j, j] = sqrt(a[j, j])
        a[j + 1 :, j] /= a[j, j]
    return a


def peers(a: Any, b: Any, spd: Any) -> None:
    try:
        import flint
    except ModuleNotFoundError:
        print("python-flint is not installed")
    else:
        flint.ctx.prec = BITS
        x, y = (flint.arb_mat(z.tolist()) for z in (a, b))
        print(f"{'python-flint: matmul':30} {milliseconds(lambda: x * y, 3):9.1f}", flush=True)
    try:
        import gmpy2
    except ModuleNotFoundError:
        print("gmpy2 is not installed")
        return
    gmpy2.get_context().precision = BITS
    number = np.vectorize(lambda x: gmpy2.mpfr(float(x)), otypes=[object])
    x, y, z = map(number, (a, b, spd))
    print(f"{'gmpy2: matmul':30} {milliseconds(lambda: x @ y, 1):9.1f}", flush=True)
    print(f"{'gmpy2: cholesky':30} {milliseconds(lambda: factor(z, gmpy2.sqrt), 1):9.1f}")


def main(n: int = 256) -> None:
    rng = np.random.default_rng(0)

    def drawn(*shape: int) -> te.DoubleDouble:
        x = rng.standard_normal(shape)
        return te.DoubleDouble(x, x * rng.uniform(-1, 1, shape) * 2.0**-54)

    a, b, v = drawn(n, n), drawn(n, n), drawn(ELEMENTS)
    spd = te.double_double(lambda a: a @ a.T + n * np.eye(n))(a)
    print(f"{f'matrices of {n} rows':30} double-double  double  ratio")
    show("matmul", np.matmul, a, b)
    show("cholesky", np.linalg.cholesky, spd)
    show("solve", np.linalg.solve, spd, drawn(n))
    show("qr", lambda a: tuple(np.linalg.qr(a)), a)
    show("eigh", lambda a: tuple(np.linalg.eigh(a)), spd)
    for f in (np.add, np.multiply, np.divide):
        show(f"{f.__name__} of {ELEMENTS}", f, v, v)
    for f in (np.exp, np.sin, np.tanh, np.sum):
        show(f"{f.__name__} of {ELEMENTS}", f, v)
    peers(a.high, b.high, spd.high)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
