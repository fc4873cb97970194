"""Copies of modules: their source runs again with different imports."""

from __future__ import annotations

import ast
import builtins
import importlib.util
import sys
from collections import ChainMap
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from tokenize import open as open_source
from types import ModuleType
from typing import Any

from tenferro.adoption.guards import GuardedModule
from tenferro.adoption.namespaces import is_replaced, replacement
from tenferro.adoption.source import HELPERS, code_of


class AdoptedModule(ModuleType):
    """A copy of a module. Submodules are copied on first use."""

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("__") and self.__dict__.get("__path__"):
            try:
                return self.__adopted_by__.load(f"{self.__name__}.{name}")
            except ModuleNotFoundError:
                pass
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")


class Adoption:
    """The copies of the modules of some packages, which import one another."""

    def __init__(self, packages: Sequence[str]) -> None:
        self.packages = frozenset(name.split(".")[0] for name in packages)
        self.modules: dict[str, ModuleType] = {}
        self.sys = ModuleType("sys", sys.__doc__)
        vars(self.sys).update({**vars(sys), "modules": ChainMap(self.modules, sys.modules)})
        self.builtins = {**vars(builtins), **HELPERS, "__import__": self.import_}

    def load(self, name: str) -> ModuleType:
        """The copy of a module, and of the packages around it."""
        parts = name.split(".")
        for i in range(1, len(parts) + 1):
            partial = ".".join(parts[:i])
            if partial not in self.modules:
                self._execute(partial)
        return self.modules[name]

    def _execute(self, name: str) -> None:
        spec = self._spec(name)
        if spec is None:
            raise ModuleNotFoundError(
                f"adopt: no module {name!r} can be imported; pass a function of a script itself",
                name=name,
            )
        module = self._module(spec)
        self.modules[name] = module
        try:
            if isinstance(module, AdoptedModule) and spec.origin:
                exec(_code(Path(spec.origin)), vars(module))
        except BaseException:
            del self.modules[name]
            raise
        parent, _, child = name.rpartition(".")
        if parent:
            vars(self.modules[parent])[child] = module

    def _spec(self, name: str) -> ModuleSpec | None:
        """Where a module is; `importlib.util.find_spec` would import the package around it."""
        parent = self.modules.get(name.rpartition(".")[0])
        if parent is None:
            known = sys.modules.get(name)  # without a specification it was not imported
            is_made = known is not None and getattr(known, "__spec__", None) is None
            return None if is_made or name == "__main__" else importlib.util.find_spec(name)
        return PathFinder.find_spec(name, getattr(parent, "__path__", ()))

    def _module(self, spec: ModuleSpec) -> ModuleType:
        """A module before its source has run; compiled ones are guarded."""
        if spec.has_location and not str(spec.origin).endswith(".py"):
            return GuardedModule(import_module(spec.name))
        module = AdoptedModule(spec.name)
        module.__spec__, module.__loader__ = spec, spec.loader
        module.__package__ = spec.parent
        if spec.submodule_search_locations is not None:
            module.__path__ = list(spec.submodule_search_locations)
        if spec.has_location:
            module.__file__ = spec.origin
        vars(module).update(__builtins__=self.builtins, __adopted_by__=self)
        return module

    def import_(
        self,
        name: str,
        globals: Any = None,
        locals: Any = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """What an import statement in an adopted module finds."""
        if level:
            name = importlib.util.resolve_name("." * level + name, globals["__package__"])
        top = name.partition(".")[0]
        if name == "sys":
            return self.sys
        if is_replaced(name):
            return _of_replaced(name, fromlist)
        if top not in self.packages:
            return builtins.__import__(name, globals, locals, fromlist or (), 0)
        module = self.load(name)
        if not fromlist:
            return self.modules[top]
        for child in _names(module, fromlist):
            self._load_child(module, child)
        return module

    def _load_child(self, module: ModuleType, child: str) -> None:
        """A submodule that is imported by name, if it is one."""
        full = f"{module.__name__}.{child}"
        if child in vars(module) or isinstance(module, GuardedModule):
            return
        if self._spec(full) is not None:
            self.load(full)


def _names(module: ModuleType, fromlist: Sequence[str]) -> Sequence[str]:
    if "*" not in fromlist:
        return fromlist
    return getattr(module, "__all__", ())


def _of_replaced(name: str, fromlist: Sequence[str] | None) -> ModuleType:
    replacement(name)  # so that a module that does not exist is an error here
    return replacement(name if fromlist else name.partition(".")[0])


def _code(path: Path) -> Any:
    with open_source(path) as file:
        return code_of(ast.parse(file.read(), str(path)), str(path))
