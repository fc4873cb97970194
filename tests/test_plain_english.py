"""Documentation, docstrings and messages use few words of their former dialect.

The measure is a sign, not a target: where it fails, write what NumPy's documentation would say. Of
these words the docstrings of NumPy, SciPy, JAX and PyTorch have about one in a thousand.
"""

import ast
import re
from collections.abc import Callable, Iterator

import pytest

from pages import ROOT
from sources import FOLDERS

WORDS = re.compile(
    r"\b(nobody|whoever|stands?|gives?|goes|comes|came|told|dear|asked|wants?|insists?|beside|beyond|"
    r"hence|thus|else|alone|likewise|at once|as it is|all the same|in place of|of its own|must not|"
    r"leaves? it|(is|are) no \w+)\b",
    re.IGNORECASE,
)
GENERATED = {"families.md", "idioms.md", "library-comparison.md", "oracle-coverage.md"}
MOST_PER_THOUSAND = {"documentation": 1.0, "docstrings and messages": 1.0}


def documentation() -> Iterator[str]:
    for page in [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]:
        if page.name not in GENERATED:
            yield re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)


def strings() -> Iterator[str]:
    for path in (path for folder in FOLDERS for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
                yield node.value


@pytest.mark.parametrize(
    ("what", "texts"), [("documentation", documentation), ("docstrings and messages", strings)]
)
def test_few_words_are_of_the_dialect(what: str, texts: Callable[[], Iterator[str]]) -> None:
    found, words = [], 0
    for text in texts():
        found += [match[0].lower() for match in WORDS.finditer(text)]
        words += len(re.findall(r"[A-Za-z]{2,}", text))
    assert 1000 * len(found) / words < MOST_PER_THOUSAND[what], sorted(set(found), key=found.count)
