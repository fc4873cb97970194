"""Products of matrices as kernels that are written by hand."""
