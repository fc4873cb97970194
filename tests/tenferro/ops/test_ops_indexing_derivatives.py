"""The primitives that index, sort and accumulate: both modes, all second orders, every dtype."""

import pytest
from derivative_checks import Row, check_row
from indexing_rows import ROWS

CASES = [pytest.param(r, d, id=f"{r.name}-{d}") for r in ROWS for d in r.dtypes]


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_derivatives(row: Row, dtype: str) -> None:
    check_row(row, dtype)
