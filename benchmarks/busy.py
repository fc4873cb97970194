"""Two threads beside one on a busy machine: `python benchmarks/busy.py [--processes 10]`.

Other processes that only compute want all processors meanwhile. Each row has the time of a call
with one thread and with two, in turns of 25 ms of work, and the ratio of the sums and of the
medians: where a worker has to wait for its turn, or takes that of the caller, two threads are
slower than one. A turn is long compared with those of schedulers (3 ms), and which number of
threads is first changes: so neither pays for the other.
"""

import argparse
import multiprocessing
import time
from statistics import median

import numpy as np

import tenferro as te

RNG = np.random.default_rng(0)
VECTOR, MATRIX = RNG.standard_normal(200_000), RNG.standard_normal((300, 300))
BATCH = RNG.standard_normal((500, 8, 8)) + 8 * np.eye(8)
WEIGHTS, INPUTS = RNG.standard_normal((256, 256)), RNG.standard_normal((256, 512))


def loss(x):
    return np.sum(np.tanh(x) * x)


PROGRAMS = {
    "sum of tanh": (loss, VECTOR),
    "gradient": (te.grad(loss), VECTOR),
    "product": (lambda a: a @ a, MATRIX),
    "layer": (lambda w, x: np.tanh(w @ x), WEIGHTS, INPUTS),
    "solve 8x8": (lambda a: np.linalg.solve(a, a[..., :1]), BATCH),
    "sort": (lambda a: np.sort(a, axis=1), MATRIX),
    "cumsum": (lambda a: np.cumsum(a, axis=1), MATRIX),
    "fft2": (lambda a: np.abs(np.fft.fft2(a)), MATRIX[:256, :256].copy()),
    "slogdet": (lambda a: np.linalg.slogdet(a)[1], MATRIX),
    "softmax": (lambda a: np.exp(a - np.max(a, axis=1, keepdims=True)), MATRIX),
}


def compute() -> None:
    while True:
        pass


def seconds(call, arguments, threads: int, repeats: int) -> float:
    """The mean time of a call."""
    with te.runtime.num_threads(threads):
        begin = time.perf_counter()
        for _ in range(repeats):
            call(*arguments)
        return (time.perf_counter() - begin) / repeats


def measure(name: str, turns: int) -> str:
    """A row of the table."""
    function, *arguments = PROGRAMS[name]
    call = te.jit(function)
    call(*arguments)
    te.runtime.wait_for_compilation()
    repeats = max(1, int(25e-3 / min(seconds(call, arguments, 1, 1) for _ in range(5))))
    times: dict[int, list[float]] = {1: [], 2: []}
    for i in range(turns):
        for n in (1, 2) if i % 2 else (2, 1):
            times[n].append(seconds(call, arguments, n, repeats))
    one, two = times.values()
    middle = median(one) * 1e6, median(two) * 1e6
    return (
        f"{name:12} {middle[0]:9.1f} us {middle[1]:9.1f} us   "
        f"sums {sum(two) / sum(one):5.2f}   medians {middle[1] / middle[0]:5.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=10)
    parser.add_argument("--turns", type=int, default=40)
    options = parser.parse_args()
    others = [
        multiprocessing.Process(target=compute, daemon=True) for _ in range(options.processes)
    ]
    for process in others:
        process.start()
    print(f"{'':12} {'one thread':>12} {'two':>12}   two / one")
    for name in PROGRAMS:
        print(measure(name, options.turns), flush=True)


if __name__ == "__main__":
    main()
