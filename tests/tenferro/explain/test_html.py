"""What notebooks show, and cells that run again."""

import numpy as np
import pytest

import tenferro as te
from tenferro.explain.html import Picture


def test_a_vector_is_a_table_of_one_row():
    shown = te.tensor([1.0, 2.5])._repr_html_()
    assert "Tensor float64[2]" in shown
    assert shown.count("<tr>") == 1
    assert "<td>1.</td><td>2.5</td>" in shown


def test_a_large_matrix_shows_its_corners():
    shown = te.variable(np.arange(3000.0).reshape(100, 30))._repr_html_()
    assert "requires_grad=True" in shown
    assert (shown.count("<tr>"), shown.count("<td>")) == (13, 169)
    assert "<td>0.</td>" in shown
    assert "<td>2999.</td>" in shown
    assert "…" in shown


@pytest.mark.parametrize("values", [2.0, np.zeros((2, 0)), np.ones((2, 2, 2))])
def test_other_tensors_are_text(values):
    shown = te.tensor(values)._repr_html_()
    assert "<table>" not in shown
    assert str(te.tensor(values).dtype) in shown


def test_a_small_program_is_a_picture():
    pytest.importorskip("networkx")
    pytest.importorskip("matplotlib")
    program = te.trace(lambda x: np.sin(x) * x)(1.0)
    shown = program._repr_html_()
    assert "<svg" in shown
    assert "&lt;lambda&gt;" in shown
    picture = program.draw()
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == str(picture)


def test_a_large_program_is_text():
    program = te.trace(lambda x: sum(np.sin(x * i) for i in range(1, 200)))(1.0)
    shown = program._repr_html_()
    assert "<svg" not in shown
    assert "more lines" in shown
    assert shown.count("\n") == 200


def test_a_program_is_text_where_nothing_can_draw_it(monkeypatch):
    monkeypatch.setattr("tenferro.explain.html.find_spec", lambda name: None)
    shown = te.trace(np.sin)(1.0)._repr_html_()
    assert "<pre>input  v0" in shown


CELL = """
from dataclasses import dataclass

import numpy as np
import tenferro as te

family = te.extension.family("tests.cell.v1", infer=lambda x: x)

@te.extension.lowering(family)
def _(x):
    return lambda a: FACTOR * a

@family.jvp
def _(x, y, dx):
    return FACTOR * dx

@te.custom_jvp
def ruled(x):
    return np.exp(x)

@ruled.defjvp
def _(x, y, dx):
    return FACTOR * dx

@te.register_pytree
@dataclass
class Line:
    slope: float

def f(x):
    return te.extension.apply(family, x.slope) + ruled(x.slope)

slope = te.jit(te.grad(f))
found = slope(Line(1.0)).slope
"""


@pytest.mark.parametrize("times", [2, 3])
def test_a_cell_that_declares_things_runs_again(times):
    names = {"__name__": "a notebook"}
    for factor in range(1, times + 1):
        names["FACTOR"] = float(factor)
        exec(CELL, names)
    assert names["found"] == 2.0 * times
