"""The public names of packages: those that their modules declare in `__all__`."""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import NoReturn


def show_public_names(package: str, *later: str) -> list[str]:
    """Let `dir` and `import *` show what a package has imported, and names that it loads `later`.

    Such a package imports `*` from its modules, so that each name is listed once, in the module
    that defines it. It assigns no `__all__` of its own: for static checkers, names imported by `*`
    are public where there is none.
    """
    shown = vars(sys.modules[package])
    here = {name for name, value in shown.items() if _is_public(name, value)}
    names = sorted(here.union(later))
    shown.update(__all__=names, __dir__=lambda: names)
    shown.setdefault("__getattr__", partial(_refused, package))
    return names


def _refused(package: str, name: str) -> NoReturn:
    from tenferro.other_names import refuse_name  # of packages that are loaded later

    refuse_name(package, name)


def _is_public(name: str, value: object) -> bool:
    hidden = name.startswith("_") or isinstance(value, ModuleType)
    return not hidden and value is not show_public_names
