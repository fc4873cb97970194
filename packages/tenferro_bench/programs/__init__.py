"""Programs with loops as NumPy's users write them, and the same in jax's loops.

A module `KIND` has functions of plain NumPy. They know nothing of tenferro and of Numba, which
take them as they are. `KIND_jax` has the functions of the same names as an expert of jax writes
them: `lax.scan` and `lax.fori_loop` around operations of whole arrays. The module `programs_set`
has the sizes.
"""
