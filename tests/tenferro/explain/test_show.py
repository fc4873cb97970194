"""`Program.show()`: the graphs, where each operation comes from, the page and the command."""

import json
import re
import shutil
import subprocess
import sys

import numpy as np
import pytest
from click.testing import CliRunner

import tenferro as te
from tenferro.cli import main
from tenferro.explain.graphs_page import live_bytes

X = np.linspace(0.1, 1.0, 12).reshape(3, 4)
ID, KIND, TEXT, META, OPERANDS, LINE, PRIMAL, FAMILY, BODIES = range(9)


def norm(x):
    y = np.tanh(x @ x.T)
    return np.sum(y * y)


def shown(f, *args):
    with te.source_lines():
        return te.trace(f)(*args).show()


def data_of(explanation):
    text = explanation.html()
    return json.loads(re.search(r'id="data">(.*?)</script>', text)[1])


def test_three_graphs_and_where_their_operations_come_from():
    data = data_of(shown(norm, X))
    primal, linear, transposed = data["stages"]
    assert [g["title"] for g in data["stages"]] == ["primal", "linear", "transposed"]
    tanh = next(row for row in primal["rows"] if row[TEXT] == "tanh")
    assert data["lines"][tanh[LINE]].endswith("y = np.tanh(x @ x.T)")
    for graph in (linear, transposed):
        derived = [
            row for row in graph["rows"] if row[PRIMAL] == tanh[ID] and row[KIND] == "linear"
        ]
        assert derived and all(row[LINE] == tanh[LINE] for row in derived)
    family = data["families"][tanh[FAMILY]]
    assert {"title": "partial derivatives", "text": "lambda f, x, y: 1 - y * y"} in family["parts"]
    assert family["notes"] == ["elementwise"]


def test_every_derived_operation_names_its_primal_value():
    data = data_of(shown(norm, X))
    primal = {row[ID] for row in data["stages"][0]["rows"]}
    for graph in data["stages"][1:]:
        for row in graph["rows"]:
            assert row[PRIMAL] in primal or row[KIND] == "seed"


def test_bodies_of_loops():
    def f(x):
        return te.scan(lambda c, a: (np.sin(c) * a, None), 1.0, x)[0]

    rows = data_of(shown(f, np.ones(5)))["stages"][0]["rows"]
    (scan,) = (row for row in rows if row[BODIES])
    assert "scan[body=body" in scan[TEXT]
    assert any(row[TEXT] == "sin" for row in scan[BODIES][0])


def test_programs_without_derivatives_say_why():
    counted = te.trace(lambda n: n + 1)(np.arange(3)).show()
    assert [g.title for g in counted.graphs] == ["primal"]
    assert "no real or complex argument" in str(counted)
    refused = te.trace(lambda x: te.special.spence(np.abs(x)) * te.special.jv(x, 1.0))(0.5).show()
    assert [g.title for g in refused.graphs] == ["primal"]
    assert "Its derivative is not shown: " in str(refused)


def test_a_program_without_lines_and_captured_arrays():
    program = te.trace(lambda x: x @ X)(np.ones((2, 3)))
    data = data_of(program.show())
    assert data["lines"] == []
    assert len([row for row in data["stages"][0]["rows"] if row[KIND] == "input"]) == 2


def test_memory_of_values_that_are_alive():
    graph = te.trace(lambda x: np.sum(np.sin(np.cos(x))))(np.ones(10)).show().graphs[0]
    assert live_bytes(graph) == [80, 160, 240, 168]


def test_the_page_loads_nothing_and_keeps_text_as_text():
    text = shown(norm, X).html()
    assert set(re.findall(r"https?://[^\"'` ]*", text)) == {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in text
    assert "<iframe" in shown(norm, X)._repr_html_()


def test_the_picture_is_an_svg():
    pytest.importorskip("networkx")
    assert shown(norm, X).draw().startswith("<svg")


def test_the_command(tmp_path, monkeypatch):
    (tmp_path / "model.py").write_text("import numpy as np\ndef f(x): return np.sum(np.exp(x))\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    done = CliRunner().invoke(main, ["explain", "model:f", "--shapes", "4", "--html", "e.html"])
    assert done.exit_code == 0, done.output
    assert "primal 3 values" in done.output
    assert "np.exp(x)" in (tmp_path / "e.html").read_text("utf-8")
    failed = CliRunner().invoke(main, ["explain", "model:g"])
    assert failed.exit_code == 2 and "no attribute 'g'" in failed.output


@pytest.mark.long
def test_a_browser_opens_the_page_and_a_click_shows_the_rule(tmp_path):
    browser = shutil.which("chromium") or pytest.skip("chromium is not installed")

    def many(x):
        for i in range(800):
            x = np.sin(x) * 1.01 + x / (2 + i)
        return np.sum(x)

    page = tmp_path / "page.html"
    click = '<script>document.querySelectorAll(".row")[1].click()</script>'
    page.write_text(shown(many, X).html() + click, "utf-8")
    done = subprocess.run(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
         f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", page.as_uri()],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert "CONSOLE" not in done.stderr
    assert "lambda f, x, y: f.cos(x)" in done.stdout.split('id="details"')[1]
    assert done.stdout.count('class="row ') > 12_000


def test_graphs_without_values_are_drawn():
    assert "<svg" in te.trace(lambda x: np.ones(3))(np.ones(3)).show().draw()
