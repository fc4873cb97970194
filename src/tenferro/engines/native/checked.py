"""Programs with checks: two more outputs say which one failed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenferro.engines.native.program import NativeProgram
from tenferro.engines.native.runtime.signature import Number
from tenferro.engines.steps import Steps
from tenferro.ops.ensure import failure
from tenferro.ops.family import TensorOperation
from tenferro.ops.indexing import out_of_bounds
from tenferro.passes.index_checks import Checks


class CheckedProgram(NativeProgram):
    """A program with the outputs of `index_checks`, which it reads after each call."""

    def __init__(self, program: NativeProgram, checks: Checks) -> None:
        super().__init__(program.inputs)
        self.program = program
        self.checks = checks
        self.units, self.references = program.units, program.references

    @property
    def steps(self) -> Steps:
        """Those of the program."""
        return self.program.steps

    def __call__(self, *arrays: Any) -> list[Any]:
        *outputs, number, position = self.program(*arrays)
        if number.item():
            raise _failed(self.checks[int(position)], int(number))
        return outputs

    def entry(
        self,
        slow: Callable[..., Any],
        *,
        single: bool,
        numbers: Mapping[int, Number],
        fixed: Sequence[Any],
    ) -> Callable[..., Any] | None:
        """The native call, and a look at what it found."""
        own = self.program.entry(
            lambda *args: _Finished(slow(*args)), single=False, numbers=numbers, fixed=fixed
        )
        if own is None:
            return None
        checks = self.checks

        def call(*args: Any) -> Any:
            found = own(*args)
            if found.__class__ is _Finished:
                return found.result
            if found[-2].item():
                raise _failed(checks[int(found[-1])], int(found[-2]))
            return found[0] if single else found[:-2]

        return call


def _failed(check: TensorOperation, number: int) -> Exception:
    if check.name == "ensure":
        return failure(**check.params)
    return out_of_bounds(check, number)


class _Finished:
    """What the slow path gave."""

    __slots__ = ("result",)

    def __init__(self, result: Any) -> None:
        self.result = result
