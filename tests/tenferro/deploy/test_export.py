"""Programs as machine code for C: called through ctypes, and from a program of C."""

import ctypes
import platform
import shutil
import subprocess
from pathlib import Path

import numpy as np
import optree
import pytest
import scipy
import scipy.sparse

import tenferro as te

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
RNG = np.random.default_rng(0)


def call(library, program, *args):
    """What the function of a library returns and gives."""
    function = getattr(ctypes.CDLL(str(library)), library.stem)
    outs = [np.full(aval.shape, 7, aval.dtype) for aval in program.outputs]
    work = np.full(work_of(library), 0xFF, np.uint8)
    arrays = [np.ascontiguousarray(x) for x in optree.tree_leaves(args)]
    status = function(*[ctypes.c_void_p(a.ctypes.data) for a in (*arrays, *outs, work)])
    return status, outs


def work_of(library):
    line = next(x for x in library.with_suffix(".h").read_text().splitlines() if "_WORK " in x)
    return int(line.split()[2])


def check(tmp_path, f, *args, **options):
    """The library gives what the program gives, to the last bit."""
    program = te.trace(f)(*args)
    library, _ = te.export(program, tmp_path / "f.so", **options)
    status, outs = call(library, program, *args)
    assert status == 0
    with te.runtime.num_threads(1):
        expected = optree.tree_leaves(program(*args))
    for a, b in zip(outs, expected, strict=True):
        np.testing.assert_array_equal(a, b)
    return library, program


def network(p, x):
    return np.sum(np.tanh(p["w"] @ x + p["b"]) ** 2)


P, X = {"w": RNG.standard_normal((40, 30)), "b": RNG.standard_normal(40)}, RNG.standard_normal(30)


@pytest.mark.sampled(4)
@needs_compiler
@pytest.mark.parametrize("columns", [(), (5,)])
def test_sparse_matrices(tmp_path, columns):
    """With enough entries that a loop over them is better than the formula."""
    A = scipy.sparse.csr_array(np.where(RNG.uniform(size=(150, 150)) < 0.3, 1.5, 0.0))
    values = A.data

    def f(data, x):
        made = te.sparse.csr_array((data, A.indices, A.indptr), shape=A.shape)
        return np.tanh(made @ x) + made.T @ x

    check(tmp_path, f, values, RNG.standard_normal((150, *columns)))
    (tmp_path / "gradient").mkdir()
    gradient = te.grad(lambda data, x: np.sum(f(data, x)))
    check(tmp_path / "gradient", gradient, values, RNG.standard_normal((150, *columns)))


@needs_compiler
@pytest.mark.parametrize("cpu", ["host", ""])
def test_values_and_gradients(tmp_path, cpu):
    program = te.trace(te.value_and_grad(network))(P, X)
    library, _ = te.export(program, tmp_path / "f.so", cpu=cpu)
    status, outs = call(library, program, P, X)
    value, gradient = program(P, X)
    assert status == 0
    np.testing.assert_allclose(outs[0], value, rtol=1e-13)
    np.testing.assert_allclose(outs[2], gradient["w"], rtol=1e-12, atol=1e-14)


@needs_compiler
def test_every_kind_of_number(tmp_path):
    def f(a, b, c, n, flag):
        z = np.exp(c) * a
        return z, np.where(flag, n * 3, n - 1), b * 2, np.abs(z) > 1, n.astype("uint8")

    a, b = RNG.standard_normal(5), RNG.standard_normal((2, 3)).astype("float32")
    c = (RNG.standard_normal(5) + 1j).astype("complex64")
    check(tmp_path, f, a, b, c, np.arange(4, dtype="int32"), np.array([True, False, True, True]))


@pytest.mark.sampled(50)
@needs_compiler
@pytest.mark.parametrize("cpu", ["host", ""])
def test_sorting(tmp_path, cpu):
    def f(x):
        return np.sort(x), np.argsort(x), np.median(x), te.numpy.top_k(x, 3), np.histogram(x, 5)

    x = RNG.standard_normal(500)
    program = te.trace(f)(x)
    library, _ = te.export(program, tmp_path / "f.so", cpu=cpu)
    status, outs = call(library, program, x)
    assert status == 0
    for a, b in zip(outs, optree.tree_leaves(program(x)), strict=True):
        np.testing.assert_array_equal(a, b)


@needs_compiler
def test_captured_arrays_are_in_the_library(tmp_path):
    held, table = RNG.standard_normal(50), RNG.standard_normal((4, 50))
    check(tmp_path, lambda x: table @ (held * x), RNG.standard_normal(50))


def walk(x, n):
    """Loops in registers and in memory, records of unknown length, branches."""

    def body(s):
        y = te.cond(np.sum(s[0]) > 0, lambda: np.sin(s[0]), lambda: -0.5 * s[0] + 0.3)
        y, _ = te.scan(lambda c, a: (np.tanh(c * a + x), None), y, np.arange(1.0, 4.0))
        return y, s[1] + 1

    return np.sum(te.while_loop(lambda s: s[1] < n, body, (x, 0))[0] ** 2)


@needs_compiler
def test_fourier_transforms(tmp_path):
    """Pieces, pairs of neighbours, a convolution with a chirp, and passes over two axes."""

    def f(line, table):
        half = np.fft.rfft(line)
        back = np.fft.irfft(half[:501] * 2)
        return half, back, np.fft.fft(line[:1009]), np.fft.fft2(table)

    x = RNG.standard_normal(1024)
    check(tmp_path, f, x, RNG.standard_normal((48, 64)) + 0j)


@pytest.mark.sampled(4)
@needs_compiler
@pytest.mark.parametrize("size", [3, 300])
def test_loops(tmp_path, size):
    x = np.random.default_rng(0).standard_normal(size)
    library, program = check(tmp_path, te.value_and_grad(walk), x, 70)
    for n in (0, 1, 500):
        status, outs = call(library, program, x, np.int64(n))
        assert status == 0
        np.testing.assert_allclose(outs[1], te.grad(walk)(x, n), rtol=1e-12, atol=1e-14)


@needs_compiler
def test_batches_of_loops(tmp_path):
    def f(p, s, xs):
        def one(s):
            def step(s, x):
                return np.stack([s[1], -p[0] * np.sin(s[0]) - p[1] * s[1] + x]), s[0]

            return te.scan(step, s, xs)[1]

        return np.sum(te.vmap(one)(s) ** 2) + np.sum(te.vmap(lambda s: one(s * s))(s))

    p, s, xs = (RNG.standard_normal(shape) for shape in (2, (40, 2), 20))
    check(tmp_path, te.value_and_grad(f, argnums=(0, 1)), p, s, xs)


@needs_compiler
def test_limits_and_indices_are_statuses(tmp_path):
    def f(x, i):
        y = te.while_loop(lambda s: s < 100, lambda s: s + np.sum(x), 0.0, max_steps=50)
        return x[i] + y

    library, program = check(tmp_path, f, np.ones(3) * 4, 2)
    assert call(library, program, np.ones(3) * 4, np.int64(3))[0] == 6
    assert call(library, program, np.ones(3) * 4, np.int64(-3))[0] == 0
    assert call(library, program, np.ones(3) * 1e-3, np.int64(0))[0] == 2
    text = library.with_suffix(".h").read_text()
    assert "6 where an index is out of bounds" in text


def linked_with_blas(path):
    """A shared library with SciPy's OpenBLAS, which has a prefix before all names."""
    folder = Path(scipy.__file__).parent.parent / "scipy.libs"
    found = sorted(folder.glob("libscipy_openblas-*.so"))
    if not found or shutil.which("objcopy") is None:
        pytest.skip("there is no BLAS to link with")
    names = subprocess.run(["nm", "-u", path], capture_output=True, text=True, check=True).stdout
    wanted = [name for name in names.split() if name.endswith("_")]
    assert wanted
    renamed = [f"--redefine-sym={name}=scipy_{name}" for name in wanted]
    subprocess.run(["objcopy", *renamed, path], check=True)
    library = path.with_suffix(".so")
    command = ["cc", "-shared", "-o", library, path, *found, f"-Wl,-rpath,{folder}"]
    subprocess.run(command, check=True)
    return library


@pytest.mark.long
@needs_compiler
def test_linear_algebra_links_with_blas(tmp_path):
    def f(a, b):
        _, lower, upper = te.linalg.lu(a)  # whose derivatives are products by BLAS
        return np.sum(np.linalg.solve(lower @ upper, b) ** 2)

    program = te.trace(te.value_and_grad(f))(np.eye(5), np.ones(5))
    path, _ = te.export(program, tmp_path / "f.o")
    library = linked_with_blas(path)
    a, b = RNG.standard_normal((5, 5)), RNG.standard_normal(5)
    status, outs = call(library, program, a, b)
    assert status == 0
    np.testing.assert_allclose(outs[1], program(a, b)[1], rtol=1e-9)
    assert call(library, program, np.zeros((5, 5)), b)[0] == 5
    with pytest.raises(RuntimeError, match=r"cannot link g\.so.*\n.*nowhere"):
        te.export(program, tmp_path / "g.so", libraries=["nowhere"])


@needs_compiler
def test_losses_that_depend_on_a_basis_are_a_status_and_warnings_none(tmp_path):
    def slopes(a, weights):
        def f(a):
            w, V = np.linalg.eigh(a)
            return np.sum(V * weights) + w[0]

        return te.grad(f)(a)

    program = te.trace(slopes)(np.diag([1.0, 2.0, 4.0]), np.ones((3, 3)))
    library, _ = te.export(program, tmp_path / "f.so")
    a, weights = np.diag([1.0, 2.0, 4.0]), RNG.standard_normal((3, 3))
    status, outs = call(library, program, a, weights)
    assert status == 0
    np.testing.assert_allclose(outs[0], program(a, weights), rtol=1e-12)
    assert call(library, program, np.eye(3), weights)[0] == 5
    values = te.trace(te.grad(lambda a: np.linalg.eigvalsh(a)[0]))(a)
    library, _ = te.export(values, tmp_path / "g.so")
    assert call(library, values, np.eye(3))[0] == 0


DESCENT = """
#include <stdio.h>
#include <stdlib.h>
#include "slope.h"

int main(void) {
  double x[2] = {-1.2, 1.0}, value, gradient[2];
  void *work = malloc(SLOPE_WORK);
  for (int k = 0; k < 20000; k++) {
    int status = slope(x, &value, gradient, work);
    if (status) return status;
    for (int i = 0; i < 2; i++) x[i] -= 1e-3 * gradient[i];
  }
  free(work);
  printf("%.3f %.3f\\n", x[0], x[1]);
}
"""


@needs_compiler
def test_a_program_in_c_descends_along_our_gradient(tmp_path):
    def rosenbrock(x):
        return (1 - x[0]) ** 2 + 100 * (x[1] - x[0] ** 2) ** 2

    te.export(te.trace(te.value_and_grad(rosenbrock))(np.zeros(2)), tmp_path / "slope.o")
    (tmp_path / "main.c").write_text(DESCENT)
    command = "cc -Wall -Wextra -Werror -std=c11 -o main main.c slope.o -lm".split()
    subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True)
    assert done.stdout == "1.000 1.000\n"


def test_what_cannot_be_exported(tmp_path):
    def raises(program, name, error, text):
        with pytest.raises(error, match=text):
            te.export(program, tmp_path / name)
        assert not list(tmp_path.iterdir())

    dct = te.trace(te.fft.dct)(np.ones(3))
    raises(dct, "f.o", ValueError, "f needs NumPy for tenferro.fft.trigonometric.v1")
    bessel = te.trace(lambda x: te.scan(lambda s, _: (te.special.jv(s, s), s), x, None, 9))(1.0)
    raises(bessel, "f.o", ValueError, r"f needs SciPy for jv \(te.special\)")
    raises(te.trace(np.sin)(te.spec("n")), "f.o", ValueError, "has named sizes")
    sine = te.trace(np.sin)(np.ones(3))
    raises(sine, "f.txt", ValueError, "ends in '.txt', expected .o")
    raises(sine, "two-words.o", ValueError, "'two-words' cannot be the name of a function")
    raises(sine, "while.o", ValueError, "'while' cannot be")
    raises(sine, "class.o", ValueError, "'class' cannot be")
    raises(sine, "malloc.o", ValueError, "'malloc' is a function of the C library")
    raises(sine, "sin.so", ValueError, "'sin' is a function of the C library")
    with pytest.raises(TypeError, match="export: expected a program"):
        te.export(np.sin, tmp_path / "f.o")


def test_processors_by_name(tmp_path):
    program = te.trace(np.sin)(np.ones(3))
    with pytest.raises(ValueError, match="export: cpu is 'abacus', expected 'host', ''"):
        te.export(program, tmp_path / "f.o", cpu="abacus")
    assert not list(tmp_path.iterdir())
    name = "apple-m1" if platform.machine() in ("arm64", "aarch64") else "x86-64-v3"
    assert len(te.export(program, tmp_path / "f.o", cpu=name)) == 2


def test_a_linker_that_fails_says_why(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "false")
    with pytest.raises(RuntimeError, match=r"false cannot link f\.so"):
        te.export(te.trace(np.sin)(np.ones(3)), tmp_path / "f.so")
    assert not list(tmp_path.iterdir())
