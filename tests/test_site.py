"""The documentation site builds without warnings, and its reference has every public name."""

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from html import unescape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NewType

import pytest

DOCS = Path(__file__).parents[1] / "docs"
sys.path.insert(0, str(DOCS / "site"))
full_name = import_module("name_links").full_name if find_spec("sphinx") else None
PROGRAMS = [*sorted(DOCS.glob("courses/*.py")), *sorted(DOCS.glob("gallery/*.py"))]
"""Programs that run when the site is built, with pictures."""
NAMESPACES = [
    page.read_text("utf-8").split("automodule:: ")[1].split()[0]
    for page in sorted((DOCS / "reference").glob("*.md"))
]
TABLES = ("families", "library-comparison", "rules")
"""Pages of generated tables, whose names are internal."""
CONSTANTS = {"chainrules.HELPERS", "chainrules.scalar"}
INVENTORIES = "unlinked names; for other projects' names: python docs/site/inventories.py"
OURS = ("tenferro", "tidu", "computegraph", "chainrules")
ELSEWHERE = {
    "tenferro.extension.ADRuleError", "tenferro.precision.DoubleDouble", "tidu.ADRuleError",
}  # fmt: skip
"""They are described as names of `tenferro`."""


def build(folder: Path, *options: str) -> Path:
    """Build the site; a warning is an error."""
    for package in ("furo", "myst_parser", "sphinx_copybutton", "sphinxcontrib.mermaid"):
        pytest.importorskip(package)
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", *options, DOCS, folder]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.long
def test_the_site_builds_with_every_public_name_and_formula(tmp_path: Path) -> None:
    """The job `site` of the workflow runs it with every change."""
    from sphinx.util.inventory import InventoryFile

    plain = ("-D", "plot_gallery=0", "-D", "html_theme=basic", "-D", "smartquotes=0")
    # furo's navigation takes half the time, typographic quotes a twentieth
    site = build(tmp_path, *plain, "-t", "check")
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    known = {n for kind, names in inventory.data.items() if kind.startswith("py:") for n in names}
    assert {name for namespace in NAMESPACES for name in public(namespace)} - known <= ELSEWHERE
    for page in (site / "maths").glob("*.html"):
        assert "$" not in text_of(page), f"{page.stem}: a formula is not rendered"
    for page in (*site.glob("*.html"), *site.glob("coming-from/*.html")):
        if page.stem not in (*TABLES, "genindex", "py-modindex", "search"):
            assert not unlinked(page), f"{page.stem}: {INVENTORIES}"


def text_of(page: Path) -> str:
    """The text of a page, without its navigation."""
    text = page.read_text("utf-8").partition('role="main"')[2].partition('"sphinxsidebar"')[0]
    assert text, page
    return text


def unlinked(page: Path) -> set[str]:
    """The names with modules in the text of a page that are no links."""
    text = re.sub(r"<(a|pre|h\d)\b.*?</\1>", "", text_of(page), flags=re.DOTALL)
    literals = re.findall(r"<code.*?</code>", text, re.DOTALL)
    names = {full_name(unescape(re.sub("<.*?>", "", x))) for x in literals}
    return {name for name in names if name and "." in name and "__" not in name} - CONSTANTS


def public(namespace: str) -> set[str]:
    """The public names of a module that are ours."""
    module = import_module(namespace)
    return {
        f"{namespace}.{name}"
        for name in module.__all__
        if callable(member := getattr(module, name))
        and not isinstance(member, NewType)
        and not name.startswith("_")
        and str(getattr(member, "__module__", "")).startswith(OURS)
    }


def test_every_public_name_has_an_example() -> None:
    """In its docstring, in those of its methods, or in the section of examples of its page."""
    for page in sorted((DOCS / "reference").glob("*.md")):
        text = page.read_text("utf-8")
        examples = text.partition("## ")[2]
        module = import_module(text.split("automodule:: ")[1].split()[0])
        for name in public(module.__name__):
            member = getattr(module, name.rpartition(".")[2])
            own = any(">>>" in doc for doc in docstrings(member))
            assert own or re.search(rf"\b{member.__name__}\b", examples), name


def docstrings(member: Any) -> list[str]:
    """The docstrings of a function, or of a class and its members."""
    members = vars(member).values() if isinstance(member, type) else ()
    return [str(inspect.getdoc(x)) for x in (member, *members) if x.__doc__]


@pytest.mark.long
def test_every_program_of_the_gallery_has_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("quimb")
    site = build(tmp_path)
    assert len(PROGRAMS) >= 26
    for path in PROGRAMS:
        folder = {"courses": "learn", "gallery": "programs"}[path.parent.name]
        assert (site / folder / f"{path.stem}.html").is_file()
        assert (site / "_images" / f"sphx_glr_{path.stem}_001.png").is_file()


@pytest.mark.long
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_programs_of_the_gallery_are_right_when_compiled(program: Path, tmp_path: Path) -> None:
    """Each compiled program is compared with the reference engine."""
    pytest.importorskip("matplotlib")
    for package in re.findall(r"^(?:import|from) (\w+)", program.read_text("utf-8"), re.MULTILINE):
        pytest.importorskip(package)
    environment = {**os.environ, "TENFERRO_VERIFY": "1", "MPLBACKEND": "Agg"}
    done = subprocess.run(
        [sys.executable, program],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_every_page_is_in_the_contents() -> None:
    contents = "".join(p.read_text("utf-8") for p in (DOCS / "index.md", DOCS / "maths/index.md"))
    pages = {
        str(p.relative_to(DOCS).with_suffix(""))
        for p in DOCS.rglob("*.md")
        if not {"learn", "programs"} & set(p.parts)
    } - {"index"}
    assert {p for p in pages if p.removeprefix("maths/") not in contents.split()} <= {"maths/index"}


VISIT = """
const shown = [], visited = [];
globalThis.location = { set href(to) { visited.push(to); }, get href() { return PAGE; } };
const element = () => ({
  options: [], append(x) { this.options.push(x); }, setAttribute() {},
  addEventListener(_, f) { this.changed = f; },
});
globalThis.document = {
  documentElement: { dataset: { content_root: "../" } },
  createElement: element,
  querySelector: () => ({ after: (x) => shown.push(x) }),
};
globalThis.fetch = async (to, options) =>
  options ? { ok: String(to) !== MISSING } : { json: async () => JSON.parse(VERSIONS) };
"""
REPORT = """
setTimeout(async () => {
  const [select] = shown;
  for (const option of select?.options ?? []) {
    select.value = option.value;
    await select.changed();
  }
  console.log(JSON.stringify([select?.options.map((x) => [x.textContent, x.selected]), visited]));
}, 0);
"""


@pytest.mark.parametrize("hosted", [True, False])
def test_the_choice_of_versions_leads_to_the_same_page(hosted: bool, tmp_path: Path) -> None:
    """To the first page of a version that lacks this one; without a list nothing is shown."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node.js")
    at = "https://host/docs"
    versions = [{"name": "0.2", "folder": "stable"}, {"name": "0.1", "folder": "0.1"}]
    names = {
        "PAGE": f"{at}/stable/maths/svd.html",
        "MISSING": f"{at}/0.1/maths/svd.html",
        "VERSIONS": json.dumps(versions) if hosted else "<html>",
    }
    constants = "".join(f"const {name} = {json.dumps(x)};\n" for name, x in names.items())
    script = tmp_path / "visit.js"
    script.write_text(constants + VISIT + (DOCS / "site/static/versions.js").read_text() + REPORT)
    done = subprocess.run([node, script], capture_output=True, text=True, check=True)
    expected = [[["0.2", True], ["0.1", False]], [names["PAGE"], f"{at}/0.1/"]]
    assert json.loads(done.stdout) == (expected if hosted else [None, []])
