"""Arguments of saved programs from `.npz` files, and results by name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tenferro.array_file import read_arrays
from tenferro.transforms.programs.program import Program
from tenferro.transforms.tracing.arguments import flatten, unflatten


def input_names(program: Program) -> list[str]:
    """What the leaves of the arguments are called: `0`, `0['w']`, `key`, `key['w']`."""
    paths = program.in_tree.accessors()
    return [f"{path[1].entry}{path[2:].codify('')}" for path in paths]


def output_names(program: Program) -> list[str]:
    """What the leaves of the results are called: `result`, `result[0]`."""
    return [f"result{path.codify('')}" for path in program.out_tree.accessors()]


def results_of(program: Program, path: Path) -> dict[str, Any]:
    """The leaves of the results by name, for the arguments in a file.

    Raises what `leaves_of` raises, ValueError for another shape, TypeError for another dtype, and
    what the program raises.
    """
    args, kwargs = unflatten(program.in_tree, leaves_of(input_names(program), path))
    results, _ = flatten(program(*args, **kwargs))
    return dict(zip(output_names(program), results, strict=True))


def leaves_of(names: Sequence[str], path: Path) -> list[Any]:
    """The arrays of a file, in the order of their names.

    The file holds them by name, or in order as `np.savez(path, *leaves)` writes them. Raises
    ValueError for a file that is not an .npz file, and for a name that is missing or unknown.
    """
    found = read_arrays(path)
    in_order = [f"arr_{i}" for i in range(len(names))]
    keys = in_order if set(found) == set(in_order) else names
    if set(found) != set(keys):
        raise ValueError(
            f"{path}: the arrays are {sorted(found)}, expected {list(names)}, or {in_order} in "
            "this order"
        )
    return [found[key] for key in keys]
