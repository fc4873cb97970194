"""Attributes that are computed when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801  (a decorator, as `property` is)
    """As `functools.cached_property`, which until Python 3.12 locks all instances meanwhile.

    So a thread that computes it for one object for seconds holds up no other object.
    """

    def __init__(self, function: Callable[[Any], T]) -> None:
        self._function = function
        self.__doc__ = function.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> once[T]: ...

    @overload
    def __get__(self, instance: object, owner: type) -> T: ...

    def __get__(self, instance: object | None, owner: type) -> once[T] | T:
        if instance is None:
            return self
        value = self._function(instance)
        instance.__dict__[self._name] = value
        return value
