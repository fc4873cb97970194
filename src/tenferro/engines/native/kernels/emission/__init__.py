"""The code of a kernel: its loops, loads and stores, and the values that are computed there."""
