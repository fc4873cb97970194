"""The transforms of other libraries; each module needs its library installed."""

from __future__ import annotations

import importlib
from typing import Any


def needed(module: str, package: str) -> Any:
    """Return a module; raises ImportError that says what to install."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise ImportError(
            f"checking functions of {package} needs the package {package}, which is not installed: "
            f"pip install {package}"
        ) from error
