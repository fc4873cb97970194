"""Imports point one way."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"
OURS = {"computegraph", "chainrules", "tidu", "tenferro", "adoracles"}
MAY_IMPORT = {
    "computegraph": {"computegraph"},
    "chainrules": {"chainrules"},
    "tidu": {"tidu", "computegraph"},
    "tenferro": {"tenferro", "tidu", "chainrules", "computegraph", "adoracles"},
    "adoracles": {"adoracles"},
}
BARE = ("computegraph", "chainrules", "tidu")


def _imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_arrows_point_one_way(package: str) -> None:
    for path in (SRC / package).rglob("*.py"):
        foreign = _imports(path) & OURS - MAY_IMPORT[package]
        assert not foreign, f"{path} imports {foreign}"


@pytest.mark.parametrize("package", BARE)
def test_standard_library_only(package: str) -> None:
    for path in (SRC / package).rglob("*.py"):
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
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
    assert done.stdout.strip() == "[]"


def test_no_recursion_limit_tricks() -> None:
    for path in SRC.rglob("*.py"):
        assert "setrecursionlimit" not in path.read_text(), path
