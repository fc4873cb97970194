"""Rows for the primitives that index, sort and accumulate: what the table of operations asks of
each."""

from __future__ import annotations

from typing import Any

import numpy as np
from derivative_checks import Row
from rows import BOTH, MATRIX, REAL, VECTOR, op

REPEATED = np.array([1, 0, 1, 3, 1])
DISTINCT = np.array([4, 0, 2])
OUTSIDE = np.array([1, 7, -1, 3, 1])
COLUMN = np.array([[0], [2]])


def with_indices(
    name: str, shapes: Any, *indices: Any, dtypes: tuple[str, ...] = BOTH, **params: Any
) -> Row:
    shown = f"{name}{params['axes']} {params['mode']}{' unique' if params['unique'] else ''}"
    return Row(shown, op(name, **params), shapes, dtypes, held=indices, families=(name,))


def placed(axes: tuple[int, ...], mode: str = "promise", *, unique: bool = False) -> Any:
    return {"axes": axes, "mode": mode, "unique": unique}


def gathers() -> list[Row]:
    return [
        with_indices("gather", ((5, 3),), REPEATED, **placed((0,))),
        with_indices("gather", ((2, 5, 3),), REPEATED, **placed((1,))),
        with_indices("gather", ((5, 2, 4),), REPEATED[:2], COLUMN, **placed((0, 2))),
        with_indices("gather", ((2, 5, 4, 2),), COLUMN, REPEATED, **placed((1, 2))),
        with_indices("gather", ((5,),), np.array(3), **placed((0,), unique=True)),
        with_indices("gather", ((5, 3),), DISTINCT, **placed((0,), unique=True)),
        with_indices("gather", ((5, 3),), OUTSIDE, **placed((0,), "clip")),
        with_indices("gather", ((5, 3),), OUTSIDE, **placed((0,), "drop")),
        with_indices("gather", ((2, 5, 4, 2),), COLUMN, OUTSIDE, **placed((1, 2), "drop")),
        with_indices("gather", ((5, 3),), np.zeros((0,), int), **placed((0,))),
    ]


def scatters(name: str, dtypes: tuple[str, ...] = BOTH) -> list[Row]:
    def of(shapes: Any, *indices: Any, **params: Any) -> Row:
        return with_indices(name, shapes, *indices, dtypes=dtypes, **params)

    return [
        of(((4,), (5,)), REPEATED, **placed((0,))),
        of(((4, 3), (5, 3)), REPEATED, **placed((0,))),
        of(((2, 5, 3), (2, 3, 3)), DISTINCT, **placed((1,), unique=True)),
        of(((4, 2, 4), (2, 5, 2)), COLUMN, REPEATED, **placed((0, 2))),
        of(((4, 3), (5, 3)), OUTSIDE, **placed((0,), "drop")),
        of(((4, 3), (5, 3)), OUTSIDE, **placed((0,), "clip")),
        of(((2, 4, 4, 2), (2, 2, 5, 2)), COLUMN, OUTSIDE, **placed((1, 2), "drop")),
        of(((5, 3), (3,)), np.array(2), **placed((0,))),
    ]


def row(name: str, shapes: Any, dtypes: tuple[str, ...] = BOTH, **params: Any) -> Row:
    shown = f"{name} {params}"
    return Row(shown, op(name, **params), shapes, dtypes, families=(name,))


def first(name: str, **params: Any) -> Any:
    return lambda x: op(name, **params)(x)[0]


def cumulative(name: str, dtypes: tuple[str, ...] = BOTH, n: int = 1) -> list[Row]:
    return [
        row(name, (shape,) * n, dtypes, axis=axis, reverse=reverse)
        for shape, axis in ((VECTOR, 0), (MATRIX, 1), ((4, 2, 3), 0))
        for reverse in (False, True)
    ]


SLICES = [
    Row(
        "dynamic_slice",
        op("dynamic_slice", sizes=(2, 3), strides=(1, 1)),
        ((4, 5),),
        held=(np.array(1), np.array(9)),
        families=("dynamic_slice",),
    ),
    Row(
        "dynamic_update_slice",
        op("dynamic_update_slice", strides=(1, 1)),
        ((4, 5), (2, 3)),
        held=(np.array(-4), np.array(2)),
        families=("dynamic_update_slice",),
    ),
    Row(
        "dynamic_slice within bounds",
        op("dynamic_slice", sizes=(2, 3), strides=(1, 1)),
        ((4, 5),),
        held=(np.array(1), np.array(2)),
        families=("dynamic_slice",),
    ),
    Row(
        "dynamic_update_slice within bounds",
        op("dynamic_update_slice", strides=(1, 1)),
        ((4, 5), (2, 3)),
        held=(np.array(2), np.array(1)),
        families=("dynamic_update_slice",),
    ),
    Row(
        "dynamic_slice with strides",
        op("dynamic_slice", sizes=(2, 3), strides=(3, 2)),
        ((5, 7),),
        held=(np.array(1), np.array(9)),
        families=("dynamic_slice",),
    ),
    Row(
        "dynamic_update_slice with strides",
        op("dynamic_update_slice", strides=(2, 3)),
        ((5, 7), (2, 2)),
        held=(np.array(1), np.array(2)),
        families=("dynamic_update_slice",),
    ),
    row("update_slice", ((5, 7), (3, 2)), start=(1, 0), strides=(1, 3)),
    row("update_slice", ((5, 7), (0, 2)), start=(1, 0), strides=(1, 3)),
]
ORDER = [
    Row(
        f"sort axis {axis} {'descending' if descending else 'ascending'}",
        first("sort", axis=axis, descending=descending),
        (MATRIX,),
        families=("sort",),
    )
    for axis in (0, 1)
    for descending in (False, True)
]
ORDER += [
    Row(name, first(name, axis=1, **params), (MATRIX,), REAL, families=(name,))
    for name, params in (("top_k", {"k": 2}), ("order_statistics", {"ranks": (0, 2)}))
]
CUMULATIVE = [
    *cumulative("cumulative_sum"),
    *cumulative("cumulative_prod"),
    *cumulative("cumulative_max", REAL),
    *cumulative("cumulative_min", REAL),
    *cumulative("cumulative_logsumexp", REAL),
    *cumulative("linear_recurrence", n=2),
]
ROWS = [
    *gathers(),
    *scatters("scatter"),
    *scatters("scatter_add"),
    *scatters("scatter_mul"),
    *scatters("scatter_min", REAL),
    *scatters("scatter_max", REAL),
    *SLICES,
    *ORDER,
    *CUMULATIVE,
]
