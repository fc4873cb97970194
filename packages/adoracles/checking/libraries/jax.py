"""JAX's transforms, in double precision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from adoracles.checking.libraries import needed
from adoracles.checking.library import Differentiation, Function, Leaves


def library() -> Differentiation:
    """Return JAX's transforms, and enable float64; raises ImportError if it is not installed.

    JAX pairs bilinearly, so its pullback is conjugated on both sides.
    """
    jax = needed("jax", "jax")
    jax.config.update("jax_enable_x64", True)
    conjugate = partial(jax.tree.map, jax.numpy.conj)

    def vjp(f: Function, *primals: Any) -> tuple[Any, Callable[[Any], Any]]:
        out, pull = jax.vjp(f, *primals)
        return out, lambda cotangents: conjugate(pull(conjugate(cotangents)))

    def flatten(tree: Any) -> Leaves:
        paths, structure = jax.tree_util.tree_flatten_with_path(tree)
        places = [jax.tree_util.keystr(path) for path, _ in paths]
        return [leaf for _, leaf in paths], structure.unflatten, places

    return Differentiation(
        f"JAX {jax.__version__}",
        jvp=jax.jvp,
        vjp=vjp,
        unsupported=(TypeError, NotImplementedError),
        to_array=jax.numpy.asarray,
        flatten=flatten,
    )
