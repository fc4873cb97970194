"""Operation families: a name, a shape rule, and what is known about the derivative.

A family with parameters filled in is a `TensorOperation`, the primitive that graphs hold. How its
rules meet the plumbing of `tidu` is in `adapter`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from computegraph import LocalValueId, OperationRole, ValueKey
from computegraph.guard import Guard
from computegraph.weak import WeakValues
from tenferro.ops.base import adapter
from tenferro.ops.base.declaration import Declaration
from tenferro.ops.base.exact_kind import exact_kind
from tenferro.ops.base.registry import FAMILIES, forget_all
from tenferro.ops.base.shapes import refuse
from tenferro.ops.base.stacks import Stacks
from tenferro.tensor import Aval
from tidu import PrimitiveBuilder, PrimitiveValue

_guard = Guard()
Rule = TypeVar("Rule", bound=Callable[..., Any])
Groups = tuple[frozenset[int] | None, ...]
"""Sets of operands in each of which an operation is jointly linear; None means all."""
Sets = Sequence[int | Sequence[int]]
Multilinear = Sets | Callable[..., Sets]
RealLinear = Sequence[int] | Callable[..., Sequence[int]]
Fill = Callable[[Any, Aval], int]
"""Writes an array of this shape and dtype with a `Writer`."""
Harmless = Mapping[int, Fill] | Callable[..., Mapping[int, Fill]]
"""Arrays for operands, or a function of the avals and parameters that returns them."""
_REMEMBERED = 64
"""Answers of a shape rule that an operation remembers."""
BATCHES = ("", "leading", "axes")
"""What a family may declare about batches of its operands."""


def _never(**_: Any) -> bool:
    return False


class Family:
    """A kind of operation.

    `infer(*avals, **params)` is the shape rule: the aval of the output or a tuple of avals. Its
    signature declares the operands and, as annotations, the types of parameters; both are checked
    before it runs. `operands` says more: their number, or for stacks of matrices a text such as
    "a(n,n) b(n,k)" (see `stacks`); `parameters` are types by name where the rule has `**params`.
    `linear` names operands in which the operation is jointly linear (`"all"` for all of them);
    `multilinear` names several such sets (operands, or sequences of them), or is a function of the
    parameters that does. A rule may leave one of jointly linear operands without a tangent if it
    is zero. `real_linear` names the operands (or is a function of the parameters that does) in
    which it is linear only over the real numbers: i times the operand is not mapped to i times the
    result. For those with real results for complex operands no declaration is needed.
    `zero_derivative` is the reason why the derivative of an operation with
    floating-point output vanishes. `kinds` are the dtypes it accepts, as NumPy's kind letters.
    `opaque` is the reason why a family outside of the core has no formula (see `formula`).
    `batch` says how operands with one more axis in front are computed: `"leading"`, by the same
    operation, as of stacks; `"axes"`, with the parameters `axis` and `axes` moved on by one. A
    pointwise family and one whose `operands` are a text need no declaration. Without a declaration
    and a rule (see `batch`), the formula is batched, or it runs once per element.
    `harmless` says of a family that may raise an error because of the elements of operands, itself
    or in its derivatives, with which arrays it does not: they replace operands where its result is
    not needed.

    >>> import tenferro as te
    >>> te.extension.family("docs.mirrored.v1", infer=lambda x: x, linear="all").name
    'docs.mirrored.v1'
    """

    def __init__(
        self,
        name: str,
        infer: Callable[..., Any],
        *,
        n_outputs: int | Callable[..., int] = 1,
        linear: Sequence[int] | str = (),
        multilinear: Multilinear = (),
        real_linear: RealLinear = (),
        zero_derivative: str = "",
        pointwise: bool = False,
        kinds: str = "biufc",
        opaque: str = "",
        batch: str = "",
        harmless: Harmless = MappingProxyType({}),
        operands: int | str | None = None,
        parameters: Mapping[str, Any] | None = None,
    ) -> None:
        if name in FAMILIES:
            raise ValueError(f"family {name!r} exists already")
        if batch not in BATCHES:
            raise ValueError(f"family {name!r}: batch is {batch!r}, expected one of {BATCHES}")
        self.name = name
        self.infer = infer
        self.n_outputs = n_outputs
        self.linear = linear
        self.multilinear = multilinear
        self.real_linear = real_linear
        self.zero_derivative = zero_derivative
        self.pointwise = pointwise
        self.kinds = kinds
        self.opaque = opaque
        self.declared_batch = batch
        self.harmless = harmless
        self.runs_each_time: Callable[..., bool] = _never
        """Whether derivative rules of an operation with these parameters are not recorded: one of
        hundreds of operands, or whose rules read how its operands are computed."""
        self.in_use = False
        """Whether a rule, the formula or a kernel was ever used."""
        self.formula_rule: Callable[..., Any] | None = None
        self.stacks = Stacks(operands) if isinstance(operands, str) else None
        arity = operands if self.stacks is None else len(self.stacks)
        self.declaration = Declaration(infer, arity, parameters)  # type: ignore[arg-type]
        self.jvp_rule: Callable[..., Any] | None = None
        self.batch_rule: Callable[..., Any] | None = None
        self.transpose_all_rule: Callable[..., Any] | None = None
        self.transpose_rules: dict[int | None, Callable[..., Any]] = {}
        self._interned: WeakValues[Hashable, TensorOperation] = WeakValues()
        FAMILIES[name] = self

    def bind(self, **params: Any) -> TensorOperation:
        """The operation with these parameters; the same parameters return the same object.

        1, 1.0 and True are different parameters, and so are 0.0 and -0.0.

        Raises TypeError for a parameter that is unknown, missing, or not of the type declared.
        """
        key = tuple([(name, params[name], exact_kind(params[name])) for name in sorted(params)])
        try:
            operation = self._interned.get(key)
        except TypeError:
            self.declaration.check(self.name, params)
            raise
        if operation is None:
            made = TensorOperation(self, params)
            with _guard.lock:
                operation = self._interned.setdefault(key, made)
        return operation

    def formula(self, rule: Rule) -> Rule:
        """Define the family by other primitives: `rule(*inputs, **params)` returns the output.

        It returns a tuple for several. Engines and transforms without code for the family compute
        this instead. A rule may return None for operands and parameters to which it does not
        apply; a kernel must then exist. Without a JVP rule, the derivative is the formula's.
        """
        self.formula_rule = rule
        self.renew()
        return rule

    def jvp(self, rule: Rule) -> Rule:
        """Declare the derivative: `rule(*inputs, *outputs, *tangents, **params)`.

        It returns the tangent of the output (a tuple for several). A tangent of an operand that
        is not being differentiated is a symbolic zero, which linear operations carry through.
        """
        self.jvp_rule = rule
        self.renew()
        return rule

    def transpose(self, operand: int) -> Callable[[Rule], Rule]:
        """Declare the transpose in one operand: `rule(ct, *inputs, **params)`.

        The active operands among `inputs` have shape and dtype only.
        """

        def declare(rule: Rule) -> Rule:
            self.transpose_rules[operand] = rule
            self.renew()
            return rule

        return declare

    def transpose_each(self, rule: Rule) -> Rule:
        """Declare the transpose in any operand: `rule(position, ct, *inputs, **params)`."""
        self.transpose_rules[None] = rule
        self.renew()
        return rule

    def transpose_all(self, rule: Rule) -> Rule:
        """Declare the transpose in all active operands together.

        `rule(cts, active, *inputs, **params)` gets the cotangents of all outputs as a tuple and one
        flag per operand; it returns one cotangent per operand, None where there is none.
        """
        self.transpose_all_rule = rule
        self.renew()
        return rule

    def batch(self, rule: Rule) -> Rule:
        """Declare how batches are computed: `rule(n, on, *inputs, **params)`.

        The inputs marked in `on` have an axis of size n in front; so have the outputs, but for
        those that are the same for the whole batch, which the rule returns as `Unbatched`.
        """
        self.batch_rule = rule
        self.renew()
        return rule

    @property
    def is_linear(self) -> bool:
        """Whether it is declared linear in some operands."""
        return bool(self.linear) or bool(self.multilinear)

    def renew(self) -> None:
        """Let new declarations take effect: forget everything derived from the previous ones.

        Programs and linear maps that exist keep what they were made of; compiled functions are
        traced and compiled again.
        """
        if self.in_use:
            self.in_use = False
            forget_all()

    def __repr__(self) -> str:
        return f"Family({self.name})"


def _groups(linear: Sequence[int] | str, multilinear: Sets) -> Groups:
    if linear == "all":
        return (None,)
    joint = (frozenset(int(i) for i in linear),) if linear else ()
    sets = ((i,) if isinstance(i, int) else i for i in multilinear)
    return (*joint, *map(frozenset, sets))


class TensorOperation:
    """A family with its parameters: what graphs hold. Interned, so equality is identity."""

    __slots__ = (
        "__weakref__",
        "_inferred",
        "_least",
        "_most",
        "family",
        "groups",
        "n_outputs",
        "name",
        "params",
        "real_linear",
    )

    def __init__(self, family: Family, params: dict[str, Any]) -> None:
        family.declaration.check(family.name, params)
        self._least, self._most = family.declaration.operands(params)
        self._inferred: dict[tuple[Aval, ...], Any] = {}
        self.family = family
        self.params = params
        self.name = family.name
        n = family.n_outputs
        self.n_outputs: int = n if isinstance(n, int) else n(**params)
        sets = family.multilinear
        self.groups = _groups(family.linear, sets(**params) if callable(sets) else sets)
        real = family.real_linear
        self.real_linear = frozenset(real(**params) if callable(real) else real)

    def infer(self, *avals: Aval) -> Any:
        """The aval of the output, or a tuple of avals; a bad argument is an error naming it.

        Passes ask for the same again and again, so the last answers are remembered.
        """
        found = self._inferred.get(avals)
        if found is None:
            found = self._checked_and_inferred(avals)
            if len(self._inferred) >= _REMEMBERED:
                self._inferred.clear()
            self._inferred[avals] = found
        return found

    def _checked_and_inferred(self, avals: tuple[Aval, ...]) -> Any:
        if len(avals) != self._most:
            self._check_number(len(avals))
        if self.family.stacks is not None:
            self.family.stacks.check(self.name, avals, self.params)
        return self.family.infer(*avals, **self.params)

    def _check_number(self, n: int) -> None:
        """Raise ValueError unless the operation takes so many operands."""
        if n < self._least or (self._most is not None and n > self._most):
            many = f"{self._least} or more" if self._most is None else f"{self._most}"
            refuse(self.name, "the number of operands", n, many)

    def harmless(self, avals: Sequence[Aval]) -> Mapping[int, Fill]:
        """The arrays with which it raises no error, by operand; none if it never does."""
        declared = self.family.harmless
        return declared(*avals, **self.params) if callable(declared) else declared

    @property
    def runs_each_time(self) -> bool:
        """Whether its derivative rules are not recorded."""
        return self.family.runs_each_time(**self.params)

    @classmethod
    def add(cls) -> TensorOperation:
        """The addition with which cotangents are accumulated."""
        return FAMILIES["add"].bind()

    def jvp_rule(
        self,
        builder: PrimitiveBuilder,
        primal_inputs: Sequence[ValueKey],
        primal_outputs: Sequence[ValueKey],
        tangent_inputs: Sequence[LocalValueId | None],
        ctx: Any,
    ) -> Sequence[LocalValueId | None]:
        """The contract's forward rule, from the family's declaration."""
        return adapter.jvp(self, builder, primal_inputs, primal_outputs, tangent_inputs)

    def transpose_rule(
        self,
        builder: PrimitiveBuilder,
        cotangent_outputs: Sequence[LocalValueId | None],
        inputs: Sequence[PrimitiveValue],
        role: OperationRole,
        ctx: Any,
    ) -> Sequence[LocalValueId | None]:
        """The contract's transpose rule, from the family's declaration."""
        return adapter.transpose(self, builder, cotangent_outputs, inputs, role)

    def __repr__(self) -> str:
        params = ", ".join(f"{k}={v!r}" for k, v in self.params.items())
        return f"{self.name}[{params}]" if params else self.name
