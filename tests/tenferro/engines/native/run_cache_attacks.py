"""Attacks on the cache on disk: processes that are killed, files that are removed or damaged.

    python tests/tenferro/engines/native/run_cache_attacks.py --kills 500

ends so many processes while they compile two programs: at a random moment, before a random file is
written, or at a random moment after they have their results. Each time it checks the results of the
next process. Then it removes each file of a cache of all programs, and damages it in several ways.
Every process is a new one, as what a fork inherits hides faults. Prints what was wrong; `--files`
bounds the number of files.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import tenferro as te

RNG = np.random.default_rng(7)
X = RNG.standard_normal((5, 5))
A = X @ X.T + 5 * np.eye(5)
B = A[:3, :3]  # of a size whose operations are written out
V = RNG.standard_normal(300)
W = RNG.standard_normal((40, 30))
_LIMIT = 300.0
"""Seconds after which a process counts as hanging."""


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
    (lambda x: np.linalg.solve(x, x.sum(0)), (B,)),
    (np.linalg.inv, (B,)),
    (np.linalg.det, (B,)),
    (np.linalg.cholesky, (B,)),
    (_total(np.linalg.inv), (B,)),
    (_total(np.linalg.cholesky), (B,)),
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


def results(n: int, engine: str) -> list[Any]:
    """The results of a program."""
    function, given = PROGRAMS[n]
    return [np.asarray(y) for y in leaves(te.jit(function, engine=engine)(*given))]


def check(numbers: Sequence[int]) -> None:
    """Compare results with those of the reference engine. Raises AssertionError."""
    found = [results(n, "native") for n in numbers]  # with nothing but these in memory
    for n, native in zip(numbers, found, strict=True):
        for x, y in zip(native, results(n, "numpy"), strict=True):
            rtol = 1e-4 if y.dtype == np.float32 else 1e-8
            np.testing.assert_allclose(x, y, rtol, atol=1e-8, err_msg=f"program {n}")
    te.runtime.wait_for_compilation()


def be_killed(numbers: Sequence[int], seconds: float) -> None:
    """Compile programs, in a process that ends abruptly after so much processor time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)  # its signal ends the process
    compile_all(numbers)


def end_at_write(numbers: Sequence[int], count: float) -> None:
    """Compile programs, in a process that ends abruptly when it has written so many files."""
    writes = iter(range(int(count)))

    def hook(event: str, _: object) -> None:
        if event == "os.rename" and next(writes, None) is None:
            os._exit(1)

    sys.addaudithook(hook)
    compile_all(numbers)


def compile_all(numbers: Sequence[int]) -> None:
    """Compile programs for speed."""
    for n in numbers:
        results(n, "native")
    te.runtime.wait_for_compilation()


def end_early(numbers: Sequence[int], seconds: float) -> None:
    """Compile programs, in a process that ends so long after its results."""
    for n in numbers:
        results(n, "native")
    time.sleep(seconds)


def ended(directory: Path, work: str, numbers: Sequence[int], seconds: float = 0.0) -> int | None:
    """The exit status of a new process that does this work with a cache; None if it hangs."""
    command = [sys.executable, __file__, work, str(seconds), *map(str, numbers)]
    environment = {**os.environ, "TENFERRO_CACHE_DIR": str(directory)}
    try:
        return subprocess.run(command, env=environment, timeout=_LIMIT, check=False).returncode
    except subprocess.TimeoutExpired:
        return None


def is_right(directory: Path, numbers: Sequence[int]) -> bool:
    """Whether the next process has right results, in time."""
    return ended(directory, "check", numbers) == 0


def attack_by_kills(times: int, draw: random.Random) -> list[str]:
    """End processes at random moments; every 20th begins with an empty cache."""
    wrong = []
    with tempfile.TemporaryDirectory() as top:
        for i in range(times):
            directory = Path(top) / str(i // 20)
            numbers = draw.sample(range(len(PROGRAMS)), 2)
            work, most = ENDS[i % len(ENDS)]
            moment = draw.uniform(0, most)
            ended(directory, work, numbers, moment)
            if not is_right(directory, numbers):
                wrong.append(f"{i + 1}: programs {numbers}, {work} {moment:.2f}")
                print(wrong[-1], flush=True)  # noqa: T201
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
    wrong = []
    with tempfile.TemporaryDirectory() as top:
        whole = Path(top) / "whole"
        readers = cache_of_all(whole)
        if readers is None:
            return ["no results with an empty cache"]
        print(f"{len(readers)} files", flush=True)  # noqa: T201
        chosen = draw.sample(sorted(readers), min(most or len(readers), len(readers)))
        for i, file in enumerate(chosen):
            hows = DAMAGES if most is None else [list(DAMAGES)[i % len(DAMAGES)]]
            for how in hows:
                copy = Path(shutil.copytree(whole, Path(top) / "copy"))
                damage(copy / file, how)
                if not is_right(copy, readers[file]):
                    wrong.append(f"{file} {how}, programs {readers[file]}")
                    print(wrong[-1], flush=True)  # noqa: T201
                shutil.rmtree(copy)
    return wrong


def cache_of_all(directory: Path) -> dict[Path, list[int]] | None:
    """A cache of all programs: its files, and the programs that use them. None if one is wrong."""
    readers: dict[Path, list[int]] = {}
    for n in range(len(PROGRAMS)):
        with tempfile.TemporaryDirectory() as own:
            if not is_right(Path(own), [n]):
                return None
            for file in Path(own).rglob("*.o"):
                readers.setdefault(file.relative_to(own), []).append(n)
            shutil.copytree(own, directory, dirs_exist_ok=True)
    return readers


WORKS: dict[str, Callable[[Sequence[int], float], None]] = {
    "check": lambda numbers, _: check(numbers),
    "be_killed": be_killed,
    "end_at_write": end_at_write,
    "end_early": end_early,
}
"""What a process of its own does."""
ENDS = (("end_at_write", 9.0), ("end_early", 0.6), ("be_killed", 1.8))
"""How processes end, and after how many files or seconds at most: a little more than two programs
take."""


def main() -> int:
    """Run the attacks; 1 if anything was wrong."""
    if sys.argv[1:2] and sys.argv[1] in WORKS:
        _, work, seconds, *numbers = sys.argv
        WORKS[work]([int(n) for n in numbers], float(seconds))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--files", type=int, help="how many files are damaged, all if not given")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    draw = random.Random(given.seed)
    wrong = attack_by_kills(given.kills, draw)
    print(f"{given.kills} processes ended, {len(wrong)} wrong", *wrong, sep="\n")  # noqa: T201
    damaged = [] if given.files == 0 else attack_files(given.files, draw)
    print(f"{len(damaged)} wrong after damage", *damaged, sep="\n")  # noqa: T201
    return int(bool(wrong or damaged))


if __name__ == "__main__":
    sys.exit(main())
