"""The closed core: the families that every engine and every transform must know.

Every other family is derived (it has a formula, so that whoever does not know it computes that) or
opaque (it has a reason for having none, and its NumPy kernel is all there is).
"""

from __future__ import annotations

from collections.abc import Mapping

CORE: Mapping[str, tuple[str, ...]] = {
    kind: tuple(names.split())
    for kind, names in {
        "without operands": "constant dimension_size iota",
        "data movement": (
            "reshape transpose broadcast_in_dim slice pad concatenate reverse update_slice "
            "dynamic_slice dynamic_update_slice bounded_index gather scatter scatter_add "
            "scatter_mul scatter_min scatter_max"
        ),
        "dtypes": "convert real imag complex",
        "arithmetic": "add sub neg mul div mod rem floor_divide pow sqrt cbrt hypot abs sign conj",
        "order": "compare select maximum minimum sort top_k searchsorted argmax argmin",
        "rounding": "floor ceil round trunc copysign nextafter ldexp frexp",
        "functions": (
            "exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan atan2 sinh cosh tanh "
            "asinh acosh atanh erf erfc"
        ),
        "integers": (
            "bitwise_and bitwise_or bitwise_xor bitwise_not shift_left shift_right gcd lcm "
            "population_count"
        ),
        "reductions": "reduce_sum reduce_prod reduce_max reduce_min reduce_and reduce_or",
        "scans": (
            "cumulative_sum cumulative_prod cumulative_max cumulative_min cumulative_logsumexp "
            "linear_recurrence"
        ),
        "loops and branches": "scan while_loop switch",
        "contractions": "dot_general convolution",
    }.items()
}
"""Names of families by what they do."""

NAMES = frozenset(name for names in CORE.values() for name in names)
