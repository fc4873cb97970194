"""Factorizations with pivots, complements and ranks, and what is solved with them."""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.exact.matrices import inverse, solved
from adoracles.exact.numbers import Exact, as_exact, mp, rounded
from adoracles.families.forms import Row, arrays
from adoracles.families.matrices import HERMITIAN, ONE, WIDE
from adoracles.families.scalars import X, Y
from adoracles.family import Input


def _band_solve(ab: Exact, b: Exact, lower: bool = False) -> Exact:
    """A Hermitian matrix of its diagonal, of which the real part counts, and those beside it."""
    u, n = len(ab) - 1, ab.shape[1]
    a = np.full((n, n), mp.mpf(0), object)
    for i, j in np.ndindex(n, n):
        if 0 <= i - j <= u:
            below = ab[i - j, j] if lower else mp.conj(ab[u - i + j, i])
            a[i, j], a[j, i] = below, mp.conj(below)
    for i in range(n):
        a[i, i] = mp.re(a[i, i])
    return solved(a, b) if b.ndim == 2 else solved(a, b[:, None])[:, 0]


arrays(
    "linalg.solveh_banded",
    _band_solve,
    ((X, Y), {}, {"x": Input((2, 3), offset=((0.0,) * 3, (5.0,) * 3)), "y": (3, 2)}),
    ((X, Y), {"lower": True}, {"x": Input((2, 3), offset=((5.0,) * 3, (0.0,) * 3)), "y": (3,)}),
    ((X, Y), {}, {"x": Input((3, 4), offset=((0.0,) * 4, (0.0,) * 4, (9.0,) * 4)), "y": (4,)}),
    interval=(-1.5, 1.5),
)


def _ldl(a: Exact, lower: bool = True) -> tuple[Exact, Exact, Exact]:
    """By elimination of the pivots that LAPACK takes, one or two rows together."""
    from scipy.linalg import ldl

    _, blocks, order = ldl(rounded(a, complex if _is_complex(a) else float), lower=lower)
    turn = slice(None) if lower else slice(None, None, -1)
    rows = order[turn]
    work, n = as_exact(a[np.ix_(rows, rows)]), len(a)
    beside = np.diagonal(blocks[turn, turn], -1) != 0
    L, D = 0 * work + np.eye(n, dtype=int), 0 * work
    j = 0
    while j < n:
        k = j + 1 + int(j + 1 < n and beside[j])
        D[j:k, j:k] = work[j:k, j:k]
        if k < n:
            L[k:, j:k] = work[k:, j:k] @ inverse(work[j:k, j:k])
            work[k:, k:] = work[k:, k:] - L[k:, j:k] @ work[j:k, k:]
        j = k
    factor = 0 * L
    factor[order] = L[turn, turn]
    return factor, D[turn, turn], order


def _is_complex(a: Exact) -> bool:
    return any(isinstance(x, mp.mpc) for x in a.ravel())


arrays(
    "linalg.ldl",
    _ldl,
    *HERMITIAN,
    ((X,), {"lower": False}, {"x": Input((3, 3), "hermitian")}),
    ((X,), {}, {"x": Input((4, 4), "hermitian")}),
    outputs=("output_0", "output_1"),
    count=16,
)
CUT = {"rtol": 0.5}
arrays(
    "linalg.pinv",
    None,
    ((X,), CUT, {"x": (3, 3)}),
    ((X,), CUT, {"x": (3, 2)}),
    ((X,), CUT, {"x": (2, 3)}),
    name="cut",
)
arrays(
    "linalg.pinv",
    None,
    ((X,), {"hermitian": True}, {"x": Input((3, 3), "hermitian")}),
    ((X,), {"hermitian": True} | CUT, {"x": Input((3, 3), "hermitian")}),
    name="hermitian",
)
arrays(
    "linalg.qr",
    None,
    WIDE,
    ((X,), {}, {"x": (2, 4)}),
    name="wide",
    observable="qr_weighted",
    outputs=("qr", "r"),
)
arrays(
    "linalg.qr",
    None,
    *(((X,), {"mode": "complete"}, {"x": s}) for s in ((3, 2), (4, 2), (3, 1))),
    name="complement",
    observable="qr_null",
    outputs=("null",),
)
arrays(
    "linalg.qr",
    None,
    *(((X,), {"pivoting": True}, {"x": s}) for s in ((3, 3), (2, 2))),
    name="pivoted",
    observable="qr_weighted",
    outputs=("qr", "r"),
)
arrays(
    "linalg.svd",
    None,
    *(((X,), {"full_matrices": True}, {"x": s}) for s in ((2, 3), (2, 4), (1, 3))),
    name="null_space_of_rows",
    observable="svd_null_rows",
    outputs=("null",),
)
ONES = np.ones((3, 3))
RANKS: list[Any] = [
    ("degenerate", {"x": np.outer([1.0, -2.0, 0.5], [2.0, 1.0, -1.0])}),
    ("degenerate", {"x": ONES}),
    ("degenerate", {"x": 0 * ONES}),
    ("degenerate", {"x": np.diag([2.0, 0.0, 0.0])}),
    ("near_degenerate", {"x": ONES + 2.0**-10 * np.diag([1.0, 2.0, 0.0])}),
]
TURNED: list[Any] = [
    ("degenerate", {"x": [[2.0, 0, 0], [0, 2, 0], [0, 0, -1]]}),
    ("degenerate", {"x": [[0.0, -1j, 1], [1j, 0, 1j], [1, -1j, 0]]}),
    ("degenerate", {"x": [[1.5, 0, 0], [0, 1.5, 0], [0, 0, 1.5]]}),
    ("degenerate", {"x": [[1.5, 0.5j, 0], [-0.5j, 1.5, 0], [0, 0, 2]]}),
]
"""Hermitian matrices with equal eigenvalues."""
arrays(
    "linalg.eigvalsh",
    None,
    HERMITIAN[0],
    name="power_sums_complex",
    observable="power_sums",
    outputs=("power_2", "power_3"),
    kinds=("complex",),
    count=8,
    listed_complex=TURNED,
)
arrays(
    "linalg.svdvals",
    None,
    ((X,), {}, {"x": (3, 3)}),
    name="power_sums_complex",
    observable="power_sums",
    outputs=("power_1", "power_2"),
    kinds=("complex",),
    count=8,
    listed_complex=[
        ("degenerate", {"x": [[0.0, 1.5j, 0], [1.5, 0, 0], [0, 0, -1.5j]]}),
        ("degenerate", {"x": [[2.0, 0, 0], [0, 2j, 0], [0, 0, 1 + 1j]]}),
    ],
)
LARGE = Input((5, 5))
ROOTS = np.outer([1.0, -2.0, 0.5, 1.5, 1.0], [2.0, 1.0, -1.0, 0.5, -1.5])
LARGE_RANKS: list[Any] = [
    ("degenerate", {"x": ROOTS + np.diag([1.0, 2.0, 0.0, 0.0, 1.5])}),
    ("degenerate", {"x": np.diag([1.0, 2.0, 0.0, 0.0, 1.5])}),
    ("degenerate", {"x": np.diag([1.0, 2.0, 0.5, 0.0, 1.5])}),
    ("near_degenerate", {"x": np.diag([1.0, 2.0, 2.0**-10, 2.0**-10, 1.5])}),
]
VANISHING: list[Any] = [
    ("degenerate", {"x": np.outer([1.0, 2.0, -1.0], [1.0, 0.5])}),
    ("degenerate", {"x": [[1.5, 0.0], [0.0, 0.0], [0.0, 0.0]]}),
    ("degenerate", {"x": [[0.0, 0.0], [2.0, 0.0], [1.0, 0.0]]}),
    ("near_degenerate", {"x": [[1.0, 0.5], [2.0, 1.0], [-1.0, -0.5 + 2.0**-5]]}),
]
"""Tall matrices of rank 1."""
arrays(
    "linalg.svd",
    None,
    ((X,), {"full_matrices": False}, {"x": (3, 2)}),
    name="cubes",
    observable="svd_cubes",
    count=8,
    listed=VANISHING,
    listed_complex=[*VANISHING, ("degenerate", {"x": np.outer([1.0, 2j, 1 - 1j], [1.0, 1 + 1j])})],
)
arrays("linalg.det", None, ONE, name="rank", count=4, listed=RANKS)
arrays(
    "linalg.det",
    None,
    ((X,), {}, {"x": LARGE}),
    name="large",
    count=6,
    listed=LARGE_RANKS,
    kinds=("real",),
)
arrays(
    "linalg.det",
    None,
    ((X,), {}, {"x": LARGE, "t": LARGE}),
    name="large_tangent",
    tangents={"x": "t"},
    count=3,
    kinds=("real",),
    listed=[(kind, values | {"t": ROOTS.T + np.eye(5)}) for kind, values in LARGE_RANKS],
)
arrays("linalg.inv", None, ((X,), {}, {"x": Input((5, 5), shift=4.0)}), name="large", count=10)
for _shape in ((2, 2), (3, 3)):
    arrays(
        "linalg.det",
        None,
        ((X,), {}, {"x": _shape, "t": _shape}),
        name=f"tangent_{_shape[0]}",
        tangents={"x": "t"},
        count=8,
    )
arrays(
    "linalg.det",
    None,
    ((X,), {}, {"x": (3, 3), "t": (3, 3)}),
    name="rank_tangent",
    tangents={"x": "t"},
    count=2,
    kinds=("real",),
    listed=[(kind, values | {"t": np.diag([1.0, -0.5, 2.0]) + ONES}) for kind, values in RANKS],
)
STACKS: Row = ((X,), {}, {"x": (1, 3, 2, 2)})
"""Two axes of stacks, of sizes that those of the matrices differ from."""
TRIPLE = np.diag([1.5, 1.5, 1.5])
EQUAL: list[Any] = [
    ("degenerate", {"x": [[TRIPLE, [[2.0, 0, 0], [0, 2, 0], [0, 0, -1]]]]}),
    ("degenerate", {"x": [[ONES - np.eye(3), -TRIPLE]]}),
]
"""Stacks of Hermitian matrices with equal eigenvalues."""
arrays("linalg.det", None, STACKS, name="stacks", count=10)
arrays("linalg.slogdet", None, STACKS, name="stacks", outputs=("output_1",), count=10)
arrays(
    "linalg.eigvalsh",
    None,
    ((X,), {}, {"x": Input((1, 2, 3, 3), "hermitian")}),
    name="stacks",
    observable="power_sums",
    outputs=("power_2", "power_3"),
    count=8,
    listed=EQUAL,
    listed_complex=EQUAL,
)
arrays(
    "linalg.svdvals",
    None,
    STACKS,
    name="stacks",
    observable="power_sums",
    outputs=("power_1", "power_2"),
    count=8,
    listed=[("degenerate", {"x": [[[[1.5, 0], [0, 1.5]], [[0, 2.0], [2, 0]], [[1, 1], [1, -1]]]]})],
)
