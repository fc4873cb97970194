"""tenferro and the frameworks that it is compared with, each as a namespace and a compiler."""

from __future__ import annotations

import shutil
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tenferro.pytree import leaves, map as map_leaves
from tenferro_bench import library, survey_library
from tenferro_bench.workload import Workload

Call = Callable[[], Any]


@dataclass(frozen=True)
class Details:
    """What a compiled program needs: bytes of temporaries, steps that run outside of it.

    None where that is not known.
    """

    temporaries: int | None = None
    references: int | None = None


class PeerNamespace:
    """A module with a few more functions under the names that the workloads use."""

    def __init__(self, module: Any, **functions: Any) -> None:
        self._module = module
        vars(self).update(functions)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


class Peer(ABC):
    """A framework, with a name, and an array namespace that workloads are written against.

    `compiles` says whether the first call makes a program that can be forgotten. A framework that
    does not differentiate is timed on values where others compute gradients.
    """

    name: str
    namespace: Any
    compiles = True
    differentiates = True

    @abstractmethod
    def place(self, array: Any) -> Any:
        """A NumPy array as an array of the framework."""

    def arguments(self, workload: Workload) -> list[Any]:
        """A workload's arguments as arrays of the framework."""
        return [map_leaves(self.place, argument) for argument in workload.arguments()]

    def gradient(self, function: Any, argnums: tuple[int, ...]) -> Any:
        """The function that returns derivatives with respect to some arguments."""
        raise NotImplementedError(f"{self.name}: does not differentiate")

    def prepare(self, workload: Workload, arguments: Sequence[Any]) -> Call:
        """A call that returns when its result is there; the first one compiles."""
        function = self.function(workload)
        return lambda: function(*arguments)

    def function(self, workload: Workload) -> Any:
        """The function to be measured, not compiled."""
        function = workload.make(self.namespace)
        if workload.argnums is None or not self.differentiates:
            return function
        return self.gradient(function, workload.argnums)

    def forget(self, *, disk: bool) -> None:
        """Forget compiled programs in memory, and on disk if `disk`."""
        raise NotImplementedError(f"{self.name}: nothing is compiled")

    def settle(self) -> None:  # noqa: B027  # most do nothing of the kind
        """Wait for background work."""

    def details(self, workload: Workload, arguments: Sequence[Any]) -> Details:
        """What the compiled workload needs."""
        return Details()

    def trim(self) -> None:  # noqa: B027  # most keep none
        """Return cached memory to the system."""

    def numbers(self, result: Any, workload: Workload) -> list[np.ndarray[Any, Any]]:
        """A result as NumPy arrays, complex gradients as tenferro and PyTorch define them."""
        return [np.asarray(leaf) for leaf in leaves(result)]


class Tenferro(Peer):
    """tenferro with one of its engines."""

    def __init__(self, engine: str) -> None:
        from tenferro import linalg, numpy as tn, special
        from tenferro.adoption.functions import adopted_function

        self.name, self.engine = f"tenferro ({engine})", engine
        self.compiles = engine == "native"
        self.namespace = PeerNamespace(
            tn,
            erf=special.erf,
            cholesky=linalg.cholesky,
            solve_triangular=lambda a, b: linalg.solve_triangular(a, b, lower=True),
            eigvalsh=linalg.eigvalsh,
            svdvals=linalg.svdvals,
            library={**library.tenferro(), **survey_library.tenferro()},
            program=lambda f, **fixed: partial(adopted_function(f), **fixed),
        )

    def place(self, array: Any) -> Any:
        return array

    def gradient(self, function: Any, argnums: tuple[int, ...]) -> Any:
        import tenferro as te

        return te.grad(function, argnums=argnums)

    def prepare(self, workload: Workload, arguments: Sequence[Any]) -> Call:
        import tenferro as te

        compiled = te.jit(self.function(workload), engine=self.engine)
        return lambda: compiled(*arguments)

    def forget(self, *, disk: bool) -> None:
        from tenferro import runtime

        runtime.clear_programs(disk=disk)

    def settle(self) -> None:
        if self.engine == "native":
            from tenferro import runtime

            runtime.wait_for_compilation()

    def trim(self) -> None:
        if self.engine == "native":
            from tenferro import runtime

            runtime.clear_memory()

    def details(self, workload: Workload, arguments: Sequence[Any]) -> Details:
        import tenferro as te

        traced = te.trace(self.function(workload), engine=self.engine)(*arguments)
        compiled: Any = traced.compiled
        self.settle()
        program = compiled.program
        if self.engine != "native":
            return Details()
        workspace = None if program.references else program.schedule.memory
        return Details(workspace, len(program.references))


class Jax(Peer):
    """jax.jit on the CPU, in double precision where requested, with a compilation cache."""

    name = "jax"

    def __init__(self) -> None:
        import jax

        settings: Any = jax.config  # untyped where jax is installed, unknown where it is not
        settings.update("jax_enable_x64", True)
        self._kept = Path(tempfile.mkdtemp(prefix="jax"))
        settings.update("jax_compilation_cache_dir", str(self._kept))
        settings.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        settings.update("jax_persistent_cache_min_entry_size_bytes", -1)
        import jax.numpy as jnp

        self._jax: Any = jax
        self.namespace = PeerNamespace(
            jnp,
            erf=jax.scipy.special.erf,
            logsumexp=jax.scipy.special.logsumexp,
            cholesky=jnp.linalg.cholesky,
            solve_triangular=lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True),
            eigvalsh=jnp.linalg.eigvalsh,
            svdvals=lambda a: jnp.linalg.svd(a, compute_uv=False),
            library={**library.jax(), **survey_library.jax()},
            program=lambda f, **fixed: partial(in_jax(f), **fixed),
        )

    def place(self, array: Any) -> Any:
        return self.namespace.asarray(array)

    def numbers(self, result: Any, workload: Workload) -> list[np.ndarray[Any, Any]]:
        found = super().numbers(result, workload)
        return found if workload.argnums is None else [x.conj() for x in found]

    def gradient(self, function: Any, argnums: tuple[int, ...]) -> Any:
        return self._jax.grad(function, argnums=argnums)

    def prepare(self, workload: Workload, arguments: Sequence[Any]) -> Call:
        compiled = self._jax.jit(self.function(workload))
        wait = self._jax.block_until_ready
        return lambda: wait(compiled(*arguments))

    def forget(self, *, disk: bool) -> None:
        self._jax.clear_caches()
        if disk:
            for kept in self._kept.iterdir():
                kept.unlink()

    def details(self, workload: Workload, arguments: Sequence[Any]) -> Details:
        lowered = self._jax.jit(self.function(workload)).lower(*arguments)
        found: Any = lowered.compile().memory_analysis()
        return Details(int(found.temp_size_in_bytes))

    def __del__(self) -> None:
        shutil.rmtree(getattr(self, "_kept", ""), ignore_errors=True)


def in_jax(function: Any) -> Any:
    """A program's counterpart in jax's loops."""
    return getattr(import_module(f"{function.__module__}_jax"), function.__name__)


class Torch(Peer):
    """PyTorch, eager."""

    name = "torch"
    compiles = False

    def __init__(self) -> None:
        import torch

        self._torch: Any = torch
        self.namespace = _torch_namespace(torch)

    def place(self, array: Any) -> Any:
        return self._torch.as_tensor(array)

    def gradient(self, function: Any, argnums: tuple[int, ...]) -> Any:
        return self._torch.func.grad(function, argnums=argnums)


def _torch_namespace(torch: Any) -> Any:
    def reduced(function: Any) -> Any:
        def reduce(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
            return function(x) if axis is None else function(x, dim=axis, keepdim=keepdims)

        return reduce

    return PeerNamespace(
        torch,
        sum=reduced(torch.sum),
        mean=reduced(torch.mean),
        max=reduced(lambda x, **k: torch.amax(x, **k)),
        logsumexp=lambda x, axis: torch.logsumexp(x, axis),
        prod=lambda x, axis: torch.prod(x, axis),
        sort=lambda x, axis: torch.sort(x, dim=axis).values,
        roll=lambda x, shift, axis: torch.roll(x, shift, axis),
        eye=lambda n: torch.eye(n, dtype=torch.float64),
        cholesky=torch.linalg.cholesky,
        solve_triangular=lambda a, b: torch.linalg.solve_triangular(a, b[:, None], upper=False)[
            :, 0
        ],
        eigvalsh=torch.linalg.eigvalsh,
        svdvals=torch.linalg.svdvals,
        library={**library.torch(), **survey_library.torch()},
    )


class Numpy(Peer):
    """NumPy itself, which Python runs: programs as they are."""

    name = "NumPy"
    compiles = differentiates = False

    def __init__(self) -> None:
        self.namespace = PeerNamespace(np, program=partial)

    def place(self, array: Any) -> Any:
        return array

    def prepare(self, workload: Workload, arguments: Sequence[Any]) -> Call:
        """A call with copies of the arguments, to which programs may write."""
        function = self.function(workload)
        return lambda: function(*[x.copy() for x in arguments])


class Numba(Numpy):
    """Numba's compiled functions."""

    name = "numba"

    def __init__(self) -> None:
        from numba import njit

        def program(function: Any, **fixed: Any) -> Any:
            compiled = njit(function)
            return lambda *args: np.asarray(compiled(*args, **fixed))

        self.namespace = PeerNamespace(np, program=program)


PEERS: dict[str, Callable[[], Peer]] = {
    "native": lambda: Tenferro("native"),
    "numpy": lambda: Tenferro("numpy"),
    "jax": Jax,
    "torch": Torch,
    "numba": Numba,
    "plain": Numpy,
}
