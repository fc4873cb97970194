"""What the mutation run changes, and what it leaves alone."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from types import SimpleNamespace

import covering
import pytest
import run
from equivalent import REASONS
from mutants import mutants_of
from rules import Rules

import sources

HEAD = "LIMIT: int = 3\n\n\ndef f(x: int = 2, y=1):\n"


def changed(tmp_path, body):
    """The changed lines of a function's body."""
    path = tmp_path / "module.py"
    path.write_text(HEAD + body)
    return [m.diff().splitlines()[-1].strip("+ ") for m in mutants_of(path) if m.changes()]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return x + y", ["return ((x) - (y))"]),
        ("return x - y", ["return ((x) + (y))", "return ((y) - (x))"]),
        ("return x @ y", ["return ((y) @ (x))"]),
        ("return -x", ["return (x)"]),
        ("return x < y", ["return ((x) <= (y))"]),
        ("return x if y else f", ["return ((f) if (y) else (x))"]),
        ("return x and y", ["return ((x) or (y))", "return ((x))", "return ((y))"]),
        ("return g(x, y)", ["return g(y, x)"]),
        ("return b.sub(x, y)", ["return b.sub(y, x)", "return b.add(x, y)"]),
        ("return b.or_(x, y)", ["return b.and_(x, y)"]),
        ('return b.icmp("<", x)', ["return b.icmp('<=', x)", 'return b.icmp(x, "<")']),
        ('return f"{x + y}"', ['return f"{((x) - (y))}"']),
        ("x += y", ["pass"]),
        ("f.append(x)", ["pass"]),
        ("if x: return y", ["pass"]),
        ("return x.conj()", ["return x"]),
        ("return f.conj(x)", ["return (x)"]),
        ("return x.H", ["return x.mT"]),
        ("return ÿ(0)", ["return ÿ(1)", "return ÿ(-1)"]),
        ("return g(x, True)", ["return g(x, False)", "return g(True, x)"]),
        ("return lambda: x / 2.0", ["return lambda: ((x) * (2.0))", "return lambda: ((2.0) / (x))",
                                    "return lambda: x / 3.0"]),
        ('"""Of 1 + 1."""', []),
        ("raise ValueError(x + 1)", []),
        ("refuse(x + 1)", []),
        ("return zip(x, y, strict=True)", []),
        ("y: Array[1] = x", []),
    ],
)  # fmt: skip
def test_formulas_are_changed_and_nothing_else(tmp_path, line, expected):
    assert sorted(changed(tmp_path, f"    {line}\n")) == sorted(expected)


def test_a_mutant_is_the_file_with_one_change(tmp_path):
    path = tmp_path / "module.py"
    path.write_text(HEAD + "    z = x * y\n    return z\n")
    (mutant,) = mutants_of(path)
    assert mutant.line == 5
    assert mutant.source() == HEAD + "    z = ((x) / (y))\n    return z\n"


RULE = """
from lib.helpers import scaled
from lib.ops.base.apply import apply

linear_family = family("lib.linear", infer, linear=(0,))
value_family = family("lib.value", infer)


def infer(x):
    return x + 1


def other(x):
    return x + 2


@linear_family.formula
def _(x):
    return x + 3


@value_family.formula
def _(x):
    return x + 4


@value_family.jvp
def _(x, y, dx):
    if x.ndim < 5:
        raise ValueError
    check_shape(x, 6)
    return scaled(dx, 7) + linear_family.bind()


f = declare("f(x)", lambda x, y: x + 8, formula=lambda x: x + 9)
"""
HELPERS = """
def scaled(x, n):
    return x * 10


def unused(x):
    return x * 11
"""


def test_rules_are_found_with_what_they_call(tmp_path):
    package = tmp_path / "src" / "lib"
    package.mkdir(parents=True)
    texts = {"ops.py": RULE, "helpers.py": HELPERS}
    for name, text in texts.items():
        (package / name).write_text(text)
    rules = Rules(tmp_path, ["src/lib"])
    lines = {
        texts[name].splitlines()[m.line - 1].strip()
        for name in texts
        for m in rules.of(package / name)
    }
    assert lines == {
        "return x + 3",
        "return scaled(dx, 7) + linear_family.bind()",
        'f = declare("f(x)", lambda x, y: x + 8, formula=lambda x: x + 9)',
        "return x * 10",
    }


CONFTEST = """
import gc


def pytest_collection_finish():
    gc.freeze()
"""
FORMULAS = """
def chosen(x):
    if x > 0:
        return (
            x + 1
        )
    return x - 1


AT_IMPORT = chosen(-1)
"""
MEETING = """
import pytest
from lib.formulas import chosen


def test_above():
    assert chosen(1) == 2


def test_below():
    assert chosen(-1) == -2


def test_wrong():
    assert chosen(1) == 3


@pytest.mark.sampled(2)
@pytest.mark.parametrize("x", [2, pytest.param(5, marks=pytest.mark.long)])
def test_cases(x):
    assert chosen(x) < 6.5
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A small tree, with what `covering.py record` writes of its tests in the file `record`."""
    files = {
        "src/lib/__init__.py": "",
        "src/lib/formulas.py": FORMULAS,
        "tests/conftest.py": CONFTEST,
        "tests/test_lib.py": MEETING,
        "pytest.ini": "[pytest]\naddopts = -m 'not long'\nmarkers =\n  long\n  sampled\n  gpu\n",
    }
    root = tmp_path_factory.mktemp("tree")
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    record = [sys.executable, run.ROOT / run.COVERING, "record", "record", "src/lib"]
    done = subprocess.run([*record, TESTS], cwd=root, env=environment(), check=False)
    assert done.returncode == 1
    return root


def environment():
    return {**os.environ, "PYTHONPATH": os.pathsep.join(("src", sources.PATH))}


TESTS = "tests/test_lib.py"
ABOVE, BELOW, CASES = (f"{TESTS}::test_{name}" for name in ("above", "below", "cases[2]"))


def test_the_tests_that_run_a_line_are_known(tree):
    recorded = covering.Recorded([tree / "record"])

    def tests_of(text):
        line = FORMULAS.splitlines().index(text) + 1
        running, beside, imported = recorded.tests_of("src/lib/formulas.py", line)
        return sorted(running), sorted(beside), imported

    assert tests_of("    if x > 0:") == ([ABOVE, BELOW, CASES], [], True)
    assert tests_of("            x + 1") == ([ABOVE, CASES], [BELOW], False)
    assert tests_of("        )") == ([ABOVE, CASES], [BELOW], False)
    assert tests_of("    return x - 1") == ([BELOW], [ABOVE, CASES], True)


def test_lines_are_looked_up_as_those_that_they_were():
    old = "a\nb\nc\nd\n"
    new = "new\na\nb\nother\nd\nlast\n"
    found = [run.line_before(old, new, line) for line in range(1, 7)]
    assert found == [1, 1, 2, 2, 4, 4]
    assert [run.line_before(old, old, line) for line in range(1, 5)] == [1, 2, 3, 4]
    assert run.line_before("", new, 3) == 1


@pytest.fixture(scope="module")
def server(tree):
    copy = SimpleNamespace(root=tree, limit=2, environment=environment)
    with closing(run.Server(copy, [TESTS])) as server:
        yield server


@pytest.mark.parametrize(
    ("change", "running", "beside", "expected"),
    [
        ("x + 2", ABOVE, BELOW, ["failed", ABOVE]),
        ("x + 2", BELOW, ABOVE, ["failed", ABOVE]),
        ("x + 2", CASES, ABOVE, ["failed", f"{TESTS}::test_cases[5]"]),  # which is left out
        ("x + 1 + x // 5", BELOW, CASES, ["failed", f"{TESTS}::test_cases[5]"]),
        ("x + 3 - 2", ABOVE, BELOW, ["ALIVE", ""]),
        ("sum(iter(int, 1))", ABOVE, BELOW, ["timeout", str(int(signal.SIGXCPU))]),
        ("(lambda: x)()", ABOVE, BELOW, ["broken", ""]),
    ],
)
def test_a_mutant_meets_the_tests_that_are_chosen(server, change, running, beside, expected):
    changed = FORMULAS.replace("x + 1", change)
    answer = server.ask([running], [beside], ["lib"], "src/lib/formulas.py", changed)
    assert list(answer) == expected


def test_a_mutant_that_cannot_be_imported_is_noticed(tree):
    path = tree / "src/lib/formulas.py"
    path.write_text(FORMULAS.replace("x - 1", "1 / 0"))
    copy = SimpleNamespace(root=tree, limit=2, environment=environment)
    with closing(run.Server(copy, [TESTS])) as fresh:
        assert fresh.ask([ABOVE], [], []) == ("failed", run.NOT_LOADED)
    path.write_text(FORMULAS)


def test_what_is_called_equivalent_is_drawn_from_the_tree():
    paths = {run.ROOT / name.split()[0] for name in REASONS}
    assert REASONS.keys() <= {run.name_of(m) for path in paths for m in mutants_of(path)}


def test_a_noticed_mutant_is_not_judged_again(tmp_path):
    journal = run.Journal(tmp_path / "ends")
    journal.note("one", "failed")
    journal.note("two", "ALIVE")
    assert run.Journal(tmp_path / "ends").ends == {"one": "failed"}


@pytest.mark.long
def test_other_mutants_stay_drawn_where_some_are_added():
    def of(more):
        return lambda path: [m for i, m in enumerate(mutants_of(path)) if more or i % 2]

    few, many = ({run.name_of(m) for _, m in run.drawn(["chainrules"], 40, 1, of(more))}
                 for more in (False, True))  # fmt: skip
    assert len(few & many) >= 10
