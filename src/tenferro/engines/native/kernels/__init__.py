"""Loop nests over arrays: what they compute, how they run, and the machine code for it."""
