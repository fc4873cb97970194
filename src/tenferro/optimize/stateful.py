"""Optimizers that update eager variables in place, with PyTorch's names and defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar, overload

import numpy as np

from tenferro.eager import Tensor, no_grad
from tenferro.optimize.first_order import adagrad, adam, adamw, lion, scale_by_rms, sgd, trace
from tenferro.optimize.masks import add_decayed_weights
from tenferro.optimize.transformations import (
    GradientTransformation,
    Schedule,
    apply_updates,
    chain,
    scale_by_learning_rate,
)
from tenferro.pytree import flatten, unflatten
from tenferro.tensor.views import write
from tenferro.transforms import jit

__all__ = ["SGD", "Adagrad", "Adam", "AdamW", "Lion", "Optimizer", "RMSprop"]

Group = dict[str, Any]
Loss = TypeVar("Loss")
Make = Callable[..., GradientTransformation]


class Optimizer:
    """The base class of optimizers: variables, states, and the transformation that updates them.

    `param_groups` are dictionaries with the variables of a group ("params"), its learning rate and
    its other options, which may be changed between steps.

    >>> import numpy as np
    >>> import tenferro as te
    >>> w = te.variable(np.array([1.0, 2.0]))
    >>> optimizer = te.optimize.SGD([w], 0.1)     # a subclass
    >>> (w**2).sum().backward()
    >>> optimizer.step()
    >>> w.numpy()
    array([0.8, 1.6])
    >>> isinstance(optimizer, te.optimize.Optimizer), optimizer.param_groups[0]["lr"]
    (True, 0.1)
    """

    def __init__(
        self, variables: Iterable[Any], make: Make, lr: float | Schedule, **options: Any
    ) -> None:
        self._name = type(self).__name__
        self._make = make
        self._states: dict[int, Any] = {}
        """The state of each variable, by its place among all; made at its first step."""
        self.defaults = {"lr": lr, **options}
        self.param_groups: list[Group] = []
        entries = list(variables)
        groups = entries if entries and isinstance(entries[0], Mapping) else [{"params": entries}]
        for group in groups:
            self.add_param_group(group)

    def add_param_group(self, group: Mapping[str, Any]) -> None:
        """Add variables with separate options: `{"params": [...], "lr": 1e-4}`.

        Raises TypeError for objects that are not variables, ValueError for an unknown option, for a
        group without variables and for a variable that is already in a group.
        """
        given = dict(group)
        variables = given.pop("params", None)
        variables = [variables] if isinstance(variables, Tensor) else list(variables or ())
        unknown = set(given) - set(self.defaults)
        if unknown or not variables:
            raise ValueError(
                f"{self._name}: a parameter group has the entries {sorted(group)}, expected "
                f"'params', at least one variable, and some of {sorted(self.defaults)}"
            )
        known = {id(v) for v in self._variables()}
        for i, variable in enumerate(variables):
            if not (isinstance(variable, Tensor) and variable.is_variable):
                raise TypeError(
                    f"{self._name}: entry {i} of the parameters is {variable!r}, expected a "
                    "variable (te.variable)"
                )
            if id(variable) in known:
                raise ValueError(f"{self._name}: entry {i} of the parameters occurs twice")
            known.add(id(variable))
        self.param_groups.append({"params": variables, **self.defaults, **given})

    def _variables(self) -> list[Any]:
        return [v for group in self.param_groups for v in group["params"]]

    def zero_grad(self) -> None:
        """Reset the gradients of all variables."""
        for variable in self._variables():
            variable.zero_grad()

    @overload
    def step(self, closure: None = None) -> None: ...
    @overload
    def step(self, closure: Callable[[], Loss]) -> Loss: ...
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Update all variables that have a gradient.

        `closure` is called first, and its result returned.
        """
        loss = None if closure is None else closure()
        first = 0
        with no_grad():
            for group in self.param_groups:
                self._step(group, first)
                first += len(group["params"])
        return loss

    def _step(self, group: Group, first: int) -> None:
        options = {name: x for name, x in group.items() if name not in ("params", "lr")}
        moving = [i for i, v in enumerate(group["params"]) if v.grad is not None]
        if not moving:
            return
        opt = self._make(1.0, **options)
        variables = [group["params"][i] for i in moving]
        for i, v in zip(moving, variables, strict=True):
            if first + i not in self._states:
                self._states[first + i] = _State.of(opt.init(v.value))
        states = [self._states[first + i] for i in moving]
        update = _compiled(self._make, tuple(sorted(options.items())), states[0].spec)
        rates = [_rate(group["lr"], state.steps) for state in states]
        arrays = [v.value for v in variables], [v.grad.value for v in variables]
        results = iter(
            update(*rates, *arrays[0], *arrays[1], *(x for s in states for x in s.leaves))
        )
        for v in variables:
            write(v, v.remembering(next(results)))
        for state in states:
            state.leaves = [next(results) for _ in state.leaves]
            state.steps += 1

    def state_dict(self) -> dict[str, Any]:
        """Return the states of all variables and the options of all groups, for `load_state_dict`.

        The result is a copy that contains only numbers, NumPy arrays and containers, so it can be
        pickled.
        """
        state = {
            i: {"step": s.steps, "state": unflatten(s.spec, map(np.array, s.leaves))}
            for i, s in self._states.items()
        }
        places = iter(range(len(self._variables())))
        groups = [
            {**group, "params": [next(places) for _ in group["params"]]}
            for group in self.param_groups
        ]
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Restore a state that `state_dict` returned; the variables do not change.

        Raises ValueError for different groups, and for states of different shapes.
        """
        groups = state_dict["param_groups"]
        sizes = [len(g["params"]) for g in groups], [len(g["params"]) for g in self.param_groups]
        if sizes[0] != sizes[1]:
            raise ValueError(
                f"{self._name}: the state has groups of {sizes[0]} variables, expected {sizes[1]}"
            )
        variables = self._variables()
        states = {}
        for i, entry in state_dict["state"].items():
            states[i] = _State.of(entry["state"], entry["step"])
            shapes = {np.shape(x) for x in states[i].leaves} - {()}
            if not shapes <= {variables[i].shape}:
                raise ValueError(
                    f"{self._name}: the state of variable {i} has shapes {sorted(shapes)}, "
                    f"expected {variables[i].shape}"
                )
        for group, given in zip(self.param_groups, groups, strict=True):
            group.update({name: x for name, x in given.items() if name != "params"})
        self._states = states


class _State:
    """The state of one variable, flat, and how many steps it has made."""

    def __init__(self, leaves: list[Any], spec: Any, steps: int) -> None:
        self.leaves, self.spec, self.steps = leaves, spec, steps

    @classmethod
    def of(cls, tree: Any, steps: int = 0) -> _State:
        leaves, spec = flatten(tree)
        return cls(list(map(np.array, leaves)), spec, steps)


def _rate(lr: float | Schedule, steps: int) -> float:
    """The learning rate of the next step."""
    return float(lr(steps) if callable(lr) else lr)


@lru_cache(maxsize=256)
def _compiled(make: Make, options: tuple[tuple[str, Any], ...], spec: Any) -> Callable[..., Any]:
    """The compiled update of several variables: rates, values, gradients and states, all flat."""
    width = spec.num_leaves

    def update(*flat: Any) -> Any:
        n = len(flat) // (3 + width)
        values, states = [], []
        for i in range(n):
            rate, value, gradient = flat[i], flat[n + i], flat[2 * n + i]
            start = 3 * n + i * width
            state = unflatten(spec, flat[start : start + width])
            opt = make(rate, **dict(options))
            updates, state = opt.update(gradient, state, value)
            values.append(apply_updates(value, updates))
            states += flatten(state)[0]
        return (*values, *states)

    return jit(update)


def _decayed(opt: GradientTransformation, weight_decay: float) -> GradientTransformation:
    """A transformation of gradients to which `weight_decay * params` has been added."""
    return chain(add_decayed_weights(weight_decay), opt) if weight_decay else opt


def _sgd(lr: Any, momentum: float, weight_decay: float, nesterov: bool) -> GradientTransformation:
    return _decayed(sgd(lr, momentum or None, nesterov), weight_decay)


def _adam(lr: Any, betas: tuple[float, float], eps: float, weight_decay: float) -> Any:
    return _decayed(adam(lr, betas[0], betas[1], eps), weight_decay)


def _adamw(lr: Any, betas: tuple[float, float], eps: float, weight_decay: float) -> Any:
    return adamw(lr, betas[0], betas[1], eps, weight_decay=weight_decay)


def _rmsprop(
    lr: Any, alpha: float, eps: float, weight_decay: float, momentum: float, centered: bool
) -> GradientTransformation:
    scaled = [scale_by_rms(alpha, eps, 0.0, False, centered)]
    moved = [trace(momentum)] if momentum else []
    return _decayed(chain(*scaled, *moved, scale_by_learning_rate(lr)), weight_decay)


def _adagrad(
    lr: Any, weight_decay: float, initial_accumulator_value: float, eps: float
) -> GradientTransformation:
    return _decayed(adagrad(lr, initial_accumulator_value, eps, eps_in_sqrt=False), weight_decay)


def _lion(lr: Any, betas: tuple[float, float], weight_decay: float) -> GradientTransformation:
    return lion(lr, betas[0], betas[1], weight_decay)


class SGD(Optimizer):
    """Gradient descent of eager variables; `lr` is a number or a schedule.

    >>> import tenferro as te
    >>> w = te.variable([1.0, -2.0])
    >>> opt = te.optimize.SGD([w], lr=0.1)
    >>> (w * w).sum().backward()
    >>> opt.step()
    >>> opt.zero_grad()
    >>> w
    Tensor([ 0.8, -1.6], requires_grad=True)
    """

    def __init__(
        self,
        variables: Iterable[Any],
        lr: float | Schedule = 1e-3,
        momentum: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
    ) -> None:
        super().__init__(
            variables, _sgd, lr, momentum=momentum, weight_decay=weight_decay, nesterov=nesterov
        )


class Adam(Optimizer):
    """Adam on eager variables; `weight_decay` is added to the gradient.

    >>> import tenferro as te
    >>> w = te.variable([1.0, -2.0])
    >>> opt = te.optimize.Adam([w], lr=0.1)
    >>> for _ in range(100):
    ...     loss = (w * w).sum()
    ...     loss.backward()
    ...     opt.step()
    ...     opt.zero_grad()
    >>> bool(loss < 1e-3)
    True
    """

    def __init__(
        self,
        variables: Iterable[Any],
        lr: float | Schedule = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(
            variables, _adam, lr, betas=tuple(betas), eps=eps, weight_decay=weight_decay
        )


class AdamW(Optimizer):
    """Adam on eager variables, with weight decay that is decoupled from the gradient.

    >>> import tenferro as te
    >>> w = te.variable([1.0, -2.0])
    >>> opt = te.optimize.AdamW([{"params": [w], "lr": 0.1}], weight_decay=0.1)
    >>> (w * w).sum().backward()
    >>> opt.step()
    >>> w
    Tensor([ 0.89, -1.88], requires_grad=True)
    """

    def __init__(
        self,
        variables: Iterable[Any],
        lr: float | Schedule = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
    ) -> None:
        super().__init__(
            variables, _adamw, lr, betas=tuple(betas), eps=eps, weight_decay=weight_decay
        )


class RMSprop(Optimizer):
    """RMSProp on eager variables; eps is added after the square root.

    >>> import tenferro as te
    >>> w = te.variable(1.0)
    >>> opt = te.optimize.RMSprop([w], lr=0.1, alpha=0.75)
    >>> (w * w).backward()
    >>> opt.step()
    >>> print(f"{w:.3f}")
    0.800
    """

    def __init__(
        self,
        variables: Iterable[Any],
        lr: float | Schedule = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        momentum: float = 0.0,
        centered: bool = False,
    ) -> None:
        super().__init__(
            variables, _rmsprop, lr, alpha=alpha, eps=eps, weight_decay=weight_decay,
            momentum=momentum, centered=centered,
        )  # fmt: skip


class Adagrad(Optimizer):
    """Adagrad on eager variables; eps is added after the square root.

    >>> import tenferro as te
    >>> w = te.variable(1.0)
    >>> opt = te.optimize.Adagrad([w], lr=0.1)
    >>> (w * w).backward()
    >>> opt.step()
    >>> print(f"{w:.3f}")
    0.900
    """

    def __init__(
        self,
        variables: Iterable[Any],
        lr: float | Schedule = 1e-2,
        weight_decay: float = 0.0,
        initial_accumulator_value: float = 0.0,
        eps: float = 1e-10,
    ) -> None:
        super().__init__(
            variables, _adagrad, lr, weight_decay=weight_decay,
            initial_accumulator_value=initial_accumulator_value, eps=eps,
        )  # fmt: skip


class Lion(Optimizer):
    """Lion on eager variables, with weight decay that is decoupled from the gradient.

    >>> import tenferro as te
    >>> w = te.variable([1.0, -2.0])
    >>> opt = te.optimize.Lion([w], lr=0.1)
    >>> (w * w).sum().backward()
    >>> opt.step()
    >>> w
    Tensor([ 0.9, -1.9], requires_grad=True)
    """

    def __init__(
        self,
        variables: Iterable[Any],
        lr: float | Schedule = 1e-4,
        betas: tuple[float, float] = (0.9, 0.99),
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(variables, _lion, lr, betas=tuple(betas), weight_decay=weight_decay)
