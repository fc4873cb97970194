"""The table of preferences: for a family, a kernel faster than the reference, and where.

The figures are how many times as fast as the reference the kernel is: ratios of the least times of
some hundred calls in double precision on one core of a server processor, OpenBLAS. Sizes are those
of square matrices; "4 in 1000" are a thousand matrices of size 4.
"""

from __future__ import annotations

from tenferro.kernels.lapack import (
    cholesky,
    determinants,
    guards,
    large,
    lu,
    orthogonal,
    spectral,
    triangular,
)
from tenferro.kernels.lapack.across import many_small
from tenferro.kernels.table import Preference, always, prefer

_GUARD = "a look at the values first: 9 at 10, 3 at 64 where they are apart"
PREFERENCES = (
    Preference(
        "tenferro.linalg.triangular_solve.v1",
        triangular.solve,
        always,
        "BLAS without SciPy's checks: 2.0 at 5 to 32, 1.6 at 64; by halves 1.3 at 256 and 512; "
        "across the batch 105 for 4 in 1000",
    ),
    Preference(
        "tenferro.linalg.triangular_product.v1",
        triangular.product,
        triangular.is_worth_a_call,
        "half the products: 1.6 at 64, 1.3 at 100, 2.9 at 256, 1.9 at 512",
    ),
    Preference(
        "tenferro.linalg.unit_triangular_product.v1",
        triangular.unit_product,
        triangular.is_worth_a_call,
        "half the products: 1.6 at 64, 1.3 at 100, 2.9 at 256, 1.9 at 512",
    ),
    Preference(
        "tenferro.linalg.cholesky.v1",
        cholesky.factor,
        cholesky.is_one,
        "no copies: 2.3 at 5, 1.8 at 32, 1.1 at 100, 5.2 at 256, 2.7 at 512",
    ),
    Preference(
        "tenferro.linalg.cholesky_tangent.v1",
        cholesky.tangent,
        always,
        "2.5 at 5, 1.7 at 64; by blocks 4.5 at 256, 5.5 at 512; across the batch 61 for 4 in 1000",
    ),
    Preference(
        "tenferro.linalg.cholesky_cotangent.v1",
        cholesky.cotangent,
        always,
        "2.6 at 5, 1.3 at 64; by blocks 5.4 at 256, 6.0 at 512; across the batch 66 for 4 in 1000",
    ),
    Preference(
        "tenferro.linalg.lu.v1",
        lu.factors,
        lu.is_crowded_or_many,
        "columns apart: 1.1 at 256, 1.2 at 512 (0.9 at 100, 1.0 at 300, so not there); across the "
        "batch 16 for 4 in 1000",
    ),
    Preference(
        "tenferro.linalg.solve.v1",
        lu.solve,
        lu.is_crowded_or_many,
        "by halves, in storage of LU's: 1.9 at 256, 1.5 at 512 (0.8 at 100, 1.0 at 300, so not "
        "there); across the batch 22 for 4 in 1000",
    ),
    Preference(
        "tenferro.linalg.inv.v1",
        lu.inverse,
        many_small,
        "across the batch 29 for 4 in 1000",
    ),
    Preference(
        "tenferro.linalg.adjugate.v1",
        determinants.adjugate,
        always,
        "no singular values where the pivots are large: 6 at 4, 3.5 at 32, 3.2 at 100",
    ),
    Preference(
        "tenferro.linalg.qr.v1",
        orthogonal.qr,
        orthogonal.is_one,
        "no copies: 1.4 at 16, 1.25 at 32, 1.1 at 64; columns apart: 2.1 at 256, 2.0 at 512",
    ),
    Preference(
        "tenferro.linalg.eigh.v1",
        spectral.eigh,
        large.is_large,
        "columns apart: 1.2 at 256 and 512",
    ),
    Preference(
        "tenferro.linalg.svd.v1",
        spectral.svd,
        large.is_large,
        "columns apart: 1.3 at 256, 1.5 at 512",
    ),
    Preference(
        "tenferro.linalg.significant_generator.v1",
        guards.significant,
        always,
        "two norms first: 2.3 at 4",
    ),
    *(
        Preference(f"tenferro.linalg.{name}.v1", maker, when, _GUARD)
        for name, maker, when in (
            ("gauge_direction", guards.direction, guards.is_ordered),
            ("gauge_check", guards.check, guards.is_real),
            ("second_weights", guards.weights, guards.is_ordered),
        )
    ),
)
for preference in PREFERENCES:
    prefer(preference)
