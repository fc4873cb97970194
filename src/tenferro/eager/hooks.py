"""Functions that see, and may replace, what flows back to a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import ref

if TYPE_CHECKING:
    from tenferro.eager.recording import Node
    from tenferro.eager.tensor import Tensor

Hook = Callable[[Any], Any]


class Hooks:
    """The hooks of one output of a node, and the tensors that keep its cotangent."""

    __slots__ = ("functions", "keepers", "numbers")

    def __init__(self) -> None:
        self.functions: dict[int, Hook] = {}
        self.keepers: list[ref[Tensor]] = []
        self.numbers = 0

    def add(self, hook: Hook) -> int:
        """A number for a hook that is called from now on, after those that are there."""
        self.numbers += 1
        self.functions[self.numbers] = hook
        return self.numbers


class HookHandle:
    """A registered hook: `remove()`, or the end of a `with` block, removes it.

    >>> import tenferro as te
    >>> w = te.variable(1.0)
    >>> with w.register_hook(lambda g: 10 * g):
    ...     (2 * w).backward()
    >>> w.grad
    Tensor(20.)
    """

    __slots__ = ("_hooks", "_number")

    def __init__(self, hooks: Hooks, hook: Hook) -> None:
        if not callable(hook):
            raise TypeError(f"register_hook: expected a function, got {type(hook).__name__}")
        self._hooks = hooks
        self._number = hooks.add(hook)

    def remove(self) -> None:
        """Remove the hook."""
        self._hooks.functions.pop(self._number, None)

    def __enter__(self) -> HookHandle:
        return self

    def __exit__(self, *exception: object) -> None:
        self.remove()


def hooks_of(node: Node, slot: int) -> Hooks:
    """The hooks of an output of a node; made if there are none yet."""
    if node.hooks is None:
        node.hooks = {}
    return node.hooks.setdefault(slot, Hooks())
