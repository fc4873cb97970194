"""Calls by the original's signature: its names, order and defaults, with tenferro's function."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from inspect import BoundArguments, Parameter, Signature
from typing import Any

from tenferro.adoption.guards import any_traced, guarded
from tenferro.functions.writing.writing import fill

_WITHOUT_EFFECT = frozenset(
    "driver lapack_driver like lwork order overwrite_a overwrite_ab overwrite_a_band overwrite_b "
    "overwrite_c overwrite_input overwrite_v overwrite_x plan subok use_umfpack workers".split()
)
"""Keywords that change no result here: memory, the choice of a routine, threads."""
_OTHER_NAMES = {
    "numpy.clip": {"a_min": "min", "a_max": "max"},
    "numpy.linalg.pinv": {"rcond": "rtol"},
}
"""Parameters that have another name here, and are not at the same position."""
_POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
_SAME_MEANING: frozenset[tuple[str, str]] = frozenset(
    {
        ("numpy.einsum", "optimize"),  # the order of products
        ("numpy.var", "ddof"), ("numpy.std", "ddof"),  # None is 0, or `correction`
        ("numpy.nanvar", "ddof"), ("numpy.nanstd", "ddof"),
        ("numpy.sort", "stable"), ("numpy.argsort", "stable"),  # equal elements keep their order
        ("scipy.optimize.curve_fit", "check_finite"),  # None is true
        ("scipy.optimize.least_squares", "bounds"),  # None is no bounds
        ("scipy.optimize.least_squares", "jac"),  # the Jacobian is exact
        ("scipy.sparse.linalg.gmres", "restart"),  # None is 20
    }
)  # fmt: skip
"""Parameters whose defaults are written differently, and mean the same."""


def by_signature_of(name: str, theirs: Any, ours: Callable[..., Any]) -> Callable[..., Any]:
    """Ours, called with the arguments of theirs; `name` is the original's full name."""
    original, own = _signature(theirs), _signature(ours)
    if original is None or own is None:
        return ours
    translation = _Translation(name, original, own)
    of_numbers = guarded(name, theirs, "tenferro has no function for it")

    @wraps(ours)
    def function(*args: Any, **keywords: Any) -> Any:
        if not keywords and translation.is_direct(len(args)):
            return ours(*args)
        bound, unknown = translation.bound(args, keywords)
        if not unknown:
            return ours(*bound.args, **bound.kwargs)
        if [*unknown] == ["out"]:
            return translation.filled(ours(*bound.args, **bound.kwargs), unknown["out"])
        values = (*args, *keywords.values())
        if any(map(callable, values)) or any_traced(values):
            raise TypeError(
                f"{name}: the argument {next(iter(unknown))!r} is not supported for traced arrays; "
                "leave it out, or wrap the call in te.external if no derivative is needed"
            )
        return of_numbers(*args, **keywords)

    return function


def _signature(function: Any) -> Signature | None:
    try:
        return inspect.signature(function)
    except (TypeError, ValueError):
        return None


class _Translation:
    """How the arguments of one signature are those of another."""

    def __init__(self, name: str, original: Signature, own: Signature) -> None:
        self.name, self.original, self.own = name, original, own
        self.names = dict(_same_parameters(original, own)) | _OTHER_NAMES.get(name, {})
        self.defaults = dict(self._different_defaults())
        self.prefix = self._common_prefix()

    def _different_defaults(self) -> Any:
        for theirs, ours in self.names.items():
            wanted = self.original.parameters[theirs].default
            own = self.own.parameters[ours].default
            same = _is_equal(wanted, own) or (self.name, theirs) in _SAME_MEANING
            if _is_value(wanted) and not same:
                yield ours, wanted

    def _common_prefix(self) -> int:
        """How many leading arguments by position are the same in both."""
        pairs = zip(_positional(self.original), _positional(self.own), strict=False)
        different = (i for i, (a, b) in enumerate(pairs) if self.names.get(a) != b)
        shorter = min(len(_positional(self.original)), len(_positional(self.own)))
        return next(different, shorter)

    def is_direct(self, n: int) -> bool:
        """Whether n arguments by position mean the same to both."""
        required = sum(p.default is Parameter.empty for p in self._parameters())
        return required <= n <= self.prefix and not self.defaults

    def _parameters(self) -> list[Parameter]:
        return [p for p in self.original.parameters.values() if p.kind in _POSITIONAL]

    def bound(
        self, args: tuple[Any, ...], keywords: Mapping[str, Any]
    ) -> tuple[BoundArguments, dict[str, Any]]:
        """The arguments of our function, and those that it does not have."""
        try:
            found = self.original.bind(*args, **keywords).arguments
        except TypeError as error:
            raise TypeError(f"{self.name}: {error}") from None
        given, unknown = dict(self.defaults), dict[str, Any]()
        for key, value in self._flat(found).items():
            if key in self.names:
                given[self.names[key]] = value
            elif not self.ignores(key) and not self._is_default(key, value):
                unknown[key] = value
        ordered = {key: given[key] for key in self.own.parameters if key in given}
        return BoundArguments(self.own, ordered), unknown

    def filled(self, values: Any, out: Any) -> Any:
        """The argument `out`, into which the values are written."""
        outs = out if isinstance(out, tuple) else (out,)
        for x, value in zip(outs, values if len(outs) > 1 else [values], strict=True):
            fill(self.name, x, value)
        return out if len(outs) > 1 else outs[0]

    @staticmethod
    def ignores(key: str) -> bool:
        """Whether an argument changes no result."""
        return key in _WITHOUT_EFFECT

    def _flat(self, found: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments by name, those of the original's `**keywords` too."""
        flat: dict[str, Any] = {}
        for key, value in found.items():
            if self.original.parameters[key].kind is Parameter.VAR_KEYWORD:
                known = {k: v for k, v in value.items() if k in self.own.parameters}
                self.names.update((k, k) for k in known)
                flat.update(known)
                value = {k: v for k, v in value.items() if k not in known}
                if not value:
                    continue
            flat[key] = value
        return flat

    def _is_default(self, key: str, value: Any) -> bool:
        parameter = self.original.parameters.get(key)
        return parameter is not None and _is_equal(parameter.default, value)


def _same_parameters(original: Signature, own: Signature) -> Any:
    """Pairs of names: equal ones, then those at the same position that the other lacks."""
    for name in original.parameters:
        if name in own.parameters:
            yield name, name
    for a, b in zip(_positional(original), _positional(own), strict=False):
        if a not in own.parameters and b not in original.parameters:
            yield a, b
    for kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
        rest, others = (_of_kind(s, kind) for s in (original, own))
        if rest is not None and others is not None and rest != others:
            yield rest, others


def _positional(signature: Signature) -> list[str]:
    return [p.name for p in signature.parameters.values() if p.kind in _POSITIONAL]


def _of_kind(signature: Signature, kind: Any) -> str | None:
    return next((p.name for p in signature.parameters.values() if p.kind is kind), None)


def _is_value(default: Any) -> bool:
    """Whether a default is a value, not a mark that the argument was left out."""
    return default is not Parameter.empty and type(default).__name__ != "_NoValueType"


def _is_equal(a: Any, b: Any) -> bool:
    return a is b or (type(a) is type(b) and isinstance(a, str | int | float | tuple) and a == b)
