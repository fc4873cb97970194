"""SciPy, imported when the first of its functions is used.

`import scipy` takes 8 ms of the 230 that `import tenferro` takes, and most programs need no
function of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class _OnDemand:
    """A module by name; a function that was used once is an attribute from then on."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        value = getattr(import_module(self._name), name)
        setattr(self, name, value)
        return value


scipy: Any = _OnDemand("scipy")
