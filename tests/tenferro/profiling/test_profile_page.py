"""The page of a profile, and the command."""

import json
import re

import numpy as np
import pytest
from click.testing import CliRunner
from tests.tenferro.profiling.test_profile import profiled

import tenferro as te
from tenferro.cli import main
from tenferro.command_arguments import random_arrays
from tenferro.explain.document import document

MODULE = "tests.tenferro.profiling.user_program"


@pytest.fixture(scope="module")
def page(tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp("profile") / "profile.html"
    profiled("several", "native").save_html(path)
    return path.read_text("utf-8")


def test_the_page_needs_no_other_file(page):
    without_namespace = page.replace("http://www.w3.org/2000/svg", "")
    assert "http" not in without_namespace.replace("http-equiv", "")
    assert not re.search(r"(src|href)=|@import|url\(", page)
    assert "default-src 'none'" in page


def test_the_page_holds_every_row(page):
    text = re.search(r'id="data">(.*?)</script>', page, re.S)[1]
    rows = json.loads(text)["rows"]
    assert {row["ops"] for row in rows} >= {
        "fft.trigonometric",
        "dot_general",
        "arguments and results",
    }
    assert sum(row["share"] for row in rows) == pytest.approx(1.0)
    assert any("native transforms" in row["reason"] for row in rows)


def test_data_cannot_end_its_element():
    text = document("<title>", "", {"x": "</script><b>"})
    assert "</script><b>" not in text
    assert "<title>&lt;title&gt;</title>" in text
    data = re.search(r'id="data">(.*?)</script>', text)[1]
    assert json.loads(data) == {"x": "</script><b>"}


def test_numbers_that_are_not_json_are_an_error():
    with pytest.raises(ValueError, match="not JSON compliant"):
        document("t", "", {"x": float("nan")})


def run(*arguments: str):
    return CliRunner().invoke(main, ["profile", "--seconds", "0.02", *arguments])


def test_the_command_prints_the_table_and_writes_the_page(tmp_path):
    path = tmp_path / "found.html"
    done = run(f"{MODULE}:several", "--shapes", "50 float64[50,50]",
               "--html", str(path))  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "several on the native engine" in done.output
    assert "linalg" in done.output
    assert path.read_text("utf-8").startswith("<!doctype html>")


def test_the_command_profiles_gradients(tmp_path):
    done = run(f"{MODULE}:several", "--shapes", "30 30,30", "--grad")
    assert "derivative of" in done.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["several"], "expected MODULE:FUNCTION"),
        ([f"{MODULE}:nothing"], "no attribute 'nothing'"),
        ([f"{MODULE}:many", "--shapes", "x,y"], "is not a shape"),
        (["no_such_module:f"], "No module named"),
    ],
)
def test_the_command_says_what_is_wrong(arguments, message):
    done = run(*arguments)
    assert done.exit_code == 2
    assert message in done.output


@pytest.mark.parametrize("text", ["int64[3]", "complex128[2,2]", "bool[4]", "()", "float32[5]"])
def test_arguments_of_every_kind(text):
    (made,) = random_arrays(text)
    assert made.dtype == np.dtype(text.partition("[")[0].strip("()") or "float64")
    assert np.array_equal(te.jit(lambda x: x)(made), made)
