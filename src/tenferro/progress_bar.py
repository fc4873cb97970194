"""A bar on the terminal for work that is made of steps."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self


class ProgressBar:
    """A context manager that shows how many steps were made, if `shown`.

    `total` is their number, None if it is not known.
    """

    def __init__(self, label: str, total: int | None, shown: bool) -> None:
        self._label, self._total = label, total
        self._bar = None
        if shown:
            self.show()

    def show(self) -> None:
        """Show it."""
        self._bar = self._bar or _bar(self._total is not None)

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
            self._task = self._bar.add_task(self._label, total=self._total)
        return self

    def advance(self, steps: int, text: str) -> None:
        """Show that more steps were made, and what is known of them."""
        if self._bar is not None:
            self._bar.update(self._task, advance=steps, description=f"{self._label}: {text}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()


def _bar(is_known: bool) -> Any:
    from rich.console import Console  # loaded when it is needed
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    return Progress(*(() if is_known else columns), console=Console(stderr=True))
