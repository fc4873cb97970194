"""What a picture shows is what the graphs are."""

import numpy as np
import pytest

from tenferro.transforms.stages import stages


def product(x, y):
    return np.sin(x * y) + x * x


def test_stages_of_a_small_function():
    primal, linear, transposed = stages(product, 1.0, 2.0)
    assert [n.kind for n in primal.nodes].count("primal") == 4
    assert [n.kind for n in linear.nodes].count("seed") == 2
    assert len(transposed.outputs) == 2
    for stage in (primal, linear, transposed):
        ids = {n.id for n in stage.nodes}
        assert all(set(n.operands) <= ids for n in stage.nodes)
        assert set(stage.outputs) <= ids


def test_active_operands_are_marked():
    _, linear, _ = stages(product, 1.0, 2.0)
    for node in linear.nodes:
        if node.kind == "linear":
            assert any(node.active)


def test_integer_arguments_are_refused():
    with pytest.raises(TypeError, match="expected floating-point"):
        stages(lambda n: n * n, 3)
