"""The parts of the runtime that are machine code: LLVM IR files in this folder.

Their source is C (`source/`), of which `build.py` makes them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template

from tenferro.engines.native.runtime.cache import load_cached
from tenferro.engines.native.runtime.target import LoadedCode


def load_template(
    name: str,
    constants: Mapping[str, int | str],
    exports: Sequence[str],
    symbols: Mapping[str, int] | None = None,
) -> LoadedCode:
    """Compile `name`.ll with its `$constants` filled in; the code stays for good.

    Each call makes a copy of the template's variables, so a part loads itself once. Raises
    `KeyError` for a constant not given.
    """
    code = load_cached(Template(text_of(name)).substitute(constants), exports, symbols)
    code.keep()
    return code


def text_of(name: str) -> str:
    """The template of a part."""
    return (Path(__file__).parent / f"{name}.ll").read_text("utf-8")
