"""Loops whose first or last steps read or write elsewhere: these run in a version with checks.

Random loops against Python: indices with offsets, factors and rests, counted up and down, with
carries in registers, alone and inside of other loops.
"""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.registers.bodies import prepared
from tenferro.engines.native.registers.bounds import Ranges
from tenferro.engines.native.registers.written import WrittenLoop
from tenferro.ops.loops.loop import loops_of
from tenferro.passes.index_checks import with_checks

SEEDS = range(40)


def an_index(rng, n):
    """Text for an index that is often out of bounds at an end, and is counted from there."""
    factor = int(rng.choice([1, 1, 1, -1, 2, 3]))
    offset = int(rng.integers(-3, 4))
    plain = f"({factor} * i + {offset})"
    kind = rng.integers(0, 4)
    if kind == 0:
        return f"{plain} % {int(rng.choice([n, n, n - 1, 3]))}"
    if kind == 1:
        return f"({plain} % {n} + {int(rng.integers(0, 3))}) % {n}"
    return f"min(max({plain}, -{n}), {n - 1})" if abs(factor) > 1 or kind == 2 else plain


def a_program(rng):
    """The text of a function of an array, the inner loop of which has a few accesses."""
    n = int(rng.integers(5, 12))
    first, stop = int(rng.integers(0, 3)), n - int(rng.integers(0, 3))
    counted = f"range({first}, {stop})" if rng.random() < 0.7 else f"range({stop - 1}, {first}, -1)"
    reads = [an_index(rng, n) for _ in range(rng.integers(1, 4))]
    total = " + ".join(f"{k + 1.5} * x[{at}]" for k, at in enumerate(reads))
    outer = int(rng.integers(1, 4))
    carried = rng.random() < 0.5
    lines = [
        "def f(x):",
        "    y = np.zeros(x.shape[0])",
        "    s = 0.5",
        f"    for k in range({outer}):",
        f"        for i in {counted}:",
        f"            y[{an_index(rng, n)}] += 0.1 * ({total}) + k",
        "            s = 0.5 * s + 0.1 * y[i] * i" if carried else "            pass",
        f"        x[{int(rng.integers(0, n))}] += 0.25",
        "    return y * s",
    ]
    return "\n".join(lines), n


def function_of(text, seed, folder):
    """The function of a text that is in a file, as programs are."""
    path = folder / f"ends_{seed}.py"
    path.write_text(f"import numpy as np\n\n\n{text}\n", "utf-8")
    names = {}
    exec(compile(path.read_text("utf-8"), str(path), "exec"), names)
    return names["f"]


def outcome(function, x):
    """The result, or that an index is out of bounds."""
    try:
        return np.asarray(function(x.copy()))
    except IndexError:
        return "out of bounds"


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_loops_are_pythons(seed, tmp_path):
    rng = np.random.default_rng(seed)
    text, n = a_program(rng)
    f = function_of(text, seed, tmp_path)
    x = rng.random(n)
    expected, found = outcome(f, x), outcome(te.jit(te.adopt(f)), x)
    assert isinstance(found, str) == isinstance(expected, str), text
    if not isinstance(expected, str):
        np.testing.assert_allclose(found, expected, rtol=1e-12, err_msg=text)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(10))
def test_gradients_of_random_loops_are_those_of_the_reference(seed, tmp_path):
    rng = np.random.default_rng(100 + seed)
    text, n = a_program(rng)
    f = te.adopt(function_of(text, seed, tmp_path))
    x = rng.random(n)
    gradient = te.grad(lambda x: te.numpy.sum(f(x) ** 2))
    found, expected = (outcome(te.jit(gradient, engine=e), x) for e in ("native", "numpy"))
    assert isinstance(found, str) == isinstance(expected, str), text
    if not isinstance(expected, str):
        np.testing.assert_allclose(found, expected, rtol=1e-11, err_msg=text)


def on_a_circle(u):
    """An upwind step, which reads the neighbours around the ends."""
    n = u.shape[0]
    new = np.empty(n)
    for i in range(n):
        new[i] = u[i] - 0.1 * (u[(i + 1) % n] - u[i - 1])
    return new


def ranges_of(f, *args):
    """The indices of the innermost loop that are looked at before it."""
    graph, _ = with_checks(te.trace(te.adopt(f))(*args).graph, has_code)
    (call,) = loops_of(graph).values()
    return Ranges(WrittenLoop(call.loop, prepared(call.loop.body), None, ()))


def test_neighbours_around_a_circle_are_plain_indices_between_its_ends():
    x = np.random.default_rng(0).random(200)
    ranges = ranges_of(on_a_circle, x)
    assert len(ranges.same) == 1 and len(ranges.within) == 3
    np.testing.assert_allclose(te.jit(te.adopt(on_a_circle))(x), on_a_circle(x), rtol=1e-14)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "first", [-(2**63), -(2**62) - 1, -8, -7, -3, 0, 7, 17, 2**62 + 1, 2**63 - 2]
)
@pytest.mark.parametrize("step", [1, -1, 3, -3])
def test_counts_from_anywhere(first, step):
    """Indices that are clipped, however far they are out of bounds at first."""

    def f(x, first):
        def body(i, c):
            at, total = c
            held = x.at[at].get(mode="clip")
            return at + step, 0.5 * total + held

        return te.fori_loop(0, 9, body, (first, 0.0 * x[0]))[1]

    x = np.arange(1.0, 7.0)
    native, reference = (te.jit(f, engine=e)(x, np.int64(first)) for e in ("native", "numpy"))
    np.testing.assert_allclose(native, reference, rtol=1e-15)
