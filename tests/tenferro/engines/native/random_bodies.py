"""Bodies of loops made of random operations, and comparing engines on them."""

import numpy as np

import tenferro as te

TOLERANCE = {"float32": 2e-5, "complex64": 2e-5}
DTYPES = ["float64", "float32", "complex128", "complex64", "int64", "int32", "uint8", "bool"]


def leaves(tree):
    if isinstance(tree, tuple | list):
        return [x for part in tree for x in leaves(part)]
    return [tree]


def check(f, *args, registers=True):
    """The native engine's results against the reference's; whether all loops are in registers."""
    native, reference = (te.jit(f, engine=e) for e in ("native", "numpy"))
    for a, b in zip(leaves(native(*args)), leaves(reference(*args)), strict=True):
        assert a.dtype == b.dtype
        assert np.shape(a) == np.shape(b)
        rtol = TOLERANCE.get(str(b.dtype), 1e-11)
        np.testing.assert_allclose(a, b, rtol=rtol, atol=rtol)
    assert bool(register_loops(f, *args)) is registers


def register_loops(f, *args):
    """The loops of a function whose carries are in registers."""
    program = te.trace(f)(*args)
    program(*args)
    return [code for code in program.compiled.program.schedule.codes if code.cost]


def values(rng, dtype, *shape):
    if dtype == "bool":
        return rng.random(shape) < 0.5
    if dtype.startswith("complex"):
        return (rng.uniform(-1, 1, shape) + 1j * rng.uniform(-1, 1, shape)).astype(dtype)
    if dtype.startswith("float"):
        return rng.uniform(-1, 1, shape).astype(dtype)
    return rng.integers(0, 9, shape).astype(dtype)


class Body:
    """A body of random operations on arrays of one dtype that fit one another."""

    def __init__(self, seed, dtype):
        self.rng, self.dtype = np.random.default_rng(seed), dtype

    def pointwise(self, x, y):
        rng, kind = self.rng, np.dtype(self.dtype).kind
        if kind == "b":
            return [x & y, x | y, x ^ y, ~x][rng.integers(4)]
        if kind in "iu":
            return [x + y, x * y, x - y, np.minimum(x, y), np.where(x > y, x, y)][rng.integers(5)]
        half = np.dtype(self.dtype).type(0.5)
        if kind == "c":
            return [x * y, half * (x - y), np.exp(half * x), np.conj(x), x * x][rng.integers(5)]
        simple = [x * y, half * (x + y), np.sin(x + y), np.tanh(x), np.maximum(x, y)]
        other = [np.exp(-x * x), np.where(x < y, x, -y), np.cos(x), np.sqrt(np.abs(x) + 1)]
        return [*simple, *other][rng.integers(9)]

    def moved(self, x):
        found = [lambda: x[::-1], lambda: np.roll(x, 1, 0), lambda: x + x[:1]]
        found += [lambda: np.concatenate([x[1:], x[:1]])]
        if x.ndim == 2 and x.shape[0] == x.shape[1]:
            found += [lambda: x.T]
        return found[self.rng.integers(len(found))]()

    def reduced(self, x):
        if self.dtype == "bool":
            return x ^ np.any(x)
        if np.dtype(self.dtype).kind == "c":
            return x - np.sum(x) / x.size
        return [x + np.max(x), x - np.sum(x, 0), x * np.min(x)][self.rng.integers(3)]

    def __call__(self, *arrays):
        found = list(arrays)
        for _ in range(self.rng.integers(3, 8)):
            x, y = (found[self.rng.integers(len(found))] for _ in range(2))
            which = self.rng.integers(4)
            step = self.pointwise(x, y) if which < 2 else None
            found.append(self.moved(x) if which == 2 else self.reduced(x) if step is None else step)
        bounded = found[-1]
        if np.dtype(self.dtype).kind in "fc":
            bounded = bounded / (1 + np.abs(bounded))
        return bounded.astype(self.dtype), found[self.rng.integers(len(found))]
