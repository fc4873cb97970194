"""The table of operations: one row per primitive, with a sample of what it takes."""

from __future__ import annotations

from typing import Any

import numpy as np
from derivative_checks import Row
from rule_samples import SAMPLES

from chainrules import RULES
from tenferro.ops.base.apply import apply
from tenferro.ops.base.promotion import as_array
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import dim  # noqa: F401  (rows of other files use symbolic sizes)

REAL = ("float32", "float64")
COMPLEX = ("complex64", "complex128")
BOTH = (*REAL, *COMPLEX)
VECTOR, MATRIX = (5,), (3, 4)


def op(name: str, **params: Any) -> Any:
    """A family with parameters, as a function of arrays."""
    return lambda *args: apply(FAMILIES[name].bind(**params), *map(_array, args))


def _array(x: Any) -> Any:
    return as_array("a row", x)


def tied(name: str) -> Any:
    """A reduction over two equal copies of each row: differences see whether ties share it."""
    joined, reduced = op("concatenate", axis=1), op(name, axes=(1,))
    return lambda x: reduced(joined(x, x))


def unary(name: str, dtypes: tuple[str, ...] = BOTH, **options: Any) -> Row:
    return Row(name, op(name), (MATRIX,), dtypes, families=(name,), **options)


def binary(name: str, dtypes: tuple[str, ...] = BOTH, **options: Any) -> Row:
    return Row(name, op(name), (MATRIX, MATRIX), dtypes, families=(name,), **options)


def row(
    name: str, shapes: Any, dtypes: tuple[str, ...] = BOTH, held: Any = (), **params: Any
) -> Row:
    return Row(name, op(name, **params), shapes, dtypes, held=held, families=(name,))


MASK = np.array([[True, False, True, True], [False] * 4, [True, True, False, True]])


def of_table(name: str) -> Row:
    """A function of the table of `chainrules`, between the real points of its sample."""
    rule, sample = RULES[name], SAMPLES[name]
    real = [x for point in sample.points for x in point if not isinstance(x, complex)]
    low = max(min(real), -1.0)
    dtypes = BOTH if rule.complex else REAL
    shapes = (MATRIX,) * rule.arity
    high = min(max(real), low + 2.0)
    function = op(name, **sample.parameters)
    return Row(name, function, shapes, dtypes, (low, high), families=(name,))


def of_error(name: str) -> Row:
    """A rounding error, which is not differentiated, beside a product."""
    return Row(name, lambda a, b: a * b + op(name)(a, b), (MATRIX, MATRIX), REAL, families=(name,))


def of_extremum(add: str, multiply: str) -> Row:
    """A product of matrices over another semiring, of a size that has a kernel."""
    axes = {"contract": ((1,), (0,)), "batch": ((), ())}
    function = op("extremal_product", add=add, multiply=multiply, **axes)
    return Row(
        f"{add} {multiply}", function, ((9, 10), (10, 8)), REAL, families=("extremal_product",)
    )


POINTWISE = [
    *(unary(n, real=(0.5, 2.0)) for n in ("log", "log2", "log10", "sqrt", "rsqrt", "reciprocal")),
    binary("div", real=(0.5, 2.0)),
    binary("pow", real=(0.5, 2.0)),
    *(unary(n, COMPLEX) for n in ("conj", "real", "imag", "angle")),
    unary("abs", offset=1.0),
    unary("sign", REAL),
    binary("complex", REAL),
    *(binary(n, REAL, real=(0.5, 2.0)) for n in ("xlogy", "xlog1py", "copysign")),
    *(binary(n, REAL, real=(0.6, 0.9)) for n in ("mod", "rem", "floor_divide")),
    *(of_error(n) for n in ("sum_error", "fast_sum_error", "product_error")),
    unary("rounded", REAL),
    # Bounds that do not cross: at crossed ones the contract's masks are all off.
    Row(
        "clamp",
        lambda x, low, high: op("clamp")(3 * x, low - 1.5, high + 1.5),
        (MATRIX, MATRIX, MATRIX),
        REAL,
        families=("clamp",),
    ),
    Row("select", lambda a, b: op("select")(MASK, a, b), (MATRIX, MATRIX), families=("select",)),
    Row(
        "compare",
        lambda a, b: op("mul")(
            op("convert", dtype=np.dtype(float))(op("compare", direction="less")(a, b)), a
        ),
        (MATRIX, MATRIX),
        ("float64",),
        families=("compare",),
    ),
]
_ABOVE = {row.name for row in POINTWISE}
POINTWISE += [of_table(n) for n in SAMPLES if n in FAMILIES and n not in _ABOVE]
CONVERSION = [
    Row(
        "convert to float64",
        op("convert", dtype=np.dtype("float64")),
        (VECTOR,),
        REAL,
        families=("convert",),
    ),
    Row(
        "convert to complex",
        op("convert", dtype=np.dtype("complex128")),
        (VECTOR,),
        ("float64", "complex128"),
    ),
]
STRUCTURAL = [
    row("reshape", (MATRIX,), shape=(2, 6)),
    row("transpose", ((2, 3, 4),), permutation=(2, 0, 1)),
    row("broadcast_in_dim", (VECTOR,), shape=(3, 5, 2), dimensions=(1,)),
    row("slice", ((5, 7),), start=(1, 0), limit=(4, 7), strides=(1, 3)),
    row("pad", ((3, 4), ()), padding=((1, 2, 1), (-1, 0, 2))),
    row("concatenate", ((2, 3), (1, 3), (4, 3)), axis=0),
    row("reverse", (MATRIX,), axes=(1,)),
]
REDUCTION = [
    row("reduce_sum", ((2, 3, 4),), axes=(0, 2)),
    row("reduce_prod", ((2, 3, 4),), axes=(0, 2)),
    row("reduce_max", (MATRIX,), REAL, axes=(1,)),
    row("reduce_min", (MATRIX,), REAL, axes=(0,)),
    Row("reduce_max, ties", tied("reduce_max"), (MATRIX,), REAL, families=("reduce_max",)),
    Row("reduce_min, ties", tied("reduce_min"), (MATRIX,), REAL, families=("reduce_min",)),
]
CONTRACTION = [
    row("dot_general", ((2, 3, 4), (2, 4, 5)), contract=((2,), (1,)), batch=((0,), (0,))),
    row("dot_general", ((3, 2, 4), (5, 4, 3)), contract=((0, 2), (2, 1)), batch=((), ())),
    row("dot_general", ((4,), (4,)), contract=((0,), (0,)), batch=((), ())),
    *(
        of_extremum(*names)
        for names in (("maximum", "add"), ("minimum", "add"), ("maximum", "mul"))
    ),
]

ROWS = [*POINTWISE, *CONVERSION, *STRUCTURAL, *REDUCTION, *CONTRACTION]
