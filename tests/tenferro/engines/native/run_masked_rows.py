"""Rows of bools under masks, in the memory of small results: nothing behind these is written."""

import ctypes

import numpy as np

import tenferro as te

RUNS = 200


def recurrence(x, y):
    """Its gradient keeps bools of two elements in results of 72 bytes, under a mask that is kept in
    memory between calls of functions."""
    s = np.zeros((2,), like=x)
    for i in range(3):
        s = 0.5 * s + np.sin(np.arctan2(np.log1p(y[:3:2, i] ** 2), x[0, 1:]))
    return s.sum()


def main():
    x = np.array([[-0.38, 1.77, 1.22], [-0.96, -0.2, 0.46], [-0.86, 0.32, -1.95]])
    gradient = te.jit(te.grad(recurrence, (0, 1)))
    for _ in range(RUNS):
        results = gradient(x, x.T)
        del results
        _ = [bytes(300 + i) for i in range(100)]
    ctypes.CDLL(None).malloc_trim(0)  # looks at the heap, and aborts where it is damaged


if __name__ == "__main__":
    main()
