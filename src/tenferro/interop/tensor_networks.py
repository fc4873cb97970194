"""tenferro as a backend of autoray (so of cotengra and quimb), einops and quimb's optimizer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from types import ModuleType
from typing import Any

import numpy as np

from tenferro import numpy as surface
from tenferro.eager import tensor
from tenferro.tensor import Array
from tenferro.transforms import hvp, jit, value_and_grad

NAME = "tenferro"
_kept_backends: list[type] = []
"""einops finds subclasses that somebody refers to."""
_BESIDES = ("expm", "lu")
"""What autoray also finds in `linalg`, without `scipy`."""
_PARTIAL = ("svds", "isvd", "rsvd", "eigsh")
"""quimb's methods that find some of the singular values."""
_OF_SCIPY = ("expm", "logm", "sqrtm", "solve_triangular", "polar", "lu", "schur")


def enter_autoray(autoray: ModuleType) -> None:
    """Let `autoray.do` find the functions of `te.numpy`; those of submodules it finds itself."""
    for name in dir(surface):
        if name not in surface.EXTENSIONS:
            autoray.register_function(NAME, name, getattr(surface, name))
    autoray.register_function(NAME, "complex", lambda re, im: re + 1j * im)
    for name in _OF_SCIPY:
        autoray.register_function(NAME, f"scipy.linalg.{name}", _of_linalg(name))
    for name in _BESIDES:
        autoray.register_function(NAME, f"linalg.{name}", _of_linalg(name))
    autoray.register_function(NAME, "linalg.svd", _reduced_svd)
    autoray.register_function(NAME, "random.default_rng", _generator)
    for name in ("normal", "uniform"):  # without a generator: NumPy's state, as for NumPy's arrays
        autoray.register_function(NAME, f"random.{name}", getattr(np.random, name))


def _reduced_svd(x: Any, full_matrices: bool = False, **kwargs: Any) -> Any:
    """autoray's `linalg.svd`, whose factors are reduced by default, unlike NumPy's."""
    return _of_linalg("svd")(x, full_matrices=full_matrices, **kwargs)


def _generator(seed: Any = None) -> Any:
    """The generator of a seed or of a key; a generator itself."""
    from tenferro import random  # loaded when it is needed

    if isinstance(seed, random.Generator | np.random.Generator):
        return seed
    if seed is None or isinstance(seed, Array):
        return np.random.default_rng() if seed is None else random.Generator(seed)
    return random.Generator(random.key(seed))


def _of_linalg(name: str) -> Callable[..., Any]:
    def function(*args: Any, **kwargs: Any) -> Any:
        from tenferro import linalg  # loaded when it is needed

        return getattr(linalg, name)(*args, **kwargs)

    return function


def enter_einops(backends: ModuleType) -> None:
    """Declare a backend of einops: it finds the subclasses of its base class."""

    class EinopsBackend(backends.AbstractBackend):  # type: ignore[name-defined, misc]
        """einops on arrays of tenferro."""

        framework_name = NAME

        def is_appropriate_type(self, x: Any) -> bool:
            return isinstance(x, Array)

        def from_numpy(self, x: Any) -> Any:
            return tensor(x)

        def to_numpy(self, x: Any) -> Any:
            return np.asarray(x)

        def arange(self, start: int, stop: int) -> Any:
            return surface.arange(start, stop)

        def stack_on_zeroth_dimension(self, tensors: list[Any]) -> Any:
            return surface.stack(tensors)

        def tile(self, x: Any, repeats: Any) -> Any:
            return surface.tile(x, repeats)

        def concat(self, tensors: list[Any], axis: int) -> Any:
            return surface.concatenate(tensors, axis=axis)

        def is_float_type(self, x: Any) -> bool:
            return bool(x.dtype.kind in "fc")

        def add_axis(self, x: Any, new_position: int) -> Any:
            return surface.expand_dims(x, new_position)

        def einsum(self, pattern: str, *x: Any) -> Any:
            return surface.einsum(pattern, *x)

    _kept_backends.append(EinopsBackend)


def enter_quimb_splits(decomp: ModuleType) -> None:
    """Let splits that quimb computes with SciPy or Numba take our arrays, by full ones."""
    for table, names in (("_SPLIT_FNS", _PARTIAL), ("_SPLIT_VALUES_FNS", ("svd:eig",))):
        drivers = getattr(decomp, table, {})
        for name in drivers.keys() & {*names}:
            drivers[name] = _complete_for_ours(drivers[name], drivers["svd"])


def _complete_for_ours(partial: Callable[..., Any], complete: Callable[..., Any]) -> Any:
    @wraps(partial)  # quimb reads the options from the signature
    def split(x: Any, *args: Any, **kwargs: Any) -> Any:
        return (complete if isinstance(x, Array) else partial)(x, *args, **kwargs)

    return split


def enter_quimb(optimize: ModuleType) -> None:
    """Add a handler to the table of quimb's optimizer: `autodiff_backend="tenferro"`."""
    handlers = getattr(optimize, "_BACKEND_HANDLERS", None)
    if handlers is not None:
        handlers[NAME] = Handler


class Handler:
    """Values, gradients and Hessian products of a loss for `quimb.tensor.TNOptimizer`."""

    def __init__(self, jit_fn: bool = True, device: str = "cpu") -> None:
        if device != "cpu":
            raise ValueError(f"tenferro: device is {device!r}, expected 'cpu'")
        self._compiled: Callable[[Any], Any] = jit if jit_fn else (lambda f: f)

    def to_variable(self, x: Any) -> Any:
        """An array that is optimized."""
        return np.asarray(x)

    def to_constant(self, x: Any) -> Any:
        """An array that stays."""
        return np.asarray(x)

    def setup_fn(self, fn: Callable[..., Any]) -> None:
        """Take the loss, a function of a sequence of arrays."""
        self._value = self._compiled(fn)
        self._both = self._compiled(value_and_grad(fn))
        self._product = self._compiled(lambda xs, vs: hvp(fn, (xs,), (vs,))[1][0])

    def value(self, arrays: Sequence[Any]) -> Any:
        """The loss."""
        return self._value(arrays)

    def value_and_grad(self, arrays: Sequence[Any]) -> Any:
        """The loss and ∂L/∂Re + i ∂L/∂Im of each array."""
        return self._both(arrays)

    def hessp(self, primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
        """The Hessian applied to a direction."""
        return self._product(primals, tangents)
