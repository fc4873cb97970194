"""Programs on XLA: errors, loops, named sizes, callbacks of the host, memory, jax's settings."""

import os
import re
import subprocess
import sys

import numpy as np
import pytest

import sources
import tenferro as te
from tenferro.engines import registry

pytest.importorskip("jax")

from tenferro.engines.xla.engine import XLA
from tenferro.engines.xla.graphs import cuts, host

RNG = np.random.default_rng(0)
X = np.linspace(0.2, 1.4, 5)


def xla(f, **options):
    return te.jit(f, engine="xla", **options)


def same_error(kind, f, *args):
    """The one error that the reference and XLA give."""
    messages = []
    for engine in ("numpy", "xla"):
        with pytest.raises(kind) as caught:
            te.jit(f, engine=engine)(*args)
        messages.append(str(caught.value))
    assert messages[0] == messages[1]
    return messages[0]


STACK = np.stack([np.eye(3) + 0.1 * RNG.standard_normal((3, 3)) for _ in range(4)]).reshape(
    2, 2, 3, 3
)
BROKEN = STACK.copy()
BROKEN[1, 0] = 0.0
INFINITE = STACK.copy()
INFINITE[0, 1, 2, 2] = np.inf
B = np.ones((2, 2, 3, 1))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("f", "args", "text"),
    [
        (np.linalg.solve, (BROKEN, B), r"solve: .*matrix \[1, 0\] of the batch is singular"),
        (np.linalg.inv, (BROKEN,), r"inv: .*matrix \[1, 0\] of the batch is singular"),
        (np.linalg.inv, (BROKEN[1, 0],), "the matrix is singular"),
        (np.linalg.cholesky, (BROKEN,), r"matrix \[1, 0\] of the batch is not positive definite"),
        (np.linalg.svd, (INFINITE,), r"svd: .*matrix \[0, 1\] of the batch has infinite"),
        (np.linalg.eigvalsh, (INFINITE,), r"eigh: .*matrix \[0, 1\] of the batch has infinite"),
        (te.linalg.solve_triangular, (np.triu(BROKEN), B), r"\[1, 0\] .*zero on its diagonal"),
        (te.linalg.expm, (INFINITE,), r"expm"),
    ],
    ids=["solve", "inv", "one", "cholesky", "svd", "eigvalsh", "triangular", "expm"],
)
def test_errors_of_matrices(f, args, text):
    assert re.search(text, same_error(np.linalg.LinAlgError, f, *args))


def test_a_loss_that_depends_on_phases():
    A = np.array([[2.0, 1j, 0.5], [-1j, 3.0, 0.1], [0.5, 0.1, 1.0]])
    first = lambda a: (np.linalg.eigh(a)[1] * (1 + 2j)).imag.sum()  # noqa: E731
    assert "phases" in same_error(te.linalg.GaugeError, te.grad(first), A)


def test_a_warning_of_repeated_values():
    A = np.diag([1.0, 1.0, 2.0])
    with pytest.warns(te.linalg.GaugeWarning, match="repeated"):
        xla(te.grad(lambda a: np.linalg.eigvalsh(a)[0]))(A)


def test_indices():
    read = lambda x, i: x[i] * 2.0  # noqa: E731
    np.testing.assert_array_equal(xla(read)(X, np.array([0, -1])), X[[0, -1]] * 2)
    message = same_error(IndexError, read, X, np.array([1, 7]))
    assert message == "x[index]: index 7 is out of bounds for axis 0 with size 5"
    same_error(IndexError, lambda x, i: te.grad(lambda x: x[i])(x), X, np.array(-6))


def test_indices_in_loops_and_branches():
    def walk(x, i):
        return te.scan(lambda c, k: (c + x[k], x[k]), 0.0, i)

    def search(x, n):
        return te.while_loop(lambda k: x[k] < n, lambda k: k + 1, 0)

    def chosen(x, i):
        return te.cond(i > 0, lambda: x[i], lambda: x[0])

    np.testing.assert_allclose(xla(walk)(X, np.array([0, 2]))[1], X[[0, 2]])
    same_error(IndexError, walk, X, np.array([0, 9, 1]))
    assert xla(search)(X, 1.0) == np.searchsorted(X, 1.0)
    same_error(IndexError, search, X, 99.0)
    assert xla(chosen)(X, np.array(-9)) == X[0]
    same_error(IndexError, chosen, X, np.array(9))


def test_matrices_in_loops():
    def run(a):
        return te.scan(lambda c, m: (np.linalg.solve(m, c), None), np.ones(3), a)[0]

    np.testing.assert_allclose(xla(run)(STACK[0]), run(STACK[0]), rtol=1e-12)
    broken = BROKEN.reshape(4, 3, 3)
    assert same_error(np.linalg.LinAlgError, run, broken).endswith("the matrix is singular")


def newton(a):
    """A root by as many steps as it takes."""
    return te.while_loop(lambda x: np.abs(x * x - a) > 1e-13 * a, lambda x: (x + a / x) / 2, a)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("steps", [3.0, 64.0, 65.0, 700.0])
def test_reverse_mode_of_a_loop_of_unknown_length(steps):
    """Also where it records more steps than its program first had room for."""

    def f(x, n):
        grow = lambda s: (s[0] * 0.999 + 0.01 * np.sin(s[0] * x), s[1] + 1.0)  # noqa: E731
        return te.while_loop(lambda s: s[1] < n, grow, (x, 0.0))[0]

    gradient = xla(te.grad(f))
    np.testing.assert_allclose(gradient(1.3, steps), te.grad(f)(1.3, steps), rtol=1e-10)
    np.testing.assert_allclose(gradient(1.3, 5.0), te.grad(f)(1.3, 5.0), rtol=1e-12)


def test_loops_of_unknown_length_within_loops():
    def f(a):
        return te.scan(lambda c, x: (c * newton(x), newton(c + x)), 1.0, a)

    total = lambda a: f(a)[0] + f(a)[1].sum()  # noqa: E731
    np.testing.assert_allclose(xla(f)(X)[1], f(X)[1], rtol=1e-12)
    np.testing.assert_allclose(xla(te.grad(total))(X), te.grad(total)(X), rtol=1e-10)
    tangent = lambda x: te.jvp(total, (x,), (X,))  # noqa: E731
    np.testing.assert_allclose(xla(tangent)(X), tangent(X), rtol=1e-10)


@pytest.mark.long
def test_second_derivatives_and_batches_of_loops():
    curvature = te.grad(te.grad(newton))
    np.testing.assert_allclose(xla(curvature)(2.0), curvature(2.0), rtol=1e-9)
    each = te.vmap(te.grad(newton))
    np.testing.assert_allclose(xla(each)(X), 0.5 / np.sqrt(X), rtol=1e-9)


def test_a_bound_on_steps():
    def endless(x):
        return te.while_loop(lambda s: s > 0, lambda s: s + 1, x, max_steps=20)

    assert "20" in same_error(RuntimeError, endless, 1.0)
    assert xla(endless)(-1.0) == -1.0


@pytest.mark.parametrize("index", [-3, 0, 1, 2, 7])
def test_branches(index):
    def f(i, x):
        return te.switch(i, [np.sin, lambda x: x * x, np.exp], x).sum()

    slope = te.grad(f, argnums=1)
    np.testing.assert_allclose(xla(slope)(index, X), slope(index, X), rtol=1e-14)


def test_named_sizes():
    mean = xla(lambda x: (x * x).mean(0), shapes="n,2")
    for n in (1, 3, 8):
        np.testing.assert_allclose(mean(np.full((n, 2), 3.0)), [9.0, 9.0])
    assert mean.cache_info().size == 1
    gradient = xla(te.grad(lambda x: (np.sin(x) * x.shape[0]).sum()), shapes="n")
    for n in (2, 5):
        np.testing.assert_allclose(gradient(X[:n]), n * np.cos(X[:n]))


def test_results_are_numpy_arrays_of_their_own():
    same = xla(lambda x: (x, x.T, x + 0.0, np.ones(2)))
    x = np.arange(6.0).reshape(2, 3)
    outs = same(x)
    for y in outs:
        assert type(y) is np.ndarray and y.flags.owndata and y.flags.writeable
    outs[0][...] = -1
    np.testing.assert_array_equal(x, np.arange(6.0).reshape(2, 3))
    np.testing.assert_array_equal(same(x)[3], [1, 1])


def test_an_argument_may_change_right_after_the_call():
    """The call has read it: nothing runs on while results come as NumPy's."""
    f = xla(lambda x: (x, x[::2], np.cumsum(x)[-1]))
    x = np.ones(1_000_000)
    for k in range(5):
        x[:] = k
        same, part, last = f(x)
        x[:] = -1
        assert (same == k).all() and (part == k).all() and last == 1e6 * k


def test_arguments_of_any_layout():
    f = xla(lambda x: np.sin(x) @ x.T)
    for x in (np.asfortranarray(STACK[0, 0]), STACK[0, 0, ::-1, ::-1], STACK[0, :, 0]):
        np.testing.assert_allclose(f(x), np.sin(x) @ x.T, rtol=1e-14)


def test_what_runs_on_the_host_is_shown():
    program = te.trace(lambda x: te.special.gamma(x) * np.sin(x), engine="xla")(X)
    np.testing.assert_allclose(program(X), te.special.gamma(X) * np.sin(X), rtol=1e-14)
    assert program.steps.numpy == ("tenferro.special.gamma.v1",)
    assert str(program.steps) == "1 XLA step, 1 host step (tenferro.special.gamma.v1)"
    assert "xla engine: 1 XLA step, 1 host step" in repr(program)
    assert str(program).endswith("\non the host: tenferro.special.gamma.v1")
    plain = te.trace(np.sin, engine="xla")(X)
    assert plain.steps.numpy == () and "host" not in str(plain)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_the_host_in_a_large_program(dtype):
    """Called back from the runtime's own threads, whose settings are the process's."""
    x = np.linspace(0.2, 2.0, 20_000).astype(dtype)

    def f(x):
        return te.special.wofz(x + 0j) if dtype[0] == "c" else te.special.jv(1.5, x)

    program = xla(lambda x: te.scan(lambda c, _: (c + f(c * 0.5), None), x, None, length=3)[0])
    expected = x
    for _ in range(3):
        expected = expected + np.asarray(f(expected * np.asarray(0.5, dtype)))
    np.testing.assert_allclose(program(x), expected, rtol=1e-4 if dtype[-2:] == "32" else 1e-12)


def test_errors_of_the_host():
    def broken(x):
        raise OSError("no such file")

    def f(x):
        return te.external(broken, x, x) + 1.0

    with pytest.raises(OSError, match="no such file"):
        xla(f)(X)
    solve = lambda bands: te.linalg.solve_banded((1, 1), bands, np.ones(4))  # noqa: E731
    same_error(np.linalg.LinAlgError, solve, np.zeros((3, 4)))


def test_a_platform_without_callbacks(monkeypatch):
    monkeypatch.setattr(host, "CALLBACKS", frozenset())
    with pytest.raises(te.extension.LoweringError, match=r"special\.jv\.v1 .* 'cpu' cannot call"):
        xla(lambda x: te.special.jv(3.25, x))(X)


@pytest.mark.long
def test_long_programs_in_pieces(monkeypatch):
    monkeypatch.setattr(cuts, "WHOLE", 7)
    monkeypatch.setattr(cuts, "PIECE", 7)

    def f(x):
        c = x[0]
        for i in range(30):
            c = np.sin(c) * x[i % 5] + 2.0 / (i + 1)
        return c, x, np.array(3.0)

    np.testing.assert_allclose(xla(f)(X)[0], f(X)[0], rtol=1e-13)
    gradient = te.trace(te.grad(lambda x: f(x)[0]), engine="xla")(X)
    np.testing.assert_allclose(gradient(X), te.grad(lambda x: f(x)[0])(X), rtol=1e-12)
    assert gradient.steps.xla > 10
    solve = lambda a: np.linalg.inv(f(a[0])[0] * a)  # noqa: E731
    same_error(np.linalg.LinAlgError, solve, np.zeros((5, 5)))


ALONE = """
import numpy as np, jax, jax.numpy as jnp, tenferro as te
te.jit(lambda x: np.linalg.inv(x) @ te.special.wofz(x + 0j).real, engine="xla")(np.eye(3))
assert te.jit(np.sin, engine="xla")(np.ones(2)).dtype == np.float64
assert not jax.config.jax_enable_x64
assert jnp.ones(2).dtype == jnp.float32
assert jax.jit(jnp.sin)(np.ones(2)).dtype == jnp.float32
jax.config.update("jax_enable_x64", True)
assert te.jit(np.sin, engine="xla")(np.ones(2, np.float32)).dtype == np.float32
assert jnp.ones(2).dtype == jnp.float64
"""
CHOSEN = """
import sys, numpy as np, tenferro as te
assert "jax" not in sys.modules
assert te.jit(np.sin).engine == te.runtime.get_engine() == "xla"
assert te.trace(np.sin)(1.0).engine == "xla"
te.runtime.set_engine("numpy")
assert te.jit(np.sin).engine == "numpy" and te.jit(np.sin, engine="xla").engine == "xla"
assert "jax" not in sys.modules
assert te.jit(np.sin, engine="xla")(0.0) == 0.0
assert "jax" in sys.modules
"""


def run_alone(code, **variables):
    env = {**os.environ, "PYTHONPATH": sources.PATH, **variables}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


@pytest.mark.long
def test_settings_of_jax_stay():
    done = run_alone(ALONE)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_the_engine_that_is_chosen():
    done = run_alone(CHOSEN, TENFERRO_ENGINE="xla")
    assert done.returncode == 0, done.stderr


def test_an_unknown_engine():
    done = run_alone("import tenferro as te; te.jit(abs)", TENFERRO_ENGINE="cuda")
    assert "TENFERRO_ENGINE: engine is 'cuda', expected one of" in done.stderr
    with pytest.raises(ValueError, match=r"set_engine: engine is 'cuda', expected one of"):
        te.runtime.set_engine("cuda")


def test_without_jax(monkeypatch):
    monkeypatch.setattr(registry, "find_spec", lambda name: None)
    with pytest.raises(
        ModuleNotFoundError, match=r"jit: the xla engine needs jax.*tenferro\[xla\]"
    ):
        te.jit(np.sin, engine="xla")
    with pytest.raises(ModuleNotFoundError, match="set_engine"):
        te.runtime.set_engine("xla")


def test_programs_of_one_structure_are_compiled_once():
    xla(lambda x: np.sin(x) * 3.5)(X)
    before = XLA.programs.info()
    xla(lambda x: np.sin(x) * 3.5)(X)
    assert XLA.programs.info().misses == before.misses and XLA.programs.info().hits > before.hits


def test_a_family_declared_anew_is_computed_anew():
    family = te.extension.family("tests.xla_anew.v1", infer=lambda x: x)
    te.extension.lowering(family)(lambda x: np.sin)
    f = xla(lambda x: te.extension.apply(family, x))
    np.testing.assert_allclose(f(X), np.sin(X))
    te.extension.lowering(family)(lambda x: np.cos)
    np.testing.assert_allclose(f(X), np.cos(X))


def test_what_xla_compiles_has_the_names_of_families():
    def step(c, x):
        return np.tanh(c) @ x, c

    x = np.ones((3, 2, 2))
    total = lambda x: np.cos(np.sum(te.scan(step, x[0], x)[0]))  # noqa: E731
    (built,) = te.trace(te.grad(total), engine="xla")(x).compiled.executables(x)
    names = re.findall(r'op_name="jit\(piece\)/([^"]*)"', built.as_text())
    assert any(name.startswith("sin/") for name in names), names
    inside = [name for name in names if name.startswith("scan/while/body/")]
    for family in ("tanh", "dot_general"):
        assert any(f"/{family}/" in name for name in inside), (family, names)


NO_ROOM = """
import resource
import numpy as np
import tenferro as te
import tenferro.numpy as tn

resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
products = te.jit(lambda x: tn.cumsum(x[:, None] * x, axis=0), engine="xla")
products(np.ones(10))
try:
    products(np.ones(40_000))
except MemoryError as error:
    print(error)
print(products(np.ones(2)).sum())
"""


def test_results_that_no_memory_holds_raise():
    program = te.jit(lambda x: np.broadcast_to(x, (1 << 46,)) + 1.0, engine="xla")
    with pytest.raises(MemoryError, match=r"no room for the results \(float64\[70368744177664\]\)"):
        program(1.0)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="limits of address space are Linux's")
def test_results_without_room_raise():
    run = subprocess.run([sys.executable, "-c", NO_ROOM], capture_output=True, text=True)
    assert "the XLA engine: no room for the results (float64[40000, 40000])" in run.stdout, run
    assert run.stdout.endswith("6.0\n")
