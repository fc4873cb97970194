"""Values of the table's functions on Python numbers.

Every function takes and returns ``float`` or ``complex`` and, where Python's ``math`` and
``cmath`` raise, returns the infinity or NaN of IEEE 754 arithmetic and NumPy. Branch cuts
and the signs of zeros on them are those of C99 Annex G, which ``cmath`` and NumPy share.
"""
