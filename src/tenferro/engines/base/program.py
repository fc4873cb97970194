"""The protocol of compiled programs: what every engine makes of a graph whose sizes are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from tenferro.engines.base.checked_call import checked_call
from tenferro.engines.base.nesting import Nesting
from tenferro.engines.base.steps import Steps
from tenferro.passes.checks import Checks, Finished, Run, checked, checked_entry
from tenferro.tensor import Aval

Number = type[float] | type[int] | type[bool] | type[complex] | type[np.generic]


@dataclass(frozen=True)
class CallForm:
    """What the fastest call of a program takes and returns.

    `numbers` has the type of each argument that is a number of Python or NumPy, by position. The
    last inputs of the program may be `fixed`: they are then no arguments. A `single` output is
    returned without a tuple. A program that `flushes` takes subnormal numbers for zeros. With
    `arguments`, the inputs are the leaves of the arguments; with `result`, the outputs are the
    leaves of what is returned.
    """

    single: bool = False
    numbers: Mapping[int, Number] = field(default_factory=dict)
    fixed: Sequence[Any] = ()
    flushes: bool = False
    arguments: Nesting | None = None
    result: Nesting | None = None

    def returned(self, outputs: Sequence[Any]) -> Any:
        """What a call with these outputs returns."""
        if self.result is not None:
            return self.result.made_of(outputs)[0]
        return outputs[0] if self.single else tuple(outputs)


class EngineProgram:
    """A function of arrays that fit `inputs`, which returns a list of arrays.

    Every member except the call itself and `steps` has a default. A program does not override what
    it does not support.
    """

    checks: Checks = ()
    """What the last outputs report: the first check that failed (see `base.checks`)."""
    on_host: tuple[str, ...] = ()
    """The families that run on the host in a program for devices."""

    flushes: bool = False
    """Whether it takes subnormal numbers for zeros, whatever the setting of the process."""

    def __init__(self, inputs: Sequence[Aval]) -> None:
        self.inputs = inputs

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays that fit the inputs; they share no memory with these.

        What `checks` report is among them.
        """
        raise NotImplementedError

    def __str__(self) -> str:
        return str(self.steps)

    @property
    def run(self) -> Run:
        """The call whose errors are raised, and whose outputs are those of the graph."""
        return checked(self, self.checks) if self.checks else self.__call__

    @property
    def steps(self) -> Steps:
        """The steps that a call consists of, by kind."""
        raise NotImplementedError

    @property
    def final(self) -> bool:
        """Whether the code is final: nothing better is being compiled."""
        return True

    @property
    def successor(self) -> EngineProgram | None:
        """The program that takes the place of this one, once it is compiled."""
        return None

    @property
    def settled(self) -> bool:
        """Whether this program stays the one that calls go to."""
        return True

    def entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """The fastest way to `__call__` for arguments of known types, with outputs as in `form`.

        Arguments that do not fit go to `slow`. None if no way is faster than the general one.
        """
        return self.checked_entry(self, slow, form)

    def checked_entry(
        self,
        run: Callable[..., list[Any]],
        slow: Callable[..., Any],
        form: CallForm,
        live: Sequence[Any] | None = None,
    ) -> Callable[..., Any] | None:
        """`run` behind checks of the arguments in Python; None where they are not plain arrays.

        All arguments go to `slow` once `live` is empty.
        """
        if form.numbers or form.arguments or form.result:
            return None
        arguments = self.inputs[: len(self.inputs) - len(form.fixed)]
        return checked_call(run, slow, arguments, single=form.single, fixed=form.fixed, live=live)

    def fast_call(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """The fastest way to `run`, as `entry` is to the call itself."""
        if not self.checks:
            return self.entry(slow, form)
        own = self.entry(
            lambda *args, **named: Finished(slow(*args, **named)),
            replace(form, single=False, result=None),
        )
        return None if own is None else checked_entry(own, self.checks, form.returned)

    def device_entry(
        self, arrays: Sequence[Any], slow: Callable[..., Any], form: CallForm
    ) -> Callable[..., Any] | None:
        """The fastest way to `on_devices` for arrays on devices like these, as `entry` is for
        others."""
        return None

    def on_devices(
        self,
        *arrays: Any,
        donated: frozenset[int] = frozenset(),
        results: Sequence[Any] = (),
    ) -> list[Any]:
        """The outputs as arrays on devices.

        The memory of the arguments at the positions `donated` may be reused; `results` are
        shardings of the outputs, None where the engine chooses.
        """
        raise NotImplementedError

    def executables(self, *arrays: Any) -> list[Any]:
        """What the compiler of the devices made for such arguments, piece by piece."""
        raise NotImplementedError

    def device_memory(self, *arrays: Any) -> int:
        """The most bytes that a device holds in a call with such arguments."""
        raise NotImplementedError
