"""What transforms return, as type checkers see it: gradients are of their arguments' types.

At run time these functions are `Transformed`. A gradient has the type of the argument, and numbers
have gradients that are arrays. Arguments of functions without annotations have the types of what is
passed. For a first argument that is passed by keyword, the type of the result is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import (
    Any,
    ClassVar,
    Concatenate,
    Generic,
    Literal,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    overload,
)

import numpy as np

from computegraph.cache import CacheInfo
from tenferro.tensor import Array
from tenferro.transforms.tracing.parameters import (
    Derivative,
    P,
    Q,
    R,
    Result,
    Wrapping,
    keeps_parameters,
)

Arrays: TypeAlias = np.ndarray[Any, Any]
Number: TypeAlias = complex | np.number[Any]
Argnums: TypeAlias = int | str | Sequence[int | str]


class Dataclass(Protocol):
    """An instance of a dataclass, or of a class of attrs that has its fields."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


class NotAnnotated:
    """Only a parameter without a type, or one of any type, takes instances of this class."""


Tree = TypeVar(
    "Tree", bound=Arrays | Array | dict[Any, Any] | list[Any] | tuple[Any, ...] | Dataclass
)
AnyTensor = TypeVar("AnyTensor", bound=Array)
DType = TypeVar("DType", bound=np.dtype[Any])
Value = TypeVar("Value")
Aux = TypeVar("Aux")
Options = ParamSpec("Options")
Leaves: TypeAlias = Arrays | Array | dict[Any, Any] | Dataclass
Leaf: TypeAlias = Arrays | Array | Number


AnyDerivative = TypeVar("AnyDerivative", bound=Derivative[...])


class Compiled:
    """What `jit` adds to a derivative."""

    def cache_info(self) -> CacheInfo:
        """Return the number of programs, and how often one was found or compiled."""
        raise NotImplementedError

    def clear_cache(self) -> None:
        """Remove all compiled programs of this function."""


class Gradient(Derivative[P]):
    """A function that returns what has the structure of its first argument."""

    @overload
    def __call__(
        self: Gradient[Concatenate[dict[str, NotAnnotated], Q]],
        x: dict[str, NotAnnotated],
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> dict[str, Any]: ...
    @overload
    def __call__(
        self: Gradient[Concatenate[dict[str, float], Q]],
        x: dict[str, float],
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> dict[str, Arrays]: ...
    @overload
    def __call__(
        self: Gradient[Concatenate[NotAnnotated, Q]],
        x: Number,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> Arrays: ...
    @overload
    def __call__(
        self: Gradient[Concatenate[NotAnnotated, Q]], x: Tree, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Tree: ...
    @overload
    def __call__(
        self: Gradient[Concatenate[float, Q]], x: float, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Arrays: ...
    @overload
    def __call__(
        self: Gradient[Concatenate[Tree, Q]], x: Tree, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Tree: ...
    @overload
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Any: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any:  # type: ignore[misc]
        """The result."""
        raise NotImplementedError


class ValueAndGradient(Derivative[P], Generic[P, Value]):
    """A function that returns a value, and what has the structure of its first argument."""

    @overload
    def __call__(
        self: ValueAndGradient[Concatenate[dict[str, NotAnnotated], Q], Value],
        x: dict[str, NotAnnotated],
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> tuple[Value, dict[str, Any]]: ...
    @overload
    def __call__(
        self: ValueAndGradient[Concatenate[dict[str, float], Q], Value],
        x: dict[str, float],
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> tuple[Value, dict[str, Arrays]]: ...
    @overload
    def __call__(
        self: ValueAndGradient[Concatenate[NotAnnotated, Q], Value],
        x: Number,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> tuple[Value, Arrays]: ...
    @overload
    def __call__(
        self: ValueAndGradient[Concatenate[NotAnnotated, Q], Value],
        x: Tree,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> tuple[Value, Tree]: ...
    @overload
    def __call__(
        self: ValueAndGradient[Concatenate[float, Q], Value],
        x: float,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> tuple[Value, Arrays]: ...
    @overload
    def __call__(
        self: ValueAndGradient[Concatenate[Tree, Q], Value],
        x: Tree,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> tuple[Value, Tree]: ...
    @overload
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> tuple[Value, Any]: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any:  # type: ignore[misc]
        """The result."""
        raise NotImplementedError


class Jacobian(Derivative[P]):
    """A function that returns an array if its first argument is an array or a number."""

    @overload
    def __call__(
        self: Jacobian[Concatenate[NotAnnotated, Q]],
        x: Number,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> Arrays: ...
    @overload
    def __call__(
        self: Jacobian[Concatenate[NotAnnotated, Q]],
        x: np.ndarray[Any, DType],
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> np.ndarray[Any, DType]: ...
    @overload
    def __call__(
        self: Jacobian[Concatenate[NotAnnotated, Q]],
        x: AnyTensor,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> AnyTensor: ...
    @overload
    def __call__(
        self: Jacobian[Concatenate[float, Q]],
        x: float,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> Arrays: ...
    @overload
    def __call__(
        self: Jacobian[Concatenate[np.ndarray[Any, DType], Q]],
        x: np.ndarray[Any, DType],
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> np.ndarray[Any, DType]: ...
    @overload
    def __call__(
        self: Jacobian[Concatenate[AnyTensor, Q]],
        x: AnyTensor,
        /,
        *args: Q.args,
        **kwargs: Q.kwargs,
    ) -> AnyTensor: ...
    @overload
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Any: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any:  # type: ignore[misc]
        """The result."""
        raise NotImplementedError


class OfArrays(Wrapping, Generic[P, Result]):
    """A function that returns results of this type, with arrays for numbers, of any shapes."""

    @overload
    def __call__(self: OfArrays[P, NotAnnotated], *args: P.args, **kwargs: P.kwargs) -> Any: ...
    @overload
    def __call__(self: OfArrays[P, Number], *args: P.args, **kwargs: P.kwargs) -> Arrays: ...
    @overload
    def __call__(
        self: OfArrays[P, np.ndarray[Any, DType]], *args: P.args, **kwargs: P.kwargs
    ) -> np.ndarray[Any, DType]: ...
    @overload
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Result: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The result."""
        raise NotImplementedError


class CompiledGradient(Gradient[P], Compiled):
    """The same, compiled."""


class CompiledValueAndGradient(ValueAndGradient[P, Value], Compiled):
    """The same, compiled."""


class CompiledJacobian(Jacobian[P], Compiled):
    """The same, compiled."""


class GradTransform(Protocol):
    """The signature of `grad`."""

    @overload
    def __call__(self, f: np.ufunc, *, allow_int: bool = False) -> Gradient[...]: ...
    @overload
    def __call__(self, f: Derivative[P], *, allow_int: bool = False) -> Gradient[P]: ...
    @overload
    def __call__(
        self,
        f: Callable[P, Any],
        argnums: Literal[0] = 0,
        has_aux: Literal[False] = False,
        *,
        allow_int: bool = False,
    ) -> Gradient[P]: ...
    @overload
    def __call__(
        self,
        f: Callable[P, Any],
        argnums: tuple[int | str, ...] | list[int] | list[str],
        has_aux: Literal[False] = False,
        *,
        allow_int: bool = False,
    ) -> Callable[P, tuple[Any, ...]]: ...
    @overload
    def __call__(
        self,
        f: Callable[P, tuple[Any, Aux]],
        argnums: Argnums = 0,
        *,
        has_aux: Literal[True],
        allow_int: bool = False,
    ) -> Callable[P, tuple[Any, Aux]]: ...
    @overload
    def __call__(
        self,
        f: Callable[P, Any],
        argnums: Argnums = 0,
        has_aux: bool = False,
        *,
        allow_int: bool = False,
    ) -> Callable[P, Any]: ...


class ValueAndGradTransform(Protocol):
    """The signature of `value_and_grad`."""

    @overload
    def __call__(
        self,
        f: Callable[P, AnyTensor],
        argnums: Literal[0] = 0,
        has_aux: Literal[False] = False,
        *,
        allow_int: bool = False,
    ) -> ValueAndGradient[P, AnyTensor]: ...
    @overload
    def __call__(
        self,
        f: Callable[P, Number | Arrays],
        argnums: Literal[0] = 0,
        has_aux: Literal[False] = False,
        *,
        allow_int: bool = False,
    ) -> ValueAndGradient[P, Arrays]: ...
    @overload
    def __call__(
        self,
        f: Callable[P, Any],
        argnums: Argnums = 0,
        has_aux: bool = False,
        *,
        allow_int: bool = False,
    ) -> Callable[P, tuple[Any, Any]]: ...


class JacobianTransform(Protocol):
    """The signature of `jacfwd`, `jacrev`, `jacobian` and `hessian`."""

    @overload
    def __call__(self, f: np.ufunc, *, chunk_size: int | None = None) -> Jacobian[...]: ...
    @overload
    def __call__(self, f: Derivative[P], *, chunk_size: int | None = None) -> Jacobian[P]: ...
    @overload
    def __call__(
        self, f: Callable[P, Leaf], argnums: Literal[0] = 0, chunk_size: int | None = None
    ) -> Jacobian[P]: ...
    @overload
    def __call__(
        self, f: Callable[P, Any], argnums: Argnums = 0, chunk_size: int | None = None
    ) -> Callable[P, Any]: ...


class KeepingTransform(Protocol[Options]):
    """The signature of transforms whose functions return what `f` returns, in arrays."""

    @overload
    def __call__(  # type: ignore[overload-overlap]  # of functions that are both
        self, f: np.ufunc, *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Any]: ...
    @overload
    def __call__(  # type: ignore[overload-overlap]
        self, f: AnyDerivative, *args: Options.args, **kwargs: Options.kwargs
    ) -> AnyDerivative: ...
    @overload
    def __call__(
        self, f: Callable[P, R], *args: Options.args, **kwargs: Options.kwargs
    ) -> OfArrays[P, R]: ...


Function = Callable[..., Any]
returns_gradient = cast(Callable[[Function], GradTransform], keeps_parameters)
returns_value_and_gradient = cast(Callable[[Function], ValueAndGradTransform], keeps_parameters)
returns_jacobian = cast(Callable[[Function], JacobianTransform], keeps_parameters)


def keeps_results(
    transform: Callable[Concatenate[Function, Options], Function],
) -> KeepingTransform[Options]:
    """`keeps_parameters` for a transform that keeps the type of the result too."""
    return cast(KeepingTransform[Options], keeps_parameters(transform))
