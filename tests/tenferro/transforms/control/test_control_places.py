"""Random loops that read and write parts of arrays: against the same steps written out in Python.

The places are elements, rows, columns, blocks, strided and reversed slices, several at once that
may overlap or repeat; the loops are nested, branch, run over batches and are computed again.
"""

import random

import numpy as np
import pytest

import tenferro as te

ROWS, COLUMNS, STEPS = 8, 9, 3
PLACES = {
    "element": lambda i: (i, i),
    "element from the end": lambda i: (-1 - i, i + 2),
    "row": lambda i: i,
    "row from the end": lambda i: -1 - i,
    "column": lambda i: (slice(None), i),
    "part of a row": lambda i: (i, slice(1, -1)),
    "part of a column": lambda i: (slice(1, -1), i),
    "end of a column": lambda i: (slice(-2, None), -1 - i),
    "strided row": lambda i: (i + 1, slice(None, None, 2)),
    "strided part of a column": lambda i: (slice(1, None, 3), i),
    "reversed row": lambda i: (i, slice(None, None, -1)),
    "reversed strided column": lambda i: (slice(None, None, -2), i),
    "reversed part": lambda i: (i + 2, slice(-2, 1, -1)),
    "no elements": lambda i: (i, slice(3, 3)),
    "new axes": lambda i: (None, i, slice(2, 5), None),
    "rows, one of them twice": lambda i: ([i, 0, i],),
    "parts of rows": lambda i: ([i, i + 1], slice(1, -1)),
    "first row": lambda i: 0,
    "block": lambda i: (slice(1, 3), slice(2, 5)),
}
UNARY = [np.sin, np.tanh, lambda a: 0.5 * a, lambda a: a * a, lambda a: a]
KINDS = ["fori_loop", "scan", "while_loop", "nested", "triangular", "branch", "checkpoint", "vmap"]
KINDS += ["branches", "branches in nested loops"]
FORMS = {
    "value": lambda f: f,
    "gradient": lambda f: te.grad(f, (0, 1)),
    "forward over reverse": lambda f: lambda *a: te.hvp(f, a, a)[1],
    "reverse over reverse": lambda f: te.grad(
        lambda *a: sum(np.sum(np.sin(t)) for t in te.grad(f, (0, 1))(*a)), (0, 1)
    ),
}


def _index(place, i):
    """The index at a position; several positions are one array."""
    index = PLACES[place](i)
    if not isinstance(index, tuple) or not isinstance(index[0], list):
        return index
    rows = np.array(index[0]) if isinstance(i, int) else te.numpy.stack(index[0])
    return (rows, *index[1:])


class Case:
    """Statements `y[place] = value` or `+=`, whose values read parts of two arrays."""

    def __init__(self, seed, kind):
        r = random.Random(f"{seed} {kind}")
        names = [*PLACES]
        self.kind = kind
        self.statements = [
            (r.choice(names), r.choice("xyy"), r.choice(names), r.choice(UNARY), r.choice("=+"))
            for _ in range(r.randint(1, 3))
        ]
        rng = np.random.default_rng(seed)
        self.args = tuple(rng.standard_normal((2, ROWS, COLUMNS)))

    def step(self, i, y, x):
        """One step on a copy of y, and what it adds to the result."""
        total = 0.0 * np.sum(x)
        for k, statement in enumerate(self.statements):
            if "branches" in self.kind:
                y, total = self.in_branches(statement, k, i, y, total, x)
            else:
                y, total = self.statement(statement, i, y, total, x)
        return y, total

    def statement(self, statement, i, y, total, x):
        """One statement on a copy of y, and what it adds to the result so far."""
        target, source, place, function, how = statement
        y = y.copy()
        part = function((x if source == "x" else y)[_index(place, i)])
        value, index = 0.1 + 0.2 * np.tanh(np.sum(part)), _index(target, i)
        if how == "=":
            y[index] = value + 0.3 * y[index]
        else:
            y[index] += value
        return y, total + np.sum(part)

    def in_branches(self, statement, k, i, y, total, x):
        """A statement, or the one before, or none, as branches within branches say."""
        cond = (lambda p, f, g: f() if p else g()) if isinstance(i, int) else te.cond
        before = self.statements[k - 1]
        return cond(
            (i + k) % 3 > 0,
            lambda: cond(
                x[i, k] > 0,
                lambda: self.statement(statement, i, y, total, x),
                lambda: self.statement(before, i, y, total * y[k, i], x),
            ),
            lambda: (y, total),
        )

    def unrolled(self, x, y):
        """The loop in Python."""
        total = 0.0
        for i in range(STEPS):
            for at in self.steps_within(i):
                y, part = self.step(at, y, x)
                total = total + part
        return total + np.sum(np.sin(y))

    def steps_within(self, i):
        """The places of the steps that one step of the outer loop makes."""
        if self.kind == "triangular":
            return [at for j in range(i) for k in range(j, i) for at in (j, k, i)]
        if self.kind == "branch":
            return [i] * (i % 2 == 0)
        return [i, i] if "nested" in self.kind else [i]

    def looped(self, x, y):
        """The same with loops of the library."""
        if self.kind == "vmap":
            xs, ys = np.stack([x, 2 * x]), np.stack([y, y])
            return te.vmap(lambda x, y: self._looped(x, y))(xs, ys)[0]
        return self._looped(x, y)

    def _looped(self, x, y):
        y, total = self._loops(x, (y, np.sum(x) * 0.0))
        return total + np.sum(np.sin(y))

    def _loops(self, x, start):
        def body(i, carry):
            y, part = self.step(i, carry[0], x)
            return y, carry[1] + part

        if self.kind == "scan":
            return te.scan(lambda c, i: (body(i, c), c[1]), start, np.arange(STEPS))[0]
        if self.kind == "checkpoint":
            steps = np.arange(STEPS)
            return te.scan(lambda c, i: (body(i, c), None), start, steps, checkpoint=2)[0]
        if self.kind == "while_loop":
            y, total, _ = te.while_loop(
                lambda c: c[2] < STEPS, lambda c: (*body(c[2], c[:2]), c[2] + 1), (*start, 0)
            )
            return y, total
        if "nested" in self.kind:
            inner = body
            body = lambda i, c: te.fori_loop(0, 2, lambda _, d: inner(i, d), c)  # noqa: E731
        if self.kind == "triangular":
            one = body

            def innermost(k, c, i, j):
                return one(i, one(k, one(j, c)))

            def inner(j, c, i):
                return te.fori_loop(j, i, lambda k, d: innermost(k, d, i, j), c)

            body = lambda i, c: te.fori_loop(0, i, lambda j, d: inner(j, d, i), c)  # noqa: E731
        if self.kind == "branch":
            plain = body
            body = lambda i, c: te.cond(i % 2 == 0, lambda: plain(i, c), lambda: c)  # noqa: E731
        return te.fori_loop(0, STEPS, body, start)


def _arrays(result):
    return result if isinstance(result, tuple) else (result,)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.sampled(120)
def test_loops_compute_what_their_steps_compute(seed, kind):
    case = Case(seed, kind)
    for name, form in [*FORMS.items()][: 2 if kind == "triangular" else None]:
        expected = form(case.unrolled)(*case.args)
        for engine in ("numpy", "native"):
            found = te.jit(form(case.looped), engine=engine)(*case.args)
            message = f"{name} {engine} {case.statements}"
            for a, b in zip(_arrays(found), _arrays(expected), strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-9, err_msg=message)
