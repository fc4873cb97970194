"""Benchmarks: the same workloads on tenferro and its peers, side by side in one process."""
