"""NumPy's functions on arrays, one module per kind; `tenferro.numpy` has their names."""
