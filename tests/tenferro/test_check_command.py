"""`tenferro check` for functions of several libraries, and the plugin of pytest."""

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

import sources
from adoracles.checking import check
from adoracles.checking.libraries.pytorch import library as pytorch
from tenferro.cli import main


def run(*arguments):
    return CliRunner().invoke(main, ["check", *arguments])


def test_a_right_function():
    done = run("numpy:multiply", "0.3", "[1.0, 2.0]")
    assert done.exit_code == 0, done.output
    assert "derivatives are right" in done.output
    assert "reverse over reverse" in done.output


def test_a_wrong_one(tmp_path, monkeypatch):
    text = "import tenferro as te\nwrong = te.custom_jvp(lambda x: x * x)\n"
    (tmp_path / "user_rule.py").write_text(text + "wrong.defjvp(lambda x, y, dx: x * dx)\n")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    done = run("user_rule:wrong", "--shapes", "2", "--order", "1")
    assert done.exit_code == 1
    assert "WRONG" in done.output
    assert "by argument 0[1]" in done.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["numpy", "1.0"], "has no colon"),
        (["numpy:absent", "1.0"], "absent"),
        (["numpy:sin", "x"], "expected numbers"),
        (["numpy:sin", "--shapes", "2,x"], "is not a shape"),
    ],
)
def test_bad_arguments(arguments, message):
    done = run(*arguments)
    assert done.exit_code == 2
    assert message in done.output


@pytest.mark.parametrize(
    ("library", "function", "inputs"),
    [
        ("torch", "torch:logsumexp", ["[0.5, -1.0]", "0"]),
        ("torch", "torch.linalg:inv", ["--shapes", "2,2", "--dtype", "complex128"]),
        ("torch", "torch:sin", ["--shapes", "2", "--dtype", "float32"]),
        ("autograd", "autograd.numpy:sin", ["0.3"]),
        ("autograd", "autograd.numpy.linalg:inv", ["--shapes", "2,2", "--dtype", "complex128"]),
    ],
)
@pytest.mark.filterwarnings("ignore")
def test_other_libraries(library, function, inputs):
    pytest.importorskip(library)
    done = run(function, "--library", library, *inputs)
    assert done.exit_code == 0, done.output


@pytest.mark.filterwarnings("ignore")
def test_it_finds_what_pytorch_gets_wrong_at_repeated_singular_values():
    """What the page on checking says; it fails when PyTorch mends it."""
    torch = pytest.importorskip("torch")

    def tanh_of_singular_values(a):
        u, s, v = torch.linalg.svd(a)
        return (u * torch.tanh(s)) @ v

    matrix = torch.diag(torch.tensor([2.0, 2.0, 1.0], dtype=torch.float64))
    report = check(pytorch(), tanh_of_singular_values, (matrix,), order=1, raises=False)
    assert "the derivative is nan, expected 0.0706508" in str(report)


PROGRAM = """
from adoracles.checking import check
from adoracles.checking.libraries.jax import library
import jax
from jax.scipy.special import digamma
complex_square = lambda z: z * jax.numpy.conj(z) * z
assert check(library(), complex_square, (1.0 + 2.0j,)).ok
assert check(library(), digamma, (2.5,)).ok
"""


@pytest.mark.long
def test_jax():
    """In a process of its own, as it enables float64."""
    pytest.importorskip("jax")
    environment = {**os.environ, "PYTHONPATH": sources.PATH, "JAX_PLATFORMS": "cpu"}
    subprocess.run([sys.executable, "-c", PROGRAM], check=True, env=environment)


def test_a_missing_library_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "autograd", None)
    done = run("numpy:sin", "0.3", "--library", "autograd")
    assert done.exit_code == 1
    assert "pip install autograd" in done.output


TESTS = """
import sys, pytest, numpy as np

def test_starts_without_tenferro():
    assert "tenferro" not in sys.modules

def test_fixture(check_grads):
    assert len(check_grads(np.sin, (0.3,)).comparisons) == 2

@pytest.mark.check_grads(seed=5)
def test_marker(check_grads):
    assert check_grads.keywords == {"seed": 5, "order": 1}
"""


def test_the_plugin(tmp_path):
    (tmp_path / "test_user.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "pytest_tenferro", "--strict-markers"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--check-grads-order", "1", "test_user.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": sources.PATH},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["numpy:sin"], "no INPUT to differentiate by was given"),
        (["numpy:multiply", "1", "2"], "no INPUT to differentiate by was given"),
        (
            ["numpy:sin", "0.5", "0.5", "0.5"],
            "numpy:sin of float64[], float64[], float64[]: TypeEr",
        ),
        (
            ["numpy.linalg:inv", "[[1, 2, 3]]"],
            "numpy.linalg:inv of float64[1, 3]: LinAlgError: inv",
        ),
    ],
)
def test_inputs_that_do_not_fit_are_refused_in_a_sentence(arguments, message):
    done = run(*arguments)
    assert done.exit_code != 0 and isinstance(done.exception, SystemExit)
    assert message in done.output
