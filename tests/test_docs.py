"""Every Python block of the documentation runs, and those with prompts print what they show."""

import doctest
import os
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from pages import PAGES, ROOT, blocks

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def _run(page: Path, line: int, block: str, names: dict[str, Any]) -> None:
    if ">>>" not in block:
        exec(compile("\n" * line + block, str(page), "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), line)
    shown: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    failed, _ = runner.run(test, out=shown.append, clear_globs=False)
    assert not failed, "".join(shown)
    names.update(test.globs)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_page_runs(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    with patch.dict(os.environ):
        for line, block in blocks(page):
            for package in re.findall(r"^import (\w+)", block, re.M):
                pytest.importorskip(package)
            _run(page, line, block, names)


def test_own_operations_guide_is_short() -> None:
    guide = blocks(ROOT / "docs" / "own-operations.md")
    assert sum(block.count("\n") for _, block in guide) < 80


TEXTS = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
LINK = re.compile(r"\]\(([\w./#-]+)\)")


FENCED = re.compile(r"(?ms)^ *```.*?^ *```")


def _anchors(page: Path) -> set[str]:
    """What a code host, and the site, call the headings of a page."""
    titles = re.findall(r"^#+ (.+)", FENCED.sub("", page.read_text("utf-8")), re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", TEXTS, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_lead_to_files_and_headings(page: Path) -> None:
    """As a code host reads them; that the site finds the same, its build checks."""
    for link in LINK.findall(re.sub("`[^`\n]*`", "", FENCED.sub("", page.read_text("utf-8")))):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in _anchors(target), link
