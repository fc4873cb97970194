"""Errors and warnings that engines give and users catch."""


class GaugeError(ArithmeticError):
    """A loss depends on phases, or on a basis, that a factorization leaves free."""


class UndecidedGaugeError(GaugeError):
    """Forward mode cannot tell whether a loss has the derivative that a factorization gives."""


class GaugeWarning(RuntimeWarning):
    """A derivative at repeated values is right only for losses that treat these alike."""
