"""A program with steps of every kind, whose lines the tests know by their comments."""

import numpy as np

import tenferro as te


def several(x, a):
    y = np.tanh(x) * 2.0  # pointwise
    b = a @ a.T + 1000.0 * np.eye(len(a))  # product
    z = np.linalg.solve(b, y)  # solve
    return np.sum(te.fft.dct(z))  # dct


def looping(x):
    def step(c, _):
        return te.special.hyp0f1(0.5, -c * c), None  # opaque

    return te.scan(step, x, None, length=7)[0]


def native_loop(x, w):
    def step(c, _):
        return np.tanh(w @ c), None  # body

    return te.scan(step, x, None, length=9)[0]


def small_systems(x, a):
    for i in range(3):
        x = np.linalg.solve(a + (i + 5.0) * np.eye(8), te.fft.dct(x))  # small solve
    return x


def chosen(x):
    return te.cond(x[0] > 0.0, np.sin, lambda x: np.cos(x[::-1]), x)


def many(x):
    for _ in range(40):
        x = te.fft.dct(np.sin(x))
    return x
