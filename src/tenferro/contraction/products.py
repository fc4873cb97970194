"""Families of contractions of many arrays: all products of a path, their tangents and cotangents.

They are for derivatives that are computed once: one operation is traced, differentiated and
transposed instead of one for each product. Maths note: contraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tenferro.contraction.network import Network, Path
from tenferro.contraction.steps import (
    Steps,
    Values,
    changing,
    cotangents,
    in_order,
    products,
    steps_of,
    tangents,
    without_own_labels,
)
from tenferro.extension import family, lowering
from tenferro.ops.base.apply import apply
from tenferro.ops.base.shapes import refuse
from tenferro.tensor import Aval
from tenferro.trace.tracer import SymbolicZero


def by_one_operation(network: Network, arrays: Sequence[Any], path: Path) -> Any:
    """The contraction as one operation with all its products."""
    network, arrays = without_own_labels(network, arrays)
    plan = steps_of(network, path)
    *_, last = apply(products_family.bind(plan=plan), *arrays)
    return in_order(last, plan.labels, network.output)


def _check(operands: Sequence[Aval], plan: Steps) -> None:
    """Raise ValueError unless the first operands have the shapes of the arrays."""
    shapes = tuple([x.shape for x in operands[: plan.count]])
    if shapes != plan.shapes:
        refuse("contraction", "shapes", shapes, str(plan.shapes), "are")


def _products(*arrays: Aval, plan: Steps) -> Any:
    _check(arrays, plan)
    return tuple([arrays[0].with_shape(step.shape) for step in plan.steps])


def _tangents(
    *operands: Aval, plan: Steps, active: tuple[int, ...], changed: tuple[int, ...]
) -> Any:
    _check(operands, plan)
    return _results([operands[0].with_shape(plan.steps[i - plan.count].shape) for i in changed])


def _cotangents(
    *operands: Aval, plan: Steps, active: tuple[int, ...], seeds: tuple[int, ...]
) -> Any:
    _check(operands, plan)
    return _results([operands[i] for i in active])


def _results(found: Sequence[Any]) -> Any:
    return tuple(found) if len(found) > 1 else found[0]


def _places(plan: Steps, given: Sequence[int]) -> tuple[range]:
    """Where tangents or cotangents are among the operands."""
    return (range(2 * plan.count - 2, 2 * plan.count - 2 + len(given)),)


products_family = family(
    "tenferro.contraction.products.v1",
    _products,
    n_outputs=lambda *, plan: len(plan.steps),
)
"""The products of a path, each of two arrays or earlier products; the last one is the result."""
tangents_family = family(
    "tenferro.contraction.tangents.v1",
    _tangents,
    n_outputs=lambda *, changed, **_: len(changed),
    multilinear=lambda *, plan, active, **_: _places(plan, active),
)
"""Tangents of the `changed` products with those of the `active` arrays. Operands are the arrays,
all products but the last, and the tangents of these arrays."""
cotangents_family = family(
    "tenferro.contraction.cotangents.v1",
    _cotangents,
    n_outputs=lambda *, active, **_: len(active),
    multilinear=lambda *, plan, seeds, **_: _places(plan, seeds),
)
"""The transpose of the tangents: cotangents of the `active` arrays. Operands are the arrays, all
products but the last, and the cotangents of the products with the numbers in `seeds`."""


def _split(operands: Sequence[Any], plan: Steps) -> tuple[Sequence[Any], Sequence[Any]]:
    """The arrays and the products but the last, and the other operands."""
    return operands[: 2 * plan.count - 2], operands[2 * plan.count - 2 :]


@products_family.formula
def _(*arrays: Any, plan: Steps) -> Any:
    values = dict(enumerate(arrays))
    products(plan, values)
    return tuple([values[i] for i in range(plan.count, len(values))])


@products_family.jvp
def _(*values: Any, plan: Steps) -> Any:
    fixed, (_, *changes) = _split(values, plan)
    found = _of_tangents(fixed, _present(range(plan.count), changes), plan)
    return tuple([found.get(i) for i in range(plan.count, plan.count + len(plan.steps))])


def _present(numbers: Sequence[int], tangents: Sequence[Any]) -> Values:
    """Tangents by number, without those that are zero."""
    pairs = zip(numbers, tangents, strict=True)
    return {i: t for i, t in pairs if not isinstance(t, SymbolicZero)}


def _of_tangents(fixed: Sequence[Any], given: Values, plan: Steps) -> Values:
    """The tangents of products by number, with those that are given of arrays."""
    active, changed = tuple(given), changing(plan, tuple(given))
    operation = tangents_family.bind(plan=plan, active=active, changed=changed)
    return _numbered(changed, apply(operation, *fixed, *given.values()))


def _numbered(numbers: Sequence[int], found: Any) -> Values:
    return dict(zip(numbers, found if len(numbers) > 1 else (found,), strict=True))


@tangents_family.formula
def _(*operands: Any, plan: Steps, active: tuple[int, ...], changed: tuple[int, ...]) -> Any:
    fixed, given = _split(operands, plan)
    changes = dict(zip(active, given, strict=True))
    tangents(plan, dict(enumerate(fixed)), changes)
    return _results([changes[i] for i in changed])


@tangents_family.transpose_all
def _(cts: Any, on: Any, *operands: Any, plan: Steps, active: Any, changed: Any) -> Any:
    (fixed, _), (_, chosen) = _split(operands, plan), _split(on, plan)
    given = _present(changed, cts)
    wanted = tuple([i for i, is_on in zip(active, chosen, strict=True) if is_on])
    operation = cotangents_family.bind(plan=plan, active=wanted, seeds=tuple(given))
    found = _numbered(wanted, apply(operation, *fixed, *given.values()))
    return (*[None] * len(fixed), *map(found.get, active))


@cotangents_family.formula
def _(*operands: Any, plan: Steps, active: tuple[int, ...], seeds: tuple[int, ...]) -> Any:
    fixed, given = _split(operands, plan)
    adjoints = dict(zip(seeds, given, strict=True))
    cotangents(plan, dict(enumerate(fixed)), adjoints, {*active, *changing(plan, active)})
    return _results([adjoints[i] for i in active])


@cotangents_family.transpose_all
def _(cts: Any, on: Any, *operands: Any, plan: Steps, active: Any, seeds: Any) -> Any:
    fixed, _ = _split(operands, plan)
    found = _of_tangents(fixed, _present(active, cts), plan)
    return (*[None] * len(fixed), *map(found.get, seeds))


def _computed_by(formula: Any) -> Any:
    """A formula is code for NumPy's arrays too."""
    return lambda *avals, **params: partial(formula, **params)


for _family in (products_family, tangents_family, cotangents_family):
    lowering(_family)(_computed_by(_family.formula_rule))
    _family.runs_each_time = True
