"""Functions in PyTorch's programs, PyTorch's functions in ours."""

import numpy as np
import pytest

import tenferro as te
from tenferro.interop.torch_functions import _array

torch = pytest.importorskip("torch")
X = torch.tensor([0.5, 1.5, -0.3], dtype=torch.float64)


def model(p, x):
    return {"y": np.tanh(x @ p["w"]) * p["b"], "n": np.sum(x > 0)}


def product(x, y):
    return torch.sin(x) * y


def ours(x):
    return np.sin(x) * np.exp(x)


imported = te.from_torch(lambda x: product(x, torch.exp(x)))


def test_values_and_gradients_of_pytrees():
    p = {"w": torch.eye(3, dtype=torch.float64, requires_grad=True), "b": 2.0}
    found = te.to_torch(model)(p, X)
    assert (found["n"].dtype, int(found["n"])) == (torch.int64, 2)
    torch.testing.assert_close(found["y"], torch.tanh(X) * 2)
    found["y"].sum().backward()
    expected = te.grad(lambda p: model(p, X.numpy())["y"].sum())({"w": np.eye(3), "b": 2.0})
    np.testing.assert_allclose(p["w"].grad, expected["w"])


def test_memory_is_shared():
    x = torch.zeros(1000, dtype=torch.float64)
    assert _array(x).__array_interface__["data"][0] == x.data_ptr()
    y = te.to_torch(np.exp)(x)
    y[0] = 7.0  # the memory of the result is the caller's alone
    assert te.to_torch(np.exp)(x)[0] == 1.0


def test_orders_of_gradients():
    f = te.to_torch(lambda x: np.sum(np.sin(x) * x**2))
    x = X.clone().requires_grad_()
    assert torch.autograd.gradcheck(f, (x,))
    assert torch.autograd.gradgradcheck(f, (x,))
    torch.testing.assert_close(torch.func.grad(f)(X), torch.autograd.grad(f(x), x)[0])


def test_complex_gradients():
    f = te.to_torch(lambda z: np.sum(np.abs(z) ** 2 * z).real)
    z = torch.tensor([1 + 2j, 0.5 - 1j], dtype=torch.complex128, requires_grad=True)
    assert torch.autograd.gradcheck(f, (z,))
    assert torch.autograd.gradgradcheck(f, (z,))
    loss = torch.sum(torch.abs(z) ** 2 * z).real
    torch.testing.assert_close(torch.autograd.grad(f(z), z)[0], torch.autograd.grad(loss, z)[0])


def test_a_layer_is_trained_by_an_optimizer_of_torch():
    layer = te.to_torch(lambda w, x: np.tanh(x @ w))
    w = torch.zeros(3, dtype=torch.float64, requires_grad=True)
    x = torch.tensor(np.random.default_rng(0).standard_normal((20, 3)))
    target = torch.tanh(x @ torch.tensor([0.5, -1.0, 0.2], dtype=torch.float64))
    optimizer = torch.optim.LBFGS([w])

    def closure():
        optimizer.zero_grad()
        loss = ((layer(w, x) - target) ** 2).mean()
        loss.backward()
        return loss

    for _ in range(5):
        optimizer.step(closure)
    np.testing.assert_allclose(w.detach(), [0.5, -1.0, 0.2], atol=1e-4)


@pytest.mark.parametrize(
    "tensor",
    [
        torch.zeros(2, dtype=torch.bfloat16),
        torch.zeros(2, device="meta"),
        torch.eye(2).to_sparse(),
    ],
    ids=["bfloat16", "meta", "sparse"],
)
def test_tensors_that_numpy_cannot_read(tensor):
    with pytest.raises(TypeError, match=r"to_torch\(ours\): leaf 0 .* expected a dense tensor"):
        te.to_torch(ours)(tensor)


def test_to_torch_refuses():
    with pytest.raises(TypeError, match="expected a function, got int"):
        te.to_torch(3)
    with pytest.raises(TypeError, match="leaf 0 of the arguments is of type str"):
        te.to_torch(ours)("text")


@pytest.mark.parametrize(
    "transform",
    [
        te.grad,
        te.jacfwd,
        lambda f: te.grad(te.grad(f)),
        te.hessian,
        lambda f: te.jit(te.hessian(f)),
        lambda f: te.grad(te.hessian(f)),
    ],
    ids=["grad", "jacfwd", "grad grad", "hessian", "jit hessian", "third"],
)
def test_derivatives_of_imported_functions(transform):
    np.testing.assert_allclose(transform(imported)(0.7), transform(ours)(0.7))


def test_imported_functions_in_programs():
    x = np.array([0.1, 0.2, 0.3])
    np.testing.assert_allclose(imported(x), ours(x))
    np.testing.assert_allclose(te.vmap(te.grad(imported))(x), te.vmap(te.grad(ours))(x))
    assert repr(te.from_torch(product)) == "<from_torch(product)>"


def test_imported_complex_functions():
    te.check_grads(te.from_torch(lambda z: z * z.conj() * z), (1.0 + 0.5j,), order=2)
    matrix = np.array([[1.0, 2 + 1j], [0.5j, -1.0]])
    te.check_grads(te.from_torch(lambda z: torch.linalg.eigvalsh(z + z.mH)), (matrix,), order=1)


def test_imported_pytrees_and_integers():
    f = te.from_torch(lambda p, i: {"y": p["w"][i] ** 2, "i": i + 1})
    found = f({"w": np.array([1.0, 2.0])}, 1)
    assert (found["y"], found["i"]) == (4.0, 2)
    slope = te.grad(lambda w: f({"w": w}, 1)["y"])(np.array([1.0, 2.0]))
    np.testing.assert_array_equal(slope, [0.0, 4.0])


def test_a_module_with_its_parameters_as_arguments():
    module = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.Tanh(), torch.nn.Linear(3, 1))
    call = te.from_torch(lambda p, x: torch.func.functional_call(module, p, (x,)).sum())
    p = {name: w.detach().numpy() for name, w in module.named_parameters()}
    x = np.ones((4, 2), np.float32)
    found = te.grad(call)(p, x)
    module(torch.from_numpy(x)).sum().backward()
    for name, w in module.named_parameters():
        np.testing.assert_allclose(found[name], w.grad, rtol=1e-5)


def test_constant_results_have_zero_derivatives():
    constant = te.from_torch(lambda x: torch.ones(2, dtype=torch.float64))
    np.testing.assert_array_equal(te.jacfwd(constant)(1.0), [0, 0])
    np.testing.assert_array_equal(te.jacrev(constant)(1.0), [0, 0])


def test_from_torch_refuses():
    with pytest.raises(TypeError, match="expected a function"):
        te.from_torch(None)
    with pytest.raises(TypeError, match="result 0 is of type float, expected a tensor"):
        te.from_torch(lambda x: 3.0)(1.0)
    with pytest.raises(TypeError, match="argument 0 is of type str"):
        imported("text")


def test_numbers_are_numbers_as_in_numpy():
    f = te.to_torch(lambda x, s: x * s)
    wide = torch.tensor([3.0], dtype=torch.float64, requires_grad=True)
    assert f(wide, 0.1).item() == 3.0 * 0.1  # not the float32 next to 0.1
    f(wide, 0.1).sum().backward()
    assert wide.grad.item() == 0.1
    narrow = torch.ones(2, dtype=torch.float32)
    assert f(narrow, 2).dtype == f(narrow, 0.5).dtype == torch.float32
    assert f(narrow, np.float64(2)).dtype == torch.float64
    assert torch.autograd.gradgradcheck(lambda x: f(x, 0.1) ** 2, (wide,))


def test_structures_that_depend_on_shapes():
    f = te.to_torch(lambda x: (x, 2 * x) if x.ndim == 1 else {"y": x, "z": 2 * x})
    line, table = torch.ones(2), torch.ones(2, 2)
    kinds = [type(f(x)) for x in (line, table, line)]
    assert kinds == [tuple, dict, tuple]


def test_arguments_by_name():
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    scaled = te.to_torch(lambda x, scale=1.0: x * scale)
    (slope,) = torch.autograd.grad(scaled(x, scale=3.0).sum(), x)
    assert (slope == 3.0).all()
    powered = te.from_torch(lambda x, power=1.0: x**power)
    assert te.grad(lambda x: powered(x, power=3.0))(2.0) == 12.0


def test_results_that_numpy_has_no_type_for():
    with pytest.raises(TypeError, match=r"from_torch\(.*: result 0 is torch.bfloat16"):
        te.from_torch(lambda x: x.to(torch.bfloat16))(np.ones(2))
