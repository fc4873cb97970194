"""Loop nests over arrays: what they compute, and the machine code that computes it."""
