"""Parts of complex and floating-point numbers, predicates, rounding, choices."""
