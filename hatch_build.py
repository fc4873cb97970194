"""Compiles the runtime of the native engine while the package is built."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_RUNTIME = "tenferro/engines/native/runtime"
_LINUX = "manylinux_2_17_{0}.manylinux2014_{0}.musllinux_1_1_{0}"
"""The library uses no C library but that of the process, and of that functions all have."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Makes a wheel for one platform and every Python; an editable installation has it in place."""

    def dependencies(self) -> list[str]:
        """A compiler, unless the machine has one or all is compiled."""
        build = self._build()
        name = build.platform_to_build()
        if build.is_current(name) or build.find_tools(name) is not None:
            return []
        return [build.ZIG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what was made to the wheel."""
        build = self._build()
        name = build.platform_to_build()
        build.build(name)
        made = build.built_folder(name)
        for file in sorted(made.rglob("*")):
            if file.is_file() and version != "editable":
                place = f"{_RUNTIME}/built/{made.name}/{file.relative_to(made).as_posix()}"
                build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{_tag(name, build.MACOS)}"

    def _build(self) -> Any:
        path = Path(self.root, "src", _RUNTIME, "build.py")
        spec = importlib.util.spec_from_file_location("_tenferro_build", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look for it
        spec.loader.exec_module(module)
        return module


def _tag(name: str, macos: str) -> str:
    """The platforms of a wheel: by what the library is compiled for, not by this Python's."""
    system, _, machine = name.partition("-")
    if system == "darwin":
        return f"macosx_{macos.replace('.', '_')}_{ {'aarch64': 'arm64'}.get(machine, machine) }"
    if system == "win32":
        return "win_" + {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)
    return _LINUX.format(machine)
