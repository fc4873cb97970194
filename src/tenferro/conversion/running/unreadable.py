"""Elements of lists and dictionaries that cannot be read, because their value is not known."""

from __future__ import annotations

from typing import Any, NoReturn

from tenferro.conversion.basics.errors import NotConvertibleError


class Unreadable:
    """An element that cannot be read."""

    __array_ufunc__ = None

    def __init__(self, message: str) -> None:
        self.message = message

    def refuse_reading(self) -> NoReturn:
        """Raise the error of code that reads it."""
        raise NotConvertibleError(self.message)

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        raise NotConvertibleError(self.message)

    def __array__(self, *_: Any, **__: Any) -> NoReturn:
        raise NotConvertibleError(self.message)


def _refuse(self: Unreadable, *_: Any) -> NoReturn:
    raise NotConvertibleError(self.message)


for _name in "add sub mul truediv pow matmul neg abs bool float int lt le gt ge iter".split():
    setattr(Unreadable, f"__{_name}__", _refuse)
    setattr(Unreadable, f"__r{_name}__", _refuse)


def make_unreadable(x: list[Any] | dict[Any, Any], message: str) -> None:
    """Let no element of a list or a dictionary be read."""
    for key in range(len(x)) if isinstance(x, list) else list(x):
        x[key] = Unreadable(message)
