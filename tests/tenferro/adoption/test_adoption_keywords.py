"""The page of keywords that differ from SciPy's."""

import os
from pathlib import Path

import keywords_page
import numpy as np
import pytest
import scipy
from keywords_page import differences, page

import tenferro as te

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.skipif(not scipy.__version__.startswith("1.17"), reason="the page is of SciPy 1.17")
def test_the_page_is_what_the_code_says():
    path = DOCS / "scipy-keywords.md"
    if os.environ.get("WRITE_LEDGERS"):
        path.write_text(page(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == page(), "see keywords_page.py"


def test_a_difference_without_a_reason_is_found(monkeypatch):
    monkeypatch.delitem(keywords_page.REFUSED, "subset_by_value")
    with pytest.raises(KeyError, match="subset_by_value"):
        list(differences())


def test_refused_keywords_are_named():
    with pytest.raises(TypeError, match=r"eigh.*'subset_by_value'"):
        te.linalg.eigh(np.eye(2), subset_by_value=(0.0, 2.0))
    with pytest.raises(TypeError, match=r"quad.*'weight'"):
        te.integrate.quad(lambda x: x, 0.0, 1.0, weight="cos")
