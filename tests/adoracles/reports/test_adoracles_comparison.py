"""The page that compares libraries, and the programs that show what is wrong."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner

from adoracles import Database, Selection
from adoracles.command import compare_command
from adoracles.files.database import SHIPPED
from adoracles.reports.comparison import page, write_programs

pytest.importorskip("mpmath")


def failure(part, case_id="numpy.sinc_f64_near_001", kind="wrong"):
    where = {"op": "numpy.sinc", "family": "identity", "point": "near_degenerate"}
    return {"case_id": case_id, "part": part, "message": "x: got 1.0", "kind": kind, **where}


REPORT = {
    "library": "autograd 1.0",
    "total": {"cases": 13_692},
    "table": [
        {
            "op": "numpy.sinc",
            "family": "identity",
            "dtype": "float64",
            "jvp": {"cases": 3, "passed": 2, "tight": 1, "right": 1, "wrong": 1},
            "vjp": {"cases": 3, "passed": 3, "tight": 2, "imprecise": 1},
            "missing": {"hvp": 3, "vjp": 1},
        }
    ],
    "failures": [failure("jvp"), failure("vjp", kind="imprecise")],
}


def test_the_page_counts_answers_and_shows_the_worst():
    text = page([REPORT], {("autograd 1.0", "numpy.sinc"): "wrong/numpy.sinc.py"})
    assert "answers of autograd 1.0 to the 13,692\n" in text
    assert "| autograd 1.0 | 3 | 1 | 1 |  | 1 | 4 |" in text
    assert "| [`numpy.sinc`](wrong/numpy.sinc.py) | `jvp` | 1 |" in text
    assert "| numpy.sinc | float64 | `Wi----` |" in text


def test_the_command_reads_reports(tmp_path):
    path = tmp_path / "report.json"
    path.write_text(json.dumps(REPORT), encoding="utf-8")
    done = CliRunner().invoke(compare_command, [str(path)])
    assert done.exit_code == 0
    assert done.output == page([REPORT], {})


def test_a_program_shows_that_a_derivative_is_wrong(tmp_path):
    pytest.importorskip("autograd")
    database = Database.open(SHIPPED)
    case = next(
        case
        for case in database.cases(Selection(("numpy.sinc/identity",), dtypes=("float64",)))
        if case.point == "near_degenerate"
    )
    report = {**REPORT, "failures": [failure("fof", case.case_id)]}
    written = write_programs([report], {"autograd": "autograd"}, database, tmp_path)
    (path,) = written.values()
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert "forward over forward" in done.stdout
    assert done.stdout.count("by differences in mpmath") == len(case.probes)
    assert done.returncode == 0, done.stderr  # autograd 1.9 is wrong there


def test_a_program_of_a_right_derivative_fails(tmp_path):
    pytest.importorskip("autograd")
    database = Database.open(SHIPPED)
    case = next(database.cases(Selection(("numpy.sinc/identity",), dtypes=("float64",))))
    report = {**REPORT, "failures": [failure("jvp", case.case_id)]}
    (path,) = write_programs([report], {"autograd": "autograd"}, database, tmp_path).values()
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
