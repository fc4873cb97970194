"""What converted code calls while it runs."""

from tenferro.conversion.running.branches import if_exp, if_stmt
from tenferro.conversion.running.items import enumerated, range_, reversed_, zipped
from tenferro.conversion.running.loops import for_stmt, while_stmt
from tenferro.conversion.running.numbers import (
    all_,
    and_,
    any_,
    assert_,
    chain,
    int_,
    max_,
    min_,
    or_,
    raised,
    returned,
)
from tenferro.conversion.running.state import UNBOUND, State
from tenferro.conversion.running.truth import not_

__all__ = [
    "UNBOUND", "State", "all_", "and_", "any_", "assert_", "chain", "enumerated", "for_stmt",
    "if_exp", "if_stmt", "int_", "max_", "min_", "not_", "or_", "raised", "range_", "returned",
    "reversed_", "while_stmt", "zipped",
]  # fmt: skip
