"""What the engine has code for: one row per family.

Functions of `math` are rows of their own accord, of real numbers unless said otherwise.

`form` is how a program computes it, `kinds` are the dtypes it has code for (of the last operand of
a pointwise family, of the first one elsewhere), as NumPy's kind letters. `cost` is in nanoseconds
per element in double precision on one core of an AMD EPYC with AVX-512 at about 3.7 GHz: it ranks
choices, and factors of 1.5 do not change them. Mathematical functions have their cost with their
code (`math_function`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, NamedTuple

from tenferro.engines.native.math import MATH
from tenferro.kernels.special import INTEGER_ORDER, OPAQUE_UFUNCS, POLYNOMIALS, SEVERAL
from tenferro.ops.arrays.reduction import MONOIDS
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import family_id
from tenferro.tensor.dtypes import DType

Form = Literal[
    "constant",
    "iota",
    "reshape",
    "view",
    "pointwise",
    "reduction",
    "running",
    "gather",
    "scatter",
    "product",
    "order",
]
ANY = "biufc"
LOAD, STORE, SIMPLE = 0.1, 0.15, 0.04
OTHER = 1.0
"""Operations that were not measured cost as much as a transcendental function."""


CALLED = 90.0
"""A call of a function of SciPy: the median of those here on a core of an Intel Xeon, where they
take from 2 (`gammasgn`) to 3,000 (`modstruve`) nanoseconds."""


class NativeFamily(NamedTuple):
    """How a family is computed, for which dtypes, and what one element of its result costs."""

    form: Form
    kinds: str = ANY
    cost: float = OTHER


def _rows(
    form: Form, kinds: str, names: str, cost: float = OTHER
) -> Iterable[tuple[str, NativeFamily]]:
    return ((name, NativeFamily(form, kinds, cost)) for name in names.split())


def _functions(kinds: str, names: Iterable[str]) -> Iterable[tuple[str, NativeFamily]]:
    """Functions of the library of `math`."""
    return ((name, NativeFamily("pointwise", kinds, MATH[name].cost["f64"])) for name in names)


_NOT_CALLED = {family_id("special", "riemann_zeta"), family_id("special", "hyp0f1"), *MATH}
SCALARS: Mapping[str, str] = {
    family_id("special", name): name
    for name in (
        *(entry.partition("=")[0] for entry in OPAQUE_UFUNCS.split()),
        *(*INTEGER_ORDER, *POLYNOMIALS, "iv", "k1", "k1e"),
    )
    if family_id("special", name) not in _NOT_CALLED
}
"""Families that are calls of SciPy's functions of single numbers, and the names of these."""
OUTPUT = "native.output"
"""One of the results of such a function with several (see `graphs.outputs`)."""
OUTPUTS: Mapping[str, str] = {family_id("special", name): name for name in SEVERAL}
_POINTWISE: Mapping[str, NativeFamily] = dict(
    [
        *_functions("f", MATH),
        *_functions("fc", "exp log sin cos tan sinh cosh tanh sqrt atan atanh".split()),
        *_functions("ufc", ["pow"]),
        *_functions("iuf", "mod rem floor_divide".split()),
        *_rows("pointwise", ANY, "add mul compare convert select", SIMPLE),
        *_rows("pointwise", "iufc", "sub neg square abs", SIMPLE),
        *_rows("pointwise", "biuf", "maximum minimum fmax fmin", SIMPLE),
        *_rows("pointwise", "iuf", "clamp sign", SIMPLE),
        *_rows("pointwise", "biu", "bitwise_and bitwise_or bitwise_xor bitwise_not", SIMPLE),
        *_rows("pointwise", "iu", "shift_left shift_right mul_high population_count", SIMPLE),
        *_rows("pointwise", "iu", "gcd lcm", 10.0),
        *_rows("pointwise", "iu", "ldexp", 0.3),
        *_rows("pointwise", "c", "real imag conj", SIMPLE),
        *_rows("pointwise", "f", "floor ceil trunc round copysign complex deg2rad rad2deg", SIMPLE),
        *_rows("pointwise", "f", "sum_error fast_sum_error product_error", SIMPLE),
        *_rows("pointwise", "fc", "div reciprocal", 0.3),
        *_rows("pointwise", "f", "powf"),
        *_rows("pointwise", "iufc", "powi", 0.2),
        *_rows("pointwise", "c", "angle"),
        *((name, NativeFamily("pointwise", "fc", CALLED)) for name in (*SCALARS, OUTPUT)),
    ]
)
TABLE: Mapping[str, NativeFamily] = dict(
    [
        *_POINTWISE.items(),
        ("constant", NativeFamily("constant")),
        ("iota", NativeFamily("iota")),
        ("reshape", NativeFamily("reshape")),
        *_rows("view", ANY, "broadcast_in_dim transpose slice reverse pad concatenate"),
        ("update_slice", NativeFamily("view")),
        *_rows("gather", ANY, "gather dynamic_slice", 0.5),
        *_rows("scatter", ANY, "scatter dynamic_update_slice"),
        *_rows("scatter", "iufc", "scatter_add scatter_mul"),
        *_rows("scatter", "biuf", "scatter_min scatter_max"),
        *_rows("running", "iufc", "cumulative_sum cumulative_prod", 0.3),
        *_rows("running", "biuf", "cumulative_max cumulative_min", 0.3),
        *_rows("running", "fc", "linear_recurrence", 0.3),
        ("dot_general", NativeFamily("product", "fc")),
        ("extremal_product", NativeFamily("product", "f")),
        ("sort", NativeFamily("order")),
        *_rows("order", "biuf", "top_k order_statistics"),
        *(
            (name, NativeFamily("reduction", _POINTWISE[monoid.join].kinds))
            for name, monoid in MONOIDS.items()
        ),
    ]
)


class Gap(NamedTuple):
    """What the engine has no code for: dtypes as NumPy's letters (all if empty), and why."""

    kinds: str
    reason: str


def _gaps(names: str, reason: str, kinds: str = "") -> Iterable[tuple[str, Gap]]:
    return ((name, Gap(kinds, reason)) for name in names.split())


def _special_gaps(names: str, reason: str) -> Iterable[tuple[str, Gap]]:
    return _gaps(" ".join(family_id("special", name) for name in names.split()), reason)


GAPS: Mapping[str, Gap] = dict(
    [
        *_gaps("maximum minimum sign", "complex numbers have NumPy's order", "c"),
        *_gaps(
            "exp2 expm1 log2 log10 log1p asin acos asinh acosh erf erfc",
            "complex functions have cuts and limits at infinity, as NumPy's kernels have them",
            "c",
        ),
        *_special_gaps(
            "hyp0f1", "SciPy's function takes Python's lock, to report that it divides by zero"
        ),
        *_special_gaps(
            "lambertw riemann_zeta",
            "SciPy exports loops over arrays only, which take Python's lock if `seterr` says so",
        ),
        *_special_gaps("beta_density", "its kernel joins values of SciPy's functions"),
        *_special_gaps(
            "beta_log_moment carlson elliptic_moment gamma_log_moment polygamma_difference",
            "an integral by a quadrature rule, whose ends depend on the operands",
        ),
        *_gaps("pow", "a check of its exponent is in the condition of a loop", "i"),
    ]
)
"""Families that run through their NumPy kernels, and dtypes of others that do."""


def form_of(operation: TensorOperation) -> Form | None:
    """How an operation is computed; None if the engine has no code for its family."""
    row = TABLE.get(operation.name)
    return None if row is None else row.form


def cost_of(operation: TensorOperation, dtype: DType) -> float:
    """The cost of one element of an operation's result."""
    cost = _cost(operation.name, dtype.char in "fF")
    return _COMPLEX * cost if dtype.kind == "c" and operation.name in MATH else cost


_COMPLEX = 3.0
"""How much dearer functions of complex numbers are: `exp` 2.2, `sqrt` 3.5, `tanh` and `atan` 3.6
times (Intel Xeon with AVX-512, complex128)."""


@cache
def _cost(name: str, narrow: bool) -> float:
    row = TABLE.get(name)
    if row is None:
        return OTHER
    if narrow and name in MATH:
        return MATH[name].cost["f32"]
    return row.cost / 2 if narrow and row.form == "pointwise" else row.cost


COMPLEX_APART = frozenset("exp log sin cos tan sinh cosh tanh atan atanh pow".split())
"""Functions of complex numbers that kernels call: they take 8 to 60 ms to compile."""


def is_apart(operation: TensorOperation, dtype: DType) -> bool:
    """Whether kernels call the function of an operation in any case."""
    name = operation.name
    if dtype.kind == "c":
        return name in COMPLEX_APART
    return name in MATH and MATH[name].apart


def is_expensive(operation: TensorOperation) -> bool:
    """Whether a result is worth keeping rather than computing it again."""
    row = TABLE.get(operation.name)
    return row is None or row.cost > SIMPLE
