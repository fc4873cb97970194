"""Loops whose steps are independent but for elements that all of them read or add to."""

import random

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.registers import bounds
from tenferro.pytree import leaves

PLACES = {
    "row": lambda i, j, k, m: (i, j),
    "other row": lambda i, j, k, m: (k, j),
    "fixed": lambda i, j, k, m: (i, k),
    "corner": lambda i, j, k, m: (k, k),
    "before": lambda i, j, k, m: (i, j - 1),
    "from the end": lambda i, j, k, m: (i, m - 1 - j),
    "column": lambda i, j, k, m: (j, k),
}
COMMON = ("row", "other row", "fixed")


def random_program(seed):
    """Steps that write one array at random places, in a loop in a loop; and their bounds."""
    r = random.Random(seed)
    n = r.randint(5, 19)
    low, high = sorted(r.sample(range(1, n + 1), 2)) if r.random() < 0.5 else (1, n)

    def place():
        return PLACES[r.choice(COMMON if r.random() < 0.85 else [*PLACES])]

    statements = [
        (r.choice(["set", "add", "least"]), place(), place(), place(), r.uniform(0.1, 0.4))
        for _ in range(r.randint(1, 2))
    ]

    def program(a, b, k):
        def step(i, j, a):
            for kind, to, x, y, weight in statements:
                at = to(i, j, k, n)
                new = weight * a[x(i, j, k, n)] * b[j] + 0.3 * a[y(i, j, k, n)]
                if kind == "add":
                    a[at] += new
                else:
                    a[at] = new if kind == "set" else np.where(new < a[at], new, a[at])
            return a

        def row(i, a):
            return te.fori_loop(low, high, lambda j, a: step(i, j, a), a)

        return te.fori_loop(0, n, row, a)

    return program, n


@pytest.fixture
def independent(monkeypatch, tmp_path):
    """How each loop whose indices are within bounds was found to be; no code is on disk."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    found = []
    original = bounds.independent_steps

    def noted(*args):
        found.append(original(*args))
        return found[-1]

    monkeypatch.setattr(bounds, "independent_steps", noted)
    return found


def assert_close(found, expected, message):
    scale = max(float(np.max(np.abs(expected))), 1.0)
    np.testing.assert_allclose(found / scale, expected / scale, rtol=0, atol=1e-12, err_msg=message)


def test_random_steps_have_the_values_and_gradients_of_the_reference(independent):
    for seed in range(60):
        program, n = random_program(seed)
        rng = np.random.default_rng(seed)
        a, b, weights = rng.standard_normal((n, n)), rng.random(n), rng.standard_normal((n, n))

        def value(a, b, k, program=program, weights=weights):
            return np.sum(weights * program(a, b, k))

        both = [(te.jit(f, engine="native"), te.jit(f, engine="numpy")) for f in (program,)]
        slopes = te.grad(value, argnums=(0, 1))
        both.append((te.jit(slopes, engine="native"), te.jit(slopes, engine="numpy")))
        for k in {0, n // 2, n - 1}:
            for native, reference in both:
                found, expected = (f(a, b, np.int64(k)) for f in (native, reference))
                for got, want in zip(leaves(found), leaves(expected), strict=True):
                    assert_close(got, want, f"seed {seed}, k {k}")
    own = [x for x in independent if x is not None]
    assert len(own) >= 20 and len(own) < len(independent)
    assert any(x.reads for x in own) and any(x.sums for x in own) and any(x.meetings for x in own)


@te.adopt
def shortest(d):
    n = d.shape[0]
    for k in range(n):
        for i in range(n):
            for j in range(n):
                if d[i, k] + d[k, j] < d[i, j]:
                    d[i, j] = d[i, k] + d[k, j]
    return d


@pytest.mark.parametrize("n", [1, 5, 16, 23, 40])
def test_the_gradient_of_shortest_paths_is_that_of_differences(n, independent):
    rng = np.random.default_rng(n)
    d, weights = rng.random((n, n)), rng.standard_normal((n, n))

    def value(d):
        return np.sum(weights * shortest(d.copy()))

    slope = te.jit(te.grad(value))(d)
    for _ in range(3):
        way = rng.standard_normal((n, n))
        h = 1e-7
        difference = (value(d + h * way) - value(d - h * way)) / (2 * h)
        assert np.isclose(np.sum(slope * way), difference, rtol=1e-6, atol=1e-7)
    assert n < 23 or any(x is not None and x.sums for x in independent)  # few are written out


def test_the_sum_of_what_steps_add_is_the_same_in_quick_and_optimized_code():
    rng = np.random.default_rng(0)
    d = rng.random((31, 31))
    gradient = te.grad(lambda d: np.sum(shortest(d.copy()) ** 2))
    with te.runtime.tiered_compilation(True):
        program = te.jit(gradient)
        early = program(d)
        te.runtime.wait_for_compilation()
        assert np.array_equal(program(d), early)
