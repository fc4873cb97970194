"""Imports point one way."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from pages import ROOT
from sources import FOLDERS

MAY_IMPORT = {
    "computegraph": {"computegraph"},
    "chainrules": {"chainrules"},
    "tidu": {"tidu", "computegraph"},
    "tenferro": {"tenferro", "tidu", "chainrules", "computegraph", "adoracles"},
    "adoracles": {"adoracles"},
    "tenferro_bench": {"tenferro_bench", "tenferro"},
    "tenferro_demo": {"tenferro_demo", "tenferro"},
    "tenferro_scale": {"tenferro_scale", "tenferro"},
}
OURS = set(MAY_IMPORT)
ROOM = {package: next(x / package for x in FOLDERS if (x / package).is_dir()) for package in OURS}
"""The folder of each package."""
BARE = ("computegraph", "chainrules", "tidu")


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def _imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_arrows_point_one_way(package: str) -> None:
    for path in ROOM[package].rglob("*.py"):
        foreign = _imports(path) & OURS - MAY_IMPORT[package]
        assert not foreign, f"{path} imports {foreign}"


def test_the_picture_has_the_arrows_that_there_are() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawn = set(re.findall(r"^    (\w+) --> (\w+)$", page, re.M))
    for package in OURS:
        imported = set().union(*map(_imports, ROOM[package].rglob("*.py"))) & OURS - {package}
        assert {there for here, there in drawn if here == package} == imported


@pytest.mark.parametrize("package", BARE)
def test_standard_library_only(package: str) -> None:
    for path in ROOM[package].rglob("*.py"):
        foreign = _imports(path) - MAY_IMPORT[package] - set(sys.stdlib_module_names)
        assert not foreign, f"{path} imports {foreign}"


@pytest.mark.parametrize("package", BARE)
def test_import_loads_no_third_party_module(package: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import {package}; "
        "new = {m.split('.')[0] for m in set(sys.modules) - before}; "
        f"print(sorted(new - set(sys.stdlib_module_names) - {MAY_IMPORT[package]!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOM[package].parent)},
    )
    assert done.stdout.strip() == "[]"


def test_no_recursion_limit_tricks() -> None:
    for path in (path for folder in FOLDERS for path in folder.rglob("*.py")):
        assert "setrecursionlimit" not in path.read_text(), path


LAYERS = """
other_names
progress_bar public_names rows tracebacks
array_file cached_attribute context errors imports nan_debugging pytree
tensor
trace
ops.base
ops.loops
ops.batching
ops.arrays
ops.control
ops
explain kernels
extension kernels.linalg
kernels.lapack passes passes.reroll
engines.base engines.native.ir
engines.native.runtime engines.numpy engines.xla.base
contraction engines.native.math engines.xla.graphs
engines.native.families engines.xla.lowerings
engines.native.kernels engines.xla.programs
engines.native.plan engines.native.routines engines.xla
engines.native.graphs
engines.native.units
engines.native.registers
engines.native.loops
engines.native.export engines.native.programs
engines.native
engines
recomputed
blame nonfinite verification
eager runtime
functions.arrays transforms.tracing
functions.indexing transforms.batching transforms.programs
transforms.control transforms.derivatives
transforms.rules transforms.sparsity
transforms
functions.elements
functions.axes
functions.numbers special
fft functions.statistics
functions linalg
implicit numpy
debug deploy interpolate precision random semiring sharding signal sparse spatial tree_file
nn optimize
conversion integrate interop ndimage sample stats train
adoption command_arguments
profiling
tenferro
check coverage explain_command oracles
doctor
cli
__main__
"""
"""The layers of `tenferro`, from the lowest up. Parts on one line do not import each other.

A part is a top-level module or a folder, without the modules in it that belong to another part.
"""
LAYER_OF = {
    part: layer for layer, parts in enumerate(LAYERS.strip().splitlines()) for part in parts.split()
}
USERS_OF_SURFACE = (
    "tensor.array",
    "tensor.member_bodies",
    "trace.tracer",
    "ops.arrays.operators",
    "eager.tensor",
)
"""The classes of arrays: their operators and methods call functions that stand above them."""


def _dotted(path: Path, package: str) -> str:
    parts = path.relative_to(ROOM[package].parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {_dotted(path, package): path for package in OURS for path in ROOM[package].rglob("*.py")}
MODULES = {
    name.removeprefix("tenferro."): path
    for name, path in SOURCES.items()
    if name.split(".")[0] == "tenferro"
}


def _part(module: str) -> str | None:
    """The part that contains a module: the one with the longest matching name."""
    parts = module.split(".")
    covering = (".".join(parts[:end]) for end in range(len(parts), 0, -1))
    return next((name for name in covering if name in LAYER_OF), None)


def _within(name: str) -> str:
    return name.removeprefix("tenferro.")


def _imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of each module of ours that is imported, at whatever place."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in SOURCES else str(node.module) for name in whole]
        yield from ((node.lineno, name) for name in names if name.split(".")[0] in OURS)


def _arrows(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The same of `tenferro` alone, whose name is left out."""
    for line, name in _imported(tree):
        if name.split(".")[0] == "tenferro":
            yield line, _within(name)


def _named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of each module in a string: it is there to be imported later."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and str(node.value).startswith("tenferro."):
            name = _within(str(node.value))
            if name in MODULES:
                yield node.lineno, name


def _runs(tree: ast.Module) -> ast.Module:
    """The module without what is there for type checkers only."""
    kept = [
        n
        for n in tree.body
        if not (isinstance(n, ast.If) and "TYPE_CHECKING" in ast.unparse(n.test))
    ]
    return ast.Module(kept, [])


def _trees(part: str) -> Iterator[tuple[str, ast.Module]]:
    for module, path in MODULES.items():
        if _part(module) == part:
            yield module, _tree(path)


def test_every_module_has_a_part_and_every_part_a_module() -> None:
    parts = {module: _part(module) for module in MODULES}
    missing = [module for module, part in parts.items() if part is None]
    assert not missing, f"in no layer; add them to LAYERS: {missing}"
    assert set(parts.values()) == set(LAYER_OF)
    folders = {part for part in LAYER_OF if MODULES[part].name == "__init__.py"}
    assert not {part for part in LAYER_OF if "." in part} - folders


def test_every_layer_is_described_in_order() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    _, _, section = page.partition("## The layers of tenferro")
    described = re.findall(r"^\| `(.*?)` \|", section.partition("\n## ")[0], re.M)
    assert described == LAYERS.strip().splitlines()


def test_most_of_the_library_is_tenferro() -> None:
    lines = {path: path.read_text("utf-8").count("\n") for path in (ROOT / "src").rglob("*.py")}
    held = sum(count for path, count in lines.items() if ROOM["tenferro"] in path.parents)
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert "More than nine tenths of the code in `src` is `tenferro`" in page
    assert held > 0.9 * sum(lines.values())


@pytest.mark.parametrize("part", LAYER_OF)
def test_parts_import_lower_layers_only(part: str) -> None:
    for module, tree in _trees(part):
        for line, name in (*_arrows(tree), *_named(tree)):
            there = _part(name)
            below = there is not None and LAYER_OF[there] < LAYER_OF[part]
            assert below or there == part, (
                f"{module}:{line}, in {part}, imports {name}, in {there}, which is not below "
                f"it: move the imported code down, or make one of them a part in LAYERS"
            )


@pytest.mark.parametrize("part", LAYER_OF)
def test_only_methods_of_arrays_call_higher_layers(part: str) -> None:
    for module, tree in _trees(part):
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "surface":
                owner = ast.unparse(node.value)
                binding = (module, owner) == ("numpy.methods", "Array")
                assert binding or (module in USERS_OF_SURFACE and owner == "self"), (
                    f"{module}:{node.lineno}: {owner}.surface; import the function's module"
                )


def test_no_circle_of_modules() -> None:
    """Not even of imports within functions; those for type checkers alone are left out."""
    imports = {
        module: {name for _, name in _arrows(_runs(_tree(path))) if name != module}
        for module, path in MODULES.items()
    }
    TopologicalSorter(imports).prepare()


def _folder(name: str) -> str:
    """The folder that contains a module; one beside the folders of a package is its own."""
    above, _, _ = name.rpartition(".")
    return name if SOURCES[name].name == "__init__.py" or above in OURS else above


@pytest.mark.parametrize("package", sorted(OURS))
def test_no_circle_of_folders(package: str) -> None:
    arrows: dict[str, set[str]] = {}
    for module in (name for name in SOURCES if name.split(".")[0] == package):
        here = _folder(module)
        there = {_folder(name) for _, name in _imported(_tree(SOURCES[module])) if name in SOURCES}
        arrows.setdefault(here, set()).update(there - {here})
    TopologicalSorter(arrows).prepare()
