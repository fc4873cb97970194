"""The pieces of the native engine that a library has too, each beside that library.

`python benchmarks/pieces.py` runs on one core and prints rows for `docs/architecture.md`: times in
microseconds, and the library's over ours, as medians of rounds in which both take turns.
"""

from __future__ import annotations

import argparse
import ctypes
import os
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import side_by_side
from side_by_side import OURS, REFERENCE

if __name__ == "__main__":  # before libraries count the processors
    side_by_side.bind(1)

import numpy as np
import scipy.fft
import scipy.linalg

import tenferro as te

RNG = np.random.default_rng(0)


class Case(NamedTuple):
    """What both compute, on the same arguments."""

    title: str
    ours: Callable[..., Any]
    theirs: Callable[..., Any]
    arguments: tuple[Any, ...]


def _normal(*shape: int) -> Any:
    return RNG.standard_normal(shape)


def _definite(*shape: int) -> Any:
    a = _normal(*shape)
    return a @ np.swapaxes(a, -1, -2) + shape[-1] * np.eye(shape[-1])


def fourier() -> Iterator[Case]:
    """`runtime/source/fourier` beside pocketfft."""
    for n in (256, 1009, 4096, 2**17):
        yield Case(f"{n}, complex", np.fft.fft, scipy.fft.fft, (_normal(n) + 1j * _normal(n),))
    yield Case("4096, real", np.fft.rfft, scipy.fft.rfft, (_normal(4096),))
    yield Case("64 of 256, real", np.fft.rfft, scipy.fft.rfft, (_normal(64, 256),))


def order() -> Iterator[Case]:
    """`runtime/source/order.c` beside NumPy's vectorized sorts."""
    for n in (1_000, 100_000):
        x = _normal(n)
        yield Case(f"{n:,} doubles", np.sort, np.sort, (x,))
        yield Case(f"positions of {n:,}", _positions, _positions, (x,))
    yield Case("100,000 integers", np.sort, np.sort, (RNG.integers(0, 2**40, 100_000),))
    yield Case("1,000 rows of 32", np.sort, np.sort, (_normal(1_000, 32),))


def _positions(x: Any) -> Any:
    return np.argsort(x, kind="stable")


def products() -> Iterator[Case]:
    """`kernels/products/micro_kernel.py` beside OpenBLAS."""
    for n in (16, 64, 256, 768):
        yield Case(f"{n} × {n}", np.matmul, np.matmul, (_normal(n, n), _normal(n, n)))
    yield Case("1,000 of 8 × 8", np.matmul, np.matmul, (_normal(1_000, 8, 8), _normal(1_000, 8, 8)))


def factorizations() -> Iterator[Case]:
    """`runtime/source/dense` and `lanes` beside LAPACK, as NumPy calls it."""
    functions: dict[str, Callable[..., Any]] = {
        "Cholesky": np.linalg.cholesky,
        "inverse": np.linalg.inv,
        "determinant": np.linalg.det,
        "QR": lambda a: tuple(np.linalg.qr(a)),
        "eigenvectors": lambda a: tuple(np.linalg.eigh(a)),
        "singular values": lambda a: np.linalg.svd(a, compute_uv=False),
    }
    for name, function in functions.items():
        for shape in ((64, 64), (500, 8, 8)):
            size = " × ".join(map(str, shape[-2:]))
            title = f"{name}, {f'{shape[0]} of ' if shape[2:] else ''}{size}"
            yield Case(title, function, function, (_definite(*shape),))


def convolutions() -> Iterator[Case]:
    """`runtime/source/convolution.c` beside NumPy's correlation."""
    for n, k in ((1_000, 30), (100_000, 64), (100_000, 1_000)):
        yield Case(f"{n:,} with {k:,}", np.convolve, np.convolve, (_normal(n), _normal(k)))


def pool() -> Iterator[Case]:
    """`runtime/source/pool.c` beside the C library's memory, where NumPy takes its results."""
    for mebibytes in (1, 8, 32):
        n = mebibytes * 2**17
        yield Case(f"sum of two of {mebibytes} MiB", np.add, np.add, (_normal(n), _normal(n)))


def calls() -> Iterator[Case]:
    """`runtime/source/stub.c` beside the same loop through ctypes."""
    yield Case("`x + y` on 4 numbers", np.add, _through_ctypes(), (_normal(4), _normal(4)))


def _through_ctypes() -> Callable[..., Any]:
    """A function of C on arrays: `memcpy`, which does less than a sum."""
    function = ctypes.CDLL(None).memcpy
    function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    function.restype = None

    def call(x: Any, y: Any) -> Any:
        z = np.empty_like(x)
        function(z.ctypes.data, x.ctypes.data, y.nbytes)
        return z

    return call


PIECES: dict[str, tuple[str, Callable[[], Iterator[Case]]]] = {
    "Fourier transforms": ("SciPy's pocketfft", fourier),
    "sorting": ("NumPy's sorts", order),
    "matrix products": ("OpenBLAS", products),
    "factorizations": ("LAPACK of OpenBLAS", factorizations),
    "convolutions": ("NumPy", convolutions),
    "memory": ("the C library's", pool),
    "calls": ("ctypes", calls),
}


def measured(case: Case, rounds: int) -> tuple[float, float, float]:
    """Microseconds of ours and theirs, and the ratio."""
    ours = te.jit(case.ours, engine="native")
    both = {
        OURS: {"value": lambda: ours(*case.arguments)},
        REFERENCE: {"value": lambda: case.theirs(*case.arguments)},
    }
    row = side_by_side.measure(both, rounds)
    times = (1e3 * row[f"{name} value ms"] for name in (OURS, REFERENCE))
    return (*times, row[f"{REFERENCE}/ours value"])  # type: ignore[return-value]


def _number(microseconds: float) -> str:
    return f"{microseconds:,.0f}" if microseconds >= 10 else f"{microseconds:.2g}"


def main() -> None:
    """Print a row for each piece."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("pieces", nargs="*", default=PIECES, metavar="PIECE")
    asked = parser.parse_args()
    os.environ.setdefault("TENFERRO_NUM_THREADS", "1")
    print("| piece | library | µs, ours and the library's; how many times as fast ours is |")
    print("|---|---|---|", flush=True)
    for name in asked.pieces:
        library, cases = PIECES[name]
        found = [(case.title, *measured(case, asked.rounds)) for case in cases()]
        texts = (f"{title} {_number(a)}, {_number(b)}; {r:.2g}" for title, a, b, r in found)
        print(f"| {name} | {library} | {' · '.join(texts)} |", flush=True)


if __name__ == "__main__":
    main()
