"""Derivatives of factorizations, contractions and small matrices, beside jax and PyTorch.

    python benchmarks/linalg.py                      one core
    python benchmarks/linalg.py --cores 2            two, by the wall clock
    python benchmarks/linalg.py --sizes 64 256       other sizes
    python benchmarks/linalg.py --only solve eigh    some rows
    python benchmarks/linalg.py --json F             also write the figures to a file

Each figure is the time of one call of a compiled function (PyTorch: eager) that gives the value and
its derivative; on one core its process CPU time. The native engine, the numpy engine and the peers
that are installed take turns in every round; figures are medians over the rounds, of times and of
ratios within a round.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from side_by_side import bind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=[64, 256, 512])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", nargs="+", default=[])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    bind(options.cores)
    import contractions
    import factorizations
    import small_matrices
    from side_by_side import libraries

    names = libraries()
    figures = {
        "factorizations": factorizations.run(options, names),
        "contractions": contractions.run(options, names),
        "small matrices": small_matrices.run(options, names),
    }
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
