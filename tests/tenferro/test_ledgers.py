"""The ledgers of rules and of complex numbers: whole, and what the code says."""

import os
import re

import ledgers
import numpy as np
import pytest
from ledgers import DOCS, notes_of, with_rules

import tenferro as te

MATHS = DOCS / "maths"


def test_every_rule_names_a_note():
    without = [family.name for family in with_rules() if not notes_of(family)]
    assert without == [], "name one in the module's docstring: Maths note: NAME."


def test_every_note_that_is_named_is_there():
    named = {note for family in with_rules() for note in notes_of(family)}
    assert {note for note in named if not (MATHS / f"{note}.md").is_file()} == set()


def test_a_rule_without_a_note_is_found(monkeypatch):
    monkeypatch.setattr(ledgers.sys.modules["tenferro.linalg.svd"], "__doc__", "The SVD.")
    assert [f.name for f in with_rules() if not notes_of(f)] == ["tenferro.linalg.svd.v1"]


def test_formulas_of_notes_are_closed():
    """GitHub renders what stands between dollars."""
    for path in MATHS.glob("*.md"):
        text = re.sub(r"`[^`]*`", "", path.read_text(encoding="utf-8"))
        assert text.count("$") % 2 == 0, path.name
        assert text.count(r"\\begin{") == text.count(r"\\end{"), path.name


@pytest.mark.parametrize(
    ("name", "page"), [("rules", ledgers.rules_page), ("complex-support", ledgers.complex_page)]
)
def test_the_pages_are_what_the_code_says(name, page):
    path = DOCS / f"{name}.md"
    if os.environ.get("WRITE_LEDGERS"):
        path.write_text(page(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == page(), "see ledgers.py"


def updated(x, u):
    return te.numpy.asarray(x).at[np.array([0, 0, 1])].min(u)


BAND = np.array([[0, 1 - 2j, 0.5j, 1 + 1j], [4, 5, 6, 5]])


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "operands"),
    [
        *((f, 2) for f in (np.maximum, np.minimum, np.fmax, np.fmin, te.special.xlogy, updated)),
        *((f, 1) for f in (np.max, np.min, np.sort, np.cumprod, te.fft.dct)),
        (lambda b: te.linalg.solveh_banded(BAND[:, :3], b), 1),
    ],
)
def test_complex_numbers_that_no_row_has(function, operands):
    rng = np.random.default_rng(0)
    arrays = rng.standard_normal((operands, 3, 2)).view(complex)[..., 0]
    te.check_grads(function, tuple(arrays))
