"""Values of a kernel in registers, and the pointwise families on them."""
