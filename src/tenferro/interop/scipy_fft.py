"""tenferro as a backend of `scipy.fft`: its transforms of our arrays are those of `te.fft`."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from tenferro.numpy.dispatch import array_function
from tenferro.tensor import Array


class FourierBackend:
    """What SciPy asks before its own transforms (the protocol of `uarray`)."""

    __ua_domain__ = "numpy.scipy.fft"

    @staticmethod
    def __ua_function__(method: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The transform; NotImplemented for arrays or functions that are none of ours."""
        x = args[0] if args else kwargs.get("x")
        if not isinstance(x, Array) or not hasattr(_transforms(), method.__name__):
            return NotImplemented
        return array_function(method, args, kwargs)


def _transforms() -> ModuleType:
    return import_module("tenferro.fft")  # loaded when it is needed


def enter_scipy_fft(fft: ModuleType) -> None:
    """Register the backend, which SciPy tries before its own."""
    fft.register_backend(FourierBackend)
