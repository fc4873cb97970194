"""Checkpoints of arrays on devices, stored with Orbax, with checksums of the arrays."""

from __future__ import annotations

import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from tenferro.pytree import leaves

__all__ = ["Checkpoints"]

NDArray = np.ndarray[Any, Any]
_DIFFERENT = (
    "the checksums of the arrays differ from those that were saved, so they are damaged, or the "
    "dtypes of `like` are other than theirs"
)


class Checkpoints:
    """Checkpoints of pytrees of arrays on devices, in a folder that all processes can access.

    A checkpoint appears only when it is complete. A killed run can therefore continue from the last
    checkpoint, with results that are equal to the last bit. Every `every`-th step is stored, and
    the last `keep` of these are kept.

    Raises ModuleNotFoundError without orbax-checkpoint (pip install orbax-checkpoint).

    >>> import tempfile
    >>> import numpy as np
    >>> import tenferro as te
    >>> p = {"w": te.device_put(np.arange(3.0))}
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     te.sharding.Checkpoints(folder).save(1, p)
    ...     step, q = te.sharding.Checkpoints(folder).restore(p)
    >>> step, np.asarray(q["w"])
    (1, array([0., 1., 2.]))
    """

    def __init__(self, folder: str | Path, every: int = 1, keep: int = 2) -> None:
        if find_spec("orbax") is None:
            raise ModuleNotFoundError(
                "Checkpoints: orbax-checkpoint is not installed (pip install orbax-checkpoint)",
                name="orbax",
            )
        import orbax.checkpoint as orbax

        self._orbax = orbax
        self._passed_over: set[int] = set()
        options = orbax.CheckpointManagerOptions(save_interval_steps=every, max_to_keep=keep)
        handler = orbax.StandardCheckpointHandler()
        self._manager = orbax.CheckpointManager(
            Path(folder).resolve(), options=options, item_handlers=handler
        )

    def save(self, step: int, tree: Any) -> None:
        """Store a pytree if this step is one of those to store, and wait until it is written.

        Steps that `restore` has skipped are deleted first.
        """
        from tenferro.engines.xla.programs.executable import wide

        while self._passed_over:
            self._manager.delete(self._passed_over.pop())
        with wide():
            contents = {"tree": tree, "checksums": _checksums(tree)}
            self._manager.save(step, args=self._orbax.args.StandardSave(contents))
            self._manager.wait_until_finished()

    def restore(self, like: Any) -> tuple[int, Any]:
        """Return the last step that can be restored and its pytree; 0 and `like` if there is none.

        `like` has the same structure, shapes and dtypes; the restored arrays are on its devices.
        Steps with damaged files are skipped with a `RuntimeWarning`. Raises RuntimeError if steps
        were stored and none of them can be restored.
        """
        from tenferro.engines.xla.programs.executable import wide

        steps = sorted(self._manager.all_steps(), reverse=True)
        errors: list[Exception] = []
        for step in steps:
            with wide():
                found, error = self._found(step, like)
            if _everywhere(error is None):
                return step, found
            self._passed_over.add(step)
            errors.append(error or RuntimeError("another process cannot read it"))
            warnings.warn(
                f"Checkpoints: step {step} cannot be restored: {errors[-1]}",
                RuntimeWarning,
                stacklevel=2,
            )
        if errors:
            raise RuntimeError(
                f"Checkpoints: none of the steps {steps} can be restored; step {steps[0]}: "
                f"{errors[0]}"
            ) from errors[0]
        return 0, like

    def _found(self, step: int, like: Any) -> tuple[Any, Exception | None]:
        """The pytree of a step, or why it cannot be restored."""
        wanted = {"tree": like, "checksums": np.zeros(len(leaves(like)), np.uint64)}
        try:
            found = self._manager.restore(step, args=self._orbax.args.StandardRestore(wanted))
        except Exception as error:  # noqa: BLE001  (Orbax raises `Exception` itself for damaged data)
            return None, error
        if not np.array_equal(_checksums(found["tree"]), np.asarray(found["checksums"])):
            return None, ValueError(_DIFFERENT)
        return found["tree"], None


def _checksums(tree: Any) -> NDArray:
    import jax

    checksum = jax.jit(_checksum)
    return np.array([int(checksum(x)) for x in leaves(tree)], np.uint64)


def _checksum(x: Any) -> Any:
    """A sum of the bits of all elements, with odd weights that depend on their positions.

    It is the same number for any distribution of the parts. Another value of one element changes
    the sum.
    """
    import jax

    if jax.numpy.iscomplexobj(x):
        return _checksum(x.real) + 3 * _checksum(x.imag)
    x = jax.numpy.asarray(x)
    if jax.numpy.issubdtype(x.dtype, jax.numpy.floating):
        x = jax.lax.bitcast_convert_type(x, f"uint{8 * x.dtype.itemsize}")
    position = jax.numpy.zeros(x.shape, np.uint64)
    for axis, n in enumerate(x.shape):
        position = position * np.uint64(n) + jax.lax.broadcasted_iota(np.uint64, x.shape, axis)
    return (x.astype(np.uint64) * (2 * position + 1)).sum()


def _everywhere(holds: bool) -> bool:
    """Whether a condition holds in every process."""
    import jax

    if jax.process_count() == 1:
        return holds
    from jax.experimental.multihost_utils import process_allgather

    return bool(np.all(process_allgather(np.array(holds))))
