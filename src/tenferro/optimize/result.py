"""Results of solvers, with SciPy's fields, inside and outside traced functions."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

import numpy as np

from tenferro import pytree
from tenferro.tensor.array import TracerError
from tenferro.trace import Tracer

__all__ = ["OptimizeResult"]

if TYPE_CHECKING:
    from typing import overload

    from typing_extensions import TypeVar

    from tenferro.transforms.tracing.result_types import Arrays, Number

    Start = TypeVar("Start")
    Point = TypeVar("Point", default=Any, covariant=True)
    Values = TypeVar("Values", default=Any, covariant=True)
    Numbers = Number | Sequence[Number]

    class _Unknowns:
        """Unknowns that began as numbers are an array."""

        @overload
        def __get__(self, result: OptimizeResult[Numbers, Any], owner: Any = None) -> Arrays: ...
        @overload
        def __get__(self, result: OptimizeResult[Point, Any], owner: Any = None) -> Point: ...
        def __get__(self, result: Any, owner: Any = None) -> Any:
            raise NotImplementedError

    class _Slopes:
        """The gradient of a number is like the unknowns, the Jacobian of a vector is a matrix."""

        @overload
        def __get__(self, result: OptimizeResult[Any, Arrays], owner: Any = None) -> Arrays: ...
        @overload
        def __get__(self, result: OptimizeResult[Numbers, Any], owner: Any = None) -> Arrays: ...
        @overload
        def __get__(self, result: OptimizeResult[Point, Any], owner: Any = None) -> Point: ...
        def __get__(self, result: Any, owner: Any = None) -> Any:
            raise NotImplementedError

else:
    from typing import TypeVar

    Start, Point, Values = TypeVar("Start"), TypeVar("Point"), TypeVar("Values")
UNKNOWNS = ("x", "jac", "grad")
"""Fields that are pytrees like the unknowns."""
Texts = tuple[tuple[str, str, tuple[tuple[int, str], ...]], ...]
"""For each text field: its name, the field with its code, and the text of each code.

Without a field it is always the text of 0.
"""


class OptimizeResult(dict[str, Any], Generic[Point, Values]):
    """The result of a solver: a dictionary whose entries are attributes too.

    It is a pytree of its arrays, so compiled functions and batches can return it. Texts such as
    `message` follow from `status` and exist when it is known; for a batch they are an array.

    >>> import tenferro as te
    >>> found = te.optimize.minimize(lambda x: (x - 1.0) ** 2, 3.0)
    >>> found.success, found["message"]
    (True, 'Optimization terminated successfully.')
    """

    if TYPE_CHECKING:  # what solvers report; `__getattr__` finds it
        x = _Unknowns()
        jac = _Slopes()
        fun: Values
        cost: float
        grad: Arrays
        optimality: float
        active_mask: Arrays
        root: Arrays
        iterations: int
        function_calls: int
        converged: bool
        flag: str
        nit: int
        nfev: int
        njev: int
        status: int
        success: bool
        message: str
    texts: Texts = ()

    @classmethod
    def of(cls, fields: Mapping[str, Any], texts: Texts) -> OptimizeResult:
        """A result with these fields and texts; numbers that are known are Python's."""
        result = cls({name: _plain(name, x) for name, x in fields.items()})
        object.__setattr__(result, "texts", texts)
        return result

    def __missing__(self, key: str) -> Any:
        for name, source, table in self.texts:
            if name == key:
                return _text(name, dict.__getitem__(self, source) if source else 0, dict(table))
        raise KeyError(key)

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(name) from error

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def __dir__(self) -> list[str]:
        return [*self, *(name for name, _, _ in self.texts)]

    def __repr__(self) -> str:
        entries = dict(self)
        for name, source, _ in self.texts:
            if not source or not isinstance(self[source], Tracer):
                entries[name] = self[name]
        width = max(map(len, entries), default=0)
        lines = [
            f"{name:>{width}}: {str(x).replace(chr(10), chr(10) + ' ' * (width + 2))}"
            for name, x in entries.items()
        ]
        return "\n".join(lines)


def message(messages: Mapping[int, str], name: str = "message", source: str = "status") -> Texts:
    """The texts of a result that has one for each status."""
    return ((name, source, tuple(messages.items())),)


def _text(name: str, code: Any, table: Mapping[int, str]) -> Any:
    if isinstance(code, Tracer):
        raise TracerError(
            f"{name}: it follows from the status, which is traced here; look at it outside of the "
            "traced function"
        )
    found = [table.get(int(c), f"status {int(c)}") for c in np.ravel(code)]
    return found[0] if np.ndim(code) == 0 else np.reshape(np.array(found), np.shape(code))


def _plain(name: str, x: Any) -> Any:
    """A known number as Python's; a traced number, a tensor or an unknown unchanged."""
    known = isinstance(x, np.generic | np.ndarray) and x.ndim == 0
    return x.item() if known and name not in UNKNOWNS else x


def _flatten(result: OptimizeResult) -> tuple[list[Any], Hashable]:
    return list(result.values()), (tuple(result), result.texts)


def _unflatten(rest: Any, children: Any) -> OptimizeResult:
    names, texts = rest
    return OptimizeResult.of(dict(zip(names, children, strict=True)), texts)


pytree.register(OptimizeResult, _flatten, _unflatten)
