"""Attacks on the cache on disk: processes that are killed, files that are removed or damaged.

    python tests/tenferro/engines/native/run_cache_attacks.py --kills 500

kills so many processes at random moments, each while it compiles a few programs, or ends them at a
random moment after they have their results, and checks the results of the next process. Then it
removes each file of a cache of all programs, and damages it in several ways. Prints what was wrong;
`--files` bounds the number of files.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import tenferro as te
from tenferro.engines.native.runtime.background import background

RNG = np.random.default_rng(7)
X = RNG.standard_normal((5, 5))
A = X @ X.T + 5 * np.eye(5)
V = RNG.standard_normal(300)
W = RNG.standard_normal((40, 30))
_LIMIT = 60.0
"""Seconds after which a process that checks counts as hanging."""


def _steps(x: Any) -> Any:
    return te.scan(lambda c, t: (np.tanh(c + t), np.sum(c)), x[0], x)


def _until(x: Any) -> Any:
    return te.while_loop(lambda c: np.linalg.solve(A, c)[0] < 9.0, lambda c: 2 * c + 1, x[0] ** 2)


def _branch(x: Any) -> Any:
    return te.cond(x[0, 0] > 0, lambda: np.linalg.inv(x @ x.T + A), lambda: x @ x)


def _unrolled(x: Any) -> Any:
    c = x[0]
    for t in range(80):
        c = np.sin(c) * x[t % 5] + c
    return c


def _total(f: Callable[..., Any]) -> Callable[..., Any]:
    return te.grad(lambda *arguments: np.sum(f(*arguments) ** 2))


def _spectrum(x: Any) -> Any:
    return np.linalg.eigvalsh(x @ x.T + A)


PROGRAMS: Sequence[tuple[Callable[..., Any], tuple[Any, ...]]] = (
    (lambda x: np.linalg.solve(x, x.sum(0)), (A,)),
    (np.linalg.inv, (A,)),
    (np.linalg.det, (A,)),
    (np.linalg.cholesky, (A,)),
    (_total(np.linalg.inv), (A,)),
    (_total(np.linalg.cholesky), (A,)),
    (lambda x: te.linalg.solve_triangular(x, x[0], lower=True), (A,)),
    (te.jacfwd(lambda x: np.linalg.solve(A, x)), (X[0],)),
    (te.vmap(lambda x: np.linalg.solve(A + x, X[0])), (np.arange(70.0),)),
    (lambda x: np.linalg.eigh(x)[0], (A,)),
    (_total(_spectrum), (X,)),
    (lambda x: np.linalg.qr(x)[1] ** 2, (X,)),
    (lambda x, i: x[i], (V, np.array([3, 1, -2]))),
    (te.grad(lambda x, i: np.sum(x[i] ** 2)), (V, np.array([3, 1, 3]))),
    (lambda x: np.sum(np.tanh(x) * np.exp(-x * x)), (V,)),
    (te.grad(lambda x: np.sum(np.tanh(x) * np.exp(-x * x))), (V,)),
    (lambda x: np.sort(x), (V,)),
    (lambda x: np.fft.fft(x).real, (V,)),
    (lambda x: x @ x.T, (W,)),
    (_total(lambda x: np.tanh(x @ x.T)), (W,)),
    (lambda x: np.exp(x) / np.sum(np.exp(x), axis=-1, keepdims=True), (W,)),
    (lambda x: np.sum((x + 1j) ** 3, axis=0).imag, (W,)),
    (lambda x: np.cumsum(x, axis=1)[:, ::-1], (W,)),
    (lambda x: np.argmax(x, axis=0), (W,)),
    (lambda x: (x.astype(np.float32) * 2).sum(0), (W,)),
    (_steps, (X,)),
    (te.grad(lambda x: np.sum(_steps(x)[1])), (X,)),
    (_until, (X,)),
    (_branch, (X,)),
    (_unrolled, (X,)),
)


def leaves(x: Any) -> list[Any]:
    """The arrays of a result."""
    return [y for each in x for y in leaves(each)] if isinstance(x, tuple | list) else [x]


def results(numbers: Sequence[int], engine: str) -> list[Any]:
    """The results of programs."""
    made = (te.jit(function, engine=engine)(*given) for function, given in _chosen(numbers))
    return [np.asarray(y) for result in made for y in leaves(result)]


def _chosen(numbers: Sequence[int]) -> list[Any]:
    return [PROGRAMS[n] for n in numbers]


@cache
def expected(n: int) -> list[Any]:
    """The results of a program by the reference engine."""
    return results([n], "numpy")


def child(directory: Path, work: Callable[[], object], *, waits: bool = True) -> int:
    """The id of a process that does this work with a cache, and ends with 0 if nothing is wrong.

    One that `waits` ends when everything is compiled for speed.
    """
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        os.environ["TENFERRO_CACHE_DIR"] = str(directory)
        work()
        if waits:
            te.runtime.wait_for_compilation()
        background.close()  # as at the end of a process of Python
        code = 0
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        sys.stderr.flush()
        os._exit(code)


def check(numbers: Sequence[int]) -> None:
    """Compare results with those of the reference engine. Raises AssertionError."""
    for n in numbers:
        for x, y in zip(results([n], "native"), expected(n), strict=True):
            rtol = 1e-4 if y.dtype == np.float32 else 1e-8
            np.testing.assert_allclose(x, y, rtol, atol=1e-8, err_msg=f"program {n}")


def is_right(directory: Path, numbers: Sequence[int]) -> bool:
    """Whether the next process has right results, in time."""
    process, end = child(directory, lambda: check(numbers)), time.monotonic() + _LIMIT
    while time.monotonic() < end:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(0.005)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return False


def kill(directory: Path, numbers: Sequence[int], seconds: float, *, after_results: bool) -> None:
    """Kill a process after so much processor time while it compiles programs for the cache, or end
    it so long after its results, before code is compiled for speed."""

    def work() -> None:
        if not after_results:
            signal.setitimer(signal.ITIMER_PROF, seconds)  # its signal ends the process
        results(numbers, "native")
        if after_results:
            time.sleep(seconds)

    os.waitpid(child(directory, work, waits=not after_results), 0)


def attack_by_kills(times: int, draw: random.Random, longest: float) -> list[str]:
    """Kill processes at random moments, every fourth after its results; every 20th begins with an
    empty cache."""
    wrong = []
    with tempfile.TemporaryDirectory() as top:
        for i in range(times):
            directory = Path(top) / str(i // 20)
            numbers = draw.sample(range(len(PROGRAMS)), 2)
            seconds, after_results = draw.uniform(0, longest), i % 4 == 0
            for n in numbers:
                expected(n)
            kill(directory, numbers, seconds, after_results=after_results)
            if not is_right(directory, numbers):
                when = "their results" if after_results else "their start"
                wrong.append(f"programs {numbers}, ended {seconds:.2f} s after {when}")
    return wrong


def _shifted(data: bytes) -> bytes:
    return data[:-40] + bytes(40)


DAMAGES: dict[str, Callable[[bytes], bytes | None]] = {
    "removed": lambda data: None,
    "emptied": lambda data: b"",
    "cut": lambda data: data[: len(data) // 2],
    "flipped": lambda data: data[:-9] + bytes([data[-9] ^ 4]) + data[-8:],
    "zeroed": _shifted,
    "of another version": lambda data: data.replace(b"tenferro object", b"tenferro 0.0.00", 1),
    "under another key": lambda data: data[:16] + data[32:48] + data[16:32] + data[48:],
}


def damage(path: Path, how: str) -> None:
    """Remove or damage a file."""
    data = DAMAGES[how](path.read_bytes())
    path.unlink() if data is None else path.write_bytes(data)


def attack_files(most: int | None, draw: random.Random) -> list[str]:
    """Damage each file, or so many of them, of a cache of all programs."""
    every, wrong = range(len(PROGRAMS)), []
    with tempfile.TemporaryDirectory() as top:
        whole = Path(top) / "whole"
        if not is_right(whole, every):
            return ["no results with an empty cache"]
        files = sorted(p.relative_to(whole) for p in whole.rglob("*.o"))
        for i, file in enumerate(draw.sample(files, min(most or len(files), len(files)))):
            hows = DAMAGES if most is None else [list(DAMAGES)[i % len(DAMAGES)]]
            for how in hows:
                copy = Path(shutil.copytree(whole, Path(top) / "copy"))
                damage(copy / file, how)
                if not is_right(copy, every):
                    wrong.append(f"{file} {how}")
                shutil.rmtree(copy)
        print(f"{len(files)} files", flush=True)  # noqa: T201
    return wrong


def main() -> int:
    """Run the attacks; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--longest", type=float, default=1.8, help="seconds until a kill, at most")
    parser.add_argument("--files", type=int, help="how many files are damaged, all if not given")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    draw = random.Random(given.seed)
    wrong = attack_by_kills(given.kills, draw, given.longest)
    print(f"{given.kills} processes killed, {len(wrong)} wrong", *wrong, sep="\n")  # noqa: T201
    damaged = [] if given.files == 0 else attack_files(given.files, draw)
    print(f"{len(damaged)} wrong after damage", *damaged, sep="\n")  # noqa: T201
    return int(bool(wrong or damaged))


if __name__ == "__main__":
    sys.exit(main())
