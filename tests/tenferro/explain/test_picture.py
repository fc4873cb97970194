"""Pictures of graphs."""

import numpy as np
import pytest

from tenferro.explain.picture import draw
from tenferro.transforms.derivatives.stages import stages


def product(x, y):
    return np.sin(x * y) + x * x


@pytest.mark.long
def test_picture_is_the_same_every_time():
    pytest.importorskip("matplotlib")
    first, second = draw(stages(product, 1.0, 2.0)), draw(stages(product, 1.0, 2.0))
    assert first == second
    assert first.startswith("<svg")
    assert "sin" in first
