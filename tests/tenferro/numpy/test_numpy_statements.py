"""Random programs of statements on arrays that share memory: NumPy's values and states, in traced,
compiled, eager and differentiated code."""

import random

import numpy as np
import pytest

import tenferro as te

LINE = (
    "[:] [::-1] [::-1] [:] [::-1] [...] [::2] [1:] [:-1] [1::2] [::-2] [-2:] [-1:0:-1] [None] "
    ".reshape(-1) .ravel() "
)
TABLE = (
    "[0] [-1] [:,0] [:,::-1] [...,1:] [::-1,::-1] [1:,:-1] [...,-1] [:,::2] .T .swapaxes(0,1) "
    ".reshape(a.shape[::-1])"
)
STATEMENTS = [
    *["{new} = a{i}"] * 6,
    "{new} = a + b",
    "{new} = a.copy()",
    "held['k'] = a",
    "held['k'] += 0.5",
    "held['k'][:] = b",
    *["a{i} = b{j}"] * 2,
    *["a[:] = b"] * 4,
    *["a[...] = b{j}"] * 2,
    "a{i} = b{j} * 0.5",
    "a{i} += b",
    "a{i} -= b{j}",
    "a += b{j}",
    "a -= 0.5 * b",
    "a *= 0.5",
    "a{i}, a{j} = a{j}, a{i}",
    "a{i}, b{j} = b{j}, a{i}",
    "np.add(a, b, out=c)",
    "np.subtract(a, b{j}, out=a{i})",
    "np.copyto(a, b{j})",
    "np.negative(a, out=a{i})",
    "a.flat[::2] = b.sum() * 0.125",
    "a[[0, -1]] = a[[-1, 0]]",
    "a[[-1, 0]] -= b",
    "np.add.at(a, [0, 0], 0.5)",
    "a.fill(0.25)",
    "for row in a: row -= b",
]
"""Linear in what the arrays contain, so that differences are derivatives. `{i}` is a part."""
COPIED = {
    "a[:] = b": "a[:] = b.copy()",
    "a[...] = b{j}": "a[...] = b{j}.copy()",
    "a{i} = b{j}": "a{i} = b{j}.copy()",
    "a{i}, a{j} = a{j}, a{i}": "s, t = a{j}, a{i}\na{i} = s.copy()\na{j} = t.copy()",
    "a{i}, b{j} = b{j}, a{i}": "s, t = b{j}, a{i}\na{i} = s.copy()\nb{j} = t.copy()",
    "held['k'][:] = b": "held['k'][:] = b.copy()",
    "np.copyto(a, b{j})": "np.copyto(a, b{j}.copy())",
}
"""NumPy 2.4 reads what it has just written where lines of different strides overlap
(`a[::2] = a[:n]`): such assignments are left out."""


class Written:
    """Lines of a program that NumPy runs, and the names of its arrays."""

    def __init__(self, seed):
        self.choose = random.Random(seed)
        shape = self.choose.choice([(4,), (5,), (3, 3), (2, 4), (2, 3, 2)])
        self.x = np.arange(1.0, 1.0 + np.prod(shape)).reshape(shape)
        self.lines = ["held = {'k': x * 0.25}", "v0 = x * 1.0", "v1 = x * 0.5 + 1.0"]
        self.names = ["v0", "v1"]
        while len(self.lines) < 18:
            self._add()

    def _part(self, a):
        return self.choose.choice((LINE + TABLE if a.ndim > 1 else LINE).split())

    def _add(self):
        """One more statement, unless NumPy refuses it or numbers become large."""
        space, new = self.run(self.x.copy()), f"v{len(self.names)}"
        a, b, c = (self.choose.choice(self.names) for _ in "abc")
        statement = self.choose.choice(STATEMENTS)
        fields = {"new": new, "i": self._part(space[a]), "j": self._part(space[b])}
        known = [*self.names, new] if statement.startswith("{new}") else self.names
        lines = [
            f"a, b, c = {a}, {b}, {c}\n{text.format(**fields)}"
            for text in (statement, COPIED.get(statement, statement))
        ]
        if self._are_small(known, *lines):
            self.lines.append(lines[0])
            self.names = known

    def _are_small(self, names, line, copied):
        try:
            space, same = (self.run(self.x.copy(), [*self.lines, last]) for last in (line, copied))
        except (SyntaxError, AttributeError, ValueError, TypeError, IndexError):
            return False
        pairs = [(space[n], same[n]) for n in names]
        return all(y.ndim and np.all(y == z) and np.all(np.abs(y) < 1e6) for y, z in pairs)

    def run(self, x, lines=None):
        """All variables, afterwards."""
        space = {"np": np, "x": x}
        exec("\n".join(lines or self.lines), space)
        return space

    def arrays(self, x):
        """The arrays, afterwards."""
        space = self.run(x)
        return [space[n] for n in self.names] + [space["held"]["k"]]

    def weighed(self, x):
        """One number of all arrays."""
        return sum((y * np.cos(np.arange(y.size).reshape(y.shape))).sum() for y in self.arrays(x))


MODES = {
    "eager": lambda f: lambda x: [y.numpy() for y in f(te.tensor(x))],
    "recorded": lambda f: lambda x: [y.numpy() for y in f(te.variable(x) * 1.0)],
    "vjp": lambda f: lambda x: te.vjp(f, x)[0],
    "reference engine": lambda f: te.jit(f, engine="numpy"),
}


def check(seed, modes):
    written = Written(seed)
    want = written.arrays(written.x.copy())
    try:
        for mode in modes:
            for got, y in zip(MODES[mode](written.arrays)(written.x), want, strict=True):
                np.testing.assert_allclose(got, y, rtol=1e-12, atol=1e-9, err_msg=f"{mode}")
        slopes = te.grad(written.weighed)(written.x)
    except ValueError as error:
        assert "memory layout" in str(error)
        return
    except AssertionError as error:
        raise AssertionError("\n".join([f"seed {seed}", *written.lines, str(error)])) from error
    start = written.weighed(written.x.copy())
    for i in np.ndindex(written.x.shape):
        x = written.x.copy()
        x[i] += 1.0
        difference = written.weighed(x) - start
        assert slopes[i] == pytest.approx(difference, rel=1e-6, abs=1e-6), written.lines


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(40))
def test_random_statements(seed):
    check(seed, MODES)


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 5000, 100))
def test_more_random_statements(first):
    for seed in range(first, first + 100):
        check(seed, MODES)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_random_statements_in_compiled_code(seed):
    written = Written(seed)
    for got, want in zip(te.jit(written.arrays)(written.x), written.arrays(written.x), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-9)
