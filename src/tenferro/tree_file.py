"""Pytrees of arrays in `.npz` files: parameters, states of optimizers, results."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar, overload

import numpy as np

from tenferro.array_file import complete_file, read_arrays
from tenferro.eager import Tensor
from tenferro.pytree import Structure, flatten, unflatten
from tenferro.tensor.array import TracerError
from tenferro.trace.tracer import Tracer
from tenferro.transforms.programs.tree_json import decode_tree, encode_tree

__all__ = ["load", "save"]

Tree = TypeVar("Tree")

_FORMAT = "tenferro tree 1"
_HEADER = "tenferro"
_KINDS = "biufc"
"""The kinds of dtypes of numbers."""
_NUMBERS: dict[str, type] = {"bool": bool, "int": int, "float": float, "complex": complex}


def save(path: str | Path, tree: Any) -> None:
    """Write a pytree of arrays and numbers to an `.npz` file.

    Each leaf is an array of the file, named by its path, such as `tree['w'][0]`; `numpy.load` reads
    them too. Eager tensors are written as arrays. The file appears only when it is complete, and no
    suffix is added to its name. Raises TypeError for a leaf that is neither a number nor an array
    of numbers, and TracerError for a traced array.

    >>> import tempfile
    >>> import tenferro as te
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     te.save(f"{folder}/p.npz", {"w": np.array([1.0, 2.0]), "steps": 3})
    ...     te.load(f"{folder}/p.npz")
    {'w': array([1., 2.]), 'steps': 3}
    """
    if not isinstance(path, str | PathLike):
        raise TypeError(f"save: path is a {type(path).__name__}; write te.save(path, tree)")
    found, structure = flatten(tree)
    names = _names(structure)
    arrays: dict[str, Any] = {n: _array(n, x) for n, x in zip(names, found, strict=True)}
    kinds = [type(x).__name__ if type(x) in _NUMBERS.values() else "array" for x in found]
    header = {"format": _FORMAT, "leaves": kinds, "structure": _described(structure)}
    arrays[_HEADER] = np.array(json.dumps(header))
    with complete_file(Path(path), "wb") as file:
        np.savez(file, **arrays)


@overload
def load(path: str | Path, like: None = None) -> Any: ...


@overload
def load(path: str | Path, like: Tree) -> Tree: ...


def load(path: str | Path, like: Any = None) -> Any:
    """Read a pytree from a file of `save`.

    The file is read as data: untrusted files are safe to load.

    Without `like`, containers are dict, list, tuple and None. For others, such as the state of an
    optimizer, pass a pytree of the same structure as `like`; its leaves must have the shapes and
    dtypes of the file. Arrays are NumPy arrays, and Python numbers stay Python numbers.

    Raises ValueError for a file that `save` did not write or that is damaged, for containers that
    need `like`, and for a leaf of `like` whose path, shape or dtype differs; FileNotFoundError if
    the file does not exist.

    >>> import tempfile
    >>> import tenferro as te
    >>> p = {"w": np.ones(2)}
    >>> opt = te.optimize.adam(1e-3)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     te.save(f"{folder}/state.npz", opt.init(p))
    ...     state = te.load(f"{folder}/state.npz", like=opt.init(p))
    >>> updates, state = opt.update({"w": np.ones(2)}, state)
    >>> updates["w"].round(6)
    array([-0.001, -0.001])
    """
    arrays = read_arrays(Path(path))
    header = _header(path, arrays)
    structure = _structure(path, header, like)
    leaves = _leaves(path, _names(structure), header["leaves"], arrays)
    if like is not None:
        _check(path, _names(structure), leaves, flatten(like)[0])
    return unflatten(structure, leaves)


def _names(structure: Structure) -> list[str]:
    return [f"tree{path.codify('')}" for path in structure.accessors()]


def _array(name: str, x: Any) -> Any:
    if isinstance(x, Tracer):
        raise TracerError(f"save: {name} is traced; save the results of the compiled function")
    array = np.asarray(x.numpy() if isinstance(x, Tensor) else x)
    if array.dtype.kind not in _KINDS:
        raise TypeError(
            f"save: {name} is a {type(x).__name__}, expected a number or an array of numbers"
        )
    return array


def _described(structure: Structure) -> Any:
    """The structure as JSON; False for containers that only `like` can provide."""
    try:
        return encode_tree(structure)
    except ValueError:
        return False


def _header(path: str | Path, arrays: dict[str, Any]) -> dict[str, Any]:
    try:
        header = json.loads(str(arrays.pop(_HEADER, "")))
    except (ValueError, RecursionError):
        header = None
    match header:
        case {"format": "tenferro tree 1", "leaves": list(), "structure": _}:
            return dict(header)
    raise ValueError(f"load: {path} was not written by te.save")


def _structure(path: str | Path, header: Mapping[str, Any], like: Any) -> Structure:
    if like is not None:
        return flatten(like)[1]
    if header["structure"] is False:
        raise ValueError(
            f"load: {path} has containers other than dict, list, tuple and None; pass a pytree of "
            "the same structure as `like`"
        )
    try:
        return decode_tree(header["structure"])
    except (ValueError, RecursionError) as error:
        raise ValueError(f"load: {path} is damaged: {error}") from error


def _leaves(
    path: str | Path, names: Sequence[str], kinds: Sequence[str], arrays: Mapping[str, Any]
) -> list[Any]:
    if set(names) != arrays.keys() or len(kinds) != len(names):
        raise ValueError(f"load: {path} has the leaves {sorted(arrays)}, expected {sorted(names)}")
    return [_leaf(path, name, kind, arrays[name]) for name, kind in zip(names, kinds, strict=True)]


def _leaf(path: str | Path, name: str, kind: Any, x: Any) -> Any:
    """An array, or a Python number where it was one."""
    if x.dtype.kind not in _KINDS:
        raise ValueError(
            f"load: {path}: {name} has dtype {x.dtype}, expected numbers as te.save writes them"
        )
    if kind == "array":
        return x
    if kind not in list(_NUMBERS) or x.ndim or not np.can_cast(x.dtype, _NUMBERS[kind]):
        raise ValueError(f"load: {path} is damaged: {name} is {x.dtype}{list(x.shape)}, not {kind}")
    return _NUMBERS[kind](x)


def _check(
    path: str | Path, names: Sequence[str], leaves: Sequence[Any], like: Sequence[Any]
) -> None:
    for name, x, wanted in zip(names, map(np.asarray, leaves), map(np.asarray, like), strict=True):
        if (x.shape, x.dtype) != (wanted.shape, wanted.dtype):
            raise ValueError(
                f"load: {name} of {path} is {x.dtype}{list(x.shape)}, but `like` has "
                f"{wanted.dtype}{list(wanted.shape)}"
            )
