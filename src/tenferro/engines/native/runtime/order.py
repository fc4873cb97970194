"""The kernels that put elements in order, `source/order.c`."""

from __future__ import annotations

KERNELS = frozenset({"tenferro_sort", "tenferro_top_k", "tenferro_order_statistics"})
"""Kernels as those that are generated, with the words of `shared.ORDER` as their numbers."""
