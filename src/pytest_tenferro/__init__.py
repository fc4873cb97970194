"""A plugin of pytest: the fixture ``check_grads``, which checks derivatives.

    def test_my_function(check_grads):
        check_grads(my_function, (0.3,))

``@pytest.mark.check_grads(order=1)`` sets options of `tenferro.check_grads` for a test,
``pytest --check-grads-order 1`` the order for all. tenferro is imported when the fixture is first
used.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the order."""
    parser.addoption(
        "--check-grads-order",
        type=int,
        help="order of the derivatives that the fixture check_grads checks; default 2",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker."""
    config.addinivalue_line(
        "markers", "check_grads(order, rtol, seed): options of the fixture check_grads"
    )


@pytest.fixture
def check_grads(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """`tenferro.check_grads` with the options of the marker and of the command line."""
    import tenferro

    marker = request.node.get_closest_marker("check_grads")
    options = dict(marker.kwargs) if marker else {}
    order = request.config.getoption("--check-grads-order")
    return partial(tenferro.check_grads, **options | ({} if order is None else {"order": order}))
