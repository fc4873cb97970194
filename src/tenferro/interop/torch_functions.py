"""PyTorch: our functions on its tensors, its functions on our arrays, gradients through both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, wraps
from typing import Any

import numpy as np

from tenferro.interop.flat import Differentiable, Flat, Imported, called_with
from tenferro.pytree import Structure, flatten, unflatten
from tenferro.tensor import Aval, aval_of
from tenferro.transforms.tracing.arguments import check_callable, leaf_aval
from tenferro.transforms.tracing.parameters import name_of

Function = Callable[..., Any]


def to_torch(f: Function) -> Function:
    """Convert a function to a compiled function of PyTorch tensors, with gradients of any order.

    Arguments are pytrees of tensors on the CPU, and results are tensors. Arrays and numbers are
    constants and promote as in NumPy. Memory is shared without copies. Reverse mode works to any
    order (`backward`, `torch.autograd.grad`, `torch.func.grad`); forward mode raises PyTorch's
    error. Raises TypeError for a tensor on another device, or with a dtype that NumPy does not
    have.

    >>> import torch
    >>> square_sum = to_torch(lambda x: np.sum(x**2))
    >>> x = torch.tensor([1.0, 2.0], requires_grad=True)
    >>> square_sum(x).backward()
    >>> x.grad
    tensor([2., 4.])
    """
    check_callable("to_torch", f)
    label = f"to_torch({name_of(f)})"
    flats: dict[Structure, Flat] = {}

    @wraps(f)
    def on_tensors(*args: Any, **kwargs: Any) -> Any:
        leaves, spec = flatten((args, kwargs))
        for i, leaf in enumerate(leaves):
            _check_leaf(f"{label}: leaf {i} of the arguments", leaf)
        if spec not in flats:
            flats[spec] = Flat(called_with(f, spec))
        results = _applied().apply(flats[spec], *leaves)
        tree = flats[spec].out_tree
        assert tree is not None
        return unflatten(tree, results)

    return on_tensors


def _check_leaf(what: str, leaf: Any) -> None:
    """Raise TypeError, naming the leaf, for what NumPy cannot read."""
    import torch

    if not isinstance(leaf, torch.Tensor):
        leaf_aval(what, leaf)
        return
    dense = leaf.layout == torch.strided and leaf.device.type == "cpu"
    if not dense or leaf.dtype in (torch.bfloat16, torch.float16):
        raise TypeError(
            f"{what} is {leaf.dtype} on {leaf.device} "
            f"({leaf.layout}), expected a dense tensor on the cpu, of a type that NumPy has; "
            "use .cpu(), .to_dense(), .float()"
        )


def _array(leaf: Any) -> Any:
    """The memory of a tensor as an array; arrays and numbers as they are."""
    import torch

    if not isinstance(leaf, torch.Tensor):
        return leaf
    return leaf.detach().resolve_conj().resolve_neg().numpy()


@cache
def _applied() -> Any:
    """The operation of PyTorch that runs a function of ours; its backward is the same again."""
    import torch

    class Applied(torch.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(flat: Flat, *leaves: Any) -> Any:
            results = flat(*map(_array, leaves))
            return tuple(torch.from_numpy(np.array(y, copy=None)) for y in results)

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.flat, *leaves = inputs
            tensors = [x for x in leaves if isinstance(x, torch.Tensor)]
            ctx.constants = {i: x for i, x in enumerate(leaves) if not isinstance(x, torch.Tensor)}
            ctx.save_for_backward(*tensors)
            integers = [y for y in output if not (y.is_floating_point() or y.is_complex())]
            ctx.mark_non_differentiable(*integers)
            ctx.outs = tuple(
                i for i, y in enumerate(output) if y.is_floating_point() or y.is_complex()
            )

        @staticmethod
        def backward(ctx: Any, *cts: Any) -> Any:
            tensors, n = iter(ctx.saved_tensors), len(ctx.needs_input_grad) - 1
            leaves = [ctx.constants[i] if i in ctx.constants else next(tensors) for i in range(n)]
            wrt = tuple(i for i, on in enumerate(ctx.needs_input_grad[1:]) if on)
            pullback = ctx.flat.pullback(n, wrt, ctx.outs)
            pulled = Applied.apply(pullback, *leaves, *(cts[i] for i in ctx.outs))
            by_position = dict(zip(wrt, pulled, strict=True))
            return None, *(by_position.get(i) for i in range(n))

    return Applied


def from_torch(f: Function) -> Function:
    """Convert a function of PyTorch tensors to one with derivatives of any order in both modes.

    Arguments and results are pytrees of arrays; `f` receives copies of them as tensors on the CPU,
    and returns tensors. It is called through `te.external`. PyTorch computes the derivatives, so
    second derivatives need functions that PyTorch can differentiate twice. `f` is called once with
    zeros to determine the shapes of its results. Only arguments are differentiated: to
    differentiate the parameters of a module, make them arguments with `torch.func.functional_call`.

    Raises TypeError for results that are not tensors, and for functions that PyTorch does not
    accept.

    >>> import torch
    >>> import tenferro as te
    >>> f = from_torch(lambda x: torch.sin(x) ** 2)
    >>> te.grad(f)(0.5), te.hessian(f)(0.5)
    (array(0.84147098), array(1.08060461))
    """
    check_callable("from_torch", f)
    label = f"from_torch({name_of(f)})"

    def make(spec: Structure, avals: Sequence[Aval]) -> Any:
        import torch

        zeros = [torch.from_numpy(np.zeros(aval.shape, aval.dtype)) for aval in avals]
        with torch.no_grad():
            results, tree = flatten(called_with(f, spec)(*zeros))
        outs = [_aval(label, i, y) for i, y in enumerate(results)]

        def flat(*tensors: Any) -> list[Any]:
            return flatten(called_with(f, spec)(*tensors))[0]

        inexact = tuple(aval.is_inexact for aval in outs)
        return TorchFunction(flat, len(avals), inexact), outs, tree

    return Imported(label, name_of(f), make)


def _aval(label: str, i: int, y: Any) -> Aval:
    import torch

    if not isinstance(y, torch.Tensor):
        raise TypeError(f"{label}: result {i} is of type {type(y).__name__}, expected a tensor")
    _check_leaf(f"{label}: result {i}", y)
    return aval_of(tuple(y.shape), _array(y).dtype)


class TorchFunction(Differentiable):
    """A function of lists of tensors, on arrays; derivatives by PyTorch's graph.

    J v is the derivative of Jᵀ u along u
    (the double-backward trick), so it needs no forward mode.
    """

    def __call__(self, *arrays: np.ndarray[Any, Any]) -> Sequence[Any]:
        import torch

        with torch.enable_grad():
            results = self.function(*map(torch.from_numpy, arrays))
        return [_array(y) for y in results]

    def _derivatives(self, active: tuple[bool, ...]) -> tuple[Function, Function]:
        n = self.inputs

        def push(*values: Any) -> Sequence[Any]:
            import torch

            ys, tracked = self._values(values[:n], active)
            us = [torch.zeros_like(y, requires_grad=True) for y in ys]
            back = _pulled(ys, tracked, us)
            return _pulled(back, us, values[n:])

        def pull(*values: Any) -> Sequence[Any]:
            ys, tracked = self._values(values[:n], active)
            return _pulled(ys, tracked, values[n:])

        return push, pull

    def _values(self, values: Sequence[Any], active: Sequence[bool]) -> Any:
        """The inexact outputs, and the operands whose derivatives are requested."""
        xs = [
            x.detach().requires_grad_() if on and not x.requires_grad else x
            for x, on in zip(values, active, strict=True)
        ]
        ys = [y for y, on in zip(self.function(*xs), self.inexact, strict=True) if on]
        return ys, [x for x, on in zip(xs, active, strict=True) if on]


def _pulled(ys: Sequence[Any], xs: Sequence[Any], cts: Sequence[Any]) -> Sequence[Any]:
    """The cotangents of xs, as functions of all that is read; zero where nothing flows."""
    import torch

    pairs = [(y, ct) for y, ct in zip(ys, cts, strict=True) if y.requires_grad]
    if not pairs:
        return [torch.zeros_like(x) for x in xs]
    results: Sequence[Any] = torch.autograd.grad(
        [y for y, _ in pairs],
        xs,
        [ct for _, ct in pairs],
        create_graph=True,
        allow_unused=True,
        materialize_grads=True,
    )
    return results
