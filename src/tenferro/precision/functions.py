"""Functions in double-double: `double_double`, and how many digits are right: `digits`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

import numpy as np
import optree

from tenferro import pytree
from tenferro.ops.base import convert_to
from tenferro.precision.interpreter import evaluated
from tenferro.precision.rules.pair import Pair
from tenferro.precision.rules.structure import flat, is_paired, pair_dtype
from tenferro.precision.value import DoubleDouble
from tenferro.trace import Trace
from tenferro.transforms.derivatives.choice import Argnums
from tenferro.transforms.derivatives.reverse import grad
from tenferro.transforms.tracing.arguments import Arguments, check_callable, unflatten
from tenferro.transforms.tracing.parameters import keeps_parameters, name_of
from tenferro.transforms.tracing.tracing import in_trace, results, trace_call


@keeps_parameters
def double_double(f: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that computes `f` in double-double numbers, with about 31 digits.

    `f` is written for arrays, as ever. Arguments are arrays, which are exact, or `DoubleDouble`
    arrays; real and complex results are `DoubleDouble`, others arrays. Literals of `f` are the
    doubles that they are, but for doubles next to well-known constants, which are these: `np.pi` is
    π, 0.1 is the double 0.1. For derivatives, differentiate `f`: `te.double_double(te.grad(f))`.
    Compile with `te.jit(te.double_double(f))`.

    Supported are arithmetic, elementary functions, sums, products, contractions, indexing, loops
    and branches, and of `linalg` what follows from Cholesky, LU and QR factorizations, solving,
    `eigh` and `svd`. Errors are about 1e-31 of the largest number of a sum, or of a row times a
    column.

    Raises NotImplementedError for an operation that is not available.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.double_double(np.exp)(1.0)
    DoubleDouble(2.718281828459045235360287471353)
    >>> te.double_double(te.grad(np.sin))(te.DoubleDouble.of("0.1"))
    DoubleDouble(0.9950041652780257660955619878039)
    """
    check_callable("double_double", f)
    label = f"double_double({name_of(f)})"

    @wraps(f)
    def computed(*args: Any, **kwargs: Any) -> Any:
        leaves, spec = _with_pairs((args, kwargs))
        highs = optree.tree_unflatten(spec, [x.high if _is_pair(x) else x for x in leaves])
        lows = {i: x.low for i, x in enumerate(leaves) if _is_pair(x)}
        arguments = Arguments(*highs)
        with np.errstate(all="ignore"):  # of values that are not chosen
            return in_trace(label, lambda trace: _computed(trace, f, arguments, label, lows))

    return computed


def _with_pairs(tree: Any) -> tuple[list[Any], Any]:
    """The leaves of a pytree and its structure, where pairs are leaves."""
    return optree.tree_flatten(tree, is_leaf=_is_pair, namespace=pytree.NAMESPACE)


def _is_pair(x: Any) -> bool:
    return isinstance(x, DoubleDouble)


def _computed(
    trace: Trace,
    f: Callable[..., Any],
    call: Arguments,
    label: str,
    lows: Mapping[int, Any],
) -> Any:
    def called(args: Any, kwargs: Any) -> Any:
        return f(*args, **kwargs)

    traced = trace_call(trace, called, call, label)
    rests = {i: trace.fresh(traced.inputs[i].aval, f"low{i}") for i in lows}
    known = {
        x.id: Pair(convert_to(x, pair_dtype(x.aval)), rests.get(i)) if is_paired(x.aval) else x
        for i, x in enumerate(traced.inputs)
    }
    values = evaluated(trace, trace, traced.outputs, known)
    inputs = [*traced.input_ids, *(x.id for x in rests.values())]
    parts = iter(
        results(trace, [x.id for x in flat(values)], inputs, [*call.leaves, *lows.values()])
    )
    leaves = [
        DoubleDouble(next(parts), next(parts)) if isinstance(x, Pair) else next(parts)
        for x in values
    ]
    return unflatten(traced.out_tree, leaves)


@dataclass(frozen=True)
class Digits:
    """How many digits of a value are right, element by element, and of its gradient.

    Both have the structures of what they count digits of; `gradient` is None where `f` does not
    return one real number.

    >>> import tenferro as te
    >>> found = te.digits(lambda x: (1 + x) - 1)(1e-10)
    >>> int(found.value), int(found.fewest)
    (7, 7)
    """

    value: Any
    gradient: Any

    @property
    def fewest(self) -> float:
        """The smallest number of all."""
        every = pytree.leaves((self.value, self.gradient))
        return float(min((np.min(x) for x in every if np.size(x)), default=MOST))


MOST = 16.0
"""Digits of a double that is right to the last bit."""


@keeps_parameters
def digits(f: Callable[..., Any], argnums: Argnums = 0) -> Callable[..., Digits]:
    """Return a function that counts the right digits of `f` and of its gradient for arguments.

    It computes both in double and in double-double; arguments and literals are taken as exact. The
    number of digits is -log10 of the relative error, at most 16 and at least 0; it is 16 where both
    results are equal, zero, infinite or NaN. Results that are not floating-point numbers count as
    16 where they are equal, 0 elsewhere. `argnums` selects the arguments of the gradient, as in
    `te.grad`.

    Raises what `te.double_double` raises.

    >>> import numpy as np
    >>> import tenferro as te
    >>> naive = lambda x: (1 - np.cos(x)) / x**2
    >>> found = te.digits(naive)(1e-5)
    >>> found.value.round(1), found.gradient.round(1)
    (np.float64(7.1), np.float64(0.0))
    >>> stable = lambda x: 0.5 * (np.sin(x / 2) / (x / 2)) ** 2
    >>> bool(te.digits(stable)(1e-5).value > 15)
    True
    """
    check_callable("digits", f)

    @wraps(f)
    def counted(*args: Any, **kwargs: Any) -> Digits:
        value = f(*args, **kwargs)
        gradient = None
        if _is_real_number(value):
            gradient = _compared(grad(f, argnums), args, kwargs)
        return Digits(_compared(f, args, kwargs), gradient)

    return counted


def _is_real_number(value: Any) -> bool:
    leaves = pytree.leaves(value)
    return len(leaves) == 1 and np.shape(leaves[0]) == () and np.result_type(leaves[0]).kind == "f"


def _compared(f: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    """The digits of each leaf of a result."""
    exact = double_double(f)(*args, **kwargs)
    leaves, spec = _with_pairs(exact)
    found = pytree.leaves(f(*args, **kwargs))
    return optree.tree_unflatten(spec, [_digits(*x) for x in zip(found, leaves, strict=True)])


def _digits(found: Any, exact: Any) -> Any:
    found = np.asarray(found)
    if not _is_pair(exact):
        return np.where(found == np.asarray(exact), MOST, 0.0)
    high, low = np.asarray(exact.high), np.asarray(exact.low)
    with np.errstate(all="ignore"):
        error = abs((found - high) - low) / abs(high)
        count = np.clip(-np.log10(error), 0.0, MOST)
    same = (found == high) & ((low == 0) | (error == 0)) | (np.isnan(found) & np.isnan(high))
    return np.where(same, MOST, np.nan_to_num(count))
