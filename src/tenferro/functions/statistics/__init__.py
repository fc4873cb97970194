"""Statistics, quantiles, counts, and what is computed with them."""
