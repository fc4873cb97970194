"""What a loop hands on from step to step: its structure, shapes and dtypes stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro.ops.base.promotion import convert_to
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import DType
from tenferro.trace import Trace, TracedNumber, is_number
from tenferro.transforms.control.bodies import Numbers, difference, forget_checks
from tenferro.transforms.tracing.arguments import Tree, array_of, flatten, leaf_aval, unflatten
from tenferro.transforms.tracing.tracing import Traced, trace_call

_KINDS = "biufc"


class LoopCarry:
    """The carry of a loop before its first step.

    Python numbers in it are weak: their dtype is the one they have after a step.
    """

    def __init__(self, label: str, init: Any) -> None:
        self.label = label
        self._leaves, self.spec = flatten(init)
        self.avals = [
            leaf_aval(f"{label}: {n}", x) for n, x in zip(self._names(), self._leaves, strict=True)
        ]
        self._weak = [is_number(x) for x in self._leaves]
        # as it comes back from a step: SciPy's sparse matrices have become ours
        self.spec = flatten(unflatten(self.spec, self.stand_ins()))[1]

    def __len__(self) -> int:
        return len(self._leaves)

    def settled(
        self,
        trace: Trace,
        step: Callable[..., tuple[Any, Any]],
        rest: Any,
        rest_avals: Sequence[Aval],
    ) -> Traced:
        """The traced step, `carry, y = step(carry, rest)`, once weak dtypes are known.

        Raises TypeError, naming the leaf, if a step changes the structure, a shape or a dtype.
        """
        while True:
            counted, start = Numbers(step), len(trace)
            try:
                traced = trace_call(
                    trace,
                    counted,
                    (unflatten(self.spec, self.stand_ins()), rest),
                    self.label,
                    avals=[*self.avals, *rest_avals],
                    repeats=True,
                    conditional=True,
                )
            finally:
                forget_checks(trace, start)
            self._check_structure(traced.out_tree.child(0))
            if not self._adopt(traced.out_avals, counted.numbers):
                self._check_avals(traced.out_avals)
                return traced

    def stand_ins(self) -> list[Any]:
        """What takes the place of each leaf while a step is traced: a number where it is weak."""
        return [
            x if weak else aval
            for x, aval, weak in zip(self._leaves, self.avals, self._weak, strict=True)
        ]

    def leaves(self) -> list[Any]:
        """The values of the carry, numbers in the dtype they were found to have."""
        return [
            as_array(x, aval.dtype) if is_number(x) else x
            for x, aval in zip(self._leaves, self.avals, strict=True)
        ]

    def _adopt(self, avals: Sequence[Aval], numbers: Sequence[bool]) -> bool:
        """Set weak leaves to the dtype they have after a step; whether any has changed."""
        changed = False
        for i, weak in enumerate(self._weak):
            if weak and not (numbers[i] and avals[i].dtype == self.avals[i].dtype):
                changed = True
                if may_become(self.avals[i].dtype, avals[i].dtype):
                    self.avals[i] = self.avals[i].with_dtype(avals[i].dtype)
                    self._weak[i] = numbers[i]
                else:
                    self._weak[i] = False
        return changed

    def _names(self) -> list[str]:
        return [f"the carry{path.codify('')}" for path in self.spec.accessors()]

    def _check_structure(self, tree: Tree) -> None:
        if tree != self.spec:
            raise TypeError(
                f"{self.label}: a step returned {difference(tree, self.spec)}; it must return "
                "a carry like its argument"
            )

    def _check_avals(self, avals: Sequence[Aval]) -> None:
        for name, before, after in zip(self._names(), self.avals, avals, strict=False):
            if before == after:
                continue
            text = f"{self.label}: {name} is {before!r} at first and {after!r} after a step; "
            if before.shape != after.shape:
                raise TypeError(text + "the shape of a carry must not change")
            raise TypeError(
                f"{text}make it {after.dtype} from the start (init.astype({after.dtype.name!r})), "
                "or convert inside"
            )


def may_become(before: DType, after: DType) -> bool:
    """Whether a number of one dtype can be an array of another one."""
    return _KINDS.index(after.kind) >= _KINDS.index(before.kind)


def as_array(number: Any, dtype: DType) -> Any:
    """A Python number, or a traced one, as an array of the dtype it was found to have."""
    if isinstance(number, TracedNumber):
        return convert_to(number.array(), dtype)
    return np.asarray(array_of(number), dtype)
