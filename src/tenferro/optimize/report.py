"""What is reported while a solver runs: the user's callback, and progress on the terminal."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tenferro.optimize.result import OptimizeResult
from tenferro.progress_bar import ProgressBar

Callback = Callable[..., Any]


class ProgressReport(ProgressBar):
    """Calls `callback` after each step of a solver, and shows progress; a context manager.

    As in SciPy, a callback whose only parameter is called `intermediate_result` gets a result with
    the point and the value, any other the point; it ends the solver by raising StopIteration.
    """

    def __init__(
        self,
        title: str,
        unravel: Callable[[Any], Any],
        callback: Callback | None,
        progress: bool,
        takes_value: bool = False,
    ) -> None:
        """`takes_value`: the callback also receives the first reported field after the point."""
        super().__init__(title, None, progress)
        self._unravel, self._callback = unravel, callback
        self._takes_value = takes_value
        self._takes_result = callback is not None and _takes_result(callback)
        self.steps = 0

    @property
    def is_needed(self) -> bool:
        """Whether anything is reported."""
        return self._callback is not None or self._bar is not None

    def check_untraced(self, label: str, traced: bool) -> None:
        """Raise TypeError where a solver is traced: it then runs as a whole, without Python."""
        if traced:
            raise TypeError(
                f"{label}: callback and progress call Python after each step, which a traced "
                "function cannot; leave them out, or call the solver outside of it"
            )

    def __call__(self, x: Any, fields: Mapping[str, Any]) -> Any:
        """After a step to the vector x; `fields` are what is known there."""
        self.steps += 1
        if self._bar is not None:
            shown = [f"{name} {float(np.max(np.abs(v))):.6g}" for name, v in fields.items()]
            self.advance(1, ", ".join([f"step {self.steps}", *shown]))
        if self._callback is None:
            return None
        tree = self._unravel(np.array(x))
        if self._takes_result:
            found = {"fun": fields["value"]} if "value" in fields else {}
            return self._callback(intermediate_result=OptimizeResult.of({"x": tree, **found}, ()))
        if self._takes_value:
            return self._callback(tree, np.array(next(iter(fields.values()))))
        return self._callback(tree)

    def ended_by(self, x: Any, fields: Mapping[str, Any]) -> bool:
        """The same; whether the callback has raised StopIteration."""
        try:
            self(x, fields)
        except StopIteration:
            return True
        return False


def _takes_result(callback: Callback) -> bool:
    try:
        return set(inspect.signature(callback).parameters) == {"intermediate_result"}
    except (TypeError, ValueError):
        return False
