"""Python numbers of eager tensors: they end gradients, and so are refused where these flow."""

import math

import numpy as np
import pytest

import tenferro as te

LEAVING = {
    "float": lambda w: float(w[0]),
    "complex": lambda w: complex(w[0]),
    "item": lambda w: w[0].item(),
    "item of one": lambda w: w.item(1),
    "tolist": lambda w: w.tolist(),
    "math.sin": lambda w: math.sin(w[0]),
}


@pytest.mark.parametrize("name", LEAVING)
def test_numbers_through_which_gradients_would_flow(name):
    w = te.variable([1.0, 2.0])
    with pytest.raises(TypeError, match=r"gradients flow through the tensor.*\.detach\(\)"):
        LEAVING[name](w)
    with te.no_grad():
        LEAVING[name](w)
    LEAVING[name](w.detach())
    LEAVING[name](te.tensor([1.0, 2.0]))


def test_assignment_to_an_array_of_numpys():
    """NumPy puts an error of its own before the one that says what to do."""
    w, y = te.variable([1.0, 2.0]), np.zeros(2)
    with pytest.raises(ValueError, match="setting an array element") as caught:
        y[0] = w[0] ** 2
    assert "use .detach() first" in str(caught.value.__cause__)
    y[0] = w.detach()[0]
    assert y[0] == 1.0


def test_what_has_no_gradient_is_a_number():
    w = te.variable([1.0, 2.0])
    (w * w).sum().backward()
    assert float(w.grad[1]) == 4.0
    assert int(w[1]) == 2
    assert bool(w[0] > 0)


def test_formatting_and_rounding_show_values():
    loss = (te.variable([1.0, 2.0]) ** 2).sum() / 3
    assert f"{loss:.3f} {loss:8.2e}" == "1.667 1.67e+00"
    assert round(loss, 2) == 1.67
    assert round(loss) == 2
    assert f"{loss}" == str(loss)
    assert f"{te.tensor(3)}" == "Tensor(3)"
    with pytest.raises(TypeError, match="unsupported format string"):
        f"{te.tensor([1.0]):.3f}"
