"""tenferro's native engine beside jax.jit on all workloads; the same as `tenferro bench`.

python benchmarks/native.py --help
"""

from tenferro_bench.command import bench

if __name__ == "__main__":
    bench()
