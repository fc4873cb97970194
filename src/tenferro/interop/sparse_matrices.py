"""SciPy's sparse matrices as containers of their values, and as operands with tenferro's arrays."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import optree

from tenferro.pytree import NAMESPACE
from tenferro.tensor.foreign import MATRICES

_FORMATS = ("csr", "csc", "coo")
_OTHERS = ("bsr", "dia", "dok", "lil")


def enter_scipy_sparse(sparse: ModuleType) -> None:
    """Let SciPy's matrices be arguments whose values are differentiated, and factors of ours."""
    for kind in ("array", "matrix"):
        for format in (*_FORMATS, *_OTHERS):
            MATRICES[getattr(sparse, f"{format}_{kind}")] = _converted
        for format in _FORMATS:
            optree.register_pytree_node(
                getattr(sparse, f"{format}_{kind}"),
                _flatten,
                _unflatten,
                path_entry_type=optree.GetAttrEntry,
                namespace=NAMESPACE,
            )


def _converted(matrix: Any) -> Any:
    from tenferro.sparse.creation import from_scipy  # loaded when it is needed

    return from_scipy(matrix)


def _flatten(matrix: Any) -> tuple[list[Any], Any, tuple[str]]:
    from tenferro.sparse.creation import pattern_of  # loaded when it is needed

    is_matrix = type(matrix).__name__.endswith("_matrix")
    return [matrix.data], (pattern_of(matrix), is_matrix), ("data",)


def _unflatten(rest: Any, children: Any) -> Any:
    from tenferro.sparse.creation import rebuilt  # loaded when it is needed

    return rebuilt(*rest, *children)
