"""Programs with checks: further outputs say which one failed, and in which steps of loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tenferro.engines.native.program import NativeProgram
from tenferro.engines.native.unit import CallForm
from tenferro.engines.steps import Steps
from tenferro.passes.index_checks import Checks, depth_of


class CheckedProgram(NativeProgram):
    """A program with the outputs of `index_checks`, which it reads after each call."""

    def __init__(self, program: NativeProgram, checks: Checks) -> None:
        super().__init__(program.inputs)
        self.program = program
        self.checks = checks
        self._number = -2 - depth_of(checks)
        """Where the number of the first check that failed is among the outputs."""
        self.units, self.references = program.units, program.references

    @property
    def steps(self) -> Steps:
        """Those of the program."""
        return self.program.steps

    def __call__(self, *arrays: Any) -> list[Any]:
        found = self.program(*arrays)
        if found[self._number].item():
            raise _failed(self.checks, found[self._number :])
        return found[: self._number]

    def native_call(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """That of the program, and a look at the outputs of the checks."""
        own = self.program.native_call(
            lambda *args: _Finished(slow(*args)), replace(form, single=False)
        )
        if own is None:
            return None
        checks, single, number = self.checks, form.single, self._number

        def call(*args: Any) -> Any:
            outputs = own(*args)
            if outputs.__class__ is _Finished:
                return outputs.result
            if outputs[number].item():
                raise _failed(checks, outputs[number:])
            return outputs[0] if single else outputs[:number]

        return call


def _failed(checks: Checks, outputs: Sequence[Any]) -> Exception:
    number, position, *steps = map(int, outputs)
    return checks[position].error(number, steps)


class _Finished:
    """What the slow path gave."""

    __slots__ = ("result",)

    def __init__(self, result: Any) -> None:
        self.result = result
