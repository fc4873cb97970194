"""The nests of a kernel: loops, affine addresses, and the graph of scalar expressions in them."""
