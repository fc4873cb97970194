"""Why families of linear algebra have no formula."""

FACTORIZATION = "a factorization of LAPACK"
SOLVER = "a solver of LAPACK or BLAS"
STEPS = "several steps of LAPACK on one factorization"
ITERATION = "an algorithm of SciPy whose steps depend on values"
EXCHANGES = "LAPACK's bookkeeping, one exchange after the other"
