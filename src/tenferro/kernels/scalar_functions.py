"""SciPy's special functions of single numbers, exported for C by `scipy.special.cython_special`.

They take no lock and report nothing: `scipy.special.seterr` has no effect on them. Their results
are those of SciPy's array functions to the last bit, which tests compare.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tenferro.kernels.capsule import address_of

_TYPES = {
    "double": "d",
    "float": "f",
    "__pyx_t_double_complex": "D",
    "Py_ssize_t": "q",
    "double *": "*",
    "__pyx_t_double_complex *": "*",
    "int __pyx_skip_dispatch": "0",
}
"""Types in signatures, by NumPy's letters; `*` is where a result is written, `0` an integer 0."""
_NAME = re.compile(r"(?:__pyx_fuse_\d+(?:_\d+)*)?([a-z]\w*)")
_SIGNATURE = re.compile(rb"(\w+) \((.*)\)")
_SYMBOL = re.compile(rb"scipy\.special\.(\w+)\.([a-zA-Z]+)")


class ScalarFunction(NamedTuple):
    """A function in machine code: `result` is a letter, or empty if it writes `outputs` numbers.

    `arguments` are letters; with `optional`, a null pointer follows what they represent.
    """

    name: str
    arguments: str
    result: str
    outputs: int
    optional: bool
    address: int

    @property
    def symbol(self) -> str:
        """The name that code knows it by."""
        return f"scipy.special.{self.name}.{self.arguments}"


def scalar_function(name: str, arguments: str) -> ScalarFunction | None:
    """The function of arguments of these types; None where SciPy has none.

    Complex numbers are passed in another way on Windows, where functions of them are left out.
    """
    if "D" in arguments and sys.platform == "win32":
        return None
    return _functions().get((name, arguments))


def symbols_in(code: bytes) -> dict[str, int]:
    """The addresses of the functions that object code names."""
    if b"scipy.special." not in code:
        return {}
    found = (_functions().get((a.decode(), b.decode())) for a, b in set(_SYMBOL.findall(code)))
    return {function.symbol: function.address for function in found if function}


@cache
def _functions() -> Mapping[tuple[str, str], ScalarFunction]:
    return {(x.name, x.arguments): x for x in _read()}


def _read() -> Iterator[ScalarFunction]:
    from scipy.special import cython_special

    for exported, capsule in cython_special.__pyx_capi__.items():
        address, signature = address_of(capsule)
        name, types = _NAME.fullmatch(exported), _SIGNATURE.fullmatch(signature)
        if name is None or types is None:
            continue
        words = types[2].decode().split(", ")
        optional = words[-1].endswith("__pyx_optional_args")
        letters = "".join(_TYPES.get(word, "?") for word in words[: len(words) - optional])
        result = _TYPES.get(types[1].decode(), "")
        arguments = letters.rstrip("*0")
        if arguments.isalpha() and (result or "*" in letters):
            yield ScalarFunction(name[1], arguments, result, letters.count("*"), optional, address)
