"""The documentation site: `python -m sphinx -W -j auto docs build/site`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import tenferro

sys.path.insert(0, str(Path(__file__).parent / "site"))

from name_tables import OURS

project = "tenferro"
copyright = "the tenferro authors"
release = tenferro.__version__
extensions = [
    "myst_parser",
    "name_links",
    "name_tables",
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.intersphinx",
    "sphinx.ext.mathjax",
    "sphinx.ext.napoleon",
    "sphinx_click",
    "sphinx_copybutton",
    "sphinx_gallery.gen_gallery",
    "sphinxcontrib.mermaid",
]
if not tags.has("check"):  # noqa: F821  (Sphinx binds it; the pages of sources take 40 s)
    extensions.append("sphinx.ext.viewcode")
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
html_theme = "furo"
html_title = "tenferro"
html_static_path = ["site/static"]
html_js_files = [("versions.js", {"defer": "defer"})]
html_css_files = ["versions.css"]
default_role = "code"
myst_enable_extensions = ["dollarmath", "amsmath"]
myst_heading_anchors = 3
myst_fence_as_directive = ["math", "mermaid"]
myst_links_external_new_tab = False
autodoc_member_order = "alphabetical"
autodoc_use_type_comments = False
autodoc_typehints_format = "short"
autosummary_generate = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90
sphinx_gallery_conf = {
    "examples_dirs": ["courses", "gallery"],
    "gallery_dirs": ["learn", "programs"],
    "filename_pattern": r"\.py$",
    "within_subsection_order": "ExampleTitleSortKey",
    "download_all_examples": False,
    "show_signature": False,
    "abort_on_example_error": True,
    "min_reported_time": 1,
    "parallel": True,  # as many programs together as `-j` allows
}
exclude_patterns = ["courses", "gallery", "site", "wrong-derivatives"]
name_links_modules = {
    page: (f"tenferro.{page}", "tenferro.numpy")
    for page in (
        "implicit", "integrate", "interpolate", "ndimage", "optimize", "random", "sample", "signal",
        "spatial", "train",
    )
} | {
    "guide": ("tenferro.numpy",),
    "sparse-matrices": ("tenferro.sparse", "tenferro.sparse.linalg"),
    "checking": ("tenferro.debug",),
    "memory": ("tenferro.runtime",),
    "native-engine": ("tenferro.runtime",),
    "numpy": ("tenferro.numpy",),
    "own-operations": ("tenferro.extension",),
    "scaling": ("tenferro.sharding",),
    "xla": ("tenferro.sharding",),
}  # fmt: skip
_SITES = {
    "numpy": "https://numpy.org/doc/stable/",
    "scipy": "https://docs.scipy.org/doc/scipy/",
    "python": "https://docs.python.org/3/",
}
intersphinx_mapping = {name: (site, f"site/{name}.inventory") for name, site in _SITES.items()}
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True


def skip_foreign(app: Any, what: str, name: str, member: Any, skip: bool, options: Any) -> bool:
    """Leave out what a namespace takes from NumPy, which documents it."""
    module = getattr(member, "__module__", None) or ""
    return skip or not module.startswith(OURS)


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
    """Point to the site's copies of pages outside of this folder, and of programs.

    In the repository the links point to files, which a code host shows.
    """
    text = source[0].replace("(../CONTRIBUTING.md)", "(contributing.md)")
    # doctest needs an empty line at the end of a block, readers do not
    text = re.sub(r"(?ms)^(```python\n.*?)\n+^```$", r"\1\n```", text)
    folders = sphinx_gallery_conf
    for there, here in zip(folders["examples_dirs"], folders["gallery_dirs"], strict=True):
        text = text.replace(f"]({there})", f"]({here}/index)")
        text = re.sub(rf"\]\({there}/(\w+)\.py\)", rf"]({here}/\1)", text)
    source[0] = text


def setup(app: Any) -> None:
    """Register the hooks of the build."""
    app.connect("autodoc-skip-member", skip_foreign)
    app.connect("autodoc-process-docstring", escape)
    app.connect("source-read", link)
