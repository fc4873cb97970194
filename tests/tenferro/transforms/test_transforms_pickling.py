"""Compiled functions, what transforms make, and programs go to other processes and are copied."""

import copy
import os
import pickle
import subprocess
import sys
from collections import namedtuple
from dataclasses import dataclass
from pathlib import Path
from pickle import PicklingError

import numpy as np
import pytest

import sources
import tenferro as te

USER_FILES = Path(__file__).resolve().parents[1] / "user_files"
Pair = namedtuple("Pair", "a b")


def sent(x):
    """An object as pickle gives it back."""
    return pickle.loads(pickle.dumps(x))


def squares(x):
    return np.sum(x**2)


@te.jit
def decorated(x):
    return np.sin(x)


@te.grad
def slope(x):
    return x**3


@te.register_pytree(static=("name",))
@dataclass
class Line:
    slope: float
    name: str


@pytest.mark.parametrize(
    "how", ["fork", *(pytest.param(how, marks=pytest.mark.long) for how in ("spawn", "joblib"))]
)
def test_functions_of_a_script_go_to_other_processes(how):
    if how == "joblib":
        pytest.importorskip("joblib")
    done = subprocess.run(
        [sys.executable, str(USER_FILES / "workers.py"), how],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources.PATH},
        timeout=300,
    )
    expected = [2 * np.sin(0.5), 3.0, 12.0, 3.0, 12.0, 5.0, 15.0, 9.0, 3.0, 12.0]
    expected += [2.0] if how == "joblib" else []
    np.testing.assert_allclose(eval(done.stdout), expected)


@pytest.mark.parametrize(
    "function",
    [decorated, slope, te.jit(squares), te.vmap(slope), te.hessian(squares)],
    ids=repr,
)
def test_pickle_and_copies(function):
    x = np.array([0.5, 2.0])
    x = x[0] if function is slope else x
    np.testing.assert_array_equal(sent(function)(x), function(x))
    assert repr(sent(function)).split(":")[0] == repr(function).split(":")[0]
    assert copy.deepcopy(function) is function
    assert copy.copy(function) is function


def test_names():
    assert repr(te.grad(squares, argnums=0)) == "<grad(squares, argnums=0)>"
    assert repr(te.jit(squares)) == "<jit(squares): 0 programs>"
    assert te.grad(squares).__name__ == "squares"


def test_options_of_jit_are_kept():
    power = sent(te.jit(pow, static_argnums=1))
    assert power(3.0, 2) == 9.0
    mean = sent(te.jit(squares, shapes="n", engine="numpy"))
    assert (mean(np.ones(3)), mean(np.ones(5)), mean.cache_info().size) == (3.0, 5.0, 1)
    assert mean.engine == "numpy"


def test_a_function_that_pickle_cannot_find_is_its_error():
    with pytest.raises((PicklingError, AttributeError), match="lambda"):
        pickle.dumps(te.jit(lambda x: x))


def test_programs():
    table = np.arange(3.0)
    program = te.trace(lambda x: {"y": te.linalg.cholesky(x) @ table})(np.eye(3))
    again = sent(program)
    assert str(again) == str(program)
    assert repr(again) == repr(program)
    np.testing.assert_array_equal(again(np.eye(3))["y"], table)
    assert copy.deepcopy(program) is program


def test_programs_with_loops_and_named_sizes():
    program = te.trace(lambda x: te.scan(lambda s, a: (np.tanh(s + a), s), 0.0, x))(te.spec("n"))
    for n in (3, 5):
        last, each = sent(program)(np.ones(n))
        assert each.shape == (n,)
        np.testing.assert_array_equal(last, program(np.ones(n))[0])


def test_programs_of_other_containers():
    program = te.trace(lambda p, line: (Pair(p.a * 2, p.b), line))(Pair(1.0, 2.0), Line(1.0, "x"))
    assert sent(program)(Pair(3.0, 4.0), Line(5.0, "x")) == (Pair(6.0, 4.0), Line(5.0, "x"))


def test_a_program_with_a_python_function_says_what_to_pickle():
    program = te.trace(lambda x: te.external(np.sin, x, x))(1.0)
    with pytest.raises(PicklingError, match="pickle the function that it was traced from"):
        pickle.dumps(program)


def test_what_describes_arrays():
    for x in (te.spec("n,3"), te.dim("n") * 2, te.tensor([1.0])):
        assert repr(sent(x)) == repr(x)


PROGRAM = """
import sys
import numpy as np
import tenferro as te
program = te.Program.load(sys.argv[1])
sys.stdout.write(repr(program(2 * np.eye(2)).tolist()))
"""


@pytest.mark.long
def test_a_file_loads_the_packages_that_its_families_are_from(tmp_path):
    path = tmp_path / "program.te"
    te.trace(lambda x: te.special.jv(0.5, te.linalg.solve(x, x)))(2 * np.eye(2)).save(path)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources.PATH},
    )
    np.testing.assert_allclose(eval(done.stdout), te.special.jv(0.5, np.eye(2)).numpy())


@pytest.mark.long
def test_a_pickled_program_imports_the_module_of_its_family(tmp_path):
    (tmp_path / "with_family.py").write_text(
        "import tenferro as te\n"
        "double = te.extension.family('tests.double.v1', infer=lambda x: x)\n"
        "te.extension.lowering(double)(lambda x: lambda a: 2 * a)\n"
    )
    made = (
        "import pickle, sys, with_family as m, tenferro as te\n"
        "program = te.trace(lambda x: te.extension.apply(m.double, x))(1.0)\n"
        "sys.stdout.buffer.write(pickle.dumps(program))\n"
    )
    run = "import pickle, sys; sys.stdout.write(str(pickle.load(sys.stdin.buffer)(4.0)))"
    env = {**os.environ, "PYTHONPATH": f"{sources.PATH}{os.pathsep}{tmp_path}"}
    bytes_ = subprocess.run([sys.executable, "-c", made], capture_output=True, check=True, env=env)
    done = subprocess.run(
        [sys.executable, "-c", run], input=bytes_.stdout, capture_output=True, check=True, env=env
    )
    assert done.stdout == b"8.0"
