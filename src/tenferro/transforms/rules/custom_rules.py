"""Functions with custom derivative rules.

A rule is traced as ordinary code, so it may use loops, gradients, outside functions and functions
with rules of their own; then it is made linear, or transposed, as bodies of loops are.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial, update_wrapper
from typing import Any, ClassVar, Concatenate, Generic, Self, SupportsIndex, overload

import numpy as np

from computegraph import dependents
from computegraph.weak import WeakValues
from tenferro.context import with_value
from tenferro.ops.base.registry import forget_all
from tenferro.ops.control.calls import Form, call as family
from tenferro.passes.masking import all_primary
from tenferro.trace import Trace, Tracer
from tenferro.transforms.control.bodies import body_of, emitted, loop_constants
from tenferro.transforms.programs.signature import StaticArguments
from tenferro.transforms.rules.rule_call import RuleCall, inexact, with_gaps
from tenferro.transforms.tracing.arguments import (
    check_callable,
    check_like,
    flatten,
    unflatten,
)
from tenferro.transforms.tracing.copies import copied
from tenferro.transforms.tracing.effects import refuse_effects
from tenferro.transforms.tracing.parameters import P, Q, R, Wrapping, name_of
from tenferro.transforms.tracing.tracing import Traced, in_trace, results

Function = Callable[..., Any]
_traced_rules: ContextVar[tuple[_RuleOf, ...]] = ContextVar("tenferro_traced_rules", default=())
"""The rules that are being traced now, one inside another."""
_IN_TUPLES = (
    "A rule with this number of parameters is in JAX's form: it receives the tuple of primals and "
    "the tuple of tangents, and returns (output, tangent). In the form rule(*inputs, output, "
    "*tangents), the output is a parameter too"
)
_LINEAR = "which is linear and may run as its transpose; print in the function itself"
_declared: WeakValues[tuple[str, str], Custom[..., Any]] = WeakValues()
"""The functions with rules by module and name: one that is declared anew takes effect."""


@dataclass(eq=False)
class _RuleOf:
    """A rule while it is traced: whose it is, and the function's value at the rule's arguments."""

    function: Custom[..., Any]
    args: Sequence[Any]
    value: Any
    is_read: bool = False
    """Whether the rule called the function at these arguments."""

    def traced(self, rule: Callable[[], Any]) -> Any:
        """What the rule returns."""
        return with_value(_traced_rules, (*_traced_rules.get(), self), rule)

    def reads(self, args: Sequence[Any]) -> bool:
        """Whether the rule calls the function at its own arguments, where the value is known."""
        same = _same_leaves(tuple(args), tuple(self.args), _is_same)
        self.is_read = self.is_read or same
        return same


def _is_same(x: Any, y: Any) -> bool:
    if isinstance(x, Tracer) or isinstance(y, Tracer):
        return isinstance(x, Tracer) and isinstance(y, Tracer) and x.id == y.id
    return x is y or bool(np.all(x == y))


class Custom(Wrapping, Generic[P, R]):
    """A function whose derivative is declared."""

    rules: ClassVar[Sequence[str]] = ()
    """The attributes that hold rules."""

    def __init__(self, kind: str, function: Callable[P, R], static_argnums: Any) -> None:
        check_callable(kind, function)
        update_wrapper(self, function)
        self.function: Callable[..., R] = function
        self.label = f"{kind}({name_of(function)})"
        self._static = StaticArguments(function, static_argnums, (), kind)
        self._signature = _signature(function)
        self._in_use = False
        name = getattr(function, "__qualname__", "<")
        if "<" not in name:
            key = (str(function.__module__), name)
            if (before := _declared.get(key)) is not None:
                before.renew()
            _declared[key] = self

    def renew(self) -> None:
        """Let a rule that is declared anew take effect: compiled functions are traced again."""
        if self._in_use:
            self._in_use = False
            forget_all()

    @overload
    def __get__(self, instance: None, owner: type | None = None) -> Self: ...

    @overload
    def __get__(
        self: Custom[Concatenate[Any, Q], R], instance: object, owner: type | None = None
    ) -> Callable[Q, R]: ...

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return super().__get__(instance, owner)

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        self._let_be_found("function", *self.rules)
        return super().__reduce_ex__(protocol)

    def __repr__(self) -> str:
        return f"<{self.label}>"

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The function's value."""
        every = self._positional(args, kwargs)
        tracing = next((r for r in reversed(_traced_rules.get()) if r.function is self), None)
        if tracing is not None and tracing.reads(every):
            return copied(tracing.value)  # type: ignore[no-any-return]
        call = RuleCall(self.label, every, self._static.dynamic_positions(len(every)))
        self._in_use = True
        if not call.dynamic.leaves:
            return self.function(*every)
        try:
            return in_trace(self.label, lambda trace: self._applied(trace, call))  # type: ignore[no-any-return]
        except RecursionError as error:
            if tracing is None:
                raise
            raise TypeError(
                f"{self.label}: its rule calls the function with arguments other than the rule's "
                "own, which would trace the rule again without end; call a function without a "
                "rule instead"
            ) from error

    def _positional(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Sequence[Any]:
        """All arguments by position, with defaults filled in."""
        if self._signature is None:
            if kwargs:
                raise TypeError(f"{self.label}: pass arguments by position, got {sorted(kwargs)}")
            return args
        bound = self._signature.bind(*args, **kwargs)
        if bound.kwargs:
            raise TypeError(
                f"{self.label}: {sorted(bound.kwargs)} can be passed by keyword only, expected "
                "parameters that have a position, by which a rule receives them"
            )
        bound.apply_defaults()
        return bound.args

    def _applied(self, trace: Trace, call: RuleCall) -> Any:
        traced = call.traced(
            trace,
            lambda *xs: self.function(*call.every(xs)),
            call.dynamic.tree,
            call.avals,
        )
        if not traced.outputs:
            return unflatten(traced.out_tree, [])
        form, rule = self._rule(trace, call, traced)
        consts = loop_constants(trace, [traced, *rule])
        *others, last = [body_of(trace, part, consts) for part in rule]
        moving = call.avals if form == "forward" else traced.out_avals
        tangents = 0 if form == "nonlinear" else len(inexact(moving))
        operation = family.bind(
            body=body_of(trace, traced, consts),
            consts=len(consts),
            rule=(*map(all_primary, others), all_primary(last, tangents)),
            form=form,
            name=self.label,
        )
        inputs = [trace.fresh(aval, f"x{i}").id for i, aval in enumerate(call.avals)]
        outs = emitted(trace, operation, [*consts, *inputs])
        return unflatten(traced.out_tree, results(trace, outs, inputs, call.dynamic.leaves))

    def _rule(self, trace: Trace, call: RuleCall, traced: Traced) -> tuple[Form, list[Traced]]:
        """The form of the rule and its functions, traced for a call."""
        raise NotImplementedError

    def _second(self, found: Any, what: str, expected: str) -> Any:
        """The second part of what a rule in JAX's form returns; its first is the output."""
        if not _is_pair(found):
            kind = f"{len(found)} values" if isinstance(found, tuple) else type(found).__name__
            raise TypeError(f"{self.label}: {what} returned {kind}, expected {expected}")
        return found[1]


def _is_pair(found: Any) -> bool:
    return isinstance(found, tuple | list) and len(found) == 2


def _same_leaves(one: Any, other: Any, same: Callable[[Any, Any], bool]) -> bool:
    """Whether two pytrees have one structure, and the same leaves by this measure."""
    (xs, spec), (ys, expected) = flatten(one), flatten(other)
    return bool(spec == expected) and all(map(same, xs, ys))


def _have_one_shape(x: Any, y: Any) -> bool:
    return bool(np.shape(x) == np.shape(y))


def _signature(function: Function) -> inspect.Signature | None:
    try:
        return inspect.signature(function)
    except (TypeError, ValueError):
        return None


class CustomJVP(Custom[P, R]):
    """A function with a forward rule."""

    rules: ClassVar[Sequence[str]] = ("_forward",)

    def __init__(self, function: Callable[P, R], static_argnums: Any = ()) -> None:
        super().__init__("custom_jvp", function, static_argnums)
        self._forward: Function | None = None

    def defjvp(self, rule: Function) -> Function:
        """Define the rule: `rule(*inputs, output, *tangents)` returns the tangent of the output.

        A rule in JAX's form, `rule(*static, primals, tangents)`, returns (output, tangent).
        """
        check_callable(f"{self.label}.defjvp", rule)
        self.renew()
        self._forward = rule
        return rule

    def _rule(self, trace: Trace, call: RuleCall, traced: Traced) -> tuple[Form, list[Traced]]:
        rule, ys = self._forward, traced.out_avals
        if rule is None:
            raise TypeError(f"{self.label}: no derivative rule is defined; define one with defjvp")

        in_jax_form = self._is_in_jax_form(rule, call)

        def pushed(xs: Sequence[Any], y: Any, dxs: Sequence[Any]) -> list[Any]:
            every, tangents = call.every(xs), call.tangents(dxs)
            tracing = _RuleOf(self, every, y)
            if in_jax_form:
                moving = tuple(tangents[i] for i in call.positions)
                run = partial(rule, *call.static(), tuple(xs), moving)
                tangent = self._of_tuples(tracing, run, moving)
            else:
                tangent = tracing.traced(lambda: rule(*every, y, *tangents))
                if tangent is None and inexact(ys):
                    raise TypeError(
                        f"{self.label}: the rule returned None, expected the tangent of the "
                        "output; return np.zeros_like(output) where it is zero"
                    )
            what = "the tangent of the rule"
            leaves = check_like(self.label, what, tangent, traced.out_tree, ys, optional=True)
            return [x for x, aval in zip(leaves, ys, strict=True) if aval.is_inexact]

        dxs = inexact(call.avals)
        values = (call.dynamic.tree, unflatten(traced.out_tree, ys), dxs)
        forward = call.traced(trace, pushed, values, [*call.avals, *ys, *dxs])
        refuse_effects(trace, forward.input_ids, f"called in the rule of {self.label}, {_LINEAR}")
        return "forward", [forward]

    def _of_tuples(self, tracing: _RuleOf, run: Function, moving: tuple[Any, ...]) -> Any:
        """The tangent that a rule in JAX's form returns."""
        try:
            both = tracing.traced(run)
        except TypeError as error:
            error.add_note(f"{self.label}: {_IN_TUPLES}")
            raise
        tangent = self._second(both, "the rule", f"(output, tangent). {_IN_TUPLES}")
        if _depends(both[0], moving):
            raise TypeError(
                f"{self.label}: the output that the rule returned depends on the tangents. "
                f"{_IN_TUPLES}"
            )
        return tangent

    def _is_in_jax_form(self, rule: Function, call: RuleCall) -> bool:
        """Whether a rule takes all primals and all tangents as two tuples, after static ones."""
        n, static = len(call.args), len(call.args) - len(call.positions)
        signature = _signature(rule)
        if signature is None or _takes(signature, 2 * n + 1):
            return False
        if _takes(signature, static + 2):
            return True
        raise TypeError(
            f"{self.label}: the rule takes {signature}, expected {2 * n + 1} arguments (the "
            f"{n} of the function, its output, {n} tangents), or {static + 2} as in JAX "
            "(static arguments, the tuple of primals, the tuple of tangents)"
        )


def _depends(outputs: Any, inputs: Any) -> bool:
    """Whether traced outputs are computed from traced inputs."""
    out, into = ([x for x in flatten(t)[0] if isinstance(x, Tracer)] for t in (outputs, inputs))
    if not (out and into):
        return False
    return any(dependents(out[0].arena, [x.id for x in out], {x.id: x for x in into}))


def _takes(signature: inspect.Signature, n: int) -> bool:
    """Whether a function can be called with n arguments by position."""
    try:
        signature.bind(*[None] * n)
    except TypeError:
        return False
    return True


class CustomVJP(Custom[P, R]):
    """A function with a pullback."""

    def __init__(self, function: Callable[P, R], static_argnums: Any = ()) -> None:
        super().__init__("custom_vjp", function, static_argnums)
        self._reverse: tuple[Function, Function, bool] | None = None

    def defvjp(self, residuals: Function, pullback: Function, *, linear: bool = True) -> None:
        """Define the rule: `residuals(*inputs)`, which `pullback(residuals, cotangent)` reads.

        A `residuals` that calls the function itself is in JAX's form: it returns
        (output, residuals). Without this call, a pair whose first part has the structure and the
        shapes of the output could be either, and raises TypeError: return a dictionary.

        The pullback returns a tuple with one cotangent per input, like the pullback of `te.vjp`:
        the adjoint under Re Σ conj(a)·b. Static arguments are its first arguments. A pullback that
        is not linear in the cotangent, for example because it clips it, requires `linear=False`.
        The function then has no forward mode, and a zero cotangent may be mapped to zero.
        """
        check_callable(f"{self.label}.defvjp", residuals)
        check_callable(f"{self.label}.defvjp", pullback)
        self.renew()
        self._reverse = residuals, pullback, bool(linear)

    def _rule(self, trace: Trace, call: RuleCall, traced: Traced) -> tuple[Form, list[Traced]]:
        if self._reverse is None:
            raise TypeError(f"{self.label}: no derivative rule is defined; define one with defvjp")
        residuals, pullback, linear = self._reverse
        ys = traced.out_avals

        def kept(xs: Sequence[Any], y: Any) -> Any:
            tracing = _RuleOf(self, call.every(xs), y)
            found = tracing.traced(lambda: residuals(*call.every(xs)))
            return self._residuals(found, y, in_jax_form=tracing.is_read)

        values = (call.dynamic.tree, unflatten(traced.out_tree, ys))
        forward = call.traced(trace, kept, values, [*call.avals, *ys])

        def pulled(residual: Any, cts: Sequence[Any]) -> list[Any]:
            ct = unflatten(traced.out_tree, with_gaps(ys, cts))
            return self._cotangents(call, pullback(*call.static(), residual, ct))

        cts = inexact(ys)
        read = (unflatten(forward.out_tree, forward.out_avals), cts)
        backward = call.traced(trace, pulled, read, [*forward.out_avals, *cts])
        if linear:
            where = f"called in the pullback of {self.label}"
            refuse_effects(trace, backward.input_ids, f"{where}, {_LINEAR}")
        return "pullback" if linear else "nonlinear", [forward, backward]

    def _residuals(self, found: Any, output: Any, *, in_jax_form: bool) -> Any:
        """What the pullback reads, of what `residuals` returned."""
        if in_jax_form:
            what = "residuals, which calls the function as in JAX,"
            second = self._second(found, what, "(output, residuals)")
            if not _same_leaves(found[0], output, _is_same):
                raise TypeError(
                    f"{self.label}: {what} returned a pair whose first part is not the result of "
                    "this call, expected (output, residuals)"
                )
            return second
        if _is_pair(found) and _same_leaves(found[0], output, _have_one_shape):
            raise TypeError(
                f"{self.label}: residuals returned a pair whose first part has the shape of the "
                "output. If it is (output, residuals), as in JAX, let it call the decorated "
                "function for the output; if both parts are residuals, return a dictionary"
            )
        return found

    def _cotangents(self, call: RuleCall, cotangents: Any) -> list[Any]:
        """The cotangents of the inexact inputs, from the result of the pullback."""
        if not isinstance(cotangents, tuple) or len(cotangents) != len(call.args):
            kind = (
                f"a tuple of {len(cotangents)}"
                if isinstance(cotangents, tuple)
                else type(cotangents).__name__
            )
            raise TypeError(
                f"{self.label}: the pullback returned {kind}, expected a tuple of "
                f"{len(call.args)}, one cotangent per argument"
            )
        leaves = check_like(
            self.label,
            "the result of the pullback",
            tuple(cotangents[i] for i in call.positions),
            call.dynamic.spec,
            call.avals,
            lambda i: f"the result of the pullback for {call.dynamic.names()[i]}",
            optional=True,
        )
        return [x for x, aval in zip(leaves, call.avals, strict=True) if aval.is_inexact]


@overload
def custom_jvp(
    f: Callable[P, R], *, static_argnums: int | Sequence[int] = ...
) -> CustomJVP[P, R]: ...


@overload
def custom_jvp(
    *, static_argnums: int | Sequence[int] = ...
) -> Callable[[Callable[P, R]], CustomJVP[P, R]]: ...


def custom_jvp(f: Function | None = None, *, static_argnums: int | Sequence[int] = ()) -> Any:
    """Create a function with a custom forward rule, which `@f.defjvp` defines.

    The rule is called as `rule(*inputs, output, *tangents)` and returns the tangent of the output;
    the output is already computed. There is one tangent per argument, with its structure, and None
    for arguments without a tangent: integers and static arguments. None for a part of the output
    means zero; None in place of all of it, as of a rule without `return`, raises TypeError.
    The rule must be linear in the tangents. Reverse mode transposes the rule, and higher orders
    differentiate it. A rule that takes static arguments, a tuple of primals and a tuple of tangents
    is in JAX's form, and returns (output, tangent).

    Arguments and the output are pytrees of arrays; arguments in `static_argnums` may be any object.
    Keyword arguments and defaults are passed to the rule by position. The function and the rule are
    traced, also outside other transforms. If you define a rule again, the new rule applies
    everywhere.

    Raises ADRuleError for a rule that is not linear in the tangents, and for a derivative with
    respect to a closed-over value; TypeError if no rule is defined; ValueError for a tangent whose
    structure, shape or dtype differs from that of the output.

    >>> import numpy as np
    >>> import tenferro as te
    >>> @te.custom_jvp
    ... def log1pexp(x):
    ...     return np.log(1 + np.exp(x))
    >>> @log1pexp.defjvp
    ... def _(x, y, dx):
    ...     return dx * (1 - 1 / (1 + np.exp(x)))
    >>> te.grad(log1pexp)(100.0), te.jvp(log1pexp, (0.0,), (1.0,))[1]
    (array(1.), array(0.5))
    """
    if f is None:
        return lambda function: CustomJVP(function, static_argnums)
    return CustomJVP(f, static_argnums)


@overload
def custom_vjp(
    f: Callable[P, R], *, static_argnums: int | Sequence[int] = ...
) -> CustomVJP[P, R]: ...


@overload
def custom_vjp(
    *, static_argnums: int | Sequence[int] = ...
) -> Callable[[Callable[P, R]], CustomVJP[P, R]]: ...


def custom_vjp(f: Function | None = None, *, static_argnums: int | Sequence[int] = ()) -> Any:
    """Create a function with a custom pullback, which `f.defvjp(residuals, pullback)` defines.

    `residuals(*inputs)` returns a pytree of arrays that the pullback reads. `pullback(residuals,
    cotangent)` returns a tuple with one cotangent per argument, like the pullback of `te.vjp`; None
    means zero, or that the argument has no cotangent. The pullback must be linear in the cotangent;
    then forward mode is its transpose, and all orders and compositions follow. A pullback that is
    not linear requires `linear=False`; then only reverse mode and its derivatives exist. A
    `residuals` that calls the function itself is in JAX's form, and returns (output, residuals).
    Without this call, a pair whose first part has the structure and the shapes of the output could
    be either form, and raises TypeError: return a dictionary.

    Arguments are as those of `custom_jvp`; static ones are the first arguments of the pullback.

    Raises the errors of `custom_jvp`, and ADRuleError for forward mode with `linear=False`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> product = te.custom_vjp(lambda x, y: np.sin(x) * y)
    >>> product.defvjp(
    ...     lambda x, y: {"x": np.cos(x) * y, "y": np.sin(x)},
    ...     lambda r, ct: (ct * r["x"], ct * r["y"]),
    ... )
    >>> te.grad(product, argnums=(0, 1))(0.0, 3.0)
    (array(3.), array(0.))
    >>> te.jvp(product, (0.0, 3.0), (1.0, 0.0))
    (array(0.), array(3.))
    """
    if f is None:
        return lambda function: CustomVJP(function, static_argnums)
    return CustomVJP(f, static_argnums)
