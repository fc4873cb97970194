"""What is released: wheels hold all that the packages need, and the small packages stand alone."""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from zipfile import ZipFile

import pytest

import tenferro as te
from pages import ROOT, blocks
from sources import FOLDERS
from tenferro.engines.native.runtime import build

ALONE = sorted(path.parent.name for path in (ROOT / "packaging").glob("*/pyproject.toml"))
PROGRAM = """
import numpy as np, tenferro as te
assert te.__file__.startswith({place!r}), te.__file__
assert te.jit(te.grad(lambda x: np.sum(np.tanh(x) ** 2)))(np.ones(3)).shape == (3,)
from tenferro.cli import main
main(["oracles", "replay", "--family", "numpy.tanh"])
"""
INSTALL_TO = ("-m", "pip", "install", "-q", "--no-deps", "--no-compile", "--target")
"""Most modules are not imported there, and all are compiled in the repository."""


def run(*command: str | Path, **environment: str) -> str:
    """What a command prints; its errors if it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built(project: Path, folder: Path) -> Path:
    """The wheel of a project."""
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation",
        "-w", folder, project)  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    return wheel


def interpreter(environment: Path) -> Path:
    """The Python of a virtual environment."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    return built(ROOT, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_every_file_of_the_packages(wheel: Path) -> None:
    tracked = run("git", "-C", ROOT, "ls-files", *FOLDERS) if (ROOT / ".git").exists() else ""
    files = {name.partition("/")[2] for name in tracked.splitlines()}
    packages = {path.parent.name for folder in FOLDERS for path in folder.glob("*/__init__.py")}
    held = set(ZipFile(wheel).namelist())
    assert files <= held
    assert {name.split("/")[0] for name in held if ".dist-info" not in name} == packages


def test_the_wheel_holds_the_compiled_runtime(wheel: Path) -> None:
    """So it is for one platform, and for each Python."""
    name = build.this_platform()
    held = set(ZipFile(wheel).namelist())
    folder = f"tenferro/engines/native/runtime/built/{name}"
    libraries = {build.library_name(level) for level in build.levels_to_build(name)}
    assert {f"{folder}/{file}" for file in (*libraries, "digest", "ir/loop.ll")} <= held
    tag = wheel.name.removesuffix(".whl").split("-", 2)[2]
    assert tag.startswith("py3-none-") and not tag.endswith("-any")
    if name == "linux-x86_64":
        assert tag.endswith("-manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64")


def test_tags_are_those_of_the_platform_that_the_library_is_for() -> None:
    """Not of the Python that builds the wheel, which may be for older systems, or for others."""
    pytest.importorskip("hatchling")
    hook = module_from_spec(spec := spec_from_file_location("hook", ROOT / "hatch_build.py"))
    spec.loader.exec_module(hook)
    tags = [hook._tag(name, build.MACOS).split(".")[0] for name in build.PLATFORMS]
    assert tags == [
        *("manylinux_2_17_x86_64", "manylinux_2_17_aarch64", "macosx_11_0_x86_64"),
        *("macosx_11_0_arm64", "win_amd64"),
    ]


def test_the_wheel_runs(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, *INSTALL_TO, tmp_path, wheel)
    found = run(sys.executable, "-c", PROGRAM.format(place=str(tmp_path)), PYTHONPATH=str(tmp_path))
    assert "numpy.tanh" in found


def test_the_source_distribution_holds_tests_and_documentation(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"check", "hatch_build.py", "tests/pages.py", "docs/index.md"} <= names
    assert not [name for name in names if "/runtime/built/" in name]


@pytest.mark.parametrize("name", ALONE)
def test_a_package_stands_alone(name: str, tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    wheel = built(ROOT / "packaging" / name, tmp_path)
    held = {path for path in ZipFile(wheel).namelist() if ".dist-info" not in path}
    assert {path.split("/")[0] for path in held} == {name}
    assert f"{name}/py.typed" in held
    version = (ROOT / "src/tenferro/__init__.py").read_text("utf-8").split('__version__ = "')[1]
    assert wheel.name.startswith(f"tenferro_{name}-{version.split(chr(34))[0]}-")


def test_derivatives_without_numpy(tmp_path: Path) -> None:
    """The guide to the two transforms runs where nothing else is installed."""
    pytest.importorskip("hatchling")
    venv.create(tmp_path / "venv", with_pip=False)
    place = tmp_path / "packages"
    for name in ("computegraph", "tidu", "chainrules"):
        wheel = built(ROOT / "packaging" / name, tmp_path / name)
        run(sys.executable, *INSTALL_TO, place, wheel)
    guide = "\n".join(block for _, block in blocks(ROOT / "docs" / "own-operations.md"))
    program = "import importlib.util\nassert not importlib.util.find_spec('numpy')\n" + guide
    run(interpreter(tmp_path / "venv"), "-c", program, PYTHONPATH=str(place))


@pytest.mark.long
def test_the_wheel_in_an_environment_of_its_own(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = interpreter(tmp_path / "venv")
    run(python, "-m", "pip", "install", "-q", f"{wheel}[demo]")
    run(python, "-c", PROGRAM.format(place=str(tmp_path)), PYTHONPATH="")
    run(python, "-m", "tenferro", "demo", "--out", tmp_path / "report", PYTHONPATH="")


def test_versions_of_python_are_declared_tested_and_documented():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = re.findall(r"Python :: (3\.\d+)", "\n".join(declared["classifiers"]))
    workflow = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(names)}" in workflow
    assert declared["requires-python"] == f">={names[0]}"
    page = (ROOT / "docs/stability.md").read_text(encoding="utf-8")
    assert f"Python {names[0]} to {names[-1]}" in page


def test_the_conda_recipe_has_the_requirements_and_the_version() -> None:
    yaml = pytest.importorskip("yaml")
    path = ROOT / "packaging" / "conda" / "recipe.yaml"
    recipe = yaml.safe_load(path.read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    of_linux = [
        r.replace(">=", " >=") for r in project["dependencies"] if "python_version" not in r
    ]
    expected = {"python " + project["requires-python"], *of_linux}
    found = set(recipe["requirements"]["run"])
    assert {r.split()[0] for r in found} == {r.split()[0] for r in expected}
    assert expected - found == {"llvmlite >=0.45"}  # the recipe's is what Python 3.14 requires
    assert "llvmlite >=0.46" in found
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert recipe["context"]["version"] == citation["version"] == te.__version__


def test_the_conda_recipe_renders() -> None:
    """By conda-forge's own tool, if it is installed (`pip install py-rattler-build`)."""
    rattler_build = pytest.importorskip("rattler_build")
    path = ROOT / "packaging" / "conda" / "recipe.yaml"
    (variant,) = rattler_build.Stage0Recipe.from_file(path).render()
    assert variant.recipe.package.name == "tenferro"


def test_the_citation_is_valid() -> None:
    """By its format's own tool, if it is installed (`pip install cffconvert`)."""
    pytest.importorskip("cffconvert")
    text = run(
        sys.executable, "-m", "cffconvert.cli.cli", "--validate", "-i", ROOT / "CITATION.cff"
    )
    assert "valid" in text
