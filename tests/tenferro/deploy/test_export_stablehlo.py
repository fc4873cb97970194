"""Programs as StableHLO: run by jax alone, and by IREE where it is installed."""

import subprocess
import sys

import numpy as np
import pytest

import tenferro as te

pytest.importorskip("jax")
RNG = np.random.default_rng(0)
A, B = RNG.standard_normal((4, 4)), RNG.standard_normal(4)
HELD = RNG.standard_normal(4)


def f(a, b):
    x = te.scan(lambda x, k: (np.tanh(a @ x + k), None), b, np.arange(3.0))[0]
    return np.sum(x * HELD) + np.sum(np.linalg.solve(a, b) ** 2)


RUN = """
import sys
import jax
import numpy as np

jax.config.update("jax_enable_x64", True)
with open(sys.argv[1], "rb") as file:
    program = jax.export.deserialize(bytearray(file.read()))
np.savez(sys.argv[2], *program.call(*np.load(sys.argv[3]).values()))
assert not any(name.startswith("tenferro") for name in sys.modules)
"""


def by_jax(path, tmp_path, *args):
    """The results of an artifact in a process that has never heard of us."""
    np.savez(tmp_path / "in.npz", *args)
    command = [sys.executable, "-c", RUN, path, tmp_path / "out.npz", tmp_path / "in.npz"]
    subprocess.run(command, check=True, cwd=tmp_path, env={})
    return list(np.load(tmp_path / "out.npz").values())


def test_plain_jax_runs_it(tmp_path):
    pytest.importorskip("flatbuffers")
    program = te.trace(te.value_and_grad(f, argnums=(0, 1)))(A, B)
    (path,) = te.export(program, tmp_path / "f.jax")
    value, of_a, of_b, status = by_jax(path, tmp_path, A, B)
    assert not status[:, 0].any()
    expected, gradients = program(A, B)
    np.testing.assert_allclose(value, expected, rtol=1e-12)
    for x, y in zip((of_a, of_b), gradients, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-12)
    *_, status = by_jax(path, tmp_path, np.zeros((4, 4)), B)
    assert status[:, 0].any()


def test_another_runtime_runs_it(tmp_path):
    compiler = pytest.importorskip("iree.compiler")
    runtime = pytest.importorskip("iree.runtime")

    def g(x, w):
        return np.sum(np.tanh(w @ x) ** 2)

    x, w = (RNG.standard_normal(s).astype("float32") for s in (4, (4, 4)))
    program = te.trace(te.value_and_grad(g))(x, w)
    (path,) = te.export(program, tmp_path / "g.stablehlo")
    binary = compiler.compile_file(
        str(path), target_backends=["llvm-cpu"], input_type="stablehlo",
        extra_args=["--iree-llvmcpu-target-cpu=host"],
    )  # fmt: skip
    config = runtime.Config("local-task")
    module = runtime.load_vm_module(
        runtime.VmModule.copy_buffer(config.vm_instance, binary), config
    )
    value, gradient = module.main(x, w)
    expected, expected_gradient = program(x, w)
    np.testing.assert_allclose(value.to_host(), expected, rtol=1e-5)
    np.testing.assert_allclose(gradient.to_host(), expected_gradient, rtol=1e-4, atol=1e-6)


@pytest.mark.long
def test_a_captured_array_is_indexed(tmp_path):
    pytest.importorskip("flatbuffers")
    program = te.trace(lambda a, i: te.numpy.take(HELD, i) @ a)(A, np.array([0, 2, 1, 3]))
    (path,) = te.export(program, tmp_path / "f.jax")
    index = np.array([3, 0, 0, 1])
    y, status = by_jax(path, tmp_path, A, index)
    assert not status[:, 0].any()
    np.testing.assert_allclose(y, HELD[index] @ A, rtol=1e-12)


@pytest.mark.long
def test_platforms(tmp_path):
    pytest.importorskip("flatbuffers")
    program = te.trace(np.linalg.eigvals)(A)
    with pytest.raises(ValueError, match=r"cpu, cuda, rocm, tpu, and jax says .*platforms="):
        te.export(program, tmp_path / "f.jax")
    assert not list(tmp_path.iterdir())
    (path,) = te.export(program, tmp_path / "f.jax", platforms=("cpu",))
    found, _ = by_jax(path, tmp_path, A)
    np.testing.assert_allclose(np.sort_complex(found), np.sort_complex(program(A)), rtol=1e-9)


def test_what_cannot_be_exported(tmp_path):
    hosted = te.trace(lambda a: te.linalg.schur(a)[0])(A)
    with pytest.raises(ValueError, match=r"tenferro.linalg.schur.v1 would run on the host"):
        te.export(hosted, tmp_path / "f.stablehlo")
    with pytest.raises(ValueError, match="named sizes"):
        te.export(te.trace(np.sin)(te.spec("n")), tmp_path / "f.jax")
    assert not list(tmp_path.iterdir())
