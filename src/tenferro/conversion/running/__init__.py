"""What converted code calls while it runs."""

from tenferro.conversion.basics.truth import not_
from tenferro.conversion.running.branches import if_exp, if_stmt
from tenferro.conversion.running.items import enumerated, range_, reversed_, zipped
from tenferro.conversion.running.loops import for_stmt, while_stmt
from tenferro.conversion.running.numbers import (
    all_,
    and_,
    any_,
    assert_,
    chain,
    every,
    int_,
    len_,
    max_,
    min_,
    or_,
    raised,
    returned,
    some,
    sum_,
)
from tenferro.conversion.running.outside import next_
from tenferro.conversion.running.state import UNBOUND, State
from tenferro.conversion.slices import augmented, item, store

slice_ = slice

__all__ = [
    "UNBOUND", "State", "all_", "and_", "any_", "assert_", "augmented", "chain", "enumerated",
    "every", "for_stmt", "if_exp", "if_stmt", "int_", "item", "len_", "max_", "min_", "next_",
    "not_", "or_", "raised", "range_", "returned", "reversed_", "slice_", "some", "store", "sum_",
    "while_stmt", "zipped",
]  # fmt: skip
