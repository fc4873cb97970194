"""Where the arguments and results of a compiled function are on devices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenferro.eager import Tensor, grad_enabled
from tenferro.eager.device_tensor import holding
from tenferro.transforms.programs.program import Program
from tenferro.transforms.tracing.arguments import (
    Arguments,
    argument_of,
    entries_of,
    flatten,
    unflatten,
)


@dataclass(frozen=True, eq=False)
class Places:
    """The placement options of `jit`: shardings, and arguments whose memory a call may take.

    `arguments` has an entry for each positional argument, `results` is for the result: a device or
    a sharding of jax, None (unspecified), or a pytree of these that is a pytree prefix.
    """

    label: str
    arguments: Any
    results: Any
    donated: int | Sequence[int]

    def run(self, program: Program, arguments: Arguments, leaves: Sequence[Any]) -> Any:
        """The program on arguments that are where they should be."""
        from tenferro.engines.xla.programs.arrays import put  # loaded where the engine is used

        args = arguments.tree[0]
        entries = self._entries(args)
        entries += [None] * (len(leaves) - len(entries))
        placed = [
            x if where is None else put(x, where) for x, where in zip(leaves, entries, strict=True)
        ]
        return program.on_devices(placed, self._donated(args), self._results(program))

    def run_tensors(self, program: Program, arguments: Arguments) -> Any:
        """The same where tensors are among the arguments, as tensors.

        Raises ValueError where gradients would have to be recorded.
        """
        tensors = [x for x in arguments.leaves if isinstance(x, Tensor)]
        if grad_enabled() and any(x.requires_grad for x in tensors):
            raise ValueError(
                f"{self.label}: in_shardings, out_shardings and donate_argnums are not supported "
                "for arguments that record gradients; put te.grad inside te.jit, or pass x.detach()"
            )
        leaves = [x.value if isinstance(x, Tensor) else argument_of(x) for x in arguments.leaves]
        leaves_of_result, tree = flatten(self.run(program, arguments, leaves))
        return unflatten(tree, list(map(holding, leaves_of_result)))

    def _entries(self, args: tuple[Any, ...]) -> list[Any]:
        if self.arguments is None:
            return []
        every = self.arguments if isinstance(self.arguments, tuple | list) else (self.arguments,)
        if len(every) != len(args):
            raise ValueError(
                f"{self.label}: in_shardings has {len(every)} entries for {len(args)} positional "
                "arguments; expected one for each"
            )
        return entries_of(self.label, "in_shardings", tuple(every), args)

    def _donated(self, args: tuple[Any, ...]) -> frozenset[int]:
        """The positions of the leaves whose memory may be taken."""
        asked = (self.donated,) if isinstance(self.donated, int) else tuple(self.donated)
        if not all(0 <= i < len(args) for i in asked):
            raise ValueError(
                f"{self.label}: donate_argnums is {self.donated}, but there are {len(args)} "
                "positional arguments"
            )
        owners = entries_of(self.label, "donate_argnums", tuple(range(len(args))), args)
        return frozenset(i for i, owner in enumerate(owners) if owner in asked)

    def _results(self, program: Program) -> Sequence[Any]:
        if self.results is None:
            return ()
        tree = unflatten(program.out_tree, list(range(program.out_tree.num_leaves)))
        return entries_of(self.label, "out_shardings", self.results, tree)
