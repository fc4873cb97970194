"""Arguments and results: pytrees of arrays, checked leaf by leaf."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import optree

from tenferro.eager import Tensor
from tenferro.engines import checked_engine, get_engine
from tenferro.ops.base import as_array, as_operand, convert_to
from tenferro.ops.base.apply import computed, constant, zeros
from tenferro.pytree import NAMESPACE, Structure, flatten as flatten, unflatten as unflatten
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.array import TracerError
from tenferro.tensor.dtypes import as_dtype
from tenferro.tensor.foreign import MATRICES, is_foreign, is_on_device, to_numpy
from tenferro.trace import Trace, Tracer, is_number

Tree = Structure


class Arguments:
    """The arguments of a call as leaves and their structure.

    `positions` are the positions or names in the user's call.
    """

    def __init__(
        self,
        args: Sequence[Any],
        kwargs: Mapping[str, Any] | None = None,
        positions: Sequence[int | str] | None = None,
    ) -> None:
        self.tree = tuple(args) if kwargs is None else (tuple(args), kwargs)
        self.leaves, self.spec = flatten(self.tree)
        self._kwargs = kwargs
        self._positions = positions

    def names(self) -> list[str]:
        """What messages call each leaf: `argument 0['w']`."""
        return [self._name(path) for path in self.spec.accessors()]

    def avals(self, label: str, *, abstract: bool = False, advice: str = "") -> list[Aval]:
        """The avals of all leaves; a TypeError naming the one that is not an array, and advice.

        If `abstract`, leaves may be avals themselves.
        """
        try:
            return [_aval("", leaf, abstract) for leaf in self.leaves]
        except TypeError:
            named = zip(self.names(), self.leaves, strict=True)
            return [_aval(f"{label}: {name}", leaf, abstract, advice) for name, leaf in named]

    def numbers(self) -> list[bool]:
        """Which leaves are Python numbers, which are weakly typed."""
        return [is_number(leaf) for leaf in self.leaves]

    def check_inexact(self, label: str, avals: Sequence[Aval], advice: str = "") -> None:
        """Raise TypeError, naming the argument, unless every leaf can be differentiated."""
        if all(aval.is_inexact for aval in avals):
            return
        for name, aval in zip(self.names(), avals, strict=True):
            if not aval.is_inexact:
                raise TypeError(
                    f"{label}: {name} has dtype {aval.dtype}, expected floating-point or complex; "
                    f"convert it to float{advice}"
                )

    def _name(self, path: optree.PyTreeAccessor) -> str:
        if self._kwargs is not None:
            if path[0].entry == 1:
                return f"argument {path[1].entry}{path[2:].codify('')}"
            path = path[1:]
        position = path[0].entry
        which = position if self._positions is None else self._positions[position]
        return f"argument {which}{path[1:].codify('')}"


_CALLS = {
    "scan": "te.scan(f, init, xs)",
    "map": "te.map(f, xs)",
    "associative_scan": "te.associative_scan(f, xs)",
    "while_loop": "te.while_loop(cond, body, init)",
    "fori_loop": "te.fori_loop(lower, upper, body, init)",
    "cond": "te.cond(pred, f, g, *args)",
    "switch": "te.switch(index, [f, g], *args)",
    "jvp": "te.jvp(f, (x,), (dx,))",
    "vjp": "te.vjp(f, x)",
    "hvp": "te.hvp(f, (x,), (v,))",
    "linearize": "te.linearize(f, x)",
    "check_grads": "te.check_grads(f, (x,))",
    "external": "te.external(f, like, *args)",
}
"""What to write for functions that take the arguments as well."""
_CALLS |= {
    name: f"te.{name}(f)(x)"
    for name in (
        "grad", "value_and_grad", "grad_optional", "jit", "vmap", "jacfwd", "jacrev", "jacobian",
        "hessian", "checkpoint", "trace", "wirtinger",
    )
}  # fmt: skip


def check_callable(transform: str, f: Any) -> None:
    """Raise TypeError unless f can be called."""
    if not callable(f):
        advice = f"; write {_CALLS[transform]}" if transform in _CALLS else ""
        raise TypeError(f"{transform}: expected a function, got {type(f).__name__}{advice}")


def engine_of(transform: str, engine: str | None) -> str:
    """The engine of this name, or the one that compiles where none is named.

    Raises ValueError for an unknown one, ModuleNotFoundError where a package that it needs is
    missing.
    """
    return get_engine() if engine is None else checked_engine(transform, engine)


def check_sequence(transform: str, what: str, values: Any) -> tuple[Any, ...]:
    """A tuple of arguments; a TypeError for a lone one."""
    if not isinstance(values, tuple | list):
        raise TypeError(
            f"{transform}: the {what} are of type {type(values).__name__}, expected a tuple with "
            "one entry per argument: write (x,) instead of x"
        )
    return tuple(values)


def entries_of(label: str, what: str, prefix: Any, tree: Any) -> list[Any]:
    """The entry of a prefix for each leaf of a pytree, in which None has no leaves."""
    try:
        entries = optree.broadcast_prefix(prefix, tree, none_is_leaf=True, namespace=NAMESPACE)
    except ValueError as error:
        spec = optree.tree_structure(tree, namespace=NAMESPACE)
        raise ValueError(
            f"{label}: {what} is {prefix!r}, expected a prefix of {shown(spec)}"
        ) from error
    leaves = optree.tree_leaves(tree, none_is_leaf=True, namespace=NAMESPACE)
    return [entry for entry, leaf in zip(entries, leaves, strict=True) if leaf is not None]


def shown(spec: Tree) -> str:
    """A structure as messages show it: the containers, with * for each leaf."""
    return str(spec).removeprefix("PyTreeSpec(").removesuffix(")").split(", namespace=")[0]


def _aval(what: str, leaf: Any, abstract: bool, advice: str = "") -> Aval:
    return leaf if abstract and isinstance(leaf, Aval) else leaf_aval(what, leaf, advice)


def leaf_aval(what: str, leaf: Any, advice: str = "") -> Aval:
    """The aval of an argument; a TypeError naming it if it is not an array, with advice."""
    if isinstance(leaf, Tracer):
        leaf.check_open()
        return leaf.aval
    if isinstance(leaf, Tensor):
        return leaf.aval
    if _is_masked(leaf):
        raise TypeError(f"{what} is a masked array, expected a plain one; use its filled()")
    if type(leaf) is int and not -(2**63) <= leaf < 2**64:
        raise TypeError(f"{what} is the integer {leaf}, expected one of at most 64 bits")
    if isinstance(leaf, bool | int | float | complex | np.generic | np.ndarray):
        return aval_of(np.shape(leaf), as_dtype(np.asarray(leaf).dtype, what, half=True))
    if is_on_device(leaf):
        return aval_of(tuple(leaf.shape), as_dtype(np.dtype(leaf.dtype), what, half=True))
    if is_foreign(leaf):
        array = to_numpy(what, leaf)
        return aval_of(array.shape, as_dtype(array.dtype, what, half=True))
    if type(leaf) in MATRICES:
        raise TypeError(
            f"{what} is a sparse array of format {leaf.format!r}, expected 'csr', 'csc' or 'coo'; "
            "convert it by its tocsr()"
        )
    raise TypeError(
        f"{what} is of type {type(leaf).__name__}, expected an array or a number "
        "(or a pytree of these: tuples, lists, dictionaries, and classes given to register_pytree)"
        f"{advice}"
    )


def _is_masked(leaf: Any) -> bool:
    # `numpy.ma` is imported by its first use, for a tenth of the time that NumPy takes.
    subclass = isinstance(leaf, np.ndarray) and type(leaf) is not np.ndarray
    return subclass and isinstance(leaf, np.ma.MaskedArray)


def check_like(
    label: str,
    what: str,
    tree: Any,
    spec: Tree,
    avals: Sequence[Aval],
    name: Callable[[int], str] | None = None,
    *,
    optional: bool = False,
) -> list[Any]:
    """The leaves of tangents or cotangents: of the given structure, shapes and dtypes.

    `what` is the name of all of them in messages, `name` that of the i-th. None means zero if
    `optional`, and where there is nothing to differentiate.
    """
    try:
        leaves: list[Any] = spec.flatten_up_to(tree)
    except ValueError as error:
        raise ValueError(
            f"{label}: {what} has the structure {shown(flatten(tree)[1])}, expected {shown(spec)}"
        ) from error
    name_of = name or (lambda i: f"{what}{spec.accessors()[i].codify('')}")
    return [
        _checked(lambda i=i: f"{label}: {name_of(i)}", leaf, aval, optional)  # type: ignore[misc]
        for i, (leaf, aval) in enumerate(zip(leaves, avals, strict=True))
    ]


def _checked(name: Callable[[], str], leaf: Any, aval: Aval, optional: bool) -> Any:
    if leaf is None and (optional or not aval.is_inexact):
        return zeros(aval)
    try:
        actual = leaf_aval("", leaf)
    except TypeError:
        actual = leaf_aval(name(), leaf)
    fits = not aval.is_inexact or np.can_cast(actual.dtype, aval.dtype, "same_kind")
    if actual.shape != aval.shape or not fits:
        raise ValueError(f"{name()} is {actual!r}, expected {aval!r}")
    return _cast(leaf, aval)


def _cast(leaf: Any, aval: Aval) -> Any:
    if isinstance(leaf, Tracer | Tensor):
        return (
            leaf if leaf.dtype == aval.dtype else convert_to(as_array("convert", leaf), aval.dtype)
        )
    return np.asarray(array_of(leaf), aval.dtype)


def as_value(trace: Trace, label: str, leaf: Any) -> int:
    """The value of a trace that a result of the traced function is."""
    if isinstance(leaf, Tracer):
        return traced_id(trace, leaf)
    if hasattr(leaf, "refuse_reading"):
        leaf.refuse_reading()
    try:
        operand = as_operand(label, leaf)
    except TracerError:
        raise
    except TypeError as error:
        raise TypeError(
            f"{label}: the function returned {type(leaf).__name__}, expected arrays or numbers "
            "(or a pytree of these)"
        ) from error
    return traced_id(trace, operand)


def traced_id(trace: Trace, leaf: Any) -> int:
    """The value of the running trace that a leaf is; a computed one is captured."""
    if isinstance(leaf, Tensor):
        return computed(trace, leaf)
    if not isinstance(leaf, Tracer):
        return constant(trace, array_of(leaf))
    if leaf.arena is not trace:
        leaf.check_open()
        raise TracerError(
            f"{leaf!r} belongs to another trace that is still running (of a function traced in "
            "another thread, or by tenferro.trace)"
        )
    return leaf.id


def argument_of(leaf: Any) -> Any:
    """A computed argument as programs take it: on its device if it is on one, otherwise in
    NumPy."""
    return leaf if is_on_device(leaf) else array_of(leaf)


def array_of(leaf: Any) -> np.ndarray[Any, Any]:
    """A computed argument as a NumPy array of native byte order."""
    array = np.asarray(leaf.value) if isinstance(leaf, Tensor) else _elements(leaf)
    return array if array.dtype.isnative else array.astype(array.dtype.newbyteorder("="))


def _elements(leaf: Any) -> np.ndarray[Any, Any]:
    foreign = not isinstance(leaf, np.ndarray | np.generic) and is_foreign(leaf)
    return to_numpy("an argument", leaf) if foreign else np.asarray(leaf)
