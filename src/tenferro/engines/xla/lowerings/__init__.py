"""Lowerings: how families are computed by jax, one module per kind."""
