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
    text = Path(__file__).with_name(f"{name}.ll").read_text("utf-8")
    code = load_cached(Template(text).substitute(constants), exports, symbols)
    code.keep()
    return code
