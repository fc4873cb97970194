"""Errors and warnings that engines raise and users catch."""


class OutOfBoundsError(IndexError, ValueError):
    """An index points outside of an array: NumPy raises one of these or the other, by function."""

    def __init__(self, operation: str, index: int, axis: int | None, size: object) -> None:
        where = "an array" if axis is None else f"axis {axis}"
        super().__init__(
            f"{operation}: index {index} is out of bounds for {where} with size {size}"
        )


class GaugeError(ArithmeticError):
    """A loss depends on phases, or on a basis, that a factorization leaves free.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.grad(lambda a: np.linalg.eigh(a)[1][0, 1])(np.eye(2))
    Traceback (most recent call last):
    tenferro.errors.GaugeError: ...
    """


class UndecidedGaugeError(GaugeError):
    """Forward mode cannot decide whether a loss has the derivative that a factorization returns."""


class GaugeWarning(RuntimeWarning):
    """A derivative at repeated values is right only for losses that treat these alike.

    >>> import numpy as np
    >>> import tenferro as te
    >>> import warnings
    >>> with warnings.catch_warnings(record=True) as issued:
    ...     warnings.simplefilter("always")
    ...     slope = te.grad(lambda a: np.linalg.eigvalsh(a)[-1])(np.eye(2))
    >>> issued[0].category.__name__
    'GaugeWarning'
    """


class VerificationError(ArithmeticError):
    """A compiled program returned something else than the reference engine, by more than rounding.

    `step` is the step of compilation after which results differ; `file` is the file that
    reproduces it, None if the program cannot be saved. Raised only on request (see
    `te.runtime.verify`).

    >>> import tenferro as te
    >>> issubclass(te.VerificationError, ArithmeticError)
    True
    """

    def __init__(self, message: str, step: str, file: object = None) -> None:
        super().__init__(message)
        self.step, self.file = step, file
