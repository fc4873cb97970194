"""What the mutation run changes, and what it leaves alone."""

import pytest
import run
from equivalent import REASONS
from mutants import mutants_of
from rules import Rules

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
        ("return x and y", ["return ((x) or (y))"]),
        ("return x.conj()", ["return x"]),
        ("return f.conj(x)", ["return (x)"]),
        ("return x.H", ["return x.mT"]),
        ("return ÿ(0)", ["return ÿ(1)"]),
        ("return g(x, True)", ["return g(x, False)"]),
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


def test_what_is_called_equivalent_is_drawn_from_the_tree():
    paths = {run.ROOT / name.split()[0] for name in REASONS}
    assert REASONS.keys() <= {run.name_of(m) for path in paths for m in mutants_of(path)}


def test_a_noticed_mutant_is_not_judged_again(tmp_path):
    journal = run.Journal(tmp_path / "ends")
    journal.note("one", "failed")
    journal.note("two", "ALIVE")
    assert run.Journal(tmp_path / "ends").ends == {"one": "failed"}


def test_other_mutants_stay_drawn_where_some_are_added():
    def of(more):
        return lambda path: [m for i, m in enumerate(mutants_of(path)) if more or i % 2]

    few, many = ({run.name_of(m) for _, m in run.drawn(["chainrules"], 40, 1, of(more))}
                 for more in (False, True))  # fmt: skip
    assert len(few & many) >= 10
