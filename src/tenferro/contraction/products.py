"""Families of contractions of many arrays: the products of a path, their tangents and cotangents.

They are for derivatives that are computed once: one operation is traced, differentiated and
transposed instead of one for each product. Maths note: contraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from tenferro.contraction.network import Network, Path
from tenferro.contraction.steps import (
    Steps,
    Values,
    cotangents,
    in_order,
    products,
    recorded,
    steps_of,
    tangents,
    without_own_labels,
)
from tenferro.extension import family, lowering
from tenferro.ops.arrays.structural import concatenate
from tenferro.ops.base import apply, f, refuse, several
from tenferro.tensor import Aval
from tenferro.trace.tracer import SymbolicZero


def by_one_operation(network: Network, arrays: Sequence[Any], path: Path) -> Any:
    """The contraction as one operation with all its products."""
    network, arrays = without_own_labels(network, arrays)
    plan = steps_of(network, path)
    result, _ = apply(products_family.bind(plan=plan), *arrays)
    return in_order(result, plan.labels, network.output)


def _products(*arrays: Aval, plan: Steps) -> tuple[Aval, Aval]:
    """Of the result and the record."""
    shapes = tuple([x.shape for x in arrays])
    if shapes != plan.shapes:
        refuse("contraction", "shapes", shapes, str(plan.shapes), "are")
    like = arrays[0]
    return like.with_shape(plan.steps[-1].shape), like.with_shape((plan.ends[-1],))


def _tangents(*operands: Aval, plan: Steps, active: tuple[int, ...]) -> tuple[Aval, Aval]:
    return _with_others(operands, plan, len(active))


def _cotangents(
    *operands: Aval, plan: Steps, active: tuple[int, ...], seeds: tuple[int, ...]
) -> Any:
    _with_others(operands, plan, len(seeds))
    if not active or max(active) >= plan.count:
        refuse("contraction", "active", active, f"some of {plan.count} arrays", "are")
    return _results([operands[i] for i in active])


def _with_others(operands: Sequence[Aval], plan: Steps, others: int) -> tuple[Aval, Aval]:
    """Of the products; behind the arrays are the record, and so many tangents or cotangents."""
    count = plan.count + 1 + others
    if len(operands) != count:
        refuse("contraction", "the number of operands", len(operands), f"{count}")
    return _products(*operands[: plan.count], plan=plan)


def _results(found: Sequence[Any]) -> Any:
    return tuple(found) if len(found) > 1 else found[0]


def _places(plan: Steps, given: Sequence[int]) -> tuple[range]:
    """Where tangents or cotangents are among the operands."""
    return (range(plan.count + 1, plan.count + 1 + len(given)),)


products_family = family("tenferro.contraction.products.v1", _products, n_outputs=2)
"""The last product of a path, and the record of the others."""
tangents_family = family(
    "tenferro.contraction.tangents.v1",
    _tangents,
    n_outputs=2,
    multilinear=lambda *, plan, active: _places(plan, active),
)
"""The tangents of both. Operands are the arrays, the record, and tangents of `active` arrays."""
cotangents_family = family(
    "tenferro.contraction.cotangents.v1",
    _cotangents,
    n_outputs=lambda *, active, **_: len(active),
    multilinear=lambda *, plan, seeds, **_: _places(plan, seeds),
)
"""The transpose of the tangents: cotangents of the `active` arrays. Operands are the arrays, the
record, and the cotangents that `seeds` names: 0 of the last product, 1 of the record."""


def _split(operands: Sequence[Any], plan: Steps) -> tuple[Sequence[Any], Sequence[Any]]:
    """The arrays and the record, and the other operands."""
    return operands[: plan.count + 1], operands[plan.count + 1 :]


def _values(fixed: Sequence[Any], plan: Steps) -> Values:
    """The arrays and the products of the record, by number."""
    *arrays, record = fixed
    return {**dict(enumerate(arrays)), **plan.parts(record)}


def _record(plan: Steps, values: Values, like: Values) -> Any:
    """The products as one array, with zeros where there is none."""
    parts = [_or_zeros(values, i, like).reshape(-1) for i in range(plan.count, plan.last)]
    if isinstance(parts[0], np.ndarray):
        return np.concatenate(parts)
    return apply(concatenate.bind(axis=0), *parts)


def _or_zeros(values: Values, i: int, like: Values) -> Any:
    """The value with a number; zeros if it is not there."""
    if i in values:
        return values[i]
    return np.zeros_like(like[i]) if isinstance(like[i], np.ndarray) else f.zeros_like(like[i])


@products_family.formula
def _(*arrays: Any, plan: Steps) -> Any:
    values = dict(enumerate(arrays))
    products(plan, values)
    return values[plan.last], _record(plan, values, values)


@products_family.jvp
def _(*values: Any, plan: Steps) -> Any:
    arrays, (_, record, *changes) = values[: plan.count], values[plan.count :]
    return _of_tangents((*arrays, record), _present(range(plan.count), changes), plan)


def _present(numbers: Sequence[int], tangents: Sequence[Any]) -> Values:
    """Tangents by number, without those that are zero."""
    pairs = zip(numbers, tangents, strict=True)
    return {i: t for i, t in pairs if not isinstance(t, SymbolicZero)}


def _of_tangents(fixed: Sequence[Any], given: Values, plan: Steps) -> Any:
    """The tangents of the last product and of the record, with those that are given of arrays."""
    operation = tangents_family.bind(plan=plan, active=tuple(given))
    return apply(operation, *fixed, *given.values())


@tangents_family.formula
def _(*operands: Any, plan: Steps, active: tuple[int, ...]) -> Any:
    fixed, given = _split(operands, plan)
    values, changes = _values(fixed, plan), dict(zip(active, given, strict=True))
    tangents(plan, values, changes)
    return changes[plan.last], _record(plan, changes, values)


@tangents_family.transpose_all
def _(cts: Any, on: Any, *operands: Any, plan: Steps, active: tuple[int, ...]) -> Any:
    (fixed, _), (_, chosen) = _split(operands, plan), _split(on, plan)
    given = _present(range(2), cts)
    wanted = tuple([i for i, is_on in zip(active, chosen, strict=True) if is_on])
    operation = cotangents_family.bind(plan=plan, active=wanted, seeds=tuple(given))
    results = several(apply(operation, *fixed, *given.values()))
    found = dict(zip(wanted, results, strict=True))
    return (*[None] * len(fixed), *map(found.get, active))


@cotangents_family.formula
def _(*operands: Any, plan: Steps, active: tuple[int, ...], seeds: tuple[int, ...]) -> Any:
    fixed, given = _split(operands, plan)
    cts = dict(zip(seeds, given, strict=True))
    adjoints = plan.parts(cts[1]) if 1 in cts else {}
    if 0 in cts:
        adjoints[plan.last] = cts[0]
    values = _values(fixed, plan)
    cotangents(plan, values, adjoints, active)
    return _results([_or_zeros(adjoints, i, values) for i in active])


@cotangents_family.transpose_all
def _(cts: Any, on: Any, *operands: Any, plan: Steps, active: Any, seeds: tuple[int, ...]) -> Any:
    fixed, _ = _split(operands, plan)
    found = _of_tangents(fixed, _present(active, cts), plan)
    return (*[None] * len(fixed), *[found[i] for i in seeds])


def _computed_by(formula: Any) -> Any:
    """A formula is code for NumPy's arrays too."""
    return lambda *avals, **params: partial(formula, **params)


for _family in (products_family, tangents_family, cotangents_family):
    lowering(_family)(_computed_by(_family.formula_rule))
    _family.runs_each_time = lambda **_: True


@lowering(products_family)
def _(*avals: Aval, plan: Steps) -> Any:
    return lambda *arrays: recorded(plan, arrays)
