"""Functions along axes: reductions, products, searches, differences, orders of elements."""
