"""The kernels that put elements in order, `source/order.c`."""

from __future__ import annotations

from functools import cache

from tenferro.engines.native.runtime import threads
from tenferro.engines.native.runtime.target import LoadedCode
from tenferro.engines.native.runtime.templates import load_template

KERNELS = frozenset({"tenferro_sort", "tenferro_top_k", "tenferro_order_statistics"})
"""Kernels as those that are generated, with the words of `shared.ORDER` as their numbers."""


@cache
def code() -> LoadedCode:
    """The addresses of the kernels."""
    return load_template("order", {}, sorted(KERNELS), threads.symbols())
