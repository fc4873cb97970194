"""Where other packages keep their lists of array libraries, tenferro enters itself into them.

Nothing is imported for it: an imported package is registered immediately, another one when it
has been imported. autoray, einops and SciPy's transforms offer a place for that; quimb has
tables of optimizers and of splits. SciPy's sparse matrices and symmray's arrays enter our tables.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

_ENTRIES = {
    "autoray": "tensor_networks.enter_autoray",
    "einops._backends": "tensor_networks.enter_einops",
    "quimb.tensor.decomp": "tensor_networks.enter_quimb_splits",
    "quimb.tensor.optimize": "tensor_networks.enter_quimb",
    "scipy.fft": "scipy_fft.enter_scipy_fft",
    "scipy.sparse": "sparse_matrices.enter_scipy_sparse",
    "symmray": "symmetric_arrays.enter_symmray",
}
"""The function of this package that is called with a module once that has been imported."""


def _enter(name: str, module: ModuleType) -> None:
    home, function = _ENTRIES[name].split(".")
    getattr(import_module(f"tenferro.interop.{home}"), function)(module)


class _Entering:
    """The loader of one of these modules, followed by the entry.

    No subclass of `importlib.abc.Loader`, whose module loads a dozen others (5 ms).
    """

    def __init__(self, name: str, loader: Any) -> None:
        self.name = name
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> Any:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        _enter(self.name, module)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loader, name)


class _Finder:
    """Finds these modules as Python does, and lets the entry follow."""

    def __init__(self) -> None:
        self._searching: set[str] = set()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module that there is an entry for; None for others."""
        if fullname not in _ENTRIES or fullname in self._searching:
            return None
        self._searching.add(fullname)
        try:
            spec = find_spec(fullname)
        finally:
            self._searching.discard(fullname)
        if spec is not None and spec.loader is not None:
            entering: Any = _Entering(fullname, spec.loader)
            spec.loader = entering
        return spec


def enter() -> None:
    """Enter tenferro into the packages that are there, and into others when they come."""
    for name in _ENTRIES:
        if name in sys.modules:
            _enter(name, import_module(name))  # waits for a thread that is importing it
    sys.meta_path.insert(0, _Finder())
