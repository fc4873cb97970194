"""Programs with checks: two more outputs say which one failed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tenferro.engines.native.program import NativeProgram
from tenferro.engines.native.unit import CallForm
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

    def native_call(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """That of the program, and a look at the outputs of the checks."""
        own = self.program.native_call(
            lambda *args: _Finished(slow(*args)), replace(form, single=False)
        )
        if own is None:
            return None
        checks, single = self.checks, form.single

        def call(*args: Any) -> Any:
            outputs = own(*args)
            if outputs.__class__ is _Finished:
                return outputs.result
            if outputs[-2].item():
                raise _failed(checks[int(outputs[-1])], int(outputs[-2]))
            return outputs[0] if single else outputs[:-2]

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
