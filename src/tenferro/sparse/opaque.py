"""Why families of sparse matrices have no formula."""

FACTORIZATION = "a factorization of SuperLU, which stays where SciPy has it"
SOLVER = "a solver of SuperLU"
