"""Fast kernels of dense linear algebra, which engines prefer to the reference where they pay.

They call BLAS and LAPACK in storage of their own: columns that do not compete for the cache,
triangles by halves, factorizations and their derivatives by blocks, many small matrices an element
at a time. `preferences` says which kernel replaces which, under what condition, and why.
"""

from tenferro.kernels.lapack.preferences import PREFERENCES

__all__ = ["PREFERENCES"]
