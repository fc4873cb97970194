"""Definitions in extended precision, and derivatives of them by differences.

A definition is a function of NumPy arrays of mpmath's numbers; none uses a derivative rule. The
derivatives are central differences of the definition itself. Needs mpmath
(``pip install mpmath``), which is imported when something is computed.
"""
