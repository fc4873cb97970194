import json
import os
import re
import subprocess
import sys
from functools import partial
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from small_database import changed, square_record, write

from adoracles import Database
from adoracles.command import compare_command, replay_command
from adoracles.replays.parallel import replay
from adoracles.reports.counts import rows, totals
from adoracles.reports.tables import markdown


@pytest.fixture
def root(tmp_path):
    names = [f"square_{i}" for i in range(3)]
    other = changed(square_record("cube_1"), ("op",), "cube")
    return write(tmp_path, *map(square_record, names), other)


def invoke(library, root, *options):
    arguments = ["--root", str(root), "--workers", "1", *options]
    return CliRunner().invoke(replay_command(library), arguments)


def test_json_is_one_object_on_standard_output(root):
    result = invoke("by_hand:library", root, "--json")
    report = json.loads(result.stdout)
    assert result.exit_code == 0
    assert report["library"] == "polynomials"
    assert report["total"] == {
        "cases": 4,
        "passed": 3,
        "tight": 3,
        "right": 0,
        "unsupported": 1,
        "wrong": 0,
        "excluded": 0,
    }
    (cube, square) = report["table"]
    assert (cube["op"], cube["unsupported"]) == ("cube", 1)
    assert square["hvp"] == {"cases": 3, "passed": 3, "tight": 3}
    assert report["failures"] == []
    assert list(report["left_out"].values()) == [1]


def test_wrong_answers_are_listed_and_set_the_status(root):
    result = invoke("zeros:zeros", root, "--json", "--failures", "2")
    report = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (report["total"]["wrong"], len(report["failures"])) == (4, 12)
    assert "cube_1 jvp: value[2]: got 0.0, reference -4.8" in result.stderr
    assert "… and 10 more" in result.stderr


def test_the_table_is_printed(root):
    result = invoke("by_hand:library", root)
    assert result.exit_code == 0
    assert re.search(r"^square\s+3\s+3\s+3\s+3\s+3\s*$", result.stdout, re.MULTILINE)
    assert "cases 4  passed 3  tight 3  right 0  unsupported 1  wrong 0" in result.stdout


def test_the_table_in_markdown(root):
    result = invoke("by_hand:library", root, "--markdown", "--op", "square")
    header, rule, line = result.stdout.splitlines()
    assert header.startswith("| family | f64 jvp | f64 vjp | f64 hvp |")
    assert line.startswith("| square | 3 | 3 | 3 |")
    assert header.count("|") == rule.count("|") == line.count("|")


def test_second_orders_are_counted(root):
    result = invoke("by_hand:library", root, "--json", "--second-orders")
    assert json.loads(result.stdout)["total"]["orders"] == {"cases": 3, "passed": 3, "tight": 3}
    assert "second orders: 3 of 3 cases agree" in result.stderr


@pytest.mark.parametrize(
    ("options", "cases"),
    [
        (["--op", "c*"], 1),
        (["--family", "square", "--family", "cube/identity"], 4),
        (["--family", "*/identity", "--dtype", "float64"], 4),
    ],
)
def test_cases_are_selected(root, options, cases):
    result = invoke("by_hand:library", root, "--json", *options)
    assert json.loads(result.stdout)["total"]["cases"] == cases


def test_an_empty_selection_is_an_error(root):
    result = invoke("by_hand:library", root, "--op", "tan")
    assert result.exit_code == 1 and "no case is selected" in result.stderr


def test_a_broken_database_is_a_clear_error(root):
    path = root / "cases" / "square" / "identity.jsonl.gz"
    path.write_bytes(path.read_bytes()[:-6])
    result = invoke("by_hand:library", root, "--json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "truncated" in result.stderr and "Traceback" not in result.stderr


def test_no_database_is_a_clear_error(tmp_path):
    result = invoke("by_hand:library", tmp_path)
    assert result.exit_code == 1 and "TENFERRO_ORACLES" in result.stderr


def test_cells_show_how_many_are_right(root):
    outcomes = replay("zeros:zeros", Database.open(root), workers=1)
    assert "| square | 0/3 | 0/3 | 0/3 |  |  |  |  |  | 3 |  |" in markdown(outcomes)
    assert sum(row.as_dict()["cases"] for row in rows(outcomes)) == totals(outcomes)["cases"]


def run_python(*arguments, first=""):
    """A command of Python, with a folder before those of this process."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([first, *sys.path])}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )


def test_the_module_replays_any_library(root):
    result = run_python("-m", "adoracles", "by_hand:library", "--root", str(root), "--json")
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["total"]["tight"] == 3
    assert "MODULE:FUNCTION" in run_python("-m", "adoracles").stderr


def test_the_package_works_where_tenferro_is_not_installed(root, tmp_path):
    """A replay in worker processes, and a badge of its report, none of which can import it."""
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['tenferro'] = None\n")
    alone = partial(run_python, first=str(tmp_path))
    assert "ModuleNotFoundError" in alone("-c", "import tenferro").stderr
    options = ("--root", str(root), "--json", "--second-orders", "--workers", "2")
    replayed = alone("-m", "adoracles", "by_hand:library", *options)
    assert replayed.returncode == 0, replayed.stderr
    report = tmp_path / "report.json"
    report.write_text(replayed.stdout)
    made = alone("-m", "adoracles", "badge", str(report))
    assert made.returncode == 0, made.stderr
    texts = [node.text for node in ElementTree.fromstring(made.stdout).iter() if node.text]
    assert "derivatives of polynomials: 3 right, 0 wrong, 1 unsupported" in texts


def test_a_library_that_is_not_installed_is_a_clear_error(root):
    result = invoke("no_such_module:library", root)
    assert result.exit_code == 1 and "no_such_module" in result.stderr


def test_importing_the_package_imports_no_engine():
    absent = ("tenferro", "torch", "jax", "jsonschema", "rich", "click")
    script = f"import sys, adoracles; print([m for m in {absent} if m in sys.modules])"
    assert run_python("-c", script).stdout.strip() == "[]"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "3", '{"library": "x"}'])
def test_what_is_no_report_is_refused_in_a_sentence(tmp_path, text):
    path = tmp_path / "report.json"
    path.write_text(text)
    result = CliRunner().invoke(compare_command, [str(path)])
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit)
    assert "report.json is not" in result.output
    assert "Expected what `replay --json` prints" in result.output
