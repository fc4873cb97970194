"""JAX: our functions inside its programs, its functions inside ours, gradients through both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np

from tenferro.cached_attribute import cached_attribute
from tenferro.interop.flat import Differentiable, Flat, Imported, called_with
from tenferro.pytree import Structure, flatten, unflatten
from tenferro.tensor import Aval, aval_of, spec
from tenferro.tensor.dtypes import as_dtype
from tenferro.trace import is_number
from tenferro.transforms import trace
from tenferro.transforms.tracing.arguments import check_callable, leaf_aval
from tenferro.transforms.tracing.parameters import name_of

Function = Callable[..., Any]


def to_jax(f: Function) -> Function:
    """Convert a function to a compiled function of JAX arrays, for use in `jax.jit` and `jax.vmap`.

    Arguments and results are pytrees of arrays. It runs through `jax.pure_callback`, which shares
    memory on the CPU. Reverse mode works to any order (`jax.grad`, `jax.vjp`, `jax.jacrev`);
    forward mode raises JAX's error, as for every `jax.custom_vjp`. Under `jax.vmap` the function
    runs once per element. Raises TypeError for 64-bit results if `jax_enable_x64` is not set.

    >>> import jax
    >>> square_sum = to_jax(lambda x: np.sum(x**2))
    >>> jax.grad(square_sum)(jax.numpy.array([1.0, 2.0], dtype="float32"))
    Array([2., 4.], dtype=float32)
    """
    check_callable("to_jax", f)
    label = f"to_jax({name_of(f)})"
    flats: dict[Structure, Flat] = {}

    @wraps(f)
    def on_arrays(*args: Any, **kwargs: Any) -> Any:
        leaves, tree = flatten((args, kwargs))
        arrays = [_as_jax(f"{label}: leaf {i} of the arguments", x) for i, x in enumerate(leaves)]
        if tree not in flats:
            flats[tree] = Flat(called_with(f, tree))
        numbers = frozenset(i for i, x in enumerate(leaves) if is_number(x))
        results = _called(label, flats[tree], numbers)(*arrays)
        out_tree = flats[tree].out_tree
        assert out_tree is not None
        return unflatten(out_tree, results)

    return on_arrays


def _as_jax(what: str, leaf: Any) -> Any:
    """A leaf as an array of JAX; a TypeError naming it if ours has no such dtype."""
    from jax import numpy as jnp

    array = jnp.asarray(leaf)
    as_dtype(array.dtype, what)
    return array


def _called(label: str, flat: Flat, numbers: frozenset[int]) -> Any:
    """A function of ours in JAX, with a pullback that is one again.

    The operands `numbers` are Python numbers, which are weakly typed.
    """
    import jax

    def on_numpy(*arrays: Any) -> list[Any]:
        return flat(*(x.item() if i in numbers else np.asarray(x) for i, x in enumerate(arrays)))

    def value(*xs: Any) -> Any:
        shapes = _result_shapes(label, flat, xs, numbers)
        return jax.pure_callback(on_numpy, shapes, *xs, vmap_method="sequential")

    def forward(*xs: Any) -> Any:
        return function(*xs), xs

    def backward(xs: Any, cts: Any) -> Any:
        wrt = tuple(i for i, x in enumerate(xs) if _is_inexact(x))
        outs = tuple(i for i, ct in enumerate(cts) if _is_inexact(ct))
        pullback = _called(label, flat.pullback(len(xs), wrt, outs), numbers)
        # JAX pairs without a conjugate, Σ a·b
        results = pullback(*xs, *(cts[i].conj() for i in outs))
        by_position = {i: ct.conj() for i, ct in zip(wrt, results, strict=True)}
        return tuple(by_position.get(i) for i in range(len(xs)))

    function = jax.custom_vjp(value)
    function.defvjp(forward, backward)
    return function


def _is_inexact(x: Any) -> bool:
    return np.dtype(x.dtype).kind in "fc"


def _result_shapes(label: str, flat: Flat, xs: Sequence[Any], numbers: frozenset[int]) -> list[Any]:
    import jax

    examples = [
        np.dtype(x.dtype).type().item() if i in numbers else spec(x.shape, np.dtype(x.dtype))
        for i, x in enumerate(xs)
    ]
    program = trace(flat.function)(*examples)
    flat.out_tree = program.out_tree
    for i, aval in enumerate(program.outputs):
        _check_bits(label, f"result {i}", aval.dtype)
    return [jax.ShapeDtypeStruct(aval.shape, aval.dtype) for aval in program.outputs]


def _check_bits(label: str, what: str, dtype: np.dtype[Any]) -> None:
    """Raise TypeError for what JAX would make of fewer bits without a word."""
    import jax

    if jax.dtypes.canonicalize_dtype(dtype) != dtype:
        raise TypeError(
            f"{label}: {what} is {dtype}, which JAX has not enabled; call "
            'jax.config.update("jax_enable_x64", True), or convert to 32 bits'
        )


def from_jax(f: Function) -> Function:
    """Convert a function of JAX arrays to one with derivatives of any order in both modes.

    Arguments and results are pytrees of arrays. `f` must be a function that `jax.jit` accepts. It
    is called through `te.external`; JAX compiles it and its derivatives. Raises TypeError for
    64-bit arguments if `jax_enable_x64` is not set.

    >>> import jax
    >>> import tenferro as te
    >>> f = from_jax(lambda x: jax.numpy.sin(x) ** 2)
    >>> round(float(te.grad(f)(np.float32(0.5))), 4)
    0.8415
    """
    check_callable("from_jax", f)
    label = f"from_jax({name_of(f)})"

    def make(tree: Structure, avals: Sequence[Aval]) -> Any:
        import jax

        for i, aval in enumerate(avals):
            _check_bits(label, f"leaf {i} of the arguments", aval.dtype)
        shapes = [jax.ShapeDtypeStruct(aval.shape, aval.dtype) for aval in avals]
        results, out_tree = flatten(jax.eval_shape(called_with(f, tree), *shapes))
        outs = [_aval(label, i, y) for i, y in enumerate(results)]

        def flat(*arrays: Any) -> list[Any]:
            return flatten(called_with(f, tree)(*arrays))[0]

        inexact = tuple(aval.is_inexact for aval in outs)
        return JaxFunction(flat, len(avals), inexact), outs, out_tree

    return Imported(label, name_of(f), make)


def _aval(label: str, i: int, y: Any) -> Aval:
    if not hasattr(y, "dtype"):
        leaf_aval(f"{label}: result {i}", y)
    return aval_of(tuple(y.shape), as_dtype(y.dtype, f"{label}: result {i}"))


class JaxFunction(Differentiable):
    """A function of lists of JAX arrays, on NumPy arrays."""

    @cached_attribute
    def _compiled(self) -> Function:
        import jax

        compiled: Function = jax.jit(self.function)
        return compiled

    def __call__(self, *arrays: np.ndarray[Any, Any]) -> Sequence[Any]:
        return [np.asarray(y) for y in self._compiled(*arrays)]

    def _derivatives(self, active: tuple[bool, ...]) -> tuple[Function, Function]:
        n = self.inputs

        def of_active(xs: Sequence[Any]) -> tuple[Function, list[Any]]:
            def of(*chosen: Any) -> list[Any]:
                rest = iter(chosen)
                every = [next(rest) if on else x for x, on in zip(xs, active, strict=True)]
                return [y for y, on in zip(self.function(*every), self.inexact, strict=True) if on]

            return of, [x for x, on in zip(xs, active, strict=True) if on]

        def push(*values: Any) -> list[Any]:
            import jax

            of, chosen = of_active(values[:n])
            results: list[Any] = jax.jvp(of, chosen, list(values[n:]))[1]
            return results

        def pull(*values: Any) -> list[Any]:
            import jax

            of, chosen = of_active(values[:n])
            # JAX pairs without a conjugate, Σ a·b
            results = jax.vjp(of, *chosen)[1]([ct.conj() for ct in values[n:]])
            return [ct.conj() for ct in results]

        return push, pull
