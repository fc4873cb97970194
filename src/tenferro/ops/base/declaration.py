"""What the signature of a shape rule declares: how many operands, and parameters of which types.

Annotations of parameters are the declaration, so a wrong parameter is refused before a rule runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, formatannotation, signature
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from tenferro.cached_attribute import cached_attribute


class Where(NamedTuple):
    """A condition on a parameter, in an annotation."""

    words: str
    holds: Callable[[Any], bool]

    def __repr__(self) -> str:
        return self.words


Natural = Annotated[int, Where("at least 0", lambda n: n >= 0)]
Positive = Annotated[int, Where("at least 1", lambda n: n >= 1)]
_POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


class Declaration:
    """The operands and parameters of a family, read from its shape rule.

    `arity` is given where the rule takes any number of operands but the family does not, and
    `parameters` (their types by name) where the rule takes any parameters.
    """

    def __init__(
        self,
        rule: Callable[..., Any],
        arity: int | None = None,
        parameters: Mapping[str, Any] | None = None,
    ) -> None:
        self._rule = rule
        self._arity = arity
        self._given = parameters

    @cached_attribute
    def _parameters(self) -> Sequence[Parameter]:
        return tuple(signature(self._rule).parameters.values())

    @cached_attribute
    def types(self) -> Mapping[str, Any]:
        """The types of parameters by name; `Any` where an annotation is missing or unknown."""
        if self._given is not None:
            return self._given
        try:
            hints = get_type_hints(self._rule, include_extras=True)
        except (NameError, TypeError):
            hints = {}
        keywords = [p.name for p in self._parameters if p.kind is Parameter.KEYWORD_ONLY]
        return {name: hints.get(name, Any) for name in keywords}

    @cached_attribute
    def _required(self) -> frozenset[str]:
        if self._given is not None:
            return frozenset(self._given)
        keyword = Parameter.KEYWORD_ONLY
        return frozenset(
            p.name for p in self._parameters if p.kind is keyword and p.default is Parameter.empty
        )

    @cached_attribute
    def _open(self) -> bool:
        """Whether any parameter is taken."""
        kinds = {p.kind for p in self._parameters}
        return self._given is None and Parameter.VAR_KEYWORD in kinds

    def operands(self, params: Mapping[str, Any]) -> tuple[int, int | None]:
        """The least and the greatest number of operands; None without a maximum.

        A parameter may be one of the rule's positional arguments.
        """
        if self._arity is not None:
            return self._arity, self._arity
        places = [p for p in self._parameters if p.kind in _POSITIONAL and p.name not in params]
        least = sum(p.default is Parameter.empty for p in places)
        several = any(p.kind is Parameter.VAR_POSITIONAL for p in self._parameters)
        return least, None if several else len(places)

    def check(self, family: str, params: Mapping[str, Any]) -> None:
        """Raise unless these are the parameters, of the types and values declared."""
        for name, value in params.items():
            if name in self.types:
                if not fits(value, self.types[name]):
                    error = ValueError if fits(value, self.types[name], loosely=True) else TypeError
                    expected = _shown(self.types[name])
                    raise error(f"{family}: {name} is {value!r}, expected {expected}")
            elif not self._open and not any(p.name == name for p in self._places()):
                known = ", ".join(self.types) or "none"
                raise TypeError(f"{family}: unknown parameter {name!r}, expected {known}")
        for name in self._required - params.keys():
            raise TypeError(f"{family}: parameter {name} is missing")

    def _places(self) -> Sequence[Parameter]:
        if self._given is not None:
            return ()
        return [p for p in self._parameters if p.kind is Parameter.POSITIONAL_OR_KEYWORD]


def _shown(hint: Any) -> str:
    """A type as an error names it.

    >>> _shown(Natural), _shown(tuple[int, ...]), _shown(Literal["N", "T"])
    ('int at least 0', 'tuple[int, ...]', "one of 'N', 'T'")
    """
    if get_origin(hint) is Annotated:
        base, *conditions = get_args(hint)
        return " ".join([_shown(base), *map(repr, conditions)])
    if get_origin(hint) is Literal:
        return f"one of {', '.join(map(repr, get_args(hint)))}"
    return formatannotation(hint).replace("tenferro.tensor.dim.", "")


def fits(value: Any, hint: Any, *, loosely: bool = False) -> bool:
    """Whether a parameter is of a type, and so are its parts if it is a tuple.

    Conditions on values are left out if `loosely`.

    >>> fits((1, 2), tuple[int, ...]), fits((1, True), tuple[int, ...]), fits("N", Literal["N"])
    (True, False, True)
    """
    origin = get_origin(hint)
    if hint is Any:
        return True
    if origin is Annotated:
        base, *conditions = get_args(hint)
        fit = fits(value, base)
        return fit and (loosely or all(condition.holds(value) for condition in conditions))
    if origin in (Union, UnionType):
        return any(fits(value, part, loosely=loosely) for part in get_args(hint))
    if origin is Literal:
        same = [x for x in get_args(hint) if type(x) is type(value)]
        return bool(same) if loosely else value in same
    if origin is tuple:
        return isinstance(value, tuple) and _fit(value, get_args(hint), loosely)
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if hint is float:
        return isinstance(value, float) or fits(value, int)
    if hint is None or hint is type(None):
        return value is None
    kind = origin or hint
    return isinstance(value, kind) if isinstance(kind, type) else True


def _fit(values: tuple[Any, ...], hints: tuple[Any, ...], loosely: bool) -> bool:
    if len(hints) == 2 and hints[1] is Ellipsis:
        hints = (hints[0],) * len(values)
    pairs = zip(values, hints, strict=False)
    return len(values) == len(hints) and all(fits(x, h, loosely=loosely) for x, h in pairs)


__all__ = ["Declaration", "Natural", "Positive", "Where", "fits"]
