"""Checkpoints of arrays on devices, kept by Orbax."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any


class Checkpoints:
    """Pytrees of arrays on devices in a folder that all processes see, by the number of a step.

    What is written is there when it is complete, so a run that is killed carries on from the last
    one, to the last bit. Every `every`-th step is kept, of these the last `keep`.

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
        options = orbax.CheckpointManagerOptions(save_interval_steps=every, max_to_keep=keep)
        self._manager = orbax.CheckpointManager(Path(folder).resolve(), options=options)

    def save(self, step: int, tree: Any) -> None:
        """Keep a pytree, if this step is one of those that are kept; waits until it is there."""
        from tenferro.engines.xla.executable import wide

        with wide():
            self._manager.save(step, args=self._orbax.args.StandardSave(tree))
            self._manager.wait_until_finished()

    def restore(self, like: Any) -> tuple[int, Any]:
        """The last step that was kept and its pytree; 0 and `like` itself if there is none.

        Arrays are where those of `like` are, which has the same structure and shapes.
        """
        from tenferro.engines.xla.executable import wide

        last = self._manager.latest_step()
        if last is None:
            return 0, like
        with wide():
            return last, self._manager.restore(last, args=self._orbax.args.StandardRestore(like))
