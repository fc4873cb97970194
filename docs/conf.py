"""The documentation site: `python -m sphinx -W -b html docs build/site`."""

from __future__ import annotations

import re
from typing import Any

import tenferro

project = "tenferro"
copyright = "the tenferro authors"
release = tenferro.__version__
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.mathjax",
    "sphinx.ext.napoleon",
    "sphinx_click",
    "sphinx_copybutton",
    "sphinx_gallery.gen_gallery",
    "sphinxcontrib.mermaid",
]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
html_theme = "furo"
html_title = "tenferro"
default_role = "code"
myst_enable_extensions = ["dollarmath", "amsmath"]
myst_heading_anchors = 3
myst_fence_as_directive = ["math", "mermaid"]
myst_links_external_new_tab = False
autodoc_member_order = "alphabetical"
autodoc_typehints = "none"
sphinx_gallery_conf = {
    "examples_dirs": "gallery",
    "gallery_dirs": "programs",
    "filename_pattern": r"\.py$",
    "within_subsection_order": "FileNameSortKey",
    "download_all_examples": False,
    "show_signature": False,
    "abort_on_example_error": True,
    "min_reported_time": 1,
}
exclude_patterns = ["gallery", "wrong-derivatives"]
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True


def skip_foreign(app: Any, what: str, name: str, member: Any, skip: bool, options: Any) -> bool:
    """Leave out what a namespace takes from NumPy, which documents it."""
    module = getattr(member, "__module__", None) or ""
    return skip or not module.startswith(("tenferro", "tidu", "computegraph", "chainrules"))


def escape(app: Any, what: str, name: str, member: Any, options: Any, lines: list[str]) -> None:
    """Keep characters of formulas in docstrings that mean something else to the site's markup."""
    is_example = False
    for i, line in enumerate(lines):
        is_example = line.lstrip().startswith(">>>") or (is_example and bool(line.strip()))
        if not is_example:
            lines[i] = "`".join(
                re.sub(r"([|*])", r"\\\1", part) if k % 2 == 0 else part
                for k, part in enumerate(line.split("`"))
            )


def link(app: Any, name: str, source: list[str]) -> None:
    """Point to the site's copy of a page that is outside of this folder."""
    source[0] = source[0].replace("(../CONTRIBUTING.md)", "(contributing.md)")


def setup(app: Any) -> None:
    """Register the hooks of the build."""
    app.connect("autodoc-skip-member", skip_foreign)
    app.connect("autodoc-process-docstring", escape)
    app.connect("source-read", link)
