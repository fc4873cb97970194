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
from tenferro.tensor.array import Array
from tenferro.transforms.tracing.parameters import P, Q, R, Wrapping, keeps_parameters

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
Plain = TypeVar("Plain", bound=Arrays | Array)
Value = TypeVar("Value")
Aux = TypeVar("Aux")
Options = ParamSpec("Options")
Leaf: TypeAlias = Arrays | Array | Number


class Derivative(Wrapping, Generic[P]):
    """A function of the parameters P that a transform has made of one."""


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


class Hessian(Derivative[P]):
    """A function that returns an array if its first argument is an array or a number."""

    @overload
    def __call__(
        self: Hessian[Concatenate[NotAnnotated, Q]], x: Number, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Arrays: ...
    @overload
    def __call__(
        self: Hessian[Concatenate[NotAnnotated, Q]], x: Plain, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Plain: ...
    @overload
    def __call__(
        self: Hessian[Concatenate[float, Q]], x: float, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Arrays: ...
    @overload
    def __call__(
        self: Hessian[Concatenate[Plain, Q]], x: Plain, /, *args: Q.args, **kwargs: Q.kwargs
    ) -> Plain: ...
    @overload
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Any: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any:  # type: ignore[misc]
        """The result."""
        raise NotImplementedError


class CompiledGradient(Gradient[P], Compiled):
    """The same, compiled."""


class CompiledValueAndGradient(ValueAndGradient[P, Value], Compiled):
    """The same, compiled."""


class CompiledHessian(Hessian[P], Compiled):
    """The same, compiled."""


class GradTransform(Protocol):
    """The signature of `grad`."""

    @overload
    def __call__(self, f: np.ufunc, *, allow_int: bool = False) -> Gradient[...]: ...
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
        f: Callable[P, NotAnnotated],
        argnums: Literal[0] = 0,
        has_aux: Literal[False] = False,
        *,
        allow_int: bool = False,
    ) -> ValueAndGradient[P, Any]: ...
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
        f: Callable[P, Value],
        argnums: Literal[0] = 0,
        has_aux: Literal[False] = False,
        *,
        allow_int: bool = False,
    ) -> ValueAndGradient[P, Value]: ...
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
    """The signature of `jacfwd`, `jacrev` and `jacobian`."""

    @overload
    def __call__(self, f: np.ufunc, *, chunk_size: int | None = None) -> Gradient[...]: ...
    @overload
    def __call__(
        self, f: Callable[P, Leaf], argnums: Literal[0] = 0, chunk_size: int | None = None
    ) -> Gradient[P]: ...
    @overload
    def __call__(
        self, f: Callable[P, Any], argnums: Argnums = 0, chunk_size: int | None = None
    ) -> Callable[P, Any]: ...


class HessianTransform(Protocol):
    """The signature of `hessian`."""

    @overload
    def __call__(
        self, f: Callable[P, Any], argnums: Literal[0] = 0, chunk_size: int | None = None
    ) -> Hessian[P]: ...
    @overload
    def __call__(
        self, f: Callable[P, Any], argnums: Argnums = 0, chunk_size: int | None = None
    ) -> Callable[P, Any]: ...


class KeepingTransform(Protocol[Options]):
    """The signature of transforms whose functions return what `f` returns, in arrays."""

    @overload
    def __call__(
        self, f: np.ufunc, *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[..., Any]: ...
    @overload
    def __call__(
        self, f: AnyDerivative, *args: Options.args, **kwargs: Options.kwargs
    ) -> AnyDerivative: ...
    @overload
    def __call__(
        self, f: Callable[P, NotAnnotated], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[P, Any]: ...
    @overload
    def __call__(
        self, f: Callable[P, Number], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[P, Arrays]: ...
    @overload
    def __call__(
        self, f: Callable[P, R], *args: Options.args, **kwargs: Options.kwargs
    ) -> Callable[P, R]: ...


Function = Callable[..., Any]
returns_gradient = cast(Callable[[Function], GradTransform], keeps_parameters)
returns_value_and_gradient = cast(Callable[[Function], ValueAndGradTransform], keeps_parameters)
returns_jacobian = cast(Callable[[Function], JacobianTransform], keeps_parameters)
returns_hessian = cast(Callable[[Function], HessianTransform], keeps_parameters)


def keeps_results(
    transform: Callable[Concatenate[Function, Options], Function],
) -> KeepingTransform[Options]:
    """`keeps_parameters` for a transform that keeps the type of the result too."""
    return cast(KeepingTransform[Options], keeps_parameters(transform))
