"""Errors and warnings that engines give and users catch."""


class GaugeError(ArithmeticError):
    """A loss depends on phases, or on a basis, that a factorization leaves free."""


class GaugeWarning(RuntimeWarning):
    """A derivative at repeated values is right only for losses that treat these alike."""
