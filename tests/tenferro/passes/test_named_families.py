"""Passes and engines ask what families declare; the names that their code still asks for only fall.

Tables, and what a pass writes, may name families. A question is a comparison with a name: it must
be changed when a family is added that should have the same answer.
"""

import ast
from functools import cache

import tenferro  # noqa: F401  (declares all families)
from pages import ROOT
from tenferro.ops.base.registry import FAMILIES

MOST = 204
"""Lines with a question. Declare what is asked (see `Family`), and make the number smaller."""
CORE = "tenferro.ops."


def is_of_form(side):
    """Whether a comparison is with the form in a row of the engine's table."""
    name = side.func if isinstance(side, ast.Call) else side
    return getattr(name, "id", getattr(name, "attr", "")) in ("form", "form_of")


def sides(node):
    """What a node compares: one thing, and those beside it."""
    if isinstance(node, ast.Compare):
        yield from (node.left, *node.comparators)
    elif isinstance(node, ast.Match):
        yield node.subject
        yield from (each.value for case in node.cases for each in _values(case.pattern))


def _values(pattern):
    return (each for each in ast.walk(pattern) if isinstance(each, ast.MatchValue))


def questions(path):
    """The lines of a file that compare with names of families, and these names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        found = [*sides(node)]
        if found and not any(map(is_of_form, found)):
            for each in (constant for side in found for constant in ast.walk(side)):
                if isinstance(each, ast.Constant) and each.value in FAMILIES:
                    yield each.lineno, each.value


@cache
def asked():
    """Each question: the file, the line, the name."""
    source = ROOT / "src" / "tenferro"
    files = sorted(f for part in ("passes", "engines") for f in (source / part).rglob("*.py"))
    return [(f.relative_to(source).as_posix(), *each) for f in files for each in questions(f)]


def test_questions_are_found(tmp_path):
    path = tmp_path / "a_pass.py"
    path.write_text(
        "ROWS = {'add'}\n"
        "def f(operation, form):\n"
        "    if operation.name in ('add', 'sub') or form == 'gather':\n"
        "        return bind('mul')\n"
        "    match operation.name:\n"
        "        case 'neg' | 'other':\n"
        "            return lambda x: x == 'exp'\n",
        "utf-8",
    )
    assert {*questions(path)} == {(3, "add"), (3, "sub"), (6, "neg"), (7, "exp")}


def test_only_families_of_the_core_are_asked_for_by_name():
    """No family of linear algebra, of special functions, or of an extension."""
    others = [one for one in asked() if not FAMILIES[one[2]].infer.__module__.startswith(CORE)]
    assert not others


def test_the_number_of_questions_only_falls():
    lines = {(file, line) for file, line, _ in asked()}
    assert len(lines) <= MOST, f"{len(lines)} lines of passes and engines ask for names of families"
