"""The user's lines in what XLA compiles, on request."""

import re
from pathlib import Path

import numpy as np
import pytest

import tenferro as te
from computegraph import Arena

pytest.importorskip("jax")
X = np.linspace(0.1, 1.0, 7)


def energy(x):
    y = np.tanh(x)  # line of tanh
    return np.sum(np.exp(y) * 3.0)  # line of exp


def walk(x):
    def step(c, u):
        return np.sin(c) + u, None  # line of sin

    return te.scan(step, 0.0, x)[0]


def chosen(x):
    return te.cond(x[0] > 0, lambda x: np.cosh(x), lambda x: -x, x)  # line of cosh


def line_of(what):
    lines = Path(__file__).read_text("utf-8").splitlines()
    (number,) = (i for i, text in enumerate(lines, 1) if text.endswith(f"# line of {what}"))
    return number


def texts(program, *arrays):
    (built,) = te.sharding.executables(program, *arrays)
    return built.as_text()


def places(text):
    """For each operation's name, the files and lines that XLA says it is from."""
    files = dict(re.findall(r'^(\d+) "(.*)"$', text.partition("FunctionNames")[0], re.M))
    at = r"^(\d+) \{file_name_id=(\d+) .*?\bline=(\d+)"
    lines = {n: (files[file], int(line)) for n, file, line in re.findall(at, text, re.M)}
    frames = dict(re.findall(r"^(\d+) \{file_location_id=(\d+)", text, re.M))
    found = {}
    for name, frame in re.findall(r'op_name="([^"]*)" stack_frame_id=(\d+)', text):
        found.setdefault(name, set()).add(lines[frames[frame]])
    for name, file, line in re.findall(
        r'op_name="([^"]*)"[^}]*source_file="([^"]*)" source_line=(\d+)', text
    ):
        found.setdefault(name, set()).add((file, int(line)))
    return found


def lines_of(text, family):
    return {
        line
        for name, where in places(text).items()
        for file, line in where
        if f"/{family}/" in name and file == __file__
    }


@pytest.mark.parametrize("grad", [False, True])
def test_operations_and_their_derivatives_are_where_the_user_asked(grad):
    with te.source_lines():
        program = te.trace(te.grad(energy) if grad else energy, engine="xla")(X)
    text = texts(program, X)  # compiled when nobody asks any more
    assert lines_of(text, "tanh") == {line_of("tanh")}
    assert lines_of(text, "exp") == {line_of("exp")}
    if grad:
        assert line_of("tanh") in lines_of(text, "mul") | lines_of(text, "sub")


def test_bodies_of_loops_and_branches():
    with te.source_lines():
        loop = te.trace(te.grad(walk), engine="xla")(X)
        branch = te.trace(chosen, engine="xla")(X)
    assert line_of("sin") in lines_of(texts(loop, X), "sin") | lines_of(texts(loop, X), "cos")
    assert line_of("cosh") in lines_of(texts(branch, X), "switch")


def test_named_sizes():
    with te.source_lines():
        program = te.trace(energy, engine="xla")(te.spec("n"))
    assert lines_of(texts(program, X), "tanh") == {line_of("tanh")}


def test_without_asking_there_are_none():
    with te.source_lines():
        te.trace(energy, engine="xla")(X)
    program = te.trace(energy, engine="xla")(X)
    assert "/tanh/" in texts(program, X)
    assert lines_of(texts(program, X), "tanh") == set()


def test_compiled_functions_are_traced_anew():
    f = te.jit(energy, engine="xla")
    f(X), f(X)
    assert f.cache_info().size == 1
    with te.source_lines():
        inside = f(X)
        assert f.cache_info().size == 2
    np.testing.assert_array_equal(inside, f(X))
    assert f.cache_info().size == 2
    assert not Arena.keeps_origins


def test_a_decorator():
    @te.source_lines()
    def make():
        return te.trace(energy, engine="xla")(X)

    assert lines_of(texts(make(), X), "exp") == {line_of("exp")}


def test_debug_nans_on_this_engine_says_the_line():
    with te.debug_nans(), pytest.raises(FloatingPointError, match="log"):
        te.jit(lambda x: np.log(x - 2.0), engine="xla")(X)
