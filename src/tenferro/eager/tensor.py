"""The computed tensor: an array that may have recorded the operation that computed it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from sys import _getframe
from types import FrameType
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import ref

import numpy as np

from tenferro.context import with_value
from tenferro.eager.hooks import HookHandle, hooks_of
from tenferro.eager.recording import NDArray, Node, locate, new_node, recording
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.array import Denoting
from tenferro.tensor.devices import CPU, Device, device_named
from tenferro.tensor.dtypes import as_dtype
from tenferro.tensor.foreign import is_foreign, is_left_by_matrix, to_numpy
from tenferro.tensor.foreign_calls import instead_of, running_call
from tenferro.tensor.scopes import OUTSIDE, check_inside, is_inside, scope
from tenferro.trace import Tracer

_OF_ARRAYS = (
    "use .numpy() or .detach() if they shall, te.numpy.stack to put tensors into one, or "
    "te.no_grad()"
)
_OF_NUMBERS = (
    "use .detach() first if they shall, NumPy's functions instead of math's, te.numpy.stack to "
    "put tensors into one, or te.no_grad()"
)
"""What errors suggest where gradients would end."""


class Tensor(Denoting):
    """An eager array.

    `grad` of a variable accumulates its gradients; it is None before `backward`.

    >>> w = variable([1.0, 2.0])
    >>> (w * w).sum().backward()
    >>> w.grad
    Tensor([2., 4.])

    Values change only by assignment, to a variable under `no_grad`. NumPy operands are not copied,
    so do not change them before `backward` has run.
    """

    __slots__ = ()
    value_fields: ClassVar[Sequence[str]] = ("value", "node", "slot")
    value: NDArray
    node: Node | None
    slot: int
    if TYPE_CHECKING:  # mostly read after `backward`, and assigned None to start anew

        @property
        def grad(self) -> Tensor:
            """The accumulated gradient; None before `backward`."""

        @grad.setter
        def grad(self, value: Tensor | None) -> None: ...

    apart: ClassVar[bool] = False
    """Whether no gradient flows from it to the array that it is a view of."""
    pull_back: ClassVar[Callable[[Any, Any, bool], None]]
    move: ClassVar[Callable[[Any, Device], Any]]

    def __init__(self, value: NDArray, node: Node | None = None, slot: int = 0) -> None:
        self.value = value
        self.aval = aval_of(value.shape, value.dtype)
        self.node = node
        self.slot = slot
        self.grad = None
        self.link = self.views = None
        self.scope = scope.get()

    @classmethod
    def of(cls, value: NDArray, aval: Aval, node: Node | None, slot: int) -> Tensor:
        """A tensor of values whose aval is known."""
        tensor = object.__new__(cls)
        tensor.value, tensor.aval, tensor.node, tensor.slot = value, aval, node, slot
        tensor.grad = tensor.link = tensor.views = None
        tensor.scope = scope.get()
        return tensor

    @property
    def requires_grad(self) -> bool:
        """Whether gradients flow to or through this tensor."""
        return self.node is not None

    @property
    def is_leaf(self) -> bool:
        """Whether it is a variable rather than the result of a recorded operation."""
        node = self.node
        return node is not None and node.operation is None and not node.operands

    def detach(self) -> Tensor:
        """Return the same values without the recorded operations."""
        return self.remembering(self.value)  # type: ignore[no-any-return]

    @property
    def is_variable(self) -> bool:
        """Whether `backward` brings gradients to this very object."""
        return self.is_leaf and self.node.owner is not None and self.node.owner() is self  # type: ignore[union-attr]

    def alias(self) -> Tensor:
        """Another object with the same values and the same record."""
        return self.remembering(self.value, self.node, self.slot)  # type: ignore[no-any-return]

    def to_device(self, device: Any, /, *, stream: None = None) -> Tensor:
        """Move the tensor to a device; gradients flow back through it.

        `device` is a name ("cpu", "xla:0", "gpu:0"), a `device` of another array, or a device or a
        sharding of jax. Raises ValueError for an unknown device, and for a stream.

        >>> variable([1.0, 2.0]).to_device("cpu").device
        'cpu'
        """
        if stream is not None:
            raise ValueError(f"to_device: stream is {stream!r}, expected None; XLA orders its work")
        return type(self).move(self, device_named("to_device", device))  # type: ignore[no-any-return]

    def zero_grad(self) -> None:
        """Reset the accumulated gradient."""
        self.grad = None

    @property
    def is_scalar(self) -> bool:
        """Whether it behaves as a NumPy scalar, which does not change; a variable does not."""
        return super().is_scalar and not self.is_variable

    def made_in_c_order(self) -> bool:
        """Whether the elements lie in C's order, perhaps with gaps, as results of them do.

        Axes along which all elements are one, as those of broadcast arrays, have any order.
        """
        value = self.value
        if value.flags.c_contiguous:
            return True
        steps = [abs(s) for n, s in zip(value.shape, value.strides, strict=True) if n > 1 and s]
        return all(a >= b for a, b in pairwise(steps))

    def in_other_order(self) -> Tensor:
        """The same values in the order of Fortran."""
        value = np.asfortranarray(self.value)
        return self.remembering(value, self.node, self.slot)  # type: ignore[no-any-return]

    def read_again(self) -> Any:
        """What a view that has forgotten its value is now, recorded as it was when it was made."""
        return with_value(recording, not self.apart, super().read_again)

    def rebind(self, other: Any) -> None:
        """From now on denote the updated values: what `x[index] = value` does.

        A tensor that was made in the function that is traced may denote traced values.

        Raises ValueError for a tensor made outside of the function that is traced, and for a
        variable while gradients are recorded (its gradient would be that of values it no longer
        has), TypeError for traced values of a tensor made outside.
        """
        is_own = isinstance(other, Tracer) and self.scope is not OUTSIDE and is_inside(self)
        if not isinstance(other, Tensor) and (not is_own or self.is_variable):
            raise TypeError(
                f"x[index] = value: x is a computed tensor, but the updated one is {other!r}; make "
                "x inside the traced function, or write x = x.at[index].set(value)"
            )
        if self.is_variable:
            check_inside(self)
            self._update(other)
        else:
            super().rebind(other)

    def _update(self, other: Tensor) -> None:
        """Assign other values to a variable; its record starts again."""
        if recording.get():
            raise ValueError(
                "x[index] = value, x += value: x is a variable whose gradient is being recorded; "
                "compute another tensor from it (y = x + 1, y = x.at[index].set(value)), or "
                "update it under no_grad()"
            )
        self.value = other.value
        self.node, self.slot = leaf_of(self), 0

    def backward(
        self, cotangent: Any = None, *, create_graph: bool = False, retain_graph: bool = True
    ) -> None:
        """Add the gradient of this tensor to `.grad` of the variables from which it was computed.

        For a tensor that is not a scalar, pass a `cotangent` of its shape. You may call `backward`
        again: the tensor keeps its record. With `create_graph` the gradients record operations and
        can be differentiated. Raises ValueError for a tensor that is not a scalar without a
        cotangent, for a tensor that was not computed from variables, and for `retain_graph=False`.

        >>> w = variable(2.0)
        >>> (w**3).backward(create_graph=True)
        >>> slope, w.grad = w.grad, None
        >>> slope.backward()
        >>> w.grad
        Tensor(12.)
        """
        if not retain_graph:
            raise ValueError(
                "backward: retain_graph is False, expected True: the record is freed together with "
                "the tensor (del loss)"
            )
        type(self).pull_back(self, cotangent, bool(create_graph))

    def register_hook(self, hook: Callable[[Any], Any]) -> HookHandle:
        """Register a function that `backward` calls with the complete gradient of this tensor.

        If the hook returns a value other than None, this value replaces the gradient. Returns a
        handle; its `remove()` removes the hook. Raises TypeError for an object that is not
        callable, ValueError for a tensor that is not differentiable and, in `backward`, for a
        replacement of a wrong shape.
        """
        return HookHandle(hooks_of(self._recorded("register_hook"), self.slot), hook)

    def retain_grad(self) -> None:
        """Make `backward` store the gradient of this tensor in its `.grad`, as for a variable.

        Raises ValueError for a tensor that no gradient flows through.
        """
        node = self._recorded("retain_grad")
        if not self.is_variable and not self.retains_grad:
            hooks_of(node, self.slot).keepers.append(ref(self))

    @property
    def retains_grad(self) -> bool:
        """Whether `retain_grad` was called."""
        hooks = None if self.node is None else (self.node.hooks or {}).get(self.slot)
        return hooks is not None and any(keeper() is self for keeper in hooks.keepers)

    def _recorded(self, what: str) -> Node:
        if self.node is None:
            raise ValueError(
                f"{what}: no gradient flows through the tensor: it was not computed from any "
                "variable (or under no_grad, or it was detached)"
            )
        return self.node

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray:
        """The numbers for NumPy; a TypeError where gradients that flow through would end."""
        if is_left_by_matrix():
            return np.array(None)
        self._check_ending("Conversion to a NumPy array", _OF_ARRAYS)
        return np.array(self.numpy(), dtype=dtype, copy=copy)

    def __dlpack__(
        self,
        *,
        stream: None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[Any, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """The memory as a DLPack capsule, shared unless `copy`.

        Raises BufferError for a tensor through which gradients flow (they would end here), for
        another device, and as NumPy does.
        """
        if self.requires_grad:
            raise BufferError(
                "__dlpack__: gradients flow through the tensor, and would end here; use .detach()"
            )
        given = {
            "stream": stream,
            "max_version": max_version,
            "dl_device": dl_device,
            "copy": copy,
        }
        options: dict[str, Any] = {key: x for key, x in given.items() if x is not None}
        return self.value.__dlpack__(**options)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        return self.surface.array_ufunc(ufunc, method, inputs, kwargs)

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return self.surface.array_function(func, args, kwargs)

    def numpy(self) -> NDArray:
        """Return the values as a read-only NumPy array, without a copy."""
        view = np.asarray(self.value).view()
        view.setflags(write=False)
        return view

    def __reduce__(self) -> Any:
        if self.requires_grad and not self.is_leaf:
            raise TypeError(
                f"a tensor ({self.aval!r}) that records operations cannot be copied or "
                "pickled; use its detach()"
            )
        return _restored, (np.asarray(self.value), self.is_leaf, self.grad, self.device)

    def __bool__(self) -> bool:
        return bool(self.value)

    def __float__(self) -> float:
        """The number; a TypeError where gradients that flow through would end, as for `item`."""
        self._check_ending("float()")
        return float(self.value)

    def __int__(self) -> int:
        return int(self.value)

    def __complex__(self) -> complex:
        self._check_ending("complex()")
        return complex(self.value)

    def __index__(self) -> int:
        return self.value.__index__()

    def item(self, *args: Any) -> Any:
        """Return one element as a Python number.

        Raises TypeError for a tensor that carries gradients, because the conversion would end them.
        """
        self._check_ending("item()")
        return self.value.item(*args)

    def tolist(self) -> Any:
        """Nested lists of Python numbers; raises TypeError where `item` does."""
        self._check_ending("tolist()")
        return self.value.tolist()

    def tobytes(self, order: Any = "C") -> bytes:
        """The elements' bytes; raises TypeError where `item` does."""
        self._check_ending("tobytes()")
        return np.asarray(self.value).tobytes(order)

    def _check_ending(self, what: str, instead: str = _OF_NUMBERS) -> None:
        """Raise TypeError where numbers instead of the tensor would end gradients."""
        if self.requires_grad and recording.get():
            call = running_call()
            if call is not None:
                what = call.function
                instead = f"use .detach() first if they shall. {instead_of(what)}"
            raise TypeError(
                f"{what}: gradients flow through the tensor, and would end here; {instead}"
            )

    def __format__(self, spec: str) -> str:
        value = np.asarray(self.value)
        return format(value if self.shape else value[()], spec) if spec else str(self)

    def __round__(self, digits: int | None = None) -> Any:
        return round(self.value.item(), digits)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from tenferro.explain.html import tensor_html  # loaded when it is needed

        suffix = self._suffix()
        return tensor_html(f"Tensor {self.aval!r}{suffix}", np.asarray(self.value))

    def __repr__(self) -> str:
        text = repr(np.asarray(self.value)).removeprefix("array")
        return f"Tensor{text[:-1]}{self._suffix()})"

    def _suffix(self) -> str:
        """What is said after the numbers."""
        device = "" if self.device == CPU else f", device={str(self.device)!r}"
        return device + (", requires_grad=True" if self.requires_grad else "")


Tensor.remembering = Tensor


def tensor(
    values: Any, dtype: Any = None, *, device: Any = None, requires_grad: bool = False
) -> Tensor:
    """Create a tensor of these values, which are copied; with `requires_grad` it is a `variable`.

    `device` is as for `Tensor.to_device`; by default values of a tensor stay on their device, and
    other values are in the memory of this processor. Raises TypeError for values that are not
    numbers, ValueError for an unknown device.

    >>> tensor([1, 2, 3]).dtype
    dtype('int64')
    """
    there = None if device is None else device_named("tensor", device)
    if isinstance(values, Tensor) and values.device != CPU:
        there = there or values.device
    if isinstance(values, Tensor):
        values = np.asarray(values.value)
    elif not isinstance(values, np.ndarray) and is_foreign(values):
        values = to_numpy("tensor: the argument", values)
    array = np.array(values, dtype=dtype)
    result = Tensor(array.astype(as_dtype(array.dtype, "tensor"), copy=False))
    result = result if there is None else Tensor.move(result, there)
    return _recorded("tensor", result, _getframe(1)) if requires_grad else result


def variable(values: Any, dtype: Any = None, *, device: Any = None) -> Tensor:
    """Create a leaf tensor, with respect to which `backward` differentiates.

    `device` is as for `tensor`, and the gradient is on the same device. Raises TypeError for
    integers, ValueError for an unknown device.

    >>> variable([1.0, 2.0])
    Tensor([1., 2.], requires_grad=True)
    """
    return _recorded("variable", tensor(values, dtype, device=device), _getframe(1))


def _recorded(name: str, result: Tensor, frame: FrameType) -> Tensor:
    """The tensor as a variable that a frame has made."""
    if not result.aval.is_inexact:
        raise TypeError(
            f"{name}: the values have dtype {result.dtype}, expected floating-point or complex; "
            "pass dtype=float"
        )
    result.node = leaf_of(result)
    locate(result.node, frame)
    return result


def leaf_of(owner: Tensor) -> Node:
    """A leaf of the record for a variable."""
    leaf = new_node(None, (), owner.value, owner.aval)
    leaf.owner = ref(owner)
    return leaf


def _restored(value: NDArray, is_leaf: bool, grad: Tensor | None, device: Device) -> Tensor:
    """A tensor as it was copied or pickled."""
    result: Tensor = Tensor.move(Tensor(value), device)
    result.node = leaf_of(result) if is_leaf else None
    result.grad = grad
    return result
