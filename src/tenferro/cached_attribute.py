"""Attributes that are computed when they are first read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class cached_attribute(Generic[T]):  # noqa: N801  (a decorator, as `property` is)
    """As `functools.cached_property`, without the lock that this has until Python 3.12.

    That lock is one for all instances, held while the attribute is computed: other threads wait
    for seconds while a program is compiled, and a process that is forked meanwhile waits for ever.
    Without it two threads may compute the attribute; both get the first value.

    >>> class Circle:
    ...     @cached_attribute
    ...     def area(self):
    ...         print("computed")
    ...         return 3.14
    >>> circle = Circle()
    >>> circle.area, circle.area
    computed
    (3.14, 3.14)
    """

    def __init__(self, function: Callable[[Any], T]) -> None:
        self._function = function
        self.__doc__ = function.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> cached_attribute[T]: ...

    @overload
    def __get__(self, instance: object, owner: type) -> T: ...

    def __get__(self, instance: object | None, owner: type) -> cached_attribute[T] | T:
        if instance is None:
            return self
        value: T = instance.__dict__.setdefault(self._name, self._function(instance))
        return value
