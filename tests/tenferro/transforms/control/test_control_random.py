"""Random bodies: loops against the same steps written out in Python, in value and derivatives."""

import random

import numpy as np
import pytest

import tenferro as te

UNARY = [np.sin, np.cos, np.tanh, lambda a: 0.5 * a, lambda a: -a, lambda a: a]
COMBINED = [
    lambda u, p, q, i: u(p) + 0.3 * q,
    lambda u, p, q, i: u(p) * q,
    lambda u, p, q, i: np.where(np.real(p) > 0, u(p), 0.2 * q),
    lambda u, p, q, i: u(p) * (1.0 + 0.1 * i),
    lambda u, p, q, i: te.cond(np.real(np.sum(q)) > 0, lambda: u(p) * q, lambda: q * 1.0),
]
TRANSFORMS = {
    "value": lambda f: f,
    "gradient": lambda f: te.grad(f, (0, 1, 2, 3)),
    "forward over reverse": lambda f: lambda *a: te.hvp(f, a, a)[1],
    "reverse over reverse": lambda f: te.grad(
        lambda *a: sum(np.sum(np.real(np.sin(t))) for t in te.grad(f, (0, 1, 2))(*a)), (0, 1, 2)
    ),
    "reverse over forward": lambda f: te.grad(lambda *a: te.jvp(f, a, a)[1], (0, 1, 2, 3)),
    "numpy": lambda f: te.jit(te.grad(f, (0, 1, 2, 3)), engine="numpy"),
    "native": lambda f: te.jit(te.value_and_grad(f, (0, 1, 2, 3)), engine="native"),
}
TOLERANCES = {"float64": 1e-9, "complex128": 1e-9, "float32": 2e-3}


class Case:
    """A random body of constants w, a carry (a, b, i) and a slice x."""

    def __init__(self, seed):
        r = random.Random(seed)
        self.n = r.choice([0, 1, 2, 3, 4, 5])
        self.dtype = r.choice(["float64", "float64", "complex128", "float32"])
        self.plan = [
            (r.choice(UNARY), r.randrange(7), r.randrange(7), r.choice(COMBINED))
            for _ in range(r.randint(2, 9))
        ]
        pool = 4 + len(self.plan)
        self.carried = r.randrange(pool), r.randrange(pool)
        self.given = [r.randrange(pool) for _ in range(r.randint(0, 2))]
        self.constant_carry, self.idle_carry = r.random() < 0.2, r.random() < 0.2
        self.reverse = r.random() < 0.5
        self.checkpoint = r.choice([None, None, True, False, 1, 2])
        rng = np.random.default_rng(seed)
        shapes = [(2,), (2,), (2,), (self.n, 2)]
        self.args = [self._array(rng, shape) for shape in shapes]

    def _array(self, rng, shape):
        x = rng.standard_normal(shape)
        y = rng.standard_normal(shape)
        return np.asarray(x + 1j * y if self.dtype == "complex128" else x, self.dtype)

    def body(self, w, c, x):
        a, b, i = c
        pool = [a, b, x, w]
        for u, p, q, combine in self.plan:
            pool.append(combine(u, pool[p % len(pool)], pool[q % len(pool)], i))
        next_a, next_b = (pool[k] for k in self.carried)
        if self.constant_carry:
            next_b = 0 * b + 1
        if self.idle_carry:
            next_a = a
        return (0.9 * next_a, 0.5 * next_b, i + 1), tuple(pool[k] for k in self.given)

    def total(self, a, b, ys):
        found = np.sum(np.abs(a) ** 2) + np.sum(np.real(np.sin(b)))
        return found + sum((np.sum(np.abs(y) ** 2) for y in ys), 0.0)

    def scanned(self, w, a, b, xs):
        (a, b, _), ys = te.scan(
            lambda c, x: self.body(w, c, x), (a, b, 0), xs, None, self.reverse, self.checkpoint
        )
        return self.total(a, b, ys)

    def scanned_plainly(self, w, a, b, xs):
        c, ys = (a, b, 0), []
        for k in reversed(range(self.n)) if self.reverse else range(self.n):
            c, y = self.body(w, c, xs[k])
            ys += y
        return self.total(c[0], c[1], ys)

    def repeated(self, w, a, b, xs, n=None):
        n = self.n if n is None else n
        a, b, _ = te.while_loop(
            lambda c: c[2] < n,
            lambda c: self.body(w, c, 0.5 * w)[0],
            (a, b, 0),
            self.n,
            self.checkpoint,
        )
        return self.total(a, b, ())

    def repeated_plainly(self, w, a, b, xs):
        c = (a, b, 0)
        for _ in range(self.n):
            c, _ = self.body(w, c, 0.5 * w)
        return self.total(c[0], c[1], ())

    def check(self, what):
        transform = TRANSFORMS[what]
        reference = TRANSFORMS["gradient"] if what in ("numpy", "native") else transform
        if what == "native":
            reference = lambda f: te.value_and_grad(f, (0, 1, 2, 3))  # noqa: E731
        pairs = ((self.scanned, self.scanned_plainly), (self.repeated, self.repeated_plainly))
        for loop, plain in pairs:
            got, expected = transform(loop)(*self.args), reference(plain)(*self.args)
            for x, y in zip(leaves(got), leaves(expected), strict=True):
                assert x.dtype == y.dtype
                if not np.isfinite(y).all():
                    return  # the steps ran away, in whatever order they are summed
                scale = max(1.0, np.max(np.abs(y), initial=0.0))
                error = np.max(np.abs(x - y), initial=0.0) / scale
                assert error <= TOLERANCES[self.dtype], f"{loop.__name__}: off by {error:.3g}"

    def check_batch(self, what, seed):
        """vmap against the elements; those of `repeated` make different numbers of steps."""
        transform = TRANSFORMS[what]
        r, rng = random.Random(seed), np.random.default_rng(seed + 1)
        on = [r.random() < 0.6 for _ in self.args]
        on[r.randrange(4)] = True
        lanes = [self.args, *([self._array(rng, x.shape) for x in self.args] for _ in range(2))]
        lanes = [[x if o else y for x, y, o in zip(s, self.args, on, strict=True)] for s in lanes]
        stacked = [
            np.stack(x) if o else x[0] for x, o in zip(zip(*lanes, strict=True), on, strict=True)
        ]
        axes = tuple(0 if o else None for o in on)
        steps = np.array([r.randint(0, self.n) for _ in lanes])

        def repeated(w, a, b, xs, n):
            return transform(lambda *args: self.repeated(*args, n))(w, a, b, xs)

        each = [transform(self.scanned)(*lane) for lane in lanes]
        self.compare(te.vmap(transform(self.scanned), axes)(*stacked), each)
        each = [repeated(*lane, n) for lane, n in zip(lanes, steps, strict=True)]
        self.compare(te.vmap(repeated, (*axes, 0))(*stacked, steps), each)

    def compare(self, found, each):
        for x, ys in zip(leaves(found), zip(*map(leaves, each), strict=True), strict=True):
            for got, want in zip(x, ys, strict=True):
                if not np.isfinite(want).all():
                    continue  # the steps ran away, in whatever order they are summed
                error = np.max(np.abs(got - want), initial=0.0)
                scale = max(1.0, np.max(np.abs(want), initial=0.0))
                assert error <= TOLERANCES[self.dtype] * scale, f"off by {error / scale:.3g}"


def leaves(tree):
    if isinstance(tree, tuple):
        return [leaf for part in tree for leaf in leaves(part)]
    return [np.asarray(tree)]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("what", TRANSFORMS)
@pytest.mark.parametrize("seed", range(6))
def test_random_bodies(seed, what):
    with np.errstate(all="ignore"):
        Case(seed).check(what)


@pytest.mark.long
@pytest.mark.parametrize("what", TRANSFORMS)
@pytest.mark.parametrize("first", range(1000, 1200, 20))
def test_many_random_bodies(first, what):
    with np.errstate(all="ignore"):
        for seed in range(first, first + 20):
            Case(seed).check(what)


BATCHED = ("value", "gradient", "forward over reverse", "reverse over reverse")


@pytest.mark.sampled(6)
@pytest.mark.parametrize("what", BATCHED)
@pytest.mark.parametrize("seed", range(6))
def test_batches_of_random_bodies(seed, what):
    with np.errstate(all="ignore"):
        Case(seed).check_batch(what, seed)


@pytest.mark.long
@pytest.mark.parametrize("what", BATCHED)
@pytest.mark.parametrize("first", range(2000, 2200, 20))
def test_batches_of_many_random_bodies(first, what):
    with np.errstate(all="ignore"):
        for seed in range(first, first + 20):
            Case(seed).check_batch(what, seed)
