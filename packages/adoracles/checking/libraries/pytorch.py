"""PyTorch's transforms, ``torch.func``."""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.checking.libraries import needed
from adoracles.checking.library import Differentiation


def library() -> Differentiation:
    """Return PyTorch's transforms; raises ImportError if it is not installed."""
    torch = needed("torch", "torch")

    def to_numpy(array: Any) -> Any:
        return array.numpy(force=True) if isinstance(array, torch.Tensor) else np.asarray(array)

    return Differentiation(
        f"PyTorch {torch.__version__}",
        jvp=torch.func.jvp,
        vjp=torch.func.vjp,
        unsupported=(RuntimeError, NotImplementedError),
        to_array=torch.as_tensor,
        to_numpy=to_numpy,
    )
