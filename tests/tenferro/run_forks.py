"""Fork while threads trace, differentiate and compile; every child does all of that as well.

Arguments: the number of forks, a seed. A process of its own, as children that hang are killed.
"""

import faulthandler
import os
import random
import sys
import threading
import time
import warnings

import numpy as np

import tenferro as te

X = np.linspace(0.5, 1.5, 6)
LONGEST = 60.0
"""Seconds after which a child hangs; on an idle core it takes a tenth of one."""


def program(rng):
    """A function that no other call has traced: constants, operations and loops are drawn."""
    scale = [rng.random() for _ in range(3)]
    functions = [rng.choice((np.tanh, np.sin, np.exp)) for _ in scale]
    steps = rng.randrange(2, 9)

    def f(x):
        y = x
        for a, function in zip(scale, functions, strict=True):
            y = function(a * y) + a
        last, ys = te.scan(lambda c, row: (c * scale[0] + row, c), y, np.ones((steps, 6)) * y)
        return np.sum(last) + np.sum(ys[::2] ** 2)

    return f


def work(rng):
    """Trace, differentiate, batch, compile and run; cached attributes, families, eager code."""
    f, n = program(rng), rng.randrange(2, 30)
    engine = rng.choice(("native", "native", "numpy"))
    value, slope = te.jit(te.value_and_grad(f), engine=engine)(X)
    assert np.isfinite(value) and slope.shape == (6,)
    assert te.jit(te.vmap(f))(np.ones((n, 6))).shape == (n,)
    w = te.variable(X[: n % 5 + 1] * rng.random())
    np.sum(np.tanh(w) ** 2).backward()
    assert w.grad.shape == w.shape
    te.trace(lambda a: a.sum(0), engine=engine)(te.spec(f"n{n},3"))(np.ones((n, 3)))
    with te.source_lines() if n % 3 == 0 else te.debug_nans():
        te.jit(lambda x: np.sum(np.cos(x) * n))(X)


def child(seed):
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    try:
        assert not te.nan_debugging.nan_debuggers.count and not te.nan_debugging.line_requests.count
        work(random.Random(seed))
        os._exit(0)
    except BaseException:  # noqa: BLE001  (no child may go on as the parent)
        sys.excepthook(*sys.exc_info())
        os._exit(1)


def main(forks, seed):
    warnings.simplefilter("ignore")  # Python's own about forks of processes with threads
    stop = threading.Event()
    failed = []

    def compiling(number):
        rng = random.Random(f"{seed} {number}")
        while not stop.is_set():
            try:
                work(rng)
            except BaseException as error:
                failed.append(error)
                raise

    rng = random.Random(seed)
    work(rng)
    threads = [threading.Thread(target=compiling, args=(i,)) for i in range(3)]
    for thread in threads:
        thread.start()
    ends = []
    for i in range(int(forks)):
        time.sleep(0.1 * rng.random())
        pid = os.fork()
        if pid == 0:
            child(f"{seed} child {i}")
        ends.append(os.waitpid(pid, 0)[1])
    stop.set()
    for thread in threads:
        thread.join()
    assert not failed, failed
    sys.stdout.write(f"{sum(map(bool, ends))} of {len(ends)} children failed\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
