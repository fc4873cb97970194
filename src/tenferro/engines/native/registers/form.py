"""What the code of a loop depends on."""

from __future__ import annotations

from dataclasses import dataclass

from computegraph import Body


@dataclass(frozen=True)
class LoopForm:
    """A loop up to what it is called with; without `test` it is a scan."""

    body: Body
    test: Body | None
    consts: int
    carries: int
    reverse: bool

    @property
    def xs(self) -> int:
        """The number of arrays that are sliced."""
        return len(self.body.inputs) - self.consts - self.carries
