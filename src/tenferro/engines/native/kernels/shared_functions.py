"""Functions that the programs of a process share: each is compiled once, and kept on disk.

All that such a function is made of is in its name, which object code has where it calls it. Code
that was compiled quickly calls functions that were, until there are better ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from tenferro.engines.native import ir
from tenferro.engines.native.runtime.code.cache import is_kept, load_for_good
from tenferro.engines.native.runtime.code.target import LOOPS, Effort
from tenferro.kernels.scalar_functions import symbols_in

_NAME = re.compile(rb"tenferro\.shared\.[\w.]+")
_known: dict[tuple[str, Effort], int] = {}


_BYTE_SAVED = 450
_BYTE_OF_LOOPS_SAVED = 3_600
_SHARED_SAVED = 15_000_000
_LEAST_SAVED = 11_000_000
"""Nanoseconds that are saved where code is generated quickly: for a byte of LLVM IR (420, and 1.2
ms, fit 93 programs of the benchmarks to a factor of 1.3), and for a shared function that is to be
compiled (10 to 40 ms); and how many are worth compiling everything again. On an Intel Xeon with
AVX-512.

A module whose loops LLVM makes vectors in takes 26 to 130 ms, quickly 3 to 9: the median of 20 such
modules of the set of programs, on an AMD EPYC with AVX2.
"""


def quick_pays(text: str, lost: int = 0) -> bool:
    """Whether the first result is earlier if a module is compiled quickly.

    `lost` are the nanoseconds that its first run takes longer then.
    """
    unknown = sum(not is_known(name) for name in _names(text.encode()))
    of_byte = _BYTE_OF_LOOPS_SAVED if LOOPS in text else _BYTE_SAVED
    saved = of_byte * len(text) + _SHARED_SAVED * unknown
    return saved > max(lost, _LEAST_SAVED)


def is_known(name: str) -> bool:
    """Whether a shared function is in memory or on disk, compiled for speed."""
    return (name, "light") in _known or is_kept(name)


def forget() -> None:
    """Take shared functions from disk, or compile them again: for benchmarks, as all stay."""
    _known.clear()


def addresses_in(code: bytes, effort: Effort, own: str = "") -> dict[str, int]:
    """The addresses of the functions that object code names, without its own one.

    Those of SciPy are among them. Belongs to the compilation of that code, which is exclusive.
    """
    names = _names(code) - {own}
    return {**symbols_in(code), **{name: _address(name, effort) for name in names}}


def _names(code: bytes) -> set[str]:
    return {name.decode() for name in _NAME.findall(code)}


def _address(name: str, effort: Effort) -> int:
    for each in ("light", effort):
        if (name, each) in _known:
            return _known[name, each]
    find = partial(addresses_in, own=name)
    code, made = load_for_good(name, make_ir=lambda: text_of(name), effort=effort, symbols_of=find)
    return _known.setdefault((name, made), code[name])


def text_of(name: str) -> str:
    """The module of a shared function as LLVM IR. Raises KeyError for the name of another one."""
    module = ir.Module(own=name)
    kind, *words = name.split(".")[2:]
    _makers()[kind](module, words)
    return str(module)


def _makers() -> Mapping[str, Callable[[ir.Module, Sequence[str]], object]]:
    """What defines the functions of each kind, given the words of a name."""
    # loaded where no code is kept for them
    from tenferro.engines.native.kernels.products.matrix_product import (
        ProductSpec,
        product_function,
    )
    from tenferro.engines.native.kernels.scalars.complex_functions import complex_function
    from tenferro.engines.native.kernels.scalars.real_functions import (
        logistic_pair_function,
        sincos_function,
    )
    from tenferro.engines.native.math import MATH
    from tenferro.engines.native.math.lanes import unmangled
    from tenferro.engines.native.math.large_angle import lanes_function, scalar_function

    return {
        "math": lambda m, w: MATH[".".join(w[:-1])].function(m, unmangled(w[-1])),
        "sincos": lambda m, w: sincos_function(m, unmangled(w[0])),
        "logistic_pair": lambda m, w: logistic_pair_function(m, unmangled(w[0])),
        "complex": lambda m, w: complex_function(w[0], m, unmangled(w[1])),
        "reduce_large": lambda m, w: lanes_function(m, unmangled(w[0])),
        "reduce_one": lambda m, w: scalar_function(m),
        "product": lambda m, w: product_function(m, ProductSpec.of(w)),
    }
