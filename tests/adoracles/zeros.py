"""A library whose every derivative is zero, of the right names, shapes and dtypes."""

import numpy as np

from adoracles import Library


class Zeros:
    name = "zeros"
    conventions = {}  # noqa: RUF012 - of no operation

    def derivatives(self, case, probe, parts):
        models = {
            part: probe.cotangent if part in ("jvp", "fof") else case.inputs for part in parts
        }
        return {
            part: {name: np.zeros_like(tensor) for name, tensor in model.items()}
            for part, model in models.items()
        }

    def refuse(self, case):
        raise AssertionError("zeros are an answer, not a refusal")


def zeros() -> Library:
    return Zeros()
