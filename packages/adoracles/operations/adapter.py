"""How the replay reaches a library under test.

The replay knows a `Library`: a name, and derivatives of a case. An `Adapter` is a library
described by its parts: one table from names of operations to calls, and the two transforms ``jvp``
and ``vjp``, which must nest for the second orders.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeAlias

import numpy as np

from adoracles.cases.calls import Function
from adoracles.cases.case import Case, Part, Probe
from adoracles.cases.observables import LOSSES, Array, Outputs
from adoracles.cases.tensors import DTYPES
from adoracles.checking.library import Differentiation
from adoracles.errors import MissingRefusalError, UnsupportedOperationError
from adoracles.operations.composed import COMPOSED
from adoracles.operations.functions import Transforms, function_of
from adoracles.operations.ways import WAYS, Ways

Derivatives: TypeAlias = Mapping[Part, Mapping[str, Any] | Exception]

SEVERAL = ("linalg.polar",)
"""Operations with several results of which the first is differentiated where that is refused."""
REMEMBERED = 32
"""How many compiled functions an adapter keeps; the cases of a file take turns among fewer."""


class Library(Protocol):
    """What can be replayed.

    Both methods raise UnsupportedOperationError for a case the library has no function for.
    """

    @property
    def name(self) -> str: ...

    @property
    def conventions(self) -> Mapping[str, str]:
        """Return the only convention that is right for an operation at ties; others accept all."""

    def derivatives(self, case: Case, probe: Probe, parts: Sequence[Part]) -> Derivatives:
        """Return what is requested by part, as NumPy arrays by name, or what was raised.

        ``jvp`` and ``fof`` have the names of the outputs, the others those of the inputs.
        """

    def refuse(self, case: Case) -> None:
        """Return if what a case says must be refused is refused, otherwise MissingRefusalError."""


class Jvp(Protocol):
    """``jvp(f, primals, tangents) -> (out, tangent_out)``, tuples in, f's structure out."""

    def __call__(
        self, function: Function, primals: tuple[Array, ...], tangents: tuple[Array, ...], /
    ) -> tuple[Any, Any]: ...


class Vjp(Protocol):
    """``vjp(f, *primals) -> (out, pullback)``; ``pullback(cotangents)`` has one per primal.

    Under the real inner product ⟨u, v⟩ = Re Σ conj(u) v: a library that pairs bilinearly
    conjugates on both sides of its pullback.
    """

    def __call__(
        self, function: Function, /, *primals: Array
    ) -> tuple[Any, Callable[[Any], tuple[Array, ...]]]: ...


class Hvp(Protocol):
    """``hvp(f, primals, cotangents, tangents)``: J(x)* c differentiated along the tangents."""

    def __call__(
        self,
        function: Function,
        primals: tuple[Array, ...],
        cotangents: Outputs,
        tangents: tuple[Array, ...],
        /,
    ) -> tuple[Array, ...]: ...


@dataclass(frozen=True)
class Adapter:
    """A library under test.

    name
        For reports.
    operations
        From names of operations to functions with the arguments of the namesake: of NumPy for
        ``numpy.*``, of SciPy or NumPy for ``linalg.*``, ``special.*`` and ``fft.*``, of PyTorch for
        ``nn.*``. What is absent counts as unsupported, unless `adoracles.operations.composed`
        has it; a function may also raise UnsupportedOperationError itself.
    jvp, vjp
        The library's transforms; they are handed functions of as many positional arrays as the
        case has inputs, which return a dict of arrays.
    vmap
        ``vmap(f, axes)``, for calls that are mapped.
    refusals
        What the library raises where a derivative does not exist.
    unsupported
        What it raises for what it does not implement; such a case counts as unsupported.
    dtypes
        What it differentiates; cases of other dtypes are unsupported.
    hvp
        The second order, for a library whose transforms do not nest. By default the jvp of the
        vjp.
    compile
        ``compile(f, arrays)``: a faster function of arrays like these, used for all cases of the
        same call and form.
    conventions
        By operation, the name of the answer that is right at ties; by default every answer that a
        case accepts.
    to_array, to_numpy
        Conversions of the arrays that go in (read-only NumPy arrays) and come out.
    """

    name: str
    operations: Mapping[str, Function]
    jvp: Jvp
    vjp: Vjp
    vmap: Callable[..., Any] | None = None
    refusals: tuple[type[Exception], ...] = ()
    unsupported: tuple[type[Exception], ...] = ()
    dtypes: tuple[str, ...] = tuple(DTYPES)
    hvp: Hvp | None = None
    compile: Callable[[Function, tuple[Array, ...]], Function] | None = None
    conventions: Mapping[str, str] = field(default_factory=dict)
    to_array: Callable[[Any], Array] = np.asarray
    to_numpy: Callable[[Array], Any] = np.asarray
    _compiled: OrderedDict[Any, Function] = field(
        default_factory=OrderedDict, init=False, compare=False, repr=False
    )

    @classmethod
    def of(
        cls, transforms: Differentiation, operations: Mapping[str, Function], **more: Any
    ) -> Adapter:
        """Return the adapter of a library whose transforms the checker of derivatives uses."""
        assert transforms.jvp is not None and transforms.vjp is not None
        shared = {n: getattr(transforms, n) for n in ("unsupported", "to_array", "to_numpy")}
        first = (transforms.name, operations, transforms.jvp, transforms.vjp)
        return cls(*first, **(shared | more))

    def derivatives(self, case: Case, probe: Probe, parts: Sequence[Part]) -> Derivatives:
        """Return derivatives of a case at a probe; see `Library`."""
        parts = tuple(parts)
        try:
            return self._together(case, probe, parts)
        except Exception as error:  # noqa: BLE001 - a library under test may raise anything
            if len(parts) == 1:
                return {parts[0]: self._answer(error)}
        return {p: a for part in parts for p, a in self.derivatives(case, probe, (part,)).items()}

    def _answer(self, error: Exception) -> Exception:
        """What counts as unsupported is said to be so, with its first line as the reason."""
        if not isinstance(error, self.unsupported):
            return error
        first_line = str(error).strip().partition("\n")[0]
        return UnsupportedOperationError(f"{type(error).__name__}: {first_line}")

    def _together(self, case: Case, probe: Probe, parts: tuple[Part, ...]) -> Derivatives:
        arrays = self._arrays(case, probe)
        function = self._function(case, probe, parts)
        if self.compile is not None:
            function = self._remembered((case.signature, parts), function, arrays)
        found = function(*arrays)
        return {part: self._named(case, part, found[part]) for part in parts}

    def _remembered(self, key: Any, function: Function, arrays: tuple[Array, ...]) -> Function:
        if key not in self._compiled:
            assert self.compile is not None
            self._compiled[key] = self.compile(function, arrays)
            if len(self._compiled) > REMEMBERED:
                self._compiled.popitem(last=False)
        self._compiled.move_to_end(key)
        return self._compiled[key]

    def _arrays(self, case: Case, probe: Probe) -> tuple[Array, ...]:
        tangents = (probe.direction, probe.along or probe.direction)
        tensors = (case.inputs, *tangents, probe.cotangent)
        return tuple(self.to_array(array) for group in tensors for array in group.values())

    def _function(self, case: Case, probe: Probe, parts: tuple[Part, ...]) -> Function:
        function = self.function(case, tuple(probe.cotangent))
        count, outputs = len(case.inputs), tuple(probe.cotangent)

        def derivatives(*arrays: Array) -> dict[Part, Any]:
            x, d, e = (arrays[i * count : (i + 1) * count] for i in range(3))
            cotangents = dict(zip(outputs, arrays[3 * count :], strict=True))
            ways = Ways(function, self.jvp, self.vjp, self.hvp, x, d, e, cotangents)
            return {part: WAYS[part](ways) for part in parts}

        return derivatives

    def _named(self, case: Case, part: Part, found: Any) -> dict[str, Any]:
        if part in ("jvp", "fof"):
            return {name: self.to_numpy(array) for name, array in found.items()}
        arrays = map(self.to_numpy, found)
        return dict(zip(case.inputs, arrays, strict=True))

    def refuse(self, case: Case) -> None:
        """Differentiate what must be refused at the stored inputs; see `Library`."""
        assert case.refusal is not None
        kind = case.refusal.observable
        names = LOSSES.get(kind) or ("output_0" if case.op in SEVERAL else "value",)
        function = self.function(case, names, kind)
        try:
            with np.errstate(all="ignore"):
                outputs, pullback = self.vjp(function, *map(self.to_array, case.inputs.values()))
                ones = {
                    n: self.to_array(np.ones_like(self.to_numpy(y))) for n, y in outputs.items()
                }
                gradient = [self.to_numpy(array) for array in pullback(ones)]
        except self.refusals:
            return
        if any(g.dtype.kind == "O" for g in gradient):
            raise UnsupportedOperationError(
                f"{self.name} has derivatives of symbols, not at points"
            )
        if "nonfinite" in case.refusal.accept and not all(np.isfinite(g).all() for g in gradient):
            return
        raise MissingRefusalError(f"{case.op}: {case.refusal.reason}, yet it was differentiated")

    def operation(self, name: str) -> Function:
        """Return an operation; raises UnsupportedOperationError if there is none."""
        if name in self.operations:
            return self.operations[name]
        if name in COMPOSED:
            return partial(COMPOSED[name], self.operation)
        raise UnsupportedOperationError(f"{self.name} has no operation {name!r}")

    def function(
        self, case: Case, outputs: tuple[str, ...], observable: str | None = None
    ) -> Callable[..., Outputs]:
        """Return the function that a case differentiates: of its inputs, to outputs by name."""
        if case.dtype not in self.dtypes:
            raise UnsupportedOperationError(f"{self.name} does not differentiate {case.dtype}")
        constants = {n: self.to_array(array) for n, array in case.constants.items()}
        transforms = Transforms(self.jvp, self.vmap)
        self.operation(case.call.op)
        return function_of(case, self.operation, constants, outputs, transforms, observable)
