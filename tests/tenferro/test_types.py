"""Type checkers find nothing wrong in what users write, and know what transforms keep."""

import doctest
import os
import re
import runpy
import subprocess
import sys
import typing
from importlib.util import find_spec
from inspect import Parameter, signature
from pathlib import Path
from shutil import copy
from types import ModuleType

import numpy as np
import pytest

import sources
import tenferro as te
from pages import GUIDES, ROOT, blocks
from tenferro.numpy import methods
from tenferro.tensor.members import Members

USER_FILES = ROOT / "tests" / "tenferro" / "user_files"


ENVIRONMENT = {**os.environ, "MYPYPATH": sources.PATH, "PYTHONPATH": sources.PATH}


def run(command, cwd):
    """What a command prints, run in a folder outside of the repository."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=ENVIRONMENT,
        timeout=500,
    )
    return done.returncode, done.stdout + done.stderr


def code_of(page: Path) -> str:
    """The blocks of a page as one file, with the page's line numbers."""
    lines = [""] * (page.read_text("utf-8").count("\n") + 2)
    for start, block in blocks(page):
        examples = doctest.DocTestParser().get_examples(block) if ">>>" in block else ()
        parts = [(e.lineno, e.source) for e in examples] or [(0, block)]
        for offset, source in parts:
            for i, line in enumerate(source.splitlines()):
                lines[start + offset + i] = line
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def files(request, tmp_path_factory):
    """A folder with the users' files, and the code of every guide if that is to be checked."""
    folder = tmp_path_factory.mktemp("checked")
    names = {item.originalname for item in request.session.items if hasattr(item, "originalname")}
    for page in GUIDES:
        if test_nothing_is_wrong_in_the_guides.__name__ in names and blocks(page):
            (folder / f"page_{page.stem.replace('-', '_')}.py").write_text(code_of(page))
    for file in USER_FILES.glob("*.py"):
        copy(file, folder)
    return folder


def errors_in(said):
    """The errors that a checker reports: file, line, text."""
    found = re.findall(r"^\s*(?:.*/)?(\w+)\.py:(\d+):.*?error: (.*)", said, re.M)
    return [(file, int(line), text) for file, line, text in found]


@pytest.fixture(scope="module")
def mypy(files):
    options = [
        "--config-file=",
        f"--cache-dir={os.devnull}",
        "--ignore-missing-imports",
        "--allow-redefinition",  # names of one example are free in the next
        "--strict-equality",
        "--warn-redundant-casts",
    ]
    status, said = run(["-m", "mypy", *options, "."], files)
    assert status in (0, 1), said
    return errors_in(said)


@pytest.fixture(scope="module")
def said_by_pyright(files):
    if find_spec("pyright") is None:
        pytest.skip("pyright is not installed")
    command = ["-m", "pyright", "--pythonpath", sys.executable]
    status, said = run([*command, "--version"], files)
    if status != 0:
        pytest.skip(f"pyright does not start (it needs Node.js): {said[-200:]}")
    # that the names which examples bind in `try` are bound, the examples show by running
    (files / "pyrightconfig.json").write_text(
        '{"reportPossiblyUnboundVariable": false, "reportMissingImports": false}'
    )
    status, said = run([*command, "."], files)
    assert status in (0, 1), said
    return said


@pytest.fixture
def pyright(said_by_pyright):
    return errors_in(said_by_pyright)


@pytest.fixture(params=["mypy", "pyright"])
def errors(request):
    """What each checker finds wrong in all of these files."""
    return request.getfixturevalue(request.param)


@pytest.mark.long
def test_nothing_is_wrong_in_the_guides(errors):
    assert [e for e in errors if e[0].startswith("page_")] == []


def test_nothing_is_wrong_in_a_users_file(errors):
    assert [e for e in errors if e[0] in ("plain", "results")] == []


RESULTS = USER_FILES / "results.py"
ARRAY = re.compile(r"ndarray\[(?:tuple\[[^]]*\]|Any), (?:dtype\[\w+\]|Any)\]")


def expected_types():
    """The comments of the lines with `reveal_type`, by the number of the line."""
    lines = enumerate(RESULTS.read_text("utf-8").splitlines(), 1)
    return {n: line.split("# ")[1] for n, line in lines if line.startswith("reveal_type(")}


def test_pyright_knows_the_types_of_results(said_by_pyright):
    pattern = r'results\.py:(\d+):\d+ - information: Type of ".*" is "(.*)"'
    found = {int(n): ARRAY.sub("array", of) for n, of in re.findall(pattern, said_by_pyright)}
    assert found == expected_types()
    assert len(found) > 60
    assert not any("Any" in of or "Unknown" in of for of in found.values())


def type_of_value(x):
    """The type of a result, written as in the file."""
    if isinstance(x, np.ndarray):
        return "array"
    if isinstance(x, dict):
        return f"dict[str, {type_of_value(next(iter(x.values())))}]"
    if isinstance(x, tuple):
        return f"tuple[{', '.join(map(type_of_value, x))}]"
    return "float" if isinstance(x, float) else type(x).__name__


def test_results_have_the_types_that_pyright_knows(monkeypatch):
    found = []
    monkeypatch.setattr(typing, "reveal_type", lambda x: found.append(type_of_value(x)))
    runpy.run_path(str(RESULTS))
    assert found == list(expected_types().values())


@pytest.mark.long
def test_the_users_file_runs(files):
    assert run(["plain.py"], files) == (0, "")


def test_what_transforms_make_keeps_the_parameters(errors):
    """Each call that does not fit the function's signature is found, and nothing else."""
    lines = enumerate((USER_FILES / "mistakes.py").read_text("utf-8").splitlines(), 1)
    wrong = {n for n, line in lines if "# wrong" in line}
    assert {line for file, line, _ in errors if file == "mistakes"} == wrong


@pytest.mark.parametrize("name", [n for n in vars(Members) if not n.startswith("_")])
def test_methods_have_the_signatures_of_the_functions(name):
    function = getattr(methods, f"method_{name}", None) or getattr(methods, name)
    declared = list(signature(getattr(Members, name)).parameters.values())[1:]
    called = list(signature(function).parameters.values())[1:]

    def shown(parameters):
        return [(p.name, p.default, p.kind is Parameter.KEYWORD_ONLY) for p in parameters]

    assert shown(declared) == shown(called)


def test_a_tensor_shows_what_users_need():
    shown = {name for name in dir(te.tensor([1.0])) if not name.startswith("_")}
    assert {"sum", "reshape", "backward", "grad", "numpy", "T", "at"} <= shown
    inner = "alias aval arena denote id link node rebind remembering slot surface views write"
    assert not shown & set(inner.split())


@pytest.mark.parametrize("name", [n for n in te.__all__ if isinstance(getattr(te, n), ModuleType)])
def test_a_module_shows_its_public_names(name):
    module = getattr(te, name)
    assert sorted(dir(module)) == sorted(module.__all__)
    others = ("tenferro.public_names", "tenferro.other_names", "tenferro.rows")
    for member in (getattr(module, shown) for shown in module.__all__):
        assert getattr(member, "__module__", None) not in others
