"""The documentation site builds without warnings, and its reference has every public name."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NewType

import pytest

DOCS = Path(__file__).parents[1] / "docs"
NAMESPACES = [
    page.read_text("utf-8").split("automodule:: ")[1].split()[0]
    for page in sorted((DOCS / "reference").glob("*.md"))
]
OURS = ("tenferro", "tidu", "computegraph", "chainrules")
ELSEWHERE = {"tenferro.extension.ADRuleError", "tidu.ADRuleError"}
"""It is described as `tenferro.ADRuleError`."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a warning is an error."""
    for package in (
        "furo",
        "myst_parser",
        "sphinx_copybutton",
        "sphinxcontrib.mermaid",
        "sphinx_gallery",
    ):
        pytest.importorskip(package)
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", DOCS, folder],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.long
@pytest.mark.parametrize("namespace", NAMESPACES)
def test_the_reference_has_every_public_name(site: Path, namespace: str) -> None:
    from sphinx.util.inventory import InventoryFile

    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    known = {n for kind, names in inventory.data.items() if kind.startswith("py:") for n in names}
    module = import_module(namespace)
    ours = [
        name
        for name in module.__all__
        if callable(member := getattr(module, name))
        and not isinstance(member, NewType)
        and str(getattr(member, "__module__", "")).startswith(OURS)
    ]
    missing = {f"{namespace}.{name}" for name in ours if not name.startswith("_")} - known
    assert missing <= ELSEWHERE


@pytest.mark.long
def test_every_program_of_the_gallery_has_a_picture(site: Path) -> None:
    programs = {path.stem for path in (DOCS / "gallery").glob("*.py")}
    assert len(programs) >= 20
    for name in programs:
        assert (site / "programs" / f"{name}.html").is_file()
        assert (site / "_images" / f"sphx_glr_{name}_001.png").is_file()


def test_every_page_is_in_the_contents() -> None:
    contents = "".join(p.read_text("utf-8") for p in (DOCS / "index.md", DOCS / "maths/index.md"))
    pages = {
        str(p.relative_to(DOCS).with_suffix(""))
        for p in DOCS.rglob("*.md")
        if "programs" not in p.parts
    } - {"index"}
    assert {p for p in pages if p.removeprefix("maths/") not in contents.split()} <= {"maths/index"}
